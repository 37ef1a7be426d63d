"""The list of messages: of many of one kind the first, the others below one line; all of them are there."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from annotally.model.diagnostics import Diagnostic, Severity, warning
from annotally.model.missing_documents import Consequence, missing_document
from annotally.model.wording import Wording
from annotally_gui.context import AppContext
from annotally_gui.dialogs import diagnostics
from annotally_gui.dialogs.diagnostics import DiagnosticsPanel, DiagnosticTree
from annotally_gui.dialogs.message_boxes import MessagesDialog
from annotally_gui.services.guide.pages import GuidePlace
from annotally_gui.services.theme import TARGET
from annotally_gui.window.guide.topics import topic_of

FLOOD = 9_000


def altered(number: int) -> Diagnostic:
    return warning(
        "/data/resp.conll",
        number,
        1,
        f"token {number} of document resp is altered: 'tik{number}'",
        f"'tok{number}' as in /data/key.conll",
        "the documents are compared by token position",
    )


OTHER = warning("/data/resp.conll", 0, 0, "document resp, taken for key", "", "")


def leaves(model: DiagnosticTree, above: QModelIndex) -> list[str]:
    """Return the diagnostics at and below a line, as the list holds them."""
    if above.isValid() and not model.rowCount(above):
        return [str(model.line(above))]
    children = (model.index(row, 0, above) for row in range(model.rowCount(above)))
    return [words for child in children for words in leaves(model, child)]


def test_a_flood_of_one_kind_hides_nothing_else_and_every_message_is_there(
    context: AppContext, qtbot: QtBot
) -> None:
    flood = (*map(altered, range(1, FLOOD + 1)), OTHER)
    panel = DiagnosticsPanel(flood, context.icons)
    qtbot.addWidget(panel)
    model = panel.view.model()
    assert isinstance(model, DiagnosticTree)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == [
        *(f"resp.conll:{n}:1  token {n} of document resp is altered: 'tik{n}'" for n in (1, 2, 3)),
        "8,997 more of this kind",
        "resp.conll  document resp, taken for key",
    ]
    assert leaves(model, QModelIndex()) == list(map(str, flood))
    assert len(panel.as_text().splitlines()) == FLOOD + 1
    panel.show()
    further = model.index(3, 0)
    panel.view.setCurrentIndex(further)
    texts = [label.text() for label in panel.detail.findChildren(QLabel) if label.isVisibleTo(panel)]
    assert "8,997 more of this kind, for example: token 4 of document resp is altered: 'tik4'" in texts
    qtbot.keyClick(panel.view, Qt.Key.Key_Right)
    assert panel.view.isExpanded(further)
    qtbot.keyClick(panel.view, Qt.Key.Key_Down)
    assert panel.view.currentIndex() == model.index(0, 0, further)
    assert "token 4 of" in str(panel.view.currentIndex().data())


def missing(number: int) -> Diagnostic:
    return missing_document(
        Severity.WARNING,
        f"/data/key/d{number}.sgm",
        document=f"d{number}",
        present="key",
        without="response",
        consequence=Consequence.NOT_SCORED,
    )


def test_missing_documents_are_one_line_that_opens_to_each_of_them(context: AppContext, qtbot: QtBot) -> None:
    """The line has the number and the first names (C6); the guide explains it like the others."""
    messages = (*map(missing, range(1, 6)), OTHER)
    panel = DiagnosticsPanel(messages, context.icons)
    qtbot.addWidget(panel)
    model = panel.view.model()
    assert isinstance(model, DiagnosticTree)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == [
        "key  5 documents are in key but not in response: d1, d2, d3 and 2 more",
        "resp.conll  document resp, taken for key",
    ]
    assert leaves(model, QModelIndex()) == list(map(str, messages))
    assert panel.as_text().count("is in key but not in response") == 5
    panel.show()
    texts = [label.text() for label in panel.detail.findChildren(QLabel) if label.isVisibleTo(panel)]
    assert "They are not scored" in texts
    assert "5 documents are in key but not in response: d1, d2, d3 and 2 more" in texts
    assert panel.guide_place() is not None
    qtbot.keyClick(panel.view, Qt.Key.Key_Right)
    qtbot.keyClick(panel.view, Qt.Key.Key_Down)
    assert "document d1 is in key but not in response" in str(panel.view.currentIndex().data())
    assert panel.guide_place() is not None


def test_few_of_a_kind_are_listed_without_anything_to_open(context: AppContext, qtbot: QtBot) -> None:
    panel = DiagnosticsPanel((*map(altered, range(1, 5)), OTHER), context.icons)
    qtbot.addWidget(panel)
    assert panel.view.model().rowCount() == 5
    assert not panel.view.rootIsDecorated()


def test_the_number_of_messages_is_written_as_in_the_status_bar(context: AppContext, qtbot: QtBot) -> None:
    dialog = MessagesDialog(tuple(map(altered, range(FLOOD))), context.icons)
    qtbot.addWidget(dialog)
    assert "9,000 parts of the files were skipped." in [label.text() for label in dialog.findChildren(QLabel)]


def test_lines_of_messages_are_as_high_as_what_is_clicked(context: AppContext, qtbot: QtBot) -> None:
    panel = DiagnosticsPanel((altered(1), OTHER), context.icons)
    qtbot.addWidget(panel)
    panel.show()
    assert panel.view.visualRect(panel.view.model().index(1, 0)).height() == TARGET


class Holder(QWidget):
    """A window with the action that opens the guide, as the main window has it."""

    def __init__(self) -> None:
        super().__init__()
        self.opened_at: list[object] = []
        action = QAction(self)
        action.setObjectName("help.help")
        action.setShortcut("F1")
        action.triggered.connect(lambda: self.opened_at.append(topic_of(QApplication.focusWidget())))
        self.addAction(action)


def test_a_message_that_the_guide_explains_leads_there(
    context: AppContext, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages = {"messages.md": "# Messages\n\n## Tags\n\n`the tag {name} is not closed`: close it.\n"}
    monkeypatch.setattr(diagnostics, "page_sources", lambda _folder: pages)
    explained = warning(
        "a.sgm", 1, 1, Wording("the tag {tag} is not closed", tag="B"), Wording("</B>"), Wording("close it")
    )
    window = Holder()
    qtbot.addWidget(window)
    dialog = MessagesDialog((OTHER, explained), context.icons, window)
    qtbot.addWidget(dialog)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    dialog.show()
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    assert not dialog.panel.more.isVisible()
    dialog.panel.view.setFocus()
    qtbot.keyClick(dialog.panel.view, Qt.Key.Key_Down)
    assert dialog.panel.more.isVisible()
    qtbot.keyClick(dialog.panel.view, Qt.Key.Key_F1)
    dialog.panel.more.setFocus()
    dialog.panel.more.click()
    assert window.opened_at == [GuidePlace("messages.md", "tags", "the tag {name} is not closed")] * 2
    qtbot.keyClick(dialog.panel.view, Qt.Key.Key_Up)
    assert not dialog.panel.more.isVisible()
    dialog.panel.view.setFocus()
    qtbot.keyClick(dialog.panel.view, Qt.Key.Key_F1)
    assert window.opened_at[-1] == GuidePlace("window.md", "messages")
