"""Writing of annotations as elements inside a text: over the files they come from, or to new ones."""

from collections.abc import Iterator, Mapping, Sequence

from annotally.formats.base import ReadOptions
from annotally.formats.equality import missing_mark, statement
from annotally.formats.inline_xml.choice import local_name
from annotally.formats.inline_xml.nesting import NewTags, TagNesting, end_of_text, tags_of
from annotally.formats.inline_xml.reading import is_slot, load_inline
from annotally.formats.inline_xml.tool import ElementLabel, InlineRecord, InlineTool, Spelled
from annotally.formats.span_writing import Refuser, count_extents, has_pointers
from annotally.formats.splicing import Edit, apply_edits
from annotally.formats.xml_places import Element
from annotally.formats.xml_spelling import (
    changed_tag,
    find_forbidden,
    is_attribute_name,
    is_name,
    spell_tag,
    spell_text,
)
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance
from annotally.model.text import Document
from annotally.model.wording import Wording


def write_inline(
    tool: InlineTool, annotations: AnnotationSet, documents: Mapping[str, Document], options: ReadOptions
) -> tuple[str, ...]:
    """Write one text per source of a set that was read from the format, else one text per document.

    Raises InputRefused for what elements cannot hold: extents that cross or are several, pointers, names that
    XML does not have.
    """
    refuser = Refuser(tool.title, annotations)
    if annotations.format == tool.name and annotations.sources:
        return _splice_sources(tool, annotations, options, refuser)
    return tuple(
        _new_file(tool, annotated, refuser.document(annotated, documents), options, refuser)
        for annotated in annotations.documents.values()
    )


class _Speller:
    """The spelling of the annotations of one document as tags."""

    def __init__(
        self, tool: InlineTool, annotated: DocumentAnnotations, options: ReadOptions, refuser: Refuser
    ) -> None:
        self._tool, self._annotated, self._options, self._refuser = tool, annotated, options, refuser
        self.names: frozenset[str] = frozenset()
        """Labels that are the names of elements of the file."""

    def refusal(self, instance: Instance | None, finding: Wording, expected: Wording) -> InputRefused:
        """Build a refusal, of the document if there is no instance."""
        return self._refuser.refusal(self._annotated, instance, finding, expected)

    def extent(self, instance: Instance, text: str) -> Extent:
        """Return the only extent of an annotation. Raises InputRefused where it is none of the text."""
        self._refuser.check_extents(self._annotated, instance, text)
        if len(instance.extents) != 1:
            raise self.refusal(instance, count_extents(instance), Wording("one extent"))
        return instance.extents[0]

    def spelled(self, instance: Instance, element: Element | None = None) -> Spelled:
        """Return the element of an annotation: name and attributes. Raises InputRefused if there is none."""
        spelled = Spelled(instance.type)
        if instance.type not in self.names:
            spelled = self._tool.spell_label(instance.type, element)
        if not instance.type or not is_name(spelled.name):
            finding = Wording("{label!r} as the name of an element", label=instance.type)
            raise self.refusal(instance, finding, Wording("a name that XML has"))
        # Attributes for the label go first, and slots may not repeat them. A slot needs a name that XML has,
        # unless the element had it before.
        attributes = dict(spelled.attributes)
        old_attributes = element.attributes if element is not None else {}
        for name, value in self._values(instance):
            is_fit = is_slot(name) and (name in old_attributes or is_attribute_name(name))
            if name in attributes or not is_fit:
                finding = Wording("{name!r} as the name of an attribute", name=name)
                raise self.refusal(instance, finding, Wording("names that XML has, each once"))
            attributes[name] = value
        if any(find_forbidden(value) is not None for value in attributes.values()):
            finding = Wording("a character that XML does not have")
            raise self.refusal(instance, finding, Wording("characters of XML"))
        return Spelled(spelled.name, attributes)

    def _values(self, instance: Instance) -> Iterator[tuple[str, str]]:
        text_name = self._options.text_slot.casefold()
        for slot in instance.slots:
            if slot.name.casefold() == text_name:
                continue
            if has_pointers(slot):
                finding = Wording("pointers in {slot}", slot=slot.name)
                raise self.refusal(instance, finding, Wording("annotations without pointers"))
            readings = self._refuser.values(self._annotated, instance, slot)
            if len(readings) > 1:
                finding = Wording("several fills in {slot}", slot=slot.name)
                raise self.refusal(instance, finding, Wording("one value"))
            if readings and readings[0].text:
                yield slot.name, readings[0].text
        if mark := missing_mark(instance, self._options, "STATUS", self.refusal):
            yield mark


# --- new files


def _new_file(
    tool: InlineTool,
    annotated: DocumentAnnotations,
    document: Document,
    options: ReadOptions,
    refuser: Refuser,
) -> str:
    speller, text = _Speller(tool, annotated, options, refuser), document.text
    forbidden = find_forbidden(text)
    if forbidden is not None:
        finding = Wording("character U+{code:04X} in the text", code=ord(text[forbidden]))
        raise speller.refusal(None, finding, Wording("characters of XML"))
    new = []
    for instance in annotated.instances:
        extent = speller.extent(instance, text)
        spelled = speller.spelled(instance)
        tag = spell_tag(spelled.name, spelled.attributes)
        new.append(NewTags(extent, tag, f"</{spelled.name}>", instance))
    # Tags come in the order of their places: the text is cut there and spelled piece by piece.
    pieces, cursor = [], 0
    nesting = TagNesting(lambda offset: offset, (), speller.refusal, "")
    for place, _, tag in nesting.edits(end_of_text(len(text)), new):
        pieces += [spell_text(text[cursor:place]), tag]
        cursor = place
    return tool.new_file(document.id, "".join((*pieces, spell_text(text[cursor:]))))


# --- files that are written over


def _splice_sources(
    tool: InlineTool, annotations: AnnotationSet, options: ReadOptions, refuser: Refuser
) -> tuple[str, ...]:
    original = load_inline(tool, annotations.sources, options)
    edits: list[list[Edit]] = [[] for _ in annotations.sources]
    for name, annotated in annotations.documents.items():
        before = refuser.in_sources(annotated, original.annotations)
        if before.instances == annotated.instances:
            continue
        record = original.records[name]
        assert isinstance(record, InlineRecord)
        speller = _Speller(tool, annotated, options, refuser)
        # Labels that are the names of elements in the file are written as such again.
        speller.names = frozenset(
            label.text
            for element in record.elements
            if (label := tool.label_of(element)) == ElementLabel(local_name(element))
        )
        changes = _Changes(record, speller)
        edits[before.source] += changes.edits(before.instances, annotated.instances)
    return tuple(
        apply_edits(source.text, source_edits)
        for source, source_edits in zip(annotations.sources, edits, strict=True)
    )


class _Changes:
    """The changes to the elements of one document."""

    def __init__(self, record: InlineRecord, speller: _Speller) -> None:
        assert record.inline is not None  # it was scanned
        self._record, self._text, self._speller = record, record.inline, speller
        self._edits: list[Edit] = []
        self._removed: set[int] = set()
        self._new: list[Instance] = []

    def edits(self, before: Sequence[Instance], after: Sequence[Instance]) -> list[Edit]:
        """Return the edits that make the annotations of the file those ``after``."""
        # An annotation is the one of the same name. If its words are the same its start tag is changed in
        # place; elsewhere its tags are removed, as those of annotations that are gone, and new ones made.
        remaining = {instance.name: instance for instance in after}
        for number, (element, old) in enumerate(zip(self._record.elements, before, strict=True)):
            new = remaining.pop(old.name, None)
            if new is not None and (old.type, statement(old)) == (new.type, statement(new)):
                continue
            if new is not None and number in self._record.beside:
                finding = Wording("a change of an annotation that stands beside the text")
                raise self._speller.refusal(new, finding, Wording("what its file says"))
            if new is not None and new.extents == old.extents:
                self._respell(element, new)
                continue
            self._remove(number, element)
            self._new += [new] if new is not None else []
        self._new += remaining.values()
        if self._new:
            self._edits += self._insertions()
        return self._edits

    def _remove(self, number: int, element: Element) -> None:
        if element.empty or number in self._record.beside:
            self._edits.append((element.start, element.end, ""))
            return
        self._removed.add(id(element))
        self._edits.append((element.start, element.inside, ""))
        self._edits.append((element.closing, element.end, ""))

    def _respell(self, element: Element, instance: Instance) -> None:
        spelled = self._speller.spelled(instance, element)
        name = _with_prefix(spelled.name, element)
        tag = self._text.source_text[element.start : element.inside]
        # Only attributes that are slots are compared; identifiers and namespaces stay.
        old_values = {slot: value for slot, value in element.attributes.items() if value and is_slot(slot)}
        self._edits.append(
            (element.start, element.inside, changed_tag(tag, name, old_values, spelled.attributes))
        )
        if name != element.name and not element.empty:
            self._edits.append((element.closing, element.end, f"</{name}>"))

    def _insertions(self) -> list[Edit]:
        text, content = self._text, self._text.content
        if content.empty:
            finding = Wording("an annotation in an element without content")
            raise self._speller.refusal(self._new[0], finding, Wording("characters to annotate"))
        # New tags find their places among those that stay; removed ones no longer count for crossings.
        new = [self._tags(instance) for instance in self._new]
        standing = [
            (element, extent)
            for element, extent in zip(text.elements, text.extents, strict=True)
            if id(element) not in self._removed
        ]
        nesting = TagNesting(text.source_map.to_source, text.sections, self._speller.refusal, content.name)
        return nesting.edits(tags_of(content, len(text.text), standing), new)

    def _tags(self, instance: Instance) -> NewTags:
        extent = self._speller.extent(instance, self._text.text)
        spelled = self._speller.spelled(instance)
        name = _with_prefix(spelled.name, self._text.content)
        tag = spell_tag(spelled.name, spelled.attributes)
        opening = f"<{name}{tag.removeprefix(f'<{spelled.name}')}"
        return NewTags(extent, opening, f"</{name}>", instance)


def _with_prefix(name: str, element: Element) -> str:
    """Return the name of an element with the prefix that another one of the file has."""
    prefix, colon, _ = element.name.rpartition(":")
    return f"{prefix}{colon}{name}"
