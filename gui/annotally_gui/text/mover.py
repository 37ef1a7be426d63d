"""Moves the ends of an annotation over a text: by keys, or by the mouse."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent

from annotally_gui.text.final_pane import FinalPane, Range

_SHIFT, _ALT = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.AltModifier
_CONTROL, _KEYPAD = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.KeypadModifier
_ARROWS = {Qt.Key.Key_Right: True, Qt.Key.Key_Left: False}
_OWN = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape, Qt.Key.Key_Tab)
_FOCUS_STAYS = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
"""Reasons for which the focus goes away for a while, as to a menu or to another window."""


class Mover(QObject):
    """Shift and arrows move the end, with Alt the start, with Ctrl by words; Return keeps, Escape gives up.

    After Tab Shift and arrows move the start, after another Tab the end again: many a window manager has
    Alt, Shift and arrows for itself. Going somewhere else keeps too. Of several extents the first one's start
    and the last one's end move.
    """

    moved = Signal(int, int)
    """Start and end as they are now, in code points; nothing is kept yet."""
    kept = Signal(int, int)
    """The final start and end, in code points."""
    given_up = Signal()

    def __init__(self, pane: FinalPane) -> None:
        super().__init__(pane)
        self._pane = pane
        self._extents: list[Range] = []
        self._old_extents: list[Range] = []
        self._drag = -1
        """The end that the mouse drags: 0 for the start, 1 for the end, -1 for none."""
        self._moving_end = 1
        """The end that moves without Alt: 0 for the start, 1 for the end."""
        pane.installEventFilter(self)
        pane.viewport().installEventFilter(self)

    @property
    def active(self) -> bool:
        """Whether something is being moved."""
        return bool(self._extents)

    def begin(self, extents: Sequence[Range]) -> None:
        """Let an annotation that stands there be moved; the text takes the keyboard."""
        self._extents, self._old_extents = list(extents), list(extents)
        self._drag, self._moving_end = -1, 1
        self._pane.set_moving(extents)
        self._pane.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._pane.reveal(self.place[1])

    def stop(self) -> None:
        """End moving; changes that were not kept are forgotten."""
        self._extents, self._drag = [], -1
        self._pane.set_moving(())
        self._pane.viewport().setCursor(Qt.CursorShape.IBeamCursor)

    @property
    def place(self) -> Range:
        """The annotation's start and end as they are now, in code points."""
        return self._extents[0][0], self._extents[-1][1]

    def keep(self) -> None:
        """Keep the changed extents; without a change it is as if given up."""
        place, changed = self.place, self._extents != self._old_extents
        self.stop()
        if changed:
            self.kept.emit(*place)
        else:
            self.given_up.emit()

    def give_up(self) -> None:
        """Leave the annotation where it was."""
        self.stop()
        self.given_up.emit()

    # --- events of the pane

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys and the mouse while something is moved."""
        # While nothing is moved, the pane has its events for itself.
        if not self._extents:
            return False
        if watched is self._pane:
            return self._on_pane(event)
        return isinstance(event, QMouseEvent) and self._on_mouse(event)

    def _on_pane(self, event: QEvent) -> bool:
        # Qt asks with ShortcutOverride before it looks for a shortcut: an accepted one is then delivered as
        # a key press, so that Escape or Return do not start an action of the window.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            mine = _arrow_move(event) is not None or event.key() in _OWN
            if mine:
                event.accept()
            return mine
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._on_key(event)
        if isinstance(event, QFocusEvent) and event.lostFocus() and event.reason() not in _FOCUS_STAYS:
            self.keep()
        return False

    def _on_key(self, event: QKeyEvent) -> bool:
        # Alt moves the start whatever Tab has chosen; Tab switches the end that moves without it.
        move = _arrow_move(event)
        if move is not None:
            with_alt, right, words = move
            end = 0 if with_alt else self._moving_end
            self._move_end(end, self._pane.step(self.place[end], right=right, words=words))
        elif event.key() == Qt.Key.Key_Tab and not event.modifiers():
            self._moving_end = 1 - self._moving_end
            self._pane.reveal(self.place[self._moving_end])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers() & ~_KEYPAD:
            self.keep()
        elif event.key() == Qt.Key.Key_Escape:
            self.give_up()
        else:
            return False
        return True

    def _on_mouse(self, event: QMouseEvent) -> bool:
        # Where both ends are near, as in an extent of one character, the end is taken before the start. A
        # press beside both is not taken and reaches the pane as usual.
        point = event.position()
        near = next((end for end in (1, 0) if self._pane.near_place(point, self.place[end])), -1)
        if event.type() == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton:
            self._drag = near
        elif event.type() == QEvent.Type.MouseButtonRelease:
            dragged, self._drag = self._drag, -1
            return dragged >= 0
        elif event.type() == QEvent.Type.MouseMove:
            shape = Qt.CursorShape.SizeHorCursor if max(near, self._drag) >= 0 else Qt.CursorShape.IBeamCursor
            self._pane.viewport().setCursor(shape)
            if self._drag >= 0:
                self._move_end(self._drag, self._pane.place_at(point))
        return self._drag >= 0

    def _move_end(self, end: int, place: int) -> None:
        """Move one end, but never so far that nothing would be left between the two."""
        # With several extents the start of the first and the end of the last move; neither may become empty.
        index = -1 if end else 0
        start, after = self._extents[index]
        moved = (start, place) if end else (place, after)
        if moved[0] < moved[1] and moved != (start, after):
            self._extents[index] = moved
            self._pane.set_moving(self._extents)
            self._pane.reveal(place)
            self.moved.emit(*self.place)


def _arrow_move(event: QKeyEvent) -> tuple[bool, bool, bool] | None:
    """Return whether a key moves the start for sure, to the right, by words; None for other keys."""
    modifiers = event.modifiers() & ~_KEYPAD
    right = _ARROWS.get(Qt.Key(event.key()))
    if right is None or not modifiers & _SHIFT:
        return None
    return bool(modifiers & _ALT), right, bool(modifiers & _CONTROL)
