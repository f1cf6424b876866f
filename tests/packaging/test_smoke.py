"""What the smoke test of the bundle accepts, without a bundle."""

import sys
from pathlib import Path

import pytest
from PIL import Image

import smoke
from environment import CHECKOUT
from progress import Unable


def test_picture_of_many_colours_passes() -> None:
    smoke.check_picture(CHECKOUT / "resources" / "icons" / "bezique.png")


def test_blank_picture_is_refused(tmp_path: Path) -> None:
    Image.new("RGB", (640, 480), "green").save(tmp_path / "blank.png")
    with pytest.raises(Unable, match="only 1 colours"):
        smoke.check_picture(tmp_path / "blank.png")


def test_missing_picture_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Unable, match="No picture"):
        smoke.check_picture(tmp_path / "none.png")


def test_size_counts_every_file_once(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "file").write_bytes(b"0" * 2_000_000)
    (tmp_path / "link").symlink_to(tmp_path / "deep" / "file")
    assert smoke.size(tmp_path) == 2.0


def test_program_that_fails_is_told_with_its_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(smoke, "SUFFIX", "")
    with pytest.raises(Unable, match=r"ended with 3:\n.*gone wrong"):
        smoke.start(Path(sys.executable), "-c", "import sys; print('gone wrong'); sys.exit(3)", home=tmp_path)


def test_the_fastest_start_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(smoke, "SUFFIX", "")
    monkeypatch.setattr(smoke, "STARTS", 2)
    slow = [sys.executable, "-c", "import time; time.sleep(0.3)"]
    quick, slower = smoke.fastest_starts([[sys.executable, "-c", "pass"], slow], tmp_path)
    assert 0 < quick < slower
    assert list(tmp_path.iterdir()) == []
