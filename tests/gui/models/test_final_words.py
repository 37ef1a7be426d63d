"""What the column Final says, to the eye and to the ear."""

import pytest

from annotally.adjudication.project.entries import Remark
from annotally.adjudication.project.messages import CODES
from annotally.comparison.result import Level
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.models.final_words import SIGNS, choice_words, final_text, final_words
from annotally_gui.models.forest import Forest
from support.forest_builders import sample_trees
from support.verdict_builders import decided

SIDES = ("first", "second")


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("first", "John Dingell", "A (first), John Dingell"),
        ("second", "Dingell", "B (second), Dingell"),
        ("both", "John Dingell; Dingell", "A (first) and B (second), John Dingell; Dingell"),
        (
            "either",
            "John Dingell | Dingell",
            "A (first) or B (second), either is right, John Dingell | Dingell",
        ),
        ("neither", "", "neither"),
        ("edited", "Mr Dingell", "edited, Mr Dingell"),
    ],
)
def test_every_choice_says_what_stands(name: str, text: str, words: str) -> None:
    trees = sample_trees()
    forest = Forest(trees)
    verdicts = DecisionModel(forest)
    row = next(row for row in range(len(forest)) if forest.level[row] == Level.INSTANCE)
    verdicts.take([decided(trees[0], {row: CODES[name]}, edited={row: "Mr Dingell"})])
    assert final_text(forest, verdicts, row) == text
    assert final_words(forest, verdicts, row, SIDES) == words
    assert CODES[name] in SIGNS


def test_what_is_inherited_ruled_noted_or_open_is_said() -> None:
    trees = sample_trees()
    forest = Forest(trees)
    verdicts = DecisionModel(forest)
    first, second = [row for row in range(len(forest)) if forest.level[row] == Level.INSTANCE][:2]
    remarks = {first: Remark("ask", flagged=True)}
    verdicts.take(
        [decided(trees[0], {first: CODES["neither"]}, rules=[first], optional=[first], remarks=remarks)]
    )
    text = "neither, by a rule, not required, flagged, ask"
    assert final_words(forest, verdicts, first, SIDES) == text
    assert final_words(forest, verdicts, first + 1, SIDES) == "neither, decided in a row above, by a rule"
    assert final_words(forest, verdicts, second, SIDES) == "undecided"
    assert final_text(forest, verdicts, second) == ""
    assert choice_words(CODES["first"], ()) == "A (first)"
