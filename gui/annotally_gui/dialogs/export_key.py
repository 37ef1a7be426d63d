"""Writing the final key: its format, its place, and what is still open."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFileDialog, QFormLayout, QHBoxLayout, QLabel, QWidget

from annotally.adjudication.parcels import KeyFormat
from annotally.errors import Diagnostic
from annotally_gui.context import AppContext
from annotally_gui.dialogs.diagnostics import DiagnosticsPanel
from annotally_gui.dialogs.frame import Frame, make_button, wrapped
from annotally_gui.dialogs.row_list import LISTED, RowList
from annotally_gui.i18n import plural, tr
from annotally_gui.models.desk import Desk, Place
from annotally_gui.models.masks import marked
from annotally_gui.models.verdicts import Verdicts
from annotally_gui.theme import GAP, TARGET
from annotally_gui.views.field import Field


class ExportKeyDialog(Frame):
    """Nothing is written while something is open, nor what does not read back as it was decided."""

    place_chosen = Signal(object)
    """Place: a person wants to decide what is open there."""
    written = Signal(object)
    """The paths of the files that were written."""

    def __init__(
        self, context: AppContext, desk: Desk, verdicts: Verdicts, parent: QWidget | None = None
    ) -> None:
        super().__init__(tr("Export final key"), parent, 640, 420)
        self._context, self._desk, self._verdicts = context, desk, verdicts
        self._formats: tuple[KeyFormat, ...] = ()
        self._panel: DiagnosticsPanel | None = None
        sides = desk.comparison.sides if desk.comparison is not None else ("", "")
        self.format, self.side = QComboBox(), QComboBox()
        for number, (letter, name) in enumerate(zip("AB", sides, strict=True)):
            self.side.addItem(tr("{letter} ({name})", letter=letter, name=name), number)
        self.side.setToolTip(tr("What was taken from this side stands in the file as it was, to the byte"))
        self.place = Field()
        self.place.setMinimumHeight(TARGET)
        self.place.textChanged.connect(self._refresh)
        self.content.addLayout(self._form())
        self.said = wrapped()
        self.content.addWidget(self.said)
        self.list = self._open_objects()
        self.content.addWidget(self.list, 1)
        self.export_button = self.add_button(tr("&Export"), self._export, default=True)
        self.add_button(tr("&Close"), self.reject)
        self.format.currentIndexChanged.connect(self._propose)
        context.engine.call("adjudication.key_formats", on_result=self._take_formats)
        self.content.addStretch(0)
        self._refresh()
        (self.list if self.list.count() else self.place).setFocus()

    def _form(self) -> QFormLayout:
        line = QHBoxLayout()
        line.setSpacing(GAP)
        line.addWidget(self.place, 1)
        line.addWidget(make_button(tr("&Browse…"), self._browse))
        form = QFormLayout()
        form.setSpacing(GAP)
        form.addRow(tr("&Format"), self.format)
        form.addRow(tr("&As the file of"), self.side)
        label = QLabel(tr("&Place"))
        label.setBuddy(self.place)
        form.addRow(label, line)
        return form

    def _open_objects(self) -> RowList:
        made = RowList(tr("What is open"))
        made.place_chosen.connect(self._go)
        for one in self._verdicts:
            if one.open and made.count() < LISTED:
                for row in marked(one.waits, 0, len(one.waits)):
                    made.add(self._desk.forest, Place(one.document, row))
        return made

    def _take_formats(self, formats: tuple[KeyFormat, ...]) -> None:
        self._formats = formats
        self.format.addItems([one.title for one in formats])

    def _propose(self) -> None:
        """Propose a place beside the project, in the manner of the format."""
        chosen, project = self._chosen, self._desk.project
        if chosen is not None and project is not None:
            path = Path(project.path)
            self.place.setText(
                str(path.with_name(f"{path.stem}-final{'' if chosen.folder else chosen.suffix}"))
            )

    @property
    def _chosen(self) -> KeyFormat | None:
        number = self.format.currentIndex()
        return self._formats[number] if 0 <= number < len(self._formats) else None

    def _refresh(self) -> None:
        left = self._verdicts.totals.open
        self.list.setVisible(left > 0)
        self.export_button.setEnabled(left == 0 and bool(self.place.text()) and bool(self._formats))
        if left:
            said = plural(
                "{count} object is still open: choose it to decide about it, or run a rule.",
                "{count} objects are still open: choose one to decide about it, or run a rule.",
                left,
            )
        else:
            said = tr("The key is read back and scored against both sides before it is kept.")
        self.said.setText(said)

    def _browse(self) -> None:
        dialog = QFileDialog(self, tr("Place of the final key"), str(Path(self.place.text()).parent))
        if self._chosen is not None and self._chosen.folder:
            dialog.setFileMode(QFileDialog.FileMode.Directory)
        else:
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.fileSelected.connect(self.place.setText)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _go(self, place: Place) -> None:
        self.place_chosen.emit(place)
        self.reject()

    def _export(self) -> None:
        path = Path(self.place.text()).expanduser()
        if path.is_file():
            said = tr("{name} is there already. Replace it?", name=path.name)
            self._context.alerts.ask(tr("Export final key"), said, tr("&Replace"), lambda: self._write(path))
        else:
            self._write(path)

    def _write(self, path: Path) -> None:
        chosen = self._chosen
        if chosen is None:
            return
        self.export_button.setEnabled(False)
        self._context.engine.call(
            "adjudication.export",
            str(path.absolute()),
            chosen.name,
            int(self.side.currentData()),
            on_result=self._done,
            on_refused=self._refused,
        )

    def _done(self, paths: tuple[str, ...]) -> None:
        self.written.emit(paths)
        self.accept()

    def _refused(self, diagnostics: tuple[Diagnostic, ...]) -> None:
        """Say why nothing was written, on the sheet as it was left."""
        if self._panel is not None:
            self._panel.deleteLater()
        self._panel = DiagnosticsPanel(diagnostics, self._context.icons)
        self.content.addWidget(self._panel, 1)
        self.said.setText(tr("Nothing was written."))
        self.export_button.setEnabled(True)
