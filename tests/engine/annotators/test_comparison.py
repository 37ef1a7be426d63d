"""Annotators two at a time and together: every method, and nothing depends on who comes first."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.annotators.comparison import MultiComparison
from annotally.comparison.items import NONE
from annotally.comparison.result import TOTAL, Sides
from annotally.methods.registry import comparer_of
from annotally.model.annotation_sets import content, pointer_name
from annotally.model.instances import Instance
from annotally.reports.tables.score_tables import judged
from annotally.scoring.families import f1
from annotally.scoring.tally import Tally
from annotally.tasks.definition import ScoringMethod, TaskDefinition
from annotally.tasks.derived_similarity import MAT, SPANS
from annotally.tasks.presets.ready_made import preset
from annotally.tasks.resolve import as_keys
from engine.methods import worlds
from support.builders import DOCUMENT, annotation_set, entity
from support.coreference_strategies import SIDE, corpus
from support.similarity_samples import To, attribute, note, spanless, spanned, task

ENTITIES = preset("muc7-named-entity")
Corpus = Sequence[Sequence[Instance]]


def multi(chosen: TaskDefinition, *annotators: Sequence[Instance]) -> MultiComparison:
    """Return the comparison of one document by annotators a, b, c, …"""
    sets = tuple(
        annotation_set("abcdefghij"[n], {DOCUMENT: own_annotator})
        for n, own_annotator in enumerate(annotators)
    )
    return MultiComparison(chosen, Sides(sets, {}), [DOCUMENT])


def members(comparison: MultiComparison) -> list[tuple[int, ...]]:
    return [item.members for item in comparison.items(DOCUMENT)]


ADA, BEN = entity("Ada Quill", 0, "PERSON"), entity("Ben Orme", 20, "PERSON", name="2")
ADA_FIRM = entity("Ada Quill", 0, "ORGANIZATION")


def test_three_annotators_make_items_and_votes() -> None:
    multi_comparison = multi(ENTITIES, [ADA, BEN], [BEN, ADA_FIRM], [ADA])
    assert members(multi_comparison) == [(0, 1, 0), (1, 0, NONE)]
    ada, ben = multi_comparison.items(DOCUMENT)
    assert (ada.support, ada.majority()) == ((2, 1, 2), 0)
    assert (ben.support, ben.majority()) == ((2, 2, 0), 0)


def test_annotations_of_classes_that_are_not_compared_make_no_items() -> None:
    assert members(multi(ENTITIES, [replace_type(ADA, "HAT"), BEN], [BEN])) == [(1, 0)]
    ignoring = task(spanned("A"), spanned("B"), ignored=("B",))
    assert members(multi(ignoring, [note("B", "1", (0, 3)), note("A", "2", (0, 3))], [])) == [(1, NONE)]


def replace_type(instance: Instance, name: str) -> Instance:
    return Instance(name, instance.name, instance.slots, instance.extents)


def test_leftovers_that_stand_together_are_not_one_item() -> None:
    """M8 connects them as incorrect; they are not aligned."""
    connecting = replace(ENTITIES, connect_leftovers=True)
    high = tuple(replace(mention_class, threshold=10_000) for mention_class in connecting.classes)
    assert members(multi(replace(connecting, classes=high), [ADA], [ADA])) == [(0, NONE), (NONE, 0)]


def test_mentions_go_together_without_a_score() -> None:
    chosen = preset("muc7-coreference")
    sets = tuple(
        corpus(name, [(start, end, 0), (20, 22, 0)])
        for name, start, end in (("a", 0, 4), ("b", 0, 4), ("c", 1, 4))
    )
    multi_comparison = MultiComparison(chosen, Sides(sets, {}), ["d"])
    assert [item.members for item in multi_comparison.items("d")] == [
        (0, 0, NONE),
        (NONE, NONE, 0),
        (1, 1, 1),
    ]


def test_the_comparison_of_two_is_theirs_alone() -> None:
    multi_comparison = multi(ENTITIES, [ADA, BEN], [ADA_FIRM], [ADA])
    assert multi_comparison.comparison(0, 1).table[TOTAL] == Tally(cor=1, inc=1, mis=2)
    assert multi_comparison.comparison(1, 0).table[TOTAL] == Tally(cor=1, inc=1, spu=2)
    assert multi_comparison.comparison(0, 2).sides == ("a", "c")
    assert multi_comparison.unit(DOCUMENT, 0, 1) is multi_comparison.unit(DOCUMENT, 0, 1)
    scores = multi_comparison.matrix()
    assert {pair: score.f for pair, score in scores.items()} == {
        (0, 1): Fraction(2, 6),
        (0, 2): Fraction(4, 6),
        (1, 2): Fraction(1, 2),
    }
    assert scores[0, 1].tally == Tally(cor=1, inc=1, mis=2)
    assert scores[0, 1].documents == 1


def test_a_document_counts_between_those_who_have_it() -> None:
    sets = (
        annotation_set("a", {"1": [ADA], "2": [BEN]}),
        annotation_set("b", {"1": [ADA], "2": []}),
        annotation_set("c", {"1": [ADA]}),
    )
    multi_comparison = MultiComparison(ENTITIES, Sides(sets, {}), ["1", "2"])
    assert multi_comparison.annotated_by("2") == (True, True, False)
    assert (multi_comparison.shared(0, 1), multi_comparison.shared(0, 2)) == (("1", "2"), ("1",))
    assert [multi_comparison.score(pair).documents for pair in multi_comparison.pairs] == [2, 1, 1]
    assert multi_comparison.score((0, 2)).f == 1
    assert multi_comparison.score((0, 1), ["2"]).tally == Tally(mis=2)
    (alone,) = multi_comparison.items("2")
    assert (alone.annotated, alone.annotators, alone.majority()) == ((True, True, False), 2, None)


def test_two_to_nine_annotators_are_compared() -> None:
    with pytest.raises(ValueError, match="1 annotators"):
        multi(ENTITIES, [ADA])
    with pytest.raises(ValueError, match="10 annotators"):
        multi(ENTITIES, *[[ADA]] * 10)
    assert members(multi(ENTITIES, *[[ADA]] * 9)) == [(0,) * 9]


def test_annotators_are_compared_as_keys() -> None:
    assert multi(ENTITIES, [], []).task.scoring_method is ScoringMethod.KEY2KEY


# --- who comes first makes no difference


def spelled(side: Sequence[Instance], number: int) -> object:
    """Return what an instance says, without what it is called."""
    if number == NONE:
        return None
    instance = side[number]
    named = {pointer_name(DOCUMENT, second): second for second in side}
    return (
        instance.type,
        [(e.start, e.end) for e in instance.extents],
        content(instance, named),
        instance.optional,
    )


def said(comparison: MultiComparison, order: Sequence[int]) -> Counter[str]:
    """Return the items by what their annotators say and agree on, annotators as ``order`` has them."""
    instances = comparison.sides.instances(DOCUMENT)
    counts: Counter[str] = Counter()
    for item in comparison.items(DOCUMENT):
        values = [(spelled(instances[n], item.members[n]), item.support[n]) for n in order]
        counts[repr(values)] += 1
    return counts


def in_two_orders(
    chosen: TaskDefinition, sides: Corpus, other_corpus: Corpus, random: Random
) -> tuple[Counter[str], Counter[str]]:
    """Return the items of two comparisons: the annotators in two orders, their files in two orders."""
    plain = multi(chosen, *sides)
    order = random.sample(range(len(sides)), len(sides))
    mixed = multi(chosen, *(other_corpus[n] for n in order))
    places = [order.index(n) for n in range(len(sides))]
    for first, second in plain.pairs:
        place, other_place = places[first], places[second]
        assert (
            mixed.score((min(place, other_place), max(place, other_place))).f
            == plain.score((first, second)).f
        )
        comparer = comparer_of(plain.task)
        sets = (plain.sides.sets[first], plain.sides.sets[second])
        table = comparer.compare(DOCUMENT, Sides(sets, {})).table
        assert plain.score((first, second)).f == f1(judged(plain.task, table))
    return said(mixed, places), said(plain, range(len(sides)))


SEVERAL = (
    worlds.tasks(worlds.KEY2KEY),
    st.lists(worlds.sides(sound=True), min_size=2, max_size=4),
    st.integers(0, 2**32),
)
"""A task, two to four annotators of a document, and a seed."""


@settings(max_examples=60)
@given(*SEVERAL)
def test_templates_in_any_order(chosen: TaskDefinition, sides: Corpus, seed: int) -> None:
    random = Random(seed)
    mixed, plain = in_two_orders(chosen, sides, [worlds.shuffled(side, random) for side in sides], random)
    assert mixed == plain


SIMILAR = task(
    spanned("A", attribute("x")),
    spanned("B", attribute("x"), attribute("y")),
    spanless("R", attribute("of", "annotation", "none", "A")),
    strata=("A,B", "R"),
)


@st.composite
def notes(draw: st.DrawFn) -> list[Instance]:
    """A few annotations where ties abound."""
    actual = []
    for number in range(draw(st.integers(0, 5))):
        label = draw(st.sampled_from("AAB"))
        start = draw(st.integers(0, 4))
        values = draw(st.sampled_from([{}, {"x": "1"}, {"x": "2"}]))
        actual.append(note(label, str(number), (start, start + draw(st.integers(1, 3))), **values))
    pointed = [item.name for item in actual if item.type == "A"]
    for number in range(draw(st.integers(0, 2)) if pointed else 0):
        actual.append(note("R", f"r{number}", None, of=To("A", draw(st.sampled_from(pointed)))))
    return actual


@settings(max_examples=60)
@given(st.lists(notes(), min_size=2, max_size=4), st.integers(0, 2**32))
def test_similarity_in_any_order(sides: Corpus, seed: int) -> None:
    random = Random(seed)
    mixed, plain = in_two_orders(SIMILAR, sides, [random.sample(side, len(side)) for side in sides], random)
    assert mixed == plain


@settings(max_examples=40)
@given(st.lists(SIDE, min_size=2, max_size=4))
def test_coreference_in_any_order(sides: list[list[tuple[int, int, int]]]) -> None:
    chosen = preset("muc7-coreference")
    own_instances = [corpus("x", mentions).documents["d"].instances for mentions in sides]
    for order in list(permutations(range(len(sides))))[:6]:
        mixed = multi(chosen, *(own_instances[n] for n in order))
        places = [order.index(n) for n in range(len(sides))]
        assert said(mixed, places) == said(multi(chosen, *own_instances), range(len(sides)))


def test_derived_tasks_take_all_annotators_in() -> None:
    sets = [annotation_set(name, {DOCUMENT: [note(name.upper(), "1", (0, 3))]}) for name in "abc"]
    for derived in (SPANS, MAT):
        chosen = as_keys(derived)
        assert not isinstance(chosen, TaskDefinition)
        multi_comparison = MultiComparison(chosen.complete(sets), Sides(tuple(sets), {}), [DOCUMENT])
        assert [item.members for item in multi_comparison.items(DOCUMENT)] == [(0, 0, 0)]
        assert multi_comparison.items(DOCUMENT)[0].votes == 1
