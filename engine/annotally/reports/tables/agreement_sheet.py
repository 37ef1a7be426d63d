"""Agreement of annotators as a window shows it: every figure as text, every measure with its publication."""

from collections.abc import Iterator

import msgspec

from annotally.reports.tables.agreement import AgreementReport, AgreementRow, PairRow
from annotally.reports.tables.table import ratio_text
from annotally.scoring.families import family_of
from annotally.scoring.measures import UNDEFINED, Measure, rounded

PAIRS = "pairs"
"""Basis of figures of two annotators by the tally their task is judged by."""
DOCUMENTS = "documents"
"""The basis of figures that rest on documents, not on items."""


class MeasureNote(msgspec.Struct, frozen=True):
    """A measure: its formula, its publication, and the cases in which it is undefined (C2)."""

    key: str
    short: str
    title: str
    formula: str
    source: str
    undefined_when: str


class AgreementLine(msgspec.Struct, frozen=True):
    """A figure. ``basis``, ``name``, ``scope`` and ``of`` are as those of `AgreementRow`, or `PAIRS`.

    ``measure`` is a number in the sheet's measures. ``value`` has 4 decimals, or is the sign for undefined,
    and ``reason`` then says why (C2); ``low`` and ``high`` are empty where there is no interval.
    """

    basis: str
    name: str
    scope: str
    of: str
    first: str
    second: str
    measure: int
    value: str
    low: str
    high: str
    n: int
    left_out: tuple[tuple[str, int], ...] = ()
    reason: str = ""
    raw: str = ""
    """The value at the offsets of each annotator's own text; empty where no text was aligned (C5)."""

    @property
    def defined(self) -> bool:
        """Whether there is a value."""
        return self.value != UNDEFINED


class AgreementSheet(msgspec.Struct, frozen=True):
    """The figures of a report, as a window shows them.

    ``by`` is ``items`` or ``tokens``. ``samples`` is the number of samples an interval was made of and
    ``level`` its level in percent; 0 and empty where there are none.
    """

    annotators: tuple[str, ...]
    by: str
    documents: int
    items: int
    majority: int
    measures: tuple[MeasureNote, ...]
    lines: tuple[AgreementLine, ...]
    samples: int
    level: str
    seed: int
    signature: str


def agreement_sheet(report: AgreementReport) -> AgreementSheet:
    """Return all figures of a report in its order: those of pairs first.

    Of two annotators a pair has nothing but its F: their agreement follows below anyway.
    """
    # Lines refer to measures by number; a dictionary keeps each one once, in the order of first use.
    notes: dict[str, MeasureNote] = {}
    lines: list[AgreementLine] = []
    several = len(report.annotators) > 2
    raw_pairs = {_names(pair): ratio_text(pair.f) for pair in (report.raw.pairs if report.raw else ())}
    for pair in report.pairs:
        lines += _pair(pair, notes, raw_pairs.get(_names(pair), ""), several=several)
    raw_values = list(map(ratio_text, report.raw_values)) or [""] * len(report.rows)
    for row, raw in zip(report.rows, raw_values, strict=True):
        lines.append(_line(row, row.basis, "", "", notes, raw))
    within = next((row.within for row in report.rows if row.within is not None), None)
    return AgreementSheet(
        report.annotators,
        report.by,
        len(report.documents),
        report.items,
        report.majority,
        tuple(notes.values()),
        tuple(lines),
        within.samples if within is not None else 0,
        rounded(100 * within.level, 0) if within is not None else "",
        report.seed or 0,
        report.signature,
    )


def _names(pair: PairRow) -> tuple[str, str, str, str]:
    return pair.first, pair.second, pair.scope, pair.of


def _pair(
    pair: PairRow, notes: dict[str, MeasureNote], raw: str, *, several: bool
) -> Iterator[AgreementLine]:
    measure = next(candidate for candidate in family_of(pair.tally).measures if candidate.key == "f1")
    # The figure of a pair is F of the tally its task is judged by, with the reason where it is undefined.
    number, reason = _noted(measure, notes), "" if pair.f is not None else measure.undefined_when
    value, names = ratio_text(pair.f), (pair.first, pair.second)
    yield AgreementLine(
        PAIRS, DOCUMENTS, pair.scope, pair.of, *names, number, value, "", "", pair.documents, (), reason, raw
    )
    for row in pair.agreement if several else ():
        yield _line(row, PAIRS, *names, notes)


def _line(
    row: AgreementRow, basis: str, first: str, second: str, notes: dict[str, MeasureNote], raw: str = ""
) -> AgreementLine:
    ends = (row.within.low, row.within.high) if row.within is not None else ()
    low, high = [ratio_text(end) for end in ends] or ("", "")
    number, left_out = _noted(row.measure, notes), tuple(row.left_out.items())
    place = (basis, row.name, row.scope, row.of, first, second)
    return AgreementLine(*place, number, ratio_text(row.value), low, high, row.n, left_out, row.reason, raw)


def _noted(measure: Measure, notes: dict[str, MeasureNote]) -> int:
    """Return the number of a measure among those that are noted, noting it if need be."""
    if measure.key not in notes:
        texts = (measure.formula, measure.source, measure.undefined_when)
        notes[measure.key] = MeasureNote(measure.key, measure.short, measure.title, *texts)
    return list(notes).index(measure.key)
