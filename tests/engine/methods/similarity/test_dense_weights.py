"""The floats of a dense group are as near the exact similarities as they say."""

import random
from collections.abc import Callable, Sequence
from fractions import Fraction

import numpy as np
import pytest

from annotally.methods.similarity import dense_weights
from annotally.methods.similarity.annotations import Pieces
from annotally.methods.similarity.dense_classes import GroupClasses
from annotally.methods.similarity.dense_weights import (
    AllMeet,
    Meetings,
    StoredMeetings,
    WindowMeetings,
    find_meetings,
    fits,
    list_weights,
)
from annotally.methods.similarity.measure import SimilarityMeasure
from annotally.methods.similarity.profiles import TagProfiles
from annotally.methods.similarity.user_functions import Functions
from annotally.tasks.definition import TaskDefinition
from engine.methods.similarity.test_dense_groups import groups_of, prepare
from engine.methods.similarity.test_dense_pairing import BOUNDED, spread
from engine.methods.similarity.test_pairing import TASK
from support.similarity_samples import note


def ranges(chance: random.Random, count: int) -> list[Pieces]:
    starts = sorted(chance.randrange(40) for _ in range(count))
    return [((start, start + chance.randint(1, 12)),) for start in starts]


def shared_of(meetings: Meetings, rows: int) -> dict[tuple[int, int], float]:
    pairs = {}
    for row in range(rows):
        columns, shared = meetings.row(row)
        assert shared is not None
        numbers = np.arange(100)[columns]
        pairs |= {(row, int(n)): float(s) for n, s in zip(numbers, shared, strict=True) if s > 0}
    return pairs


def expected_of(rows: Sequence[Pieces], columns: Sequence[Pieces]) -> dict[tuple[int, int], float]:
    pairs: dict[tuple[int, int], float] = {}
    for number, pieces in enumerate(rows):
        for other, other_pieces in enumerate(columns):
            common = sum(max(0, min(b, d) - max(a, c)) for a, b in pieces for c, d in other_pieces)
            if common:
                pairs[number, other] = common
    return pairs


@pytest.mark.parametrize("made", [WindowMeetings, StoredMeetings])
def test_meetings_are_those_of_the_ranges(made: Callable[..., Meetings]) -> None:
    for seed in range(40):
        chance = random.Random(seed)
        rows, columns = ranges(chance, 9), ranges(chance, 11)
        assert shared_of(made(rows, columns), 9) == expected_of(rows, columns)


def test_pieces_are_summed() -> None:
    rows: list[Pieces] = [((0, 4), (6, 9)), ((5, 6),)]
    columns: list[Pieces] = [((0, 10),), ((3, 7), (8, 9))]
    assert shared_of(StoredMeetings(rows, columns), 2) == expected_of(rows, columns)
    assert isinstance(find_meetings(rows, columns, 2), StoredMeetings)


def test_windows_that_hold_little_are_stored_instead() -> None:
    crowd: list[Pieces] = [((0, 9),)] * 5
    assert isinstance(find_meetings(crowd, crowd, 5), WindowMeetings)
    sparse: list[Pieces] = [((0, 900),), *(((n, n + 1),) for n in range(99))]
    stored = find_meetings(sparse, sparse, 100)
    assert isinstance(stored, StoredMeetings)
    assert shared_of(stored, 100) == expected_of(sparse, sparse)
    assert stored.size() == 298
    assert find_meetings(None, None, 3) == AllMeet(3)


def test_the_smallest_bounds_and_offsets_only() -> None:
    assert fits([(None, None), (Fraction(1, 3), None)], 10**6)
    assert not fits([(None, Fraction(1, 10**9))], 10**6)
    assert not fits([], 2**41)


@pytest.mark.parametrize("task", [TASK, BOUNDED], ids=["task", "bounded"])
@pytest.mark.parametrize("shape", ["nested", "random", "pieces"])
@pytest.mark.parametrize("most_terms", [0, 2**19], ids=["terms anew", "terms kept"])
def test_floats_are_near_and_equal_contents_are_equal(
    monkeypatch: pytest.MonkeyPatch, task: TaskDefinition, shape: str, most_terms: int
) -> None:
    monkeypatch.setattr(dense_weights, "_MOST_TERMS", most_terms)
    chance = random.Random(shape)
    sides = spread(chance, 30, shape), spread(chance, 30, shape)
    prepared = prepare(task, *sides)
    measure = SimilarityMeasure(TagProfiles(task.similarity.profile, Functions("")))
    compared = 0
    for group in groups_of(task, *sides):
        classes = GroupClasses(prepared, group, measure, {}, (set(), set()))
        for row in range(len(classes.sides[0].first)):
            columns, values = classes.weights[0].row(row)
            numbers = np.arange(100)[columns]
            places = np.arange(len(values))
            contents = classes.weights[0].contents(row, places)
            by_content: dict[tuple[int, ...], Fraction] = {}
            for place in np.flatnonzero(values > 0).tolist():
                exact = classes.weigh(row, int(numbers[place]))[0]
                assert abs(Fraction(float(values[place])) - exact) <= classes.weights[0].rounding
                assert by_content.setdefault(tuple(contents[place].tolist()), exact) == exact
                compared += 1
    assert compared > 50


def test_listed_weights_are_the_same_from_both_sides() -> None:
    chance = random.Random(4)
    table = {(r, c): Fraction(chance.randint(0, 3), 3) for r in range(5) for c in range(7)}
    rows, columns = list_weights(AllMeet(7), 5, 7, lambda row, column: table[row, column])
    for number in range(5):
        listed, values = rows.row(number)
        assert [int(column) for column in np.arange(7)[listed]] == list(range(7))
        for column, value in enumerate(values.tolist()):
            assert value == (float(table[number, column]) or -np.inf)
            others, turned = columns.row(column)
            assert turned[np.arange(5)[others].tolist().index(number)] == value


def test_equal_contents_of_listed_weights_are_equal_similarities() -> None:
    table = [Fraction(1, 2), Fraction(2, 3), Fraction(2, 4)]
    rows, _ = list_weights(AllMeet(3), 1, 3, lambda _, column: table[column])
    first, second, third = rows.contents(0, np.arange(3)).tolist()
    assert first == third != second


def test_without_places_only_kinds_count() -> None:
    notes = [note("Z", str(n), a="pq"[n % 2]) for n in range(4)]
    (group,) = groups_of(TASK, notes, notes, spanned=False)
    measure = SimilarityMeasure(TagProfiles(TASK.similarity.profile, Functions("")))
    classes = GroupClasses(prepare(TASK, notes, notes), group, measure, {}, (set(), set()))
    _, values = classes.weights[0].row(0)
    contents = classes.weights[0].contents(0, np.arange(2))
    assert values.tolist() == [1.0, 0.2]
    assert contents[0].tolist() != contents[1].tolist()
    assert contents[:, 1:].tolist() == [[0, 0], [0, 0]]
