"""The question whether edits are to be saved before they would be lost."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from annotally_gui.dialogs.frame import Frame, wrapped
from annotally_gui.services.i18n import tr


class KeepChangesDialog(Frame):
    """A question with the answers Save, Discard and Cancel."""

    save = Signal()
    discard = Signal()

    def __init__(self, usable: bool, parent: QWidget | None = None) -> None:
        super().__init__(tr("Unsaved changes"), parent, 440, 144)
        text = tr("Your changes to this configuration are neither saved nor in use.")
        broken = tr("The configuration has errors and cannot be saved.")
        self.content.addWidget(wrapped(text if usable else f"{text} {broken}"))
        self.discard_button = self.add_button(tr("&Discard"), lambda: self._end(self.discard.emit))
        self.add_button(tr("&Cancel"), self.reject, default=not usable)
        self.save_button = self.add_button(tr("&Save"), lambda: self._end(self.save.emit), default=usable)
        self.save_button.setEnabled(usable)

    def _end(self, tell: Callable[[], object]) -> None:
        self.accept()
        tell()
