"""The order in which Tab goes through a window."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QScrollArea, QWidget


def step_focus(window: QWidget, last: Sequence[QWidget] = (), *, forward: bool) -> bool:
    """Give the focus to the next part of a window, or the one before; return whether there is another.

    The parts follow in the order in which they were made, but for those that are to come ``last``. Parts
    that lie behind another tab are passed over.
    """
    # Qt's own walk has two faults here: forward it jumps into the widget that a pane hands its focus to, over
    # all that stands before it, and it goes to docks behind another tab, which are only moved out of sight.
    # O(widgets of the window), about a millisecond.
    current = window.focusWidget()
    chain = [part for part in _chain(window) if part not in last]
    order = [part for part in (*chain, *last) if part is current or _takes_focus(part, window)]
    if not order or order == [current]:
        return False
    step = 1 if forward else -1
    place = order.index(current) + step if current in order else min(0, step)
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    order[place % len(order)].setFocus(reason)
    return True


def _chain(window: QWidget) -> Iterator[QWidget]:
    """Yield the parts of a window as Qt has them in a row."""
    part = window.nextInFocusChain()
    while part is not None and part is not window:
        yield part
        part = part.nextInFocusChain()


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
