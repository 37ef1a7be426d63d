"""The slot-counting tasks: aligning objects, then comparing their fills (manual, "Calculation of Scores").

Objects of one class are aligned greedily by F; what is left over is missing, spurious or non-committal.
Classes are aligned in the task's order, because pointers are right only through objects that are aligned
already: Template Relation and Scenario Template are Template Element with an order, and with objects that are
optional through their pointers (M17). A named entity is a template element that must stand in the same
place (M11). Two keys are compared like a key and a response, but either may leave things open (M19).
"""

from collections.abc import Sequence
from functools import partial
from itertools import chain, product
from operator import eq

import msgspec.structs

from annotally.comparison.constraints import FREE, NONE, Bound, Constraints, bind
from annotally.comparison.node_builder import NodeBuilder, Passages
from annotally.comparison.result import Sides, UnitComparison, UnitTotals
from annotally.comparison.share_counter import KeptShares, ShareCounter
from annotally.matching.candidates import IndexPair, overlapping, sharing
from annotally.matching.greedy import Candidate, Merit, PairOrder
from annotally.matching.text_overlap import GATES, Features, Gate
from annotally.methods.templates.alignment import ClassAlignment, EmittedPair
from annotally.methods.templates.class_merits import CandidateFeatures, ClassMerits, is_dense, shut
from annotally.methods.templates.duplicates import equate
from annotally.methods.templates.entity_groups import EntityGroups, GroupOutcome, suits
from annotally.methods.templates.nodes import Emitter, RowKeys
from annotally.methods.templates.optionality import NOTHING_OPTIONAL, Optionality, find_optional
from annotally.methods.templates.pointers import Pointers, Targets
from annotally.methods.templates.prepared import (
    AlternativeForms,
    PlainForms,
    PreparedClasses,
    PreparedInstance,
    Preparer,
    compare_plain_forms,
)
from annotally.methods.templates.ranks import Ranks
from annotally.methods.templates.slots import EMPTY, SlotMatch, SlotMatcher, exact_f
from annotally.methods.templates.text_filter import judge_relevance
from annotally.model.instances import Instance
from annotally.model.text import TokenRanges
from annotally.model.wording import NO_WORDS, Wording
from annotally.scoring.tally import CountColumn
from annotally.tasks.definition import BEST_ALTERNATIVE, ClassDefinition, TaskDefinition

Merits = dict[str, dict[tuple[object, ...], Merit]]
"""The merits of pairs of instances with plain slots, by class, then by filled slots and equal slots."""


class TemplateComparer:
    """Compares document pairs for one task. Make one per task: it remembers cleaned strings and rows."""

    def __init__(self, task: TaskDefinition) -> None:
        self._task = task
        self._preparer = Preparer(task)
        self._merits: Merits = {definition.name: {} for definition in task.classes}
        self._rows = RowKeys(task)
        self._passages: Passages = {}
        self._shares: KeptShares = {}
        self._groups = EntityGroups(task, self._preparer.form, self._judge) if suits(task) else None

    def compare(self, document: str, sides: Sides, constraints: Constraints = NONE) -> UnitComparison:
        """Return the comparison of one document; a side without it counts as empty (C6).

        Raises InputRefused for constraints that contradict each other, or would pair two classes.
        """
        builder = NodeBuilder(self._passages)
        self._emit(document, sides, constraints, builder, explained=True)
        return builder.unit(document)

    def totals(self, document: str, sides: Sides, constraints: Constraints = NONE) -> UnitTotals:
        """Return the totals of one document as `compare` has them, without making nodes."""
        # Entities in groups alike are counted by group; the others are compared, as if they were all.
        counter = ShareCounter(self._shares)
        remaining_instances = None
        if self._groups is not None and not constraints and not any(_takes_any_alternative(sides)):
            remaining_instances = self._groups.count(sides.stored_instances(document), counter)
        if remaining_instances is None:
            self._emit(document, sides, constraints, counter, explained=False)
        elif any(remaining_instances):
            self._align(document, remaining_instances, _ONLY_FIRST).emit(
                self._emitter(counter), counter, explained=False
            )
        return UnitTotals(counter.table())

    def _judge(self, instances: Sequence[Sequence[Instance]]) -> GroupOutcome:
        """Compare entities that are candidates of no others."""
        counter = ShareCounter({})
        unit = self._align("", instances, _ONLY_FIRST)
        unit.emit(self._emitter(counter), counter, explained=False)
        return GroupOutcome(counter.list_shares(), unit.has_perfect_pair())

    def _emit(
        self,
        document: str,
        sides: Sides,
        constraints: Constraints,
        builder: NodeBuilder | ShareCounter,
        *,
        explained: bool,
    ) -> None:
        # Nodes are written at the end, when all pointers are settled.
        instances = sides.instances(document)
        bound = bind(constraints, document, sides, partial(self._hindrance, instances))
        unit = self._align(document, instances, _takes_any_alternative(sides), bound)
        builder.open_document(document, *judge_relevance(self._task.text_filter, instances))
        unit.emit(self._emitter(builder), builder, explained=explained)

    def _align(
        self,
        document: str,
        instances: Sequence[Sequence[Instance]],
        any_alternative: Sequence[bool],
        bound: Bound = FREE,
    ) -> "_Unit":
        """Return a comparison in which objects are aligned."""
        # Classes are aligned in the task's order, since pointers are compared by aligned targets (M18).
        unit = _Unit(self._task, self._preparer, self._merits, document, instances, any_alternative, bound)
        for definition in self._task.classes:
            unit.align(definition)
        return unit

    def _emitter(self, builder: NodeBuilder | ShareCounter) -> Emitter:
        return Emitter(self._task, self._rows, builder)

    def _hindrance(self, instances: Sequence[Sequence[Instance]], key: int, response: int) -> Wording:
        names = [instance.type.casefold() for instance in (instances[0][key], instances[1][response])]
        undeclared = [name for name in names if name not in self._task.by_name]
        if undeclared:
            return Wording("the task defines no class {name}", name=undeclared[0])
        return NO_WORDS if names[0] == names[1] else Wording("they are of different classes")

    def uncut_tokens(self, document: str, sides: Sides) -> TokenRanges | None:
        """Return no tokens where passages can be compared by themselves, else None.

        They can where objects meet by their places alone, and nothing points from one to another.
        """
        task = self._task
        if not task.same_position or task.equatable or task.text_filter is not None:
            return None
        instances = chain.from_iterable(sides.instances(document))
        points = any(reading.target is not None for item in instances for reading in item.readings())
        return None if points else ((), ())

    def representatives(self, document: str, sides: Sides) -> tuple[tuple[int, ...], ...]:
        """Return, per side, the number of the representative of each object of the document (M16).

        That is its own number, except for identical objects: the ``rep_id`` of the map history report.
        """
        instances = sides.instances(document)
        any_alternative = _takes_any_alternative(sides)
        unit = _Unit(self._task, self._preparer, self._merits, document, instances, any_alternative)
        return tuple(
            tuple(targets.identity(number) for number in range(len(side)))
            for targets, side in zip(unit.targets, instances, strict=True)
        )


class _Unit:
    """The state of one comparison of a document pair."""

    def __init__(
        self,
        task: TaskDefinition,
        preparer: Preparer,
        merits: Merits,
        document: str,
        instances: Sequence[Sequence[Instance]],
        any_alternative: Sequence[bool],
        bound: Bound = FREE,
    ) -> None:
        self._task = task
        self._bound = bound
        self._merits = merits
        self._instances = instances
        self.targets = [Targets(document, side) for side in instances]
        self._prepared: list[PreparedClasses] = []
        self._optional: list[Optionality] = []
        for side, side_instances in enumerate(instances):
            as_key = side == 0 or task.key2key
            prepare = partial(
                preparer.prepare,
                side_instances,
                as_key=as_key,
                any_alternative=any_alternative[side],
            )
            # Fills decide which objects are identical, and these decide which are optional (M16, M17).
            if task.equatable:
                equate(task, prepare(frozenset()), self.targets[side])
            side_optionality = (
                find_optional(task, side, side_instances, self.targets[side]) if as_key else NOTHING_OPTIONAL
            )
            self._optional.append(side_optionality)
            self._prepared.append(prepare(side_optionality.optional))
        self._pointers = Pointers(
            self.targets, [side_optionality.optional for side_optionality in self._optional]
        )
        self._ranks = Ranks(document, instances, self._pointers)
        self._slots = SlotMatcher(self._pointers, self._ranks, symmetric=task.key2key)
        self._classes: list[ClassAlignment] = []

    def _side(self, side: int, definition: ClassDefinition) -> Sequence[PreparedInstance]:
        return self._prepared[side].get(definition.name.casefold(), ())

    def _matches(
        self,
        key: PreparedInstance | None,
        response: PreparedInstance | None,
        *,
        scored_only: bool,
        connected: bool = False,
    ) -> list[SlotMatch]:
        # A slot that neither side has matches trivially. Weighing skips unscored slots; the nodes need them
        # too.
        present = key or response
        result = []
        for number, slot in enumerate(present.definition.slots if present else ()):
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
        """Align the objects of one class and record the reasons."""
        key, response = self._side(0, definition), self._side(1, definition)
        unconditional = self._task.text_filter is not None and (
            definition.name.casefold() == self._task.template_class.casefold()
        )
        # After its alignment a class is settled: unaligned optional objects of it are from now on removed
        # pointers for the classes that follow (M21).
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
        """Weigh every candidate; pairs that agree in the same slots share one merit."""
        key, response = alignment.key, alignment.response
        forms = (
            [self._reduce_to_forms(item, 0) for item in key],
            [self._reduce_to_forms(item, 1) for item in response],
        )
        weigh = partial(self._weigh, alignment, *forms)
        gate = GATES[self._task.gate] if self._task.gate and not alignment.unconditional else None
        marks = None
        passes = None
        if gate is not None:
            marks = (
                [gate.extract(item.instance) for item in key],
                [gate.extract(item.instance) for item in response],
            )
            passes = partial(_passes, gate, *marks)
        features = self._list_features(alignment)
        in_table = not self._task.same_position and alignment.bound is FREE  # else pairs are few or named
        if in_table and is_dense(len(key), len(response), features):
            classes = ClassMerits(alignment.definition, (key, response), forms, marks)
            precedence = _list_in_order(key, response, self._ranks)
            alignment.take_table(classes.tabulate(features, weigh, passes, precedence))
            return
        candidates = []
        for k, r in self._pairs(alignment, features):
            merit = weigh(k, r)
            if passes is not None and merit.eligible and not passes(k, r):
                merit = shut(merit)
            candidates.append(Candidate(k, r, merit))
        alignment.take(candidates, self._order(alignment))

    def _weigh(
        self,
        alignment: ClassAlignment,
        key_forms: Sequence[PlainForms | None],
        response_forms: Sequence[PlainForms | None],
        k: int,
        r: int,
    ) -> Merit:
        """Return the merit of a pair, but for the gate."""
        # A merit depends on plain slots only through the filled places and the equal forms, so these are its
        # cache key: hundreds of thousands of pairs need a few hundred merits. Others are compared in full.
        key_form, response_form = key_forms[k], response_forms[r]
        merits = self._merits[alignment.definition.name]
        merit = None
        if key_form is not None and response_form is not None:
            # Hardly any pair has a side with alternatives; `eq` alone is much faster.
            alike = (
                compare_plain_forms(key_form, response_form)
                if key_form[2] or response_form[2]
                else map(eq, key_form[1], response_form[1])
            )
            merit_key = (key_form[0], response_form[0], *alike)
            merit = merits.get(merit_key)
        if merit is None:
            matches = self._matches(alignment.key[k], alignment.response[r], scored_only=True)
            merit = _weigh(alignment.definition, matches)
            if key_form is not None and response_form is not None:
                merits[merit_key] = merit
        return _admit(merit) if alignment.unconditional else merit

    def _reduce_to_forms(self, item: PreparedInstance, side: int) -> PlainForms | None:
        """Return the plain forms of an instance, with pointer tokens as forms of pointer slots.

        None where equality does not decide a slot: with several fills, or with optional ones.
        """
        if item.plain_forms is not None:
            return item.plain_forms
        # The tokens of pointers change as classes are aligned, so these forms cannot be prepared in advance.
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
            several |= isinstance(token, AlternativeForms)
        return tuple(layout), tuple(tokens), several

    def _order(self, alignment: ClassAlignment) -> PairOrder:
        """Return the tie-breaker between pairs: key start, response start, content of each (C3).

        Pairs compete only where they share an object, and then the object of the other side decides: the
        order of the sides changes nothing (M19).
        """
        places: list[dict[int, int]] = []

        def order(k: int, r: int) -> tuple[int, ...]:
            if not places:  # Only competing pairs need ranks.
                for precedence in _list_in_order(alignment.key, alignment.response, self._ranks):
                    places.append({number: place for place, number in enumerate(precedence)})
            return places[0][k], places[1][r]

        return order

    def _list_features(self, alignment: ClassAlignment) -> tuple[CandidateFeatures, CandidateFeatures] | None:
        """Return the features of both sides' objects; None where they do not decide on the candidates."""
        if self._task.same_position or alignment.definition.threshold < 0 or alignment.unconditional:
            return None
        # Without a negative threshold a pair that shares nothing can never be taken (M7).
        return [self._features(k, 0) for k in alignment.key], [
            self._features(r, 1) for r in alignment.response
        ]

    def _pairs(
        self, alignment: ClassAlignment, features: tuple[CandidateFeatures, CandidateFeatures] | None
    ) -> list[IndexPair]:
        """Return the pairs to weigh: those that may be taken, and those named by hand (C4)."""
        key, response = alignment.key, alignment.response
        if self._task.same_position:
            pairs = overlapping([k.instance.extents for k in key], [r.instance.extents for r in response])
        elif features is None:
            pairs = list(product(range(len(key)), range(len(response))))
        else:
            pairs = sharing(*features)
        return pairs if alignment.bound is FREE else sorted(alignment.bound.pairs.union(pairs))

    def _features(self, item: PreparedInstance, side: int) -> set[tuple[int, str, str | int]] | None:
        """Return the features of an object: pairs that share none earn no credit; None: weigh them all."""
        # A superset of the ways to earn credit: equal forms, equal partial forms, aligned targets, each per
        # slot. Optional parts and minimal strings can earn credit without any of these.
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

    def has_perfect_pair(self) -> bool:
        """Tell whether a pair was chosen with F 1."""
        pairs = (pair for alignment in self._classes for pair in alignment.choice.pairs)
        return any(pair.merit.f == 1 for pair in pairs)

    # --- nodes

    def emit(self, emitter: Emitter, builder: NodeBuilder | ShareCounter, *, explained: bool) -> None:
        """Append the instance nodes: in reading order where objects have extents, else class by class.

        ``explained``: with the reasons of each.
        """
        causes = (self._optional[0].causes, self._optional[1].causes) if explained else None
        order = {definition.name: place for place, definition in enumerate(self._task.reported)}
        classes = sorted(self._classes, key=lambda alignment: order[alignment.definition.name])
        entries = [entry for alignment in classes for entry in alignment.entries(causes)]
        if self._task.same_position and explained:  # for a sum the order is nothing
            entries.sort(key=_reading_place)
        for entry in entries:
            emitter.instance(entry, self._compared)
        declared = [
            [item.number for items in items_by_class.values() for item in items]
            for items_by_class in self._prepared
        ]
        builder.add_undeclared(self._instances, declared)

    def _compared(self, entry: EmittedPair) -> Sequence[SlotMatch]:
        connected = entry.column is CountColumn.INC
        return self._matches(entry.key, entry.response, scored_only=False, connected=connected)


def _takes_any_alternative(sides: Sides) -> Sequence[bool]:
    """Tell of each side whether the best of its alternatives counts, though it is no key (M24)."""
    return [side.format in BEST_ALTERNATIVE for side in sides.sets]


_ONLY_FIRST = (False, False)


def _list_in_order(
    key: Sequence[PreparedInstance], response: Sequence[PreparedInstance], ranks: Ranks
) -> tuple[list[int], ...]:
    """Return the places of the objects of both sides in the order of C3."""
    return tuple(
        sorted(range(len(items)), key=lambda place: (items[place].start, side_ranks[place]))
        for items, side_ranks in zip((key, response), ranks.of(key, response), strict=True)
    )


def _passes(
    gate: Gate,
    key_features: Sequence[Features],
    response_features: Sequence[Features],
    k: int,
    r: int,
) -> bool:
    return gate.passes(key_features[k], response_features[r])


def _admit(merit: Merit) -> Merit:
    return msgspec.structs.replace(merit, eligible=True, reason="")


def _reading_place(entry: EmittedPair) -> tuple[int, int]:
    """Return the place of an entry in reading order: its smaller start, pairs and key objects first."""
    key, response = entry.key, entry.response
    if key is None:
        return (response.start if response is not None else 0), 1
    return (key.start if response is None else min(key.start, response.start)), 0


def _weigh(definition: ClassDefinition, matches: Sequence[SlotMatch]) -> Merit:
    """Return the merit of a pair: F over all scored slots, and the weighted sum in percent (M7)."""
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
