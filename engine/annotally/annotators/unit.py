"""Two to nine annotators as one unit: a row for each of their items, with a side for each of them.

It has no table: scores are of two, and `MultiComparison` has those. Its states and votes come from the
comparisons of every two. Rows and states do not depend on the order of annotators.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

from annotally.annotators.arguments import Arguments
from annotally.annotators.chains import ClassOf, Component, components, same_as
from annotally.annotators.comparison import MultiComparison
from annotally.annotators.pairwise import Pairwise, Row
from annotally.annotators.slot_contents import SlotContents
from annotally.comparison.constraints import NONE as NO_CONSTRAINTS
from annotally.comparison.constraints import Constraints
from annotally.comparison.items import NO_MAJORITY, NONE, NOT_THERE, Item, Member, Votes
from annotally.comparison.links import LINK_KINDS, LinkWriter
from annotally.comparison.result import (
    NO_PLACE,
    Level,
    NodeBuilder,
    Place,
    Sides,
    UnitComparison,
    Why,
)
from annotally.methods.registry import Comparer
from annotally.methods.similarity.annotations import Kinds, SideAnnotations
from annotally.scoring.tally import Status


class JointComparer:
    """Compares any number of annotators as one unit, as a method compares two."""

    def __init__(self, comparison: MultiComparison) -> None:
        self._comparison = comparison

    def compare(
        self, document: str, sides: Sides, constraints: Constraints = NO_CONSTRAINTS
    ) -> UnitComparison:
        """Return the unit of a document. ``sides`` are those of the comparison.

        Raises InputRefused for constraints that contradict each other, and for what the task never pairs.
        """
        assert sides is self._comparison.sides
        comparison = self._comparison.under({document: constraints}) if constraints else self._comparison
        return _Writer(comparison, document).unit()


class PairwiseComparer:
    """Compares two annotators as a method does, but in documents that one of them alone has.

    In these nothing is compared: what there is has no state, and waits to be settled.
    """

    def __init__(self, comparison: MultiComparison, comparer: Comparer) -> None:
        self._comparison, self._comparer, self._together = comparison, comparer, JointComparer(comparison)

    def compare(
        self, document: str, sides: Sides, constraints: Constraints = NO_CONSTRAINTS
    ) -> UnitComparison:
        """Return the unit of a document, else as `JointComparer.compare`."""
        alone = self._comparison.is_alone(document)
        return (self._together if alone else self._comparer).compare(document, sides, constraints)


class _Writer:
    """Writes the unit of one document."""

    def __init__(self, comparison: MultiComparison, document: str) -> None:
        self._document, self._comparison = document, comparison
        task = comparison.task
        self._ref_slot = task.reading.ref_slot if task.method == "coreference" else ""
        """By which slot mentions make classes; empty where they make none."""
        self._links = LinkWriter()
        self._items = comparison.items(document)
        self._instances = comparison.sides.instances(document)
        self._arguments = Arguments(document, self._instances, self._items)
        self._pairwise = Pairwise(comparison, document)
        self._held = SlotContents(comparison, document, self._pairwise)
        self._by_slots = comparison.task.method != "similarity"
        self._alone = comparison.is_alone(document)
        """Whether there is nobody to compare with: nothing has a state or votes then."""
        self._labels: list[SideAnnotations] = []
        if not self._by_slots:
            kinds = Kinds(comparison.task.similarity)
            self._labels = [SideAnnotations(document, side, kinds) for side in self._instances]
        self._builder = NodeBuilder()
        self._agreeing, self._asked, self._majority = bytearray(), bytearray(), bytearray()

    def unit(self) -> UnitComparison:
        builder, nowhere = self._builder, (NO_PLACE,) * len(self._instances)
        builder.open(Level.DOCUMENT, self._document, Status.NON, nowhere)
        self._count(None)
        if self._ref_slot:
            self._in_classes()
        else:
            for item in self._items:
                self._object(item)
        for member, row in sorted(self._pairwise.aside.items()):
            rule = row.nodes.rules[row.nodes.rule[row.row]]
            builder.leaf(Level.INSTANCE, row.name, Status.UNS, self._places({member: _WHOLE}), (), rule)
            self._count(None)
        builder.close()
        votes = Votes(bytes(self._agreeing), bytes(self._asked), bytes(self._majority))
        return UnitComparison(self._document, builder.finish(), {}, self._links.links(), votes=votes)

    def _count(self, item: Item | None, *, whole: bool = False) -> None:
        """Note how a row was voted on; a ``whole`` object as its arguments say where nothing else decides."""
        item = None if self._alone else item
        majority = item.majority() if item is not None else None
        agreeing = item.votes if item is not None else 0
        if whole and item is not None and majority is None:
            majority, agreeing = self._arguments.majority(item) or (None, agreeing)
        self._agreeing.append(agreeing)
        self._asked.append(item.annotators if item is not None else 0)
        self._majority.append(
            NO_MAJORITY if majority is None else NOT_THERE if majority == NONE else majority + 1
        )

    def _places(self, below: Mapping[Member, tuple[int, int, int]]) -> tuple[Place, ...]:
        """Return the places of members, by slot, alternative and fill."""
        places: list[Place] = [NO_PLACE] * len(self._instances)
        for (annotator, number), path in below.items():
            places[annotator] = (number, *path)
        return tuple(places)

    # --- classes of mentions

    def _in_classes(self) -> None:
        """Append the mentions below the classes they are in, which stand below what connects them."""
        for one in components(self._document, self._instances, self._items, self._ref_slot):
            if one.classes:
                self._component(one)
            else:
                self._object(self._items[one.items[0]])

    def _component(self, component: Component) -> None:
        held = component.classes
        owners = {one.annotator for one in held}
        states = [self._class_state(one, held) for one in held]
        status = _together(state for state, _ in states)
        places: dict[Member, tuple[int, int, int]] = {}
        for one in reversed(held):
            places = {self._first(one): _WHOLE, **{m: p for m, p in places.items() if m[0] != one.annotator}}
        name = f"{_counted(len(held), 'class')} of {_counted(len(owners), 'annotator')}"
        self._builder.open(Level.COMPONENT, name, status, self._places(places))
        self._count(None)
        rows: defaultdict[int, list[int]] = defaultdict(list)
        for one, (state, rule) in zip(held, states, strict=True):
            title = f"{self._comparison.annotators[one.annotator]} class of {len(one.items)}"
            at = self._builder.leaf(
                Level.CLASS, title, state, self._places({self._first(one): _WHOLE}), (), rule, Why(rule)
            )
            self._count(None)
            for number in one.items:
                rows[number].append(at)
        for number in component.items:
            mention = len(self._builder)
            self._object(self._items[number])
            for at in rows[number]:
                self._links.add(LINK_KINDS.index("member"), mention, at)
        self._builder.close()

    def _class_state(self, one: ClassOf, held: Sequence[ClassOf]) -> tuple[Status, str]:
        """Return the state of a class: whether all who annotated the document have the same one."""
        if self._alone:
            return Status.UNS, "annotator-alone"
        others = sum(self._items[one.items[0]].annotated) - 1
        if same_as(one, held) == others:
            return Status.COR, "class-same"
        met = any(other.annotator != one.annotator for other in held)
        return (Status.INC, "class-differs") if met else (Status.MIS, "class-alone")

    def _first(self, one: ClassOf) -> Member:
        return one.annotator, self._items[one.items[0]].members[one.annotator]

    # --- objects

    def _object(self, item: Item) -> None:
        members = [one for one in enumerate(item.members) if one[1] != NONE]
        states = [self._state(one, other) for one, other in combinations(members, 2)]
        lacking = [who for who, seen in enumerate(item.annotated) if seen and item.members[who] == NONE]
        alone = [self._pairwise.without(member, who) for member in members for who in lacking]
        status = _together([*states, *alone])
        rule = "annotators-agree"
        if status.disagreement:
            alike = all(not state.disagreement for state in states)
            rule = "annotators-lack" if alike else "annotators-differ"
        if self._alone:
            status, rule = Status.UNS, "annotator-alone"
        places = self._places(dict.fromkeys(members, _WHOLE))
        name = self._name(members)
        self._builder.open(Level.INSTANCE, name, status, places, (), rule, Why(rule))
        self._count(item, whole=True)
        for name in self._slot_names(members):
            self._slot(item, members, name)
        self._builder.close()

    def _state(self, one: Member, other: Member) -> Status:
        row = self._pairwise.alike(one, other)
        return row.status if row is not None else Status.INC

    def _name(self, members: Sequence[Member]) -> str:
        """Return what most call it, of names as frequent the first by alphabet."""
        names = Counter(self._own_name(member) for member in members)
        return min(names, key=lambda name: (-names[name], name))

    def _own_name(self, member: Member) -> str:
        # Of a pair by similarity the row has the label of one of the two.
        if self._labels:
            kind = self._labels[member[0]].kinds[member[1]]
            assert kind is not None  # what is compared has a label
            return kind.true
        return self._pairwise.own(member)[0].name

    # --- slots

    def _slot_names(self, members: Sequence[Member]) -> list[str]:
        """Return the slots that one of them has, or that they were compared by, in the order of the task."""
        if len(members) > 1:
            found = (self._pairwise.alike(one, other) for one, other in combinations(members, 2))
            rows = [row for row in found if row is not None]
        else:
            # By similarity an annotation alone is compared by nothing.
            rows = self._pairwise.own(members[0]) if self._by_slots else []
        order: dict[str, tuple[int, str]] = {}
        for row in rows:
            for number, slot in enumerate(self._pairwise.slots(row).values()):
                if len(members) > 1 or slot.place(members[0][0])[1] >= 0:
                    order[slot.name] = min(order.get(slot.name, (number, slot.name)), (number, slot.name))
        return sorted(order, key=order.__getitem__)

    def _slot(self, item: Item, members: Sequence[Member], name: str) -> None:
        rows = {
            (one, other): self._row_of(one, other, name)
            for one, other in combinations(members, 2)
            if self._pairwise.alike(one, other) is not None
        }
        places = {member: self._pairwise.slot(member, name) for member in members}
        whole = all(place < 0 for place in places.values())  # what an annotation is, and where
        having = [member for member in members if whole or places[member] >= 0]
        said = {member: self._held.said(member, places[member]) for member in having}
        agreeing = set()
        for one, other in combinations(having, 2):
            row = rows.get((one, other))
            if row.agrees if row is not None else said[one] == said[other] and not whole:
                agreeing.add((one[0], other[0]))
        status = self._slot_status(members, rows, name)
        vote = _vote(item, said, agreeing)
        if whole:
            self._leaf(name, status, dict.fromkeys(having, _WHOLE), vote)
        else:
            self._filled(name, status, item, {member: places[member] for member in having}, vote)

    def _row_of(self, one: Member, other: Member, name: str) -> Row | None:
        row = self._pairwise.alike(one, other)
        return self._pairwise.slots(row).get(name) if row is not None else None

    def _slot_status(
        self, members: Sequence[Member], rows: Mapping[tuple[Member, Member], Row | None], name: str
    ) -> Status:
        if self._alone:
            return Status.UNS
        if len(members) == 1:
            own = (self._pairwise.slots(row).get(name) for row in self._pairwise.own(members[0]))
            alone = {slot.status for slot in own if slot is not None}
            return _together([*alone, Status.MIS] if any(one.disagreement for one in alone) else alone)
        states = [row.status for row in rows.values() if row is not None]
        apart = len(members) * (len(members) - 1) // 2 > len(rows)  # in one item by way of a third
        return _together([*states, *[Status.INC] * apart])

    def _leaf(
        self, name: str, status: Status, below: Mapping[Member, tuple[int, int, int]], vote: Item
    ) -> None:
        self._builder.leaf(Level.SLOT, name, status, self._places(below))
        self._count(vote)

    # --- what slots hold

    def _filled(
        self, name: str, status: Status, item: Item, places: Mapping[Member, int], vote: Item
    ) -> None:
        """Append a slot, and below it the alternatives or fills where somebody has several."""
        slots = {member: self._instances[member[0]][member[1]].slots[at] for member, at in places.items()}
        several = any(len(slot.alternatives) > 1 for slot in slots.values())
        many = any(len(one.fills) > 1 for slot in slots.values() for one in slot.alternatives)
        if not self._by_slots or not (several or many):
            fill = 0 if self._by_slots else -1
            below = {m: (at, 0, fill if slots[m].alternatives else -1) for m, at in places.items()}
            self._leaf(name, status, below, vote)
            return
        path = {member: (at, -1 if several else 0, -1) for member, at in places.items()}
        self._builder.open(Level.SLOT, name, status, self._places(path))
        self._count(vote)
        if several:
            level, groups = Level.ALTERNATIVE, self._held.alternatives(places, slots)
        else:
            level, groups = Level.FILL, self._held.fills(name, places, slots)
        for group in groups:
            everybody = Status.COR if status.disagreement else status
            own = everybody if len(group) == len(slots) else _lacking(status)
            part_vote = _vote(item, dict.fromkeys(group, ""), _everybody(group))
            self._builder.open(level, name, own, self._places(group))
            self._count(part_vote)
            for fills in self._held.inside(group, slots) if level == Level.ALTERNATIVE else ():
                self._builder.leaf(Level.FILL, name, own, self._places(fills))
                self._count(part_vote)
            self._builder.close()
        self._builder.close()


_WHOLE = (-1, -1, -1)
"""The path of an annotation itself."""


def _together(states: Iterable[Status]) -> Status:
    """Return the state of what several states are about.

    COR and the like where nobody disagrees, MIS where some lack it and the others agree, PAR where those who
    differ agree in part, else INC. Of two annotators neither is the key: SPU is MIS.
    """
    found = {Status.MIS if one is Status.SPU else one for one in states}
    apart = {one for one in found if one.disagreement}
    if not apart:
        return min(found, default=Status.COR)
    return apart.pop() if len(apart) == 1 else Status.INC


def _counted(number: int, noun: str) -> str:
    plural = "es" if noun.endswith("s") else "s"
    return f"{number} {noun}{'' if number == 1 else plural}"


def _lacking(status: Status) -> Status:
    """Return the state of what some do not have, in a slot of this state."""
    return Status.MIS if status.disagreement else Status.NON if status is Status.COR else status


def _vote(item: Item, said: Mapping[Member, str], agreeing: Iterable[tuple[int, int]]) -> Item:
    """Return a vote on something inside an item; ``agreeing`` are those who agree with each other."""
    pairs = frozenset(agreeing)
    texts = sorted(set(said.values()))
    numbers, support, ranks = ([default] * len(item.annotated) for default in (NONE, 0, NONE))
    for (annotator, number), text in said.items():
        numbers[annotator], ranks[annotator] = number, texts.index(text)
        support[annotator] = 1 + sum(annotator in pair for pair in pairs)
    return Item(tuple(numbers), item.annotated, tuple(support), pairs, tuple(ranks))


def _everybody(members: Iterable[Member]) -> Iterable[tuple[int, int]]:
    return combinations(sorted(annotator for annotator, _ in members), 2)
