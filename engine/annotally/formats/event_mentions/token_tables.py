"""Token tables of event mention detection: ``id, token, begin, end`` by tabs, one table a document.

Source: "Tokenization file format" (section 2.1.1 of the event mention document) and ruling E6. Tables are
long and many: regular ones are read column by column, only others line by line.
"""

import re
from array import array
from collections.abc import Mapping, Sequence
from functools import lru_cache
from operator import add, sub
from struct import pack
from typing import Annotated, Literal, NamedTuple

import msgspec

from annotally.formats.base import Format, ReadOptions, ReadResult
from annotally.formats.documents import DocumentRoll, name_from_file
from annotally.formats.format_names import TOKEN_TABLE
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document, Source, Tokens
from annotally.model.wording import Wording, plural

NAME = TOKEN_TABLE
SUFFIX = ".tab"
TEXT_SUFFIXES = (".tkn", ".txt")
"""Endings of the files the offsets count in; a table is called like its text with ``.tab`` behind it."""

_COLUMNS = 4
_HEAD = re.compile(r"[^\t\r\n]*\t[^\t\r\n]*\t[^\t\r\n]*\t[^\t\r\n]*(?:\r\n|\n|\r)")
_ROW = re.compile(r"t[0-9]+\t[^\t\r\n]+\t[0-9]+\t[0-9]+[ ]*(?:\r|\n|$)")
_LINE = re.compile(r"([^\r\n]*)(?:\r\n|\n|\r|\Z)")
_TOKEN = re.compile(r"t?[0-9]+")
_NUMBER = re.compile(r"[0-9]{1,18}")
_ALL_BUT_STRUCTURE = bytes(set(range(256)) - set(b"\t\n"))
_WIDEST = 100
"""A text made of tokens may be this many times as long as its table; offsets beyond need the text itself."""
_ALWAYS_ALLOWED = 100_000
_LARGEST_OFFSET = 2**31 - 2
_LARGEST_SHORT = 2**16 - 1
_INTEGERS = msgspec.json.Decoder(list[Annotated[int, msgspec.Meta(ge=0, le=_LARGEST_OFFSET)]])
_BLANKS = [" " * number for number in range(64)]
USUAL_IDS = [f"t{number}" for number in range(4096)]
"""Ids of tokens numbered from 0, kept once for all tables."""


def sniff(beginning: str) -> int:
    """Rate: a row of a table, with or without another line of four columns ahead of it, is no accident."""
    head = _HEAD.match(beginning)
    return 80 if _ROW.match(beginning) or (head and _ROW.match(beginning, head.end())) else 0


def document_name(path: str) -> str:
    """Return the document a table is about: the name without ``.tab`` and without its text's ending."""
    name = name_from_file(path)
    if not path.endswith(SUFFIX):
        return name
    return next((name.removesuffix(suffix) for suffix in TEXT_SUFFIXES if name.endswith(suffix)), name)


def beside(path: str) -> tuple[str, ...]:
    """Return the names a table's text may have, the likelier first."""
    if not path.endswith(SUFFIX):
        return ()
    stem = path.removesuffix(SUFFIX)
    text_names = (stem,) if stem.endswith(TEXT_SUFFIXES) else ()
    return (*text_names, *(stem + suffix for suffix in TEXT_SUFFIXES))


def read(
    sources: Sequence[Source],
    options: ReadOptions,  # noqa: ARG001  # nothing in a token table depends on them
) -> ReadResult:
    """Read tables as documents with tokens; a source that is the text of a table is taken as such.

    Without it the text is made of the tokens, blanks between them, so that the offsets hold. Raises
    InputRefused for damage, naming the line (E6), for two tables of one document, and for offsets outside
    the text.
    """
    # A source that is the text of a table is given up to it; all others are tables.
    by_path = {source.path: source for source in sources}
    texts = {
        source.path: text
        for source in sources
        if (text := next((by_path[name] for name in beside(source.path) if name in by_path), None))
    }
    belonging = {name for source in sources for name in beside(source.path)}
    roll, warnings = DocumentRoll(), []
    documents, annotations = [], {}
    for index, source in enumerate(sources):
        if source.path in belonging:
            continue
        complaints = Complaints(source)
        name = document_name(source.path)
        roll.enter(name, name, source)
        documents.append(_document(name, complaints, texts.get(source.path)))
        annotations[name] = DocumentAnnotations(name, (), index, Extent(0, len(source.text)))
        warnings += complaints.warnings
    return ReadResult(AnnotationSet("", NAME, annotations, tuple(sources)), tuple(documents), tuple(warnings))


class _Table(NamedTuple):
    """The columns of a table; ``ends`` as the file has them. ``complaints`` finds the lines again."""

    names: list[str]
    words: list[str]
    begins: list[int]
    ends: list[int]
    complaints: Complaints
    head: int
    """Offset of the first row."""

    def at(self, row: int) -> int:
        """Return the source offset at which a row begins; for messages, it goes through the file."""
        return _lines(self.complaints.source.text, self.head)[row].start()

    def refusal(self, row: int, finding: Wording, expected: Wording, remedy: Wording) -> InputRefused:
        """Build the refusal of a row's content, for the caller to raise."""
        return self.complaints.refusal(self.at(row), finding, expected, remedy)

    def line(self, row: int) -> int:
        """Return the number of a row's line, from 1."""
        return self.complaints.place(self.at(row))[0]


def _document(name: str, complaints: Complaints, text: Source | None) -> Document:
    table = _table(complaints)
    # ``stops`` are the ends that words filling their places would have, ``gaps`` the distances between words.
    # In a regular table all checks are comparisons of whole lists; only an irregular one is gone through row
    # by row.
    numbers = _numbers(table)
    stops = list(map(add, table.begins, map(len, table.words)))
    ends = _exclusive_ends(table, stops)
    gaps = [table.begins[0], *map(sub, table.begins[1:], ends)]
    # All words fill their places, and none begins inside the one before: then nothing is out of order.
    regular = ends is stops and min(gaps) >= 0
    if not regular:
        _check_order(table, ends)
    if text is not None:
        body, words = text.text, _respelled_tokens(table, ends, text)
    else:
        _check_width(table, ends)
        body, words = (_space_words(table.words, gaps), {}) if regular else _forced_text(table, ends)
    tokens = Tokens(
        _column(table.begins), _column(ends), numbers=numbers, words=words, made_text=text is None
    )
    return Document(name, name, body, (), (text or complaints.source).path, tokens=tokens)


def _column(offsets: Sequence[int]) -> "array[int]":
    # Offsets ascend. By way of bytes, because an array of them takes numbers one by one, and slowly.
    code = offset_code(offsets[-1])
    return array(code, pack(f"{len(offsets)}{code}", *offsets))


def offset_code(last: int) -> Literal["H", "i"]:
    """Return the code of the array for ascending offsets up to the last one: two bytes each, or four."""
    return "H" if last <= _LARGEST_SHORT else "i"


def _numbers(table: _Table) -> Mapping[str, int]:
    """Return the row of every token id. Raises InputRefused for an id given twice."""
    names = table.names
    if names == USUAL_IDS[: len(names)]:
        return usual_numbers(len(names))
    numbers = dict(zip(names, range(len(names)), strict=True))
    if len(numbers) < len(names):
        row = next(n for n, token_id in enumerate(names) if numbers[token_id] != n)
        repeated_row = numbers[names[row]]
        finding = Wording(
            "token id {name!r} again, first in line {line}", name=names[repeated_row], line=table.line(row)
        )
        raise table.refusal(
            repeated_row, finding, Wording("every token id once"), Wording("number the tokens again")
        )
    return numbers


@lru_cache(maxsize=256)
def usual_numbers(count: int) -> Mapping[str, int]:
    """Return the rows of so many `USUAL_IDS`, kept once for all tables of that length."""
    return dict(zip(USUAL_IDS, range(count), strict=False))


# --- columns


def _table(complaints: Complaints) -> _Table:
    # The head line is optional. A regular table is cut into columns at once; only if that fails it is read
    # line by line, which finds the words for what is wrong. The usual ids t0, t1, ... are compared as one
    # tuple, and only others are searched for ids without the letter (E11).
    text = complaints.source.text
    head = _HEAD.match(text)
    begin = 0
    if head is not None and _is_head(head[0].rstrip().split("\t")):
        begin = head.end()
    columns = _regular_columns(text[begin:]) or _columns_by_line(complaints, begin)
    table = _Table(*columns, complaints, begin)
    bare = () if table.names == USUAL_IDS[: len(table.names)] else _bare_rows(table.names)
    if bare:
        finding = Wording("token id {name!r}", name=table.names[bare[0]])
        if len(bare) > 1:
            finding = Wording(
                "token id {name!r}, and {count} more", name=table.names[bare[0]], count=len(bare) - 1
            )
        expected = Wording("t and the token's number, as t0")
        complaints.warn(table.at(bare[0]), finding, expected, Wording("it is read as if the t were there"))
    return table


def _bare_rows(names: Sequence[str]) -> list[int]:
    """Return the rows with token ids without a leading ``t``."""
    return [row for row, name in enumerate(names) if not name.startswith("t")]


def _is_head(cells: Sequence[str]) -> bool:
    """Tell whether a first line names the columns (E6): neither an id nor offsets."""
    return not _TOKEN.fullmatch(cells[0]) and not any(map(_NUMBER.fullmatch, cells[2:]))


_Columns = tuple[list[str], list[str], list[int], list[int]]


def _regular_columns(text: str) -> _Columns | None:
    """Return the four columns of a regular table; None if anything in it is unusual."""
    if "\r" in text:
        text = text.replace("\r\n", "\n")
    text = text.removesuffix("\n")
    rows = text.count("\n") + 1
    # All but tabs and line feeds is deleted: in a regular table three tabs and a line feed are left for each
    # row. Then every fourth cell belongs to one column. Linear, without any loop in Python.
    structure = text.encode("utf-8", "surrogatepass").translate(None, _ALL_BUT_STRUCTURE)
    if "\r" in text or structure != (b"\t\t\t\n" * rows)[:-1]:
        return None
    cells = text.replace("\n", "\t").split("\t")
    names, words = cells[::_COLUMNS], cells[1::_COLUMNS]
    if names != USUAL_IDS[:rows] and not all(map(_TOKEN.fullmatch, names)):
        return None
    # JSON, as which the numbers are read, takes blanks beside a number and minus zero for nothing unusual.
    closely = " " in text or "\t-" in text
    begins, ends = (_integers(cells[column::_COLUMNS], closely=closely) for column in (2, 3))
    return (names, words, begins, ends) if begins and ends and all(words) else None


def _integers(cells: Sequence[str], *, closely: bool) -> list[int] | None:
    if closely and not "".join(cells).isdecimal():
        return None
    try:
        numbers = _INTEGERS.decode(f"[{','.join(cells)}]")
    except msgspec.DecodeError:
        return None
    return numbers if len(numbers) == len(cells) else None  # a comma in a cell makes two numbers of it


def _columns_by_line(complaints: Complaints, begin: int) -> _Columns:
    names, words, begins, ends = [], [], [], []
    # ``at`` moves from cell to cell, so that messages name the column of the cell at fault.
    for line in _lines(complaints.source.text, begin):
        cells = line[1].rstrip(" ").split("\t")
        at = line.start()
        if len(cells) != _COLUMNS:
            raise complaints.refusal(
                at,
                plural("{count} column", "{count} columns", len(cells)),
                Wording("id, token, begin, end, tabs between them"),
                Wording("correct the line"),
            )
        if not _TOKEN.fullmatch(cells[0]):
            finding = Wording("token id {cell!r}", cell=shown(cells[0]))
            raise complaints.refusal(
                at, finding, Wording("t and the token's number, as t0"), Wording("correct the id")
            )
        at += len(cells[0]) + 1
        if not cells[1]:
            raise complaints.refusal(
                at,
                Wording("a token without characters"),
                Wording("the token's string"),
                Wording("correct the line"),
            )
        at += len(cells[1]) + 1
        offsets = []
        for cell in cells[2:]:
            if not _NUMBER.fullmatch(cell) or int(cell) > _LARGEST_OFFSET:
                finding = Wording("offset {cell!r}", cell=shown(cell))
                raise complaints.refusal(
                    at, finding, Wording("a number of characters from 0"), Wording("correct the offset")
                )
            offsets.append(int(cell))
            at += len(cell) + 1
        names.append(cells[0])
        words.append(cells[1])
        begins.append(offsets[0])
        ends.append(offsets[1])
    if not names:
        raise complaints.refusal(
            0,
            Wording("a token table without tokens"),
            Wording("a row per token"),
            Wording("tokenize the text"),
        )
    return names, words, begins, ends


def _lines(text: str, begin: int) -> list[re.Match[str]]:
    """Return the lines that hold anything, without their ends."""
    return [line for line in _LINE.finditer(text, begin) if line[1].strip(" ")]


# --- offsets


def _exclusive_ends(table: _Table, stops: list[int]) -> list[int]:
    """Return the ends, one past the last character, whichever of the two dialects the table speaks (E6).

    ``stops`` are where the words end if they fill their places; they are returned where all do.
    """
    # E6 allows both dialects, but one in a table: words that fill their places tell which it is. ``last`` and
    # ``past`` are the first rows that speak for either; with both the table contradicts itself.
    if stops == table.ends:
        return stops
    inclusive = [end + 1 for end in table.ends]
    if stops == inclusive:
        return stops
    last = next((n for n, (stop, end) in enumerate(zip(stops, inclusive, strict=True)) if stop == end), None)
    past = next((n for n, (stop, end) in enumerate(zip(stops, table.ends, strict=True)) if stop == end), None)
    if last is not None and past is not None:
        first, second = sorted((last, past))
        # Either of the two may be the mistake, so both are named; the order is that of the file.
        places: dict[str, str | int] = {
            "second": table.names[second],
            "second_end": table.ends[second],
            "first": table.names[first],
            "line": table.line(first),
            "first_end": table.ends[first],
        }
        finding = Wording(
            "{second} ends at {second_end}, the last character's offset, while {first} in line {line} ends "
            "at {first_end}, one past the last",
            **places,
        )
        if second == past:
            finding = Wording(
                "{second} ends at {second_end}, one past the last offset, while {first} in line {line} ends "
                "at {first_end}, the last character's",
                **places,
            )
        raise table.refusal(
            second,
            finding,
            Wording("one kind of ends in a table"),
            Wording("write all ends in one way"),
        )
    return table.ends if past is not None else inclusive


def _check_order(table: _Table, ends: Sequence[int]) -> None:
    """Refuse rows that are not in text order, and warn of tokens that overlap."""
    # Both columns must ascend; sorting a sorted list is linear, and the row at fault is searched only if they
    # differ.
    begins = table.begins
    if min(map(sub, ends, begins)) < 0:
        row = next(n for n, (begin, end) in enumerate(zip(begins, ends, strict=True)) if end < begin)
        finding = Wording(
            "{name} begins at {begin} and ends at {end}",
            name=table.names[row],
            begin=begins[row],
            end=table.ends[row],
        )
        raise table.refusal(row, finding, Wording("an end after the start"), Wording("correct the offsets"))
    if sorted(begins) != begins or sorted(ends) != ends:
        row = next(n for n in range(1, len(ends)) if begins[n] < begins[n - 1] or ends[n] < ends[n - 1])
        finding = Wording(
            "{name} at {begin} after {earlier} at {earlier_begin}",
            name=table.names[row],
            begin=begins[row],
            earlier=table.names[row - 1],
            earlier_begin=begins[row - 1],
        )
        raise table.refusal(
            row,
            finding,
            Wording("tokens in the order of the text"),
            Wording("sort the rows by their offsets"),
        )
    crossing = [n for n in range(1, len(ends)) if ends[n - 1] > begins[n]]
    if crossing:
        row = crossing[0]
        finding = Wording(
            "{name} begins at {begin}, inside {earlier}",
            name=table.names[row],
            begin=begins[row],
            earlier=table.names[row - 1],
        )
        if len(crossing) > 1:
            finding = Wording("{finding}, and {count} more", finding=finding, count=len(crossing) - 1)
        table.complaints.warn(
            table.at(row), finding, Wording("tokens one after another"), Wording("the offsets are kept")
        )


def _respelled_tokens(table: _Table, ends: Sequence[int], text: Source) -> Mapping[int, str]:
    """Return the tokens that are spelled otherwise than in their text, with a warning if there are any."""
    body = text.text
    if ends[-1] > len(body):
        row = next(n for n, end in enumerate(ends) if end > len(body))
        finding = Wording(
            "{name} ends at {end}, past the end of {file}",
            name=table.names[row],
            end=ends[row],
            file=text.path,
        )
        expected = Wording("offsets up to {size}", size=len(body))
        raise table.refusal(row, finding, expected, Wording("put the text of these tokens next to the table"))
    # All words of the text are cut out by one map and compared as lists; usually they are equal.
    text_words = list(map(body.__getitem__, map(slice, table.begins, ends)))
    if text_words == table.words:
        return {}
    differing = {n: word for n, word in enumerate(table.words) if word != text_words[n]}
    row = next(iter(differing))
    finding = Wording(
        "{name} is {word!r}, while {file} has {word_of_text!r} at {begin}",
        name=table.names[row],
        word=shown(table.words[row]),
        file=text.path,
        word_of_text=shown(text_words[row]),
        begin=table.begins[row],
    )
    if len(differing) > 1:
        finding = Wording("{finding}, and {count} more differ", finding=finding, count=len(differing) - 1)
    table.complaints.warn(
        table.at(row),
        finding,
        Wording("the tokens of this text"),
        Wording("check that the table belongs to this text; the offsets are used as they are"),
    )
    return differing


def _check_width(table: _Table, ends: Sequence[int]) -> None:
    """Refuse offsets that would make a text out of proportion."""
    if ends[-1] > _WIDEST * len(table.complaints.source.text) + _ALWAYS_ALLOWED:
        row = next(n for n, end in enumerate(ends) if end == ends[-1])
        raise table.refusal(
            row,
            plural(
                "{name} ends at {end}, in a table of {count} token",
                "{name} ends at {end}, in a table of {count} tokens",
                len(ends),
                name=table.names[row],
                end=ends[row],
            ),
            Wording("offsets that fit the tokens"),
            Wording("correct the offset, or put the text next to the table"),
        )


def _space_words(words: Sequence[str], gaps: Sequence[int]) -> str:
    """Return a text of words, ahead of each as many blanks as its gap."""
    pieces = [""] * (2 * len(words))
    pieces[::2] = [_BLANKS[gap] for gap in gaps] if max(gaps) < len(_BLANKS) else map(" ".__mul__, gaps)
    pieces[1::2] = words
    return "".join(pieces)


def _forced_text(table: _Table, ends: Sequence[int]) -> tuple[str, Mapping[int, str]]:
    """Return a text in which words are cut and padded to their places, and those words that had to be.

    Where two overlap the later one shows.
    """
    # The text is filled character by character, as words may overlap; slower, but rare.
    body = [" "] * ends[-1]
    for word, begin, end in zip(table.words, table.begins, ends, strict=True):
        room = end - begin
        body[begin:end] = word[:room].ljust(room)
    text = "".join(body)
    spans = zip(table.words, table.begins, ends, strict=True)
    return text, {n: word for n, (word, begin, end) in enumerate(spans) if text[begin:end] != word}


FORMAT = Format(
    name=NAME,
    title="token table",
    carries_text=True,
    carries_annotations=False,
    sniff=sniff,
    read=read,
    suffixes=(SUFFIX,),
    beside=beside,
)
