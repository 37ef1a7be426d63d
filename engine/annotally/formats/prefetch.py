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

Where the texts of the tables are dropped, regular ones are read in batches (`table_batches`), and the second
process is a copy of this one, which has all modules.
"""

import dataclasses
import gc
import os
import pickle
import subprocess
import sys
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import partial
from typing import BinaryIO, cast

from msgspec.structs import replace

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.event_mentions.stored_tables import TableStore, with_store
from annotally.formats.event_mentions.token_tables import NAME as TOKEN_TABLE
from annotally.formats.event_mentions.token_tables import SUFFIX as TABLES
from annotally.formats.io import of_suffix, read
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import Diagnostic, InputRefused
from annotally.model.text import Document, Source
from annotally.model.wording import Wording

MANY = 2000
"""Tables from which on a second process pays: it needs 0.2 s to start, a table of 600 tokens 0.3 ms."""


WORTH_BATCHES = 1000
"""Tables from which on numpy is worth its import: in batches a table of 600 tokens takes 0.15 ms less."""
CHUNK = 500
"""Tables whose files are in memory at a time, where their texts are dropped once they have been read."""


_Answer = Callable[[], ReadResult | None]
"""Waits for the content of the first files from another process; None if there is none."""

Fork = Callable[[Callable[[], ReadResult]], AbstractContextManager[Callable[[None], tuple[ReadResult, ...]]]]
"""Begins work in a copy of this process, as `annotally.workspace.fork.forked` does."""


class TokenTables:
    """The token tables of paths, perhaps being read already."""

    def __init__(
        self,
        paths: Sequence[str],
        options: ReadOptions,
        process: subprocess.Popen[bytes] | None,
        answer: _Answer | None = None,
        *,
        drops: bool = False,
    ):
        self._paths = paths
        self._options = options
        self.process = process
        self._answer = answer
        self._drops = drops
        """Whether the process drops the texts of the files."""

    def read(self, *, drops: bool = False) -> ReadResult:
        """Return the content of the tables, which ``drops`` the texts of their files or not.

        Raises InputRefused as the reader of token tables does.
        """
        # The other process reads the first part of the files, this one the rest meanwhile. Whatever fails, in
        # either part or in joining them, all files are read here in order, so that the first error in file
        # order is raised.
        files = _files(self._paths)
        if self._answer is not None and drops == self._drops:
            with suppress(InputRefused):  # told below, where what comes first in the files comes first
                later = _read(files[_share(files) :], self._options, drops=drops)
                earlier = self._answer()
                together = _join_results((earlier, later)) if earlier is not None else None
                if together is not None:
                    return together
        return _read(files, self._options, drops=drops)


@contextmanager
def token_tables(
    paths: Sequence[str],
    options: ReadOptions,
    *,
    in_process: bool = False,
    drops: bool = False,
    fork: Fork | None = None,
) -> Iterator[TokenTables]:
    """Begin to read tables, where there are `MANY`, in a process that does not outlive the context.

    ``in_process``: no other process is begun. ``drops``: the texts of the files will not be asked for.
    ``fork`` makes copies of this process, where that is safe and pays.
    """
    files = () if in_process else _files_read_ahead(paths, options)
    if files and drops and fork is not None:
        # The copy writes into a file that this process has open, too, so that no texts go through the pipe.
        store = TableStore.begin()
        first_part = partial(_read_detached, files[: _share(files)], options, store)
        with fork(first_part) as copied:
            yield TokenTables(paths, options, None, partial(_attached, copied, store), drops=True)
        return
    process = _begin_process(files, options, drops=drops) if files else None
    answer = partial(_read_answer, process) if process is not None else None
    try:
        yield TokenTables(paths, options, process, answer, drops=drops)
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


def _read_detached(files: Sequence[str], options: ReadOptions, store: TableStore | None) -> ReadResult:
    """Return the content of files as `_read` does, without the store that has the texts of documents."""
    result = _read(files, options, drops=True, store=store)
    return dataclasses.replace(result, documents=with_store(result.documents, None))


def _attached(
    answer: Callable[[None], tuple[ReadResult, ...]], store: TableStore | None
) -> ReadResult | None:
    """Return the content that a copy of this process has read, if it has, with the store."""
    result = next(iter(answer(None)), None)
    if result is None:
        return None
    return dataclasses.replace(result, documents=with_store(result.documents, store))


def _read(
    files: Sequence[str], options: ReadOptions, *, drops: bool, store: TableStore | None = None
) -> ReadResult:
    # In pieces, so that only the files of one are in memory at a time. Whatever fails or is unusual, all
    # files are read at once.
    if drops and _is_plain(files, options):
        in_batches = len(files) >= WORTH_BATCHES
        with suppress(InputRefused):
            together = _join_results(
                _batches(files, options, store or TableStore.begin())
                if in_batches
                else _chunks(files, options)
            )
            if together is not None:
                return together
    return _read_at_once(files, options)


def _chunks(files: Sequence[str], options: ReadOptions) -> Iterator[ReadResult]:
    """Yield the content of files in chunks."""
    for first in range(0, len(files), CHUNK):
        yield _without_texts(_read_at_once(files[first : first + CHUNK], options))


def _batches(files: Sequence[str], options: ReadOptions, store: TableStore | None) -> Iterator[ReadResult]:
    """Yield the content of many files: regular tables together, those between them in chunks."""
    from annotally.formats.table_batches import regular_tables

    irregular: list[str] = []
    for piece in regular_tables(files, TABLES_NAME, store):
        if isinstance(piece, ReadResult):
            yield from _chunks(irregular, options)
            irregular = []
            yield piece
        else:
            irregular += piece
    yield from _chunks(irregular, options)


def _read_at_once(files: Sequence[str], options: ReadOptions) -> ReadResult:
    return read(files, options, TOKEN_TABLE, TABLES_NAME)


def _without_texts(result: ReadResult) -> ReadResult:
    annotations = result.annotations
    sources = tuple(source.without_text() for source in annotations.sources)
    return dataclasses.replace(result, annotations=replace(annotations, sources=sources))


def _is_plain(files: Sequence[str], options: ReadOptions) -> bool:
    """Tell whether parts of the files can be read one by one."""
    # A text named with the tables may belong to one in the other part; other encodings warn of each file.
    return options.encoding is None and all(file.endswith(TABLES) for file in files)


def _files_read_ahead(paths: Sequence[str], options: ReadOptions) -> tuple[str, ...]:
    """Return the files of tables if another process may read some of them, else none."""
    try:
        files = _files(paths) if paths else ()
    except InputRefused:  # told when the tables' turn has come
        return ()
    is_many = len(files) >= MANY and _is_plain(files, options)
    return files if is_many and (os.cpu_count() or 1) > 1 else ()


def _begin_process(
    files: Sequence[str], options: ReadOptions, *, drops: bool
) -> subprocess.Popen[bytes] | None:
    if not sys.executable or getattr(sys, "frozen", False):  # a bundle has no interpreter to start
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
        request.write(zlib.compress(pickle.dumps((files[: _share(files)], options, drops))))
    return process


def _read_answer(process: subprocess.Popen[bytes]) -> ReadResult | None:
    try:
        answer = pickle.load(cast("BinaryIO", process.stdout))
    except (OSError, EOFError, pickle.UnpicklingError):
        return None
    return answer if isinstance(answer, ReadResult) else None


def _join_results(results: Iterable[ReadResult]) -> ReadResult | None:
    """Return results as one, as if all had been read at once.

    None where a document is in two of them, and where files without content stand for documents.
    """
    documents: list[Document] = []
    annotations: dict[str, DocumentAnnotations] = {}
    sources: list[Source] = []
    warnings: list[Diagnostic] = []
    first: AnnotationSet | None = None
    for result in results:
        if result.silent or not annotations.keys().isdisjoint(result.annotations.documents):
            return None
        # Sources of later parts are numbered on behind those of earlier ones.
        for name, annotated in result.annotations.documents.items():
            annotations[name] = replace(annotated, source=annotated.source + len(sources))
        sources += result.annotations.sources
        documents += result.documents
        warnings += result.warnings
        first = first or result.annotations
    if first is None:
        return None
    together = replace(first, documents=annotations, sources=tuple(sources))
    return ReadResult(together, tuple(documents), tuple(warnings))


def main() -> None:
    """Read the tables requested on standard input; answer nothing where they are refused."""
    gc.disable()  # as in all bulk loads
    files, options, drops = pickle.loads(zlib.decompress(sys.stdin.buffer.read()))
    with suppress(InputRefused, BrokenPipeError):
        pickle.dump(_read(files, options, drops=drops), sys.stdout.buffer, pickle.HIGHEST_PROTOCOL)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
