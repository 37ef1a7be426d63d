"""Labels of annotations in the text: chips outside the lanes, where the marks begin."""

from collections.abc import Hashable, Iterator
from enum import StrEnum

from annotally_gui.text.chips import ChipPlace
from annotally_gui.text.lines import MarkSegment, TextLine, rule_y
from annotally_gui.text.marks import KEY_LANE, RESPONSE_LANE, MarkSet
from annotally_gui.text.outcomes import OutcomeLookup
from annotally_gui.text.text_style import Measures


class ShownLabels(StrEnum):
    """The annotations that have their label in the text."""

    NONE = "none"
    DIFFERING = "differing"
    """Those about which the sides disagree."""
    ALL = "all"


def label_places(
    line: TextLine,
    marks: MarkSet,
    measures: Measures,
    choice: ShownLabels,
    outcomes: OutcomeLookup | None = None,
) -> list[ChipPlace]:
    """Return the labels of a line: above for A, below for B, outside all rules.

    A pair with one label has it above only. With ``outcomes`` marks that are decided have no label here: the
    final key's has its own (`annotally_gui.text.final_lane`).
    """
    if choice is ShownLabels.NONE or not marks.has_labels:
        return []
    return list(_places(line, marks, measures, choice, outcomes))


def is_labelled(marks: MarkSet, index: int, choice: ShownLabels) -> bool:
    """Tell whether a mark is one of those that have their label in the text."""
    return choice is ShownLabels.ALL or (choice is ShownLabels.DIFFERING and marks.status(index).disagreement)


def _places(
    line: TextLine,
    marks: MarkSet,
    measures: Measures,
    choice: ShownLabels,
    outcomes: OutcomeLookup | None,
) -> Iterator[ChipPlace]:
    # From left to right in each lane. Annotators of a lane who say the same at the same place share a chip.
    labelled = set[tuple[Hashable, int, tuple[float, int], str]]()
    began = [segment for segment in line.segments if segment.begin is not None]
    for segment in sorted(began, key=lambda item: (item.lane, item.begin or (0.0, 0), -item.level)):
        index, key = segment.index, marks.keys[segment.index]
        if segment.begin is None or not is_labelled(marks, index, choice):
            continue
        text = marks.label(index)
        place = key, segment.lane, segment.begin, text
        if place in labelled or _stands_above(marks, segment):
            continue
        if outcomes is not None and outcomes(key, marks.side(index)) is not None:
            continue
        labelled.add(place)
        yield ChipPlace(
            text, key, segment.begin, _top(measures, line, segment.lane), segment.lane, marks.side(index)
        )


def _stands_above(marks: MarkSet, segment: MarkSegment) -> bool:
    """Tell whether a mark below the words has the label of a mark of its pair above them."""
    if segment.lane != RESPONSE_LANE or marks.labels_differ(segment.index):
        return False
    return any(marks.lanes[partner] == KEY_LANE for partner in marks.of_key(marks.keys[segment.index]))


def _top(measures: Measures, line: TextLine, lane: int) -> float:
    """Return the top of the chips of a lane: outside its outermost rule, so that none is covered."""
    y = rule_y(measures, line, lane, line.levels[lane] - 1)
    away = measures.rule / 2 + measures.glyph_reach
    return y + away if lane else y - away - measures.count_height
