"""Values behave like frozen dataclasses, and the standard functions for these know them."""

from collections.abc import Callable
from dataclasses import FrozenInstanceError, asdict, dataclass, field, fields, is_dataclass, replace
from typing import Any

import pytest

from bezique_desktop.values import frozen


def made_by(decorator: Callable[[type], type]) -> Any:
    """A class with every kind of field."""

    class Place:
        x: int
        y: int = 2
        tags: list[str] = field(default_factory=list)
        note: str = field(default="", compare=False, metadata={"told": True})

        @property
        def sum(self) -> int:
            return self.x + self.y

    return decorator(Place)


Ours = made_by(frozen)
Theirs = made_by(dataclass(frozen=True))


@pytest.mark.parametrize("kind", [Ours, Theirs])
def test_a_value_has_what_was_given_and_its_defaults(kind: Any) -> None:
    place = kind(1, tags=["a"])
    assert (place.x, place.y, place.tags, place.note, place.sum) == (1, 2, ["a"], "", 3)
    assert kind(1).tags is not kind(1).tags


@pytest.mark.parametrize("kind", [Ours, Theirs])
def test_values_are_equal_by_the_fields_that_are_compared(kind: Any) -> None:
    assert kind(1, 2, note="other") == kind(1)
    assert kind(1) != kind(2)
    assert kind(1) != (1, 2, [], "")
    assert hash(kind(1, 2, ())) == hash(kind(1, 2, (), "other"))


@pytest.mark.parametrize("kind", [Ours, Theirs])
def test_a_value_does_not_change(kind: Any) -> None:
    place = kind(1)
    with pytest.raises(FrozenInstanceError):
        place.x = 3
    with pytest.raises(FrozenInstanceError):
        del place.x
    assert replace(place, x=3) == kind(3)
    assert place == kind(1)


@pytest.mark.parametrize("kind", [Ours, Theirs])
@pytest.mark.parametrize("given", [((), {}), ((1, 2, [], "", 5), {}), ((1,), {"z": 3}), ((), {"z": 3})])
def test_what_does_not_fit_the_fields_is_refused(kind: Any, given: tuple[tuple[Any, ...], dict[str, Any]]) -> None:
    with pytest.raises(TypeError):
        kind(*given[0], **given[1])


@pytest.mark.parametrize("kind", [Ours, Theirs])
def test_the_standard_functions_know_it(kind: Any) -> None:
    assert is_dataclass(kind(1))
    assert [each.name for each in fields(kind)] == ["x", "y", "tags", "note"]
    assert fields(kind)[3].metadata["told"]
    assert asdict(kind(1)) == {"x": 1, "y": 2, "tags": [], "note": ""}
    match kind(5, 6):
        case kind(x, y):
            assert (x, y) == (5, 6)


def test_it_says_what_it_is() -> None:
    assert repr(Ours(1)) == repr(Theirs(1))
