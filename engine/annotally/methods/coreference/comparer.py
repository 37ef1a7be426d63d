"""Coreference: mentions are aligned, then the classes they form on both sides are compared (M15, M19)."""

from collections import Counter
from collections.abc import Iterable, Sequence

from annotally.comparison.constraints import NONE, Constraints, bind
from annotally.comparison.result import Nodes, Sides, UnitComparison, UnitTotals
from annotally.formats.conll import coreference_reader as conll_coreference_reader
from annotally.methods.coreference.mentions import Mention, align
from annotally.methods.coreference.nodes import CoreferenceUnit, MentionSide, emit, sketch, tabulate
from annotally.model.annotation_sets import content
from annotally.model.chains import classes, references
from annotally.model.extents import Extent, hull
from annotally.model.instance_columns import SpanColumns, made
from annotally.model.instances import Instance
from annotally.model.wording import NO_WORDS, Wording
from annotally.tasks.definition import TaskDefinition
from annotally.text.cleaning import Cleaner


class CoreferenceComparer:
    """Compares document pairs for one task. Make one per task: it caches cleaned strings."""

    def __init__(self, task: TaskDefinition) -> None:
        self._task = task
        self._cleaner = Cleaner(task.cleaning, designators_first=True)
        self._symmetric = task.key2key

    def compare(self, document: str, sides: Sides, constraints: Constraints = NONE) -> UnitComparison:
        """Return the comparison of one document; a side without it counts as empty (C6).

        Raises InputRefused for constraints that contradict each other, or are not about mentions.
        """
        return emit(self._align(document, sides, constraints, explained=True))

    def outlined(self, document: str, sides: Sides) -> UnitComparison:
        """Return the comparison of one document with its outline; nodes are made by another comparison."""

        def make_nodes() -> Nodes:
            return self.compare(document, sides).nodes

        return sketch(self._align(document, sides, NONE, explained=False), make_nodes)

    def totals(self, document: str, sides: Sides, constraints: Constraints = NONE) -> UnitTotals:
        """Return the totals of one document as `compare` has them, without making nodes."""
        return UnitTotals(tabulate(self._align(document, sides, constraints, explained=False)))

    def _align(
        self, document: str, sides: Sides, constraints: Constraints, *, explained: bool
    ) -> CoreferenceUnit:
        # Mentions are prepared and aligned one to one; then the classes of both sides lose their unaligned
        # optional mentions. Without a setting of the task, CoNLL inputs have equal extents and singletons.
        by_tokens = any(side.format == conll_coreference_reader.NAME for side in sides.sets)
        rules = self._task.coreference
        exact = by_tokens if rules.exact_spans is None else rules.exact_spans
        singletons = by_tokens if rules.singletons is None else rules.singletons
        stored = sides.stored_instances(document)
        prepared = [self._prepare_mentions(document, side, texts=not exact) for side in stored]
        numbers = [[mention.number for mention in mentions] for mentions, _ in prepared]

        def hindrance(key_number: int, response_number: int) -> Wording:
            mentions = key_number in numbers[0] and response_number in numbers[1]
            return NO_WORDS if mentions else Wording("one of the two is not a compared mention")

        bound = bind(constraints, document, sides, hindrance).within(*numbers)
        alignment = align(
            prepared[0][0],
            prepared[1][0],
            exact=exact,
            symmetric=self._symmetric,
            bound=bound,
            explained=explained,
        )
        aligned = set(alignment.partner), set(alignment.partner.values())
        sets = []
        for number, (mentions, groups) in enumerate(prepared):
            may_go = number == 0 or self._symmetric
            left_out = {
                n for n, m in enumerate(mentions) if may_go and m.optional and n not in aligned[number]
            }
            scored_groups = _list_scored(groups, left_out, singletons=singletons)
            sets.append(
                MentionSide(
                    stored[number],
                    mentions,
                    scored_groups,
                    _map_to_scored(groups, scored_groups),
                    frozenset(left_out),
                )
            )
        return CoreferenceUnit(document, (sets[0], sets[1]), alignment, self._symmetric)

    def _prepare_mentions(
        self, document: str, instances: Sequence[Instance], *, texts: bool
    ) -> tuple[tuple[Mention, ...], list[tuple[int, ...]]]:
        """Return the mentions sorted by extent and content (C3), and the classes of their places.

        Without ``texts`` their strings are empty: only extents are compared then.
        """
        if isinstance(instances, SpanColumns):
            in_columns = None if texts else self._mentions_in_columns(document, instances)
            if in_columns is not None:
                return in_columns
            instances = made(instances)
        numbers = [
            number
            for number, instance in enumerate(instances)
            if instance.type.casefold() in self._task.by_name and instance.extents
        ]
        # Classes are closed over all instances, then cut down to the mentions that are compared; places in
        # the sorted list replace instance numbers from here on.
        links = references(document, instances, self._task.reading.ref_slot)
        groups = classes(links)
        ordered = _sort_mentions(instances, numbers, groups)
        mentions = []
        for rank, number in enumerate(ordered):
            instance = instances[number]
            text, minimal = self._strings(instance) if texts else ("", ())
            mentions.append(Mention(number, hull(instance.extents), text, minimal, instance.optional, rank))
        return tuple(mentions), _place_classes(ordered, groups)

    def _mentions_in_columns(
        self, document: str, instances: SpanColumns
    ) -> tuple[tuple[Mention, ...], list[tuple[int, ...]]] | None:
        """Return mentions and classes as `_prepare_mentions`; None if instances have to be made for it."""
        # Instances in columns are never optional, and have one extent each. Contents decide the order of
        # equal extents alone, of which token columns have none.
        groups = instances.classes(document, self._task.reading.ref_slot)
        extents = list(map(Extent, *instances.places))
        are_mentions = all(label.casefold() in self._task.by_name for label in set(instances.labels))
        if groups is None or not are_mentions or len(set(extents)) < len(extents):
            return None
        keys = list(zip(*instances.places, strict=True))
        ordered = sorted(range(len(keys)), key=keys.__getitem__)
        mentions = (Mention(number, extents[number], "", (), False, n) for n, number in enumerate(ordered))
        return tuple(mentions), _place_classes(ordered, groups)

    def _strings(self, instance: Instance) -> tuple[str, tuple[str, ...]]:
        """Return text and minimal strings of a mention, clean (M5)."""
        slot = instance.slot(self._task.reading.text_slot)
        reading = next(slot.readings(), None) if slot is not None else None
        if reading is None:
            return "", ()
        clean = self._cleaner.clean
        return clean(reading.text), tuple(map(clean, reading.minimal))


def _place_classes(ordered: Sequence[int], groups: Sequence[Sequence[int]]) -> list[tuple[int, ...]]:
    """Return the classes of mentions by their places in the sorted list, without other instances."""
    places = {number: place for place, number in enumerate(ordered)}
    inside = ([places[n] for n in group if n in places] for group in groups)
    return sorted(tuple(sorted(group)) for group in inside if group)


def _sort_mentions(
    instances: Sequence[Instance], numbers: Sequence[int], groups: Sequence[Sequence[int]]
) -> list[int]:
    """Return the numbers sorted by extent; ties by the extents of their class, then content (C3)."""
    # Extents alone decide in nearly all documents; contents are only looked at for equal extents. Names never
    # decide (C3), so renaming mentions or moving them in the file changes nothing.
    extents = {number: hull(instances[number].extents) for number in numbers}
    times = Counter(extents.values())
    if len(times) == len(numbers):
        return sorted(numbers, key=extents.__getitem__)
    group_of = {number: group for group in groups for number in group}

    def order(number: int) -> tuple[object, ...]:
        extent = extents[number]
        if times[extent] == 1:
            return extent.start, extent.end
        class_extents: list[Extent] = sorted(
            extents[member] for member in group_of[number] if member in extents
        )
        return extent.start, extent.end, class_extents, instances[number].optional, content(instances[number])

    return sorted(numbers, key=order)


def _list_scored(
    groups: Sequence[tuple[int, ...]], left_out: set[int], *, singletons: bool
) -> tuple[tuple[int, ...], ...]:
    """Return the classes without ``left_out`` mentions; singletons only if ``singletons`` is set (M15)."""
    remaining: Iterable[tuple[int, ...]] = groups
    if left_out:
        remaining = (tuple(member for member in group if member not in left_out) for group in groups)
    return tuple(sorted(group for group in remaining if len(group) > (0 if singletons else 1)))


def _map_to_scored(
    groups: Sequence[tuple[int, ...]], scored_groups: Sequence[tuple[int, ...]]
) -> dict[int, int]:
    """Return the number of the scored class of each mention, also of those left out of it."""
    # Mentions left out of a class still belong to it in the display, so the number of the remaining members
    # is given to all members of the original group.
    number_of = {member: number for number, group in enumerate(scored_groups) for member in group}
    if len(number_of) == sum(map(len, groups)):
        return number_of
    result: dict[int, int] = {}
    for group in groups:
        numbers = {number_of[member] for member in group if member in number_of}
        result |= {member: number for member in group for number in numbers}
    return result
