"""Small random tasks and documents in which ties abound: few strings, few places, few names."""

from hypothesis import strategies as st

from annotally.model.extents import Extent
from annotally.model.instances import Alternative, Fill, FillPart, Instance, Reading, Slot, simple_fill
from annotally.tasks.definition import (
    ClassDefinition,
    FillKind,
    SectionGroup,
    SlotDefinition,
    Subtask,
    TaskDefinition,
)
from annotally.text.cleaning import Cleaning, Form
from support.builders import DOCUMENT

STRINGS = ("Ada", "ada", "the Ada", "Ada  Inc.", "Bea", "Ada Bea", "Cy")
VALUES = ("MAID", "maid", "LORD", "CLERK")
SECTIONS = ("DOC", "TEXT", "HL", "S")
THRESHOLDS = st.sampled_from((0, 0, 0, -1, 50, 100, 250, 1000))
WEIGHTS = st.sampled_from((1, 1, 1, 0, 2, 5))
CLEANING = Cleaning(("the", "a"), (".", ","), ("inc",))


@st.composite
def tasks(draw, *, position=False):
    """A task of two scored classes, of which organizations point to persons, and one unscored class."""

    def slot(name, kind=FillKind.STRING, *, scored=True):
        return SlotDefinition(name, name, scored, draw(WEIGHTS), kind)

    classes = (
        ClassDefinition(
            "person",
            "person",
            (slot("name"), slot("alias"), slot("title", FillKind.SET), slot("note", scored=False)),
            threshold=draw(THRESHOLDS),
        ),
        ClassDefinition(
            "organization",
            "organization",
            (slot("name"), slot("leader", FillKind.POINTER), slot("note", FillKind.SET, scored=False)),
            threshold=draw(THRESHOLDS),
        ),
        ClassDefinition("vessel", "vessel", (slot("name"), slot("title", FillKind.SET)), scored=False),
    )
    listed, group = ("DOC", "TEXT", "HL"), (SectionGroup("Body", ("TEXT", "DOC")),)
    sections, groups = draw(st.sampled_from((((), ()), (listed, ()), (listed, group))))
    subtasks = [Subtask("person", "title", value) for value in ("maid", "lord")]
    return TaskDefinition(
        "random",
        "Random",
        "templates",
        classes,
        same_position=position,
        connect_leftovers=draw(st.booleans()),
        cleaning=draw(st.sampled_from((CLEANING, Cleaning()))),
        correct_form=draw(st.sampled_from((Form.CLEAN, Form.STRAIGHTENED, Form.ORIG))),
        partial_form=draw(st.sampled_from((Form.NONE, Form.CLEAN, Form.STRAIGHTENED))),
        subtasks=tuple(subtasks),
        sections=sections,
        section_groups=groups,
    )


@st.composite
def fills(draw, texts, *, plain):
    """A fill of one part; in keys perhaps optional, with minimal strings, with a second reading."""
    if plain:
        return simple_fill(Reading(draw(texts), extent=draw(st.none() | extents())))
    readings = draw(st.lists(st.tuples(texts, minimals()), min_size=1, max_size=2))
    optional = draw(st.integers(0, 4)) == 0
    place = draw(st.none() | extents())
    built = tuple(Reading(text, extent=place, minimal=minimal) for text, minimal in readings)
    return Fill((FillPart(built),), optional)


def minimals():
    """No minimal string, mostly."""
    return st.sampled_from(((), (), (), ("Ada",), ("Bea", "the Ada")))


@st.composite
def slots(draw, name, fill, *, plain):
    """A slot of one alternative; in keys of up to three, and perhaps optional."""
    count = 1 if plain else draw(st.sampled_from((1, 1, 2, 3)))
    alternatives = [Alternative(tuple(draw(st.lists(fill, min_size=1, max_size=3)))) for _ in range(count)]
    return Slot(name, tuple(alternatives), not plain and draw(st.integers(0, 4)) == 0)


def extents():
    """Places that overlap, nest, touch and coincide."""
    return st.tuples(st.integers(0, 6), st.integers(1, 4)).map(lambda p: Extent(p[0], p[0] + p[1]))


@st.composite
def sides(draw, *, plain=False, position=False, most=5):
    """The objects of one side: persons first drawn, so that the others can point to them."""
    kinds = draw(
        st.lists(st.sampled_from(("PERSON", "PERSON", "ORGANIZATION", "VESSEL", "HAT")), max_size=most)
    )
    names = draw(st.permutations([str(n) for n in range(1, len(kinds) + 1)]))
    persons = [name for kind, name in zip(kinds, names, strict=True) if kind == "PERSON"]
    values = []
    for kind, name in zip(kinds, names, strict=True):
        place = tuple(draw(st.lists(extents(), min_size=int(position), max_size=2)))
        optional = not plain and draw(st.integers(0, 2)) == 0
        sections = SECTIONS[: draw(st.integers(0, len(SECTIONS)))]
        values.append(Instance(kind, name, draw(bodies(kind, persons, plain)), place, optional, sections))
    return values


@st.composite
def bodies(draw, kind, persons, plain):
    """The slots of an object of this kind, in any order, some left out."""
    strings = fills(st.sampled_from(STRINGS), plain=plain)
    values = fills(st.sampled_from(VALUES), plain=plain)
    filled = {
        "PERSON": {"NAME": strings, "alias": strings, "TITLE": values, "note": strings, "HAT": strings},
        "ORGANIZATION": {"name": strings, "LEADER": pointers(persons, plain), "NOTE": values},
        "VESSEL": {"name": strings, "title": values},
        "HAT": {"name": strings},
    }[kind]
    chosen = draw(st.lists(st.sampled_from(sorted(filled)), unique=True))
    return tuple(draw(slots(name, filled[name], plain=plain)) for name in chosen)


@st.composite
def pointers(draw, persons, plain):
    """A pointer to one of the side's persons, or to none there is."""
    target = f"PERSON-{DOCUMENT}-{draw(st.sampled_from([*persons, 'nobody']))}"
    optional = not plain and draw(st.integers(0, 4)) == 0
    return Fill((FillPart((Reading(f"<{target}>", target=target),)),), optional)
