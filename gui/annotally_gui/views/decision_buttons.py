"""The buttons of a decision: a fixed grid of the usual ones, and a menu with all others."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton, QWidget

from annotally_gui.actions.annotators import ADDS, TAKES
from annotally_gui.actions.registry import ActionRegistry
from annotally_gui.services.i18n import mark, tr
from annotally_gui.services.theme import GRID, TARGET
from annotally_gui.widgets.key_button import KeyButton

BUTTONS = (
    *TAKES,
    "decide.majority",
    "decide.either_first",
    "decide.either_second",
    "decide.neither",
    "decide.undecide",
    "decide.optional",
    "decide.flag",
    "decide.edit",
    "decide.extent",
    "decide.split",
    "decide.pair",
)
"""All decisions that a row can be given, in the order of menus."""

SHOWN = {
    "decide.majority": mark("Majority"),
    "decide.both": mark("Both"),
    "decide.neither": mark("Neither"),
    "decide.edit": mark("Edit"),
    "decide.extent": mark("Move"),
    "decide.split": mark("Split"),
    "decide.pair": mark("Pair with"),
    "decide.flag": mark("Flag"),
}
"""The decisions that have buttons on the card, and the words on them."""

_FURTHER = (
    *("decide.undecide", "decide.optional", "decide.reason", "decide.comment"),
    *("decide.pair_list", "decide.release", "decide.add"),
)
"""Decisions that the menu has besides, whatever buttons there are."""

_COLUMNS = (4, 3, 2)


class DecisionButtons(QWidget):
    """A grid of buttons, placed by its width alone, and *More* at its end."""

    def __init__(self, actions: ActionRegistry, hidden: Callable[[], Iterable[str]]) -> None:
        """Make the buttons; ``hidden`` returns decisions without room for their buttons elsewhere."""
        super().__init__()
        self._actions, self._hidden = actions, hidden
        self._count, self._in_line = 2, False
        self.buttons = {
            action_id: KeyButton(actions, action_id, tr(words), self) for action_id, words in SHOWN.items()
        }
        self.more = QToolButton(self)
        self.more.setText(tr("More"))
        self.more.setAccessibleName(tr("More decisions"))
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        menu = QMenu(self.more)
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(self._fill_menu)
        self.more.setMenu(menu)
        policy = self.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Ignored)
        policy.setVerticalPolicy(QSizePolicy.Policy.Fixed)
        self.setSizePolicy(policy)

    def set_annotators(self, count: int) -> None:
        """Offer the decisions that are possible between so many annotators."""
        self._count = count
        self._place()

    def set_in_line(self, on: bool) -> None:
        """Put the buttons in one line, as many as there is room for; the menu has the rest."""
        if on != self._in_line:
            self._in_line = on
            self.updateGeometry()
            self._place()

    def _offered(self) -> list[QToolButton]:
        """Return the buttons that have a meaning here, *More* last."""
        absent = self._absent_decision()
        return [*(button for name, button in self.buttons.items() if name != absent), self.more]

    def _absent_decision(self) -> str:
        """Return the decision that has no meaning between so many annotators."""
        # Between two there is no majority, and "both" is the third annotator of several.
        return "decide.both" if self._count > 2 else "decide.majority"

    def height_for(self, width: int) -> int:
        """Return the height of the grid in so many pixels of width."""
        return len(self._lines(width)) * (TARGET + GRID) - GRID

    def _lines(self, width: int) -> list[list[QToolButton]]:
        """Return the buttons of each line: as few lines as have room."""
        # From the most columns to the least; the last grid is taken even where it is too wide.
        offered = self._offered()
        for count in _COLUMNS:
            lines = [offered[start : start + count] for start in range(0, len(offered), count)]
            if all(self._width_of_line(line) <= width for line in lines):
                return lines
        return lines

    def _width_of_line(self, buttons: Sequence[QToolButton]) -> int:
        return sum(self._width_of(button) + GRID for button in buttons) - GRID

    @staticmethod
    def _width_of(button: QToolButton) -> int:
        return button.sizeHint().width()

    def sizeHint(self) -> QSize:
        """Return the wanted size."""
        if self._in_line:
            return QSize(self._width_of_line(self._offered()), TARGET)
        lines = self._lines(self.width())
        return QSize(max(map(self._width_of_line, lines)), self.height_for(self.width()))

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        return QSize(0, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the buttons anew."""
        super().resizeEvent(event)
        self._place()
        self.updateGeometry()

    def _place(self) -> None:
        # The buttons of a line share the width that remains in it; right to left the places are mirrored.
        lines = [self._line_of(self._offered())] if self._in_line else self._lines(self.width())
        visible_buttons = {button for line in lines for button in line}
        for button in (*self.buttons.values(), self.more):
            button.setVisible(button in visible_buttons)
        for number, line in enumerate(lines):
            spare = 0 if self._in_line else (self.width() - self._width_of_line(line)) // len(line)
            offset = 0
            for button in line:
                width = self._width_of(button) + max(0, spare)
                place = self.width() - offset - width if self.isRightToLeft() else offset
                button.setGeometry(place, number * (TARGET + GRID), width, TARGET)
                offset += width + GRID

    def _line_of(self, offered: list[QToolButton]) -> list[QToolButton]:
        """Return the buttons that have room in one line, *More* last."""
        # *More* has its room first, then the others in their order until one does not fit.
        room = self.width() - self._width_of(self.more)
        line: list[QToolButton] = []
        for button in offered[:-1]:
            room -= self._width_of(button) + GRID
            if room < 0:
                break
            line.append(button)
        return [*line, self.more]

    def _fill_menu(self) -> None:
        """Put the decisions without a button that can be seen into the menu, and the further ones."""
        groups = (self._buttonless_decisions(), self._hidden_adds(), _FURTHER)
        menu = self.more.menu()
        menu.clear()
        for group in groups:
            for name in group:
                menu.addAction(self._actions.action(name))
            if group:
                menu.addSeparator()

    def _buttonless_decisions(self) -> list[str]:
        """Return the decisions of this grid without room for their buttons now."""
        absent = self._absent_decision()
        return [name for name, button in self.buttons.items() if name != absent and not button.isVisible()]

    def _hidden_adds(self) -> list[str]:
        """Return the alternatives that can be added, without room for their buttons elsewhere now."""
        # Between two, the menu has B before A.
        adds = ADDS if self._count > 2 else ADDS[1::-1]
        hidden_decisions = set(self._hidden())
        return [name for name in adds if name in hidden_decisions]
