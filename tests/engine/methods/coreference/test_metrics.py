"""Metrics of coreference against their definitions, and against worked examples of their authors."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.methods.coreference.metrics import (
    METRICS,
    Groupings,
    MetricParts,
    align_classes,
    parts,
    sum_parts,
)

Partition = list[set[str]]


def groupings(key: Sequence[set[str]], response: Sequence[set[str]]) -> Groupings:
    common = {(k, r): len(first & second) for k, first in enumerate(key) for r, second in enumerate(response)}
    return Groupings(
        tuple(map(len, key)), tuple(map(len, response)), {pair: n for pair, n in common.items() if n}
    )


def parts_of(both: Groupings) -> MetricParts:
    return parts(both, align_classes(both))


def scores(key: Sequence[set[str]], response: Sequence[set[str]], metric: str) -> tuple[Fraction | None, ...]:
    """Return recall and precision of one document."""
    actual_parts = parts_of(groupings(key, response))
    result = []
    for side in (actual_parts.key, actual_parts.response):
        numerator = sum((Fraction(part[metric][0]) for part in side), Fraction(0))
        denominator = sum(part[metric][1] for part in side)
        result.append(numerator / denominator if denominator else None)
    return tuple(result)


def sets(*groups: str) -> list[set[str]]:
    return [set(group) for group in groups]


@pytest.mark.parametrize(
    ("key", "response", "recall", "precision"),
    [
        # Vilain et al. (1995): a chain of four broken in two, and the reverse.
        (("ABCD",), ("AB", "CD"), Fraction(2, 3), Fraction(2, 2)),
        (("AB", "CD"), ("ABCD",), Fraction(2, 2), Fraction(2, 3)),
        # A class of which the response has one link only, and a class it does not have at all.
        (("ABCD",), ("BD",), Fraction(1, 3), Fraction(1, 1)),
        (("ABC",), ("ABDE",), Fraction(1, 2), Fraction(1, 3)),
        # One response class across three key classes.
        (("AB", "C", "DEFGH"), ("ABCDEFGH",), Fraction(5, 5), Fraction(5, 7)),
    ],
)
def test_muc_examples(
    key: tuple[str, ...], response: tuple[str, ...], recall: Fraction, precision: Fraction
) -> None:
    assert scores(sets(*key), sets(*response), "muc") == (recall, precision)


def test_the_partition_example_of_the_manual() -> None:
    """Manual, "Coreference Partition Files": nine mentions in four parts give 5/8 (M15)."""
    key = sets("abcdefghi")
    assert parts_of(groupings(key, sets("ax", "bcdef", "gh"))).key[0]["muc"] == (5, 8)


def test_b3_example() -> None:
    """Bagga and Baldwin (1998): {1-5}{6,7}{8-12} against {1-5}{6-12}: precision 16/21."""
    key = sets("12345", "67", "89ABC")
    assert scores(key, sets("12345", "6789ABC"), "b3") == (1, Fraction(16, 21))
    assert scores(key, sets("1234589ABC", "67"), "b3") == (1, Fraction(7, 12))


def test_ceaf_example() -> None:
    """Luo (2005), the same key: aligned classes share 5 + 5 of 12 mentions."""
    key = sets("12345", "67", "89ABC")
    response = sets("12345", "6789ABC")
    assert scores(key, response, "ceaf_m") == (Fraction(10, 12), Fraction(10, 12))
    phi = 1 + Fraction(10, 12)
    assert scores(key, response, "ceaf_e") == (phi / 3, phi / 2)


def test_lea_example() -> None:
    """Moosavi and Strube (2016), 3.1: {a,b,c}{d,e,f,g} against {a,b}{c,d}{f,g,h,i}: 0.24 and 0.22."""
    recall, precision = scores(sets("abc", "defg"), sets("ab", "cd", "fghi"), "lea")
    assert recall == (3 * Fraction(1, 3) + 4 * Fraction(1, 6)) / 7
    assert precision == (2 * Fraction(1, 1) + 2 * 0 + 4 * Fraction(1, 6)) / 8
    assert recall is not None
    assert round(float(recall), 2) == 0.24


def test_lea_finds_a_class_of_one_as_a_class_of_one() -> None:
    assert scores(sets("a"), sets("a"), "lea") == (1, 1)
    assert scores(sets("a"), sets("ab"), "lea") == (0, 0)


# --- naive definitions


def naive_muc(key: Partition, response: Partition) -> Fraction | None:
    number = whole_number = 0
    for item in key:
        pieces = [item & second for second in response if item & second]
        outside = len(item) - sum(map(len, pieces))
        number += len(item) - len(pieces) - outside
        whole_number += len(item) - 1
    return Fraction(number, whole_number) if whole_number else None


def naive_b3(key: Partition, response: Partition) -> Fraction | None:
    credit = [
        Fraction(max((len(item & second) for second in response if mention in second), default=0), len(item))
        for item in key
        for mention in sorted(item)
    ]
    return sum(credit, Fraction(0)) / len(credit) if credit else None


def naive_ceaf(key: Partition, response: Partition, *, by_class: bool) -> Fraction | None:
    def phi(texts: set[str], other_texts: set[str]) -> Fraction:
        return (
            Fraction(2 * len(texts & other_texts), len(texts) + len(other_texts))
            if by_class
            else Fraction(len(texts & other_texts))
        )

    whole_count = len(key) if by_class else sum(map(len, key))
    if not whole_count:
        return None
    padded: list[set[str]] = [*response, *[set[str]() for _ in key]]
    best = max(
        sum((phi(first, second) for first, second in zip(key, chosen, strict=True)), Fraction(0))
        for chosen in permutations(padded, len(key))
    )
    return best / whole_count


def naive_lea(key: Partition, response: Partition) -> Fraction | None:
    def links(group: set[str]) -> set[frozenset[str]]:
        if len(group) == 1:
            return {frozenset(group)}
        return {frozenset((a, b)) for a in group for b in group if a != b}

    whole_total = sum(map(len, key))
    total = sum(
        (len(item) * Fraction(sum(len(links(item) & links(second)) for second in response), len(links(item))))
        for item in key
    )
    return Fraction(total) / whole_total if whole_total else None


def partitions(labels: list[int | None]) -> Partition:
    groups: dict[int, set[str]] = {}
    for mention, label in zip("abcdefgh", labels, strict=False):
        if label is not None:
            groups.setdefault(label, set()).add(mention)
    return list(groups.values())


PARTITIONS = st.lists(st.one_of(st.none(), st.integers(0, 3)), max_size=8).map(partitions)


@given(PARTITIONS, PARTITIONS)
def test_every_metric_is_its_definition(key: Partition, response: Partition) -> None:
    assert scores(key, response, "muc") == (naive_muc(key, response), naive_muc(response, key))
    assert scores(key, response, "b3") == (naive_b3(key, response), naive_b3(response, key))
    assert scores(key, response, "lea") == (naive_lea(key, response), naive_lea(response, key))
    for metric, by_class in (("ceaf_m", False), ("ceaf_e", True)):
        assert scores(key, response, metric) == (
            naive_ceaf(key, response, by_class=by_class),
            naive_ceaf(response, key, by_class=by_class),
        )


@given(PARTITIONS, PARTITIONS)
def test_sums_are_those_of_the_parts(key: Partition, response: Partition) -> None:
    both = groupings(key, response)
    alignments = align_classes(both)
    for side, sums in zip(parts(both, alignments), sum_parts(both, alignments), strict=True):
        added = {name: tuple(sum(part[name][n] for part in side) for n in (0, 1)) for name in METRICS}
        assert sums == added


@given(PARTITIONS)
def test_a_partition_finds_itself(key: Partition) -> None:
    for metric in METRICS:
        assert set(scores(key, key, metric)) <= {None, Fraction(1)}


@given(PARTITIONS, PARTITIONS)
def test_ceaf_pairs_each_class_once(key: Partition, response: Partition) -> None:
    alignments = align_classes(groupings(key, response))
    for alignment in (alignments.ceaf_m, alignments.ceaf_e):
        assert len({r for _, r in alignment}) == len({k for k, _ in alignment}) == len(alignment)
        assert all(key[k] & response[r] for k, r in alignment)
