"""Template Element and Named Entity: aligning objects, then comparing their fills (manual; M1-M14, M20, M22).

Objects of one class are aligned greedily by F; what is left over is missing, spurious or non-committal. A
named entity is a template element that must stand in the same place (M11).
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import partial
from typing import NamedTuple

from annotally.comparison import NO_PLACE, Level, Loser, NodeBuilder, Sides, UnitComparison, Why
from annotally.mapping.candidates import Pair, overlapping, sharing
from annotally.mapping.gates import GATES
from annotally.mapping.greedy import Candidate, Choice, choose
from annotally.methods.emission import Emitter, RowKeys
from annotally.methods.fill_pairs import (
    EMPTY,
    Compare,
    SlotMatch,
    compare_fills,
    connected_fills,
    exact_f,
    match_slots,
)
from annotally.methods.prepared import PreparedInstance, Preparer, content_ranks
from annotally.model.instances import Instance
from annotally.model.sets import pointer_name
from annotally.scoring.tally import Column, Status
from annotally.tasks.definition import ClassDefinition, FillKind, TaskDefinition

LOSERS_KEPT = 3
"""How many rejected candidates are recorded per object, the nearest first."""


class TemplateComparer:
    """Compares document pairs for one task. Make one per task: it remembers cleaned strings and rows."""

    def __init__(self, task: TaskDefinition) -> None:
        self._task = task
        self._preparer = Preparer(task)
        self._rows = RowKeys(task)

    def compare(self, document: str, sides: Sides) -> UnitComparison:
        """Return the comparison of one document; a side without it counts as empty (C6)."""
        instances: list[Sequence[Instance]] = []
        for annotation_set in sides.sets:
            annotations = annotation_set.documents.get(document)
            instances.append(annotations.instances if annotations is not None else ())
        unit = _Unit(self._task, self._preparer, document, instances)
        for definition in self._task.classes:
            unit.align(definition)
        builder = NodeBuilder()
        builder.open(Level.DOCUMENT, document, Status.NON, (NO_PLACE, NO_PLACE))
        unit.emit(Emitter(self._task, self._rows, builder), builder)
        builder.close()
        nodes = builder.finish()
        return UnitComparison(document, nodes, nodes.table())


class _Unit:
    """One document pair while it is being compared."""

    def __init__(
        self, task: TaskDefinition, preparer: Preparer, document: str, instances: Sequence[Sequence[Instance]]
    ) -> None:
        self._task = task
        self._document = document
        self._instances = instances
        self._prepared = [preparer.prepare(side) for side in instances]
        self._numbers = [
            {pointer_name(document, item).casefold(): number for number, item in enumerate(side)}
            for side in instances
        ]
        self._partner: dict[int, int] = {}
        self._aligned_classes: set[str] = set()
        self._classes: list[ClassAlignment] = []
        self._compare: dict[FillKind, Compare] = {
            kind: partial(compare_fills, kind=kind, aligned=self._points_to_partner) for kind in FillKind
        }

    def _side(self, side: int, definition: ClassDefinition) -> list[PreparedInstance]:
        return self._prepared[side].get(definition.name.casefold(), [])

    # --- pointers

    def _points_to_partner(self, key_target: str, response_target: str) -> bool:
        key = self._numbers[0].get(key_target.casefold())
        response = self._numbers[1].get(response_target.casefold())
        return key is not None and response is not None and self._partner.get(key) == response

    def _is_removed(self, key_target: str) -> bool:
        """Tell whether a key pointer's target is optional and was left unaligned (M21)."""
        number = self._numbers[0].get(key_target.casefold())
        if number is None:
            return False
        target = self._instances[0][number]
        return (
            target.optional
            and target.type.casefold() in self._aligned_classes
            and number not in self._partner
        )

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
            result.append(match_slots(key_slot, response_slot, compare, self._is_removed))
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
                self._partner[key[k].number] = response[candidate.response].number
        if self._task.connect_leftovers:
            alignment.connect_leftovers(self._orders(alignment), everywhere=not self._task.same_position)
        self._aligned_classes.add(definition.name.casefold())

    def _weigh_all(self, alignment: "ClassAlignment") -> None:
        definition, key, response = alignment.definition, alignment.key, alignment.response
        gate = self._gate(key, response)
        orders = self._orders(alignment)
        candidates = []
        for k, r in self._pairs(definition, key, response):
            matches = self._matches(key[k], response[r], scored_only=True)
            alignment.matches[k, r] = matches
            candidates.append(_weigh(definition, matches, (k, r), orders(k, r), gate))
        alignment.candidates = candidates
        alignment.choice = choose(candidates)

    def _orders(self, alignment: "ClassAlignment") -> Callable[[int, int], tuple[int, ...]]:
        """Return what breaks ties between pairs: key start, response start, content of each (C3)."""
        key, response = alignment.key, alignment.response
        key_ranks = content_ranks(self._document, key, self._instances[0])
        response_ranks = content_ranks(self._document, response, self._instances[1])
        return lambda k, r: (key[k].start, response[r].start, key_ranks[k], response_ranks[r])

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
                        features.add((number, "pointer", self._pointed_to(reading.target, side)))
                    else:
                        features.add((number, "form", reading.form))
                        if reading.partial:
                            features.add((number, "partial", reading.partial))
        return features

    def _pointed_to(self, target: str, side: int) -> int:
        number = self._numbers[side].get(target.casefold(), -1)
        return number if side == 1 else self._partner.get(number, -1)

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
        entries = [
            (self._place(entry), entry) for alignment in self._classes for entry in alignment.entries()
        ]
        if self._task.same_position:
            entries.sort(key=lambda item: item[0])
        for _, entry in entries:
            self._emit_entry(emitter, entry)
        for side, instances in enumerate(self._instances):
            for number, instance in enumerate(instances):
                if instance.type.casefold() not in self._task.by_name:
                    place = (number, -1, -1, -1)
                    places = (place, NO_PLACE) if side == 0 else (NO_PLACE, place)
                    builder.leaf(Level.INSTANCE, instance.type, Status.UNS, places, (), "undeclared-class")

    def _place(self, entry: "Entry") -> tuple[int, int]:
        starts = [item.start for item in (entry.key, entry.response) if item is not None]
        return min(starts), 0 if entry.key is not None else 1

    def _complete(
        self, key: PreparedInstance | None, response: PreparedInstance | None, known: Sequence[SlotMatch]
    ) -> Sequence[SlotMatch]:
        """Add the unscored slots to the matches the pair was weighed by."""
        one = key or response
        definition = one.definition if one is not None else None
        if definition is None or all(
            slot.scored or not (_is_filled(key, n) or _is_filled(response, n))
            for n, slot in enumerate(definition.slots)
        ):
            return known
        everything = self._matches(key, response, scored_only=False)
        return [known[n] if slot.scored else everything[n] for n, slot in enumerate(definition.slots)]

    def _emit_entry(self, emitter: Emitter, entry: "Entry") -> None:
        key, response = entry.key, entry.response
        optional = key is not None and response is None and key.instance.optional
        if entry.matches is not None:
            matches = self._complete(key, response, entry.matches)
        else:
            connected = entry.column is Column.INC
            matches = self._matches(key, response, scored_only=False, connected=connected)
        emitter.instance(entry.definition, key, response, matches, entry.column, entry.why, optional=optional)


def _is_filled(item: PreparedInstance | None, number: int) -> bool:
    return item is not None and item.slots[number] is not None


def _weigh(
    definition: ClassDefinition,
    matches: Sequence[SlotMatch],
    pair: Pair,
    order: tuple[int, ...],
    gate: Callable[[int, int], bool] | None,
) -> Candidate:
    """Return the candidate of a pair: F over all scored slots, and the weighted sum (M7)."""
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
    reason = "" if numerator > definition.threshold * denominator else "below"
    if not reason and gate is not None and not gate(*pair):
        reason = "gate"
    f = exact_f(half_points, fills)
    return Candidate(*pair, f, cor, numerator / denominator, order, not reason, reason)


class Entry(NamedTuple):
    """One object pair, or one object alone, ready to be written down."""

    definition: ClassDefinition
    key: PreparedInstance | None
    response: PreparedInstance | None
    column: Column
    why: Why
    matches: Sequence[SlotMatch] | None = None
    """The scored slots as they were weighed, where nothing can have changed since."""


class ClassAlignment:
    """The objects of one class in one document: candidates weighed, who took whom, what was left over."""

    def __init__(
        self, definition: ClassDefinition, key: list[PreparedInstance], response: list[PreparedInstance]
    ) -> None:
        self.definition = definition
        self.key = key
        self.response = response
        self.matches: dict[Pair, list[SlotMatch]] = {}
        self.candidates: list[Candidate] = []
        self.choice = Choice((), {}, {})
        self.connected: dict[int, int] = {}
        self.has_pointers = any(slot.kind is FillKind.POINTER for slot in definition.slots)

    def connect_leftovers(self, orders: Callable[[int, int], tuple[int, ...]], *, everywhere: bool) -> None:
        """Pair what nobody took, best F first, as incorrect objects; optional ones never (M8).

        Where objects must share a character to be candidates (M11), only such pairs are connected.
        """
        known = {(c.key, c.response): c for c in self.candidates}
        keys = [
            k for k, item in enumerate(self.key) if k not in self.choice.by_key and not item.instance.optional
        ]
        responses = [r for r in range(len(self.response)) if r not in self.choice.by_response]
        left = [
            Candidate(
                k,
                r,
                known[k, r].f if (k, r) in known else Fraction(0),
                known[k, r].cor if (k, r) in known else 0,
                0.0,
                orders(k, r),
                True,
            )
            for k in keys
            for r in responses
            if everywhere or (k, r) in known
        ]
        self.connected = {c.key: c.response for c in choose(left).taken}

    def entries(self) -> Iterator[Entry]:
        """Yield the pairs and leftovers: key objects in file order, then response objects without one."""
        losers = self._losers()
        for k, item in enumerate(self.key):
            candidate = self.choice.by_key.get(k)
            if candidate is not None:
                r = candidate.response
                why = self._why("aligned", candidate, (*losers[0].get(k, ()), *losers[1].get(r, ())))
                matches = None if self.has_pointers else self.matches[k, r]
                yield Entry(self.definition, item, self.response[r], Column.COR, why, matches)
            elif k in self.connected:
                why = self._why("leftover", None, losers[0].get(k, ()))
                yield Entry(self.definition, item, self.response[self.connected[k]], Column.INC, why)
            else:
                rule = "unaligned-optional" if item.instance.optional else "unaligned-key"
                why = self._why(rule, None, losers[0].get(k, ()))
                yield Entry(self.definition, item, None, Column.MIS, why)
        taken = set(self.choice.by_response) | set(self.connected.values())
        for r, item in enumerate(self.response):
            if r not in taken:
                why = self._why("unaligned-response", None, losers[1].get(r, ()))
                yield Entry(self.definition, None, item, Column.SPU, why)

    def _why(self, rule: str, taken: Candidate | None, losers: Sequence[Loser]) -> Why:
        nearest = sorted(losers, key=lambda loser: -Fraction(*loser.f))[:LOSERS_KEPT] if losers else ()
        if taken is None:
            return Why(rule, threshold=self.definition.threshold, losers=tuple(nearest))
        f = (taken.f.numerator, taken.f.denominator)
        return Why(rule, f, taken.weighted, self.definition.threshold, tuple(nearest))

    def _losers(self) -> tuple[dict[int, list[Loser]], dict[int, list[Loser]]]:
        """Return, by key and by response object, the candidates it was weighed against and did not get.

        A loser names the object on the *other* side of the one it is listed under.
        """
        by_key: defaultdict[int, list[Loser]] = defaultdict(list)
        by_response: defaultdict[int, list[Loser]] = defaultdict(list)
        for c in self.candidates:
            if self.choice.by_key.get(c.key) is c:
                continue
            f = (c.f.numerator, c.f.denominator)
            reason = c.reason or "taken"
            key_number, response_number = self.key[c.key].number, self.response[c.response].number
            response_went_to = self.choice.by_response.get(c.response)
            key_went_to = self.choice.by_key.get(c.key)
            by_key[c.key].append(
                Loser(1, response_number, f, c.weighted, reason, self._number(0, response_went_to))
            )
            by_response[c.response].append(
                Loser(0, key_number, f, c.weighted, reason, self._number(1, key_went_to))
            )
        return by_key, by_response

    def _number(self, side: int, candidate: Candidate | None) -> int:
        if candidate is None:
            return -1
        return self.key[candidate.key].number if side == 0 else self.response[candidate.response].number
