"""A number field: a line for the exact number and a slider, which follow each other."""

from fractions import Fraction

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QSlider, QWidget

from annotally.tasks.mat.nodes import decimal
from annotally.tasks.similarity.dimensions import fraction
from annotally_gui.services.i18n import tr
from annotally_gui.services.theme import GAP, TARGET

_CHARACTERS = 7
_KEYS = QKeySequence.StandardKey


class UndoneElsewhere(QObject):
    """An event filter that keeps undo and redo from a field, so that they reach the dialog."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave the keys of undo and redo to others."""
        del watched
        if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        undoing = event.matches(_KEYS.Undo) or event.matches(_KEYS.Redo)
        if undoing:
            event.ignore()
        return undoing


class NumberField(QWidget):
    """A line and a slider for a number; the slider has ``steps`` per 1, and ends at ``top`` or the number."""

    edited = Signal(str)
    """The text as written or dragged; it may be no number."""
    edit_ended = Signal()
    """The edit has ended: the slider was let go, or the field was left."""

    def __init__(self, name: str, top: int, steps: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps = steps
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(tr("{name}, slider", name=name))
        self.slider.setRange(0, top * steps)
        self.slider.setPageStep(steps)
        self.slider.setMinimumSize(72, TARGET)
        self.field = QLineEdit()
        self.field.setAccessibleName(name)
        self.field.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.field.setMinimumHeight(TARGET)
        self.field.setFixedWidth(self.field.fontMetrics().horizontalAdvance("0" * _CHARACTERS) + 2 * GAP)
        self.field.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        # Undo belongs to the dialog's stack, not to the field.
        self._keys = UndoneElsewhere(self)
        self.field.installEventFilter(self._keys)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP)
        row.addWidget(self.slider, 1)
        row.addWidget(self.field)
        self.setFocusProxy(self.field)
        self.field.textEdited.connect(self._written)
        self.field.editingFinished.connect(self.edit_ended)
        self.slider.valueChanged.connect(self._dragged)
        self.slider.sliderReleased.connect(self.edit_ended)

    def show_text(self, text: str) -> None:
        """Show a number, or a text in its place; a field with an equal number is left alone."""
        value = fraction(text)
        # Writing an equal number anew would move the cursor while a person types.
        same = value is not None and fraction(self.field.text()) == value
        if not same and self.field.text() != text:
            self.field.setText(text)
        self._follow(value)

    def _follow(self, value: Fraction | None) -> None:
        place = 0 if value is None else max(0, round(value * self._steps))
        # The slider follows without a signal, and is extended to a number above its end.
        blocked = self.slider.blockSignals(True)
        self.slider.setMaximum(max(self.slider.maximum(), place))
        self.slider.setValue(place)
        self.slider.blockSignals(blocked)

    def _written(self, text: str) -> None:
        self._follow(fraction(text))
        self.edited.emit(text.strip())

    def _dragged(self, place: int) -> None:
        # The slider has fixed steps, the field any number: dragging rounds to a step, typing does not.
        text = decimal(Fraction(place, self._steps))
        self.field.setText(text)
        self.edited.emit(text)
