"""A place for a label whose text changes often, without a new layout of everything around it."""

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget


class LabelHolder(QWidget):
    """Holds one label as wide as itself, and is as high as its lines need."""

    # A label asks for a new layout with each text. Its parent answers, and here it is no layout but this
    # widget, which asks on only when the number of lines has changed: figures change with every decision, and
    # a layout of dock and window takes as long as painting the text.

    def __init__(self, label: QLabel) -> None:
        super().__init__()
        # The margins are kept here: a label sets its own to nothing when its style changes.
        self._label, self._margins = label, label.contentsMargins()
        label.setContentsMargins(0, 0, 0, 0)
        label.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._fit()

    def sizeHint(self) -> QSize:
        """Return the room of the label on one line."""
        return self._label.sizeHint().grownBy(self._margins)

    def minimumSizeHint(self) -> QSize:
        """Return the least width of the label, with the height it has there."""
        return QSize(self._label.minimumSizeHint().grownBy(self._margins).width(), self.height())

    def event(self, event: QEvent) -> bool:
        """Fit the label again when its text, its font or its visibility has changed."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the label into the new width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        label, edges = self._label, self._margins
        width, height = self.width() - edges.left() - edges.right(), 0
        if not label.isHidden():
            lines = max(label.heightForWidth(width), 0)
            label.setGeometry(edges.left(), edges.top(), width, lines)
            height = edges.top() + lines + edges.bottom()
        if height != self.height() or self.minimumHeight() != height:
            self.setFixedHeight(height)
