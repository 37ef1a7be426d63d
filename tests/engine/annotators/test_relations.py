"""Relations as labels of what they connect."""

from pathlib import Path

from annotally.annotators.comparison import MultiComparison
from annotally.annotators.labels import NOTHING
from annotally.annotators.relations import RelationLabels
from annotally.tasks.catalogue import find_task
from annotally.tasks.resolve import as_keys
from annotally.workspace.facade import OpenRequest, SideInput, open_workspace
from support.span_projects import brat_files

TEXT = "Ada met Bo in Rome."
ADA, BO, ROME = "T1\tPER 0 3\tAda\n", "T2\tPER 8 10\tBo\n", "T3\tLOC 14 18\tRome\n"


def compared(folder: Path, *annotators: str, task: str = "spans") -> MultiComparison:
    paths = [brat_files(folder / str(number), each, TEXT) for number, each in enumerate(annotators)]
    sides = tuple(SideInput(str(number), (path,)) for number, path in enumerate(paths))
    return open_workspace(OpenRequest(as_keys(find_task(task)), sides, annotators=True)).among()


def test_arguments_are_items_and_roles_count(tmp_path: Path) -> None:
    longer = "T9\tPER 0 7\tAda met\n" + BO + "R1\tKnows Arg1:T9 Arg2:T2\nR2\tMeets Arg1:T2 Arg2:T9\n"
    twice = ADA + BO + "R1\tKnows Arg1:T1 Arg2:T2\nR2\tLikes Arg1:T1 Arg2:T2\n"
    comparison = compared(tmp_path, longer, twice, ADA + BO)
    labelled, left_out = RelationLabels(comparison).read("d")
    assert labelled.items == (("Knows", "Knows+Likes", None), ("Meets", None, None))
    assert not left_out
    assert RelationLabels(comparison, nothing=True).read("d")[0].items[1] == ("Meets", NOTHING, NOTHING)


def test_a_relation_of_something_that_is_not_compared_is_left_out(tmp_path: Path) -> None:
    chained = ADA + BO + ROME + "R1\tKnows Arg1:T1 Arg2:T2\nR2\tWhere Arg1:R1 Arg2:T3\n"
    labelled, left_out = RelationLabels(compared(tmp_path, chained, ADA + BO + ROME)).read("d")
    assert labelled.items == (("Knows", None),)
    assert left_out == 1
