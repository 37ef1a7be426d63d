"""The factory of the dialogs of alerts, each imported when it is first needed."""

from PySide6.QtWidgets import QDialog, QWidget

from annotally.model.diagnostics import Diagnostic
from annotally_gui.services.alerts import AlertChoice
from annotally_gui.services.icons import Icons


class DialogPresenter:
    """The dialogs of a running window; see `alerts.Presenter`."""

    def __init__(self, icons: Icons) -> None:
        self._icons = icons

    def refusal(self, diagnostics: tuple[Diagnostic, ...], window: QWidget | None) -> QDialog:
        """Return the dialog that says why an input was refused."""
        from annotally_gui.dialogs.message_boxes import RefusalDialog

        return RefusalDialog(diagnostics, self._icons, window)

    def notice(
        self, title: str, text: str, window: QWidget | None, choice: AlertChoice | None = None
    ) -> QDialog:
        """Return the dialog with a notice; ``choice`` is an action on offer."""
        from annotally_gui.dialogs.message_boxes import NoticeDialog

        return NoticeDialog(title, text, self._icons, window, choice)

    def question(
        self, title: str, text: str, verb: str, window: QWidget | None, second: AlertChoice | None = None
    ) -> QDialog:
        """Return the dialog that is accepted by ``verb``; ``second`` is another choice."""
        from annotally_gui.dialogs.message_boxes import QuestionDialog

        return QuestionDialog(title, text, verb, self._icons, window, second)

    def messages(self, warnings: tuple[Diagnostic, ...], window: QWidget | None) -> QDialog:
        """Return the list of warnings."""
        from annotally_gui.dialogs.message_boxes import MessagesDialog

        return MessagesDialog(warnings, self._icons, window)

    def crash(self, report: str, window: QWidget | None) -> QDialog:
        """Return the dialog with the report of an error of our own."""
        from annotally_gui.dialogs.message_boxes import CrashDialog

        return CrashDialog(report, self._icons, window)
