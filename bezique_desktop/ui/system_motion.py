"""Whether the user has asked the system for less motion, read where each system keeps that. No Qt."""

import configparser
import os
import plistlib
import sys
from pathlib import Path
from typing import Final

_CLIENT_AREA_ANIMATION: Final = 0x1042
"""What Windows calls the switch for animations within windows."""
_MAC_FILE: Final = "Library/Preferences/com.apple.universalaccess.plist"


def reduces_motion(platform: str = sys.platform, home: Path | None = None) -> bool:
    """Whether motion is to be reduced; False where the system does not tell."""
    folder = Path.home() if home is None else home
    if platform == "win32":
        return _windows()
    if platform == "darwin":
        return _mac(folder)
    config = Path(os.environ.get("XDG_CONFIG_HOME") or folder / ".config") if home is None else folder / ".config"
    return _gtk(config) or _kde(config)


def _windows() -> bool:
    import ctypes

    library = getattr(ctypes, "windll", None)
    if library is None:
        return False
    shown = ctypes.c_int(1)
    told = library.user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(shown), 0)
    return bool(told) and not shown.value


def _mac(folder: Path) -> bool:
    try:
        settings = plistlib.loads((folder / _MAC_FILE).read_bytes())
    except (OSError, ValueError, plistlib.InvalidFileException):
        return False
    return isinstance(settings, dict) and bool(settings.get("reduceMotion"))


def _gtk(config: Path) -> bool:
    files = [config / f"gtk-{version}.0" / "settings.ini" for version in (4, 3)]
    return any(_value(file, "Settings", "gtk-enable-animations").lower() in ("false", "0") for file in files)


def _kde(config: Path) -> bool:
    try:
        return float(_value(config / "kdeglobals", "KDE", "AnimationDurationFactor") or "1") == 0
    except ValueError:
        return False


def _value(file: Path, section: str, name: str) -> str:
    parser = configparser.RawConfigParser(strict=False)
    try:
        parser.read_string(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, configparser.Error):
        return ""
    return parser.get(section, name, fallback="")
