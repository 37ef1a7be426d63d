"""Words of MMAX2: the file of words as tokens, and the text that they make."""

from array import array
from collections.abc import Mapping
from dataclasses import dataclass

from annotally.formats.xml_documents import parse_xml
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import SourceMap, Tokens
from annotally.model.wording import Wording

REMEDY = Wording("save the project from the annotation tool again")
NO_SPACE, LAST_IN_PARAGRAPH = "hasnps", "lastinpar"
"""Attributes that say of a word that no blank is ahead of it, and that a paragraph ends behind it."""
TRUE = "true"
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
    source_text = complaints.source.text
    document = parse_xml(complaints, REMEDY)
    starts, ends, runs = array("q"), array("q"), array("q")
    pieces: list[str] = []
    identifiers: list[str] = []
    numbers: dict[str, int] = {}
    attributes: dict[int, dict[str, str]] = {}
    at, gap = 0, ""
    for place, element in zip(document.places.start, document.root.iter("*"), strict=True):
        if element.tag != "word":
            continue
        values = dict(element.items())
        identifier = str(values.get("id", ""))
        if identifier in numbers:
            finding = Wording("word {identifier} again", identifier=shown(identifier, 30))
            raise complaints.refusal(place, finding, Wording("every identifier once"), REMEDY)
        text = element.text or ""
        word = " ".join(text.split()) if not text.isalnum() else text
        if values.get(NO_SPACE) == TRUE and gap == " ":
            gap = ""
        pieces += (gap, word)
        at += len(gap)
        numbers[identifier] = len(identifiers)
        if len(values) > 1 and not _OWN.issuperset(values):
            attributes[len(identifiers)] = {name: value for name, value in values.items() if name not in _OWN}
        identifiers.append(identifier)
        starts.append(at)
        at += len(word)
        ends.append(at)
        runs.append(source_text.find(">", place) + 1)
        gap = "\n" if values.get(LAST_IN_PARAGRAPH) == TRUE else " "
    text = "".join(pieces)
    tokens = Tokens(starts, ends, numbers=numbers, made_text=True)
    source_map = SourceMap(*_ascending(starts, runs)) if starts else SourceMap((0,), (0,))
    return Words(text, tokens, source_map, numbers, identifiers, attributes)


def _ascending(starts: "array[int]", runs: "array[int]") -> "tuple[array[int], array[int]]":
    """Return the runs without words that are empty, which begin where the next one does."""
    if all(first < second for first, second in zip(starts, starts[1:], strict=False)):
        return starts, runs
    kept = [
        number
        for number in range(len(starts))
        if number + 1 == len(starts) or starts[number] < starts[number + 1]
    ]
    kept[0] = 0
    return array("q", [starts[number] for number in kept]), array("q", [runs[number] for number in kept])
