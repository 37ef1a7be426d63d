"""The model of what was decided against whom."""

from PySide6.QtCore import Qt

from annotally.reports.render.feedback import OTHERWISE, Feedback, FeedbackLine
from annotally_gui.models.feedback_model import FeedbackColumn, FeedbackModel
from annotally_gui.models.roles import DataRole
from support.gui_feedback import FEEDBACK


def texts(model: FeedbackModel, row: int) -> list[object]:
    return [model.index(row, column).data() for column in FeedbackColumn]


def test_a_line_says_what_was_held_against_whom_and_how_often() -> None:
    model = FeedbackModel()
    model.set_feedback(FEEDBACK)
    assert texts(model, 0) == [
        "PERSON",
        "NAME",
        "annotated differently",
        "A (first)",
        "take B",
        "slip 2",
        "2",
        "1",
        "1,200",
    ]
    assert model.has_reasons
    assert texts(model, 1)[1:5] == ["", "not annotated", "B (second)", "take A"]
    assert model.index(1, FeedbackColumn.BY_RULE).data(DataRole.QUIET) is True
    accessible = model.index(0, FeedbackColumn.COUNT).data(Qt.ItemDataRole.AccessibleTextRole)
    assert accessible == "Count: 2"


def test_one_annotator_can_be_looked_at_alone() -> None:
    model = FeedbackModel()
    model.set_feedback(FEEDBACK, 1)
    assert model.rowCount() == 1
    line = model.line(0)
    assert line is not None
    assert line.annotator == 1
    assert model.line(1) is None
    assert model.headerData(0, Qt.Orientation.Horizontal, DataRole.KEY) == "type"


def test_both_labels_are_named() -> None:
    model = FeedbackModel()
    line = FeedbackLine(0, "LOC", "_label", OTHERWISE, "take B", 1, 0, 1, (), (), "PER")
    model.set_feedback(Feedback(("first", "second"), (line,), 1, 0))
    assert model.index(0, FeedbackColumn.TYPE).data() == "LOC, in the final key PER"
