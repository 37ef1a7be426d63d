"""Reader of CoNLL-U: mentions in brackets, or tags of a key, in the last column.

``Entity`` is read as spans labelled with the types of entities, or, where a task has no annotations but
mentions of coreference, as mentions that point to the first one of their entity. Any other key whose values
are tags, as ``NER=B-PER``, is read as token columns are. Mentions of empty nodes alone have no text: they
stay in the file and are not read.
"""

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import NamedTuple

from annotally.formats.base import FileRange, ReadOptions, ReadResult
from annotally.formats.conll.layout import ColumnLayout
from annotally.formats.conll.reader import TagColumn, tag_columns_of, tagged_instances
from annotally.formats.conll.rows import ColumnTags, TokenRows, TokenText, offsets
from annotally.formats.conll.tags import is_sound
from annotally.formats.conllu.brackets import (
    BracketMention,
    MentionFields,
    NodeBrackets,
    brackets_of,
    fields_of,
    mentions_of,
    own_values,
    unescaped,
)
from annotally.formats.conllu.misc import value_place
from annotally.formats.conllu.nodes import CONLLU, EMPTY, RANGE, UniversalDocument, documents_of
from annotally.formats.documents import DocumentRoll, name_of_source
from annotally.formats.span_writing import CoveredTexts, is_marked_optional, text_slot, value_slot
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import Diagnostic
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document, Source
from annotally.model.wording import Wording, plural

NAME = "conllu"
BRACKETS = "Entity"
ENTITIES, COREFERENCE = "entities", "coreference"
"""Names of the two ways to read brackets, as layers."""
_VIEWS = {ENTITIES: (COREFERENCE,), COREFERENCE: (ENTITIES,)}
ENTITY_SLOT, TYPE_SLOT = "eid", "etype"
"""Slots of the entity of a mention, if it has several, and of its type where it is read as coreference."""
UNTYPED = "entity"
"""Label of mentions without a type."""
_OPENING = re.compile(rf"[\t|]{BRACKETS}=\(")
_UNTYPED = re.compile(r"[A-Za-z_]*[0-9]+(?:\[[0-9/]+\])?(?:--|[()|\s])")
"""The entity of a mention, with nothing where its type would be."""
_BRACKETS = re.compile(rf"[\t|]{BRACKETS}=")
_MARKS_OF_TAGS = [f"={letter}{joint}" for letter in "BSUI" for joint in "-_"]


class ReadMention(NamedTuple):
    """A mention of a file, and the instance that was made of it; None for one that is not read."""

    mention: BracketMention
    instance: Instance | None


@dataclass(slots=True)
class ReadDocument:
    """A document of a file with its mentions; those of a set that was read from tags are none."""

    universal: UniversalDocument
    document: Document
    fields: MentionFields
    mentions: list[ReadMention]


class ReadFile(NamedTuple):
    """A file: its documents, the layer that was read, and the rows and the column where that is a key."""

    documents: list[ReadDocument]
    layer: str
    complaints: Complaints
    rows: Sequence[TokenRows] = ()
    column: TagColumn | None = None
    has_further_layers: bool = False
    """Whether it has keys of tags that are not read, or brackets beside the tags that are."""


def read(sources: Sequence[Source], options: ReadOptions) -> ReadResult:
    """Read files of CoNLL-U as one annotation set with its documents.

    ``options.layer`` names the key of tags, or ``entities`` or ``coreference`` for the brackets. Raises
    InputRefused for damaged lines and brackets, layers that no file has, and two documents of one name.
    """
    files = read_files(sources, options)
    result = result_of(NAME, sources, files, options)
    return replace(result, has_unread_columns=any(file.has_further_layers for file in files))


def result_of(
    name: str, sources: Sequence[Source], files: Sequence[ReadFile], options: ReadOptions
) -> ReadResult:
    """Return the annotation set of files of a format. Raises InputRefused for two documents of one name."""
    roll = DocumentRoll()
    documents, annotations = [], {}
    warnings: list[Diagnostic] = []
    for index, (source, file) in enumerate(zip(sources, files, strict=True)):
        for number, entry in enumerate(file.documents):
            document, universal = entry.document, entry.universal
            roll.enter(document.id, document.id, source, universal.begin)
            documents.append(document)
            place = Extent(universal.begin, universal.end)
            instances = instances_of(file, number, options)
            annotations[document.id] = DocumentAnnotations(document.id, instances, index, place)
        warnings += file.complaints.warnings
    return ReadResult(AnnotationSet("", name, annotations, tuple(sources)), tuple(documents), tuple(warnings))


def read_files(sources: Sequence[Source], options: ReadOptions) -> list[ReadFile]:
    """Read files one by one; raises the errors of `read` but for documents of one name."""
    scans = []
    for source in sources:
        complaints = Complaints(source)
        scans.append((source, complaints, list(documents_of(complaints, CONLLU))))
    names = [layers_in(source.text) for source in sources]
    layer = _chosen_layer(names, options, scans[0][1]) if scans else ""
    return [
        _read_file(universals, layer, source, options, complaints)._replace(
            has_further_layers=bool(set(layers) - {layer, *_VIEWS.get(layer, ())})
        )
        for (source, complaints, universals), layers in zip(scans, names, strict=True)
    ]


def instances_of(file: ReadFile, number: int, options: ReadOptions) -> Sequence[Instance]:
    """Return the instances of a document of a file, by its number there."""
    if file.column is not None:
        entities = [(entity, 0) for entity in file.column.entities[number]]
        return tagged_instances(entities, file.rows[number], options.text_slot)
    mentions = file.documents[number].mentions
    return tuple(mention.instance for mention in mentions if mention.instance is not None)


_VALUE = re.compile(r"[\t|]([^=|\t\n]*+)=([^|\t\r\n]*)")
"""A key and its value."""


def layers_in(text: str) -> list[str]:
    """Return the layers of a file: entities and coreference of brackets, and keys of tags.

    Coreference comes first where no mention has a type.
    """
    # A key holds tags if all its values are sound and one of them is of an entity; a text may be cut off.
    # Candidates are found by such a tag, which files of other keys have nearly none of.
    names = []
    if f"{BRACKETS}=(" in text:
        names = [ENTITIES, COREFERENCE] if _has_types(text) else [COREFERENCE, ENTITIES]
    values: dict[str, set[str]] = {key: set() for key in _keys_of_tags(text)}
    if values:  # one pass for all keys: a line may have thousands
        for match in _VALUE.finditer(text):
            if match[1] in values:
                values[match[1]].add(match[2])
    return [*names, *(key for key in values if all(map(is_sound, values[key])))]


def _keys_of_tags(text: str) -> Iterator[str]:
    """Yield the keys that have the tag of an entity for a value, in the order of the file."""
    # A key begins behind a tab or a bar and ends at the mark; the beginning of a line, as in comments, is
    # none.
    keys: dict[str, int] = {}
    for mark in _MARKS_OF_TAGS:
        at = text.find(mark)
        while at >= 0:
            begin = max(text.rfind("\t", 0, at), text.rfind("|", 0, at), text.rfind("\n", 0, at)) + 1
            key = text[begin:at]
            if begin and text[begin - 1] != "\n" and "=" not in key:
                keys.setdefault(key, at)
            at = text.find(mark, at + 1)
    return iter(sorted(keys, key=keys.__getitem__))


def _has_types(text: str) -> bool:
    """Tell whether any mention has a type, as none has in the output of systems for coreference alone."""
    # The first mention with a type settles it.
    return any(_UNTYPED.match(text, match.end()) is None for match in _OPENING.finditer(text))


def _chosen_layer(layers: Sequence[Sequence[str]], options: ReadOptions, complaints: Complaints) -> str:
    """Return the layer to read of files that have these. Raises InputRefused where none has the named one."""
    # Without a choice the first layer of the files is read, but mentions for a task that asks for nothing
    # else.
    names = list(dict.fromkeys(chain.from_iterable(layers)))
    if options.layer is None:
        if COREFERENCE in names and _asks_for_mentions(options):
            return COREFERENCE
        return names[0] if names else ENTITIES
    by_folded = {name.casefold(): name for name in (*names, ENTITIES, COREFERENCE)}
    chosen = by_folded.get(options.layer.strip().casefold())
    if chosen is None:
        raise complaints.refusal(
            0,
            Wording("no annotations called {name!r}", name=shown(options.layer)),
            Wording("one of {names}", names=", ".join(names or [ENTITIES, COREFERENCE])),
            Wording("choose one of these as layer"),
        )
    return chosen


def read_key(stretch: FileRange, options: ReadOptions) -> str:
    """Return the key of the last column that is read of a file."""
    layer = _chosen_layer([layers_in(stretch.source.text)], options, Complaints(stretch.source))
    return BRACKETS if layer in (ENTITIES, COREFERENCE) else layer


def _asks_for_mentions(options: ReadOptions) -> bool:
    """Tell whether a task has no annotations but mentions of coreference."""
    mentions = {tag.casefold() for tag in options.coreference_tags}
    return all(tag.casefold() in mentions for tag in options.annotation_tags)


def _read_file(
    universals: Sequence[UniversalDocument],
    layer: str,
    source: Source,
    options: ReadOptions,
    complaints: Complaints,
) -> ReadFile:
    # Tags are read as those of token columns; brackets document by document, for each may declare other
    # parts.
    documents = named_documents(universals, source)
    if layer not in (ENTITIES, COREFERENCE):
        rows = [key_rows(entry.universal, source, layer) for entry in documents]
        return ReadFile(documents, layer, complaints, rows, tag_column(rows, options, complaints))
    for entry in documents:
        nodes = list(_node_brackets(entry.universal, source, complaints))
        entry.fields = fields_of(entry.universal.fields, nodes)
        mentions = mentions_of(nodes, entry.fields, complaints)
        reader = _MentionReader(entry, layer, options, complaints)
        entry.mentions = list(reader.read(mentions))
    _warn_of_empty(documents, layer, complaints)
    return ReadFile(documents, layer, complaints)


def named_documents(universals: Sequence[UniversalDocument], source: Source) -> list[ReadDocument]:
    """Return the documents of a file under their names: their own, else that of the file with a number."""
    # The only document of a file goes by the name of the file, if it has none of its own.
    stem = name_of_source(source)
    documents = []
    for number, universal in enumerate(universals, 1):
        name = universal.name or (stem if len(universals) == 1 else f"{stem}.{number}")
        document = universal.document(name, source.path)
        documents.append(ReadDocument(universal, document, MentionFields((), 0, -1), []))
    return documents


def _node_brackets(
    universal: UniversalDocument, source: Source, complaints: Complaints
) -> Iterator[NodeBrackets]:
    # Few words have brackets: they are searched for in the text of the file, and the cells that they stand in
    # found by binary search.
    nodes, text = universal.nodes, source.text
    before = -1
    for match in _BRACKETS.finditer(text, universal.begin, universal.end):
        number = bisect_right(nodes.cell_starts, match.start() + 1) - 1
        if number <= before or match.start() >= nodes.cell_ends[number]:
            continue
        before = number
        place = value_place(text, nodes.cell_starts[number], nodes.cell_ends[number], BRACKETS)
        if place is not None and place.end > place.start:
            value = text[place.start : place.end]
            yield NodeBrackets(number, brackets_of(value, place.start, complaints))


def _warn_of_empty(documents: Sequence[ReadDocument], layer: str, complaints: Complaints) -> None:
    """Warn of mentions that are not read: those of empty nodes, and of coreference those met before."""
    unread = [read.mention for entry in documents for read in entry.mentions if read.instance is None]
    if not unread:
        return
    finding = plural(
        "{count} mention of words that the text leaves out",
        "{count} mentions of words that the text leaves out",
        len(unread),
    )
    expected = Wording("mentions with words in the text")
    if layer == COREFERENCE:
        finding = plural(
            "{count} mention of words that the text leaves out, or that another mention has",
            "{count} mentions of words that the text leaves out, or that another mention has",
            len(unread),
        )
        expected = Wording("mentions with words of their own in the text")
    complaints.warn(unread[0].opened, finding, expected, Wording("they stay in the file and are not read"))


# --- brackets


class _MentionReader:
    """The reader of the mentions of a document: as spans with labels, or as mentions of coreference."""

    def __init__(self, entry: ReadDocument, layer: str, options: ReadOptions, complaints: Complaints) -> None:
        self._entry, self._options = entry, options
        self._links = layer == COREFERENCE
        self._covered = CoveredTexts(entry.document.text, complaints)

    def read(self, mentions: Sequence[BracketMention]) -> Iterator[ReadMention]:
        """Yield each mention with its instance."""
        sizes = Counter(mention.entity for mention in mentions)
        counts: Counter[str] = Counter()
        extents_met: set[tuple[Extent, ...]] = set()
        for mention in mentions:
            extents = extents_of(mention, self._entry.universal)
            # One place is one mention of coreference (M15); labels may differ on it.
            if not extents or (self._links and extents in extents_met):
                yield ReadMention(mention, None)
                continue
            extents_met.add(extents)
            counts[mention.entity] += 1
            yield ReadMention(
                mention, self._instance(mention, extents, counts[mention.entity], sizes[mention.entity])
            )

    def _instance(
        self, mention: BracketMention, extents: tuple[Extent, ...], number: int, size: int
    ) -> Instance:
        source = Extent(mention.opened, mention.closed)
        fields = self._entry.fields
        label = unescaped(mention.values[fields.type]) if fields.type >= 0 else ""
        name = f"{mention.entity}.{number}"
        slots = [
            text_slot(self._options.text_slot, self._covered.of(extents, mention.opened), extents, source)
        ]
        if self._links:
            slots.append(value_slot(self._options.id_slot, Reading(name, source), source=source))
            if number > 1:
                slots.append(self._pointer(mention.entity, source))
            if label:
                slots.append(value_slot(TYPE_SLOT, Reading(label, source), source=source))
        elif size > 1:
            slots.append(value_slot(ENTITY_SLOT, Reading(unescaped(mention.entity), source), source=source))
        # A part of a mention that has the name of a slot made above gives way to it.
        slot_names = {slot.name.casefold() for slot in slots}
        for key, value in own_values(mention.values, fields).items():
            if key.casefold() not in slot_names:
                slots.append(value_slot(key, Reading(value, source), source=source))
        optional = is_marked_optional(slots, self._options)
        kind = self._options.coreference_tags[0] if self._links else label or UNTYPED
        return Instance(kind, name, tuple(slots), extents, optional, source=source)

    def _pointer(self, entity: str, source: Extent) -> Slot:
        first = f"{entity}.1"
        tag = self._options.coreference_tags[0]
        target = f"{tag}-{self._entry.document.id}-{first}"
        return value_slot(self._options.ref_slot, Reading(first, source, target=target), source=source)


def extents_of(mention: BracketMention, universal: UniversalDocument) -> tuple[Extent, ...]:
    """Return the places of a mention in the text, without those of empty nodes."""
    # A range may begin or end with words that the text leaves out: it shrinks to those that have a place.
    nodes = universal.nodes
    extents = []
    for first, last in mention.ranges:
        while first <= last and nodes.kinds[first] == EMPTY:
            first += 1
        while last >= first and nodes.kinds[last] == EMPTY:
            last -= 1
        if first <= last:
            extents.append(Extent(nodes.starts[first], nodes.ends[last]))
    return tuple(extents)


# --- tags


def key_rows(universal: UniversalDocument, source: Source, key: str) -> TokenRows:
    """Return the words of a document with the tags that a key of the last column gives them."""
    nodes, text = universal.nodes, source.text
    places = [
        value_place(text, start, end, key)
        for start, end in zip(nodes.cell_starts, nodes.cell_ends, strict=True)
    ]
    return tagged_rows(universal, places, text)


def tagged_rows(universal: UniversalDocument, places: Sequence[Extent | None], text: str) -> TokenRows:
    """Return the words of a document as rows of token columns, given where the tags of its nodes stand.

    A range with a tag stands for the words in it. A word without a tag is in no entity; its tag is empty and
    stands behind its cell.
    """
    nodes = universal.nodes
    rows, breaks = _rows_of(universal, places)
    cells = [places[number] or Extent(nodes.cell_ends[number], nodes.cell_ends[number]) for number in rows]
    tags = [text[cell.start : cell.end].strip() or "O" for cell in cells]
    column = ColumnTags(
        len(tags), range(len(tags)), tags, [cell.start for cell in cells], [cell.end for cell in cells]
    )
    joined = TokenText(
        "\n".join(universal.pieces),
        offsets(nodes.starts[number] for number in rows),
        offsets(nodes.ends[number] for number in rows),
    )
    forms = offsets(nodes.forms[number] for number in rows)
    begin, end = universal.begin, universal.end
    return TokenRows(universal.name, begin, end, universal.declared, joined, forms, breaks, (column,))


def _rows_of(universal: UniversalDocument, places: Sequence[Extent | None]) -> tuple[list[int], list[int]]:
    """Return the numbers of the nodes that are rows, and the numbers of the rows that begin a sentence."""
    # A sentence begins with the first of its nodes that is a row: ``is_due`` carries a break over the nodes
    # that are none. ``covered`` is the end of the last range with a tag; the words in it are passed over.
    nodes = universal.nodes
    rows, breaks = list[int](), list[int]()
    begins = set(nodes.breaks)
    covered, is_due = -1, False
    for number, kind in enumerate(nodes.kinds):
        is_due = is_due or number in begins
        if kind == EMPTY or nodes.starts[number] < covered or (kind == RANGE and places[number] is None):
            continue
        if kind == RANGE:
            covered = nodes.ends[number]
        if is_due and rows:
            breaks.append(len(rows))
        is_due = False
        rows.append(number)
    return rows, breaks


def tag_column(rows: Sequence[TokenRows], options: ReadOptions, complaints: Complaints) -> TagColumn:
    """Return the column of tags of a file; warns of damaged tags and of orphans."""
    return tag_columns_of(rows, ColumnLayout(True, 1, (0,)), options, complaints)[0]
