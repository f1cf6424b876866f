"""What the operating system must provide, and how a Debian-like one is made to."""

import os
import re
import shutil
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path

from progress import Unable, step, succeeds

PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libICE.so.6": "libice6",
    "libSM.so.6": "libsm6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libzstd.so.1": "libzstd1",
}
"""The Debian package of each system library that Qt links to and a small system may lack."""


def unresolved(report: str) -> set[str]:
    """The libraries that a report of ldd calls not found."""
    return set(re.findall(r"^\s*(\S+) => not found", report, re.MULTILINE))


def missing_libraries(site_packages: Path, platform: str) -> set[str]:
    """What Qt's widgets and its plugin for this platform link to and the system lacks.

    Qt's own message names one fixed library, whichever is missing; the linker knows.
    """
    if not shutil.which("ldd"):
        return set()
    qt = site_packages / "PySide6"
    linked = [qt / "QtWidgets.abi3.so", qt / "Qt" / "plugins" / "platforms" / f"libq{platform}.so"]
    reports = (subprocess.run(["ldd", file], check=False, capture_output=True, text=True) for file in linked)
    return set().union(*(unresolved(report.stdout) for report in reports))


def provide_libraries(site_packages: Path, platform: str) -> None:
    """Install the system libraries that Qt needs and does not find, or say how it is done."""
    missing = missing_libraries(site_packages, platform)
    if unknown := sorted(missing - PACKAGES.keys()):
        raise Unable(f"Qt needs system libraries that are missing here; please install {', '.join(unknown)}.")
    if missing:
        provide_packages((PACKAGES[library] for library in missing), "Qt needs system libraries that are missing here")


def is_debian() -> bool:
    return Path("/etc/debian_version").is_file() and shutil.which("apt-get") is not None


def root_prefix() -> list[str] | None:
    """What goes before a command that only root may run; None where this user may not."""
    if os.geteuid() == 0:
        return []
    sudo = ["sudo", "-n"]
    asked = shutil.which("sudo") and subprocess.run([*sudo, "true"], check=False, capture_output=True)
    return sudo if asked and asked.returncode == 0 else None


def install_command(packages: Sequence[str]) -> list[str]:
    return ["apt-get", "install", "-y", "--no-install-recommends", *packages]


def provide_packages(wanted: Iterable[str], need: str) -> None:
    """Install Debian packages if that is possible; `need` says why, for the user who has to do it."""
    packages = sorted(set(wanted))
    command = install_command(packages)
    if not is_debian():
        raise Unable(f"{need}; please install what your system calls {' '.join(packages)}.")
    prefix = root_prefix()
    if prefix is None:
        raise Unable(f"{need}; install with: sudo {' '.join(command)}")
    quiet = ["env", "DEBIAN_FRONTEND=noninteractive"]
    with step(f"Installing {' '.join(packages)}"):
        succeeds(*prefix, "apt-get", "update", "-qq")
        if not succeeds(*prefix, *quiet, *command):
            raise Unable(f"{need}, and the installation failed; try: sudo {' '.join(command)}")
