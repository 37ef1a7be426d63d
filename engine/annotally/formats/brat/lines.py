"""The lines of a brat stand-off file (.ann): their kinds, their parts, and the places of these."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from annotally.model.extents import Extent
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Source
from annotally.model.wording import NO_WORDS, Wording

_LINE = re.compile(r"[^\r\n]+")
_SPAN = re.compile(r"([^\s\t]+)[ ]+([0-9]+[ ]+[0-9]+(?:;[0-9]+[ ]+[0-9]+)*)(?:\t(.*))?")
_EVENT = re.compile(r"([^\s:]+):([^\s:]+)((?:[ ]+[^\s:]+:[^\s:]+)*)\s*")
_RELATION = re.compile(r"([^\s:]+)((?:[ ]+[^\s:]+:[^\s:]+){2,})\s*")
_EQUIVALENCE = re.compile(r"([^\s:]+)((?:[ ]+[^\s:]+){2,})\s*")
_ATTRIBUTE = re.compile(r"(\S+)[ ]+(\S+)(?:[ ]+(\S.*))?\s*")
_REFERENCE = re.compile(r"(\S+)[ ]+(\S+)[ ]+(\S+)(?:\t(.*))?")
_NOTE = re.compile(r"(\S+)[ ]+(\S+)(?:\t(.*))?")
_WORD = re.compile(r"\S+")
_LONGEST_NUMBER = 12
"""Digits of an offset: more than any text has characters, and few enough to be converted at once."""

KINDS = {
    "T": (_SPAN, Wording("Type start end[;start end]…, a tab and the text")),
    "E": (_EVENT, Wording("Type:trigger and Role:argument, separated by blanks")),
    "R": (_RELATION, Wording("Type Arg1:one Arg2:other, separated by blanks")),
    "*": (_EQUIVALENCE, Wording("Equiv and at least two annotations, separated by blanks")),
    "A": (_ATTRIBUTE, Wording("Name, the annotation it belongs to, and a value if it has one")),
    "M": (_ATTRIBUTE, Wording("Name, the annotation it belongs to, and a value if it has one")),
    "N": (_REFERENCE, Wording("Type, the annotation it belongs to, resource:entry, then a tab and its name")),
    "#": (_NOTE, Wording("Type, the annotation it belongs to, a tab and the note")),
}
"""Pattern and description of the body behind the identifier, by the identifier's first letter."""


@dataclass(frozen=True, slots=True)
class BratLine:
    """A line: its kind (the first letter), identifier, matched body, and range without line end."""

    kind: str
    name: str
    body: re.Match[str]
    range: Extent

    def place(self, group: int) -> Extent:
        """Return where a group of the body stands in the source."""
        return Extent(*self.body.span(group))

    def words(self, group: int) -> Iterator[tuple[str, Extent]]:
        """Yield the blank-separated words of a group, each with its place in the source."""
        for word in _WORD.finditer(self.body.string, *self.body.span(group)):
            yield word[0], Extent(*word.span())


def lines(source: Source, complaints: Complaints) -> Iterator[BratLine]:
    """Yield the lines of a .ann file; blank ones are left out. Linear.

    Raises InputRefused for a line that is of none of `KINDS`, and for an identifier that is given twice.
    """
    first_offsets: dict[str, int] = {}
    # A line of an equivalence bears ``*`` instead of an identifier, so it is never a repetition.
    for match in _LINE.finditer(source.text):
        if match[0].isspace():
            continue
        line = _line(source.text, match.start(), match.end(), complaints)
        before = match.start() if line.kind == "*" else first_offsets.setdefault(line.name, match.start())
        if before != match.start():
            raise complaints.refusal(
                match.start(),
                Wording(
                    "identifier {name} again, after line {line}",
                    name=shown(line.name),
                    line=complaints.place(before)[0],
                ),
                Wording("every identifier once"),
                Wording("renumber one of the two"),
            )
        yield line


def _line(text: str, start: int, end: int, complaints: Complaints) -> BratLine:
    # The letter ahead decides on the one pattern that the body has to match as a whole: no line is tried
    # twice.
    tab = text.find("\t", start, end)
    pattern, described = KINDS.get(text[start], (None, NO_WORDS))
    if pattern is None or tab < 0:
        raise complaints.refusal(
            start,
            Wording("{text!r}, which is not a brat annotation line", text=shown(text[start:end])),
            Wording("an identifier that begins with {kinds}, then a tab", kinds=" ".join(KINDS)),
            Wording("remove or correct the line"),
        )
    body = pattern.fullmatch(text, tab + 1, end)
    if body is None:
        raise complaints.refusal(
            tab + 1,
            Wording(
                "{name} is followed by {text!r}", text=shown(text[tab + 1 : end]), name=shown(text[start:tab])
            ),
            described,
            Wording("correct the line: blanks and tabs matter"),
        )
    return BratLine(text[start], text[start:tab], body, Extent(start, end))


def fragments(line: BratLine, complaints: Complaints) -> tuple[Extent, ...]:
    """Return the extents of a text-bound line, in the order of the text.

    Raises InputRefused for an end before its start; warns of spans without characters.
    """
    result = []
    base = line.place(2).start
    # ``base`` follows the pieces through the line, so that a message names the column of the piece at fault.
    for piece in line.body[2].split(";"):
        first, last = piece.split()
        if max(len(first), len(last)) > _LONGEST_NUMBER:
            raise complaints.refusal(
                base,
                Wording("offset {number}", number=shown(max(first, last, key=len), 20)),
                Wording("offsets in the text"),
                Wording("correct the offset"),
            )
        extent = Extent(int(first), int(last))
        if extent.end < extent.start:
            raise complaints.refusal(
                base,
                Wording("an extent from {first} to {last}", first=first, last=last),
                Wording("an end after its start"),
                Wording("swap or correct the two"),
            )
        if not len(extent):
            complaints.warn(
                base,
                Wording("an empty span at {offset}", offset=first),
                Wording("at least one character"),
                Wording("check the offsets"),
            )
        result.append(extent)
        base += len(piece) + 1
    return tuple(sorted(result))
