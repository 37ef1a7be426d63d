"""Completions of the filter field: names of terms, and values that occur."""

from collections.abc import Sequence

from annotally_gui.models.filter_syntax import IS, KEYS, REASON, STATES, WORDS, quoted
from annotally_gui.models.forest import Forest

_SHOWN = 12


def completions(text: str, forest: Forest, reasons: Sequence[str] = ()) -> list[str]:
    """Return filters that complete ``text``, at most 12: with names of terms, or with values that occur.

    The values are those of ``forest``, and ``reasons`` that decisions are marked with.
    """
    # Everything before the word being written is kept as it is; only that word is completed.
    start = _last_value(text)
    if start is None:
        return []
    head, begun = text[:start], text[start:]
    key = _key_before(head)
    if key:
        values = (quoted(value) for value in (reasons if key == REASON else _values(key, forest)))
        offered = [value for value in values if value.strip('"').casefold().startswith(begun.casefold())]
    else:
        offered = [f"{name}:" for name in KEYS if begun and name.startswith(begun.casefold())]
    return [head + completion for completion in offered[:_SHOWN] if completion.casefold() != begun.casefold()]


def _last_value(text: str) -> int | None:
    """Return the offset of the value or word being written; None inside quotes."""
    # One pass; quotes hide blanks, colons and bars, and a backslash hides a quote.
    start, inside = 0, False
    for place, sign in enumerate(text):
        if sign == '"' and text[place - 1 : place] != "\\":
            inside = not inside
        elif not inside and (sign.isspace() or sign in ":|"):
            start = place + 1
    if inside:
        return None
    return start + 1 if text[start : start + 1] in ("-", "!") else start


def _key_before(head: str) -> str:
    """Return the name of the term that ``head`` ends in, empty where a new term begins."""
    # After a bar the name of the term still holds: ``state:MIS|`` completes states.
    term = head.split(" ")[-1].lstrip("-!")
    return term.split(":", 1)[0].casefold() if ":" in term else ""


def _values(key: str, forest: Forest) -> list[str]:
    # Names of slots are looked for in the first 50 documents alone: documents of a corpus usually have the
    # same slots, and completions are made while a person types.
    index = forest.index
    if key == "state":
        return list(STATES)
    if key == IS:
        return list(WORDS)
    if key == "doc":
        return [tree.label for tree in forest.trees]
    if key == "slot":
        return sorted({name for tree in forest.trees[:50] for name in tree.nodes.names[2:]})
    if key == "class":
        return sorted({tree.nodes.names[1] for tree in forest.trees if len(tree.nodes.names) > 1})
    if key == "type":
        return sorted({index.text_codes.strings[code] for code in set().union(*index.types()[1])} - {""})
    return []
