"""What single values of a MUC configuration say: definitions token by token, and what each kind may hold."""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rapidfuzz import fuzz, process

from annotally.model.source_diagnostics import shown
from annotally.tasks.definition import ClassDefinition, FillKind, SectionGroup, SlotDefinition, Subtask
from annotally.tasks.muc_config.options import Kind, Option
from annotally.tasks.muc_config.parser import Token, UnclosedError, quoted, said_of_quote, tokens

_NUMBER = re.compile(r"[+-]?[0-9]{1,15}")
_LIKE_A_NUMBER = re.compile(r"[+-]?[0-9]*\.[0-9]+")
_SCORED = {"scored": True, "unscored": False}
_NEAR = 60
"""Per cent of likeness from which a name is offered in place of an unknown one."""


class ValueFaultError(Exception):
    """A value that cannot be used: where in it, what was found, what was expected, and the remedy."""

    def __init__(self, at: int, found: str, expected: str, remedy: str) -> None:
        super().__init__(found)
        self.at = at
        """Offset of the place in the value's text."""
        self.found = found
        self.expected = expected
        self.remedy = remedy


def nearest(name: str, known: Sequence[str]) -> str:
    """Return the known name most like ``name``, the first of equals; empty if none is near."""
    folded = [one.casefold() for one in known]
    found = process.extractOne(name.casefold(), folded, scorer=fuzz.ratio, score_cutoff=_NEAR)
    return known[found[2]] if found else ""


def perhaps(name: str, known: Sequence[str], otherwise: str) -> str:
    """Return the remedy for an unknown name: the nearest known one, else ``otherwise``."""
    near = nearest(name[:80], known)
    return f"did you mean {near}?" if near else otherwise


class SlotLine(NamedTuple):
    """One value of ``slot_defs``: the class it is for, and the slot."""

    class_name: str
    slot: SlotDefinition
    type_word: str
    """The fill kind as written."""


def _tokens(text: str, count: int, what: str, names: str, *, more: bool = False) -> list[Token]:
    """Return a definition's tokens. Raises Flaw unless there are ``count``, or with ``more`` at least."""
    try:
        found = list(tokens(text))
    except UnclosedError as unclosed:
        raise ValueFaultError(unclosed.at, *said_of_quote(text, unclosed, 0)) from None
    if len(found) < count or (len(found) > count and not more):
        expected = f"{'at least ' if more else ''}{count}: {names}"
        remedy = (
            f"write each {what} as one value in quotes; a token with blanks goes in quotes of the other kind"
        )
        tokens_found = "1 token" if len(found) == 1 else f"{len(found)} tokens"
        raise ValueFaultError(0, f"{tokens_found} in the {what} {shown(text, 40)!r}", expected, remedy)
    return found


def _number(token: Token, what: str) -> int:
    if _NUMBER.fullmatch(token.text):
        return int(token.text)
    remedy = "write a number such as 0, 4 or -1"
    if _LIKE_A_NUMBER.fullmatch(token.text):
        remedy = (
            "multiply all weights and thresholds of the class by ten or a hundred: the same pairs come out"
        )
    raise ValueFaultError(
        token.start, f"{what} {shown(token.text, 30)!r}", "a whole number of at most 15 digits", remedy
    )


def _scored(token: Token) -> bool:
    known = _SCORED.get(token.text.casefold())
    if known is None:
        remedy = perhaps(token.text, list(_SCORED), "write one of the two")
        raise ValueFaultError(token.start, f"{shown(token.text, 30)!r}", "scored or unscored", remedy)
    return known


def class_line(text: str) -> ClassDefinition:
    """Return the class, without slots, that a value of ``class_defs`` defines. Raises Flaw."""
    names = "name, name in reports, scored or unscored, threshold"
    name, report, scored, threshold = _tokens(text, 4, "class definition", names)
    return ClassDefinition(name.text, report.text, (), _scored(scored), _number(threshold, "threshold"))


def slot_line(text: str) -> SlotLine:
    """Return the slot that a value of ``slot_defs`` defines, and its class's name. Raises Flaw."""
    names = "class, name, name in reports, scored or unscored, weight, set or string or pointer"
    owner, name, report, scored, weight, kind = _tokens(text, 6, "slot definition", names)
    folded = kind.text.casefold()
    fill = FillKind(folded) if folded in ("set", "string") else FillKind.POINTER
    slot = SlotDefinition(name.text, report.text, _scored(scored), _number(weight, "weight"), fill)
    return SlotLine(owner.text, slot, kind.text)


def subtask_line(text: str) -> Subtask:
    """Return what a value of ``ne_subtask_names`` names. Raises Flaw."""
    return Subtask(*(token.text for token in _tokens(text, 3, "subtask", "class, slot, value")))


def group_line(text: str) -> SectionGroup:
    """Return what a value of ``doc_section_groups`` gathers. Raises Flaw."""
    found = _tokens(text, 2, "section group", "the name of the group, then its sections", more=True)
    return SectionGroup(found[0].text, tuple(section_name(token.text) for token in found[1:]))


def section_name(text: str) -> str:
    """Return the name of a section, without the angle brackets the manual shows it in."""
    return text[1:-1] if text.startswith("<") and text.endswith(">") and len(text) > 2 else text


def definitions(rows: Iterable[Sequence[str]], *, columns: bool = True) -> tuple[str, ...]:
    """Return a value for each row of tokens, in ``columns`` or with single blanks.

    Raises InputRefused where a token does not fit into a value.
    """
    cells = [[quoted(word, "'" if re.search(r"\s", word) else "") for word in row] for row in rows]
    if not columns:
        return tuple(" ".join(row) for row in cells)
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    padded = ([f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)] for row in cells)
    return tuple("  ".join(row).rstrip() for row in padded)


_LINES = {
    Kind.CLASSES: class_line,
    Kind.SLOTS: slot_line,
    Kind.SUBTASKS: subtask_line,
    Kind.GROUPS: group_line,
}


def check_value(option: Option, text: str) -> None:
    """Raise Flaw where a value is none for its option."""
    if read := _LINES.get(option.kind):
        read(text)
    elif option.kind is Kind.CHOICE:
        _choice(option, text)
    elif option.kind is Kind.CHARACTER and len(text) != 1:
        found = f"{shown(text, 30)!r}: {len(text)} characters"
        raise ValueFaultError(0, found, "one character", "leave one, in quotes if it is a blank")
    elif not text.strip() and not _may_be_empty(option):
        raise ValueFaultError(
            0, "an empty value", f"a {option.kind if option.kind is Kind.FILE else 'name'}", "write one"
        )


def _choice(option: Option, text: str) -> None:
    if text.casefold() not in (choice.casefold() for choice in option.choices):
        *most, last = option.choices
        expected = f"{', '.join(most)} or {last}"
        remedy = perhaps(text.replace("-", "_"), option.choices, "write one of these")
        raise ValueFaultError(0, f"{option.name} {shown(text, 30)!r}", expected, remedy)


def _may_be_empty(option: Option) -> bool:
    return option.default == ("",) or option.name == "report_field_separator"


def chosen(option: Option, text: str) -> str:
    """Return the choice as the option spells it."""
    return next(choice for choice in option.choices if choice.casefold() == text.casefold())
