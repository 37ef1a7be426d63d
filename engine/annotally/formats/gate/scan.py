"""One pass over a GATE XML document: its text with nodes, its annotation sets, and where all that stands.

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
"""The attributes of a value that say of which class it is, and its items are."""
_CLASS = re.compile(r"[\w.$]+")
DEFAULT_SET = "default"
"""What the set without a name is called here."""
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
class Feature:
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
class Annotation:
    """An annotation or a relation as the file has it."""

    attributes: dict[str, str]
    start: int
    end: int = 0
    features: list[Feature] = field(default_factory=list)


@dataclass(slots=True)
class Layer:
    """An annotation set: its name, its annotations, its relations, and where new ones would stand."""

    name: str
    annotations: list[Annotation] = field(default_factory=list)
    relations: list[Annotation] = field(default_factory=list)
    inside: Extent = NOWHERE


@dataclass(slots=True)
class Scanned:
    """A GATE document. ``nodes`` are code points of ``text`` by their identifiers."""

    text: str = ""
    nodes: dict[str, int] = field(default_factory=dict)
    node_at: dict[int, str] = field(default_factory=dict)
    runs: "array[int]" = field(default_factory=lambda: array("q"))
    file_runs: "array[int]" = field(default_factory=lambda: array("q"))
    text_end: Extent = NOWHERE
    """The range of the tag that ends the text; of the whole element, if that is an empty one."""
    layers: dict[str, Layer] = field(default_factory=dict)
    strange: dict[str, list[int]] = field(default_factory=dict)
    """What GATE does not write and nothing holds: kinds of it, and where each stands."""


def scan(source: Source, complaints: Complaints) -> Scanned:
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
        self._narrow = len(self._data) == len(self._text)
        self._known = (0, 0)
        self._path: list[str] = []
        self._starts: list[int] = []
        self._at_start = False
        """Whether nothing has come since the last start tag."""
        self._found = Scanned()
        self._pieces: list[str] = []
        self._length = 0
        self._layer: Layer | None = None
        self._annotation: Annotation | None = None
        self._feature: tuple[int, list[str], list[str]] | None = None
        self._kind = ""
        self._has_text = False
        self._parser = expat.ParserCreate("utf-8")
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._characters
        self._parser.StartDoctypeDeclHandler = self._doctype

    def run(self) -> Scanned:
        """Return what the source holds."""
        try:
            self._parser.Parse(self._data, True)
        except expat.ExpatError as problem:
            at = self._offset(min(self._parser.ErrorByteIndex, len(self._data)))
            found = f"not well-formed XML: {expat.ErrorString(problem.code)}"
            raise self._complaints.refusal(at, found, "XML as GATE writes it", "save it again") from None
        if not self._has_text:
            raise self._refusal(0, "no <TextWithNodes>", "the text of the document")
        self._found.text = "".join(self._pieces)
        return self._found

    def _refusal(self, at: int, found: str, expected: str) -> InputRefused:
        return self._complaints.refusal(at, found, expected, "save the document from GATE again")

    def _offset(self, byte: int) -> int:
        """Return the code point of a byte; quick for places in ascending order."""
        if self._narrow:
            return byte
        known_byte, known = self._known
        if byte < known_byte:
            known_byte, known = 0, 0
        known += len(self._data[known_byte:byte].decode("utf-8", "replace"))
        self._known = (byte, known)
        return known

    def _here(self) -> int:
        return self._offset(self._parser.CurrentByteIndex)

    def _ending(self, start: int) -> Extent:
        """Return the range of the tag that ends the element begun at ``start``: all of it, if it is empty.

        Where an element is empty the parser stands behind its only tag, else at its end tag.
        """
        here = self._here()
        if self._at_start and self._text.endswith("/>", start, here):
            return Extent(start, here)
        return Extent(here, self._text.index(">", here) + 1)

    def _doctype(self, *_: object) -> None:
        expected = "a GATE document, which has none and declares no entities"
        at = self._text.rfind("<!DOCTYPE", 0, self._here())
        raise self._refusal(at, "a document type declaration", expected)

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        parent = self._path[-1] if self._path else ""
        self._path.append(name)
        self._starts.append(self._here())
        self._at_start = True
        if len(self._path) == 1 and name != "GateDocument":
            raise self._refusal(self._here(), f"<{shown(name)}>", "<GateDocument> around everything")
        if parent == "TextWithNodes":
            self._node(name, attributes)
        elif parent == "GateDocument":
            self._part(name, attributes)
        elif self._layer is not None and name in ("Annotation", "Relation"):
            self._annotation = Annotation(attributes, self._here())
            kept = self._layer.annotations if name == "Annotation" else self._layer.relations
            kept.append(self._annotation)
            self._pass_over(attributes, _ATTRIBUTES[name], name)
        elif name == "Feature" and self._annotation is not None:
            self._feature, self._kind = (self._here(), [], []), ""
            self._pass_over(attributes, frozenset(), name)
        elif name == "Value" and self._feature is not None:
            self._kind = _kind_of(attributes)
        elif len(self._path) > 1 and self._path[1] != _FEATURES and (name != "Name" or self._feature is None):
            self._note_strange(f"element <{shown(name, 40)}>")

    def _pass_over(self, attributes: dict[str, str], known: frozenset[str], name: str) -> None:
        for other in () if known.issuperset(attributes) else sorted(attributes.keys() - known):
            self._note_strange(f"attribute {shown(other, 40)} of <{name}>")

    def _note_strange(self, kind: str) -> None:
        self._found.strange.setdefault(kind, []).append(self._here())

    def _node(self, name: str, attributes: dict[str, str]) -> None:
        identifier = attributes.get("id")
        if name != "Node" or identifier is None:
            raise self._refusal(self._here(), f"<{shown(name)}> in the text", '<Node id="…"/>')
        if identifier in self._found.nodes:
            raise self._refusal(self._here(), f"node {shown(identifier)} again", "every node once")
        self._found.nodes[identifier] = self._length
        self._found.node_at.setdefault(self._length, identifier)

    def _part(self, name: str, attributes: dict[str, str]) -> None:
        if name == "TextWithNodes":
            if self._has_text:
                raise self._refusal(self._here(), "<TextWithNodes> again", "one text")
            self._has_text = True
        elif name in ("AnnotationSet", "RelationSet"):
            self._pass_over(attributes, _ATTRIBUTES[name], name)
            called = attributes.get("Name", DEFAULT_SET)
            known = self._found.layers.get(called)
            if name == "AnnotationSet" and known is not None and known.inside.end:
                raise self._refusal(self._here(), f"annotation set {shown(called)!r} again", "every set once")
            self._layer = self._found.layers.setdefault(called, Layer(called))
        elif name != _FEATURES:
            self._note_strange(f"element <{shown(name, 40)}>")

    def _end(self, name: str) -> None:
        self._path.pop()
        ending = self._ending(self._starts.pop())
        self._at_start = False
        if name == "TextWithNodes" and len(self._path) == 1:
            self._found.text_end = ending
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
            feature = Feature("".join(names), "".join(values), source, self._kind)
            self._annotation.features.append(feature)
            self._feature = None

    def _characters(self, data: str) -> None:
        inside = self._path[-1]
        self._at_start = False
        if inside == "TextWithNodes" and len(self._path) == 2:
            self._found.runs.append(self._length)
            self._found.file_runs.append(self._here())
            self._pieces.append(data)
            self._length += len(data)
        elif self._feature is not None and inside in ("Name", "Value"):
            _, names, values = self._feature
            (names if inside == "Name" else values).append(data)
        elif not data.isspace() and inside in _HOLDERS:
            self._note_strange(f"text in <{inside}>")


def _kind_of(attributes: dict[str, str]) -> str:
    """Return the class attributes of a value; empty where they could not be written again."""
    classes = {name: attributes[name] for name in _CLASSES if attributes.get(name)}
    if not all(map(_CLASS.fullmatch, classes.values())):
        return ""
    return " ".join(f"{name}={value}" for name, value in classes.items())
