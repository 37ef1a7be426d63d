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
from annotally.model.wording import Wording

INDENT = "        "
"""Ahead of a value that gets a line of its own."""

_LINE = re.compile(r"[^\r\n]*")
_NAME = re.compile(r":(\S*)")
_VALUE = re.compile(r"""\s*(?:"(?P<double>[^"]*)"|'(?P<single>[^']*)'|(?P<open>["'])|(?P<bare>\S+))""")
_REST = re.compile(r"[ \t]*(?:\r\n|\n|\r|\Z)")
_PLAIN = re.compile(r"""[^\s"':#;]\S*""")


class Token(NamedTuple):
    """A value, or a token inside a value: its text, the start of that, and its range with quotes."""

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
    while match := _VALUE.match(text, position):
        kind = match.lastgroup or ""
        if kind == "open":
            raise UnclosedError(offset + match.start(kind), closed=False)
        position = match.end()
        start = match.start(kind) - (kind != "bare")
        yield Token(match[kind], offset + match.start(kind), offset + start, offset + position)
        if kind != "bare" and position < end and not text[position].isspace():
            raise UnclosedError(offset + position, closed=True)


class OptionEntry(NamedTuple):
    """An option of a file: its name as written, the range of colon and name, its values."""

    name: str
    start: int
    end: int
    values: tuple[Token, ...]


@dataclass(frozen=True)
class ConfigurationText:
    """A configuration file and its options in the order of the file."""

    source: Source
    entries: tuple[OptionEntry, ...]

    @cached_property
    def complaints(self) -> Complaints:
        """The converter of offsets into lines and columns."""
        return Complaints(self.source)

    def entry(self, name: str) -> OptionEntry | None:
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
    # There is an empty match behind every line end, which is no line.
    return (line for line in _LINE.finditer(text) if line[0])


class _Reading:
    """The state of one pass over the lines."""

    def __init__(self, source: Source) -> None:
        self.errors: list[Diagnostic] = []
        self._complaints = Complaints(source)
        self._names: list[tuple[str, int, int]] = []
        self._values: list[list[Token]] = []
        self._stray = False

    def entries(self) -> tuple[OptionEntry, ...]:
        named_values = zip(self._names, self._values, strict=True)
        return tuple(OptionEntry(*name, tuple(values)) for name, values in named_values)

    def take_line(self, offset: int, line: str) -> None:
        # An option's name must begin in column one; everything up to the next name is values, line by line.
        if line[0] in "#;":
            return
        if match := _NAME.match(line):
            if not match[1]:
                self._refuse(
                    offset,
                    Wording("a colon without a name"),
                    Wording("the name of an option"),
                    Wording("write the name right after the colon"),
                )
            self._names.append((match[1], offset, offset + match.end()))
            self._values.append([])
            offset, line = offset + match.end(), line[match.end() :]
        elif not self._names and line.strip():
            self._refuse_stray(offset, line)
            return
        self._take_values(offset, line)

    def _refuse_stray(self, offset: int, line: str) -> None:
        if not self._stray:  # one message for all lines ahead of the first option
            self._stray = True
            start = offset + len(line) - len(line.lstrip())
            remedy = Wording("put a colon into column one before an option's name, # before a comment")
            self._refuse(
                start,
                Wording("{line!r} before the first option", line=shown(line.strip())),
                Wording("an option"),
                remedy,
            )

    def _take_values(self, offset: int, line: str) -> None:
        if not self._names:
            return
        try:
            for token in tokens(line, offset):
                self._values[-1].append(token)
        except UnclosedError as unclosed:
            self._refuse(unclosed.at, *describe_quote_fault(line, unclosed, offset))

    def _refuse(self, at: int, message: Wording, expected: Wording, remedy: Wording) -> None:
        self.errors.append(Diagnostic(Severity.ERROR, *self._place(at), message, expected, remedy))

    def _place(self, at: int) -> tuple[str, int, int]:
        return self._complaints.source.path, *self._complaints.place(at)


def describe_quote_fault(line: str, unclosed: UnclosedError, offset: int) -> tuple[Wording, Wording, Wording]:
    """Return message, expectation and remedy for the unclosed quote in ``line``."""
    remainder = shown(line[unclosed.at - offset :], 30)
    if unclosed.closed:
        return (
            Wording("{text!r} right after a closing quote", text=remainder),
            Wording("white space"),
            Wording("put a blank between two values"),
        )
    return (
        Wording("{text!r}: a quote that is not closed", text=remainder),
        Wording("a quote at each end of a value"),
        Wording("close it on the same line, or leave it out"),
    )


# --- writing


def quote_value(value: str, preferred: str = "") -> str:
    """Return a value as a file holds it, in quotes where it needs them or ``preferred`` names them.

    Raises InputRefused for what no file can hold: line breaks, and both kinds of quotes where one is needed.
    """
    if not preferred and _PLAIN.fullmatch(value):
        return value
    # The preferred quote, then either kind that the value does not contain; without any, the bare value if
    # the grammar allows it.
    for quote in (preferred, '"', "'"):
        if quote and quote not in value and not re.search(r"[\r\n]", value):
            return f"{quote}{value}{quote}"
    if _PLAIN.fullmatch(value):
        return value
    expected = Wording("one line, without one of the two kinds of quotes")
    raise InputRefused(
        Diagnostic(
            Severity.ERROR,
            "configuration",
            0,
            0,
            Wording("the value {value!r}", value=shown(value)),
            expected,
            Wording("change the value"),
        )
    )


def replace_values(file: ConfigurationText, name: str, values: Sequence[str], *, lines: bool = False) -> str:
    """Return the file's text with other values for one option; every other byte stands.

    Values that stay keep their place and spelling. An option that is not there yet is added at the end.
    ``lines``: each value on a line of its own where the file does not show otherwise. Raises InputRefused for
    values that no file can hold.
    """
    entry = file.entry(name)
    if entry is None:
        return _append_option(file.source.text, name, values, lines=lines)
    # Common values at the beginning and at the end keep their bytes. In between, as many as both lists have
    # are replaced in place; the surplus is inserted, or cut with its blanks and emptied lines.
    old = [token.text for token in entry.values]
    first = _count_common(old, values)
    last = _count_common(old[first:][::-1], values[first:][::-1])
    replaced = entry.values[first : len(old) - last]
    new_values = values[first : len(values) - last]
    shared_count = min(len(replaced), len(new_values))
    edits = [
        (token.start, token.end, quote_value(value, _quote(file, token)))
        for token, value in zip(replaced, new_values, strict=False)
    ]
    if len(new_values) > shared_count:
        before = first + shared_count
        at = entry.values[before - 1].end if before else entry.end
        separator = _separator(file, entry, lines=lines)
        preferred = _quote(file, entry.values[0]) if entry.values else ""
        edits.append(
            (
                at,
                at,
                "".join(separator + quote_value(value, preferred) for value in new_values[shared_count:]),
            )
        )
    text = file.source.text
    surplus = replaced[shared_count:]
    return _splice(text, [*edits, *_cut_ranges(text, [(token.start, token.end) for token in surplus])])


def remove_option(file: ConfigurationText, name: str) -> str:
    """Return the file's text without one option; comments between its values stay."""
    entry = file.entry(name)
    if entry is None:
        return file.source.text
    ranges = [(entry.start, entry.end), *((token.start, token.end) for token in entry.values)]
    return _splice(file.source.text, _cut_ranges(file.source.text, ranges))


def _count_common(first: Sequence[str], second: Sequence[str]) -> int:
    return next(
        (n for n, (a, b) in enumerate(zip(first, second, strict=False)) if a != b),
        min(len(first), len(second)),
    )


def _quote(file: ConfigurationText, token: Token) -> str:
    return file.source.text[token.start] if token.at > token.start else ""


def line_end(text: str) -> str:
    """Return the line ending of a text, a line feed if it has none."""
    match = re.search(r"\r\n|\n|\r", text)
    return match[0] if match else "\n"


def _append_option(text: str, name: str, values: Sequence[str], *, lines: bool) -> str:
    end = line_end(text)
    separator = end + INDENT if lines else " "
    ahead = "" if not text or text[-1] in "\r\n" else end
    return f"{text}{ahead}:{name}{''.join(separator + quote_value(value) for value in values)}{end}"


def _separator(file: ConfigurationText, entry: OptionEntry, *, lines: bool) -> str:
    """Return the separator between two values of this option: a blank, or a line break and an indentation."""
    # The file's own habit decides: the first two values show whether each has a line of its own, and the
    # white space ahead of the first is the indentation. Only where neither shows it the option's kind does.
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


def _cut_ranges(text: str, ranges: Iterable[tuple[int, int]]) -> list[tuple[int, int, str]]:
    """Return the edits that delete ranges, with the blanks ahead of them and emptied lines."""
    # Ranges are in order. One that begins where the edit before it ended is joined with it, so that edits
    # never overlap.
    edits: list[tuple[int, int, str]] = []
    for start, end in ranges:
        begin = edits[-1][1] if edits else 0
        while start > begin and text[start - 1] in " \t":
            start -= 1
        if edits and start == begin:
            start = edits.pop()[0]
        line_remainder = _REST.match(text, end) if start == 0 or text[start - 1] in "\r\n" else None
        edits.append((start, line_remainder.end() if line_remainder else end, ""))
    return edits


def _splice(text: str, edits: list[tuple[int, int, str]]) -> str:
    pieces, position = [], 0
    for start, end, new in sorted(edits, key=lambda edit: edit[:2]):
        pieces += [text[position:start], new]
        position = end
    return "".join([*pieces, text[position:]])
