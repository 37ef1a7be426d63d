"""The list of messages: what was read past. Stays open beside the window."""

from PySide6.QtWidgets import QWidget

from annotally.errors import Diagnostic
from annotally_gui.dialogs.diagnostics import DiagnosticsPanel
from annotally_gui.dialogs.frame import Frame, wrapped
from annotally_gui.i18n import plural, tr
from annotally_gui.icons import Icons


class MessagesDialog(Frame):
    """Lists warnings."""

    def __init__(self, warnings: tuple[Diagnostic, ...], icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(tr("Messages"), parent, 640, 440 if warnings else 160)
        said = plural("One thing was read past.", "{count:,} things were read past.", len(warnings))
        none = tr("There are no messages. What a reader passes over in the files you open is listed here.")
        self.content.addWidget(wrapped(said if warnings else none))
        self.panel = DiagnosticsPanel(warnings, icons)
        if warnings:
            self.content.addWidget(self.panel, 1)
            self.add_copy_button(tr("Cop&y all"), self.panel.as_text)
        else:
            self.panel.setParent(self)
            self.panel.hide()
            self.content.addStretch(1)
        self.add_button(tr("&Close"), self.close, default=True)
