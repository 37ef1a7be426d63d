"""Rules that decide many objects at once: what each would decide is known before it runs.

A rule looks at objects one by one and says what becomes of them, or nothing. It decides what is open; what a
person has decided stands. All that one run decides is one command, and every decision names the rule.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from annotally.adjudication.entries import Choice, Decision
from annotally.adjudication.settled import Settled
from annotally.comparison import Level, Nodes, disagrees
from annotally.items import NONE, Item
from annotally.model.extents import Extent
from annotally.model.instances import Instance
from annotally.model.sets import StableId, pointer_name
from annotally.scoring.tally import Status


@dataclass(frozen=True, slots=True)
class One:
    """An object as one side has it: what it says apart from how things are called, and whether it is stacked.

    Of annotations of one type at one place none stands alone: they are stacked, and so is what points to one.
    """

    instance: Instance
    identity: StableId
    stacked: bool


@dataclass(frozen=True, slots=True)
class Pair:
    """An object as a rule sees it: its row, and what either side has; None where that is nothing."""

    nodes: Nodes
    row: int
    first: One | None
    second: One | None
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


def unanimous() -> Rule:
    """Take what both sides have in the same words and place, and leave out everything else.

    What is stacked is left out too: nobody can tell which of the two was meant.
    """

    def judge(pair: Pair) -> dict[int, Decision]:
        stacked = any(one is not None and one.stacked for one in (pair.first, pair.second))
        return _take(pair, 0) if _same(pair) and not stacked else {pair.row: Decision(Choice.NEITHER)}

    return Rule("unanimous", judge)


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
        sides = (pair.first, pair.second)
        optional = any(one is not None and _has_optional(one.instance) for one in sides)
        return _take(pair, side) if optional else {}

    return Rule("optional-differs", judge)


def extent_differs(side: int, most: int, *, tokens: bool = False, text_slot: str = "") -> Rule:
    """Take from a side what differs only by where it begins or ends, by ``most`` characters or words."""

    def judge(pair: Pair) -> dict[int, Decision]:
        if pair.first is None or pair.second is None or _same(pair):
            return {}
        one, other = pair.first.identity, pair.second.identity
        if one.type != other.type or _beside(one, text_slot) != _beside(other, text_slot):
            return {}
        if len(one.extents) != len(other.extents):
            return {}
        ends = [
            end
            for here, there in zip(one.extents, other.extents, strict=True)
            for end in zip(here, there, strict=True)
        ]
        near = all(_distance(pair.text, *end, tokens=tokens) <= most for end in ends)
        return _take(pair, side) if near and ends else {}

    return Rule("extent-differs", judge)


def of_type(type_name: str, side: int) -> Rule:
    """Take everything of a type as a side has it: what that side does not have is left out."""

    def judge(pair: Pair) -> dict[int, Decision]:
        shown = pair.first or pair.second
        wanted = shown is not None and shown.identity.type == type_name.casefold()
        return _take(pair, side) if wanted else {}

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


def majority(item: Item) -> Decision | None:
    """Take what more than half of the annotators have, the same in all scored slots; None: no majority.

    Where more than half have nothing there, it is left out. Who did not annotate the document does not count.
    Of those who agree, an annotator is taken whose very words most have, then whose come first by content.
    The sides of the decision are annotators.
    """
    annotator = item.majority()
    if annotator is None:
        return None
    return Decision(Choice.NEITHER) if annotator == NONE else Decision(Choice.TAKE, (annotator,))


def proposed(
    rule: Rule, settled: Settled, instances: Sequence[Sequence[Instance]], text: str = ""
) -> Iterator[tuple[int, Decision]]:
    """Yield the rows of a document that a rule would decide, and how: open ones alone."""
    nodes = settled.nodes
    stacked = [_stacked(settled.targets.document, found) for found in instances]
    for row in settled.objects():
        if settled.settled(row) or nodes.more.get(row):
            continue  # what stands for several of a side a person has to look at
        sides: list[One | None] = []
        for side, found in enumerate(instances):
            number = nodes.sides[side].instance[row]
            if number < 0:
                sides.append(None)
                continue
            identity = settled.targets.identity(side, number)
            sides.append(One(found[number], identity, number in stacked[side]))
        for one, decision in rule.judge(Pair(nodes, row, sides[0], sides[1], text)).items():
            if settled.own(one) is None:
                yield one, decision


def _stacked(document: str, instances: Sequence[Instance]) -> set[int]:
    """Return the numbers of the annotations that share type and place with another, or point to such."""
    places: defaultdict[tuple[str, tuple[Extent, ...]], list[int]] = defaultdict(list)
    for number, one in enumerate(instances):
        if one.extents:
            places[one.type.casefold(), one.extents].append(number)
    found = {number for numbers in places.values() if len(numbers) > 1 for number in numbers}
    names = {pointer_name(document, instances[number]).casefold() for number in found}
    if names:
        found |= {
            number
            for number, one in enumerate(instances)
            if any((reading.target or "").casefold() in names for reading in one.readings())
        }
    return found


def _take(pair: Pair, side: int) -> dict[int, Decision]:
    return {pair.row: Decision(Choice.TAKE, (side,))}


def _same(pair: Pair) -> bool:
    """Tell whether both sides say the same of the same place, whatever things are called."""
    if pair.first is None or pair.second is None:
        return False
    one, other = pair.first.identity, pair.second.identity
    equal = (one.type, one.extents, one.fills) == (other.type, other.extents, other.fills)
    marks = _marks(pair.first.instance) == _marks(pair.second.instance)
    return equal and marks and not disagrees(pair.nodes, pair.row)


def _marks(instance: Instance) -> tuple[bool, list[tuple[str, bool, list[list[bool]]]]]:
    """Return what of an instance need not be found."""
    slots = [
        (slot.name, slot.optional, [[fill.optional for fill in one.fills] for one in slot.alternatives])
        for slot in instance.slots
    ]
    return instance.optional, sorted(slots)


def _beside(identity: StableId, text_slot: str) -> list[tuple[str, tuple[str, ...]]]:
    return [one for one in identity.fills if one[0] != text_slot.casefold()]


def _has_optional(instance: Instance) -> bool:
    fills = (fill for slot in instance.slots for one in slot.alternatives for fill in one.fills)
    slots = any(slot.optional for slot in instance.slots)
    return instance.optional or slots or any(fill.optional for fill in fills)


def _distance(text: str, one: int, other: int, *, tokens: bool) -> int:
    """Return how far apart two places are: characters, or words of which one has at least a part."""
    between = Extent(min(one, other), max(one, other))
    return len(text[between.start : between.end].split()) if tokens else between.end - between.start
