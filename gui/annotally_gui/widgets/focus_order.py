"""The order in which Tab goes through a window."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QScrollArea, QSplitter, QTabWidget, QWidget


def step_focus(window: QWidget, last: Sequence[QWidget] = (), *, forward: bool) -> bool:
    """Give the focus to the next part of a window, or the one before; return whether there is another.

    The parts of each widget follow in the order in which they were put into it, or by `put_behind`, but for
    those that are to come ``last``. Parts that lie behind another tab are passed over.
    """
    # Qt's own walk has two faults here: forward it jumps into the widget that a pane hands its focus to, over
    # all that stands before it, and it goes to docks behind another tab, which are only moved out of sight.
    # O(widgets of the window), about a millisecond.
    current = window.focusWidget()
    chain = [part for part in _parts(window) if part not in last]
    order = [part for part in (*chain, *last) if part is current or _takes_focus(part, window)]
    if not order or order == [current]:
        return False
    step = 1 if forward else -1
    place = order.index(current) + step if current in order else min(0, step)
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    order[place % len(order)].setFocus(reason)
    return True


def _parts(widget: QWidget) -> Iterator[QWidget]:
    """Yield everything in a widget, each part before its own."""
    # Not by ``nextInFocusChain``: PySide takes each widget for the parent of the one it returns, and with a
    # card that is deleted menus and buttons behind it would be lost to Python.
    inner = [child for child in widget.children() if isinstance(child, QWidget) and not child.isWindow()]
    # Two containers of Qt's stack their parts in an order of their own.
    if isinstance(widget, QTabWidget):
        inner.sort(key=lambda child: child is not widget.tabBar())
    elif isinstance(widget, QSplitter):
        inner.sort(key=widget.indexOf)
    for child in inner:
        yield child
        yield from _parts(child)


def put_behind(part: QWidget, following: QWidget) -> None:
    """Have Tab come to ``following`` right behind ``part``; both lie in one widget, side by side."""
    # The walk goes by the order of children, which is that of stacking.
    holder = part.parentWidget()
    assert holder is not None, "windows have no order"
    siblings = [child for child in holder.children() if isinstance(child, QWidget)]
    place = siblings.index(part) + 1
    if place == len(siblings):
        following.raise_()
    elif siblings[place] is not following:
        following.stackUnder(siblings[place])


def _takes_focus(part: QWidget, window: QWidget) -> bool:
    takes_tab = bool(part.focusPolicy() & Qt.FocusPolicy.TabFocus) and part.focusProxy() is None
    return takes_tab and part.isEnabled() and part.isVisibleTo(window) and _is_in_sight(part, window)


def _is_in_sight(part: QWidget, window: QWidget) -> bool:
    # What is scrolled out of an area comes into sight with the focus: the area counts for it.
    area, parent = part, part.parentWidget()
    while parent is not None and parent is not window:
        area = parent if isinstance(parent, QScrollArea) else area
        parent = parent.parentWidget()
    return window.rect().intersects(QRect(area.mapTo(window, QPoint(0, 0)), area.size()))
