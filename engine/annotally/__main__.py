"""``python -m annotally``: the command line without the window."""

import sys

from annotally.cli.garbage_collection import gc_seldom

if __name__ == "__main__":
    with gc_seldom():
        from annotally.cli.main import main

        sys.exit(main())
