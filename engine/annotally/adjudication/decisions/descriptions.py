"""What entries were about, in words: kept with them, for the day when that is no longer there."""

from collections.abc import Iterator, Sequence

from annotally.adjudication.decisions.decision_table import DecisionTable
from annotally.comparison.result import Level
from annotally.model.instances import Instance, Slot, fill_text

LONGEST = 80
"""Characters of one side that are kept."""
_MENTIONS = 5
"""Mentions of a class that are told."""


def describe_row(settled: DecisionTable, instances: Sequence[Sequence[Instance]], text: str, row: int) -> str:
    """Return what a row is about in one line: its type, what either side says there, and the slot.

    ``text`` is that of the document, empty where no input has it.
    """
    nodes = settled.nodes
    level = nodes.level[row]
    if level in (Level.DOCUMENT, Level.COMPONENT):
        return nodes.names[nodes.name[row]]
    if level == Level.CLASS:
        side = next(number for number, one in enumerate(nodes.sides) if one.instance[row] >= 0)
        mentions = settled.classes(side).get(row, ())
        numbers = (nodes.sides[side].instance[one] for one in mentions[:_MENTIONS])
        shown = [_words(instances[side][number], text) for number in numbers]
        more = ["…"] if len(mentions) > _MENTIONS else []
        return f"{nodes.names[nodes.name[row]]}: {', '.join(shown + more)}"
    owner = row
    while nodes.level[owner] not in (Level.INSTANCE, Level.MENTION) and nodes.parent[owner] >= 0:
        owner = nodes.parent[owner]
    said = _object(settled, instances, owner, text)
    if owner == row:
        return said
    slots = list(_slots(settled, instances, row))
    named = f", {slots[0].name}: " if slots else f", {nodes.names[nodes.name[row]]}: "
    return said + named + _either([_fills(one) for one in slots])


def _object(settled: DecisionTable, instances: Sequence[Sequence[Instance]], row: int, text: str) -> str:
    """Return type and words of an object; those of a rule are asked for by the hundred thousand."""
    types: list[str] = []
    words: list[str] = []
    for found, arrays in zip(instances, settled.nodes.sides, strict=True):
        number = arrays.instance[row]
        if number >= 0:
            one = found[number]
            said = _words(one, text)
            if one.type not in types:
                types.append(one.type)
            if said and said not in words:
                words.append(said)
    return f"{' / '.join(types)} {' · '.join(words)}"


def _slots(settled: DecisionTable, instances: Sequence[Sequence[Instance]], row: int) -> Iterator[Slot]:
    for side, arrays in enumerate(settled.nodes.sides):
        if arrays.instance[row] >= 0 and arrays.slot[row] >= 0:
            yield instances[side][arrays.instance[row]].slots[arrays.slot[row]]


def _words(instance: Instance, text: str) -> str:
    """Return the words an instance stands on, else the first that it says."""
    extents = instance.extents
    if extents and text:
        if len(extents) == 1:
            return _short(text[extents[0].start : extents[0].end])
        return _short(" … ".join(text[one.start : one.end] for one in extents))
    return _short(next((one.text for one in instance.readings() if one.text and one.target is None), ""))


def _fills(slot: Slot) -> str:
    return _short(" | ".join("; ".join(map(fill_text, one.fills)) for one in slot.alternatives))


def _short(words: str) -> str:
    words = " ".join(words.split())
    return words if len(words) <= LONGEST else f"{words[: LONGEST - 1]}…"


def _either(found: Iterator[str] | Sequence[str], between: str = " · ") -> str:
    return between.join(dict.fromkeys(filter(None, found)))
