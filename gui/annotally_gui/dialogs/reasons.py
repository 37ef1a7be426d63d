"""The reasons that decisions of a project can be marked with, one a line."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from annotally_gui.dialogs.frame import Frame, wrapped
from annotally_gui.services.i18n import tr


class ReasonsDialog(Frame):
    """An editor of the list of reasons; the first nine have a digit as key."""

    confirmed = Signal(object)
    """A tuple of the reasons."""

    def __init__(self, reasons: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(tr("Reasons"), parent, 420, 360)
        self.content.addWidget(
            wrapped(tr("One reason per line. Press R and a digit to give one of the first nine reasons."))
        )
        self.text = QPlainTextEdit("\n".join(reasons))
        self.text.setAccessibleName(tr("Reasons, one per line"))
        self.text.setTabChangesFocus(True)
        self.content.addWidget(self.text, 1)
        self.keep_button = self.add_button(tr("&Save"), self._keep, default=True)
        self.add_button(tr("&Cancel"), self.reject)

    def _keep(self) -> None:
        lines = (line.strip() for line in self.text.toPlainText().splitlines())
        self.accept()
        self.confirmed.emit(tuple(dict.fromkeys(filter(None, lines))))
