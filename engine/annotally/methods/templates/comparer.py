"""The slot-counting tasks: aligning objects, then comparing their fills (manual, "Calculation of Scores").

Objects of one class are aligned greedily by F; what is left over is missing, spurious or non-committal.
Classes are aligned in the task's order, because pointers are right only through objects that are aligned
already: Template Relation and Scenario Template are Template Element with an order, and with objects that are
optional because of who points to them (M17). A named entity is a template element that must stand in the same
place (M11). Two keys are compared like a key and a response, but either may leave things open (M19).
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from operator import eq

import msgspec.structs

from annotally.comparison.constraints import FREE, NONE, Bound, Constraints, bind
from annotally.comparison.result import NO_PLACE, Level, NodeBuilder, Sides, UnitComparison
from annotally.matching.candidates import Pair, overlapping, sharing
from annotally.matching.greedy import Candidate, Merit, Order
from annotally.matching.text_overlap import GATES
from annotally.methods.templates.alignment import ClassAlignment, Entry
from annotally.methods.templates.duplicates import equate
from annotally.methods.templates.nodes import Emitter, Passages, RowKeys
from annotally.methods.templates.optionality import NOTHING_OPTIONAL, Optionality, optionality
from annotally.methods.templates.pointers import Pointers, Targets
from annotally.methods.templates.prepared import OneOf, PreparedInstance, Preparer, Says, agreements
from annotally.methods.templates.ranks import Ranks
from annotally.methods.templates.slots import EMPTY, SlotMatch, SlotMatcher, exact_f
from annotally.methods.templates.text_filter import judgement
from annotally.model.instances import Instance
from annotally.scoring.tally import Column
from annotally.tasks.definition import BEST_ALTERNATIVE, ClassDefinition, TaskDefinition

Merits = dict[str, dict[tuple[object, ...], Merit]]
"""By class, what two instances of plain slots are worth, by which slots are filled and which are equal."""


class TemplateComparer:
    """Compares document pairs for one task. Make one per task: it remembers cleaned strings and rows."""

    def __init__(self, task: TaskDefinition) -> None:
        self._task = task
        self._preparer = Preparer(task)
        self._merits: Merits = {definition.name: {} for definition in task.classes}
        self._rows = RowKeys(task)
        self._passages: Passages = {}

    def compare(self, document: str, sides: Sides, constraints: Constraints = NONE) -> UnitComparison:
        """Return the comparison of one document; a side without it counts as empty (C6).

        Raises InputRefused for constraints that contradict each other, or would pair two classes.
        """
        instances = sides.instances(document)
        bound = bind(constraints, document, sides, partial(self._hindrance, instances))
        unit = _Unit(self._task, self._preparer, self._merits, document, sides, bound)
        for definition in self._task.classes:
            unit.align(definition)
        builder = NodeBuilder()
        status, shares, rule = judgement(self._task.text_filter, instances)
        builder.open(Level.DOCUMENT, document, status, (NO_PLACE, NO_PLACE), shares, rule)
        unit.emit(Emitter(self._task, self._rows, builder, self._passages), builder)
        builder.close()
        nodes = builder.finish()
        return UnitComparison(document, nodes, nodes.table())

    def _hindrance(self, instances: Sequence[Sequence[Instance]], key: int, response: int) -> str:
        names = [one.type.casefold() for one in (instances[0][key], instances[1][response])]
        undeclared = [name for name in names if name not in self._task.by_name]
        if undeclared:
            return f"the task defines no class {undeclared[0]}"
        return "" if names[0] == names[1] else "they are of different classes"

    def representatives(self, document: str, sides: Sides) -> tuple[tuple[int, ...], ...]:
        """Return, per side, the number of the object that stands for each one of the document (M16).

        That of the object itself, except for identical ones: the ``rep_id`` of the map history report.
        """
        instances = sides.instances(document)
        unit = _Unit(self._task, self._preparer, self._merits, document, sides)
        return tuple(
            tuple(targets.identity(number) for number in range(len(side)))
            for targets, side in zip(unit.targets, instances, strict=True)
        )


class _Unit:
    """One document pair while it is being compared."""

    def __init__(
        self,
        task: TaskDefinition,
        preparer: Preparer,
        merits: Merits,
        document: str,
        sides: Sides,
        bound: Bound = FREE,
    ) -> None:
        instances = sides.instances(document)
        self._task = task
        self._bound = bound
        self._merits = merits
        self._instances = instances
        self.targets = [Targets(document, side) for side in instances]
        self._prepared: list[dict[str, list[PreparedInstance]]] = []
        self._optional: list[Optionality] = []
        for side, own in enumerate(instances):
            as_key = side == 0 or task.key2key
            prepare = partial(
                preparer.prepare,
                own,
                as_key=as_key,
                any_alternative=sides.sets[side].format in BEST_ALTERNATIVE,
            )
            # Identical objects are told by their fills, and they decide who is optional (M16, M17).
            if task.equatable:
                equate(task, prepare(frozenset()), self.targets[side])
            found = optionality(task, side, own, self.targets[side]) if as_key else NOTHING_OPTIONAL
            self._optional.append(found)
            self._prepared.append(prepare(found.optional))
        self._pointers = Pointers(self.targets, [found.optional for found in self._optional])
        self._ranks = Ranks(document, instances, self._pointers)
        self._slots = SlotMatcher(self._pointers, self._ranks, symmetric=task.key2key)
        self._classes: list[ClassAlignment] = []

    def _side(self, side: int, definition: ClassDefinition) -> list[PreparedInstance]:
        return self._prepared[side].get(definition.name.casefold(), [])

    def _matches(
        self,
        key: PreparedInstance | None,
        response: PreparedInstance | None,
        *,
        scored_only: bool,
        connected: bool = False,
    ) -> list[SlotMatch]:
        one = key or response
        result = []
        for number, slot in enumerate(one.definition.slots if one else ()):
            if scored_only and not slot.scored:
                result.append(EMPTY)
                continue
            key_slot = key.slots[number] if key is not None else None
            response_slot = response.slots[number] if response is not None else None
            if key_slot is None and response_slot is None:
                result.append(EMPTY)
                continue
            if connected:
                result.append(self._slots.connect(key_slot, response_slot))
            else:
                result.append(self._slots.match(key_slot, response_slot, slot.kind))
        return result

    # --- alignment

    def align(self, definition: ClassDefinition) -> None:
        """Align the objects of one class and record why."""
        key, response = self._side(0, definition), self._side(1, definition)
        unconditional = self._task.text_filter is not None and (
            definition.name.casefold() == self._task.template_class.casefold()
        )
        alignment = ClassAlignment(definition, key, response, unconditional=unconditional, bound=self._bound)
        self._classes.append(alignment)
        if key and response:
            self._weigh_all(alignment)
            for k, candidate in alignment.choice.by_key.items():
                self._pointers.align(key[k].number, response[candidate.response].number)
        if self._task.connect_leftovers:
            alignment.connect_leftovers(self._order(alignment), everywhere=not self._task.same_position)
        for side, items in enumerate((key, response)):
            self._pointers.settle(side, [item.number for item in items])

    def _weigh_all(self, alignment: ClassAlignment) -> None:
        """Weigh every candidate; once for all pairs that agree in the same slots."""
        definition, key, response = alignment.definition, alignment.key, alignment.response
        gate = self._gate(key, response)
        says = [[self._says(item, side) for item in items] for side, items in enumerate((key, response))]
        key_says, response_says = says
        known = self._merits[definition.name]
        candidates = []
        pairs: Iterable[Pair] = self._pairs(alignment)
        if alignment.bound is not FREE:
            pairs = sorted(alignment.bound.pairs.union(pairs))
        for k, r in pairs:
            one, other = key_says[k], response_says[r]
            merit = None
            if one is not None and other is not None:
                # Of hundreds of thousands of pairs hardly any has a side that says one of several things.
                alike = agreements(one, other) if one[2] or other[2] else map(eq, one[1], other[1])
                wanted = (one[0], other[0], *alike)
                merit = known.get(wanted)
            if merit is None:
                merit = _weigh(definition, self._matches(key[k], response[r], scored_only=True))
                if one is not None and other is not None:
                    known[wanted] = merit
            if alignment.unconditional:
                merit = msgspec.structs.replace(merit, eligible=True, reason="")
            elif gate is not None and merit.eligible and not gate(k, r):
                merit = msgspec.structs.replace(merit, eligible=False, reason="gate")
            candidates.append(Candidate(k, r, merit))
        alignment.take(candidates, self._order(alignment))

    def _says(self, item: PreparedInstance, side: int) -> Says | None:
        """Return which slots an instance fills and what is equal in slots that are right against each other.

        None where a slot does not come down to that: where fills are several, or something may be left out.
        """
        if item.says is not None:
            return item.says
        layout = [-1] * len(item.slots)
        tokens: list[object] = [None] * len(item.slots)
        several = False
        for place, slot in enumerate(item.slots):
            if slot is None or not item.definition.slots[place].scored:
                continue
            token = self._slots.token(slot, side) if slot.plain is None else slot.plain
            if token is None:
                return None
            layout[place], tokens[place] = slot.number, token
            several |= isinstance(token, OneOf)
        return tuple(layout), tuple(tokens), several

    def _order(self, alignment: ClassAlignment) -> Order:
        """Return what breaks ties between pairs: key start, response start, content of each (C3).

        Pairs compete only where they share an object, and then the other side's decides: which side comes
        first changes nothing (M19).
        """
        key, response = alignment.key, alignment.response
        ranks: list[list[int]] = []

        def order(k: int, r: int) -> tuple[int, ...]:
            if not ranks:  # Only where pairs compete does anybody ask.
                ranks.extend(self._ranks.of(key, response))
            return key[k].start, response[r].start, ranks[0][k], ranks[1][r]

        return order

    def _pairs(self, alignment: ClassAlignment) -> list[Pair]:
        key, response = alignment.key, alignment.response
        if self._task.same_position:
            return overlapping([k.instance.extents for k in key], [r.instance.extents for r in response])
        if alignment.definition.threshold < 0 or alignment.unconditional:
            return [(k, r) for k in range(len(key)) for r in range(len(response))]
        # Without a negative threshold a pair that shares nothing can never be taken (M7).
        return sharing([self._features(k, 0) for k in key], [self._features(r, 1) for r in response])

    def _features(self, item: PreparedInstance, side: int) -> set[tuple[int, str, str | int]] | None:
        """Return what another object must share to earn any credit; None: cannot be told from an index."""
        features: set[tuple[int, str, str | int]] = set()
        for number, slot in enumerate(item.slots):
            if slot is None or not item.definition.slots[number].scored:
                continue
            for fill in (fill for fills in slot.alternatives for fill in fills):
                part = fill.parts[0]
                if part.optional or any(reading.minimal for reading in part.readings):
                    return None
                for reading in part.readings:
                    if reading.target is not None:
                        places = self._pointers.places(reading.target, side)
                        features.update((number, "pointer", place) for place in places)
                    else:
                        features.add((number, "form", reading.form))
                        if reading.partial:
                            features.add((number, "partial", reading.partial))
        return features

    def _gate(
        self, key: list[PreparedInstance], response: list[PreparedInstance]
    ) -> Callable[[int, int], bool] | None:
        if not self._task.gate:
            return None
        gate = GATES[self._task.gate]
        keys = [gate.extract(item.instance) for item in key]
        responses = [gate.extract(item.instance) for item in response]
        return lambda k, r: gate.passes(keys[k], responses[r])

    # --- nodes

    def emit(self, emitter: Emitter, builder: NodeBuilder) -> None:
        """Append the instance nodes: in reading order where objects have extents, else class by class."""
        causes = (self._optional[0].causes, self._optional[1].causes)
        order = {definition.name: place for place, definition in enumerate(self._task.reported)}
        classes = sorted(self._classes, key=lambda alignment: order[alignment.definition.name])
        entries = [entry for alignment in classes for entry in alignment.entries(causes)]
        if self._task.same_position:
            entries.sort(key=_place)
        for entry in entries:
            emitter.instance(entry, self._compared)
        declared = [[item.number for items in own.values() for item in items] for own in self._prepared]
        builder.add_undeclared(self._instances, declared)

    def _compared(self, entry: Entry) -> Sequence[SlotMatch]:
        connected = entry.column is Column.INC
        return self._matches(entry.key, entry.response, scored_only=False, connected=connected)


def _place(entry: Entry) -> tuple[int, int]:
    """Return where an entry stands in reading order."""
    key, response = entry.key, entry.response
    if key is None:
        return (response.start if response is not None else 0), 1
    return (key.start if response is None else min(key.start, response.start)), 0


def _weigh(definition: ClassDefinition, matches: Sequence[SlotMatch]) -> Merit:
    """Return what a pair is worth: F over all scored slots, and the weighted sum (M7)."""
    half_points = fills = cor = 0
    # The weighted sum as an exact fraction: slots hold few fills, so the denominator stays small.
    numerator, denominator = 0, 1
    for slot, match in zip(definition.slots, matches, strict=True):
        if not slot.scored:
            continue
        count = match.possible + match.actual
        half_points += match.half_points
        fills += count
        cor += match.cor
        if match.half_points:
            numerator = numerator * count + slot.weight * 100 * match.half_points * denominator
            denominator *= count
    eligible = numerator > definition.threshold * denominator
    reason = "" if eligible else "below"
    return Merit(exact_f(half_points, fills), cor, numerator / denominator, eligible, reason)
