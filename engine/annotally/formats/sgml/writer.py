"""Writer of MUC SGML text files: splices changed tags into the source, or tags a text afresh."""

import re
from collections import defaultdict, deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from msgspec import structs

from annotally.formats.base import ReadOptions
from annotally.formats.equality import missing_mark, plain_readings, statement
from annotally.formats.sgml.reader import NAME, read
from annotally.formats.sgml.tags import ATTRIBUTE_NAME
from annotally.formats.span_writing import count_extents
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.diagnostics import InputRefused, file_error
from annotally.model.extents import Extent
from annotally.model.instances import NOWHERE, Instance, Slot
from annotally.model.source_diagnostics import shown, unwritable
from annotally.model.text import Document, Source
from annotally.model.wording import Wording, join_or

_unwritable = partial(unwritable, form="SGML")
_ELEMENT = re.compile(r"\s*<doc[\s>]", re.IGNORECASE)


def write(
    annotations: AnnotationSet, documents: Mapping[str, Document], options: ReadOptions
) -> tuple[str, ...]:
    """Write one text per SGML source of the set; if it has none, one in all, or one per document.

    Documents whose annotations are as the source has them come out as they were; in the others tags that
    still hold keep their bytes. A document the set does not mention is left alone. Raises InputRefused for
    what tags cannot hold: crossing or discontinuous extents, instances without extent, unknown tag names,
    structured fills, and values with characters that SGML attributes here cannot carry.
    """
    # In a source unchanged tags keep their bytes and new ones are spelled as those there; afresh they are
    # spelled as the MUC did, in upper case.
    if annotations.format == NAME and annotations.sources:
        return _splice_sources(annotations, options)
    names = annotations.documents
    if len(names) > 1 and any(name in documents and is_without_tags(documents[name]) for name in names):
        return tuple(
            _write_fresh(structs.replace(annotations, documents={name: annotated}), documents, options)
            for name, annotated in annotations.documents.items()
        )
    return (_write_fresh(annotations, documents, options),)


def is_without_tags(document: Document) -> bool:
    """Tell whether a document is no element of its own: such a text is the whole of its file."""
    return not _ELEMENT.match(document.text)


@dataclass(frozen=True, slots=True)
class _Spelling:
    """The spelling of a file's tags: the letters before the name in open and close tags, and its case."""

    opening: str = ""
    closing: str = "/"
    lower: bool = False

    def name(self, tag: str) -> str:
        return tag.lower() if self.lower else tag.upper()


@dataclass(frozen=True, slots=True)
class _Tags:
    """An instance ready to be written: its extent, both tags, its place among the tags of the source."""

    extent: Extent
    opening: str
    closing: str
    source: Extent
    instance: Instance


def _splice_sources(annotations: AnnotationSet, options: ReadOptions) -> tuple[str, ...]:
    original = read(annotations.sources, options)
    # What the reading left out stands in the file all the same.
    full_reading = read(annotations.sources, replace(options, sections=())) if options.sections else original
    texts = {document.id: document for document in original.documents}
    for name in annotations.documents:
        if name not in texts:
            raise _unwritable(
                annotations.name,
                name,
                Wording("a document that is in none of the files"),
                Wording("its text"),
            )
    pieces: list[list[str]] = [[] for _ in annotations.sources]
    cursors = [0] * len(annotations.sources)
    for name, before in original.annotations.documents.items():
        after = annotations.documents.get(name)
        if after is None or after.instances == before.instances:
            continue
        source = annotations.sources[before.source]
        pieces[before.source].append(source.text[cursors[before.source] : before.range.start])
        read_ranges = {instance.source for instance in before.instances}
        omitted = [
            candidate
            for candidate in full_reading.annotations.documents[name].instances
            if candidate.source not in read_ranges
        ]
        new = _rewrite(source, texts[name], before.instances, after.instances, omitted, options)
        pieces[before.source].append(new)
        cursors[before.source] = before.range.end
    return tuple(
        "".join(parts) + source.text[cursor:]
        for parts, source, cursor in zip(pieces, annotations.sources, cursors, strict=True)
    )


def _rewrite(
    source: Source,
    document: Document,
    before: Sequence[Instance],
    instances: Sequence[Instance],
    omitted: Sequence[Instance],
    options: ReadOptions,
) -> str:
    """Return the document's range of the source with the tags of ``instances`` in place of those before.

    The tags of ``omitted`` instances, which the sections of the options leave out, stay.
    """
    # Instances that say the same are interchangeable: each instance to be takes one of the equal ones in the
    # source, in their order, and with it the bytes of its tags. New tags are spelled as those at their place,
    # else as the document's first. O(n log n).
    waiting: defaultdict[object, deque[Instance]] = defaultdict(deque)
    for instance in before:
        waiting[statement(instance)].append(instance)
    spelling = _spelling_of(source, before)
    at_home = {instance.source: instance for instance in before}
    tagger = _Tagger(document, options)
    kept_tags = [
        (omitted_instance.source.start, _source_tags(source, omitted_instance))
        for omitted_instance in omitted
    ]
    new: list[_Tags] = []
    for instance in instances:
        same = waiting.get(statement(instance))
        if same:
            old = same.popleft()
            kept_tags.append((old.source.start, _source_tags(source, old)))
        else:
            home = at_home.get(instance.source)
            tag_spelling = spelling if home is None else _spelling_of(source, (home,))
            new.append(tagger.tags(instance, tag_spelling))
    kept_tags.sort(key=lambda pair: pair[0])
    return _insert_tags(document, _merge_tags([tags for _, tags in kept_tags], new))


def _source_tags(source: Source, instance: Instance) -> _Tags:
    inside = instance.slots[0].source
    opening = source.text[instance.source.start : inside.start]
    closing = source.text[inside.end : instance.source.end]
    return _Tags(instance.extents[0], opening, closing, instance.source, instance)


def _write_fresh(annotations: AnnotationSet, documents: Mapping[str, Document], options: ReadOptions) -> str:
    # The finished text is read back (`_check`), because the document text itself may contain what looks like
    # a tag; no escape exists in this SGML.
    pieces = []
    for name, document_annotations in annotations.documents.items():
        document = documents.get(name)
        if document is None:
            raise _unwritable(
                annotations.name,
                name,
                Wording("a document without its text"),
                Wording("the texts it was read from"),
            )
        tagger = _Tagger(document, options)
        tags = [tagger.tags(instance, _Spelling()) for instance in document_annotations.instances]
        pieces.append(_insert_tags(document, _merge_tags([], tags)))
    result = "\n".join(pieces) + "\n" if len(pieces) > 1 else "".join(pieces)
    _check(result, annotations, documents, options)
    return result


def _check(
    result: str, annotations: AnnotationSet, documents: Mapping[str, Document], options: ReadOptions
) -> None:
    """Refuse a text that would be read as something else, for it holds markup of its own."""
    # Reading the result with the reader is the definition of being readable. Texts and numbers of instances
    # are compared: markup in the text would change one of them.
    files = {documents[name].file for name in annotations.documents}
    reread = read((Source(files.pop() if len(files) == 1 else "", result),), options)
    expected = [(documents[name].text, len(a.instances)) for name, a in annotations.documents.items()]
    actual = [
        (document.text, len(reread.annotations.documents[document.id].instances))
        for document in reread.documents
    ]
    if expected != actual:
        raise file_error(
            annotations.name,
            Wording("texts that would change when read back"),
            Wording(
                "one <{tag}> element per document and no annotation tags in the text itself",
                tag=options.document_tag,
            ),
            Wording("choose a format that does not mark its documents inside the text"),
        )


def _spelling_of(source: Source, instances: Sequence[Instance]) -> _Spelling:
    """Return how the first of ``instances`` spells its tags; the MUC's way if there is none."""
    if not instances:
        return _Spelling()
    start = instances[0].source.start + 1
    name = source.text[start : start + 2 + len(instances[0].type)]
    bare = name[:2].lower() == "b_" and not instances[0].type.lower().startswith("b_")
    letters = name[2:] if bare else name[: len(instances[0].type)]
    return _Spelling("b_" if bare else "", "e_" if bare else "/", letters.islower())


class _Tagger:
    """Maker of fresh tags for the instances of one document."""

    def __init__(self, document: Document, options: ReadOptions) -> None:
        self._document = document
        self._options = options
        self._annotation_tags = {tag.casefold() for tag in options.annotation_tags}
        self._status = {name.casefold() for name in options.status_slots}

    def tags(self, instance: Instance, spelling: _Spelling) -> _Tags:
        """Return the tags of an instance. Raises InputRefused for content that tags cannot hold."""
        # Case and the letters ahead of names come from ``spelling``, so that new tags look like those of
        # their file. All attributes stand in the opening tag; the tags have no place in a source yet.
        extent = self._extent(instance)
        if instance.type.casefold() not in self._annotation_tags:
            raise self._refusal(
                instance,
                Wording("a tag that is not read as annotation"),
                Wording("one of the annotation tags"),
            )
        attributes = "".join(
            f' {spelling.name(name)}="{value}"' for name, value in self._attributes(instance, extent)
        )
        name = spelling.name(instance.type)
        opening = f"<{spelling.opening}{name}{attributes}>"
        return _Tags(extent, opening, f"<{spelling.closing}{name}>", NOWHERE, instance)

    def _extent(self, instance: Instance) -> Extent:
        if len(instance.extents) != 1:
            raise self._refusal(instance, count_extents(instance), Wording("exactly one extent"))
        extent, length = instance.extents[0], len(self._document.text)
        if not 0 <= extent.start <= extent.end <= length:
            finding = Wording("extent {start}–{end}", start=extent.start, end=extent.end)
            raise self._refusal(instance, finding, Wording("offsets up to {size}", size=length))
        return extent

    def _attributes(self, instance: Instance, extent: Extent) -> Iterable[tuple[str, str]]:
        # ALT and MIN are taken from the start, since the text slot may be written as these.
        used_names = {self._options.alt_slot.casefold(), self._options.min_slot.casefold()}
        for slot in instance.slots:
            values = self._values(instance, slot)
            if slot.name.casefold() in used_names or not ATTRIBUTE_NAME.fullmatch(slot.name):
                raise self._refusal(
                    instance,
                    Wording("slot {slot!r}", slot=shown(slot.name)),
                    Wording("slots fit to be attributes, each once"),
                )
            used_names.add(slot.name.casefold())
            if slot.name.casefold() == self._options.text_slot.casefold():
                if values and values[0] != self._document.text[extent.start : extent.end]:
                    raise self._refusal(
                        instance,
                        Wording("text {value!r}", value=shown(values[0])),
                        Wording("the text at its extent"),
                    )
                yield from self._text_attributes(instance, slot, values)
            else:
                yield slot.name, self._join_values(instance, slot.name, values)
        mark = missing_mark(instance, self._options, "STATUS", self._refusal)
        if mark:
            yield mark

    def _text_attributes(
        self, instance: Instance, slot: Slot, values: Sequence[str]
    ) -> Iterable[tuple[str, str]]:
        """Return ALT and MIN, which the reader moves into the text slot (M9, M14)."""
        if len(values) > 1:
            yield self._options.alt_slot, self._join_values(instance, slot.name, values[1:])
        readings = [alternative.fills[0].parts[0].readings[0] for alternative in slot.alternatives]
        if any(reading.minimal for reading in readings[1:]):
            raise self._refusal(
                instance,
                Wording("minimal strings in a later alternative of {slot}", slot=slot.name),
                Wording("none"),
            )
        if readings and readings[0].minimal:
            yield self._options.min_slot, self._join_values(instance, slot.name, readings[0].minimal)

    def _values(self, instance: Instance, slot: Slot) -> tuple[str, ...]:
        """Return the alternatives of a slot, each of which must be one plain value."""
        readings = plain_readings(slot)
        if readings is None or slot.optional or any(len(fills) != 1 for fills in readings):
            raise self._refusal(
                instance, Wording("several or optional fills in {slot}", slot=slot.name), Wording("one fill")
            )
        return tuple(fills[0].text for fills in readings)

    def _join_values(self, instance: Instance, name: str, values: Sequence[str]) -> str:
        # The inverse of `AttributeReader`: the star stands for a double quote, the separator parts
        # alternatives. A value that holds either sign could not be told from its use, and is refused. A
        # status is never split.
        separator, star = self._options.alternative_separator, self._options.attribute_quote
        if name.casefold() in self._status:
            separator = ""
        forbidden = [mark for mark in (separator, star or '"') if mark]
        for value in values:
            if not value or any(mark in value for mark in forbidden):
                raise self._refusal(
                    instance,
                    Wording("{name} {value!r}", name=name, value=shown(value)),
                    Wording("a value without {signs}", signs=join_or(forbidden)),
                )
        if len(values) > 1 and not separator:
            raise self._refusal(instance, Wording("alternatives in {name}", name=name), Wording("one value"))
        return separator.join(values).replace('"', star or '"')

    def _refusal(self, instance: Instance, finding: Wording, expected: Wording) -> InputRefused:
        document = self._document
        return _unwritable(document.file, document.label, finding, expected, instance=instance)


def _merge_tags(kept_tags: Sequence[_Tags], new_tags: Sequence[_Tags]) -> list[_Tags]:
    """Return tags in the order they open: kept ones as they stand, new ones around those they enclose."""
    # A merge of two sorted lists. Kept tags have their order from the source, where empty and equal extents
    # cannot be told apart by offsets; ``widest`` is the furthest end among a kept tag and those that begin
    # with it behind it, so that a new tag goes ahead of the group exactly if it begins earlier or reaches
    # further.
    waiting = deque(sorted(new_tags, key=lambda tags: (tags.extent.start, -tags.extent.end)))
    widest = [0] * (len(kept_tags) + 1)
    for index in range(len(kept_tags) - 1, -1, -1):
        later = widest[index + 1]
        follows = (
            index + 1 < len(kept_tags) and kept_tags[index + 1].extent.start == kept_tags[index].extent.start
        )
        widest[index] = max(kept_tags[index].extent.end, later if follows else 0)
    result: list[_Tags] = []
    for index, tags in enumerate(kept_tags):
        place = (tags.extent.start, -widest[index])
        while waiting and (waiting[0].extent.start, -waiting[0].extent.end) < place:
            result.append(waiting.popleft())
        result.append(tags)
    return [*result, *waiting]


def _insert_tags(document: Document, ordered: Sequence[_Tags]) -> str:
    """Return the text with the tags in place. Raises InputRefused where two of them cross."""
    pieces: list[str] = []
    open_tags: list[_Tags] = []
    cursor = 0

    def move(position: int) -> None:
        nonlocal cursor
        pieces.append(document.text[cursor:position])
        cursor = position

    # A stack of open tags: those that end before the next tag opens are closed first, in the order of their
    # ends. Afterwards an open tag that ends inside the new one would cross it. Linear in text and tags.
    for tags in ordered:
        while open_tags and _ends_before(open_tags[-1], tags):
            closed = open_tags.pop()
            move(closed.extent.end)
            pieces.append(closed.closing)
        if open_tags and open_tags[-1].extent.end < tags.extent.end:
            # The tags are quoted as they would stand in the file, since the text may hold them many times.
            finding = Wording(
                "{first} and {second} cross",
                first=_quote(document, open_tags[-1]),
                second=_quote(document, tags),
            )
            raise _unwritable(
                document.file, document.label, finding, Wording("tags that nest"), instance=tags.instance
            )
        move(tags.extent.start)
        pieces.append(tags.opening)
        open_tags.append(tags)
    for closed in reversed(open_tags):
        move(closed.extent.end)
        pieces.append(closed.closing)
    move(len(document.text))
    return "".join(pieces)


def _ends_before(outer: _Tags, tags: _Tags) -> bool:
    """Tell whether ``outer`` is closed before ``tags`` opens; empty ones stay where the source has them."""
    if outer.extent.end != tags.extent.start:
        return outer.extent.end < tags.extent.start
    return tags.source == NOWHERE or not outer.source.encloses(tags.source)


def _quote(document: Document, tags: _Tags) -> str:
    return f"{tags.opening} {shown(document.text[tags.extent.start : tags.extent.end], 30)!r}"
