"""Ridge regression by the normal equations.

The sums are whole numbers, so that they are the same in whatever order and by however many processes the samples were
added; the equations are solved in one fixed order.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from bezique_desktop.arena.setting import Plain

RIDGE: Final = 25
"""As many samples are thought added that speak for no influence at all."""
_NUMBERS: Final = ("count", "square")
_LISTS: Final = ("targets", "products", "steps", "links")


class Sums:
    """The sums of the products of all features with each other (the lower triangle, row by row) and with the target.

    A sample may also know what came of it until a later one, and that one: ``steps`` are the products of the features
    with what came until then, ``links`` those with all features of the later sample, feature by feature.
    """

    def __init__(self, size: int) -> None:
        self.size: int = size
        self.count: int = 0
        self.products: list[int] = [0] * (size * (size + 1) // 2)
        self.targets: list[int] = [0] * size
        self.square: int = 0
        self.steps: list[int] = [0] * size
        self.links: list[int] = [0] * (size * size)

    def add(self, features: Sequence[int], target: int) -> None:
        """Add a sample."""
        found = [index for index in range(self.size) if features[index]]
        for row in found:
            start = row * (row + 1) // 2
            feature = features[row]
            self.targets[row] += feature * target
            for column in found:
                if column > row:
                    break
                self.products[start + column] += feature * features[column]
        self.count += 1
        self.square += target * target

    def link(self, features: Sequence[int], step: int, later: Sequence[int]) -> None:
        """Add what came of a sample until a later one with these features; none if it was the last."""
        found = [index for index in range(self.size) if features[index]]
        after = [index for index, feature in enumerate(later) if feature]
        for row in found:
            feature = features[row]
            self.steps[row] += feature * step
            for column in after:
                self.links[row * self.size + column] += feature * later[column]

    def merge(self, other: "Sums") -> None:
        """Add the samples of other sums."""
        self.count += other.count
        self.square += other.square
        self.targets = _added(self.targets, other.targets)
        self.products = _added(self.products, other.products)
        self.steps = _added(self.steps, other.steps)
        self.links = _added(self.links, other.links)

    def towards(self, later: Sequence[float]) -> list[float]:
        """The products of the features with what came until the later samples and what those are worth by these
        weights."""
        size = self.size
        return [
            self.steps[row] + sum(self.links[row * size + column] * later[column] for column in range(size))
            for row in range(size)
        ]

    def plain(self) -> Plain:
        """The sums for JSON."""
        return {name: getattr(self, name) for name in (*_NUMBERS, *_LISTS)}


def sums_of(plain: Plain) -> Sums:
    """The sums that :meth:`Sums.plain` wrote."""
    targets = plain["targets"]
    assert isinstance(targets, list)
    sums = Sums(len(targets))
    for name in (*_NUMBERS, *_LISTS):
        setattr(sums, name, plain[name])
    return sums


def _added(mine: Sequence[int], theirs: Sequence[int]) -> list[int]:
    return [one + other for one, other in zip(mine, theirs, strict=True)]


def solution(sums: Sums, middle: Sequence[float] = (), targets: Sequence[float] = ()) -> list[float]:
    """The influence of each feature on the target, or on other targets, drawn a little towards the middle, or else
    towards 0; the middle itself for one that was never seen."""
    size = sums.size
    around = list(middle) or [0.0] * size
    scale = [sqrt(sums.products[index * (index + 3) // 2] / max(1, sums.count)) or 1.0 for index in range(size)]
    matrix = [
        [sums.products[row * (row + 1) // 2 + column] / (scale[row] * scale[column]) for column in range(row + 1)]
        for row in range(size)
    ]
    for index in range(size):
        matrix[index][index] += RIDGE
    known = _product(sums, around)
    wanted = targets or sums.targets
    right = [(target - part) / number for target, part, number in zip(wanted, known, scale, strict=True)]
    scaled = _solved(_cholesky(matrix), right)
    return [start + found / number for start, found, number in zip(around, scaled, scale, strict=True)]


def _product(sums: Sums, weights: Sequence[float]) -> list[float]:
    """The matrix of products times these weights."""
    found = [0.0] * sums.size
    for row in range(sums.size):
        start = row * (row + 1) // 2
        for column in range(row + 1):
            product = sums.products[start + column]
            found[row] += product * weights[column]
            if column != row:
                found[column] += product * weights[row]
    return found


def explained(sums: Sums, found: Sequence[float]) -> float:
    """The part of the target's variation that the features explain."""
    pairs = zip(found, sums.targets, _product(sums, found), strict=True)
    fitted = sum(weight * (2 * target - part) for weight, target, part in pairs)
    return fitted / sums.square if sums.square else 0.0


def _cholesky(matrix: list[list[float]]) -> list[list[float]]:
    """The lower triangle whose product with its mirror image is the matrix."""
    factor: list[list[float]] = []
    for row, line in enumerate(matrix):
        made: list[float] = []
        for column in range(row + 1):
            above = factor[column] if column < row else made
            rest = line[column]
            for index in range(column):
                rest -= made[index] * above[index]
            made.append(rest / above[column] if column < row else sqrt(rest))
        factor.append(made)
    return factor


def _solved(factor: list[list[float]], right: list[float]) -> list[float]:
    """The solution of the equations whose matrix was factored."""
    size = len(right)
    forward: list[float] = []
    for row in range(size):
        rest = right[row]
        for index in range(row):
            rest -= factor[row][index] * forward[index]
        forward.append(rest / factor[row][row])
    found = [0.0] * size
    for row in range(size - 1, -1, -1):
        rest = forward[row]
        for index in range(row + 1, size):
            rest -= factor[index][row] * found[index]
        found[row] = rest / factor[row][row]
    return found
