"""The concordance: searches in the worker, navigation to hits, decisions about many places at once."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVarTuple

from PySide6.QtCore import Signal

from annotally.adjudication.project.messages import Changed
from annotally.model.diagnostics import Diagnostic
from annotally.model.letters import LETTERS
from annotally.reports.messages import DocumentView
from annotally.reports.tree.concordance import NOTHING
from annotally_gui.actions.annotators import TAKES
from annotally_gui.actions.offered_decisions import OFFERED_DECISIONS, OfferedDecision
from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.controllers.commands.open import OpenCommands
from annotally_gui.models.app_state import AppState, Place
from annotally_gui.services.diagnostic_words import refusal_words
from annotally_gui.services.i18n import plural, tr
from annotally_gui.services.requests import ConcordanceRequests, Editing
from annotally_gui.views.concordance import ConcordancePane
from annotally_gui.views.mapping import MappingPane
from annotally_gui.views.reading import ReadingPane
from annotally_gui.window.main_window import MainWindow

Ts = TypeVarTuple("Ts")
_SEARCH, _DECISION = "search", "decision"


class ConcordanceController(Controller):
    """Controller of the concordance: keeps it in step with the open comparison and its decisions."""

    acknowledged = Signal(object)
    """Changed: what was decided is on disk."""

    def __init__(
        self,
        window: MainWindow,
        state: AppState,
        opening: OpenCommands,
        pane: ConcordancePane,
        mapping: MappingPane,
        reading: ReadingPane,
    ) -> None:
        super().__init__(window.context, state)
        self._window, self._opening = window, opening
        self._pane, self._mapping, self._reading = pane, mapping, reading
        self._reasons_of = ""
        """The project whose reasons are offered."""
        self._scroll: tuple[str, int] | None = None
        """Where to go in a document that is being shown."""
        pane.model.look_up_in(
            lambda: state.forest, lambda: mapping.model.verdicts if state.project is not None else None
        )
        pane.searched.connect(self._search)
        pane.place_chosen.connect(self._go)
        pane.decision_chosen.connect(self._decide)
        pane.exited.connect(lambda: window.layout_of_panes.focus_text())
        state.opened.connect(lambda _opened: self._forget())
        state.closed.connect(self._forget)
        state.recompared.connect(lambda _recompared: self._forget())
        state.rescored.connect(lambda _batch: self._search())
        state.repaired.connect(lambda _repaired: self._renumber())
        state.decisions_came.connect(lambda _documents: pane.model.tell_decisions())
        state.project_changed.connect(lambda _project: self._tell_adjudicating())
        state.document_shown.connect(self._shown)
        self._context.actions.bind("edit.concordance", self._begin)

    def _forget(self) -> None:
        self.cancel(_SEARCH)
        self._pane.forget()

    def _tell_adjudicating(self) -> None:
        """Let a person decide in a project, for the reasons it has."""
        project = self._state.project
        adjudicating = project is not None and not project.read_only
        path = project.path if project is not None and adjudicating else ""
        if path and path != self._reasons_of:
            self.ask(Editing.reasons, on_result=self.offer_reasons)
        elif not path:
            self._pane.why.clear()
        self._reasons_of = path
        self._pane.set_adjudicating(adjudicating)

    def offer_reasons(self, reasons: Sequence[str]) -> None:
        """Offer the reasons of the project for decisions made here."""
        self._pane.why.set_reasons(reasons)

    def _begin(self) -> None:
        """Show the pane, with the words that are selected in the text, or the object's."""
        self._window.layout_of_panes.raise_pane("concordance")
        chosen = self._reading.text.selected_text()
        self._pane.begin(" ".join(chosen.split()) if len(chosen) < 100 else "")

    # --- searching

    def _search(self) -> None:
        search = self._pane.search
        if self._state.comparison is None or not search.words:
            self._forget()
            return
        # A search before is stopped first: its parts would run into those of the new one.
        self.cancel(_SEARCH)
        self._pane.say(tr("Searching…"))
        self.ask(
            ConcordanceRequests.find,
            *search,
            on_part=self._pane.append,
            on_result=self._pane.finish,
            on_refused=self._refused,
            on_cancelled=lambda: self._pane.say(tr("The search was stopped.")),
            kind=_SEARCH,
        )

    def _renumber(self) -> None:
        """Search again where something is listed: rows of a document have other numbers now."""
        if self._pane.model.rowCount():
            self._search()

    def _refused(self, diagnostics: tuple[Diagnostic, ...]) -> None:
        self._pane.say(f"{refusal_words(diagnostics[0])}.")

    # --- hits

    def _go(self, document: str, row: int, start: int) -> None:
        # A place without an annotation has no row to select: its document is shown and then scrolled to the
        # code point, at once or when it has come.
        if row != NOTHING:
            self._opening.go(Place(document, row))
        elif self._state.view is not None and self._state.view.document == document:
            self._state.select(None)
            self._reading.text.scroll_to(start)
        else:
            self._scroll = document, start
            self._state.select(None)
            self._opening.show_document(document)

    def _shown(self, view: DocumentView) -> None:
        target, self._scroll = self._scroll, None
        if target is not None and target[0] == view.document:
            self._reading.text.scroll_to(target[1])

    def _decide(self, action_id: str) -> None:
        """Decide about every marked place, in one step of undo."""
        places = self._pane.target_places
        if self.is_asking(_DECISION) or not places or self._state.project is None:
            return
        by_vote = action_id == "decide.majority"
        decision = OfferedDecision("", (), tr("majority")) if by_vote else self._offered(action_id)
        count, why = len(places), self._pane.why
        label = plural(
            "{decision} in {count} place", "{decision} in {count} places", count, decision=tr(decision.label)
        )
        rows = tuple((place.document, place.row) for place in places)
        remark = label, why.reason, why.comment
        if by_vote:
            self._request(ConcordanceRequests.majority, rows, *remark, by_vote=True)
        else:
            self._request(
                ConcordanceRequests.decide, rows, decision.choice, decision.sides, *remark, by_vote=False
            )

    def _request(self, request: Callable[[Any, *Ts], tuple[Changed, int]], *args: *Ts, by_vote: bool) -> None:
        self.ask(
            request,
            *args,
            on_part=self._state.take_decisions,
            on_result=lambda answer: self._decided(answer, by_vote=by_vote),
            kind=_DECISION,
        )

    def _offered(self, action_id: str) -> OfferedDecision:
        """Return the decision of an action: the third of several annotators has the key of "both"."""
        opened = self._state.comparison
        if opened is not None and len(opened.sides) > 2 and action_id in TAKES:
            side = TAKES.index(action_id)
            return OfferedDecision("take", (side,), tr("take {letter}", letter=LETTERS[side]))
        return OFFERED_DECISIONS[action_id]

    def _decided(self, answer: tuple[Changed, int], *, by_vote: bool = False) -> None:
        changed, left_out = answer
        if changed.label:
            self._pane.why.clear()
        self._state.set_project(changed.project)
        self.acknowledged.emit(changed)
        sentences = [changed.label or tr("nothing to decide")]
        if left_out and by_vote:
            sentences.append(plural("{count} without a majority", "{count} without a majority", left_out))
        elif left_out:
            sentences.append(
                plural(
                    "{count} left out: decide its object first",
                    "{count} left out: decide their objects first",
                    left_out,
                )
            )
        self._pane.tell(", ".join(sentences))
