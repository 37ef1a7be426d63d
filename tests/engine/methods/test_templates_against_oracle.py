"""The engine against a brute-force scorer written from the rulings: the same table, the same pairs."""

from hypothesis import given

from annotally.comparison import Level, Nodes
from annotally.methods.templates import TemplateComparer
from builders import DOCUMENT, rows
from builders import sides as both
from engine.methods.corpora import sides, tasks
from engine.methods.oracle import score


def aligned(nodes: Nodes, task) -> list[tuple[int, int]]:
    """Return the pairs the mapper says it aligned, by places in the files."""
    return sorted(
        (node.refs[0][0].instance, node.refs[1][0].instance)
        for node in rows(nodes)
        if node.level is Level.INSTANCE and node.why is not None and node.why.rule == "aligned"
    )


def check(task, key, response) -> None:
    unit = TemplateComparer(task).compare(DOCUMENT, both(key, response))
    table, pairs = score(task, DOCUMENT, key, response)
    assert aligned(unit.nodes, task) == sorted(pairs)
    assert unit.table == table


@given(tasks(), sides(), sides(plain=True))
def test_templates(task, key, response):
    check(task, key, response)


@given(tasks(position=True), sides(position=True), sides(plain=True, position=True))
def test_named_entities(task, key, response):
    check(task, key, response)


@given(tasks(), sides(most=4), sides(most=4))
def test_two_keys(task, key, response):
    """A response that looks like a key: of several alternatives on either side the best pair counts (M19)."""
    check(task, key, response)
