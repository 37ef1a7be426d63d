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
    paths = [brat_files(folder / f"side{number}", own, TEXT) for number, own in enumerate(annotators)]
    return opened(paths, folder / "p.annotally")


def voted(made: Adjudication) -> list[tuple[Choice, tuple[int, ...]]]:
    """Return what the rule of the majority would decide about relations."""
    relations = rows_of(made, is_relation)
    found = made.session().rules.preview(majority())
    return [(one.choice, one.sides) for _, row, one in found if row in relations]


def votes(made: Adjudication) -> tuple[int, int]:
    """Return how many of how many agree about the only relation."""
    (row,) = rows_of(made, is_relation)
    found = made.session().workspace.unit("d").votes
    assert found is not None
    return found.agreeing[row], found.voters[row]


def test_arguments_that_differ_in_an_attribute_are_the_same_arguments(tmp_path: Path) -> None:
    renamed = "T7\tPER 8 10\tBo\nT4\tPER 0 3\tAda\nR9\tKnows Arg1:T4 Arg2:T7\nA1\tKind T4 first\n"
    made = project(
        tmp_path, ADA + BO + KNOWS, renamed, ADA + BO + KNOWS + "A1\tKind T1 second\nA2\tKind T2 third\n"
    )
    assert votes(made) == (3, 3)
    ((choice, sides),) = voted(made)
    assert (choice, len(sides)) == (Choice.TAKE, 1)
    (row,) = rows_of(made, is_relation)
    assert made.voting.majority("d", [row], "majority").count == 1
    made.close()


def test_who_connects_something_else_is_outvoted_and_half_is_no_majority(tmp_path: Path) -> None:
    marked = ["", "A1\tKind T1 first\n", "A1\tKind T1 second\nA2\tKind T2 x\n", "A1\tKind T2 third\n"]
    own = [ADA + BO + ROME + KNOWS + mark for mark in marked]
    other = ADA + BO + ROME + "R1\tKnows Arg1:T1 Arg2:T3\n"
    made = project(tmp_path / "three", *own[:2], other)
    assert votes(made) == (2, 3)
    assert voted(made)[0][0] is Choice.TAKE
    assert voted(made)[0][1][0] in (0, 1)
    made.close()
    made = project(tmp_path / "four", *own[:2], other, other)
    assert [one for one, _ in voted(made)] == []
    made.close()


@pytest.mark.parametrize(
    "relation", ["R1\tHates Arg1:T1 Arg2:T2\n", "R1\tKnows Arg1:T2 Arg2:T1\n", KNOWS + "A5\tSure R1\n"]
)
def test_another_label_direction_or_attribute_is_another_relation(tmp_path: Path, relation: str) -> None:
    entities = [ADA + BO, ADA + BO + "A1\tKind T1 x\n", ADA + BO + "A1\tKind T2 y\n"]
    made = project(tmp_path, entities[0] + KNOWS, entities[1] + relation, entities[2])
    assert voted(made) in ([], [(Choice.NEITHER, ())], [(Choice.NEITHER, ())] * 2)
    made.close()


def test_what_most_lack_is_still_left_out(tmp_path: Path) -> None:
    made = project(tmp_path, ADA + BO + KNOWS, ADA + BO, ADA + BO)
    (row,) = rows_of(made, is_relation)
    found = made.session().workspace.unit("d").votes
    assert found is not None
    assert found.majority[row] == NOT_THERE
    made.close()


def test_the_order_of_annotators_decides_nothing(tmp_path: Path) -> None:
    own = [ADA + BO + KNOWS, ADA + BO + KNOWS + "A1\tKind T1 x\n", ADA + BO + KNOWS + "A1\tKind T2 y\n"]
    chosen = set()
    for number, order in enumerate(permutations(range(3))):
        made = project(tmp_path / str(number), *(own[one] for one in order))
        ((choice, sides),) = voted(made)
        chosen.add((choice, order[sides[0]]))
        made.close()
    assert len(chosen) == 1
