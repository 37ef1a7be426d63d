"""Anything is done in a project: nothing is lost, all is undone and done again, and the key re-reads."""

import shutil
from collections.abc import Callable
from importlib.resources import as_file
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from annotally.service_adjudication import Inputs
from annotally.tasks.names import FILE
from annotally_resources import resource
from project_window import inputs, sample_in
from random_walk import ACTS, PLACED, walking

LONG = [pytest.param("short"), pytest.param("soak", marks=pytest.mark.soak)]
WALKS = {"short": 2, "soak": 130}
"""Walks of each project."""
STEPS = 50
"""Steps of a walk at most; in some several things are done."""
ACTIONS = {"short": 50, "soak": 5_000}
"""What is done at least: of four projects 20,000 things in the long form."""


def elements(folder: Path) -> Inputs:
    """Two annotators of template elements: objects of slots that point to each other, in 14 documents."""
    return inputs(sample_in(folder))


def _marked(folder: Path, name: str, task: str) -> Inputs:
    with as_file(resource(f"sample/{name}")) as sample:
        shutil.copytree(sample, folder / name)
    sides = tuple((side, (str(folder / name / f"{side}.sgm"),)) for side in ("key", "response"))
    return Inputs(task, (), sides, key2key=True)


def entities(folder: Path) -> Inputs:
    """Two annotators of named entities, marked in the text."""
    return _marked(folder, "entities", "muc7-named-entity")


def mentions(folder: Path) -> Inputs:
    """Two annotators of mentions and their classes."""
    return _marked(folder, "coreference", "coreference")


def relations(folder: Path) -> Inputs:
    """Two annotators of spans with labels, and of relations between them."""
    with as_file(resource("sample/relations")) as sample:
        shutil.copytree(sample, folder / "relations")
    sides = tuple((side, (str(folder / "relations" / side),)) for side in ("key", "response"))
    return Inputs(f"{FILE}{folder / 'relations' / 'relations.xml'}", (), sides, key2key=True)


@pytest.mark.parametrize("form", LONG)
@pytest.mark.parametrize(
    ("asked", "holds_all"), [(elements, True), (entities, False), (mentions, False), (relations, False)]
)
def test_whatever_is_done_is_undone_done_again_and_re_read(
    form: str, asked: Callable[[Path], Inputs], holds_all: bool
) -> None:
    walk = walking(asked, holds_all=holds_all)
    run_state_machine_as_test(walk, settings=settings(max_examples=WALKS[form], stateful_step_count=STEPS))
    assert walk.done.total() >= ACTIONS[form], walk.done
    assert walk.written >= WALKS[form]
    if form == "soak":
        assert set(ACTS) - set(walk.done) <= (PLACED if asked is elements else set()), walk.done
