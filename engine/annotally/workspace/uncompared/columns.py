"""Columns of tags that are not read, though their tags differ between sides (C10).

Columns go together by their names where every side has a header, else by their numbers. Entities of two
columns are the same if they have the same label and stand at the same place; places are counted in
characters that are no blanks, so that texts cut into tokens in another way can be held against each other.
The cost: the sides' files are gone through once more, those columns alone.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from annotally.formats.base import ReadOptions
from annotally.formats.conll.columns import rows_of
from annotally.formats.conll.layout import ALL_COLUMNS, ColumnLayout, layout_of, names_tags
from annotally.formats.conll.reader import NAME, tags_letter_first
from annotally.formats.conll.rows import ColumnTags, TokenRows
from annotally.formats.conll.tags import entities_of
from annotally.formats.empty_files import silent_lines
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.diagnostics import Diagnostic, warning
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Source
from annotally.model.wording import NO_WORDS, Wording, plural, verbatim

_LONGEST_LIST = 400
"""Most code points of a list of columns."""
_EntityPlace = tuple[int, int, str]
"""The start and end of an entity in non-blank characters, and its label."""
_TaggedColumns = Mapping[str, Mapping[str, Mapping[_EntityPlace, int]]]
"""Tagged columns: by document, then by column, the entities with their offsets in the file."""


class _Side(NamedTuple):
    annotations: AnnotationSet
    layouts: Mapping[int, ColumnLayout]
    """Of each file with content, by its number."""
    names_tags: bool
    """Whether a person chose the columns that are read."""

    def name(self, layout: ColumnLayout, column: int, *, by_name: bool) -> str:
        return layout.name(column) if by_name else str(column + 1)

    def columns(self, *, by_name: bool, read: bool) -> set[str]:
        """Return the names of the columns of tags that are read, or of those that are not."""
        return {
            self.name(layout, column, by_name=by_name)
            for layout in self.layouts.values()
            for column in (layout.tags if read else layout.unread)
        }


def unread_columns(sets: Sequence[AnnotationSet], options: Sequence[ReadOptions]) -> Iterator[Diagnostic]:
    """Yield a warning if there are columns of tags that differ and are not read; ``options`` of each set.

    Another warning names different columns that are read of the sides though nobody chose them.
    """
    sides = [
        _side(side_set, side_options)
        for side_set, side_options in zip(sets, options, strict=True)
        if side_set.format == NAME
    ]
    if len(sides) < 2:
        return
    by_name = all(layout.names for side in sides for layout in side.layouts.values())
    names = set().union(*(side.columns(by_name=by_name, read=False) for side in sides))
    read = [side.columns(by_name=by_name, read=True) for side in sides]
    if any(side_names != read[0] for side_names in read):
        if all(side.names_tags for side in sides):
            names = names.difference(*read)  # one column was chosen to be held against another
        else:
            yield _warning_of_columns(sides, read)
    counts, places = _differing(
        [_tagged_columns(side, names, by_name=by_name) for side in sides], sorted(names)
    )
    if places:
        document, _, number, offset = min(places)
        annotations = sides[number].annotations
        yield _warning(annotations.sources[annotations.documents[document].source], offset, +counts)


def _differing(
    tagged: Sequence[_TaggedColumns], names: Sequence[str]
) -> tuple[Counter[str], list[tuple[str, _EntityPlace, int, int]]]:
    """Return how many entities differ in each column: of a document those of the side that has most of them.

    With them come their places: document, place in it, number of the side, offset in its file.
    """
    # Entities that all sides have in a column cancel; the rest of the side with most of them is counted.
    counts: Counter[str] = Counter()
    places: list[tuple[str, _EntityPlace, int, int]] = []
    for document in dict.fromkeys(name for side_documents in tagged for name in side_documents):
        having = [number for number, side_documents in enumerate(tagged) if document in side_documents]
        for column in names if len(having) > 1 else ():
            by_side = {number: tagged[number][document].get(column, {}) for number in having}
            shared = set.intersection(*map(set, by_side.values()))
            counts[column] += max(
                len(standing_offsets) - len(shared) for standing_offsets in by_side.values()
            )
            places += [
                (document, standing, number, standing_offsets[standing])
                for number, standing_offsets in by_side.items()
                for standing in standing_offsets.keys() - shared
            ]
    return counts, places


def _warning_of_columns(sides: Sequence[_Side], read: Sequence[set[str]]) -> Diagnostic:
    listed = [
        Wording("{columns} of {side}", columns=", ".join(sorted(side_names)), side=side.annotations.name)
        for side, side_names in zip(sides, read, strict=True)
    ]
    columns = listed[0]
    for further in listed[1:]:
        columns = Wording("{columns}, {further}", columns=columns, further=further)
    if len(columns) > _LONGEST_LIST:
        columns = verbatim(shown(columns, _LONGEST_LIST))
    source = next(side for side in sides if not side.names_tags).annotations.sources[0]
    problem = Wording("different columns of tags are compared: {columns}", columns=columns)
    return warning(
        source.path,
        0,
        0,
        problem,
        Wording("the same columns of every side"),
        Wording("choose the columns as layers"),
    )


def _warning(source: Source, offset: int, counts: Counter[str]) -> Diagnostic:
    # One message for all columns, at the first place that differs; columns are listed by name, whatever their
    # order in ``counts``.
    total = counts.total()
    listed = ", ".join(f"{shown(column)} ({number:,})" for column, number in sorted(counts.items()))
    problem = plural(
        "{count:,} entity in columns of tags that are not read differs and is not compared: column {columns}",
        "{count:,} entities in columns of tags that are not read differ and are not compared: column"
        " {columns}",
        total,
        columns=listed,
    )
    if len(counts) == 1:
        problem = plural(
            "{count:,} entity in a column of tags that is not read differs and is not compared: column"
            " {columns}",
            "{count:,} entities in a column of tags that is not read differ and are not compared: column"
            " {columns}",
            total,
            columns=listed,
        )
    return warning(
        source.path,
        *Complaints(source).place(offset),
        problem,
        NO_WORDS,
        Wording(
            "they do not count; choose such a column as layer, or {sign} to read all columns of tags",
            sign=ALL_COLUMNS,
        ),
    )


def _side(annotations: AnnotationSet, options: ReadOptions) -> _Side:
    is_silent = silent_lines("#")
    layouts = {
        number: layout_of(source.text, options, Complaints(source))
        for number, source in enumerate(annotations.sources)
        if not is_silent(source.text)
    }
    return _Side(annotations, layouts, names_tags(options.layer))


def _tagged_columns(side: _Side, names: set[str], *, by_name: bool) -> _TaggedColumns:
    """Return the entities in the columns of those names, read or not, where a side has them."""
    documents = {
        (annotated.source, annotated.range.start): name
        for name, annotated in side.annotations.documents.items()
    }
    # Every file is gone through once, its chosen columns alone: O(tokens of the files times chosen columns).
    result: dict[str, Mapping[str, Mapping[_EntityPlace, int]]] = {}
    for number, layout in side.layouts.items():
        source = side.annotations.sources[number]
        columns = {
            side.name(layout, column, by_name=by_name): column
            for column in (*layout.tags, *layout.unread)
            if side.name(layout, column, by_name=by_name) in names
        }
        tags_read = tuple(columns.values()) or layout.tags
        wide = ColumnLayout(layout.tabs, layout.columns, tags_read, layout.names, layout.words)
        document_rows = list(rows_of(source, wide, Complaints(source)))
        by_document: list[dict[str, Mapping[_EntityPlace, int]]] = [{} for _ in document_rows]
        for place, column_name in enumerate(columns):
            tags, _ = tags_letter_first([rows.columns[place] for rows in document_rows])
            for document_columns, rows, column_tags in zip(by_document, document_rows, tags, strict=True):
                document_columns[column_name] = _standing(rows, column_tags)
        for document_columns, rows in zip(by_document, document_rows, strict=True):
            name = documents.get((number, rows.begin))
            if name is not None:
                result[name] = document_columns
    return result


def _standing(rows: TokenRows, column: ColumnTags) -> Mapping[_EntityPlace, int]:
    """Return the entities of a document, with the source offset of the first tag of each."""
    # Entry n is the number of characters other than blanks ahead of token n. Entities are half-open ranges of
    # tokens, so that one list has the starts as well as the ends.
    text, starts, stops = rows.joined
    words = zip(starts, stops, strict=True)
    ends = [0, *accumulate(len("".join(text[start:end].split())) for start, end in words)]
    entities, _ = entities_of(column.tags, rows.breaks, column.tokens)
    tag_starts = dict(zip(column.tokens, column.starts, strict=True))
    return {
        (ends[entity.start], ends[entity.end], entity.label): tag_starts[entity.start] for entity in entities
    }
