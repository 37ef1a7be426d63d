"""An input was refused: why, and what to do about it."""

from PySide6.QtWidgets import QWidget

from annotally.errors import Diagnostic, Severity
from annotally_gui.dialogs.diagnostics import DiagnosticsPanel
from annotally_gui.dialogs.frame import Frame, headline, icon_label, wrapped
from annotally_gui.i18n import plural, tr
from annotally_gui.icons import Icons


class RefusalDialog(Frame):
    """Shows the diagnostics of an InputRefused. What was open before stays open."""

    def __init__(
        self, diagnostics: tuple[Diagnostic, ...], icons: Icons, parent: QWidget | None = None
    ) -> None:
        one = len(diagnostics) < 2
        super().__init__(tr("Not opened"), parent, 560, 264 if one else 440)
        errors = sum(1 for diagnostic in diagnostics if diagnostic.severity is Severity.ERROR)
        said = plural(
            "An input cannot be used. What was open before is unchanged.",
            "The inputs cannot be used: {count} errors. What was open before is unchanged.",
            max(errors, 1),
        )
        self.content.addLayout(headline(icon_label(icons, "error", "attention"), wrapped(said)))
        self.panel = DiagnosticsPanel(diagnostics, icons)
        self.content.addWidget(self.panel, 1)
        self.add_copy_button(tr("Cop&y message"), self.panel.as_text)
        self.add_button(tr("&Close"), self.accept, default=True).setFocus()
