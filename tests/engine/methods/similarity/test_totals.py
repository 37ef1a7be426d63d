"""Label pairs are counted from the pairing as the matrix counts them in the nodes."""

from hypothesis import given
from hypothesis import strategies as st

from annotally.comparison.constraints import Constraints
from annotally.methods.similarity.comparer import SimilarityComparer
from annotally.model.annotation_sets import stable_ids
from annotally.model.instances import Instance
from annotally.reports.tables.confusion import confusion_counts, confusion_of, counts_of
from annotally.tasks.definition import TaskDefinition
from engine.methods.similarity.test_isolated import TASKS, TEXT, sides_of, twin_sides
from support.similarity_samples import DOCUMENT, compared, note, spanned, task


@given(st.sampled_from(TASKS), twin_sides())
def test_label_pairs_are_those_of_the_matrix(
    chosen: TaskDefinition, instances: tuple[list[Instance], list[Instance]]
) -> None:
    sides = sides_of(TEXT, None, instances)
    unit, rules = SimilarityComparer(chosen).compare(DOCUMENT, sides), chosen.similarity
    assert confusion_counts(rules, (unit,)) == counts_of(confusion_of(rules, (unit,), sides))


def test_an_annotation_alone_has_an_empty_label_opposite() -> None:
    chosen = task(spanned("A"), spanned("B"))
    unit = compared(chosen, [note("A", "1", (0, 2)), note("A", "2", (5, 6))], [note("B", "1", (0, 2))])
    assert unit.label_pairs == {("A", "B"): 1, ("A", ""): 1}


def test_totals_hold_what_was_paired_by_hand() -> None:
    # Unlike labels never pair by themselves where both places differ; set by hand they are one pair (C4).
    chosen = task(spanned("A"), spanned("B"))
    sides = sides_of(TEXT, None, ([note("A", "1", (0, 2))], [note("B", "1", (10, 12))]))
    ids = (stable_ids(DOCUMENT, sides.instances(DOCUMENT)[side])[0] for side in (0, 1))
    by_hand = Constraints(forced=frozenset({tuple(ids)}))
    comparer = SimilarityComparer(chosen)
    totals = comparer.totals(DOCUMENT, sides, by_hand)
    assert totals == comparer.compare(DOCUMENT, sides, by_hand).totals
    assert totals.label_pairs == {("A", "B"): 1}
    assert comparer.totals(DOCUMENT, sides).label_pairs == {("A", ""): 1, ("", "B"): 1}
