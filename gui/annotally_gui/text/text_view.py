"""A view of one text over a flow: marks, arcs and numbers, scrolled and zoomed, with a strip beside it."""

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator
from typing import cast

from PySide6.QtCore import QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from annotally_gui.services.i18n import tr
from annotally_gui.text import overview
from annotally_gui.text.arcs import ArcSet
from annotally_gui.text.block_marks import PaneAlignment
from annotally_gui.text.chips import Chip
from annotally_gui.text.finder import Finder
from annotally_gui.text.flow import Flow
from annotally_gui.text.labels import ShownLabels
from annotally_gui.text.line_styles import LineStyles
from annotally_gui.text.lines import TextLine
from annotally_gui.text.marks import MarkSet
from annotally_gui.text.numbers import Numbers, chips
from annotally_gui.text.outcomes import MarkOutcome, OutcomeSource, ShownSides
from annotally_gui.text.overview import OverviewStrip
from annotally_gui.text.painting import PaneState, Scene, shown_labels
from annotally_gui.text.text_style import LineRooms, Measures, TextTheme

ZOOM_RANGE = (50, 400)
ARRIVAL = 0.3
"""Share of the view's height above a line that was scrolled to."""


class TextView(QAbstractScrollArea):
    """Shows one text and the marks of two sides, and the part of it that is scrolled to.

    All offsets are code points of the text handed in, which stays the only truth. Signals:
    ``zoom_requested`` the steps a Ctrl+wheel turned; ``moved``: another part of the text is in view.
    """

    zoom_requested = Signal(int)
    moved = Signal()

    def __init__(self, theme: TextTheme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._zoom, self._crowded = theme, 100, False
        self._flow = Flow(Measures(theme))
        self._strokes = LineStyles(theme, self._flow.measures)
        self._state = PaneState(Finder(""))
        self._rooms = LineRooms()
        self._syncing = False
        self._painted_outcomes: dict[tuple[Hashable, int], MarkOutcome | None] = {}
        """The outcomes of marks by key and side, as they were painted the last time."""
        self._tell: Callable[[Hashable], str] | None = None
        self.overview = OverviewStrip(self._flow, theme, self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setViewportMargins(0, 0, overview.WIDTH, 0)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(tr("Text"))
        self.overview.jump.connect(self._jump)
        self.verticalScrollBar().sliderReleased.connect(self._sync)

    # The text and its marks

    @property
    def flow(self) -> Flow:
        """The text as laid out; it is scrolled by `show_place` alone from elsewhere."""
        return self._flow

    @property
    def text(self) -> str:
        """The text as handed in."""
        return self._flow.paragraphs.text

    @property
    def marks(self) -> MarkSet:
        """The marks as handed in."""
        return self._flow.marks

    def set_document(
        self, text: str, marks: MarkSet, arcs: ArcSet | None = None, *, numbered: bool = False
    ) -> None:
        """Show another text from its beginning, ``numbered`` with room for numbers at its marks.

        There is room between the lines for ``arcs`` too. Raises ValueError for marks past its end.
        """
        before = self._state
        self._crowded = numbered or bool(arcs)
        self._state = PaneState(
            Finder(text),
            caret=before.caret,
            arcs=arcs or ArcSet(),
            labels=before.labels,
            outcomes=before.outcomes,
            sides=before.sides,
        )
        self._painted_outcomes.clear()
        self._make_room()
        self._flow.set_document(text, marks)
        self.overview.set_current(frozenset())
        self._changed()

    def set_marks(self, marks: MarkSet) -> None:
        """Show other marks of the same text; nothing scrolls."""
        self._flow.set_marks(marks)
        self._state.hovered = None
        self._changed()

    def set_current(self, *keys: Hashable, outlined: bool = True, linked: Collection[Hashable] = ()) -> None:
        """Outline all marks of ``keys``, or none; scroll only if none of them is visible.

        Where one has to be brought into view it is the first mark of the first key. Marks that are not to be
        ``outlined`` are only shown in the strip. The arcs of ``linked`` stand out; where there are no marks
        the first of them is brought into view.
        """
        before, top = self._state.current, self._flow.y
        self._state.outlined = outlined
        self._state.current, self._state.linked = frozenset(keys), frozenset(linked)
        self.overview.set_current(self._state.current)
        first = next((self.marks.starts[index] for key in keys for index in self.marks.of_key(key)), None)
        joined = self._state.arcs.first_source(self._state.linked)
        if first is not None and self._visible_start() is None:
            self._flow.show_offset(first, ARRIVAL)
        elif first is None and joined is not None and not self.is_visible(joined):
            self._flow.show_offset(joined, ARRIVAL)
        described = next(iter((*keys, *linked)), None)
        if described is not None and self._tell:
            self.setAccessibleDescription(self._tell(described))
        if self._flow.y != top or self._state.arcs or self._state.final:
            self._scrolled()
        else:
            self._repaint(self.marks.of_keys(before | self._state.current))

    def set_labels(self, labels: ShownLabels) -> None:
        """Show the labels of all marks, of those that disagree, or none; the first visible line stays."""
        self._state.labels = labels
        self._make_room()
        self.viewport().update()

    def set_decisions(self, outcomes: OutcomeSource | None, sides: ShownSides) -> None:
        """Show the decisions about the marks as ``sides`` says, or none; the first visible line stays."""
        self._state.outcomes, self._state.sides = outcomes, sides
        self.overview.set_decisions(self._state.decisions)
        self._make_room()
        self._changed()

    def update_decisions(self) -> None:
        """Draw the marks in view whose outcomes have changed; nothing moves."""
        self.overview.update_decisions()
        outcomes, marks = self._state.decisions, self.marks
        if outcomes is None:
            return
        painted, nothing = self._painted_outcomes, object()
        in_view = {
            index for line, _ in self._lines_in_view() for index in marks.touching(line.start, line.end)
        }
        self._repaint(
            [
                index
                for index in in_view
                if painted.get(place := (marks.keys[index], marks.side(index)), nothing) != outcomes(*place)
            ]
        )

    def _repaint(self, indices: Iterable[int]) -> None:
        """Paint the lines in view again that hold marks; strokes may reach into the lines beside them."""
        spans = [(self.marks.starts[index], self.marks.ends[index]) for index in indices]
        slack, width = self._flow.measures.glyph, self.viewport().width()
        for line, y in self._lines_in_view() if spans else ():
            if any(start <= line.end and line.start <= end for start, end in spans):
                height = line.bottom - line.top + 2 * slack
                self.viewport().update(QRect(0, y + line.top - slack, width, height))

    def _lines_in_view(self) -> Iterator[tuple[TextLine, int]]:
        """Yield the lines in view, each with the y of its paragraph."""
        return self._flow.lines_near(0, self._flow.view_height)

    @property
    def has_decisions(self) -> bool:
        """Whether there are decisions about the marks."""
        return self._state.outcomes is not None

    def _make_room(self) -> None:
        """Measure the lines anew if there has to be another room between them."""
        state = self._state
        rooms = LineRooms(
            labels=state.labels is not ShownLabels.NONE,
            numbers=self._crowded,
            final=state.decisions is not None,
        )
        if rooms != self._rooms:
            self._rooms = rooms
            self._remeasure()

    def set_alignment(self, alignment: PaneAlignment | None) -> None:
        """Show how the text is aligned with the one beside it; nothing scrolls."""
        self._state.alignment = alignment
        self.viewport().update()

    def set_numbers(self, numbers: Numbers) -> None:
        """Show ``numbers`` where marks begin, by key and lane, and no others; nothing scrolls."""
        if numbers != self._state.numbers:
            self._state.numbers = numbers
            self.viewport().update()

    @property
    def numbers(self) -> Numbers:
        """The numbers shown."""
        return self._state.numbers

    def label_chips(self) -> list[Chip]:
        """Return the labels in view from above, their boxes in the viewport: of each line those of the sides.

        Those of the final key come behind them.
        """
        flow, state = self._flow, self._state
        return [
            chip._replace(box=chip.box.translated(0, y))
            for _, block, y in flow.visible()
            for line in block.lines
            for chip in shown_labels(line, flow, state, state.decisions)
        ]

    def label_at(self, point: QPointF) -> Chip | None:
        """Return the label drawn at a point of the viewport, if there is one."""
        return next((chip for chip in self.label_chips() if chip.box.contains(point)), None)

    def number_boxes(self, key: Hashable) -> list[QRect]:
        """Return where the numbers of a key are drawn in the viewport, from above."""
        flow = self._flow
        return [
            chip.box.translated(0, y).toRect()
            for _, block, y in flow.visible()
            for line in block.lines
            for chip in chips(line, flow.marks, flow.measures, self._state.numbers)
            if chip.key == key
        ]

    def current_start(self) -> int | None:
        """Return where the outlined mark begins that is in view, else the first; None if there is none."""
        visible = self._visible_start()
        if visible is not None:
            return visible
        marks = self.marks.of_keys(self._state.current)
        return self.marks.starts[marks[0]] if marks else None

    def _visible_start(self) -> int | None:
        """Return where the first of the outlined marks that are in view begins."""
        blocks = [number for number, _, _ in self._flow.visible()]
        if not blocks:
            return None
        paragraphs, marks = self._flow.paragraphs, self.marks
        near = marks.touching(max(0, paragraphs.start(blocks[0]) - 1), paragraphs.after(blocks[-1]) + 1)
        starts = sorted(marks.starts[index] for index in near if marks.keys[index] in self._state.current)
        return next((start for start in starts if self.is_visible(start)), None)

    def set_theme(self, theme: TextTheme) -> None:
        """Draw with other colours or type; the first visible line stays first."""
        self._theme = theme
        self.overview.set_theme(theme)
        self._remeasure()

    def set_zoom(self, percent: int) -> None:
        """Show the text at ``percent`` (50 to 400) of its size; the first visible line stays first."""
        self._zoom = min(max(percent, ZOOM_RANGE[0]), ZOOM_RANGE[1])
        self._remeasure()

    def set_reflowed(self, on: bool) -> None:
        """Join lines that were broken by a width, or show each as it is; offsets stay as they are."""
        self._flow.set_reflowed(on)
        self._changed()

    @property
    def zoom(self) -> int:
        """The size of the text in percent."""
        return self._zoom

    def set_lane_labels(self, upper: str, lower: str) -> None:
        """Name the two sides for screen readers: above the words and below."""
        self.setAccessibleDescription(tr("{upper} above the words, {lower} below", upper=upper, lower=lower))
        self.overview.setAccessibleDescription(tr("{upper} left, {lower} right", upper=upper, lower=lower))

    def set_tooltip_source(self, tell: Callable[[Hashable], str] | None) -> None:
        """Ask ``tell`` for the words about a mark under the pointer."""
        self._tell = tell
        self.overview.set_tooltip_source(tell)

    # Where the view is

    def scroll_to(self, offset: int) -> None:
        """Bring the line of ``offset`` to the top."""
        self._flow.show_offset(offset)
        self._scrolled()

    def show_place(self, place: float, y: float) -> None:
        """Bring a place, as `Flow.place_at` has it, to ``y`` of the view."""
        self._flow.show_place(place, y)
        self._scrolled()

    def first_visible_offset(self) -> int:
        """Return where the first wholly visible line begins."""
        return self._flow.first_visible()

    def is_visible(self, offset: int) -> bool:
        """Tell whether the line of ``offset`` is wholly in view."""
        spot = self._flow.spot(offset)
        return spot.y + spot.line.top >= 0 and spot.y + spot.line.bottom <= self._flow.view_height

    def rect_of(self, offset: int) -> QRect:
        """Return the rectangle of the character at ``offset`` in the viewport, its lanes left out."""
        spot = self._flow.spot(offset)
        left, right = sorted(spot.line.edges(offset))
        measures = self._flow.measures
        top = spot.y + spot.line.baseline - measures.above
        return QRect(round(left), top, round(right) - round(left), measures.above + measures.below)

    # Qt's calls

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the exposed part."""
        with QPainter(self.viewport()) as painter:
            scene = Scene(painter, self._flow, self._theme, self._strokes, self._state)
            # Lines that are far apart are painted without those between them.
            for exposed in cast("Iterable[QRect]", event.region()):  # the stubs know no iteration
                painter.setClipRect(exposed)
                scene.paint(exposed)
        self._painted_outcomes.update(scene.outcomes)
        self._sync()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap anew; the first visible line stays first."""
        self._flow.reshape(event.size().width(), event.size().height())
        box = self.viewport().geometry()
        self.overview.setGeometry(box.right() + 1, box.top(), overview.WIDTH, box.height())
        self._changed()

    def scrollContentsBy(self, _dx: int, dy: int) -> None:
        """Follow the scroll bar: small steps relative to the lines on screen, large ones by height."""
        if self._syncing:
            return
        bar = self.verticalScrollBar()
        if bar.value() == bar.maximum():
            self._flow.scroll_to(self._flow.total)
        elif bar.isSliderDown() or abs(dy) > 2 * self._flow.view_height:
            self._flow.scroll_to(bar.value())
        else:
            self._flow.scroll_by(-dy)
        self._scrolled()

    def minimumSizeHint(self) -> QSize:
        """Return room for a few words."""
        return QSize(240, 120)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll; with Ctrl ask for another size."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            steps = event.angleDelta().y()
            if steps:
                self.zoom_requested.emit(1 if steps > 0 else -1)
            event.accept()
            return
        super().wheelEvent(event)

    # How it hangs together

    def _jump(self, share: float) -> None:
        self._flow.scroll_to(round(share * self._flow.total) - self._flow.view_height // 2)
        self._scrolled()

    def _remeasure(self) -> None:
        measures = Measures(self._theme, self._zoom, self._rooms)
        self._strokes = LineStyles(self._theme, measures)
        self._flow.reshape(self._flow.width, self._flow.view_height, measures)
        self._changed()

    def _changed(self) -> None:
        self.overview.refresh()
        self._scrolled()

    def _scrolled(self) -> None:
        self._sync()
        self.viewport().update()
        self.overview.update()
        self.moved.emit()

    def _sync(self) -> None:
        """Bring the scroll bar to where the flow is, unless it is being dragged."""
        bar, flow = self.verticalScrollBar(), self._flow
        if bar.isSliderDown():
            return
        self._syncing = True
        bar.setSingleStep(flow.measures.pitch)
        bar.setPageStep(flow.view_height)
        bar.setRange(0, max(0, flow.total - flow.view_height))
        bar.setValue(flow.y)
        self._syncing = False
