"""Instances in columns: a sequence like any other, made when they are looked at."""

import pickle
from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.model.chains import classes, references
from annotally.model.extents import Extent
from annotally.model.instance_columns import (
    ChosenInstances,
    PlainSpans,
    extents_of,
    made,
    names_of,
    samples,
    types_of,
)
from annotally.model.instances import Instance, Reading, Slot

TEXT = "Ada met 😀 in Rome\n"
SPANS = st.lists(
    st.tuples(st.sampled_from(["PER", "LOC"]), st.integers(0, 9), st.integers(0, 9), st.integers(0, 99)),
    max_size=5,
)


def plain(spans: list[tuple[str, int, int, int]], text: str = TEXT) -> PlainSpans:
    starts, sources = array("i", [start for _, start, _, _ in spans]), array("i", [at for *_, at in spans])
    ends = array("i", [start + length for _, start, length, _ in spans])
    behind = array("i", [at + 7 for at in sources])
    return PlainSpans(text, "TEXT", [label for label, *_ in spans], (starts, ends), (sources, behind))


def each(spans: list[tuple[str, int, int, int]], text: str = TEXT) -> tuple[Instance, ...]:
    instances = []
    for number, (label, start, length, at) in enumerate(spans, 1):
        extent, source = Extent(start, start + length), Extent(at, at + 7)
        slot = Slot("TEXT", Reading(text[start : start + length], source, extent), source=source)
        instances.append(Instance(label, str(number), (slot,), (extent,), source=source))
    return tuple(instances)


@given(SPANS, SPANS, st.integers(-6, 6), st.integers(-6, 6))
def test_they_are_the_instances_that_their_columns_say(
    spans: list[tuple[str, int, int, int]],
    others: list[tuple[str, int, int, int]],
    start: int,
    stop: int,
) -> None:
    actual, expected = plain(spans), each(spans)
    assert tuple(actual) == expected == made(actual)
    assert actual == expected
    assert made(expected) is expected
    (slot,) = actual.slot_columns() or ()
    assert (slot.name, slot.pointing) == ("TEXT", False)
    assert list(slot.texts) == [item.slots[0].value.text for item in expected]  # type: ignore[union-attr]
    assert list(types_of(actual)) == types_of(expected) == [item.type for item in expected]
    assert names_of(actual) == names_of(expected) == [item.name for item in expected]
    assert extents_of(actual) == extents_of(expected) == [item.extents for item in expected]
    assert len(actual) == len(expected)
    assert actual[start:stop:2] == expected[start:stop:2]
    if -len(expected) <= start < len(expected):
        assert actual[start] == expected[start]
    else:
        with pytest.raises(IndexError):
            actual[start]
    assert (actual == plain(others)) == (expected == each(others)) == (actual == each(others))
    assert actual == plain(spans)
    assert made(actual) is made(actual)
    assert pickle.loads(pickle.dumps(actual)) == expected
    assert actual != list(expected)
    assert list(actual.labels) == [instance.type for instance in expected]
    assert actual.classes("d", "REF") == classes(references("d", expected, "REF"))
    assert actual.last_end == max((span[1] + span[2] for span in spans), default=0)


@given(SPANS)
def test_samples_have_every_label_once_in_the_order_of_the_first(
    spans: list[tuple[str, int, int, int]],
) -> None:
    expected = {instance.type: instance for instance in reversed(each(spans))}
    assert sorted(samples(plain(spans)), key=lambda instance: instance.type) == [
        expected[label] for label in sorted(expected)
    ]
    labels = [instance.type for instance in samples(plain(spans))]
    assert labels == list(dict.fromkeys(span[0] for span in spans))
    assert samples(each(spans)) == each(spans)


def test_texts_that_differ_outside_of_the_spans_make_no_difference() -> None:
    spans = [("PER", 0, 3, 0)]
    assert plain(spans) == plain(spans, "Ada left")
    assert plain(spans) != plain(spans, "Eve left")


def test_moved_to_another_text_they_have_its_words() -> None:
    spans = [("PER", 0, 3, 0), ("LOC", 4, 3, 8)]
    moved = plain(spans).moved("Eva  left", {0: 0, 4: 5}, {3: 3, 7: 9})
    assert moved == each([("PER", 0, 3, 0), ("LOC", 5, 4, 8)], "Eva  left")


@given(SPANS, st.data())
def test_chosen_instances_are_those_of_the_numbers(
    spans: list[tuple[str, int, int, int]], data: st.DataObject
) -> None:
    numbers = data.draw(st.lists(st.sampled_from(range(len(spans))))) if spans else []
    chosen = ChosenInstances(plain(spans), numbers)
    expected = [each(spans)[number] for number in numbers]
    assert list(chosen) == expected
    assert list(chosen[1:]) == expected[1:]
    assert len(chosen) == len(numbers)
