"""MUC, B³, CEAF-m, CEAF-e, LEA and BLANC over two groupings of aligned mentions (M15), exact.

MUC: Vilain, Burger, Aberdeen, Connolly and Hirschman (1995). B³: Bagga and Baldwin (1998), of mentions on one
side only as Cai and Strube's first variant. CEAF: Luo (2005). BLANC: Luo, Pradhan, Recasens and Hovy (2014).
LEA: Moosavi and Strube (2016). Each class holds its part of recall, if it is the key's, or of precision.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import lcm
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


class ClassAlignments(NamedTuple):
    """CEAF's alignments of classes: their pairs, with the similarity of each."""

    connected: Sequence[Sequence[IndexPair]]
    """The pairs of classes that have mentions in common, by connected component."""
    ceaf_m: Mapping[IndexPair, Amount]
    ceaf_e: Mapping[IndexPair, Amount]


def align_classes(groupings: Groupings) -> ClassAlignments:
    """Return CEAF's alignments: classes are aligned by the mentions they share (φ3) or by F of these (φ4).

    Of equally good alignments the one with the first response classes for the first key classes is taken
    (C3).
    """
    # Only pairs with common mentions are weighed, and each connected component is assigned by itself: the
    # cost is that of the largest components, not of all classes squared.
    common, key, response = groupings.common, groupings.key, groupings.response
    connected = components(common)
    ceaf_m = assign({pair: (shared,) for pair, shared in common.items()}, connected)
    likeness = {(k, r): Fraction(2 * n, key[k] + response[r]) for (k, r), n in common.items()}
    ceaf_e = assign({pair: (value,) for pair, value in likeness.items()}, connected)
    return ClassAlignments(
        connected,
        {pair: common[pair] for pair in ceaf_m.items()},
        {pair: _simplify(likeness[pair]) for pair in ceaf_e.items()},
    )


class MetricParts(NamedTuple):
    """The parts of every metric of `METRICS` by class of each side."""

    key: tuple[Mapping[str, MetricPart], ...]
    response: tuple[Mapping[str, MetricPart], ...]


def parts(groupings: Groupings, alignments: ClassAlignments) -> MetricParts:
    """Return the contribution of each class to each metric, given CEAF's alignments of the classes."""
    sizes = groupings.key, groupings.response
    _, phi_m, phi_e = alignments
    by_side = []
    for side in (0, 1):
        shared = _by_class(side, sizes[side], groupings.common)
        best_m, best_e = _of_side(side, phi_m), _of_side(side, phi_e)
        by_side.append(
            tuple(
                _parts(size, shared[n], sizes[1 - side], best_m.get(n, 0), best_e.get(n, 0))
                for n, size in enumerate(sizes[side])
            )
        )
    return MetricParts(by_side[0], by_side[1])


def sum_parts(
    groupings: Groupings, alignments: ClassAlignments
) -> tuple[dict[str, MetricPart], dict[str, MetricPart]]:
    """Return the sum of the parts of all classes by metric, of the key and of the response."""
    # Parts of one denominator are added as integers, so that few fractions are made.
    _, phi_m, phi_e = alignments
    sizes = groupings.key, groupings.response
    best_m, best_e = sum(phi_m.values()), sum(phi_e.values())
    by_side: list[dict[str, MetricPart]] = []
    for side in (0, 1):
        shared = _by_class(side, sizes[side], groupings.common)
        b3, lea = Counter[int](), Counter[int]()
        muc = 0
        for size, common in zip(sizes[side], shared, strict=True):
            links, (squares, b3_below), (resolved, lea_below) = _ratios(size, common, sizes[1 - side])
            muc += links
            b3[b3_below] += squares
            lea[lea_below] += resolved
        mentions, classes = sum(sizes[side]), len(sizes[side])
        by_side.append(
            {
                "muc": (muc, mentions - classes),
                "b3": (_sum_quotients(b3), mentions),
                "ceaf_m": (best_m, mentions),
                "ceaf_e": (best_e, classes),
                "lea": (_sum_quotients(lea), mentions),
            }
        )
    return by_side[0], by_side[1]


def _sum_quotients(numerators: Mapping[int, int]) -> Amount:
    """Return the sum of quotients, given the sum of the numerators by denominator."""
    scale = lcm(*numerators)
    return _simplify(Fraction(sum(n * (scale // below) for below, n in numerators.items()), scale))


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
    links, b3, lea = _ratios(size, shared, opposite_sizes)
    return {
        "muc": (links, size - 1),
        "b3": (_simplify(Fraction(*b3)), size),
        "ceaf_m": (ceaf_m, size),
        "ceaf_e": (ceaf_e, 1),
        "lea": (_simplify(Fraction(*lea)), size),
    }


def _ratios(
    size: int, shared: Sequence[tuple[int, int]], opposite_sizes: Sequence[int]
) -> tuple[int, tuple[int, int], tuple[int, int]]:
    """Return the numerators of a class: MUC's, and those of B³ and LEA as quotients of two integers."""
    numbers = [n for _, n in shared]
    # MUC: a class has size - 1 links and loses one for each further piece into which the other side cuts it;
    # members without an aligned partner are pieces of their own.
    # B³: each of n common mentions finds n of size, together n² / size.
    links, squares = sum(numbers) - len(numbers), sum(n * n for n in numbers)
    if size == 1:
        # A class of one is found as a class of one.
        return links, (squares, size), (sum(opposite_sizes[opposite] == 1 for opposite, _ in shared), 1)
    # LEA weighs the share of links, Σ n(n - 1)/2 of size (size - 1)/2, with the size of the class: the halves
    # cancel, and so does the size.
    return links, (squares, size), (squares - sum(numbers), size - 1)


def _simplify(value: Fraction) -> Amount:
    return value.numerator if value.denominator == 1 else value
