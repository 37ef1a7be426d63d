"""The score table as an item model: the rows of the score report, percentages as it prints them (M1)."""

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial

from PySide6.QtCore import QObject

from annotally.comparison.result import TOTAL, RowKey
from annotally.reports.tables.bootstrap_table import SpreadTable
from annotally.reports.tables.realignment import RawScores
from annotally.reports.tables.score_tables import COREFERENCE_TERMS, COREFERENCE_TITLES, MACRO, ScoreRow
from annotally.scoring.families import (
    MATCHES,
    MENTIONS,
    RATIOS,
    SLOTS,
    AnyColumn,
    AnyTally,
    Family,
    family_of,
)
from annotally.scoring.matches import MatchColumn
from annotally.scoring.measures import MEASURE, UNDEFINED, Measure, rounded, whole_percent
from annotally.scoring.mentions import MacroTally, MentionColumn
from annotally.scoring.ratios import LinkColumn, LinkTally, RatioColumn, RatioTally
from annotally.scoring.tally import CountColumn
from annotally_gui.models.column_table import TableColumn
from annotally_gui.models.folding import FoldingModel
from annotally_gui.models.plain_names import plain_name
from annotally_gui.models.raw_columns import ORDER, raw_columns
from annotally_gui.models.roles import RIGHT, AnyIndex, DataRole
from annotally_gui.models.spread_columns import BOOTSTRAP_SOURCE, SPREAD_COLUMNS, SpreadColumn
from annotally_gui.services.i18n import mark, tr, translate

_SOURCE = MEASURE["recall"].source


@dataclass(frozen=True, slots=True)
class ScoreColumn:
    """A column of numbers: the cell and the tally columns it counts, or the measure it shows.

    ``digits`` is how many decimals a percentage has.
    """

    short: str
    title: str
    formula: str
    source: str
    columns: tuple[AnyColumn, ...] = ()
    measure: Measure | None = None
    digits: int = 0
    heading: str = ""
    """Its heading, where that is another word than in reports."""
    undefined_when: str = ""
    """When the measure is undefined, where that is said in other words than in reports."""

    @property
    def shown(self) -> str:
        """The heading as it is shown."""
        return tr(self.heading or self.short)

    def text(self, tally: AnyTally) -> str:
        """Return the cell's text: a count, or a percentage (M1, M2) or the sign for undefined (C2)."""
        # Measures are looked up in the family of the tally: rows of several families share a table.
        measure = self._measure(tally)
        if measure is None:
            return rounded(self.count(tally), 2).removesuffix(".00") if self.counts(tally) else ""
        ratio = measure.compute(tally)
        if ratio is None:
            return UNDEFINED
        return rounded(ratio * 100, self.digits) if self.digits else str(whole_percent(ratio))

    def _measure(self, tally: AnyTally) -> Measure | None:
        """Return the measure as the tally's family has it."""
        key = self.measure.key if self.measure is not None else ""
        return next((measure for measure in family_of(tally).measures if measure.key == key), None)

    def count(self, tally: AnyTally) -> int | Fraction:
        """Return the number in a count cell: of fills, or a part of a metric."""
        return family_of(tally).cells(tally)[self.cell] if self.counts(tally) else 0

    def counts(self, tally: AnyTally) -> bool:
        """Tell whether the tally has a count for the cell: averages have none."""
        return bool(self.columns) and self.cell in family_of(tally).cells(tally)

    @property
    def cell(self) -> str:
        """The name of the cell in its family."""
        first = self.columns[0] if self.columns else None
        return first.name.lower() if isinstance(first, RatioColumn) else self.short

    def adding(self, tally: AnyTally) -> tuple[AnyColumn, ...]:
        """Return the tally columns with shares that add to the cell; BLANC's are all of the document's."""
        return tuple(LinkColumn) if isinstance(tally, LinkTally) and self.columns else self.columns

    def undefined_reason(self, tally: AnyTally) -> str:
        """Say why the measure is undefined for ``tally`` (C2); empty if it is not."""
        measure = self._measure(tally)
        if measure is None or measure.compute(tally) is not None:
            return ""
        return tr(
            "{title} is undefined: {reason}", title=tr(measure.title), reason=tr(measure.undefined_when)
        )

    def cell_tip(self, tally: AnyTally) -> str:
        """Return a cell's tooltip: its title, or its formula and value; and why it is undefined (C2)."""
        # The title, what a click leads to, the formula with its value, and the reason where there is none:
        # each on a line of its own, and no line for what there is not.
        measure = self._measure(tally)
        if measure is None:
            leads = tr("Click to list these rows") if self.count(tally) else ""
            return "\n".join(line for line in (tr(self.title), leads) if line)
        # Families may have another formula for the same measure: that of the tally's own is told.
        ratio = measure.compute(tally)
        value = self.undefined_reason(tally)
        if ratio is not None:
            value = self._fraction(tally) + tr("{value} %", value=rounded(ratio * 100, 2))
        is_own = self.measure is not None and self.measure.formula == measure.formula
        return f"{tr(measure.title)} = {tr(self.formula if is_own else measure.formula)}\n{value}"

    def _fraction(self, tally: AnyTally) -> str:
        """Return recall or precision of coreference as its fraction, followed by an equals sign."""
        key = self.measure.key if self.measure is not None else ""
        if not isinstance(tally, RatioTally) or key not in ("recall", "precision"):
            return ""
        cells = family_of(tally).cells(tally)
        parts = (rounded(cells[f"{key}_{part}"], 2).removesuffix(".00") for part in ("num", "den"))
        return " / ".join(parts) + " = "

    @property
    def tip(self) -> str:
        """The header's tooltip: title, formula, source."""
        lines = [tr(self.title) + (f" = {tr(self.formula)}" if self.formula else ""), tr(self.source)]
        if self.measure is not None:
            reason = self.undefined_when or tr(self.measure.undefined_when)
            lines.insert(1, tr("In percent; undefined if {reason}", reason=reason))
        return "\n".join(lines)


def _sum(short: str, title: str, columns: tuple[CountColumn, ...]) -> ScoreColumn:
    return ScoreColumn(short, title, " + ".join(c.name for c in columns), _SOURCE, columns)


def _count(column: CountColumn, title: str) -> ScoreColumn:
    return ScoreColumn(column.name, title, "", _SOURCE, (column,))


def _percentage(key: str, digits: int = 0) -> ScoreColumn:
    measure = MEASURE[key]
    return ScoreColumn(measure.short, measure.title, measure.formula, measure.source, (), measure, digits)


_HEADLINE = {"precision": "P", "recall": "R", "f1": "F"}
"""The measures that stand in front of all counts, by their keys, and their headings."""


def _headline_first(columns: Collection[ScoreColumn]) -> tuple[ScoreColumn, ...]:
    """Return columns with precision, recall and F in front, the others in their order."""
    by_key = {column.measure.key: column for column in columns if column.measure is not None}
    headline = [replace(by_key[key], short=short) for key, short in _HEADLINE.items()]
    further = [column for column in columns if column.measure is None or column.measure.key not in _HEADLINE]
    return (*headline, *further)


_F_FORMULA = "2 · P · R / (P + R)"
_F_SOURCE = mark("N. Chinchor, MUC-4 Evaluation Metrics (1992); rounded for display")

SCORE_COLUMNS = _headline_first(
    (
        _sum(
            "POS",
            mark("Possible: fills of the key"),
            (CountColumn.COR, CountColumn.PAR, CountColumn.INC, CountColumn.MIS),
        ),
        _sum(
            "ACT",
            mark("Actual: fills of the response"),
            (CountColumn.COR, CountColumn.PAR, CountColumn.INC, CountColumn.SPU),
        ),
        _count(CountColumn.COR, mark("Correct")),
        _count(CountColumn.PAR, mark("Partially correct")),
        _count(CountColumn.INC, mark("Incorrect")),
        _count(CountColumn.MIS, mark("Missing: in the key only")),
        _count(CountColumn.SPU, mark("Spurious: in the response only")),
        _count(CountColumn.NON, mark("Non-committal: neither right nor wrong")),
        _percentage("recall"),
        _percentage("precision"),
        _percentage("undergeneration"),
        _percentage("overgeneration"),
        _percentage("substitution"),
        _percentage("error"),
        replace(_percentage("f1", 2), formula=_F_FORMULA, source=_F_SOURCE),
    )
)
"""The columns behind the row's name: recall and precision in whole percent (M1), F as under the report."""


def _part(family: Family, column: AnyColumn, short: str, title: str) -> ScoreColumn:
    return ScoreColumn(short, title, "", family.measures[0].source, (column,))


def _percentages(family: Family, digits: int) -> Iterator[ScoreColumn]:
    for measure in family.measures:
        yield ScoreColumn(measure.short, measure.title, measure.formula, measure.source, (), measure, digits)


def _matches(columns: tuple[MatchColumn, ...], short: str, title: str) -> ScoreColumn:
    formula = " + ".join(column.name.lower() for column in columns) if len(columns) > 1 else ""
    return ScoreColumn(short, title, formula, MATCHES.measures[0].source, columns)


_ratio = partial(_part, RATIOS)
_mentions = partial(_part, MENTIONS)


RATIO_COLUMNS = _headline_first(
    (
        _ratio(
            RatioColumn.RECALL_NUM, mark("R num"), mark("Recall, numerator: part of the key that was found")
        ),
        _ratio(RatioColumn.RECALL_DEN, mark("R den"), mark("Recall, denominator: size of the key")),
        _ratio(
            RatioColumn.PRECISION_NUM,
            mark("P num"),
            mark("Precision, numerator: correct part of the response"),
        ),
        _ratio(
            RatioColumn.PRECISION_DEN, mark("P den"), mark("Precision, denominator: size of the response")
        ),
        *_percentages(RATIOS, 1),
    )
)
"""The columns of coreference, percentages with one decimal (M2)."""


MENTION_COLUMNS = _headline_first(
    (
        _mentions(
            MentionColumn.TP, "TP", mark("True positives: sum of the best overlap of each key mention")
        ),
        _mentions(
            MentionColumn.FP,
            "FP",
            mark("False positives: response mentions that are not the best match of a key mention"),
        ),
        _mentions(MentionColumn.GOLD, mark("gold"), mark("Mentions of the key (gold)")),
        _mentions(MentionColumn.SYSTEM, mark("system"), mark("Mentions of the response (system)")),
        _mentions(
            MentionColumn.TYPE,
            mark("type"),
            mark("Correct event types, shared among the mentions mapped together"),
        ),
        _mentions(
            MentionColumn.REALIS, "realis", mark("Correct realis, shared among the mentions mapped together")
        ),
        *_percentages(MENTIONS, 2),
    )
)
"""The columns of event mentions, percentages with as many decimals as their report has (E10)."""


MATCH_COLUMNS = _headline_first(
    (
        _matches(
            (MatchColumn.MATCH,), mark("match"), mark("Matches: pairs that are the same in all counted parts")
        ),
        _matches((MatchColumn.REFCLASH,), "refclash", mark("Clashes, by the label of the reference")),
        _matches((MatchColumn.MISSING,), mark("missing"), mark("Missing: in the reference only")),
        _matches((MatchColumn.REFCLASH, MatchColumn.MISSING), "refonly", mark("Refclash and missing")),
        _matches(
            (MatchColumn.MATCH, MatchColumn.REFCLASH, MatchColumn.MISSING),
            "reftotal",
            mark("All annotations of the reference"),
        ),
        _matches((MatchColumn.HYPCLASH,), "hypclash", mark("Clashes, by the label of the hypothesis")),
        _matches((MatchColumn.SPURIOUS,), mark("spurious"), mark("Spurious: in the hypothesis only")),
        _matches((MatchColumn.HYPCLASH, MatchColumn.SPURIOUS), "hyponly", mark("Hypclash and spurious")),
        _matches(
            (MatchColumn.MATCH, MatchColumn.HYPCLASH, MatchColumn.SPURIOUS),
            "hyptotal",
            mark("All annotations of the hypothesis"),
        ),
        *_percentages(MATCHES, 2),
    )
)
"""MAT's columns (A10)."""


_AMONG_ANNOTATORS: dict[str, tuple[str, str]] = {
    "POS": (mark("all A"), mark("All fills of A")),
    "ACT": (mark("all B"), mark("All fills of B")),
    "COR": (mark("same"), mark("The same in both")),
    "PAR": (mark("partly"), mark("Partly the same")),
    "INC": (mark("differ"), mark("In both, but different")),
    "MIS": (mark("only A"), mark("Only in A")),
    "SPU": (mark("only B"), mark("Only in B")),
    "match": (mark("same"), mark("The same in all counted parts")),
    "refclash": (mark("differ, A"), mark("In both, but different; by the label of A")),
    "hypclash": (mark("differ, B"), mark("In both, but different; by the label of B")),
    "missing": (mark("only A"), mark("Only in A")),
    "spurious": (mark("only B"), mark("Only in B")),
    "refonly": (mark("A unmatched"), mark("Annotations of A that differ or are only in A")),
    "hyponly": (mark("B unmatched"), mark("Annotations of B that differ or are only in B")),
    "reftotal": (mark("all A"), mark("All annotations of A")),
    "hyptotal": (mark("all B"), mark("All annotations of B")),
}
"""Headings and titles of counts where neither side is the key, by the names in reports."""


_COUNT_NAME = re.compile(r"\b[A-Z]{3}\b")


def _among_annotators(column: ScoreColumn) -> ScoreColumn:
    """Return a column in the words that hold where neither side is the key."""
    if column.columns and column.short in _AMONG_ANNOTATORS:
        heading, title = _AMONG_ANNOTATORS[column.short]
        return replace(column, heading=heading, title=title, formula=_plain_counts(column.formula))
    if column.measure is None:
        return column
    reason = _plain_counts(tr(column.measure.undefined_when))
    return replace(column, formula=_plain_counts(column.formula), undefined_when=reason)


def _plain_counts(formula: str) -> str:
    """Return a formula with the headings of counts in place of their abbreviations."""

    def plain(match: re.Match[str]) -> str:
        heading, _ = _AMONG_ANNOTATORS.get(match[0], (match[0], ""))
        return tr("“{name}”", name=tr(heading)) if heading != match[0] else heading

    return _COUNT_NAME.sub(plain, formula)


def columns_of(family: Family) -> tuple[ScoreColumn, ...]:
    """Return the columns for rows of a family."""
    if family is MATCHES:
        return MATCH_COLUMNS
    if family is MENTIONS:
        return MENTION_COLUMNS
    return SCORE_COLUMNS if family is SLOTS else RATIO_COLUMNS


def sentence_case(text: str) -> str:
    """Return ``text`` with a capital first letter."""
    return text[:1].upper() + text[1:]


def _is_metric(row: ScoreRow) -> bool:
    return isinstance(row.tally, RatioTally | LinkTally) and row.name in COREFERENCE_TITLES


def _row_title(row: ScoreRow) -> str:
    """Return the title of a row: a metric by its usual name, others as the report has them."""
    if _is_metric(row):
        return translate(COREFERENCE_TITLES[row.name])
    name = plain_name(row.name)
    return sentence_case(name) if row.key in (TOTAL, MACRO) else name


def row_path(row: ScoreRow) -> str:
    """Return a row's name with its class before it, in the window's language."""
    name = translate(COREFERENCE_TITLES[row.name]) if _is_metric(row) else plain_name(row.name)
    return f"{row.group}/{name}" if row.group else name


def _row_tip(row: ScoreRow) -> str:
    """Return the tooltip of a row's name; that of a metric tells the terms of its fractions."""
    if isinstance(row.tally, MacroTally):
        count = row.tally.average.documents
        return tr("Means over the {count} documents with mentions in the key", count=count)
    if not _is_metric(row):
        return row_path(row)
    above, below = COREFERENCE_TERMS[row.name]
    return tr(
        "{title}: {above}, over {below}; summed over classes and documents, of the key "
        "for recall, of the response for precision",
        title=translate(COREFERENCE_TITLES[row.name]),
        above=translate(above),
        below=translate(below),
    )


def _heading(row: ScoreRow) -> str:
    """Return the heading of a row: its section, unless the row itself is named so, and its group."""
    section = sentence_case(translate(row.section)) if row.section != row.name else ""
    return f"{section} · {row.group}" if row.group else section


class ScoreModel(FoldingModel[ScoreRow]):
    """Score rows under the headings of their sections and classes. Column 0 is the name.

    Lines under a heading can be folded away; they stay folded when other rows come.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent=parent)
        self._marked: frozenset[RowKey] = frozenset()
        self.columns = SCORE_COLUMNS
        """The columns of figures behind the name."""
        self.spread: SpreadTable | None = None
        """Shown in columns of its own behind the others."""
        self.raw: RawScores | None = None
        """Shown in columns of its own behind all others."""
        self._of_annotators = False
        self._old = False
        self._columns = self._make_columns()

    def set_spread(self, table: SpreadTable | None, *, old: bool = False) -> None:
        """Show the bootstrap of the rows, or none; ``old``: it is of the comparison before this one."""
        # Other columns need a reset; figures that have only become old are drawn anew, with selection and
        # widths as they were.
        if table is not self.spread:
            self.beginResetModel()
            self.spread, self._old = table, old
            self._columns = self._make_columns()
            self.endResetModel()
        elif old is not self._old:
            self._old = old
            ends = self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(*ends, [DataRole.QUIET])

    def set_raw(self, raw: RawScores | None) -> None:
        """Show raw scores beside the others, or none."""
        if raw is not self.raw:
            self.beginResetModel()
            self.raw = raw
            self._columns = self._make_columns()
            self.endResetModel()

    def set_of_annotators(self, on: bool) -> None:
        """Call the sides A and B, none of them key or response."""
        if on is not self._of_annotators:
            self.beginResetModel()
            self._of_annotators = on
            self._columns = self._make_columns()
            self.endResetModel()

    @property
    def further(self) -> tuple[SpreadColumn, ...]:
        """The columns of the bootstrap, none where it is not shown."""
        return () if self.spread is None else SPREAD_COLUMNS

    def visual_order(self) -> list[int]:
        """Return the columns from left to right, further ones beside those that they belong to.

        The bootstrap stands behind the names, raw scores behind the measures that they are held against.
        """
        further, raw = len(self.further), len(ORDER) if self.raw is not None else 0
        first = len(self.columns) + 1
        headline = range(1, 1 + len(_HEADLINE))
        counts = range(headline.stop, first)
        behind = range(first + further, first + further + raw)
        return [0, *range(first, first + further), *headline, *behind, *counts]

    def set_rows(self, rows: Sequence[ScoreRow]) -> None:
        """Show these rows in this order."""
        self.beginResetModel()
        # A table without rows keeps the columns it had.
        if rows:
            self.columns = columns_of(family_of(rows[0].tally))
            self._columns = self._make_columns()
        self._lay_out((_heading(row), row) for row in rows)
        self.endResetModel()

    def set_marked(self, keys: frozenset[RowKey]) -> None:
        """Mark the rows in which the object selected elsewhere counts."""
        # Called with every selected row: only the cells that show a changed mark are painted again.
        changed, self._marked = keys ^ self._marked, keys
        for number, line in enumerate(self._rows) if changed else ():
            if isinstance(line, ScoreRow) and line.key in changed:
                cell = self.index(number, 0)
                self.dataChanged.emit(cell, cell, [DataRole.MARKED])

    def score_row(self, row: int) -> ScoreRow | None:
        """Return the score row shown in ``row``; None if it is a heading."""
        return self.line(row)

    def row_of(self, key: RowKey) -> int:
        """Return the row that shows the score row of this key, -1 if none does."""
        places = (n for n, line in enumerate(self._rows) if isinstance(line, ScoreRow) and line.key == key)
        return next(places, -1)

    def counted(self, index: AnyIndex) -> tuple[ScoreRow, ScoreColumn] | None:
        """Return the score row and column of a count cell; None for names, percentages and headings."""
        row = self.score_row(index.row())
        if row is None or not 0 < index.column() <= len(self.columns):
            return None
        column = self.columns[index.column() - 1]
        return (row, column) if column.counts(row.tally) else None

    # -- columns

    def _make_columns(self) -> tuple[TableColumn[ScoreRow], ...]:
        """Return the columns of names, of the family of the rows, of the bootstrap, and of raw scores."""
        columns = [self._name_column(), *map(self._figure_column, self.columns)]
        if self.spread is not None:
            columns += map(partial(self._spread_column, self.spread), self.further)
        if self.raw is not None:
            columns += raw_columns(self.raw, _is_total, self._is_marked)
        return tuple(columns)

    def _name_column(self) -> TableColumn[ScoreRow]:
        def spoken(row: ScoreRow) -> str:
            return (
                tr("{row}, includes the selected row", row=row_path(row))
                if row.key in self._marked
                else row_path(row)
            )

        return TableColumn(
            tr("Row"),
            _row_title,
            key="name",
            tip=tr("Counts are of single fills; REC to ERR are whole percentages"),
            cell_tip=_row_tip,
            spoken=spoken,
            roles={DataRole.STRONG: _is_total, DataRole.MARKED: self._is_marked},
        )

    def _figure_column(self, column: ScoreColumn) -> TableColumn[ScoreRow]:
        column_key = column.short.lower()
        if self._of_annotators:
            column = _among_annotators(column)
        return TableColumn(
            column.shown,
            lambda row: column.text(row.tally),
            key=column_key,
            tip=column.tip,
            spoken_heading=tr(column.title),
            alignment=RIGHT,
            cell_tip=lambda row: column.cell_tip(row.tally),
            spoken=lambda row: f"{row_path(row)} {column.shown} {column.text(row.tally)}",
            roles={
                DataRole.STRONG: _is_total,
                DataRole.QUIET: lambda row: column.text(row.tally) in ("0", UNDEFINED),
                DataRole.LINK: lambda row: bool(column.columns and column.count(row.tally)),
                DataRole.MARKED: self._is_marked,
            },
        )

    def _spread_column(self, table: SpreadTable, column: SpreadColumn) -> TableColumn[ScoreRow]:
        """Return a column of the bootstrap; all of its cells are quiet while it is an old one."""

        def text(row: ScoreRow) -> str:
            return column.text(table, row.key)

        return TableColumn(
            column.short,
            text,
            key=column.short.lower(),
            tip="\n".join((column.title, tr(BOOTSTRAP_SOURCE))),
            spoken_heading=tr(column.title),
            alignment=RIGHT,
            cell_tip=lambda row: column.cell_tip(table, row.key),
            spoken=lambda row: f"{row_path(row)} {column.short} {text(row)}",
            roles={
                DataRole.QUIET: lambda row: self._old or text(row) in ("", UNDEFINED),
                DataRole.MARKED: self._is_marked,
            },
        )

    def _is_marked(self, row: ScoreRow) -> bool:
        return row.key in self._marked


def _is_total(row: ScoreRow) -> bool:
    return row.key == TOTAL
