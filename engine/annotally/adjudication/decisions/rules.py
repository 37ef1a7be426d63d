"""Rules that decide many objects at once: what each would decide is known before it runs.

A rule looks at objects one by one and says what becomes of them, or nothing. It decides what is open; what a
person has decided stands. All that one run decides is one command, and every decision names the rule.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from annotally.adjudication.decisions.decision_table import DecisionTable
from annotally.adjudication.project.entries import Choice, Decision
from annotally.comparison.items import NONE, Votes
from annotally.comparison.result import Level, Nodes, disagrees
from annotally.model.annotation_sets import AnnotationSet, StableId, pointer_name
from annotally.model.extents import Extent
from annotally.model.instances import Instance
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
class Candidate:
    """An object as a rule sees it: its row, and what each side has; None where that is nothing.

    Sides that do not have the document are not among ``sides`` where there are more than two.
    """

    nodes: Nodes
    row: int
    sides: Mapping[int, One | None]
    text: str
    """The text of its document, empty where no input has it."""
    voted: int | None = None
    """The side whose value more than half have, `NONE` where that is nothing; None: there is no majority."""

    @property
    def present(self) -> dict[int, One]:
        """What there is, by side."""
        return {side: one for side, one in self.sides.items() if one is not None}

    @property
    def everywhere(self) -> bool:
        """Whether every side has it."""
        return None not in self.sides.values()


Judge = Callable[[Candidate], dict[int, Decision]]
"""Says what becomes of an object, or of rows below it; empty: nothing."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule: its name, which decisions keep, and what it says of an object.

    ``alone``: it speaks of documents too that one annotator alone has, where nobody agrees with anybody.
    """

    name: str
    judge: Judge
    alone: bool = False


def identical() -> Rule:
    """Take what all sides have in the same words and place."""

    def judge(found: Candidate) -> dict[int, Decision]:
        return _take(found, min(found.sides)) if _same(found) else {}

    return Rule("identical", judge)


def unanimous() -> Rule:
    """Take what all sides have in the same words and place, and leave out everything else.

    What is stacked is left out too: nobody can tell which of the two was meant.
    """

    def judge(found: Candidate) -> dict[int, Decision]:
        stacked = any(one.stacked for one in found.present.values())
        if _same(found) and not stacked:
            return _take(found, min(found.sides))
        return {found.row: Decision(Choice.NEITHER)}

    return Rule("unanimous", judge)


def counted_equal(side: int) -> Rule:
    """Take from a side what differs by nothing that the task counts, such as case or premodifiers."""

    def judge(found: Candidate) -> dict[int, Decision]:
        below = found.nodes.status[found.row : found.nodes.end[found.row]]
        equal = found.everywhere and not disagrees(found.nodes, found.row) and Status.OPT not in below
        return _take(found, side) if equal else {}

    return Rule("counted-equal", judge)


def optional_differs(side: int) -> Rule:
    """Take from a side what differs only by what need not be found."""

    def judge(found: Candidate) -> dict[int, Decision]:
        if disagrees(found.nodes, found.row) or _same(found):
            return {}
        optional = any(_has_optional(one.instance) for one in found.present.values())
        return _take(found, side) if optional else {}

    return Rule("optional-differs", judge)


def extent_differs(side: int, most: int, *, tokens: bool = False, text_slot: str = "") -> Rule:
    """Take from a side what differs only by where it begins or ends, by ``most`` characters or words."""

    def near(text: str, one: StableId, other: StableId) -> bool:
        if one.type != other.type or _beside(one, text_slot) != _beside(other, text_slot):
            return False
        if len(one.extents) != len(other.extents) or not one.extents:
            return False
        ends = [
            end
            for here, there in zip(one.extents, other.extents, strict=True)
            for end in zip(here, there, strict=True)
        ]
        return all(_distance(text, *end, tokens=tokens) <= most for end in ends)

    def judge(found: Candidate) -> dict[int, Decision]:
        if not found.everywhere or _same(found):
            return {}
        said = [one.identity for one in found.present.values()]
        alike = all(near(found.text, one, other) for one, other in combinations(said, 2))
        return _take(found, side) if alike else {}

    return Rule("extent-differs", judge)


def of_type(type_name: str, side: int) -> Rule:
    """Take everything of a type as a side has it: what that side does not have is left out.

    Of documents that side does not have it says nothing.
    """

    def judge(found: Candidate) -> dict[int, Decision]:
        shown = next(iter(found.present.values()), None)
        wanted = shown is not None and shown.identity.type == type_name.casefold()
        return _take(found, side) if wanted and side in found.sides else {}

    return Rule("of-type", judge, alone=True)


def slot_of_type(type_name: str, slot: str, side: int) -> Rule:
    """Take a slot of everything of a type as a side has it; the rest of the objects stays to be decided."""

    def judge(found: Candidate) -> dict[int, Decision]:
        present = found.present
        if side not in present or len(present) < 2 or not of_type(type_name, side).judge(found):
            return {}
        nodes = found.nodes
        return {
            row: Decision(Choice.TAKE, (side,))
            for row in nodes.children(found.row)
            if nodes.level[row] == Level.SLOT and nodes.names[nodes.name[row]].casefold() == slot.casefold()
        }

    return Rule("slot-of-type", judge)


def majority() -> Rule:
    """Take what more than half of the annotators have, the same in all scored slots.

    Where more than half have nothing there, it is left out. Who did not annotate the document does not count.
    Of those who agree, an annotator is taken whose very words most have, then whose come first by content.
    """

    def judge(found: Candidate) -> dict[int, Decision]:
        decision = voted(found.voted)
        return {found.row: decision} if decision is not None else {}

    return Rule("majority", judge)


def voted(side: int | None) -> Decision | None:
    """Return what a vote decides: its winner, `NONE` for nothing; None where there is no majority."""
    if side is None:
        return None
    return Decision(Choice.NEITHER) if side == NONE else Decision(Choice.TAKE, (side,))


def objects_of(sides: Iterable[AnnotationSet]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the types that sides have, each with the names of its slots, in order."""
    found: dict[str, tuple[str, set[str]]] = {}
    for document in (one for side in sides for one in side.documents.values()):
        for instance in document.instances:
            _, slots = found.setdefault(instance.type.casefold(), (instance.type, set()))
            slots.update(slot.name for slot in instance.slots)
    return tuple((name, tuple(sorted(slots))) for _, (name, slots) in sorted(found.items()))


def proposed(
    rule: Rule,
    settled: DecisionTable,
    instances: Sequence[Sequence[Instance]],
    text: str = "",
    votes: Votes | None = None,
    seen: Sequence[int] = (),
) -> Iterator[tuple[int, Decision]]:
    """Yield the rows of a document that a rule would decide, and how: open ones alone.

    ``votes`` are those of the unit; ``seen`` are the sides that have the document, by itself all.
    """
    nodes = settled.nodes
    if len(seen) == 1 and not rule.alone:
        return
    stacked = [_stacked(settled.targets.document, found) for found in instances]
    for row in settled.objects():
        if settled.settled(row) or nodes.more.get(row):
            continue  # what stands for several of a side a person has to look at
        sides: dict[int, One | None] = {}
        for side in seen or range(len(instances)):
            number = nodes.sides[side].instance[row]
            if number < 0:
                sides[side] = None
                continue
            identity = settled.targets.identity(side, number)
            sides[side] = One(instances[side][number], identity, number in stacked[side])
        winner = votes.winner(row) if votes is not None else None
        for one, decision in rule.judge(Candidate(nodes, row, sides, text, winner)).items():
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


def _take(found: Candidate, side: int) -> dict[int, Decision]:
    return {found.row: Decision(Choice.TAKE, (side,))}


def _same(found: Candidate) -> bool:
    """Tell whether all sides say the same of the same place, whatever things are called."""
    if not found.everywhere or disagrees(found.nodes, found.row):
        return False
    one, *others = found.present.values()
    return all(
        (one.identity.type, one.identity.extents, one.identity.fills)
        == (other.identity.type, other.identity.extents, other.identity.fills)
        and _marks(one.instance) == _marks(other.instance)
        for other in others
    )


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
