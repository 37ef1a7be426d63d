"""MUC, B³, CEAF-m, CEAF-e, LEA and BLANC over two groupings of aligned mentions (M15), exact.

MUC: Vilain, Burger, Aberdeen, Connolly and Hirschman (1995). B³: Bagga and Baldwin (1998), of mentions on one
side only as Cai and Strube's first variant. CEAF: Luo (2005). BLANC: Luo, Pradhan, Recasens and Hovy (2014).
LEA: Moosavi and Strube (2016). Each class holds its part of recall, if it is the key's, or of precision.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from annotally.matching.assignment import assign
from annotally.matching.assignment import parts as components
from annotally.matching.candidates import IndexPair
from annotally.scoring.measures import Amount

METRICS = ("muc", "b3", "ceaf_m", "ceaf_e", "lea")
"""The metrics with parts by class; BLANC counts pairs of mentions of the whole document instead."""


class Groupings(NamedTuple):
    """The sizes of both sides' classes, and the number of aligned mentions common to a class of each."""

    key: tuple[int, ...]
    response: tuple[int, ...]
    common: Mapping[IndexPair, int]


MetricPart = tuple[Amount, Amount]
"""The contribution of a class to numerator and denominator of recall, or of precision."""


class MetricParts(NamedTuple):
    """The parts of every metric of `METRICS` by class of each side, and CEAF's alignments of classes."""

    key: tuple[Mapping[str, MetricPart], ...]
    response: tuple[Mapping[str, MetricPart], ...]
    ceaf_m: Mapping[int, int]
    ceaf_e: Mapping[int, int]
    connected: Sequence[Sequence[IndexPair]]
    """The pairs of classes that have mentions in common, by connected component."""


def parts(groupings: Groupings) -> MetricParts:
    """Return the contribution of each class to each metric.

    CEAF aligns classes by the mentions they share (φ3) or by F of these (φ4); of equally good alignments
    the one with the first response classes for the first key classes is taken (C3).
    """
    # Only pairs with common mentions are weighed, and each connected component is assigned by itself: the
    # cost is that of the largest components, not of all classes squared.
    common = groupings.common
    sizes = groupings.key, groupings.response
    connected = components(common)
    ceaf_m = assign({pair: (shared,) for pair, shared in common.items()}, connected)
    likeness = {(k, r): Fraction(2 * n, sizes[0][k] + sizes[1][r]) for (k, r), n in common.items()}
    ceaf_e = assign({pair: (value,) for pair, value in likeness.items()}, connected)
    phi_m = {pair: common[pair] for pair in ceaf_m.items()}
    phi_e = {pair: _simplify(likeness[pair]) for pair in ceaf_e.items()}
    by_side = []
    for side in (0, 1):
        shared = _by_class(side, sizes[side], common)
        best_m, best_e = _of_side(side, phi_m), _of_side(side, phi_e)
        by_side.append(
            tuple(
                _parts(size, shared[n], sizes[1 - side], best_m.get(n, 0), best_e.get(n, 0))
                for n, size in enumerate(sizes[side])
            )
        )
    return MetricParts(by_side[0], by_side[1], ceaf_m, ceaf_e, connected)


def _by_class(
    side: int, sizes: Sequence[int], common: Mapping[IndexPair, int]
) -> list[list[tuple[int, int]]]:
    """Return, per class of a side, the classes of the other side with the number of common mentions."""
    result: list[list[tuple[int, int]]] = [[] for _ in sizes]
    for pair, shared in common.items():
        result[pair[side]].append((pair[1 - side], shared))
    return result


def _of_side(side: int, phi: Mapping[IndexPair, Amount]) -> dict[int, Amount]:
    """Return the similarity of each aligned class of a side."""
    return {pair[side]: value for pair, value in phi.items()}


def _parts(
    size: int,
    shared: Sequence[tuple[int, int]],
    opposite_sizes: Sequence[int],
    ceaf_m: Amount,
    ceaf_e: Amount,
) -> dict[str, MetricPart]:
    # ``alone``: members without an aligned partner, each a part of its own in MUC's partition of the class.
    alone = size - sum(n for _, n in shared)
    # MUC: a class has size - 1 links and loses one for each further piece into which the other side cuts it.
    # B³: each of n common mentions finds n of size, together n² / size.
    return {
        "muc": (size - len(shared) - alone, size - 1),
        "b3": (_simplify(Fraction(sum(n * n for _, n in shared), size)), size),
        "ceaf_m": (ceaf_m, size),
        "ceaf_e": (ceaf_e, 1),
        "lea": (_resolved(size, shared, opposite_sizes), size),
    }


def _resolved(size: int, shared: Sequence[tuple[int, int]], opposite_sizes: Sequence[int]) -> Amount:
    """Return LEA's part: size times the share of links found; a class of one is found as a class of one."""
    if size == 1:
        return sum(1 for opposite, _ in shared if opposite_sizes[opposite] == 1)
    # LEA weighs the share of links, Σ n(n - 1)/2 of size (size - 1)/2, with the size of the class: the halves
    # cancel, and so does the size.
    return _simplify(Fraction(sum(n * (n - 1) for _, n in shared), size - 1))


def _simplify(value: Fraction) -> Amount:
    return value.numerator if value.denominator == 1 else value
