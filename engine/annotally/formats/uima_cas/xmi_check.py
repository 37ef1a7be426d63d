"""Check of an XMI ahead of the library: identifiers, types, features, offsets, each with line and column."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from annotally.formats.uima_cas.layers import CasLayers
from annotally.formats.uima_cas.library import EXPORT_AGAIN, TYPE_SYSTEM, check_text
from annotally.formats.uima_cas.offsets import check_offsets
from annotally.formats.utf16 import Utf16Offsets
from annotally.formats.xml_documents import XmlDocument
from annotally.model.extents import Extent
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.wording import Wording

if TYPE_CHECKING:
    from lxml.etree import _Element

XMI = "{http://www.omg.org/XMI}"
ROOT, IDENTIFIER = f"{XMI}XMI", f"{XMI}id"
SOFA, VIEW, NULL = "uima.cas.Sofa", "uima.cas.View", "uima.cas.NULL"
_TAG = re.compile(r"\{http:///(.*)\.ecore\}(.+)")
_BARE = "uima.noNamespace."


@dataclass
class XmiContent:
    """The places of the structures of an XMI by their identifiers, and those of its texts."""

    places: dict[int, Extent] = field(default_factory=dict)
    texts: dict[int, Utf16Offsets] = field(default_factory=dict)
    unindexed: set[int] = field(default_factory=set)
    """Annotations in no view."""


def check_xmi(document: XmlDocument, layers: CasLayers, complaints: Complaints) -> XmiContent:
    """Return the places of the structures of an XMI. Linear.

    Raises InputRefused for elements that are no structures, types and features that the type system does not
    have, identifiers given twice, offsets that are no places of their text, and texts that are too long.
    """
    return _XmiCheck(document, layers, complaints).content()


def type_of_tag(tag: str) -> str:
    """Return the type that the tag of an element names; empty where it names none."""
    match = _TAG.fullmatch(tag)
    return "" if match is None else f"{match[1].replace('/', '.')}.{match[2]}".removeprefix(_BARE)


def is_number(text: str) -> bool:
    """Tell whether an attribute is a number, of at most nine digits."""
    return len(text) < 10 and text.isdecimal() and text.isascii()


class _XmiCheck:
    """The check of one file: texts first, which offsets are checked by, then structures, then views."""

    def __init__(self, document: XmlDocument, layers: CasLayers, complaints: Complaints) -> None:
        self._document = document
        self._layers = layers
        self._complaints = complaints
        self._types: dict[str, str] = {}
        """Names of types by tags."""
        self._allowed: dict[str, frozenset[str]] = {}
        """Attributes that elements of a type may have."""
        self._content = XmiContent()
        self._annotations: dict[int, int] = {}
        """The text that each annotation is of."""

    def content(self) -> XmiContent:
        if self._document.root.tag != ROOT:
            raise self._refusal(0, Wording("no XMI at its root"), Wording("<xmi:XMI>"))
        elements = [(element, place, self._type(element, place)) for element, place in self._elements()]
        for element, place, type_name in elements:
            if type_name == SOFA:
                self._take_text(element, place)
        if not self._content.texts:
            raise self._refusal(0, Wording("a CAS without text"), Wording("the text it annotates"))
        for element, place, type_name in elements:
            if type_name not in (SOFA, VIEW, NULL):
                self._take_structure(element, place, type_name)
        self._content.unindexed = set(self._annotations)
        for element, place, type_name in elements:
            if type_name == VIEW:
                self._take_view(element, place)
        return self._content

    def _refusal(self, at: int, finding: Wording, expected: Wording) -> Exception:
        return self._complaints.refusal(at, finding, expected, EXPORT_AGAIN)

    def _elements(self) -> Iterator[tuple["_Element", Extent]]:
        """Yield the elements directly in the root, each with its place."""
        # Places are in the order of the start tags of all elements: those inside of an element are counted.
        starts, ends = self._document.places
        number = 1
        for element in self._document.root:
            yield element, Extent(starts[number], ends[number])
            number += sum(1 for _ in element.iter()) if len(element) else 1

    def _type(self, element: "_Element", place: Extent) -> str:
        tag: str = element.tag
        type_name = self._types.get(tag)
        if type_name is None:
            type_name = type_of_tag(tag)
            if not type_name:
                finding = Wording("<{tag}>, which is of no type", tag=shown(tag.rpartition("}")[2]))
                raise self._refusal(place.start, finding, Wording("a structure of a CAS"))
            if type_name not in (SOFA, VIEW, NULL):
                self._check_type(type_name, place)
            self._types[tag] = type_name
        return type_name

    def _check_type(self, type_name: str, place: Extent) -> None:
        if not self._layers.types.contains_type(type_name, True):
            raise self._complaints.refusal(
                place.start,
                Wording("type {type}, which the type system does not have", type=shown(type_name)),
                Wording("a type of the type system beside the file"),
                Wording("put the {name} here that was exported with this file", name=TYPE_SYSTEM),
            )
        names = self._layers.of(type_name).features
        self._allowed[type_name] = frozenset((IDENTIFIER, "sofa", "begin", "end", *names))

    def _number(self, element: "_Element", name: str, place: Extent) -> int:
        value = element.get(name, "")
        if not is_number(value):
            finding = Wording(
                '{attribute}="{value}"', attribute=name.rpartition("}")[2], value=shown(value, 20)
            )
            raise self._refusal(place.start, finding, Wording("a number"))
        return int(value)

    def _identify(self, element: "_Element", place: Extent) -> int:
        identifier = self._number(element, IDENTIFIER, place)
        if identifier in self._content.places:
            finding = Wording("identifier {identifier} again", identifier=str(identifier))
            raise self._refusal(place.start, finding, Wording("every identifier once"))
        self._content.places[identifier] = place
        return identifier

    def _take_text(self, element: "_Element", place: Extent) -> None:
        identifier = self._identify(element, place)
        text = element.get("sofaString", "")
        check_text(text, place.start, self._complaints)
        self._content.texts[identifier] = Utf16Offsets(text)

    def _take_structure(self, element: "_Element", place: Extent, type_name: str) -> None:
        identifier = self._identify(element, place)
        allowed = self._allowed[type_name]
        names = [str(name) for name in element.attrib]
        names += [str(child.tag) for child in element] if len(element) else []
        if not allowed.issuperset(names):
            name = next(name for name in names if name not in allowed)
            raise self._complaints.refusal(
                place.start,
                Wording(
                    "feature {feature} of {type}, which the type system does not have",
                    feature=shown(name.rpartition("}")[2]),
                    type=shown(type_name),
                ),
                Wording("a feature of the type system beside the file"),
                Wording("put the {name} here that was exported with this file", name=TYPE_SYSTEM),
            )
        if self._layers.of(type_name).has_extent:
            self._check_place(element, place, identifier)

    def _check_place(self, element: "_Element", place: Extent, identifier: int) -> None:
        sofa = self._number(element, "sofa", place)
        text = self._content.texts.get(sofa)
        if text is None:
            raise self._refusal(
                place.start, Wording("an annotation of no text"), Wording("the text it is of")
            )
        begin, end = self._number(element, "begin", place), self._number(element, "end", place)
        check_offsets(text, begin, end, place.start, self._complaints)
        self._annotations[identifier] = sofa

    def _take_view(self, element: "_Element", place: Extent) -> None:
        """Check the members of a view: an annotation is in that of its text, and once."""
        sofa = self._number(element, "sofa", place)
        # The library converts the offsets of each member of a view: of one listed twice it would do so twice,
        # of one in another view by the wrong text.
        for member in element.get("members", "").split():
            identifier = int(member) if is_number(member) else -1
            if identifier not in self._content.places:
                finding = Wording("member {member}, which does not exist", member=shown(member, 20))
                raise self._refusal(place.start, finding, Wording("the identifiers of structures"))
            if identifier in self._annotations:
                if self._annotations[identifier] != sofa or identifier not in self._content.unindexed:
                    finding = Wording("annotation {member} in two views, or twice", member=member)
                    raise self._refusal(place.start, finding, Wording("each in the view of its text"))
                self._content.unindexed.discard(identifier)
