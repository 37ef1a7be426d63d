"""Diagnostics, readable: a list of them, and one in full with its place, find, expectation and remedy."""

from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QSize, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QScrollArea, QSplitter, QTreeView, QVBoxLayout, QWidget

from annotally.model.diagnostics import Diagnostic, Severity
from annotally.reports.warning_groups import findings_by_kind, findings_shown, is_joined, shown_of_kind
from annotally_gui.dialogs.frame import Frame, make_button, wrapped
from annotally_gui.models.roles import AnyIndex
from annotally_gui.services.diagnostic_words import diagnostic_line, place
from annotally_gui.services.guide.messages import MessageIndex
from annotally_gui.services.guide.pages import Guide, GuidePlace, page_sources
from annotally_gui.services.i18n import tr, translate
from annotally_gui.services.icons import Icons
from annotally_gui.services.theme import GAP, TARGET
from annotally_resources import resource

_ROOT = QModelIndex()


class FoldedLine(NamedTuple):
    """A line with diagnostics of a kind below it."""

    members: tuple[Diagnostic, ...]
    joined: Diagnostic | None
    """The diagnostic that says all of them together; None where the line only counts them."""


class DiagnosticTree(QAbstractItemModel):
    """A model with a line for each diagnostic; of a frequent kind further ones are folded below one line.

    Documents that the same sides lack are one line, with one for each document folded below it.
    """

    def __init__(self, diagnostics: Iterable[Diagnostic], icons: Icons) -> None:
        super().__init__()
        self._icons = icons
        self._lines: list[Diagnostic | FoldedLine] = []
        """A diagnostic, all further ones of the kind of the line before, or all that are joined."""
        # Two levels at most: the internal id of an index is 0, or the number of the folding line plus 1.
        for members in findings_by_kind(diagnostics):
            if is_joined(members):
                self._lines.append(FoldedLine(tuple(members), findings_shown(members)[0]))
                continue
            direct = shown_of_kind(len(members))
            self._lines += members[:direct]
            if further := tuple(members[direct:]):
                self._lines.append(FoldedLine(further, None))

    @property
    def folds(self) -> bool:
        """Whether a line holds others."""
        return any(isinstance(line, FoldedLine) for line in self._lines)

    def line(self, index: AnyIndex) -> Diagnostic | FoldedLine:
        """Return the diagnostic of a line, or the line with those below it."""
        if not index.internalId():
            return self._lines[index.row()]
        above = self._lines[index.internalId() - 1]
        assert isinstance(above, FoldedLine)
        return above.members[index.row()]

    def diagnostic(self, index: AnyIndex) -> Diagnostic:
        """Return the diagnostic that a line stands for: its own, the joined one, or the first below it."""
        line = self.line(index)
        return line if isinstance(line, Diagnostic) else line.joined or line.members[0]

    def index(self, row: int, column: int, parent: AnyIndex = _ROOT) -> QModelIndex:
        """Return the index of a line; its id is 0, or the number of the line above it, from 1."""
        if not 0 <= row < self.rowCount(parent) or column:
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else 0)

    def parent(self, index: AnyIndex = _ROOT) -> QModelIndex:  # type: ignore[override]  # QObject's is another
        """Return the line above a line."""
        above = index.internalId() if index.isValid() else 0
        return self.createIndex(above - 1, 0, 0) if above else QModelIndex()

    def rowCount(self, parent: AnyIndex = _ROOT) -> int:
        """Return the number of lines, or of those below a line."""
        if not parent.isValid():
            return len(self._lines)
        line = self.line(parent)
        return len(line.members) if isinstance(line, FoldedLine) else 0

    def columnCount(self, parent: AnyIndex = _ROOT) -> int:
        """Return the number of columns."""
        del parent
        return 1

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return text, tooltip, icon or size of a line."""
        if role == Qt.ItemDataRole.SizeHintRole:
            return QSize(0, TARGET)
        line, diagnostic = self.line(index), self.diagnostic(index)
        if role == Qt.ItemDataRole.DecorationRole:
            bad = diagnostic.severity is Severity.ERROR
            return self._icons.icon("error" if bad else "warning", "attention")
        if isinstance(line, FoldedLine) and line.joined is None:
            words = further_words(len(line.members))
            return words if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole) else None
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{place(diagnostic, full=False)}  {translate(diagnostic.found)}"
        return diagnostic_line(diagnostic) if role == Qt.ItemDataRole.ToolTipRole else None


def further_words(count: int) -> str:
    """Return in words the number of further findings of a kind."""
    return tr("{count:,} more of this kind", count=count)


_WHERE = 2
"""The line of a page that has a path, which is shown as it is written."""


class DiagnosticDetail(QScrollArea):
    """A page with one diagnostic in full."""

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
        for number, name in enumerate((tr("What to do"), tr("Found"), tr("Where"), tr("Expected"))):
            caption, value = QLabel(name), wrapped(selectable=True)
            caption.setBuddy(value)
            value.setAccessibleName(name)
            grid.addWidget(caption, number, 0, Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignTop)
            grid.addWidget(value, number, 1)
            self._rows.append((caption, value))
        grid.setRowStretch(len(self._rows), 1)
        return body

    def show_diagnostic(self, diagnostic: Diagnostic) -> None:
        """Show a diagnostic; lines without content are left out."""
        self._show(
            translate(diagnostic.remedy),
            translate(diagnostic.found),
            _breakable(place(diagnostic)),
            translate(diagnostic.expected),
        )

    def show_further(self, diagnostics: tuple[Diagnostic, ...]) -> None:
        """Show the finding that further diagnostics of a kind have in common."""
        problem = translate(diagnostics[0].found)
        finding = tr("{more}, for example: {found}", more=further_words(len(diagnostics)), found=problem)
        self._show(tr("Expand the line to see each message"), finding, "", "")

    def _show(self, *texts: str) -> None:
        for number, ((caption, value), text) in enumerate(zip(self._rows, texts, strict=True)):
            value.setText(text if number == _WHERE else text[:1].upper() + text[1:])
            caption.setVisible(bool(text))
            value.setVisible(bool(text))


def _breakable(path: str) -> str:
    """Return a path that a label can break after its folders."""
    # A zero-width space behind each separator: labels break lines only at spaces, of which a path may have
    # none.
    return path.replace("/", "/\u200b").replace("\\", "\\\u200b")


class DiagnosticsPanel(QWidget):
    """A list, when there is more than one, over the current one in full."""

    def __init__(self, diagnostics: tuple[Diagnostic, ...], icons: Icons) -> None:
        super().__init__()
        self.diagnostics = diagnostics
        self.detail = DiagnosticDetail()
        self._model = DiagnosticTree(diagnostics, icons)
        self.view = self._make_view()
        splitter = QSplitter(Qt.Orientation.Vertical)
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(self.view)
        splitter.addWidget(self.detail)
        splitter.setStretchFactor(0, 1)
        splitter.setStretchFactor(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(splitter)
        self.more = make_button(tr("&More in the guide"), self._open_guide)
        column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignTrailing)
        self.view.setVisible(len(diagnostics) > 1)
        self.more.hide()
        if diagnostics:
            self.view.setCurrentIndex(self._model.index(0, 0))

    def _make_view(self) -> QTreeView:
        view = QTreeView()
        view.setAccessibleName(tr("Messages"))
        view.setHeaderHidden(True)
        view.setUniformRowHeights(True)
        view.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        view.setRootIsDecorated(self._model.folds)
        view.setModel(self._model)
        view.selectionModel().currentChanged.connect(self._show)
        return view

    @cached_property
    def _explanations(self) -> MessageIndex:
        return MessageIndex(Guide(page_sources(resource("help"))))

    def guide_place(self) -> GuidePlace | None:
        """Return the place of the guide that explains the current message; None if it says no more."""
        # Asked by F1 from anywhere in the panel, and for the button; pages are read with the first message.
        index = self.view.currentIndex()
        if not index.isValid():
            return None
        return self._explanations.place_of(self._model.diagnostic(index))

    def _open_guide(self) -> None:
        dialog = self.window()
        if isinstance(dialog, Frame):
            dialog.open_guide()

    def as_text(self) -> str:
        """Return all diagnostics, a line each."""
        return "\n".join(map(diagnostic_line, self.diagnostics))

    def _show(self, index: QModelIndex) -> None:
        self.more.setVisible(self.guide_place() is not None)
        line = self._model.line(index)
        if isinstance(line, FoldedLine) and line.joined is None:
            self.detail.show_further(line.members)
        else:
            self.detail.show_diagnostic(self._model.diagnostic(index))
