"""The system libraries that Qt needs, and the command that installs them."""

import shutil
from pathlib import Path

import pytest

import system_packages
from progress import Unable
from system_packages import PACKAGES, missing_libraries, provide_libraries, provide_packages, unresolved

REPORT = """\
\tlinux-vdso.so.1 (0x00007ffc)
\tlibxcb-icccm.so.4 => not found
\tlibX11.so.6 => /lib/libX11.so.6 (0x00007f2)
\tlibxcb-keysyms.so.1 => not found
\tlibxcb-icccm.so.4 => not found
"""


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A Debian on which every command succeeds; what would have been run."""
    ran: list[str] = []

    def succeeds(*command: str) -> bool:
        ran.append(" ".join(command))
        return True

    monkeypatch.setattr(system_packages, "is_debian", lambda: True)
    monkeypatch.setattr(system_packages, "succeeds", succeeds)
    return ran


def lacking(*libraries: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_packages, "missing_libraries", lambda *_: set(libraries))


def test_report_of_the_linker_is_read() -> None:
    assert unresolved(REPORT) == {"libxcb-icccm.so.4", "libxcb-keysyms.so.1"}


def test_package_names_follow_the_library() -> None:
    """Debian's rule: the name, then the number, a dash between digits; glib's packages are the known exceptions."""
    for library, package in PACKAGES.items():
        name, _, number = library.partition(".so.")
        name = name.lower().replace("_", "-")
        regular = {f"{name}{number}", f"{name}-{number}"}
        assert package in regular or package in {"libglib2.0-0", "libdbus-1-3"}, library


def test_nothing_is_missing_without_a_linker(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert missing_libraries(tmp_path, "xcb") == set()


def test_missing_libraries_are_installed_by_root(commands: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    lacking("libxcb-icccm.so.4", "libEGL.so.1", monkeypatch=monkeypatch)
    monkeypatch.setattr(system_packages, "root_prefix", list)
    provide_libraries(Path(), "xcb")
    assert commands[-1].startswith("env DEBIAN_FRONTEND=noninteractive apt-get install -y ")
    assert " libegl1 libxcb-icccm4" in commands[-1]


def test_missing_libraries_are_named_to_others(commands: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    lacking("libxcb-icccm.so.4", monkeypatch=monkeypatch)
    monkeypatch.setattr(system_packages, "root_prefix", lambda: None)
    with pytest.raises(Unable, match=r"sudo apt-get install -y --no-install-recommends libxcb-icccm4$"):
        provide_libraries(Path(), "xcb")
    assert commands == []


def test_unknown_library_is_named(commands: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    lacking("libunheard.so.7", monkeypatch=monkeypatch)
    with pytest.raises(Unable, match=r"libunheard\.so\.7"):
        provide_libraries(Path(), "xcb")
    assert commands == []


def test_no_library_missing_needs_no_command(commands: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    lacking(monkeypatch=monkeypatch)
    provide_libraries(Path(), "xcb")
    assert commands == []


def test_other_systems_get_the_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_packages, "is_debian", lambda: False)
    with pytest.raises(Unable, match="Xvfb is needed; please install what your system calls xauth xvfb"):
        provide_packages(["xvfb", "xauth"], "Xvfb is needed")
