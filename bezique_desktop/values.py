"""Values: small classes whose instances never change and are equal if their fields are.

They are declared like frozen dataclasses, and :mod:`dataclasses` knows them (``replace``, ``fields``, ``asdict``). It
writes and compiles six methods for each of its classes, half a millisecond's work, and a window has a hundred of them
before it is seen. Here all classes share their methods. Where a room is compiled the real ones serve better.
"""

from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass(init=False, repr=False, eq=False)
class _Example:
    """A dataclass, to see how its fields are marked."""

    field: int


_KIND = _Example.__dataclass_fields__["field"]._field_type  # type: ignore[attr-defined]


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(cls: type[T]) -> type[T]:
    """Make a class of values of a class with annotations; what it defines itself stays."""
    values: Any = cls
    inherited = getattr(values, "__match_args__", ())
    own = [name for name in values.__annotations__ if name not in inherited]
    values.__match_args__ = *inherited, *own  # type: ignore[misc]  # mypy thinks of one class
    values._names = frozenset(values.__match_args__)
    values._defaults = dict(getattr(cls, "_defaults", {}))
    values._factories = dict(getattr(cls, "_factories", {}))
    values._unequal = getattr(cls, "_unequal", frozenset())
    for name in own:
        if name in cls.__dict__:
            _set_default(values, name, cls.__dict__[name])
    for method in (_init, _eq, _hash, _repr, _setattr, _delattr):
        if (name := method.__name__.replace("_", "__", 1) + "__") not in cls.__dict__:
            setattr(cls, name, method)
    values.__dataclass_fields__ = _Fields()
    return cls


def _set_default(cls: Any, name: str, default: object) -> None:
    """Note what a field has if nothing is given for it."""
    if not isinstance(default, Field):
        cls._defaults[name] = default
        return
    if default.default_factory is not MISSING:
        cls._factories[name] = default.default_factory
    elif default.default is not MISSING:
        cls._defaults[name] = default.default
    if default.compare is False:
        cls._unequal |= {name}


class _Fields:
    """The fields as :mod:`dataclasses` wants them, made when somebody asks."""

    def __get__(self, instance: object, cls: Any) -> dict[str, Field[object]]:
        fields: dict[str, Field[object]] = {}
        for name in cls.__match_args__:
            given = getattr(cls, name, MISSING)
            made: Any = given if isinstance(given, Field) else field(default=given)
            fields[name] = made
            made.name = name
            made._field_type = _KIND  # what tells a field from a class variable
        cls.__dataclass_fields__ = fields
        return fields


def _init(self: Any, *given: object, **named: object) -> None:
    cls = type(self)
    names, values = cls.__match_args__, self.__dict__
    if named or len(given) != len(names):
        values.update(cls._defaults)
        values.update({name: made() for name, made in cls._factories.items() if name not in named})
        values.update(named)
    values.update(zip(names, given, strict=False))
    if len(given) > len(names) or values.keys() != cls._names:
        raise TypeError(f"{cls.__name__} has the fields {', '.join(names)}; given were {given} and {named}")


def _eq(self: Any, other: Any) -> Any:
    if type(other) is not type(self):
        return NotImplemented
    return self.__dict__ == other.__dict__ if not self._unequal else _compared(self) == _compared(other)


def _hash(self: Any) -> int:
    return hash(_compared(self))


def _compared(self: Any) -> tuple[object, ...]:
    values, unequal = self.__dict__, self._unequal
    return tuple([values[name] for name in self.__match_args__ if name not in unequal])


def _repr(self: Any) -> str:
    told = ", ".join(f"{name}={self.__dict__[name]!r}" for name in self.__match_args__)
    return f"{type(self).__qualname__}({told})"


def _setattr(self: object, name: str, value: object) -> None:
    raise FrozenInstanceError(f"a {type(self).__name__} does not change: {name}")


def _delattr(self: object, name: str) -> None:
    raise FrozenInstanceError(f"a {type(self).__name__} does not change: {name}")
