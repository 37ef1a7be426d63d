"""The confusability matrix counts pairs by their labels, and knows where they stand in the trees."""

from annotally.comparison.result import Level
from annotally.reports.tables.confusion import confusion_counts, confusion_of, counts_of
from annotally.scoring.tally import Status
from annotally.tasks.similarity_profile import ScoreProfile
from support.similarity_samples import comparison_of, note, sides_of, spanned, task

LABELS = spanned("B"), spanned("A"), spanned("C")
REFERENCE = [
    note("A", "1", (0, 5)),
    note("A", "2", (10, 15)),
    note("B", "3", (20, 25)),
    note("X", "9", (0, 1)),
]
HYPOTHESIS = [note("A", "1", (0, 5)), note("B", "2", (10, 15)), note("A", "4", (30, 35))]
SIDES = sides_of({"d": REFERENCE}, {"d": HYPOTHESIS})


def test_cells_lead_to_their_pairs() -> None:
    chosen = task(*LABELS)
    result = comparison_of(chosen, SIDES)
    actual = confusion_of(chosen.similarity, result.units.values(), SIDES)
    assert actual.labels == ("B", "A")
    assert actual.lines == ("B", "A", "")
    counts = {key: actual.count(*key) for key in actual.cells}
    assert counts == {("A", "A"): 1, ("A", "B"): 1, ("B", ""): 1, ("", "A"): 1}
    assert actual.count("B", "B") == 0
    nodes = result.units["d"].nodes
    ((document, row),) = actual.cells["A", "B"]
    assert (document, nodes.level[row], nodes.status[row]) == ("d", Level.INSTANCE, Status.INC)
    assert nodes.status[actual.cells["", "A"][0][1]] == Status.SPU


def test_a13_the_limitation_is_by_either_sides_true_label() -> None:
    chosen = task(*LABELS, score=ScoreProfile(limitation=("B",)))
    result = confusion_of(chosen.similarity, comparison_of(chosen, SIDES).units.values(), SIDES)
    assert set(result.cells) == {("A", "B"), ("B", "")}


def test_counts_without_nodes_are_those_of_the_matrix() -> None:
    chosen = task(*LABELS)
    units = comparison_of(chosen, SIDES).units.values()
    assert confusion_counts(chosen.similarity, ()) == counts_of(confusion_of(chosen.similarity, (), SIDES))
    counts = confusion_counts(chosen.similarity, units)
    assert counts == counts_of(confusion_of(chosen.similarity, units, SIDES))
    assert counts.count("A", "B") == 1
