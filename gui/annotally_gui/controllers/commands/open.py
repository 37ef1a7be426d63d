"""Opening files, the sample, a document."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Signal

from annotally.adjudication.project.messages import Decided, ProjectState
from annotally.model.diagnostics import Diagnostic
from annotally.reports.messages import DocumentView, Opened, Recompared, Scored, ScoredBatch
from annotally.reports.tree.chunks import TreePiece
from annotally.tasks.similarity_profile import SimilarityChoice
from annotally_gui.context import AppContext
from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.models.app_state import AppState, Place
from annotally_gui.services.engine_client import OnRefused
from annotally_gui.services.i18n import tr
from annotally_gui.services.requests import Adjudication, KnownRequests, ProjectFiles, Service
from annotally_gui.services.samples import ELEMENTS, sample_of
from annotally_gui.services.session import Session, SessionRequest, session_from

_OPENING, _COMPARING, _SHOWING, _SCORING = "opening", "comparing", "showing", "scoring"


class OpenCommands(Controller):
    """Opening of comparisons and documents; the open comparison stays until the new one has been read."""

    refused = Signal(object)
    """Diagnostics: what was asked for cannot be opened."""
    given_up = Signal()
    """A person cancelled the reading."""
    comparing = Signal(bool)
    """Whether what is open is being compared by another task, so that the figures shown are old."""
    stopped = Signal()
    """A person cancelled that: what was compared by before is in force."""
    decisions_read = Signal()
    """What is decided of every document is known."""

    def __init__(self, context: AppContext, state: AppState) -> None:
        super().__init__(context, state)
        self._scoring_stopped = False
        """Whether the last scoring was cancelled, by the user or in favour of something else."""
        self._next_comparison: SessionRequest | None = None
        """The request to compare by once the comparison under way has come."""
        self._refusing: OnRefused | None = None
        """Who is told if that is refused, at once or in another document; None: a person."""
        self._asked_for = ""
        self.heading: Place | None = None
        """The row that will be selected when its document is there: a walk goes on from it."""
        self._then: Callable[[], None] | None = None
        self._restore = Session()
        self._begins = False
        """Whether the first disagreement is to be gone to: nobody went anywhere since the opening."""

    def open(
        self, request: SessionRequest, restore: Session | None = None, moved: Mapping[int, str] | None = None
    ) -> None:
        """Open files; with ``restore`` go back to where a person was in them.

        ``moved`` says where inputs of a project are now, by their numbers.
        """
        self._start(request, request, restore or Session(), moved or {})

    def open_sample(self, restore: Session | None = None) -> None:
        """Open the sample that comes with the program."""
        self._start(ELEMENTS.request(), None, restore or Session(), {})

    def close(self) -> None:
        """Close the open comparison, and cancel its requests."""
        self._stop()
        self._context.engine.expect_answer()
        self._state.close()

    def recompare(self, request: SessionRequest, refused: OnRefused | None = None) -> None:
        """Compare the open texts by another task of its kind: the shown document at once, then all others.

        Nothing is read again. Of several requests in a row the last one counts. What is refused is told, to
        ``refused`` if there is one, and what was open stays.
        """
        self._next_comparison, self._refusing = request, refused
        if not self.is_asking(_COMPARING):
            self._compare()

    def _compare(self) -> None:
        # At most one comparison is under way; of those asked for meanwhile the last one waits in
        # ``_next_comparison``. Scoring by the task before is stopped, or the worker would finish it first.
        request, view, refused = self._next_comparison, self._state.view, self._refusing
        self._next_comparison = None
        if request is None or view is None:
            return
        self._stop_scoring()
        self.cancel(_SHOWING)
        self.ask(
            Service.compare_with,
            request.task,
            self._asked_of(request),
            view.document,
            request.differing,
            on_result=lambda recompared: self._recompared(recompared, request),
            on_refused=lambda diagnostics: self._not_compared(diagnostics, refused),
            on_cancelled=self._comparing_cancelled,
            kind=_COMPARING,
        )
        if self.is_asking(_COMPARING):
            self.comparing.emit(True)

    def _recompared(self, recompared: Recompared, request: SessionRequest) -> None:
        self._state.take_recompared(recompared, request)
        if self._next_comparison is not None:
            self._compare()
        else:
            self._score()

    def _not_compared(self, diagnostics: tuple[Diagnostic, ...], refused: OnRefused | None) -> None:
        (refused or self._context.alerts.refused)(diagnostics)
        if self._next_comparison is not None:
            self._compare()
        else:
            self._compare_no_more()

    def _compare_no_more(self) -> None:
        self.comparing.emit(self._state.stale)
        self._go_on()

    def session(self, filter_text: str = "", scroll: int = 0) -> Session:
        """Return the open comparison, and the place and filter in it, for the next start.

        A document or row on its way to the screen counts as shown; so does what the session before shows.
        """
        state, restore = self._state, self._restore
        if state.comparison is None:
            return Session()
        document, selection = restore.document, ""
        if state.view is not None:
            document = state.view.document
        else:
            scroll = restore.scroll
        place = self.heading or state.place
        if place is not None:
            if place.document != document:
                scroll = 0  # that of another text
            document, selection = place.document, state.identity(place)
        elif document == restore.document and self.is_asking(_SCORING):
            selection = restore.selection
        place_in_view = document, selection, filter_text, scroll, state.text_side
        return Session(state.request, state.request is None, *place_in_view)

    def show_document(self, document: str) -> None:
        """Show a document."""
        self._begins = False
        self.heading = None
        self._show(document)

    def go(self, place: Place, then: Callable[[], None] | None = None) -> None:
        """Select a row, showing its document first, and do ``then`` once it is selected."""
        self._begins = False
        self.heading, self._then = place, then
        self._show(place.document)

    def _show(self, document: str) -> None:
        # The heading tells where the walk goes on while the document is on its way. A request for the same
        # document is not sent twice: its answer selects the latest heading.
        if self._state.view is not None and self._state.view.document == document:
            self.cancel(_SHOWING)
            self._arrive()
        elif not self.is_asking(_SHOWING) or self._asked_for != document:
            self._asked_for = document
            if self._state.stale:  # its tree is older than what the worker compares by
                self.ask(Service.recompared, document, on_result=self._shown_again, kind=_SHOWING)
            else:
                self.ask(Service.document, document, on_result=self._shown, kind=_SHOWING)

    def _shown_again(self, recompared: Recompared) -> None:
        self._state.recompared.emit(recompared)
        self._arrive()

    def _shown(self, view: DocumentView) -> None:
        self._state.show_document(view)
        self._arrive()

    def _arrive(self) -> None:
        place, self.heading = self.heading, None
        then, self._then = self._then, None
        if place is not None:
            self._state.select(place)
            if then is not None:
                then()

    def _start(
        self,
        request: SessionRequest,
        remembered: SessionRequest | None,
        restore: Session,
        moved: Mapping[int, str],
    ) -> None:
        # A worker deep in other work is given a moment to stop for this, or is replaced by a new one; what is
        # open stays on the screen until the answer.
        self._stop()
        self._context.engine.expect_answer()
        self.heading = None
        self._restore = restore
        if request.project:
            self.ask(
                ProjectFiles.open,
                request.project,
                request.read_only,
                dict(moved),
                self._context.settings.values.dimension_methods,
                on_result=lambda project: self._opened(project[0], remembered, project[1]),
                on_refused=self._refused,
                on_cancelled=self._opening_cancelled,
                kind=_OPENING,
                outlives_comparison=True,
            )
            return
        self.ask(
            Service.open,
            request.task,
            request.texts,
            request.sides,
            request.encoding,
            request.key2key,
            (*request.layers, *(side.layer for side in request.further)),
            request.repair_lookalikes,
            self._asked_of(request),
            request.differing,
            request.by_pair,
            request.tolerance,
            request.systems,
            on_result=lambda opened: self._opened(opened, remembered),
            on_refused=self._refused,
            on_cancelled=self._opening_cancelled,
            kind=_OPENING,
            outlives_comparison=True,
        )

    def _asked_of(self, request: SessionRequest) -> SimilarityChoice:
        """Return the similarity options of a request; the user's methods come from the preferences alone."""
        return replace(request.similarity, module=self._context.settings.values.dimension_methods)

    def _stop(self) -> None:
        self._next_comparison = self._refusing = None
        self._stop_scoring()
        for kind in (_OPENING, _SHOWING, _COMPARING):
            self.cancel(kind)

    def _stop_scoring(self) -> None:
        if self.cancel(_SCORING):
            self._scoring_stopped = True

    def _scoring_cancelled(self) -> None:
        self._scoring_stopped = True

    def _opening_cancelled(self) -> None:
        """Go on with the comparison that was open before: the user stopped the reading."""
        self._go_on()
        self.given_up.emit()

    def _comparing_cancelled(self) -> None:
        """Keep the task that was compared by before: the user stopped the comparing."""
        self._next_comparison = None
        self._compare_no_more()
        self.stopped.emit()

    def _refused(self, diagnostics: tuple[Diagnostic, ...]) -> None:
        self.refused.emit(diagnostics)
        self._go_on()

    def _go_on(self) -> None:
        """Score the open comparison on, if that was stopped in favour of one that is not opened after all."""
        if self._state.comparison is not None and self._scoring_stopped:
            self._score()

    def _opened(
        self, opened: Opened, remembered: SessionRequest | None, project: ProjectState | None = None
    ) -> None:
        self._state.open(opened, remembered)
        if project is not None:
            self._restore = _where(self._restore, project)
            self._state.set_project(project)
        documents = {document for document, _ in opened.documents}
        first = self._restore.document if self._restore.document in documents else ""
        if not first and opened.documents:
            first = opened.documents[0][0]
        if first:
            self.show_document(first)
        # Only what is opened for the first time begins at the first disagreement; else the place is restored.
        self._begins = not self._restore.document
        # The document shown is asked for first and scored first: it is on the screen long before the
        # others.
        self._score(first)
        if project is not None:  # told while the others are scored
            self.ask(KnownRequests.documents, on_result=self._state.take_known)

    def read_decisions(self) -> None:
        """Ask for the decisions about every document."""
        self.ask(Adjudication.decided, on_part=self._state.take_decisions, on_result=self._decisions_read)

    def _decisions_read(self, _count: int) -> None:
        self.decisions_read.emit()

    def _score(self, shown: str = "") -> None:
        self._scoring_stopped = False
        self.ask(
            Service.score,
            shown,
            on_part=self._take_part,
            on_result=self._scored,
            on_refused=self._refusing,
            on_cancelled=self._scoring_cancelled,
            kind=_SCORING,
        )

    def _take_part(self, part: ScoredBatch | TreePiece | tuple[Decided, ...]) -> None:
        self._state.take_part(part)
        self._begin()

    def _begin(self) -> None:
        """Go to the first disagreement once its document is scored; documents are scored in their order."""
        first = self._state.forest.next_disagreement(-1) if self._begins else None
        if first is not None and self._state.place is None:
            self.go(Place(*self._state.forest.place(first)))

    def _scored(self, scored: Scored) -> None:
        # The place of the session before can be found only now, if its document's tree came late; a row
        # that a person has selected meanwhile stays.
        self._state.take_scores(scored)
        if self._state.project is not None:
            self.decisions_read.emit()
            self.ask_quietly(KnownRequests.keep)  # it only makes the next start quicker
        view = self._state.view
        if view is not None and self._state.outdated and not self.is_asking(_SHOWING):
            self.ask(Service.document, view.document, on_result=self._shown, kind=_SHOWING)
        place = self._state.place_of(self._restore.document, self._restore.selection)
        if place is not None and self._state.place is None:
            self.go(place)


def _where(restore: Session, project: ProjectState) -> Session:
    """Return where a person was in a project: as this window has it, or else as the project has."""
    if restore.document:
        return restore
    return replace(session_from(project.view), request=restore.request)


def name_of(request: SessionRequest | None) -> str:
    """Return the name of a comparison in the title."""
    if request is None:
        return tr("Sample")
    if request.project:
        name = Path(request.project).stem
        return tr("{name} (read-only)", name=name) if request.read_only else name
    sample = sample_of(request)
    if sample is not None:
        return tr("Sample: {title}", title=tr(sample.title))
    files = [Path(path).name for _, paths in request.sides for path in paths[:1]]
    return " – ".join(files)
