"""Start Bezique Desktop from a checkout: `python3 packaging/play.py [arguments of the program]`.

With `--console` as the first argument the console program `bezique` is started instead. The first start makes an
environment of its own with what the program needs; later ones only look whether it still fits.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("Bezique Desktop needs Python 3.11 or newer, and this is Python %d.%d." % sys.version_info[:2])

import os
import subprocess

from environment import Environment, environment_folder, requirements
from progress import Unable, say
from system_packages import provide_libraries

CONSOLE = "--console"
WITHOUT_DISPLAY = {"--demo", "--screenshot", "--help", "-h", "--version"}
NO_DISPLAY = (
    "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can open; to see the game all "
    "the same, let it play a deal and write a picture: {start} --demo --screenshot bezique.png"
)


def qt_platform(arguments: list[str]) -> str:
    """The Qt platform to draw with, as Qt would choose it; without a display only a picture can be drawn."""
    if chosen := os.environ.get("QT_QPA_PLATFORM"):
        return chosen.split(":")[0].split(";")[0]
    if os.environ.get("DISPLAY"):
        return "xcb"
    if os.environ.get("WAYLAND_DISPLAY"):
        return "wayland"
    if WITHOUT_DISPLAY.isdisjoint(argument.split("=")[0] for argument in arguments):
        raise Unable(NO_DISPLAY.format(start=f"python3 {sys.argv[0]}"))
    return "offscreen"


def play(arguments: list[str]) -> int:
    environment = Environment(environment_folder(".venv-play"), requirements())
    if arguments[:1] == [CONSOLE]:
        environment.provide()
        return start(environment, "bezique_desktop.cli.main", arguments[1:])
    try:
        platform = qt_platform(arguments) if sys.platform.startswith("linux") else ""
    except Unable:
        if environment.is_complete():  # the program looks at its arguments first, and then says the same
            return start(environment, "bezique_desktop", arguments)
        raise
    environment.provide()
    if platform:
        provide_libraries(environment.site_packages, platform)
    if platform == "offscreen":
        os.environ["QT_QPA_PLATFORM"] = platform
    return start(environment, "bezique_desktop", arguments)


def start(environment: Environment, module: str, arguments: list[str]) -> int:
    return subprocess.run([environment.python, "-P", "-m", module, *arguments], check=False).returncode


if __name__ == "__main__":
    try:
        sys.exit(play(sys.argv[1:]))
    except Unable as reason:
        say(str(reason))
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
