"""More than two annotators: the actions of their digits, the matrix of pairs, the lanes beside the words."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from msgspec.structs import replace
from PySide6.QtCore import Signal

from annotally.adjudication.project.inputs import Inputs
from annotally.model.letters import LETTERS
from annotally.reports.messages import DocumentView, Opened, SecondText
from annotally.reports.tables.pair_matrix import PairMatrix
from annotally.reports.tree.arcs import Arcs
from annotally.reports.tree.unit_tree import Marks
from annotally_gui.actions.annotators import ADDS, LINKS, TAKES
from annotally_gui.actions.offered_decisions import OfferedDecision
from annotally_gui.actions.spec import Need
from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.controllers.commands.decisions import DecisionCommands
from annotally_gui.models.app_state import AppState
from annotally_gui.models.lanes import Lanes, choices, drawn_arcs, drawn_marks, drawn_numbers
from annotally_gui.services.i18n import mark, tr
from annotally_gui.services.requests import Pairs, Voting
from annotally_gui.services.session import SessionRequest
from annotally_gui.views.pairs import PairsPane
from annotally_gui.views.reading import ReadingPane
from annotally_gui.views.scope_bar import NumberScope
from annotally_gui.views.scores import ScoresPane
from annotally_gui.window.main_window import MainWindow

_SHARED = 3
"""The first of the digits stand for other decisions where there are two: only these are called anew."""

_THREE, _MORE = 0.42, 0.46
"""The shares of the window that the tree gets, for a column each of three annotators, and of more."""


@dataclass(frozen=True, slots=True)
class AnnotatorPanes:
    """The panes that differ where there are more than two annotators."""

    pairs: PairsPane
    scores: ScoresPane
    reading: ReadingPane


class AnnotatorsController(Controller):
    """Serves a comparison of more than two; of two everything is as it is without it."""

    lanes_changed = Signal()
    """Others stand above or below the words."""

    def __init__(
        self,
        window: MainWindow,
        state: AppState,
        decisions: DecisionCommands,
        panes: AnnotatorPanes,
        show: Callable[[DocumentView], object],
    ) -> None:
        super().__init__(window.context, state)
        self._window, self._decisions, self._panes, self._show = window, decisions, panes, show
        self._names: tuple[str, ...] = ()
        self._choices: list[Lanes] = []
        self._scored = False
        self._widened = False
        bind = self._context.actions.bind
        bind("decide.majority", lambda: decisions.decide_by(Voting.majority, tr("majority")))
        for side, (take, add) in enumerate(zip(TAKES, ADDS, strict=True)):
            if side >= _SHARED:
                bind(take, lambda side=side: self._take(side))
            if side >= _SHARED - 1:
                bind(add, lambda side=side: self._add(side))
        for side, action_id in enumerate(LINKS[_SHARED:], _SHARED):
            bind(action_id, lambda side=side: self._link(side))
        bind("decide.link_majority", decisions.link_by_vote)
        bind("view.lanes", self._next_lanes)
        state.scored.connect(lambda _scored: self._count())
        state.document_shown.connect(lambda _view: self._shown())
        state.place_changed.connect(lambda _place: self._tell())
        state.project_changed.connect(lambda _project: self._tell())
        panes.pairs.scope_changed.connect(self._compare_pairs)
        panes.pairs.pair_activated.connect(self._open_pair)
        self._serve(())

    @property
    def has_many(self) -> bool:
        """Whether more than two are compared."""
        return len(self._names) > 2

    # --- what is open

    def _serve(self, names: tuple[str, ...]) -> None:
        """Let everything be as it is of so many annotators."""
        self._names, self._scored = names, False
        self._choices = choices(len(names)) if self.has_many else []
        self._panes.pairs.set_matrix(PairMatrix())
        self._panes.scores.set_of_two(not self.has_many)
        self._name_actions()
        self._tell()
        self._context.actions.set_there(Need.ANNOTATORS, self.has_many)

    def begin(self, opened: Opened) -> None:
        """Serve an opened comparison; of more than two the pane of pairs comes in front of the scores."""
        self._serve(opened.sides)
        layout = self._window.layout_of_panes
        layout.offer("pairs", self.has_many)
        if self.has_many and not self._widened:
            self._widened = True  # once: who makes it narrow again wants it so
            share = _THREE if len(self._names) == 3 else _MORE
            layout.widen("mapping", round(self._window.width() * share))
        self.name_lanes()

    def _name_actions(self) -> None:
        """Bind the keys that two annotators share with several to the actions for so many."""
        # Digits beyond the shared ones are bound once, in the constructor; the shared ones mean something
        # else among several annotators and are bound anew for each comparison.
        actions = self._context.actions
        for side, (take, add) in enumerate(zip(TAKES, ADDS, strict=True)):
            there = self.has_many and side < len(self._names)
            actions.set_shown(take, there or side < _SHARED)
            actions.set_shown(add, there or side < _SHARED - 1)
            for action_id, shared in ((take, _SHARED), (add, _SHARED - 1)):
                if side < shared:
                    self._call(action_id, side, takes=action_id == take)
        for side, action_id in enumerate(LINKS):
            actions.set_shown(action_id, side < max(_SHARED, len(self._names)))
            if side < _SHARED:
                self._call_link(action_id, side)
        actions.set_shown("decide.link_majority", self.has_many)
        actions.set_shown("decide.majority", self.has_many)
        self._window.tools.offer("decide.both", len(self._names) == 3)  # of more than three digits do
        actions.set_shown("view.lanes", self.has_many)
        actions.show_menu("decide/number", self.has_many)

    def _call(self, action_id: str, side: int, *, takes: bool) -> None:
        actions = self._context.actions
        if not self.has_many:
            actions.rename(action_id, "", "")
            actions.bind(action_id, lambda: self._decisions.decide(action_id))
            return
        letter, name = LETTERS[side], self._names[side]
        if takes:
            actions.rename(
                action_id,
                tr("Take &{letter}", letter=letter),
                tr("Take the annotation of {letter} ({name}) into the final key", letter=letter, name=name),
            )
            actions.bind(action_id, lambda: self._take(side))
            return
        actions.rename(
            action_id,
            tr("Add {letter} as an alternative", letter=letter),
            tr("Add the annotation of {letter} ({name}) as an alternative", letter=letter, name=name),
        )
        actions.bind(action_id, lambda: self._add(side))

    def _call_link(self, action_id: str, side: int) -> None:
        """Let an action accept the link of an annotator; of two the third accepts that of both."""
        actions = self._context.actions
        if self.has_many:
            letter, name = LETTERS[side], self._names[side]
            tip = tr("Accept the link of {letter} ({name})", letter=letter, name=name)
            actions.rename(action_id, tr("As in &{letter}", letter=letter), tip)
            actions.bind(action_id, lambda: self._link(side))
        else:
            actions.rename(action_id, "", "")
            actions.bind(action_id, lambda: self._decisions.link(action_id))

    def _tell(self) -> None:
        actions = self._context.actions
        actions.set_there(Need.VOTE, self.has_many and actions.is_there(Need.COMPARED))

    # --- decisions

    def _take(self, side: int) -> None:
        self._decisions.decide_as(
            OfferedDecision("take", (side,), tr(mark("take {letter}"), letter=LETTERS[side]))
        )

    def _link(self, side: int) -> None:
        self._decisions.link_as((side,), tr("link as in {letter}", letter=LETTERS[side]))

    def _add(self, side: int) -> None:
        label = tr("add {letter} as an alternative", letter=LETTERS[side])
        self._decisions.decide_by(Voting.add, side, label)

    # --- pairs

    def _count(self) -> None:
        self._scored = True
        self._compare_pairs()

    def _shown(self) -> None:
        if self._panes.pairs.scope is NumberScope.DOCUMENT:
            self._compare_pairs()

    def _compare_pairs(self) -> None:
        """Ask for the scores of every two annotators, once everything is scored."""
        self.cancel("pairs")
        if not (self.has_many and self._scored):
            return
        alone = self._panes.pairs.scope is NumberScope.DOCUMENT and self._state.view is not None
        document = self._state.view.document if alone and self._state.view is not None else ""
        self.ask(Pairs.matrix, document, on_result=self._panes.pairs.set_matrix, kind="pairs")

    def _open_pair(self, first: int, second: int) -> None:
        """Open the plain comparison of two annotators; the decisions stay in the project."""
        self.ask(Pairs.inputs, first, second, on_result=self._open)

    def _open(self, inputs: Inputs) -> None:
        (a, key), (b, response) = inputs.sides
        first, second = inputs.layers
        request = SessionRequest(
            inputs.task,
            inputs.texts,
            key,
            response,
            (a, b),
            inputs.encoding,
            inputs.key2key,
            (first, second),
            inputs.repair_lookalikes,
            inputs.similarity,
            by_pair=inputs.by_pair,
            tolerance=inputs.tolerance,
        )
        self._window.open_requested.emit(request)

    # --- lanes

    @property
    def lanes(self) -> Lanes:
        """The annotators drawn above and below the words."""
        return self._choices[0] if self._choices else Lanes()

    def drawn(self, view: DocumentView) -> tuple[Marks, Arcs]:
        """Return the marks and arcs of a document that are drawn, each above or below the words."""
        if not self.has_many:
            return view.marks, view.arcs
        return drawn_marks(view.marks, self.lanes), drawn_arcs(view.arcs, self.lanes)

    def drawn_second(self, view: DocumentView) -> SecondText | None:
        """Return the second text of a document with the marks that are drawn, each above or below."""
        if view.second is None or not self.has_many:
            return view.second
        return replace(view.second, marks=drawn_marks(view.second.marks, self.lanes))

    def drawn_numbers(self, numbers: Mapping[tuple[int, int], str]) -> Mapping[tuple[int, int], str]:
        """Return numbers of mentions, given by row and side, as they stand above and below the words."""
        return drawn_numbers(numbers, self.lanes) if self.has_many else numbers

    def _next_lanes(self) -> None:
        """Draw the next annotators; the text stays where it is."""
        # Choices go round as in a ring. The marks are laid out anew by showing the document again, which
        # scrolls to its top: hence the place is restored, and the selection told again.
        self._choices.append(self._choices.pop(0))
        self.name_lanes()
        view, text = self._state.view, self._panes.reading.text
        if view is not None:
            scroll, place = text.first_visible_offset(), self._state.place
            self._show(view)
            text.scroll_to(scroll)
            self._state.place_changed.emit(place)
        self._window.status.say(self._window.legend.lanes)

    def name_lanes(self) -> None:
        """Name the annotators above and below the words, of more than two."""
        opened = self._state.comparison
        if self.has_many and opened is not None and opened.sides == self._names:
            upper, lower = (self.lanes.label(above, self._names) for above in (True, False))
            self._panes.reading.set_side_names(upper, lower)
            self._window.name_lanes(upper, lower)
        self.lanes_changed.emit()
