"""The keys that move the caret, and their movements."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_SHIFT, _CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
_ALT = Qt.KeyboardModifier.AltModifier
_IGNORED = Qt.KeyboardModifier.KeypadModifier


class CaretMove(NamedTuple):
    """A movement: exactly one of the numbers is not zero, below zero means backwards or up."""

    right: int = 0
    lines: int = 0
    pages: int = 0
    edge: int = 0
    document: int = 0
    words: bool = False
    extend: bool = False
    characters: bool = False
    """By characters although the text has tokens."""


_PLAIN = {
    Qt.Key.Key_Right: CaretMove(right=1),
    Qt.Key.Key_Left: CaretMove(right=-1),
    Qt.Key.Key_Down: CaretMove(lines=1),
    Qt.Key.Key_Up: CaretMove(lines=-1),
    Qt.Key.Key_PageDown: CaretMove(pages=1),
    Qt.Key.Key_PageUp: CaretMove(pages=-1),
    Qt.Key.Key_End: CaretMove(edge=1),
    Qt.Key.Key_Home: CaretMove(edge=-1),
}
_WITH_CONTROL = {
    Qt.Key.Key_Right: CaretMove(right=1, words=True),
    Qt.Key.Key_Left: CaretMove(right=-1, words=True),
    Qt.Key.Key_End: CaretMove(document=1),
    Qt.Key.Key_Home: CaretMove(document=-1),
}
_WITH_ALT = {
    Qt.Key.Key_Right: CaretMove(right=1, characters=True),
    Qt.Key.Key_Left: CaretMove(right=-1, characters=True),
}


def move_of(event: QKeyEvent) -> CaretMove | None:
    """Return the movement a key press means, or None: Ctrl+PgDn and Alt+arrows belong to the window.

    Alt+Shift+arrows are movements by characters.
    """
    # Keys of the number block move as the others do, so that modifier is ignored; Shift only extends. Any
    # other combination has no table and goes on to the window.
    modifiers = event.modifiers() & ~_IGNORED
    extend = bool(modifiers & _SHIFT)
    remaining = modifiers & ~_SHIFT
    table: Mapping[Qt.Key, CaretMove] = {}
    if remaining == Qt.KeyboardModifier.NoModifier:
        table = _PLAIN
    elif remaining == _CONTROL:
        table = _WITH_CONTROL
    elif remaining == _ALT and extend:
        table = _WITH_ALT
    move = table.get(Qt.Key(event.key()))
    return move._replace(extend=extend) if move else None
