import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QGuiApplication, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from annotally_gui.models.roles import DataRole
from annotally_gui.widgets.quiet_table import LEAST_ROW, QuietTable

KEYS = ("name", "one", "two")


@pytest.fixture
def table(qtbot: QtBot) -> QuietTable:
    quiet_table = QuietTable("Numbers")
    qtbot.addWidget(quiet_table)
    model = QStandardItemModel(3, 3, quiet_table)
    for column, key in enumerate(KEYS):
        model.setHeaderData(column, Qt.Orientation.Horizontal, key.title())
        model.setHeaderData(column, Qt.Orientation.Horizontal, key, DataRole.KEY)
        for row in range(3):
            model.setItem(row, column, QStandardItem(f"{key} {row}"))
    quiet_table.setModel(model)
    quiet_table.resize(600, 200)
    quiet_table.show()
    return quiet_table


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


def centre(table: QuietTable, row: int, column: int) -> QPoint:
    return table.visualRect(table.model().index(row, column)).center()


def test_copying_nothing_selected_copies_the_table_with_its_header(table: QuietTable, qtbot: QtBot) -> None:
    qtbot.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert clipboard().splitlines()[:2] == ["Name\tOne\tTwo", "name 0\tone 0\ttwo 0"]
    assert len(clipboard().splitlines()) == 4


def test_copying_a_selection_copies_its_cells(table: QuietTable, qtbot: QtBot) -> None:
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=centre(table, 1, 1))
    shift = Qt.KeyboardModifier.ShiftModifier
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, shift, centre(table, 2, 2))
    qtbot.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert clipboard() == "one 1\ttwo 1\none 2\ttwo 2\n"


def test_tabs_and_line_ends_in_cells_do_not_break_the_copy(table: QuietTable) -> None:
    table.model().setData(table.model().index(0, 1), "a\tb\nc")
    table.copy()
    assert clipboard().splitlines()[1] == "name 0\ta b c\ttwo 0"


def test_hidden_columns_are_not_copied(table: QuietTable) -> None:
    table.set_visible_columns(["name", "two"])
    table.copy()
    assert clipboard().splitlines()[0] == "Name\tTwo"
    assert table.visible_columns() == ["name", "two"]


def test_a_click_chooses_a_cell_and_return_does_too(table: QuietTable, qtbot: QtBot) -> None:
    with qtbot.waitSignal(table.chosen) as signal:
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=centre(table, 1, 2))
    assert (signal.args[0].row(), signal.args[0].column()) == (1, 2)
    qtbot.keyClick(table, Qt.Key.Key_Down)
    with qtbot.waitSignal(table.chosen) as signal:
        qtbot.keyClick(table, Qt.Key.Key_Return)
    assert signal.args[0].row() == 2


def test_extending_the_selection_chooses_nothing(table: QuietTable, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(table.chosen):
        control = Qt.KeyboardModifier.ControlModifier
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, control, centre(table, 1, 1))


def test_the_column_menu_hides_and_shows(table: QuietTable, qtbot: QtBot) -> None:
    menu = table.column_menu(table)
    assert [action.text() for action in menu.actions()] == ["One", "Two"]
    with qtbot.waitSignal(table.columns_changed):
        menu.actions()[0].trigger()
    assert table.visible_columns() == ["name", "two"]


def test_the_header_opens_the_column_menu(table: QuietTable, qtbot: QtBot) -> None:
    table.horizontalHeader().customContextMenuRequested.emit(QPoint(5, 5))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.title() == "Columns"
    menu.close()


def test_spare_columns_give_way_until_a_person_chooses(table: QuietTable) -> None:
    table.fit_columns(["a rather long name", "0000", "0000"], [2])
    assert table.visible_columns() == list(KEYS)
    table.resize(160, 200)
    QApplication.processEvents()
    assert table.visible_columns() == ["name", "one"]
    table.resize(600, 200)
    QApplication.processEvents()
    assert table.visible_columns() == list(KEYS)
    table.set_visible_columns(KEYS)
    table.resize(160, 200)
    QApplication.processEvents()
    assert table.visible_columns() == list(KEYS)


def test_rows_keep_their_least_height_and_grow_with_the_font(table: QuietTable) -> None:
    assert table.rowHeight(0) >= LEAST_ROW
    font = QFont(table.font())
    font.setPointSize(30)
    table.setFont(font)
    assert table.rowHeight(0) > table.fontMetrics().height()


def test_the_first_column_takes_what_is_left(table: QuietTable) -> None:
    table.fit_columns(["name", "0000", "0000"])
    assert sum(table.columnWidth(column) for column in range(3)) == table.viewport().width()
    table.fit_columns(["name", "0000", "0000"], even=True)
    assert sum(table.columnWidth(column) for column in range(3)) <= table.viewport().width()


def test_a_twin_shares_what_is_left_until_a_person_sets_its_width(table: QuietTable) -> None:
    table.resize(900, 300)
    table.fit_columns(("wide enough", "12", "wide enough"), twin=2)
    assert abs(table.columnWidth(0) - table.columnWidth(2)) <= 1
    assert sum(map(table.columnWidth, range(3))) == table.viewport().width()
    table.horizontalHeader().resizeSection(2, 120)
    assert table.columnWidth(2) == 120
    table.resize(1000, 300)
    assert table.columnWidth(2) == 120
    assert sum(map(table.columnWidth, range(3))) == table.viewport().width()


@pytest.mark.parametrize("even", [False, True])
def test_room_is_shared_out_once_however_many_columns_get_their_widths(
    table: QuietTable, monkeypatch: pytest.MonkeyPatch, even: bool
) -> None:
    shared: list[bool] = []
    table.fit_columns(["name", "0", "0"], even=even)
    monkeypatch.setattr(table, "_hide_spare", lambda: shared.append(even))
    table.fit_columns(["name", "000000000", "000000000"], even=even)
    assert shared == [even]
    table.setColumnWidth(1, 300)
    assert shared == [even] * 2


def test_the_row_under_the_mouse_is_known_and_forgotten(table: QuietTable, qtbot: QtBot) -> None:
    qtbot.mouseMove(table.viewport(), centre(table, 0, 0))
    qtbot.mouseMove(table.viewport(), centre(table, 2, 1))
    assert table.itemDelegate().hovered == 2
    assert table.accessibleName() == "Numbers"
