"""What a command shows while it works, where there is a terminal to show it on."""

import sys
import time

PROGRESS_EVERY = 0.1
"""Seconds between two lines of progress."""


class Progress:
    """One line on stderr that is written over, and taken away at the end; silent without a terminal."""

    def __init__(self) -> None:
        self._shown = ""
        self._next = 0.0
        self._terminal = sys.stderr is not None and sys.stderr.isatty()

    def __enter__(self) -> "Progress":
        return self

    def __exit__(self, *_: object) -> None:
        self._show("")

    def report(self, done: int, total: int, note: str) -> None:
        """Show how far things are, as the workspace reports it."""
        if self._terminal and time.monotonic() >= self._next:
            self._show(f"{note} {done}/{total}")
            self._next = time.monotonic() + PROGRESS_EVERY

    def _show(self, line: str) -> None:
        if self._shown or line:
            blanks = " " * max(0, len(self._shown) - len(line))
            sys.stderr.write(f"\r{line}{blanks}\r{line}")
            sys.stderr.flush()
            self._shown = line
