"""Objects whose JSON is filled in are those whose rows are encoded, whatever their documents have."""

from hypothesis import given
from hypothesis import strategies as st

from annotally.comparison.result import Sides
from annotally.methods.event_mentions.comparer import EventMentionComparer
from annotally.model.instances import Instance
from annotally.reports.render.pair_json import PairEncoder
from annotally.tasks.presets.event_mentions import EVENT_MENTION
from engine.methods.events import instance, instances, sides, unlike
from support.builders import annotation_set

SIDES = sides.map(instances) | unlike


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


def test_a_pair_like_one_before_is_filled_in() -> None:
    documents = {"d": [instance("%s", "t1"), instance('"2"', "t2")]}
    both_sides = Sides((annotation_set("key", documents), annotation_set("response", documents)), {})
    unit = EventMentionComparer(EVENT_MENTION).compare("d", both_sides)
    assert unit.outline_maker is not None
    assert [repetition.row for repetition in unit.outline_maker().repetitions] == [5]
    encoded = PairEncoder(EVENT_MENTION, both_sides).encode(unit)
    assert encoded.count('"key":"%s"') == encoded.count('"key":"\\"2\\""') == 4
