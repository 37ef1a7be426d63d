r"""The filter's language: ``state:MIS|SPU type:PERSON doc:9306* text:/Wash/ -slot:TEXT Washington``.

Blank means *and*; ``|`` means *or* and binds closer than a blank; ``-`` or ``!`` before a term means *not*.
A term is a word, or ``name:value``. Values in double quotes may hold blanks and any sign (``\"`` and
``\\`` stand for quote and backslash). After ``|`` without blanks the name still holds: ``state:MIS|SPU``.
Case never matters. `annotally_gui.models.query` tells the meaning of the terms.
"""

import re
from dataclasses import dataclass

from annotally.scoring.tally import Status
from annotally.text.expressions import Expression
from annotally_gui.models.added_rows import ADDED
from annotally_gui.services.i18n import tr

TEXT = "text"
IS = "is"
REASON = "reason"
KEYS = ("state", "type", "class", "slot", "doc", IS, REASON, TEXT)
WORDS = ("open", "decided", "flagged", "commented", "conflict")
"""Values of the term ``is:``."""

STATES = (*Status.__members__, ADDED)
"""Values of the term ``state:``: the states, and `ADDED` for annotations added by hand."""
DISAGREEING = frozenset(status.name.casefold() for status in Status if status.disagreement)
"""Result of `chosen` for a filter that lists the disagreements and nothing else."""

_KEY = re.compile(r"([A-Za-z_]+):")
_SPECIAL = re.compile(r'[\s|"]')


@dataclass(frozen=True, slots=True)
class FilterValue:
    """A value of a term: ``pattern`` is set for ``/regular expressions/``, a ``quoted`` one is literal."""

    text: str
    quoted: bool = False
    pattern: Expression | None = None


@dataclass(frozen=True, slots=True)
class Term:
    """A name and its alternative values, at ``start`` to ``end`` (code points) of the filter's text."""

    key: str
    values: tuple[FilterValue, ...]
    negated: bool
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Query:
    """A conjunction of groups; a group is a disjunction of terms."""

    groups: tuple[tuple[Term, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Problem:
    """The reason why a filter cannot be read; ``position`` counts its code points from 0."""

    message: str
    position: int


class _UnreadableError(Exception):
    def __init__(self, message: str, position: int) -> None:
        super().__init__(message)
        self.problem = Problem(message, position)


def parse(text: str) -> Query | Problem:
    """Return the query written in ``text``, or the problem with it. Never raises."""
    try:
        return Query(tuple(_Parser(text).groups()))
    except _UnreadableError as unreadable:
        return unreadable.problem


class _Parser:
    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0

    def groups(self) -> list[tuple[Term, ...]]:
        # Recursive descent without recursion: a group is a term and those behind bars; groups end at blanks.
        # A bar without blanks around it is consumed by `_term`, as another value.
        groups: list[tuple[Term, ...]] = []
        self._blanks()
        while self._at < len(self._text):
            if self._peek() == "|":
                raise _UnreadableError(tr("a condition is missing before the |"), self._at)
            terms = [self._term()]
            self._blanks()
            while self._peek() == "|":
                bar = self._at
                self._at += 1
                self._blanks()
                if self._at >= len(self._text):
                    raise _UnreadableError(tr("a condition is missing after the |"), bar)
                terms.append(self._term())
                self._blanks()
            groups.append(tuple(terms))
        return groups

    def _peek(self) -> str:
        return self._text[self._at : self._at + 1]

    def _blanks(self) -> None:
        while self._peek().isspace():
            self._at += 1

    def _term(self) -> Term:
        start = self._at
        negated = self._peek() in ("-", "!")
        if negated:
            self._at += 1
        key = self._key()
        # ``a:x|y`` has two values of one name; ``a:x|b:y`` two terms, told apart by the name behind the bar.
        values = [self._value(key, start)]
        while self._peek() == "|" and self._continues():
            self._at += 1
            values.append(self._value(key, self._at))
        return Term(key, tuple(values), negated, start, self._at)

    def _key(self) -> str:
        match = _KEY.match(self._text, self._at)
        if match is None:
            return TEXT
        key = match[1].casefold()
        if key not in KEYS:
            raise _UnreadableError(
                tr(
                    "unknown field {name}: – use {known}. To find this text, put it in quotes",
                    name=match[1],
                    known=", ".join(f"{name}:" for name in KEYS),
                ),
                self._at,
            )
        self._at = match.end()
        return key

    def _continues(self) -> bool:
        """Tell whether another value of the same term follows the bar, not a term of its own."""
        # Behind the bar a blank, another bar, a negation or a name begins a term of its own.
        after = self._at + 1
        following = self._text[after : after + 1]
        if not following or following.isspace() or following in "|-!":
            return False
        return _KEY.match(self._text, after) is None

    def _value(self, key: str, start: int) -> FilterValue:
        # A slash begins a regular expression only right behind a colon or a bar, so that a path such as
        # ``/usr/lib`` can be looked for as a word.
        first = self._at
        if self._peek() == '"':
            value = FilterValue(self._quoted('"'), True)
        elif key == TEXT and self._peek() == "/" and self._text[first - 1 : first] in (":", "|"):
            source = self._quoted("/")
            value = FilterValue(source, True, _compiled(source, first))
        else:
            while self._peek() and not self._peek().isspace() and self._peek() not in '|"':
                self._at += 1
            value = FilterValue(self._text[first : self._at])
        if not value.text:
            raise _UnreadableError(tr("a value is missing here"), min(max(start, first), len(self._text)))
        check = _CHECKS.get(key)
        return check(value, first) if check is not None else value

    def _quoted(self, mark: str) -> str:
        first = self._at
        self._at += 1
        pieces = []
        # In quotes a backslash stands before a quote or a backslash; in a regular expression only before the
        # slash, since there all other backslashes belong to the expression.
        while (sign := self._peek()) != mark:
            if not sign:
                raise _UnreadableError(tr("the closing {mark} is missing", mark=mark), first)
            following = self._text[self._at + 1 : self._at + 2]
            if sign == "\\" and (following == mark or (following == "\\" and mark == '"')):
                self._at += 1
                sign = following
            pieces.append(sign)
            self._at += 1
        self._at += 1
        return "".join(pieces)


def _compiled(source: str, position: int) -> Expression:
    try:
        return Expression(source, ignore_case=True)
    except re.error as reason:
        message = tr("invalid regular expression: {reason}", reason=str(reason))
        raise _UnreadableError(message, position) from None


_LONG_NAMES = {
    "correct": "COR",
    "partial": "PAR",
    "incorrect": "INC",
    "missing": "MIS",
    "spurious": "SPU",
    "non-committal": "NON",
    "optional": "OPT",
    "unscored": "UNS",
    "removed": "REM",
    "added": ADDED,
    "same": "COR",
    "partly": "PAR",
    "differ": "INC",
    "only a": "MIS",
    "only b": "SPU",
    "some lack it": "MIS",
    "not counted": "NON",
    "not scored": "UNS",
}


def _checked_state(value: FilterValue, position: int) -> FilterValue:
    name = _LONG_NAMES.get(value.text.casefold(), value.text.upper())
    if name not in STATES:
        states = ", ".join(STATES)
        message = tr("unknown state {name} – use {known}", name=value.text, known=states)
        raise _UnreadableError(message, position)
    return FilterValue(name)


def _checked_word(value: FilterValue, position: int) -> FilterValue:
    word = value.text.casefold()
    if word not in WORDS:
        message = tr("unknown condition {name} – use {known}", name=value.text, known=", ".join(WORDS))
        raise _UnreadableError(message, position)
    return FilterValue(word)


_CHECKS = {"state": _checked_state, IS: _checked_word}


def quoted(value: str) -> str:
    """Return ``value`` as it must be written in a filter."""
    # Backslashes are escaped before quotes, else those that escape the quotes would be doubled.
    if value and not _SPECIAL.search(value) and value[0] not in "-!/" and not _KEY.match(value):
        return value
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def chosen(text: str, key: str) -> frozenset[str]:
    """Return the case-folded values that the filter asks for under ``key``, as single terms, not negated."""
    term = _facet_term(parse(text), key)
    return frozenset(value.text.casefold() for value in term.values) if term else frozenset()


def toggled(text: str, key: str, value: str) -> str:
    """Return the filter with ``value`` among the values asked for under ``key``, or without it if it was.

    A filter that cannot be read comes back with the term behind it.
    """
    term = _facet_term(parse(text), key)
    if term is None:
        return f"{text.rstrip()} {key}:{quoted(value)}".lstrip()
    # Only the first single, positive term of the key is edited; all text around it stays as it was.
    values = [item.text for item in term.values]
    folded = [item.casefold() for item in values]
    if value.casefold() in folded:
        del values[folded.index(value.casefold())]
    else:
        values.append(value)
    term_text = f"{key}:{'|'.join(quoted(item) for item in values)}" if values else ""
    pieces = (text[: term.start].rstrip(), term_text, text[term.end :].lstrip())
    return " ".join(piece for piece in pieces if piece)


def _facet_term(query: Query | Problem, key: str) -> Term | None:
    # A term within a disjunction or under a negation does not limit what is listed as a facet does.
    if isinstance(query, Problem):
        return None
    for group in query.groups:
        if len(group) == 1 and group[0].key == key and not group[0].negated:
            return group[0]
    return None
