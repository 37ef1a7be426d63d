"""How far the scores of a comparison by similarity would move with other documents: asked for while shown."""

from PySide6.QtCore import QObject

from annotally.reports.tables.bootstrap_table import SpreadTable
from annotally_gui.context import AppContext
from annotally_gui.models.app_state import AppState
from annotally_gui.services.engine_client import Request
from annotally_gui.services.requests import Service
from annotally_gui.views.scores import ScoresPane

ACTION = "score.spread"


class BootstrapController(QObject):
    """Asks for the bootstrap when it is wanted, and again when what is compared has changed."""

    def __init__(self, context: AppContext, state: AppState, pane: ScoresPane) -> None:
        super().__init__(pane)
        self._context = context
        self._state = state
        self._pane = pane
        self._wanted = False
        self._asking: Request | None = None
        self._context.actions.bind(ACTION, self._want)
        self._context.engine.ended.connect(self._ended)
        pane.spread_bar.seed_chosen.connect(lambda _: self._ask())
        state.scored.connect(lambda _: self._ask())
        state.recompared.connect(lambda _: self._forget(old=True))
        state.opened.connect(lambda _: self._forget(old=False))
        state.closed.connect(lambda: self._forget(old=False))

    @property
    def _possible(self) -> bool:
        opened = self._state.comparison
        return opened is not None and opened.method_spec.has_bootstrap

    def _want(self, wanted: bool) -> None:
        self._wanted = wanted
        self._forget(old=False)
        if self._state.rows and not self._state.stale:
            self._ask()

    def _ask(self) -> None:
        if not self._wanted or not self._possible:
            return
        self._forget(old=True)
        self._asking = self._context.engine.call(
            Service.spread, self._pane.spread_bar.seed.value(), on_result=self._drawn
        )

    def _drawn(self, table: SpreadTable) -> None:
        self._asking = None
        self._pane.set_spread(table)

    def _forget(self, *, old: bool) -> None:
        """Show no spread, or the ``old`` one as such; one that is being drawn is of no use any more."""
        asking, self._asking = self._asking, None
        if asking is not None:
            asking.cancel()
        if old:
            self._pane.mark_spread_old()
        else:
            self._pane.set_spread(None, visible=self._wanted and self._possible)

    def _ended(self, request: Request) -> None:
        """Take it that nobody wants to see it, if a person stopped it."""
        if request is self._asking and request.cancelled:
            self._asking = None
            self._context.actions.set_checked(ACTION, False)
            self._want(False)
