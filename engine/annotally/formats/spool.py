"""Parts of an output kept until it can be written: in memory while few, then in a temporary file."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from annotally.model.diagnostics import file_error
from annotally.model.wording import Wording

IN_MEMORY = 4 << 20
"""Bytes that a spool keeps in memory."""
_AT_ONCE = 1 << 18
"""Bytes read back at once."""


class Spool:
    """The items of a JSON array in their order, kept until the output before them is known.

    Raises InputRefused where the temporary file cannot be written or read.
    """

    def __init__(self, in_memory: int = IN_MEMORY) -> None:
        """Begin without items; ``in_memory`` are the bytes from which on they go on in a temporary file."""
        # The file stays open beyond this function: `close` removes it.
        self._file = tempfile.SpooledTemporaryFile(max_size=in_memory)  # noqa: SIM115
        self._empty = True

    def close(self) -> None:
        """Remove the temporary file, if there is one."""
        self._file.close()

    def append(self, items: bytes) -> None:
        """Add an item, or several with commas between, behind the others."""
        with _refused():
            if not self._empty:
                self._file.write(b",")
            self._file.write(items)
        self._empty = False

    def pieces(self) -> Iterator[bytes]:
        """Yield the items with commas between, in pieces of any size."""
        with _refused():
            self._file.seek(0)
        while True:
            with _refused():
                piece = self._file.read(_AT_ONCE)
            if not piece:
                return
            yield piece


@contextmanager
def _refused() -> Iterator[None]:
    """Turn a failure of the temporary file into a diagnostic."""
    try:
        yield
    except OSError as reason:
        raise file_error(
            "temporary file",
            Wording("cannot be written: {why}", why=reason.strerror or str(reason)),
            Wording("a file that can be written"),
            Wording("make room in the folder for temporary files, which TMPDIR names"),
        ) from None
