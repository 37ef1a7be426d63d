"""Two versions of a text in the window: walking their word errors, going to the other, turning them."""

from annotally.adjudication.project.messages import ProjectState
from annotally.reports.messages import DocumentView
from annotally.text.alignment.block_table import WORD_ERRORS
from annotally_gui.actions.spec import Need
from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.controllers.commands.decisions import DecisionCommands
from annotally_gui.models.app_state import AppState
from annotally_gui.services.i18n import tr
from annotally_gui.services.requests import PinRequests, Service
from annotally_gui.views.reading import ReadingPane
from annotally_gui.window.main_window import MainWindow

_TEXT = "text of an annotator"
"""The kind of the requests for another second text."""


class AlignedTextsController(Controller):
    """Answers the actions about two texts, and says which of them are of use."""

    def __init__(
        self, window: MainWindow, state: AppState, reading: ReadingPane, decisions: DecisionCommands
    ) -> None:
        super().__init__(window.context, state, window)
        self._window, self._decisions = window, decisions
        self._goal: tuple[int, int] | None = None
        """A side and an offset in its text: where to go once the texts have been aligned anew."""
        self._told = ""
        """The project of which it was told what people aligned in vain."""
        self._pair = reading.pair
        self._wanted = -1
        """The annotator whose text was asked for last, by number."""
        bind = self._context.actions.bind
        bind("go.next_word_error", lambda: self._walk(1))
        bind("go.previous_word_error", lambda: self._walk(-1))
        bind("go.other_text", self._cross)
        bind("go.next_text", self._next_text)
        self._pair.text_chosen.connect(self._ask_for_text)
        bind("view.texts_turned", lambda on: self._context.settings.change(texts_turned=bool(on)))
        self._context.actions.set_checked("view.texts_turned", self._context.settings.values.texts_turned)
        bind("score.align_words", self._align)
        bind("score.release_words", self._release)
        state.document_shown.connect(self._shown)
        state.project_changed.connect(self._project_changed)
        state.repaired.connect(lambda _repaired: self._arrive())
        state.closed.connect(self._tell)
        self._pair.block_changed.connect(self._block_changed)

    def _shown(self, view: DocumentView) -> None:
        """Ask for the text that was chosen before a restart, or of a worker that was replaced since."""
        self._tell()
        second, side = view.second, self._state.text_side
        if second is not None and side != second.side and side in second.choices:
            self._ask_for_text(side)

    def _tell(self) -> None:
        actions, project, view = self._context.actions, self._state.project, self._state.view
        actions.set_there(Need.TWO_TEXTS, self._pair.is_double)
        second = view.second if view is not None else None
        actions.set_there(Need.SEVERAL_TEXTS, second is not None and len(second.choices) > 1)
        writable = project is not None and not project.read_only
        is_fixed = view is None or view.second is None or view.second.is_fixed
        actions.set_there(Need.PINNABLE, self._pair.is_double and writable and not is_fixed)

    def _project_changed(self, project: ProjectState | None) -> None:
        """Warn once, of a project that is opened, of alignments by hand whose words have gone."""
        opened, self._told = self._state.comparison, self._told if project is not None else ""
        self._tell()
        if project is not None and opened is not None and opened.texts > 1 and self._told != project.path:
            self._told = project.path
            self.ask(PinRequests.lost, on_result=self._context.alerts.warn)

    def _walk(self, step: int) -> None:
        """Go to the next or previous word error, and describe it."""
        round_again = self._pair.next_error(step)
        current = self._pair.selected_blocks()
        if current is None:
            self._window.status.say(tr("The two texts are the same"))
        elif round_again:
            description = self._said(current[0])
            restart = tr("continued from the beginning") if step > 0 else tr("continued from the end")
            self._window.status.say(tr("{said}, {where}", said=description, where=restart))

    def _block_changed(self, block: int) -> None:
        if block >= 0:
            self._window.status.say(self._said(block))

    def _said(self, block: int) -> str:
        """Describe a block; a word error with its number."""
        # O(blocks) for the number of an error; asked for once for each step.
        blocks = self._pair.blocks
        description = self._pair.words_about(block)
        if blocks is None or blocks.kind[block] not in WORD_ERRORS:
            return description
        errors = [number for number, kind in enumerate(blocks.kind) if kind in WORD_ERRORS]
        return tr(
            "Word error {number} of {count}, {told}",
            number=errors.index(block) + 1,
            count=len(errors),
            told=description,
        )

    # --- the texts of several annotators

    def _next_text(self) -> None:
        """Show the text of the next annotator with another one, the first behind the last."""
        # While a text is on its way the next one is that behind it: no key press is lost.
        second = self._state.view.second if self._state.view is not None else None
        if second is None or not second.choices:
            return
        side = self._wanted if self.is_asking(_TEXT) else second.side
        place = second.choices.index(side) + 1 if side in second.choices else 0
        self._ask_for_text(second.choices[place % len(second.choices)])

    def _ask_for_text(self, side: int) -> None:
        """Ask for the document with the text of an annotator beside the one compared."""
        if self._state.view is not None:
            self._wanted = self._state.text_side = side
            document = self._state.view.document
            self.ask(Service.show_text_of, side, document, on_result=self._show_text, kind=_TEXT)

    def _show_text(self, view: DocumentView) -> None:
        """Show the document with another second text, at the same place; name its annotator."""
        state, before = self._state, self._state.view
        if before is None or before.document != view.document or view.second is None:
            return  # another document has been shown meanwhile
        if state.stale:  # the rows of the tree are older than this document's
            self.ask(Service.recompared, view.document, on_result=state.recompared.emit, kind=_TEXT)
            return
        scroll, place = self._pair.first.first_visible_offset(), state.place
        state.show_document(view)
        self._pair.first.scroll_to(scroll)
        state.place_changed.emit(place)
        choices, side = view.second.choices, view.second.side
        self._window.status.say(
            tr(
                "Text of {name}, {number} of {count}",
                name=self._pair.second_name,
                number=choices.index(side) + 1,
                count=len(choices),
            )
        )

    def _align(self) -> None:
        """Align the words that are selected in both texts."""
        pair, view = self._pair, self._state.view
        chosen = [pane.selection() for pane in pair.panes]
        if view is None or any(start == end for start, end in chosen):
            self._window.status.say(tr("Select the words to align in both texts first"))
            return
        self._goal = 0, chosen[0][0]
        self._decisions.align(view.document, chosen[0], chosen[1])

    def _release(self) -> None:
        """Release the words aligned by hand at the current place."""
        # The current blocks go before the selection: they are what is framed. The goal is kept as an
        # offset, for blocks are numbered anew by the next alignment.
        pair, view = self._pair, self._state.view
        side = pair.panes.index(pair.leader)
        start, end = pair.leader.selection()
        current = pair.selected_blocks()
        if current is not None and pair.blocks is not None:
            start, end = pair.blocks.extent(side, *current)
        if view is not None:
            self._goal = side, start
            self._decisions.release_words(view.document, side, start, end)

    def _arrive(self) -> None:
        """Go on where words were aligned, now that all blocks are others."""
        goal, self._goal = self._goal, None
        if goal is not None and self._pair.blocks is not None:
            blocks = self._pair.blocks.touched(goal[0], goal[1], goal[1])
            if blocks is not None:
                self._pair.go_to_block(blocks[0])

    def _cross(self) -> None:
        """Move the focus to the words of the other text that are aligned with those of this one."""
        pair = self._pair
        current, other_pane = pair.selected_blocks(), pair.other
        if pair.blocks is not None and current is not None:
            start, _ = pair.blocks.extent(pair.panes.index(other_pane), *current)
            other_pane.select(start, start)
        other_pane.setFocus()
