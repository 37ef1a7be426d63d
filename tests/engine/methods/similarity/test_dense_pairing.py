"""Dense groups give what a list of all pairs gives: pairs, candidates and tables, to the last node."""

import random
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.comparison.constraints import NONE, Constraints
from annotally.comparison.result import UnitComparison
from annotally.matching import dense
from annotally.methods.similarity import dense_groups, dense_pairing, dense_weights
from annotally.methods.similarity.comparer import SimilarityComparer
from annotally.model.annotation_sets import stable_ids
from annotally.model.instances import Instance
from annotally.tasks.definition import TaskDefinition
from engine.methods.similarity.test_pairing import REST, STRICT, TASK, annotations, crowd, linked
from support.similarity_samples import (
    DOCUMENT,
    To,
    attribute,
    dimension,
    note,
    profile,
    sides_of,
    spanless,
    spanned,
    task,
)

BOUNDED = task(
    spanned("A", attribute("a")),
    spanned("B", attribute("a")),
    profiles=[
        profile("A", dimension("_span", 3, overlap_match_lower_bound=".8"), dimension("a", 1)),
        profile("B", dimension("_span", 1, overlap_mismatch_upper_bound=".4")),
    ],
)
LARGE_BOUNDS = task(
    spanned("A", attribute("a")),
    spanned("B"),
    profiles=[
        profile(
            "A,B",
            dimension("_label", 1),
            dimension("_span", 1, overlap_mismatch_upper_bound=".3333333333", overlap_match_lower_bound=".9"),
        )
    ],
)
TASKS = {"task": TASK, "strict": STRICT, "bounded": BOUNDED, "large-bounds": LARGE_BOUNDS, "links": REST}


def outcome(
    chosen: TaskDefinition,
    sides: tuple[list[Instance], list[Instance]],
    constraints: Constraints = NONE,
    *,
    dense_from: int,
) -> tuple[object, list[object]]:
    """Return table and nodes, with groups dense from some number of pairs."""
    with patch.multiple(dense_groups, DENSE=dense_from, DEGREE=0):
        unit = SimilarityComparer(chosen).compare(
            DOCUMENT, sides_of({DOCUMENT: sides[0]}, {DOCUMENT: sides[1]}), constraints
        )
    return unit.table, nodes_of(unit)


def nodes_of(unit: UnitComparison) -> list[object]:
    return [unit.nodes.node(number) for number in range(len(unit.nodes))]


def assert_same(
    chosen: TaskDefinition, sides: tuple[list[Instance], list[Instance]], constraints: Constraints = NONE
) -> None:
    listed = outcome(chosen, sides, constraints, dense_from=10**9)
    assert outcome(chosen, sides, constraints, dense_from=1) == listed


@settings(deadline=None)
@given(st.sampled_from(sorted(TASKS)), annotations(8), annotations(8))
def test_small_groups_of_every_sort(name: str, reference: list[Instance], hypothesis: list[Instance]) -> None:
    assert_same(TASKS[name], (reference, hypothesis))


@settings(deadline=None)
@given(linked(), linked())
def test_annotation_values(reference: list[Instance], hypothesis: list[Instance]) -> None:
    assert_same(REST, (reference, hypothesis))


def spread(chance: random.Random, size: int, shape: str) -> list[Instance]:
    """Return annotations of one of the hostile shapes."""
    notes = []
    for number in range(size):
        start = {"nested": number, "alike": 0, "stairs": 2 * number}.get(shape, chance.randrange(12))
        end = {"nested": 4 * size - number, "alike": 5, "stairs": 2 * number + size}.get(
            shape, start + chance.randrange(12)
        )
        end += chance.randrange(2) if shape in ("nested", "stairs") else 0
        pieces = [(start, end)]
        if shape == "pieces":
            pieces.append((end + 1, end + 1 + chance.randrange(3)))
        notes.append(note(chance.choice("AAB"), str(number), pieces, a=chance.choice("pq")))
    chance.shuffle(notes)
    return notes


@pytest.mark.parametrize("shape", ["nested", "alike", "stairs", "random", "pieces"])
@pytest.mark.parametrize("name", sorted(TASKS))
def test_hostile_shapes(name: str, shape: str) -> None:
    for seed in range(6):
        chance = random.Random(f"{name}-{shape}-{seed}")
        sides = spread(chance, chance.randint(10, 40), shape), spread(chance, chance.randint(10, 40), shape)
        assert_same(TASKS[name], sides)


@settings(deadline=None)
@given(st.randoms(use_true_random=False), st.sampled_from(["task", "strict"]))
def test_crowds_with_few_candidates_at_a_time(chance: random.Random, name: str) -> None:
    """Ties and shortlists of any length: the limits that save time do not show."""
    sides = crowd(chance, 30), crowd(chance, 30)
    with patch.object(dense_pairing, "_FEW", 1), patch.multiple(dense, CORE=1, CLAIMS=1):
        assert_same(TASKS[name], sides)


@settings(deadline=None)
@given(st.randoms(use_true_random=False), st.sampled_from(["task", "strict", "links"]))
def test_c4_pairs_by_hand(chance: random.Random, name: str) -> None:
    sides = crowd(chance, 9), crowd(chance, 9)
    sides[chance.randrange(2)].append(note("A", "far", (40, 50)))
    ids = [stable_ids(DOCUMENT, side) for side in sides]
    crossed = [(first, second) for first in ids[0] for second in ids[1]]
    forced = {(ids[0][n], ids[1][-1 - n]) for n in range(chance.randint(0, 2)) if n < min(map(len, ids))}
    forbidden = {pair for pair in crossed if pair not in forced and not chance.randrange(6)}
    assert_same(TASKS[name], sides, Constraints(frozenset(forced), frozenset(forbidden)))


def test_labels_that_look_alike() -> None:
    """C11: where several exact pairs of a class compete, the most pairs count, not the first ones."""
    chance = random.Random(5)
    label = attribute("kind")
    chosen = task(spanned("A", label), spanned("B", label), profiles=[profile("A,B", dimension("_span", 1))])
    rules = chosen.similarity
    strict = replace(chosen, similarity=replace(rules, profile=replace(rules.profile, exact_first=True)))
    for _ in range(30):
        sides = tuple(
            [
                note(chance.choice("AB"), str(n), (0, chance.randint(1, 3)), kind=chance.choice("xy"))
                for n in range(chance.randint(2, 9))
            ]
            for _ in range(2)
        )
        assert_same(strict, (sides[0], sides[1]))


@settings(deadline=None)
@given(st.randoms(use_true_random=False))
def test_spanless_annotations(chance: random.Random) -> None:
    """By label without a place, by the implied place with one."""
    chosen = task(
        spanned("A", attribute("a")),
        spanless("R", attribute("to", "annotation"), attribute("v")),
        spanless("Z", attribute("v")),
        profiles=[profile("R", dimension("_label", 1), dimension("v", 1))],
    )

    def side() -> list[Instance]:
        notes = [note("A", str(n), (n, n + chance.randint(0, 6))) for n in range(4)]
        for number in range(chance.randint(2, 9)):
            ends = {"to": To("A", str(chance.randrange(5)))} if chance.randrange(3) else {}
            notes.append(note("R", f"r{number}", v=chance.choice("pq"), **ends))  # type: ignore[arg-type]  # by name
            notes.append(note("Z", f"z{number}", v=chance.choice("pqr")))
        return notes

    assert_same(chosen, (side(), side()))


def test_functions_of_the_owner(tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(
        "def near(first, second):\n    return 1 / (1 + abs(first[0] - second[0]))\n", encoding="utf-8"
    )
    chosen = task(
        spanned("A", attribute("a")),
        spanned("B"),
        profiles=[profile("A,B", dimension("_label", 1), dimension("_span", 2, "near"))],
        module=str(tmp_path / "own.py"),
    )
    chance = random.Random(3)
    assert_same(chosen, (crowd(chance, 20), crowd(chance, 20)))


@pytest.mark.parametrize("sparse", [0, 10**9])
def test_windows_and_stored_meetings_agree(sparse: int) -> None:
    chance = random.Random(8)
    with patch.object(dense_weights, "SPARSE", sparse):
        assert_same(TASK, (crowd(chance, 40), crowd(chance, 40)))
