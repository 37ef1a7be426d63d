"""Merits of very many pairs of instances: a table gives what the list of all candidates gives."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.comparison.result import UnitComparison
from annotally.methods.templettes import dense_merits, mapping
from annotally.model.instances import Instance
from annotally.tasks.catalogue import TaskChoice
from annotally.tasks.derived import TEMPLETTE
from engine.methods.templettes.test_comparer import instance_sets
from engine.methods.templettes.test_mapping import KEYS, compared, templettes
from support.builders import instance, pointer, slot, string

TASKS = st.sampled_from([TEMPLETTE, KEYS])


def compare(
    dense: int, key: list[Instance], response: list[Instance], task: TaskChoice, block: int = 1 << 20
) -> UnitComparison:
    """Return the comparison where so many pairs make a table."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(mapping, "DENSE", dense)
        patch.setattr(dense_merits, "_BLOCK", block)
        return compared(key, response, task)


@given(instance_sets(), instance_sets(), TASKS)
def test_a_table_gives_what_a_list_gives(
    key: list[Instance], response: list[Instance], task: TaskChoice
) -> None:
    assert compare(1, key, response, task, block=1) == compare(10**9, key, response, task)


@given(templettes(), templettes(), TASKS)
def test_of_instances_that_point_to_each_other(
    key: list[Instance], response: list[Instance], task: TaskChoice
) -> None:
    assert compare(1, key, response, task) == compare(10**9, key, response, task)


def events(random: Random) -> list[Instance]:
    """Return events of few names, places and partners, some of which may be left out."""
    names = [string(name, extent=(at, at + 2)) for name in ("Ada", "Bea", "Ada Bea") for at in (0, 1, 7)]
    found = [
        instance("AGENT", str(number), slot("NAME", [random.choice(names)]))
        for number in range(random.randrange(3))
    ]
    for number in range(random.randrange(7)):
        slots = [slot("WHO", *[random.choices(names, k=random.choice((1, 1, 2)))] * random.choice((1, 1, 2)))]
        if found and random.random() < 0.5:
            slots.append(slot("BY", [pointer(f"AGENT-{random.randrange(3)}")]))
        found.append(instance("EVENT", str(number), *slots, optional=random.random() < 0.2))
    return found


@given(st.integers(0, 2**48), TASKS)
def test_of_events_with_ties(seed: int, task: TaskChoice) -> None:
    random = Random(seed)
    key, response = events(random), events(random)
    assert compare(1, key, response, task) == compare(10**9, key, response, task)
