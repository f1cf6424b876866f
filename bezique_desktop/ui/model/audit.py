"""The running audit as the window sees it: lines of JSON become the state of five checks."""

import json
from dataclasses import dataclass, field
from typing import Final

from bezique_desktop.arena.finding import CHECKS, WORTH, Finding

STATES: Final = 60
DEALS: Final = 10_000
"""Positions and deals for each level, so that it takes a minute or two."""


def arguments(game: str) -> tuple[str, ...]:
    """The words after the name of the console program; a single process, which is gone when it is stopped."""
    return (
        "audit", "--json", "--game", game, "--jobs", "1", "--states", str(STATES), "--deals", str(DEALS),
    )  # fmt: skip


@dataclass
class Check:
    """One check over all levels: what was found so far. ``worst`` is the finding with the largest figure."""

    name: str
    findings: list[Finding] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        """Whether nothing was found amiss."""
        return all(finding.passed for finding in self.findings)

    @property
    def count(self) -> int:
        """How much was looked at; for deals of a level, the number for each."""
        if self.name == WORTH:
            return max((finding.count for finding in self.findings), default=0)
        return sum(finding.count for finding in self.findings)

    @property
    def differing(self) -> int:
        """What was not as it must be."""
        return sum(finding.differing for finding in self.findings)

    @property
    def levels(self) -> list[str]:
        """The levels that are done."""
        return [finding.level for finding in self.findings if finding.level]

    @property
    def worst(self) -> Finding:
        """The finding that is farthest from what was expected."""
        return max(self.findings, key=lambda finding: (not finding.passed, finding.figure))


class Auditing:
    """The state of an audit, fed line by line."""

    def __init__(self) -> None:
        self.checks: dict[str, Check] = {name: Check(name) for name in CHECKS}
        self.done: int = 0
        self.total: int = 0

    @property
    def is_complete(self) -> bool:
        """Whether everything was looked at."""
        return 0 < self.total == self.done

    @property
    def percent(self) -> int:
        """How much of the work is done."""
        return 100 * self.done // self.total if self.total else 0

    @property
    def passed(self) -> bool:
        """Whether nothing was found amiss so far."""
        return all(check.passed for check in self.checks.values())

    def hear(self, line: str) -> bool:
        """Take in a line; whether it was one of the audit's."""
        try:
            told = json.loads(line)
            if "progress" in told:
                self.done, self.total = told["progress"]
            else:
                finding = told["finding"]
                finding["means"] = tuple(finding["means"])
                self.checks[finding["check"]].findings.append(Finding(**finding))
        except (ValueError, KeyError, TypeError):
            return False
        return True
