"""Measures of thousands of tallies at once: a tally is a row of an array, in the columns of its family.

The formulas are those of `annotally.scoring.families`, computed in floats. A measure that is not listed here
is computed tally by tally. numpy is imported when a function is called.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from annotally.scoring.families import Family
from annotally.scoring.measures import Ratio

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

_Quotient = tuple[Sequence[float], Sequence[float]]
"""Factors of the columns of a family in the numerator and in the denominator of a measure."""

# COR, PAR, INC, MIS, SPU, NON; a partial fill counts half.
_POS, _ACT = (1, 1, 1, 1, 0, 0), (1, 1, 1, 0, 1, 0)
_CREDIT, _WRONG = (1, 0.5, 0, 0, 0, 0), (0, 0.5, 1, 1, 1, 0)
_SLOTS: Mapping[str, _Quotient] = {
    "recall": (_CREDIT, _POS),
    "precision": (_CREDIT, _ACT),
    "f1": ((2, 1, 0, 0, 0, 0), (2, 2, 2, 1, 1, 0)),
    "undergeneration": ((0, 0, 0, 1, 0, 0), _POS),
    "overgeneration": ((0, 0, 0, 0, 1, 0), _ACT),
    "substitution": ((0, 0.5, 1, 0, 0, 0), (1, 1, 1, 0, 0, 0)),
    "error": (_WRONG, (1, 1, 1, 1, 1, 0)),
    "slot_error_rate": (_WRONG, _POS),
}
# Match, clashes under the label of the reference and of the hypothesis, missing, spurious.
_MATCHES: Mapping[str, _Quotient] = {
    "recall": ((1, 0, 0, 0, 0), (1, 1, 0, 1, 0)),
    "precision": ((1, 0, 0, 0, 0), (1, 0, 1, 0, 1)),
    "f1": ((2, 0, 0, 0, 0), (2, 1, 1, 1, 1)),
}
# TP, FP, gold, system, type, realis.
_GOLD = (0, 0, 1, 0, 0, 0)
_MENTIONS: Mapping[str, _Quotient] = {
    "recall": ((1, 0, 0, 0, 0, 0), _GOLD),
    "precision": ((1, 0, 0, 0, 0, 0), (1, 1, 0, 0, 0, 0)),
    "f1": ((2, 0, 0, 0, 0, 0), (1, 1, 1, 0, 0, 0)),
    "type_accuracy": ((0, 0, 0, 0, 1, 0), _GOLD),
    "realis_accuracy": ((0, 0, 0, 0, 0, 1), _GOLD),
}
_RATIOS: Mapping[str, _Quotient] = {
    "recall": ((1, 0, 0, 0), (0, 1, 0, 0)),
    "precision": ((0, 0, 1, 0), (0, 0, 0, 1)),
}
_QUOTIENTS: Mapping[str, Mapping[str, _Quotient]] = {
    "slots": _SLOTS,
    "matches": _MATCHES,
    "mentions": _MENTIONS,
    "ratios": _RATIOS,
}


def measure_array(family: Family, measure: str, amounts: "Floats") -> "Floats":
    """Return a measure of tallies, given as rows of amounts; NaN where it is undefined (C2)."""
    quotients = _QUOTIENTS.get(family.name, {})
    if measure in quotients:
        return _divide(family, *quotients[measure], amounts)
    if family.name == "ratios" and measure == "f1":
        return _harmonic(*(_divide(family, *quotients[name], amounts) for name in ("recall", "precision")))
    return _one_by_one(family, measure, amounts)


def _divide(
    family: Family, numerator: Sequence[float], denominator: Sequence[float], amounts: "Floats"
) -> "Floats":
    import numpy as np

    dividend, divisor = amounts @ np.array(numerator), amounts @ np.array(denominator)
    defined = divisor != 0
    if family.name == "mentions":  # nothing is defined without gold mentions (E5)
        defined &= amounts @ np.array(_GOLD) != 0
    quotients = np.full(len(amounts), np.nan)
    np.divide(dividend, divisor, out=quotients, where=defined)
    return quotients


def _harmonic(recall: "Floats", precision: "Floats") -> "Floats":
    """Return F as `annotally.scoring.measures.harmonic` does."""
    import numpy as np

    both_undefined = np.isnan(recall) & np.isnan(precision)
    recall, precision = np.nan_to_num(recall), np.nan_to_num(precision)
    total = recall + precision
    f = np.divide(2 * recall * precision, total, out=np.zeros(len(total)), where=total != 0)
    return np.where(both_undefined, np.nan, f)


def _one_by_one(family: Family, measure: str, amounts: "Floats") -> "Floats":
    """Return a measure of whole counts that has no formula for arrays: each different tally once."""
    import numpy as np

    compute = next(candidate.compute for candidate in family.measures if candidate.key == measure)
    different, places = np.unique(amounts, axis=0, return_inverse=True)
    values = [_number(compute(family.make(*map(round, row)))) for row in different.tolist()]
    return np.array(values, dtype=np.float64)[places.reshape(-1)]


def _number(ratio: Ratio | int) -> float:
    return float("nan") if ratio is None else float(Fraction(ratio))
