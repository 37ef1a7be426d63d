"""The columns of a flat table are values, from which every role of a cell and a heading follows."""

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from annotally_gui.models.column_table import ColumnTableModel, TableColumn, spoken_with_heading
from annotally_gui.models.roles import LEFT, RIGHT, DataRole

ACROSS = Qt.Orientation.Horizontal
ROLE = Qt.ItemDataRole
PLAIN: TableColumn[int] = TableColumn("Number", str)
RICH: TableColumn[int] = TableColumn(
    "Square",
    lambda line: str(line * line),
    key="square",
    tip="The number times itself",
    spoken_heading="Square number",
    alignment=RIGHT,
    heading_alignment=LEFT,
    cell_tip=lambda line: f"{line} times {line}",
    spoken=lambda line: spoken_with_heading("Square", str(line * line) if line else "", "nothing"),
    roles={DataRole.QUIET: lambda line: line == 0},
    sort_key=lambda line: -line,
    first_order=Qt.SortOrder.DescendingOrder,
)


def model_of(*lines: int) -> ColumnTableModel[int]:
    model = ColumnTableModel((PLAIN, RICH))
    model.set_lines(lines)
    return model


def test_lines_are_rows_and_have_no_rows_below() -> None:
    model = model_of(0, 3)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert (model.rowCount(), model.columnCount()) == (2, 2)
    assert (model.rowCount(model.index(0, 0)), model.columnCount(model.index(0, 0))) == (0, 0)
    assert [model.line(row) for row in (-1, 0, 1, 2)] == [None, 0, 3, None]


def test_a_cell_has_the_data_of_its_column() -> None:
    model = model_of(0, 3)
    cell = model.index(1, 1)
    assert cell.data() == "9"
    assert cell.data(ROLE.ToolTipRole) == "3 times 3"
    assert cell.data(ROLE.AccessibleTextRole) == "Square: 9"
    assert model.index(0, 1).data(ROLE.AccessibleTextRole) == "Square: nothing"
    assert cell.data(ROLE.TextAlignmentRole) == RIGHT
    assert [model.index(row, 1).data(DataRole.QUIET) for row in (0, 1)] == [True, False]
    assert cell.data(DataRole.LINK) is None
    assert model.data(QModelIndex()) is None


def test_a_plain_column_has_text_alone() -> None:
    model = model_of(3)
    cell = model.index(0, 0)
    assert (cell.data(), cell.data(ROLE.TextAlignmentRole)) == ("3", LEFT)
    for role in (ROLE.ToolTipRole, ROLE.AccessibleTextRole, DataRole.QUIET):
        assert cell.data(role) is None


def test_headings() -> None:
    model = model_of()
    roles = (ROLE.DisplayRole, ROLE.ToolTipRole, ROLE.AccessibleTextRole, DataRole.KEY)
    assert [model.headerData(1, ACROSS, role) for role in roles] == [
        "Square",
        "The number times itself",
        "Square number",
        "square",
    ]
    assert [model.headerData(0, ACROSS, role) for role in roles] == ["Number", None, None, None]
    assert model.headerData(1, ACROSS, ROLE.TextAlignmentRole) == LEFT
    assert model.headerData(1, ACROSS, ROLE.InitialSortOrderRole) == Qt.SortOrder.DescendingOrder
    assert model.headerData(2, ACROSS) is None
    assert model.headerData(0, Qt.Orientation.Vertical) is None


def test_lines_sort_by_the_key_of_a_column() -> None:
    assert RICH.sort_key is not None
    assert sorted((1, 3, 2), key=RICH.sort_key) == [3, 2, 1]
