"""Item data roles the window's models share: what a cell is, never how it is coloured."""

from enum import IntEnum

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt

from annotally_gui.services.i18n import tr

AnyIndex = QModelIndex | QPersistentModelIndex


class Role(IntEnum):
    """Roles beyond Qt's own."""

    QUIET = Qt.ItemDataRole.UserRole + 1
    """True: says little (a zero, a heading) and is shown dimmed."""
    STRONG = Qt.ItemDataRole.UserRole + 2
    """True: stands out (the total, the document shown)."""
    HEADING = Qt.ItemDataRole.UserRole + 3
    """True: the row is a heading over all columns and cannot be selected."""
    KEY = Qt.ItemDataRole.UserRole + 4
    """A column's name in settings, asked of the horizontal header."""
    LINK = Qt.ItemDataRole.UserRole + 5
    """True: choosing the cell leads to what it stands for."""
    FOLDED = Qt.ItemDataRole.UserRole + 6
    """Of a heading: True if what stands under it is folded away, False if it is shown."""
    MARKED = Qt.ItemDataRole.UserRole + 7
    """True: what is selected elsewhere counts in this row."""
    ELIDE = Qt.ItemDataRole.UserRole + 8
    """Where a cell that does not fit is cut, if not in the middle."""


UNDEFINED = "–"
"""What stands for an undefined measure on screen (C2); the tooltip gives the reason."""

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def heading_data(text: str, column: int, role: int, *, folded: bool) -> object:
    """Return what Qt asks of a heading over all columns, under which lines are folded away or not."""
    values: dict[int, object] = {
        Role.HEADING: True,
        Role.FOLDED: folded,
        Qt.ItemDataRole.AccessibleTextRole: tr("{heading}, folded", heading=text) if folded else text,
        Qt.ItemDataRole.ToolTipRole: tr("Click or press Return to fold or unfold"),
        Qt.ItemDataRole.DisplayRole: text if column == 0 else None,
    }
    return values.get(role)
