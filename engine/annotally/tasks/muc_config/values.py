"""Single values of a MUC configuration: definitions token by token, and the valid values of each kind."""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rapidfuzz import fuzz, process

from annotally.model.source_diagnostics import shown
from annotally.tasks.definition import ClassDefinition, FillKind, SectionGroup, SlotDefinition, Subtask
from annotally.tasks.muc_config.options import Option, OptionKind
from annotally.tasks.muc_config.parser import Token, UnclosedError, describe_quote_fault, quote_value, tokens

_NUMBER = re.compile(r"[+-]?[0-9]{1,15}")
_LIKE_A_NUMBER = re.compile(r"[+-]?[0-9]*\.[0-9]+")
_SCORED = {"scored": True, "unscored": False}
_NEAR = 60
"""The similarity, in percent, from which a name is suggested in place of an unknown one."""


class ValueFaultError(Exception):
    """An unusable value: the offset of the fault in it, a message, the expectation, and the remedy."""

    def __init__(self, at: int, message: str, expected: str, remedy: str) -> None:
        super().__init__(message)
        self.at = at
        """Offset of the place in the value's text."""
        self.found = message
        self.expected = expected
        self.remedy = remedy


def nearest(name: str, names: Sequence[str]) -> str:
    """Return the known name most like ``name``, the first of equals; empty if none is near."""
    folded = [candidate.casefold() for candidate in names]
    match = process.extractOne(name.casefold(), folded, scorer=fuzz.ratio, score_cutoff=_NEAR)
    return names[match[2]] if match else ""


def perhaps(name: str, names: Sequence[str], otherwise: str) -> str:
    """Return the remedy for an unknown name: the nearest known one, else ``otherwise``."""
    near = nearest(name[:80], names)
    return f"did you mean {near}?" if near else otherwise


class SlotLine(NamedTuple):
    """A value of ``slot_defs``: the name of the class, and the slot."""

    class_name: str
    slot: SlotDefinition
    type_word: str
    """The fill kind as written."""


def _tokens(text: str, count: int, noun: str, names: str, *, more: bool = False) -> list[Token]:
    """Return a definition's tokens: ``count``, with ``more`` at least. Raises ValueFaultError for others."""
    # A definition is a value with values inside: the tokens of the file's grammar, applied once more. Faults
    # are placed within the value, and the caller adds where it stands.
    try:
        parsed = list(tokens(text))
    except UnclosedError as unclosed:
        raise ValueFaultError(unclosed.at, *describe_quote_fault(text, unclosed, 0)) from None
    if len(parsed) < count or (len(parsed) > count and not more):
        expected = f"{'at least ' if more else ''}{count}: {names}"
        remedy = (
            f"write each {noun} as one value in quotes; a token with blanks goes in quotes of the other kind"
        )
        tokens_found = "1 token" if len(parsed) == 1 else f"{len(parsed)} tokens"
        raise ValueFaultError(0, f"{tokens_found} in the {noun} {shown(text, 40)!r}", expected, remedy)
    return parsed


def _number(token: Token, noun: str) -> int:
    if _NUMBER.fullmatch(token.text):
        return int(token.text)
    remedy = "write a number such as 0, 4 or -1"
    if _LIKE_A_NUMBER.fullmatch(token.text):
        remedy = (
            "multiply all weights and thresholds of the class by ten or a hundred: the same pairs come out"
        )
    raise ValueFaultError(
        token.start, f"{noun} {shown(token.text, 30)!r}", "a whole number of at most 15 digits", remedy
    )


def _scored(token: Token) -> bool:
    is_scored = _SCORED.get(token.text.casefold())
    if is_scored is None:
        remedy = perhaps(token.text, list(_SCORED), "write one of the two")
        raise ValueFaultError(token.start, f"{shown(token.text, 30)!r}", "scored or unscored", remedy)
    return is_scored


def class_line(text: str) -> ClassDefinition:
    """Return the class, without slots, of a value of ``class_defs``. Raises ValueFaultError."""
    names = "name, name in reports, scored or unscored, threshold"
    name, report, scored, threshold = _tokens(text, 4, "class definition", names)
    return ClassDefinition(name.text, report.text, (), _scored(scored), _number(threshold, "threshold"))


def slot_line(text: str) -> SlotLine:
    """Return the slot of a value of ``slot_defs``, and its class's name. Raises ValueFaultError."""
    names = "class, name, name in reports, scored or unscored, weight, set or string or pointer"
    owner, name, report, scored, weight, kind = _tokens(text, 6, "slot definition", names)
    folded = kind.text.casefold()
    fill = FillKind(folded) if folded in ("set", "string") else FillKind.POINTER
    slot = SlotDefinition(name.text, report.text, _scored(scored), _number(weight, "weight"), fill)
    return SlotLine(owner.text, slot, kind.text)


def subtask_line(text: str) -> Subtask:
    """Return the subtask of a value of ``ne_subtask_names``. Raises ValueFaultError."""
    return Subtask(*(token.text for token in _tokens(text, 3, "subtask", "class, slot, value")))


def group_line(text: str) -> SectionGroup:
    """Return the section group of a value of ``doc_section_groups``. Raises ValueFaultError."""
    parsed = _tokens(text, 2, "section group", "the name of the group, then its sections", more=True)
    return SectionGroup(parsed[0].text, tuple(section_name(token.text) for token in parsed[1:]))


def section_name(text: str) -> str:
    """Return the name of a section, without the angle brackets the manual shows it in."""
    return text[1:-1] if text.startswith("<") and text.endswith(">") and len(text) > 2 else text


def definitions(rows: Iterable[Sequence[str]], *, columns: bool = True) -> tuple[str, ...]:
    """Return a value for each row of tokens, in ``columns`` or with single blanks.

    Raises InputRefused where a token does not fit into a value.
    """
    cells = [[quote_value(word, "'" if re.search(r"\s", word) else "") for word in row] for row in rows]
    if not columns:
        return tuple(" ".join(row) for row in cells)
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    padded = ([f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)] for row in cells)
    return tuple("  ".join(row).rstrip() for row in padded)


_LINES = {
    OptionKind.CLASSES: class_line,
    OptionKind.SLOTS: slot_line,
    OptionKind.SUBTASKS: subtask_line,
    OptionKind.GROUPS: group_line,
}


def check_value(option: Option, text: str) -> None:
    """Check a value of an option. Raises ValueFaultError for an invalid one."""
    # Kinds with a grammar of their own are checked by reading them; the others by one condition each.
    if read := _LINES.get(option.kind):
        read(text)
    elif option.kind is OptionKind.CHOICE:
        _choice(option, text)
    elif option.kind is OptionKind.CHARACTER and len(text) != 1:
        message = f"{shown(text, 30)!r}: {len(text)} characters"
        raise ValueFaultError(0, message, "one character", "leave one, in quotes if it is a blank")
    elif not text.strip() and not _may_be_empty(option):
        raise ValueFaultError(
            0, "an empty value", f"a {option.kind if option.kind is OptionKind.FILE else 'name'}", "write one"
        )


def _choice(option: Option, text: str) -> None:
    if text.casefold() not in (choice.casefold() for choice in option.choices):
        *most, last = option.choices
        expected = f"{', '.join(most)} or {last}"
        remedy = perhaps(text.replace("-", "_"), option.choices, "write one of these")
        raise ValueFaultError(0, f"{option.name} {shown(text, 30)!r}", expected, remedy)


def _may_be_empty(option: Option) -> bool:
    return option.default == ("",) or option.name == "report_field_separator"


def spell_choice(option: Option, text: str) -> str:
    """Return a choice in the option's spelling."""
    return next(choice for choice in option.choices if choice.casefold() == text.casefold())
