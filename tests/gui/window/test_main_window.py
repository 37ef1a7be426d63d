import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QPlainTextEdit
from pytestqt.qtbot import QtBot

from annotally.model.diagnostics import warning
from annotally.scoring.tally import Status
from annotally_gui.context import AppContext
from annotally_gui.dialogs.open_files import OpenFilesDialog
from annotally_gui.dialogs.preferences import PreferencesDialog
from annotally_gui.services.session import Session, SessionRequest, session_from
from annotally_gui.services.settings import Preferences, Settings
from annotally_gui.widgets.annotator_marks import Annotator
from annotally_gui.window import main_window
from annotally_gui.window.docks import SMALL, Panes
from annotally_gui.window.main_window import MainWindow, ShownWorkspace
from annotally_gui.window.status_bar import Position, position_text

REQUEST = SessionRequest("muc4", (), ("/data/key",), ("/data/response",))
OPENED = ShownWorkspace("tst3", ("gold", "ours"), REQUEST)
Make = Callable[..., MainWindow]


def test_the_welcome_page_comes_first(make_window: Make, context: AppContext) -> None:
    window = make_window()
    assert window.windowTitle() == "Annotally"
    assert window.welcome.isVisible()
    assert not window.tools.isVisible()
    assert not context.actions.action("window.next_pane").isEnabled()


def test_the_workspace_has_its_name_panes_and_actions(make_window: Make, context: AppContext) -> None:
    window = make_window()
    window.show_workspace(OPENED)
    assert window.windowTitle() == "tst3[*] – Annotally"
    assert window.tools.isVisible()
    assert all(dock.isVisible() for dock in window.layout_of_panes.docks.values())
    assert context.actions.action("window.next_pane").isEnabled()
    assert json.loads(context.settings.values.recent[0])["key"] == ["/data/key"]
    window.close_comparison()
    assert window.opened is None
    assert not any(dock.isVisible() for dock in window.layout_of_panes.docks.values())
    assert not context.actions.action("window.next_pane").isEnabled()


def test_the_sample_is_not_among_the_recent(make_window: Make, context: AppContext) -> None:
    make_window().show_workspace(ShownWorkspace("Sample"))
    assert context.settings.values.recent == ()


def test_the_legend_names_the_document_and_the_lanes(make_window: Make) -> None:
    window = make_window()
    window.show_workspace(OPENED)
    window.show_document("TST3-MUC4-0007")
    assert window.legend.document.toolTip() == "TST3-MUC4-0007   gold above, ours below"
    window.show_document("broadcast", several_texts=True)
    assert window.legend.document.toolTip() == "broadcast", "texts side by side are below no other"


def test_in_little_room_the_codes_of_the_states_go_before_the_lanes(make_window: Make) -> None:
    window = make_window()
    window.show_workspace(OPENED)
    window.show_document("0007")
    seen = []
    for width in range(900, 200, -20):
        window.legend.resize(width, 28)
        lanes = "above" in window.legend.document.accessibleName()
        seen.append((lanes, window.legend._marks[0].sizeHint().width() > 16))
    assert list(dict.fromkeys(seen)) == [(True, True), (True, False), (False, False)]


def test_the_legend_explains_the_colours_of_annotators_in_as_much_room_as_there_is(make_window: Make) -> None:
    window = make_window()
    window.show_workspace(OPENED)
    window.show_document("0007")
    color = window.context.theme.annotator
    window.legend.show_annotators(
        [Annotator("A", "anna", "above", color(0)), Annotator("B", "ben", "below", color(1))]
    )
    seen = []
    for width in range(900, 200, -20):
        window.legend.resize(width, 28)
        seen.append((window.legend.annotators, window.legend._marks[0].sizeHint().width() > 16))
        assert window.legend.document.toolTip() == "0007   gold above, ours below"
    whole_texts, named, letters = ("A anna above", "B ben below"), ("A anna", "B ben"), ("A", "B")
    fromkeys = list(dict.fromkeys(seen))
    assert fromkeys == [(whole_texts, True), (whole_texts, False), (named, False), (letters, False)]
    window.legend.show_annotators([])
    assert window.legend.annotators == ()


def test_the_legend_names_the_lane_of_the_final_key(make_window: Make) -> None:
    window = make_window()
    window.show_workspace(OPENED)
    window.show_document("0007")
    final = Annotator("Final", "", "below the words", window.context.theme.color("accent"))
    window.legend.resize(900, 28)
    window.legend.show_final(final)
    assert window.legend.final == "Final below the words"
    window.legend.resize(300, 28)
    assert window.legend.final == "Final"
    window.legend.show_final(None)
    assert window.legend.final == ""


@pytest.mark.parametrize(
    ("position", "text"),
    [
        (Position(8, 19, 94, (("F", "93.82"),)), "Disagreement 8 of 19 · 94 documents · F 93.82"),
        (Position(0, 1, 1), "1 disagreement · 1 document"),
        (Position(0, 0, 2), "0 disagreements · 2 documents"),
    ],
)
def test_the_status_bar_says_where_one_is(position: Position, text: str) -> None:
    assert position_text(position) == text


def test_disagreements_can_be_walked_when_there_are_any(make_window: Make, context: AppContext) -> None:
    window = make_window()
    context.actions.bind("go.next_disagreement", lambda: None)
    window.show_workspace(OPENED)
    window.show_position(Position(0, 3, 1))
    assert context.actions.action("go.next_disagreement").isEnabled()
    window.show_position(Position(0, 0, 1))
    assert not context.actions.action("go.next_disagreement").isEnabled()


def test_messages_are_counted_in_the_status_bar(make_window: Make, context: AppContext) -> None:
    window = make_window()
    context.alerts.warn([warning("a", 1, 1, "x", "", "")])
    assert window.status.messages.text() == "1 message"
    assert window.status.messages.isVisible()
    context.alerts.clear_warnings()
    assert not window.status.messages.isVisible()


def test_f6_goes_round_the_panes(make_window: Make, qtbot: QtBot, context: AppContext) -> None:
    window = make_window()
    window.show_workspace(OPENED)
    with qtbot.waitActive(window):
        window.activateWindow()
    layout = window.layout_of_panes
    walked = [layout.cycle(1) for _ in range(10)]
    first = walked.index("corpus")
    assert walked[first : first + 5] == ["corpus", "text", "inspector", "mapping", "scores"]
    assert walked[:5] == walked[5:]
    layout.docks["corpus"].widget().setFocus()
    layout.docks["inspector"].hide()
    assert [layout.cycle(1), layout.cycle(1), layout.cycle(-1)] == ["text", "mapping", "text"]
    assert isinstance(QApplication.focusWidget(), QPlainTextEdit)


def test_copy_asks_the_pane_that_has_the_focus(make_window: Make, context: AppContext, qtbot: QtBot) -> None:
    window = make_window()
    window.show_workspace(OPENED)
    with qtbot.waitActive(window):
        window.activateWindow()
    text = window.findChild(QPlainTextEdit)
    text.setFocus()
    context.actions.action("edit.select_all").trigger()
    context.actions.action("edit.copy").trigger()
    assert QApplication.clipboard().text() == text.toPlainText()


def test_actions_of_panes_show_them_and_never_hide_them(
    make_window: Make, context: AppContext, qtbot: QtBot
) -> None:
    window = make_window()
    window.show_workspace(OPENED)
    with qtbot.waitActive(window):
        window.activateWindow()
    dock = window.layout_of_panes.docks["corpus"]
    action, hide = context.actions.action("window.corpus"), context.actions.action("window.hide_pane")
    assert action.isChecked()
    for _ in range(2):
        action.trigger()
        assert (dock.isVisible(), action.isChecked()) == (True, True)
        assert dock.isAncestorOf(QApplication.focusWidget())
    hide.trigger()
    assert (dock.isVisible(), action.isChecked()) == (False, False)
    assert isinstance(QApplication.focusWidget(), QPlainTextEdit), "the text has the focus"
    hide.trigger()
    assert isinstance(QApplication.focusWidget(), QPlainTextEdit), "and is never hidden"
    action.trigger()
    assert (dock.isVisible(), action.isChecked()) == (True, True)
    hide.trigger()
    context.actions.action("window.reset_layout").trigger()
    assert (dock.isVisible(), action.isChecked()) == (True, True)


@pytest.mark.parametrize("front", [False, True])
def test_a_small_window_opens_on_the_mapping_whatever_is_offered(
    make_window: Make, classes_too: Callable[[AppContext], Panes], front: bool
) -> None:
    window = make_window(1280, 690, factory=classes_too)
    window.show_workspace(replace(OPENED, has_classes=front, of_annotators=not front))
    layout = window.layout_of_panes
    layout.offer("coreference", False)
    layout.offer("coreference", True, front=front)
    QApplication.processEvents()
    docks = layout.docks
    assert docks["scores"] in window.tabifiedDockWidgets(docks["mapping"])
    assert not docks["mapping"].widget().visibleRegion().isEmpty()
    assert docks["scores"].widget().visibleRegion().isEmpty()


def test_the_guide_opens_at_the_section_of_the_pane_in_use(
    make_window: Make, context: AppContext, qtbot: QtBot
) -> None:
    window = make_window()

    def place(pane: str) -> str:
        with qtbot.waitActive(window):
            window.activateWindow()
        if pane:
            window.layout_of_panes.go_to_pane(pane)
        context.actions.action("help.help").trigger()
        assert window.guide is not None
        assert window.guide.isVisible()
        return str(window.guide.place)

    assert place("") == "window.md#open"
    window.show_workspace(OPENED)
    for pane, anchor in (("mapping", "rows"), ("inspector", "decide"), ("corpus", "documents")):
        assert place(pane) == f"window.md#{anchor}"
    window.close()
    assert window.guide is None, "it closes with the window"


def test_dialogs_have_the_keys_of_the_guide_which_they_do_not_block(
    make_window: Make, context: AppContext, qtbot: QtBot
) -> None:
    window = make_window()
    dialog = PreferencesDialog(context, window)
    dialog.open()
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    qtbot.keyClick(dialog, Qt.Key.Key_F1)
    guide = window.guide
    assert guide is not None
    assert str(guide.place) == "window.md#preferences"
    assert QApplication.activeModalWidget() is dialog
    qtbot.waitUntil(guide.isActiveWindow)
    qtbot.keyClick(guide.view, Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    assert str(guide.place) == "guide.md"
    guide.close()
    dialog.accept()


class Dropped(QDropEvent):
    """Files dropped by a program that proposes to move them."""

    def __init__(self, data: QMimeData) -> None:
        both = Qt.DropAction.MoveAction | Qt.DropAction.CopyAction
        none = Qt.KeyboardModifier.NoModifier
        super().__init__(QPointF(5, 5), both, data, Qt.MouseButton.LeftButton, none)
        self.setDropAction(Qt.DropAction.MoveAction)


def test_dropped_files_are_copies_whatever_is_proposed(make_window: Make, tmp_path: Path) -> None:
    window, requests = make_window(), list[object]()
    window.open_requested.connect(requests.append)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "work.annotally"))])
    dropped = Dropped(data)
    window.dropEvent(dropped)
    assert dropped.isAccepted()
    assert dropped.dropAction() is Qt.DropAction.CopyAction
    assert len(requests) == 1


def test_the_session_is_saved_while_somebody_works(
    make_window: Make, context: AppContext, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(main_window, "_SAVE_EVERY", 20)
    window = make_window()
    window.session_source = lambda: pytest.fail("the end of the session")
    window.session_now = lambda: Session(document="0007", selection="0007 PERSON 3")
    window.show_workspace(OPENED)
    context.actions.action("window.corpus").trigger()

    def stored() -> Preferences:
        return Settings(context.settings.path).values

    qtbot.waitUntil(lambda: session_from(stored().session).selection == "0007 PERSON 3")
    docks = stored().docks
    window.layout_of_panes.docks["scores"].hide()
    qtbot.waitUntil(lambda: stored().docks not in (docks, b""))
    assert session_from(stored().session).document == "0007"
    window.show_welcome()
    assert not window._saving.isActive(), "nothing is open that could be lost"
    window.session_source = Session


def test_in_a_small_window_the_scores_are_a_tab(make_window: Make) -> None:
    window = make_window(SMALL.width(), SMALL.height())
    window.show_workspace(OPENED)
    docks = window.layout_of_panes.docks
    assert window.tabifiedDockWidgets(docks["mapping"]) == []
    window.resize(SMALL.width() - 1, SMALL.height())
    assert window.tabifiedDockWidgets(docks["mapping"]) == [docks["scores"]]
    window.resize(SMALL.width(), SMALL.height())
    assert window.tabifiedDockWidgets(docks["mapping"]) == []
    assert docks["scores"].isVisible()


def test_the_coreference_is_offered_where_there_are_classes(
    make_window: Make, context: AppContext, classes_too: Callable[[AppContext], Panes]
) -> None:
    window = make_window(1400, 900, factory=classes_too)
    window.show_workspace(OPENED)
    docks, action = window.layout_of_panes.docks, context.actions.action("window.coreference")
    assert docks["coreference"].isHidden()
    assert not action.isEnabled()
    window.show_workspace(replace(OPENED, has_classes=True))
    assert docks["coreference"].isVisible()
    assert window.tabifiedDockWidgets(docks["scores"]) == [docks["coreference"]]
    assert (action.isEnabled(), action.isChecked()) == (True, True)
    docks["coreference"].hide()
    context.actions.action("window.reset_layout").trigger()
    assert not docks["coreference"].isHidden()
    window.show_workspace(OPENED)
    assert docks["coreference"].isHidden()
    context.actions.action("window.reset_layout").trigger()
    assert docks["coreference"].isHidden(), "nothing brings it back where there is nothing to show"


def test_in_a_small_window_scores_and_coreference_are_tabs(
    make_window: Make, classes_too: Callable[[AppContext], Panes]
) -> None:
    window = make_window(SMALL.width(), SMALL.height(), factory=classes_too)
    window.show_workspace(replace(OPENED, has_classes=True))
    docks = window.layout_of_panes.docks
    window.resize(SMALL.width() - 1, SMALL.height())
    assert set(window.tabifiedDockWidgets(docks["mapping"])) == {docks["scores"], docks["coreference"]}
    window.resize(SMALL.width(), SMALL.height())
    assert window.tabifiedDockWidgets(docks["mapping"]) == []
    assert window.tabifiedDockWidgets(docks["scores"]) == [docks["coreference"]]


def test_two_keys_are_said_to_be_two() -> None:
    assert position_text(Position(0, 2, 3, key2key=True)) == "2 disagreements · 3 documents · two keys"


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (640, 360)])
def test_nothing_makes_the_window_larger_than_asked(make_window: Make, width: int, height: int) -> None:
    window = make_window(width, height)
    window.show_workspace(OPENED)
    window.show_position(Position(8, 19, 94, (("P&R", "93.82"),)))
    QApplication.processEvents()
    assert (window.width(), window.height()) == (width, height)
    for name, dock in window.layout_of_panes.docks.items():
        if dock.isVisible() and not dock.visibleRegion().isEmpty():
            assert window.rect().contains(dock.geometry()), name


def test_zoom_stays_in_its_range(make_window: Make, context: AppContext) -> None:
    make_window()
    for _ in range(40):
        context.actions.action("view.zoom_in").trigger()
    assert context.settings.values.zoom == 300
    for _ in range(40):
        context.actions.action("view.zoom_out").trigger()
    assert context.settings.values.zoom == 50
    context.actions.action("view.zoom_reset").trigger()
    assert context.settings.values.zoom == 100


def test_the_theme_is_chosen_in_the_menu(make_window: Make, context: AppContext) -> None:
    make_window()
    context.actions.action("view.theme_dark").trigger()
    assert context.theme.dark
    assert context.settings.values.theme == "dark"
    context.settings.change(theme="light")
    assert context.actions.action("view.theme_light").isChecked()
    assert not context.theme.dark


def test_the_session_survives_a_restart(make_window: Make, context: AppContext) -> None:
    window = make_window(1300, 800)
    window.show_workspace(OPENED)
    window.layout_of_panes.docks["corpus"].hide()
    session = Session(REQUEST, False, "0007", "id", "state:MIS", 120)
    window.session_source = lambda: session
    window.close()
    second_window = make_window(1300, 800)
    sessions: list[Session] = []
    second_window.session_found.connect(sessions.append)
    second_window.restore_session()
    assert sessions == [session]
    second_window.show_workspace(OPENED)
    assert not second_window.layout_of_panes.docks["corpus"].isVisible()
    assert second_window.layout_of_panes.docks["scores"].isVisible()


def test_nothing_is_restored_when_unwanted_or_closed(make_window: Make, context: AppContext) -> None:
    window = make_window()
    window.show_workspace(OPENED)
    window.session_source = lambda: Session(REQUEST)
    window.save_session()
    sessions: list[Session] = []
    window.session_found.connect(sessions.append)
    context.settings.change(restore_session=False)
    window.restore_session()
    context.settings.change(restore_session=True)
    window.close_comparison()
    window.save_session()
    window.restore_session()
    assert sessions == []


def test_closing_and_opening_again_keeps_the_panes_where_they_were(make_window: Make) -> None:
    window = make_window()
    window.show_workspace(OPENED)
    layout = window.layout_of_panes
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, layout.docks["corpus"])
    window.close_comparison()
    window.show_workspace(OPENED)
    assert window.dockWidgetArea(layout.docks["corpus"]) == Qt.DockWidgetArea.RightDockWidgetArea


def test_dropped_files_open_the_sheet(make_window: Make, tmp_path: Path) -> None:
    window = make_window()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "key.sgm")), QUrl("https://example.org/x")])
    event = QDropEvent(
        QPoint(9, 9),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    window.dropEvent(event)
    sheet = window.findChild(OpenFilesDialog)
    assert sheet.table.rowCount() == 1
    sheet.reject()


def test_painting_and_settling_are_said_once(make_window: Make, context: AppContext, qtbot: QtBot) -> None:
    window = make_window()
    with qtbot.waitSignal(window.settled):
        window.settle()
    qtbot.wait(50)
    with qtbot.assertNotEmitted(window.first_painted, wait=50):
        window.update()


def test_the_text_has_the_focus_when_something_is_opened(make_window: Make) -> None:
    window = make_window()
    window.show_workspace(OPENED)
    assert isinstance(window.focusWidget(), QPlainTextEdit)
    window.layout_of_panes.cycle(1)
    elsewhere = window.focusWidget()
    window.show_workspace(OPENED)
    assert window.focusWidget() is elsewhere


def test_what_is_said_gives_way_to_another_position(make_window: Make) -> None:
    window = make_window()
    window.show_position(Position(1, 3, 2))
    window.status.say("Continued with the first disagreement")
    window.show_position(Position(1, 3, 2))
    text = "Continued with the first disagreement · Disagreement 1 of 3 · 2 documents"
    assert window.status.currentMessage() == text
    window.show_position(Position(2, 3, 2))
    assert not window.status.currentMessage()


def test_the_legend_explains_rare_states_where_they_occur(make_window: Make) -> None:
    window = make_window()
    window.show_workspace(OPENED)
    usual = window.legend.states
    assert Status.UNS not in usual
    window.show_document("TST3-MUC4-0007", frozenset({Status.COR, Status.REM}))
    assert window.legend.states == (*usual, Status.REM)
    window.show_document("TST3-MUC4-0008", frozenset({Status.COR}))
    assert window.legend.states == usual


def test_a_project_that_is_dropped_is_opened_at_once(make_window: Make, tmp_path: Path) -> None:
    window = make_window()
    session_requests: list[SessionRequest] = []
    window.open_requested.connect(session_requests.append)
    window.open_paths([str(tmp_path / "mine.annotally")])
    assert session_requests == [SessionRequest("", project=str(tmp_path / "mine.annotally"))]
