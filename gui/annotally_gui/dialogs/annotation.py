"""Writes all of an annotation: its type and every slot. It is there, or about to be added."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QVBoxLayout, QWidget

from annotally.adjudication.project.messages import Draft, SlotDraft, Written
from annotally_gui.dialogs.frame import Frame, wrapped
from annotally_gui.services.i18n import tr
from annotally_gui.services.theme import GAP
from annotally_gui.widgets.slot_editor import SlotEditor, problem_of

Another = Callable[[str, Callable[[Draft], object]], object]
"""Asks for the draft of another type, and hands it on when it comes."""


class AnnotationDialog(Frame):
    """Return keeps what is written, Escape leaves everything as it was."""

    kept = Signal(object, object)
    """Draft and Written."""

    def __init__(self, draft: Draft, another: Another | None = None, parent: QWidget | None = None) -> None:
        added = draft.row < 0
        super().__init__(tr("Add annotation") if added else draft.title, parent, 560, 560)
        self._draft, self._another = draft, another
        self.editors: list[SlotEditor] = []
        self._shown: list[QWidget] = []
        """The slots, in order."""
        self.types = QComboBox()
        self.types.addItems(list(draft.types))
        self.types.setCurrentText(draft.type)
        self.types.setAccessibleName(tr("Type"))
        head = QFormLayout()
        head.setSpacing(GAP)
        head.addRow(tr("&Type"), self.types)
        if draft.words:
            head.addRow(tr("Covers"), wrapped(" ".join(draft.words.split())))
        self.content.addLayout(head)
        page = QWidget()
        self._column = QVBoxLayout(page)
        self._column.setContentsMargins(0, 0, GAP, 0)
        self._column.setSpacing(GAP)
        self._column.addStretch(1)
        self.scroll_content(page, tr("Slots"))
        self.problem = wrapped()
        self.problem.hide()
        self.content.addWidget(self.problem)
        self.keep_button = self.add_button(tr("A&dd") if added else tr("&Keep"), self._keep, default=True)
        self.add_button(tr("&Cancel"), self.reject)
        self._fill(draft.slots)
        self.types.currentTextChanged.connect(self._type_chosen)
        writable = [one for one in self.editors if not one.draft.fixed]
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
                self._shown.append(widget)
            self.editors.append(editor)

    def _type_chosen(self, kind: str) -> None:
        if self._another is not None:
            self._another(kind, self._retyped)

    def _retyped(self, draft: Draft) -> None:
        """Show the slots of another type; what was written stays in those of the same names."""
        if draft.type != self.types.currentText():
            return
        written = {one.draft.name.casefold(): one.alternatives() for one in self.editors}
        for widget in self._shown:
            self._column.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self.editors, self._shown, self._draft = [], [], draft
        self._fill([_kept(one, written.get(one.name.casefold(), ())) for one in draft.slots])

    def _keep(self) -> None:
        problem = problem_of(self.editors)
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        if not problem:
            slots = tuple((one.draft.name, one.alternatives()) for one in self.editors)
            self.accept()
            self.kept.emit(self._draft, Written(slots, self.types.currentText(), self._draft.extents))


def _kept(slot: SlotDraft, lines: tuple[tuple[str, ...], ...]) -> SlotDraft:
    if slot.fixed or not lines:
        return slot
    return SlotDraft(slot.name, lines, slot.offers, slot.closed)
