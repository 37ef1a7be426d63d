"""The dialog of two runs: counts, what is listed, and where it leads."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from annotally.reports.tables.campaign_sheet import RunTests, SheetTable
from annotally.reports.tree.run_changes import FILL, OBJECT, ChangeKind, RunChange, RunChanges
from annotally_gui.dialogs.run_changes import RunChangesDialog
from annotally_gui.models.app_state import Place
from annotally_gui.models.run_model import RunColumn


def change(kind: ChangeKind, level: str = FILL, row: int = 4) -> RunChange:
    words = ("PERSON", "NAME", "Ann\nLee", "Ann", "Ann Lee")
    return RunChange("d", "Text d", level, kind, *words, "INC", "COR", row, 5)


FOUND = RunChanges(
    ("one", "two"),
    {FILL: {"fixed": 2, "broken": 1, "still right": 1200}, OBJECT: {"fixed": 1}},
    (
        change(ChangeKind.FIXED),
        change(ChangeKind.BROKEN, row=-1),
        change(ChangeKind.FIXED),
        change(ChangeKind.FIXED, OBJECT),
    ),
)


@pytest.fixture
def dialog(qtbot: QtBot) -> RunChangesDialog:
    run_changes_dialog = RunChangesDialog(FOUND, lambda: None)
    run_changes_dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(run_changes_dialog)
    run_changes_dialog.show()
    return run_changes_dialog


def test_counts_stand_by_level_and_kind(dialog: RunChangesDialog) -> None:
    texts = {
        label.accessibleName(): label.text()
        for label in dialog.findChildren(QLabel)
        if label.accessibleName()
    }
    assert texts["Fills, still right"] == "1,200"
    assert texts["Fills, broken"] == "1"
    assert texts["Objects, broken"] == "0"


def test_level_and_kind_are_chosen(dialog: RunChangesDialog) -> None:
    assert dialog.model.rowCount() == 3
    assert dialog.model.index(0, RunColumn.KEY).data() == "Ann Lee"
    assert dialog.model.index(0, RunColumn.STATES).data() == "INC → COR"
    dialog.kind.setCurrentIndex(1)
    assert [dialog.model.change(row).kind for row in range(dialog.model.rowCount())] == [ChangeKind.BROKEN]
    dialog.level.setCurrentIndex(1)
    assert dialog.model.rowCount() == 0


def test_return_leads_to_the_row_if_this_run_has_one(dialog: RunChangesDialog, qtbot: QtBot) -> None:
    gone: list[Place] = []
    dialog.place_chosen.connect(gone.append)
    dialog.table.setCurrentIndex(dialog.model.index(1, 0))
    qtbot.keyClick(dialog.table, Qt.Key.Key_Return)
    assert gone == []
    dialog.table.setCurrentIndex(dialog.model.index(0, 0))
    qtbot.keyClick(dialog.table, Qt.Key.Key_Return)
    assert gone == [Place("d", 4)]


def test_the_tests_of_the_difference_are_shown_by_row(dialog: RunChangesDialog) -> None:
    page = dialog.tests
    assert page.notes.text() == "Testing…"
    rows = (("recall", "one", "two", "0.1"), ("f1", "one", "two", "0.2"))
    table = SheetTable(
        "tests", "Tests", ("measure", "first", "second", "p"), (False,) * 3 + (True,), rows, ("Note.",)
    )
    page.show_tests(RunTests(("total", "enamex/type"), "", table))
    model = page.table.model()
    assert [model.index(row, 3).data() for row in range(model.rowCount())] == ["0.1", "0.2"]
    assert page.notes.text() == "Note."
    chosen: list[str] = []
    page.row_chosen.connect(chosen.append)
    page.row.activated.emit(1)
    assert chosen == ["enamex/type"]
    page.show_tests(RunTests(("total", "enamex/type"), "enamex/type", table))
    assert page.row.currentText() == "enamex/type"


def test_a_saved_result_is_not_tested_and_it_is_said(dialog: RunChangesDialog) -> None:
    dialog.tests.show_tests(RunTests())
    assert dialog.tests.notes.text().startswith("A saved result is not tested")
    assert not dialog.tests.row.isEnabled()
