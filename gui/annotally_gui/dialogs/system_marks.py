"""The choice which of the annotators are systems: a box for each letter."""

from collections.abc import Sequence

from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QWidget

from annotally_gui.services.i18n import tr
from annotally_gui.services.input_roles import SIDES, Role, annotator_letter
from annotally_gui.services.theme import GAP


class SystemMarks(QWidget):
    """Boxes for the annotators that are there; a box that is hidden counts as off."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(2 * GAP)
        self.boxes = {role: QCheckBox(annotator_letter(role)) for role in SIDES}
        for role, box in self.boxes.items():
            box.setAccessibleName(tr("Annotator {letter} is a system", letter=annotator_letter(role)))
            line.addWidget(box)
        line.addStretch(1)
        self.setToolTip(
            tr("Annotations by a program: marked beside its name, and not told in blind projects")
        )

    def show_roles(self, roles: Sequence[Role]) -> None:
        """Offer the annotators with these roles."""
        for role, box in self.boxes.items():
            box.setVisible(role in roles)

    @property
    def roles(self) -> tuple[Role, ...]:
        """The roles of the annotators that are systems."""
        return tuple(role for role, box in self.boxes.items() if box.isChecked())
