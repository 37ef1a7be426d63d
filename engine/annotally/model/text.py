"""Documents: the text both sides stand on, its sections, and the way back to the file it came from."""

import codecs
import hashlib
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence

import msgspec
import msgspec.structs

from annotally.model.extents import Extent, place_in


def digest(data: bytes) -> str:
    """Return twelve hexadecimal digits that stand for bytes in results and signatures."""
    return hashlib.sha256(data).digest()[:_BYTES].hex()


_BYTES = 6
_PIECE = 1 << 20


class Source(msgspec.Struct, frozen=True):
    """An input file as read: its decoded text, and its encoding to write the same bytes again.

    ``text`` keeps line ends as written and leaves out a byte-order mark, which ``bom`` remembers.
    """

    path: str
    text: str
    encoding: str = "utf-8"
    bom: bool = False
    document: str = ""
    """Name of the document it is, where its folder has it and not the file (``DOC/USER.tsv``)."""
    digest: str = ""
    """`digest` of its bytes, where the text was dropped once it had been read; else empty."""

    def encode(self, text: str | None = None) -> bytes:
        """Return ``text`` (this source's own by default) as the bytes the file holds."""
        mark = "\ufeff" if self.bom else ""
        return (mark + (self.text if text is None else text)).encode(self.encoding)

    def without_text(self) -> "Source":
        """Return the source with a digest instead of its text."""
        return msgspec.structs.replace(self, text="", digest=self.byte_digest())

    def byte_digest(self) -> str:
        """Return the `digest` of its bytes."""
        if self.digest or self.encoding != "utf-8":
            return self.digest or digest(self.encode())
        # Piece by piece, because the bytes of a large file would be in memory once more. Other encodings may
        # write a piece in a way that depends on what is ahead of it.
        hashed = hashlib.sha256(codecs.BOM_UTF8 if self.bom else b"")
        for start in range(0, len(self.text), _PIECE):
            hashed.update(self.text[start : start + _PIECE].encode())
        return hashed.digest()[:_BYTES].hex()

    def place(self, offset: int) -> tuple[int, int]:
        """Return line and column, from 1, of a code point offset. O(offset); keep it for messages."""
        return place_in(self.text, offset)


class SourceMap(msgspec.Struct, frozen=True):
    """Where each code point of a Document text stands in its source file (ruling C1).

    Runs of text that is contiguous in the file: run ``i`` begins at ``text[i]`` in the Document and at
    ``file[i]`` in the source; both ascend, ``text[0]`` is 0. Between runs lie annotation tags.
    """

    text: Sequence[int]
    file: Sequence[int]

    def to_source(self, offset: int) -> int:
        """Return the source offset of the code point at ``offset``; the text's end maps past its last one.

        Where tags stand between two code points, the answer is behind them.
        """
        # Runs ascend in both texts: a binary search finds the last one that begins at or before the offset.
        run = bisect_right(self.text, offset) - 1
        return self.file[run] + offset - self.text[run]

    def end_to_source(self, offset: int) -> int:
        """Return the source offset just behind the code point before ``offset``: ahead of any tags there."""
        return self.file[0] if offset <= 0 else self.to_source(offset - 1) + 1

    def to_text(self, offset: int) -> int:
        """Return the Document offset of a source offset; inside a tag, that of the text behind the tag."""
        run = bisect_right(self.file, offset) - 1
        if run < 0:
            return 0
        # Behind the end of a run lies a tag, and the offset inside it belongs to the start of the next run.
        position = self.text[run] + offset - self.file[run]
        return min(position, self.text[run + 1]) if run + 1 < len(self.text) else position


IDENTITY = SourceMap((0,), (0,))


class Section(msgspec.Struct, frozen=True, gc=False):
    """A named stretch of a document, for example the inside of ``<TEXT>``."""

    name: str
    extent: Extent


TokenRanges = tuple[Sequence[int], Sequence[int]]
"""Starts and ends of tokens in code points, the starts ascending."""


class Tokens(msgspec.Struct, frozen=True):
    """The tokens of a Document that its file lists one by one: ascending, a start and an end each.

    Starts and ends are code points of its text. ``has_words`` is False where the file has none and a
    token's number stands for each. ``numbers`` gives a token's place by the name that annotations use.
    ``words`` holds the strings of those tokens that the file spells differently from the text.
    ``made_text``: the text was put together from the tokens, with unknown white space between them.
    """

    starts: Sequence[int]
    ends: Sequence[int]
    has_words: bool = True
    numbers: Mapping[str, int] = {}
    words: Mapping[int, str] = {}
    made_text: bool = False

    def __len__(self) -> int:
        return len(self.starts)

    def word(self, number: int, text: str) -> str:
        """Return the string of a token of the Document with that text."""
        spelled = self.words.get(number)
        return text[self.starts[number] : self.ends[number]] if spelled is None else spelled

    def strings(self, numbers: Iterable[int], text: str) -> list[str]:
        """Return the strings of some tokens, as `word` does."""
        starts, ends, words = self.starts, self.ends, self.words
        if words:
            return [self.word(number, text) for number in numbers]
        return [text[starts[number] : ends[number]] for number in numbers]

    def within(self, start: int, end: int) -> range:
        """Return the numbers of the tokens that share a character with ``[start, end)``."""
        # Starts and ends both ascend: from the first token that ends behind the start up to the last that
        # begins before the end. O(log n).
        return range(bisect_right(self.ends, start), bisect_left(self.starts, end))


class Times(msgspec.Struct, frozen=True):
    """Times of stretches of a text: ascending starts and ends in code points, begin and end of each.

    Begins and ends are microseconds from the beginning of the recording; a stretch is a word, or a segment.
    """

    starts: Sequence[int]
    ends: Sequence[int]
    begins: Sequence[int]
    finishes: Sequence[int]

    def within(self, start: int, end: int) -> tuple[int, int] | None:
        """Return begin and end, in microseconds, of the speech that ``[start, end)`` touches, or None."""
        first, behind = bisect_right(self.ends, start), bisect_left(self.starts, end)
        return (self.begins[first], self.finishes[behind - 1]) if first < behind else None


class Document(msgspec.Struct, frozen=True):
    """The text of a document: the source minus annotation tags, entities not decoded (C1).

    Structural markup is kept. ``id`` is the matching key (M13), ``label`` its form for users. ``source_map``
    leads to ``file``. ``tokens`` are those of a token table, or of a token-column file, compared by token
    position (C5). ``times`` are those of a transcript that has them.
    """

    id: str
    label: str
    text: str
    sections: tuple[Section, ...] = ()
    file: str = ""
    source_map: SourceMap = IDENTITY
    tokens: Tokens | None = None
    times: Times | None = None
