"""Figures on segments of several documents against the exact measures of single ones."""

from itertools import combinations

import pytest

from annotally.scoring.agreement.laboratory.estimates import BOOTSTRAP
from annotally.scoring.segmentation.boundaries import boundary_agreement, boundary_similarity
from annotally.scoring.segmentation.corpus import NOTHING_COMPARED, segment_figures

STARGAZER = [
    (2, 3, 3, 1, 3, 6, 3),
    (2, 8, 2, 4, 2, 3),
    (2, 1, 2, 3, 1, 3, 1, 3, 2, 2, 1),
    (2, 1, 4, 1, 1, 3, 1, 4, 3, 1),
    (3, 2, 4, 3, 5, 4),
    (2, 3, 4, 2, 2, 5, 3),
    (2, 3, 2, 2, 3, 1, 3, 2, 3),
]


def test_fournier_2013_stargazer() -> None:
    """Hearst (1997), means over 21 pairs of seven coders, as Fournier (2013) prints them."""
    printed = {
        "boundary_similarity": "0.53369",
        "segmentation_similarity": "0.79524",
        "window_difference": "0.41103",
        "p_k": "0.32581",
        "boundary_pi": "0.46445",
    }
    figures = segment_figures([STARGAZER], seed=1)
    one_way = {"window_difference", "p_k"}
    for key, figure in printed.items():
        value = figures[key].value
        assert value is not None
        assert figures[key].low is None
        # Windows go by each of the two as the reference here, in print by the first alone.
        assert value == pytest.approx(float(figure), abs=0.03 if key in one_way else 0.000005)


def test_documents_are_means_of_pairs_and_have_intervals() -> None:
    documents = [[(2, 2), (1, 3), (4,)], [(1, 1, 1), None, (3,)], [None, None, (5,)]]
    figures = segment_figures(documents, seed=3)
    pairs = []
    for first, second in combinations(range(3), 2):
        values = [
            boundary_similarity(one, two)
            for document in documents
            if (one := document[first]) is not None and (two := document[second]) is not None
        ]
        pairs.append(sum(values) / len(values))
    assert figures["boundary_similarity"].value == pytest.approx(float(sum(pairs) / 3))
    present = [[each for each in document if each is not None] for document in documents]
    assert figures["boundary_pi"].value == pytest.approx(float(boundary_agreement(present)))
    assert figures["boundary_similarity"].n == 2
    assert figures["boundary_similarity"].method == BOOTSTRAP
    assert segment_figures(documents)["p_k"].low is None


def test_nothing_to_compare() -> None:
    for documents in ([], [[(3,), None]], [[None, None]]):
        assert all(estimate.reason == NOTHING_COMPARED for estimate in segment_figures(documents).values())
