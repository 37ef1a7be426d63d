"""Anything is done in a project: nothing is lost, all is undone and done again, and the key re-reads."""

import re
import shutil
from collections.abc import Callable
from importlib.resources import as_file
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from annotally.adjudication.project.inputs import Inputs
from annotally.tasks.task_names import FILE
from annotally_resources import resource
from support.project_window import inputs, sample_in
from support.random_deeds import ACTS, LOOKS, PLACED, RARE, AnyDeeds, Deeds
from support.random_kinds import (
    OF_BOTH,
    OF_CLASSES,
    OF_TEXTS,
    OF_VOTES,
    Aligning,
    Classes,
    VotedClasses,
    Votes,
    walking,
)

LONG = [pytest.param("short"), pytest.param("soak", marks=pytest.mark.soak)]
WALKS = {"short": 1, "soak": 110}
"""Walks of each project."""
STEPS = 50
"""Steps of a walk at most; in some several things are done."""
ACTIONS = {"short": 20, "soak": 3_000}
"""What is done at least: of eight projects 24,000 things in the long form."""


def elements(folder: Path) -> Inputs:
    """Two annotators of template elements: objects of slots that point to each other, in 14 documents."""
    return inputs(sample_in(folder))


FOUR = ("harbour-museum", "ferry-company", "island-radio", "theatre")


def three_of_elements(folder: Path) -> Inputs:
    """Three annotators of template elements, in four of the documents."""
    two = elements(folder)
    sample = folder / "sample"
    for text in (sample / "texts").iterdir():
        if text.stem not in FOUR:
            text.unlink()
    for templates in sample.glob("*/*.tmpl"):
        parts = templates.read_text(encoding="utf-8").split("\n\n")
        kept_parts = [part for part in parts if any(f"-{name}-" in part for name in FOUR)]
        templates.write_text("\n\n".join(kept_parts) + "\n", encoding="utf-8")
    return two._replace(sides=(*two.sides, ("response", (str(sample / "response"),))))


def _marked(folder: Path, name: str, task: str) -> Inputs:
    with as_file(resource(f"sample/{name}")) as sample:
        shutil.copytree(sample, folder / name)
    sides = tuple((side, (str(folder / name / f"{side}.sgm"),)) for side in ("key", "response"))
    return Inputs(task, (), sides, key2key=True)


def three_of_entities(folder: Path) -> Inputs:
    """Three annotators of named entities: the third calls organizations persons, and marks no dates."""
    two = entities(folder)
    text = (folder / "entities" / "key.sgm").read_text(encoding="utf-8")
    third = folder / "entities" / "third.sgm"
    text = re.sub("<TIMEX[^>]*>|</TIMEX>", "", text.replace("ORGANIZATION", "PERSON"))
    third.write_text(text, encoding="utf-8")
    return two._replace(sides=(*two.sides, ("third", (str(third),))))


def entities(folder: Path) -> Inputs:
    """Two annotators of named entities, marked in the text."""
    return _marked(folder, "entities", "muc7-named-entity")


def mentions(folder: Path) -> Inputs:
    """Two annotators of mentions and their classes."""
    return _marked(folder, "coreference", "coreference")


def three_of_mentions(folder: Path) -> Inputs:
    """Three annotators of mentions: the third goes back only from every other mention to an earlier one."""
    two = mentions(folder)
    text = (folder / "coreference" / "key.sgm").read_text(encoding="utf-8")
    third = folder / "coreference" / "third.sgm"
    third.write_text(re.sub(r'(ID="\d*[13579]"[^>]*?) REF="\d+"', r"\1", text), encoding="utf-8")
    return two._replace(sides=(*two.sides, ("third", (str(third),))))


def relations(folder: Path) -> Inputs:
    """Two annotators of spans with labels, and of relations between them."""
    with as_file(resource("sample/relations")) as sample:
        shutil.copytree(sample, folder / "relations")
    sides = tuple((side, (str(folder / "relations" / side),)) for side in ("key", "response"))
    return Inputs(f"{FILE}{folder / 'relations' / 'relations.xml'}", (), sides, key2key=True)


def texts(folder: Path) -> Inputs:
    """A transcript and what a recogniser heard, with the entities of both: two texts, and so no final key."""
    with as_file(resource("sample/speech")) as sample:
        shutil.copytree(sample, folder / "speech")
    files = (("transcript", "transcript.stm"), ("heard", "words.ctm"))
    return Inputs("speech-named-entity", (), tuple((s, (str(folder / "speech" / f),)) for s, f in files))


@pytest.mark.parametrize("form", LONG)
@pytest.mark.parametrize(
    ("requests", "deeds", "holds_all"),
    [
        (elements, Deeds, True),
        (entities, Deeds, False),
        (mentions, Classes, False),
        (relations, Deeds, False),
        (three_of_elements, Votes, True),
        (three_of_entities, Votes, False),
        (three_of_mentions, VotedClasses, False),
        (texts, Aligning, False),
    ],
)
def test_whatever_is_done_is_undone_done_again_and_re_read(
    form: str,
    requests: Callable[[Path], Inputs],
    deeds: type[AnyDeeds],
    holds_all: bool,
    record_testsuite_property: Callable[[str, object], None],
) -> None:
    walk = walking(requests, deeds, holds_all=holds_all)
    run_state_machine_as_test(walk, settings=settings(max_examples=WALKS[form], stateful_step_count=STEPS))
    actions = walk.done.total() - sum(walk.done[look] for look in LOOKS)
    done = f"{actions} actions, {walk.written} keys written and read again"
    record_testsuite_property(f"{requests.__name__}, {form}", done)
    assert actions >= ACTIONS[form], walk.done
    assert deeds is Aligning or walk.written >= WALKS[form]
    if form == "soak":
        assert wanted(requests, deeds) <= set(walk.done), walk.done


def wanted(item: Callable[[Path], Inputs], deeds: type[AnyDeeds]) -> set[str]:
    """Return all that is done in a project in the long form, whatever chance has it."""
    if deeds is Aligning:
        return {*OF_TEXTS} - RARE
    left_out = PLACED if item in (elements, three_of_elements) else set[str]()
    own = {Classes: OF_CLASSES, Votes: OF_VOTES, VotedClasses: OF_BOTH}.get(deeds, ())
    return {*ACTS, *own} - left_out - RARE
