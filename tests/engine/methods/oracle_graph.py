"""One side as the plain scorer sees it: who points to whom, who is identical, who is optional."""

from collections.abc import Sequence

from annotally.model.annotation_sets import content
from annotally.model.instances import Alternative, Fill, Instance, Slot
from annotally.tasks.definition import FillKind, ImplicitOptionality, TaskDefinition, TextFilter
from engine.methods.oracle_forms import clean, fine_print, in_form, reading, same, straight


class Graph:
    """The objects of one side of one document."""

    def __init__(self, task: TaskDefinition, document: str, objects: Sequence[Instance]) -> None:
        self.task, self.objects = task, objects
        self.names = [f"{row.type}-{document}-{row.name}" for row in objects]
        self.optional = self.find_optional()

    def named(self, target: str | None) -> int | None:
        return self.names.index(target) if target in self.names else None

    def declared(self, number: int) -> list[Slot]:
        """Return the slots of an object that the task knows."""
        mention_classes = [c for c in self.task.classes if same(c.name, self.objects[number].type)]
        return [
            candidate_slot
            for candidate_slot in self.objects[number].slots
            if mention_classes
            and any(same(candidate_slot.name, slot.name) for slot in mention_classes[0].slots)
        ]

    def targets(self, alternative: Alternative) -> list[int]:
        values = [self.named(reading(fill).target) for fill in alternative.fills]
        return [number for number in values if number is not None]

    # M16

    def twins(self, number: int) -> list[int]:
        """Return the objects that are identical with one, itself among them."""
        if not any(same(name, self.objects[number].type) for name in self.task.equatable):
            return [number]
        return [
            other_number
            for other_number, row in enumerate(self.objects)
            if same(row.type, self.objects[number].type) and self.said(other_number) == self.said(number)
        ]

    def said(self, number: int) -> list[object]:
        (definition,) = [c for c in self.task.classes if same(c.name, self.objects[number].type)]
        result: list[object] = []
        for slot in definition.slots:
            for item in self.objects[number].slots:
                if slot.scored and same(slot.name, item.name):
                    every = [
                        sorted(repr(self.fill(slot.kind, fill)) for fill in alternative.fills)
                        for alternative in item.alternatives
                    ]
                    result.append((slot.name, item.optional, sorted(every)))
        return result

    def fill(self, kind: FillKind, fill: Fill) -> object:
        parts = []
        for candidate_reading in fill.parts[0].readings:
            target = self.named(candidate_reading.target)
            if candidate_reading.target is not None:
                parts.append(("->", candidate_reading.target if target is None else min(self.twins(target))))
            elif kind is FillKind.SET:
                parts.append(("", straight(candidate_reading.text)))
            else:
                cleaning = self.task.cleaning
                minimal = sorted(clean(text, cleaning) for text in candidate_reading.minimal)
                parts.append(("", in_form(candidate_reading.text, self.task.correct_form, cleaning), minimal))
        return (fill.optional, fill.parts[0].optional, sorted(parts))

    # M17

    def find_optional(self) -> set[int]:
        marked = {number for number, row in enumerate(self.objects) if row.optional}
        every = range(len(self.objects))
        if self.task.implicit_optionality is ImplicitOptionality.NONE:
            return marked
        if self.task.implicit_optionality is ImplicitOptionality.RELATIONS:
            pointing = {
                number
                for number in every
                for slot in self.declared(number)
                for alternative in slot.alternatives
                if marked & set(self.targets(alternative))
            }
            return marked | pointing
        values = set(marked)
        while True:
            more = {number for number in every if number not in values and self.only_loosely(number, values)}
            if not more:
                return values
            values |= more

    def only_loosely(self, number: int, optional: set[int]) -> bool:
        """Tell whether an object is pointed to, and only from where it can be left out."""
        template = self.task.text_filter.template if self.task.text_filter else "TEMPLATE"
        if same(self.objects[number].type, template):
            return False
        group = set(self.twins(number))
        values = [
            (source, slot)
            for source in range(len(self.objects))
            for slot in self.declared(source)
            if any(group & set(self.targets(alternative)) for alternative in slot.alternatives)
        ]
        return bool(values) and all(
            source in optional
            or slot.optional
            or not all(self.needs(alternative, group) for alternative in slot.alternatives)
            for source, slot in values
        )

    def needs(self, alternative: Alternative, group: set[int]) -> bool:
        required = Alternative(tuple(fill for fill in alternative.fills if not fill.optional))
        return bool(group & set(self.targets(required)))

    # M12

    def relevant(self, text_filter: TextFilter) -> bool:
        templates = sorted(
            (int(row.name), row) for row in self.objects if same(row.type, text_filter.template)
        )
        if not templates:
            return False
        slots = [slot for slot in templates[0][1].slots if same(slot.name, text_filter.content)]
        return any(alternative.fills for slot in slots for alternative in slot.alternatives)


Colours = dict[tuple[int, int], int]


def colours(
    graphs: Sequence[Graph], aligned: Sequence[tuple[int, int]], first: Colours | None = None
) -> Colours:
    """C3 where objects say the same: number them by whom they have to do with, until that tells nothing."""
    nodes = [(side, number) for side, graph in enumerate(graphs) for number in range(len(graph.objects))]
    finer_places = first or places({node: own(graphs[node[0]].objects[node[1]]) for node in nodes})
    for _ in nodes:
        keys = {}
        for side, number in nodes:
            partner = [pair[1 - side] for pair in aligned if pair[side] == number]
            around = []
            for source, row in enumerate(graphs[side].objects):
                for slot in row.slots:
                    for place, alternative in enumerate(slot.alternatives):
                        for target in (reading(fill).target for fill in alternative.fills):
                            led = graphs[side].named(target)
                            name = slot.name.casefold()
                            if source == number and target is not None:
                                around.append(
                                    (name, place, 0, -1 if led is None else finer_places[side, led])
                                )
                            if led == number:
                                around.append((name, place, 1, finer_places[side, source]))
            partners = finer_places[1 - side, partner[0]] if partner else -1
            keys[side, number] = (finer_places[side, number], partners, sorted(around))
        finer = places(keys)
        if len(set(finer.values())) == len(set(finer_places.values())):
            return finer
        finer_places = finer
    return finer_places


def own(instance: Instance) -> tuple[object, ...]:
    print_ = sorted(
        (slot.name.casefold(), slot.optional, [sorted(map(fine_print, a.fills)) for a in slot.alternatives])
        for slot in instance.slots
    )
    extents = [(e.start, e.end) for e in instance.extents]
    return (instance.type.casefold(), extents, content(instance), instance.optional, print_)


def places(keys: dict[tuple[int, int], tuple[object, ...]]) -> Colours:
    different: list[object] = []
    for key in sorted(keys.values()):
        if key not in different:
            different.append(key)
    return {node: different.index(key) for node, key in keys.items()}
