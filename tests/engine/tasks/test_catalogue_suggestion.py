"""A task is suggested by how a file is written."""

import pytest

from annotally.tasks.catalogue import suggested_task


@pytest.mark.parametrize(
    ("beginning", "task"),
    [
        ('<DOC>\n<b_numex type="CARDINAL">two<e_numex>', "ieer-named-entity"),
        ('<DOC>\n<NUMEX TYPE="MONEY">two</NUMEX>', ""),
        ('# made by hand\n<PERSON-1-1> :=\n    PER_NAME: "Ada"\n', "muc6-template-element"),
        ("<SUCCESSION_EVENT-9-1> :=\n    POST: clerk\n    ORG_NAME: x\n", "muc6-scenario-template"),
        ("<LOCATION_OF-9-1> :=\n    LOCATION: <LOCATION-9-1>\n", "muc7-template-relation"),
        (";;; by hand\n0.  MESSAGE: ID    TST1-MUC3-0001\n1.  MESSAGE: TEMPLATE  1\n", "muc4-gated"),
        ("see 0.  MESSAGE: ID   X\n", ""),
        ("    NOTE: <LOCATION_OF-9-1>\n", ""),
        ('<PERSON-1-1> :=\n    NAME: "Ada"\n', ""),
        ("", ""),
    ],
)
def test_a_task_is_suggested_by_its_spelling(beginning: str, task: str) -> None:
    assert suggested_task(beginning) == task


def test_a_long_file_of_another_task_is_looked_through_quickly() -> None:
    assert suggested_task("<PERSON-1-1> :=\n    NAME: x\n" * 5_000) == ""
