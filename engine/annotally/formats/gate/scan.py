"""A single pass over a GATE XML document: its text with nodes, its annotation sets, and their places.

What stands unchanged is written back byte for byte: the places of tags come with the document.
"""

import re
from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from html import unescape
from typing import TYPE_CHECKING

from annotally.formats.xml_documents import attributes_of, own_text, parse_xml, qualified_name
from annotally.formats.xml_places import skip_ignored, text_runs
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import NOWHERE
from annotally.model.source_diagnostics import Complaints, shown

if TYPE_CHECKING:
    from lxml.etree import _Element

_REMEDY = "save the document from GATE again"
_CLASSES = ("className", "itemClassName")
"""The attributes with the class of a value, and with the class of its items."""
_CLASS = re.compile(r"[\w.$]+")
DEFAULT_SET = "default"
"""Name for the annotation set that has none."""
STRING = "java.lang.String"
"""The class of values that are strings."""


_FEATURES = "GateDocumentFeatures"
"""The element with the features of a document."""
_SPAN, _SET = frozenset(("Id", "Type", "StartNode", "EndNode")), frozenset(("Name",))
_ATTRIBUTES = {
    "Annotation": _SPAN,
    "Relation": frozenset(("Id", "Type", "Members")),
    "AnnotationSet": _SET,
    "RelationSet": _SET,
    "Feature": frozenset(),
}
_HOLDERS = frozenset(("GateDocument", *_ATTRIBUTES))
"""Elements with nothing but elements in them."""
_FILLED_SET = re.compile(r"""<AnnotationSet(?:\s+Name\s*=\s*("[^"<]*"|'[^'<]*'))?[^<>]*>\s*<Annotation\b""")


def filled_sets(text: str) -> list[str]:
    """Return the names of the annotation sets of a file that have annotations, without reading it."""
    return [unescape(name[1:-1]) or DEFAULT_SET for name in _FILLED_SET.findall(text)]


@dataclass(slots=True)
class ScannedFeature:
    """A feature: name, value, the range of its element in the source, and the classes of the value.

    ``kind`` holds the attributes of ``<Value>``, each ``name=class``, with a blank between.
    """

    name: str
    value: str
    source: Extent
    kind: str = ""

    @property
    def text(self) -> bool | None:
        """Whether the file declares the value a string; None where it does not say."""
        declared = self.kind.partition(" ")[0]
        return declared == f"className={STRING}" if declared.startswith("className=") else None


@dataclass(slots=True)
class ScannedAnnotation:
    """An annotation or a relation as the file has it."""

    attributes: dict[str, str]
    start: int
    end: int = 0
    features: list[ScannedFeature] = field(default_factory=list)


@dataclass(slots=True)
class ScannedSet:
    """An annotation set: its name, its annotations, its relations, and where new ones would stand."""

    name: str
    annotations: list[ScannedAnnotation] = field(default_factory=list)
    relations: list[ScannedAnnotation] = field(default_factory=list)
    inside: Extent = NOWHERE


@dataclass(slots=True)
class ScannedGate:
    """A GATE document. ``nodes`` are code points of ``text`` by their identifiers."""

    text: str = ""
    nodes: dict[str, int] = field(default_factory=dict)
    node_at: dict[int, str] = field(default_factory=dict)
    runs: "array[int]" = field(default_factory=lambda: array("q"))
    file_runs: "array[int]" = field(default_factory=lambda: array("q"))
    text_end: Extent = NOWHERE
    """The range of the tag that ends the text; of the whole element, if that is an empty one."""
    layers: dict[str, ScannedSet] = field(default_factory=dict)
    strange: dict[str, list[int]] = field(default_factory=dict)
    """What GATE does not write and nothing holds: kinds of it, and where each stands."""


def scan(complaints: Complaints) -> ScannedGate:
    """Scan a document. Linear.

    Raises InputRefused for what `parse_xml` refuses, another root element, a missing text, and text or nodes
    that GATE would not write so.
    """
    return _Scan(complaints).run()


class _Scan:
    """The state of one pass over the elements: the document so far, the open set and annotation."""

    def __init__(self, complaints: Complaints) -> None:
        self._complaints = complaints
        self._document = parse_xml(complaints, _REMEDY)
        self._scanned = ScannedGate()
        self._pieces: list[str] = []
        self._length = 0
        self._layer: ScannedSet | None = None
        self._annotation: ScannedAnnotation | None = None
        self._feature: ScannedFeature | None = None
        self._has_text = False

    def run(self) -> ScannedGate:
        """Return the scanned document."""
        # What an element is depends on where it stands: in the text there are nodes only, in the document its
        # parts, in a set annotations, in these features. ``path`` holds the names of the elements around it,
        # ``names`` those of all tags so far, which are few.
        path = [""]
        names: dict[str, str] = {}
        readers = {2: self._part, 3: self._member, 4: self._detail}
        for element, level, start, end in self._document.elements():
            tag = element.tag
            name = names.get(tag) or names.setdefault(tag, qualified_name(element))
            del path[level:]
            parent = path[-1]
            path.append(name)
            if level == 1:
                self._root(name, start)
            elif parent == "TextWithNodes":
                self._node(name, element, level, start)
            elif parent == "Feature" and self._feature is not None and name in ("Name", "Value"):
                self._read_feature(self._feature, name, element)
            else:
                readers[min(level, 4)](name, path, element, Extent(start, end))
            if name in _HOLDERS and (element.text or "").strip():
                self._note_text(name, self._document.content(start, end)[0])
            if parent in _HOLDERS and (element.tail or "").strip():
                self._note_text(parent, end)
        if not self._has_text:
            raise self._refusal(0, "no <TextWithNodes>", "the text of the document")
        self._scanned.text = "".join(self._pieces)
        self._order_strange()
        return self._scanned

    def _root(self, name: str, start: int) -> None:
        if name != "GateDocument":
            raise self._refusal(start, f"<{shown(name)}>", "<GateDocument> around everything")

    def _part(self, name: str, _path: Sequence[str], element: "_Element", place: Extent) -> None:
        """Read a part of the document, but for the elements inside it."""
        self._layer = self._annotation = self._feature = None
        inside, closing = self._document.content(place.start, place.end)
        if name == "TextWithNodes":
            if self._has_text:
                raise self._refusal(place.start, "<TextWithNodes> again", "one text")
            self._has_text = True
            self._add_text(element.text)
            self._scanned.text_end = Extent(closing, place.end)
            self._scanned.runs, self._scanned.file_runs = text_runs(self._document.text, inside, closing)
        elif name in ("AnnotationSet", "RelationSet"):
            self._pass_over(attributes_of(element), name, place.start)
            set_name = element.get("Name", DEFAULT_SET)
            self._layer = self._scanned.layers.setdefault(set_name, ScannedSet(set_name))
            if name == "AnnotationSet":
                if self._layer.inside.end:
                    finding = f"annotation set {shown(set_name)!r} again"
                    raise self._refusal(place.start, finding, "every set once")
                self._layer.inside = Extent(closing, place.end)
        elif name != _FEATURES:
            self._note_strange(f"element <{shown(name, 40)}>", place.start)

    def _member(self, name: str, path: Sequence[str], element: "_Element", place: Extent) -> None:
        """Read an annotation or a relation right inside a set."""
        self._annotation = self._feature = None
        if self._layer is not None and name in ("Annotation", "Relation"):
            self._annotation = ScannedAnnotation(attributes_of(element), place.start, place.end)
            members = self._layer.annotations if name == "Annotation" else self._layer.relations
            members.append(self._annotation)
            self._pass_over(self._annotation.attributes, name, place.start)
        elif path[2] != _FEATURES:
            self._note_strange(f"element <{shown(name, 40)}>", place.start)

    def _detail(self, name: str, path: Sequence[str], element: "_Element", place: Extent) -> None:
        """Read a feature of an annotation, but for its name and value; all else down there is strange."""
        self._feature = None
        if name == "Feature" and len(path) == 5 and self._annotation is not None:
            self._feature = ScannedFeature("", "", place)
            self._annotation.features.append(self._feature)
            if element.keys():
                self._pass_over(attributes_of(element), name, place.start)
        elif path[2] != _FEATURES:
            self._note_strange(f"element <{shown(name, 40)}>", place.start)

    def _read_feature(self, feature: ScannedFeature, name: str, element: "_Element") -> None:
        """Read the name or the value of a feature."""
        if name == "Name":
            feature.name += own_text(element)
        else:
            feature.value += own_text(element)
            feature.kind = _kind_of(*element.items())

    def _node(self, name: str, element: "_Element", level: int, start: int) -> None:
        identifier = element.get("id")
        if name != "Node" or identifier is None:
            raise self._refusal(start, f"<{shown(name)}> in the text", '<Node id="…"/>')
        if identifier in self._scanned.nodes:
            raise self._refusal(start, f"node {shown(identifier)} again", "every node once")
        self._scanned.nodes[identifier] = self._length
        self._scanned.node_at.setdefault(self._length, identifier)
        if level == 3:
            self._add_text(element.tail)

    def _add_text(self, text: str | None) -> None:
        if text:
            self._pieces.append(text)
            self._length += len(text)

    def _refusal(self, at: int, finding: str, expected: str) -> InputRefused:
        return self._complaints.refusal(at, finding, expected, _REMEDY)

    def _pass_over(self, attributes: Iterable[str], name: str, start: int) -> None:
        known_names = _ATTRIBUTES[name]
        if not known_names.issuperset(attributes):
            for unknown_name in sorted(set(attributes) - known_names):
                self._note_strange(f"attribute {shown(unknown_name, 40)} of <{name}>", start)

    def _note_text(self, holder: str, start: int) -> None:
        """Note characters between the elements of a holder, which stand from ``start`` on in the file."""
        self._note_strange(f"text in <{holder}>", skip_ignored(self._document.text, start))

    def _note_strange(self, kind: str, at: int) -> None:
        self._scanned.strange.setdefault(kind, []).append(at)

    def _order_strange(self) -> None:
        """Put parts that are not read into the order of the file."""
        kinds = {kind: sorted(places) for kind, places in self._scanned.strange.items()}
        self._scanned.strange = dict(sorted(kinds.items(), key=lambda kind: kind[1][0]))


@lru_cache(maxsize=64)
def _kind_of(*attributes: tuple[str | bytes, str | bytes]) -> str:
    """Return the class attributes of a value; empty where they could not be written again."""
    values = {str(name): str(value) for name, value in attributes}
    classes = {name: values[name] for name in _CLASSES if values.get(name)}
    if not all(map(_CLASS.fullmatch, classes.values())):
        return ""
    return " ".join(f"{name}={value}" for name, value in classes.items())
