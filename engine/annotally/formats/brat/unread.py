"""Parts that the brat reader passes over: notes on missing annotations, kinds of notes, names of entries.

And whether a value is an attribute's or a normalisation's, for both are slots of what they belong to.
"""

import re
from collections.abc import Iterator

from annotally.formats.base import FileRange, ReadOptions, Unread, UnreadPieces
from annotally.formats.brat.lines import BratLine, lines
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.source_diagnostics import Complaints
from annotally.model.wording import Wording

_VALUE = re.compile(r"^([AMN])[^\t\r\n]*\t(\S+)[ ]+\S+[ ]+(\S[^\t\r\n]*)", re.MULTILINE)
_REFERRED = frozenset("TER")

_NAMES = Wording("names of normalisations")
_NOTES = Wording("kinds of notes")
_LOOSE_NOTES = Wording("notes on missing annotations")
_LINES = Wording("whether values are attributes or normalisations")


def unread(_annotations: AnnotationSet, _options: ReadOptions) -> UnreadPieces:
    """Return the finder of those parts of notes and normalisations that no slot holds."""
    return _pieces


def same_without_notes(ours: FileRange, theirs: FileRange) -> bool:
    """Tell whether two files are the same, or neither has a line of which anything is passed over."""
    texts = ours.text, theirs.text
    return texts[0] == texts[1] or not any("#" in text or "\nN" in f"\n{text}" for text in texts)


def _pieces(stretch: FileRange) -> Iterator[Unread]:
    yield from _lines_of_values(stretch)
    # Most files have neither notes nor normalisations, and then their lines need not be parsed.
    if "#" not in stretch.text and "\nN" not in f"\n{stretch.text}":
        return
    every = list(lines(stretch.source, Complaints(stretch.source)))
    owners = {line.name: line for line in every if line.kind in _REFERRED}
    loose = []
    for line in every:
        if line.kind == "N":
            key = f"{line.body[1]} {line.body[3]}"
            yield Unread(_NAMES, line.body[4] or "", line.range.start, key, in_annotations=True)
        elif line.kind == "#":
            note, owner = line.body[3] or "", owners.get(line.body[2])
            if owner is None:
                loose.append((note, line.range.start))
            else:
                key = f"{_describe(owner)} {note}"
                usual = line.body[1] == "AnnotatorNotes"
                yield Unread(_NOTES, line.body[1], line.range.start, key, in_annotations=usual)
    # Loose notes have no owner to be compared by; sorted, they do not depend on the order of the file.
    for note, at in sorted(loose):
        yield Unread(_LOOSE_NOTES, note, at)


def _lines_of_values(stretch: FileRange) -> Iterator[Unread]:
    """Yield the kind of line of each value; the key is the slot and the value."""
    starts: dict[tuple[str, str], int] = {}
    for match in _VALUE.finditer(stretch.source.text, stretch.start, stretch.end):
        kind = "normalisation" if match[1] == "N" else "attribute"
        starts.setdefault((f"{match[2]} {match[3].rstrip()}", kind), match.start())
    for (key, kind), start in starts.items():
        yield Unread(_LINES, kind, start, key, in_annotations=True)


def _describe(line: BratLine) -> str:
    """Return the type of an annotation and, of a text-bound one, its place; names are local (C3)."""
    return f"{line.body[1]} {line.body[2]}" if line.kind == "T" else line.body[1]
