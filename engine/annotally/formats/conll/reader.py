"""Reader of token columns (CoNLL): one token a line, its tag in a column.

The Document text is the tokens joined by blanks and the sentences by line breaks; extents are code points of
it (C1), and `Document.tokens` says where each token begins, so that two sides can be compared by token (C5).
"""

from array import array
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from itertools import chain
from typing import NamedTuple

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.conll.layout import ColumnLayout, layout_of
from annotally.formats.conll.rows import TokenRows, rows_of
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
from annotally.formats.span_writing import text_slot
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import Diagnostic
from annotally.model.extents import Extent
from annotally.model.instances import Instance
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document, Source, SourceMap, Tokens
from annotally.model.wording import Wording, verbatim

NAME = "token-columns"
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
        document_rows, columns = tagged_rows(source, layout, options, complaints)
        stem = name_of_source(source)
        nested = [entities_by_column(rows, columns, number) for number, rows in enumerate(document_rows)]
        for number, (rows, by_column) in enumerate(zip(document_rows, nested, strict=True), 1):
            name = rows.name or (stem if len(document_rows) == 1 else f"{stem}.{number}")
            roll.enter(name, name, source.path, *complaints.place(rows.begin))
            text, starts = rows.text(source)
            file = rows.starts or (rows.begin,)
            source_map = SourceMap(starts or (0,), file)
            tokens = Tokens(starts, ends_of(starts, rows), made_text=True)
            documents.append(Document(name, name, text, (), source.path, source_map, tokens))
            instances = tuple(
                _instance(place, entity, extent_of(entity, rows, starts), rows.of_column(at), text, options)
                for place, (entity, at) in enumerate(_merge_columns(by_column), 1)
            )
            annotations[name] = DocumentAnnotations(name, instances, index, Extent(rows.begin, rows.end))
        _warn_of_repeated(document_rows, nested, complaints)
        warnings += complaints.warnings
    annotation_set = AnnotationSet("", NAME, annotations, tuple(sources))
    return ReadResult(annotation_set, tuple(documents), tuple(warnings), has_unread_columns=has_unread)


class TagColumn(NamedTuple):
    """A column of tags that is read: the rows of each document, and their sound tags."""

    rows: list[TokenRows]
    tags: list[list[str]]


def tagged_rows(
    source: Source, layout: ColumnLayout, options: ReadOptions, complaints: Complaints
) -> tuple[list[TokenRows], list[TagColumn]]:
    """Return the rows of each document of a file, and the columns of tags that are read of it."""
    document_rows = list(rows_of(source, layout, complaints))
    columns = []
    for number in range(len(layout.tags)):
        column_rows = [rows.of_column(number) for rows in document_rows]
        columns.append(TagColumn(column_rows, sound_tags(source, column_rows, options, complaints)))
    return document_rows, columns


def entities_by_column(
    rows: TokenRows, columns: Sequence[TagColumn], document: int
) -> list[list[TaggedEntity]]:
    """Return the entities of a document, given by its number, in each of its columns."""
    return [entities_of(column.tags[document], rows.breaks)[0] for column in columns]


def _merge_columns(nested: Sequence[Sequence[TaggedEntity]]) -> list[tuple[TaggedEntity, int]]:
    """Return the entities of all columns in text order, longer ones first, with the first column of each."""
    if len(nested) == 1:
        return [(entity, 0) for entity in nested[0]]
    # ``setdefault`` keeps the first column of an entity that several have.
    columns: dict[TaggedEntity, int] = {}
    for number, column_entities in enumerate(nested):
        for entity in column_entities:
            columns.setdefault(entity, number)
    return sorted(columns.items(), key=lambda item: (item[0].start, -item[0].end, item[1]))


def _warn_of_repeated(
    document_rows: Sequence[TokenRows],
    nested: Sequence[Sequence[Sequence[TaggedEntity]]],
    complaints: Complaints,
) -> None:
    """Warn of entities that stand in several columns."""
    # An entity is known by its tokens and label; columns are gone through from left to right, so the place
    # named is that of the repetition. One warning stands for all of a file, at the first place.
    places = []
    for rows, by_column in zip(document_rows, nested, strict=True):
        earlier_entities: set[TaggedEntity] = set()
        for number, column_entities in enumerate(by_column):
            tag_starts = rows.of_column(number).tag_starts
            places += [tag_starts[entity.start] for entity in column_entities if entity in earlier_entities]
            earlier_entities.update(column_entities)
    if places:
        places.sort()
        finding = Wording("the same entity in two columns")
        complaints.warn(
            places[0],
            _with_lines(finding, places, complaints),
            Wording("each entity in one column"),
            Wording("the entity is read once"),
        )


def ends_of(starts: "array[int]", rows: TokenRows) -> "array[int]":
    """Return where the tokens end in the Document text that start there."""
    lengths = zip(starts, rows.starts, rows.ends, strict=True)
    return array("q", [start + end - begin for start, begin, end in lengths])


def extent_of(entity: TaggedEntity, rows: TokenRows, starts: Sequence[int]) -> Extent:
    """Return where the tokens of an entity stand in the Document text."""
    last = entity.end - 1
    return Extent(starts[entity.start], starts[last] + rows.ends[last] - rows.starts[last])


def _instance(
    number: int, entity: TaggedEntity, extent: Extent, rows: TokenRows, text: str, options: ReadOptions
) -> Instance:
    first, last = entity.start, entity.end - 1
    begin = min(rows.starts[first], rows.tag_starts[first])  # words may stand behind their tags
    source = Extent(begin, max(rows.ends[last], rows.tag_ends[last]))
    slot = text_slot(options.text_slot, text[extent.start : extent.end], (extent,), source)
    return Instance(entity.label, str(number), (slot,), (extent,), source=source)


def sound_tags(
    source: Source, document_rows: Sequence[TokenRows], options: ReadOptions, complaints: Complaints
) -> list[list[str]]:
    """Return the tags of every document with damaged ones repaired or made O; warn of them and of orphans."""
    written_tags, spell = tags_letter_first(source, document_rows)
    # Tags repeat: all judgements are made once for each distinct tag, and a second pass over the tokens,
    # needed for the line numbers of warnings alone, is made only if any tag is doubtful.
    counts = Counter(chain.from_iterable(written_tags))
    labels: Counter[str] = Counter()
    for tag, count in counts.items():
        labels[parse_tag(tag)[1]] += count
    del labels[""]
    readings = {tag: _reading(tag, labels, options) for tag in counts}
    places: defaultdict[str, list[int]] = defaultdict(list)
    doubtful = {tag for tag in counts if _is_doubtful(tag, labels)}
    slips = suspect_labels(labels)
    odd = doubtful | {tag for tag in counts if parse_tag(tag)[1] in slips}
    if odd:
        for rows, tags in zip(document_rows, written_tags, strict=True):
            for tag, at in zip(tags, rows.tag_starts, strict=True):
                if tag in odd:
                    places[tag].append(at)
    for tag, tag_places in places.items():
        likely_label = slips.get(parse_tag(tag)[1], "")
        _warn_of_tag(tag, readings[tag], likely_label, tag_places, spell, complaints)
    _warn_of_joined(counts, document_rows, written_tags, spell, complaints)
    sound = [[readings[tag] for tag in document_tags] for document_tags in written_tags]
    _warn_of_orphans(document_rows, sound, spell, complaints)
    return sound


def tags_letter_first(
    source: Source, document_rows: Sequence[TokenRows]
) -> tuple[list[list[str]], TagSpelling]:
    """Return the tags of every document, those of a file that has labels first (``NP-B``) turned round.

    With them comes how such a tag is spelled in the file.
    """
    written_tags = [rows.tags(source) for rows in document_rows]
    if labels_first(Counter(chain.from_iterable(written_tags))):
        return [[letter_first(tag) for tag in tags] for tags in written_tags], letter_last
    return written_tags, str


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
    counts: Counter[str],
    document_rows: Sequence[TokenRows],
    written_tags: Sequence[Sequence[str]],
    spell: TagSpelling,
    complaints: Complaints,
) -> None:
    # A comma in a tag may join the labels of nested entities, or be part of one label. The file does not say
    # which, so the tag is read as written and warned of. The counts are looked at first: without any such tag
    # no row is gone through.
    joined = {tag for tag in counts if "," in tag and is_sound(tag)}
    if not joined:
        return
    places = [
        (at, tag)
        for rows, tags in zip(document_rows, written_tags, strict=True)
        for tag, at in zip(tags, rows.tag_starts, strict=True)
        if tag in joined
    ]
    example = shown(spell(places[0][1]))
    finding = Wording("labels joined by commas, as {example!r}", example=example)
    complaints.warn(
        places[0][0],
        _with_lines(finding, [at for at, _ in places], complaints),
        Wording("one label a tag"),
        Wording("joined labels are read as one label, as written"),
    )


def _warn_of_orphans(
    document_rows: Sequence[TokenRows],
    tags: Sequence[Sequence[str]],
    spell: TagSpelling,
    complaints: Complaints,
) -> None:
    orphans = [
        entities_of(document_tags, rows.breaks)[1]
        for rows, document_tags in zip(document_rows, tags, strict=True)
    ]
    places = [
        rows.tag_starts[n]
        for rows, document_orphans in zip(document_rows, orphans, strict=True)
        for n in document_orphans
    ]
    if not places:
        return
    # In IOB1 an I without B is the rule, in every other scheme a slip.
    scheme = scheme_in(document_rows, tags)
    if scheme is not Scheme.IOB1:
        tag = next(
            document_tags[document_orphans[0]]
            for document_tags, document_orphans in zip(tags, orphans, strict=True)
            if document_orphans
        )
        finding = Wording("{tag} continues no entity", tag=shown(spell(tag)))
        complaints.warn(
            places[0],
            _with_lines(finding, places, complaints),
            Wording("an entity that starts with B ({scheme})", scheme=scheme),
            Wording("it starts an entity"),
        )


def scheme_in(document_rows: Sequence[TokenRows], tags: Sequence[Sequence[str]]) -> Scheme:
    """Return the scheme of a file from the sound tags of its documents."""
    everything = [tag for document_tags in tags for tag in ("O", *document_tags)]
    orphans = [
        n
        for rows, document_tags in zip(document_rows, tags, strict=True)
        for n in entities_of(document_tags, rows.breaks)[1]
    ]
    return scheme_of(everything, orphans)
