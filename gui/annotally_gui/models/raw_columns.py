"""The columns of raw scores: precision, recall and F at the offsets of each side's own text (C5)."""

from collections.abc import Callable

from annotally.reports.tables.realignment import RawScores
from annotally.reports.tables.score_tables import ScoreRow
from annotally.scoring.families import AnyTally, family_of
from annotally.scoring.measures import UNDEFINED, rounded
from annotally_gui.models.column_table import TableColumn
from annotally_gui.models.roles import RIGHT, DataRole
from annotally_gui.services.i18n import mark, tr

ORDER = ("precision", "recall", "f1")
"""The measures in the order of the realigned ones that stand before them."""
_HEADINGS = {"precision": mark("raw P"), "recall": mark("raw R"), "f1": mark("raw F")}


def raw_text(tally: AnyTally, key: str) -> str:
    """Return a raw measure in percent, the sign for undefined, or nothing where its family lacks it."""
    measure = next((candidate for candidate in family_of(tally).measures if candidate.key == key), None)
    if measure is None:
        return ""
    value = measure.compute(tally)
    return UNDEFINED if value is None else rounded(value * 100, 2)


def raw_note(raw: RawScores) -> str:
    """Return a note that explains raw scores and counts the documents and annotations with other ones."""
    return tr(
        "Raw: by the offsets of each side's own text. Documents realigned: {realigned}; set aside: "
        "{set_aside}; annotations not carried: {not_carried}",
        realigned=raw.realigned,
        set_aside=raw.set_aside,
        not_carried=raw.not_carried,
    )


def raw_columns(
    raw: RawScores, is_strong: Callable[[ScoreRow], object], is_marked: Callable[[ScoreRow], object]
) -> tuple[TableColumn[ScoreRow], ...]:
    """Return the columns of raw measures; a row that raw scores do not have is empty in them."""
    tallies = {row.key: row.tally for row in raw.rows}
    roles: dict[int, Callable[[ScoreRow], object]] = {DataRole.STRONG: is_strong, DataRole.MARKED: is_marked}
    return tuple(_column(key, tallies, raw_note(raw), roles) for key in ORDER)


def _column(
    key: str,
    tallies: dict[tuple[str, ...], AnyTally],
    note: str,
    roles: dict[int, Callable[[ScoreRow], object]],
) -> TableColumn[ScoreRow]:
    heading = tr(_HEADINGS[key])

    def text(row: ScoreRow) -> str:
        tally = tallies.get(row.key)
        return "" if tally is None else raw_text(tally, key)

    return TableColumn(
        heading,
        text,
        key=f"raw-{key}",
        tip=note,
        alignment=RIGHT,
        cell_tip=lambda _row: note,
        spoken=lambda row: f"{row.name} {heading} {text(row)}",
        roles={**roles, DataRole.QUIET: lambda row: text(row) in ("", UNDEFINED)},
    )
