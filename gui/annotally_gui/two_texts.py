"""Two versions of a text in the window: walking their word errors, going to the other, turning them."""

from PySide6.QtCore import QObject

from annotally.reports.parcels import Opened
from annotally.tasks.templettes import ALIGNING
from annotally.textual.block_table import WORD_ERRORS
from annotally_gui.action_spec import Need
from annotally_gui.i18n import tr
from annotally_gui.main_window import MainWindow
from annotally_gui.models.desk import Desk
from annotally_gui.views.reading import ReadingPane


class TwoTexts(QObject):
    """Answers the actions about two texts, and says which of them are of use."""

    def __init__(self, window: MainWindow, desk: Desk, reading: ReadingPane) -> None:
        super().__init__(window)
        self._window = window
        self._context = window.context
        self._pair = reading.pair
        bind = self._context.actions.bind
        bind("go.next_word_error", lambda: self._walk(1))
        bind("go.previous_word_error", lambda: self._walk(-1))
        bind("go.other_text", self._cross)
        bind("view.texts_turned", lambda on: self._context.settings.change(texts_turned=bool(on)))
        self._context.actions.set_checked("view.texts_turned", self._context.settings.values.texts_turned)
        desk.document_shown.connect(lambda _view: self._tell())
        desk.opened.connect(self._opened)
        desk.closed.connect(self._tell)
        self._pair.block_changed.connect(self._block_changed)

    def _opened(self, opened: Opened) -> None:
        self._context.actions.set_there(Need.DIFFERING, opened.method in ALIGNING)

    def _tell(self) -> None:
        self._context.actions.set_there(Need.TWO_TEXTS, self._pair.is_double)

    def _walk(self, step: int) -> None:
        """Go to the next or previous word error, and say what it is."""
        round_again = self._pair.next_error(step)
        current = self._pair.selected_blocks()
        if current is None:
            self._window.status.say(tr("The two texts say the same"))
        elif round_again:
            said = self._said(current[0])
            where = tr("from the beginning again") if step > 0 else tr("from the end again")
            self._window.status.say(tr("{said}, {where}", said=said, where=where))

    def _block_changed(self, block: int) -> None:
        if block >= 0:
            self._window.status.say(self._said(block))

    def _said(self, block: int) -> str:
        """Return what a block is, and which of the word errors if it is one."""
        blocks = self._pair.blocks
        told = self._pair.words_about(block)
        if blocks is None or blocks.kind[block] not in WORD_ERRORS:
            return told
        errors = [number for number, kind in enumerate(blocks.kind) if kind in WORD_ERRORS]
        return tr(
            "Word error {number} of {count}, {told}",
            number=errors.index(block) + 1,
            count=len(errors),
            told=told,
        )

    def _cross(self) -> None:
        """Move the focus to the words of the other text that are aligned with those of this one."""
        pair = self._pair
        current, other = pair.selected_blocks(), pair.other
        if pair.blocks is not None and current is not None:
            start, _ = pair.blocks.extent(pair.panes.index(other), *current)
            other.select(start, start)
        other.setFocus()
