"""The offer to take annotations that are identical in all, made where nothing is decided yet."""

from collections.abc import Callable

from annotally.adjudication.project.messages import Changed, ProjectState, Proposals, RuleChoice
from annotally_gui.context import AppContext
from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.models.app_state import AppState
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.models.final_words import rule_title
from annotally_gui.models.requester import ignore
from annotally_gui.services.i18n import tr
from annotally_gui.services.requests import RuleRequests
from annotally_gui.views.identical_bar import IdenticalBar

_RULE = "identical"
_COUNT, _RUN = "count", "run"


class IdenticalOffer(Controller):
    """Counts the objects of a rule, shows their number in a bar, runs the rule if the offer is taken."""

    def __init__(
        self,
        context: AppContext,
        state: AppState,
        bar: IdenticalBar,
        verdicts: Callable[[], DecisionModel],
        ran: Callable[[Changed], object],
    ) -> None:
        super().__init__(context, state)
        self._bar, self._verdicts, self._ran = bar, verdicts, ran
        bar.taken.connect(self.take)
        bar.list_asked.connect(lambda: context.actions.action("decide.rules").trigger())
        state.project_changed.connect(self._project_changed)

    def make(self) -> None:
        """Count identical annotations and offer to take them, if nothing is decided in a project yet."""
        # The rule is previewed without rows, which only counts. A decision made meanwhile goes first, as a
        # large corpus takes seconds to count: see `give_way`.
        project, comparison = self._state.project, self._state.comparison
        if project is None or project.read_only or comparison is None or comparison.texts > 1:
            return
        if not self._verdicts().totals.decided:
            self.ask(
                RuleRequests.preview,
                RuleChoice(_RULE),
                0,
                on_result=self._counted,
                on_refused=ignore,
                kind=_COUNT,
            )

    def take(self) -> None:
        """Take all of them in one step of undo; decisions made meanwhile stand."""
        comparison = self._state.comparison
        if comparison is None or self.is_asking(_RUN):
            return
        # The bar goes at once, so that a second click cannot run the rule again.
        self.withdraw()
        self.ask(
            RuleRequests.run,
            RuleChoice(_RULE),
            tr("rule: {rule}", rule=rule_title(_RULE, len(comparison.sides))),
            "",
            "",
            on_part=self._state.take_decisions,
            on_result=self._ran,
            kind=_RUN,
        )

    def give_way(self) -> None:
        """Stop counting in favour of a decision: in a large corpus it would wait for the number."""
        self.cancel(_COUNT)

    def withdraw(self) -> None:
        """Offer nothing: it was taken, a rule has run, or the project is closed."""
        self.cancel(_COUNT)
        self._bar.hide()

    def _counted(self, proposals: Proposals) -> None:
        comparison = self._state.comparison
        if comparison is not None:
            self._bar.offer(proposals.count, len(comparison.sides))

    def _project_changed(self, project: ProjectState | None) -> None:
        if project is None:
            self.withdraw()
