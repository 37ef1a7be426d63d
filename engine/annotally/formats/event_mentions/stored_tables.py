"""Documents of token tables whose texts and places of tokens lie in a file until they are asked for.

A corpus has thousands of tables, and most scores need no more of one than the ids of its tokens.
"""

import os
import tempfile
import weakref
from array import array
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import NamedTuple

from msgspec.structs import replace

from annotally.model.text import Document, TokenRanges, Tokens


class Piece(NamedTuple):
    """The part of a file that holds a table: its text as UTF-8, the starts of its tokens, and their ends."""

    at: int
    text_bytes: int
    tokens: int
    codes: str
    """The types of starts and of ends, a letter each, as arrays have them."""


class TableStore:
    """A temporary file of the texts and places of tables, and a cache of the last ones that were read.

    Several processes may read it; one writes. Without the file, `begin` returns None.
    """

    CACHED = 8
    """Tables whose texts and places are kept in memory."""

    def __init__(self, descriptor: int) -> None:
        """Take the descriptor of an open file, which is closed with this object."""
        self._descriptor = descriptor
        self._end = 0
        self._cache: dict[int, tuple[str, TokenRanges]] = {}
        weakref.finalize(self, os.close, descriptor)

    @classmethod
    def begin(cls) -> "TableStore | None":
        """Return an empty store; None where no temporary file can be made."""
        try:
            with tempfile.TemporaryFile() as file:
                return cls(os.dup(file.fileno()))
        except OSError:
            return None

    def append(self, tables: Sequence[tuple[bytes, "array[int]", "array[int]"]]) -> list[Piece] | None:
        """Write tables, each as its text in UTF-8, starts and ends of tokens; return where they lie.

        None where the file cannot be written; nothing was added then.
        """
        pieces, data, at = [], bytearray(), self._end
        for text, starts, ends in tables:
            pieces.append(Piece(at + len(data), len(text), len(starts), starts.typecode + ends.typecode))
            data += text
            data += starts.tobytes()
            data += ends.tobytes()
        view = memoryview(data)
        with suppress(OSError):
            # A write may take a part of the data: it goes on until all is there, or until one fails.
            while view:
                count = os.pwrite(self._descriptor, view, at)
                view, at = view[count:], at + count
        if view:
            return None
        self._end = at
        return pieces

    def read(self, piece: Piece) -> tuple[str, TokenRanges]:
        """Return the text of a table, and the starts and ends of its tokens in code points."""
        # The latest pieces stay decoded; beyond their number the one that came first goes.
        content = self._cache.get(piece.at)
        if content is None:
            starts: array[int] = array(piece.codes[0])
            ends: array[int] = array(piece.codes[1])
            behind = piece.text_bytes + piece.tokens * starts.itemsize
            data = os.pread(self._descriptor, behind + piece.tokens * ends.itemsize, piece.at)
            starts.frombytes(data[piece.text_bytes : behind])
            ends.frombytes(data[behind:])
            if len(self._cache) >= self.CACHED:
                self._cache.pop(next(iter(self._cache)))
            self._cache[piece.at] = content = (data[: piece.text_bytes].decode(), (starts, ends))
        return content


class StoredTokens(Tokens, frozen=True):
    """Tokens with places in a store, read when they are asked for."""

    store: TableStore | None = None
    piece: Piece = Piece(0, 0, 0, "HH")

    @property  # type: ignore[misc]  # a frozen field, which is read alone
    def starts(self) -> Sequence[int]:
        """Return the starts of the tokens, in code points."""
        return self.read()[1][0]

    @property  # type: ignore[misc]  # a frozen field, which is read alone
    def ends(self) -> Sequence[int]:
        """Return the ends of the tokens, in code points."""
        return self.read()[1][1]

    def __len__(self) -> int:
        return self.piece.tokens

    def read(self) -> tuple[str, TokenRanges]:
        """Return the text of the table, and the starts and ends of its tokens."""
        assert self.store is not None
        return self.store.read(self.piece)

    def __reduce__(self) -> tuple[object, ...]:
        # Other processes may not have the file open: without it they get tokens in memory.
        fields = self.has_words, self.numbers, self.words, self.made_text
        if self.store is None:
            return StoredTokens, ((), (), *fields, None, self.piece)
        return Tokens, (self.starts, self.ends, *fields)


class StoredDocument(Document, frozen=True):
    """A document of a token table with its text in the store of its tokens."""

    @property  # type: ignore[misc]  # a frozen field, which is read alone
    def text(self) -> str:
        """Return the text of the table."""
        assert isinstance(self.tokens, StoredTokens)
        return self.tokens.read()[0]

    def __reduce__(self) -> tuple[object, ...]:
        is_detached = isinstance(self.tokens, StoredTokens) and self.tokens.store is None
        text = "" if is_detached else self.text
        fields = (
            self.id,
            self.label,
            text,
            self.sections,
            self.file,
            self.source_map,
            self.tokens,
            self.times,
        )
        return StoredDocument if is_detached else Document, fields


def with_store(documents: Iterable[Document], store: TableStore | None) -> tuple[Document, ...]:
    """Return documents of which those that lie in a store are read from another one, or from none.

    Without a store they can be sent to a process that has its file open, too.
    """
    return tuple(
        replace(document, tokens=replace(document.tokens, store=store))
        if isinstance(document, StoredDocument) and document.tokens is not None
        else document
        for document in documents
    )
