"""Markables of MMAX2: the elements of a level, their spans, and which attributes point or make sets."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from annotally.formats.mmax.words import REMEDY, MmaxWords
from annotally.formats.xml_documents import parse_xml
from annotally.formats.xml_places import place_elements
from annotally.model.extents import Extent
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.wording import Wording

LEVEL = "mmax_level"
_SPAN = "span"
OWN = frozenset({"id", _SPAN, LEVEL})
"""Attributes of a markable that are no slots."""
NOTHING = "empty"
"""The value that the tool writes for none."""
USUAL_SET = "coref_class"
SET_VALUE = re.compile(r"set_[0-9]+")
POINTER_VALUE = re.compile(r"(?:[\w.-]+:)?markable_[0-9]+(?:;(?:[\w.-]+:)?markable_[0-9]+)*")
_NAMESPACE = re.compile(r"NameSpaces/([^/\s]+)\s*\Z")
_NAME = re.compile(r"_([^_]+)_level\.xml\Z")
_SET_TYPE, _POINTER_TYPE = "markable_set", "markable_pointer"


@dataclass(slots=True)
class Markable:
    """A markable: its identifier, its words, its attributes, and its place in the file."""

    identifier: str
    extents: tuple[Extent, ...]
    attributes: dict[str, str]
    source: Extent


@dataclass(slots=True)
class LevelFile:
    """A level of a document as it was scanned."""

    name: str
    number: int
    """The number of its file among the sources."""
    complaints: Complaints
    markables: list[Markable] = field(default_factory=list)
    set_name: str = ""
    """The attribute that makes sets of markables, empty where none does."""
    pointers: frozenset[str] = frozenset()
    """Attributes that point to markables."""
    closing: int = 0
    """Where new markables go: ahead of the end tag."""
    root: str = ""
    """The only tag of a level without content, for which its end tag has to be made; else empty."""


@dataclass(frozen=True, slots=True)
class LevelScheme:
    """The attributes of a level that its scheme declares as sets and as pointers, without case."""

    sets: frozenset[str] = frozenset()
    pointers: frozenset[str] = frozenset()


def scan_scheme(complaints: Complaints) -> LevelScheme:
    """Return the declarations of a scheme. Raises InputRefused for malformed XML."""
    # Attributes of other types are text, whatever values the scheme allows.
    kinds: dict[str, set[str]] = {_SET_TYPE: set(), _POINTER_TYPE: set()}
    for element in place_elements(parse_xml(complaints, REMEDY)).all("attribute"):
        if (kind := element.get("type")) in kinds:
            kinds[kind or ""].add((element.get("name") or "").casefold())
    return LevelScheme(frozenset(kinds[_SET_TYPE]), frozenset(kinds[_POINTER_TYPE]))


def level_name(complaints: Complaints, root_namespace: str, project_name: str) -> str:
    """Return the name of a level: that of the project, of the namespace, of the file, or a usual one."""
    # A name that the project states is certain; those in namespaces and of files are conventions.
    by_namespace, by_file = _NAMESPACE.search(root_namespace), _NAME.search(complaints.source.path)
    match = by_namespace or by_file
    return project_name or (match[1] if match is not None else "markable")


def scan_level(
    complaints: Complaints, number: int, project_name: str, words: MmaxWords, scheme: LevelScheme
) -> LevelFile:
    """Return the markables of a file; linear.

    Those of words that are not there are passed over with a warning. Raises InputRefused for malformed XML
    and repeated identifiers.
    """
    # Links are settled at the end: only all values of an attribute tell whether it makes sets or points.
    root = place_elements(parse_xml(complaints, REMEDY))
    level = LevelFile(level_name(complaints, root.get("xmlns") or "", project_name), number, complaints)
    text = complaints.source.text
    level.closing, level.root = (
        (root.start, text[root.start : root.end]) if root.empty else (root.closing, "")
    )
    identifiers: set[str] = set()
    for element in root.all("markable"):
        identifier, span = element.get("id") or "", element.get(_SPAN) or ""
        if identifier in identifiers:
            finding = Wording("identifier {identifier} again", identifier=shown(identifier, 30))
            raise complaints.refusal(element.start, finding, Wording("every identifier once"), REMEDY)
        identifiers.add(identifier)
        extents = extents_of(span, words)
        if extents is None:
            finding = Wording("{value!r} as {name}", value=shown(span, 40), name=_SPAN)
            expected = Wording("words of this document, the first ahead of the last")
            complaints.warn(element.start, finding, expected, Wording("the markable is left out; correct it"))
            continue
        attributes = {name: value for name, value in element.attributes.items() if name not in OWN}
        level.markables.append(Markable(identifier, extents, attributes, Extent(element.start, element.end)))
    _find_links(level, scheme)
    return level


def extents_of(span: str, words: MmaxWords) -> tuple[Extent, ...] | None:
    """Return the extents of a span such as ``word_3..word_7,word_9``; None where words are missing."""
    # Words are numbered as the text has them: a piece of a span is all from its first word to its last.
    extents = []
    for piece in span.split(","):
        first, dots, last = piece.strip().partition("..")
        begin = words.numbers.get(first)
        end = words.numbers.get(last) if dots else begin
        if begin is None or end is None or end < begin:
            return None
        extents.append(Extent(words.tokens.starts[begin], words.tokens.ends[end]))
    return tuple(sorted(extents))


def _find_links(level: LevelFile, scheme: LevelScheme) -> None:
    """Find the attributes that make sets, and those that point."""
    # The scheme says which they are; without one their values do: an attribute all of whose values are names
    # of sets, or of markables, is one. Of several that make sets one makes the classes.
    values: dict[str, set[str]] = {}
    for markable in level.markables:
        for name, value in markable.attributes.items():
            if value and value != NOTHING:
                values.setdefault(name, set()).add(value)
    sets = {
        name for name, texts in values.items() if name.casefold() in scheme.sets or _all(SET_VALUE, texts)
    }
    if sets:
        level.set_name = USUAL_SET if USUAL_SET in sets else min(sets)
    pointers = {
        name
        for name, texts in values.items()
        if name not in sets and (name.casefold() in scheme.pointers or _all(POINTER_VALUE, texts))
    }
    level.pointers = frozenset(pointers)


def _all(pattern: re.Pattern[str], values: Iterable[str]) -> bool:
    return all(pattern.fullmatch(value) for value in values)


def targets_of(value: str, level: str) -> Sequence[tuple[str, str]]:
    """Return the level and identifier of each markable that a value points to."""
    # A pointer to another level names it ahead of a colon.
    targets = []
    for piece in value.split(";"):
        prefix, colon, identifier = piece.strip().rpartition(":")
        targets.append((prefix if colon else level, identifier))
    return targets


def spell_span(extents: Sequence[Extent], starts: Mapping[int, str], ends: Mapping[int, str]) -> str | None:
    """Return a span, given the words that begin and end at offsets; None where an extent has no words."""
    # Ends are looked up among those of words: an extent that ends inside a word has no entry.
    pieces = []
    for extent in extents:
        first, last = starts.get(extent.start), ends.get(extent.end)
        if first is None or last is None or extent.start >= extent.end:
            return None
        pieces.append(first if first == last else f"{first}..{last}")
    return ",".join(pieces) or None
