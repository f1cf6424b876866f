"""The environment that play.py and test.py each make for themselves: a virtual one, beside the checkout."""

import hashlib
import importlib.util
import json
import os
import sys
import sysconfig
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from progress import Unable, run, step
from system_packages import provide_packages

CHECKOUT = Path(__file__).resolve().parent.parent
STAMP = "complete.stamp"


def requirements(*extras: str) -> list[str]:
    """What the program needs to run, and what the named extras of the project file add to it."""
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return sum((project["optional-dependencies"][extra] for extra in extras), list(project["dependencies"]))


def cache_folder() -> Path:
    """Where this user's programs keep what they can make again."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


def environment_folder(name: str) -> Path:
    """A hidden folder of the checkout, or one in the user's cache where the checkout cannot be written to."""
    if os.access(CHECKOUT, os.W_OK):
        return CHECKOUT / name
    mark = hashlib.sha256(str(CHECKOUT).encode()).hexdigest()[:12]
    return cache_folder() / "bezique-desktop" / f"{name.lstrip('.')}-{mark}"


@dataclass(frozen=True)
class Environment:
    """A virtual environment that holds the requirements and finds the package in the checkout."""

    folder: Path
    requirements: Sequence[str]

    @property
    def python(self) -> Path:
        return self.folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")

    @property
    def site_packages(self) -> Path:
        base = {"base": str(self.folder), "platbase": str(self.folder)}
        return Path(sysconfig.get_path("purelib", "venv", base))

    @property
    def stamp(self) -> str:
        """Differs as soon as anything differs that calls for a new environment."""
        facts = [sys.version, sys.base_prefix, str(CHECKOUT), *self.requirements]
        return hashlib.sha256(json.dumps(facts).encode()).hexdigest()

    def is_complete(self) -> bool:
        stamp = self.folder / STAMP
        return self.python.exists() and stamp.is_file() and stamp.read_text(encoding="utf-8") == self.stamp

    def provide(self) -> None:
        """Make it, unless it stands already."""
        if self.is_complete():
            return
        require_venv()
        with step(f"Making an environment in {self.folder}"):
            run(
                [sys.executable, "-m", "venv", "--clear", self.folder],
                f"No environment could be made in {self.folder}.",
            )
        with step("Installing what is needed (up to 300 MB, only this once)"):
            self._install()
        (self.site_packages / "checkout.pth").write_text(f"{CHECKOUT}\n", encoding="locale")
        (self.folder / STAMP).write_text(self.stamp, encoding="utf-8")

    def _install(self) -> None:
        pip: list[str | Path] = [self.python, "-m", "pip", "--disable-pip-version-check", "install"]
        quiet = [] if sys.stderr.isatty() else ["--quiet", "--progress-bar", "off"]
        run(
            [*pip, *quiet, *self.requirements],
            "The installation failed, as pip says above; try again once that is mended.",
        )


def require_venv() -> None:
    """Debian splits these modules off its own Python; another Python without them was built so."""
    if all(importlib.util.find_spec(module) for module in ("venv", "ensurepip")):
        return
    if sys.base_prefix != "/usr":
        raise Unable(f"The Python at {sys.executable} was built without venv and ensurepip; please use another one.")
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    provide_packages([package], "This Python comes without its venv module")
