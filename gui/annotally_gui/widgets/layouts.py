"""Layouts within layouts."""

from typing import overload

import shiboken6
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLayout


@overload
def add_layout(outer: QBoxLayout, inner: QLayout, stretch: int = 0, /) -> None: ...
@overload
def add_layout(outer: QGridLayout, inner: QLayout, row: int, column: int, /) -> None: ...
def add_layout(outer: QBoxLayout | QGridLayout, inner: QLayout, /, *place: int) -> None:
    """Put a layout, filled or empty, into a box, with a stretch, or into a grid, at a row and column.

    Use this for Qt's ``addLayout``: PySide makes a Python object for each item of a filled layout and
    keeps it. Qt deletes such an item together with its widget, without PySide's knowledge, and the next
    thing of Qt's that gets the freed address, a scroll bar for instance, would appear in Python as the
    layout item that is gone. These objects are therefore given up at once; nothing else holds them.
    """
    outer.addLayout(inner, *place)  # type: ignore[call-overload]  # the overloads above are Qt's
    _give_up_items(inner)


def _give_up_items(layout: QLayout) -> None:
    for number in range(layout.count()):
        item = layout.itemAt(number)
        if isinstance(item, QLayout):
            _give_up_items(item)
        else:
            shiboken6.invalidate(item)  # type: ignore[arg-type]  # the stub knows no wrapped objects
