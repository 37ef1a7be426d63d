"""Student's t and Fisher's F: cumulative probabilities and quantiles, from the incomplete beta function."""

from collections.abc import Callable
from functools import lru_cache
from math import exp, isinf, isqrt, lgamma, log, log1p, sqrt

_ENOUGH = 1e-15
_STEPS = 500
"""Steps of the continued fraction for small parameters; large ones take up to their square root more."""
_TINY = 1e-300


def incomplete_beta(a: float, b: float, x: float) -> float:
    """Return the regularized incomplete beta function I_x(a, b) for x from 0 to 1.

    Abramowitz and Stegun, Handbook of Mathematical Functions (1964), 26.5.8.
    """
    # The continued fraction converges fast left of the mean only; on the other side the symmetry
    # I_x(a, b) = 1 - I_(1-x)(b, a) leads back there. Some tens of steps, up to the square root of a and b.
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        return 1 - incomplete_beta(b, a, 1 - x)
    factor = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x))
    return factor / a * _continued_fraction(a, b, x)


def _continued_fraction(a: float, b: float, x: float) -> float:
    # Lentz' evaluation from the left: a step multiplies by the quotient of two convergents, until it is 1.
    numerator = 1.0
    denominator = 1 / _not_zero(1 - (a + b) * x / (a + 1))
    value = denominator
    quotient, step, last_step = 0.0, 0, _STEPS + isqrt(int(max(a, b)))
    while abs(quotient - 1) >= _ENOUGH and step < last_step:
        step += 1
        even = step * (b - step) * x / ((a + 2 * step - 1) * (a + 2 * step))
        odd = -(a + step) * (a + b + step) * x / ((a + 2 * step) * (a + 2 * step + 1))
        for term in (even, odd):
            denominator = 1 / _not_zero(1 + term * denominator)
            numerator = _not_zero(1 + term / numerator)
            quotient = denominator * numerator
            value *= quotient
    return value


def _not_zero(number: float) -> float:
    return number if abs(number) > _TINY else _TINY


def t_two_sided(t: float, freedom: float) -> float:
    """Return the probability that Student's t is as far from 0 as ``t`` or farther."""
    if isinf(t):
        return 0.0
    return incomplete_beta(freedom / 2, 0.5, freedom / (freedom + t * t))


@lru_cache(maxsize=256)
def t_quantile(level: float, freedom: float) -> float:
    """Return the t that a share of ``level`` of Student's distribution lies within, on both sides of 0."""
    # With x = freedom / (freedom + t^2) the two tails are I_x, which rises with x.
    x = _root(lambda value: incomplete_beta(freedom / 2, 0.5, value), 1 - level)
    return sqrt(freedom * (1 - x) / x)


def f_upper(f: float, first: float, second: float) -> float:
    """Return the probability that Fisher's F is ``f`` or more."""
    return incomplete_beta(second / 2, first / 2, second / (second + first * f))


@lru_cache(maxsize=256)
def f_quantile(level: float, first: float, second: float) -> float:
    """Return the F that a share of ``level`` of Fisher's distribution lies below."""
    # The tails of F are an incomplete beta function of second / (second + first · F), which falls as F rises.
    x = _root(lambda value: incomplete_beta(second / 2, first / 2, value), 1 - level)
    return second * (1 - x) / (first * x)


def _root(rising: Callable[[float], float], target: float) -> float:
    """Return where a function that rises from 0 at 0 to 1 at 1 has the value ``target``."""
    # Halving until both ends are as near as floats can tell: some fifty steps, more for roots near 0.
    low, high = 0.0, 1.0
    while high - low > _ENOUGH * high and high > _TINY:
        middle = (low + high) / 2
        if rising(middle) < target:
            low = middle
        else:
            high = middle
    return high
