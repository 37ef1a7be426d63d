"""How disagreements like the one at hand were decided."""

import pytest

from annotally.adjudication.project.messages import CODES
from annotally.reports.tree.unit_tree import TreeTable
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.models.forest import Forest
from annotally_gui.models.like_decisions import LikeDecisions, like_words, likeness_of
from support.forest_builders import entity, trees
from support.verdict_builders import decided

PLACES = [entity(number, f"place {number}", 20 * number, "LOCATION") for number in range(4)]
FIRMS = [entity(number, f"place {number}", 20 * number, "ORGANIZATION") for number in range(4)]


@pytest.fixture
def built() -> list[TreeTable]:
    """Two documents: four places called firms, the last one called a place by both; and two more."""
    return list(
        trees({"1": (PLACES, [*FIRMS[:3], PLACES[3]]), "2": (PLACES[:2], FIRMS[:2]), "3": ([], FIRMS[:1])})[0]
    )


@pytest.fixture
def forest(built: list[TreeTable]) -> Forest:
    return Forest(built)


def objects(forest: Forest, number: int) -> list[int]:
    """Return the objects of a document as rows of the forest."""
    return list(forest.children(forest.bases[number]))


def test_a_kind_is_state_labels_and_the_slots_that_disagree(forest: Forest) -> None:
    first, second, _, agreeing = objects(forest, 0)
    likeness = likeness_of(forest, first)
    assert likeness is not None
    assert likeness.labels == "LOCATION │ ORGANIZATION"
    assert [name.casefold() for name, _ in likeness.slots] == ["type"]
    assert likeness_of(forest, second) == likeness
    assert likeness_of(forest, agreeing) is None
    assert likeness_of(forest, first + 1) is None
    assert likeness_of(forest, forest.bases[0]) is None
    (alone,) = objects(forest, 2)
    assert likeness_of(forest, alone) not in (None, likeness)


def test_decisions_of_people_are_counted_by_sign_without_the_one_at_hand(
    built: list[TreeTable], forest: Forest
) -> None:
    verdicts, like = DecisionModel(forest), LikeDecisions()
    first, second, third, agreeing = (row - forest.bases[0] for row in objects(forest, 0))
    choices = {
        first: CODES["first"],
        second: CODES["second"],
        third: CODES["first"],
        agreeing: CODES["first"],
    }
    one, other = (row - forest.bases[1] for row in objects(forest, 1))
    verdicts.take([decided(built[0], choices), decided(built[1], {one: CODES["first"]}, rules=[one])])
    at_hand = forest.bases[0] + first
    assert like.rows_like(forest, verdicts, at_hand) == {"B": {"1": [second]}, "A": {"1": [third]}}
    slot = at_hand + 1
    assert like.rows_like(forest, verdicts, slot) == like.rows_like(forest, verdicts, at_hand)
    rows = like.rows_like(forest, verdicts, forest.bases[1] + other)
    assert rows == {"A": {"1": [first, third]}, "B": {"1": [second]}}
    assert like_words(rows) == "A 2, B 1"
    assert like_words(like.rows_like(forest, verdicts, forest.bases[0])) == ""


def test_a_new_decision_counts_at_once_and_an_undone_one_no_more(
    built: list[TreeTable], forest: Forest
) -> None:
    verdicts, like = DecisionModel(forest), LikeDecisions()
    first, second, *_ = (row - forest.bases[0] for row in objects(forest, 0))
    at_hand = forest.bases[0] + first
    for code, words in (("neither", "∅ 1"), ("both", "AB 1"), ("open", "")):
        choices = {second: CODES[code]} if code != "open" else {}
        verdicts.take([decided(built[0], choices)])
        assert like_words(like.rows_like(forest, verdicts, at_hand)) == words
