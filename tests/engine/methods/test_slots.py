"""Many alternatives and many fills: what is looked up instead of compared pair by pair comes out the same."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.methods import slots
from annotally.methods.templates import TemplateComparer
from annotally.tasks.definition import (
    ClassDefinition,
    FillKind,
    Form,
    ScoringMethod,
    SlotDefinition,
    TaskDefinition,
)
from builders import DOCUMENT, compare, instance, optional_fill, pointer, rows, sides, slot, string, total
from engine.methods import worlds

SLOTS = (SlotDefinition("name", "name"), SlotDefinition("alias", "alias"))
PERSON = ClassDefinition("person", "person", SLOTS)
LEADER = SlotDefinition("leader", "leader", kind=FillKind.POINTER)
FIRM = ClassDefinition("firm", "firm", (SLOTS[0], LEADER))


def task(method: ScoringMethod = ScoringMethod.KEY2RESPONSE, **more: object) -> TaskDefinition:
    return TaskDefinition("t", "T", "templates", (PERSON, FIRM), scoring_method=method, **more)  # type: ignore[arg-type]


def described(*case) -> list[tuple[object, ...]]:
    found, key, response = case
    unit = TemplateComparer(found).compare(DOCUMENT, sides(key, response))
    return [(node.level, node.status, node.refs, node.rule) for node in rows(unit.nodes)]


FILLS = st.one_of(
    st.sampled_from(("a", "A", "the a", "b", "c")),
    st.sampled_from(("a", "b")).map(optional_fill),
    st.sampled_from(("a b", "b a")).map(lambda text: string(text, minimal=["a"])),
)
ALTERNATIVES = st.lists(st.lists(FILLS, min_size=1, max_size=3), min_size=1, max_size=6)


@given(
    st.sampled_from(ScoringMethod),
    st.booleans(),
    st.sampled_from((Form.NONE, Form.CLEAN)),
    ALTERNATIVES,
    ALTERNATIVES,
)
def test_m10_the_best_pair_of_alternatives_is_the_same_whether_all_are_compared_or_not(
    method, connect, partial, one, other
):
    found = task(method, connect_leftovers=connect, correct_form=Form.STRAIGHTENED, partial_form=partial)
    key, response = (
        [instance("PERSON", "1", slot("ALIAS", *alternatives), *([] if connect else [slot("NAME", "x")]))]
        for alternatives in (one, other)
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(slots, "FEW_PAIRS", 1000)
        every = described(found, key, response)
        patch.setattr(slots, "FEW_PAIRS", 0)
        assert described(found, key, response) == every


@given(worlds.tasks(), worlds.sides(), worlds.sides())
def test_m10_m21_in_scenarios_too(found, key, response):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(slots, "FEW_PAIRS", 1000)
        every = described(found, key, response)
        patch.setattr(slots, "FEW_PAIRS", 0)
        assert described(found, key, response) == every


class TestMany:
    """In processor time, with room for a slow machine; all pairs took from six seconds to two minutes."""

    @staticmethod
    def timed(*case) -> tuple[object, float]:
        began = time.process_time()
        unit = compare(*case)
        return unit, time.process_time() - began

    @pytest.mark.parametrize("method", ScoringMethod)
    def test_four_thousand_alternatives_on_both_sides(self, method):
        key, response = (
            [instance("PERSON", "1", slot("NAME", *[f"a{n}" for n in range(first, first + 4000)]))]
            for first in (0, 3999)
        )
        unit, seconds = self.timed(task(method), key, response)
        assert total(unit).counts() == (1, 0, 0, 0, 0, 7998)
        assert seconds < 10

    def test_two_thousand_fills_in_one_slot(self):
        key, response = (
            [instance("PERSON", "1", slot("NAME", [f"a{n}" for n in range(first, first + 2000)]))]
            for first in (0, 1000)
        )
        unit, seconds = self.timed(task(), key, response)
        assert total(unit).counts() == (1000, 0, 1000, 0, 0, 0)
        assert seconds < 3

    def test_three_hundred_objects_alike_but_for_their_pointers(self):
        people = [instance("PERSON", str(n), slot("NAME", f"a{n}")) for n in range(300)]
        firms = [
            instance("FIRM", str(n), slot("NAME", "x"), slot("LEADER", pointer(f"PERSON-{n}")))
            for n in range(300)
        ]
        unit, seconds = self.timed(task(), people + firms, firms[::-1] + people)
        assert total(unit).counts() == (900, 0, 0, 0, 0, 0)
        assert seconds < 15
