"""Puts the window together: which widgets are its panes, and who answers what it asks for."""

from collections.abc import Hashable

from PySide6.QtCore import QObject
from PySide6.QtGui import QColor, QPixmap

from annotally.errors import InputRefused
from annotally.reports.parcels import DocumentView, Opened, Scored, ScoredBatch
from annotally.reports.tables import TOTAL
from annotally.scoring.measures import f_measure, rounded
from annotally.scoring.tally import Column, Status
from annotally.tasks.catalogue import TASKS
from annotally_gui.background import Request
from annotally_gui.context import AppContext
from annotally_gui.glyphs import state_title
from annotally_gui.i18n import tr
from annotally_gui.inputs import Inputs, Recognised, TaskChoice
from annotally_gui.layout import Panes
from annotally_gui.main_window import MainWindow
from annotally_gui.main_window import Opened as Shown
from annotally_gui.models.desk import Desk, Place, mark_row
from annotally_gui.operations.exporting import export_rows
from annotally_gui.operations.opening import Opening, name_of
from annotally_gui.operations.walking import Walking
from annotally_gui.session import OpenRequest, Session
from annotally_gui.status_line import Position
from annotally_gui.views.corpus import CorpusPane
from annotally_gui.views.inspector import InspectorPane
from annotally_gui.views.mapping import MappingPane
from annotally_gui.views.reading import ReadingPane
from annotally_gui.views.scores import Scope, ScoresPane

_FORMATS = {
    "templates": ("muc-templates",),
    "entities": ("muc-sgml",),
    "muc4": ("muc34",),
}


def _task_formats(name: str) -> tuple[str, ...]:
    """Return the formats a task usually comes in, by its name."""
    if name.startswith("muc4"):
        return _FORMATS["muc4"]
    return _FORMATS["entities"] if name.endswith("named-entity") else _FORMATS["templates"]


def _recognise(path: str) -> Recognised | str:
    from annotally.formats.sources import recognise_file

    try:
        found = recognise_file(path)
    except InputRefused as refusal:
        return refusal.diagnostics[0].found
    if found.read is None:
        return tr("{title}: {why}", title=found.title, why=found.refusal or tr("it cannot be read"))
    return Recognised(found.name, found.title, found.carries_text, found.carries_annotations)


class _Painter:
    """Gives the views glyphs, colours and names of states in the theme in force."""

    def __init__(self, context: AppContext) -> None:
        self._context = context

    def glyph(self, status: int, size: int, dpr: float) -> QPixmap:
        """Return the glyph of a state."""
        return self._context.glyphs.pixmap(Status(status), size, dpr)

    def color(self, status: int) -> QColor:
        """Return the colour of a state."""
        return self._context.theme.state(Status(status))

    def text(self, status: int) -> str:
        """Return the name of a state."""
        return state_title(Status(status))


class Composition:
    """The parts of the window that show data, and the operations behind its actions."""

    def inputs(self) -> Inputs:
        """Return what is known about files and tasks."""
        tasks = tuple(TaskChoice(task.name, task.title, _task_formats(task.name)) for task in TASKS)
        return Inputs(_recognise, tasks)

    def panes(self, context: AppContext) -> Panes:
        """Make the panes of the window with these services."""
        painter = _Painter(context)
        return Panes(
            ReadingPane(context),
            CorpusPane(),
            InspectorPane(painter),
            MappingPane(painter),
            ScoresPane(),
        )

    def attach(self, window: MainWindow) -> None:
        """Answer the window's signals and bind its actions."""
        Director(window)


class Director(QObject):
    """Connects desk, panes and operations: what is chosen in one pane is shown in the others."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._context = window.context
        self.desk = Desk(self)
        self.opening = Opening(self._context, self.desk)
        self._inspecting: Request | None = None
        self._restored = Session()
        self._wired = False
        window.open_requested.connect(self._open)
        window.sample_requested.connect(self.opening.open_sample)
        window.close_requested.connect(self.desk.close)
        window.session_found.connect(self._restore)
        window.session_source = self._session
        self.desk.opened.connect(self._opened)

    # --- opening

    def _open(self, request: OpenRequest) -> None:
        self.opening.open(request)

    def _restore(self, session: Session) -> None:
        self._restored = session
        if session.request is not None:
            self.opening.open(session.request, session)
        else:
            self.opening.open_sample(session)

    def _session(self) -> Session:
        if not self._wired or self.desk.comparison is None:
            return Session()
        return self.opening.session(self._mapping.filter_text, self._reading.text.first_visible_offset())

    def _opened(self, opened: Opened) -> None:
        name = name_of(self.desk.request)
        a, b = opened.sides[0], opened.sides[1]
        self._wire()
        self._context.alerts.clear_warnings()
        self._mapping.clear()
        self._mapping.set_side_names(a, b)
        self._corpus.set_documents(opened.documents)
        self._reading.clear()
        self._inspector.show_inspection(None)
        for scope in Scope:
            self._scores.set_rows(scope, ())
        for pane in (self._corpus, self._inspector, self._reading):
            pane.set_side_names(a, b)
        self._window.show_workspace(Shown(name, (a, b), self.desk.request))
        if self._restored.filter:
            self._window.filter_field.set_filter(self._restored.filter)
        self._tell_position()

    def _wire(self) -> None:
        """Connect the panes, once they exist: they are made when the workspace is first shown."""
        if self._wired:
            return
        self._wired = True
        panes = self._window.layout_of_panes.panes
        self._reading, self._corpus = panes.text, panes.corpus
        self._inspector, self._mapping, self._scores = panes.inspector, panes.mapping, panes.scores
        self.walking = Walking(self.desk, self.opening, self._mapping.matched)
        desk = self.desk
        desk.batch_came.connect(self._batch_came)
        desk.scored.connect(self._scored)
        desk.document_shown.connect(self._document_shown)
        desk.place_changed.connect(self._place_changed)
        self._corpus.document_activated.connect(self.opening.show_document)
        self._reading.row_clicked.connect(self._row_clicked)
        self._reading.set_tooltip_source(self._tooltip)
        self._mapping.row_activated.connect(lambda document, row: self.opening.go(Place(document, row)))
        self._mapping.filter_changed.connect(lambda _summary: self._tell_position())
        self._scores.cell_activated.connect(self._cell_activated)
        self._window.filter_changed.connect(self._mapping.set_filter_text)
        self._bind()

    def _bind(self) -> None:
        bind = self._context.actions.bind
        bind("go.next_disagreement", self.walking.next)
        bind("go.previous_disagreement", self.walking.previous)
        bind("go.next_same", self.walking.next_alike)
        bind("go.previous_same", self.walking.previous_alike)
        bind("go.next_document", self._corpus.next_document)
        bind("go.previous_document", self._corpus.previous_document)
        bind("edit.find", self._reading.find_bar.begin)
        bind("edit.find_next", self._reading.find_bar.step)
        bind("edit.find_previous", lambda: self._reading.find_bar.step(backwards=True))
        bind("view.open_only", self._mapping.set_open_only)
        bind("view.expand_all", self._mapping.expand_all)
        bind("view.collapse_all", self._mapping.collapse_all)
        bind("score.copy_table", self._scores.copy_table)
        bind("score.reload", self.opening.reload)
        bind("file.export_csv", self._export)

    # --- what the desk tells

    def _batch_came(self, batch: ScoredBatch) -> None:
        self._mapping.append(batch.trees)
        self._corpus.update_rows(batch.corpus)
        self._tell_position()

    def _scored(self, scored: Scored) -> None:
        self._scores.set_rows(Scope.CORPUS, scored.rows)
        self._tell_position()
        self._window.settle()

    def _document_shown(self, view: DocumentView) -> None:
        self._reading.show_document(view.text, view.marks)
        self._corpus.set_current(view.document)
        self._mapping.show_document(view.document)
        self._scores.set_rows(Scope.DOCUMENT, view.rows)
        self._window.show_document(view.label)
        if self._restored.document == view.document:
            self._reading.text.scroll_to(self._restored.scroll)
            self._restored = Session()

    def _place_changed(self, place: Place | None) -> None:
        view = self.desk.view
        if place is None or view is None:
            self._reading.set_current(None)
            self._inspector.show_inspection(None)
            return
        self._reading.set_current(mark_row(view.tree, view.marks, place.row))
        self._mapping.select(place.document, place.row)
        self._tell_position()
        if self._inspecting is not None:
            self._inspecting.cancel()
        self._inspecting = self._context.engine.call(
            "inspect", place.document, place.row, on_result=self._inspector.show_inspection
        )

    # --- what a person did

    def _row_clicked(self, row: int) -> None:
        if self.desk.view is not None:
            self.desk.select(Place(self.desk.view.document, row))

    def _cell_activated(self, row: tuple[str, ...], columns: tuple[Column, ...], title: str) -> None:
        self._mapping.set_cell_filter(row, columns, title)

    def _export(self) -> None:
        rows = self._mapping.visible_rows()
        export_rows(self._context, self._window, rows, self._window.status.say)

    def _tooltip(self, row: Hashable) -> str:
        tree = self.desk.tree
        if tree is None or not isinstance(row, int):
            return ""
        status = Status(tree.nodes.status[row])
        lines = [f"{tree.title[row]}: {state_title(status)}"]
        names = self.desk.comparison.sides if self.desk.comparison is not None else ("", "")
        for name, texts in zip(names, tree.texts, strict=True):
            if texts[row]:
                lines.append(f"{name}: {texts[row]}")
        return "\n".join(lines)

    def _tell_position(self) -> None:
        if self.desk.comparison is None:
            return
        number, count = self.walking.position()
        total = next((row.tally for row in self.desk.rows if row.key == TOTAL), None)
        f = f_measure(total) if total is not None else None
        measures = (("F", rounded(f * 100, 2)),) if f is not None else ()
        self._window.show_position(Position(number, count, len(self.desk.comparison.documents), measures))
