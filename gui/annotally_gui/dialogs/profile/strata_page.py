"""The strata of a profile, one line each, in the order in which their labels are paired (A8)."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from annotally.tasks.similarity.findings import Finding
from annotally_gui.dialogs.finding_words import finding_text
from annotally_gui.dialogs.frame import make_button, wrapped
from annotally_gui.services.i18n import tr
from annotally_gui.services.theme import GAP, TARGET
from annotally_gui.widgets.layouts import add_layout


class StrataPage(QWidget):
    """A list of lines with names of labels, and buttons that move, add and remove them."""

    edited = Signal(object)
    """The lines, as a tuple of strings."""
    fit_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = QListWidget()
        self.lines.setAccessibleName(tr("Strata"))
        self.lines.itemChanged.connect(lambda _: self._tell())
        self.up = make_button(tr("&Move up"), lambda: self._move(-1))
        self.down = make_button(tr("Move &down"), lambda: self._move(1))
        self.add = make_button(tr("&New stratum"), self._add)
        self.remove = make_button(tr("R&emove"), self._remove)
        self.fit = make_button(tr("&From pointers"), self.fit_asked.emit)
        self.fit.setToolTip(tr("Make the strata from the pointers between labels"))
        self.problem = wrapped()
        self.problem.setAccessibleName(tr("Problem with the strata"))
        buttons = QHBoxLayout()
        buttons.setSpacing(GAP)
        for button in (self.up, self.down, self.add, self.remove, self.fit):
            buttons.addWidget(button)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addWidget(
            wrapped(
                tr(
                    "Labels are paired line by line, so that the targets of pointers are "
                    "paired before the annotations that point to them; in each line, "
                    "labels with extents come first. Without lines, all labels are "
                    "paired together."
                )
            )
        )
        column.addWidget(self.lines, 1)
        column.addWidget(self.problem)
        add_layout(column, buttons)

    def show_strata(self, strata: Sequence[Sequence[str]], findings: Sequence[Finding]) -> None:
        """Show the strata and their faults."""
        texts = [", ".join(names) for names in strata]
        if texts != self._texts():
            row = self.lines.currentRow()
            blocked = self.lines.blockSignals(True)
            self.lines.clear()
            for text in texts:
                self._put(self.lines.count(), text)
            self.lines.blockSignals(blocked)
            self.lines.setCurrentRow(max(0, min(row, len(texts) - 1)))
        own_findings = [finding for finding in findings if finding.key[:1] in (("stratum",), ("schema",))]
        self.problem.setText(finding_text(own_findings))

    def _texts(self) -> list[str]:
        return [self.lines.item(row).text() for row in range(self.lines.count())]

    def _put(self, row: int, text: str) -> QListWidgetItem:
        item = QListWidgetItem(text)
        item.setSizeHint(QSize(0, TARGET))
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
        self.lines.insertItem(row, item)
        return item

    def _tell(self) -> None:
        self.edited.emit(tuple(self._texts()))

    def _move(self, step: int) -> None:
        row = self.lines.currentRow()
        texts = self._texts()
        if 0 <= row < len(texts) and 0 <= row + step < len(texts):
            texts[row], texts[row + step] = texts[row + step], texts[row]
            # The current line moves with its stratum; `show_strata` then writes both lines.
            self.lines.setCurrentRow(row + step)
            self.edited.emit(tuple(texts))

    def _add(self) -> None:
        blocked = self.lines.blockSignals(True)
        # Reported when it is written: an empty line is no stratum.
        item = self._put(self.lines.count(), "")
        self.lines.blockSignals(blocked)
        self.lines.setCurrentItem(item)
        self.lines.editItem(item)

    def _remove(self) -> None:
        texts = self._texts()
        if 0 <= self.lines.currentRow() < len(texts):
            del texts[self.lines.currentRow()]
            self.edited.emit(tuple(texts))
