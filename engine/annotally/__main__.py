"""``python -m annotally``: the command line without the window."""

import sys

from annotally.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
