"""The dialog of two runs: counts, what is listed, and where it leads."""

from pathlib import Path

import pytest
from catalogues import read_translations
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from annotally.reports.tables.campaign_sheet import RunTests, SheetTable
from annotally.reports.tree.run_changes import FILL, OBJECT, ChangeKind, RunChange, RunChanges
from annotally_gui.dialogs.run_changes import RunChangesDialog
from annotally_gui.models.app_state import Place
from annotally_gui.models.run_model import RunColumn
from support.catalogues_installed import speaking_german
from support.house import ROOT


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


def test_the_paragraph_for_a_paper_is_copied_once_the_tests_are_made(
    dialog: RunChangesDialog, qtbot: QtBot
) -> None:
    QGuiApplication.clipboard().setText("")
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    qtbot.keyClick(dialog, Qt.Key.Key_M, Qt.KeyboardModifier.AltModifier)
    assert QGuiApplication.clipboard().text() == ""
    assert not dialog.copy_methods.isEnabled()
    dialog.show_tests(RunTests(methods="Two runs.\n"))
    qtbot.keyClick(dialog, Qt.Key.Key_M, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: QGuiApplication.clipboard().text() == "Two runs.\n")


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_two_parts_have_the_same_access_key(
    language: str, qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    parts = ("Copy &methods", "&Export…", "&Close", "&Row of the score table")
    catalogue = ROOT / "resources" / "annotally_resources" / "translations" / "annotally_de.ts"
    texts = {text: forms[0] for (text, _), forms in read_translations(catalogue).items() if text in parts}
    with speaking_german(qapp, tmp_path, texts if language == "de" else {}):
        spoken = RunChangesDialog(FOUND, lambda: None)
    spoken.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(spoken)
    labels = [*spoken.findChildren(QPushButton), *spoken.findChildren(QLabel)]
    keys = [key for label in labels if (key := QKeySequence.mnemonic(label.text()).toString())]
    assert len(keys) == len(parts)
    assert len(set(keys)) == len(keys)


def test_two_of_many_systems_have_no_page_of_tests(qtbot: QtBot) -> None:
    """They have been tested where they were chosen; a page here would wait for tests that never come."""
    untested = RunChangesDialog(FOUND, lambda: None, tested=False)
    untested.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(untested)
    assert [untested.tabs.tabText(number) for number in range(untested.tabs.count())] == ["Changes"]
    assert [button.text() for button in untested.findChildren(QPushButton)] == ["&Export…", "&Close"]


def test_a_saved_result_is_not_tested_and_it_is_said(dialog: RunChangesDialog) -> None:
    dialog.show_tests(RunTests())
    assert dialog.tests.notes.text().startswith("A saved result is not tested")
    assert not dialog.tests.row.isEnabled()
