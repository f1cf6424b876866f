"""The windowed program of the bundle."""

import sys

from bezique_desktop.app import main

if __name__ == "__main__":
    sys.exit(main())
