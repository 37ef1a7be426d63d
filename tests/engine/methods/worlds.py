"""Small random scenarios: templates point to events, these to people who come and go, these to persons."""

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
METHODS = st.sampled_from(ScoringMethod)
KEY2KEY = st.just(ScoringMethod.KEY2KEY)


@st.composite
def tasks(draw, methods=METHODS):
    """A task of four classes in mapping order, with every switch in every position."""

    def slot(name, kind, *, scored=True):
        return SlotDefinition(name, name, scored, draw(st.sampled_from((1, 1, 2, 0))), kind)

    def threshold():
        return draw(st.sampled_from((0, 0, 0, -1, 60)))

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
        scoring_method=draw(methods),
        implicit_optionality=draw(st.sampled_from(ImplicitOptionality)),
        equatable=draw(st.sampled_from(((), ("IO",), ("io", "person")))),
        text_filter=draw(st.sampled_from((None, TextFilter()))),
        connect_leftovers=draw(st.booleans()),
        report_order=draw(st.sampled_from(((), ("TEMPLATE", "event")))),
        cleaning=CLEANING,
        partial_form=draw(st.sampled_from((Form.NONE, Form.STRAIGHTENED))),
    )


@st.composite
def sides(draw, *, most=3):
    """The objects of one side: whatever they point to is there, or was never written down."""
    counts = {kind: draw(st.integers(0, most)) for kind in ("PERSON", "IO", "EVENT")}
    counts["TEMPLATE"] = draw(st.sampled_from((1, 1, 1, 0, 2)))
    numbers = {kind: draw(st.permutations(range(1, count + 1))) for kind, count in counts.items()}
    order = [(kind, str(number)) for kind, own in numbers.items() for number in own]
    return [
        Instance(kind, name, draw(bodies(kind, counts)), (), draw(st.integers(0, 3)) == 0)
        for kind, name in draw(st.permutations(order))
    ]


@st.composite
def bodies(draw, kind, counts):
    strings = strings_or(NAMES)
    if kind == "PERSON":
        filled = {"NAME": strings, "ALIAS": strings}
    elif kind == "IO":
        filled = {"PERSON": pointers("PERSON", counts), "STATUS": strings_or(VALUES)}
    elif kind == "EVENT":
        filled = {"POST": strings, "IO": pointers("IO", counts)}
    else:
        filled = {"CONTENT": pointers("EVENT", counts), "COMMENT": strings}
    built = [draw(slots(name, fill)) for name, fill in filled.items() if draw(st.integers(0, 4))]
    return tuple(built)


@st.composite
def slots(draw, name, fill):
    count = draw(st.sampled_from((1, 1, 1, 2, 3)))
    alternatives = [Alternative(tuple(draw(st.lists(fill, min_size=1, max_size=3)))) for _ in range(count)]
    return Slot(name, tuple(alternatives), draw(st.integers(0, 4)) == 0)


@st.composite
def strings_or(draw, texts):
    minimal = draw(st.sampled_from(((), (), (), ("Ada",))))
    optional = draw(st.integers(0, 5)) == 0
    return Fill((Part((Reading(draw(st.sampled_from(texts)), minimal=minimal),)),), optional)


@st.composite
def pointers(draw, kind, counts):
    number = draw(st.integers(0, max(counts[kind], 1)))
    target = f"{kind}-{DOCUMENT}-{number}"
    return simple_fill(Reading(f"<{target}>", target=target), optional=draw(st.integers(0, 6)) == 0)


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
