"""Which entities overlap, and which of them go together, against all there are to choose from (S3, S4)."""

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from annotally.matching.candidates import IndexPair
from annotally.methods.speech.components import SpokenEntity
from annotally.methods.speech.mapping import list_overlaps, map_left_to_right, map_optimally, shared_places
from annotally.text.alignment.axis import axis_of
from annotally.text.alignment.one_to_one import align
from support.word_samples import spoken, word_lists


def entity(start: int, end: int, number: int = 0) -> SpokenEntity:
    return SpokenEntity(
        number, range(start, end), range(start, end), frozenset({("p", "")}), False, ("p", "")
    )


STRETCHES = st.lists(st.tuples(st.integers(0, 7), st.integers(1, 3)), max_size=5).map(
    lambda item: [entity(start, start + size, number) for number, (start, size) in enumerate(sorted(item))]
)


@given(word_lists, word_lists, st.data())
def test_s3_overlap_is_a_block_with_words_of_both_or_by_s8_one_place_without_words(
    ref: list[str], hyp: list[str], data: st.DataObject
) -> None:
    first, second = spoken(ref), spoken(hyp)
    axis = axis_of(align(first, second), first, second)
    sides = []
    for side, words in ((axis.ref, ref), (axis.hyp, hyp)):
        stretches = st.tuples(st.integers(0, len(words)), st.integers(0, len(words))).map(sorted)
        chosen = data.draw(st.lists(stretches, max_size=4))
        spans = [range(start, end) for start, end in chosen]
        sides.append(
            [SpokenEntity(0, span, side.blocks_of(span), frozenset(), False, ("p", "")) for span in spans]
        )
    expected = []
    for k, first_side in enumerate(sides[0]):
        for r, second_side in enumerate(sides[1]):
            if (
                not first_side.words
                and not second_side.words
                and first_side.blocks.start == second_side.blocks.start
            ):
                expected.append((k, r))
            for block in range(len(axis)):
                span = range(block, block + 1)
                if set(axis.ref.words_of(span)) & set(first_side.words) and set(
                    axis.hyp.words_of(span)
                ) & set(second_side.words):
                    expected.append((k, r))
                    break
    assert list_overlaps(axis, *sides) == expected


def test_shared_places_leave_out_what_one_text_has_alone() -> None:
    first, second = spoken("JOHN Q PUBLIC"), spoken("JOHN PUBLIC")
    axis = axis_of(align(first, second), first, second)
    places = shared_places(axis, [range(3), range(1, 2), range(2, 3)])
    assert [(place.start, place.end) for place in places] == [(0, 2), (1, 1), (1, 2)]
    without = shared_places(axis, [range(0), range(2, 2), range(3, 3)])
    assert [(item.start, item.end) for item in without] == [(2, 3), (4, 5), (5, 6)]


def crossing(ref: list[SpokenEntity], hyp: list[SpokenEntity]) -> list[IndexPair]:
    return [
        (k, r)
        for k, row in enumerate(ref)
        for r, other_row in enumerate(hyp)
        if set(row.words) & set(other_row.words)
    ]


@given(STRETCHES, STRETCHES)
def test_s4_left_to_right_leaves_no_pair_that_could_be_made_and_knows_no_side(
    ref: list[SpokenEntity], hyp: list[SpokenEntity]
) -> None:
    pairs = crossing(ref, hyp)
    taken = map_left_to_right(pairs)
    assert len(set(taken.values())) == len(taken)
    assert all(first in taken or second in taken.values() for first, second in pairs)
    turned = map_left_to_right(sorted((second, first) for first, second in pairs))
    assert {(ref[name].words, hyp[second].words) for name, second in taken.items()} == {
        (ref[name].words, hyp[other_name].words) for other_name, name in turned.items()
    }


def test_s4_the_first_pair_is_taken_though_the_second_overlaps_more() -> None:
    ref, hyp = [entity(0, 4)], [entity(0, 1), entity(1, 4)]
    assert map_left_to_right(crossing(ref, hyp)) == {0: 0}


@given(STRETCHES, STRETCHES)
def test_s4_pairs_go_by_where_they_begin_to_overlap_then_by_which_begins_and_ends_first(
    ref: list[SpokenEntity], hyp: list[SpokenEntity]
) -> None:
    """All pairs put in order at once, as S4 has it; numbers of entities are their order already."""
    expected: dict[int, int] = {}
    for k, r in sorted(
        crossing(ref, hyp), key=lambda pair: (max(ref[pair[0]].words.start, hyp[pair[1]].words.start), pair)
    ):
        if k not in expected and r not in expected.values():
            expected[k] = r
    assert map_left_to_right(crossing(ref, hyp)) == expected


@given(STRETCHES, STRETCHES, st.data())
def test_s4_the_optimal_mapping_is_the_best_of_all(
    ref: list[SpokenEntity], hyp: list[SpokenEntity], data: st.DataObject
) -> None:
    pairs = crossing(ref, hyp)
    right = {pair: data.draw(st.tuples(*[st.booleans()] * 3)) for pair in pairs}

    def worth(chosen: list[IndexPair]) -> tuple[int, ...]:
        values = [right[pair] for pair in chosen]
        return (sum(map(sum, values)), len(chosen), *(sum(item[c] for item in values) for c in range(3)))

    places = [*range(len(hyp)), *[-1] * len(ref)]
    best = max(
        worth([(k, r) for k, r in enumerate(place) if (k, r) in right])
        for place in set(permutations(places, len(ref)))
    )
    taken = map_optimally(pairs, lambda first, second: right[first, second])
    assert worth(list(taken.items())) == best
