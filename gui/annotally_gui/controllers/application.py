"""The controller of the whole window: opens, closes and restores comparisons."""

from dataclasses import replace

from PySide6.QtCore import QObject

from annotally.model.diagnostics import Diagnostic
from annotally.reports.messages import Opened, Recompared
from annotally.scoring.tally import Status
from annotally.tasks.text_tolerance import TextTolerance
from annotally_gui.controllers.adjudication import ask_for_inputs
from annotally_gui.controllers.aligned_texts import AlignedTextsController
from annotally_gui.controllers.alignment import AlignmentController
from annotally_gui.controllers.annotator_tests import AnnotatorTestsController
from annotally_gui.controllers.blind_mode import BlindModeController
from annotally_gui.controllers.bootstrap import BootstrapController
from annotally_gui.controllers.commands.open import OpenCommands, name_of
from annotally_gui.controllers.commands.projects import ProjectCommands
from annotally_gui.controllers.configuration import ConfigurationController
from annotally_gui.controllers.full_report import FullReportController
from annotally_gui.controllers.laboratory import LaboratoryController
from annotally_gui.controllers.panes import DataPanes, PaneController
from annotally_gui.controllers.raw_scores import RawScoreController
from annotally_gui.controllers.similarity_profiles import SimilarityProfileController
from annotally_gui.controllers.tolerance import ToleranceController
from annotally_gui.models.app_state import AppState
from annotally_gui.models.number_words import sentence
from annotally_gui.services.engine_client import EngineClient
from annotally_gui.services.i18n import tr, translate
from annotally_gui.services.recent_files import remember_progress
from annotally_gui.services.samples import ELEMENTS
from annotally_gui.services.session import Session, SessionRequest
from annotally_gui.window.main_window import MainWindow
from annotally_gui.window.main_window import ShownWorkspace as Shown


class ApplicationController(QObject):
    """Controller of the window: makes state, commands and controllers, and connects them with the window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._context = window.context
        self.state = AppState(self)
        self.opening = OpenCommands(self._context, self.state)
        self.projects = ProjectCommands(self._context, self.state, self.opening, window, window.status.say)
        self._panes: PaneController | None = None
        self._similarity_profiles: SimilarityProfileController | None = None
        self._tolerance: ToleranceController | None = None
        self._texts: AlignedTextsController | None = None
        self._restored = Session()
        window.open_requested.connect(self._open)
        window.project_requested.connect(self._open_with_project)
        window.sample_requested.connect(self._open_sample)
        window.close_requested.connect(self._close)
        window.session_found.connect(self._restore)
        window.session_source = self._session_at_end
        window.session_now = self._session
        self._configuration = ConfigurationController(
            window, self.state, self._compare_with, self._edit_profile
        )
        self.state.opened.connect(self._opened)
        self.state.recompared.connect(self._recompared)
        self.opening.refused.connect(window.show_refusal)
        self.projects.inputs_astray.connect(lambda file, go_on: ask_for_inputs(window, file, go_on))
        self.projects.started.connect(self._name)
        self._blind_mode = BlindModeController(window, self.state, self.reload)
        self._context.actions.bind("file.open_project", self.projects.choose)
        self._context.actions.bind("file.rescue_project", self.projects.choose_damaged)
        self._context.actions.bind("file.adjudicate_sample", self.projects.start_sample)
        self.opening.given_up.connect(window.leave_sheet)
        engine = self._context.engine
        if isinstance(engine, EngineClient):
            engine.restarted.connect(lambda: self._take_up_again(engine))
        self._lost = False
        """Whether a new worker knows nothing of what is shown: something else was being opened by then."""
        self.state.opened.connect(self._keep)
        # The shown comparison is brought back last, because it is restored by a session of its own.
        for signal in (self.opening.refused, self.opening.given_up):
            signal.connect(self._forget_restored)
            signal.connect(self._bring_back)

    def wire(self, panes: DataPanes) -> None:
        """Connect the panes: they are made when the workspace is first shown."""
        self._panes = PaneController(self._window, self.state, self.opening, self.projects, panes)
        self.opening.decisions_read.connect(self._keep_progress)
        self._texts = AlignedTextsController(
            self._window, self.state, panes.reading, self._panes.adjudication.decisions
        )
        AlignmentController(self._window, self.state, self.opening)
        self._similarity_profiles = SimilarityProfileController(
            self._window, self.state, self.opening, panes.scores.profiles
        )
        self._tolerance = ToleranceController(self._window, self.state, panes.scores, self._compare_forgiving)
        BootstrapController(self._context, self.state, panes.scores)
        RawScoreController(self._context, self.state, panes.scores)
        pictured = {
            "documents": panes.corpus.table,
            "types": panes.scores.table,
            "confusion": panes.confusion.table,
            "agreement": panes.agreement.table,
            "pairs": panes.pairs.table,
        }
        FullReportController(self._window, self.state, pictured)
        AnnotatorTestsController(self._context, self.state, panes.agreement, self._window.status.say)
        LaboratoryController(self._window, self.state, panes.agreement, self._panes.row_lists.list_rows)
        self._context.actions.bind("score.reload", self.reload)

    def _take_up_again(self, engine: EngineClient) -> None:
        """Give a new worker the shown comparison; while another is being opened, only if that fails."""
        # Two comparisons may be concerned: the one on the screen, which the new worker does not know, and
        # one being opened, which the client has sent again. The latter goes first.
        self._lost = engine.is_opening
        if not self._lost:
            self.reload()

    def _keep(self, _opened: object) -> None:
        self._lost = False

    def _bring_back(self, _why: object = None) -> None:
        if self._lost:
            self._lost = False
            self.reload()

    def _forget_restored(self, _why: object = None) -> None:
        """Forget the session that was to be restored: its files are not opened after all."""
        self._restored = Session()

    def reload(self) -> None:
        """Read the same files again, and stay at the same place; a new worker knows of none."""
        session = self._session()
        if not session.empty and self._panes is not None:
            self._panes.keep_open()
            self._restore(session)

    def _open(self, request: SessionRequest) -> None:
        self._session_at_end()
        self._restored = Session()
        self._start(request, None)

    def _open_with_project(self, request: SessionRequest, path: str) -> None:
        self._session_at_end()
        self._restored = Session()
        self.projects.open_with(request, path)

    def _start(self, request: SessionRequest, session: Session | None) -> None:
        if request.project:
            self.projects.open(request, session)
        else:
            self.opening.open(request, session)

    def _compare_with(self, task: str) -> None:
        """Compare the open texts again by another task, and stay at the same place."""
        session = self._session()
        if not session.empty:
            request = replace(session.request or ELEMENTS.request(), task=task, key2key=False)
            self._restore(replace(session, request=request, sample=False))

    def _compare_forgiving(self, tolerance: TextTolerance) -> None:
        """Compare the open files again with something else forgiven, and stay at the same place."""
        session = self._session()
        if not session.empty:
            request = replace(session.request or ELEMENTS.request(), tolerance=tolerance)
            self._restore(replace(session, request=request, sample=False))

    def _edit_profile(self) -> None:
        if self._similarity_profiles is not None:
            self._similarity_profiles.show_editor()

    def _close(self) -> None:
        self._session_at_end()
        has_project = self.state.project is not None
        self._forget_restored()
        self.opening.close()
        if has_project:
            self.projects.close()

    def _open_sample(self) -> None:
        self._session_at_end()
        self._restored = Session()
        self.opening.open_sample()

    def _restore(self, session: Session) -> None:
        self._restored = session
        if session.request is not None:
            self._start(session.request, session)
        else:
            self.opening.open_sample(session)

    def _session(self) -> Session:
        if self.state.comparison is None and self._context.engine.pending:
            return self._restored  # its files are being read: the next start opens them again
        if self._panes is None:
            return Session()
        return self.opening.session(*self._panes.view())

    def _session_at_end(self) -> Session:
        """Return the open comparison and the place in it, and keep these in the project too.

        How far the project is stands among the recent ones from then on.
        """
        session = self._session()
        self.projects.remember(session)
        self._keep_progress()
        return session

    def _keep_progress(self) -> None:
        progress = self._panes.adjudication.progress if self._panes is not None else None
        request = self.state.request
        if progress is not None and request is not None and not (progress.counting or progress.keyless):
            remember_progress(self._context.settings, request, progress.decided, progress.objects)

    def _opened(self, opened: Opened) -> None:
        # Warnings of the comparison before are dropped ahead of its own. The workspace is shown and named
        # before the panes are filled.
        self._context.alerts.clear_warnings()
        if opened.warnings:
            self._context.alerts.warn(opened.warnings)
        if opened.nothing_scored is not None:
            self._tell_nothing_scored(opened.nothing_scored)
        self._context.actions.set_enabled("score.configuration", self.state.is_configurable)
        self._name()
        if self._panes is not None:
            self._panes.begin(opened, self._restored)
            self._restored = Session()
        if self._similarity_profiles is not None:
            self._similarity_profiles.begin(opened)
        if self._tolerance is not None:
            self._tolerance.begin(opened)

    def _tell_nothing_scored(self, finding: Diagnostic) -> None:
        """Say that nothing is scored (C10), and offer the sheet with the files again, to choose the task."""
        request = self.state.request
        choice = None
        if request is not None and not request.project and all(len(files) == 1 for _, files in request.sides):
            paths = [path for path in request.paths if path != request.configuration]
            choice = tr("Choose &task…"), lambda: self._window.open_paths(paths)
        cause, remedy = sentence(translate(finding.found)), sentence(translate(finding.remedy))
        self._context.alerts.tell(tr("{cause}. {remedy}.", cause=cause, remedy=remedy), choice)

    def _recompared(self, recompared: Recompared) -> None:
        """Keep the warnings of the present comparison (C10)."""
        if recompared.warnings != self._context.alerts.warnings:
            self._context.alerts.clear_warnings()
            self._context.alerts.warn(recompared.warnings)

    def _name(self) -> None:
        """Name the window after the open comparison, or its project."""
        opened, request = self.state.comparison, self.state.request
        if opened is None:
            return
        name = name_of(request)
        if len(opened.sides) == 2 and opened.key2key and (request is None or not request.project):
            name = tr("{name} (two keys)", name=name)
        sides = (opened.sides[0], opened.sides[1])
        two = len(opened.sides) == 2  # classes and labels are held against each other of two sides
        spec = opened.method_spec
        by_method = two and spec.links_mentions, two and spec.has_confusion
        many = opened.sides if not two else ()
        workspace = Shown(name, sides, request, *by_method, opened.key2key, opened.texts > 1, many)
        self._window.show_workspace(workspace)
        if self._panes is not None:
            self._panes.annotators.name_lanes()
        if self.state.view is not None:
            self._window.show_document(
                self.state.view.label, frozenset(map(Status, self.state.view.statuses))
            )
