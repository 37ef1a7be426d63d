"""The main window: welcome page or workspace, menus, toolbar, status bar, session. No logic of the data."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QMainWindow,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from annotally.model.diagnostics import Diagnostic
from annotally.scoring.tally import Status
from annotally_gui.actions.spec import Need
from annotally_gui.context import AppContext
from annotally_gui.dialogs.choosers import choose_files, choose_folders
from annotally_gui.dialogs.welcome import WelcomePage
from annotally_gui.services.i18n import mark, tr
from annotally_gui.services.recent_files import remember_opened
from annotally_gui.services.session import Session, SessionRequest, session_from
from annotally_gui.services.settings import declarations
from annotally_gui.widgets.file_drops import take_copies
from annotally_gui.widgets.focus_order import step_focus
from annotally_gui.window.docks import DockLayout, PaneFactory
from annotally_gui.window.focus_line import FocusLine
from annotally_gui.window.legend import Legend
from annotally_gui.window.recent_menu import RecentMenu
from annotally_gui.window.status_bar import Position, StatusLine
from annotally_gui.window.tool_bar import ToolBar

if TYPE_CHECKING:
    from annotally_gui.dialogs.open_files import OpenFilesDialog
    from annotally_gui.window.guide.guide_window import GuideWindow

_COMPARED = mark("Files to compare"), mark("Folder to compare")
_ADJUDICATED = mark("Annotators' files to adjudicate"), mark("Annotators' folder to adjudicate")
"""Titles of the choosers of files and of a folder."""
_FIRST_SIZE = (1360, 840)
PROJECT = ".annotally"
"""Suffix of project files."""
_FRAME = 40
"""Pixels of the screen left to the window's frame and title at first."""
_WORDED = 296
"""Width of the list of documents that have word errors."""
_SAVE_EVERY = 3000
"""Milliseconds between two looks at what the next start needs, written where it has changed."""


@dataclass(frozen=True, slots=True)
class ShownWorkspace:
    """The comparison in the workspace: its name, those of its sides, and the request that opens it again."""

    name: str
    sides: tuple[str, str] = ("key", "response")
    request: SessionRequest | None = None
    """None: the sample."""
    has_classes: bool = False
    """Whether classes of mentions are compared."""
    by_similarity: bool = False
    """Whether pairs are made by similarity, labels aside."""
    of_annotators: bool = False
    """Whether neither side is the key."""
    worded: bool = False
    """Whether texts are aligned, so that documents have word errors."""
    annotators: tuple[str, ...] = ()
    """The names of all sides, if they are more than two."""


class MainWindow(QMainWindow):
    """The main window: it requests files to be opened, lays out the panes, and keeps the session."""

    open_requested = Signal(object)
    """The `SessionRequest` of chosen files."""
    project_requested = Signal(object, str)
    """That of files to be adjudicated, and the file in which a project of them is to be made."""
    sample_requested = Signal()
    close_requested = Signal()
    """The comparison was closed; `show_welcome` has been called."""
    session_found = Signal(object)
    """The `Session` that was open at the end, to be opened again."""
    first_painted = Signal()
    closed = Signal()
    """The window was closed, and the session kept."""
    settled = Signal()
    """All requested content is shown: painted and scored."""

    def __init__(self, context: AppContext, make_panes: PaneFactory) -> None:
        super().__init__()
        self.context = context
        self.session_source: Callable[[], Session] = Session
        """A function that returns the session at the end: open files and selection."""
        self.session_now: Callable[[], Session] = Session
        """A function that returns it in between, and does nothing else."""
        self._saving = QTimer(self, interval=_SAVE_EVERY)
        self._saving.timeout.connect(self._save_in_between)
        self._make_panes = make_panes
        self._layout: DockLayout | None = None
        self._opened: ShownWorkspace | None = None
        self._painted = False
        self.guide: GuideWindow | None = None
        """The window of the guide; made when it is first opened."""
        self._sheet: OpenFilesDialog | None = None
        """The sheet in use; hidden while its files are read, to be shown again if they are refused."""
        self.setWindowTitle(tr("Annotally"))
        self.setAcceptDrops(True)
        self.setDockNestingEnabled(True)
        self.setMinimumSize(560, 300)
        context.actions.build_menus(self.menuBar())
        self.tools = ToolBar(context.actions, self)
        self.addToolBar(self.tools)
        self.status = StatusLine(context)
        self.setStatusBar(self.status)
        self._recent = RecentMenu(context, self.open_requested.emit)
        self._actions = WindowActions(self)
        # Dialogs take it from here, so that its keys work in them.
        self.addAction(context.actions.action("help.help"))
        self.stack = QStackedWidget()
        self.welcome = WelcomePage(context)
        self.welcome.reopened.connect(self.open_requested)
        self.stack.addWidget(self.welcome)
        self.setCentralWidget(self.stack)
        context.theme.changed.connect(context.actions.draw_toolbar_icons)
        # Dialogs of alerts open over this window from now on.
        context.alerts.set_window(self)
        context.actions.explain_in(self)
        context.actions.explained.connect(self._explain)
        self._place()
        self.show_welcome()

    def _explain(self, text: str, remedy: str) -> None:
        """Say why a key has no effect, and offer the action that would help."""
        if not remedy:
            self.context.alerts.tell(text)
            return
        action = self.context.actions.action(remedy)
        # Without its mnemonic, which might be that of a menu.
        self.context.alerts.tell(text, (action.text().replace("&", ""), action.trigger))

    @property
    def opened(self) -> ShownWorkspace | None:
        """The comparison in the workspace; None while the welcome page is shown."""
        return self._opened

    @property
    def layout_of_panes(self) -> DockLayout:
        """The docks; made, with the panes in them, when first asked for."""
        if self._layout is None:
            self._layout = self._build_workspace()
        return self._layout

    def focused_pane(self) -> str:
        """Return the name of the pane that has the focus, ``welcome`` where nothing is open."""
        if self._opened is None or self._layout is None:
            return "welcome"
        return self._layout.focused()

    def prepare(self) -> None:
        """Make the panes ahead of time, so that opening files does not hold the window up for them."""
        _ = self.layout_of_panes

    def show_workspace(self, opened: ShownWorkspace) -> None:
        """Show the panes for a comparison, and list it among the recent ones."""
        layout = self.layout_of_panes
        self.leave_sheet()
        self._opened = opened
        # Qt puts the sign of unsaved changes at [*] in a title; doubled it stands for itself.
        self.setWindowTitle(tr("{name}[*] – Annotally", name=opened.name.replace("[*]", "[*][*]")))
        self.legend.show_document(opened.name, opened.sides)
        self._saving.start()
        first = self.stack.currentWidget() is not self._workspace
        self.stack.setCurrentWidget(self._workspace)
        layout.show()
        # Panes for some tasks only are shown or hidden before the focus goes to the text.
        layout.offer("coreference", opened.has_classes)
        layout.offer("confusion", opened.by_similarity, front=False)
        layout.offer("agreement", opened.of_annotators, front=False)
        if opened.worded:
            layout.widen("corpus", _WORDED)
        if first:
            layout.focus_text()
        self.tools.show()
        self.context.actions.set_there(Need.COMPARISON, True)
        self.context.actions.set_there(Need.CLASSES, opened.has_classes)
        self.context.actions.set_there(Need.SIMILARITY, opened.by_similarity)
        if opened.request is not None:
            remember_opened(self.context.settings, opened.request, opened.annotators or opened.sides)

    def show_welcome(self) -> None:
        """Show the welcome page and hide the panes."""
        self._opened = None
        self._saving.stop()
        if self._layout is not None:
            self._layout.hide()
        self.tools.hide()
        self.stack.setCurrentWidget(self.welcome)
        self.welcome.take_focus()
        self.setWindowTitle(tr("Annotally"))
        self.status.clear()
        self.context.alerts.clear_warnings()
        for need in set(Need) - {Need.NOTHING}:
            self.context.actions.set_there(need, False)

    def show_document(
        self, name: str, states: frozenset[Status] = frozenset(), *, several_texts: bool = False
    ) -> None:
        """Name the document that the text pane shows, and the states that occur in it.

        ``several_texts``: each side has a text of its own, with its name over it.
        """
        if self._opened is not None:
            self.legend.show_document(name, None if several_texts else self._opened.sides)
            self.legend.show_states(states)

    def name_lanes(self, upper: str, lower: str) -> None:
        """Name the sides above and below the words."""
        if self._opened is not None:
            self._opened = replace(self._opened, sides=(upper, lower))
            self.legend.show_document(self.legend.document_name, (upper, lower))

    def show_position(self, position: Position) -> None:
        """Show the position in the status bar, and enable the walk if there are disagreements."""
        self.status.show_position(position)
        self.context.actions.set_there(Need.DISAGREEMENT, position.disagreements > 0)

    def settle(self) -> None:
        """Report that all requested content is shown, once pending events are handled."""
        QTimer.singleShot(0, self, self.settled.emit)

    def choose_inputs(self, *, folder: bool = False, adjudicating: bool = False) -> None:
        """Ask for files, or for a folder, and show them on the sheet that opens them."""
        titles = _ADJUDICATED if adjudicating else _COMPARED
        choose = choose_folders if folder else choose_files
        choose(
            self,
            self.context.settings,
            tr(titles[folder]),
            lambda paths: self.open_paths(paths, adjudicating=adjudicating),
        )

    def open_paths(self, paths: tuple[str, ...] | list[str] = (), *, adjudicating: bool = False) -> None:
        """Show the sheet that opens files, filled with ``paths``; a project among them is opened at once.

        ``adjudicating``: a project is proposed with it, for two annotators or more.
        """
        project = next((path for path in paths if path.casefold().endswith(PROJECT)), None)
        if project is not None:
            self.open_requested.emit(SessionRequest("", project=str(Path(project).absolute())))
            return
        from annotally_gui.dialogs.open_files import OpenFilesDialog

        self.leave_sheet()
        context = self.context
        sheet = OpenFilesDialog(
            context.inputs(), context.settings, context.icons, paths, self, adjudicating=adjudicating
        )
        sheet.chosen.connect(self.open_requested)
        sheet.project_chosen.connect(self.project_requested)
        sheet.finished.connect(self._forget_sheet)
        self._sheet = sheet
        sheet.open()

    def _forget_sheet(self) -> None:
        self._sheet = None

    def show_refusal(self, diagnostics: tuple[Diagnostic, ...]) -> None:
        """Show why files are not opened: on the sheet on which they were chosen, or in a dialog."""
        # The sheet was only hidden while the files were read, so all choices are still on it.
        if self._sheet is not None:
            self._sheet.show_refusal(diagnostics)
            self._sheet.open()
            self._sheet.activateWindow()
            self.context.alerts.troubled.emit()
        else:
            self.context.alerts.refused(diagnostics)

    def leave_sheet(self) -> None:
        """Close the sheet once its files are open, or given up."""
        if self._sheet is not None:
            self._sheet.hide()
            self._sheet.deleteLater()
            self._sheet = None

    def close_comparison(self) -> None:
        """Return to the welcome page."""
        self.show_welcome()
        self.close_requested.emit()

    def restore_session(self) -> None:
        """Request the last session to be opened again, if the preferences say so."""
        values = self.context.settings.values
        session = session_from(values.session)
        if values.restore_session and not session.empty:
            self.session_found.emit(session)

    def save_session(self) -> None:
        """Save geometry, panes and session for the next start."""
        # While files are read, the window may show no comparison yet that it was asked to open again.
        is_wanted = self._opened is not None or self.context.engine.pending
        self._save(self.session_source() if is_wanted else Session())

    def _save_in_between(self) -> None:
        """Save them while somebody works: a program that is killed loses seconds."""
        # While something is asked for, what is selected may be on its way still, such as at a start.
        if self._opened is not None and not self.context.engine.pending:
            self._save(self.session_now())

    def _save(self, session: Session) -> None:
        # All values in one change, of which listeners hear once; nothing is written where nothing changed.
        # Without panes their places of the last session stay in the settings.
        changes: dict[str, object] = {"geometry": bytes(self.saveGeometry().data())}
        if self._layout is not None:
            changes["docks"] = self._layout.state()
        self.context.settings.change(**changes, session=session.to_mapping())
        self.context.settings.save()

    def show_guide(self, widget: QWidget | None) -> None:
        """Open the guide at the place that belongs to a widget; at the pane with the focus if it has none."""
        from annotally_gui.window.guide.guide_window import GuideWindow
        from annotally_gui.window.guide.topics import TOPICS, place_named, topic_of

        # Imported when it is first opened: the start does without it.
        place = topic_of(widget) or place_named(TOPICS.get(self.focused_pane(), ""))
        if self.guide is None:
            self.guide = GuideWindow(self.context)
        self.guide.go_to(place)
        self.guide.show()
        self.guide.raise_()
        self.guide.activateWindow()

    def _close_guide(self) -> None:
        if self.guide is not None:
            self.guide.close()
            self.guide.deleteLater()
            self.guide = None

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the session."""
        self._saving.stop()
        self._close_guide()
        self.save_session()
        event.accept()
        self.closed.emit()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go to the next part that is in sight, or the one before."""
        return step_focus(self, forward=forward)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit to the new size."""
        super().resizeEvent(event)
        self.tools.fit(self.width())
        if self._layout is not None and self._opened is not None:
            self._layout.fold(self._layout.is_small())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint."""
        super().paintEvent(event)
        if not self._painted:
            # Queued, so that the signal comes after the window system has the first picture.
            self._painted = True
            QTimer.singleShot(0, self, self.first_painted.emit)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take local files."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            take_copies(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Open dropped files."""
        from annotally_gui.dialogs.open_files import dropped_paths

        take_copies(event)
        self.open_paths(dropped_paths(event))

    def _build_workspace(self) -> DockLayout:
        panes = self._make_panes(self.context)
        self.legend = Legend(self.context.glyphs, self.context.theme)
        self._workspace = QWidget()
        column = QVBoxLayout(self._workspace)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.legend)
        if panes.text is not None:
            column.addWidget(panes.text, 1)
        else:
            column.addStretch(1)
        self.stack.addWidget(self._workspace)
        for pane in (panes.text, panes.mapping, panes.corpus, panes.coreference):
            if pane is not None:
                self.context.actions.add_reading_widget(pane)
        layout = DockLayout(self, panes, self.context.actions)
        # Hiding keeps the restored state, from which `show` brings the docks back.
        layout.restore(self.context.settings.values.docks)
        layout.hide()
        docked = (panes.corpus, panes.inspector, panes.mapping, panes.scores)
        offered = (panes.coreference, panes.confusion, panes.agreement, panes.concordance, panes.questions)
        built = [pane for pane in (panes.text, *docked, *offered, panes.pairs) if pane is not None]
        self.focus_line = FocusLine(self, built, self.context.theme)
        self._actions.bind_layout(layout)
        return layout

    def _place(self) -> None:
        # Geometry saved on a screen that is gone is corrected by Qt. At the first start the window leaves
        # room for its frame.
        geometry = self.context.settings.values.geometry
        if geometry and self.restoreGeometry(QByteArray(geometry)):
            return
        room = QGuiApplication.primaryScreen().availableSize()
        self.resize(min(_FIRST_SIZE[0], room.width() - _FRAME), min(_FIRST_SIZE[1], room.height() - _FRAME))


_ZOOM_STEP = 10


class WindowActions:
    """The window's own actions, bound to their functions."""

    def __init__(self, window: "MainWindow") -> None:
        self._window = window
        self._context = window.context
        bind = self._context.actions.bind
        bind("file.open", window.choose_inputs)
        bind("file.open_folder", lambda: window.choose_inputs(folder=True))
        bind("file.adjudicate", lambda: window.choose_inputs(adjudicating=True))
        bind("file.adjudicate_folder", lambda: window.choose_inputs(folder=True, adjudicating=True))
        bind("file.open_sample", window.sample_requested.emit)
        bind("file.close", window.close_comparison)
        bind("file.quit", lambda: window.close())
        # Copy and Select all go to the widget with the focus.
        bind("edit.copy", lambda: _ask_focused("copy"))
        bind("edit.select_all", lambda: _ask_focused("selectAll", "select_all"))
        bind("edit.preferences", self._preferences)
        bind("view.zoom_in", lambda: self._zoom(self._context.settings.values.zoom + _ZOOM_STEP))
        bind("view.zoom_out", lambda: self._zoom(self._context.settings.values.zoom - _ZOOM_STEP))
        bind("view.zoom_reset", lambda: self._zoom(100))
        bind("view.full_screen", self._full_screen)
        bind("window.messages", self._context.alerts.show_messages)
        bind("help.help", self._help)
        bind("help.shortcuts", self._shortcuts)
        bind("help.about", self._about)
        for choice in ("system", "light", "dark"):
            bind(
                f"view.theme_{choice}", lambda _on, choice=choice: self._context.settings.change(theme=choice)
            )
        self._context.settings.changed.connect(self._settings_changed)
        self._show_theme()

    def bind_layout(self, layout: DockLayout) -> None:
        """Bind the actions that need the panes."""
        bind = self._context.actions.bind
        bind("window.reset_layout", layout.reset)
        bind("window.hide_pane", layout.hide_focused)
        bind("window.next_pane", lambda: layout.cycle(1))
        bind("window.previous_pane", lambda: layout.cycle(-1))
        flat, upright = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
        sizes = {"wider": (flat, 1), "narrower": (flat, -1), "taller": (upright, 1), "shorter": (upright, -1)}
        for name, (direction, steps) in sizes.items():
            bind(
                f"view.{name}",
                lambda direction=direction, steps=steps: self._resize_pane(layout, direction, steps),
            )

    def _resize_pane(self, layout: DockLayout, direction: Qt.Orientation, steps: int) -> None:
        if not layout.resize_focused(direction, steps):
            self._window.status.say(tr("This pane has no other beside it to share its room with."))

    def _settings_changed(self, names: frozenset[str]) -> None:
        if "theme" in names:
            self._context.theme.choose(self._context.settings.values.theme)
            self._show_theme()

    def _show_theme(self) -> None:
        self._context.actions.set_checked(f"view.theme_{self._context.settings.values.theme}", True)

    def _zoom(self, percent: int) -> None:
        declaration = declarations()["zoom"]
        low, high = declaration.low or percent, declaration.high or percent
        self._context.settings.change(zoom=max(low, min(high, percent)))

    def _full_screen(self, on: bool) -> None:
        if on:
            self._window.showFullScreen()
        else:
            self._window.showNormal()

    def _preferences(self) -> None:
        # Dialogs are imported when they are first opened: the start does without them.
        from annotally_gui.dialogs.preferences import PreferencesDialog

        _show(PreferencesDialog(self._context, self._window))

    def _shortcuts(self) -> None:
        from annotally_gui.dialogs.shortcuts import ShortcutSheet

        _show(ShortcutSheet(self._context.actions, self._window))

    def _help(self) -> None:
        self._window.show_guide(QApplication.focusWidget() or QApplication.activeWindow())

    def _about(self) -> None:
        from annotally_gui.dialogs.about import AboutDialog

        _show(AboutDialog(self._window))


def _show(dialog: QDialog) -> None:
    dialog.open()


def _ask_focused(*methods: str) -> None:
    """Call the first of ``methods`` that the widget with the focus has, or the nearest one around it."""
    # Widgets of Qt and of this program name the same method differently (``selectAll``, ``select_all``),
    # hence several names.
    widget = QApplication.focusWidget()
    while widget is not None:
        for method in methods:
            answer = getattr(widget, method, None)
            if callable(answer):
                answer()
                return
        widget = widget.parentWidget()
