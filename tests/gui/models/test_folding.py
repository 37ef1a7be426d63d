"""Lines under headings that fold: what is folded stays so, and nothing else goes."""

from PySide6.QtCore import QModelIndex, Qt
from pytestqt.qtbot import QtBot

from annotally_gui.models.column_table import TableColumn
from annotally_gui.models.folding import FoldingModel

TITLED = [("", 1), ("Counts", 2), ("Counts", 3), ("Ratios", 4)]


class Numbers(FoldingModel[int]):
    """Shows numbers in one column."""

    def __init__(self) -> None:
        super().__init__([TableColumn("Number", str)])

    def show(self, titled: list[tuple[str, int]]) -> None:
        self.beginResetModel()
        self._lay_out(titled)
        self.endResetModel()

    @property
    def said(self) -> list[object]:
        return [self.index(row, 0).data() for row in range(self.rowCount())]


def test_each_heading_stands_once_above_its_lines(qtbot: QtBot) -> None:
    model = Numbers()
    model.show(TITLED)
    assert model.said == ["1", "Counts", "2", "3", "Ratios", "4"]
    assert model.headings() == [1, 4]
    assert [model.line(row) for row in (-1, 0, 1, 5, 6)] == [None, 1, None, 4, None]
    assert model.flags(model.index(1, 0)) == Qt.ItemFlag.ItemIsEnabled
    assert model.flags(model.index(2, 0)) & Qt.ItemFlag.ItemIsSelectable
    assert model.flags(QModelIndex()) == Qt.ItemFlag.NoItemFlags
    assert model.rowCount(model.index(0, 0)) == 0


def test_what_is_folded_outlives_other_lines(qtbot: QtBot) -> None:
    model = Numbers()
    model.show(TITLED)
    model.fold(0)
    assert model.rowCount() == 6, "no heading"
    model.fold(1)
    assert model.said == ["1", "Counts", "Ratios", "4"]
    model.show([("Counts", 7), ("Ratios", 8)])
    assert model.said == ["Counts", "Ratios", "8"]
    model.fold(0)
    assert model.said == ["Counts", "7", "Ratios", "8"]
