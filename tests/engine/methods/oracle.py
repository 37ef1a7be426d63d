"""A scorer that only tries to be obviously right: all pairs, all alternatives, everything recomputed.

Written from the manual ("Calculation of Scores") and the rulings, not from the engine: plain lists and
fractions, no index, no cache, no shortcut. Slow; for the small corpora of the tests.
"""

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from itertools import product
from math import inf

from annotally.model.annotation_sets import content
from annotally.model.extents import Extent
from annotally.model.instances import Fill, Instance, Reading, Slot
from annotally.scoring.tally import CountColumn, Tally
from annotally.tasks.definition import ClassDefinition, FillKind, SlotDefinition, TaskDefinition
from annotally.text.cleaning import Form
from engine.methods.oracle_forms import clean, fine_print, in_form, reading, same, straight, unmarked
from engine.methods.oracle_graph import Graph, colours
from support.builders import counted_once

COR, PAR, INC, MIS, SPU, NON = CountColumn
Outcome = tuple[CountColumn, str]
"""How one single fill came out, and the value it is counted under in subtask rows."""
Pair = tuple[int, int]
"""A key object and a response object by their places in the file."""
NOTHING = Slot("", ())


def score(
    task: TaskDefinition,
    document: str,
    key: Sequence[Instance],
    response: Sequence[Instance],
    *,
    any_alternative: bool = False,
) -> tuple[dict[tuple[str, ...], Tally], list[Pair]]:
    """Return the table {row: Tally} of one document and its aligned pairs.

    ``any_alternative``: of a response's alternatives the best one counts, else the first (M24).
    """
    return Oracle(task, document, key, response, any_alternative or task.key2key).run()


class Oracle:
    """One document."""

    def __init__(
        self,
        task: TaskDefinition,
        document: str,
        key: Sequence[Instance],
        response: Sequence[Instance],
        any_alternative: bool,
    ) -> None:
        self.any_alternative = any_alternative
        self.task, self.document, self.key = task, document, key
        self.response = response if task.key2key else [unmarked(item) for item in response]
        self.graphs = [Graph(task, document, side) for side in (self.key, self.response)]
        if not task.key2key:
            self.graphs[1].optional = set()  # M17 looks at keys
        self.written = [Graph(task, document, side) for side in (key, response)]
        self.aligned: list[Pair] = []
        self.table: dict[tuple[str, ...], Tally] = {}
        self.first = colours(self.written, [])
        self.now = self.first

    def run(self) -> tuple[dict[tuple[str, ...], Tally], list[Pair]]:
        for definition in self.task.classes:
            self.now = colours(self.written, self.aligned, self.first)
            self.score_class(definition)
        if self.task.text_filter is not None:
            key, response = (graph.relevant(self.task.text_filter) for graph in self.written)
            self.add(("text-filter",), COR if key == response else INC)
        return self.table, self.aligned

    def optional(self, side: int, number: int) -> bool:
        return number in self.graphs[side].optional

    # Objects: M7, M8, M9, M11

    def score_class(self, definition: ClassDefinition) -> None:
        keys = [i for i, item in enumerate(self.key) if same(item.type, definition.name)]
        responses = [i for i, item in enumerate(self.response) if same(item.type, definition.name)]
        pairs = self.greedy(definition, keys, responses, self.may_align)
        left_keys = [k for k in keys if k not in [pair[0] for pair in pairs]]
        left_responses = [r for r in responses if r not in [pair[1] for pair in pairs]]
        connected: list[Pair] = []
        if self.task.connect_leftovers:
            obligatory = [k for k in left_keys if not self.optional(0, k)]
            required_responses = [r for r in left_responses if not self.optional(1, r)]
            connected = self.greedy(definition, obligatory, required_responses, lambda *_: True)
        # Pointers of this class lead to classes before it, so its own pairs change none of its fills.
        for k, r in pairs:
            self.count(definition, COR, k, r, self.compare_slot)
        for k, r in connected:
            self.count(definition, INC, k, r, self.connect_slot)
        for k in left_keys:
            if self.optional(0, k):
                self.count(definition, NON, k, None, self.free_slot)
            elif k not in [pair[0] for pair in connected]:
                self.count(definition, MIS, k, None, self.compare_slot)
        for r in left_responses:
            if self.optional(1, r):
                self.count(definition, NON, None, r, self.free_slot)
            elif r not in [pair[1] for pair in connected]:
                self.count(definition, SPU, None, r, self.compare_slot)
        self.aligned += pairs

    def greedy(
        self,
        definition: ClassDefinition,
        keys: Iterable[int],
        responses: Iterable[int],
        allowed: Callable[[ClassDefinition, int, int], bool],
    ) -> list[Pair]:
        """Take the best pair there is again and again (M7; ties C3)."""
        left = [
            (k, r) for k in keys for r in responses if self.same_place(k, r) and allowed(definition, k, r)
        ]
        taken: list[Pair] = []
        while left:
            best = min(left, key=lambda pair: self.rank(definition, *pair))
            taken.append(best)
            left = [pair for pair in left if pair[0] != best[0] and pair[1] != best[1]]
        return taken

    def same_place(self, k: int, r: int) -> bool:
        """M11: named entities must share a character."""
        extents, other_extents = self.key[k].extents, self.response[r].extents
        return not self.task.same_position or any(
            set(range(a.start, a.end)) & set(range(b.start, b.end)) for a in extents for b in other_extents
        )

    def rank(self, definition: ClassDefinition, k: int, r: int) -> tuple[object, ...]:
        key, response = self.key[k], self.response[r]
        tally = sum_up(
            outcome
            for slot in definition.slots
            if slot.scored
            for outcome in self.compare_slot(slot, find(key, slot), find(response, slot))
        )
        return (
            -f(tally),
            -tally.cor,
            start(key.extents),
            start(response.extents),
            self.content(0, k),
            self.content(1, r),
        )

    def may_align(self, definition: ClassDefinition, k: int, r: int) -> bool:
        """M7: the weighted sum must exceed the threshold; what stands for the document is always aligned."""
        if self.task.text_filter is not None and same(definition.name, self.task.text_filter.template):
            return True
        weighted = sum(
            slot.weight
            * 100
            * f(sum_up(self.compare_slot(slot, find(self.key[k], slot), find(self.response[r], slot))))
            for slot in definition.slots
            if slot.scored
        )
        return weighted > definition.threshold

    def content(self, side: int, number: int) -> tuple[object, ...]:
        """Return what an object says (C7), what is optional and minimal in it, whom it has to do with."""
        instance = self.written[side].objects[number]
        small_print = sorted(
            (
                slot.name.casefold(),
                slot.optional,
                [sorted(map(fine_print, fills)) for fills in alternatives(slot)],
            )
            for slot in instance.slots
        )
        by_name = {f"{row.type}-{self.document}-{row.name}": row for row in self.written[side].objects}
        extents = [(e.start, e.end) for e in instance.extents]
        stated_content = content(instance, by_name)
        return (extents, stated_content, self.optional(side, number), small_print, self.now[side, number])

    # Slots: M9, M10, M21

    def compare_slot(self, slot: SlotDefinition, key: Slot, response: Slot) -> list[Outcome]:
        return self.slot(slot, key, response, lambda first, second: self.compare_fill(slot, first, second))

    def connect_slot(self, slot: SlotDefinition, key: Slot, response: Slot) -> list[Outcome]:
        """M8: connected leftovers have nothing right."""
        return self.slot(slot, key, response, lambda *_: INC)

    def free_slot(self, slot: SlotDefinition, key: Slot, response: Slot) -> list[Outcome]:
        """M9: every fill of an unaligned optional object."""
        both = (*key.alternatives, *response.alternatives)
        return [(NON, value(fill)) for alternative in both for fill in alternative.fills]

    def slot(
        self, slot: SlotDefinition, key: Slot, response: Slot, compare: Callable[[Fill, Fill], CountColumn]
    ) -> list[Outcome]:
        """Compare all alternatives with all; best F, then fewest fills, then first written (M10, M19)."""
        meant, stated_alternatives = alternatives(key), alternatives(response)
        counting = stated_alternatives if self.any_alternative else stated_alternatives[:1]  # M24
        if slot.scored and key.optional and any(meant) and not any(counting):
            first = next(filter(None, meant))
            return [(NON, value(min(first, key=lambda fill: self.fill_order(slot, fill))))]
        if slot.scored and response.optional and any(counting) and not any(meant):
            first = next(filter(None, stated_alternatives))
            return [(NON, value(min(first, key=lambda fill: self.fill_order(slot, fill, 1))))]
        ways = []
        for k, r in product(range(len(meant)), range(len(counting))):
            kept = [fill for fill in meant[k] if not self.removed(fill, 0)]
            rest = [fill for fill in stated_alternatives[r] if not self.removed(fill, 1)]
            outcomes = self.pair_fills(slot, kept, rest, compare)
            rank: tuple[object, ...] = (len(kept), len(rest), k, r)
            if self.task.key2key:
                texts = [
                    (n, sorted((fill.optional, self.fill_order(slot, fill, side)) for fill in fills))
                    for n, side, fills in ((k, 0, meant[k]), (r, 1, stated_alternatives[r]))
                ]
                rank = (len(kept) + len(rest), sorted((k, r)), sorted(texts))
            ways.append(((-f(sum_up(outcomes)), *rank, k, r), outcomes))
        (*_, k, r), outcomes = min(ways, key=lambda way: way[0])
        if not slot.scored:
            longer = meant[k] + stated_alternatives[r][len(meant[k]) :]
            outcomes = [(NON, value(fill)) for fill in longer]
        else:
            outcomes = outcomes + [(NON, value(fill)) for fill in meant[k] if self.removed(fill, 0)]
            outcomes = outcomes + [
                (NON, value(fill)) for fill in stated_alternatives[r] if self.removed(fill, 1)
            ]
        unused = [meant[n] for n in range(len(meant)) if n != k] + [
            stated_alternatives[n] for n in range(len(stated_alternatives)) if n != r
        ]
        return outcomes + [(NON, value(fill)) for fills in unused for fill in fills]

    def pair_fills(
        self,
        slot: SlotDefinition,
        keys: Sequence[Fill],
        responses: Sequence[Fill],
        compare: Callable[[Fill, Fill], CountColumn],
    ) -> list[Outcome]:
        """Take the best pair of single fills again and again; what is left is missing or spurious."""
        left_keys, left_responses = list(range(len(keys))), list(range(len(responses)))
        outcomes: list[Outcome] = []
        while left_keys and left_responses:
            _, k, r = min(
                (
                    (
                        compare(keys[k], responses[r]),
                        keys[k].optional,
                        self.fill_order(slot, keys[k]),
                        responses[r].optional,
                        self.fill_order(slot, responses[r], 1),
                    ),
                    k,
                    r,
                )
                for k, r in product(left_keys, left_responses)
            )
            outcomes.append((compare(keys[k], responses[r]), value(keys[k])))
            left_keys.remove(k)
            left_responses.remove(r)
        missing = [(NON if keys[k].optional else MIS, value(keys[k])) for k in left_keys]
        spurious = [(NON if responses[r].optional else SPU, value(responses[r])) for r in left_responses]
        return outcomes + missing + spurious

    def fill_order(self, slot: SlotDefinition, fill: Fill, side: int = 0) -> tuple[object, ...]:
        """C3 among the fills of a slot: start, content; of a pointer that of its target."""
        readings = fill.parts[0].readings
        place = start([readings[0].extent] if readings[0].extent else [])
        if readings[0].target is not None:
            target = self.graphs[side].named(readings[0].target)
            return (place, [], [], -1 if target is None else self.first[side, target])
        if slot.kind is FillKind.SET:
            return (place, [straight(reading.text) for reading in readings])
        cleaning = self.task.cleaning
        forms = [in_form(reading.text, self.task.correct_form, cleaning) for reading in readings]
        return (
            place,
            forms,
            [sorted(clean(text, cleaning) for text in reading.minimal) for reading in readings],
        )

    # Fills: M5, M6, M14, M21

    def compare_fill(self, slot: SlotDefinition, key: Fill, response: Fill) -> CountColumn:
        outcomes = [
            self.compare_reading(slot, first, second)
            for first, second in product(key.parts[0].readings, response.parts[0].readings)
        ]
        return min(outcomes)

    def compare_reading(self, slot: SlotDefinition, key: Reading, response: Reading) -> CountColumn:
        if slot.kind is FillKind.POINTER:
            first, second = self.graphs[0].named(key.target), self.graphs[1].named(response.target)
            if first is None or second is None:
                return INC
            twins = product(self.graphs[0].twins(first), self.graphs[1].twins(second))
            return COR if any(pair in self.aligned for pair in twins) else INC
        if slot.kind is FillKind.SET:
            return COR if same(key.text, response.text) else INC
        cleaning = self.task.cleaning
        full, actual = clean(key.text, cleaning), clean(response.text, cleaning)
        minimal = [clean(text, cleaning) for text in key.minimal]
        turned = [clean(text, cleaning) for text in response.minimal]
        if (
            in_form(key.text, self.task.correct_form, cleaning)
            == in_form(response.text, self.task.correct_form, cleaning)
            or (actual in full and any(text in actual for text in minimal))
            or (full in actual and any(text in full for text in turned))
        ):
            return COR
        partial = self.task.partial_form
        alike = in_form(key.text, partial, cleaning) == in_form(response.text, partial, cleaning)
        return PAR if partial is not Form.NONE and alike else INC

    def removed(self, fill: Fill, side: int) -> bool:
        """M21: a pointer to an optional object that nothing was aligned with, nor with a twin (M16)."""
        target = self.graphs[side].named(reading(fill).target)
        aligned = [pair[side] for pair in self.aligned]
        return (
            target is not None
            and self.optional(side, target)
            and not any(twin in aligned for twin in self.graphs[side].twins(target))
        )

    # The table: M9, M22

    def count(
        self,
        definition: ClassDefinition,
        column: CountColumn,
        k: int | None,
        r: int | None,
        compare: Callable[[SlotDefinition, Slot, Slot], list[Outcome]],
    ) -> None:
        key = self.key[k] if k is not None else None
        response = self.response[r] if r is not None else None
        self.add(("object", definition.name), column if definition.scored else NON)
        section = self.section(key) or self.section(response)
        for slot in definition.slots:
            for outcome, result in compare(slot, find(key, slot), find(response, slot)):
                self.add(("total",), outcome)
                self.add(("slot", definition.name, slot.name), outcome)
                for group in self.task.section_groups:
                    if section in group.sections:
                        self.add(("section", group.name), outcome)
                if section and not self.task.section_groups:
                    self.add(("section", section), outcome)
                for subtask in self.task.subtasks:
                    names = (
                        (subtask.type, definition.name),
                        (subtask.slot, slot.name),
                        (subtask.value, result),
                    )
                    if all(same(first, second) for first, second in names):
                        self.add(("subtask", subtask.type, subtask.slot, subtask.value), outcome)

    def section(self, instance: Instance | None) -> str:
        """M22: the innermost listed section."""
        enclosing = instance.sections if instance else ()
        return next((name for name in reversed(enclosing) if name in self.task.sections), "")

    def add(self, row: tuple[str, ...], column: CountColumn) -> None:
        self.table[row] = self.table.get(row, Tally()) + counted_once(column)


def sum_up(outcomes: Iterable[Outcome]) -> Tally:
    return sum((counted_once(column) for column, _ in outcomes), Tally())


def f(tally: Tally) -> Fraction:
    """F of recall and precision alike; undefined ranks as 0 (C2)."""
    both = tally.pos + tally.act
    return Fraction(2 * tally.cor + tally.par, both) if both else Fraction(0)


def value(fill: Fill) -> str:
    """Return what names a subtask row (M22)."""
    return reading(fill).text


def start(extents: Sequence[Extent]) -> float:
    """Return where a thing begins; what stands nowhere comes last."""
    return min((e.start for e in extents), default=inf)


def alternatives(slot: Slot) -> list[list[Fill]]:
    return [list(alternative.fills) for alternative in slot.alternatives] or [[]]


def find(instance: Instance | None, slot: SlotDefinition) -> Slot:
    slots = [
        candidate_slot
        for candidate_slot in (instance.slots if instance else ())
        if same(candidate_slot.name, slot.name)
    ]
    return slots[0] if slots else NOTHING
