"""Blind mode: nobody is told who made which annotation, or everybody is."""

from collections.abc import Callable

from annotally.adjudication.project.messages import ProjectState
from annotally.model.diagnostics import Diagnostic
from annotally_gui.actions.spec import Need
from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.models.app_state import AppState
from annotally_gui.services.requests import Adjudication
from annotally_gui.window.main_window import MainWindow

TELLING = ("file.export_reports", "score.reports", "file.report", "file.print")
"""Actions that show names of files: they wait while a project is blind."""


class BlindModeController(Controller):
    """Switch of the blind mode; ``reload`` opens the project again, with names hidden or shown."""

    def __init__(self, window: MainWindow, state: AppState, reload: Callable[[], object]) -> None:
        super().__init__(window.context, state)
        self._reload = reload
        self._context.actions.bind("view.blind", lambda on: self._turn(bool(on)))
        state.project_changed.connect(self._project_changed)

    def _project_changed(self, project: ProjectState | None) -> None:
        opened, actions = self._state.comparison, self._context.actions
        annotators = opened is not None and (opened.key2key or len(opened.sides) > 2)
        writable = project is not None and not project.read_only
        actions.set_there(Need.ANNOTATED, writable and annotators)
        blind = project is not None and project.blind
        actions.set_checked("view.blind", blind)
        for action_id in TELLING:
            actions.set_enabled(action_id, not blind)

    def _turn(self, on: bool) -> None:
        self.ask(
            Adjudication.set_blind,
            on,
            on_result=lambda _state: self._reload(),
            on_refused=lambda diagnostics: self._refused(diagnostics, on),
        )

    def _refused(self, diagnostics: tuple[Diagnostic, ...], on: bool) -> None:
        self._context.actions.set_checked("view.blind", not on)
        self._context.alerts.refused(diagnostics)
