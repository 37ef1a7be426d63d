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
"""Why the keyboard goes away for a while, as to a menu or to another window."""


class Mover(QObject):
    """Shift and arrows move the end, with Alt the start, with Ctrl by words; Return keeps, Escape gives up.

    After Tab Shift and arrows move the start, after another Tab the end again: many a window manager has
    Alt, Shift and arrows for itself. Going somewhere else keeps too. Of several extents the first one's start
    and the last one's end move.
    """

    moved = Signal(int, int)
    """Where it begins and ends now; nothing is kept yet."""
    kept = Signal(int, int)
    """A person is done: where it is to begin and end."""
    given_up = Signal()

    def __init__(self, pane: FinalPane) -> None:
        super().__init__(pane)
        self._pane = pane
        self._extents: list[Range] = []
        self._before: list[Range] = []
        self._held = -1
        """The end that the mouse holds: 0 for the start, 1 for the end."""
        self._end = 1
        """The end that moves without Alt."""
        pane.installEventFilter(self)
        pane.viewport().installEventFilter(self)

    @property
    def active(self) -> bool:
        """Whether something is being moved."""
        return bool(self._extents)

    def begin(self, extents: Sequence[Range]) -> None:
        """Let an annotation that stands there be moved; the text takes the keyboard."""
        self._extents, self._before = list(extents), list(extents)
        self._held, self._end = -1, 1
        self._pane.set_moving(extents)
        self._pane.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._pane.reveal(self.place[1])

    def stop(self) -> None:
        """Move nothing any more; what was not kept is forgotten."""
        self._extents, self._held = [], -1
        self._pane.set_moving(())
        self._pane.viewport().setCursor(Qt.CursorShape.IBeamCursor)

    @property
    def place(self) -> Range:
        """Where the annotation begins and ends now."""
        return self._extents[0][0], self._extents[-1][1]

    def keep(self) -> None:
        """Keep what has changed; where nothing has, it is as if given up."""
        place, changed = self.place, self._extents != self._before
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
        if not self._extents:
            return False
        if watched is self._pane:
            return self._on_pane(event)
        return isinstance(event, QMouseEvent) and self._on_mouse(event)

    def _on_pane(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            mine = _meant(event) is not None or event.key() in _OWN
            if mine:
                event.accept()
            return mine
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._on_key(event)
        if isinstance(event, QFocusEvent) and event.lostFocus() and event.reason() not in _FOCUS_STAYS:
            self.keep()
        return False

    def _on_key(self, event: QKeyEvent) -> bool:
        move = _meant(event)
        if move is not None:
            with_alt, right, words = move
            end = 0 if with_alt else self._end
            self._set(end, self._pane.step(self.place[end], right=right, words=words))
        elif event.key() == Qt.Key.Key_Tab and not event.modifiers():
            self._end = 1 - self._end
            self._pane.reveal(self.place[self._end])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers() & ~_KEYPAD:
            self.keep()
        elif event.key() == Qt.Key.Key_Escape:
            self.give_up()
        else:
            return False
        return True

    def _on_mouse(self, event: QMouseEvent) -> bool:
        point = event.position()
        near = next((end for end in (1, 0) if self._pane.near_place(point, self.place[end])), -1)
        if event.type() == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton:
            self._held = near
        elif event.type() == QEvent.Type.MouseButtonRelease:
            held, self._held = self._held, -1
            return held >= 0
        elif event.type() == QEvent.Type.MouseMove:
            shape = Qt.CursorShape.SizeHorCursor if max(near, self._held) >= 0 else Qt.CursorShape.IBeamCursor
            self._pane.viewport().setCursor(shape)
            if self._held >= 0:
                self._set(self._held, self._pane.place_at(point))
        return self._held >= 0

    def _set(self, end: int, place: int) -> None:
        """Move one end, but never so far that nothing would be left between the two."""
        which = -1 if end else 0
        start, after = self._extents[which]
        moved = (start, place) if end else (place, after)
        if moved[0] < moved[1] and moved != (start, after):
            self._extents[which] = moved
            self._pane.set_moving(self._extents)
            self._pane.reveal(place)
            self.moved.emit(*self.place)


def _meant(event: QKeyEvent) -> tuple[bool, bool, bool] | None:
    """Return whether a key moves the start for sure, to the right, by words; None for other keys."""
    modifiers = event.modifiers() & ~_KEYPAD
    right = _ARROWS.get(Qt.Key(event.key()))
    if right is None or not modifiers & _SHIFT:
        return None
    return bool(modifiers & _ALT), right, bool(modifiers & _CONTROL)
