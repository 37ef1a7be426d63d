"""The engine against a brute-force scorer written from the rulings: the same table, the same pairs."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.comparison.result import Level, Nodes
from annotally.methods.templates.comparer import TemplateComparer
from annotally.model.instances import Instance
from annotally.tasks.definition import ScoringMethod, TaskDefinition
from engine.methods import worlds
from engine.methods.corpora import sides, tasks
from engine.methods.oracle import score
from support.builders import DOCUMENT, rows
from support.builders import sides as both


def aligned(nodes: Nodes) -> list[tuple[int, int]]:
    """Return the pairs the mapper says it aligned, by places in the files."""
    return sorted(
        (node.refs[0][0].instance, node.refs[1][0].instance)
        for node in rows(nodes)
        if node.level is Level.INSTANCE and node.why is not None and node.why.rule.startswith("aligned")
    )


def check(task: TaskDefinition, *documents: tuple[list[Instance], list[Instance]]) -> None:
    """One comparer, which remembers, against a new oracle for each document.

    In MUC-3/4 files the best alternative of a response counts, elsewhere the first (M24).
    """
    comparer = TemplateComparer(task)
    for key, response in documents:
        for form in ("none", "muc34"):
            unit = comparer.compare(DOCUMENT, both(key, response, form))
            table, pairs = score(task, DOCUMENT, key, response, any_alternative=form == "muc34")
            assert aligned(unit.nodes) == sorted(pairs)
            assert unit.table == table


@given(tasks(), sides(), sides(plain=True))
def test_templates(task, key, response):
    check(task, (key, response))


@given(tasks(position=True), sides(position=True), sides(plain=True, position=True))
def test_named_entities(task, key, response):
    check(task, (key, response))


@given(tasks(), sides(most=4), sides(most=4))
def test_two_keys(task, key, response):
    """A response that looks like a key: of several alternatives on either side the best pair counts (M19)."""
    check(task, (key, response))


@given(st.booleans().flatmap(lambda position: st.tuples(tasks(position=position), corpora(position))))
def test_what_a_comparer_remembers_of_one_document_does_no_harm_in_the_next(case):
    task, documents = case
    check(task, *documents)


@settings(max_examples=100)
@given(worlds.tasks(), worlds.sides(), worlds.sides())
def test_scenarios(task, key, response):
    """Pointers, identical objects, what is optional by itself, text filtering; a response or a second key."""
    check(task, (key, response))


@given(tasks(), sides(most=4), sides(most=4))
def test_two_keys_of_template_elements(task, key, response):
    check(replace(task, scoring_method=ScoringMethod.KEY2KEY), (key, response))


def corpora(position: bool):
    """Return documents of plain objects, which the engine compares once where they are alike."""
    side = sides(plain=True, position=position, most=3) | sides(position=position, most=2)
    return st.lists(st.tuples(side, side), min_size=2, max_size=4)


@pytest.mark.soak
class TestManyMore:
    """The same with 10,000 cases and larger documents."""

    @pytest.mark.timeout(3000)
    @settings(max_examples=10000)
    @given(worlds.tasks(), worlds.sides(most=4), worlds.sides(most=4))
    def test_scenarios(self, task, key, response):
        check(task, (key, response))

    @pytest.mark.timeout(3000)
    @settings(max_examples=10000)
    @given(tasks(), sides(most=7), sides(most=7))
    def test_templates(self, task, key, response):
        check(task, (key, response))

    @pytest.mark.timeout(3000)
    @settings(max_examples=10000)
    @given(tasks(position=True), sides(most=7, position=True), sides(most=7, position=True))
    def test_named_entities(self, task, key, response):
        check(task, (key, response))
