"""A page of Markdown as blocks, in the dialect of GitHub as far as pages of the guide use it."""

import re
from collections.abc import Iterator, Sequence

from annotally_gui.services.guide.blocks import (
    CodeBlock,
    FormulaBlock,
    Listing,
    PageBlock,
    PageHeading,
    PageLine,
    PageTable,
    Paragraph,
    Quotation,
    Rule,
    plain_line,
)
from annotally_gui.services.guide.lines import read_line

_FENCE = re.compile(r" {0,3}(`{3,}|~{3,}) *([^`]*)$")
_HEADING = re.compile(r" {0,3}(#{1,6})(?: +(.*?))?(?: +#+)? *$")
_RULE = re.compile(r" {0,3}([-*_])(?: *\1){2,} *$")
_ITEM = re.compile(r"( {0,3})([-*+]|(\d{1,9})[.)])( +|$)")
_QUOTED = re.compile(r" {0,3}> ?")
_DELIMITERS = re.compile(r" *\|?(?: *:?-+:? *\|)* *:?-+:? *\|? *$")
_CELL_END = re.compile(r"(?<!\\)\|")
_ALIGNMENTS = {(False, False): "", (True, False): "left", (False, True): "right", (True, True): "center"}
_NO_SLUG = re.compile(r"[^\w\- ]")


def read_blocks(source: str) -> tuple[PageBlock, ...]:
    """Return the blocks of a page, without comments. Never fails: unknown markup is words."""
    return _BlockReader(without_comments(source).splitlines(), _Slugs()).blocks


def slug(title: str) -> str:
    """Return the anchor that GitHub gives a heading: small letters, blanks as hyphens, no punctuation."""
    return _NO_SLUG.sub("", title.strip().lower()).replace(" ", "-")


def without_comments(source: str) -> str:
    """Return a page without its comments; code keeps them."""
    # Fences and comments hide each other: one walk over the lines knows which is open.
    lines, fence, commented = [], "", False
    for line in source.splitlines():
        match = None if commented else _FENCE.match(line)
        if match and (not fence or (match[1].startswith(fence) and not match[2].strip())):
            fence = "" if fence else match[1]
        elif not fence and not commented and line.lstrip().startswith("<!--"):
            commented = True
        if not commented:
            lines.append(line)
        elif "-->" in line:
            commented = False
            lines.append(line.partition("-->")[2])
    return "\n".join(lines)


class _Slugs:
    """The anchors given so far: one that comes again gets a number."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}

    def of(self, title: str) -> str:
        """Return the anchor of the next heading."""
        name = slug(title)
        count = self._counts.get(name, 0)
        self._counts[name] = count + 1
        return f"{name}-{count}" if count else name


class _BlockReader:
    """A walk over lines. Each kind of block takes its lines; the rest are paragraphs."""

    # What a block is, is decided by its first line, but for tables, which need the next one as well.
    # Lists and quotations hand their lines, without indent or angle, to a reader of their own: each line
    # is looked at once for each level that it is in. Headings inside share the anchors of the page.
    def __init__(self, lines: Sequence[str], slugs: _Slugs) -> None:
        self._lines = lines
        self._slugs = slugs
        self._place = 0
        self.blocks = tuple(self._read())

    def _read(self) -> Iterator[PageBlock]:
        while self._place < len(self._lines):
            if self._lines[self._place].strip():
                yield self._block()
            else:
                self._place += 1

    def _block(self) -> PageBlock:
        line = self._lines[self._place]
        if match := _FENCE.match(line):
            return self._fenced(match)
        if line.strip().startswith("$$"):
            return self._formula()
        if match := _HEADING.match(line):
            self._place += 1
            content = read_line(match[2] or "")
            return PageHeading(len(match[1]), content, self._slugs.of(plain_line(content)))
        if _RULE.match(line):
            self._place += 1
            return Rule()
        if _QUOTED.match(line):
            return self._quotation()
        if _ITEM.match(line):
            return self._listing()
        if line.startswith("    "):
            return self._indented()
        return self._table() if self._is_table(self._place) else self._paragraph()

    def _fenced(self, opening: re.Match[str]) -> PageBlock:
        self._place += 1
        indent = len(opening[0]) - len(opening[0].lstrip())
        lines: list[str] = []
        while self._place < len(self._lines):
            line = self._lines[self._place]
            self._place += 1
            closing = _FENCE.match(line)
            if closing and closing[1].startswith(opening[1]) and not closing[2].strip():
                break
            lines.append(line[min(indent, len(line) - len(line.lstrip())) :])
        text, language = "\n".join(lines), opening[2].strip()
        return FormulaBlock(text) if language == "math" else CodeBlock(text, language)

    def _formula(self) -> PageBlock:
        """Lines between two signs of mathematics, which may be in one line."""
        text = self._lines[self._place].strip()[2:]
        self._place += 1
        while "$$" not in text and self._place < len(self._lines):
            text += "\n" + self._lines[self._place]
            self._place += 1
        return FormulaBlock(text.partition("$$")[0].strip())

    def _quotation(self) -> PageBlock:
        lines = []
        while self._place < len(self._lines) and (line := self._lines[self._place]).strip():
            lines.append(_QUOTED.sub("", line, count=1))
            self._place += 1
        return Quotation(_BlockReader(lines, self._slugs).blocks)

    def _indented(self) -> PageBlock:
        lines = []
        while self._place < len(self._lines):
            line = self._lines[self._place]
            if line.strip() and not line.startswith("    "):
                break
            lines.append(line[4:])
            self._place += 1
        return CodeBlock("\n".join(lines).strip("\n"))

    def _listing(self) -> PageBlock:
        first = _ITEM.match(self._lines[self._place])
        assert first is not None
        items = []
        while self._place < len(self._lines):
            match = _ITEM.match(self._lines[self._place])
            if match is None or bool(match[3]) != bool(first[3]) or _RULE.match(self._lines[self._place]):
                break
            items.append(_BlockReader(self._item_lines(match), self._slugs).blocks)
            self._skip_blanks(before=_ITEM)
        return Listing(tuple(items), int(first[3]) if first[3] else 0)

    def _item_lines(self, match: re.Match[str]) -> list[str]:
        """Return the lines of an item without their indent: those as far in as its words, and lazy ones."""
        # Words behind the bullet set the indent. Code may be four blanks further in and still be words here:
        # more than four behind a bullet count as one.
        width = len(match[1]) + len(match[2]) + min(max(len(match[4]), 1), 4)
        lines = [self._lines[self._place][width:]]
        self._place += 1
        while self._place < len(self._lines):
            line = self._lines[self._place]
            inside = line.startswith(" " * width)
            new = _ITEM.match(line) or self._begins_block(self._place)
            lazy = bool(lines[-1].strip()) and not new
            if not line.strip() and not self._goes_on(width):
                break
            if line.strip() and not inside and not lazy:
                break
            lines.append(line[width:] if inside else line.strip())
            self._place += 1
        return lines

    def _goes_on(self, width: int) -> bool:
        """Tell whether the item goes on behind blank lines."""
        following = (line for line in self._lines[self._place :] if line.strip())
        return next(following, "").startswith(" " * width)

    def _skip_blanks(self, before: re.Pattern[str]) -> None:
        """Pass over blank lines if a line of a kind follows them."""
        place = self._place
        while place < len(self._lines) and not self._lines[place].strip():
            place += 1
        if place < len(self._lines) and before.match(self._lines[place]):
            self._place = place

    def _begins_block(self, place: int) -> bool:
        """Tell whether a line ends the paragraph before it."""
        line = self._lines[place]
        # A number other than 1 begins no list within a paragraph: "in
        # 1998. Then" is broken anywhere.
        kinds = (_FENCE, _HEADING, _RULE, _QUOTED)
        item = _ITEM.match(line)
        return (
            any(kind.match(line) for kind in kinds)
            or line.strip().startswith("$$")
            or (item is not None and bool(item[4]) and item[3] in (None, "1"))
            or self._is_table(place)
        )

    def _paragraph(self) -> PageBlock:
        lines = [self._lines[self._place].lstrip()]
        self._place += 1
        while self._place < len(self._lines) and self._lines[self._place].strip():
            if self._begins_block(self._place):
                break
            lines.append(self._lines[self._place].lstrip())
            self._place += 1
        return Paragraph(read_line("\n".join(lines).rstrip()))

    def _is_table(self, place: int) -> bool:
        """Tell whether a line of cells stands over a line of as many delimiters."""
        line, below = self._lines[place], self._lines[place + 1 : place + 2]
        if "|" not in line or not below or not _DELIMITERS.match(below[0]):
            return False
        return len(_cells(line)) == len(_cells(below[0]))

    def _table(self) -> PageBlock:
        heading = _cells(self._lines[self._place])
        marks = _cells(self._lines[self._place + 1])
        alignments = tuple(_ALIGNMENTS[mark.startswith(":"), mark.endswith(":")] for mark in marks)
        self._place += 2
        rows = []
        while self._place < len(self._lines) and self._lines[self._place].strip():
            if self._begins_block(self._place):
                break
            cells = _cells(self._lines[self._place])[: len(heading)]
            cells += [""] * (len(heading) - len(cells))
            rows.append(_read_cells(cells))
            self._place += 1
        return PageTable(_read_cells(heading), alignments, tuple(rows))


def _cells(line: str) -> list[str]:
    """Return the cells of a line of a table; an escaped stroke is a part of one."""
    text = line.strip().removeprefix("|")
    if text.endswith("|") and not text.endswith("\\|"):
        text = text[:-1]
    return [cell.strip().replace("\\|", "|") for cell in _CELL_END.split(text)]


def _read_cells(cells: Sequence[str]) -> tuple[PageLine, ...]:
    return tuple(map(read_line, cells))
