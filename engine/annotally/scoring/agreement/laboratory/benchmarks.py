"""Verbal scales for coefficients. They are opinions of their authors, not results."""

from statistics import NormalDist

from annotally.scoring.marks import mark

LANDIS_KOCH: tuple[tuple[float, str], ...] = (
    (0.8, mark("almost perfect")),
    (0.6, mark("substantial")),
    (0.4, mark("moderate")),
    (0.2, mark("fair")),
    (0.0, mark("slight")),
    (-1.0, mark("poor")),
)
"""Lower ends of the ranges, from the top: Landis and Koch, The Measurement of Observer Agreement for
Categorical Data (1977), p. 165."""
LANDIS_KOCH_SOURCE = mark(
    "Landis and Koch, The Measurement of Observer Agreement for Categorical Data (1977)"
)
GWET_SOURCE = mark("Gwet, Handbook of Inter-Rater Reliability, 4th edition (2014), chapter 6")
_SURE = 0.95


def landis_koch(value: float) -> str:
    """Return Landis and Koch's word for a coefficient."""
    # A figure at the very end of a range belongs to the lower one, as ranges in print begin with .21, .41.
    return next((word for least, word in LANDIS_KOCH if value > least), LANDIS_KOCH[-1][1])


def cumulative_word(value: float, error: float) -> str:
    """Return the best word of the same scale that is reached with a probability of 95 %, as Gwet has it.

    The coefficient is taken as normal with its standard error, cut off at −1 and 1.
    """
    # From the top down the probabilities of the ranges add up to 1; the first range at which they pass 95 %
    # is the one that the figure can claim.
    if error <= 0:
        return landis_koch(value)
    normal = NormalDist(value, error)
    whole = normal.cdf(1) - normal.cdf(-1)
    reached = (word for least, word in LANDIS_KOCH if normal.cdf(1) - normal.cdf(least) >= _SURE * whole)
    return next(reached, LANDIS_KOCH[-1][1])
