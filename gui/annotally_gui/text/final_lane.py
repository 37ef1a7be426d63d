"""The lane of the final key, right below the words: one rule for each extent that was decided."""

from collections.abc import Hashable, Iterable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from annotally_gui.text.chips import ChipPlace
from annotally_gui.text.labels import ShownLabels, is_labelled, label_top
from annotally_gui.text.lines import TextLine
from annotally_gui.text.marks import MAX_LEVELS, MarkSet
from annotally_gui.text.outcomes import OutcomeLookup
from annotally_gui.text.text_style import Measures


class FinalExtent(NamedTuple):
    """An extent of the final key; offsets are code points. ``label`` is empty where none is to be shown."""

    start: int
    end: int
    key: Hashable
    strong: bool = True
    doubled: bool = False
    label: str = ""


class FinalLane:
    """The extents of the final key on one line, each with its level: 0 is nearest to the words."""

    def __init__(
        self,
        line: TextLine,
        marks: MarkSet,
        outcomes: OutcomeLookup | None,
        written_extents: Iterable[tuple[int, int, Hashable]],
        choice: ShownLabels = ShownLabels.NONE,
    ) -> None:
        """``written_extents`` were given by a person, each with a key: they are strong and have no label."""
        self._line = line
        here = [
            FinalExtent(start, end, key)
            for start, end, key in written_extents
            if start < line.end + 1 and line.start < end
        ]
        if outcomes is not None:
            here += _taken(line, marks, outcomes, choice)
        self.extents = _levelled(here)

    def label_places(self, measures: Measures) -> list[ChipPlace]:
        """Return the labels of the extents that begin on the line, above the upper lane."""
        # Longer extents come first at a place, so that their labels stand ahead of those inside.
        line = self._line
        y = label_top(measures, line)
        places = []
        for extent, _ in sorted(self.extents, key=lambda item: (item[0].start, -item[0].end)):
            if extent.label and extent.start >= line.start:
                leading, trailing = line.edges(extent.start)
                begin = leading, 1 if leading <= trailing else -1
                places.append(ChipPlace(extent.label, extent.key, begin, y, 1))
        return places

    def draw(
        self, painter: QPainter, measures: Measures, colour: QColor, current: frozenset[Hashable]
    ) -> None:
        """Draw the rules; the extents of the ``current`` keys are thicker."""
        for extent, level in self.extents:
            thick = measures.outline if extent.strong else measures.thin
            thick += extent.strong and extent.key in current
            y = self._line.baseline + measures.below + measures.rule + level * measures.final_step
            for box in _boxes(self._line, extent, y, thick, measures):
                painter.fillRect(box, colour)


def _taken(
    line: TextLine, marks: MarkSet, outcomes: OutcomeLookup, choice: ShownLabels
) -> Iterator[FinalExtent]:
    """Yield the extents of the line's marks that the final key takes; equal ones of an annotation once."""
    # The same extent taken from several annotators is one rule; labels that differ are joined by a stroke.
    taken_extents: dict[tuple[int, int, Hashable], FinalExtent] = {}
    for segment in line.segments:
        index, key = segment.index, marks.keys[segment.index]
        outcome = outcomes(key, marks.side(index))
        if outcome is None or not outcome.taken:
            continue
        start, end = marks.starts[index], marks.ends[index]
        label = marks.label(index) if is_labelled(marks, index, choice) else ""
        before = taken_extents.get((start, end, key))
        if before is not None and label not in before.label.split("/"):
            label = f"{before.label}/{label}"
        taken_extents[start, end, key] = FinalExtent(start, end, key, outcome.strong, outcome.doubled, label)
    yield from taken_extents.values()


def _levelled(extents: Iterable[FinalExtent]) -> list[tuple[FinalExtent, int]]:
    """Return extents with levels: inner before outer, the least level that no overlapping one has."""
    # The shortest first, so that what lies inside is nearer to the words. O(n²) for the n of a line.
    levelled: list[tuple[FinalExtent, int]] = []
    for extent in sorted(extents, key=lambda item: (item.end - item.start, item.start)):
        used = {level for inner, level in levelled if inner.start < extent.end and extent.start < inner.end}
        free = next(level for level in range(len(used) + 1) if level not in used)
        levelled.append((extent, min(free, MAX_LEVELS - 1)))
    return levelled


def _boxes(
    line: TextLine, extent: FinalExtent, y: float, thick: float, measures: Measures
) -> Iterator[QRectF]:
    # A rule along the words, a second one for alternatives, and bars at the extent's own ends. In turned text
    # an end's bar stands at the x of the caret there, as the runs do.
    first, last = max(extent.start, line.start), min(extent.end, line.end)
    if first >= last:
        return
    for left, right in line.runs(first, last):
        yield QRectF(round(left), round(y - thick / 2), round(right) - round(left), thick)
        if extent.doubled:
            yield QRectF(round(left), round(y + thick / 2 + measures.thin), round(right) - round(left), thick)
    for place, inside in ((extent.start, 0.0), (extent.end, -thick)):
        if line.start <= place <= line.end:
            x = round(line.caret_x(place) + inside)
            yield QRectF(x, round(y - measures.tick), thick, measures.tick)
