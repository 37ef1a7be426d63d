"""Members of records and annotations that readers of stand-off formats of JSON pass over (C10)."""

import json
from collections.abc import Iterator
from functools import lru_cache

from annotally.formats.base import FileRange, ReadOptions, Unread, UnreadFinder, UnreadPieces
from annotally.formats.standoff.reading import scan_or_none
from annotally.formats.standoff.records import Record, StandoffTool
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.extents import Extent
from annotally.model.text import Source
from annotally.model.wording import Wording


def finder_of(tool: StandoffTool) -> UnreadFinder:
    """Return the finder of members that a format does not read, without those tools keep for themselves."""

    def unread(_annotations: AnnotationSet, options: ReadOptions) -> UnreadPieces:
        # A file has many documents, each of which is asked for: its records are kept by where they begin.
        scanned: dict[int, dict[int, list[Record]]] = {}

        def pieces(stretch: FileRange) -> Iterator[Unread]:
            by_start = scanned.get(id(stretch.source))
            if by_start is None:
                by_start = scanned[id(stretch.source)] = _records(tool, stretch.source, options)
            begin = stretch.annotations.range.start
            places = {place.start for place in _sources(stretch)}
            for record in by_start.get(begin, ()):
                if not places or any(draft.source.start in places for draft in record.drafts):
                    yield from _members(tool, record, stretch.source)
                    break

        return pieces

    return unread


def _sources(stretch: FileRange) -> Iterator[Extent]:
    for instance in stretch.annotations.instances:
        yield instance.source


def _records(tool: StandoffTool, source: Source, options: ReadOptions) -> dict[int, list[Record]]:
    records: dict[int, list[Record]] = {}
    for record in scan_or_none(tool, source, options) or ():
        records.setdefault(record.range.start, []).append(record)
    return records


def _members(tool: StandoffTool, record: Record, source: Source) -> Iterator[Unread]:
    for name, place in sorted(record.members.items()):
        if name not in tool.bookkeeping:
            content = _normal(source.text[place.start : place.end])
            yield Unread(_of_document(name), content, place.start)
    for kind, place in record.unread:
        yield Unread(kind, _normal(source.text[place.start : place.end]), place.start)
    # An annotation is decoded once more here, for its scan keeps nothing of what is passed over. The key
    # names it by its content, since identifiers are local to a file (C3).
    passed_over = tool.read_members | tool.bookkeeping
    for draft in record.drafts:
        text = source.text[draft.source.start : draft.source.end] if draft.list is not None else "{}"
        value = json.loads(text)
        members = value if isinstance(value, dict) else {}
        key = f"{draft.type} {draft.extents}"
        for name in sorted(members.keys() - passed_over):
            yield Unread(
                _of_annotation(name), json.dumps(value[name], sort_keys=True), draft.source.start, key
            )


def _normal(text: str) -> str:
    return json.dumps(json.loads(text), sort_keys=True)


@lru_cache(maxsize=256)  # the records of a file have the same members
def _of_document(name: str) -> Wording:
    return Wording('"{member}" of documents', member=name)


@lru_cache(maxsize=256)
def _of_annotation(name: str) -> Wording:
    return Wording('"{member}" of annotations', member=name)
