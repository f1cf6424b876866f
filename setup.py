"""Build of the package: pure by default; with BEZIQUE_MYPYC=1 mypyc compiles the engine and the computer players."""

import os
from pathlib import Path

from setuptools import Extension, find_packages, setup

RESOURCES = "bezique_desktop.resources"
COMPILED_ROOMS = ("engine", "players")
INTERPRETED = frozenset({"engine/events.py", "engine/options.py", "engine/results.py"})
"""Modules of these rooms, as `room/name.py`, that are not compiled: they hold values, and no loop makes them."""
VISIBILITY = ["-fvisibility=hidden"] if os.name == "posix" else []
"""Compiled functions that no other library can see are called directly, and small ones are written in place."""


def compiled_modules() -> list[str]:
    rooms = [Path("bezique_desktop", room) for room in COMPILED_ROOMS]
    modules = sorted(module for room in rooms for module in room.glob("*.py") if module.name != "__init__.py")
    return [module.as_posix() for module in modules if f"{module.parent.name}/{module.name}" not in INTERPRETED]


def extensions() -> list[Extension]:
    if os.environ.get("BEZIQUE_MYPYC") != "1":
        return []
    from mypyc.build import mypycify

    built = mypycify(compiled_modules(), opt_level="3", multi_file=False, group_name="bezique_engine")
    for extension in built:
        extension.extra_compile_args += VISIBILITY
    return built


setup(
    packages=[*find_packages(include=["bezique_desktop*"]), RESOURCES],
    package_dir={RESOURCES: "resources"},
    package_data={RESOURCES: ["**/*"], "bezique_desktop.games": ["*.toml"]},
    ext_modules=extensions(),
    zip_safe=False,
)
