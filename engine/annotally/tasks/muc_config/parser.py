"""A MUC configuration file as text: its options and values with their places, and edits that keep the rest.

Grammar (manual, "Main Configuration File Format"): an option begins with a colon in column one, its name
right behind it; values follow, separated by white space and line breaks, in single or double quotes where
they contain any. A quoted value closes on its line. Lines that begin with ``#`` or ``;`` are comments, as in
template files.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from annotally.model.diagnostics import Diagnostic, InputRefused, Severity
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Source

INDENT = "        "
"""Ahead of a value that gets a line of its own."""

_LINE = re.compile(r"[^\r\n]*")
_NAME = re.compile(r":(\S*)")
_VALUE = re.compile(r"""\s*(?:"(?P<double>[^"]*)"|'(?P<single>[^']*)'|(?P<open>["'])|(?P<bare>\S+))""")
_REST = re.compile(r"[ \t]*(?:\r\n|\n|\r|\Z)")
_PLAIN = re.compile(r"""[^\s"':#;]\S*""")


class Token(NamedTuple):
    """One value, or one token inside a value: what it says, where that begins, and its range with quotes."""

    text: str
    at: int
    start: int
    end: int


class UnclosedError(Exception):
    """A quote that does not close on its line, or is followed by more than white space. ``at``: its place."""

    def __init__(self, at: int, *, closed: bool) -> None:
        super().__init__(at)
        self.at = at
        self.closed = closed


def tokens(text: str, offset: int = 0) -> Iterator[Token]:
    """Yield a line's tokens; their places count from ``offset``. Raises Unclosed behind the last good one."""
    position, end = 0, len(text)
    while found := _VALUE.match(text, position):
        kind = found.lastgroup or ""
        if kind == "open":
            raise UnclosedError(offset + found.start(kind), closed=False)
        position = found.end()
        start = found.start(kind) - (kind != "bare")
        yield Token(found[kind], offset + found.start(kind), offset + start, offset + position)
        if kind != "bare" and position < end and not text[position].isspace():
            raise UnclosedError(offset + position, closed=True)


class Entry(NamedTuple):
    """One option as it stands in the file: its name as written, the range of colon and name, its values."""

    name: str
    start: int
    end: int
    values: tuple[Token, ...]


@dataclass(frozen=True)
class ConfigurationText:
    """One configuration file and its options in the order of the file."""

    source: Source
    entries: tuple[Entry, ...]

    @cached_property
    def complaints(self) -> Complaints:
        """What turns places into findings."""
        return Complaints(self.source)

    def entry(self, name: str) -> Entry | None:
        """Return the option of that name, whatever its case."""
        return next((entry for entry in self.entries if entry.name.casefold() == name.casefold()), None)

    def place(self, offset: int) -> str:
        """Return ``file:line`` of an offset."""
        return f"{self.source.path}:{self.complaints.place(offset)[0]}"


def parse_text(source: Source) -> tuple[ConfigurationText, list[Diagnostic]]:
    """Return the options of a file, and every error in its grammar. Linear in its length."""
    reading = _Reading(source)
    for line in _lines(source.text):
        reading.take_line(line.start(), line[0])
    return ConfigurationText(source, reading.entries()), reading.errors


def _lines(text: str) -> Iterator[re.Match[str]]:
    # An empty match stands behind every line end; none of these holds anything.
    return (line for line in _LINE.finditer(text) if line[0])


class _Reading:
    """One pass over the lines."""

    def __init__(self, source: Source) -> None:
        self.errors: list[Diagnostic] = []
        self._complaints = Complaints(source)
        self._names: list[tuple[str, int, int]] = []
        self._values: list[list[Token]] = []
        self._stray = False

    def entries(self) -> tuple[Entry, ...]:
        named = zip(self._names, self._values, strict=True)
        return tuple(Entry(*name, tuple(values)) for name, values in named)

    def take_line(self, offset: int, line: str) -> None:
        if line[0] in "#;":
            return
        if found := _NAME.match(line):
            if not found[1]:
                self._refuse(
                    offset, "a colon without a name", "the name of an option", "write it right behind"
                )
            self._names.append((found[1], offset, offset + found.end()))
            self._values.append([])
            offset, line = offset + found.end(), line[found.end() :]
        elif not self._names and line.strip():
            self._refuse_stray(offset, line)
            return
        self._take_values(offset, line)

    def _refuse_stray(self, offset: int, line: str) -> None:
        if not self._stray:  # one message, however many lines stand ahead of the first option
            self._stray = True
            start = offset + len(line) - len(line.lstrip())
            remedy = "put a colon into column one ahead of an option's name, # ahead of a comment"
            self._refuse(start, f"{shown(line.strip())!r} ahead of the first option", "an option", remedy)

    def _take_values(self, offset: int, line: str) -> None:
        if not self._names:
            return
        try:
            for token in tokens(line, offset):
                self._values[-1].append(token)
        except UnclosedError as unclosed:
            self._refuse(unclosed.at, *said_of_quote(line, unclosed, offset))

    def _refuse(self, at: int, found: str, expected: str, remedy: str) -> None:
        self.errors.append(Diagnostic(Severity.ERROR, *self._place(at), found, expected, remedy))

    def _place(self, at: int) -> tuple[str, int, int]:
        return self._complaints.source.path, *self._complaints.place(at)


def said_of_quote(line: str, unclosed: UnclosedError, offset: int) -> tuple[str, str, str]:
    """Return what was found, what was expected and the remedy for a quote that goes wrong in ``line``."""
    rest = shown(line[unclosed.at - offset :], 30)
    if unclosed.closed:
        return f"{rest!r} right behind a closing quote", "white space", "put a blank between two values"
    remedy = "close it on the same line, or leave it out"
    return f"{rest!r}: a quote that is not closed", "a quote at each end of a value", remedy


# --- writing


def quoted(value: str, preferred: str = "") -> str:
    """Return a value as a file holds it, in quotes where it needs them or ``preferred`` names them.

    Raises InputRefused for what no file can hold: line breaks, and both kinds of quotes where one is needed.
    """
    if not preferred and _PLAIN.fullmatch(value):
        return value
    for quote in (preferred, '"', "'"):
        if quote and quote not in value and not re.search(r"[\r\n]", value):
            return f"{quote}{value}{quote}"
    if _PLAIN.fullmatch(value):
        return value
    expected = "one line, without one of the two kinds of quotes"
    raise InputRefused(
        Diagnostic(
            Severity.ERROR, "configuration", 0, 0, f"the value {shown(value)!r}", expected, "change the value"
        )
    )


def changed(file: ConfigurationText, name: str, values: Sequence[str], *, lines: bool = False) -> str:
    """Return the file's text with other values for one option; every other byte stands.

    Values that stay keep their place and spelling. An option that is not there yet is added at the end.
    ``lines``: each value on a line of its own where the file does not show otherwise. Raises InputRefused for
    values that no file can hold.
    """
    entry = file.entry(name)
    if entry is None:
        return _appended(file.source.text, name, values, lines=lines)
    old = [token.text for token in entry.values]
    first = _common(old, values)
    last = _common(old[first:][::-1], values[first:][::-1])
    replaced = entry.values[first : len(old) - last]
    wanted = values[first : len(values) - last]
    both = min(len(replaced), len(wanted))
    edits = [
        (token.start, token.end, quoted(value, _quote(file, token)))
        for token, value in zip(replaced, wanted, strict=False)
    ]
    if len(wanted) > both:
        before = first + both
        at = entry.values[before - 1].end if before else entry.end
        separator = _separator(file, entry, lines=lines)
        preferred = _quote(file, entry.values[0]) if entry.values else ""
        edits.append((at, at, "".join(separator + quoted(value, preferred) for value in wanted[both:])))
    text = file.source.text
    gone = replaced[both:]
    return _spliced(text, [*edits, *_cut(text, [(token.start, token.end) for token in gone])])


def removed(file: ConfigurationText, name: str) -> str:
    """Return the file's text without one option; comments between its values stay."""
    entry = file.entry(name)
    if entry is None:
        return file.source.text
    ranges = [(entry.start, entry.end), *((token.start, token.end) for token in entry.values)]
    return _spliced(file.source.text, _cut(file.source.text, ranges))


def _common(one: Sequence[str], other: Sequence[str]) -> int:
    return next(
        (n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )


def _quote(file: ConfigurationText, token: Token) -> str:
    return file.source.text[token.start] if token.at > token.start else ""


def line_end(text: str) -> str:
    """Return how the lines of a text end."""
    found = re.search(r"\r\n|\n|\r", text)
    return found[0] if found else "\n"


def _appended(text: str, name: str, values: Sequence[str], *, lines: bool) -> str:
    end = line_end(text)
    separator = end + INDENT if lines else " "
    ahead = "" if not text or text[-1] in "\r\n" else end
    return f"{text}{ahead}:{name}{''.join(separator + quoted(value) for value in values)}{end}"


def _separator(file: ConfigurationText, entry: Entry, *, lines: bool) -> str:
    """Return what stands between two values of this option: a blank, or a line break and an indentation."""
    text = file.source.text
    if entry.values:
        begin = (
            max(text.rfind("\n", 0, entry.values[0].start), text.rfind("\r", 0, entry.values[0].start)) + 1
        )
        lead = text[begin : entry.values[0].start]
        if len(entry.values) > 1:
            lines = bool(re.search(r"[\r\n]", text[entry.values[0].end : entry.values[1].start]))
        if lines and not lead.strip():
            return line_end(text) + (lead or INDENT)
    return line_end(text) + INDENT if lines else " "


def _cut(text: str, ranges: Iterable[tuple[int, int]]) -> list[tuple[int, int, str]]:
    """Return the edits that take ranges out, with the blanks ahead of them and lines left empty."""
    edits: list[tuple[int, int, str]] = []
    for start, end in ranges:
        begin = edits[-1][1] if edits else 0
        while start > begin and text[start - 1] in " \t":
            start -= 1
        if edits and start == begin:
            start = edits.pop()[0]
        rest = _REST.match(text, end) if start == 0 or text[start - 1] in "\r\n" else None
        edits.append((start, rest.end() if rest else end, ""))
    return edits


def _spliced(text: str, edits: list[tuple[int, int, str]]) -> str:
    pieces, position = [], 0
    for start, end, new in sorted(edits, key=lambda edit: edit[:2]):
        pieces += [text[position:start], new]
        position = end
    return "".join([*pieces, text[position:]])
