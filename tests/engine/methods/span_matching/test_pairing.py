"""Pairs of spans by every scheme: against the definitions, written down here once more without any index."""

from collections import Counter
from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.span_samples import PlacedLabel, figures, matched, notes, spans_anywhere, spans_apart

SEMEVAL = ("strict", "exact", "partial", "type")
Judge = Callable[[PlacedLabel, PlacedLabel], str]
JUDGES: dict[str, Judge] = {
    "strict": lambda key, response: "COR" if key == response else "INC",
    "exact": lambda key, response: "COR" if key[:2] == response[:2] else "INC",
    "partial": lambda key, response: "COR" if key[:2] == response[:2] else "PAR",
    "type": lambda key, response: "COR" if key[2] == response[2] else "INC",
}


def _share(key: PlacedLabel, response: PlacedLabel) -> bool:
    return key[0] < response[1] and response[0] < key[1]


def by_nervaluate(
    scheme: str, key: Sequence[PlacedLabel], response: Sequence[PlacedLabel]
) -> tuple[int, ...]:
    """Return COR, PAR, INC, MIS, SPU as nervaluate defines them, for spans in reading order.

    Each predicted entity is looked up among the true ones that are not used yet: a perfect one is taken; else
    the first that overlaps it. For types it is the nearest of its own type, else the first that overlaps it.
    """
    judge, counts, unused = JUDGES[scheme], Counter[str](), list(key)
    for predicted in response:
        overlapping = [true for true in unused if _share(true, predicted)]
        perfect = [true for true in overlapping if scheme != "type" and judge(true, predicted) == "COR"]
        if scheme == "type":
            perfect = sorted(
                (true for true in overlapping if true[2] == predicted[2]),
                key=lambda true: abs(true[0] - predicted[0]) + abs(true[1] - predicted[1]),
            )
        chosen = (perfect or overlapping or [None])[0]
        if chosen is None:
            counts["SPU"] += 1
        else:
            counts[judge(chosen, predicted)] += 1
            unused.remove(chosen)
    counts["MIS"] = len(unused)
    return tuple(counts[name] for name in ("COR", "PAR", "INC", "MIS", "SPU"))


def of_label(spans: Sequence[PlacedLabel], label: str) -> list[PlacedLabel]:
    return [span for span in spans if span[2] == label]


@given(spans_apart(), spans_apart(), st.randoms(use_true_random=False))
def test_semeval_counts_are_those_of_nervaluate_in_any_order(key, response, random):  # type: ignore[no-untyped-def]  # strategies say
    shuffled = [random.sample(side, len(side)) for side in (key, response)]
    table = matched("semeval", *map(notes, shuffled)).table
    nothing = (0,) * 5
    for scheme in SEMEVAL:
        assert figures(table).get(scheme, nothing) == by_nervaluate(scheme, key, response)
        for label in "AB":
            expected = by_nervaluate(scheme, of_label(key, label), of_label(response, label))
            assert figures(table, label).get(scheme, nothing) == expected


@given(st.lists(st.tuples(spans_apart("ABC"), spans_apart("ABC")), min_size=1, max_size=3))
def test_semeval_counts_are_those_of_the_installed_nervaluate(documents):  # type: ignore[no-untyped-def]  # strategies say
    evaluator = pytest.importorskip("nervaluate").Evaluator
    sides = [
        [[{"label": label, "start": start, "end": end - 1} for start, end, label in side] for side in column]
        for column in zip(*documents, strict=True)
    ]
    results = evaluator(*sides, tags=list("ABC"), loader="dict").evaluate()["overall"]
    sums = {scheme: [0] * 5 for scheme in SEMEVAL}
    for key, response in documents:
        for scheme, counts in figures(matched("semeval", notes(key), notes(response)).table).items():
            sums[scheme] = [a + b for a, b in zip(sums[scheme], counts, strict=True)]
    for scheme, counts in sums.items():
        result = results["ent_type" if scheme == "type" else scheme]
        assert counts == [
            *(result.correct, result.partial, result.incorrect),
            *(result.missed, result.spurious),
        ], scheme


@pytest.mark.parametrize(("rule", "least"), [("overlap", 0.0), ("overlap:30%", 0.3), ("overlap:80%", 0.8)])
@given(key=spans_apart(), response=spans_apart())
def test_as_many_spans_of_a_label_pair_as_can(rule: str, least: float, key, response) -> None:  # type: ignore[no-untyped-def]  # strategies say
    """Without overlap on a side the pairs are as many as possible: found here by trying every choice."""

    def may_pair(first: PlacedLabel, second: PlacedLabel) -> bool:
        shared = min(first[1], second[1]) - max(first[0], second[0])
        joint = max(first[1], second[1]) - min(first[0], second[0])
        return first[2] == second[2] and shared > 0 and shared >= least * joint

    def most(number: int, used: frozenset[int]) -> int:
        if number == len(key):
            return 0
        free = [n for n, span in enumerate(response) if n not in used and may_pair(key[number], span)]
        return max([most(number + 1, used), *(1 + most(number + 1, used | {n}) for n in free)])

    correct = most(0, frozenset())
    scheme = rule
    expected = correct, 0, 0, len(key) - correct, len(response) - correct
    assert figures(matched(rule, notes(key), notes(response)).table).get(scheme, (0,) * 5) == expected


@given(spans_anywhere(), spans_anywhere(), st.randoms(use_true_random=False))
def test_spans_that_overlap_on_a_side_have_figures_that_add_up_in_any_order(key, response, random):  # type: ignore[no-untyped-def]  # strategies say
    for rule in ("semeval", "overlap", "overlap:50%", "gate"):
        table = matched(rule, notes(key), notes(response)).table
        shuffled = [notes(random.sample(side, len(side))) for side in (key, response)]
        assert matched(rule, *shuffled).table == table
        for correct, partial, incorrect, missing, spurious in figures(table).values():
            paired = correct + partial + incorrect
            assert (paired + missing, paired + spurious) == (len(key), len(response))
        identical = (Counter(key) & Counter(response)).total()
        if rule in ("semeval", "gate"):
            assert figures(table).get("strict", (0,))[0] == identical
