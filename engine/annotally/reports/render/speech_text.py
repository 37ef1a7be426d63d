"""The score table of named entities in speech as text: counts, then percent with one decimal."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from annotally.reports.tables.score_tables import ScoreRow, counted
from annotally.reports.tables.speech_tables import ALL, COMPONENTS, ENTITIES
from annotally.reports.tables.table import Column, Table, TableRow, text_table
from annotally.scoring.measures import MEASURE
from annotally.scoring.tally import Tally

_CELLS = ("POS", "ACT", "COR", "INC", "MIS", "SPU", "NON")
_MEASURES = ("recall", "precision", "f1", "slot_error_rate")
_FIGURES = (
    *(Column(heading=name, right=True) for name in _CELLS),
    *(
        Column(heading="F" if key == "f1" else MEASURE[key].short, right=True, digits=1, percent=True)
        for key in _MEASURES
    ),
)
_BARE_FIGURES = tuple(replace(column, heading="") for column in _FIGURES)
_TITLES = {COMPONENTS: "Components", ENTITIES: "Entities", ALL: ""}


def speech_page(rows: Sequence[ScoreRow]) -> str:
    """Return rows as one page; ``–`` where a measure is undefined (C2). Every line ends with LF."""
    # Headings stand once, above all; each section has no more than its title, all components not even that.
    sections = (
        Table(
            (Column(heading=_TITLES[section]), *_BARE_FIGURES),
            [(_name(row), *_cells(row.tally)) for row in part],
        )
        for section, part in groupby(rows, key=lambda row: row.section)
    )
    return text_table(Table((Column(), *_FIGURES), ()), *sections)


def _name(row: ScoreRow) -> str:
    return "All components" if row.section == ALL else f"  {row.path}"


def _cells(tally: object) -> TableRow:
    assert isinstance(tally, Tally), "components count slots"
    counts = counted(tally)
    return [*(counts[name] for name in _CELLS), *(MEASURE[key].compute(tally) for key in _MEASURES)]


def is_by_component(rows: Sequence[ScoreRow]) -> bool:
    """Tell whether rows are those of this page."""
    return any(row.section == ALL for row in rows)
