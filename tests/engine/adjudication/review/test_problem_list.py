"""Problems of a key as lines and as rows."""

from annotally.adjudication.project.messages import KeyProblem
from annotally.adjudication.review.problem_list import problem_table, problem_text
from annotally.reports.tables.table import csv_table

OPEN = KeyProblem("open", "d", "D", 4, "LOC │ ORG 5", "Emma", "undecided", "a decision", "decide the object")
WHOLE = KeyProblem("key", "", "", 0, "", "", "half a character", "whole ones", "")


def test_each_problem_is_a_line_and_they_are_counted() -> None:
    assert problem_text([OPEN, WHOLE]) == (
        "D: LOC │ ORG 5 “Emma”: undecided; decide the object\nhalf a character\n2 problems\n"
    )
    assert problem_text([OPEN]).endswith("\n1 problem\n")
    assert problem_text([]) == "no problems\n"


def test_each_problem_is_a_row() -> None:
    assert csv_table(problem_table([OPEN, WHOLE])).splitlines() == [
        "document,object,words,kind,problem,expected,remedy",
        "D,LOC │ ORG 5,Emma,open,undecided,a decision,decide the object",
        ",,,key,half a character,whole ones,",
    ]
