"""Writer of MUC SGML text files: splices changed tags into the source, or tags a text afresh."""

from collections import defaultdict, deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from annotally.formats.base import ReadOptions
from annotally.formats.equality import missing_mark, plain_readings, statement
from annotally.formats.sgml.reader import NAME, read
from annotally.formats.sgml.tags import ATTRIBUTE_NAME
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.diagnostics import InputRefused, error
from annotally.model.extents import Extent
from annotally.model.instances import NOWHERE, Instance, Slot
from annotally.model.source_diagnostics import shown, unwritable
from annotally.model.text import Document, Source

_refused = partial(unwritable, form="SGML")


def write(
    annotations: AnnotationSet, documents: Mapping[str, Document], options: ReadOptions
) -> tuple[str, ...]:
    """Write one text per SGML source of the set, or one text in all if it has none.

    Documents whose annotations are as the source has them come out as they were; in the others tags that
    still hold keep their bytes. A document the set does not mention is left alone. Raises InputRefused for
    what tags cannot hold: crossing or discontinuous extents, instances without extent, unknown tag names,
    structured fills, and values with characters that SGML attributes here cannot carry.
    """
    if annotations.format == NAME and annotations.sources:
        return _spliced(annotations, options)
    return (_fresh(annotations, documents, options),)


@dataclass(frozen=True, slots=True)
class _Spelling:
    """How a file spells its tags: what stands before the name in open and close tags, and its case."""

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


def _spliced(annotations: AnnotationSet, options: ReadOptions) -> tuple[str, ...]:
    original = read(annotations.sources, options)
    # What the reading left out stands in the file all the same.
    whole = read(annotations.sources, replace(options, sections=())) if options.sections else original
    texts = {document.id: document for document in original.documents}
    for name in annotations.documents:
        if name not in texts:
            raise _refused(annotations.name, name, "a document that none of the files holds", "its text")
    pieces: list[list[str]] = [[] for _ in annotations.sources]
    cursors = [0] * len(annotations.sources)
    for name, before in original.annotations.documents.items():
        after = annotations.documents.get(name)
        if after is None or after.instances == before.instances:
            continue
        source = annotations.sources[before.source]
        pieces[before.source].append(source.text[cursors[before.source] : before.range.start])
        known = {instance.source for instance in before.instances}
        others = [one for one in whole.annotations.documents[name].instances if one.source not in known]
        new = _rewritten(source, texts[name], before.instances, after.instances, others, options)
        pieces[before.source].append(new)
        cursors[before.source] = before.range.end
    return tuple(
        "".join(parts) + source.text[cursor:]
        for parts, source, cursor in zip(pieces, annotations.sources, cursors, strict=True)
    )


def _rewritten(
    source: Source,
    document: Document,
    before: Sequence[Instance],
    instances: Sequence[Instance],
    others: Sequence[Instance],
    options: ReadOptions,
) -> str:
    """Return the document's range of the source with the tags of ``instances`` in place of those before.

    Those of the ``others`` stay.
    """
    waiting: defaultdict[object, deque[Instance]] = defaultdict(deque)
    for instance in before:
        waiting[statement(instance)].append(instance)
    spelling = _spelling_of(source, before)
    at_home = {instance.source: instance for instance in before}
    tagger = _Tagger(document, options)
    kept = [(one.source.start, _as_written(source, one)) for one in others]
    new: list[_Tags] = []
    for instance in instances:
        same = waiting.get(statement(instance))
        if same:
            old = same.popleft()
            kept.append((old.source.start, _as_written(source, old)))
        else:
            home = at_home.get(instance.source)
            own = spelling if home is None else _spelling_of(source, (home,))
            new.append(tagger.tags(instance, own))
    kept.sort(key=lambda pair: pair[0])
    return _tagged(document, _in_order([tags for _, tags in kept], new))


def _as_written(source: Source, instance: Instance) -> _Tags:
    inside = instance.slots[0].source
    opening = source.text[instance.source.start : inside.start]
    closing = source.text[inside.end : instance.source.end]
    return _Tags(instance.extents[0], opening, closing, instance.source)


def _fresh(annotations: AnnotationSet, documents: Mapping[str, Document], options: ReadOptions) -> str:
    pieces = []
    for name, found in annotations.documents.items():
        document = documents.get(name)
        if document is None:
            raise _refused(
                annotations.name, name, "a document without its text", "the texts it was read from"
            )
        tagger = _Tagger(document, options)
        tags = [tagger.tags(instance, _Spelling()) for instance in found.instances]
        pieces.append(_tagged(document, _in_order([], tags)))
    result = "\n".join(pieces) + "\n" if len(pieces) > 1 else "".join(pieces)
    _check(result, annotations, documents, options)
    return result


def _check(
    result: str, annotations: AnnotationSet, documents: Mapping[str, Document], options: ReadOptions
) -> None:
    """Refuse a text that would not be read as what it was written from (it holds markup of its own)."""
    files = {documents[name].file for name in annotations.documents}
    again = read((Source(files.pop() if len(files) == 1 else "", result),), options)
    wanted = [(documents[name].text, len(a.instances)) for name, a in annotations.documents.items()]
    got = [
        (document.text, len(again.annotations.documents[document.id].instances))
        for document in again.documents
    ]
    if wanted != got:
        raise error(
            annotations.name,
            0,
            0,
            "texts that would not be read back as they are",
            f"one <{options.document_tag}> element per document and no annotation tags in the text itself",
            "choose a format that does not mark its documents inside the text",
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
    """Makes fresh tags for the instances of one document."""

    def __init__(self, document: Document, options: ReadOptions) -> None:
        self._document = document
        self._options = options
        self._known = {tag.casefold() for tag in options.annotation_tags}
        self._status = {name.casefold() for name in options.status_slots}

    def tags(self, instance: Instance, spelling: _Spelling) -> _Tags:
        """Return the tags of an instance. Raises InputRefused for what they cannot hold."""
        extent = self._extent(instance)
        if instance.type.casefold() not in self._known:
            raise self._unfit(instance, "a tag that is not read as annotation", "one of the annotation tags")
        attributes = "".join(
            f' {spelling.name(name)}="{value}"' for name, value in self._attributes(instance, extent)
        )
        name = spelling.name(instance.type)
        opening = f"<{spelling.opening}{name}{attributes}>"
        return _Tags(extent, opening, f"<{spelling.closing}{name}>", NOWHERE)

    def _extent(self, instance: Instance) -> Extent:
        if len(instance.extents) != 1:
            raise self._unfit(instance, f"{len(instance.extents) or 'no'} extents", "exactly one extent")
        extent, length = instance.extents[0], len(self._document.text)
        if not 0 <= extent.start <= extent.end <= length:
            raise self._unfit(instance, f"extent {extent.start}–{extent.end}", f"offsets up to {length}")
        return extent

    def _attributes(self, instance: Instance, extent: Extent) -> Iterable[tuple[str, str]]:
        seen = {self._options.alt_slot.casefold(), self._options.min_slot.casefold()}
        for slot in instance.slots:
            values = self._values(instance, slot)
            if slot.name.casefold() in seen or not ATTRIBUTE_NAME.fullmatch(slot.name):
                raise self._unfit(
                    instance, f"slot {shown(slot.name)!r}", "slots fit to be attributes, each once"
                )
            seen.add(slot.name.casefold())
            if slot.name.casefold() == self._options.text_slot.casefold():
                if values and values[0] != self._document.text[extent.start : extent.end]:
                    raise self._unfit(instance, f"text {shown(values[0])!r}", "the text at its extent")
                yield from self._beside_text(instance, slot, values)
            else:
                yield slot.name, self._joined(instance, slot.name, values)
        mark = missing_mark(instance, self._options, "STATUS", self._unfit)
        if mark:
            yield mark

    def _beside_text(
        self, instance: Instance, slot: Slot, values: Sequence[str]
    ) -> Iterable[tuple[str, str]]:
        """Return ALT and MIN, which the reader moves into the text slot (M9, M14)."""
        if len(values) > 1:
            yield self._options.alt_slot, self._joined(instance, slot.name, values[1:])
        readings = [alternative.fills[0].parts[0].readings[0] for alternative in slot.alternatives]
        if any(reading.minimal for reading in readings[1:]):
            raise self._unfit(instance, f"minimal strings in a later alternative of {slot.name}", "none")
        if readings and readings[0].minimal:
            yield self._options.min_slot, self._joined(instance, slot.name, readings[0].minimal)

    def _values(self, instance: Instance, slot: Slot) -> tuple[str, ...]:
        """Return the alternatives of a slot, each of which must be one plain value."""
        readings = plain_readings(slot)
        if readings is None or slot.optional or any(len(fills) != 1 for fills in readings):
            raise self._unfit(instance, f"several or optional fills in {slot.name}", "one fill")
        return tuple(fills[0].text for fills in readings)

    def _joined(self, instance: Instance, name: str, values: Sequence[str]) -> str:
        separator, star = self._options.alternative_separator, self._options.attribute_quote
        if name.casefold() in self._status:
            separator = ""
        forbidden = [mark for mark in (separator, star or '"') if mark]
        for value in values:
            if not value or any(mark in value for mark in forbidden):
                raise self._unfit(
                    instance, f"{name} {shown(value)!r}", f"a value without {' or '.join(forbidden)}"
                )
        if len(values) > 1 and not separator:
            raise self._unfit(instance, f"alternatives in {name}", "one value")
        return separator.join(values).replace('"', star or '"')

    def _unfit(self, instance: Instance, found: str, expected: str) -> InputRefused:
        return _refused(
            self._document.file, self._document.label, f"{instance.type} {instance.name}: {found}", expected
        )


def _in_order(kept: Sequence[_Tags], new: Sequence[_Tags]) -> list[_Tags]:
    """Return tags in the order they open: kept ones as they stand, new ones around what they enclose."""
    waiting = deque(sorted(new, key=lambda tags: (tags.extent.start, -tags.extent.end)))
    widest = [0] * (len(kept) + 1)
    for index in range(len(kept) - 1, -1, -1):
        later = widest[index + 1]
        follows = index + 1 < len(kept) and kept[index + 1].extent.start == kept[index].extent.start
        widest[index] = max(kept[index].extent.end, later if follows else 0)
    result: list[_Tags] = []
    for index, tags in enumerate(kept):
        place = (tags.extent.start, -widest[index])
        while waiting and (waiting[0].extent.start, -waiting[0].extent.end) < place:
            result.append(waiting.popleft())
        result.append(tags)
    return [*result, *waiting]


def _tagged(document: Document, ordered: Sequence[_Tags]) -> str:
    """Return the text with the tags in place. Raises InputRefused where two of them cross."""
    pieces: list[str] = []
    open_tags: list[_Tags] = []
    cursor = 0

    def move(position: int) -> None:
        nonlocal cursor
        pieces.append(document.text[cursor:position])
        cursor = position

    for tags in ordered:
        while open_tags and _ends_before(open_tags[-1], tags):
            closed = open_tags.pop()
            move(closed.extent.end)
            pieces.append(closed.closing)
        if open_tags and open_tags[-1].extent.end < tags.extent.end:
            both = f"{_quoted(document, open_tags[-1])} and {_quoted(document, tags)}"
            raise _refused(document.file, document.label, f"{both} cross", "tags that nest")
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


def _quoted(document: Document, tags: _Tags) -> str:
    return f"{tags.opening} {shown(document.text[tags.extent.start : tags.extent.end], 30)!r}"
