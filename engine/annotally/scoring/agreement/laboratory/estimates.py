"""Values of coefficients, with their errors, intervals and p."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import sqrt
from statistics import NormalDist
from typing import TYPE_CHECKING

from annotally.scoring.agreement.laboratory.distributions import t_quantile, t_two_sided
from annotally.scoring.marks import mark

if TYPE_CHECKING:
    from annotally.scoring.agreement.laboratory.ratings import Floats

LEVEL = 0.95
CLOSED, BOOTSTRAP = mark("closed form"), mark("bootstrap")
_NOTHING = 1e-12
"""Differences of shares below this are those of floats, not of labels."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """The value of a coefficient, None where it is undefined; then ``reason`` says why (C2).

    It rests on ``n`` items. ``error`` is the standard error, ``low`` and ``high`` bound the interval of 95 %,
    ``p`` is the probability of such a value or one farther from 0 if the coefficient were 0; each is None
    where it is not known. ``method`` says where the interval comes from.
    """

    value: float | None
    n: int = 0
    reason: str = ""
    error: float | None = None
    low: float | None = None
    high: float | None = None
    p: float | None = None
    method: str = ""
    left_out: Mapping[str, int] = field(default_factory=dict)


def beyond_chance(observed: float, by_chance: float) -> float | None:
    """Return (observed − by chance) / (1 − by chance); None where chance alone agrees always (C2)."""
    return None if 1 - by_chance < _NOTHING else (observed - by_chance) / (1 - by_chance)


def linearized(
    value: float,
    influences: "Floats",
    items: "Floats",
    n: int,
    *,
    about: float | None = None,
) -> Estimate:
    """Return an estimate whose variance is that of the items' mean influence on it, with Student's t.

    ``influences`` are those of one item of each pattern, of which there are ``items``; squares are taken
    ``about`` the value if nothing else is said. Gwet, Handbook of Inter-Rater Reliability, 4th edition
    (2014), chapter 5.
    """
    # The variance of a mean of influences over items, those of a pattern counted together: O(patterns).
    count = float(items.sum())
    if count < 2:
        return Estimate(value, n)
    centre = value if about is None else about
    variance = float((items * (influences - centre) ** 2).sum()) / (count * (count - 1))
    return by_student(value, sqrt(variance), count - 1, n)


def by_student(value: float, error: float, freedom: float, n: int) -> Estimate:
    """Return an estimate with the interval and p of Student's t; the interval stays between −1 and 1."""
    # An error of 0 comes from perfect agreement, or from items that all weigh alike: there is nothing to test
    # a value against then, and p stays unknown.
    reach = t_quantile(LEVEL, freedom) * error
    p = t_two_sided(value / error, freedom) if error > _NOTHING else None
    return _bounded(value, n, error, reach, p)


def by_normal(value: float, error: float, error_if_zero: float, n: int) -> Estimate:
    """Return an estimate with the interval and p of the normal distribution.

    ``error_if_zero`` is the standard error where the coefficient is 0, by which p is reckoned.
    """
    # The interval has the error that the coefficient has here, p the one that it would have at 0: both are
    # large-sample results, which is why no degrees of freedom enter.
    normal = NormalDist()
    reach = normal.inv_cdf((1 + LEVEL) / 2) * error
    p = 2 * normal.cdf(-abs(value) / error_if_zero) if error_if_zero > _NOTHING else None
    return _bounded(value, n, error, reach, p)


def _bounded(value: float, n: int, error: float, reach: float, p: float | None) -> Estimate:
    # No coefficient exceeds 1, and Gwet cuts off there; below -1 an interval would say nothing either.
    low, high = max(-1.0, value - reach), min(1.0, value + reach)
    return Estimate(value, n, "", error, low, high, p, CLOSED)
