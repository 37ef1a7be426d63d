"""The scores of a document of event mentions, straight from who maps to whom."""

import gc
import tracemalloc
from fractions import Fraction

from annotally.comparison.result import TOTAL, Sides
from annotally.methods.event_mentions.comparer import EventMentionComparer
from annotally.methods.event_mentions.scores import EventSide, map_unit
from annotally.model.instances import Alternative, Instance, Reading, Slot, simple_fill
from annotally.scoring.mentions import MentionTally
from annotally.tasks.presets.event_mentions import EVENT_MENTION
from engine.methods.events import instance
from support.builders import annotation_set, slot


def test_e1_e4_the_table_of_several_that_map_to_one() -> None:
    """Best overlap 2 · 2 / 5; type right in two of three, realis in all: a third each."""
    gold = EventSide([instance("E1", "t1,t2,t3"), instance("E2", "t9")])
    kinds = {"t1,t2": "Meet", "t3": "Meet", "t2": "Attack", "t7": "Meet"}
    system = EventSide([instance(ids, ids, kind) for ids, kind in kinds.items()])
    expected = MentionTally(Fraction(4, 5), 3, 2, 4, Fraction(2, 3), 1)
    assert map_unit(gold, system).table() == {TOTAL: expected}


def test_whole_sums_are_whole_numbers() -> None:
    """A third, three times, is 1 and no fraction."""
    side = [instance(f"E{number}", f"t{number}") for number in range(3)]
    unit = map_unit(EventSide([instance("E", "t0,t1,t2")]), EventSide(side))
    tally = unit.table()[TOTAL]
    assert isinstance(tally, MentionTally)
    assert (tally.tp, tally.type, type(tally.type)) == (Fraction(1, 2), 1, int)


def test_a_document_without_mentions_adds_no_row() -> None:
    other_event_side = EventSide([Instance("Person", "T1", ())])
    assert len(other_event_side) == 0
    assert map_unit(other_event_side, other_event_side).table() == {}


def test_e3_hidden_tokens_are_taken_away_and_mentions_stay() -> None:
    side = EventSide([instance("E1", "t1"), instance("E2", "t2,t1")])
    side.hide(frozenset())
    assert side.tokens == [{"t1"}, {"t1", "t2"}]
    side.hide(frozenset({"t1"}))
    assert side.tokens == [frozenset(), {"t2"}]
    assert len(side) == 2


def test_mentions_are_counted_among_all_instances() -> None:
    side = EventSide(
        [Instance("Person", "T1", ()), instance("E1", "t1", "Meet"), Instance("event", "E2", ())]
    )
    assert list(side.numbers) == [1, 2]
    assert list(side.kinds) == [("Meet",), ()]
    assert list(side.places) == [(1, 2), (-1, -1)]
    assert list(side.starts) == [0, 0]


def test_e4_mentions_say_the_same_if_all_readings_of_a_slot_do() -> None:
    slots = [(), (slot("type"),), (slot("type", "Meet"),), (slot("type", "meet"),)]
    side = EventSide([Instance("event", f"E{number}", slot) for number, slot in enumerate(slots)])
    assert list(side.kinds) == [(), (), ("Meet",), ("meet",)]
    assert list(side.realis) == [()] * 4


def test_e4_how_a_slot_holds_its_fill_does_not_matter() -> None:
    contained_slot = Slot("type", Reading("Meet"))
    apart = Slot("type", (Alternative((simple_fill(Reading("Meet")),)),))
    side = EventSide([Instance("event", "E1", (contained_slot,)), Instance("event", "E2", (apart,))])
    assert list(side.kinds) == [("Meet",)] * 2


def test_what_a_unit_keeps_until_its_nodes_are_made_is_no_more_than_they_are() -> None:
    """Forty mentions a side, one in four moved or split, as in large corpora."""
    gold = [instance(f"E{n}", f"t{3 * n},t{3 * n + 1}" if n % 5 else f"t{3 * n}") for n in range(40)]
    system = [instance(f"E{n}", f"t{3 * n + (n % 4 == 0)}") for n in range(40)]
    names = [str(number) for number in range(100)]
    both_annotation_sets = tuple(
        annotation_set(side, dict.fromkeys(names, result))
        for side, result in (("key", gold), ("response", system))
    )
    comparer = EventMentionComparer(EVENT_MENTION)
    assert comparer.compare(
        names[0], Sides(both_annotation_sets, {})
    ).nodes  # what is kept for all documents is there now
    gc.collect()
    tracemalloc.start()
    try:
        units = [comparer.compare(name, Sides(both_annotation_sets, {})) for name in names]
        waiting = tracemalloc.get_traced_memory()[0]
        rows = sum(len(unit.nodes) for unit in units)
        result = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert rows > 100 * 100
    assert waiting < result
