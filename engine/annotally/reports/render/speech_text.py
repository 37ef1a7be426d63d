"""The score table of named entities in speech as text: counts, then percent with one decimal."""

from collections.abc import Iterator, Sequence

from annotally.reports.tables.score_tables import ScoreRow, counted
from annotally.reports.tables.speech_tables import ALL, COMPONENTS, ENTITIES
from annotally.scoring.measures import MEASURE, rounded
from annotally.scoring.tally import Tally

_CELLS = ("POS", "ACT", "COR", "INC", "MIS", "SPU", "NON")
_MEASURES = ("recall", "precision", "f1", "slot_error_rate")
_SHORT = {"f1": "F"}
_TITLES = {COMPONENTS: "Components", ENTITIES: "Entities", ALL: ""}


def speech_page(rows: Sequence[ScoreRow]) -> str:
    """Return rows as one page; ``–`` where a measure is undefined (C2). Every line ends with LF."""
    return "".join(f"{line.rstrip()}\n" for line in _lines(rows))


def _lines(rows: Sequence[ScoreRow]) -> Iterator[str]:
    # Columns are as wide as their widest cell; sections have a heading where they have a title.
    table = [_cells(row.tally) for row in rows]
    head = [*_CELLS, *(_SHORT.get(key, MEASURE[key].short) for key in _MEASURES)]
    names = [_name(row) for row in rows]
    first = max(map(len, [*names, *_TITLES.values()]))
    widths = [max(len(line[place]) for line in [head, *table]) for place in range(len(head))]

    def line(name: str, cells: Sequence[str]) -> str:
        pieces = (f"  {cell:>{width}}" for cell, width in zip(cells, widths, strict=True))
        return f"{name:{first}}" + "".join(pieces)

    yield line("", head)
    section = ""
    for row, name, cells in zip(rows, names, table, strict=True):
        if row.section != section:
            section = row.section
            yield ""
            if _TITLES[section]:
                yield _TITLES[section]
        yield line(name, cells)


def _name(row: ScoreRow) -> str:
    return "All components" if row.section == ALL else f"  {row.path}"


def _cells(tally: object) -> list[str]:
    assert isinstance(tally, Tally), "components count slots"
    counts = counted(tally)
    cells = [str(counts[name]) for name in _CELLS]
    for key in _MEASURES:
        ratio = MEASURE[key].compute(tally)
        cells.append("–" if ratio is None else rounded(100 * ratio, 1))
    return cells


def is_by_component(rows: Sequence[ScoreRow]) -> bool:
    """Tell whether rows are those of this page."""
    return any(row.section == ALL for row in rows)
