"""The names of the computer players."""

from typing import Final

LEVELS: Final = ("beginner", "casual", "steady", "skilled", "expert", "master")
"""The levels that are offered to people, the weakest first."""

SIMPLEST: Final = "random"
"""Who stands in for a player that fails."""

PLAYERS: Final = (SIMPLEST, "greedy", "novice", "thrifty", *LEVELS)
