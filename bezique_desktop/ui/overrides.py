"""Functions of Qt that our classes override: an error in one is told, and the program goes on.

Up to Python 3.11 an error that was raised in C, such as a division by zero, is an exception object only once somebody
has caught it. PySide 6.11 takes it for one as soon as it leaves an overridden function that Python has called through
Qt, as by ``grab`` or ``resize``, and the process ends without a word. Caught and raised again, it is an object.
"""

import sys
from collections.abc import Callable
from functools import wraps
from types import FunctionType
from typing import Any, Final

OBJECTS_FROM: Final = (3, 12)
"""Since this Python every error is an object from the beginning."""
BINDING: Final = "PySide6"
TAKES_MORE: Final = 0x04 | 0x08
"""The flags of code that takes any number of arguments, or any names; ``inspect``, which names them, loads slowly."""


def guard_overrides() -> None:
    """Guard all classes that are made from now on; to be called before any of the window's modules is imported."""
    if sys.version_info[:2] < OBJECTS_FROM:
        from shiboken6 import Shiboken

        base: Any = Shiboken.Object
        base.__init_subclass__ = classmethod(_guard)


def _guard(kind: type, /, **_: object) -> None:
    """Guard what a class overrides."""
    for name, member in list(vars(kind).items()):
        if isinstance(member, FunctionType) and not name.startswith("_") and _is_of_qt(kind, name):
            setattr(kind, name, _guarded(member))


def _is_of_qt(kind: type, name: str) -> bool:
    return any(name in vars(base) for base in kind.__mro__[1:] if base.__module__.startswith(BINDING))


def _guarded(function: FunctionType) -> Callable[..., Any]:
    """The function, out of which errors come as objects; layouts ask thousands of times for what takes no argument."""

    @wraps(function)
    def ask(asked: Any) -> Any:
        try:
            return function(asked)
        except BaseException:
            raise  # as an object

    @wraps(function)
    def call(*given: Any, **named: Any) -> Any:
        try:
            return function(*given, **named)
        except BaseException:
            raise  # as an object

    return ask if function.__code__.co_argcount == 1 and not function.__code__.co_flags & TAKES_MORE else call
