"""Reports to hand on: chosen in a sheet, saved in many forms, previewed and printed."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QDialog, QGraphicsView, QLineEdit

from annotally.reports.messages import PrintedReport, ReportChoice
from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.controllers.commands.export import ExportCommands
from annotally_gui.models.app_state import AppState
from annotally_gui.services.i18n import plural, tr
from annotally_gui.services.requests import ReportRequests
from annotally_gui.widgets.quiet_table import QuietTable
from annotally_gui.window.main_window import MainWindow

_PRINTED = "printed report"
_OF_AGREEMENT = ("agreement", "pairs")
"""Sections that are made only where agreement is measured."""


class FullReportController(Controller):
    """Controller of reports: binds the actions that save and print them."""

    def __init__(self, window: MainWindow, state: AppState, tables: Mapping[str, QuietTable]) -> None:
        """Take the tables whose menus offer a picture, by the name of the section that has it."""
        super().__init__(window.context, state)
        self._window = window
        for name, table in tables.items():
            table.offer_copy(tr("Save as picture…"), partial(self._save_picture, name))
        self._exports = ExportCommands(window.context, state)
        self._context.actions.bind("file.report", self._choose)
        self._context.actions.bind("file.print", self._print_shown)

    def _choose(self) -> None:
        from annotally_gui.dialogs.full_report import FullReportDialog

        view = self._state.view
        document, label = ("", "") if view is None else (view.document, view.label)
        FullReportDialog(document, label, self._save, self._preview, self._window).open()

    def _print_shown(self) -> None:
        """Preview the report with the text of the document shown."""
        view = self._state.view
        self._preview(ReportChoice(() if view is None else (view.document,)))

    def _save(self, choice: ReportChoice) -> None:
        self._exports.export_full_report(self._window, lambda path: self._write(path, choice))

    def _write(self, path: str, choice: ReportChoice) -> None:
        # PDF and PNG need fonts and a painter, which the worker has not: it gathers what is in the report,
        # the window draws it, and the worker writes it, so that no input is ever written over.
        ending = Path(path).suffix.casefold()
        if ending not in (".pdf", ".png"):
            self.ask(
                ReportRequests.write, path, choice, on_result=self._say_written, outlives_comparison=True
            )
            return

        def draw(report: PrintedReport) -> None:
            from annotally_gui.services.report_printing import draw_files

            files = draw_files(report, ending.removeprefix("."))
            self.ask(ReportRequests.save, path, files, on_result=self._say_written, outlives_comparison=True)

        self.ask(ReportRequests.printed, choice, on_result=draw, kind=_PRINTED)

    def _say_written(self, paths: tuple[str, ...]) -> None:
        text = (
            tr("{path} written", path=paths[0])
            if len(paths) == 1
            else plural(
                "{count} file written to {folder}",
                "{count} files written to {folder}",
                len(paths),
                folder=str(Path(paths[0]).parent) if paths else "",
            )
        )
        self._window.status.say(text)

    def _save_picture(self, name: str) -> None:
        """Ask for a place and save the picture of a section there, as SVG or PNG."""
        project, actions = self._state.project, self._context.actions
        if project is not None and project.blind:
            self._window.status.say(
                tr(
                    "The reports name the annotators: turn off {remedy} to see the reports",
                    remedy=actions.name_with_keys("view.blind"),
                )
            )
            return

        def offer(report: PrintedReport) -> None:
            # No place is asked for in vain: there may be no such picture, where no label is confused.
            svg = next((content for section, _, content in report.pictures if section == name), None)
            if svg is None:
                self._window.status.say(tr("This comparison has no such picture"))
            else:
                self._exports.export_picture(self._window, partial(self._write_picture, svg=svg))

        choice = ReportChoice(agreement=name in _OF_AGREEMENT)
        self.ask(ReportRequests.printed, choice, on_result=offer, kind=_PRINTED)

    def _write_picture(self, path: str, svg: str) -> None:
        from annotally_gui.services.report_printing import make_png

        content = make_png(svg) if path.casefold().endswith(".png") else svg.encode()
        self.ask(
            ReportRequests.save, path, {"": content}, on_result=self._say_written, outlives_comparison=True
        )

    def _preview(self, choice: ReportChoice) -> None:
        if not self.is_asking(_PRINTED):
            self.ask(ReportRequests.printed, choice, on_result=self._show_preview, kind=_PRINTED)

    def _show_preview(self, report: PrintedReport) -> None:
        self.make_preview(report).open()

    def make_preview(self, report: PrintedReport) -> QDialog:
        """Return the preview of a report, from which it is printed."""
        from PySide6.QtPrintSupport import QPrintPreviewDialog

        from annotally_gui.services.report_printing import make_printer, print_report

        printer = make_printer()
        dialog = QPrintPreviewDialog(printer, self._window)
        dialog.setWindowTitle(tr("Print {title}", title=report.title))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.resize(1000, 720)
        dialog.paintRequested.connect(lambda device: print_report(report, device))
        # Qt gives the parts of its own dialog no names, which screen readers say.
        for kind, name in (
            (QComboBox, tr("Zoom")),
            (QLineEdit, tr("Page")),
            (QGraphicsView, tr("Preview of the report")),
        ):
            for part in dialog.findChildren(kind):
                part.setAccessibleName(name)
        # The preview does not own the printer, which has to outlive it.
        dialog.destroyed.connect(lambda: _let_go(printer))
        return dialog


def _let_go(_printer: object) -> None:
    """Do nothing: the reference of whoever calls has kept the printer until now."""
