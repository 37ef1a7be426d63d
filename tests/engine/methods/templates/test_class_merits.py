"""Merits by classes of objects that say the same: a table gives what the list of all candidates gives."""

from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.comparison.result import UnitComparison
from annotally.methods.templates import class_merits
from annotally.methods.templates.class_merits import DENSE, SPARSE, is_dense
from annotally.methods.templates.comparer import TemplateComparer
from annotally.model.instances import Instance
from annotally.tasks.catalogue import find_task
from annotally.tasks.definition import TaskDefinition
from engine.methods import worlds
from engine.methods.corpora import sides, tasks
from support.builders import DOCUMENT, instance, slot
from support.builders import sides as both


class Forced(NamedTuple):
    """Limits that send every class of a document to a table, or none."""

    dense: int
    sparse: int = 10**9
    block: int = 1 << 20
    counts: int = 1 << 15


LIST = Forced(10**9)


def compare(
    limits: Forced, task: TaskDefinition, key: list[Instance], response: list[Instance], form: str
) -> tuple[UnitComparison, object]:
    """Return the comparison with all reasons, and the table made without nodes."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(class_merits, "DENSE", limits.dense)
        patch.setattr(class_merits, "SPARSE", limits.sparse)
        patch.setattr(class_merits, "_BLOCK", limits.block)
        patch.setattr(class_merits, "_MOST_COUNTS", limits.counts)
        comparer = TemplateComparer(task)
        return comparer.compare(DOCUMENT, both(key, response, form)), comparer.totals(
            DOCUMENT, both(key, response, form)
        )


TABLES = st.sampled_from([Forced(1), Forced(1, block=1), Forced(1, counts=0)])
FORMS = st.sampled_from(["none", "muc34"])


@given(TABLES, tasks(), sides(most=5), sides(most=5), FORMS)
def test_a_table_gives_what_a_list_gives(limits, task, key, response, form):
    assert compare(limits, task, key, response, form) == compare(LIST, task, key, response, form)


@given(TABLES, tasks(), sides(most=5, plain=True), sides(most=5, plain=True), FORMS)
def test_of_plain_objects(limits, task, key, response, form):
    assert compare(limits, task, key, response, form) == compare(LIST, task, key, response, form)


@settings(max_examples=100)
@given(TABLES, worlds.tasks(), worlds.sides(most=5), worlds.sides(most=5), FORMS)
def test_of_scenarios(limits, task, key, response, form):
    assert compare(limits, task, key, response, form) == compare(LIST, task, key, response, form)


def incidents(random: Random) -> list[Instance]:
    """Return MUC-4 templates of few types and few targets, of which some have alternatives."""
    types, targets = (
        ("ATTACK", "BOMBING", "KIDNAPPING"),
        (["bank"], ["bank"], ["mayor", "a man"], ["the car"]),
    )
    return [
        instance(
            "TEMPLATE",
            str(number),
            slot("INCIDENT: TYPE", random.choice(types)),
            slot("PHYS TGT: ID", *[[target] for target in random.choice(targets)]),
        )
        for number in range(random.randrange(7))
    ]


@given(TABLES, st.sampled_from(["muc4", "muc4-gated"]), st.integers(0, 2**48))
def test_of_templates_behind_a_gate(limits, name, seed):
    random = Random(seed)
    task, key, response = find_task(name), incidents(random), incidents(random)
    assert isinstance(task, TaskDefinition)
    assert compare(limits, task, key, response, "muc34") == compare(LIST, task, key, response, "muc34")


def test_a_list_is_kept_for_few_candidates_and_where_most_pairs_are_none() -> None:
    several = [{"a"}] * 50
    assert is_dense(50, 50, None)
    assert not is_dense(50, 49, None)
    assert DENSE == 50 * 50
    assert is_dense(50, 50, (several, several))
    assert not is_dense(50, 50, (several, [{"a"}] * 49 + [{"b"}]))
    assert is_dense(50, 50, (several, [{"a"}] * 49 + [None])), "without features it meets every object"
    assert is_dense(50, 50, ([None] * 50, [set[str]()] * 50))
    wide = [{"a"}] * 60
    strangers = [{number} for number in range(60 * SPARSE)]
    assert is_dense(60, 60 * SPARSE, (wide, [*strangers[60:], *wide]))
    assert not is_dense(60, 61 * SPARSE, (wide, [*strangers, *wide]))
