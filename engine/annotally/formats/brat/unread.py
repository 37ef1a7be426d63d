"""What the reader of brat passes over: notes on nothing that is there, kinds of notes, names of entries."""

from collections.abc import Iterator

from annotally.formats.base import ReadOptions, Stretch, Unread, UnreadPieces
from annotally.formats.brat.lines import Line, lines
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.source_diagnostics import Complaints

_REFERRED = frozenset("TER")


def unread(_annotations: AnnotationSet, _options: ReadOptions) -> UnreadPieces:
    """Return the finder of those parts of notes and normalisations that no slot holds."""
    return _pieces


def _pieces(stretch: Stretch) -> Iterator[Unread]:
    if "#" not in stretch.text and "\nN" not in f"\n{stretch.text}":
        return
    every = list(lines(stretch.source, Complaints(stretch.source)))
    owners = {line.name: line for line in every if line.kind in _REFERRED}
    loose = []
    for line in every:
        if line.kind == "N":
            key = f"{line.body[1]} {line.body[3]}"
            yield Unread("names of normalisations", line.body[4] or "", line.range.start, key)
        elif line.kind == "#":
            note, owner = line.body[3] or "", owners.get(line.body[2])
            if owner is None:
                loose.append((note, line.range.start))
            else:
                key = f"{_stands(owner)} {note}"
                yield Unread("kinds of notes", line.body[1], line.range.start, key)
    for note, at in sorted(loose):
        yield Unread("notes on annotations that are not there", note, at)


def _stands(line: Line) -> str:
    """Return the type of an annotation and, of a text-bound one, its place; names are local (C3)."""
    return f"{line.body[1]} {line.body[2]}" if line.kind == "T" else line.body[1]
