"""Descriptions of the rows of entries: stored with them, for the day when the rows are no longer there."""

from collections.abc import Iterable, Iterator, Sequence

from annotally.adjudication.decisions.decision_table import DecisionTable
from annotally.comparison.result import Level
from annotally.model.instances import Instance, Slot, fill_text

LONGEST = 80
"""Characters of one side in a description."""
_MENTIONS = 5
"""Mentions of a class in a description."""


def describe_row(table: DecisionTable, instances: Sequence[Sequence[Instance]], text: str, row: int) -> str:
    """Return a description of a row in one line: its type, the words of either side, and the slot.

    ``text`` is that of the document, empty where no input has it.
    """
    # Rows of classes are described by some of their mentions, other rows by the object they belong to and,
    # below it, by the slot; each text is cut to `LONGEST`.
    nodes = table.nodes
    level = nodes.level[row]
    if level in (Level.DOCUMENT, Level.COMPONENT):
        return str(nodes.names[nodes.name[row]])  # it is stored: of a sentence the text alone
    if level == Level.CLASS:
        side = next(number for number, arrays in enumerate(nodes.sides) if arrays.instance[row] >= 0)
        mentions = table.classes(side).get(row, ())
        numbers = (nodes.sides[side].instance[mention] for mention in mentions[:_MENTIONS])
        mention_words = [_words(instances[side][number], text) for number in numbers]
        more = ["…"] if len(mentions) > _MENTIONS else []
        return f"{nodes.names[nodes.name[row]]}: {', '.join(mention_words + more)}"
    owner = row
    while nodes.level[owner] not in (Level.INSTANCE, Level.MENTION) and nodes.parent[owner] >= 0:
        owner = nodes.parent[owner]
    object_text = _object(table, instances, owner, text)
    if owner == row:
        return object_text
    slots = list(_slots(table, instances, row))
    slot_text = f", {slots[0].name}: " if slots else f", {nodes.names[nodes.name[row]]}: "
    return object_text + slot_text + _either([_fills(slot) for slot in slots])


def _object(table: DecisionTable, instances: Sequence[Sequence[Instance]], row: int, text: str) -> str:
    """Return type and words of an object; those of a rule are asked for by the hundred thousand."""
    # Lists keep the order of the sides and drop repetitions; with at most nine sides a search in them is
    # short.
    types: list[str] = []
    words: list[str] = []
    for side_instances, arrays in zip(instances, table.nodes.sides, strict=True):
        number = arrays.instance[row]
        if number >= 0:
            instance = side_instances[number]
            side_words = _words(instance, text)
            if instance.type not in types:
                types.append(instance.type)
            if side_words and side_words not in words:
                words.append(side_words)
    return f"{' / '.join(types)} {' · '.join(words)}"


def _slots(table: DecisionTable, instances: Sequence[Sequence[Instance]], row: int) -> Iterator[Slot]:
    for side, arrays in enumerate(table.nodes.sides):
        if arrays.instance[row] >= 0 and arrays.slot[row] >= 0:
            yield instances[side][arrays.instance[row]].slots[arrays.slot[row]]


def _words(instance: Instance, text: str) -> str:
    """Return the words that an instance covers, else its first text."""
    extents = instance.extents
    if extents and text:
        if len(extents) == 1:
            return _short(text[extents[0].start : extents[0].end])
        return _short(" … ".join(text[extent.start : extent.end] for extent in extents))
    return _short(instance.first_text())


def _fills(slot: Slot) -> str:
    return _short(
        " | ".join("; ".join(map(fill_text, alternative.fills)) for alternative in slot.alternatives)
    )


def _short(words: str) -> str:
    words = " ".join(words.split())
    return words if len(words) <= LONGEST else f"{words[: LONGEST - 1]}…"


def _either(texts: Iterable[str]) -> str:
    return " · ".join(dict.fromkeys(filter(None, texts)))
