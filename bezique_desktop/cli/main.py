"""The console program ``bezique``."""

import sys

from bezique_desktop.cli import referee


def main() -> int:
    return referee.run()


if __name__ == "__main__":
    sys.exit(main())
