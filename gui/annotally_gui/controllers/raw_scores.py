"""Raw scores beside realigned ones: asked for once everything is scored, and for the document shown."""

from functools import partial

from annotally_gui.context import AppContext
from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.models.app_state import AppState
from annotally_gui.services.requests import RawScoreRequests
from annotally_gui.views.scope_bar import NumberScope
from annotally_gui.views.scores import ScoresPane

_CORPUS, _DOCUMENT = "raw scores", "raw scores of a document"


class RawScoreController(Controller):
    """Controller of raw scores: asks for those of a document only while the pane shows one."""

    def __init__(self, context: AppContext, state: AppState, pane: ScoresPane) -> None:
        super().__init__(context, state, pane)
        self._pane = pane
        state.opened.connect(lambda _opened: self._forget())
        state.closed.connect(self._forget)
        state.recompared.connect(lambda _recompared: self._forget())
        state.scored.connect(lambda _scored: self._ask_for_corpus())
        state.document_shown.connect(lambda _view: self._ask_for_document())
        pane.scope_changed.connect(lambda _scope: self._ask_for_document())

    def _forget(self) -> None:
        for kind in (_CORPUS, _DOCUMENT):
            self.cancel(kind)
        for scope in NumberScope:
            self._pane.set_raw(scope, None)

    @property
    def _possible(self) -> bool:
        # Scores of several annotators are those of pairs: there is nothing to stand beside.
        opened = self._state.comparison
        return opened is not None and opened.realigned > 0 and len(opened.sides) == 2

    def _ask_for_corpus(self) -> None:
        if self._possible:
            self._ask(NumberScope.CORPUS, _CORPUS, "")
            self._ask_for_document()

    def _ask_for_document(self) -> None:
        view = self._state.view
        self.cancel(_DOCUMENT)
        if view is None or not self._possible or self._pane.scope is not NumberScope.DOCUMENT:
            self._pane.set_raw(NumberScope.DOCUMENT, None)
            return
        self._ask(NumberScope.DOCUMENT, _DOCUMENT, view.document)

    def _ask(self, scope: NumberScope, kind: str, document: str) -> None:
        self.cancel(kind)
        self.ask(RawScoreRequests.measure, document, on_result=partial(self._pane.set_raw, scope), kind=kind)
