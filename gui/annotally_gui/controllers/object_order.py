"""The choice of the order in which next and previous go, and the queue that the engine makes of it."""

from annotally.reports.messages import ObjectQueue
from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.models.app_state import AppState
from annotally_gui.models.object_queue import ObjectOrder
from annotally_gui.services.i18n import tr
from annotally_gui.services.requests import AgreementRequests
from annotally_gui.window.main_window import MainWindow

READING, MODEL = "reading", "model"
ORDERS = (READING, "agreement", MODEL)


class ObjectOrderController(Controller):
    """Keeps the order in step with the setting and the comparison.

    Until the queue is there, it is the reading order.
    """

    def __init__(self, window: MainWindow, state: AppState) -> None:
        super().__init__(window.context, state, window)
        self._window, self.order = window, ObjectOrder(state)
        self._complete = False
        """Whether every document is compared: before that there is no queue."""
        settings = self._context.settings
        for name in ORDERS:
            self._context.actions.bind(
                f"go.order_{name}", lambda _on, name=name: settings.change(queue_order=name)
            )
        settings.changed.connect(self._settings_changed)
        state.opened.connect(self._begin)
        state.closed.connect(self._begin)
        state.scored.connect(self._scored)
        state.repaired.connect(lambda _repaired: self._ask())
        state.rescored.connect(lambda _batch: self._ask())
        self._check()

    @property
    def _chosen(self) -> str:
        """The chosen order; that of the model is one of several annotators alone."""
        name, opened = self._context.settings.values.queue_order, self._state.comparison
        has_model = opened is not None and len(opened.sides) > 2
        return name if name != MODEL or has_model else READING

    def _begin(self, _opened: object = None) -> None:
        self._complete = False
        self.order.take(None)
        self._check()

    def _scored(self, _scored: object) -> None:
        self._complete = True
        self._ask()

    def _settings_changed(self, names: frozenset[str]) -> None:
        if "queue_order" in names:
            self._check()
            self._ask(tells=True)

    def _check(self) -> None:
        self._context.actions.set_checked(f"go.order_{self._context.settings.values.queue_order}", True)

    def _ask(self, *, tells: bool = False) -> None:
        """Request the queue, if one is chosen; ``tells``: a person has just chosen it."""
        if self._chosen == READING or not self._complete:
            self.cancel("queue")
            self.order.take(None)
            return

        def take(queue: ObjectQueue) -> None:
            self.order.take(queue, begins=tells)
            if tells:
                self._window.status.say(tr("Next goes to the first object of the chosen order"))

        self.ask(AgreementRequests.queue, self._chosen, on_result=take, kind="queue")
