"""Pairs compared by similarity in words: outcome, text, why a pair clashes by dimension (A10)."""

from collections.abc import Iterator
from fractions import Fraction

from annotally.comparison import DimensionValue, Level, Nodes, Why
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
    value = rounded(Fraction(*one.similarity), 4).rstrip("0").rstrip(".")
    weight = rounded(Fraction(*one.weight), 4).rstrip("0").rstrip(".")
    differing = [part.name for part in one.parts if part.similarity != (1, 1)]
    said = f" (differs in {', '.join(differing)})" if differing else ""
    dead = ", not compared between different tag profiles (A5)" if one.dead else ""
    return f"{one.name}: similarity {value}, weight {weight}{said}{dead}"


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
