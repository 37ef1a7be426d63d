"""Template Element and Named Entity: aligning objects, then comparing their fills (manual; M1-M14, M20, M22).

Objects of one class are aligned greedily by F; what is left over is missing, spurious or non-committal. A
named entity is a template element that must stand in the same place (M11).
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import partial
from itertools import product
from operator import eq, itemgetter
from typing import NamedTuple

import msgspec.structs

from annotally.comparison import NO_PLACE, Level, Loser, NodeBuilder, Sides, UnitComparison, Why
from annotally.mapping.candidates import Pair, overlapping, sharing
from annotally.mapping.gates import GATES
from annotally.mapping.greedy import Candidate, Choice, Merit, Order, by_rank, choose, f_ranks
from annotally.methods.emission import Emitter, Passages, RowKeys
from annotally.methods.fill_pairs import (
    EMPTY,
    Compare,
    SlotMatch,
    compare_fills,
    connected_fills,
    exact_f,
    match_slots,
)
from annotally.methods.pointers import Pointers
from annotally.methods.prepared import PreparedInstance, Preparer, content_ranks
from annotally.model.instances import Instance
from annotally.scoring.tally import Column, Status
from annotally.tasks.definition import ClassDefinition, FillKind, TaskDefinition

LOSERS_KEPT = 3
"""How many rejected candidates are recorded per object, the nearest first."""


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

    def compare(self, document: str, sides: Sides) -> UnitComparison:
        """Return the comparison of one document; a side without it counts as empty (C6)."""
        instances: list[Sequence[Instance]] = []
        for annotation_set in sides.sets:
            annotations = annotation_set.documents.get(document)
            instances.append(annotations.instances if annotations is not None else ())
        unit = _Unit(self._task, self._preparer, self._merits, document, instances)
        for definition in self._task.classes:
            unit.align(definition)
        builder = NodeBuilder()
        builder.open(Level.DOCUMENT, document, Status.NON, (NO_PLACE, NO_PLACE))
        unit.emit(Emitter(self._task, self._rows, builder, self._passages), builder)
        builder.close()
        nodes = builder.finish()
        return UnitComparison(document, nodes, nodes.table())


class _Unit:
    """One document pair while it is being compared."""

    def __init__(
        self,
        task: TaskDefinition,
        preparer: Preparer,
        merits: Merits,
        document: str,
        instances: Sequence[Sequence[Instance]],
    ) -> None:
        self._task = task
        self._merits = merits
        self._document = document
        self._instances = instances
        self._prepared = [preparer.prepare(side) for side in instances]
        self._pointers = Pointers(document, instances)
        self._classes: list[ClassAlignment] = []
        self._compare: dict[FillKind, Compare] = {
            kind: partial(compare_fills, kind=kind, aligned=self._pointers.aligned) for kind in FillKind
        }

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
            compare = connected_fills if connected else self._compare[slot.kind]
            result.append(match_slots(key_slot, response_slot, compare, self._pointers.removed))
        return result

    # --- alignment

    def align(self, definition: ClassDefinition) -> None:
        """Align the objects of one class and record why."""
        key, response = self._side(0, definition), self._side(1, definition)
        alignment = ClassAlignment(definition, key, response)
        self._classes.append(alignment)
        if key and response:
            self._weigh_all(alignment)
            for k, candidate in alignment.choice.by_key.items():
                self._pointers.partner[key[k].number] = response[candidate.response].number
        if self._task.connect_leftovers:
            alignment.connect_leftovers(self._order(alignment), everywhere=not self._task.same_position)
        self._pointers.aligned_classes.add(definition.name.casefold())

    def _weigh_all(self, alignment: "ClassAlignment") -> None:
        definition, key, response = alignment.definition, alignment.key, alignment.response
        gate = self._gate(key, response)
        candidates = []
        for k, r in self._pairs(definition, key, response):
            merit = self._merit(definition, key[k], response[r])
            if gate is not None and merit.eligible and not gate(k, r):
                merit = msgspec.structs.replace(merit, eligible=False, reason="gate")
            candidates.append(Candidate(k, r, merit))
        alignment.candidates = candidates
        alignment.choice = choose(candidates, self._order(alignment))

    def _merit(self, definition: ClassDefinition, key: PreparedInstance, response: PreparedInstance) -> Merit:
        """Return what a pair is worth; worked out once for all plain pairs that agree in the same slots."""
        if key.forms is None or response.forms is None:
            return _weigh(definition, self._matches(key, response, scored_only=True))
        known = self._merits[definition.name]
        wanted = (key.layout, response.layout, *map(eq, key.forms, response.forms))
        merit = known.get(wanted)
        if merit is None:
            merit = known[wanted] = _weigh(definition, self._matches(key, response, scored_only=True))
        return merit

    def _order(self, alignment: "ClassAlignment") -> Order:
        """Return what breaks ties between pairs: key start, response start, content of each (C3)."""
        key, response = alignment.key, alignment.response
        ranks: list[list[int]] = []

        def order(k: int, r: int) -> tuple[int, ...]:
            if not ranks:  # Only where pairs compete does anybody ask.
                sides = zip((key, response), self._instances, strict=True)
                ranks.extend(content_ranks(self._document, *side) for side in sides)
            return key[k].start, response[r].start, ranks[0][k], ranks[1][r]

        return order

    def _pairs(
        self, definition: ClassDefinition, key: list[PreparedInstance], response: list[PreparedInstance]
    ) -> list[Pair]:
        if self._task.same_position:
            return overlapping([k.instance.extents for k in key], [r.instance.extents for r in response])
        if definition.threshold < 0:
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
                        features.add((number, "pointer", self._pointers.place(reading.target, side)))
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
        entries = [entry for alignment in self._classes for entry in alignment.entries()]
        if self._task.same_position:
            entries.sort(key=_place)
        for entry in entries:
            self._emit_entry(emitter, entry)
        for side, instances in enumerate(self._instances):
            for number, instance in enumerate(instances):
                if instance.type.casefold() not in self._task.by_name:
                    place = (number, -1, -1, -1)
                    places = (place, NO_PLACE) if side == 0 else (NO_PLACE, place)
                    builder.leaf(Level.INSTANCE, instance.type, Status.UNS, places, (), "undeclared-class")

    def _emit_entry(self, emitter: Emitter, entry: "Entry") -> None:
        key, response = entry.key, entry.response
        optional = key is not None and response is None and key.instance.optional
        connected = entry.column is Column.INC

        def compare() -> Sequence[SlotMatch]:
            return self._matches(key, response, scored_only=False, connected=connected)

        emitter.instance(entry.definition, key, response, compare, entry.column, entry.why, optional=optional)


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


class Entry(NamedTuple):
    """One object pair, or one object alone, ready to be written down."""

    definition: ClassDefinition
    key: PreparedInstance | None
    response: PreparedInstance | None
    column: Column
    why: Why


def _place(entry: Entry) -> tuple[int, int]:
    """Return where an entry stands in reading order."""
    key, response = entry.key, entry.response
    if key is None:
        return (response.start if response is not None else 0), 1
    return (key.start if response is None else min(key.start, response.start)), 0


class ClassAlignment:
    """The objects of one class in one document: candidates weighed, who took whom, what was left over."""

    def __init__(
        self, definition: ClassDefinition, key: list[PreparedInstance], response: list[PreparedInstance]
    ) -> None:
        self.definition = definition
        self.key = key
        self.response = response
        self.candidates: list[Candidate] = []
        self.choice = Choice((), {}, {})
        self.connected: dict[int, int] = {}

    def connect_leftovers(self, order: Order, *, everywhere: bool) -> None:
        """Pair what nobody took, best F first, as incorrect objects; optional ones never (M8).

        Where objects must share a character to be candidates (M11), only such pairs are connected.
        """
        known = {(c.key, c.response): c.merit for c in self.candidates}
        keys = {
            k for k, item in enumerate(self.key) if k not in self.choice.by_key and not item.instance.optional
        }
        responses = {r for r in range(len(self.response)) if r not in self.choice.by_response}
        pairs = product(keys, responses) if everywhere else iter(known)
        left = []
        for k, r in pairs:
            if k in keys and r in responses:
                merit = known.get((k, r), _WORTHLESS)
                left.append(Candidate(k, r, Merit(merit.f, merit.cor, 0.0, eligible=True)))
        self.connected = {c.key: c.response for c in choose(left, order).taken}

    def entries(self) -> Iterator[Entry]:
        """Yield the pairs and leftovers: key objects in file order, then response objects without one."""
        losers = _Losers(self)
        definition = self.definition
        for k, item in enumerate(self.key):
            candidate = self.choice.by_key.get(k)
            if candidate is not None:
                why = losers.why("aligned", candidate.merit, k, candidate.response)
                yield Entry(definition, item, self.response[candidate.response], Column.COR, why)
            elif k in self.connected:
                why = losers.why("leftover", None, k)
                yield Entry(definition, item, self.response[self.connected[k]], Column.INC, why)
            else:
                rule = "unaligned-optional" if item.instance.optional else "unaligned-key"
                yield Entry(definition, item, None, Column.MIS, losers.why(rule, None, k))
        taken = set(self.choice.by_response) | set(self.connected.values())
        for r, item in enumerate(self.response):
            if r not in taken:
                why = losers.why("unaligned-response", None, response=r)
                yield Entry(definition, None, item, Column.SPU, why)


_WORTHLESS = Merit(Fraction(0), 0, 0.0, eligible=True)


_Lost = tuple[int, int, Candidate]
"""Rank of its F, the side it is listed under, and a candidate that was not taken."""


class _Losers:
    """The candidates each object of a class was weighed against and did not get, and the records of why."""

    def __init__(self, alignment: ClassAlignment) -> None:
        self._alignment = alignment
        self._by_key: defaultdict[int, list[_Lost]] = defaultdict(list)
        self._by_response: defaultdict[int, list[_Lost]] = defaultdict(list)
        by_key = alignment.choice.by_key
        lost = [c for c in alignment.candidates if by_key.get(c.key) is not c]
        for rank, alike in by_rank(lost, f_ranks(lost)):
            for candidate in alike:
                of_key, of_response = self._by_key[candidate.key], self._by_response[candidate.response]
                if len(of_key) < LOSERS_KEPT:
                    of_key.append((rank, 0, candidate))
                if len(of_response) < LOSERS_KEPT:
                    of_response.append((rank, 1, candidate))
        self._alone: dict[tuple[str, int], Why] = {}

    def why(self, rule: str, taken: Merit | None, key: int = -1, response: int = -1) -> Why:
        """Return the record of an object or a pair and its nearest losers; equal ones without are shared."""
        losers = self._nearest(key, response)
        wanted = (rule, id(taken))
        known = self._alone.get(wanted) if not losers else None
        if known is None:
            f = (taken.f.numerator, taken.f.denominator) if taken is not None else None
            weighted = taken.weighted if taken is not None else None
            known = Why(rule, f, weighted, self._alignment.definition.threshold, losers)
            if not losers:
                self._alone[wanted] = known
        return known

    def _nearest(self, key: int, response: int) -> tuple[Loser, ...]:
        """Return the losers of a key object, then those of a response object, the nearest `LOSERS_KEPT`.

        A loser names the object on the *other* side of the one it is listed under.
        """
        found = [*self._by_key.get(key, ()), *self._by_response.get(response, ())]
        if not found:
            return ()
        found.sort(key=itemgetter(0))
        return tuple([self._loser(side, candidate) for _, side, candidate in found[:LOSERS_KEPT]])

    def _loser(self, side: int, c: Candidate) -> Loser:
        alignment, merit = self._alignment, c.merit
        f = (merit.f.numerator, merit.f.denominator)
        reason = merit.reason or "taken"
        if side == 0:
            taken = alignment.choice.by_response.get(c.response)
            by = alignment.key[taken.key].number if taken is not None else -1
            return Loser(1, alignment.response[c.response].number, f, merit.weighted, reason, by)
        taken = alignment.choice.by_key.get(c.key)
        by = alignment.response[taken.response].number if taken is not None else -1
        return Loser(0, alignment.key[c.key].number, f, merit.weighted, reason, by)
