"""The confusability matrix as a table: counts, words for nothing, what a cell stands for."""

import pytest
from PySide6.QtCore import Qt

from annotally.reports.tables.confusion import ConfusionCounts
from annotally_gui.models.confusion_model import ConfusionModel
from annotally_gui.models.roles import DataRole

MATRIX = ConfusionCounts(
    ("PERSON", "PLACE"),
    {("PERSON", "PERSON"): 4, ("PERSON", "PLACE"): 2, ("PLACE", ""): 1, ("", "PERSON"): 3},
)
ACROSS = Qt.Orientation.Horizontal


@pytest.fixture
def model() -> ConfusionModel:
    confusion_model = ConfusionModel()
    confusion_model.set_side_names("gold", "ours")
    confusion_model.set_matrix(MATRIX)
    return confusion_model


def test_labels_stand_in_both_directions_and_nothing_last(model: ConfusionModel) -> None:
    texts = [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]
    assert texts == [
        ["PERSON", "4", "2", "0"],
        ["PLACE", "0", "0", "1"],
        ["(spurious)", "3", "0", ""],
    ]
    heads = [model.headerData(column, ACROSS) for column in range(4)]
    assert heads == ["gold ↓ ours →", "PERSON", "PLACE", "(missing)"]


def test_an_empty_matrix_has_no_lines() -> None:
    assert ConfusionModel().rowCount() == 0


def test_what_agrees_stands_out_and_nothing_is_quiet(model: ConfusionModel) -> None:
    strong = {
        (row, column)
        for row in range(3)
        for column in range(1, 4)
        if model.index(row, column).data(DataRole.STRONG)
    }
    assert strong == {(0, 1)}
    assert model.index(1, 1).data(DataRole.QUIET)
    assert not model.index(1, 1).data(DataRole.LINK)
    assert model.index(0, 2).data(DataRole.LINK)


def test_a_cell_says_what_it_counts(model: ConfusionModel) -> None:
    values = {
        (row, column): model.index(row, column).data(Qt.ItemDataRole.AccessibleTextRole)
        for row in range(3)
        for column in range(1, 4)
    }
    assert values[0, 2] == "2: PERSON in gold, PLACE in ours\nClick to list these rows"
    assert values[1, 3] == "1 only in gold, as PLACE\nClick to list these rows"
    assert values[2, 1] == "3 only in ours, as PERSON\nClick to list these rows"
    assert values[1, 2] == "0: PLACE in gold, PLACE in ours"
    titles = [model.title(model.index(*place)) for place in ((0, 2), (1, 3), (2, 1))]
    assert titles == ["PERSON → PLACE", "PLACE → missing", "spurious → PERSON"]
