"""The tolerance for texts and edges: shown above the scores, and compared by again when changed."""

from collections.abc import Callable

from annotally.adjudication.project.messages import ProjectState
from annotally.reports.messages import Opened
from annotally.tasks.text_tolerance import TextTolerance
from annotally_gui.models.app_state import AppState
from annotally_gui.views.scores import ScoresPane
from annotally_gui.window.main_window import MainWindow


class ToleranceController:
    """Controller of the line above the scores: keeps it true, and opens the files again by another choice."""

    def __init__(
        self,
        window: MainWindow,
        state: AppState,
        pane: ScoresPane,
        compare: Callable[[TextTolerance], None],
    ) -> None:
        """Take the function that compares the open files by another choice, and stays at the same place."""
        self._window, self._context, self._pane, self._compare = window, window.context, pane, compare
        self._state = state
        pane.tolerance.clicked.connect(self._ask)
        state.closed.connect(lambda: pane.tolerance.hide())
        # What is decided in a project belongs to the texts and extents it was decided on.
        state.project_changed.connect(self._project_changed)

    def begin(self, opened: Opened) -> None:
        """Show the tolerance in force in a comparison that was opened."""
        button = self._pane.tolerance
        button.tolerance = opened.tolerance
        is_offered = button.offer(texts=opened.shares_text, edges=not opened.method_spec.edges_count)
        self._pane.tolerance.setVisible(is_offered)

    def _project_changed(self, project: ProjectState | None) -> None:
        self._pane.tolerance.setEnabled(project is None)

    def _ask(self) -> None:
        # The dialog has only the fields that count for what is open: texts, edges, or both. Imported when it
        # is first asked for.
        from annotally_gui.dialogs.tolerance import ToleranceDialog

        button = self._pane.tolerance
        dialog = ToleranceDialog(
            self._context.settings,
            button.tolerance,
            self._window,
            texts=button.has_texts,
            edges=button.has_edges,
        )
        dialog.chosen.connect(self._chosen)
        dialog.open()

    def _chosen(self, tolerance: TextTolerance) -> None:
        # The files are read again by another choice: the same choice would cost seconds for nothing.
        if tolerance != self._pane.tolerance.tolerance:
            self._compare(tolerance)
