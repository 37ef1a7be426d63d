"""Where annotations of the final key stand: shown in the text, and moved there."""

from collections.abc import Callable

from PySide6.QtCore import Qt

from annotally.model.token_boundaries import TokenMisfit
from annotally_gui.context import AppContext
from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.controllers.commands.decisions import DecisionCommands
from annotally_gui.models.app_state import AppState, Place
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.models.token_words import elsewhere_words, keys_words, misfit_words
from annotally_gui.services.i18n import tr
from annotally_gui.text.final_pane import FinalPane
from annotally_gui.text.mover import Mover
from annotally_gui.widgets.slot_editor import SlotEditor


class ExtentEditor(Controller):
    """Shows the extents that people gave to the final key in the document shown, and lets them move one."""

    def __init__(
        self,
        context: AppContext,
        state: AppState,
        decisions: DecisionCommands,
        verdicts: Callable[[], DecisionModel],
        text: FinalPane,
        say: Callable[[str], object],
    ) -> None:
        super().__init__(context, state)
        self._decisions, self._verdicts, self._text, self._say = decisions, verdicts, text, say
        self._place: Place | None = None
        self._then: Callable[[tuple[int, int] | None], object] | None = None
        """What is told where something that is being written was moved to; None: it is decided so."""
        self.mover = Mover(text)
        self.mover.moved.connect(self._tell)
        self.mover.kept.connect(self._keep)
        self.mover.given_up.connect(self._leave)
        self.mover.hindered.connect(self._explain)
        context.actions.bind("decide.extent", self.begin)
        state.document_shown.connect(lambda _view: self._show())
        state.decisions_came.connect(lambda _documents: self._show())
        state.project_changed.connect(lambda _project: self._show())

    def begin(self) -> None:
        """Move the ends of the selected annotation."""
        place = self._state.place
        if place is not None:
            self._decisions.places(lambda extents: self._begin(place, extents))

    def move(self, extent: tuple[int, int], then: Callable[[tuple[int, int] | None], object]) -> None:
        """Let an extent be moved for an editor; ``then`` is called with the new one, or with None."""
        self._place, self._then = self._state.place, then
        self.mover.begin((extent,))
        self._tell()

    def _begin(self, place: Place, extents: tuple[tuple[int, int], ...]) -> None:
        view = self._state.view
        if not extents or view is None or view.document != place.document or not view.text:
            sentence = tr("This row has no extent in the text. Choose a fill that has an extent.")
            self._say(sentence)
            return
        self._place = place
        self.mover.begin(extents)
        self._tell()

    def _tell(self, *_place: int) -> None:
        start, end = self.mover.place
        words = " ".join(self._text.text[start:end].split())
        self._text.setAccessibleDescription(words)
        tokens = self._text.tokens
        limit = elsewhere_words(tokens, start, end, self._text.text) if tokens is not None else ""
        keys = limit or keys_words(tokens, by_characters=self.mover.by_characters)
        self._say(tr("{start}–{end} · {keys}", start=start, end=end, keys=keys))

    def _explain(self, misfit: TokenMisfit) -> None:
        """Say why an end did not move."""
        if self._text.tokens is not None:
            self._say(misfit_words(self._text.tokens, misfit))

    def _keep(self, start: int, end: int) -> None:
        # Place and callback are taken out before anything is called: a callback may begin another move.
        place, self._place = self._place, None
        then, self._then = self._then, None
        if then is not None:
            then((start, end))
        elif place is not None:
            self._decisions.move(place, start, end)
        self._say(tr("Extent moved"))

    def _leave(self) -> None:
        self._place = None
        then, self._then = self._then, None
        if then is not None:
            then(None)
        self._say(tr("Extent not changed"))

    def move_line(self, editor: SlotEditor, line: int, still: Callable[[], bool]) -> None:
        """Let the fill of a line be moved that is being written; then the line has the keyboard again.

        ``still`` tells whether it is being written yet.
        """
        place = editor.place(line)
        if place is None:
            return
        text, before = self._text.text, editor.fields[line].text()
        says = before.split() == text[place.start : place.end].split()

        def moved(extent: tuple[int, int] | None) -> None:
            if not still():  # another row was chosen meanwhile
                return
            if extent is not None:
                words = " ".join(text[extent[0] : extent[1]].split())
                editor.move_line(line, *extent, words if says else before)
            editor.fields[line].setFocus(Qt.FocusReason.OtherFocusReason)

        self.move((place.start, place.end), moved)

    def _show(self) -> None:
        """Show the extents of the final key that were moved, edited or added in the document shown."""
        # Extents of decisions about an older text may end behind the one shown; these are left out.
        view = self._state.view
        if self.mover.active and (
            self._place is None or view is None or view.document != self._place.document
        ):
            self.mover.give_up()
        decided = self._verdicts()[view.document] if view is not None and self._state.project else None
        extents_by_row = decided.extents.items() if decided is not None else ()
        length = len(self._text.text)
        self._text.set_final(
            [(extent, row) for row, extents in extents_by_row for extent in extents if extent[1] <= length]
        )
