"""Single values of a MUC configuration: definitions token by token, and the valid values of each kind."""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from annotally.model.source_diagnostics import shown
from annotally.model.wording import Wording, plural, verbatim
from annotally.tasks.definition import ClassDefinition, FillKind, SectionGroup, SlotDefinition, Subtask
from annotally.tasks.muc_config.options import Option, OptionKind
from annotally.tasks.muc_config.parser import Token, UnclosedError, describe_quote_fault, quote_value, tokens
from annotally.tasks.near_names import perhaps

_NUMBER = re.compile(r"[+-]?[0-9]{1,15}")
_LIKE_A_NUMBER = re.compile(r"[+-]?[0-9]*\.[0-9]+")
_SCORED = {"scored": True, "unscored": False}


class ValueFaultError(Exception):
    """An unusable value: the offset of the fault in it, a message, the expectation, and the remedy."""

    def __init__(self, at: int, message: Wording, expected: Wording, remedy: Wording) -> None:
        super().__init__(message)
        self.at = at
        """Offset of the place in the value's text."""
        self.found = message
        self.expected = expected
        self.remedy = remedy


class SlotLine(NamedTuple):
    """A value of ``slot_defs``: the name of the class, and the slot."""

    class_name: str
    slot: SlotDefinition
    type_word: str
    """The fill kind as written."""


_THRESHOLD, _WEIGHT = Wording("threshold"), Wording("weight")


def _tokens(text: str, count: int, kind: Wording, expected: Wording, *, more: bool = False) -> list[Token]:
    """Return a definition's tokens: ``count``, with ``more`` at least. Raises ValueFaultError for others.

    ``kind`` names the kind of definition, and ``expected`` its tokens, for the message.
    """
    # A definition is a value with values inside: the tokens of the file's grammar, applied once more. Faults
    # are placed within the value, and the caller adds where it stands.
    try:
        parsed = list(tokens(text))
    except UnclosedError as unclosed:
        raise ValueFaultError(unclosed.at, *describe_quote_fault(text, unclosed, 0)) from None
    if len(parsed) < count or (len(parsed) > count and not more):
        message = plural(
            "{count} token in the {kind} {text!r}",
            "{count} tokens in the {kind} {text!r}",
            len(parsed),
            kind=kind,
            text=shown(text, 40),
        )
        remedy = Wording(
            "write each {kind} as one value in quotes; a token with blanks goes in quotes of the other kind",
            kind=kind,
        )
        raise ValueFaultError(0, message, expected, remedy)
    return parsed


def _number(token: Token, kind: Wording) -> int:
    if _NUMBER.fullmatch(token.text):
        return int(token.text)
    remedy = Wording("write a number such as 0, 4 or -1")
    if _LIKE_A_NUMBER.fullmatch(token.text):
        remedy = Wording(
            "multiply all weights and thresholds of the class by ten or a hundred: the same pairs come out"
        )
    raise ValueFaultError(
        token.start,
        Wording("{kind} {text!r}", kind=kind, text=shown(token.text, 30)),
        Wording("a whole number of at most 15 digits"),
        remedy,
    )


def _scored(token: Token) -> bool:
    is_scored = _SCORED.get(token.text.casefold())
    if is_scored is None:
        remedy = perhaps(token.text, list(_SCORED), Wording("write one of the two"))
        raise ValueFaultError(
            token.start,
            verbatim(repr(shown(token.text, 30))),
            Wording("scored or unscored"),
            remedy,
        )
    return is_scored


def class_line(text: str) -> ClassDefinition:
    """Return the class, without slots, of a value of ``class_defs``. Raises ValueFaultError."""
    expected = Wording("4: name, name in reports, scored or unscored, threshold")
    name, report, scored, threshold = _tokens(text, 4, Wording("class definition"), expected)
    return ClassDefinition(name.text, report.text, (), _scored(scored), _number(threshold, _THRESHOLD))


def slot_line(text: str) -> SlotLine:
    """Return the slot of a value of ``slot_defs``, and its class's name. Raises ValueFaultError."""
    expected = Wording(
        "6: class, name, name in reports, scored or unscored, weight, set or string or pointer"
    )
    owner, name, report, scored, weight, kind = _tokens(text, 6, Wording("slot definition"), expected)
    folded = kind.text.casefold()
    fill = FillKind(folded) if folded in ("set", "string") else FillKind.POINTER
    slot = SlotDefinition(name.text, report.text, _scored(scored), _number(weight, _WEIGHT), fill)
    return SlotLine(owner.text, slot, kind.text)


def subtask_line(text: str) -> Subtask:
    """Return the subtask of a value of ``ne_subtask_names``. Raises ValueFaultError."""
    parsed = _tokens(text, 3, Wording("subtask"), Wording("3: class, slot, value"))
    return Subtask(*(token.text for token in parsed))


def group_line(text: str) -> SectionGroup:
    """Return the section group of a value of ``doc_section_groups``. Raises ValueFaultError."""
    expected = Wording("at least 2: the name of the group, then its sections")
    parsed = _tokens(text, 2, Wording("section group"), expected, more=True)
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
        message = plural(
            "{text!r}: {count} character", "{text!r}: {count} characters", len(text), text=shown(text, 30)
        )
        raise ValueFaultError(
            0, message, Wording("one character"), Wording("leave one character, in quotes if it is a blank")
        )
    elif not text.strip() and not _may_be_empty(option):
        raise ValueFaultError(
            0,
            Wording("an empty value"),
            Wording("a file name") if option.kind is OptionKind.FILE else Wording("a name"),
            Wording("add a value"),
        )


def _choice(option: Option, text: str) -> None:
    if text.casefold() not in (choice.casefold() for choice in option.choices):
        *most, last = option.choices
        expected = Wording("{names} or {last}", names=", ".join(most), last=last)
        remedy = perhaps(text.replace("-", "_"), option.choices, Wording("write one of these"))
        raise ValueFaultError(
            0, Wording("{option} {text!r}", option=option.name, text=shown(text, 30)), expected, remedy
        )


def _may_be_empty(option: Option) -> bool:
    return option.default == ("",) or option.name == "report_field_separator"


def spell_choice(option: Option, text: str) -> str:
    """Return a choice in the option's spelling."""
    return next(choice for choice in option.choices if choice.casefold() == text.casefold())
