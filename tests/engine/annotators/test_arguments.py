"""Votes on relations: arguments count by what they are, whatever else annotators say of that."""

from itertools import permutations
from pathlib import Path

import pytest

from annotally.adjudication.decisions.rules import majority
from annotally.adjudication.project.entries import Choice
from annotally.comparison.items import NOT_THERE
from annotally.model.instances import Instance
from annotally.service.adjudication import Adjudication
from support.span_projects import TEXT, brat_files, opened, rows_of

ADA, BO, ROME = "T1\tPER 0 3\tAda\n", "T2\tPER 8 10\tBo\n", "T3\tLOC 14 18\tRome\n"
KNOWS = "R1\tKnows Arg1:T1 Arg2:T2\n"


def is_relation(instance: Instance) -> bool:
    return not instance.extents


def project(folder: Path, *annotators: str) -> Adjudication:
    paths = [
        brat_files(folder / f"side{number}", own_annotator, TEXT)
        for number, own_annotator in enumerate(annotators)
    ]
    return opened(paths, folder / "p.annotally")


def voted(adjudication: Adjudication) -> list[tuple[Choice, tuple[int, ...]]]:
    """Return what the rule of the majority would decide about relations."""
    relations = rows_of(adjudication, is_relation)
    result = adjudication.session().rules.preview(majority())
    return [(decision.choice, decision.sides) for _, row, decision in result if row in relations]


def votes(adjudication: Adjudication) -> tuple[int, int]:
    """Return how many of how many agree about the only relation."""
    (row,) = rows_of(adjudication, is_relation)
    actual_votes = adjudication.session().workspace.unit("d").votes
    assert actual_votes is not None
    return actual_votes.agreeing[row], actual_votes.voters[row]


def test_arguments_that_differ_in_an_attribute_are_the_same_arguments(tmp_path: Path) -> None:
    renamed = "T7\tPER 8 10\tBo\nT4\tPER 0 3\tAda\nR9\tKnows Arg1:T4 Arg2:T7\nA1\tKind T4 first\n"
    new_project = project(
        tmp_path, ADA + BO + KNOWS, renamed, ADA + BO + KNOWS + "A1\tKind T1 second\nA2\tKind T2 third\n"
    )
    assert votes(new_project) == (3, 3)
    ((choice, sides),) = voted(new_project)
    assert (choice, len(sides)) == (Choice.TAKE, 1)
    (row,) = rows_of(new_project, is_relation)
    assert new_project.voting.majority("d", [row], "majority").count == 1
    new_project.close()


def test_who_connects_something_else_is_outvoted_and_half_is_no_majority(tmp_path: Path) -> None:
    marked = ["", "A1\tKind T1 first\n", "A1\tKind T1 second\nA2\tKind T2 x\n", "A1\tKind T2 third\n"]
    own = [ADA + BO + ROME + KNOWS + mark for mark in marked]
    second = ADA + BO + ROME + "R1\tKnows Arg1:T1 Arg2:T3\n"
    new_project = project(tmp_path / "three", *own[:2], second)
    assert votes(new_project) == (2, 3)
    assert voted(new_project)[0][0] is Choice.TAKE
    assert voted(new_project)[0][1][0] in (0, 1)
    new_project.close()
    new_project = project(tmp_path / "four", *own[:2], second, second)
    assert [result for result, _ in voted(new_project)] == []
    new_project.close()


@pytest.mark.parametrize(
    "relation", ["R1\tHates Arg1:T1 Arg2:T2\n", "R1\tKnows Arg1:T2 Arg2:T1\n", KNOWS + "A5\tSure R1\n"]
)
def test_another_label_direction_or_attribute_is_another_relation(tmp_path: Path, relation: str) -> None:
    entities = [ADA + BO, ADA + BO + "A1\tKind T1 x\n", ADA + BO + "A1\tKind T2 y\n"]
    new_project = project(tmp_path, entities[0] + KNOWS, entities[1] + relation, entities[2])
    assert voted(new_project) in ([], [(Choice.NEITHER, ())], [(Choice.NEITHER, ())] * 2)
    new_project.close()


def test_what_most_lack_is_still_left_out(tmp_path: Path) -> None:
    new_project = project(tmp_path, ADA + BO + KNOWS, ADA + BO, ADA + BO)
    (row,) = rows_of(new_project, is_relation)
    actual_votes = new_project.session().workspace.unit("d").votes
    assert actual_votes is not None
    assert actual_votes.majority[row] == NOT_THERE
    new_project.close()


def test_the_order_of_annotators_decides_nothing(tmp_path: Path) -> None:
    own = [ADA + BO + KNOWS, ADA + BO + KNOWS + "A1\tKind T1 x\n", ADA + BO + KNOWS + "A1\tKind T2 y\n"]
    chosen = set()
    for number, order in enumerate(permutations(range(3))):
        new_project = project(tmp_path / str(number), *(own[item] for item in order))
        ((choice, sides),) = voted(new_project)
        chosen.add((choice, order[sides[0]]))
        new_project.close()
    assert len(chosen) == 1
