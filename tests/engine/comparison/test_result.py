"""A unit whose nodes are made when somebody asks for them."""

import copy
import pickle

import pytest

from annotally.comparison.node_builder import NodeBuilder
from annotally.comparison.result import NO_PLACE, TOTAL, Level, Nodes, UnitComparison
from annotally.scoring.tally import Status, Tally

TABLE = {TOTAL: Tally(cor=1)}


def nodes(name: str = "d") -> Nodes:
    builder = NodeBuilder()
    builder.leaf(Level.DOCUMENT, name, Status.NON, (NO_PLACE, NO_PLACE))
    return builder.finish()


class Maker:
    """Makes nodes and counts how often; ``alive`` is how many of its kind there are."""

    alive = 0

    def __init__(self, name: str = "d") -> None:
        self.name = name
        self.asked = 0
        Maker.alive += 1

    def __del__(self) -> None:
        Maker.alive -= 1

    def __call__(self) -> Nodes:
        self.asked += 1
        return nodes(self.name)


def test_nodes_are_made_once_and_only_when_asked_for() -> None:
    maker = Maker()
    unit = UnitComparison("d", maker, TABLE)
    assert (unit.document, unit.table, maker.asked) == ("d", TABLE, 0)
    assert unit.nodes is unit.nodes
    assert (unit.nodes, maker.asked) == (nodes(), 1)


def test_what_makes_them_is_let_go() -> None:
    previous_alive = Maker.alive
    unit = UnitComparison("d", Maker(), TABLE)
    assert Maker.alive == previous_alive + 1
    assert len(unit.nodes) == 1
    assert Maker.alive == previous_alive


def test_nodes_given_are_the_nodes() -> None:
    given_nodes = nodes()
    assert UnitComparison("d", given_nodes, TABLE).nodes is given_nodes


def test_a_failure_is_told_and_the_next_who_asks_may_succeed() -> None:
    answers = iter([0, 1])

    def make() -> Nodes:
        if not next(answers):
            raise MemoryError
        return nodes()

    unit = UnitComparison("d", make, TABLE)
    with pytest.raises(MemoryError):
        assert unit.nodes
    assert unit.nodes == nodes()


def test_units_are_equal_if_what_they_say_is_however_they_came_to_it() -> None:
    waiting = UnitComparison("d", Maker(), TABLE)
    assert waiting == UnitComparison("d", nodes(), TABLE)
    assert UnitComparison("d", Maker("other"), TABLE) != waiting
    assert UnitComparison("e", nodes(), TABLE) != waiting
    assert UnitComparison("d", nodes(), {}) != waiting
    assert waiting != "d"
    with pytest.raises(TypeError, match="unhashable"):
        hash(waiting)


def test_units_that_differ_in_their_tables_are_told_apart_without_nodes() -> None:
    maker, other_maker = Maker(), Maker()
    assert UnitComparison("d", maker, TABLE) != UnitComparison("d", other_maker, {})
    assert (maker.asked, other_maker.asked) == (0, 0)


def test_another_process_gets_the_nodes() -> None:
    unit = UnitComparison("d", lambda: nodes(), TABLE)  # which cannot be pickled itself
    second_value = pickle.loads(pickle.dumps(unit))
    assert isinstance(second_value.nodes_or_maker, Nodes)
    assert second_value == unit
    assert copy.deepcopy(unit) == unit


def test_nobody_changes_a_unit() -> None:
    unit = UnitComparison("d", Maker(), TABLE)
    for name in ("document", "nodes", "nodes_or_maker", "table", "links"):
        with pytest.raises(AttributeError):
            setattr(unit, name, None)


def test_it_is_shown_without_making_nodes() -> None:
    maker = Maker()
    assert repr(UnitComparison("d", maker, TABLE)) == f"UnitComparison('d', table={TABLE!r})"
    assert maker.asked == 0
