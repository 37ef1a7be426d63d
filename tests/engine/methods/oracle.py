"""A scorer that only tries to be obviously right: all pairs, all alternatives, everything recomputed.

Written from the manual ("Calculation of Scores") and the rulings, not from the engine: plain lists and
fractions, no index, no cache, no shortcut. Slow; for the small corpora of the tests.
"""

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from itertools import product
from math import inf

from annotally.model.extents import Extent
from annotally.model.instances import Fill, Instance, Reading, Slot
from annotally.model.sets import content
from annotally.scoring.tally import Column, Tally
from annotally.tasks.definition import (
    ClassDefinition,
    Cleaning,
    FillKind,
    Form,
    SlotDefinition,
    TaskDefinition,
)

COR, PAR, INC, MIS, SPU, NON = Column
Outcome = tuple[Column, str]
"""How one single fill came out, and the value it is counted under in subtask rows."""
Pair = tuple[int, int]
"""A key object and a response object by their places in the file."""
NOTHING = Slot("", ())


def score(
    task: TaskDefinition, document: str, key: Sequence[Instance], response: Sequence[Instance]
) -> tuple[dict[tuple[str, ...], Tally], list[Pair]]:
    """Return the table {row: Tally} of one document and its aligned pairs."""
    return Oracle(task, document, key, response).run()


class Oracle:
    """One document."""

    def __init__(
        self, task: TaskDefinition, document: str, key: Sequence[Instance], response: Sequence[Instance]
    ) -> None:
        self.task, self.document, self.key, self.response = task, document, key, response
        self.aligned: list[Pair] = []
        self.table: dict[tuple[str, ...], Tally] = {}

    def run(self) -> tuple[dict[tuple[str, ...], Tally], list[Pair]]:
        for definition in self.task.classes:
            self.score_class(definition)
        return self.table, self.aligned

    # Objects: M7, M8, M9, M11

    def score_class(self, definition: ClassDefinition) -> None:
        keys = [i for i, one in enumerate(self.key) if same(one.type, definition.name)]
        responses = [i for i, one in enumerate(self.response) if same(one.type, definition.name)]
        pairs = self.greedy(definition, keys, responses, self.may_align)
        left_keys = [k for k in keys if k not in [pair[0] for pair in pairs]]
        left_responses = [r for r in responses if r not in [pair[1] for pair in pairs]]
        connected: list[Pair] = []
        if self.task.connect_leftovers:
            obligatory = [k for k in left_keys if not self.key[k].optional]
            connected = self.greedy(definition, obligatory, left_responses, lambda *_: True)
        # Pointers of this class lead to classes before it, so its own pairs change none of its fills.
        for k, r in pairs:
            self.count(definition, COR, k, r, self.compare_slot)
        for k, r in connected:
            self.count(definition, INC, k, r, self.connect_slot)
        for k in left_keys:
            if self.key[k].optional:
                self.count(definition, NON, k, None, self.free_slot)
            elif k not in [pair[0] for pair in connected]:
                self.count(definition, MIS, k, None, self.compare_slot)
        for r in left_responses:
            if r not in [pair[1] for pair in connected]:
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
        one, other = self.key[k].extents, self.response[r].extents
        return not self.task.same_position or any(
            set(range(a.start, a.end)) & set(range(b.start, b.end)) for a in one for b in other
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
            self.content(key, self.key),
            self.content(response, self.response),
        )

    def may_align(self, definition: ClassDefinition, k: int, r: int) -> bool:
        """M7: the weighted sum must exceed the threshold."""
        weighted = sum(
            slot.weight
            * 100
            * f(sum_up(self.compare_slot(slot, find(self.key[k], slot), find(self.response[r], slot))))
            for slot in definition.slots
            if slot.scored
        )
        return weighted > definition.threshold

    def content(self, instance: Instance, side: Sequence[Instance]) -> tuple[object, ...]:
        """Return what an object says, as C7 spells it, and behind that what is optional and minimal in it."""
        small_print = sorted(
            (
                slot.name.casefold(),
                slot.optional,
                [sorted(map(fine_print, fills)) for fills in alternatives(slot)],
            )
            for slot in instance.slots
        )
        by_name = {f"{one.type}-{self.document}-{one.name}": one for one in side}
        extents = [(e.start, e.end) for e in instance.extents]
        return (extents, content(instance, by_name), instance.optional, small_print)

    # Slots: M9, M10, M21

    def compare_slot(self, slot: SlotDefinition, key: Slot, response: Slot) -> list[Outcome]:
        return self.slot(slot, key, response, lambda one, other: self.compare_fill(slot, one, other))

    def connect_slot(self, slot: SlotDefinition, key: Slot, response: Slot) -> list[Outcome]:
        """M8: connected leftovers have nothing right."""
        return self.slot(slot, key, response, lambda *_: INC)

    def free_slot(self, slot: SlotDefinition, key: Slot, response: Slot) -> list[Outcome]:
        """M9: every fill of an unaligned optional object."""
        return [(NON, value(fill)) for alternative in key.alternatives for fill in alternative.fills]

    def slot(
        self, slot: SlotDefinition, key: Slot, response: Slot, compare: Callable[[Fill, Fill], Column]
    ) -> list[Outcome]:
        """Compare all alternatives with all; best F, then fewest fills, then first written (M10, M19)."""
        meant, said = alternatives(key), alternatives(response)
        if slot.scored and key.optional and any(meant) and not any(said):
            first = next(filter(None, meant))
            return [(NON, value(min(first, key=lambda fill: self.fill_order(slot, fill))))]
        ways = []
        for k, r in product(range(len(meant)), range(len(said))):
            kept = [fill for fill in meant[k] if not self.removed(fill)]
            outcomes = self.pair_fills(slot, kept, said[r], compare)
            ways.append(((-f(sum_up(outcomes)), len(kept), len(said[r]), k, r), outcomes))
        (*_, k, r), outcomes = min(ways, key=lambda way: way[0])
        if not slot.scored:
            longer = meant[k] + said[r][len(meant[k]) :]
            outcomes = [(NON, value(fill)) for fill in longer]
        else:
            outcomes = outcomes + [(NON, value(fill)) for fill in meant[k] if self.removed(fill)]
        unused = [meant[n] for n in range(len(meant)) if n != k] + [
            said[n] for n in range(len(said)) if n != r
        ]
        return outcomes + [(NON, value(fill)) for fills in unused for fill in fills]

    def pair_fills(
        self,
        slot: SlotDefinition,
        keys: Sequence[Fill],
        responses: Sequence[Fill],
        compare: Callable[[Fill, Fill], Column],
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
                        self.fill_order(slot, responses[r]),
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
        return outcomes + missing + [(SPU, value(responses[r])) for r in left_responses]

    def fill_order(self, slot: SlotDefinition, fill: Fill) -> tuple[object, ...]:
        """C3 among the fills of a slot: start, content; which of two wrong pointers is paired is open."""
        readings = fill.parts[0].readings
        place = start([readings[0].extent] if readings[0].extent else [])
        if readings[0].target is not None:
            return (place,)
        if slot.kind is FillKind.SET:
            return (place, [straight(one.text) for one in readings])
        cleaning = self.task.cleaning
        forms = [in_form(one.text, self.task.correct_form, cleaning) for one in readings]
        return (place, forms, [sorted(clean(text, cleaning) for text in one.minimal) for one in readings])

    # Fills: M5, M6, M14, M21

    def compare_fill(self, slot: SlotDefinition, key: Fill, response: Fill) -> Column:
        outcomes = [
            self.compare_reading(slot, one, other)
            for one, other in product(key.parts[0].readings, response.parts[0].readings)
        ]
        return min(outcomes)

    def compare_reading(self, slot: SlotDefinition, key: Reading, response: Reading) -> Column:
        if slot.kind is FillKind.POINTER:
            pair = (self.named(key.target, self.key), self.named(response.target, self.response))
            return COR if pair in self.aligned else INC
        if slot.kind is FillKind.SET:
            return COR if same(key.text, response.text) else INC
        cleaning = self.task.cleaning
        full, said = clean(key.text, cleaning), clean(response.text, cleaning)
        minimal = [clean(text, cleaning) for text in key.minimal]
        if in_form(key.text, self.task.correct_form, cleaning) == in_form(
            response.text, self.task.correct_form, cleaning
        ) or (said in full and any(text in said for text in minimal)):
            return COR
        partial = self.task.partial_form
        alike = in_form(key.text, partial, cleaning) == in_form(response.text, partial, cleaning)
        return PAR if partial is not Form.NONE and alike else INC

    def removed(self, fill: Fill) -> bool:
        """M21: a pointer to an optional key object that nothing was aligned with."""
        target = self.named(reading(fill).target, self.key)
        return (
            target is not None
            and self.key[target].optional
            and target not in [pair[0] for pair in self.aligned]
        )

    def named(self, target: str | None, side: Sequence[Instance]) -> int | None:
        names = [f"{one.type}-{self.document}-{one.name}" for one in side]
        return names.index(target) if target in names else None

    # The table: M9, M22

    def count(
        self,
        definition: ClassDefinition,
        column: Column,
        k: int | None,
        r: int | None,
        compare: Callable[[SlotDefinition, Slot, Slot], list[Outcome]],
    ) -> None:
        key = self.key[k] if k is not None else None
        response = self.response[r] if r is not None else None
        self.add(("object", definition.name), column if definition.scored else NON)
        section = self.section(key) or self.section(response)
        for slot in definition.slots:
            for outcome, said in compare(slot, find(key, slot), find(response, slot)):
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
                        (subtask.value, said),
                    )
                    if all(same(one, other) for one, other in names):
                        self.add(("subtask", subtask.type, subtask.slot, subtask.value), outcome)

    def section(self, instance: Instance | None) -> str:
        """M22: the innermost listed section."""
        enclosing = instance.sections if instance else ()
        return next((name for name in reversed(enclosing) if name in self.task.sections), "")

    def add(self, row: tuple[str, ...], column: Column) -> None:
        self.table[row] = self.table.get(row, Tally()) + Tally.one(column)


def sum_up(outcomes: Iterable[Outcome]) -> Tally:
    return sum((Tally.one(column) for column, _ in outcomes), Tally())


def f(tally: Tally) -> Fraction:
    """F of recall and precision alike; undefined ranks as 0 (C2)."""
    both = tally.pos + tally.act
    return Fraction(2 * tally.cor + tally.par, both) if both else Fraction(0)


def reading(fill: Fill) -> Reading:
    return fill.parts[0].readings[0]


def value(fill: Fill) -> str:
    """Return what names a subtask row (M22)."""
    return reading(fill).text


def fine_print(fill: Fill) -> tuple[object, ...]:
    readings = fill.parts[0].readings
    return (fill.optional, [("" if one.target else one.text, sorted(one.minimal)) for one in readings])


def start(extents: Sequence[Extent]) -> float:
    """Return where a thing begins; what stands nowhere comes last."""
    return min((e.start for e in extents), default=inf)


def alternatives(slot: Slot) -> list[list[Fill]]:
    return [list(alternative.fills) for alternative in slot.alternatives] or [[]]


def find(instance: Instance | None, slot: SlotDefinition) -> Slot:
    found = [one for one in (instance.slots if instance else ()) if same(one.name, slot.name)]
    return found[0] if found else NOTHING


def same(one: str, other: str) -> bool:
    return one.casefold() == other.casefold()


def in_form(text: str, form: Form, cleaning: Cleaning) -> str:
    if form is Form.ORIG:
        return text.casefold()
    return clean(text, cleaning) if form is Form.CLEAN else straight(text)


def straight(text: str) -> str:
    return " ".join(text.casefold().split())


def clean(text: str, cleaning: Cleaning) -> str:
    """M5, step by step."""
    result = straight(text)
    for mark in cleaning.postmodifiers:
        result = result.replace(mark.casefold(), " ")
    result = f" {straight(result)} "
    for designator in cleaning.corporate_designators:
        while f" {straight(designator)} " in result:
            result = result.replace(f" {straight(designator)} ", " ")
    result = straight(result) + " "
    starts = [straight(one) + " " for one in cleaning.premodifiers]
    while any(result.startswith(one) for one in starts):
        result = result[len(next(one for one in starts if result.startswith(one))) :]
    return result.strip() or straight(text)
