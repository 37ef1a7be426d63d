"""The inspector's cards: what each side says, as written and as compared, and why it counts as it does."""

from collections.abc import Sequence
from fractions import Fraction

import msgspec

from annotally.comparison import REASONS, RULES, Level, Loser, Ref, Sides, UnitComparison, Why
from annotally.model.instances import Fill, Instance, Slot, fill_text
from annotally.reports.headlines import Headlines
from annotally.scoring.measures import rounded
from annotally.tasks.definition import FillKind, TaskDefinition
from annotally.textual.cleaning import Cleaner, straighten


class CardLine(msgspec.Struct, frozen=True):
    """One fill on a card: slot, text as written, the form compared, and what else the file says of it."""

    slot: str
    text: str
    compared: str
    note: str
    """Alternative number, ``optional``, minimal strings, offsets: empty if there is nothing to say."""
    current: bool
    """Whether the inspected row is about this fill."""


class Card(msgspec.Struct, frozen=True):
    """One side of the inspected pair; ``heading`` is empty if the side has nothing here."""

    side: str
    heading: str
    lines: tuple[CardLine, ...]


class Inspection(msgspec.Struct, frozen=True):
    """Everything the inspector shows about one row."""

    document: str
    row: int
    title: str
    status: int
    cards: tuple[Card, ...]
    why: tuple[str, ...]
    considered: tuple[str, ...] = ()
    """The nearest candidates that were not taken, and why not."""


def inspect(unit: UnitComparison, row: int, label: str, sides: Sides, task: TaskDefinition) -> Inspection:
    """Return the cards and reasons of a row; a row below an instance shows the whole instance's cards."""
    node = unit.nodes.node(row)
    cleaner = Cleaner(task.cleaning)
    instances = [
        () if (found := side.documents.get(unit.document)) is None else found.instances for side in sides.sets
    ]
    headlines = [Headlines(task, unit.document, side) for side in instances]
    cards = tuple(
        _card(sides.sets[side].name, node.refs[side], instances[side], task, cleaner, headlines[side])
        for side in range(len(sides.sets))
    )
    title = label if node.level is Level.DOCUMENT else node.name
    owner = _owner(unit, row)
    mapped = unit.nodes.why.get(owner) if owner >= 0 else None
    why = _sentences(unit, row, task, mapped)
    considered = () if mapped is None else tuple(_loser_sentence(loser, instances) for loser in mapped.losers)
    return Inspection(unit.document, row, title, node.status, cards, why, considered)


def _card(
    side: str,
    refs: Sequence[Ref],
    instances: Sequence[Instance],
    task: TaskDefinition,
    cleaner: Cleaner,
    headlines: Headlines,
) -> Card:
    if not refs:
        return Card(side, "", ())
    ref = refs[0]
    instance = instances[ref.instance]
    lines = []
    for place, slot in enumerate(instance.slots):
        for number, alternative in enumerate(slot.alternatives):
            for position, fill in enumerate(alternative.fills):
                current = ref.path == (place, number, position)[: len(ref.path)] and bool(ref.path)
                kind = _kind(task, instance, slot)
                lines.append(_line(slot, number, fill, kind, cleaner, headlines, current=current))
    heading = f"{instance.type} {instance.name}" + (" (optional)" if instance.optional else "")
    return Card(side, heading, tuple(lines))


def _kind(task: TaskDefinition, instance: Instance, slot: Slot) -> FillKind:
    definition = task.by_name.get(instance.type.casefold())
    declared = definition.by_name.get(slot.name.casefold()) if definition else None
    return declared.kind if declared else FillKind.SET


def _line(
    slot: Slot,
    number: int,
    fill: Fill,
    kind: FillKind,
    cleaner: Cleaner,
    headlines: Headlines,
    *,
    current: bool,
) -> CardLine:
    notes = []
    if number:
        notes.append(f"alternative {number + 1}")
    if slot.optional or fill.optional:
        notes.append("optional")
    reading = fill.parts[0].readings[0]
    if reading.minimal:
        notes.append("minimal " + " | ".join(reading.minimal))
    if reading.extent is not None:
        notes.append(f"{reading.extent.start}-{reading.extent.end}")
    text = fill_text(fill, headlines.targets)
    if reading.target is not None:
        compared = ""
    elif kind is FillKind.STRING:
        compared = cleaner.clean(text)
    else:
        compared = straighten(text).casefold()
    return CardLine(slot.name, text, compared, ", ".join(notes), current)


def _owner(unit: UnitComparison, row: int) -> int:
    """Return the row of the instance that ``row`` is or lies in, -1 for a document's."""
    levels, parent = unit.nodes.level, unit.nodes.parent
    while row >= 0 and levels[row] != Level.INSTANCE:
        row = parent[row]
    return row


def _sentences(unit: UnitComparison, row: int, task: TaskDefinition, mapped: Why | None) -> tuple[str, ...]:
    nodes = unit.nodes
    node = nodes.node(row)
    if node.level is Level.DOCUMENT:
        return (f"document: {RULES[node.rule]}",) if node.rule else ()
    sentences = []
    if node.level is not Level.INSTANCE and node.rule:
        sentences.append(f"{node.name}: {RULES[node.rule]}")
    elif node.level is Level.INSTANCE:
        for below in map(nodes.node, range(row + 1, nodes.end[row])):
            sentence = f"{below.name}: {RULES[below.rule]}"
            # That its object is not aligned goes without saying of each fill: the object has its own reason.
            told = below.rule == "object-unaligned" or sentence in sentences
            if below.rule and below.status.disagreement and not told:
                sentences.append(sentence)
    if mapped is not None:
        sentences.append(_mapping_sentence(mapped, task))
    return tuple(sentences)


def _mapping_sentence(why: Why, task: TaskDefinition) -> str:
    sentence = f"{task.object_word}: {RULES[why.rule]}"
    if why.f is not None and why.weighted is not None:
        sentence += f": F {_percent(why.f)} %; the weights of what matches sum to {why.weighted:g}"
        sentence += f", over the threshold of {why.threshold}"
    return sentence


def _loser_sentence(loser: Loser, instances: Sequence[Sequence[Instance]]) -> str:
    instance = instances[loser.side][loser.instance]
    side = ("key", "response")[loser.side]
    text = f"also considered: {side} {instance.type} {instance.name}, F {_percent(loser.f)} %"
    text += f": {REASONS[loser.reason]}"
    if loser.reason == "taken" and loser.taken_by >= 0:
        winner = instances[1 - loser.side][loser.taken_by]
        text += f" ({winner.type} {winner.name})"
    return text


def _percent(f: tuple[int, int]) -> str:
    return rounded(Fraction(*f) * 100, 2)
