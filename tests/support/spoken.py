"""The window as a screen reader has it: names of widgets, and everything that is announced."""

from itertools import pairwise

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QSlider,
    QTabBar,
    QTextEdit,
    QWidget,
)

FIELDS = (QLineEdit, QComboBox, QAbstractSpinBox, QSlider, QPlainTextEdit, QTextEdit, QAbstractItemView)
"""What shows a value: without a name of its own a screen reader speaks the value alone, or nothing."""


def focusable(root: QWidget) -> list[QWidget]:
    """Return everything inside that the keyboard reaches."""
    return [
        widget
        for widget in (root, *root.findChildren(QWidget))
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisibleTo(root) and widget.isEnabled()
    ]


def nameless(root: QWidget) -> list[str]:
    """Return what the keyboard reaches inside and a screen reader has no name for."""
    return [
        f"{type(widget).__name__} {widget.objectName()} in {type(widget.parent()).__name__}"
        for widget in focusable(root)
        if widget.focusProxy() is None and not _is_inner(widget) and not _has_name(widget, root)
    ]


def _is_inner(widget: QWidget) -> bool:
    """Tell whether a widget is a part of another one, which has the name, or only scrolls others."""
    parent = widget.parent()
    return (
        type(widget) in (QScrollArea, QAbstractScrollArea)
        or (isinstance(widget, QTabBar) and widget.count() > 0)
        or widget.objectName().startswith("qt_")
        or (isinstance(widget, QLineEdit) and isinstance(parent, QComboBox | QAbstractSpinBox))
    )


def _has_name(widget: QWidget, root: QWidget) -> bool:
    if isinstance(widget, FIELDS):
        return bool(widget.accessibleName()) or any(
            label.buddy() is widget for label in root.findChildren(QLabel)
        )
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface is not None and bool(interface.text(QAccessible.Text.Name).strip())


def rising_steps(sheet: QWidget) -> list[str]:
    """Return where Tab goes upwards in a sheet, but for the way back to its beginning."""
    for part in focusable(sheet)[:1]:
        part.setFocus()
    parts: list[QWidget] = []
    while (part := sheet.focusWidget()) is not None and part not in parts:
        parts.append(part)
        sheet.focusNextPrevChild(True)  # type: ignore[attr-defined]  # protected in Qt, there all the same
    top = min(range(len(parts)), key=lambda number: _place(parts[number], sheet).top(), default=0)
    in_order = parts[top:] + parts[:top]
    return [
        f"{type(part).__name__} {part.accessibleName()} above {previous.accessibleName()}"
        for previous, part in pairwise(in_order)
        if _place(part, sheet).bottom() < _place(previous, sheet).top()
    ]


def _place(part: QWidget, sheet: QWidget) -> QRect:
    """Return where a part stands, clipped by the areas that it is scrolled in."""
    place, parent = QRect(part.mapTo(sheet, QPoint(0, 0)), part.size()), part.parentWidget()
    while parent is not None and parent is not sheet:
        if isinstance(parent, QScrollArea):
            area = QRect(parent.mapTo(sheet, QPoint(0, 0)), parent.size())
            place.moveTop(min(max(place.top(), area.top()), area.bottom()))
        parent = parent.parentWidget()
    return place
