"""Columns of tags that are not read, though what they say differs between sides (C10).

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
from annotally.formats.conll.layout import ALL_COLUMNS, Layout, layout_of, names_tags
from annotally.formats.conll.reader import NAME, tags_letter_first
from annotally.formats.conll.rows import Rows, rows_of
from annotally.formats.conll.tags import entities_of
from annotally.formats.empty_files import silent_lines
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.diagnostics import Diagnostic, warning
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Source

_Standing = tuple[int, int, str]
"""Where an entity begins and ends, and its label."""
_Said = Mapping[str, Mapping[str, Mapping[_Standing, int]]]
"""What columns say: by document, then by column, the entities and where in the file each stands."""


class _Side(NamedTuple):
    annotations: AnnotationSet
    layouts: Mapping[int, Layout]
    """Of each file with content, by its number."""
    names_tags: bool
    """Whether a person chose the columns that are read."""

    def name(self, layout: Layout, column: int, *, by_name: bool) -> str:
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

    Another one tells of sides of which different columns are read though nobody chose these.
    """
    sides = [_side(one, own) for one, own in zip(sets, options, strict=True) if one.format == NAME]
    if len(sides) < 2:
        return
    by_name = all(layout.names for side in sides for layout in side.layouts.values())
    names = set().union(*(side.columns(by_name=by_name, read=False) for side in sides))
    read = [side.columns(by_name=by_name, read=True) for side in sides]
    if any(own != read[0] for own in read):
        if all(side.names_tags for side in sides):
            names = names.difference(*read)  # one column was chosen to be held against another
        else:
            yield _warning_of_columns(sides, read)
    counts, places = _differing([_said(side, names, by_name=by_name) for side in sides], sorted(names))
    if places:
        document, _, number, offset = min(places)
        annotations = sides[number].annotations
        yield _warning(annotations.sources[annotations.documents[document].source], offset, +counts)


def _differing(
    said: Sequence[_Said], names: Sequence[str]
) -> tuple[Counter[str], list[tuple[str, _Standing, int, int]]]:
    """Return how many entities differ in each column: of a document those of the side that has most of them.

    With them come their places: document, place in it, number of the side, offset in its file.
    """
    counts: Counter[str] = Counter()
    places: list[tuple[str, _Standing, int, int]] = []
    for document in dict.fromkeys(name for own in said for name in own):
        having = [number for number, own in enumerate(said) if document in own]
        for column in names if len(having) > 1 else ():
            found = {number: said[number][document].get(column, {}) for number in having}
            shared = set.intersection(*map(set, found.values()))
            counts[column] += max(len(own) - len(shared) for own in found.values())
            places += [
                (document, standing, number, own[standing])
                for number, own in found.items()
                for standing in own.keys() - shared
            ]
    return counts, places


def _warning_of_columns(sides: Sequence[_Side], read: Sequence[set[str]]) -> Diagnostic:
    listed = (
        f"{', '.join(sorted(own))} of {side.annotations.name}" for side, own in zip(sides, read, strict=True)
    )
    source = next(side for side in sides if not side.names_tags).annotations.sources[0]
    found = f"different columns of tags are held against each other: {shown(', '.join(listed), 400)}"
    return warning(source.path, 0, 0, found, "the same columns of every side", "name them as layers")


def _warning(source: Source, offset: int, counts: Counter[str]) -> Diagnostic:
    total = counts.total()
    listed = ", ".join(f"{shown(column)} ({number:,})" for column, number in sorted(counts.items()))
    entity, differ = ("entity", "differs") if total == 1 else ("entities", "differ")
    is_read = "is not read" if len(counts) == 1 else "are not read"
    columns = "a column" if len(counts) == 1 else "columns"
    return warning(
        source.path,
        *Complaints(source).place(offset),
        f"{total:,} {entity} in {columns} of tags that {is_read} {differ} and {'is' if total == 1 else 'are'}"
        f" not compared: column {listed}",
        "",
        f"they do not count; name such a column as layer, or {ALL_COLUMNS} to read all columns of tags",
    )


def _side(annotations: AnnotationSet, options: ReadOptions) -> _Side:
    is_silent = silent_lines("#")
    layouts = {
        number: layout_of(source.text, options, Complaints(source))
        for number, source in enumerate(annotations.sources)
        if not is_silent(source.text)
    }
    return _Side(annotations, layouts, names_tags(options.layer))


def _said(side: _Side, names: set[str], *, by_name: bool) -> _Said:
    """Return what columns of those names say, read or not, where a side has them."""
    documents = {
        (found.source, found.range.start): name for name, found in side.annotations.documents.items()
    }
    result: dict[str, Mapping[str, Mapping[_Standing, int]]] = {}
    for number, layout in side.layouts.items():
        source = side.annotations.sources[number]
        columns = {
            side.name(layout, column, by_name=by_name): column
            for column in (*layout.tags, *layout.unread)
            if side.name(layout, column, by_name=by_name) in names
        }
        tags_read = tuple(columns.values()) or layout.tags
        wide = Layout(layout.tabs, layout.columns, tags_read, layout.names, layout.words)
        many = list(rows_of(source, wide, Complaints(source)))
        by_document: list[dict[str, Mapping[_Standing, int]]] = [{} for _ in many]
        for place, column_name in enumerate(columns):
            own = [rows.of_column(place) for rows in many]
            tags, _ = tags_letter_first(source, own)
            for held, rows, written in zip(by_document, own, tags, strict=True):
                held[column_name] = _standing(source, rows, written)
        for held, rows in zip(by_document, many, strict=True):
            name = documents.get((number, rows.begin))
            if name is not None:
                result[name] = held
    return result


def _standing(source: Source, rows: Rows, tags: Sequence[str]) -> Mapping[_Standing, int]:
    """Return the entities of a document, with the source offset of the first tag of each."""
    words = zip(rows.starts, rows.ends, strict=True)
    ends = [0, *accumulate(len("".join(source.text[start:end].split())) for start, end in words)]
    return {
        (ends[one.start], ends[one.end], one.label): rows.tag_starts[one.start]
        for one in entities_of(tags, rows.breaks)[0]
    }
