"""The words within a line of Markdown: code, links, formulas, strong words; in the dialect of GitHub."""

import re
import string
from collections.abc import Callable
from html import unescape

from annotally_gui.services.guide.blocks import (
    Anchor,
    Code,
    Formula,
    Inline,
    LineBreak,
    PageLine,
    PageLink,
    PagePicture,
    PlainWords,
    Styled,
)
from annotally_gui.services.rich_text import ANCHOR_TAG, BREAK_TAG

_STYLES = {"**": "strong", "__": "strong", "*": "emphasis", "_": "emphasis", "~~": "struck"}
_ELEMENTS = {"sup": "raised", "sub": "lowered", "kbd": "key"}
_START = re.compile(r"[\\`$<!\[*_~&]|https?://|  \n|\n")
"""Where something else than plain words may begin."""
_TICKS = re.compile(r"`+")
_MATH = re.compile(r"\$`([^`\n]+)`\$|\$(?![\s$])([^$\n]*[^$\s\\])\$(?!\w)")
_AUTOLINK = re.compile(r"<(https?://[^\s<>]+)>")
_ADDRESS = re.compile(r"https?://[^\s<>\"')\]]*[^\s<>\"')\].,;:!?]")
_ELEMENT = re.compile(r"<(sup|sub|kbd)>")
_ENTITY = re.compile(r"&(?:#\d{1,7}|#x[0-9a-fA-F]{1,6}|[a-zA-Z]{2,24});")
_TARGET = re.compile(r"""\(\s*<?([^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?:\s+"[^"]*")?\s*\)""")
_ESCAPED = frozenset(string.punctuation)


def read_line(text: str) -> PageLine:
    """Return the parts of a line, or of the lines of a paragraph joined by line feeds."""
    return _LineReader(text).parts


class _LineReader:
    """A walk over a text from one sign to the next, each of which begins a part or stands for itself."""

    # The next sign is searched by one expression, so plain words cost nothing. A reader takes the part
    # that its sign begins and returns the place behind it, or the place of the sign: then the sign is a
    # letter like any other. Only emphasis and brackets look ahead, each up to its end: linear but for
    # signs that are never closed, of which a line has few.
    def __init__(self, text: str) -> None:
        self._text = text
        self._words: list[str] = []
        self._parts: list[Inline] = []
        place = 0
        while (match := _START.search(text, place)) is not None:
            self._words.append(text[place : match.start()])
            place = self._read(match.start(), match[0])
        self._words.append(text[place:])
        self._flush()
        self.parts = tuple(self._parts)

    def _flush(self) -> None:
        words = "".join(self._words)
        if words:
            self._parts.append(PlainWords(words))
        self._words.clear()

    def _add(self, part: Inline) -> None:
        self._flush()
        self._parts.append(part)

    def _read(self, start: int, sign: str) -> int:
        """Take the part that begins at a sign, and return where the text goes on."""
        if sign == "\n":
            self._words.append(" ")
            return start + 1
        reader = _READERS.get(sign[0], _LineReader._address)
        end = reader(self, start)
        if end == start:  # it begins nothing: the sign stands for itself
            self._words.append(sign[0])
            end += 1
        return end

    def _escape(self, start: int) -> int:
        following = self._text[start + 1 : start + 2]
        if following == "\n":
            self._add(LineBreak())
        elif following in _ESCAPED and following:
            self._words.append(following)
        else:
            return start
        return start + 2

    def _hard_break(self, start: int) -> int:
        self._add(LineBreak())
        return start + 3

    def _code(self, start: int) -> int:
        """Take the code between a run of ticks and the next run of as many."""
        ticks = _run(self._text, start)
        end = _closing_ticks(self._text, start + ticks, ticks)
        if end < 0:
            self._words.append("`" * ticks)
            return start + ticks
        # One blank inside both ends is not part of the code: it lets code begin with a tick.
        code = self._text[start + ticks : end].replace("\n", " ")
        padded = len(code) > 1 and code[0] == code[-1] == " " and code.strip()
        self._add(Code(code[1:-1] if padded else code))
        return end + ticks

    def _math(self, start: int) -> int:
        # As on GitHub: no blank inside, no letter or digit outside. So prices are no formulas.
        match = _MATH.match(self._text, start)
        if match is None or self._text[start - 1 : start].isalnum():
            return start
        self._add(Formula(match[1] or match[2]))
        return match.end()

    def _markup(self, start: int) -> int:
        """Take an address in angles, an anchor, a break, or one of three elements."""
        text = self._text
        if match := _AUTOLINK.match(text, start):
            self._add(PageLink(match[1], (PlainWords(match[1]),)))
        elif match := ANCHOR_TAG.match(text, start):
            self._add(Anchor(match[1]))
        elif match := BREAK_TAG.match(text, start):
            self._add(LineBreak())
        elif match := _ELEMENT.match(text, start):
            end = text.find(f"</{match[1]}>", match.end())
            if end < 0:
                return start
            self._add(Styled(_ELEMENTS[match[1]], read_line(text[match.end() : end])))
            return end + len(match[1]) + 3
        else:
            return start
        return match.end()

    def _entity(self, start: int) -> int:
        match = _ENTITY.match(self._text, start)
        if match is None:
            return start
        self._words.append(unescape(match[0]))
        return match.end()

    def _picture(self, start: int) -> int:
        if self._text[start + 1 : start + 2] != "[":
            return start
        bracket = _closing_bracket(self._text, start + 1)
        match = _TARGET.match(self._text, bracket + 1) if bracket >= 0 else None
        if match is None:
            return start
        self._add(PagePicture(match[1], self._text[start + 2 : bracket]))
        return match.end()

    def _link(self, start: int) -> int:
        bracket = _closing_bracket(self._text, start)
        match = _TARGET.match(self._text, bracket + 1) if bracket >= 0 else None
        if match is None:
            return start
        self._add(PageLink(match[1], read_line(self._text[start + 1 : bracket])))
        return match.end()

    def _address(self, start: int) -> int:
        match = _ADDRESS.match(self._text, start)
        if match is None:
            return start
        self._add(PageLink(match[0], (PlainWords(match[0]),)))
        return match.end()

    def _emphasis(self, start: int) -> int:
        """Take words between two equal marks that touch them; ``_`` only where no word goes on."""
        text = self._text
        run = _run(text, start)
        mark = text[start : start + (2 if run >= 2 else 1)]
        if mark not in _STYLES or text[start + len(mark) : start + len(mark) + 1].isspace():
            return start
        # Within a name such as snake_case the marks are letters; the whole run of them is passed over.
        if mark[0] == "_" and text[start - 1 : start].isalnum():
            self._words.append(text[start : start + run])
            return start + run
        end = _closing_mark(text, start + len(mark), mark)
        if end < 0:
            return start
        self._add(Styled(_STYLES[mark], read_line(text[start + len(mark) : end])))
        return end + len(mark)


_READERS: dict[str, Callable[[_LineReader, int], int]] = {
    "\\": _LineReader._escape,
    "`": _LineReader._code,
    "$": _LineReader._math,
    "<": _LineReader._markup,
    "!": _LineReader._picture,
    "[": _LineReader._link,
    "&": _LineReader._entity,
    " ": _LineReader._hard_break,
    **dict.fromkeys("*_~", _LineReader._emphasis),
}


def _run(text: str, start: int) -> int:
    """Return how often the sign at a place is repeated."""
    end = start
    while end < len(text) and text[end] == text[start]:
        end += 1
    return end - start


def _closing_ticks(text: str, start: int, ticks: int) -> int:
    """Return where the next run of just so many ticks begins; -1 if there is none."""
    return next((match.start() for match in _TICKS.finditer(text, start) if len(match[0]) == ticks), -1)


def _skipped_code(text: str, place: int) -> int:
    """Return the end of the code, or of the escaped sign, that begins at a place; the place if none does."""
    if text[place] == "\\":
        return place + 2
    if text[place] != "`":
        return place
    ticks = _run(text, place)
    end = _closing_ticks(text, place + ticks, ticks)
    return place + ticks if end < 0 else end + ticks


def _closing_bracket(text: str, start: int) -> int:
    """Return where the bracket at ``start`` is closed, code aside; -1 if it is not."""
    depth, place = 0, start
    while place < len(text):
        after = _skipped_code(text, place)
        if after == place:
            depth += {"[": 1, "]": -1}.get(text[place], 0)
            if not depth:
                return place
            after += 1
        place = after
    return -1


def _closing_mark(text: str, start: int, mark: str) -> int:
    """Return where words in marks end, code aside; -1 if they do not."""
    # A run that is longer closes the inner words first: of three stars the last ones are ours. Two stars do
    # not close one: they are the ends of strong words inside.
    place = start
    while place < len(text):
        after = _skipped_code(text, place)
        if after != place:
            place = after
            continue
        run = _run(text, place) if text[place] == mark[0] else 0
        ends_word = mark[0] != "_" or not text[place + run : place + run + 1].isalnum()
        if run >= len(mark) and (run != 2 or len(mark) == 2) and ends_word and not text[place - 1].isspace():
            return place + run - len(mark) if run > 2 else place
        place += max(run, 1)
    return -1
