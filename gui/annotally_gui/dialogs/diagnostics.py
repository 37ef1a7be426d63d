"""Diagnostics, readable: a list of them, and one in full with its place, find, expectation and remedy."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QListView, QScrollArea, QSplitter, QVBoxLayout, QWidget

from annotally.errors import Diagnostic, Severity
from annotally_gui.dialogs.frame import wrapped
from annotally_gui.i18n import tr
from annotally_gui.icons import Icons
from annotally_gui.theme import GAP

_ROOT = QModelIndex()


def place(diagnostic: Diagnostic, full: bool = True) -> str:
    """Return ``file:line:column`` as far as it is known; the file with its folder if ``full``."""
    parts = [diagnostic.file if full else Path(diagnostic.file).name]
    parts += [str(number) for number in (diagnostic.line, diagnostic.column) if number]
    return ":".join(parts)


class DiagnosticList(QAbstractListModel):
    """One line each: where and what."""

    def __init__(self, diagnostics: Sequence[Diagnostic], icons: Icons) -> None:
        super().__init__()
        self._diagnostics = diagnostics
        self._icons = icons

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        """Return how many lines there are."""
        return 0 if parent.isValid() else len(self._diagnostics)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return what one line shows."""
        diagnostic = self._diagnostics[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{place(diagnostic, full=False)}  {diagnostic.found}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return str(diagnostic)
        if role == Qt.ItemDataRole.DecorationRole:
            bad = diagnostic.severity is Severity.ERROR
            return self._icons.icon("error" if bad else "warning", "attention")
        return None


class DiagnosticDetail(QScrollArea):
    """One diagnostic in full."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(self._make_body())

    def _make_body(self) -> QWidget:
        body = QWidget()
        grid = QGridLayout(body)
        grid.setContentsMargins(0, 0, GAP, 0)
        grid.setHorizontalSpacing(2 * GAP)
        grid.setVerticalSpacing(GAP)
        grid.setColumnStretch(1, 1)
        self._rows: list[tuple[QLabel, QLabel]] = []
        for number, name in enumerate((tr("Where"), tr("Found"), tr("Expected"), tr("What to do"))):
            caption, value = QLabel(name), wrapped(selectable=True)
            caption.setBuddy(value)
            value.setAccessibleName(name)
            grid.addWidget(caption, number, 0, Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignTop)
            grid.addWidget(value, number, 1)
            self._rows.append((caption, value))
        grid.setRowStretch(len(self._rows), 1)
        return body

    def show_diagnostic(self, diagnostic: Diagnostic) -> None:
        """Show one; lines without content are left out."""
        texts = (place(diagnostic), diagnostic.found, diagnostic.expected, diagnostic.remedy)
        for number, ((caption, value), text) in enumerate(zip(self._rows, texts, strict=True)):
            value.setText(text[:1].upper() + text[1:] if number else _breakable(text))
            caption.setVisible(bool(text))
            value.setVisible(bool(text))


def _breakable(path: str) -> str:
    """Return a path that a label can break after its folders."""
    return path.replace("/", "/\u200b").replace("\\", "\\\u200b")


class DiagnosticsPanel(QWidget):
    """A list, when there is more than one, over the current one in full."""

    def __init__(self, diagnostics: tuple[Diagnostic, ...], icons: Icons) -> None:
        super().__init__()
        self.diagnostics = diagnostics
        self.detail = DiagnosticDetail()
        self.view = QListView()
        self.view.setAccessibleName(tr("Messages"))
        self.view.setUniformItemSizes(True)
        self.view.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self._model = DiagnosticList(diagnostics, icons)
        self.view.setModel(self._model)
        self.view.selectionModel().currentChanged.connect(self._show)
        splitter = QSplitter(Qt.Orientation.Vertical)
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(self.view)
        splitter.addWidget(self.detail)
        splitter.setStretchFactor(0, 1)
        splitter.setStretchFactor(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(splitter)
        self.view.setVisible(len(diagnostics) > 1)
        if diagnostics:
            self.view.setCurrentIndex(self._model.index(0))

    def as_text(self) -> str:
        """Return all of them, a line each."""
        return "\n".join(str(diagnostic) for diagnostic in self.diagnostics)

    def _show(self, index: QModelIndex) -> None:
        self.detail.show_diagnostic(self.diagnostics[index.row()])
