"""The console program of the bundle, which is also the computer players' worker."""

import sys

from bezique_desktop.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
