"""Item data roles the window's models share: the meaning of a cell, never its colours."""

from enum import IntEnum

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt

from annotally_gui.services.i18n import tr

AnyIndex = QModelIndex | QPersistentModelIndex


class DataRole(IntEnum):
    """Roles beyond Qt's own."""

    QUIET = Qt.ItemDataRole.UserRole + 1
    """True: the cell is of little interest (a zero, a heading) and is shown dimmed."""
    STRONG = Qt.ItemDataRole.UserRole + 2
    """True: stands out (the total, the document shown)."""
    HEADING = Qt.ItemDataRole.UserRole + 3
    """True: the row is a heading over all columns and cannot be selected."""
    KEY = Qt.ItemDataRole.UserRole + 4
    """A column's name in settings, asked of the horizontal header."""
    LINK = Qt.ItemDataRole.UserRole + 5
    """True: choosing the cell leads to the objects it counts, or to its comparison."""
    FOLDED = Qt.ItemDataRole.UserRole + 6
    """Of a heading: True if the lines under it are folded away, False if they are shown."""
    MARKED = Qt.ItemDataRole.UserRole + 7
    """True: the object selected elsewhere counts in this row."""
    ELIDE = Qt.ItemDataRole.UserRole + 8
    """The end at which a text that does not fit is cut, if not in the middle."""


RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def heading_data(text: str, column: int, role: int, *, folded: bool) -> object:
    """Return a heading's data for a role; it spans all columns, and its lines are folded away or not."""
    values: dict[int, object] = {
        DataRole.HEADING: True,
        DataRole.FOLDED: folded,
        Qt.ItemDataRole.AccessibleTextRole: tr("{heading}, collapsed", heading=text) if folded else text,
        Qt.ItemDataRole.ToolTipRole: tr("Click or press Return to collapse or expand"),
        Qt.ItemDataRole.DisplayRole: text if column == 0 else None,
    }
    return values.get(role)
