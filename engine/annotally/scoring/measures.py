"""Measures, declared: name, formula, source, and when each is undefined.

All are exact (`Fraction`) and None where the denominator is 0 (ruling C2); rounding is up to the printer.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import floor, lcm
from typing import Any

from annotally.scoring.marks import mark
from annotally.scoring.tally import Tally

Amount = int | Fraction
"""Amount of a share: a count, or an exact part of one."""
Ratio = Fraction | None
UNDEFINED = "–"
"""Sign for an undefined measure, on screen and in text (C2)."""


def ratio(numerator: Amount, denominator: Amount) -> Ratio:
    """Return a quotient, None where the denominator is 0 (C2)."""
    return Fraction(numerator, denominator) if denominator else None


def exact_sum(numerators: Mapping[int, int]) -> Amount:
    """Return the sum of fractions, given their numerators added up by denominators."""
    # Numbers over one denominator are added as integers, which is far cheaper than to add fractions.
    scale = lcm(*numerators)
    total = sum(numerator * (scale // denominator) for denominator, numerator in numerators.items())
    return Fraction(total, scale) if total % scale else total // scale


def harmonic(recall: Ratio, precision: Ratio) -> Ratio:
    """Return F, recall and precision alike: 0 where nothing is right, None where both are undefined (C2)."""
    # Where only one of the two is undefined, one side is empty: nothing is right.
    if recall is None and precision is None:
        return None
    if not recall or not precision:
        return Fraction(0)
    return 2 * recall * precision / (recall + precision)


def credit(tally: Tally) -> Fraction:
    """Return COR + ½ PAR."""
    return tally.cor + Fraction(tally.par, 2)


def recall(tally: Tally) -> Ratio:
    """Return (COR + ½ PAR) / POS."""
    return ratio(credit(tally), tally.pos)


def precision(tally: Tally) -> Ratio:
    """Return (COR + ½ PAR) / ACT."""
    return ratio(credit(tally), tally.act)


def f_measure(tally: Tally, beta: Fraction = Fraction(1)) -> Ratio:
    """Return van Rijsbergen's F from unrounded recall and precision (M2, C2).

    (1+b²)(COR+½PAR)/(b²·POS+ACT): 0 when nothing is right, undefined when POS and ACT are both 0.
    """
    # The formula in counts instead of recall and precision: it needs no case for either of them undefined.
    square = beta * beta
    return ratio((1 + square) * credit(tally), square * tally.pos + tally.act)


def undergeneration(tally: Tally) -> Ratio:
    """Return MIS / POS."""
    return ratio(tally.mis, tally.pos)


def overgeneration(tally: Tally) -> Ratio:
    """Return SPU / ACT."""
    return ratio(tally.spu, tally.act)


def substitution(tally: Tally) -> Ratio:
    """Return (INC + ½ PAR) / (COR + INC + PAR)."""
    return ratio(tally.inc + Fraction(tally.par, 2), tally.cor + tally.inc + tally.par)


def error_per_response_fill(tally: Tally) -> Ratio:
    """Return (INC + ½ PAR + SPU + MIS) / (COR + INC + PAR + SPU + MIS)."""
    wrong = tally.inc + Fraction(tally.par, 2) + tally.spu + tally.mis
    return ratio(wrong, tally.cor + tally.inc + tally.par + tally.spu + tally.mis)


def slot_error_rate(tally: Tally) -> Ratio:
    """Return (INC + ½ PAR + MIS + SPU) / POS: substitutions, deletions and insertions (S5)."""
    return ratio(tally.inc + Fraction(tally.par, 2) + tally.mis + tally.spu, tally.pos)


@dataclass(frozen=True, slots=True)
class Measure:
    """A measure as declared to tables, tooltips and documentation."""

    key: str
    """Name in JSON and CSV."""
    short: str
    """Column header."""
    title: str
    formula: str
    source: str
    undefined_when: str
    compute: Callable[[Any], Ratio]
    """Of a tally of the measure's family."""


_MANUAL = mark("MUC scorer manual, Calculation of Scores")

MEASURES: tuple[Measure, ...] = (
    Measure("recall", "REC", mark("Recall"), "(COR + ½ PAR) / POS", _MANUAL, mark("POS is 0"), recall),
    Measure(
        "precision",
        "PRE",
        mark("Precision"),
        "(COR + ½ PAR) / ACT",
        _MANUAL,
        mark("ACT is 0"),
        precision,
    ),
    Measure(
        "undergeneration",
        "UND",
        mark("Undergeneration"),
        "MIS / POS",
        _MANUAL,
        mark("POS is 0"),
        undergeneration,
    ),
    Measure(
        "overgeneration",
        "OVG",
        mark("Overgeneration"),
        "SPU / ACT",
        _MANUAL,
        mark("ACT is 0"),
        overgeneration,
    ),
    Measure(
        "substitution",
        "SUB",
        mark("Substitution"),
        "(INC + ½ PAR) / (COR + INC + PAR)",
        _MANUAL,
        mark("nothing is paired"),
        substitution,
    ),
    Measure(
        "error",
        "ERR",
        mark("Error per response fill"),
        "(INC + ½ PAR + SPU + MIS) / (COR + INC + PAR + SPU + MIS)",
        _MANUAL,
        mark("nothing is counted"),
        error_per_response_fill,
    ),
    Measure(
        "f1",
        "P&R",
        mark("F, recall and precision alike"),
        "F, b = 1",
        "M2",
        mark("POS and ACT are both 0"),
        f_measure,
    ),
    Measure(
        "f_2pr",
        "2P&R",
        mark("F, precision twice as important"),
        "F, b = ½",
        "M2",
        mark("POS and ACT are both 0"),
        lambda tally: f_measure(tally, Fraction(1, 2)),
    ),
    Measure(
        "f_p2r",
        "P&2R",
        mark("F, recall twice as important"),
        "F, b = 2",
        "M2",
        mark("POS and ACT are both 0"),
        lambda tally: f_measure(tally, Fraction(2)),
    ),
    Measure(
        "slot_error_rate",
        "SER",
        mark("Slot error rate"),
        "(INC + ½ PAR + MIS + SPU) / POS",
        "S5",
        mark("POS is 0"),
        slot_error_rate,
    ),
)
MEASURE = {measure.key: measure for measure in MEASURES}


def whole_percent(ratio: Ratio) -> int:
    """Return a ratio as the score report prints it: ``floor(100 r + 0.5)``, 0 where undefined (M1)."""
    return 0 if ratio is None else floor(100 * ratio + Fraction(1, 2))


def rounded(ratio: Fraction | int, digits: int) -> str:
    """Return ``ratio`` with ``digits`` decimals, half up (M2)."""
    return rounded_quotient(ratio.numerator, ratio.denominator, digits)


def rounded_quotient(numerator: int, denominator: int, digits: int) -> str:
    """Return `rounded` of a quotient that need not be in lowest terms; ``denominator`` is above 0."""
    # Rounded on the absolute value, so that halves go away from zero; exact, for there is no float. In
    # integers: sums and comparisons of fractions are several times as slow.
    halves = 2 * abs(numerator) * 10**digits
    scaled = (halves + denominator) // (2 * denominator)
    sign = "-" if numerator < 0 and scaled else ""
    whole, decimals = divmod(scaled, 10**digits)
    return f"{sign}{whole}.{decimals:0{digits}}" if digits else f"{sign}{whole}"
