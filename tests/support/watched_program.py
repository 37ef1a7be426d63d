"""The program, which also writes each text of its status line to standard output as soon as it is set.

That text is the accessible name of the line, too: the words that a screen reader is given. Nothing else is
changed.
"""

import multiprocessing
import os
import sys

from annotally_gui.__main__ import main
from annotally_gui.window.status_bar import Position, StatusLine


def write_status_lines() -> None:
    """Have each status line write its text, unelided, once it stands there."""
    show = StatusLine.show_position

    def show_and_write(line: StatusLine, position: Position) -> None:
        show(line, position)
        os.write(sys.stdout.fileno(), f"{line.position.whole}\n".encode())

    StatusLine.show_position = show_and_write  # type: ignore[method-assign]  # for this process only


if __name__ == "__main__":
    multiprocessing.freeze_support()
    write_status_lines()
    sys.exit(main())
