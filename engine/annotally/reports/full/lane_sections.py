"""Sections with the text of a document, a lane for each side, and a table of its annotations."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from annotally.reports.full.model import STATE_WORDS, LaneRun, LaneText, ReportSection
from annotally.reports.tables.table import Cell, Column, NamedTable, Table
from annotally.reports.tree.unit_tree import Marks, TreeTable
from annotally.scoring.tally import Status


def lane_section(
    number: int, tree: TreeTable, text: str, marks: Marks, sides: Sequence[str]
) -> ReportSection:
    """Return the section of a document, the ``number``-th of those that are shown, from 1."""
    name, title = f"text{number}", f"Text: {tree.label}"
    columns = (
        Column("words", "Words"),
        Column("place", "Place", right=True),
        *(Column(side, side) for side in sides),
        Column("state", "State"),
    )
    table = NamedTable(name, title, Table(columns, list(_rows(text, marks, len(sides)))))
    sentence = (
        "Each side has a line below the words that it annotates; the kind of the line is the state of the "
        "annotation. Places count characters from 0."
    )
    lane_text = LaneText(tuple(sides), list(lane_runs(text, marks, sides)))
    return ReportSection(name, title, (sentence,), text=lane_text, table=table)


def lane_runs(text: str, marks: Marks, sides: Sequence[str]) -> Iterator[LaneRun]:
    """Yield the text in runs: a new one begins wherever a mark begins or ends."""
    # Marks come in order of their starts, longer ones first, so that of those over a run the last one of a
    # side is its innermost. Invariant: `over` holds the marks that reach past the present place, in order.
    # Cost: runs times the marks that overlap each of them.
    places = sorted({0, len(text), *marks.start, *marks.end})
    over: list[int] = []
    begins = 0
    for start, end in pairwise(places):
        over = [mark for mark in over if marks.end[mark] > start]
        first = begins
        while begins < len(marks.start) and marks.start[begins] <= start:
            begins += 1
        new = [mark for mark in range(first, begins) if marks.end[mark] > start]
        over += new
        states: list[Status | None] = [None] * len(sides)
        for mark in over:
            states[marks.lane[mark]] = Status(marks.status[mark])
        notes = [
            f"{sides[marks.lane[mark]]}: {_label(marks, mark)}, {STATE_WORDS[Status(marks.status[mark])]}"
            for mark in over
        ]
        yield LaneRun(text[start:end], tuple(states), _labels(marks, new, sides), tuple(dict.fromkeys(notes)))


def _labels(marks: Marks, new: Sequence[int], sides: Sequence[str]) -> tuple[str, ...]:
    """Return the labels of marks that begin at one place: one for all sides where they agree."""
    # A label on which all sides agree stands once, without a name; else each side has its own.
    by_side: dict[int, list[str]] = {}
    for mark in new:
        by_side.setdefault(marks.lane[mark], []).append(_label(marks, mark))
    first = next(iter(by_side.values()), [])
    if len(by_side) == len(sides) and all(labels == first for labels in by_side.values()):
        return tuple(first)
    return tuple(f"{sides[side]}: {label}" for side in sorted(by_side) for label in by_side[side])


def _rows(text: str, marks: Marks, count: int) -> Iterator[Sequence[Cell]]:
    """Yield a row for each place at which something is annotated as one: the labels of the sides there."""
    # Marks of one row of the tree are one object; where its places differ by side it has a row for each.
    by_place: dict[tuple[int, int, int], dict[int, int]] = {}
    for mark, (start, end, row) in enumerate(zip(marks.start, marks.end, marks.row, strict=True)):
        by_place.setdefault((start, end, row), {})[marks.lane[mark]] = mark
    for (start, end, _), by_side in sorted(by_place.items()):
        state = Status(marks.status[next(iter(by_side.values()))])
        labels = (_label(marks, by_side[side]) if side in by_side else "" for side in range(count))
        words = " ".join(text[start:end].split())
        yield words, f"{start}–{end}", *labels, STATE_WORDS[state]


def _label(marks: Marks, mark: int) -> str:
    return marks.labels.names[marks.labels.number[mark]]
