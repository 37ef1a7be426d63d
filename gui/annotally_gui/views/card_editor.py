"""The part of the final card in which a slot is written anew."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from annotally.adjudication.project.messages import RowDraft, Written
from annotally_gui.models.plain_names import plain_name
from annotally_gui.services.i18n import tr
from annotally_gui.services.theme import GAP
from annotally_gui.widgets.layouts import add_layout
from annotally_gui.widgets.slot_editor import SlotEditor, problem_of, text_button


class CardEditor(QWidget):
    """An editor of a slot, with buttons; Return keeps the text, Escape gives it up."""

    confirmed = Signal(object, object)
    """The `RowDraft` and the `Written` slot that is to replace it."""
    given_up = Signal()

    def __init__(self, draft: RowDraft, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft = draft
        slot = draft.slots[0]
        title = _label(tr("Edit {slot}", slot=plain_name(slot.name)))
        self.editor = SlotEditor(slot)
        self.problem = _label()
        self.problem.hide()
        # Without a mnemonic: its letters belong to menus and to the buttons of the slot editor.
        self.keep_button = text_button(tr("Save"), tr("Save the change (Return)"))
        self.leave_button = text_button(tr("&Cancel"), tr("Cancel the change (Escape)"))
        self.keep_button.clicked.connect(self._keep)
        self.leave_button.clicked.connect(self.given_up)
        # Return and Escape in the fields do the same as the buttons.
        self.editor.committed.connect(self._keep)
        self.editor.given_up.connect(self.given_up)
        line = QHBoxLayout()
        line.setSpacing(GAP // 2)
        line.addWidget(self.keep_button)
        line.addWidget(self.leave_button)
        line.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP // 2)
        column.addWidget(title)
        column.addWidget(self.editor)
        column.addWidget(self.problem)
        add_layout(column, line)

    def _keep(self) -> None:
        problem = problem_of([self.editor])
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        if not problem:
            name = self.editor.draft.name
            slots = ((name, self.editor.alternatives()),)
            self.confirmed.emit(self._draft, Written(slots, moved=self.editor.moved()))


def _label(text: str = "") -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label
