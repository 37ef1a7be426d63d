"""The message boxes: warnings, notices, questions, refusals, and errors of the program itself."""

from collections.abc import Callable

from PySide6.QtWidgets import QPlainTextEdit, QWidget

from annotally.model.diagnostics import Diagnostic, Severity
from annotally_gui.dialogs.diagnostics import DiagnosticsPanel
from annotally_gui.dialogs.frame import Frame, headline, icon_label, wrapped
from annotally_gui.services.alerts import AlertChoice
from annotally_gui.services.i18n import plural, tr, translate
from annotally_gui.services.icons import Icons
from annotally_gui.services.theme import mono_font
from annotally_gui.widgets.layouts import add_layout


class MessagesDialog(Frame):
    """A list of warnings."""

    def __init__(self, warnings: tuple[Diagnostic, ...], icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(tr("Messages"), parent, 640, 440 if warnings else 160)
        counted = plural(
            "One part of the files was skipped.", "{count:,} parts of the files were skipped.", len(warnings)
        )
        none = tr("There are no messages. Parts of your files that are skipped are listed here.")
        self.content.addWidget(wrapped(counted if warnings else none))
        self.panel = DiagnosticsPanel(warnings, icons)
        if warnings:
            self.content.addWidget(self.panel, 1)
            self.add_copy_button(tr("Cop&y all"), self.panel.as_text)
        else:
            self.panel.setParent(self)
            self.panel.hide()
            self.content.addStretch(1)
        self.add_button(tr("&Close"), self.close, default=True)


class CrashDialog(Frame):
    """A report of an error of the program itself."""

    def __init__(self, report: str, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(tr("An error in Annotally"), parent, 640, 440)
        advice = tr(
            "An error occurred in Annotally. Nothing was lost: the files you opened are "
            "never changed. You can continue working; if something looks wrong, close "
            "the comparison and open it again. Please send the report below to the "
            "maintainers of Annotally."
        )
        add_layout(self.content, headline(icon_label(icons, "error", "attention"), wrapped(advice)))
        self.report = QPlainTextEdit()
        self.report.setPlainText(report)
        self.report.setReadOnly(True)
        self.report.setFont(mono_font())
        self.report.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.report.setTabChangesFocus(True)
        self.report.setAccessibleName(tr("Report"))
        self.content.addWidget(self.report, 1)
        self.add_copy_button(tr("Cop&y report"), self.report.toPlainText)
        self.add_button(tr("C&ontinue"), self.accept, default=True).setFocus()


class NoticeDialog(Frame):
    """A text to be read, with a button for ``choice`` if there is one."""

    def __init__(
        self,
        title: str,
        text: str,
        icons: Icons,
        parent: QWidget | None = None,
        choice: AlertChoice | None = None,
    ) -> None:
        super().__init__(title, parent, 480, 160)
        add_layout(
            self.content, headline(icon_label(icons, "about", "muted"), wrapped(text, selectable=True))
        )
        self.content.addStretch(1)
        if choice is not None:
            verb, act = choice
            self.choice_button = self.add_button(verb, lambda: self._choose(act))
        self.add_button(tr("&Close"), self.accept, default=True)

    def _choose(self, act: Callable[[], object]) -> None:
        self.accept()
        act()


class QuestionDialog(Frame):
    """A question that is accepted by ``verb``; Return, Esc and the ``second`` choice reject it."""

    def __init__(
        self,
        title: str,
        text: str,
        verb: str,
        icons: Icons,
        parent: QWidget | None = None,
        second: AlertChoice | None = None,
    ) -> None:
        super().__init__(title, parent, 440, 160)
        label = wrapped(text, selectable=True)
        add_layout(self.content, headline(icon_label(icons, "warning", "attention"), label))
        self.content.addStretch(1)
        if second is not None:
            other_verb, act = second
            self.add_button(other_verb, self.reject).clicked.connect(lambda: act())
        self.add_button(verb, self.accept)
        self.add_button(tr("&Cancel"), self.reject, default=True).setFocus()


class RefusalDialog(Frame):
    """A list of the diagnostics of an InputRefused. The comparison that was open stays open."""

    def __init__(
        self, diagnostics: tuple[Diagnostic, ...], icons: Icons, parent: QWidget | None = None
    ) -> None:
        single = len(diagnostics) < 2
        super().__init__(tr("Not opened"), parent, 560, 264 if single else 440)
        errors = sum(1 for diagnostic in diagnostics if diagnostic.severity is Severity.ERROR)
        heading = plural(
            "An input cannot be used. Nothing was opened.",
            "The inputs cannot be used: {count} errors. Nothing was opened.",
            max(errors, 1),
        )
        if single and diagnostics and diagnostics[0].remedy:
            remedy = translate(diagnostics[0].remedy)
            heading = tr("{remedy}. {what}", remedy=remedy[:1].upper() + remedy[1:], what=heading)
        add_layout(self.content, headline(icon_label(icons, "error", "attention"), wrapped(heading)))
        self.panel = DiagnosticsPanel(diagnostics, icons)
        self.content.addWidget(self.panel, 1)
        self.add_copy_button(tr("Cop&y message"), self.panel.as_text)
        self.add_button(tr("&Close"), self.accept, default=True).setFocus()
