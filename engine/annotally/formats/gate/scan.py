"""A single pass over a GATE XML document: its text with nodes, its annotation sets, and their places.

The parser is expat, which tells where in the input each tag begins. It loads nothing from outside, and a
document type, the only place where entities could be declared, is refused.
"""

import re
from array import array
from dataclasses import dataclass, field
from html import unescape
from xml.parsers import expat

from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import NOWHERE
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Source

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
}
_HOLDERS = frozenset(("GateDocument", *_ATTRIBUTES, "Feature"))
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


def scan(source: Source, complaints: Complaints) -> ScannedGate:
    """Scan a document. Linear.

    Raises InputRefused for what is not well-formed XML, a document type, another root element, a missing
    text, and text or nodes that GATE would not write so.
    """
    return _Scan(source, complaints).run()


class _Scan:
    """The state of one pass: the path of open elements, and the positions of the parser in code points."""

    def __init__(self, source: Source, complaints: Complaints) -> None:
        self._complaints = complaints
        self._text = source.text
        self._data = source.text.encode("utf-8", "surrogatepass")
        # The parser counts bytes. In a text of ASCII these are code points; else `_offset` counts on from the
        # last position asked for, which makes a whole pass linear as long as positions ascend.
        self._narrow = len(self._data) == len(self._text)
        self._last_offset = (0, 0)
        self._path: list[str] = []
        self._starts: list[int] = []
        self._at_start = False
        """Whether nothing has come since the last start tag."""
        self._scanned = ScannedGate()
        self._pieces: list[str] = []
        self._length = 0
        self._layer: ScannedSet | None = None
        self._annotation: ScannedAnnotation | None = None
        self._feature: tuple[int, list[str], list[str]] | None = None
        self._kind = ""
        self._has_text = False
        self._parser = expat.ParserCreate("utf-8")
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._characters
        self._parser.StartDoctypeDeclHandler = self._doctype

    def run(self) -> ScannedGate:
        """Return the scanned document."""
        try:
            self._parser.Parse(self._data, True)
        except expat.ExpatError as problem:
            at = self._offset(min(self._parser.ErrorByteIndex, len(self._data)))
            finding = f"not well-formed XML: {expat.ErrorString(problem.code)}"
            raise self._complaints.refusal(at, finding, "XML as GATE writes it", "save it again") from None
        if not self._has_text:
            raise self._refusal(0, "no <TextWithNodes>", "the text of the document")
        self._scanned.text = "".join(self._pieces)
        return self._scanned

    def _refusal(self, at: int, finding: str, expected: str) -> InputRefused:
        return self._complaints.refusal(at, finding, expected, "save the document from GATE again")

    def _offset(self, byte: int) -> int:
        """Return the code point of a byte; quick for places in ascending order."""
        if self._narrow:
            return byte
        known_byte, known_offset = self._last_offset
        if byte < known_byte:
            known_byte, known_offset = 0, 0
        known_offset += len(self._data[known_byte:byte].decode("utf-8", "replace"))
        self._last_offset = (byte, known_offset)
        return known_offset

    def _current_offset(self) -> int:
        return self._offset(self._parser.CurrentByteIndex)

    def _end_tag_range(self, start: int) -> Extent:
        """Return the range of the tag that ends the element begun at ``start``: all of it, if it is empty.

        Where an element is empty the parser stands behind its only tag, else at its end tag.
        """
        offset = self._current_offset()
        if self._at_start and self._text.endswith("/>", start, offset):
            return Extent(start, offset)
        return Extent(offset, self._text.index(">", offset) + 1)

    def _doctype(self, *_: object) -> None:
        expected = "a GATE document, which has none and declares no entities"
        at = self._text.rfind("<!DOCTYPE", 0, self._current_offset())
        raise self._refusal(at, "a document type declaration", expected)

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        # ``_path`` holds the names of the open elements, ``_starts`` where their tags begin; both grow and
        # shrink together.
        parent = self._path[-1] if self._path else ""
        self._path.append(name)
        self._starts.append(self._current_offset())
        self._at_start = True
        if len(self._path) == 1 and name != "GateDocument":
            raise self._refusal(
                self._current_offset(), f"<{shown(name)}>", "<GateDocument> around everything"
            )
        # What an element is depends on where it stands: in the text there are nodes only, in the document its
        # parts.
        if parent == "TextWithNodes":
            self._node(name, attributes)
        elif parent == "GateDocument":
            self._part(name, attributes)
        elif self._layer is not None and name in ("Annotation", "Relation"):
            self._annotation = ScannedAnnotation(attributes, self._current_offset())
            members = self._layer.annotations if name == "Annotation" else self._layer.relations
            members.append(self._annotation)
            self._pass_over(attributes, _ATTRIBUTES[name], name)
        elif name == "Feature" and self._annotation is not None:
            self._feature, self._kind = (self._current_offset(), [], []), ""
            self._pass_over(attributes, frozenset(), name)
        elif name == "Value" and self._feature is not None:
            self._kind = _kind_of(attributes)
        elif len(self._path) > 1 and self._path[1] != _FEATURES and (name != "Name" or self._feature is None):
            self._note_strange(f"element <{shown(name, 40)}>")

    def _pass_over(self, attributes: dict[str, str], known_names: frozenset[str], name: str) -> None:
        for unknown_name in (
            () if known_names.issuperset(attributes) else sorted(attributes.keys() - known_names)
        ):
            self._note_strange(f"attribute {shown(unknown_name, 40)} of <{name}>")

    def _note_strange(self, kind: str) -> None:
        self._scanned.strange.setdefault(kind, []).append(self._current_offset())

    def _node(self, name: str, attributes: dict[str, str]) -> None:
        identifier = attributes.get("id")
        if name != "Node" or identifier is None:
            raise self._refusal(self._current_offset(), f"<{shown(name)}> in the text", '<Node id="…"/>')
        if identifier in self._scanned.nodes:
            raise self._refusal(self._current_offset(), f"node {shown(identifier)} again", "every node once")
        self._scanned.nodes[identifier] = self._length
        self._scanned.node_at.setdefault(self._length, identifier)

    def _part(self, name: str, attributes: dict[str, str]) -> None:
        if name == "TextWithNodes":
            if self._has_text:
                raise self._refusal(self._current_offset(), "<TextWithNodes> again", "one text")
            self._has_text = True
        elif name in ("AnnotationSet", "RelationSet"):
            self._pass_over(attributes, _ATTRIBUTES[name], name)
            set_name = attributes.get("Name", DEFAULT_SET)
            layer = self._scanned.layers.get(set_name)
            if name == "AnnotationSet" and layer is not None and layer.inside.end:
                raise self._refusal(
                    self._current_offset(), f"annotation set {shown(set_name)!r} again", "every set once"
                )
            self._layer = self._scanned.layers.setdefault(set_name, ScannedSet(set_name))
        elif name != _FEATURES:
            self._note_strange(f"element <{shown(name, 40)}>")

    def _end(self, name: str) -> None:
        # The depth tells the parts of the document from elements of the same name inside annotations.
        self._path.pop()
        ending = self._end_tag_range(self._starts.pop())
        self._at_start = False
        if name == "TextWithNodes" and len(self._path) == 1:
            self._scanned.text_end = ending
        elif name in ("AnnotationSet", "RelationSet") and len(self._path) == 1 and self._layer is not None:
            if name == "AnnotationSet":
                self._layer.inside = ending
            self._layer = None
        elif name in ("Annotation", "Relation") and self._annotation is not None and len(self._path) == 2:
            self._annotation.end = ending.end
            self._annotation = None
        elif name == "Feature" and self._feature is not None and self._annotation is not None:
            start, names, values = self._feature
            source = Extent(start, ending.end)
            feature = ScannedFeature("".join(names), "".join(values), source, self._kind)
            self._annotation.features.append(feature)
            self._feature = None

    def _characters(self, data: str) -> None:
        element = self._path[-1]
        self._at_start = False
        # expat hands out text in pieces, one for each entity among others: each is a run, since behind an
        # entity the offsets in text and file no longer go together.
        if element == "TextWithNodes" and len(self._path) == 2:
            self._scanned.runs.append(self._length)
            self._scanned.file_runs.append(self._current_offset())
            self._pieces.append(data)
            self._length += len(data)
        elif self._feature is not None and element in ("Name", "Value"):
            _, names, values = self._feature
            (names if element == "Name" else values).append(data)
        elif not data.isspace() and element in _HOLDERS:
            self._note_strange(f"text in <{element}>")


def _kind_of(attributes: dict[str, str]) -> str:
    """Return the class attributes of a value; empty where they could not be written again."""
    classes = {name: attributes[name] for name in _CLASSES if attributes.get(name)}
    if not all(map(_CLASS.fullmatch, classes.values())):
        return ""
    return " ".join(f"{name}={value}" for name, value in classes.items())
