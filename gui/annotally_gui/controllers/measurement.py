"""The base of controllers of a table of agreement: measured in the worker, while somebody looks at it."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Protocol

from annotally.model.diagnostics import Diagnostic
from annotally_gui.context import AppContext
from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.models.app_state import AppState
from annotally_gui.services.i18n import tr, translate

MEASURING = "measuring"
"""The kind of the requests that measure."""


class FigureView(Protocol):
    """A view of figures, or of a sentence in their place."""

    @property
    def has_figures(self) -> bool:
        """Whether figures are shown, and no sentence."""

    def say(self, text: str, *, measurable: bool = False) -> None:
        """Show a sentence instead of figures; ``measurable``: with a button that measures."""

    def mark_outdated(self) -> None:
        """Say of any figures that they are outdated, with a button that measures again."""


class MeasurementController(Controller):
    """A controller that measures the open comparison by the choices of a view, with progress and Cancel.

    Figures take seconds and are seldom looked at: nothing is measured for a view out of sight.
    """

    def __init__(self, context: AppContext, state: AppState, figures: FigureView) -> None:
        super().__init__(context, state)
        self._figures = figures
        self._ready = False
        """Whether what is open is scored."""
        self._outdated = False
        """Whether pairs or options have changed since the figures were measured."""
        state.opened.connect(lambda _opened: self._forget())
        state.closed.connect(self._forget)
        state.recompared.connect(lambda _recompared: self._forget())
        state.repaired.connect(lambda _repaired: self._outdate())
        state.scored.connect(lambda _scored: self._begin())

    @abstractmethod
    def _is_in_sight(self) -> bool:
        """Tell whether somebody can see the figures."""

    @abstractmethod
    def _request_figures(self) -> None:
        """Ask for the figures by the present choices, with `MEASURING` as the kind of the request."""

    def _forget(self) -> None:
        # Whatever is measured is of inputs that are gone.
        self._ready = self._outdated = False
        self.cancel(MEASURING)
        self._figures.say(tr("The agreement of the annotators will appear here once files are scored."))

    def _begin(self) -> None:
        self._ready = True
        self._look()

    def _outdate(self) -> None:
        """Measure again when somebody looks next or asks: until then the older figures stay, marked."""
        self._outdated = True
        self._figures.mark_outdated()

    def _look(self) -> None:
        # A measurement that goes on is not begun again.
        missing = not self._figures.has_figures and not self.is_asking(MEASURING)
        if self._is_in_sight() and (self._outdated or missing):
            self._measure()

    def _measure(self) -> None:
        if not self._ready:
            return
        # The latest choice wins: a measurement by options that were changed meanwhile is given up. Old
        # figures stay on screen until the new ones are there.
        self._outdated = False
        self.cancel(MEASURING)
        if not self._figures.has_figures:
            self._figures.say(tr("Measuring agreement…"))
        self._request_figures()

    def _refused(self, diagnostics: Sequence[Diagnostic]) -> None:
        """Say why there are no figures where they would stand."""
        why = translate(diagnostics[0].found)
        self._figures.say(tr("Agreement cannot be measured: {why}.", why=why), measurable=True)

    def _cancelled(self) -> None:
        # Figures that stay may be those of other options: they are measured again when somebody looks.
        if self._figures.has_figures:
            self._outdate()
        else:
            self._figures.say(tr("The measurement was stopped."), measurable=True)
