"""Run the whole test suite from a checkout: `python3 packaging/test.py [arguments of pytest]`.

It makes an environment of its own first. Where the system has or may get Xvfb, the tests marked `xcb` follow in a real
window. `--environment` alone runs no test: it prints the path of the environment's Python, which has all tools.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("The tests of Bezique Desktop need Python 3.11 or newer, and this is Python %d.%d." % sys.version_info[:2])

import os
import shutil
import subprocess

from environment import CHECKOUT, Environment, environment_folder, requirements
from progress import Unable, say
from system_packages import provide_libraries, provide_packages

NO_TESTS = 5
"""The exit code of pytest when nothing was chosen."""

SCREEN = ["xvfb-run", "-a", "-s", "-screen 0 1920x1200x24"]


def run_pytest(environment: Environment, platform: str, arguments: list[str]) -> int:
    scratch = environment.folder
    variables = {"QT_QPA_PLATFORM": platform, "HYPOTHESIS_STORAGE_DIRECTORY": str(scratch / "hypothesis")}
    pytest = [str(environment.python), "-m", "pytest", "-o", f"cache_dir={scratch / 'pytest'}", *arguments]
    command = [*SCREEN, *pytest] if platform == "xcb" else pytest
    return subprocess.run(command, check=False, cwd=CHECKOUT, env=os.environ | variables).returncode


def has_x_server(environment: Environment) -> bool:
    """True if window tests can run; it installs what they need where it may."""
    if not sys.platform.startswith("linux"):
        return False
    try:
        if not all(map(shutil.which, ("xvfb-run", "xauth", "xdotool"))):
            provide_packages(["xvfb", "xauth", "xdotool"], "The tests in a real window need an X server")
        provide_libraries(environment.site_packages, "xcb")
    except Unable as reason:
        say(f"The tests marked xcb are left out. {reason}")
        return False
    return True


def overall(codes: list[int]) -> int:
    """The exit code of several runs: the first failure; that a run had nothing to do counts only if all had."""
    failures = [code for code in codes if code not in (0, NO_TESTS)]
    return failures[0] if failures else min(codes)


def test(arguments: list[str]) -> int:
    environment = Environment(environment_folder(".venv-test"), requirements("test", "dev"))
    environment.provide()
    if sys.platform.startswith("linux"):
        provide_libraries(environment.site_packages, "offscreen")
    if arguments == ["--environment"]:
        print(environment.python)
        return 0
    say("Tests without a window")
    codes = [run_pytest(environment, "offscreen", ["-n", "2", *arguments])]
    if has_x_server(environment):
        say("Tests in a real window")
        codes.append(run_pytest(environment, "xcb", arguments))
    return overall(codes)


if __name__ == "__main__":
    try:
        sys.exit(test(sys.argv[1:]))
    except Unable as reason:
        say(str(reason))
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
