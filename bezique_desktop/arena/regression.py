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


class Sums:
    """The sums of the products of all features with each other (the lower triangle, row by row) and with the target."""

    def __init__(self, size: int) -> None:
        self.size: int = size
        self.count: int = 0
        self.products: list[int] = [0] * (size * (size + 1) // 2)
        self.targets: list[int] = [0] * size
        self.square: int = 0

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

    def merge(self, other: "Sums") -> None:
        """Add the samples of other sums."""
        self.count += other.count
        self.square += other.square
        self.targets = [mine + theirs for mine, theirs in zip(self.targets, other.targets, strict=True)]
        self.products = [mine + theirs for mine, theirs in zip(self.products, other.products, strict=True)]

    def plain(self) -> Plain:
        """The sums for JSON."""
        return {"count": self.count, "square": self.square, "targets": self.targets, "products": self.products}


def sums_of(plain: Plain) -> Sums:
    """The sums that :meth:`Sums.plain` wrote."""
    targets, products = plain["targets"], plain["products"]
    assert isinstance(targets, list)
    assert isinstance(products, list)
    sums = Sums(len(targets))
    sums.count, sums.square = int(str(plain["count"])), int(str(plain["square"]))
    sums.targets, sums.products = targets, products
    return sums


def solution(sums: Sums, middle: Sequence[float] = ()) -> list[float]:
    """The influence of each feature, drawn a little towards the middle, or else towards 0; the middle itself for one
    that was never seen."""
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
    right = [(target - part) / number for target, part, number in zip(sums.targets, known, scale, strict=True)]
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
