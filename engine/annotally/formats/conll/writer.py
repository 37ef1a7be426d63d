"""Writer of token columns: changes tags in the source, or writes a token and a tag a line."""

import re
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import pairwise

from annotally.formats.base import ReadOptions
from annotally.formats.conll.layout import DOCUMENT_START, ColumnLayout, layout_of
from annotally.formats.conll.nesting import distribute_entities
from annotally.formats.conll.reader import (
    NAME,
    TagColumn,
    read,
    scheme_in,
    tag_columns_of,
)
from annotally.formats.conll.rows import TokenRows, rows_between
from annotally.formats.conll.tags import UNLABELLED, Scheme, TaggedEntity, entities_of, spell_tags
from annotally.formats.equality import statement
from annotally.formats.span_writing import Refuser, count_extents
from annotally.formats.splicing import Edit, apply_edits
from annotally.formats.words import WORDS_AND_SIGNS
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.instances import Instance
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document, Source
from annotally.model.wording import Wording

_LABEL = re.compile(r"[^\s,]\S*")
_BARE = re.compile(r"[BIESMLU]")
_PlacedInstance = tuple[TaggedEntity, Instance]
"""An instance, and its tokens and label."""


def write(
    annotations: AnnotationSet, documents: Mapping[str, Document], options: ReadOptions
) -> tuple[str, ...]:
    """Write one text per source of the set, or one text in all, in which -DOCSTART- begins each document.

    In a source only the tags of tokens that change are written, in its own scheme, each entity in a column
    that `distribute_entities` finds for it; afresh in IOB2. Texts that were not made from tokens are cut into
    words and single punctuation marks. Raises InputRefused for what one tag a token and column cannot hold:
    spans that overlap, are discontinuous, begin or end inside a token, or go beyond a sentence of the source,
    labels with blanks, and slots beside the text.
    """
    # The source's own scheme, columns and layout are kept where there is one. Without it all documents go
    # into one text, each behind a -DOCSTART- line.
    refuser = Refuser("token columns", annotations)
    if annotations.format == NAME and annotations.sources:
        return _splice_sources(annotations, options, refuser)
    pieces = []
    for name, document_annotations in annotations.documents.items():
        document = refuser.document(document_annotations, documents)
        pieces.append(
            f"{DOCUMENT_START} ({name})\tO\n\n{_tag_text(document_annotations, document, options, refuser)}"
        )
    return ("\n".join(pieces),)


def _tag_text(
    document_annotations: DocumentAnnotations, document: Document, options: ReadOptions, refuser: Refuser
) -> str:
    # An empty line, the end of a sentence, is written where the text has a line break between two tokens, but
    # never inside an entity: IOB2 cannot continue one in the next sentence. One pass over the tokens.
    text = document.text
    starts, ends = _tokens(document)
    tags = new_tags(document_annotations, starts, ends, options, refuser)
    lines: list[str] = []
    behind = 0
    for start, end, tag in zip(starts, ends, tags, strict=True):
        if lines and not tag.startswith("I") and "\n" in text[behind:start]:
            lines.append("\n")
        lines.append(f"{text[start:end]}\t{tag}\n")
        behind = end
    return "".join(lines)


def new_tags(
    document_annotations: DocumentAnnotations,
    starts: Sequence[int],
    ends: Sequence[int],
    options: ReadOptions,
    refuser: Refuser,
) -> list[str]:
    """Return the tags of the tokens of a document in IOB2. Raises InputRefused where tags cannot hold it."""
    placed = _place_instances(document_annotations, starts, ends, options, refuser)
    _refuse_overlap(placed, document_annotations, refuser)
    return spell_tags([entity for entity, _ in placed], len(starts), Scheme.IOB2)


def _tokens(document: Document) -> tuple[list[int], list[int]]:
    """Return where the tokens of a text begin and end."""
    if document.tokens is not None:
        return list(document.tokens.starts), list(document.tokens.ends)
    spans = [match.span() for match in WORDS_AND_SIGNS.finditer(document.text)]
    return [start for start, _ in spans], [end for _, end in spans]


def _place_instances(
    document_annotations: DocumentAnnotations,
    starts: Sequence[int],
    ends: Sequence[int],
    options: ReadOptions,
    refuser: Refuser,
) -> list[_PlacedInstance]:
    """Return instances as ranges of tokens, in order. Raises InputRefused where tags cannot hold one."""
    placed: list[_PlacedInstance] = []
    # Binary search finds the first token that does not begin before the extent, and the first that does not
    # end before its end; the extent is one of whole tokens exactly if both fit. O(log n) for each instance.
    for instance in document_annotations.instances:
        if len(instance.extents) != 1:
            finding = count_extents(instance)
            raise refuser.refusal(document_annotations, instance, finding, Wording("exactly one extent"))
        for slot in instance.slots:
            if slot.name.casefold() != options.text_slot.casefold():
                raise refuser.refusal(
                    document_annotations,
                    instance,
                    Wording("slot {slot!r}", slot=shown(slot.name)),
                    Wording("a label and nothing else"),
                )
        if not _LABEL.fullmatch(instance.type):
            raise refuser.refusal(
                document_annotations,
                instance,
                Wording("label {label!r}", label=shown(instance.type)),
                Wording("a label without blanks"),
            )
        if instance.optional:
            raise refuser.refusal(
                document_annotations,
                instance,
                Wording("optional"),
                Wording("instances that are not optional"),
            )
        extent = instance.extents[0]
        first, last = bisect_left(starts, extent.start), bisect_left(ends, extent.end)
        inside = first < len(starts) and last < len(ends) and first <= last
        if not inside or starts[first] != extent.start or ends[last] != extent.end:
            finding = Wording(
                "extent {start}–{end}, which starts or ends inside a token",
                start=extent.start,
                end=extent.end,
            )
            raise refuser.refusal(document_annotations, instance, finding, Wording("extents of whole tokens"))
        # ``last + 1``: entities are half-open ranges of tokens.
        placed.append((TaggedEntity(first, last + 1, instance.type), instance))
    placed.sort(key=lambda pair: pair[0])
    return placed


def _refuse_overlap(
    placed: Sequence[_PlacedInstance], document_annotations: DocumentAnnotations, refuser: Refuser
) -> None:
    """Raise InputRefused for entities that share a token."""
    for (before, _), (after, instance) in pairwise(placed):
        if after.start < before.end:
            raise refuser.refusal(
                document_annotations,
                instance,
                Wording("a token that another span has"),
                Wording("spans that do not overlap"),
            )


def _splice_sources(annotations: AnnotationSet, options: ReadOptions, refuser: Refuser) -> tuple[str, ...]:
    original = read(annotations.sources, options)
    documents = {document.id: document for document in original.documents}
    # Documents that changed, by file and by offset in it; a file without any is not parsed into rows again.
    changed: dict[int, dict[int, tuple[DocumentAnnotations, DocumentAnnotations]]] = {}
    for document_annotations in annotations.documents.values():
        before = refuser.in_sources(document_annotations, original.annotations.documents)
        statements = [statement(instance) for instance in document_annotations.instances]
        if statements != [statement(instance) for instance in before.instances]:
            changed.setdefault(before.source, {})[before.range.start] = (before, document_annotations)
    result = [source.text for source in annotations.sources]
    for index, pairs in changed.items():
        source = annotations.sources[index]
        complaints = Complaints(source)
        layout = layout_of(source.text, options, complaints)
        # Tags of all tokens are needed, those outside of entities too: they may be replaced.
        document_rows = list(rows_between(source, layout, complaints, header=bool(layout.names)))
        columns = tag_columns_of(document_rows, layout, options, complaints)
        after: dict[int, list[list[TaggedEntity]]] = {}
        for number, rows in enumerate(document_rows):
            pair = pairs.get(rows.begin)
            if pair is not None:
                starts, ends = _tokens(documents[pair[0].document])
                placed = _place_instances(pair[1], starts, ends, options, refuser)
                _refuse_across(rows.breaks, placed, pair[1], refuser)
                by_column = [column.entities[number] for column in columns]
                after[number] = _distribute(by_column, placed, pair[1], refuser)
        breaks = [rows.breaks for rows in document_rows]
        result[index] = apply_edits(source.text, _edits(source, layout, columns, breaks, after))
    return tuple(result)


def _distribute(
    before: Sequence[Sequence[TaggedEntity]],
    placed: Sequence[_PlacedInstance],
    document_annotations: DocumentAnnotations,
    refuser: Refuser,
) -> list[list[TaggedEntity]]:
    """Return the entities of each column. Raises InputRefused for one that no column has room for."""
    # With one column any overlap is refused ahead of the distribution, which would only say that no column is
    # left. Placed entities are sorted, so that equal ones are neighbours and pairs suffice to find them.
    if len(before) == 1:
        _refuse_overlap(placed, document_annotations, refuser)
    for (entity, _), (next_entity, instance) in pairwise(placed):
        if entity == next_entity:
            raise refuser.refusal(
                document_annotations, instance, Wording("the same entity twice"), Wording("each entity once")
            )
    result = distribute_entities(before, [entity for entity, _ in placed])
    if isinstance(result, TaggedEntity):
        instance = next(candidate for entity, candidate in placed if entity == result)
        finding = Wording(
            "an entity that overlaps another in each of {count} columns of tags", count=len(before)
        )
        raise refuser.refusal(
            document_annotations,
            instance,
            finding,
            Wording("a column in which it shares no token with another"),
        )
    return result


def _refuse_across(
    breaks: Sequence[int],
    placed: Sequence[_PlacedInstance],
    document_annotations: DocumentAnnotations,
    refuser: Refuser,
) -> None:
    """Raise InputRefused for an entity that a sentence break would part."""
    # Sentence breaks are ascending token numbers; binary search finds the first break behind an entity's
    # start, in O(log b) for each of them.
    for entity, instance in placed:
        at = bisect_right(breaks, entity.start)
        if at < len(breaks) and breaks[at] < entity.end:
            raise refuser.refusal(
                document_annotations,
                instance,
                Wording("more than one sentence"),
                Wording("spans inside a sentence"),
            )


def _edits(
    source: Source,
    layout: ColumnLayout,
    columns: Sequence[TagColumn],
    breaks: Sequence[Sequence[int]],
    after: Mapping[int, Sequence[Sequence[TaggedEntity]]],
) -> list[Edit]:
    """Return the edits that give documents, by number, these entities in the columns of a file.

    ``breaks`` are the tokens of each document that begin a sentence.
    """
    edits: list[Edit] = []
    cut_off: defaultdict[int, dict[int, str]] = defaultdict(dict)
    # A cell that is there is replaced. Where a line is too short to have the cell, the tags wanted at its end
    # are collected over all columns and added together, so that no two edits stand at one place.
    for place, (number, column) in enumerate(zip(layout.tags, columns, strict=True)):
        scheme = scheme_in(column)
        for document, by_column in after.items():
            cells = column.cells[document]
            tags = column.tags[document], cells.tags
            for row, tag in _changed_tags(breaks[document], *tags, scheme, by_column[place]):
                start, end = cells.starts[row], cells.ends[row]
                if start == end and number >= _cells_ahead(source.text, start, layout):
                    cut_off[start][number] = column.spell(tag)
                else:
                    edits.append((start, end, column.spell(tag)))
    return edits + [
        (place, place, _added_cells(source.text, place, layout, tags)) for place, tags in cut_off.items()
    ]


def _cells_ahead(text: str, place: int, layout: ColumnLayout) -> int:
    """Return how many cells a line has that ends at an offset."""
    begin = max(text.rfind("\n", 0, place), text.rfind("\r", 0, place)) + 1
    return len(layout.cells(text[begin:place]))


def _added_cells(text: str, place: int, layout: ColumnLayout, tags: Mapping[int, str]) -> str:
    """Return the cells to add at the end of a line that is too short for its tags, by column."""
    gap = "\t" if layout.tabs else " "
    first = _cells_ahead(text, place, layout)
    cells = [tags.get(n, "O" if n in layout.tags else "_") for n in range(first, max(tags) + 1)]
    has_gap = not layout.tabs and text[place - 1] in " \t"
    return ("" if has_gap else gap) + gap.join(cells)


def changed_column(
    column: TagColumn,
    number: int,
    rows: TokenRows,
    document_annotations: DocumentAnnotations,
    options: ReadOptions,
    refuser: Refuser,
) -> list[tuple[int, str]]:
    """Return the rows of a document whose tags change, each with its new tag, of the only column of a file.

    ``number`` is that of the document in the file. Raises InputRefused for what tags cannot hold.
    """
    placed = _place_instances(document_annotations, rows.joined.starts, rows.joined.ends, options, refuser)
    _refuse_across(rows.breaks, placed, document_annotations, refuser)
    _refuse_overlap(placed, document_annotations, refuser)
    tags = column.tags[number], column.cells[number].tags
    return _changed_tags(rows.breaks, *tags, scheme_in(column), [entity for entity, _ in placed])


def _changed_tags(
    breaks: Sequence[int],
    tags: Sequence[str],
    written_tags: Sequence[str],
    scheme: Scheme,
    after: Sequence[TaggedEntity],
) -> list[tuple[int, str]]:
    """Return the rows of a document with a changed tag, each with its new tag.

    They are those that differ, or all if the others would be misread. All tags have their letters first,
    those ``written_tags`` in the file too.
    """
    joint = next((tag[1] for tag in written_tags if tag[1:2] in ("-", "_") and tag[:1].isalpha()), "-")
    before, _ = entities_of(tags, breaks)
    old, new = (
        _spell_as_file(spell_tags(column_entities, len(tags), scheme, joint), written_tags)
        for column_entities in (before, after)
    )
    # First try: only tags that differ between the two sets of entities are replaced. As a tag depends on the
    # one before it, the result is read back; where it would be misread all tags are written anew.
    mixed = [
        tag if old_tag == new_tag else new_tag for tag, old_tag, new_tag in zip(tags, old, new, strict=True)
    ]
    if entities_of(mixed, breaks)[0] != list(after):
        mixed = new
    return [
        (row, tag)
        for row, (written_tag, read_tag, tag) in enumerate(zip(written_tags, tags, mixed, strict=True))
        if tag not in (written_tag, read_tag)
    ]


def _spell_as_file(tags: Sequence[str], written_tags: Sequence[str]) -> list[str]:
    """Return tags as a file spells them that has none but bare letters."""
    if not any(_BARE.fullmatch(tag) for tag in written_tags):
        return list(tags)
    return [tag[0] if tag[2:] == UNLABELLED else tag for tag in tags]
