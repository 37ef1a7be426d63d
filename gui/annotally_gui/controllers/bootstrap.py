"""Bootstrap intervals of the scores of a comparison by similarity, asked for while they are shown."""

from annotally_gui.context import AppContext
from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.models.app_state import AppState
from annotally_gui.services.requests import Service
from annotally_gui.views.scores import ScoresPane

ACTION = "score.spread"
_BOOTSTRAP = "bootstrap"


class BootstrapController(Controller):
    """Controller of the bootstrap intervals: asks for them anew when the comparison has changed."""

    def __init__(self, context: AppContext, state: AppState, pane: ScoresPane) -> None:
        super().__init__(context, state, pane)
        self._pane = pane
        self._shown = False
        """Whether the user wants to see the intervals."""
        self._context.actions.bind(ACTION, self._show)
        pane.spread_bar.seed_chosen.connect(lambda _seed: self._draw())
        state.scored.connect(lambda _scored: self._draw())
        state.recompared.connect(lambda _recompared: self._forget(old=self._possible))
        state.opened.connect(lambda _opened: self._forget(old=False))
        state.closed.connect(lambda: self._forget(old=False))

    @property
    def _possible(self) -> bool:
        opened = self._state.comparison
        return opened is not None and opened.method_spec.has_bootstrap

    def _show(self, on: bool) -> None:
        self._shown = on
        self._forget(old=False)
        if self._state.rows and not self._state.stale:
            self._draw()

    def _draw(self) -> None:
        if not self._shown or not self._possible:
            return
        self._forget(old=True)
        self.ask(
            Service.spread,
            self._pane.spread_bar.seed.value(),
            on_result=self._pane.set_spread,
            on_cancelled=self._hide,
            kind=_BOOTSTRAP,
        )

    def _forget(self, *, old: bool) -> None:
        """Show no intervals, or the ``old`` ones as such, and stop those that are being drawn."""
        self.cancel(_BOOTSTRAP)
        if old:
            self._pane.mark_spread_old()
        else:
            self._pane.set_spread(None, visible=self._shown and self._possible)

    def _hide(self) -> None:
        """Switch the intervals off: the user has cancelled them."""
        self._context.actions.set_checked(ACTION, False)
        self._show(False)
