"""Makes the sounds of the table anew: `python3 resources/sounds/make.py` writes the wave files beside it."""

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
RATE: Final = 22_050
LOUDEST: Final = 0.5
"""The highest peak, of the 1 that a file can hold."""
Wave = list[float]


def noise(seconds: float, fading: float, dull: float, seed: int) -> Wave:
    """A rush that fades by ``fading`` a second; ``dull`` from 0 to 1 takes the high part away."""
    chance, level, made = random.Random(seed), 0.0, []
    for place in range(round(seconds * RATE)):
        level = dull * level + (1 - dull) * chance.uniform(-1, 1)
        made.append(level * math.exp(-fading * place / RATE))
    return made


def tone(hertz: float, seconds: float, fading: float) -> Wave:
    """A plucked string: the overtones fade sooner than the tone."""
    return [
        sum(
            math.sin(math.tau * hertz * part * place / RATE) * math.exp(-fading * part * place / RATE) / part**1.6
            for part in (1, 2, 3)
        )
        for place in range(round(seconds * RATE))
    ]


def mixed(*parts: tuple[float, float, Wave]) -> Wave:
    """Sounds that begin after so many seconds, each so loud."""
    length = max(round(start * RATE) + len(part) for start, _loud, part in parts)
    made = [0.0] * length
    for start, loud, part in parts:
        for place, level in enumerate(part, round(start * RATE)):
            made[place] += loud * level
    return made


def card() -> Wave:
    """A card laid on cloth."""
    return mixed((0, 1, noise(0.09, 70, 0.55, 1)), (0.004, 0.5, tone(150, 0.09, 45)))


def trick() -> Wave:
    """A card, and the cards drawn in."""
    return mixed((0, 1, card()), (0.11, 0.45, noise(0.22, 14, 0.75, 2)))


def meld() -> Wave:
    """Two strings, a fourth apart."""
    return mixed((0, 0.8, tone(659.3, 0.5, 7)), (0.09, 1, tone(880, 0.6, 6)))


def win() -> Wave:
    """A chord, string by string."""
    return mixed(*((0.11 * place, 1, tone(hertz, 0.9, 4)) for place, hertz in enumerate((523.3, 659.3, 784, 1046.5))))


SOUNDS: Final[dict[str, Callable[[], Wave]]] = {"card": card, "trick": trick, "meld": meld, "win": win}


def write(path: Path, made: Wave) -> None:
    """A wave file with one channel of 16 bits."""
    scale = LOUDEST * 32767 / max(map(abs, made))
    samples = array("h", [round(level * scale) for level in made])
    if sys.byteorder == "big":
        samples.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


if __name__ == "__main__":
    for name, make in SOUNDS.items():
        write(HERE / f"{name}.wav", make())
