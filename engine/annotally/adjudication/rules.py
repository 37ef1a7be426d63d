"""Rules that decide many objects at once: what each would decide is known before it runs.

A rule looks at objects one by one and says what becomes of them, or nothing. It decides what is open; what a
person has decided stands. All that one run decides is one command, and every decision names the rule.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from annotally.adjudication.entries import Choice, Decision
from annotally.adjudication.settled import Settled
from annotally.comparison import Level, Nodes, disagrees
from annotally.model.extents import Extent
from annotally.model.instances import Instance
from annotally.model.sets import content
from annotally.scoring.tally import Status


@dataclass(frozen=True, slots=True)
class Pair:
    """An object as a rule sees it: its row, and its instance on either side; None where a side has none."""

    nodes: Nodes
    row: int
    first: Instance | None
    second: Instance | None
    text: str
    """The text of its document, empty where no input has it."""


Judge = Callable[[Pair], dict[int, Decision]]
"""Says what becomes of an object, or of rows below it; empty: nothing."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule: its name, which decisions keep, and what it says of an object."""

    name: str
    judge: Judge


def identical() -> Rule:
    """Take what both sides have in the same words and place."""

    def judge(pair: Pair) -> dict[int, Decision]:
        return _take(pair, 0) if _same(pair) else {}

    return Rule("identical", judge)


def counted_equal(side: int) -> Rule:
    """Take from a side what differs by nothing that the task counts, such as case or premodifiers."""

    def judge(pair: Pair) -> dict[int, Decision]:
        both = pair.first is not None and pair.second is not None
        below = pair.nodes.status[pair.row : pair.nodes.end[pair.row]]
        equal = both and not disagrees(pair.nodes, pair.row) and Status.OPT not in below
        return _take(pair, side) if equal else {}

    return Rule("counted-equal", judge)


def optional_differs(side: int) -> Rule:
    """Take from a side what differs only by what need not be found."""

    def judge(pair: Pair) -> dict[int, Decision]:
        if disagrees(pair.nodes, pair.row) or _same(pair):
            return {}
        optional = any(one is not None and _has_optional(one) for one in (pair.first, pair.second))
        return _take(pair, side) if optional else {}

    return Rule("optional-differs", judge)


def extent_differs(side: int, most: int, *, tokens: bool = False, text_slot: str = "") -> Rule:
    """Take from a side what differs only by where it begins or ends, by ``most`` characters or words."""

    def judge(pair: Pair) -> dict[int, Decision]:
        first, second = pair.first, pair.second
        if first is None or second is None or len(first.extents) != len(second.extents) or _same(pair):
            return {}
        if first.type.casefold() != second.type.casefold() or _beside(first, text_slot) != _beside(
            second, text_slot
        ):
            return {}
        ends = [
            end
            for one, other in zip(first.extents, second.extents, strict=True)
            for end in ((one.start, other.start), (one.end, other.end))
        ]
        near = all(_distance(pair.text, *end, tokens=tokens) <= most for end in ends)
        return _take(pair, side) if near and ends else {}

    return Rule("extent-differs", judge)


def of_type(type_name: str, side: int) -> Rule:
    """Take everything of a type as a side has it: what that side does not have is left out."""

    def judge(pair: Pair) -> dict[int, Decision]:
        shown = pair.first or pair.second
        return (
            _take(pair, side) if shown is not None and shown.type.casefold() == type_name.casefold() else {}
        )

    return Rule("of-type", judge)


def slot_of_type(type_name: str, slot: str, side: int) -> Rule:
    """Take a slot of everything of a type as a side has it; the rest of the objects stays to be decided."""

    def judge(pair: Pair) -> dict[int, Decision]:
        if not of_type(type_name, side).judge(pair) or pair.first is None or pair.second is None:
            return {}
        nodes = pair.nodes
        return {
            row: Decision(Choice.TAKE, (side,))
            for row in nodes.children(pair.row)
            if nodes.level[row] == Level.SLOT and nodes.names[nodes.name[row]].casefold() == slot.casefold()
        }

    return Rule("slot-of-type", judge)


def proposed(
    rule: Rule, settled: Settled, instances: Sequence[Sequence[Instance]], text: str = ""
) -> Iterator[tuple[int, Decision]]:
    """Yield the rows of a document that a rule would decide, and how: open ones alone."""
    nodes = settled.nodes
    for row in settled.objects():
        if settled.settled(row):
            continue
        found: list[Instance | None] = []
        for side, annotations in enumerate(instances):
            number = nodes.sides[side].instance[row]
            found.append(annotations[number] if number >= 0 else None)
        if len(nodes.more.get(row, ())):
            continue  # it stands for several of a side: a person has to look
        for one, decision in rule.judge(Pair(nodes, row, found[0], found[1], text)).items():
            if settled.own(one) is None:
                yield one, decision


def _take(pair: Pair, side: int) -> dict[int, Decision]:
    return {pair.row: Decision(Choice.TAKE, (side,))}


def _same(pair: Pair) -> bool:
    """Tell whether two instances say the same of the same place, whatever they are called."""
    first, second = pair.first, pair.second
    if first is None or second is None:
        return False
    equal = (
        first.type == second.type and first.extents == second.extents and first.optional == second.optional
    )
    return equal and _slots(first) == _slots(second) and not disagrees(pair.nodes, pair.row)


def _slots(instance: Instance) -> list[tuple[str, bool, tuple[tuple[bool, ...], ...]]]:
    """Return what slots say, with what `content` does not tell: what of them is optional."""
    marks = [
        (
            slot.name,
            slot.optional,
            tuple(tuple(fill.optional for fill in one.fills) for one in slot.alternatives),
        )
        for slot in instance.slots
    ]
    return [*sorted(marks), (str(content(instance)), False, ())]


def _beside(instance: Instance, text_slot: str) -> list[tuple[str, tuple[str, ...]]]:
    return [one for one in content(instance) if one[0] != text_slot.casefold()]


def _has_optional(instance: Instance) -> bool:
    fills = (fill for slot in instance.slots for one in slot.alternatives for fill in one.fills)
    slots = any(slot.optional for slot in instance.slots)
    return instance.optional or slots or any(fill.optional for fill in fills)


def _distance(text: str, one: int, other: int, *, tokens: bool) -> int:
    """Return how far apart two places are: characters, or words of which one has at least a part."""
    between = Extent(min(one, other), max(one, other))
    return len(text[between.start : between.end].split()) if tokens else between.end - between.start
