"""Random sides of a document with mentions and their classes."""

from hypothesis import strategies as st

from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.extents import Extent
from annotally.model.instances import Alternative, Instance, Reading, Slot, simple_fill


def corpus(
    name: str, mentions: list[tuple[int, int, int]], optional: frozenset[int] = frozenset()
) -> AnnotationSet:
    """Return a side of one document from start, end and class of each mention; names are given in order."""
    first: dict[int, int] = {}
    instances = []
    for number, (start, end, group) in enumerate(mentions):
        slots = [Slot("TEXT", (Alternative((simple_fill(Reading("x" * (end - start))),)),))]
        target = first.setdefault(group, number)
        if target != number:
            pointer = Reading(str(target), target=f"COREF-d-{target}")
            slots.append(Slot("REF", (Alternative((simple_fill(pointer),)),)))
        instances.append(
            Instance("COREF", str(number), tuple(slots), (Extent(start, end),), optional=number in optional)
        )
    return AnnotationSet(name, "muc-sgml", {"d": DocumentAnnotations("d", tuple(instances))})


SIDE = st.lists(
    st.tuples(st.integers(0, 12), st.integers(1, 3), st.integers(0, 3)).map(
        lambda m: (m[0], m[0] + m[1], m[2])
    ),
    max_size=9,
)
