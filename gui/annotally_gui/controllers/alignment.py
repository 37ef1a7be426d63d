"""The sheet of the alignment: its changes are compared by at once, and its figures kept true."""

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from annotally.adjudication.project.messages import ProjectState
from annotally.model.diagnostics import Diagnostic
from annotally.reports.messages import Recompared, Scored
from annotally.reports.tables.score_tables import ScoreRow, total_of
from annotally.reports.tables.word_errors import rate_text, words_of
from annotally.scoring.families import f1
from annotally.tasks.alignment_options import DifferingChoice
from annotally_gui.actions.spec import Need
from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.controllers.commands.open import OpenCommands
from annotally_gui.models.app_state import AppState
from annotally_gui.models.corpus_model import f_text
from annotally_gui.services.diagnostic_words import diagnostic_line
from annotally_gui.services.i18n import tr
from annotally_gui.window.main_window import MainWindow

if TYPE_CHECKING:
    from annotally_gui.dialogs.alignment import AlignmentSheet


class AlignmentController(Controller):
    """Controller of the sheet: shows it, compares by its choices, and shows the resulting figures."""

    def __init__(self, window: MainWindow, state: AppState, opening: OpenCommands) -> None:
        super().__init__(window.context, state, window)
        self._window, self._opening = window, opening
        self._sheet: AlignmentSheet | None = None
        self._before = ""
        self._rows: tuple[ScoreRow, ...] = ()
        """Of the document shown, as it is compared now."""
        window.context.actions.bind("score.alignment", self.show)
        state.recompared.connect(self._recompared)
        state.scored.connect(self._scored)
        state.opened.connect(lambda _opened: self._close())
        state.closed.connect(self._close)
        state.project_changed.connect(self._project_changed)

    def _project_changed(self, project: ProjectState | None) -> None:
        """Leave the alignment alone while a project is open: its decisions belong to this alignment."""
        opened = self._state.comparison
        aligning = opened is not None and opened.method_spec.aligns_texts
        self._window.context.actions.set_there(Need.DIFFERING, aligning and project is None)
        if project is not None:
            self._close()

    def _close(self) -> None:
        if self._sheet is not None:
            self._sheet.close()

    def show(self) -> None:
        """Show the sheet, or bring it to the front."""
        # The sheet is not modal, so that texts can be looked at meanwhile. Figures before the first change
        # are kept for comparison as long as it is open.
        from annotally_gui.dialogs.alignment import AlignmentSheet

        opened, request, view = self._state.comparison, self._state.request, self._state.view
        if opened is None or request is None:
            return
        if self._sheet is None:
            spec = opened.method_spec
            self._sheet = AlignmentSheet(self._window.context, spec, request.differing, self._window)
            self._sheet.edited.connect(self._edited)
            self._sheet.finished.connect(self._forget)
            self._rows = view.rows if view is not None else ()
            self._before = self._figures()
            self._sheet.show_figures(self._before, self._before)
        self._sheet.show()
        self._sheet.raise_()
        self._sheet.activateWindow()

    def _forget(self) -> None:
        self._sheet = None

    def _edited(self, choice: DifferingChoice) -> None:
        if self._state.request is not None:
            self._opening.recompare(replace(self._state.request, differing=choice), self._refused)

    def _refused(self, diagnostics: tuple[Diagnostic, ...]) -> None:
        if self._sheet is not None and diagnostics:
            self._sheet.show_refusal(diagnostic_line(diagnostics[0]))

    def _recompared(self, recompared: Recompared) -> None:
        self._rows = recompared.view.rows
        if self._sheet is not None:
            counting = tr("{figures} (counting all documents…)", figures=_said(self._rows))
            self._sheet.show_figures(self._before, counting)

    def _scored(self, _scored: Scored) -> None:
        if self._sheet is not None:
            self._sheet.show_figures(self._before, self._figures())

    def _figures(self) -> str:
        return tr(
            "this document: {own}; all documents: {whole}",
            own=_said(self._rows),
            whole=_said(self._state.rows),
        )


def _said(rows: Iterable[ScoreRow]) -> str:
    """Return word errors and F of a table of scores."""
    table = tuple(rows)
    words, total = words_of(table), total_of(table)
    f = tr("F {value}", value=f_text(f1(total) if total is not None else None))
    if words is None:
        return f
    return tr("word errors {rate} %, {f}", rate=rate_text(words), f=f)
