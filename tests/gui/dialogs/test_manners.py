"""Manners of every dialog: closes on Esc, fits the screen, can be read aloud and used without a mouse."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QDialog,
    QLabel,
    QScrollArea,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from annotally.model.diagnostics import error
from annotally.reports.messages import ReportPage
from annotally.tasks.text_tolerance import Realigner, TextTolerance
from annotally_gui.context import AppContext
from annotally_gui.dialogs.about import AboutDialog
from annotally_gui.dialogs.message_boxes import (
    CrashDialog,
    MessagesDialog,
    NoticeDialog,
    QuestionDialog,
    RefusalDialog,
)
from annotally_gui.dialogs.open_files import OpenFilesDialog
from annotally_gui.dialogs.preferences import PreferencesDialog
from annotally_gui.dialogs.reports import ReportsDialog
from annotally_gui.dialogs.shortcuts import ShortcutSheet
from annotally_gui.dialogs.tolerance import ToleranceDialog
from annotally_gui.services.i18n import tr
from annotally_gui.services.languages import install_catalogue
from support.house import ROOT
from support.leaks import layout_items

FOUND = error("key.sgm", 1, 1, "a", "b", "c").diagnostics
REPORTS = (ReportPage("scores", "scores", "ALL SLOTS\n", 10), ReportPage("history", "map", "{-docnum\n", 99))
DIALOGS: dict[str, Callable[[AppContext], QDialog]] = {
    "about": lambda _context: AboutDialog(),
    "crash": lambda context: CrashDialog("report", context.icons),
    "messages": lambda context: MessagesDialog(FOUND, context.icons),
    "no messages": lambda context: MessagesDialog((), context.icons),
    "notice": lambda context: NoticeDialog("Settings", "Damaged.", context.icons),
    "open": lambda context: OpenFilesDialog(
        context.inputs(), context.settings, context.icons, ["/a/key.sgm", "/a/b.txt"]
    ),
    "preferences": lambda context: PreferencesDialog(context),
    "question": lambda context: QuestionDialog("Export", "Replace it?", "&Replace", context.icons),
    "refusal": lambda context: RefusalDialog(FOUND, context.icons),
    "reports": lambda _context: ReportsDialog(REPORTS, list),
    "shortcuts": lambda context: ShortcutSheet(context.actions),
    "texts and edges": lambda context: ToleranceDialog(
        context.settings, TextTolerance(2, Realigner.SOUND), accept=tr("Compare a&gain")
    ),
}


@pytest.fixture(params=DIALOGS)
def dialog(request: pytest.FixtureRequest, context: AppContext, qtbot: QtBot) -> QDialog:
    dialog = DIALOGS[request.param](context)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def reachable(dialog: QDialog) -> list[QWidget]:
    """Return what the Tab key reaches."""
    return [
        widget
        for widget in dialog.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisibleTo(dialog)
    ]


def test_escape_closes(dialog: QDialog, qtbot: QtBot) -> None:
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_nothing_is_higher_than_its_contents(dialog: QDialog, qtbot: QtBot) -> None:
    qtbot.waitExposed(dialog)
    layout = dialog.layout()
    assert layout is not None
    areas = [area for area in dialog.findChildren(QAbstractScrollArea) if area.isVisibleTo(dialog)]
    if not areas:
        assert dialog.height() <= max(
            layout.totalHeightForWidth(dialog.width()), layout.totalSizeHint().height()
        )
    for area in areas:
        if isinstance(area, QScrollArea):
            assert area.viewport().height() <= area.widget().height()


def test_everything_reached_by_tab_has_a_name(dialog: QDialog) -> None:
    nameless = []
    for widget in reachable(dialog):
        result = QAccessible.queryAccessibleInterface(widget)
        inner = isinstance(widget, QTabBar | QScrollArea) or widget.objectName().startswith("qt_")
        if not inner and not result.text(QAccessible.Text.Name):
            nameless.append(f"{type(widget).__name__} in {type(widget.parent()).__name__}")
    assert nameless == []


def test_it_has_a_title_and_a_way_out(dialog: QDialog) -> None:
    assert dialog.windowTitle()
    assert any(button.isVisibleTo(dialog) for button in dialog.findChildren(QAbstractButton))


def test_it_fits_a_small_screen(dialog: QDialog) -> None:
    """1280 × 720 pixels at 200 % are 640 × 360."""
    least = dialog.minimumSizeHint()
    assert (least.width() <= 592, least.height() <= 312) == (True, True)


def texts_with_letters(dialog: QDialog) -> dict[str, list[str]]:
    """Return the texts of buttons and of labels of fields, by the letter that presses or goes to them."""
    texts: dict[str, list[str]] = {}
    for part in (*dialog.findChildren(QAbstractButton), *dialog.findChildren(QLabel)):
        key = QKeySequence.mnemonic(part.text()).toString()
        if key and part.isVisibleTo(dialog):
            texts.setdefault(key, []).append(part.text())
    return texts


def test_no_two_parts_share_a_letter(dialog: QDialog) -> None:
    assert [texts for texts in texts_with_letters(dialog).values() if len(texts) > 1] == []


@pytest.mark.parametrize("name", DIALOGS)
def test_no_two_parts_share_a_letter_in_german(name: str, context: AppContext, qtbot: QtBot) -> None:
    catalogue = ROOT / "resources" / "annotally_resources" / "translations" / "annotally_de.qm"
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    translator = install_catalogue(app, catalogue.read_bytes())
    try:
        dialog = DIALOGS[name](context)
    finally:
        QApplication.removeTranslator(translator)
        translator.deleteLater()
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.show()
    assert [texts for texts in texts_with_letters(dialog).values() if len(texts) > 1] == []


def test_python_has_no_objects_for_the_items_of_its_layouts(dialog: QDialog) -> None:
    assert layout_items() == []
