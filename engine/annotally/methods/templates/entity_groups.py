"""Named entities kept as columns: groups of those that overlap, counted by kind.

Entities are candidates only where they share a character (M11), and nothing else in the document decides
about their pairs. Its scores are the sum of those of its groups, and most groups are alike.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from itertools import chain, groupby
from operator import itemgetter
from typing import NamedTuple

from annotally.comparison.result import Share
from annotally.comparison.share_counter import ShareCounter
from annotally.matching.candidates import SidePlace, group_overlapping
from annotally.model.instance_columns import SpanContent, SpanKind, TextSpans
from annotally.model.instances import Instance
from annotally.tasks.definition import ClassDefinition, FillKind, ImplicitOptionality, TaskDefinition
from annotally.text.cleaning import Form

MOST_KINDS = 16_384
"""Kinds of entities and of groups that are remembered: the values that come again are few."""

SideInstances = Sequence[Sequence[Instance]]


class GroupOutcome(NamedTuple):
    """The shares of a group, and whether it is a pair that was chosen with F 1."""

    shares: tuple[Share, ...]
    is_perfect: bool


class EntityKind:
    """All that decides about an entity but its place and its text; told apart by identity."""

    __slots__ = ("class_name", "has_alternatives", "is_odd", "is_text_scored", "text_kind")

    def __init__(
        self, task: TaskDefinition, definition: ClassDefinition, slot: str, content: SpanContent
    ) -> None:
        text = definition.by_name.get(slot)
        rows = [(subtask.type.casefold(), subtask.slot.casefold()) for subtask in task.subtasks]
        self.class_name = definition.name
        self.has_alternatives = content.alternatives > 0
        self.text_kind = FillKind.STRING if text is None else text.kind
        self.is_text_scored = text is not None and text.scored
        self.is_odd = content.has_minimal or (definition.name.casefold(), slot) in rows
        """Whether more of the text matters than whether it equals another."""


class _Kinds(dict[SpanKind, EntityKind | None]):
    """The kinds of entities with their text in one slot; None for those of no class of the task."""

    def __init__(self, task: TaskDefinition, slot: str) -> None:
        super().__init__()
        self._task, self._slot = task, slot.casefold()
        self._by_value: dict[object, EntityKind] = {}

    def __missing__(self, kind: SpanKind) -> EntityKind | None:
        label, content, sections = kind
        definition = self._task.by_name.get(label.casefold())
        entity_kind = None
        if definition is not None:
            # Slots that the class does not have, such as a number of each entity, are compared nowhere, and
            # would make every entity a kind of its own.
            slots = [(name.casefold(), texts) for name, texts in content.slots]
            compared = tuple(slot for slot in slots if slot[0] in definition.by_name)
            marks = content.alternatives, content.has_minimal, content.optional
            value = definition.name, compared, marks, sections
            if value not in self._by_value:
                self._by_value[value] = EntityKind(self._task, definition, self._slot, content)
            entity_kind = self._by_value[value]
        self[kind] = entity_kind
        return entity_kind


GroupKind = tuple[EntityKind | None, EntityKind | None, bool]
"""The kinds of an entity of the key and of one of the response, None for none; whether texts are equal."""


def _is_odd(kind: GroupKind) -> bool:
    """Tell whether groups of a kind may differ in their outcomes."""
    # The text of an entity is its first alternative: where it is right, the others decide nothing, and only
    # those of the key can be right in its stead (M24).
    key, response, are_equal = kind
    is_open = key is not None and key.has_alternatives and response is not None and not are_equal
    return is_open or any(entity is not None and entity.is_odd for entity in (key, response))


def suits(task: TaskDefinition) -> bool:
    """Tell whether a task's scores are sums over groups, in which texts are equal or are not."""
    return (
        task.same_position
        and task.text_filter is None
        and not (task.key2key or task.gate or task.equatable)
        and task.implicit_optionality is ImplicitOptionality.NONE
        and task.partial_form is Form.NONE
    )


class EntityGroups:
    """The outcomes of groups of one or two entities by their kinds, for a task that `suits`."""

    def __init__(
        self,
        task: TaskDefinition,
        form: Callable[[str, FillKind], str],
        compare: Callable[[SideInstances], GroupOutcome],
    ) -> None:
        """Take functions that return the form of a text to compare, and compare entities in full."""
        self._task, self.form, self._compare = task, form, compare
        self._kinds: dict[str, _Kinds] = {}
        self._outcomes: dict[GroupKind, GroupOutcome | None] = {}
        """None for kinds that came once: of values that never come again nothing is compared apart."""

    def count(self, instances: SideInstances, counter: ShareCounter) -> SideInstances | None:
        """Count the groups of kinds that are known; return the entities of all others, in file order.

        None unless both sides are kept as `TextSpans`.
        """
        if len(self._outcomes) + sum(map(len, self._kinds.values())) > MOST_KINDS:
            self._kinds.clear()
            self._outcomes.clear()
        sides = [_Side(side, self._find_kinds(side)) for side in instances if isinstance(side, TextSpans)]
        if len(sides) < len(instances):
            return None
        groups = _DocumentGroups(self, sides)
        for kind, times in groups.count().items():
            outcome = self._outcomes[kind]
            assert outcome is not None
            counter.add(outcome.shares, times)
        return groups.list_others()

    def _find_kinds(self, spans: TextSpans) -> list[EntityKind | None]:
        kinds = self._kinds.get(spans.slot)
        if kinds is None:
            kinds = self._kinds[spans.slot] = _Kinds(self._task, spans.slot)
        return list(map(kinds.__getitem__, spans.kinds))

    def find(self, kind: GroupKind, make: Callable[[], SideInstances]) -> GroupOutcome | None:
        """Return the outcome of the groups of a kind, of which ``make`` makes one; None: it is not known."""
        # A kind is compared apart when it comes for the second time: values of free text come once, and a
        # comparison apart costs ten times its part in that of a document.
        outcome = self._outcomes.get(kind)
        if outcome is None and not _is_odd(kind):
            if kind in self._outcomes:
                outcome = self._compare(make())
            self._outcomes[kind] = outcome
        return outcome


class _Side(NamedTuple):
    """A side's entities, and the kind of each."""

    spans: TextSpans
    kinds: Sequence[EntityKind | None]


class _DocumentGroups:
    """The groups of a document: those of known kinds, and the entities of all others."""

    def __init__(self, groups_of_task: EntityGroups, sides: Sequence[_Side]) -> None:
        self._groups_of_task, self._sides = groups_of_task, sides
        self._kinds: list[GroupKind] = []
        self._other_numbers: tuple[list[int], list[int]] = ([], [])
        self._have_one_text = sides[0].spans.text == sides[1].spans.text

    def count(self) -> Counter[GroupKind]:
        """Return how many groups there are of each kind that is known."""
        # Entities of two classes are never candidates; those without a character meet nothing. A sweep over
        # the places of each class, O(n log n), or O(n) where entities come in order.
        places: defaultdict[str, list[SidePlace]] = defaultdict(list)
        for side, (spans, kinds) in enumerate(self._sides):
            for number, (kind, start, end) in enumerate(zip(kinds, *spans.places, strict=True)):
                if kind is None:
                    continue
                if start < end:
                    places[kind.class_name].append((start, end, side, number))
                else:
                    self._take_alone(side, number)
        for class_places in places.values():
            for group, _ in group_overlapping(class_places):
                if len(group) < 3:
                    self._take(group)
                    continue
                for part, _ in group_overlapping(self._without_certain_pairs(group)):
                    self._take(part)
        return Counter(self._kinds)

    def list_others(self) -> list[list[Instance]]:
        """Return the entities of each side that are in none of the groups counted, in file order."""
        return [
            [side.spans.make(number) for number in sorted(numbers)]
            for side, numbers in zip(self._sides, self._other_numbers, strict=True)
        ]

    def _take(self, group: Sequence[SidePlace]) -> None:
        """Take a group: entities of one side alone, a pair, or others."""
        # Entities of one side are candidates of nothing, however many overlap. Of three and more that are of
        # both sides, the choice depends on all of them.
        if len({place[2] for place in group}) == 1:
            for _, _, side, number in group:
                self._take_alone(side, number)
        elif len(group) == 2:
            key, response = group if group[0][2] == 0 else (group[1], group[0])
            self._count(key[3], response[3], are_equal=self._are_equal(key, response))
        else:
            for _, _, side, number in group:
                self._other_numbers[side].append(number)

    def _take_alone(self, side: int, number: int) -> None:
        self._count(*((-1, number) if side else (number, -1)), are_equal=False)

    def _count(self, key: int, response: int, *, are_equal: bool) -> None:
        kind, outcome = self._judge(key, response, are_equal=are_equal)
        if outcome is not None:
            self._kinds.append(kind)
            return
        for side_numbers, number in zip(self._other_numbers, (key, response), strict=True):
            if number >= 0:
                side_numbers.append(number)

    def _judge(self, key: int, response: int, *, are_equal: bool) -> tuple[GroupKind, GroupOutcome | None]:
        """Return the kind of a group, which is -1 where it has no entity of a side, and its outcome."""
        (key_spans, key_kinds), (response_spans, response_kinds) = self._sides
        kind = (
            key_kinds[key] if key >= 0 else None,
            response_kinds[response] if response >= 0 else None,
            are_equal,
        )

        def make() -> SideInstances:
            return [
                [key_spans.make(key)] if key >= 0 else [],
                [response_spans.make(response)] if response >= 0 else [],
            ]

        return kind, self._groups_of_task.find(kind, make)

    def _are_equal(self, key: SidePlace, response: SidePlace) -> bool:
        """Tell whether the texts of two entities are equal as they are compared."""
        if key[:2] == response[:2] and self._have_one_text:
            return True
        texts = self._text(key), self._text(response)
        return texts[0] == texts[1] or self._form(key, texts[0]) == self._form(response, texts[1])

    def _text(self, place: SidePlace) -> str:
        start, end, side, _ = place
        return self._sides[side].spans.text[start:end]

    def _form(self, place: SidePlace, text: str) -> str:
        """Return the form in which a text of an entity is compared."""
        return self._groups_of_task.form(text, self._kind_of(place).text_kind)

    def _kind_of(self, place: SidePlace) -> EntityKind:
        kind = self._sides[place[2]].kinds[place[3]]
        assert kind is not None  # others have no place
        return kind

    def _without_certain_pairs(self, group: list[SidePlace]) -> list[SidePlace]:
        """Count the pairs of a group that are chosen whatever else is in it; return its other entities."""
        # The greedy choice begins with the pairs of F 1, which agree in every scored slot. A pair at one
        # place whose text equals no other text of the group, nor an alternative, is the only one of F 1 of
        # either entity: it is chosen, and all others are chosen as without it. O(n) forms of n entities.
        kinds = set(map(self._kind_of, group))
        if not (self._have_one_text and all(kind.is_text_scored and not kind.is_odd for kind in kinds)):
            return group
        by_place = [list(entities) for _, entities in groupby(group, itemgetter(0, 1))]
        forms = [self._list_forms(entities) for entities in by_place]
        times = Counter(chain.from_iterable(forms))
        uncounted: list[SidePlace] = []
        for entities, place_forms in zip(by_place, forms, strict=True):
            if not (
                [place[2] for place in entities] == [0, 1]
                and all(times[form] == 1 for form in place_forms)
                and self._count_perfect(entities[0][3], entities[1][3])
            ):
                uncounted += entities
        return uncounted

    def _list_forms(self, entities: Sequence[SidePlace]) -> list[str]:
        """Return the form of the text of entities at one place, and those of its alternatives."""
        # Both sides have one text, and entities at one place are of one class: the first stands for all.
        texts = [self._text(entities[0])]
        for _, _, side, number in entities:
            texts += self._sides[side].spans.list_alternatives(number)
        return [self._form(entities[0], text) for text in texts]

    def _count_perfect(self, key: int, response: int) -> bool:
        """Count a pair of one place if it is chosen with F 1; tell whether it is."""
        kind, outcome = self._judge(key, response, are_equal=True)
        if outcome is None or not outcome.is_perfect:
            return False
        self._kinds.append(kind)
        return True
