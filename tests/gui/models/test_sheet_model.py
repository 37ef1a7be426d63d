"""A table of texts as an item model: cells, headings, what a screen reader says."""

from PySide6.QtCore import Qt

from annotally.model.wording import Wording
from annotally.reports.tables.campaign_sheet import SheetTable
from annotally_gui.models.roles import LEFT, RIGHT
from annotally_gui.models.sheet_model import SheetModel

TABLE = SheetTable(
    "systems",
    Wording("Systems"),
    (Wording("System"), "f1:ann"),
    (False, True),
    (("ann", "0.5000"), ("barbara", "")),
    (),
)


def test_cells_stand_as_they_are_under_their_headings() -> None:
    model = SheetModel(TABLE)
    assert (model.rowCount(), model.columnCount()) == (2, 2)
    headings = [model.headerData(place, Qt.Orientation.Horizontal) for place in range(2)]
    assert headings == ["System", "f1:ann"]
    assert [[model.index(row, place).data() for place in range(2)] for row in range(2)] == [
        ["ann", "0.5000"],
        ["barbara", ""],
    ]
    role = Qt.ItemDataRole.TextAlignmentRole
    assert [model.index(0, place).data(role) for place in range(2)] == [LEFT, RIGHT]
    assert model.index(1, 0).data(Qt.ItemDataRole.ToolTipRole) == "barbara"


def test_a_screen_reader_says_the_heading_and_the_cell() -> None:
    model = SheetModel(TABLE)
    role = Qt.ItemDataRole.AccessibleTextRole
    assert model.index(0, 1).data(role) == "f1:ann: 0.5000"
    assert model.index(1, 1).data(role) == "f1:ann: nothing"


def test_samples_are_the_longest_texts() -> None:
    assert SheetModel(TABLE).samples() == ["barbara", "f1:ann"]
