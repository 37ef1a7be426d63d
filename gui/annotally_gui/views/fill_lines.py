"""The fills on the inspector's cards: runs that are shown alike, and signs for characters not to be seen."""

import unicodedata
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from annotally.reports.tree.inspection import CardLine
from annotally_gui.models.word_differences import NO_DIFFERENCE, Spans, WordDifference

_SYMBOLS = {"\n": "↓", "\t": "→", " ": "·", "\r": "↵", "\u00a0": "⍽"}
_LINE_ENDS = frozenset("\r\n")
_NOTHING = "\u200b"
"""A sign without width, for the first character of a line end of two."""
_UNSEEN = frozenset({"Cc", "Cf", "Zl", "Zp", "Zs"})


class FillRun(NamedTuple):
    """A run of a fill's text: the display, the source text, and how it differs from the other side."""

    display: str
    source: str
    differs: bool
    """Whether it belongs to a word that differs."""
    stands_out: bool = False
    """Whether it is what differs within that word."""

    @property
    def symbol(self) -> bool:
        """Whether the display is a sign for a character that could not be seen."""
        return self.display != self.source


def shows_compared(line: CardLine) -> bool:
    """Tell whether the compared form differs from the text in more than case and width of white space."""
    return bool(line.compared) and _folded(line.text) != _folded(line.compared)


def _folded(text: str) -> str:
    return " ".join(text.casefold().split())


def pieces(
    text: str, difference: WordDifference = NO_DIFFERENCE, part: tuple[int, int] | None = None
) -> list[FillRun]:
    """Cut ``text``, or a part of it, into runs that are shown and marked alike.

    White space is shown by a sign where it matters: at either end, in runs, where it is neither a plain blank
    nor the end of a line, and where nothing else differs. A line end between two words looks like a blank.
    Other unseen characters are shown where they differ, and control characters everywhere.
    """
    end = len(text.rstrip())
    begin = len(text) - len(text.lstrip())
    marked, strong = _flags(len(text), difference.words), _flags(len(text), difference.characters)
    differing = [span for span in difference.words if text[slice(*span)].isspace()]
    blanks = {number for start, end in differing for number in range(start, end)}
    cut = []
    part_start, part_end = part or (0, len(text))
    for number, character in enumerate(text[part_start:part_end], part_start):
        # A blank needs a sign at the edges, in runs, and where only white space differs.
        edge = number < begin or number >= end
        matters = edge or number in blanks or _is_in_run(text, number)
        shown_text = _shown(character, matters, marked[number], text[number : number + 2] == "\r\n")
        cut.append(FillRun(shown_text, character, marked[number], strong[number]))
    return list(_merged(cut))


def _is_in_run(text: str, number: int) -> bool:
    """Tell whether a blank stands beside another, or a line end, of one character or two, beside any."""
    if text[number] == " ":
        return " " in (text[max(0, number - 1) : number], text[number + 1 : number + 2])
    if text[number] not in _LINE_ENDS:
        return False
    begin, end = number, number + 1
    if text[number] == "\n" and text[max(0, number - 1) : number] == "\r":
        begin -= 1
    elif text[number : number + 2] == "\r\n":
        end += 1
    return text[max(0, begin - 1) : begin].isspace() or text[end : end + 1].isspace()


def _flags(length: int, spans: Spans) -> list[bool]:
    flags = [False] * length
    for start, end in spans:
        flags[start:end] = [True] * (end - start)
    return flags


def _shown(character: str, matters: bool, differs: bool, is_pair: bool) -> str:
    # Format characters (Cf), such as joiners, shape the letters around them and are shown only where they
    # differ.
    if character == " ":
        return "·" if matters else " "
    if character in _LINE_ENDS and not matters:
        return _NOTHING if character == "\r" and is_pair else " "
    if character in _SYMBOLS:
        return _SYMBOLS[character]
    category = unicodedata.category(character)
    if category in _UNSEEN and (differs or category != "Cf"):
        return f"⟨U+{ord(character):04X}⟩"
    return character


def _merged(cut: Iterable[FillRun]) -> Iterator[FillRun]:
    """Join plain neighbours; a sign stays alone, so that it can be taken back when copied."""
    numbered = enumerate(cut)
    for _, group in groupby(
        numbered,
        key=lambda item: (
            item[1].differs,
            item[1].stands_out,
            item[0] if item[1].symbol else -1,
        ),
    ):
        run = [piece for _, piece in group]
        text = "".join(piece.display for piece in run)
        source = "".join(piece.source for piece in run)
        yield FillRun(text, source, run[0].differs, run[0].stands_out)
