"""Files of many token tables, read without their texts: regular ones together, the others as any file."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import groupby
from typing import NamedTuple

from annotally.formats.base import ReadResult
from annotally.formats.event_mentions.many_tables import TABLES_AT_ONCE, regular_documents
from annotally.formats.event_mentions.stored_tables import TableStore
from annotally.formats.event_mentions.token_tables import NAME, beside
from annotally.formats.input_files import is_visible, names_in
from annotally.formats.io import BEGINNING
from annotally.formats.regular_files import opened_file
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.text import Document, Source, digest


class _TableFile(NamedTuple):
    """A file, with its document if it is a regular table; None if it is left to others."""

    path: str
    content: bytes
    document: Document | None


def regular_tables(
    files: Sequence[str], set_name: str, store: TableStore | None = None
) -> Iterator[ReadResult | list[str]]:
    """Yield the content of files in order, a piece at a time: that of regular tables, and paths of others.

    The content is that of a set of that name, with digests in place of the texts of the files. Texts of
    documents are kept in ``store``, if there is one.
    """
    # A table with its text beside it, and what cannot be read, are left to the reader of any file: its
    # checks and messages are the same in whatever company a file is read.
    companions = _Companions()
    for first in range(0, len(files), TABLES_AT_ONCE):
        contents = [
            (path, b"" if companions.has_text(path) else _content(path))
            for path in files[first : first + TABLES_AT_ONCE]
        ]
        documents = regular_documents(contents, store)
        batch = [
            _TableFile(path, content, document)
            for (path, content), document in zip(contents, documents, strict=True)
        ]
        for is_regular, group in groupby(batch, lambda file: file.document is not None):
            files_alike = list(group)
            result = _result(files_alike, set_name) if is_regular else None
            # Two tables of one document are refused by the reader of tables.
            is_whole = result is not None and len(result.annotations.documents) == len(files_alike)
            yield result if result is not None and is_whole else [file.path for file in files_alike]


class _Companions:
    """The files beside tables; each folder is asked once."""

    def __init__(self) -> None:
        self._names: dict[str, frozenset[str]] = {}

    def has_text(self, path: str) -> bool:
        """Tell whether a text stands beside a table."""
        for name in beside(path):
            folder, slash, file = name.rpartition("/")
            if folder not in self._names:
                self._names[folder] = names_in(folder + slash)
            if file in self._names[folder] and is_visible(file):
                return True
        return False


def _content(path: str) -> bytes:
    """Return the bytes of a file; none of one that is too large or cannot be read."""
    with suppress(OSError, ValueError, InputRefused), opened_file(path) as (file, size):
        if size <= BEGINNING:
            return file.read(size + 1)
    return b""


def _result(files: Sequence[_TableFile], set_name: str) -> ReadResult:
    """Return the documents of regular tables, as the reader of tables does."""
    documents, annotations, sources = [], {}, []
    for number, (path, content, document) in enumerate(files):
        assert document is not None
        length = len(content) if content.isascii() else len(content.decode())
        documents.append(document)
        annotations[document.id] = DocumentAnnotations(document.id, (), number, Extent(0, length))
        sources.append(Source(path, "", digest=digest(content)))
    result = AnnotationSet(set_name, NAME, annotations, tuple(sources))
    return ReadResult(result, tuple(documents))
