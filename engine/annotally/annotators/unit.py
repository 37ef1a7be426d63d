"""Two to nine annotators as one unit: a row for each of their items, with a side for each of them.

It has no table: scores are of two, and `MultiComparison` has those. Its states and votes come from the
comparisons of every two. Rows and states do not depend on the order of annotators.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, combinations
from typing import NamedTuple

from annotally.annotators.arguments import RelationArguments
from annotally.annotators.chains import ChainComponent, ClassOf, components, count_same_classes
from annotally.annotators.comparison import MultiComparison
from annotally.annotators.pairwise import Pairwise, PairwiseRow
from annotally.annotators.slot_contents import SlotContents
from annotally.comparison.constraints import NONE as NO_CONSTRAINTS
from annotally.comparison.constraints import Constraints
from annotally.comparison.items import NO_MAJORITY, NONE, NOT_THERE, Item, Member, Votes
from annotally.comparison.links import LINK_KINDS, LinkWriter
from annotally.comparison.node_builder import Facet, NodeBuilder
from annotally.comparison.result import (
    NO_PLACE,
    Level,
    NodePlace,
    Sides,
    UnitComparison,
    UnitTotals,
    Why,
)
from annotally.methods.registry import Comparer
from annotally.methods.similarity.annotations import Kinds, SideAnnotations
from annotally.model.instances import Slot
from annotally.model.wording import Wording, plural
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
        comparison = (
            self._comparison.with_constraints({document: constraints}) if constraints else self._comparison
        )
        return _Writer(comparison, document).unit()

    def totals(self, document: str, sides: Sides, constraints: Constraints = NO_CONSTRAINTS) -> UnitTotals:
        """Return the totals of a document as `compare` has them."""
        return self.compare(document, sides, constraints).totals


class PairwiseComparer:
    """Compares two annotators as a method does, but in documents that one of them alone has.

    In these nothing is compared: annotations have no state, and wait for a decision.
    """

    def __init__(self, comparison: MultiComparison, comparer: Comparer) -> None:
        self._comparison, self._comparer, self._together = comparison, comparer, JointComparer(comparison)

    def compare(
        self, document: str, sides: Sides, constraints: Constraints = NO_CONSTRAINTS
    ) -> UnitComparison:
        """Return the unit of a document, else as `JointComparer.compare`."""
        # A document of one annotator has nothing to compare: the joint writer leaves it without states.
        alone = self._comparison.is_alone(document)
        return (self._together if alone else self._comparer).compare(document, sides, constraints)

    def totals(self, document: str, sides: Sides, constraints: Constraints = NO_CONSTRAINTS) -> UnitTotals:
        """Return the totals of a document as `compare` has them."""
        return (self._together if self._comparison.is_alone(document) else self._comparer).totals(
            document, sides, constraints
        )


class _Writer:
    """Writes the unit of one document."""

    def __init__(self, comparison: MultiComparison, document: str) -> None:
        self._document, self._comparison = document, comparison
        # All that rows need is prepared once for the document: contents as they compare, links of mentions,
        # labels by side. The arrays grow row by row with the builder's.
        task = comparison.task
        self._ref_slot = task.reading.ref_slot if task.method_spec.links_mentions else ""
        """The slot that connects mentions into classes; empty where the task makes none."""
        self._links = LinkWriter()
        self._items = comparison.items(document)
        self._instances = comparison.sides.instances(document)
        self._arguments = RelationArguments(document, self._instances, self._items)
        self._pairwise = Pairwise(comparison, document)
        self._contents = SlotContents(comparison, document, self._pairwise)
        self._by_slots = not comparison.task.method_spec.has_labels
        self._alone = comparison.is_alone(document)
        """Whether no second annotator has the document: nothing has a state or votes then."""
        self._labels: list[SideAnnotations] = []
        if not self._by_slots:
            kinds = Kinds(comparison.task.similarity)
            self._labels = [SideAnnotations(document, side, kinds) for side in self._instances]
        self._builder = NodeBuilder()
        self._agreeing, self._voters, self._majority = bytearray(), bytearray(), bytearray()

    def unit(self) -> UnitComparison:
        # The rows are written in the order of reading, each with its vote: `_append_vote` is called once
        # for every row that the builder appends, in preorder, so that row numbers of nodes and votes agree.
        builder = self._builder
        builder.open_document(self._document, sides=len(self._instances))
        self._append_vote(None)
        if self._ref_slot:
            self._write_classes()
        else:
            for item in self._items:
                self._write_object(item)
        for member, row in sorted(self._pairwise.aside.items()):
            rule = row.nodes.rules[row.nodes.rule[row.row]]
            builder.leaf(Level.INSTANCE, row.name, Status.UNS, self._places({member: _WHOLE}), (), rule)
            self._append_vote(None)
        builder.close()
        votes = Votes(bytes(self._agreeing), bytes(self._voters), bytes(self._majority))
        return UnitComparison(self._document, builder.finish(), {}, self._links.links(), votes=votes)

    def _append_vote(self, item: Item | None, *, whole: bool = False) -> None:
        """Append the vote on a row; of a ``whole`` object without majority that on its arguments."""
        # A relation without majority as a whole may have one on its arguments alone; that vote is taken in
        # its stead. One entry is appended for every row, whatever it is, so that the arrays stay in step with
        # the nodes.
        item = None if self._alone else item
        majority = item.majority() if item is not None else None
        agreeing = item.votes if item is not None else 0
        if whole and item is not None and majority is None:
            majority, agreeing = self._arguments.majority(item) or (None, agreeing)
        self._agreeing.append(agreeing)
        self._voters.append(item.annotators if item is not None else 0)
        self._majority.append(
            NO_MAJORITY if majority is None else NOT_THERE if majority == NONE else majority + 1
        )

    def _places(self, below: Mapping[Member, tuple[int, int, int]]) -> tuple[NodePlace, ...]:
        """Return the places of members, by slot, alternative and fill."""
        places: list[NodePlace] = [NO_PLACE] * len(self._instances)
        for (annotator, number), path in below.items():
            places[annotator] = (number, *path)
        return tuple(places)

    # --- classes of mentions

    def _write_classes(self) -> None:
        """Append the mentions below their classes, and these below their connected components."""
        for component in components(self._document, self._instances, self._items, self._ref_slot):
            if component.classes:
                self._write_component(component)
            else:
                self._write_object(self._items[component.items[0]])

    def _write_component(self, component: ChainComponent) -> None:
        # Classes stand first; the mentions behind them have one row each, and a link to every class they are
        # in.
        component_classes = component.classes
        owners = {mention_class.annotator for mention_class in component_classes}
        states = [self._class_state(mention_class, component_classes) for mention_class in component_classes]
        status = _combine_states(state for state, _ in states)
        # A component stands at the first class of each annotator: in reverse order, earlier ones overwrite.
        places: dict[Member, tuple[int, int, int]] = {}
        for mention_class in reversed(component_classes):
            places = {
                self._first(mention_class): _WHOLE,
                **{m: p for m, p in places.items() if m[0] != mention_class.annotator},
            }
        name = Wording(
            "{classes} of {annotators}",
            classes=plural("{count} class", "{count} classes", len(component_classes)),
            annotators=plural("{count} annotator", "{count} annotators", len(owners)),
        )
        self._builder.open(self._builder.leaf(Level.COMPONENT, name, status, self._places(places)))
        self._append_vote(None)
        rows: defaultdict[int, list[int]] = defaultdict(list)
        for mention_class, (state, rule) in zip(component_classes, states, strict=True):
            annotator = self._comparison.annotators[mention_class.annotator]
            size = len(mention_class.items)
            title = Wording("{annotator} class of {count}", annotator=annotator, count=size)
            at = self._builder.leaf(
                Level.CLASS,
                title,
                state,
                self._places({self._first(mention_class): _WHOLE}),
                (),
                rule,
                Why(rule),
            )
            self._append_vote(None)
            for number in mention_class.items:
                rows[number].append(at)
        for number in component.items:
            mention = len(self._builder)
            self._write_object(self._items[number])
            for at in rows[number]:
                self._links.add(LINK_KINDS.index("member"), mention, at)
        self._builder.close()

    def _class_state(
        self, mention_class: ClassOf, component_classes: Sequence[ClassOf]
    ) -> tuple[Status, str]:
        """Return the state of a class: whether all annotators of the document have the same class."""
        # The class is right if every other annotator of the document has the same one; it is missing where no
        # class of another annotator meets it, and incorrect where one does.
        if self._alone:
            return Status.UNS, "annotator-alone"
        other_annotators = sum(self._items[mention_class.items[0]].annotated) - 1
        if count_same_classes(mention_class, component_classes) == other_annotators:
            return Status.COR, "class-same"
        met = any(candidate.annotator != mention_class.annotator for candidate in component_classes)
        return (Status.INC, "class-differs") if met else (Status.MIS, "class-alone")

    def _first(self, mention_class: ClassOf) -> Member:
        return mention_class.annotator, self._items[mention_class.items[0]].members[mention_class.annotator]

    # --- objects

    def _write_object(self, item: Item) -> None:
        # Votes follow the rows that the builder makes: the object's first, then those of its slots.
        members = [entry for entry in enumerate(item.members) if entry[1] != NONE]
        status, rule = (Status.UNS, "annotator-alone") if self._alone else self._object_state(item, members)
        slots = [self._slot(item, members, name) for name in self._slot_names(members)]
        facets = [slot.facet for slot in slots]
        places = self._places(dict.fromkeys(members, _WHOLE))
        self._builder.pair(self._name(members), status, places, facets, (), Why(rule))
        self._append_vote(item, whole=True)
        for vote in chain.from_iterable(slot.votes for slot in slots):
            self._append_vote(vote)

    def _object_state(self, item: Item, members: Sequence[Member]) -> tuple[Status, str]:
        """Return the status of an item with these members, and the rule."""
        # The status joins those of all pairs of members and, for each annotator without the item, those of
        # the members without a partner there.
        states = [self._state(first, second) for first, second in combinations(members, 2)]
        lacking = [
            annotator
            for annotator, annotated in enumerate(item.annotated)
            if annotated and item.members[annotator] == NONE
        ]
        alone = [self._pairwise.without(member, annotator) for member in members for annotator in lacking]
        status = _combine_states([*states, *alone])
        if not status.disagreement:
            return status, "annotators-agree"
        differ = any(state.disagreement for state in states)
        return status, "annotators-differ" if differ else "annotators-lack"

    def _state(self, member: Member, other_member: Member) -> Status:
        row = self._pairwise.alike(member, other_member)
        return row.status if row is not None else Status.INC

    def _name(self, members: Sequence[Member]) -> str:
        """Return the name that most annotators give, of names as frequent the first by alphabet."""
        # Counting and alphabet decide, so that the name does not depend on who comes first.
        names = Counter(self._own_name(member) for member in members)
        return min(names, key=lambda name: (-names[name], name))

    def _own_name(self, member: Member) -> str:
        # Of a pair by similarity the row has the label of one of the two.
        if self._labels:
            kind = self._labels[member[0]].kinds[member[1]]
            assert kind is not None  # what is compared has a label
            return kind.true
        return self._pairwise.rows_of(member)[0].name

    # --- slots

    def _slot_names(self, members: Sequence[Member]) -> list[str]:
        """Return the slots that one of them has, or that they were compared by, in the order of the task."""
        if len(members) > 1:
            pair_rows = (self._pairwise.alike(first, second) for first, second in combinations(members, 2))
            rows = [row for row in pair_rows if row is not None]
        else:
            # By similarity an annotation alone is compared by nothing.
            rows = self._pairwise.rows_of(members[0]) if self._by_slots else []
        # The least number that a slot has in any comparison of two is its place in the order.
        order: dict[str, tuple[int, str]] = {}
        for row in rows:
            for number, slot in enumerate(self._pairwise.slots(row).values()):
                if len(members) > 1 or slot.place(members[0][0])[1] >= 0:
                    order[slot.name] = min(order.get(slot.name, (number, slot.name)), (number, slot.name))
        return sorted(order, key=order.__getitem__)

    def _slot(self, item: Item, members: Sequence[Member], name: str) -> "_VotedFacet":
        """Return the rows of a slot, and the votes on them."""
        rows = {
            # Two annotators agree on a slot where the row of their comparison says so; without such a row,
            # where their statements are the same.
            (first, second): self._row_of(first, second, name)
            for first, second in combinations(members, 2)
            if self._pairwise.alike(first, second) is not None
        }
        places = {member: self._pairwise.slot(member, name) for member in members}
        whole = all(place < 0 for place in places.values())  # what an annotation is, and where
        having = [member for member in members if whole or places[member] >= 0]
        statements = {member: self._contents.statement(member, places[member]) for member in having}
        agreeing = set()
        for first, second in combinations(having, 2):
            row = rows.get((first, second))
            if row.agrees if row is not None else statements[first] == statements[second] and not whole:
                agreeing.add((first[0], second[0]))
        status = self._slot_status(members, rows, name)
        vote = _vote_on(item, statements, agreeing)
        if whole:
            return _VotedFacet(Facet(name, status, self._places(dict.fromkeys(having, _WHOLE))), [vote])
        filled = {member: places[member] for member in having}
        facet, part_votes = self._filled_slot(name, status, item, filled)
        return _VotedFacet(facet, [vote, *part_votes])

    def _row_of(self, member: Member, other_member: Member, name: str) -> PairwiseRow | None:
        row = self._pairwise.alike(member, other_member)
        return self._pairwise.slots(row).get(name) if row is not None else None

    def _slot_status(
        self, members: Sequence[Member], rows: Mapping[tuple[Member, Member], PairwiseRow | None], name: str
    ) -> Status:
        if self._alone:
            return Status.UNS
        if len(members) == 1:
            own_rows = (self._pairwise.slots(row).get(name) for row in self._pairwise.rows_of(members[0]))
            alone = {slot.status for slot in own_rows if slot is not None}
            return _combine_states(
                [*alone, Status.MIS] if any(state.disagreement for state in alone) else alone
            )
        # Members that are in one item by way of a third were not paired: their slots are incorrect.
        states = [row.status for row in rows.values() if row is not None]
        apart = len(members) * (len(members) - 1) // 2 > len(rows)  # in one item by way of a third
        return _combine_states([*states, *[Status.INC] * apart])

    # --- what slots hold

    def _filled_slot(
        self, name: str, status: Status, item: Item, places: Mapping[Member, int]
    ) -> "_VotedFacet":
        """Return a slot with the alternatives or fills below it where somebody has several, and their votes.

        The vote on the slot itself is not among these.
        """
        # A slot is one row where every annotator has one alternative of one fill; otherwise its alternatives,
        # or the fills of single alternatives, stand below it, grouped by content.
        slots = {member: self._instances[member[0]][member[1]].slots[at] for member, at in places.items()}
        several = any(len(slot.alternatives) > 1 for slot in slots.values())
        if not self._by_slots or not (several or any(map(_has_several_fills, slots.values()))):
            return _VotedFacet(Facet(name, status, self._places(self._path_of_only_fill(places, slots))), ())
        if several:
            level, groups = Level.ALTERNATIVE, self._contents.alternatives(places, slots)
        else:
            level, groups = Level.FILL, self._contents.fills(name, places, slots)
        parts = [self._slot_part(name, status, item, group, slots, level) for group in groups]
        path = {member: (at, -1 if several else 0, -1) for member, at in places.items()}
        facet = Facet(name, status, self._places(path), below=[part.facet for part in parts])
        return _VotedFacet(facet, [vote for part in parts for vote in part.votes])

    def _path_of_only_fill(
        self, places: Mapping[Member, int], slots: Mapping[Member, Slot]
    ) -> dict[Member, tuple[int, int, int]]:
        """Return the paths of slots of one fill or none; by similarity those of whole alternatives."""
        fill = 0 if self._by_slots else -1
        return {member: (at, 0, fill if slots[member].alternatives else -1) for member, at in places.items()}

    def _slot_part(
        self,
        name: str,
        status: Status,
        item: Item,
        group: Mapping[Member, tuple[int, int, int]],
        slots: Mapping[Member, Slot],
        level: Level,
    ) -> "_VotedFacet":
        """Return the row of a group of equal alternatives or fills, in a slot of this status."""
        # A group that all have agrees in itself, whatever the slot as a whole does.
        if len(group) < len(slots):
            status = _lacking_state(status)
        elif status.disagreement:
            status = Status.COR
        vote = _vote_on(item, dict.fromkeys(group, ""), _all_pairs(group))
        listed = self._contents.alternative_fills(group, slots) if level is Level.ALTERNATIVE else ()
        fills = [Facet(name, status, self._places(places)) for places in listed]
        facet = Facet(name, status, self._places(group), below=fills, level=level)
        return _VotedFacet(facet, [vote] * (1 + len(fills)))


class _VotedFacet(NamedTuple):
    """A facet, and the votes on its rows in preorder."""

    facet: Facet
    votes: Sequence[Item]


def _has_several_fills(slot: Slot) -> bool:
    return any(len(alternative.fills) > 1 for alternative in slot.alternatives)


_WHOLE = (-1, -1, -1)
"""The path of an annotation itself."""


def _combine_states(states: Iterable[Status]) -> Status:
    """Return the state of a row above rows of several states.

    COR and the like where nobody disagrees, MIS where some lack it and the others agree, PAR where those who
    differ agree in part, else INC. Of two annotators neither is the key: SPU is MIS.
    """
    # A fold over a set: the order of the rows below does not matter, nor how often a state occurs.
    distinct = {Status.MIS if state is Status.SPU else state for state in states}
    apart = {state for state in distinct if state.disagreement}
    if not apart:
        return min(distinct, default=Status.COR)
    return apart.pop() if len(apart) == 1 else Status.INC


def _lacking_state(status: Status) -> Status:
    """Return the state of content that some annotators lack, in a slot of this state."""
    return Status.MIS if status.disagreement else Status.NON if status is Status.COR else status


def _vote_on(item: Item, statements: Mapping[Member, str], agreeing: Iterable[tuple[int, int]]) -> Item:
    """Return a vote on a part of an item; ``agreeing`` are the pairs of annotators that agree."""
    # Ranks are places of texts in order, equal for equal ones; support is how many say so, the annotator
    # among them.
    pairs = frozenset(agreeing)
    texts = sorted(set(statements.values()))
    numbers, support, ranks = ([default] * len(item.annotated) for default in (NONE, 0, NONE))
    for (annotator, number), text in statements.items():
        numbers[annotator], ranks[annotator] = number, texts.index(text)
        support[annotator] = 1 + sum(annotator in pair for pair in pairs)
    return Item(tuple(numbers), item.annotated, tuple(support), pairs, tuple(ranks))


def _all_pairs(members: Iterable[Member]) -> Iterable[tuple[int, int]]:
    return combinations(sorted(annotator for annotator, _ in members), 2)
