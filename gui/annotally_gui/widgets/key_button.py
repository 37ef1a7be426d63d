"""Buttons of actions that show their key small beside the text."""

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QActionEvent, QFont, QFontMetrics, QKeySequence, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QStyle, QStyleOptionToolButton, QToolButton, QWidget

from annotally_gui.actions.registry import ActionRegistry, plain_text
from annotally_gui.services.i18n import tr
from annotally_gui.services.theme import GRID, TARGET

_SMALLER = 0.85
_MODIFIERS = (("Shift+", "⇧"),)


def short_keys(sequence: QKeySequence) -> str:
    """Return a key sequence as it is shown on a button: ``⇧2``."""
    keys = sequence.toString(QKeySequence.SequenceFormat.NativeText)
    for name, sign in _MODIFIERS:
        keys = keys.replace(name, sign)
    return keys


class KeyButton(QToolButton):
    """A button of an action, with a text of its own or the action's, and the key in small letters."""

    def __init__(
        self, actions: ActionRegistry, action_id: str, words: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._actions, self.action_id, self._words = actions, action_id, words
        self.keys = ""
        """The key as it is shown."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setDefaultAction(actions.action(action_id))
        actions.shortcuts_changed.connect(self._name)
        self._name()

    def actionEvent(self, event: QActionEvent) -> None:
        """Keep the words, which Qt takes from the action whenever that changes."""
        super().actionEvent(event)
        self._name()

    def changeEvent(self, event: QEvent) -> None:
        """Fit to a new font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def set_words(self, words: str) -> None:
        """Show other words."""
        self._words = words
        self._name()

    def _name(self) -> None:
        action = self._actions.action(self.action_id)
        words = self._words or plain_text(action.text())
        keys = short_keys(action.shortcut())
        if (words, keys) == (self.text(), self.keys):
            return
        self.keys = keys
        self.setText(words)
        spoken = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        name = plain_text(action.text())
        self.setAccessibleName(tr("{action}  {keys}", action=name, keys=spoken).rstrip())
        self.updateGeometry()
        self.update()

    def width_with(self, words: str) -> int:
        """Return the width that the button needs with other words."""
        # The key stands behind the words in a smaller font, one step of the grid away.
        width = self.fontMetrics().horizontalAdvance(words) + 3 * GRID
        if self.keys:
            width += QFontMetrics(self._small()).horizontalAdvance(self.keys) + GRID
        return max(width, TARGET)

    def sizeHint(self) -> QSize:
        """Return the size that text and key need."""
        return QSize(self.width_with(self.text()), TARGET)

    def minimumSizeHint(self) -> QSize:
        """Return the least size, which is the wanted one: nothing is clipped."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the button, its text and its key."""
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        words, option.text = option.text, ""
        with QPainter(self) as painter:
            self.style().drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option, painter, self)
            self._paint_words(painter, words)

    def _paint_words(self, painter: QPainter, words: str) -> None:
        # Text and key are painted one behind the other, the two in the middle of the button.
        small = self._small()
        gap = GRID if self.keys else 0
        words_width = self.fontMetrics().horizontalAdvance(words)
        keys_width = QFontMetrics(small).horizontalAdvance(self.keys)
        x = max(GRID, (self.width() - words_width - gap - keys_width) // 2)
        group = QPalette.ColorGroup.Active if self.isEnabled() else QPalette.ColorGroup.Disabled
        quiet = QPalette.ColorRole.PlaceholderText if self.isEnabled() else QPalette.ColorRole.ButtonText
        centre = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.setPen(self.palette().color(group, QPalette.ColorRole.ButtonText))
        painter.drawText(self._mirrored(QRect(x, 0, words_width + 1, self.height())), centre, words)
        painter.setFont(small)
        painter.setPen(self.palette().color(group, quiet))
        room = QRect(x + words_width + gap, 1, keys_width + 1, self.height())
        painter.drawText(self._mirrored(room), centre, self.keys)

    def _mirrored(self, room: QRect) -> QRect:
        """Return a place as it is in the direction of the layout."""
        if self.layoutDirection() is Qt.LayoutDirection.LeftToRight:
            return room
        return QRect(self.width() - room.right() - 1, room.top(), room.width(), room.height())

    def _small(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * _SMALLER)
        return font
