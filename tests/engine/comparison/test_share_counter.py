"""Scores without nodes: what a counter adds up is what the nodes of a builder add up to."""

from collections import Counter

from annotally.comparison.node_builder import Facet, NodeBuilder
from annotally.comparison.result import NO_PLACE, TOTAL, Share, Why
from annotally.comparison.share_counter import KeptShares, ShareCounter
from annotally.scoring.tally import CountColumn, Status, Tally

HERE = (0, -1, -1, -1)
RIGHT, WRONG = (Share(TOTAL, CountColumn.COR),), (Share(TOTAL, CountColumn.INC),)
OBJECT = (Share(("object", "person"), CountColumn.COR),)
FACETS = [
    Facet("name", Status.COR, (HERE, HERE), RIGHT, "equal"),
    Facet("alias", Status.INC, (HERE, HERE), below=[Facet("alias", Status.INC, (HERE, NO_PLACE), WRONG)]),
]


def fill(target: NodeBuilder | ShareCounter) -> None:
    target.open_document("d", Status.NON, (Share(("text-filter",), CountColumn.COR),))
    target.pair("person", Status.INC, (HERE, HERE), FACETS, OBJECT, Why("aligned"), key="alike")
    for number in range(1, 3):
        assert target.repeat("alike", (number, number), Why("aligned"))
    target.pair("person", Status.COR, (HERE, HERE), [], OBJECT, Why("aligned"))
    assert not target.repeat("another", (4, 4), Why("aligned"))
    target.add_undeclared([[], []], [[], []])


def test_a_counter_adds_up_what_the_nodes_would() -> None:
    builder, counter = NodeBuilder(), ShareCounter({})
    fill(builder)
    fill(counter)
    table = counter.table()
    assert table == builder.unit("d").table
    assert table[TOTAL] == Tally(cor=3, inc=3)
    assert table["object", "person"] == Tally(cor=4)


def test_the_shares_of_objects_are_kept_for_the_next_document() -> None:
    kept: KeptShares = {}
    fill(ShareCounter(kept))
    counter = ShareCounter(kept)
    assert counter.repeat("alike", (0, 0), Why("aligned"))
    assert counter.table()[TOTAL] == Tally(cor=1, inc=1)
    assert not ShareCounter({}).repeat("alike", (0, 0), Why("aligned"))


def test_shares_added_at_once_count_as_often_as_they_came() -> None:
    counter = ShareCounter({})
    fill(counter)
    counter.add((*RIGHT, *OBJECT), 3)
    assert counter.table()[TOTAL] == Tally(cor=6, inc=3)
    assert counter.table()["object", "person"] == Tally(cor=7)
    assert Counter(counter.list_shares()) == {
        RIGHT[0]: 6,
        WRONG[0]: 3,
        OBJECT[0]: 7,
        Share(("text-filter",), CountColumn.COR): 1,
    }
