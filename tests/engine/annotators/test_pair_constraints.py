"""Pairs that people made and took apart among several annotators (C4): what follows is obeyed."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.annotators.comparison import MultiComparison
from annotally.annotators.pair_constraints import UNBOUND, resolve_constraints
from annotally.comparison.constraints import AmongPair, Constraints
from annotally.comparison.equivalence import EquivalenceClasses
from annotally.comparison.items import NONE, Member
from annotally.comparison.result import Sides
from annotally.model.annotation_sets import stable_ids
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance
from annotally.tasks.presets.ready_made import preset
from engine.annotators.test_comparison import SIMILAR, multi, notes
from engine.annotators.test_comparison import said as told
from support.builders import DOCUMENT, annotation_set, entity

ENTITIES = preset("muc7-named-entity")
ADA, BEN = entity("Ada Quill", 0, "PERSON"), entity("Ben Orme", 20, "PERSON", name="2")
FAR = entity("Ada Quill", 60, "PERSON")
Said = tuple[Member, Member, bool]
Corpus = Sequence[Sequence[Instance]]


def constraints(multi_comparison: MultiComparison, all_said: Iterable[Said]) -> Constraints:
    """Return what was said of instances by annotator and number."""
    ids = [stable_ids(DOCUMENT, side) for side in multi_comparison.sides.instances(DOCUMENT)]
    among = set()
    for first, second, together in all_said:
        (a, n), (b, m) = min(first, second), max(first, second)
        among.add(AmongPair((a, b), ids[a][n], ids[b][m], together))
    return Constraints(among=frozenset(among))


def under(multi_comparison: MultiComparison, *item: Said) -> MultiComparison:
    return multi_comparison.with_constraints({DOCUMENT: constraints(multi_comparison, item)})


def members(multi_comparison: MultiComparison) -> list[tuple[int, ...]]:
    return [item.members for item in multi_comparison.items(DOCUMENT)]


A, B, C, D = ((annotator, 0) for annotator in range(4))


def test_nothing_said_is_nothing_bound() -> None:
    multi_comparison = multi(ENTITIES, [ADA], [ADA], [ADA])
    assert under(multi_comparison).items(DOCUMENT) is multi_comparison.items(DOCUMENT)
    assert UNBOUND.between(0, 1) == Constraints()
    assert under(multi_comparison).manual == 0


def test_what_is_made_one_thing_is_one_whatever_the_task_says() -> None:
    multi_comparison = multi(ENTITIES, [ADA], [FAR], [ADA])
    assert members(multi_comparison) == [(0, NONE, 0), (NONE, 0, NONE)]
    by_hand = under(multi_comparison, (A, B, True))
    assert members(by_hand) == [(0, 0, 0)]
    assert by_hand.manual == 1
    assert members(multi_comparison) == [(0, NONE, 0), (NONE, 0, NONE)]


def test_every_two_of_one_thing_are_paired_in_their_comparison() -> None:
    """A with B and B with C: so A with C, and the score of these two says so."""
    multi_comparison = multi(ENTITIES, [ADA], [FAR], [entity("Ada Quill", 90, "PERSON")])
    assert [score.f for score in multi_comparison.matrix().values()] == [0, 0, 0]
    by_hand = under(multi_comparison, (A, B, True), (B, C, True))
    assert members(by_hand) == [(0, 0, 0)]
    (row,) = (at for at in by_hand.unit(DOCUMENT, 0, 2).nodes.children(0))
    assert by_hand.unit(DOCUMENT, 0, 2).nodes.node(row).rule == "paired-by-hand"
    assert all(score.f and score.f > 0 for score in by_hand.matrix().values())


def test_what_is_kept_apart_is_apart_by_way_of_a_third_too() -> None:
    multi_comparison = multi(ENTITIES, [ADA], [ADA], [ADA])
    by_hand = under(multi_comparison, (A, C, False), (B, C, False))
    assert sorted(members(by_hand)) == [(NONE, NONE, 0), (0, 0, NONE)]
    assert by_hand.score((0, 2)).f == 0
    assert by_hand.score((0, 1)).f == 1


def test_the_comparisons_nobody_spoke_about_are_not_made_again() -> None:
    multi_comparison = multi(ENTITIES, [ADA, BEN], [ADA, BEN], [ADA, BEN])
    by_hand = under(multi_comparison, (A, B, False))
    assert by_hand.unit(DOCUMENT, 0, 2) is multi_comparison.unit(DOCUMENT, 0, 2)
    assert by_hand.unit(DOCUMENT, 0, 1) is not multi_comparison.unit(DOCUMENT, 0, 1)
    again = under(multi_comparison, (A, B, False))
    assert again.unit(DOCUMENT, 0, 1) is by_hand.unit(DOCUMENT, 0, 1)


@pytest.mark.parametrize(
    ("all_said", "words"),
    [
        ([(A, B, True), (B, C, True), (A, C, False)], "split manually and also paired"),
        ([(A, B, True), (B, (2, 1), True), (A, C, True)], "two annotations of one annotator"),
    ],
)
def test_what_contradicts_itself_is_refused(all_said: list[Said], words: str) -> None:
    multi_comparison = multi(ENTITIES, [ADA, BEN], [ADA, BEN], [ADA, BEN])
    with pytest.raises(InputRefused, match=words):
        under(multi_comparison, *all_said).items(DOCUMENT)


def test_what_is_gone_is_refused_by_name() -> None:
    multi_comparison, gone = multi(ENTITIES, [ADA], [ADA], [ADA]), multi(ENTITIES, [ADA], [FAR], [ADA])
    with pytest.raises(InputRefused, match="60-69 no longer exists"):
        resolve_constraints(constraints(gone, [(A, B, True)]), DOCUMENT, multi_comparison.sides)


def test_constraints_of_two_sides_are_those_of_the_first_two() -> None:
    multi_comparison = multi(ENTITIES, [ADA], [ADA], [ADA])
    ids = stable_ids(DOCUMENT, [ADA])
    bonds = resolve_constraints(
        Constraints(forbidden=frozenset({(ids[0], ids[0])})), DOCUMENT, multi_comparison.sides
    )
    assert bonds.between(0, 1).forbidden == bonds.between(1, 0).forbidden == {(ids[0], ids[0])}
    assert bonds.between(0, 2) == Constraints()


# --- whatever is said


STEPS = st.lists(st.tuples(*(st.integers(0, 50) for _ in range(4)), st.booleans()), max_size=4)


def statements(
    multi_comparison: MultiComparison, steps: Iterable[tuple[int, int, int, int, bool]]
) -> list[Said]:
    """Return what holds together of statements about annotations by any numbers."""
    instances, same, actual = multi_comparison.sides.instances(DOCUMENT), EquivalenceClasses(), list[Said]()
    for a, n, b, m, together in steps:
        result, other = a % len(instances), b % len(instances)
        if result == other or not instances[result] or not instances[other]:
            continue
        first, second = (result, n % len(instances[result])), (other, m % len(instances[other]))
        if instances[first[0]][first[1]].type == instances[second[0]][second[1]].type != "R" and (
            same.tie if together else same.part
        )(first, second):
            actual.append((first, second, together))
    return actual


def possible(multi_comparison: MultiComparison, all_said: list[Said]) -> MultiComparison | None:
    """Return the comparison under what was said, None where the task never pairs what follows from it."""
    by_hand = under(multi_comparison, *all_said)
    try:
        by_hand.items(DOCUMENT)
    except InputRefused:
        return None
    return by_hand


@settings(max_examples=100, deadline=None)
@given(st.lists(notes(), min_size=3, max_size=4), STEPS)
def test_whatever_is_said_is_obeyed(sides: Corpus, steps: list[tuple[int, int, int, int, bool]]) -> None:
    multi_comparison = multi(SIMILAR, *sides)
    all_said = statements(multi_comparison, steps)
    by_hand = possible(multi_comparison, all_said)
    if by_hand is None:
        return
    where = {
        value: number
        for number, item in enumerate(by_hand.items(DOCUMENT))
        for value in enumerate(item.members)
    }
    assert all((where[first] == where[second]) is together for first, second, together in all_said)
    plain = [
        value
        for item in multi_comparison.items(DOCUMENT)
        for value in enumerate(item.members)
        if value[1] != NONE
    ]
    values = [
        value for item in by_hand.items(DOCUMENT) for value in enumerate(item.members) if value[1] != NONE
    ]
    assert sorted(values) == sorted(plain)


@settings(max_examples=100, deadline=None)
@given(
    st.lists(notes(), min_size=3, max_size=4),
    STEPS.map(lambda steps: [(*step[:4], True) for step in steps]),
    st.integers(0, 2**32),
)
def test_who_comes_first_makes_no_difference_to_what_was_made_by_hand(
    sides: Corpus, steps: list[tuple[int, int, int, int, bool]], seed: int
) -> None:
    order = Random(seed).sample(range(len(sides)), len(sides))
    places = [order.index(n) for n in range(len(sides))]
    plain, mixed = multi(SIMILAR, *sides), multi(SIMILAR, *(sides[n] for n in order))
    all_said = statements(plain, steps)
    turned = [((places[a], n), (places[b], m), together) for (a, n), (b, m), together in all_said]
    first, second = possible(plain, all_said), possible(mixed, turned)
    assert (first is None) is (second is None)
    if first is not None and second is not None:
        assert told(second, places) == told(first, range(len(sides)))


def test_documents_nobody_spoke_about_are_as_they_were() -> None:
    sets = tuple(annotation_set(name, {"1": [ADA], "2": [ADA]}) for name in "abc")
    multi_comparison = MultiComparison(ENTITIES, Sides(sets, {}), ["1", "2"])
    ids = stable_ids("1", [ADA])
    pair = AmongPair((0, 1), ids[0], ids[0], together=False)
    by_hand = multi_comparison.with_constraints(
        {"1": Constraints(among=frozenset({pair})), "2": Constraints()}
    )
    assert by_hand.items("2") is multi_comparison.items("2")
    assert len(by_hand.items("1")) == 2
    assert [by_hand.score(pair).f == 1 for pair in combinations(range(3), 2)] == [False, True, True]
