"""Words of MMAX2: the file of words as tokens, and the text that they make."""

import re
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, islice
from operator import lt
from typing import TYPE_CHECKING

from annotally.formats.xml_documents import parse_xml
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import SourceMap, Tokens
from annotally.model.wording import Wording

if TYPE_CHECKING:
    from lxml.etree import _Element

    Placed = tuple[int, _Element]
    """An element and where it begins in the file."""

REMEDY = Wording("save the project from the annotation tool again")
NO_SPACE, LAST_IN_PARAGRAPH = "hasnps", "lastinpar"
"""Attributes that say of a word that no blank is ahead of it, and that a paragraph ends behind it."""
TRUE = "true"
_SPACE = re.compile(r"\s")
_OWN = frozenset({"id", NO_SPACE, LAST_IN_PARAGRAPH})


@dataclass(frozen=True, slots=True)
class Words:
    """The words of a document: the text, its tokens, their numbers by identifier."""

    text: str
    tokens: Tokens
    source_map: SourceMap
    numbers: Mapping[str, int]
    identifiers: list[str]
    attributes: dict[int, dict[str, str]]
    """Further attributes of words, by number, which are not read."""


def scan_words(complaints: Complaints) -> Words:
    """Return the words of a file; linear. Raises InputRefused for malformed XML, and repeated identifiers."""
    # A blank stands between two words, unless an attribute says that none does, and a line feed behind the
    # last word of a paragraph. White space inside a word, as pretty-printers add it, counts as one blank.
    # Columns are made one by one, since files have hundreds of thousands of words: starts and ends are
    # running sums of the lengths of gaps and words in turn.
    source_text = complaints.source.text
    document = parse_xml(complaints, REMEDY)
    placed = [
        (place, element)
        for place, element in zip(document.places.start, document.root.iter("*"), strict=True)
        if element.tag == "word"
    ]
    words = [element.text or "" for _, element in placed]
    if _SPACE.search("".join(words)):
        words = [" ".join(word.split()) for word in words]
    pieces = [piece for pair in zip(_gaps(placed, source_text), words, strict=True) for piece in pair]
    places = list(accumulate(map(len, pieces)))
    starts, ends = array("q", places[::2]), array("q", places[1::2])
    identifiers = [element.get("id") or "" for _, element in placed]
    numbers = dict(zip(identifiers, range(len(identifiers)), strict=True))
    if len(numbers) < len(identifiers):
        raise _repeated(complaints, identifiers, [place for place, _ in placed])
    runs = array("q", [source_text.find(">", place) + 1 for place, _ in placed])
    return Words(
        "".join(pieces) + _behind(placed),
        Tokens(starts, ends, numbers=numbers, made_text=True),
        SourceMap(*_ascending(starts, runs)) if starts else SourceMap((0,), (0,)),
        numbers,
        identifiers,
        _attributes(placed, source_text),
    )


def _gaps(placed: "Sequence[Placed]", source_text: str) -> Sequence[str]:
    """Return what stands ahead of each word."""
    gaps = ["", *[" "] * (len(placed) - 1)][: len(placed)]
    if LAST_IN_PARAGRAPH in source_text:
        for number, (_, element) in enumerate(placed[:-1], 1):
            if element.get(LAST_IN_PARAGRAPH) == TRUE:
                gaps[number] = "\n"
    if NO_SPACE in source_text:
        for number in [number for number, (_, element) in enumerate(placed) if element.get(NO_SPACE) == TRUE]:
            gaps[number] = gaps[number].strip(" ")
    return gaps


def _behind(placed: "Sequence[Placed]") -> str:
    """Return what stands behind the last word: a line feed if a paragraph ends with it."""
    return "\n" if placed and placed[-1][1].get(LAST_IN_PARAGRAPH) == TRUE else ""


def _attributes(placed: "Sequence[Placed]", source_text: str) -> dict[int, dict[str, str]]:
    """Return the attributes of words that are not read, by number."""
    # Most files have none: then there are no more equals signs than these attributes have.
    signs = source_text.count("=", placed[0][0]) if placed else 0
    if signs == len(placed) + source_text.count(f"{NO_SPACE}=") + source_text.count(f"{LAST_IN_PARAGRAPH}="):
        return {}
    return {
        number: {str(name): str(value) for name, value in element.items() if name not in _OWN}
        for number, (_, element) in enumerate(placed)
        if not _OWN.issuperset(element.keys())
    }


def _repeated(complaints: Complaints, identifiers: Sequence[str], places: Sequence[int]) -> Exception:
    first = dict(zip(reversed(identifiers), reversed(range(len(identifiers))), strict=True))
    number = next(number for number, identifier in enumerate(identifiers) if first[identifier] != number)
    identifier, place = identifiers[number], places[number]
    finding = Wording("word {identifier} again", identifier=shown(identifier, 30))
    return complaints.refusal(place, finding, Wording("every identifier once"), REMEDY)


def _ascending(starts: "array[int]", runs: "array[int]") -> "tuple[array[int], array[int]]":
    """Return the runs without words that are empty, which begin where the next one does."""
    if all(map(lt, starts, islice(starts, 1, None))):
        return starts, runs
    kept = [
        number
        for number in range(len(starts))
        if number + 1 == len(starts) or starts[number] < starts[number + 1]
    ]
    kept[0] = 0
    return array("q", [starts[number] for number in kept]), array("q", [runs[number] for number in kept])
