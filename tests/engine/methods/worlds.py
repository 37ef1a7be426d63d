"""Small random scenarios: templates point to events, these to people who come and go, these to persons."""

from random import Random

import msgspec
import msgspec.structs
from hypothesis import strategies as st

from annotally.model.instances import Alternative, Fill, Instance, Part, Reading, Slot, simple_fill
from annotally.tasks.definition import (
    ClassDefinition,
    FillKind,
    Form,
    ImplicitOptionality,
    ScoringMethod,
    SlotDefinition,
    TaskDefinition,
    TextFilter,
)
from builders import DOCUMENT
from engine.methods.corpora import CLEANING

NAMES = ("Ada", "ada", "the Ada", "Bea", "Ada Bea")
VALUES = ("IN", "in", "OUT")
LEADS = {"IO": "PERSON", "EVENT": "IO", "TEMPLATE": "EVENT"}
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

    ``sound``: every object says something, every pointer leads somewhere, alternatives are of one fill.
    """
    counts = {kind: random.randint(0, most) for kind in ("PERSON", "IO", "EVENT")}
    counts["TEMPLATE"] = random.choice((1, 1, 1, 0, 2))
    order = [(kind, str(number)) for kind, count in counts.items() for number in range(1, count + 1)]
    random.shuffle(order)
    return [
        Instance(kind, name, body(random, kind, counts, sound), (), random.random() < 0.25)
        for kind, name in order
    ]


def body(random, kind, counts, sound):
    texts = {"PERSON": ("NAME", "ALIAS"), "IO": ("STATUS",), "EVENT": ("POST",), "TEMPLATE": ("COMMENT",)}[
        kind
    ]
    built = [
        slot(random, name, lambda name=name: string(random, VALUES if name == "STATUS" else NAMES), sound)
        for place, name in enumerate(texts)
        if (sound and place == 0) or random.random() < 0.8
    ]
    target = LEADS.get(kind, "")
    if target and (counts[target] or not sound) and random.random() < 0.8:
        name = {"IO": "PERSON", "EVENT": "IO", "TEMPLATE": "CONTENT"}[kind]
        built.append(slot(random, name, lambda: pointer(random, target, counts[target], sound), sound))
    return tuple(built)


def slot(random, name, fill, sound):
    count = random.choice((1, 1, 1, 2, 3))
    longest = 1 if sound and count > 1 else 3
    alternatives = [
        Alternative(tuple(fill() for _ in range(random.randint(1, longest)))) for _ in range(count)
    ]
    return Slot(name, tuple(alternatives), random.random() < 0.2)


def string(random, texts):
    minimal = random.choice(((), (), (), ("Ada",)))
    return Fill((Part((Reading(random.choice(texts), minimal=minimal),)),), random.random() < 0.15)


def pointer(random, kind, count, sound):
    target = f"{kind}-{DOCUMENT}-{random.randint(int(sound), max(count, 1))}"
    return simple_fill(Reading(f"<{target}>", target=target), optional=random.random() < 0.15)


def shuffled(side, random):
    """Return a side in another order and renumbered: objects, slots, fills; alternatives stay as written.

    Templates keep their numbers, of which the smallest decides (M12).
    """
    names = {}
    for kind in ("PERSON", "IO", "EVENT"):
        own = [one.name for one in side if one.type == kind]
        new = [str(number) for number in range(100, 100 + len(own))]
        random.shuffle(new)
        names.update({(kind, name): other for name, other in zip(own, new, strict=True)})
    result = []
    for one in side:
        slots = [renamed(slot, names, random) for slot in one.slots]
        random.shuffle(slots)
        name = names.get((one.type, one.name), one.name)
        result.append(msgspec.structs.replace(one, name=name, slots=tuple(slots)))
    random.shuffle(result)
    return result


def renamed(slot, names, random):
    alternatives = []
    for alternative in slot.alternatives:
        fills = [repointed(fill, names) for fill in alternative.fills]
        random.shuffle(fills)
        alternatives.append(Alternative(tuple(fills)))
    return msgspec.structs.replace(slot, alternatives=tuple(alternatives))


def repointed(fill, names):
    reading = fill.parts[0].readings[0]
    if reading.target is None:
        return fill
    kind, name = reading.target.split("-")[0], reading.target.rsplit("-", 1)[1]
    target = f"{kind}-{DOCUMENT}-{names.get((kind, name), name)}"
    return msgspec.structs.replace(fill, parts=(Part((Reading(f"<{target}>", target=target),)),))
