"""Dense groups are those of many pairs that meet; nothing outside of a group meets what is in it."""

import random
from unittest.mock import patch

from annotally.methods.similarity import dense_groups
from annotally.methods.similarity.annotations import Kinds, SideAnnotations
from annotally.methods.similarity.dense_groups import DenseGroup, find_dense_groups
from annotally.methods.similarity.pairing import candidates
from annotally.model.instances import Instance
from annotally.tasks.definition import TaskDefinition
from engine.methods.similarity.test_pairing import REST, TASK
from support.similarity_samples import DOCUMENT, To, note

Notes = list[Instance]


def prepare(task: TaskDefinition, *sides: Notes) -> tuple[SideAnnotations, SideAnnotations]:
    kinds = Kinds(task.similarity)
    first, second = (SideAnnotations(DOCUMENT, side, kinds) for side in sides)
    return first, second


def groups_of(
    task: TaskDefinition, reference: Notes, hypothesis: Notes, *, spanned: bool = True, dense: int = 1
) -> list[DenseGroup]:
    sides = prepare(task, reference, hypothesis)
    ours, theirs = ([n for n in range(len(s.instances)) if s.spanned(n) is spanned] for s in sides)
    with patch.multiple(dense_groups, DENSE=dense, DEGREE=0):
        return find_dense_groups(sides, ours, theirs, spanned=spanned)


def test_spans_without_a_gap_between_are_a_group() -> None:
    reference = [note("A", "0", (0, 5)), note("A", "1", (20, 25))]
    hypothesis = [note("A", "0", (4, 9)), note("A", "1", (20, 21)), note("A", "2", (25, 30))]
    numbers = [group.numbers for group in groups_of(TASK, reference, hypothesis)]
    assert numbers == [([0], [0]), ([1], [1])]


def test_groups_of_few_pairs_are_left_to_lists() -> None:
    crowd = [note("A", str(n), (0, 5)) for n in range(4)]
    lonely = [note("A", "x", (50, 55))]
    assert groups_of(TASK, crowd, crowd, dense=17) == []
    assert [len(g.numbers[0]) for g in groups_of(TASK, crowd + lonely, crowd + lonely, dense=16)] == [4]
    assert groups_of(TASK, [], crowd) == []


def test_many_annotations_of_few_meetings_are_no_group() -> None:
    """A span over all connects everything, and yet hardly any pair meets."""
    chain = [note("A", str(n), (n, n + 1)) for n in range(100)]
    whole = [note("A", "all", (0, 100))]
    sides = prepare(TASK, chain + whole, chain + whole)
    with patch.object(dense_groups, "DENSE", 100):
        assert find_dense_groups(sides, range(101), range(101), spanned=True) == []


def test_empty_spans_meet_at_one_place() -> None:
    notes = [note("A", "0", (3, 3)), note("B", "1", (3, 3)), note("A", "2", (4, 4)), note("A", "3", (2, 9))]
    groups = groups_of(TASK, notes, notes)
    assert sorted((group.numbers[0], group.extents is None) for group in groups) == [
        ([0, 1], True),
        ([2], True),
        ([3], False),
    ]


def test_empty_pieces_meet_where_all_are_the_same() -> None:
    notes = [note("A", "0", [(3, 3), (8, 8)]), note("A", "1", [(3, 3), (8, 8)]), note("A", "2", (2, 9))]
    groups = groups_of(TASK, notes, notes)
    assert sorted((group.numbers[0], group.extents is None) for group in groups) == [
        ([0, 1], True),
        ([2], False),
    ]


def test_spanless_annotations_meet_by_place_or_by_label() -> None:
    notes = [
        note("A", "0", (3, 6)),
        note("R", "1", x=To("A", "0")),
        note("R", "2", x=To("A", "nobody")),
        note("R", "3"),
    ]
    groups = groups_of(REST, notes, notes, spanned=False)
    assert sorted(group.numbers[0] for group in groups) == [[1], [2, 3]]


def piecewise(chance: random.Random, number: int) -> Instance:
    """Return an annotation of one piece or two."""
    start = chance.randrange(60)
    pieces = [(start, start + chance.randrange(6)), (start + 7, start + 8)]
    return note("A", str(number), pieces[: 1 + number % 2])


def test_all_pairs_that_meet_are_in_one_group_and_counted() -> None:
    for seed in range(60):
        chance = random.Random(seed)
        sides = [[piecewise(chance, number) for number in range(12)] for _ in range(2)]
        prepared = prepare(TASK, *sides)
        met = set(candidates(prepared, range(12), range(12), spanned=True))
        with patch.multiple(dense_groups, DENSE=1, DEGREE=0):
            groups = find_dense_groups(prepared, range(12), range(12), spanned=True)
        within = {(n, m) for group in groups for n in group.numbers[0] for m in group.numbers[1]}
        assert met <= within
        for group in groups:
            if group.extents is not None:
                inside = {pair for pair in met if pair[0] in group.numbers[0] and pair[1] in group.numbers[1]}
                assert dense_groups._count_meetings(group) >= len(inside) > 0
