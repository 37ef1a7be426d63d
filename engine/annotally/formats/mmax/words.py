"""Words of MMAX2: the file of words as tokens, and the text that they make."""

import re
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, islice
from operator import add, lt
from typing import TYPE_CHECKING, NamedTuple

from annotally.formats.regular_files import LARGEST
from annotally.formats.xml_documents import XmlDocument, parse_xml
from annotally.formats.xml_spelling import find_forbidden
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import SourceMap, Tokens
from annotally.model.wording import Wording

if TYPE_CHECKING:
    from lxml.etree import _Element

REMEDY = Wording("save the project from the annotation tool again")
NO_SPACE, LAST_IN_PARAGRAPH = "hasnps", "lastinpar"
"""Attributes that say of a word that no blank is ahead of it, and that a paragraph ends behind it."""
TRUE = "true"
_SPACE = re.compile(r"\s")
_PLAIN = re.compile(
    rf'<word id="([^"&<\s]*)"((?: {NO_SPACE}="{TRUE}")?(?: {LAST_IN_PARAGRAPH}="{TRUE}")?)>'
    r"([^<&\r]*)</word>\n"
)
_PLAIN_HEAD = re.compile(
    r'(?:<\?xml version="1\.0" encoding="UTF-8"\?>\n)?(?:<!DOCTYPE words SYSTEM "words\.dtd">\n)?<words>\n'
)
_PLAIN_TAIL = ("</words>", "</words>\n")
_OPENING, _CLOSING = len('<word id="">'), len("</word>\n")
_OWN = frozenset({"id", NO_SPACE, LAST_IN_PARAGRAPH})
_START_TAG = re.compile(r"""<(?:[^<>"']|"[^"]*"|'[^']*')*>""")


@dataclass(frozen=True, slots=True)
class MmaxWords:
    """The words of a document: the text, its tokens, their numbers by identifier."""

    text: str
    tokens: Tokens
    source_map: SourceMap
    numbers: Mapping[str, int]
    identifiers: list[str]
    attributes: dict[int, dict[str, str]]
    """Further attributes of words, by number, which are not read."""


class _Columns(NamedTuple):
    """The words of a file, a column for each part of them; ``runs`` are where their characters begin."""

    identifiers: Sequence[str]
    words: Sequence[str]
    runs: Sequence[int]
    no_space: Sequence[int]
    """The words without a blank ahead of them."""
    last: Sequence[int]
    """The words that end a paragraph."""
    attributes: dict[int, dict[str, str]]


def scan_words(complaints: Complaints) -> MmaxWords:
    """Return the words of a file; linear. Raises InputRefused for malformed XML, and repeated identifiers."""
    # A blank stands between two words, unless an attribute says that none does, and a line feed behind the
    # last word of a paragraph. White space inside a word, as pretty-printers add it, counts as one blank.
    # Columns are made one by one, since files have hundreds of thousands of words: starts and ends are
    # running sums of the lengths of gaps and words in turn.
    columns = _plain_columns(complaints.source.text) or _columns(parse_xml(complaints, REMEDY))
    identifiers, words = columns.identifiers, columns.words
    numbers = dict(zip(identifiers, range(len(identifiers)), strict=True))
    if len(numbers) < len(identifiers):
        raise _repeated(complaints, identifiers, columns.runs)
    if _SPACE.search("".join(words)):
        words = [" ".join(word.split()) for word in words]
    gaps = _gaps(columns)
    pieces = [piece for pair in zip(gaps, words, strict=False) for piece in pair]
    places = list(accumulate(map(len, pieces)))
    starts, ends = array("q", places[::2]), array("q", places[1::2])
    return MmaxWords(
        "".join((*pieces, gaps[-1])) if words else "",
        Tokens(starts, ends, numbers=numbers, made_text=True),
        SourceMap(*_ascending(starts, array("q", columns.runs))) if starts else SourceMap((0,), (0,)),
        numbers,
        list(identifiers),
        columns.attributes,
    )


def _plain_columns(text: str) -> _Columns | None:
    """Return the words of a file in which all are spelled in the plainest way, None for any other."""
    # Where the lines of words fill all between head and tail, the file is well-formed and has no place for
    # anything else: it is not parsed. Lines without a gap between them have the length of all of them.
    head = _PLAIN_HEAD.match(text)
    if head is None or find_forbidden(text) is not None or "]]>" in text or len(text) > LARGEST // 4:
        return None
    matches = _PLAIN.findall(text, head.end())
    if not matches:
        return None
    identifiers, spellings, words = zip(*matches, strict=True)
    openings = [_OPENING + len(name) + len(marks) for name, marks in zip(identifiers, spellings, strict=True)]
    lines = map(add, openings, map(len, words))
    ends = list(accumulate((line + _CLOSING for line in lines), initial=head.end()))
    if text[ends[-1] :] not in _PLAIN_TAIL:
        return None
    return _Columns(
        identifiers,
        words,
        list(map(add, ends, openings)),
        [number for number, marks in enumerate(spellings) if marks and NO_SPACE in marks],
        [number for number, marks in enumerate(spellings) if marks and LAST_IN_PARAGRAPH in marks],
        {},
    )


def _columns(document: XmlDocument) -> _Columns:
    """Return the words of any document."""
    # Elements come in the order of their start tags, and so do the places.
    placed = [
        (place, element)
        for place, element in zip(document.places.start, document.root.iter("*"), strict=True)
        if element.tag == "word"
    ]
    elements = [element for _, element in placed]
    return _Columns(
        [element.get("id") or "" for element in elements],
        [element.text or "" for element in elements],
        [_behind_tag(document.text, place) for place, _ in placed],
        _marked(elements, NO_SPACE),
        _marked(elements, LAST_IN_PARAGRAPH),
        {
            number: {str(name): str(value) for name, value in element.items() if name not in _OWN}
            for number, element in enumerate(elements)
            if not _OWN.issuperset(element.keys())
        },
    )


def _behind_tag(text: str, place: int) -> int:
    """Return the offset behind the start tag at a place; values of attributes may hold its last sign."""
    tag = _START_TAG.match(text, place)
    assert tag is not None, "the parser has read a tag here"
    return tag.end()


def _marked(elements: "Sequence[_Element]", name: str) -> list[int]:
    """Return the numbers of the words of which an attribute is true."""
    return [number for number, element in enumerate(elements) if element.get(name) == TRUE]


def _gaps(columns: _Columns) -> Sequence[str]:
    """Return the characters ahead of each word, and those behind the last."""
    # The line feed of a paragraph stays even where the next word says that no blank is ahead of it.
    gaps = ["", *[" "] * (len(columns.words) - 1), ""]
    for number in columns.last:
        gaps[number + 1] = "\n"
    for number in columns.no_space:
        gaps[number] = gaps[number].strip(" ")
    return gaps


def _repeated(complaints: Complaints, identifiers: Sequence[str], places: Sequence[int]) -> Exception:
    # Entered from behind, the numbers are those of first occurrences: the first word with another is
    # reported.
    first = dict(zip(reversed(identifiers), reversed(range(len(identifiers))), strict=True))
    number = next(number for number, identifier in enumerate(identifiers) if first[identifier] != number)
    identifier, place = identifiers[number], places[number]
    finding = Wording("word {identifier} again", identifier=shown(identifier, 30))
    return complaints.refusal(place, finding, Wording("every identifier once"), REMEDY)


def _ascending(starts: "array[int]", runs: "array[int]") -> "tuple[array[int], array[int]]":
    """Return the runs without words that are empty, which begin where the next one does."""
    if all(map(lt, starts, islice(starts, 1, None))):
        return starts, runs
    # Of words that begin at one place all but the last are empty.
    nonempty = [
        number
        for number in range(len(starts))
        if number + 1 == len(starts) or starts[number] < starts[number + 1]
    ]
    nonempty[0] = 0
    return array("q", [starts[number] for number in nonempty]), array(
        "q", [runs[number] for number in nonempty]
    )
