import sys
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from annotally.model.diagnostics import Diagnostic, Severity, no_effect, warning
from annotally_gui.app.application import install_hook
from annotally_gui.context import AppContext
from annotally_gui.dialogs.message_boxes import (
    CrashDialog,
    MessagesDialog,
    NoticeDialog,
    QuestionDialog,
    RefusalDialog,
)
from annotally_gui.services.alerts import crash_report

FOUND = Diagnostic(Severity.ERROR, "/data/key.sgm", 37, 12, "a stray tag", "an opening tag", "remove it")
OTHERS = tuple(warning(f"/data/{n}.sgm", n, 0, "a blank line", "", "") for n in range(1, 4))


W = TypeVar("W", bound=QWidget)


def shown(kind: type[W]) -> list[W]:
    return [
        widget for widget in QApplication.topLevelWidgets() if isinstance(widget, kind) and widget.isVisible()
    ]


def words(widget: QWidget) -> str:
    return "\n".join(label.text() for label in widget.findChildren(QLabel) if label.isVisibleTo(widget))


def test_a_refusal_says_where_what_and_what_to_do(context: AppContext, qtbot: QtBot) -> None:
    context.alerts.refused((FOUND,))
    (dialog,) = shown(RefusalDialog)
    qtbot.addWidget(dialog)
    result = words(dialog).replace("\u200b", "")
    for part in ("/data/key.sgm:37:12", "A stray tag", "An opening tag", "Remove it", "Nothing was opened"):
        assert part in result
    lines = list(filter(None, result.splitlines()))
    assert lines[0] == "Remove it. An input cannot be used. Nothing was opened."
    assert lines[1:5] == ["What to do", "Remove it", "Found", "A stray tag"]
    assert not dialog.panel.view.isVisible()
    copy = next(button for button in dialog.findChildren(QPushButton) if button.text() == "Cop&y message")
    copy.click()
    assert QApplication.clipboard().text() == str(FOUND)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_several_diagnostics_are_listed_and_read_one_by_one(context: AppContext, qtbot: QtBot) -> None:
    context.alerts.refused((FOUND, *OTHERS))
    (dialog,) = shown(RefusalDialog)
    qtbot.addWidget(dialog)
    model = dialog.panel.view.model()
    assert model.rowCount() == 4
    assert model.index(0, 0).data() == "key.sgm:37:12  a stray tag"
    dialog.panel.view.setCurrentIndex(model.index(2, 0))
    spoken_words = words(dialog)
    assert "A blank line" in spoken_words
    assert "Expected" not in spoken_words.splitlines()
    assert len(dialog.panel.as_text().splitlines()) == 4


def test_warnings_are_counted_not_shown(context: AppContext, qtbot: QtBot) -> None:
    with qtbot.waitSignal(context.alerts.messages_changed) as heard:
        context.alerts.warn(OTHERS)
    assert heard.args == [3]
    assert shown(MessagesDialog) == []
    context.alerts.show_messages()
    (listing,) = shown(MessagesDialog)
    assert not listing.isModal()
    assert listing.panel.diagnostics == OTHERS
    context.alerts.clear_warnings()
    assert shown(MessagesDialog) == []
    assert context.alerts.warnings == ()


def test_an_empty_list_of_messages_says_what_would_be_here(context: AppContext, qtbot: QtBot) -> None:
    context.alerts.show_messages()
    (listing,) = shown(MessagesDialog)
    assert "are listed here" in words(listing)
    context.alerts.clear_warnings()


def test_a_crash_shows_one_dialog_with_a_report(
    context: AppContext, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    for text in ("first", "second"):
        try:
            raise RuntimeError(text)
        except RuntimeError as problem:
            context.alerts.crash(problem)
    (dialog,) = shown(CrashDialog)
    report = dialog.report.toPlainText()
    assert "RuntimeError: first" in report
    assert "Annotally 0.1.0" in report
    assert "PySide6 " in report
    assert "Nothing was lost" in words(dialog)
    assert context.alerts.crashes == 2
    assert "RuntimeError: second" in capsys.readouterr().err
    dialog.accept()
    context.alerts.crash("third")
    (dialog,) = [second for second in shown(CrashDialog) if second is not dialog]
    assert "third" in dialog.report.toPlainText()
    dialog.accept()


def test_the_hook_brings_uncaught_exceptions_here(
    context: AppContext, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    install_hook(context.alerts)
    sys.excepthook(ValueError, ValueError("nobody caught this"), None)
    (dialog,) = shown(CrashDialog)
    assert "nobody caught this" in dialog.report.toPlainText()
    dialog.accept()


def test_the_same_notice_is_shown_once(context: AppContext, qtbot: QtBot) -> None:
    for _ in range(2):
        context.alerts.notice("Settings", "They were damaged.")
    (dialog,) = shown(NoticeDialog)
    assert "They were damaged." in words(dialog)
    dialog.accept()
    context.alerts.notice("Settings", "Again.")
    (again,) = [second for second in shown(NoticeDialog) if second is not dialog]
    assert "Again." in words(again)
    again.accept()


def test_refusals_without_a_taker_are_shown(context: AppContext, qtbot: QtBot) -> None:
    context.engine.refused.emit((FOUND,))
    (dialog,) = shown(RefusalDialog)
    assert "A stray tag" in words(dialog)
    dialog.accept()


def test_a_request_without_effect_is_told_in_the_status_bar(context: AppContext, qtbot: QtBot) -> None:
    told: list[str] = []
    context.alerts.status_message.connect(lambda text, _choice: told.append(text))
    refusal = no_effect("p", "there is no majority here", "a majority", "take one of them")
    context.engine.refused.emit(refusal.diagnostics)
    assert told == ["There is no majority here: take one of them"]
    assert shown(RefusalDialog) == []
    context.alerts.refused((*refusal.diagnostics, FOUND))
    (dialog,) = shown(RefusalDialog)
    assert len(told) == 1, "a file among them is an alert"
    context.alerts.refused(refusal.diagnostics)
    (above,) = [other for other in shown(RefusalDialog) if other is not dialog]
    assert len(told) == 1, "the status bar lies behind the dialog"
    above.accept()
    dialog.accept()


def test_a_report_ends_with_the_traceback() -> None:
    assert crash_report("Traceback\n  boom\n").endswith("\n\nTraceback\n  boom\n")


def test_what_cannot_be_undone_is_asked_and_return_and_escape_go_back(
    context: AppContext, qtbot: QtBot
) -> None:
    done: list[bool] = []
    for key, chosen in ((Qt.Key.Key_Return, False), (Qt.Key.Key_Escape, False), (None, True)):
        context.alerts.ask("Export", "Replace it?", "&Replace", lambda: done.append(True))
        (dialog,) = shown(QuestionDialog)
        qtbot.addWidget(dialog)
        assert "Replace it?" in words(dialog)
        if key is None:
            next(b for b in dialog.findChildren(QPushButton) if b.text() == "&Replace").click()
        else:
            cancel = next(b for b in dialog.findChildren(QPushButton) if b.text() == "&Cancel")
            qtbot.keyClick(cancel if key is Qt.Key.Key_Return else dialog, key)
        assert not dialog.isVisible()
        assert bool(done) is chosen
