"""Reader of global mapping files: rules ``A => B / C __ D``, one a line (H5; NIST's rule format).

The first token of the first line begins comments. Lines that begin with ``*`` are the header. Strings in
square brackets or double quotes keep their blanks at the ends. A comment with ``INPUT_DEPENDENT_APPLICATION =
"regular expression"`` says for which inputs the rules behind it are meant.
"""

import re
import time
from collections.abc import Sequence

import msgspec

from annotally.model.diagnostics import Diagnostic, InputRefused, error
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Source
from annotally.model.wording import Wording, sentence_of
from annotally.text.expression_syntax import LARGEST
from annotally.text.expressions import Expression, SearchTooLongError

PATIENCE = 2.0
"""Seconds of work for all expressions of one file together, preparing them and searching with them."""


class GlmRule(msgspec.Struct, frozen=True, gc=False):
    """``left`` becomes ``right`` where ``before`` stands ahead of it and ``behind`` follows it."""

    left: str
    right: str
    before: str
    behind: str
    applies: str | None
    """The expression that the kind of input, or its side, must contain in lower case; None: any input."""
    line: int


class RuleSet(msgspec.Struct, frozen=True):
    """The rules of a file in its order, with the properties that its header gives."""

    rules: tuple[GlmRule, ...] = ()
    name: str = ""
    description: str = ""
    copy_no_hit: bool = True
    """Whether signs that no rule matches are copied; otherwise they are left out."""
    case_sensitive: bool = True
    warnings: tuple[Diagnostic, ...] = ()
    file: str = ""
    """Where the rules come from, for messages."""

    def for_input(self, *kinds: str) -> "RuleSet":
        """Return only the rules for an input of these kinds: its format, and ``ref`` or ``hyp``.

        Raises InputRefused where the expressions that say so take longer than `PATIENCE`.
        """
        is_meant = self._meant_for([kind.lower() for kind in kinds])
        return msgspec.structs.replace(
            self, rules=tuple(rule for rule in self.rules if is_meant[rule.applies])
        )

    def _meant_for(self, kinds: Sequence[str]) -> dict[str | None, bool]:
        """Return for each expression of a rule whether it finds something in one of these kinds."""
        is_meant: dict[str | None, bool] = {None: True}
        # One time limit for all expressions together: a file with many slow ones is refused like one with
        # one.
        line, ends = 0, time.process_time() + PATIENCE
        try:
            for rule in self.rules:
                line = rule.line
                if rule.applies is not None and rule.applies not in is_meant:
                    matches = Expression(rule.applies).matches(kinds, ends - time.process_time())
                    is_meant[rule.applies] = any(matches)
        except SearchTooLongError:
            problem = Wording(
                "INPUT_DEPENDENT_APPLICATION of this rule takes more than {limit:g} s to search",
                limit=PATIENCE,
            )
            remedy = Wording("make it simpler; a name such as ctm or hyp is enough")
            raise error(
                self.file, line, 1, problem, Wording("an expression with few ways to match"), remedy
            ) from None
        return is_meant


def read_rules(source: Source, *, skip_damaged: bool = False) -> RuleSet:
    """Return the rules of a global mapping file.

    Raises `InputRefused` with one error for every damaged line; with ``skip_damaged`` these are left out, and
    each is a warning.
    """
    return _Reader(source, skip_damaged=skip_damaged).read()


class _Damage(Exception):  # noqa: N818  # says what a line is
    """An error in a line, at a column from 0."""

    def __init__(self, column: int, found: Wording, expected: Wording, remedy: Wording) -> None:
        super().__init__(found)
        self.column, self.found, self.expected, self.remedy = column, found, expected, remedy


_APPLICATION = re.compile(r'\s+INPUT_DEPENDENT_APPLICATION\s*=\s*"([^"]*)"')
_VALUE = re.compile(r"""(["'])(.*?)\1""")
_CONTEXT = re.compile(r"/([^/]*?)(?<!\S)(_+)([^\s\[\"]*)([^/]*)\Z")
_MOST, _DEEPEST = 1000, 20
"""How many ways there may be through the alternatives of a rule, and how deep one may lie in another."""
_TRUE, _FALSE = {"T", "YES", "TRUE"}, {"F", "NO", "FALSE"}


class _Reader:
    def __init__(self, source: Source, *, skip_damaged: bool) -> None:
        self._source = source
        self._complaints = Complaints(source)
        self._skip = skip_damaged
        self._applies: str | None = None
        self._expressions: set[str] = set()
        self._parts_left = LARGEST
        self._rules: list[GlmRule] = []
        self._header: dict[str, str | bool] = {}

    def read(self) -> RuleSet:
        """Return the rules of the source."""
        # Damage in one line does not hide that of the others: every line is read, and all errors are raised
        # at once.
        refusals: list[InputRefused] = []
        offset = 0
        lines = self._source.text.split("\n")
        flag = lines[0].split()[0] if lines[0].split() else ""
        for number, line in enumerate(lines, 1):
            try:
                self._line(line.rstrip(), flag, number, offset)
            except _Damage as damage:
                diagnostic = (offset + damage.column, damage.found, damage.expected, damage.remedy)
                if self._skip:
                    self._complaints.warn(*diagnostic)
                else:
                    refusals.append(self._complaints.refusal(*diagnostic))
            offset += len(line) + 1
        if refusals:
            raise InputRefused(*(diagnostics for refusal in refusals for diagnostics in refusal.diagnostics))
        header = msgspec.convert(self._header, RuleSet)
        rules, warnings = tuple(self._rules), tuple(self._complaints.warnings)
        return msgspec.structs.replace(header, rules=rules, warnings=warnings, file=self._source.path)

    def _line(self, line: str, flag: str, number: int, offset: int) -> None:
        if flag and line.startswith(flag):
            if match := _APPLICATION.match(line, len(flag)):
                self._applies = self._expression(match[1].lower(), match.start(1))
        elif line.startswith("*"):
            self._header_line(line)
        elif number > 1 or not flag:
            content = line.partition(flag)[0] if flag else line
            if content.strip():
                self._rules.append(self._rule(content, number, offset))

    def _expression(self, expression: str, column: int) -> str:
        # Expressions take time to be prepared, by their size; all of a file together may have that of one.
        if expression in self._expressions:
            return expression
        try:
            parts = Expression(expression).parts
        except re.error as problem:
            fault = Wording(
                "{expression!r} is not a regular expression: {why}",
                expression=shown(expression),
                why=sentence_of(problem),
            )
            raise _Damage(
                column, fault, Wording("one as in Perl"), Wording("correct the expression")
            ) from None
        if parts > self._parts_left:
            fault = Wording("more than {limit:,} parts in the expressions of one file", limit=LARGEST)
            raise _Damage(
                column, fault, Wording("a name such as ctm or hyp"), Wording("write fewer or shorter ones")
            )
        self._parts_left -= parts
        self._expressions.add(expression)
        return expression

    def _header_line(self, line: str) -> None:
        match = _VALUE.search(line)
        if not match:
            raise _Damage(
                0,
                Wording("{line!r} has no value", line=shown(line)),
                Wording("a value in quotes"),
                Wording("put the value in quotes"),
            )
        # Keys are recognised by a word they contain.
        key, value = line[: match.start()].upper(), match[2]
        if "FORMAT" in key and value.upper() not in ("NIST1", "NIST2"):
            raise _Damage(
                match.start(),
                Wording("rules of the format {value!r}", value=value),
                Wording("NIST1 or NIST2"),
                Wording("convert the rules"),
            )
        for word, field in (("NAME", "name"), ("DESC", "description")):
            if word in key:
                self._header[field] = value
        for word in ("COPY_NO_HIT", "CASE_SENSITIVE"):
            if word in key:
                if value.upper() not in _TRUE | _FALSE:
                    raise _Damage(
                        match.start(),
                        Wording("{value!r} for {key}", value=value, key=word),
                        Wording("T or F"),
                        Wording("write 'T' or 'F'"),
                    )
                self._header[word.lower()] = value.upper() in _TRUE

    def _rule(self, line: str, number: int, offset: int) -> GlmRule:
        # A rule is LEFT => RIGHT / CONTEXT; the context begins at the last slash outside brackets and braces.
        arrow = line.find("=>")
        if arrow < 0:
            raise _Damage(
                len(line) - len(line.lstrip()),
                Wording("rule {line!r} has no replacement", line=shown(line)),
                Wording("A => B, perhaps with / C __ D"),
                Wording("add => and the replacement, or start the line with the comment sign"),
            )
        left_side = _field(line, 0, arrow, _IN_LEFT_SIDE)
        if not left_side:
            raise _Damage(
                arrow,
                Wording("a rule without left side"),
                Wording("the text to replace"),
                Wording("write the text before =>"),
            )
        slash, before, behind = self._context(line, arrow + 2, offset)
        if not line[arrow + 2 : slash].strip():
            raise _Damage(
                arrow,
                Wording("a rule without right side"),
                Wording("the replacement"),
                Wording("write it, or [] to delete the left side"),
            )
        right = _field(line, arrow + 2, slash, _IN_RIGHT_SIDE)
        _check_alternatives(line, arrow + 2, slash)
        return GlmRule(left_side, right, before, behind, self._applies, number)

    def _context(self, line: str, start: int, offset: int) -> tuple[int, str, str]:
        """Return the place of the context, and the strings that must stand before and behind."""
        # A context must hold ``__``, the place of the left side, with a blank or the beginning ahead of it.
        slash = _last_slash(line, start)
        if slash < 0:
            return len(line), "", ""
        match = _CONTEXT.match(line, slash)
        if not match:
            raise _Damage(
                slash,
                Wording("a context {text!r} without __ for the left side", text=shown(line[slash:])),
                Wording("/ text before __ text after"),
                Wording("write __ in place of the left side, or the alternatives in braces"),
            )
        if match[3]:
            self._complaints.warn(
                offset + match.start(3),
                Wording("{text!r} directly after __, which has no effect", text=shown(match[3])),
                Wording("a blank after __"),
                Wording("separate them by a blank"),
            )
        before = _field(line, match.start(1), match.end(1), _IN_CONTEXT)
        return slash, before, _field(line, match.start(4), match.end(4), _IN_CONTEXT)


def _last_slash(line: str, start: int) -> int:
    """Return where the last slash outside brackets and braces stands; -1: there is none."""
    # Slashes inside braces part alternatives, those in brackets are letters: only outside is a context.
    depth = 0
    last = -1
    for place in range(start, len(line)):
        sign = line[place]
        if sign in "[{":
            depth += 1
        elif sign in "]}":
            depth = max(0, depth - 1)
        elif sign == "/" and not depth:
            last = place
    return last


_BOUNDS = {"[": "]", '"': '"'}
_IN_LEFT_SIDE = Wording("on the left side")
_IN_RIGHT_SIDE = Wording("on the right side")
_IN_CONTEXT = Wording("in the context")


def _field(line: str, start: int, end: int, place: Wording) -> str:
    """Return a part of a rule without the blanks around it and the brackets or quotes that bound it."""
    content = line[start:end].strip()
    column = start + len(line[start:end]) - len(line[start:end].lstrip())
    if len(content) > 1 and _BOUNDS.get(content[0]) == content[-1]:
        return content[1:-1]
    if len(content) > 2 and content[0] == content[-1] == "'" and content[1:-1].strip() != content[1:-1]:
        return content[1:-1]  # a word may begin and end with an apostrophe, so only blanks tell quotes
    if content.startswith("[") or content.endswith("]"):
        if content.startswith("["):
            finding = Wording(
                "a bracket that is not closed {place} {text!r}", place=place, text=shown(content)
            )
            remedy = Wording("write the missing ]")
        else:
            column += len(content) - 1
            finding = Wording(
                "a bracket that is not opened {place} {text!r}", place=place, text=shown(content)
            )
            remedy = Wording("write the missing [")
        raise _Damage(column, finding, Wording("[ and ] around the whole"), remedy)
    return content


def _check_alternatives(line: str, start: int, end: int) -> None:
    """Refuse alternatives with unmatched braces, empty ones and too many; ``@`` stands for no word."""
    # A stack of open braces. Ways multiply along a sequence and add up over alternatives; they are counted,
    # not listed, for nested alternatives have exponentially many.
    opened: list[tuple[int, int, int]] = []
    ways, earlier_ways, empty = (
        1,
        0,
        True,
    )  # through the alternative being read, and through those ahead of it
    for match in re.finditer(r"[{}/]|[^\s{}/\[\]]+", line[start:end]):
        sign, column = match[0], start + match.start()
        if sign == "}" and not opened:
            raise _Damage(
                column,
                Wording("a brace that is not opened"),
                Wording("{ before it"),
                Wording("write the missing {"),
            )
        if sign in "}/" and opened and empty:
            raise _Damage(
                column,
                Wording("an alternative without words"),
                Wording("a word, or @ for none"),
                Wording("write @ for no word"),
            )
        if sign == "{":
            opened.append((column, ways, earlier_ways))
            ways, earlier_ways = 1, 0
        elif sign == "/" and opened:
            ways, earlier_ways = 1, earlier_ways + ways
        elif sign == "}":
            column, ways_before, earlier_before = opened.pop()
            ways, earlier_ways = ways_before * (earlier_ways + ways), earlier_before
        if ways + earlier_ways > _MOST or len(opened) > _DEEPEST:
            raise _Damage(
                column,
                Wording(
                    "more than {limit} ways through alternatives, or {depth} in one another",
                    limit=_MOST,
                    depth=_DEEPEST,
                ),
                Wording("a few alternatives"),
                Wording("write fewer, or several rules"),
            )
        empty = sign in "{/"
    if opened:
        raise _Damage(
            opened[-1][0],
            Wording("a brace that is not closed"),
            Wording("} after it"),
            Wording("write the missing }"),
        )
