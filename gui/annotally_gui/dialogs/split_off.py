"""The choice of annotators with annotations to be split off from a row of more than two annotators."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from annotally.model.letters import LETTERS
from annotally_gui.dialogs.frame import Frame, wrapped
from annotally_gui.models.app_state import AppState, Place
from annotally_gui.models.differences import on_one_line
from annotally_gui.services.i18n import tr
from annotally_gui.services.theme import TARGET

_OTHER = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class SplitOffDialog(Frame):
    """A list with a line for each annotator with an annotation in the row; Return splits the row."""

    chosen = Signal(object, object)
    """Place, and the ticked annotators, as a tuple of their numbers."""

    def __init__(
        self, state: AppState, place: Place, sides: Sequence[int], parent: QWidget | None = None
    ) -> None:
        """Take the numbers of the annotators (``sides``) with an annotation at ``place``."""
        super().__init__(tr("Split"), parent, 480, 300)
        self._place = place
        forest, opened = state.forest, state.comparison
        row = forest.object_of(forest.row(place.document, place.row) or 0)
        self.sides = list(sides)
        self._names = opened.sides if opened is not None else ()
        texts = {side: on_one_line(forest.text(row, side)) for side in self.sides}
        self.content.addWidget(
            wrapped(
                tr(
                    "Tick the annotators whose annotations are a different object. "
                    "These annotations move to a new row."
                )
            )
        )
        self.list = _Lines()
        self.list.digit.connect(self._toggle)
        self.list.setAccessibleName(tr("Annotators with annotations in this row"))
        self.content.addWidget(self.list, 1)
        # Ticked at first are the annotators whose text differs from most others.
        apart = _with_rarest_text(texts)
        for side in self.sides:
            self.list.addItem(self._item(side, texts[side], ticked=side in apart))
        self.content.addWidget(
            wrapped(tr("Press an annotator's digit to tick the line. Scores mark manual splits."))
        )
        self.split_button = self.add_button(tr("&Split"), self._choose, default=True)
        self.add_button(tr("&Cancel"), self.reject)
        self.list.itemChanged.connect(lambda _item: self._refresh())
        self.list.setCurrentRow(next((n for n, side in enumerate(self.sides) if side in apart), 0))
        self.list.setFocus()
        self._refresh()

    def _item(self, side: int, words: str, *, ticked: bool) -> QListWidgetItem:
        name = self._names[side] if self._names else ""
        item = QListWidgetItem(
            tr("{letter} ({name})   {words}", letter=LETTERS[side], name=name, words=words)
        )
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)
        item.setToolTip(words)
        item.setSizeHint(QSize(0, TARGET))
        return item

    @property
    def apart(self) -> tuple[int, ...]:
        """The annotators with ticked lines."""
        return tuple(
            side
            for number, side in enumerate(self.sides)
            if self.list.item(number).checkState() is Qt.CheckState.Checked
        )

    def _refresh(self) -> None:
        self.split_button.setEnabled(0 < len(self.apart) < len(self.sides))

    def _choose(self) -> None:
        self.accept()
        self.chosen.emit(self._place, self.apart)

    def _toggle(self, side: int) -> None:
        if side in self.sides:
            item = self.list.item(self.sides.index(side))
            ticked = item.checkState() is Qt.CheckState.Checked
            item.setCheckState(Qt.CheckState.Unchecked if ticked else Qt.CheckState.Checked)
            self.list.setCurrentItem(item)


class _Lines(QListWidget):
    """A list that takes digits for annotators: by itself it would search for words that begin so."""

    digit = Signal(int)
    """The number of an annotator, from 0."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Emit `digit` for the digit of an annotator; pass other keys to Qt."""
        side = event.key() - Qt.Key.Key_1
        if side in range(len(LETTERS)) and not event.modifiers() & _OTHER:
            self.digit.emit(side)
        else:
            super().keyPressEvent(event)


def _with_rarest_text(texts: dict[int, str]) -> set[int]:
    """Return the annotators with the rarest text; where all texts are equal, the last annotator alone."""
    counts = Counter(texts.values())
    if len(counts) == 1:
        return {max(texts)}
    # Among equally rare texts that of the last annotator is taken.
    fewest = min(counts.values())
    words = [text for text in texts.values() if counts[text] == fewest][-1]
    return {side for side, text in texts.items() if text == words}
