"""Reading of many token tables by a second process, while this one reads the other inputs.

The second process is this module run as a program. It takes its request from standard input and answers on
standard output, so that it ends by itself when its parent is gone; if anything goes wrong with it, this
process reads all the files, with the same messages.

A `ProcessPoolExecutor` does not serve here: the window's worker is a daemon, which may have no children of
`multiprocessing` ("daemonic processes are not allowed to have children"), and an executor waits for a call
that has begun, where this reading can be broken off at once. For 4,000 tables of 600 tokens, on two busy
processors, medians of five interleaved pairs: 4.2 s and 117 MiB here, 4.7 s and 163 MiB with an executor
(spawn). One process alone takes a fifth less processor time (1.4 s, not 1.7 s) and was a third faster there
(2.3 s, not 3.4 s): a second process can only pay where a processor is idle.
"""

import gc
import os
import pickle
import subprocess
import sys
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import BinaryIO, cast

from msgspec.structs import replace

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.event_mentions.token_tables import NAME as TOKEN_TABLE
from annotally.formats.event_mentions.token_tables import SUFFIX as TABLES
from annotally.formats.io import of_suffix, read
from annotally.model.diagnostics import InputRefused
from annotally.model.wording import Wording

MANY = 2000
"""Tables from which on a second process pays: it needs 0.2 s to start, a table of 600 tokens 0.3 ms."""


class TokenTables:
    """The token tables of paths, perhaps being read already."""

    def __init__(self, paths: Sequence[str], options: ReadOptions, process: subprocess.Popen[bytes] | None):
        self._paths = paths
        self._options = options
        self.process = process

    def read(self) -> ReadResult:
        """Return the content of the tables. Raises InputRefused as the reader of token tables does."""
        # The other process reads the first part of the files, this one the rest meanwhile. Whatever fails, in
        # either part or in joining them, all files are read here in order, so that the first error in file
        # order is raised.
        files = _files(self._paths)
        if self.process is not None:
            with suppress(InputRefused):  # told below, where what comes first in the files comes first
                later = _read(files[_share(files) :], self._options)
                earlier = _read_answer(self.process)
                together = _join_results(earlier, later) if earlier is not None else None
                if together is not None:
                    return together
        return _read(files, self._options)


@contextmanager
def token_tables(paths: Sequence[str], options: ReadOptions) -> Iterator[TokenTables]:
    """Begin to read tables, where there are `MANY`, in a process that does not outlive the context."""
    process = _begin_process(paths, options)
    try:
        yield TokenTables(paths, options, process)
    finally:
        if process is not None:
            process.kill()
            process.wait()
            cast("BinaryIO", process.stdout).close()


TABLES_NAME = "token tables"
"""Name of the tables in a signature, whether they were given as tables or as texts."""


def _files(paths: Sequence[str]) -> tuple[str, ...]:
    return of_suffix(paths, TABLES, Wording("the token tables of the documents"))


def _share(files: Sequence[str]) -> int:
    """Return how many files the second process reads: most, for this one has the annotations to read."""
    return 3 * len(files) // 5


def _read(files: Sequence[str], options: ReadOptions) -> ReadResult:
    return read(files, options, TOKEN_TABLE, TABLES_NAME)


def _begin_process(paths: Sequence[str], options: ReadOptions) -> subprocess.Popen[bytes] | None:
    try:
        files = _files(paths) if paths else ()
    except InputRefused:  # told when the tables' turn has come
        return None
    # A text named with the tables may belong to one in the other part; other encodings warn of each file.
    plain = options.encoding is None and all(file.endswith(TABLES) for file in files)
    if len(files) < MANY or not plain or not sys.executable or (os.cpu_count() or 1) < 2:
        return None
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-P", "-m", __name__]  # nothing is imported from where the user happens to be
    try:
        process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment,
        )
    except OSError:
        return None
    # Packed, so that it fits into the pipe and nobody waits for the process to get ready. Where it is gone
    # already, so is its answer.
    with suppress(OSError), cast("BinaryIO", process.stdin) as request:
        request.write(zlib.compress(pickle.dumps((files[: _share(files)], options))))
    return process


def _read_answer(process: subprocess.Popen[bytes]) -> ReadResult | None:
    try:
        answer = pickle.load(cast("BinaryIO", process.stdout))
    except (OSError, EOFError, pickle.UnpicklingError):
        return None
    return answer if isinstance(answer, ReadResult) else None


def _join_results(earlier: ReadResult, later: ReadResult) -> ReadResult | None:
    """Return two results as one, as if all had been read at once; None where both have a document."""
    first, second = earlier.annotations, later.annotations
    if not first.documents.keys().isdisjoint(second.documents):
        return None
    # Sources of the second part are numbered on behind those of the first.
    moved = {
        name: replace(document_annotations, source=document_annotations.source + len(first.sources))
        for name, document_annotations in second.documents.items()
    }
    annotations = replace(
        first, documents={**first.documents, **moved}, sources=(*first.sources, *second.sources)
    )
    return ReadResult(
        annotations, (*earlier.documents, *later.documents), (*earlier.warnings, *later.warnings)
    )


def main() -> None:
    """Read the tables requested on standard input; answer nothing where they are refused."""
    gc.disable()  # as in all bulk loads
    files, options = pickle.loads(zlib.decompress(sys.stdin.buffer.read()))
    with suppress(InputRefused, BrokenPipeError):
        pickle.dump(_read(files, options), sys.stdout.buffer, pickle.HIGHEST_PROTOCOL)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
