"""Requests of controllers and dialogs to the engine's worker, which drop late answers."""

from collections.abc import Callable
from typing import Any, TypeVar, TypeVarTuple

from PySide6.QtCore import QObject, Signal

from annotally.model.diagnostics import Diagnostic
from annotally_gui.models.app_state import AppState
from annotally_gui.services.alerts import Alerts
from annotally_gui.services.engine_client import Client, OnPart, OnRefused, Request

R = TypeVar("R")
Ts = TypeVarTuple("Ts")


class Requester(QObject):
    """Asks the engine, and knows the requests that it has under way.

    A request belongs to the comparison that was open when it was made. Its answer is dropped when another
    comparison is open by then, or none.
    """

    unnamed_ended = Signal()
    """A request without a kind has ended; its last answer comes right behind."""

    def __init__(self, engine: Client, alerts: Alerts, state: AppState, parent: QObject) -> None:
        super().__init__(parent)
        self._engine, self._alerts, self._state = engine, alerts, state
        self._under_way: dict[str, tuple[Request, Callable[[], object] | None]] = {}
        """By kind the request under way, and the function to call when the user cancels it."""
        self._unnamed: list[Request] = []
        """The requests under way that have no kind."""

    def ask(
        self,
        request: Callable[[Any, *Ts], R],
        *args: *Ts,
        on_result: Callable[[R], object],
        on_part: OnPart | None = None,
        on_refused: OnRefused | None = None,
        on_cancelled: Callable[[], object] | None = None,
        kind: str = "",
        outlives_comparison: bool = False,
        is_prompt: bool = False,
    ) -> None:
        """Send a request of the engine with its arguments, and pass the answer to the callbacks.

        Of each ``kind`` at most one request is under way: an older one is cancelled, without a word. Requests
        without a kind stand for themselves. ``on_cancelled`` is called when the user cancels a request of a
        kind. A refusal without ``on_refused`` is shown as an alert. With ``outlives_comparison`` the answer
        counts whatever is open by then. Answers to requests with ``is_prompt`` are painted together.
        """
        self.cancel(kind)
        refused = on_refused if on_refused is not None else self._show_refusal
        if not outlives_comparison:
            on_result, refused = self._while_open(on_result), self._while_open(refused)
            on_part = self._while_open(on_part) if on_part is not None else None
        sent = self._engine.call(
            request, *args, on_result=on_result, on_part=on_part, on_refused=refused, is_prompt=is_prompt
        )
        # A client may answer within the call, as those of tests do: then nothing is under way.
        if sent.done:
            return
        sent.on_end = self._forget_request
        if kind:
            self._under_way[kind] = sent, on_cancelled
        else:
            self._unnamed.append(sent)

    def ask_quietly(self, request: Callable[[Any, *Ts], object], *args: *Ts) -> None:
        """Send a request and ignore its answer or refusal: neither changes the screen."""
        self.ask(request, *args, on_result=ignore, on_refused=ignore, outlives_comparison=True)

    def is_asking(self, kind: str) -> bool:
        """Tell whether a request of a kind is under way."""
        return kind in self._under_way

    @property
    def has_unnamed(self) -> bool:
        """Whether a request without a kind is under way."""
        return bool(self._unnamed)

    def cancel(self, kind: str) -> bool:
        """Cancel the request of a kind without a word; return whether one was under way."""
        sent, _ = self._under_way.pop(kind, (None, None))
        if sent is not None:
            sent.cancel()
        return sent is not None

    def cancel_all(self) -> None:
        """Cancel the requests of all kinds without a word; those without a kind go on."""
        for kind in tuple(self._under_way):
            self.cancel(kind)

    def _forget_request(self, request: Request) -> None:
        # The engine client reports the end before it delivers the last reply, and also for requests that
        # `cancel` has taken out already: what is still listed here as cancelled was cancelled by the user.
        for kind, (sent, on_cancelled) in tuple(self._under_way.items()):
            if sent is request:
                del self._under_way[kind]
                if request.cancelled and on_cancelled is not None:
                    on_cancelled()
        if request in self._unnamed:
            self._unnamed.remove(request)
            self.unnamed_ended.emit()

    def _while_open(self, callback: Callable[[R], object]) -> Callable[[R], None]:
        """Return a callback that does nothing once another comparison is open, or none."""
        # Compared by identity: the same files opened again are another comparison.
        comparison = self._state.comparison

        def take(answer: R) -> None:
            if self._state.comparison is comparison:
                callback(answer)

        return take

    def _show_refusal(self, diagnostics: tuple[Diagnostic, ...]) -> None:
        self._alerts.refused(diagnostics)


def ignore(_answer: object) -> None:
    """Take an answer that changes nothing, or a refusal that the user did not cause.

    A new worker does not have the project again yet, and refuses what is asked about it.
    """
