"""Agreement of annotators as rows, for every table, file and command line."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from annotally.model.diagnostics import Diagnostic
from annotally.scoring.agreement.measures import Agreement
from annotally.scoring.families import AnyTally
from annotally.scoring.measures import Measure, Ratio


@dataclass(frozen=True, slots=True)
class Within:
    """Interval of a measure: its ends and its level."""

    low: Fraction
    high: Fraction
    level: Fraction
    samples: int
    undefined: int
    """Samples without a value, which were skipped."""


@dataclass(frozen=True, slots=True)
class AgreementRow:
    """A measure on items, slots, tokens or spans.

    ``basis`` is ``items``, ``slots``, ``tokens`` or ``spans``; ``name`` the slot, else empty. ``scope`` is
    empty for the whole corpus, ``type`` or ``document``, and ``of`` then names it. ``value`` is None where
    the measure is undefined, and ``reason`` says why (C2). It rests on ``n`` items, tokens or spans;
    ``left_out`` says why others are not among them, and how many.
    """

    basis: str
    name: str
    scope: str
    of: str
    measure: Measure
    value: Ratio
    n: int
    left_out: Mapping[str, int]
    reason: str
    within: Within | None = None


@dataclass(frozen=True, slots=True)
class PairRow:
    """Two annotators: the tally the task is judged by, the first as the key, its F, and agreement on labels.

    ``scope`` and ``of`` are as those of `AgreementRow`.
    """

    first: str
    second: str
    scope: str
    of: str
    documents: int
    tally: AnyTally
    f: Ratio
    agreement: Sequence[AgreementRow] = ()


@dataclass(frozen=True, slots=True)
class ItemCount:
    """Numbers of items that so many annotators have, and that so many agree on in all scored slots."""

    annotators: int
    having: int
    agreeing: int


@dataclass(frozen=True, slots=True)
class AgreementReport:
    """The whole result. ``signature`` names inputs, task and options (C4)."""

    task: str
    signature: str
    annotators: tuple[str, ...]
    by: str
    seed: int | None
    documents: Sequence[tuple[str, str, tuple[str, ...]]]
    """Id, label, and names of its annotators."""
    items: int
    majority: int
    """Items of which more than half of the annotators have the same value."""
    counts: Sequence[ItemCount]
    pairs: Sequence[PairRow]
    rows: Sequence[AgreementRow]
    warnings: Sequence[Diagnostic] = field(default=())
    sampled: str = "documents"
    """The units that samples for intervals are drawn from: ``documents`` or ``items``."""
    raw: "AgreementReport | None" = None
    """The same at the offsets of each annotator's own text, where texts that differ were aligned (C5)."""

    @property
    def raw_values(self) -> "Sequence[Ratio]":
        """The raw values of the rows, in their order; empty where no text was aligned (C5)."""
        if self.raw is None:
            return ()
        values = {_key(row): row.value for row in self.raw.rows}
        return [values.get(_key(row)) for row in self.rows]


def _key(row: AgreementRow) -> tuple[str, str, str, str, str]:
    return row.basis, row.name, row.scope, row.of, row.measure.key


def row_of(figure: Agreement, basis: str, name: str, scope: str, of: str) -> AgreementRow:
    """Return the row of a measure's value; the words are those of `AgreementRow`."""
    within = None
    if figure.interval is not None:
        ends = figure.interval
        within = Within(ends.low, ends.high, ends.level, ends.samples, ends.undefined)
    return AgreementRow(
        basis,
        name,
        scope,
        of,
        figure.measure,
        figure.value,
        figure.n,
        figure.left_out,
        figure.reason,
        within,
    )
