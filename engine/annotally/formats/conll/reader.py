"""Reader of token columns (CoNLL): one token a line, its tag in a column.

The Document text is the tokens joined by blanks and the sentences by line breaks; extents are code points of
it (C1), and `Document.tokens` says where each token begins, so that two sides can be compared by token (C5).
"""

from array import array
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Sequence
from itertools import chain
from typing import NamedTuple

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.conll.columns import rows_of
from annotally.formats.conll.layout import ColumnLayout, layout_of
from annotally.formats.conll.rows import OFFSET, ColumnTags, TokenRows
from annotally.formats.conll.tags import (
    Scheme,
    TaggedEntity,
    entities_of,
    fold_look_alikes,
    is_sound,
    labels_first,
    letter_first,
    letter_last,
    parse_tag,
    scheme_of,
    suspect_labels,
)
from annotally.formats.documents import DocumentRoll, name_of_source
from annotally.formats.format_names import TOKEN_COLUMNS
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import Diagnostic
from annotally.model.extents import Extent
from annotally.model.instance_columns import PlainSpans
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document, Source, SourceMap, Tokens
from annotally.model.wording import Wording, verbatim

NAME = TOKEN_COLUMNS
TagSpelling = Callable[[str], str]
"""Spells a tag, its letter first, as a file does."""
_LISTED = 5
"""Lines that a warning names beside the first."""


def read(sources: Sequence[Source], options: ReadOptions) -> ReadResult:
    """Read files of token columns; ``options.layer`` names the columns of the tags.

    An I that continues nothing begins an entity. Damaged tags are read as O, or, with
    ``options.repair_lookalikes``, as what they look like; each is warned about with its lines. Several
    columns are one set, in which an entity that stands in two of them is one. Raises InputRefused for files
    without tags, columns that are not there, and two documents of one name.
    """
    roll = DocumentRoll()
    documents = []
    annotations = {}
    warnings: list[Diagnostic] = []
    has_unread = False
    for index, source in enumerate(sources):
        complaints = Complaints(source)
        layout = layout_of(source.text, options, complaints)
        has_unread = has_unread or bool(layout.unread)
        # Rows are read once for all columns; the entities of the columns are merged afterwards, so that an
        # entity that stands in two columns becomes one instance with its place in the first.
        document_rows = list(rows_of(source, layout, complaints))
        columns = tag_columns_of(document_rows, layout, options, complaints)
        stem = name_of_source(source)
        for number, rows in enumerate(document_rows):
            name = rows.name or (stem if len(document_rows) == 1 else f"{stem}.{number + 1}")
            roll.enter(name, name, source, rows.begin)
            joined = rows.joined
            source_map = SourceMap(joined.starts or (0,), rows.starts or (rows.begin,))
            tokens = Tokens(joined.starts, joined.ends, made_text=True)
            documents.append(Document(name, name, joined.text, (), source.path, source_map, tokens))
            entities = _merge_columns([column.entities[number] for column in columns])
            instances = tagged_instances(entities, rows, options.text_slot)
            annotations[name] = DocumentAnnotations(name, instances, index, Extent(rows.begin, rows.end))
        _warn_of_repeated(columns, complaints)
        warnings += complaints.warnings
    annotation_set = AnnotationSet("", NAME, annotations, tuple(sources))
    return ReadResult(annotation_set, tuple(documents), tuple(warnings), has_unread_columns=has_unread)


class TagColumn(NamedTuple):
    """A column of tags that is read, by document: its tags, letter first, sound ones, and its entities."""

    cells: list[ColumnTags]
    """The tags as they are written but for the order of letter and label."""
    tags: list[Sequence[str]]
    """The sound tags, of the same tokens."""
    entities: list[list[TaggedEntity]]
    orphans: list[list[int]]
    """The numbers of the tags with an I that begins an entity."""
    spell: TagSpelling


def tag_columns_of(
    document_rows: Sequence[TokenRows], layout: ColumnLayout, options: ReadOptions, complaints: Complaints
) -> list[TagColumn]:
    """Return the columns of tags that are read of a file; warn of damaged tags and of orphans."""
    return [_tag_column(document_rows, number, options, complaints) for number in range(len(layout.tags))]


def _tag_column(
    document_rows: Sequence[TokenRows], number: int, options: ReadOptions, complaints: Complaints
) -> TagColumn:
    cells, spell = tags_letter_first([rows.columns[number] for rows in document_rows])
    tags = sound_tags(cells, spell, options, complaints)
    entities, orphans = [], []
    for rows, column, document_tags in zip(document_rows, cells, tags, strict=True):
        document_entities, document_orphans = entities_of(document_tags, rows.breaks, column.tokens)
        entities.append(document_entities)
        orphans.append(document_orphans)
    result = TagColumn(cells, tags, entities, orphans, spell)
    _warn_of_orphans(result, complaints)
    return result


def _merge_columns(by_column: Sequence[Sequence[TaggedEntity]]) -> list[tuple[TaggedEntity, int]]:
    """Return the entities of all columns in text order, longer ones first, with the first column of each."""
    if len(by_column) == 1:
        return [(entity, 0) for entity in by_column[0]]
    # ``setdefault`` keeps the first column of an entity that several have.
    columns: dict[TaggedEntity, int] = {}
    for number, column_entities in enumerate(by_column):
        for entity in column_entities:
            columns.setdefault(entity, number)
    return sorted(columns.items(), key=lambda item: (item[0].start, -item[0].end, item[1]))


def _warn_of_repeated(columns: Sequence[TagColumn], complaints: Complaints) -> None:
    """Warn of entities that stand in several columns."""
    # An entity is known by its tokens and label; columns are gone through from left to right, so the place
    # named is that of the repetition. One warning stands for all of a file, at the first place.
    if len(columns) == 1:
        return
    places = []
    earlier_entities: set[tuple[int, TaggedEntity]] = set()
    for column in columns:
        numbered = {
            (number, entity): cells.starts[_number_of(cells, entity.start)]
            for number, (cells, entities) in enumerate(zip(column.cells, column.entities, strict=True))
            for entity in entities
        }
        places += [place for entity, place in numbered.items() if entity in earlier_entities]
        earlier_entities.update(numbered)
    if places:
        places.sort()
        finding = Wording("the same entity in two columns")
        complaints.warn(
            places[0],
            _with_lines(finding, places, complaints),
            Wording("each entity in one column"),
            Wording("the entity is read once"),
        )


def _number_of(column: ColumnTags, token: int) -> int:
    """Return the number, in a column, of the tag of a token that is inside of an entity."""
    return bisect_left(column.tokens, token)


def tagged_instances(
    entities: Sequence[tuple[TaggedEntity, int]], rows: TokenRows, slot_name: str
) -> PlainSpans:
    """Return the instances of entities, each given with the number of its column."""
    text, starts, ends = rows.joined
    places, sources = (array(OFFSET), array(OFFSET)), (array(OFFSET), array(OFFSET))
    for entity, number in entities:
        column, first, last = rows.columns[number], entity.start, entity.end - 1
        # Every token of an entity has a tag: its last one stands that many behind its first. Words may stand
        # behind their tags.
        tag = _number_of(column, first)
        word_end = rows.starts[last] + ends[last] - starts[last]
        places[0].append(starts[first])
        places[1].append(ends[last])
        sources[0].append(min(rows.starts[first], column.starts[tag]))
        sources[1].append(max(word_end, column.ends[tag + last - first]))
    return PlainSpans(text, slot_name, [entity.label for entity, _ in entities], places, sources)


def sound_tags(
    columns: Sequence[ColumnTags], spell: TagSpelling, options: ReadOptions, complaints: Complaints
) -> list[Sequence[str]]:
    """Return the tags of every document with damaged ones repaired or made O, and warn of these."""
    # Tags repeat: all judgements are made once for each distinct tag, and a second pass over the tokens,
    # needed for the line numbers of warnings alone, is made only if any tag is doubtful.
    counts = Counter(chain.from_iterable(column.tags for column in columns))
    labels: Counter[str] = Counter()
    for tag, count in counts.items():
        labels[parse_tag(tag)[1]] += count
    del labels[""]
    readings = {tag: _reading(tag, labels, options) for tag in counts}
    doubtful = {tag for tag in counts if _is_doubtful(tag, labels)}
    slips = suspect_labels(labels)
    odd = doubtful | {tag for tag in counts if parse_tag(tag)[1] in slips}
    for tag, tag_places in _places_of(odd, columns).items():
        likely_label = slips.get(parse_tag(tag)[1], "")
        _warn_of_tag(tag, readings[tag], likely_label, tag_places, spell, complaints)
    _warn_of_joined(counts, columns, spell, complaints)
    if all(tag == reading for tag, reading in readings.items()):
        return [column.tags for column in columns]
    return [[readings[tag] for tag in column.tags] for column in columns]


def _places_of(tags: Collection[str], columns: Sequence[ColumnTags]) -> dict[str, list[int]]:
    """Return where tags stand in the source, by tag in the order of their first places."""
    places: defaultdict[str, list[int]] = defaultdict(list)
    for column in columns if tags else ():
        for tag, at in zip(column.tags, column.starts, strict=True):
            if tag in tags:
                places[tag].append(at)
    return places


def tags_letter_first(columns: Sequence[ColumnTags]) -> tuple[list[ColumnTags], TagSpelling]:
    """Return the tags of every document, those of a file that has labels first (``NP-B``) turned round.

    With them comes how such a tag is spelled in the file.
    """
    if labels_first(Counter(chain.from_iterable(column.tags for column in columns))):
        return [
            column._replace(tags=[letter_first(tag) for tag in column.tags]) for column in columns
        ], letter_last
    return list(columns), str


def _reading(tag: str, labels: Counter[str], options: ReadOptions) -> str:
    """Return the reading of a tag: itself if it is sound, else O, or its look-alike on request."""
    if _is_doubtful(tag, labels) and options.repair_lookalikes and is_sound(fold_look_alikes(tag)):
        return fold_look_alikes(tag)
    return tag if is_sound(tag) else "O"


def _is_doubtful(tag: str, labels: Counter[str]) -> bool:
    """Tell whether a tag is unsound, or its label only looks like another of the file."""
    alike = fold_look_alikes(tag)
    return not is_sound(tag) or (alike != tag and parse_tag(alike)[1] in labels)


def _warn_of_tag(
    tag: str,
    reading: str,
    likely_label: str,
    places: Sequence[int],
    spell: TagSpelling,
    complaints: Complaints,
) -> None:
    alike = fold_look_alikes(tag)
    likely = verbatim(spell(alike))
    finding = Wording("tag {tag!r}", tag=shown(spell(tag))) if tag else Wording("no tag")
    odd = next((c for c in tag if not c.isascii()), "")
    if odd and alike != tag and is_sound(alike):
        finding = Wording(
            "tag {tag!r} with U+{code:04X}, which looks like a Latin letter",
            tag=shown(spell(tag)),
            code=ord(odd),
        )
    # Five cases, from a suspected slip over look-alikes (read as written, repaired, or read as O) to plain
    # damage.
    if likely_label:
        expected, remedy = (
            Wording("perhaps {label}", label=likely_label),
            Wording("it is read as written; correct it if it is a slip"),
        )
    elif reading == tag:
        expected, remedy = (
            likely,
            Wording("it is read as written; repairing look-alikes reads it as {tag}", tag=likely),
        )
    elif reading != "O" or (alike == "O" and is_sound(alike)):
        expected, remedy = likely, Wording("it is read as {tag}", tag=spell(reading))
    elif is_sound(alike):
        expected, remedy = (
            likely,
            Wording("it is read as O; repairing look-alikes reads it as {tag}", tag=likely),
        )
    else:
        expected, remedy = (
            Wording("O, or one of B I E S M L U with a label, as B-PER"),
            Wording("it is read as O; correct it"),
        )
    complaints.warn(places[0], _with_lines(finding, places, complaints), expected, remedy)


def _with_lines(finding: Wording, places: Sequence[int], complaints: Complaints) -> Wording:
    """Return a finding with the further lines that it is about, the first apart."""
    if len(places) == 1:
        return finding
    # A few lines and the number of the others: a file of a million tokens may have as many places.
    lines = [str(complaints.place(at)[0]) for at in places[1 : _LISTED + 1]]
    listing, more = ", ".join(lines), len(places) - 1 - len(lines)
    if not more:
        return Wording("{finding}, also on line {lines}", finding=finding, lines=listing)
    return Wording(
        "{finding}, also on line {lines} and {more} more", finding=finding, lines=listing, more=more
    )


def _warn_of_joined(
    counts: Counter[str], columns: Sequence[ColumnTags], spell: TagSpelling, complaints: Complaints
) -> None:
    # A comma in a tag may join the labels of nested entities, or be part of one label. The file does not say
    # which, so the tag is read as written and warned of. The counts are looked at first: without any such tag
    # no row is gone through.
    joined = {tag for tag in counts if "," in tag and is_sound(tag)}
    if not joined:
        return
    by_tag = _places_of(joined, columns)
    example = shown(spell(next(iter(by_tag))))
    places = sorted(chain.from_iterable(by_tag.values()))
    finding = Wording("labels joined by commas, as {example!r}", example=example)
    complaints.warn(
        places[0],
        _with_lines(finding, places, complaints),
        Wording("one label a tag"),
        Wording("joined labels are read as one label, as written"),
    )


def _warn_of_orphans(column: TagColumn, complaints: Complaints) -> None:
    documents = list(zip(column.cells, column.tags, column.orphans, strict=True))
    places = [cells.starts[number] for cells, _, orphans in documents for number in orphans]
    if not places:
        return
    # In IOB1 an I without B is the rule, in every other scheme a slip.
    scheme = scheme_in(column)
    if scheme is not Scheme.IOB1:
        tag = next(tags[orphans[0]] for _, tags, orphans in documents if orphans)
        finding = Wording("{tag} continues no entity", tag=shown(column.spell(tag)))
        complaints.warn(
            places[0],
            _with_lines(finding, places, complaints),
            Wording("an entity that starts with B ({scheme})", scheme=scheme),
            Wording("it starts an entity"),
        )


def scheme_in(column: TagColumn) -> Scheme:
    """Return the scheme of a file from the tags in one of its columns."""
    # The documents are put one behind the other, with a token between two that is outside of any entity.
    tags: list[str] = []
    tokens = array(OFFSET)
    begin = 0
    for cells, document_tags in zip(column.cells, column.tags, strict=True):
        tags += document_tags
        tokens.extend(begin + token for token in cells.tokens)
        begin += cells.length + 1
    has_orphans = [number for orphans in column.orphans for number in orphans][:1]
    return scheme_of(tags, has_orphans, tokens)
