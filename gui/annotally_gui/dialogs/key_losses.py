"""The losses of a final key in a format, each with a check box that allows it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from annotally.adjudication.project.messages import KeyLoss
from annotally_gui.services.i18n import tr, translate
from annotally_gui.services.theme import GAP

_HIGHEST = 280
"""Pixels that the list asks for at most; beyond that it scrolls."""


class KeyLossChoices(QScrollArea):
    """The check boxes of all kinds of losses, each above its examples; hidden where nothing is lost."""

    changed = Signal()
    """A box was ticked or unticked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # There may be more kinds than a small screen has room for: the sheet stays as high as it is.
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self._boxes: dict[str, QCheckBox] = {}
        self.setVisible(False)

    def show_losses(self, losses: tuple[KeyLoss, ...]) -> None:
        """Show losses instead of those before; kinds that were ticked remain ticked."""
        # The area deletes the widget inside, with the boxes before, when it gets another.
        ticked = set(self.chosen())
        self._boxes = {}
        inside = QWidget()
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GAP)
        if losses:
            layout.addWidget(QLabel(tr("The file cannot hold everything in the final key:")))
        for loss in losses:
            self._add(layout, loss, ticked=loss.kind in ticked)
        layout.addStretch(1)
        self.setWidget(inside)
        self.setMinimumHeight(min(layout.sizeHint().height(), _HIGHEST))
        self.setVisible(bool(losses))
        self.changed.emit()

    def _add(self, layout: QVBoxLayout, loss: KeyLoss, *, ticked: bool) -> None:
        box = QCheckBox(tr("Leave out {losses}", losses=translate(loss.words)))
        box.setChecked(ticked)
        box.toggled.connect(lambda _on: self.changed.emit())
        self._boxes[loss.kind] = box
        layout.addWidget(box)
        # Examples are data of the files: shown as they are, never as markup.
        examples = QLabel("\n".join(loss.examples))
        examples.setTextFormat(Qt.TextFormat.PlainText)
        examples.setWordWrap(True)
        examples.setIndent(2 * GAP)
        box.setAccessibleDescription(examples.text())
        layout.addWidget(examples)

    def chosen(self) -> tuple[str, ...]:
        """Return the kinds that may be left out."""
        return tuple(kind for kind, box in self._boxes.items() if box.isChecked())

    def is_settled(self) -> bool:
        """Tell whether every loss is allowed."""
        return all(box.isChecked() for box in self._boxes.values())

    def box(self, kind: str) -> QCheckBox:
        """Return the check box of a kind."""
        return self._boxes[kind]
