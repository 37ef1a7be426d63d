"""Writer of GATE XML: changes annotations of one set in the source, or writes documents afresh.

lxml spells every tag and all characters. They are joined here, since the element of a changed annotation
keeps the bytes of the features that stand in the file beside new ones, which no tree of elements can hold.
"""

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from annotally.formats.base import ReadOptions
from annotally.formats.equality import missing_mark, statement
from annotally.formats.gate.reader import KIND, MEMBERS, NAME, choose_layer, read
from annotally.formats.gate.scan import DEFAULT_SET, ScannedAnnotation, ScannedGate, scan
from annotally.formats.span_writing import Refuser, count_extents, has_pointers, write_texts
from annotally.formats.splicing import LINE_END, Edit, apply_line_edits
from annotally.formats.xml_spelling import find_forbidden, spell_tag, spell_text
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, pointer_name
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance, Slot
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document, Source
from annotally.model.wording import Wording

_WIDE = re.compile("[\U00010000-\U0010ffff]")
"""Characters that UTF-16 makes two of."""
_STRING = "className=java.lang.String"
_WHOLE = re.compile(r"[+-]?[0-9]{1,300}")
_BITS = {"Byte": 8, "Short": 16, "Integer": 32, "Long": 64}
_FRACTION = re.compile(r"[+-]?([0-9]{1,300}(\.[0-9]{0,300})?|\.[0-9]{1,300})([eE][+-]?[0-9]{1,3})?")
_CLOSING = "</GateDocument>"


def write(
    annotations: AnnotationSet, documents: Mapping[str, Document], options: ReadOptions
) -> tuple[str, ...]:
    """Write one text per source of the set, or one per document; ``options.layer`` names the annotation set.

    In a source all but the elements of changed annotations keeps its bytes; nodes are added where new ones
    begin or end. Raises InputRefused for what GATE XML cannot hold: discontinuous spans, several fills of a
    slot, pointers but for the members of a relation, and characters that XML does not have.
    """
    # Both ways share the elements and their checks; only the surroundings differ: the source's own bytes, or
    # a document of one set.
    return write_texts(
        (NAME, "GATE XML"),
        annotations,
        documents,
        lambda refuser: _splice_sources(annotations, options, refuser),
        lambda document_annotations, document, refuser: _write_fresh(
            document_annotations, document, options, refuser
        ),
    )


def _splice_sources(annotations: AnnotationSet, options: ReadOptions, refuser: Refuser) -> tuple[str, ...]:
    original = read(annotations.sources, options)
    documents = {document.id: document for document in original.documents}
    # Nodes come behind the changes: which new ones are needed shows while the elements are made.
    scans = [scan(Complaints(source)) for source in annotations.sources]
    layer = choose_layer(scans, options, Complaints(annotations.sources[0]))
    result = [source.text for source in annotations.sources]
    for document_annotations in annotations.documents.values():
        before = refuser.in_sources(document_annotations, original.annotations.documents)
        if before.instances != document_annotations.instances:
            source, scanned = annotations.sources[before.source], scans[before.source]
            writing = _DocumentXml(
                document_annotations, documents[document_annotations.document].text, scanned, options, refuser
            )
            edits = [
                *writing.changes(source, layer, before),
                *writing.new_nodes(source, documents[document_annotations.document]),
            ]
            result[before.source] = apply_line_edits(source.text, edits)
    return tuple(result)


def _write_fresh(
    document_annotations: DocumentAnnotations, document: Document, options: ReadOptions, refuser: Refuser
) -> str:
    # The elements are made before the text is: each adds the nodes that it refers to, and the text is written
    # with the nodes there are.
    writing = _DocumentXml(document_annotations, document.text, ScannedGate(document.text), options, refuser)
    name = options.layer or DEFAULT_SET
    spanned, relations = writing.elements(document_annotations.instances)
    return (
        "<?xml version='1.0' encoding='UTF-8'?>\n"
        '<GateDocument version="3">\n<GateDocumentFeatures>\n</GateDocumentFeatures>\n'
        f"<TextWithNodes>{writing.text_with_nodes()}</TextWithNodes>\n"
        f"{_set('AnnotationSet', name, spanned)}"
        f"{_set('RelationSet', name, relations) if relations else ''}"
        f"{_CLOSING}\n"
    )


def _set(tag: str, name: str, elements: str) -> str:
    start = spell_tag(tag, {} if name == DEFAULT_SET else {"Name": name})
    return f"{start}\n{elements}</{tag}>\n"


class _DocumentXml:
    """The XML of one document being written: identifiers and nodes as they are needed."""

    def __init__(
        self,
        document_annotations: DocumentAnnotations,
        text: str,
        scanned: ScannedGate,
        options: ReadOptions,
        refuser: Refuser,
    ) -> None:
        # New nodes are named by their offset in UTF-16 units (C1): the offsets of characters of two units are
        # kept in order, and binary search in them turns a place into that offset.
        self._document_annotations = document_annotations
        self._text = text
        self._scanned = scanned
        self._options = options
        self._refuser = refuser
        self._nodes: dict[int, str] = {}
        """New nodes by their place."""
        self._wide = [match.start() for match in _WIDE.finditer(text)]
        self._ids = self._identifiers(
            [
                annotation.attributes.get("Id", "")
                for layer in scanned.layers.values()
                for annotation in (*layer.annotations, *layer.relations)
            ]
        )

    def _identifiers(self, file_ids: Iterable[str]) -> dict[str, str]:
        """Return the identifiers by pointer names: the instances' own names where these are numbers."""
        # Numbers beyond any in the file or the set are free; names of 16 digits and more do not count as
        # numbers.
        used = set(file_ids)
        names = [instance.name for instance in self._document_annotations.instances]
        numbers = [
            int(name) for name in (*used, *names) if name.isascii() and name.isdigit() and len(name) < 16
        ]
        following = max(numbers, default=-1) + 1
        result: dict[str, str] = {}
        earlier_names: set[str] = set()
        for instance in self._document_annotations.instances:
            name = instance.name
            if name in earlier_names:
                raise self._refusal(
                    instance, Wording("a name that another instance has"), Wording("every name once")
                )
            earlier_names.add(name)
            if not (name.isascii() and name.isdigit() and len(name) < 16):
                name, following = str(following), following + 1
            result[pointer_name(self._document_annotations.document, instance).casefold()] = name
        return result

    def _refusal(self, instance: Instance, finding: Wording, expected: Wording) -> InputRefused:
        return self._refuser.refusal(self._document_annotations, instance, finding, expected)

    # --- changes to a source

    def changes(self, source: Source, layer: str, before: DocumentAnnotations) -> Iterator[Edit]:
        """Yield the edits of the source that changed instances need."""
        # Old instances are taken out of ``after`` one by one; what is left in it is new and is added at the
        # end of the set, whose closing tag, or empty tag, the scan has found.
        set_layer = self._scanned.layers.get(layer)
        annotations_by_id = {
            annotation.attributes["Id"]: annotation
            for annotation in ((*set_layer.annotations, *set_layer.relations) if set_layer else ())
        }
        after = {instance.name: instance for instance in self._document_annotations.instances}
        for old in before.instances:
            new = after.pop(old.name, None)
            if new is None:
                yield old.source.start, old.source.end, ""
            elif statement(new) != statement(old):
                old_features = _OldFeatures.of(annotations_by_id[old.name], source.text)
                yield old.source.start, old.source.end, self._element(new, old_features)[1].removesuffix("\n")
        spanned, relations = self.elements(after.values())
        closing = source.text.rindex(_CLOSING)
        if spanned and set_layer is not None and set_layer.inside.end:
            if source.text.startswith("</", set_layer.inside.start):
                yield set_layer.inside.start, set_layer.inside.start, spanned
            else:
                set_element = _set("AnnotationSet", layer, spanned).removesuffix("\n")
                yield set_layer.inside.start, set_layer.inside.end, set_element
        elif spanned:
            yield closing, closing, _set("AnnotationSet", layer, spanned)
        if relations:
            yield closing, closing, _set("RelationSet", layer, relations)

    def new_nodes(self, source: Source, document: Document) -> Iterator[Edit]:
        """Yield the nodes that changes need, where they stand in the source."""
        # The map to the source knows places up to the last character; a node behind it stands ahead of the
        # end tag.
        ending = self._scanned.text_end
        for place, identifier in self._nodes.items():
            node = f'<Node id="{identifier}"/>'
            if place < len(document.text):
                at = document.source_map.to_source(place)
                yield at, at, node
            elif source.text.startswith("</", ending.start):
                yield ending.start, ending.start, node
            else:
                yield ending.start, ending.end, f"<TextWithNodes>{node}</TextWithNodes>"

    def text_with_nodes(self) -> str:
        """Return the text with the nodes of `elements`. Raises InputRefused for characters not in XML."""
        at = find_forbidden(self._text)
        if at is not None:
            finding = Wording(
                "character U+{code:04X} at offset {offset}", code=ord(self._text[at]), offset=at
            )
            raise self._refuser.refusal(
                self._document_annotations, None, finding, Wording("characters that XML has")
            )
        pieces, cursor = [], 0
        for place, identifier in sorted(self._nodes.items()):
            pieces += [spell_text(self._text[cursor:place]), f'<Node id="{identifier}"/>']
            cursor = place
        return "".join(pieces) + spell_text(self._text[cursor:])

    # --- elements

    def elements(self, instances: Iterable[Instance]) -> tuple[str, str]:
        """Return the elements of instances: annotations, and relations."""
        elements_by_tag: dict[str, list[str]] = {"Annotation": [], "Relation": []}
        for instance in instances:
            tag, element = self._element(instance, _OldFeatures({}, {}))
            elements_by_tag[tag].append(element)
        return "".join(elements_by_tag["Annotation"]), "".join(elements_by_tag["Relation"])

    def _element(self, instance: Instance, old_features: "_OldFeatures") -> tuple[str, str]:
        """Return tag and element of an instance; features of ``old_features`` stay as they are written."""
        self._refuser.check_extents(self._document_annotations, instance, self._text)
        identifier = self._ids[pointer_name(self._document_annotations.document, instance).casefold()]
        attributes = {"Id": identifier, "Type": self._check_characters(instance, instance.type)}
        # With one extent it is an annotation, and a slot of that name is a feature like any other; without
        # extent it is a relation, whose members must point.
        members = instance.slot(MEMBERS)
        if len(instance.extents) == 1:
            tag, members = "Annotation", None
            start, end = (self._node(instance.extents[0].start), self._node(instance.extents[0].end))
            attributes |= {"StartNode": start, "EndNode": end}
        elif not instance.extents and members is not None and has_pointers(members):
            tag = "Relation"
            attributes["Members"] = ";".join(self._members(instance, members))
        else:
            finding = count_extents(instance)
            raise self._refusal(
                instance, finding, Wording("one extent, or pointers in a slot {slot}", slot=MEMBERS)
            )
        lines = [spell_tag(tag, attributes)]
        for name, value, form in self._features(instance, members):
            kind = form.removeprefix(KIND) if form.startswith(KIND) else old_features.kind(name, value)
            feature_element = old_features.elements.get((name, value, kind))
            lines.append(feature_element if feature_element is not None else _feature(name, value, kind))
        return tag, "\n".join([*lines, f"</{tag}>\n"])

    def _node(self, place: int) -> str:
        """Return the node at a place of the text, a new one if there is none."""
        # A new node is named by its offset in UTF-16 units, as GATE does; if the name is taken, zeros are
        # added.
        identifier = self._scanned.node_at.get(place) or self._nodes.get(place)
        if identifier is None:
            identifier = str(place + bisect_left(self._wide, place))
            while identifier in self._scanned.nodes:
                identifier = f"{identifier}0"
            self._nodes[place] = identifier
        return identifier

    def _members(self, instance: Instance, slot: Slot) -> Iterator[str]:
        for reading in self._refuser.values(self._document_annotations, instance, slot):
            identifier = self._ids.get((reading.target or "").casefold())
            if identifier is None:
                finding = Wording("{slot} points to {text!r}", slot=slot.name, text=shown(reading.text))
                raise self._refusal(instance, finding, Wording("pointers to instances of this document"))
            yield identifier

    def _features(self, instance: Instance, members: Slot | None) -> Iterator[tuple[str, str, str]]:
        """Yield name, value and `Reading.form` of the features of an instance."""
        # The text slot of a span restates the document's text, and members are an attribute of the relation:
        # neither is a feature. What has no slot of its own, the mark of an optional instance, comes last.
        for slot in instance.slots:
            text = slot.name.casefold() == self._options.text_slot.casefold()
            if slot is members or (instance.extents and text and not has_pointers(slot)):
                continue
            readings = self._refuser.values(self._document_annotations, instance, slot)
            if len(readings) > 1 or has_pointers(slot):
                raise self._refusal(
                    instance,
                    Wording("pointers or several fills in {slot}", slot=slot.name),
                    Wording("one value"),
                )
            value = readings[0].text if readings else ""
            form = readings[0].form if readings else ""
            yield self._check_characters(instance, slot.name), self._check_characters(instance, value), form
        mark = missing_mark(instance, self._options, "STATUS", self._refusal)
        if mark:
            yield *mark, ""

    def _check_characters(self, instance: Instance, text: str) -> str:
        at = find_forbidden(text)
        if at is not None:
            finding = Wording("character U+{code:04X} in {text!r}", code=ord(text[at]), text=shown(text))
            raise self._refusal(instance, finding, Wording("characters that XML has"))
        return text


def _feature(name: str, value: str, kind: str) -> str:
    return (
        f"<Feature>\n  {_start_tag('Name', _STRING)}{spell_text(name)}</Name>\n"
        f"  {_start_tag('Value', kind or _STRING)}{spell_text(value)}</Value>\n</Feature>"
    )


@lru_cache(maxsize=64)
def _start_tag(tag: str, kind: str) -> str:
    """Return a start tag with the attributes of ``kind``: ``name=class``, with a blank between two."""
    pairs = (attribute.partition("=") for attribute in kind.split(" "))
    return spell_tag(tag, {name: value for name, _, value in pairs})


class _OldFeatures(NamedTuple):
    """The features of an element that stands in a source."""

    elements: Mapping[tuple[str, str, str], str]
    """As they are written, by name, value and kind."""
    kinds: Mapping[str, str]
    """The class attributes of a feature's value in the file, by the feature's name."""

    @classmethod
    def of(cls, annotation: ScannedAnnotation, text: str) -> "_OldFeatures":
        elements = {
            (feature.name, feature.value, feature.kind): LINE_END.sub(
                "\n", text[feature.source.start : feature.source.end]
            )
            for feature in annotation.features
        }
        return cls(elements, {feature.name: feature.kind for feature in annotation.features})

    def kind(self, name: str, value: str) -> str:
        """Return the kind of a value without one: that of the feature in the source, where the value fits."""
        kind = self.kinds.get(name, "")
        return kind if (name, value, kind) in self.elements or _fits(kind, value) else ""


def _fits(kind: str, value: str) -> bool:
    """Tell whether GATE can read a value as one of a class: of numbers, truth values and strings."""
    name = kind.removeprefix("className=java.lang.")
    if name in _BITS:
        limit = 1 << (_BITS[name] - 1)
        return bool(_WHOLE.fullmatch(value)) and -limit <= int(value) < limit
    if name in ("Double", "Float"):
        return bool(_FRACTION.fullmatch(value))
    return name == "String" or (name == "Boolean" and value in ("true", "false"))
