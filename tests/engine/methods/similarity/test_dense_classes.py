"""Annotations are in one class where they compare alike, and only there."""

from annotally.methods.similarity.dense_classes import GroupClasses
from annotally.methods.similarity.measure import SimilarityMeasure
from annotally.methods.similarity.profiles import TagProfiles
from annotally.methods.similarity.user_functions import Functions
from annotally.model.instances import Instance
from annotally.tasks.definition import TaskDefinition
from engine.methods.similarity.test_dense_groups import groups_of, prepare
from engine.methods.similarity.test_pairing import REST, TASK
from support.similarity_samples import To, note


def members_of(
    task: TaskDefinition, notes: list[Instance], *, spanned: bool = True, single: tuple[int, ...] = ()
) -> list[list[int]]:
    (group,) = groups_of(task, notes, notes, spanned=spanned)
    measure = SimilarityMeasure(TagProfiles(task.similarity.profile, Functions("")))
    classes = GroupClasses(prepare(task, notes, notes), group, measure, {}, (set(single), set()))
    return classes.sides[0].members


def test_alike_annotations_are_one_class_by_rank() -> None:
    notes = [note("A", name, (0, 5)) for name in "cab"]
    assert members_of(TASK, [*notes, note("A", "x", (1, 5))]) == [[1, 2, 0], [3]]
    assert members_of(TASK, notes, single=(2,)) == [[1, 0], [2]]


def test_values_that_no_weight_compares_do_not_divide_a_class() -> None:
    """Attribute a of label C has weight 0."""
    notes = [note("C", "1", (0, 5), a="p"), note("C", "2", (0, 5), a="q")]
    assert members_of(TASK, notes) == [[0, 1]]
    assert members_of(TASK, [note("A", "1", (0, 5), a="p"), note("A", "2", (0, 5), a="q")]) == [[0], [1]]


def test_targets_divide_a_class() -> None:
    notes = [note("A", "0", (3, 6)), *(note("R", f"r{n}", x=To("A", "0")) for n in range(2))]
    assert members_of(REST, notes, spanned=False) == [[1, 2]]
    other = note("R", "r2", x=To("A", "0"), y=[To("A", "0")])
    assert members_of(REST, [*notes, other], spanned=False) == [[1, 2], [3]]
