"""The header over the text: the document, the names of the two lanes, and the states."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from annotally.scoring.tally import Status
from annotally_gui.models.state_words import short_state, state_tip
from annotally_gui.services.i18n import tr
from annotally_gui.services.status_glyphs import Glyphs
from annotally_gui.services.theme import GAP, GRID, Theme
from annotally_gui.widgets.annotator_marks import LETTER, NAMED, WHOLE, Annotator, AnnotatorMark
from annotally_gui.widgets.elided_label import ElidedLabel

_NAME = 160
"""Pixels of a document's name that go before the codes of states."""
_LEAST_NAME = 96
"""Pixels of a document's name that go before the names of annotators, which are shortened to letters."""
SHOWN = (Status.COR, Status.PAR, Status.INC, Status.MIS, Status.SPU, Status.OPT, Status.NON)

RARE = (Status.UNS, Status.REM)
"""States that are explained only where they occur."""


class StateMark(QWidget):
    """The glyph of a state with its code; without the code where there is little room."""

    def __init__(self, status: Status, glyphs: Glyphs) -> None:
        super().__init__()
        self.status = status
        self._glyphs = glyphs
        self._worded = True
        self._words = ""
        self.set_annotators(0)

    def set_annotators(self, count: int) -> None:
        """Explain the state as one between so many annotators; 0: between key and response."""
        self._words = short_state(self.status, count)
        self.setToolTip(state_tip(self.status, annotators=count))
        self.setAccessibleName(state_tip(self.status, annotators=count))
        self.updateGeometry()
        self.update()

    def set_worded(self, worded: bool) -> None:
        """Show the code beside the glyph, or the glyph alone."""
        if worded != self._worded:
            self._worded = worded
            self.updateGeometry()
            self.update()

    def worded_width(self) -> int:
        """Return the width with the code."""
        return 16 + GRID + self.fontMetrics().horizontalAdvance(self._words)

    def sizeHint(self) -> QSize:
        """Return the wanted size."""
        return QSize(self.worded_width() if self._worded else 16, 24)

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint."""
        with QPainter(self) as painter:
            top = (self.height() - 16) // 2
            painter.drawPixmap(0, top, self._glyphs.pixmap(self.status, 16, self.devicePixelRatioF()))
            if self._worded:
                words = self.rect().adjusted(16 + GRID, 0, 0, 0)
                painter.drawText(
                    words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading, self._words
                )


class Legend(QWidget):
    """A line over the text pane.

    In little room the states' codes are left out first, then the lanes' names: the codes stand in the tree
    too, but only this line names the side above the words.
    """

    def __init__(self, glyphs: Glyphs, theme: Theme) -> None:
        super().__init__()
        self.setFixedHeight(28)
        self.document = ElidedLabel()
        self._name = ""
        self._lanes = ""
        self._usual = [StateMark(status, glyphs) for status in SHOWN]
        self._rare = {status: StateMark(status, glyphs) for status in RARE}
        self._marks = list(self._usual)
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP, 0, GAP, 0)
        row.setSpacing(GAP + GRID)
        row.addWidget(self.document, 1)
        self._row = row
        self._annotators: list[AnnotatorMark] = []
        self._final: AnnotatorMark | None = None
        for state in (*self._usual, *self._rare.values()):
            row.addWidget(state)
        self.show_states(frozenset())
        theme.changed.connect(self.update)

    def show_document(self, name: str, sides: tuple[str, str] | None = None) -> None:
        """Name the document, and the sides in the upper and the lower lane, if they share a text."""
        self._name, self._lanes = name, ""
        if sides is not None:
            self._lanes = tr("{key} above, {response} below", key=sides[0], response=sides[1])
        self._fit()

    def set_annotators(self, count: int) -> None:
        """Explain the states as those between so many annotators; 0: between key and response."""
        for state in (*self._usual, *self._rare.values()):
            state.set_annotators(count)
        self._fit()

    @property
    def document_name(self) -> str:
        """The name of the document."""
        return self._name

    @property
    def lanes(self) -> str:
        """The sides above and below the words, as a sentence; empty where each has a text of its own."""
        return self._lanes

    def show_annotators(self, annotators: Sequence[Annotator]) -> None:
        """Show marks of annotators with their colours; without any the lanes are named in words alone."""
        # Unchanged annotators keep their marks.
        if [old_mark.annotator for old_mark in self._annotators] == list(annotators):
            return
        for mark in self._annotators:
            self._row.removeWidget(mark)
            mark.hide()
            mark.deleteLater()
        self._annotators = [AnnotatorMark(annotator) for annotator in annotators]
        for number, mark in enumerate(self._annotators, 1):
            self._row.insertWidget(number, mark)
        self._fit()

    def show_final(self, final: Annotator | None) -> None:
        """Explain the lane of the final key behind the annotators, or nothing."""
        if (self._final.annotator if self._final is not None else None) == final:
            return
        if self._final is not None:
            self._row.removeWidget(self._final)
            self._final.hide()
            self._final.deleteLater()
        self._final = AnnotatorMark(final) if final is not None else None
        if self._final is not None:
            self._row.insertWidget(len(self._annotators) + 1, self._final)
        self._fit()

    @property
    def final(self) -> str:
        """The words on the mark of the final key, empty where there is none."""
        return self._final.words if self._final is not None else ""

    @property
    def _bars(self) -> list[AnnotatorMark]:
        return [*self._annotators, *([self._final] if self._final is not None else [])]

    @property
    def annotators(self) -> tuple[str, ...]:
        """The words on the marks of annotators."""
        return tuple(mark.words for mark in self._annotators)

    def show_states(self, occurring: frozenset[Status]) -> None:
        """Explain, beside the usual states, those of `RARE` that occur in the document."""
        for status, state in self._rare.items():
            state.setVisible(status in occurring)
        self._marks = [*self._usual, *(self._rare[status] for status in RARE if status in occurring)]
        self._fit()

    @property
    def states(self) -> tuple[Status, ...]:
        """The states explained."""
        return tuple(state.status for state in self._marks)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit to the new size."""
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        # Glyphs alone and no names, so that the legend never keeps the window wide.
        return QSize(len(self._marks) * (16 + GAP + GRID) + 3 * GAP, 28)

    def _fitting_detail(self, room: int) -> tuple[int, int]:
        """Return the level of detail that fits into ``room`` pixels, and the marks' width at that level."""
        for detail in (WHOLE, NAMED, LETTER):
            width = sum(mark.width_of(detail) + GAP + GRID for mark in self._bars)
            if width <= room:
                return detail, width
        return LETTER, width

    def _fit(self) -> None:
        step = GAP + GRID
        whole = f"{self._name}   {self._lanes}" if self._lanes and not self._annotators else self._name
        measure = self.document.fontMetrics().horizontalAdvance
        room = self.width() - 2 * GAP
        # `bare` is the room beside the glyphs alone, `worded` that beside glyphs with their codes.
        bare = room - len(self._marks) * (16 + step)
        worded = room - sum(state.worded_width() + step for state in self._marks)
        name_width = min(measure(self._name), _NAME) + 2 * step
        detail, marks_width = self._fitting_detail(bare - min(measure(self._name), _LEAST_NAME) - step)
        lanes = measure(whole) <= bare if not self._annotators else detail == WHOLE
        codes = worded >= (max(measure(whole), 2 * step) if lanes else name_width) + marks_width
        for mark in self._bars:
            mark.set_detail(detail)
        for state in self._marks:
            state.set_worded(codes)
        self.document.set_whole(whole if lanes else self._name)
        self.document.setToolTip(f"{self._name}   {self._lanes}".strip())
