"""Writer of CoNLL-U: changes of mentions and tags in the source's own last column, or new files."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from annotally.formats.base import ReadOptions
from annotally.formats.conll.writer import changed_column
from annotally.formats.conllu.brackets import (
    ENTITY_FIELDS,
    BracketMention,
    MentionFields,
    NodeBrackets,
    brackets_of,
    escaped,
    joined,
    mentions_of,
    numbered,
    pieces_of,
    spelled_cells,
)
from annotally.formats.conllu.misc import value_edit, value_place
from annotally.formats.conllu.nodes import WORD, NodeColumns
from annotally.formats.conllu.reader import (
    BRACKETS,
    COREFERENCE,
    ENTITY_SLOT,
    NAME,
    TYPE_SLOT,
    UNTYPED,
    ReadDocument,
    ReadFile,
    ReadMention,
    instances_of,
    read_files,
)
from annotally.formats.conllu.sentences import sentences_of
from annotally.formats.equality import missing_mark, statement
from annotally.formats.span_writing import Refuser, count_extents, has_pointers
from annotally.formats.splicing import Edit, apply_edits
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.chains import classes, references
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Document, Source
from annotally.model.wording import Wording

TITLE = "CoNLL-U"
_NEW_FIELDS = MentionFields(ENTITY_FIELDS, 0, 1)
_OWN_NAME = re.compile(r"([^-()|\s=,:\[\]]+)\.[0-9]+")
_NUMBERED = re.compile(r"(\D*)([0-9]{1,15})")
_OTHER, _HEAD = "other", "head"
_NOTHING_BESIDE = ("_", "SpaceAfter=No")
"""Last cells of words without brackets: of most, and of those written together with the next one."""
_NOWHERE = Complaints(Source("", ""))


def write(
    annotations: AnnotationSet, documents: Mapping[str, Document], options: ReadOptions
) -> tuple[str, ...]:
    """Write one text per source of the set, or one text in all, with mentions in brackets.

    In a source only the last cells of words change whose brackets or tags do. Raises InputRefused for
    annotations without a place or with pointers that are no coreference, for extents that are no whole words,
    and for mentions of one entity that cross.
    """
    refuser = Refuser(TITLE, annotations)
    if annotations.format == NAME and annotations.sources:
        edits_of = partial(_edits, options=options, refuser=refuser)
        return spliced(annotations, read_files(annotations.sources, options), options, refuser, edits_of)
    # New files have one layer: coreference if all annotations are mentions, else spans with labels.
    mentions = {tag.casefold() for tag in options.coreference_tags}
    links = all(
        instance.type.casefold() in mentions
        for annotated in annotations.documents.values()
        for instance in annotated.instances
    )
    blocks: list[str] = []
    for annotated in annotations.documents.values():
        document = refuser.document(annotated, documents)
        blocks += _new_document(annotated, document, options, refuser, links=links)
    return ("".join(blocks),)


class _WordPlaces(NamedTuple):
    """The words that begin and end at the places of a text."""

    by_start: Mapping[int, int]
    by_end: Mapping[int, int]


class _Speller:
    """The speller of the mentions of one document."""

    def __init__(
        self,
        annotated: DocumentAnnotations,
        fields: MentionFields,
        places: _WordPlaces,
        options: ReadOptions,
        refuser: Refuser,
        *,
        links: bool,
        used: Iterable[str] = (),
    ) -> None:
        self._annotated, self._fields, self._places = annotated, fields, places
        self._options, self._refuser, self._links = options, refuser, links
        self.entities = dict(
            zip(
                (instance.name for instance in annotated.instances),
                self._entities(used),
                strict=True,
            )
        )

    def _refusal(self, instance: Instance, finding: Wording, expected: Wording) -> InputRefused:
        return self._refuser.refusal(self._annotated, instance, finding, expected)

    def _entities(self, used: Iterable[str]) -> Iterator[str]:
        """Yield the entity of each instance: its own if it has one, else a new one."""
        # Instances are grouped by the value of their slot for it, or by their pointers. A group keeps the
        # entity that most of its members were read from, unless another group has that already.
        instances = self._annotated.instances
        keys: list[object] = [
            self._value(instance, ENTITY_SLOT) or number for number, instance in enumerate(instances)
        ]
        if self._links:
            links = references(self._annotated.document, instances, self._options.ref_slot)
            for number, group in enumerate(classes(links)):
                for member in group:
                    keys[member] = number
        groups: dict[object, list[Instance]] = {}
        for instance, key in zip(instances, keys, strict=True):
            groups.setdefault(key, []).append(instance)
        names: dict[object, str] = {}
        taken = set[str]()
        for key, members in groups.items():
            entity = escaped(key) if isinstance(key, str) else _own_entity(members)
            names[key] = "" if entity in taken else entity
            taken.add(entity)
        following = _following({*used, *names.values()})
        for key in keys:
            names[key] = names[key] or next(following)
            yield names[key]

    def _value(self, instance: Instance, name: str) -> str:
        slot = instance.slot(name)
        if slot is None or has_pointers(slot):
            return ""
        readings = self._refuser.values(self._annotated, instance, slot)
        return readings[0].text if readings else ""

    def mention(self, instance: Instance, before: ReadMention | None = None) -> BracketMention:
        """Return an instance as a mention; at the place that it had ``before`` it has the same words.

        Raises InputRefused where brackets cannot hold it.
        """
        # At its old place a mention keeps its nodes, among which may be empty ones that no extent shows.
        values = self._values(instance)
        if before is not None and before.instance is not None and before.instance.extents == instance.extents:
            ranges = before.mention.ranges
        else:
            ranges = [self._range(instance, extent) for extent in instance.extents]
        if not ranges:
            raise self._refusal(instance, count_extents(instance), Wording("an extent"))
        content = joined(values, self._fields)
        contents = [content]
        if len(ranges) > 1:
            contents = [
                numbered(content, self._fields, number, len(ranges)) for number in range(1, len(ranges) + 1)
            ]
        return BracketMention(ranges, contents, self.entities[instance.name], tuple(values), 0, 0)

    def _range(self, instance: Instance, extent: Extent) -> tuple[int, int]:
        # Ends are looked up among those of words: an extent that ends inside a word has no entry.
        first, last = self._places.by_start.get(extent.start), self._places.by_end.get(extent.end)
        if first is None or last is None or last < first:
            finding = Wording(
                "extent {start}–{end}, which starts or ends inside a token",
                start=extent.start,
                end=extent.end,
            )
            raise self._refusal(instance, finding, Wording("extents of whole tokens"))
        return first, last

    def _values(self, instance: Instance) -> list[str]:
        """Return the values of the parts of a mention."""
        fields = self._fields
        values = dict.fromkeys(fields.names, "")
        if _HEAD in values:
            values[_HEAD] = "1"
        values[fields.names[fields.entity]] = self.entities[instance.name]
        slots = dict(self._slots(instance))
        kind = slots.pop(TYPE_SLOT, "") if self._links else "" if instance.type == UNTYPED else instance.type
        if fields.type >= 0:
            values[fields.names[fields.type]] = escaped(kind)
        elif kind:
            finding = Wording("label {label!r}", label=kind)
            raise self._refusal(instance, finding, Wording("mentions without a type, as the file has them"))
        # Slots go to the part of their name; those without one become pairs in the part for others.
        further = []
        for name, text in slots.items():
            if name in values and name not in (_OTHER, fields.names[fields.entity]):
                values[name] = escaped(text)
            elif _OTHER in values:
                further.append(f"{escaped(name)}:{escaped(text)}")
            else:
                finding = Wording("slot {slot}, for which the file has no part of mentions", slot=name)
                raise self._refusal(
                    instance, finding, Wording("a label and the parts that the file declares")
                )
        if further:
            values[_OTHER] = ",".join(further)
        return [values[name] for name in fields.names]

    def _slots(self, instance: Instance) -> Iterator[tuple[str, str]]:
        """Yield the slots that are written as such, with their values."""
        # The text follows from the place; entity, name and pointer are said by the entity in the bracket.
        aside = {self._options.text_slot.casefold(), ENTITY_SLOT}
        if self._links:
            aside |= {self._options.id_slot.casefold(), self._options.ref_slot.casefold()}
        if not instance.type.strip():
            raise self._refusal(instance, Wording("an empty type"), Wording("a label"))
        if self._links and instance.type.casefold() not in map(str.casefold, self._options.coreference_tags):
            finding = Wording("label {label!r}", label=instance.type)
            expected = Wording("mentions ({labels})", labels=", ".join(self._options.coreference_tags))
            raise self._refusal(instance, finding, expected)
        for slot in instance.slots:
            if slot.name.casefold() in aside:
                continue
            if has_pointers(slot):
                finding = Wording("pointers in {slot}", slot=slot.name)
                raise self._refusal(instance, finding, Wording("coreference and no other pointers"))
            value = self._value(instance, slot.name)
            if value and slot.name:
                yield slot.name, value
        mark = missing_mark(instance, self._options, "STATUS", self._refusal)
        if mark is not None:
            yield mark

    def check(self, mentions: Sequence[tuple[BracketMention, Instance | None]]) -> dict[int, list[str]]:
        """Return the brackets of each node. Raises InputRefused for mentions that they cannot tell apart."""
        # Brackets are read again: of two mentions of one entity that cross, each would get the end of the
        # other. Where each entity has one mention, none can.
        cells = spelled_cells([mention for mention, _ in mentions], self._fields)
        if len({mention.entity for mention, _ in mentions}) == len(mentions):
            return cells
        nodes = [
            NodeBrackets(node, brackets_of("".join(pieces), 0, _NOWHERE))
            for node, pieces in sorted(cells.items())
        ]
        again = Counter(map(_identity, mentions_of(nodes, self._fields, _NOWHERE)))
        for mention, instance in mentions:
            again[_identity(mention)] -= 1
            if again[_identity(mention)] < 0:
                finding = Wording("a mention that crosses another of entity {entity}", entity=mention.entity)
                expected = Wording("mentions that brackets can tell apart")
                raise self._refuser.refusal(self._annotated, instance, finding, expected)
        return cells


def _identity(mention: BracketMention) -> object:
    return tuple(mention.ranges), tuple(mention.contents)


def _own_entity(members: Iterable[Instance]) -> str:
    """Return the entity that most of some mentions were read from, of equally many the first; maybe empty."""
    names = Counter(match[1] for member in members if (match := _OWN_NAME.fullmatch(member.name)))
    return names.most_common(1)[0][0] if names else ""


def _following(used_names: Iterable[str]) -> Iterator[str]:
    """Yield names of new entities: numbered on behind the highest of those there are, with its letters."""
    # The highest number wins together with its letters, so that names go on in the file's own way.
    numbers = [(int(match[2]), match[1]) for name in used_names if (match := _NUMBERED.fullmatch(name))]
    number, letters = max(numbers, default=(0, "e"))
    while True:
        number += 1
        yield f"{letters}{number}"


# --- new files


def _new_document(
    annotated: DocumentAnnotations,
    document: Document,
    options: ReadOptions,
    refuser: Refuser,
    *,
    links: bool,
) -> Iterator[str]:
    # Words are numbered through the document, for a mention may reach over several sentences.
    sentences = sentences_of(document, annotated.instances)
    words = [place for sentence in sentences for place in sentence.words]
    places = _WordPlaces(
        {start: node for node, (start, _) in enumerate(words)},
        {end: node for node, (_, end) in enumerate(words)},
    )
    speller = _Speller(annotated, _NEW_FIELDS, places, options, refuser, links=links)
    mentions: list[tuple[BracketMention, Instance | None]] = [
        (speller.mention(instance), instance) for instance in annotated.instances
    ]
    cells = speller.check(mentions)
    yield f"# newdoc id = {document.id}\n# global.Entity = {'-'.join(ENTITY_FIELDS)}\n"
    if not sentences:
        yield "\n"
    node = 0
    for number, sentence in enumerate(sentences, 1):
        yield f"# sent_id = {document.id}-{number}\n# text = {sentence.text}\n"
        # Few words have brackets: the last cells are made without these, then those of such words again.
        together = sentence.together()
        items = [_NOTHING_BESIDE[is_together] for is_together in together]
        for word in range(len(items)):
            if node + word in cells:
                brackets = f"{BRACKETS}={''.join(cells[node + word])}"
                items[word] = f"{brackets}|SpaceAfter=No" if together[word] else brackets
        node += len(items)
        forms = sentence.forms(document.text)
        yield "".join(
            [
                f"{word}\t{form}\t_\t_\t_\t_\t_\t_\t_\t{item}\n"
                for word, (form, item) in enumerate(zip(forms, items, strict=True), 1)
            ]
        )
        yield "\n"


# --- changes


EditsOf = Callable[[ReadFile, int, DocumentAnnotations, Source], Iterable[Edit]]
"""Returns the edits that give a document of a file, by its number there, other annotations."""


def spliced(
    annotations: AnnotationSet,
    files: Sequence[ReadFile],
    options: ReadOptions,
    refuser: Refuser,
    edits_of: EditsOf,
) -> tuple[str, ...]:
    """Return the sources of a set with the edits of the documents that changed."""
    # Documents are matched by name, file by file; those that no file has are refused at the end.
    remaining = dict(annotations.documents)
    result = []
    for source, file in zip(annotations.sources, files, strict=True):
        edits: list[Edit] = []
        for number, entry in enumerate(file.documents):
            annotated = remaining.pop(entry.document.id, None)
            if annotated is None:
                continue
            before = instances_of(file, number, options)
            if list(map(statement, before)) != list(map(statement, annotated.instances)):
                edits += edits_of(file, number, annotated, source)
        result.append(apply_edits(source.text, edits))
    for annotated in remaining.values():
        refuser.in_sources(annotated, {})
    return tuple(result)


def _edits(
    file: ReadFile,
    number: int,
    annotated: DocumentAnnotations,
    source: Source,
    *,
    options: ReadOptions,
    refuser: Refuser,
) -> Iterator[Edit]:
    # Brackets and tags are layers of the same cells, of which one is written.
    if file.column is None:
        entry = file.documents[number]
        yield from _bracket_edits(file.layer, entry, annotated, source, options, refuser)
        return
    # A word without the key has its empty tag behind its cell.
    nodes = file.documents[number].universal.nodes
    cells = dict(zip(nodes.cell_ends, nodes.cell_starts, strict=True))
    for start, end, tag in tag_edits(file, number, annotated, options, refuser):
        yield (
            (start, end, tag) if start < end else value_edit(source.text, cells[end], end, file.layer, tag)
        )


def tag_edits(
    file: ReadFile,
    number: int,
    annotated: DocumentAnnotations,
    options: ReadOptions,
    refuser: Refuser,
) -> Iterator[Edit]:
    """Yield the edits that give the words of a document other tags."""
    assert file.column is not None
    column = file.column
    cells = column.cells[number]
    for row, tag in changed_column(column, number, file.rows[number], annotated, options, refuser):
        yield cells.starts[row], cells.ends[row], column.spell(tag)


def _bracket_edits(
    layer: str,
    entry: ReadDocument,
    annotated: DocumentAnnotations,
    source: Source,
    options: ReadOptions,
    refuser: Refuser,
) -> Iterator[Edit]:
    """Yield the edits that give the words of a document other brackets."""
    # Mentions that stay as they are keep what their brackets say, unless they became those of another entity.
    universal = entry.universal
    unread = [read.mention.entity for read in entry.mentions if read.instance is None]
    speller = _Speller(
        annotated,
        entry.fields,
        _word_places(universal.nodes),
        options,
        refuser,
        links=layer == COREFERENCE,
        used=unread,
    )
    after = {instance.name: instance for instance in annotated.instances}
    mentions: list[tuple[BracketMention, Instance | None]] = []
    for read in entry.mentions:
        if read.instance is None:
            mentions.append((read.mention, None))
            continue
        new = after.pop(read.instance.name, None)
        if new is None:
            continue
        same = statement(new) == statement(read.instance)
        is_unchanged = same and speller.entities[new.name] == read.mention.entity
        mentions.append((read.mention if is_unchanged else speller.mention(new, read), new))
    mentions += [(speller.mention(new), new) for new in after.values()]
    cells = speller.check(mentions)
    for node, (start, end) in enumerate(
        zip(universal.nodes.cell_starts, universal.nodes.cell_ends, strict=True)
    ):
        place = value_place(source.text, start, end, BRACKETS)
        value = source.text[place.start : place.end] if place is not None else ""
        pieces = cells.get(node, [])
        if Counter(pieces_of(value)) != Counter(pieces):
            yield value_edit(source.text, start, end, BRACKETS, "".join(pieces))


def _word_places(nodes: NodeColumns) -> _WordPlaces:
    """Return the words that begin and end at places of the text: the first of equal ones, and the last."""
    by_start: dict[int, int] = {}
    by_end: dict[int, int] = {}
    for node, kind in enumerate(nodes.kinds):
        if kind == WORD:
            by_start.setdefault(nodes.starts[node], node)
            by_end[nodes.ends[node]] = node
    return _WordPlaces(by_start, by_end)
