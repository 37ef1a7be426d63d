"""Small random scenarios: templates point to events, these to people who come and go, these to persons."""

from random import Random

import msgspec
import msgspec.structs
from hypothesis import strategies as st

from annotally.model.annotation_sets import pointer_name
from annotally.model.instances import Alternative, Fill, FillPart, Instance, Reading, Slot
from annotally.tasks.definition import (
    ClassDefinition,
    FillKind,
    ImplicitOptionality,
    ScoringMethod,
    SlotDefinition,
    TaskDefinition,
    TextFilter,
)
from annotally.text.cleaning import Form
from engine.methods.corpora import CLEANING
from support.builders import DOCUMENT

NAMES = ("Ada", "ada", "the Ada", "Bea", "Ada Bea")
VALUES = ("IN", "in", "OUT")
LEADS = {"HAT": "PERSON", "IO": "PERSON", "EVENT": "IO", "TEMPLATE": "EVENT"}
ANY = tuple(ScoringMethod)
KEY2KEY = (ScoringMethod.KEY2KEY,)


def seeded(make):
    """Return a strategy of what ``make`` does with a random source: drawn in one piece, hundreds a second."""
    return st.integers(0, 2**48).map(lambda seed: make(Random(seed)))


def tasks(methods=ANY):
    return seeded(lambda random: task(random, methods))


def sides(*, most=3, sound=False):
    return seeded(lambda random: side(random, most, sound))


def task(random, methods):
    """A task of four classes in mapping order, with every switch in every position."""

    def slot(name, kind, *, scored=True):
        return SlotDefinition(name, name, scored, random.choice((1, 1, 2, 0)), kind)

    def threshold():
        return random.choice((0, 0, 0, -1, 60))

    person = (slot("name", FillKind.STRING), slot("alias", FillKind.STRING))
    io = (slot("person", FillKind.POINTER), slot("status", FillKind.SET))
    event = (slot("post", FillKind.STRING), slot("io", FillKind.POINTER))
    template = (slot("content", FillKind.POINTER), slot("comment", FillKind.STRING, scored=False))
    return TaskDefinition(
        "world",
        "World",
        "templates",
        (
            ClassDefinition("person", "person", person, threshold=threshold()),
            ClassDefinition("io", "io", io, threshold=threshold()),
            ClassDefinition("event", "event", event, threshold=threshold()),
            ClassDefinition("template", "template", template, scored=False),
        ),
        scoring_method=random.choice(methods),
        implicit_optionality=random.choice(tuple(ImplicitOptionality)),
        equatable=random.choice(((), ("IO",), ("io", "person"))),
        text_filter=random.choice((None, TextFilter())),
        connect_leftovers=random.random() < 0.5,
        report_order=random.choice(((), ("TEMPLATE", "event"))),
        cleaning=CLEANING,
        partial_form=random.choice((Form.NONE, Form.STRAIGHTENED)),
    )


def side(random, most, sound):
    """The objects of one side: whatever they point to is there, or was never written down.

    ``sound``: every object says something, every pointer leads somewhere, alternatives are of one fill. Half
    of the sides are uniform: their objects say the same but for whom they point to, little is optional.
    """
    return Maker(random, most, sound, random.random() < 0.5).side()


class Maker:
    """Makes one side."""

    def __init__(self, random, most, sound, uniform):
        self.random, self.most, self.sound, self.uniform = random, most, sound, uniform
        self.names, self.values = (("Ada",), ("IN",)) if uniform else (NAMES, VALUES)

    def chance(self, probability):
        return self.random.random() < (probability / 4 if self.uniform else probability)

    def side(self):
        counts = {kind: self.random.randint(0, self.most) for kind in ("PERSON", "IO", "EVENT")}
        counts["TEMPLATE"] = self.random.choice((1, 1, 1, 0, 2))
        order = [(kind, str(number)) for kind, count in counts.items() for number in range(1, count + 1)]
        if not self.sound and self.random.random() < 0.2:
            order.append(("HAT", "1"))  # of a class that no task has
        self.random.shuffle(order)
        return [Instance(kind, name, self.body(kind, counts), (), self.chance(0.25)) for kind, name in order]

    def body(self, kind, counts):
        texts = {"PERSON": ("NAME", "ALIAS"), "IO": ("STATUS",), "EVENT": ("POST",), "TEMPLATE": ("COMMENT",)}
        texts["HAT"] = ()
        built = [
            self.slot(name, lambda name=name: self.string(self.values if name == "STATUS" else self.names))
            for place, name in enumerate(texts[kind][:1] if self.uniform else texts[kind])
            if (self.sound and place == 0) or not self.chance(0.2)
        ]
        target = LEADS.get(kind, "")
        if target and (counts[target] or not self.sound) and self.random.random() < 0.8:
            name = {"HAT": "NAME", "IO": "PERSON", "EVENT": "IO", "TEMPLATE": "CONTENT"}[kind]
            built.append(self.slot(name, lambda: self.pointer(target, counts[target])))
        return tuple(built)

    def slot(self, name, fill):
        count = self.random.choice((2, 3)) if self.chance(0.4) else 1
        longest = 1 if self.sound and count > 1 else 3
        alternatives = [
            Alternative(tuple(fill() for _ in range(self.random.randint(1, longest)))) for _ in range(count)
        ]
        return Slot(name, tuple(alternatives), self.chance(0.2))

    def string(self, texts):
        minimal = ("Ada",) if self.chance(0.25) else ()
        return Fill((FillPart((Reading(self.random.choice(texts), minimal=minimal),)),), self.chance(0.15))

    def pointer(self, kind, count):
        target = f"{kind}-{DOCUMENT}-{self.random.randint(int(self.sound), max(count, 1))}"
        return Fill((FillPart((Reading(f"<{target}>", target=target),)),), self.chance(0.15))


def led(side):
    """Return a side without the fills that point to nothing, which readers refuse."""
    names = {pointer_name(DOCUMENT, item) for item in side}
    return [
        msgspec.structs.replace(instance, slots=tuple(_led(slot, names) for slot in instance.slots))
        for instance in side
    ]


def _led(slot, names):
    known = {None, *names}
    groups = [
        [
            fill
            for fill in alternative.fills
            if all(r.target in known for part in fill.parts for r in part.readings)
        ]
        for alternative in slot.alternatives
    ]
    return msgspec.structs.replace(slot, value=tuple(Alternative(tuple(group)) for group in groups if group))


def shuffled(side, random):
    """Return a side in another order and renumbered: objects, slots, fills; alternatives stay as written.

    Templates keep their numbers, of which the smallest decides (M12).
    """
    names = {}
    for kind in ("PERSON", "IO", "EVENT"):
        own_names = [item.name for item in side if item.type == kind]
        new = [str(number) for number in range(100, 100 + len(own_names))]
        random.shuffle(new)
        names.update({(kind, name): second for name, second in zip(own_names, new, strict=True)})
    result = []
    for instance in side:
        slots = [renamed(slot, names, random) for slot in instance.slots]
        random.shuffle(slots)
        name = names.get((instance.type, instance.name), instance.name)
        result.append(msgspec.structs.replace(instance, name=name, slots=tuple(slots)))
    random.shuffle(result)
    return result


def renamed(slot, names, random):
    alternatives = []
    for alternative in slot.alternatives:
        fills = [repointed(fill, names) for fill in alternative.fills]
        random.shuffle(fills)
        alternatives.append(Alternative(tuple(fills)))
    return msgspec.structs.replace(slot, value=tuple(alternatives))


def repointed(fill, names):
    reading = fill.parts[0].readings[0]
    if reading.target is None:
        return fill
    kind, name = reading.target.split("-")[0], reading.target.rsplit("-", 1)[1]
    target = f"{kind}-{DOCUMENT}-{names.get((kind, name), name)}"
    return msgspec.structs.replace(fill, parts=(FillPart((Reading(f"<{target}>", target=target),)),))
