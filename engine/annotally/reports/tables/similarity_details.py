"""Pairs compared by similarity in words: outcome, text, why a pair clashes by dimension (A10)."""

from collections.abc import Iterator
from fractions import Fraction

import msgspec

from annotally.comparison.result import DimensionValue, Level, Nodes, Why
from annotally.model.instances import Instance
from annotally.scoring.measures import rounded
from annotally.scoring.tally import Status

OUTCOMES = {Status.COR: "match", Status.INC: "clash", Status.MIS: "missing", Status.SPU: "spurious"}
"""What MAT calls the states of annotations."""


def covered(instance: Instance, text: str) -> str:
    """Return the text an annotation covers; pieces of a discontinuous one with dots between."""
    return " … ".join(text[extent.start : extent.end] for extent in instance.extents)


def dimension_words(why: Why) -> Iterator[str]:
    """Say, of every dimension that counts and is not 1, how alike the two are in it and what it weighs."""
    for one in why.dimensions:
        if one.weight[0] and one.similarity != (1, 1):
            yield dimension_line(one)


def dimension_line(one: DimensionValue) -> str:
    """Return one dimension in words: its similarity, its weight, and which attributes of it differ."""
    value, weight = _short(Fraction(*one.similarity)), _short(Fraction(*one.weight))
    differing = [part.name for part in one.parts if part.similarity != (1, 1)]
    said = f" (differs in {', '.join(differing)})" if differing else ""
    dead = ", not compared between different tag profiles (A5)" if one.dead else ""
    return f"{one.name}: similarity {value}, weight {weight}{said}{dead}"


class DimensionBar(msgspec.Struct, frozen=True):
    """One line of what a pair was compared by, to be drawn: a bar as long as its weight, filled so far.

    The last line of a pair is its similarity, ``total``; what a remainder gathers stands ``below`` it.
    """

    name: str
    length: float
    """The weight as a share of the largest one; of the total 1, of what has no weight of its own 0."""
    filled: float
    """The similarity, from 0 to 1."""
    value: str
    """The similarity with four decimals at most."""
    exact: str
    """The similarity as a fraction, empty where ``value`` says it exactly."""
    weight: str
    note: str = ""
    """What else is to be said: that a weight is dead (A5), or that there is none."""
    dead: bool = False
    below: bool = False
    total: bool = False
    current: bool = False
    """Whether the inspected row is about it."""


DEAD = "dead weight: not compared between different tag profiles, but it counts (A5)"
WEIGHTLESS = "no weight: it does not count"


def dimension_bars(why: Why, current: str = "") -> tuple[DimensionBar, ...]:
    """Return the lines of a pair; none for what is not paired. ``current`` is a dimension's name."""
    if not why.dimensions or why.f is None:
        return ()
    most = max(Fraction(*one.weight) for one in why.dimensions)
    bars: list[DimensionBar] = []
    for one in why.dimensions:
        weight = Fraction(*one.weight)
        note = DEAD if one.dead else "" if weight else WEIGHTLESS
        bars.append(
            DimensionBar(
                one.name,
                float(weight / most),
                *_said(one.similarity),
                _short(weight),
                note,
                one.dead,
                current=one.name == current,
            )
        )
        bars += (
            DimensionBar(
                part.name, 0.0, *_said(part.similarity), "", below=True, current=part.name == current
            )
            for part in one.parts
        )
    total = sum((Fraction(*one.weight) for one in why.dimensions), Fraction(0))
    return (*bars, DimensionBar("", 1.0, *_said(why.f), _short(total), total=True))


def _said(similarity: tuple[int, int]) -> tuple[float, str, str]:
    """Return a similarity as a number, in decimals, and as a fraction where these are not exact."""
    value = Fraction(*similarity)
    text = _short(value)
    return float(value), text, "" if Fraction(text) == value else str(value)


def _short(value: Fraction) -> str:
    text = rounded(value, 4)
    return text.rstrip("0").rstrip(".")


def similarities(nodes: Nodes) -> list[float | None]:
    """Return, per node, the similarity of its pair or dimension; 0 for an annotation alone, else None."""
    found: list[float | None] = [None] * len(nodes)
    for row, why in nodes.why.items():
        if nodes.level[row] != Level.INSTANCE:
            continue
        found[row] = _float(why.f) if why.f is not None else 0.0
        for child, dimension in zip(nodes.children(row), why.dimensions, strict=False):
            found[child] = _float(dimension.similarity)
            for below, part in zip(nodes.children(child), dimension.parts, strict=False):
                found[below] = _float(part.similarity)
    return found


def _float(value: tuple[int, int]) -> float:
    return value[0] / value[1]
