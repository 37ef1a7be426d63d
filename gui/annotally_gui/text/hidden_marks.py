"""Counts of marks that are too far out to be drawn: chips at the outer edge of their lane."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF

from annotally_gui.text.chips import Chip, ChipPlace, place_chips
from annotally_gui.text.flow import Flow
from annotally_gui.text.lines import HiddenMarks, TextLine, rule_y
from annotally_gui.text.marks import MarkSet
from annotally_gui.text.text_style import Measures


def count_chips(line: TextLine, marks: MarkSet, measures: Measures) -> list[tuple[Chip, HiddenMarks]]:
    """Return the counts of a line, ``+2``, each with the marks that it counts."""
    places = _places(line, marks, measures)
    return list(zip(place_chips(places, measures, measures.small), line.hidden, strict=True))


def _places(line: TextLine, marks: MarkSet, measures: Measures) -> Iterator[ChipPlace]:
    # In the order of `TextLine.hidden`: `count_chips` brings chips and marks together by it.
    for group in line.hidden:
        y = rule_y(measures, line, group.lane, line.levels[group.lane] - 1)
        top = y + measures.rule if group.lane else y - measures.rule - measures.count_height
        key = marks.keys[group.marks[0]]
        yield ChipPlace(f"+{len(group.marks)}", key, (group.x, 1), top, group.lane)


def hidden_at(flow: Flow, point: QPointF) -> HiddenMarks | None:
    """Return the hidden marks with their count drawn at ``point`` of the view."""
    for line, y in flow.lines_near(point.y(), flow.measures.count_height):
        for chip, group in count_chips(line, flow.marks, flow.measures):
            if chip.box.translated(0, y).contains(point):
                return group
    return None
