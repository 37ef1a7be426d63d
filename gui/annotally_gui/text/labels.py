"""Labels of annotations in the text: chips above the upper lane, where the marks begin.

All stand above, so that lines need room on one side only and labels of two lines never meet.
"""

from collections.abc import Hashable, Iterator, Sequence
from enum import StrEnum

from annotally_gui.text.chips import ChipPlace
from annotally_gui.text.lines import MarkSegment, TextLine, rule_y
from annotally_gui.text.marks import KEY_LANE, MarkSet
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
    """Return the labels of a line: of a pair one, or those of its sides in their order where they differ.

    With ``outcomes`` marks that are decided have no label here: the
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
    # The marks of a pair have their labels side by side, where the first of them begins, so that A's always
    # stands before B's. Annotators with the same label share a chip.
    began: dict[Hashable, list[MarkSegment]] = {}
    for segment in line.segments:
        if segment.begin is not None and is_labelled(marks, segment.index, choice):
            began.setdefault(marks.keys[segment.index], []).append(segment)
    top = label_top(measures, line)
    for key, segments in sorted(began.items(), key=lambda item: _first_begin(item[1])):
        begin, _ = _first_begin(segments)
        labelled = set[str]()
        for segment in sorted(segments, key=lambda item: marks.side(item.index)):
            side, text = marks.side(segment.index), marks.label(segment.index)
            is_shared = not marks.labels_differ(segment.index) and labelled
            if text in labelled or is_shared or (outcomes is not None and outcomes(key, side) is not None):
                continue
            labelled.add(text)
            yield ChipPlace(text, key, begin, top, segment.lane, side)


def _first_begin(segments: Sequence[MarkSegment]) -> tuple[tuple[float, int], int]:
    """Return where the first of some segments begins, and its level turned round: outer ones come first."""
    return min((segment.begin or (0.0, 1), -segment.level) for segment in segments)


def label_top(measures: Measures, line: TextLine) -> float:
    """Return the top of the labels of a line: above all rules, and above the counts of hidden marks."""
    y = rule_y(measures, line, KEY_LANE, line.levels[KEY_LANE] - 1)
    counted = any(group.lane == KEY_LANE for group in line.hidden)
    return y - measures.rule / 2 - measures.glyph_reach - measures.count_height * (1 + counted)
