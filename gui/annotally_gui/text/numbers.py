"""The numbers of a chosen class's mentions: small chips on the lanes, where the mentions begin."""

from collections.abc import Hashable, Iterable, Iterator, Mapping

from PySide6.QtCore import QPointF

from annotally_gui.text.chips import Chip, ChipPlace, place_chips
from annotally_gui.text.flow import Flow
from annotally_gui.text.lines import TextLine, rule_y
from annotally_gui.text.marks import KEY_LANE, RESPONSE_LANE, MarkSet
from annotally_gui.text.text_style import Measures

Numbers = Mapping[tuple[Hashable, int], str]
"""Texts drawn at the marks, by their key and lane."""

WARNING = "!"
"""Sign at the mark of a mention with a link that merges classes which were to stay apart."""


def with_warnings(numbers: Numbers, keys: Iterable[Hashable]) -> Numbers:
    """Return numbers with a `WARNING` at the marks of ``keys``, behind their number where they have one."""
    texts = dict(numbers)
    for key in keys:
        for lane in (KEY_LANE, RESPONSE_LANE):
            texts[key, lane] = f"{texts.get((key, lane), '')} {WARNING}".lstrip()
    return texts


def chips(line: TextLine, marks: MarkSet, measures: Measures, numbers: Numbers) -> list[Chip]:
    """Return the numbers of a line. Each stands outside its rule; of two that collide the later moves.

    Marks of several annotators in a lane that begin together have one number.
    """
    return place_chips(_places(line, marks, measures, numbers), measures, measures.small) if numbers else []


def _places(line: TextLine, marks: MarkSet, measures: Measures, numbers: Numbers) -> Iterator[ChipPlace]:
    # From left to right in each lane, at the same x the outermost mark first.
    numbered = set[tuple[Hashable, int, tuple[float, int]]]()
    began = [segment for segment in line.segments if segment.begin is not None]
    for segment in sorted(began, key=lambda item: (item.lane, item.begin or (0.0, 0), -item.level)):
        key = marks.keys[segment.index]
        text = numbers.get((key, segment.lane))
        if text is None or segment.begin is None:
            continue
        # Marks of one key, lane and place are those of several annotators: only the outermost has the
        # number.
        if (key, segment.lane, segment.begin) in numbered:
            continue
        numbered.add((key, segment.lane, segment.begin))
        y = rule_y(measures, line, segment.lane, segment.level)
        top = y + measures.rule / 2 if segment.lane else y - measures.rule / 2 - measures.count_height
        yield ChipPlace(text, key, segment.begin, top, segment.lane)


def chip_at(flow: Flow, numbers: Numbers, point: QPointF) -> Chip | None:
    """Return the number drawn at ``point`` of the view, if there is one."""
    # Chips are laid out again for the lines near the point alone; a chip may stand above or below its own
    # line by its height.
    if not numbers:
        return None
    for line, y in flow.lines_near(point.y(), flow.measures.count_height):
        for chip in chips(line, flow.marks, flow.measures, numbers):
            if chip.box.translated(0, y).contains(point):
                return chip
    return None
