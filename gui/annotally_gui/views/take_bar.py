"""The buttons that take an annotator's annotation, each pair of them below that annotator's card."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from annotally.model.letters import LETTERS
from annotally_gui.actions.annotators import ADDS, TAKES
from annotally_gui.actions.registry import ActionRegistry
from annotally_gui.services.i18n import tr
from annotally_gui.services.theme import GAP, GRID, TARGET
from annotally_gui.widgets.key_button import KeyButton

HEIGHT = TARGET + GAP


class TakeBar(QWidget):
    """A row of buttons, *Take A* and *or B* for each annotator, from left to right as the cards stand.

    Of two annotators the second button below A takes A with B beside it; of several it adds A to what is
    taken.
    """

    def __init__(self, actions: ActionRegistry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self._columns: tuple[int, ...] = ()
        self._count = 0
        self.takes: list[KeyButton] = []
        """The buttons that take an answer, by annotator."""
        self.adds: list[KeyButton] = []
        """The buttons that add an answer, by annotator."""
        self._in_card = False
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.set_annotators(2)

    def set_annotators(self, count: int) -> None:
        """Make the buttons for so many annotators."""
        if count == self._count:
            return
        self._count = count
        for button in (*self.takes, *self.adds):
            button.hide()
            button.deleteLater()
        are_several = count > 2
        self.takes, self.adds = [], []
        # Below A of two stands the action that adds B, which is the second of the list. Tab goes in the order
        # of making.
        for side, added in enumerate(range(count) if are_several else (1, 0)):
            self.takes.append(KeyButton(self._actions, TAKES[side], _take(side), self))
            words = tr("or {letter}", letter=LETTERS[added])
            self.adds.append(KeyButton(self._actions, ADDS[added], words, self))
        for button in (*self.takes, *self.adds):
            button.show()
        self._place()
        self.updateGeometry()

    def set_in_card(self, on: bool) -> None:
        """Stand within a card, without a ground of its own, or below cards."""
        self._in_card = on
        self.updateGeometry()
        self.setFixedHeight(TARGET if on else HEIGHT)

    def set_columns(self, columns: Sequence[int]) -> None:
        """Put the buttons below columns that begin, and end, at these places; none: one behind another."""
        if tuple(columns) != self._columns:
            self._columns = tuple(columns)
            self._place()
            self.update()

    def sizeHint(self) -> QSize:
        """Return the wanted size."""
        return QSize(self._widest(), self.height())

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        return QSize(self._widest(short=True) if self._in_card else 0, self.height())

    def _widest(self, *, short: bool = False) -> int:
        """Return the width of all buttons that take something, with a letter alone on each, or with words."""
        words = [LETTERS[side] if short else _take(side) for side in range(self._count)]
        widths = [button.width_with(text) for button, text in zip(self.takes, words, strict=True)]
        return sum(widths) + GRID * (len(widths) - 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the buttons anew."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        """Place every button; a second one that has no room below its card is left to the menu."""
        # From left to right. Where cards stand side by side each pair begins with its card, and its second
        # button stays away if it would reach into the next card; without cards one follows the other.
        y, x = (self.height() - TARGET) // 2, 0 if self._in_card else GAP
        self._shorten()
        for side, (take, add) in enumerate(zip(self.takes, self.adds, strict=True)):
            take_size, add_size = take.sizeHint(), add.sizeHint()
            end = self.width()
            if side + 1 < len(self._columns):
                x, end = self._columns[side] + GAP // 4, self._columns[side + 1]
            has_room = bool(self._columns) and x + take_size.width() + GRID + add_size.width() <= end
            self._put(take, x, y, take_size)
            add.setVisible(has_room)
            if has_room:
                self._put(add, x + take_size.width() + GRID, y, add_size)
            x += take_size.width() + GRID

    def _shorten(self) -> None:
        """Write the letters alone where many buttons have no room otherwise."""
        short = not self._columns and self._widest() > self.width()
        for side, take in enumerate(self.takes):
            take.set_words(LETTERS[side] if short else _take(side))

    def _put(self, button: KeyButton, x: int, y: int, size: QSize) -> None:
        button.setGeometry(x, y, size.width(), size.height())

    @property
    def hidden_adds(self) -> list[str]:
        """The ids of the actions without room for their buttons."""
        return [button.action_id for button in self.adds if button.isHidden()]

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground of the cards and the lines between them."""
        if self._in_card:
            return
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Base))
            paint_columns(painter, self, self._columns)


def _take(side: int) -> str:
    return tr("Take {letter}", letter=LETTERS[side])


def paint_columns(painter: QPainter, widget: QWidget, columns: Sequence[int]) -> None:
    """Paint the lines between the columns of cards, from top to bottom of a widget."""
    painter.setPen(widget.palette().color(QPalette.ColorRole.Mid))
    for column in columns[1:-1]:
        painter.drawLine(column - GAP // 2, 0, column - GAP // 2, widget.height())
