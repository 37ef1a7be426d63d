"""Segmentations: Hearst's Stargazer text as Fournier (2013) has it, edits against all pairings, edges."""

from fractions import Fraction
from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.scoring.segmentation.boundaries import (
    Segmentation,
    boundaries,
    boundary_agreement,
    boundary_edits,
    boundary_similarity,
    p_k,
    segmentation_similarity,
    window_difference,
    window_of,
)

# Hearst (1997): lengths in paragraphs of the segments of seven coders.
STARGAZER: list[Segmentation] = [
    (2, 3, 3, 1, 3, 6, 3),
    (2, 8, 2, 4, 2, 3),
    (2, 1, 2, 3, 1, 3, 1, 3, 2, 2, 1),
    (2, 1, 4, 1, 1, 3, 1, 4, 3, 1),
    (3, 2, 4, 3, 5, 4),
    (2, 3, 4, 2, 2, 5, 3),
    (2, 3, 2, 2, 3, 1, 3, 2, 3),
]
UNITS = st.integers(1, 9)


@pytest.mark.parametrize(
    ("measure", "printed"),
    [
        (boundary_similarity, 0.53369),
        (segmentation_similarity, 0.79524),
        (window_difference, 0.41103),
        (p_k, 0.32581),
    ],
)
def test_fournier_2013_means_over_21_pairs_of_coders(measure, printed):
    values = [measure(first, second) for first, second in combinations(STARGAZER, 2)]
    assert float(sum(values) / 21) == pytest.approx(printed, abs=0.000005)


@pytest.mark.parametrize(
    ("manual", "automatic", "printed"),
    [
        ("au·to·ma·tic", "au·tom·a·tic", "0.83"),
        ("seg·men·ta·tion", "seg·ment·ation", "0.50"),
        ("is", "is", "1.00"),
        ("fun", "f·un", "0.00"),
    ],
)
def test_fournier_syllables_of_four_words(manual: str, automatic: str, printed: str) -> None:
    """The table of the documentation of Fournier's program; units are letters."""
    first, second = (tuple(map(len, word.split("·"))) for word in (manual, automatic))
    assert f"{float(boundary_similarity(first, second)):.2f}" == printed


def test_fournier_2013_agreement_by_boundary_similarity() -> None:
    agreement = boundary_agreement([STARGAZER])
    assert agreement is not None
    assert float(agreement) == pytest.approx(0.46445, abs=0.000005)


@st.composite
def two(draw: st.DrawFn) -> tuple[Segmentation, Segmentation]:
    units = draw(UNITS)
    marks = [sorted(draw(st.sets(st.integers(1, units - 1)))) if units > 1 else [] for _ in range(2)]
    first, second = (
        tuple(end - start for start, end in zip([0, *ends], [*ends, units], strict=True)) for ends in marks
    )
    return first, second


def most_transpositions(first: set[int], second: set[int]) -> int:
    """Return the most disjoint pairs of neighbours, one of each side, by trying all orders."""
    pairs = [(a, b) for a in first for b in second if abs(a - b) == 1]
    for size in range(min(len(first), len(second)), 0, -1):
        for choice in combinations(pairs, size):
            if len({a for a, _ in choice}) == len({b for _, b in choice}) == size:
                return size
    return 0


@given(two())
def test_edits_are_the_fewest_of_all_pairings(pair: tuple[Segmentation, Segmentation]) -> None:
    first, second = (set(boundaries(segmentation)) for segmentation in pair)
    edits = boundary_edits(*pair)
    assert edits.matches == len(first & second)
    assert edits.transpositions == most_transpositions(first - second, second - first)
    assert edits.additions + 2 * edits.transpositions == len(first ^ second)


@given(two())
def test_values_lie_between_0_and_1_and_equal_segmentations_are_alike(
    pair: tuple[Segmentation, Segmentation],
) -> None:
    for first, second in permutations(pair):
        for measure in (boundary_similarity, segmentation_similarity, window_difference, p_k):
            value = measure(first, second)
            assert value is None or 0 <= value <= 1
        assert boundary_similarity(first, second) == boundary_similarity(second, first)
        assert boundary_similarity(first, first) == 1
        assert window_difference(first, first) in (0, None)


def test_values_without_boundaries_or_windows() -> None:
    """One segment twice is alike (Fournier 2013); a boundary that only one has is all that there is."""
    assert (boundary_similarity((2,), (2,)), boundary_similarity((3,), (1, 2))) == (1, 0)
    assert boundary_similarity((4, 4), (3, 5)) == Fraction(1, 2)
    assert segmentation_similarity((1,), (1,)) is None
    assert (window_difference((2,), (2,)), p_k((2,), (2,))) == (None, None)
    assert (window_of((5, 5)), window_of((1, 1)), window_of((10, 8))) == (3, 2, 5)
    assert boundary_agreement([[(3,)]]) is None
    assert boundary_agreement([[(1, 1), (1, 1)]]) is None
