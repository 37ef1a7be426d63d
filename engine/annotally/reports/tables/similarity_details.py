"""Pairs compared by similarity in words: outcome, text, why a pair clashes by dimension (A10)."""

from collections.abc import Iterator
from fractions import Fraction

import msgspec

from annotally.comparison.result import DimensionValue, Level, Nodes, Why
from annotally.model.instances import Instance
from annotally.model.wording import Wording
from annotally.scoring.measures import rounded
from annotally.scoring.tally import Status

OUTCOMES = {
    Status.COR: "match",
    Status.PAR: "partial",
    Status.INC: "clash",
    Status.MIS: "missing",
    Status.SPU: "spurious",
}
"""MAT's names for the states of annotations; partial matches are those of spans by a rule of matching."""


def covered(instance: Instance, text: str) -> str:
    """Return the text an annotation covers; pieces of a discontinuous one with dots between."""
    return " … ".join(text[extent.start : extent.end] for extent in instance.extents)


def dimension_words(why: Why) -> Iterator[str]:
    """Yield a sentence on each dimension that counts and is not 1: its similarity and its weight."""
    for dimension in why.dimensions:
        if dimension.weight[0] and dimension.similarity != (1, 1):
            yield dimension_line(dimension)


def dimension_line(dimension: DimensionValue) -> str:
    """Return one dimension in words: its similarity, its weight, and which attributes of it differ."""
    value, weight = _short(Fraction(*dimension.similarity)), _short(Fraction(*dimension.weight))
    differing = [part.name for part in dimension.parts if part.similarity != (1, 1)]
    differences = f" (differs in {', '.join(differing)})" if differing else ""
    dead = ", not compared between different tag profiles (A5)" if dimension.dead else ""
    return f"{dimension.name}: similarity {value}, weight {weight}{differences}{dead}"


class DimensionBar(msgspec.Struct, frozen=True):
    """A dimension of a pair to be drawn: a bar as long as its weight, filled as far as its similarity.

    The last line of a pair is its similarity, ``total``; what a remainder gathers stands ``below`` it.
    """

    name: str
    length: float
    """The weight as a share of the largest one; 1 of the total, 0 of attributes without a weight."""
    filled: float
    """The similarity, from 0 to 1."""
    value: str
    """The similarity with four decimals at most."""
    exact: str
    """The similarity as a fraction, empty where ``value`` says it exactly."""
    weight: str
    note: str = ""
    """A remark: that a weight is dead (A5), or that there is none."""
    dead: bool = False
    below: bool = False
    total: bool = False
    current: bool = False
    """Whether the inspected row is about it."""


DEAD = Wording("dead weight: not compared between different tag profiles, but it counts (A5)")
WEIGHTLESS = Wording("no weight: it does not count")


def dimension_bars(why: Why, current: str = "") -> tuple[DimensionBar, ...]:
    """Return the lines of a pair; none for an annotation alone. ``current`` is a dimension's name."""
    if not why.dimensions or why.f is None:
        return ()
    # Lengths are relative to the heaviest dimension; parts of a remainder have no weight and no length.
    most = max(Fraction(*dimension.weight) for dimension in why.dimensions)
    bars: list[DimensionBar] = []
    for dimension in why.dimensions:
        weight = Fraction(*dimension.weight)
        note = DEAD if dimension.dead else "" if weight else WEIGHTLESS
        bars.append(
            DimensionBar(
                dimension.name,
                float(weight / most),
                *_said(dimension.similarity),
                _short(weight),
                note,
                dimension.dead,
                current=dimension.name == current,
            )
        )
        bars += (
            DimensionBar(
                part.name, 0.0, *_said(part.similarity), "", below=True, current=part.name == current
            )
            for part in dimension.parts
        )
    total = sum((Fraction(*dimension.weight) for dimension in why.dimensions), Fraction(0))
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
    similarity_by_row: list[float | None] = [None] * len(nodes)
    # The rows below a pair are its dimensions, in order, and below a remainder its attributes.
    for row, why in nodes.why.items():
        if nodes.level[row] != Level.INSTANCE:
            continue
        similarity_by_row[row] = _float(why.f) if why.f is not None else 0.0
        for child, dimension in zip(nodes.children(row), why.dimensions, strict=False):
            similarity_by_row[child] = _float(dimension.similarity)
            for below, part in zip(nodes.children(child), dimension.parts, strict=False):
                similarity_by_row[below] = _float(part.similarity)
    return similarity_by_row


def _float(value: tuple[int, int]) -> float:
    return value[0] / value[1]
