"""A single pass over a GATE XML document: its text with nodes, its annotation sets, and their places.

What stands unchanged is written back byte for byte: the places of tags come with the document.
"""

import re
from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache, partial
from html import unescape

from annotally.formats.xml_documents import XmlPlaces, content_place, send_xml, tag_name
from annotally.formats.xml_places import skip_ignored, text_runs
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import NOWHERE
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.wording import Wording

_REMEDY = Wording("save the document from GATE again")
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
# No repeat goes past a ``<``, so that each attempt ends at the next tag at the latest, and the search is
# linear whatever a file contains.
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
        return _declares_string(self.kind)


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
    strange: dict[Wording, list[int]] = field(default_factory=dict)
    """What GATE does not write and nothing holds: kinds of it, and where each stands."""


def scan(complaints: Complaints) -> ScannedGate:
    """Scan a document. Linear.

    Raises InputRefused for what `send_xml` refuses, another root element, a missing text, and text or nodes
    that GATE would not write so.
    """
    return send_xml(complaints, partial(_Scan, complaints), _REMEDY).finish()


_Open = tuple[str, int, int, ScannedFeature | None]
"""An open element: its name, its range, and the feature that its characters belong to."""


class _Scan:
    """The state of one pass over tags and text: the open elements, the document so far, the open set."""

    # What an element is depends on where it stands: in the text there are nodes only, in the document its
    # parts, in a set annotations, in these features. Characters are gathered and taken at the next tag, so
    # that they are one piece whatever the pieces of the parser. The parser's errors come before those of the
    # content, so the first refusal waits until the end. Linear: each tag and each piece is taken once.

    def __init__(self, complaints: Complaints, places: XmlPlaces) -> None:
        self._complaints = complaints
        self._source = complaints.source.text
        self._places = zip(*places, strict=True)
        self._open: list[_Open] = [("", 0, 0, None)]
        self._behind = -1
        """The end of the element that has just ended; -1 behind a start tag."""
        self._characters: list[str] = []
        self.data = self._characters.append
        self._refused: InputRefused | None = None
        self._scanned = ScannedGate()
        self._pieces: list[str] = []
        self._length = 0
        self._part_name = ""
        self._layer: ScannedSet | None = None
        self._annotation: ScannedAnnotation | None = None
        self._feature: ScannedFeature | None = None
        self._has_text = False

    def close(self) -> "_Scan":
        """Return the scan: the parser has reached the end."""
        return self

    def finish(self) -> ScannedGate:
        """Return the scanned document. Raises InputRefused."""
        if self._refused is not None:
            raise self._refused
        if not self._has_text:
            raise self._refusal(0, Wording("no <TextWithNodes>"), Wording("the text of the document"))
        self._scanned.text = "".join(self._pieces)
        self._order_strange()
        return self._scanned

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        """Take a start tag."""
        holder = self._open[-1]
        if self._characters:
            self._take_characters(holder)
        start, end = next(self._places)
        name = tag if tag[0] != "{" else tag_name(self._source, start)
        feature = None
        try:
            if holder[0] == "Feature":
                feature = self._part_of_feature(name, attributes, start)
            elif holder[0] == "TextWithNodes":
                self._node(name, attributes, start)
            else:
                self._element(name, attributes, start, end)
        except InputRefused as refusal:
            self._refused = self._refused or refusal
        self._open.append((name, start, end, feature))
        self._behind = -1

    def end(self, _tag: str) -> None:
        """Take an end tag."""
        element = self._open[-1]
        if self._characters:
            self._take_characters(element)
        self._behind = element[2]
        del self._open[-1]

    def _take_characters(self, element: _Open) -> None:
        """Take the characters between two tags."""
        text = "".join(self._characters)
        self._characters.clear()
        name, start, end, feature = element
        if name in _HOLDERS:
            if not text.isspace():
                at = self._behind if self._behind >= 0 else content_place(self._source, start, end)[0]
                self._note_strange(
                    Wording("text in <{element}>", element=name), skip_ignored(self._source, at)
                )
        elif feature is not None:
            if name == "Name":
                feature.name += text
            else:
                feature.value += text
        # Three are open here: the sentinel below all, the root and this element. An element of this name that
        # lies deeper is no text of the document.
        elif name == "TextWithNodes" and len(self._open) == 3:
            self._pieces.append(text)
            self._length += len(text)

    def _element(self, name: str, attributes: Mapping[str, str], start: int, end: int) -> None:
        """Read an element, by the number of those around it."""
        level = len(self._open)
        if level == 4:
            self._detail(name, attributes, start, end)
        elif level == 3:
            self._member(name, attributes, start, end)
        elif level == 2:
            self._part(name, attributes, start, end)
        elif level > 4:
            self._stray(name, start)
        elif name != "GateDocument":
            raise self._refusal(
                start,
                Wording("<{name}>", name=shown(name)),
                Wording("<GateDocument> as the document element"),
            )

    def _part(self, name: str, attributes: Mapping[str, str], start: int, end: int) -> None:
        """Read a part of the document, but for the elements inside it."""
        self._part_name = name
        self._layer = self._annotation = self._feature = None
        if name == "TextWithNodes":
            if self._has_text:
                raise self._refusal(start, Wording("<TextWithNodes> again"), Wording("one text"))
            self._has_text = True
            inside, closing = content_place(self._source, start, end)
            self._scanned.text_end = Extent(closing, end)
            self._scanned.runs, self._scanned.file_runs = text_runs(self._source, inside, closing)
        elif name in ("AnnotationSet", "RelationSet"):
            self._pass_over(attributes, name, start)
            set_name = attributes.get("Name", DEFAULT_SET)
            self._layer = self._scanned.layers.setdefault(set_name, ScannedSet(set_name))
            if name == "AnnotationSet":
                if self._layer.inside.end:
                    finding = Wording("annotation set {name!r} again", name=shown(set_name))
                    raise self._refusal(start, finding, Wording("every set once"))
                self._layer.inside = Extent(content_place(self._source, start, end)[1], end)
        elif name != _FEATURES:
            self._stray(name, start)

    def _member(self, name: str, attributes: Mapping[str, str], start: int, end: int) -> None:
        """Read an annotation or a relation right inside a set."""
        self._annotation = self._feature = None
        if self._layer is not None and name in ("Annotation", "Relation"):
            self._annotation = ScannedAnnotation(dict(attributes), start, end)
            members = self._layer.annotations if name == "Annotation" else self._layer.relations
            members.append(self._annotation)
            self._pass_over(attributes, name, start)
        else:
            self._stray(name, start)

    def _detail(self, name: str, attributes: Mapping[str, str], start: int, end: int) -> None:
        """Read a feature right inside an annotation, but for its name and value."""
        if name == "Feature" and self._annotation is not None:
            self._feature = ScannedFeature("", "", Extent(start, end))
            self._annotation.features.append(self._feature)
            if attributes:
                self._pass_over(attributes, name, start)
        else:
            self._stray(name, start)

    def _part_of_feature(self, name: str, attributes: Mapping[str, str], start: int) -> ScannedFeature | None:
        """Read the tag of a name or a value, and return the feature that its characters belong to."""
        feature = self._feature
        if feature is None or name not in ("Name", "Value"):
            self._stray(name, start)
            return None
        if name == "Value":
            feature.kind = _kind_of(*map(attributes.get, _CLASSES))
        return feature

    def _stray(self, name: str, start: int) -> None:
        """Note an element where GATE writes none. Those in the features of a document are passed over."""
        self._feature = None  # nothing behind it belongs to a feature any more
        if self._part_name != _FEATURES:
            self._note_strange(Wording("element <{name}>", name=shown(name, 40)), start)

    def _node(self, name: str, attributes: Mapping[str, str], start: int) -> None:
        identifier = attributes.get("id")
        if name != "Node" or identifier is None:
            raise self._refusal(
                start, Wording("<{name}> in the text", name=shown(name)), Wording('<Node id="…"/>')
            )
        if identifier in self._scanned.nodes:
            raise self._refusal(
                start,
                Wording("node {identifier} again", identifier=shown(identifier)),
                Wording("every node once"),
            )
        self._scanned.nodes[identifier] = self._length
        self._scanned.node_at.setdefault(self._length, identifier)

    def _refusal(self, at: int, finding: Wording, expected: Wording) -> InputRefused:
        return self._complaints.refusal(at, finding, expected, _REMEDY)

    def _pass_over(self, attributes: Mapping[str, str], name: str, start: int) -> None:
        known_names = _ATTRIBUTES[name]
        if not attributes.keys() <= known_names:
            for unknown_name in sorted(attributes.keys() - known_names):
                finding = Wording(
                    "attribute {name} of <{element}>", name=shown(unknown_name, 40), element=name
                )
                self._note_strange(finding, start)

    def _note_strange(self, kind: Wording, at: int) -> None:
        # Equal sentences are one kind, so that a file full of them brings one warning.
        self._scanned.strange.setdefault(kind, []).append(at)

    def _order_strange(self) -> None:
        """Put parts that are not read into the order of the file."""
        kinds = {kind: sorted(places) for kind, places in self._scanned.strange.items()}
        self._scanned.strange = dict(sorted(kinds.items(), key=lambda kind: kind[1][0]))


@lru_cache(maxsize=64)
def _declares_string(kind: str) -> bool | None:
    declared = kind.partition(" ")[0]
    return declared == f"className={STRING}" if declared.startswith("className=") else None


@lru_cache(maxsize=64)
def _kind_of(*values: str | None) -> str:
    """Return the class attributes of a value; empty where they could not be written again."""
    classes = {name: value for name, value in zip(_CLASSES, values, strict=True) if value}
    if not all(map(_CLASS.fullmatch, classes.values())):
        return ""
    return " ".join(f"{name}={value}" for name, value in classes.items())
