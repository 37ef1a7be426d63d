"""The dialog of many systems: a tab for each table that has rows, and where a pair leads."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from annotally.model.wording import Wording
from annotally.reports.tables.campaign_sheet import CampaignSheet, SheetTable
from annotally_gui.dialogs.systems import SystemsDialog

SHEET = CampaignSheet(
    ("ann", "bob", "cy"),
    "bob",
    (
        SheetTable(
            "systems",
            Wording("Systems"),
            (Wording("System"), Wording("Rank")),
            (False, True),
            (("ann", "1"), ("bob", "2"), ("cy", "3")),
            (Wording("Equal values share a rank."),),
        ),
        SheetTable(
            "tests",
            Wording("Tests of every two systems"),
            (Wording("First"), Wording("Second"), Wording("p")),
            (False, False, True),
            (("ann", "bob", "0.5000"), ("ann", "cy", "0.0100"), ("bob", "cy", "0.0200")),
            (),
        ),
        SheetTable("warnings", Wording("Warnings"), (Wording("Warning"),), (False,), (), ()),
    ),
    ((0, 1), (0, 2), (1, 2)),
    "3 systems were scored.\n",
)


@pytest.fixture
def dialog(qtbot: QtBot) -> SystemsDialog:
    systems_dialog = SystemsDialog(SHEET, lambda: None)
    systems_dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(systems_dialog)
    systems_dialog.show()
    return systems_dialog


def test_there_is_a_tab_for_each_table_with_rows(dialog: SystemsDialog) -> None:
    tabs = dialog.tabs
    assert [tabs.tabText(number) for number in range(tabs.count())] == [
        "Systems",
        "Tests of every two systems",
    ]
    texts = {label.text() for label in dialog.findChildren(QLabel)}
    assert "3 systems; the open response is bob." in texts
    assert "Equal values share a rank." in texts


def test_a_row_of_two_systems_leads_to_what_they_differ_in(dialog: SystemsDialog, qtbot: QtBot) -> None:
    pairs: list[tuple[str, str]] = []
    dialog.pair_chosen.connect(lambda first, second: pairs.append((first, second)))
    dialog.tabs.setCurrentIndex(1)
    table = dialog.tables["tests"]
    table.setCurrentIndex(table.model().index(2, 0))
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert pairs == [("bob", "cy")]


def test_the_paragraph_for_a_paper_is_copied_by_its_key(dialog: SystemsDialog, qtbot: QtBot) -> None:
    QGuiApplication.clipboard().setText("")
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    qtbot.keyClick(dialog, Qt.Key.Key_M, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: QGuiApplication.clipboard().text() == SHEET.methods)


def test_a_system_alone_leads_nowhere(dialog: SystemsDialog, qtbot: QtBot) -> None:
    pairs: list[tuple[str, str]] = []
    dialog.pair_chosen.connect(lambda first, second: pairs.append((first, second)))
    table = dialog.tables["systems"]
    table.setCurrentIndex(table.model().index(0, 0))
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert pairs == []
    assert dialog.isVisible()
