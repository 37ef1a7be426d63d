"""Objects whose JSON is filled in are those whose rows are encoded, whatever their documents have."""

from hypothesis import given
from hypothesis import strategies as st

from annotally.comparison.result import Sides
from annotally.methods.event_mentions.comparer import EventMentionComparer
from annotally.methods.similarity.comparer import SimilarityComparer
from annotally.model.extents import Extent
from annotally.model.instances import Instance
from annotally.model.text import Document
from annotally.reports.render.pair_json import PairEncoder
from annotally.tasks.catalogue import find_task
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.presets.event_mentions import EVENT_MENTION
from engine.methods.events import instance, instances, sides, unlike
from support.builders import annotation_set, slot

SIDES = sides.map(instances) | unlike
TEXT = "0123456789 100% \U0001f600"
PLACES = st.tuples(st.integers(0, 8), st.integers(1, 4)).map(lambda place: Extent(place[0], sum(place)))
ANNOTATIONS = st.lists(
    st.builds(
        lambda label, extent, value: (label, (extent,), (slot("type", value),) if value else ()),
        st.sampled_from(["A", "B%"]),
        PLACES,
        st.sampled_from(["", "x", '"%s']),
    ),
    max_size=6,
).map(
    lambda drawn: [Instance(label, str(n), slots, extents) for n, (label, extents, slots) in enumerate(drawn)]
)


@given(st.lists(st.tuples(SIDES, SIDES), max_size=4))
def test_an_outline_is_encoded_as_its_nodes(documents: list[tuple[list[Instance], list[Instance]]]) -> None:
    names = [f"100% {number}" for number in range(len(documents))]
    both_sides = Sides(
        tuple(
            annotation_set(side, {name: pair[number] for name, pair in zip(names, documents, strict=True)})
            for number, side in enumerate(("key", "response"))
        ),
        {},
    )
    comparer, encoder = EventMentionComparer(EVENT_MENTION), PairEncoder(EVENT_MENTION, both_sides)
    for name in names:
        unit = comparer.compare(name, both_sides)
        assert unit.outline_maker is not None
        by_outline = encoder.encode(unit)
        assert len(unit.nodes) > 0
        assert unit.outline_maker is None
        assert by_outline == PairEncoder(EVENT_MENTION, both_sides).encode(unit)


@given(
    st.lists(st.tuples(ANNOTATIONS, ANNOTATIONS), min_size=1, max_size=3), st.sampled_from(["mat", "spans"])
)
def test_an_outline_of_similar_annotations_is_encoded_as_its_nodes(
    documents: list[tuple[list[Instance], list[Instance]]], task_name: str
) -> None:
    named = {str(number): pair for number, pair in enumerate(documents)}
    sets = tuple(
        annotation_set(side, {name: pair[number] for name, pair in named.items()})
        for number, side in enumerate(("key", "response"))
    )
    both_sides = Sides(sets, {name: Document(name, name, TEXT) for name in named})
    choice = find_task(task_name)
    assert not isinstance(choice, TaskDefinition)
    task = choice.complete(sets)
    comparer, encoder = SimilarityComparer(task), PairEncoder(task, both_sides)
    for name in named:
        outlined, plain = comparer.outlined(name, both_sides), comparer.compare(name, both_sides)
        assert encoder.encode(outlined) == PairEncoder(task, both_sides).encode(plain)
        assert outlined == plain
        assert outlined.label_pairs == plain.label_pairs


def test_a_pair_like_one_before_is_filled_in() -> None:
    documents = {"d": [instance("%s", "t1"), instance('"2"', "t2")]}
    both_sides = Sides((annotation_set("key", documents), annotation_set("response", documents)), {})
    unit = EventMentionComparer(EVENT_MENTION).compare("d", both_sides)
    assert unit.outline_maker is not None
    assert [repetition.row for repetition in unit.outline_maker().repetitions] == [5]
    encoded = PairEncoder(EVENT_MENTION, both_sides).encode(unit)
    assert encoded.count('"key":"%s"') == encoded.count('"key":"\\"2\\""') == 4
