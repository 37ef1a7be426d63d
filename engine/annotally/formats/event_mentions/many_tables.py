"""Many regular token tables, read together by numpy: their cells are checked without being cut out.

A table is regular here if its ids are t0, t1, ... and its words fill their places in order, in either dialect
of ends (E6). Documents of such tables are those that `annotally.formats.event_mentions.token_tables` makes.
Any other table is left to that module, which finds the words for whatever is wrong in it.
"""

from array import array
from collections.abc import Sequence
from functools import cache
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, NamedTuple

from annotally.formats.event_mentions.stored_tables import Piece, StoredDocument, StoredTokens, TableStore
from annotally.formats.event_mentions.token_tables import (
    USUAL_IDS,
    document_name,
    offset_code,
    usual_numbers,
)
from annotally.model.text import Document, Tokens

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.int64]
    Octets = NDArray[np.uint8]

TABLES_AT_ONCE = 12
"""Tables whose bytes are looked at together: of 600 tokens they fit into the cache of a processor."""

_COLUMNS = 4
_ROW_MARKS = int.from_bytes(b"\t\t\t\n", "little")
_LONGEST_NUMBER = 8
"""Digits that fit into a machine word."""
_AHEAD = b"\n" * _LONGEST_NUMBER
"""Bytes ahead of the first table, so that a machine word ends at any cell."""
_WIDEST = 2
"""A text of tokens may be so many times as long as its table."""


def regular_documents(
    tables: Sequence[tuple[str, bytes]], store: TableStore | None = None
) -> list[Document | None]:
    """Return the documents of tables, given the path and the bytes of each; None for one not regular.

    Texts and places of tokens are kept in ``store``, where there is one that can be written.
    """
    # Most corpora are regular throughout: where a table is not, those read with it are looked at one by one.
    documents = _documents(tables, store)
    if documents is not None:
        return [*documents]
    if len(tables) == 1:
        return [None]
    return [document for table in tables for document in regular_documents([table], store)]


def _documents(tables: Sequence[tuple[str, bytes]], store: TableStore | None) -> list[Document] | None:
    """Return the documents of tables; None if any is not regular."""
    contents = [content if content.endswith(b"\n") else content + b"\n" for _, content in tables]
    counts = [content.count(b"\n") for content in contents]
    columns = _sound_columns(contents, counts)
    texts = _texts(columns) if columns is not None else None
    if columns is None or texts is None:
        return None
    # Texts and places go to the store; where it does not take them, they stay in memory.
    offsets = [columns.offsets(number) for number in range(len(tables))]
    pieces = None
    if store is not None:
        pieces = store.append([(text, *places) for text, places in zip(texts, offsets, strict=True)])
    if store is None or pieces is None:
        entries = zip(tables, texts, offsets, counts, strict=True)
        return [_document(path, text, places, count) for (path, _), text, places, count in entries]
    return [
        _stored_document(path, store, piece, count)
        for (path, _), piece, count in zip(tables, pieces, counts, strict=True)
    ]


def _document(path: str, text: bytes, places: tuple["array[int]", "array[int]"], count: int) -> Document:
    """Return the document of a table, given the text in UTF-8, its starts and ends, and its rows."""
    name = document_name(path)
    tokens = Tokens(*places, numbers=usual_numbers(count), words={}, made_text=True)
    return Document(name, name, text.decode(), (), path, tokens=tokens)


def _stored_document(path: str, store: TableStore, piece: Piece, count: int) -> Document:
    """Return the document of a table, with its text and places in a store."""
    name = document_name(path)
    tokens = StoredTokens((), (), numbers=usual_numbers(count), made_text=True, store=store, piece=piece)
    return StoredDocument(name, name, "", (), path, tokens=tokens)


class _Columns(NamedTuple):
    """The columns of several tables, one behind another; all words fill their places in order."""

    octets: "Octets"
    firsts: list[int]
    """The row at which each table begins, and the number of all rows."""
    word_starts: "Numbers"
    """The place of each word in ``octets``."""
    word_sizes: "Numbers"
    """Bytes of each word."""
    begins: "Numbers"
    ends: "Numbers"
    """One past the last character of each token."""
    gaps: "Numbers"
    """The blanks ahead of each token."""

    def is_wider_than(self, sizes: Sequence[int]) -> bool:
        """Tell whether a text would be out of proportion to its table, of that many bytes."""
        last_ends = self.ends[[behind - 1 for behind in self.firsts[1:]]].tolist()
        return any(end > _WIDEST * size for end, size in zip(last_ends, sizes, strict=True))

    def offsets(self, number: int) -> tuple["array[int]", "array[int]"]:
        """Return the starts and ends of the tokens of the table of that number."""
        first, behind = self.firsts[number : number + 2]
        return _column(self.begins[first:behind]), _column(self.ends[first:behind])


def _sound_columns(contents: Sequence[bytes], counts: Sequence[int]) -> _Columns | None:
    """Return the columns of tables, given the rows of each; None if any is irregular or too wide."""
    data = b"".join((_AHEAD, *contents))
    if max(counts) > len(USUAL_IDS) or b"\r" in data:
        return None
    columns = _columns(data, counts)
    return None if columns is None or columns.is_wider_than(list(map(len, contents))) else columns


def _column(offsets: "Numbers") -> "array[int]":
    code = offset_code(int(offsets[-1]))
    return array(code, offsets.astype(code).tobytes())


def _columns(data: bytes, counts: Sequence[int]) -> _Columns | None:
    """Return the columns of tables, given their bytes behind `_AHEAD` and their rows; None: irregular."""
    # Every fourth mark, tab or line feed, ends a row. Numbers are read in their places, eight digits at a
    # time; no cell is cut out. Linear, a few passes over the bytes and some more over the rows.
    import numpy as np

    octets = np.frombuffer(data, np.uint8)
    marks = np.flatnonzero(octets <= ord("\n"))[len(_AHEAD) :]
    if len(marks) != _COLUMNS * sum(counts) or (octets[marks].view("<u4") != _ROW_MARKS).any():
        return None
    id_ends, word_ends, begin_ends, end_ends = marks.reshape(-1, _COLUMNS).T
    row_starts = np.empty_like(end_ends)
    row_starts[0], row_starts[1:] = len(_AHEAD), end_ends[:-1] + 1
    firsts = [0, *accumulate(counts)]
    rows = np.arange(len(id_ends)) - np.repeat(firsts[:-1], counts)
    word_starts = id_ends + 1
    word_sizes = word_ends - word_starts
    id_sizes = id_ends - row_starts
    if (
        word_sizes.min() < 1
        or (id_sizes != _id_sizes()[rows]).any()
        or (octets[row_starts] != ord("t")).any()
    ):
        return None
    words = np.ndarray((len(data) - _LONGEST_NUMBER + 1,), "<u8", data, 0, (1,))
    numbers = _numbers(words, id_ends, id_sizes - 1)
    begins = _numbers(words, begin_ends, begin_ends - word_ends - 1)
    ends = _numbers(words, end_ends, end_ends - begin_ends - 1)
    if numbers is None or begins is None or ends is None or (numbers != rows).any():
        return None
    stops = begins + _lengths(octets, word_starts, word_sizes)
    # Words fill their places up to the given ends, or to one behind; the same in a whole table (E6).
    beyond = stops - ends
    gaps = begins.copy()
    gaps[1:] -= stops[:-1]
    gaps[firsts[:-1]] = begins[firsts[:-1]]
    dialect = np.repeat(beyond[firsts[:-1]], counts)
    if gaps.min() < 0 or (beyond != dialect).any() or dialect.min() < 0 or dialect.max() > 1:
        return None
    return _Columns(octets, firsts, word_starts, word_sizes, begins, stops, gaps)


@cache
def _id_sizes() -> "Numbers":
    """Return the lengths of the usual ids."""
    import numpy as np

    return np.array(list(map(len, USUAL_IDS)))


@cache
def _digit_masks() -> "NDArray[np.uint64]":
    """Return, by the length of a number, a mask of the bytes that it has in the word that ends with it."""
    import numpy as np

    full = (1 << 64) - 1
    return np.array([full & (full << (64 - 8 * size)) for size in range(_LONGEST_NUMBER + 1)], np.uint64)


def _numbers(words: "NDArray[np.uint64]", ends: "Numbers", sizes: "Numbers") -> "Numbers | None":
    """Return the numbers that end at places, each of so many digits; None if anything else stands there.

    ``words`` has eight bytes from every place on, the first one in the lowest byte.
    """
    # The digits of a word are added up in pairs, pairs of pairs, and all eight: three multiplications.
    # Bytes ahead of the number are masked and count as zeros.
    import numpy as np

    if sizes.min() < 1 or sizes.max() > _LONGEST_NUMBER:
        return None
    digits = (words[ends - _LONGEST_NUMBER] ^ np.uint64(0x3030303030303030)) & _digit_masks()[sizes]
    too_great = (digits + np.uint64(0x7676767676767676)) | digits
    if (too_great & np.uint64(0x8080808080808080)).any():
        return None
    pairs = (digits * np.uint64(10) + (digits >> np.uint64(8))) & np.uint64(0x00FF00FF00FF00FF)
    fours = (pairs * np.uint64(100) + (pairs >> np.uint64(16))) & np.uint64(0x0000FFFF0000FFFF)
    eights = (fours * np.uint64(10_000) + (fours >> np.uint64(32))) & np.uint64(0x00000000FFFFFFFF)
    return eights.astype(np.int64)


def _lengths(octets: "Octets", starts: "Numbers", sizes: "Numbers") -> "Numbers":
    """Return the lengths of words in characters, given those in bytes of UTF-8."""
    import numpy as np

    if int(octets.max()) < 0x80:
        return sizes
    further: Numbers = np.concatenate(([0], np.cumsum((octets & 0xC0) == 0x80)))
    lengths: Numbers = sizes - (further[starts + sizes] - further[starts])
    return lengths


def _texts(columns: _Columns) -> list[bytes] | None:
    """Return the texts of tables in UTF-8, words with blanks between them; None if one is no UTF-8.

    All other bytes of a regular table are ASCII, so that the texts show of all of it whether it is UTF-8.
    """
    # Blanks everywhere, and each byte of a word in its place, of all tables at once.
    import numpy as np

    sizes = columns.word_sizes
    behind = np.cumsum(columns.gaps + sizes)
    before = np.cumsum(sizes) - sizes
    numbers = np.arange(int(sizes.sum()))
    octets = np.full(int(behind[-1]), ord(" "), np.uint8)
    targets = numbers + np.repeat(behind - sizes - before, sizes)
    octets[targets] = columns.octets[numbers + np.repeat(columns.word_starts - before, sizes)]
    bounds = [0, *behind[[first - 1 for first in columns.firsts[1:]]].tolist()]
    data = octets.tobytes()
    texts = [data[start:end] for start, end in pairwise(bounds)]
    if not data.isascii():
        try:
            for text in texts:
                text.decode()
        except UnicodeDecodeError:
            return None
    return texts
