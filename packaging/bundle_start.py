"""Where the program of a bundle starts, after the copies of a process have been told apart."""

import multiprocessing
import sys

from annotally_gui.__main__ import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
