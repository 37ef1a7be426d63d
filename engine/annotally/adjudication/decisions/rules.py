"""Rules that decide many objects at once; their decisions can be previewed.

A rule judges objects one by one, and returns decisions about them, or none. It decides open rows; decisions
of a person stay. All decisions of one run are one command, and every decision names the rule.
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
class SideObject:
    """An object as one side has it: its content apart from names, and whether it is stacked.

    Annotations of one type at one place are stacked, and so are annotations that point to one of them.
    """

    instance: Instance
    identity: StableId
    stacked: bool


@dataclass(frozen=True, slots=True)
class RuleCandidate:
    """An object as a rule sees it: its row, and the object of each side; None for sides without it.

    Sides that do not have the document are not among ``sides`` where there are more than two.
    """

    nodes: Nodes
    row: int
    sides: Mapping[int, SideObject | None]
    text: str
    """The text of its document, empty where no input has it."""
    voted: int | None = None
    """The side with the value of more than half, `NONE` where they lack it; None: there is no majority."""
    document: str = ""

    @property
    def present(self) -> dict[int, SideObject]:
        """The objects of the sides that have one, by side."""
        return {side: side_object for side, side_object in self.sides.items() if side_object is not None}

    @property
    def everywhere(self) -> bool:
        """Whether every side has it."""
        return None not in self.sides.values()


ObjectJudge = Callable[[RuleCandidate], dict[int, Decision]]
"""A judge of objects: returns decisions about an object, or about rows below it; empty: none."""


@dataclass(frozen=True, slots=True)
class DecisionRule:
    """A rule: its name, which decisions keep, and its judge.

    ``alone``: it applies to documents too that one annotator alone has, where nobody agrees with anybody.
    """

    name: str
    judge: ObjectJudge
    alone: bool = False


def identical() -> DecisionRule:
    """Return the rule that takes objects that all sides have in the same words and place."""

    def judge(candidate: RuleCandidate) -> dict[int, Decision]:
        return _take(candidate, min(candidate.sides)) if _same(candidate) else {}

    return DecisionRule("identical", judge)


def unanimous() -> DecisionRule:
    """Return the rule that takes objects that all sides have in the same words and place, and omits others.

    Stacked objects are left out too: nothing shows which of the two was meant.
    """

    # Two stacked objects share type and place. Sides that agree on such a place may each have meant another
    # of the two, so that agreement there proves nothing.
    def judge(candidate: RuleCandidate) -> dict[int, Decision]:
        stacked = any(side_object.stacked for side_object in candidate.present.values())
        if _same(candidate) and not stacked:
            return _take(candidate, min(candidate.sides))
        return {candidate.row: Decision(Choice.NEITHER)}

    return DecisionRule("unanimous", judge)


def counted_equal(side: int) -> DecisionRule:
    """Return the rule that takes from a side objects that differ in nothing that counts, such as case."""

    def judge(candidate: RuleCandidate) -> dict[int, Decision]:
        below = candidate.nodes.status[candidate.row : candidate.nodes.end[candidate.row]]
        equal = (
            candidate.everywhere and not disagrees(candidate.nodes, candidate.row) and Status.OPT not in below
        )
        return _take(candidate, side) if equal else {}

    return DecisionRule("counted-equal", judge)


def optional_differs(side: int) -> DecisionRule:
    """Return the rule that takes from a side objects that differ only in optional parts."""

    def judge(candidate: RuleCandidate) -> dict[int, Decision]:
        if disagrees(candidate.nodes, candidate.row) or _same(candidate):
            return {}
        optional = any(_has_optional(side_object.instance) for side_object in candidate.present.values())
        return _take(candidate, side) if optional else {}

    return DecisionRule("optional-differs", judge)


def extent_differs(side: int, most: int, *, tokens: bool = False, text_slot: str = "") -> DecisionRule:
    """Return the rule that takes of a side objects that differ in extent by ``most`` characters or words."""

    # Two annotations are near if type, number of parts and all other fills are equal, and every end of a part
    # is at most ``most`` away from its counterpart; all pairs of sides have to be near.
    def near(text: str, first: StableId, second: StableId) -> bool:
        if first.type != second.type or _beside(first, text_slot) != _beside(second, text_slot):
            return False
        if len(first.extents) != len(second.extents) or not first.extents:
            return False
        ends = [
            end
            for here, there in zip(first.extents, second.extents, strict=True)
            for end in zip(here, there, strict=True)
        ]
        return all(_distance(text, *end, tokens=tokens) <= most for end in ends)

    def judge(candidate: RuleCandidate) -> dict[int, Decision]:
        if not candidate.everywhere or _same(candidate):
            return {}
        identities = [side_object.identity for side_object in candidate.present.values()]
        alike = all(near(candidate.text, first, second) for first, second in combinations(identities, 2))
        return _take(candidate, side) if alike else {}

    return DecisionRule("extent-differs", judge)


def of_type(type_name: str, side: int) -> DecisionRule:
    """Return the rule that takes all objects of a type as a side has them; those it lacks are left out.

    It does not apply to documents that the side does not have.
    """

    def judge(candidate: RuleCandidate) -> dict[int, Decision]:
        first_object = next(iter(candidate.present.values()), None)
        is_of_type = first_object is not None and first_object.identity.type == type_name.casefold()
        return _take(candidate, side) if is_of_type and side in candidate.sides else {}

    return DecisionRule("of-type", judge, alone=True)


def slot_of_type(type_name: str, slot: str, side: int) -> DecisionRule:
    """Return the rule that takes a slot of all objects of a type as a side has it; other slots stay open."""

    # The object must be there on the side and on another one, for a slot of an object that one side alone has
    # is decided with the object.
    def judge(candidate: RuleCandidate) -> dict[int, Decision]:
        present = candidate.present
        if side not in present or len(present) < 2 or not of_type(type_name, side).judge(candidate):
            return {}
        nodes = candidate.nodes
        return {
            row: Decision(Choice.TAKE, (side,))
            for row in nodes.children(candidate.row)
            if nodes.level[row] == Level.SLOT and nodes.names[nodes.name[row]].casefold() == slot.casefold()
        }

    return DecisionRule("slot-of-type", judge)


def majority() -> DecisionRule:
    """Return the rule that takes the content of more than half of the annotators, equal in all scored slots.

    An object that more than half lack is left out. Annotators without the document do not count.
    Of those who agree, an annotator with the words that most have is taken, then the first by content.
    """

    def judge(candidate: RuleCandidate) -> dict[int, Decision]:
        decision = voted(candidate.voted)
        return {candidate.row: decision} if decision is not None else {}

    return DecisionRule("majority", judge)


def voted(side: int | None) -> Decision | None:
    """Return the decision of a vote: its winner, `NONE` for no object; None where there is no majority."""
    if side is None:
        return None
    return Decision(Choice.NEITHER) if side == NONE else Decision(Choice.TAKE, (side,))


def objects_of(sides: Iterable[AnnotationSet]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the types that sides have, each with the names of its slots, in order."""
    slots_by_type: dict[str, tuple[str, set[str]]] = {}
    for document in (annotations for side in sides for annotations in side.documents.values()):
        for instance in document.instances:
            _, slots = slots_by_type.setdefault(instance.type.casefold(), (instance.type, set()))
            slots.update(slot.name for slot in instance.slots)
    return tuple((name, tuple(sorted(slots))) for _, (name, slots) in sorted(slots_by_type.items()))


def proposed(
    rule: DecisionRule,
    table: DecisionTable,
    instances: Sequence[Sequence[Instance]],
    text: str = "",
    votes: Votes | None = None,
    voting_sides: Sequence[int] = (),
) -> Iterator[tuple[int, Decision]]:
    """Yield the rows of a document that a rule would decide, and how: open ones alone.

    ``votes`` are those of the unit; ``voting_sides`` are the sides that have the document, by itself all.
    """
    nodes = table.nodes
    if len(voting_sides) == 1 and not rule.alone:
        return
    stacked = [_stacked(table.targets.document, side_instances) for side_instances in instances]
    # Objects are judged in reading order; a row with a decision of its own is never proposed again.
    for row in table.objects():
        if table.is_decided(row) or nodes.more.get(row):
            continue  # a row for several of a side is left to a person
        sides: dict[int, SideObject | None] = {}
        for side in voting_sides or range(len(instances)):
            number = nodes.sides[side].instance[row]
            if number < 0:
                sides[side] = None
                continue
            identity = table.targets.identity(side, number)
            sides[side] = SideObject(instances[side][number], identity, number in stacked[side])
        winner = votes.winner(row) if votes is not None else None
        for decided_row, decision in rule.judge(
            RuleCandidate(nodes, row, sides, text, winner, table.targets.document)
        ).items():
            if table.own(decided_row) is None:
                yield decided_row, decision


def _stacked(document: str, instances: Sequence[Instance]) -> set[int]:
    """Return the numbers of the annotations that share type and place with another, or point to such."""
    # A hash map from type and place to annotations; those that point to stacked ones are as uncertain as
    # their targets. Linear.
    places: defaultdict[tuple[str, tuple[Extent, ...]], list[int]] = defaultdict(list)
    for number, instance in enumerate(instances):
        if instance.extents:
            places[instance.type.casefold(), instance.extents].append(number)
    stacked = {number for numbers in places.values() if len(numbers) > 1 for number in numbers}
    names = {pointer_name(document, instances[number]).casefold() for number in stacked}
    if names:
        stacked |= {
            number
            for number, instance in enumerate(instances)
            if any((reading.target or "").casefold() in names for reading in instance.readings())
        }
    return stacked


def _take(candidate: RuleCandidate, side: int) -> dict[int, Decision]:
    return {candidate.row: Decision(Choice.TAKE, (side,))}


def _same(candidate: RuleCandidate) -> bool:
    """Tell whether all sides have the same content at the same place, names apart."""
    if not candidate.everywhere or disagrees(candidate.nodes, candidate.row):
        return False
    first, *remaining = candidate.present.values()
    return all(
        (first.identity.type, first.identity.extents, first.identity.fills)
        == (side_object.identity.type, side_object.identity.extents, side_object.identity.fills)
        and _marks(first.instance) == _marks(side_object.instance)
        for side_object in remaining
    )


def _marks(instance: Instance) -> tuple[bool, list[tuple[str, bool, list[list[bool]]]]]:
    """Return the optional parts of an instance."""
    slots = [
        (
            slot.name,
            slot.optional,
            [[fill.optional for fill in alternative.fills] for alternative in slot.alternatives],
        )
        for slot in instance.slots
    ]
    return instance.optional, sorted(slots)


def _beside(identity: StableId, text_slot: str) -> list[tuple[str, tuple[str, ...]]]:
    return [slot_fills for slot_fills in identity.fills if slot_fills[0] != text_slot.casefold()]


def _has_optional(instance: Instance) -> bool:
    fills = (
        fill for slot in instance.slots for alternative in slot.alternatives for fill in alternative.fills
    )
    slots = any(slot.optional for slot in instance.slots)
    return instance.optional or slots or any(fill.optional for fill in fills)


def _distance(text: str, offset: int, other_offset: int, *, tokens: bool) -> int:
    """Return the distance of two offsets in characters, or in words between them, parts counted as words."""
    between = Extent(min(offset, other_offset), max(offset, other_offset))
    return len(text[between.start : between.end].split()) if tokens else between.end - between.start
