"""The model of questions: every remark once, in reading order, with what stands there."""

import pytest

from annotally.adjudication.project.entries import Remark
from annotally.adjudication.project.messages import CODES
from annotally.comparison.result import Level
from annotally_gui.models.app_state import Place
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.models.forest import Forest
from annotally_gui.models.question_model import FLAGGED, QuestionColumn, QuestionModel
from support.forest_builders import sample_trees
from support.verdict_builders import decided

TREES = sample_trees()
ROWS = [[n for n, level in enumerate(tree.nodes.level) if level == Level.INSTANCE] for tree in TREES]


class Shown:
    def __init__(self) -> None:
        self.forest = Forest(TREES)
        self.verdicts = DecisionModel(self.forest)
        self.model = QuestionModel()
        self.model.set_side_names("first", "second")
        self.model.look_up_in(lambda: self.forest, lambda: self.verdicts)

    def note(
        self, number: int, remarks: dict[int, Remark], own_numbers: dict[int, int] | None = None
    ) -> None:
        self.verdicts.take([decided(TREES[number], own_numbers or {}, remarks=remarks)])
        self.model.refresh()

    def cell(self, row: int, column: int) -> object:
        return self.model.index(row, column).data()


@pytest.fixture
def shown() -> Shown:
    return Shown()


def test_remarks_of_all_documents_are_listed_in_reading_order(shown: Shown) -> None:
    first, second = ROWS[0][:2]
    shown.note(1, {ROWS[1][0]: Remark("later")})
    shown.note(0, {second: Remark("", True), first: Remark("why?\nreally", True)})
    assert [shown.model.place(n) for n in range(3)] == [
        Place(TREES[0].document, first),
        Place(TREES[0].document, second),
        Place(TREES[1].document, ROWS[1][0]),
    ]
    assert shown.cell(0, QuestionColumn.COMMENT) == "why? really"
    assert [shown.cell(n, QuestionColumn.FLAG) for n in range(3)] == [FLAGGED, FLAGGED, ""]
    assert shown.model.flagged == 2
    assert shown.cell(2, shown.model.document) == TREES[1].label
    assert shown.model.place(3) is None
    assert shown.model.row_of(Place(TREES[0].document, second)) == 1
    assert shown.model.row_of(None) == -1


def test_a_line_says_what_the_sides_have_and_what_is_decided(shown: Shown) -> None:
    row = ROWS[0][0]
    shown.note(0, {row: Remark("so")}, {row: CODES["neither"]})
    forest_row = shown.forest.row(TREES[0].document, row) or 0
    assert shown.cell(0, shown.model.column_of(0)) == shown.forest.text(forest_row, 0)
    assert shown.cell(0, QuestionColumn.OBJECT) == shown.forest.title(forest_row)
    assert shown.cell(0, shown.model.final) == "∅"
    below = row + 1
    shown.note(0, {below: Remark("so")})
    assert "/" in str(shown.cell(0, QuestionColumn.OBJECT))


def test_nothing_moves_where_the_same_is_noted(shown: Shown) -> None:
    resets: list[bool] = []
    shown.model.modelReset.connect(lambda: resets.append(True))
    shown.note(0, {ROWS[0][0]: Remark("so")})
    shown.note(0, {ROWS[0][0]: Remark("so")}, {ROWS[0][0]: CODES["first"]})
    assert len(resets) == 1
    assert str(shown.cell(0, shown.model.final)).startswith("A ")
    shown.note(0, {})
    assert len(resets) == 2
    assert shown.model.rowCount() == 0
