"""What the window is asked for when it is started."""

from pathlib import Path

from bezique_desktop.values import frozen


@frozen
class Asked:
    """What the command line asks for, under the names of its arguments; a double click asks for nothing."""

    version: bool = False
    new: str | None = None
    option: tuple[str, ...] = ()
    level: str | None = None
    seed: int | None = None
    names: str | None = None
    demo: bool = False
    screenshot: Path | None = None
    record: Path | None = None
    size: tuple[int, int] | None = None
    lang: str | None = None
