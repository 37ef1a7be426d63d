"""Moves the ends of an annotation over a text: by keys, or by the mouse."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent

from annotally.model.token_boundaries import ExtentUnit, TokenMisfit
from annotally_gui.text.final_pane import FinalPane, Range
from annotally_gui.text.token_steps import next_boundary, next_part

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

    In a text with tokens the ends go from token to token, by keys and by the mouse. There Alt is for
    characters, if a format of the key holds parts of tokens; C does so until it is pressed again. Tab alone
    chooses the end.
    """

    moved = Signal(int, int)
    """Start and end as they are now, in code points; nothing is kept yet."""
    kept = Signal(int, int)
    """The final start and end, in code points."""
    given_up = Signal()
    hindered = Signal(object)
    """The `TokenMisfit` of a move that no format of the key could hold; nothing has moved."""

    def __init__(self, pane: FinalPane) -> None:
        super().__init__(pane)
        self._pane = pane
        self._extents: list[Range] = []
        self._old_extents: list[Range] = []
        self._drag = -1
        """The end that the mouse drags: 0 for the start, 1 for the end, -1 for none."""
        self._moving_end = 1
        """The end that moves without Alt: 0 for the start, 1 for the end."""
        self._by_characters = False
        pane.installEventFilter(self)
        pane.viewport().installEventFilter(self)

    @property
    def active(self) -> bool:
        """Whether something is being moved."""
        return bool(self._extents)

    @property
    def by_characters(self) -> bool:
        """Whether the ends go by characters in a text with tokens, without Alt too."""
        return self._by_characters

    def begin(self, extents: Sequence[Range]) -> None:
        """Let an annotation that stands there be moved; the text takes the keyboard."""
        self._extents, self._old_extents = list(extents), list(extents)
        self._drag, self._moving_end, self._by_characters = -1, 1, False
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
            is_own_key = _arrow_move(event) is not None or event.key() in _OWN or self._is_switch(event)
            if is_own_key:
                event.accept()
            return is_own_key
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._on_key(event)
        if isinstance(event, QFocusEvent) and event.lostFocus() and event.reason() not in _FOCUS_STAYS:
            self.keep()
        return False

    def _on_key(self, event: QKeyEvent) -> bool:
        # Alt moves the start whatever Tab has chosen; Tab switches the end that moves without it.
        move = _arrow_move(event)
        if move is not None and self._pane.tokens is not None:
            self._step_by_tokens(move)
        elif move is not None:
            end = 0 if move.with_alt else self._moving_end
            self._move_end(end, self._pane.step(self.place[end], right=move.right, words=move.words))
        elif self._is_switch(event):
            self._switch()
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

    def _is_switch(self, event: QKeyEvent) -> bool:
        """Tell whether a key switches between tokens and characters."""
        return event.key() == Qt.Key.Key_C and not event.modifiers() and self._pane.tokens is not None

    def _switch(self) -> None:
        """Go on by characters, or by tokens again, and report that as a move."""
        if self._marks_whole_tokens:
            self.hindered.emit(TokenMisfit.INSIDE)
        else:
            self._by_characters = not self._by_characters
            self.moved.emit(*self.place)

    def _step_by_tokens(self, move: "_ArrowMove") -> None:
        """Move the chosen end to the next token, or with Alt by a character."""
        tokens, end = self._pane.tokens, self._moving_end
        assert tokens is not None  # it is asked for by the caller
        place = self.place[end]
        forward = self._pane.runs_forward(place, right=move.right)
        if not (move.with_alt or self._by_characters):
            self._move_end(end, next_boundary(tokens, place, end=bool(end), forward=forward))
        elif self._marks_whole_tokens:
            self.hindered.emit(TokenMisfit.INSIDE)
        else:
            reached = next_part(
                tokens,
                place,
                lambda offset, onwards: self._pane.across(offset, forward=onwards),
                end=bool(end),
                forward=forward,
            )
            self._move_end(end, reached)

    def _dropped_at(self, end: int, point: QPointF, *, with_alt: bool) -> int:
        """Return where an end goes that the mouse drags to a point of the viewport."""
        tokens, place = self._pane.tokens, self._pane.place_at(point)
        if tokens is None:
            return place
        allowed = tokens.unit is ExtentUnit.CHARACTERS or (
            tokens.unit is ExtentUnit.TOKEN_PARTS and tokens.is_within(place, end=bool(end))
        )
        return place if with_alt and allowed else tokens.nearest_place(place, end=bool(end))

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
                with_alt = bool(event.modifiers() & _ALT) or self._by_characters
                self._move_end(self._drag, self._dropped_at(self._drag, point, with_alt=with_alt))
                if with_alt and self._marks_whole_tokens:
                    self.hindered.emit(TokenMisfit.INSIDE)
        return self._drag >= 0

    def _move_end(self, end: int, place: int) -> None:
        """Move one end, but never so far that nothing would be left between the two."""
        # With several extents the start of the first and the end of the last move; neither may become empty.
        index = -1 if end else 0
        start, after = self._extents[index]
        moved = (start, place) if end else (place, after)
        if moved[0] >= moved[1] or moved == (start, after):
            return
        if self._crosses_sentences(moved) and not self._crosses_sentences((start, after)):
            self.hindered.emit(TokenMisfit.SENTENCES)
        else:
            self._extents[index] = moved
            self._pane.set_moving(self._extents)
            self._pane.reveal(place)
            self.moved.emit(*self.place)

    @property
    def _marks_whole_tokens(self) -> bool:
        """Whether no format of the key holds parts of tokens."""
        tokens = self._pane.tokens
        return tokens is not None and tokens.unit >= ExtentUnit.TOKENS

    def _crosses_sentences(self, extent: Range) -> bool:
        """Tell whether no format of the key could hold an extent because it goes on in another sentence."""
        tokens = self._pane.tokens
        if tokens is None or tokens.unit is not ExtentUnit.TOKENS_OF_A_SENTENCE:
            return False
        return TokenMisfit.SENTENCES in tokens.misfits(*extent, self._pane.text).values()


class _ArrowMove(NamedTuple):
    """A movement of an end by an arrow key."""

    with_alt: bool
    right: bool
    words: bool


def _arrow_move(event: QKeyEvent) -> _ArrowMove | None:
    """Return the movement that a key means; None for other keys."""
    modifiers = event.modifiers() & ~_KEYPAD
    right = _ARROWS.get(Qt.Key(event.key()))
    if right is None or not modifiers & _SHIFT:
        return None
    return _ArrowMove(bool(modifiers & _ALT), right, bool(modifiers & _CONTROL))
