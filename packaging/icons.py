"""Write the program's icon in every size and form: `python packaging/icons.py FOLDER` (needs Pillow)."""

import sys
from pathlib import Path

from PIL import Image

SOURCE = Path(__file__).resolve().parent.parent / "resources" / "icons" / "bezique.png"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
WINDOWS_SIZES = [(size, size) for size in SIZES if size <= 256]


def write_icons(folder: Path) -> None:
    """`bezique-<size>.png` for Linux, `bezique.ico` for Windows and `bezique.icns` for macOS."""
    folder.mkdir(parents=True, exist_ok=True)
    with Image.open(SOURCE) as picture:
        for size in SIZES:
            picture.resize((size, size), Image.Resampling.LANCZOS).save(folder / f"bezique-{size}.png", optimize=True)
        picture.save(folder / "bezique.ico", sizes=WINDOWS_SIZES)
        picture.save(folder / "bezique.icns")


if __name__ == "__main__":
    write_icons(Path(sys.argv[1]))
