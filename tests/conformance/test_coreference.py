"""The reference cases of coreference scoring: all six metrics of every case (M15)."""

import json
from fractions import Fraction
from typing import Any

import pytest

from annotally.tasks.catalogue import find_task
from annotally.workspace.facade import OpenRequest, SideInput, Workspace, open_workspace
from conformance.data import data

NAMES = {"muc": "muc", "bcub": "b3", "ceafm": "ceaf_m", "ceafe": "ceaf_e", "blanc": "blanc", "lea": "lea"}
TOLERANCE = Fraction(1, 10**6)


def cases() -> list[dict[str, Any]]:
    values: list[dict[str, Any]] = json.loads(data("coreference", "index.json").read_text())
    return values


def opened(case: dict[str, Any], task: str) -> Workspace:
    folder = data("coreference")
    sides = (
        SideInput("key", (str(folder / case["key"]),)),
        SideInput("response", (str(folder / case["response"]),)),
    )
    return open_workspace(OpenRequest(find_task(task), sides))


@pytest.mark.parametrize("task", ["coreference", "conll-coreference"])
def test_every_case_has_the_published_scores(task: str) -> None:
    wrong = []
    actual_cases = cases()
    for case in actual_cases:
        table = opened(case, task).comparison().table
        for name, expected in case["expected"].items():
            tally: Any = table[("metric", NAMES[name])]
            for measure, value in expected.items():
                first = getattr(tally, measure)
                # Where the reference prints 0 for 0/0 ours is undefined (C2).
                if abs((first or 0) - Fraction(value)) > TOLERANCE:
                    wrong.append((case["id"], name, measure, value, first and float(first)))
    assert not wrong
    assert len(actual_cases) == 18
