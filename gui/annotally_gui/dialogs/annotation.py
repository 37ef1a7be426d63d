"""The editor of a whole annotation: its type and every slot, of an existing or a new annotation."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QVBoxLayout, QWidget

from annotally.adjudication.project.messages import RowDraft, SlotDraft, Written
from annotally_gui.dialogs.frame import Frame, wrapped
from annotally_gui.services.i18n import tr
from annotally_gui.services.theme import GAP
from annotally_gui.widgets.layouts import add_layout
from annotally_gui.widgets.slot_editor import SlotEditor, problem_of

Another = Callable[[str, Callable[[RowDraft], object]], object]
"""A function that requests the draft of another type, and passes it to a callback."""


class AnnotationDialog(Frame):
    """An editor of type and slots; Return keeps the edits, Escape discards them."""

    confirmed = Signal(object, object)
    """The `RowDraft` and the `Written` annotation that is to replace it."""

    def __init__(
        self, draft: RowDraft, another: Another | None = None, parent: QWidget | None = None
    ) -> None:
        added = draft.row < 0
        super().__init__(tr("Add annotation") if added else draft.title, parent, 560, 560)
        self._draft, self._another = draft, another
        self.editors: list[SlotEditor] = []
        self._slot_widgets: list[QWidget] = []
        """The labels and editors of the slots, in order."""
        self.types = QComboBox()
        self.types.addItems(list(draft.types))
        self.types.setCurrentText(draft.type)
        self.types.setAccessibleName(tr("Type"))
        head = QFormLayout()
        head.setSpacing(GAP)
        head.addRow(tr("&Type"), self.types)
        if draft.words:
            head.addRow(tr("Text"), wrapped(" ".join(draft.words.split())))
        add_layout(self.content, head)
        page = QWidget()
        self._column = QVBoxLayout(page)
        self._column.setContentsMargins(0, 0, GAP, 0)
        self._column.setSpacing(GAP)
        self._column.addStretch(1)
        self.scroll_content(page, tr("Slots"))
        self.problem = wrapped()
        self.problem.hide()
        self.content.addWidget(self.problem)
        self.keep_button = self.add_button(tr("A&dd") if added else tr("&Save"), self._keep, default=True)
        self.add_button(tr("&Cancel"), self.reject)
        self._fill(draft.slots)
        self.types.currentTextChanged.connect(self._type_chosen)
        # A new annotation begins with its type, an existing one with its first slot that can be edited.
        writable = [editor for editor in self.editors if not editor.draft.fixed]
        if added or not writable:
            self.types.setFocus()
        else:
            writable[0].begin()

    def _fill(self, slots: Sequence[SlotDraft]) -> None:
        for slot in slots:
            name, editor = QLabel(slot.name), SlotEditor(slot, beside=True)
            name.setBuddy(editor.fields[0])
            editor.given_up.connect(self.reject)
            for widget in (name, editor):
                self._column.insertWidget(self._column.count() - 1, widget)
                self._slot_widgets.append(widget)
            self.editors.append(editor)

    def _type_chosen(self, kind: str) -> None:
        if self._another is not None:
            self._another(kind, self._show_type)

    def _show_type(self, draft: RowDraft) -> None:
        """Show the slots of another type; slots with the same names keep their edits."""
        # The answer comes later: by then another type may be chosen, and its own answer is under way. Slots
        # go by names without case, so that what was written is kept across types.
        if draft.type != self.types.currentText():
            return
        lines_by_slot = {editor.draft.name.casefold(): editor.alternatives() for editor in self.editors}
        for widget in self._slot_widgets:
            self._column.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self.editors, self._slot_widgets, self._draft = [], [], draft
        self._fill([_carry_lines(slot, lines_by_slot.get(slot.name.casefold(), ())) for slot in draft.slots])

    def _keep(self) -> None:
        problem = problem_of(self.editors)
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        if not problem:
            slots = tuple((editor.draft.name, editor.alternatives()) for editor in self.editors)
            self.accept()
            self.confirmed.emit(self._draft, Written(slots, self.types.currentText(), self._draft.extents))


def _carry_lines(slot: SlotDraft, lines: tuple[tuple[str, ...], ...]) -> SlotDraft:
    if slot.fixed or not lines:
        return slot
    return SlotDraft(slot.name, lines, slot.offers, slot.closed)
