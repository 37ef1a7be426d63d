"""The nodes of event mentions: where each mention stands, with whom, and why."""

from fractions import Fraction
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from annotally.comparison.result import Level, Sides, UnitComparison
from annotally.formats.event_mentions.mentions import CLASS
from annotally.methods.event_mentions.comparer import EventMentionComparer
from annotally.model.instances import Instance
from annotally.scoring.mentions import MentionColumn, MentionTally
from annotally.scoring.tally import Status
from annotally.tasks.presets.event_mentions import EVENT_MENTION
from engine.methods.events import compare, instance, instances, of_level, sides, total, unlike, with_slots
from support.builders import annotation_set, rows, slot
from support.event_samples import SAMPLE, appendix, mentions, opened


def test_a_gold_mention_stands_with_all_that_map_to_it(tmp_path: Path) -> None:
    unit = appendix(tmp_path).unit(SAMPLE)
    pairs = of_level(unit, Level.INSTANCE)
    assert [(n.status.name, [len(side) for side in n.refs]) for n in pairs] == [
        ("PAR", [1, 2]),
        ("COR", [1, 1]),
        ("COR", [1, 1]),
        ("MIS", [1, 0]),
    ]
    together = pairs[0]
    assert [(ref.side, ref.instance) for side in together.refs for ref in side] == [(0, 3), (1, 0), (1, 1)]
    assert {(s.column, s.amount) for s in together.shares} == {
        (MentionColumn.TP, Fraction(2, 5)),
        (MentionColumn.FP, 1),
        (MentionColumn.GOLD, 1),
        (MentionColumn.SYSTEM, 2),
    }
    below = [n for n in of_level(unit, Level.MENTION) if n.row < unit.nodes.end[together.row]]
    assert [(n.status.name, n.rule, n.refs[1][0].instance) for n in below] == [
        ("PAR", "", 0),
        ("SPU", "also-mapped", 1),
    ]
    facets = [n for n in of_level(unit, Level.SLOT) if n.row < unit.nodes.end[together.row]]
    assert [(n.name, n.status.name, n.shares[0].amount) for n in facets] == [
        ("type", "COR", Fraction(1, 2)),
        ("realis", "COR", Fraction(1, 2)),
    ] * 2


def test_why_says_what_else_was_considered() -> None:
    unit = compare(
        [instance("E1", "t1,t2"), instance("E2", "t2"), instance("E3", "t9,t2")], [instance("E1", "t2")]
    )
    by_key = {node.refs[0][0].instance: node for node in of_level(unit, Level.INSTANCE)}
    chosen, missed = by_key[1].why, by_key[0].why
    assert chosen is not None
    assert (chosen.rule, chosen.f) == ("best-overlap", (1, 1))
    assert [(loser.instance, loser.f, loser.reason) for loser in chosen.losers] == [
        (0, (2, 3), "less-overlap"),
        (2, (2, 3), "less-overlap"),
    ]
    assert missed is not None
    assert [(loser.side, loser.f, loser.reason, loser.taken_by) for loser in missed.losers] == [
        (1, (2, 3), "maps-elsewhere", 1)
    ]


def test_why_tells_of_ties() -> None:
    unit = compare([instance("E1", "t1"), instance("E2", "t1")], [instance("E1", "t1")])
    why = of_level(unit, Level.INSTANCE)[0].why
    assert why is not None
    assert [loser.reason for loser in why.losers] == ["later-line"]


def test_what_is_no_event_mention_is_shown_and_not_scored() -> None:
    other_instance = Instance("Person", "T1", ())
    unit = compare([other_instance], [other_instance])
    assert [(n.status, n.rule) for n in of_level(unit, Level.INSTANCE)] == [
        (Status.UNS, "undeclared-class")
    ] * 2
    assert unit.table == {}


def test_mentions_stand_in_reading_order(tmp_path: Path) -> None:
    unit = opened(tmp_path, {"d": mentions("t9", "t1")}, {"d": mentions("t5", "t1")}).unit("d")
    statuses = [node.status.name for node in of_level(unit, Level.INSTANCE)]
    assert statuses == ["COR", "SPU", "MIS"]


@given(st.lists(st.tuples(sides.map(instances) | unlike, sides.map(instances) | unlike), max_size=4))
def test_one_comparer_for_many_documents_agrees_with_one_for_each(
    documents: list[tuple[list[Instance], list[Instance]]],
) -> None:
    """What is kept from document to document changes nothing, however the slots stand and are filled."""
    named = {str(number): pair for number, pair in enumerate(documents)}
    both_annotation_sets = (
        annotation_set("key", {name: pair[0] for name, pair in named.items()}),
        annotation_set("response", {name: pair[1] for name, pair in named.items()}),
    )
    comparer = EventMentionComparer(EVENT_MENTION)
    for name in named:
        kept_comparison = comparer.compare(name, Sides(both_annotation_sets, {}))
        fresh = EventMentionComparer(EVENT_MENTION).compare(name, Sides(both_annotation_sets, {}))
        assert (rows(kept_comparison.nodes), kept_comparison.table) == (rows(fresh.nodes), fresh.table)


def test_a_slot_that_is_not_filled_has_no_place_of_its_own_whatever_came_before() -> None:
    filled = [with_slots(frozenset({1}), (slot("type", "Meet"), slot("realis", "Actual")))]
    empty = [with_slots(frozenset({1}), (slot("type"), slot("realis", "Actual")))]
    documents = {"filled": filled, "empty": empty}
    both_annotation_sets = annotation_set("key", documents), annotation_set("response", documents)
    comparer = EventMentionComparer(EVENT_MENTION)
    paths = [
        next(
            node.refs[0][0].path
            for node in of_level(comparer.compare(name, Sides(both_annotation_sets, {})), Level.SLOT)
        )
        for name in documents
    ]
    assert paths == [(1, 0, 0), ()]


def test_slots_may_stand_in_any_order() -> None:
    turned = [with_slots(frozenset({1}), (slot("realis", "Actual"), slot("type", "Meet")))]
    unit = compare(turned, [instance("E1", "t1", "Meet", "Actual")])
    facets = of_level(unit, Level.SLOT)
    assert [(node.name, node.status.name) for node in facets] == [("type", "COR"), ("realis", "COR")]
    assert [[side[0].path for side in node.refs] for node in facets] == [
        [(2, 0, 0), (1, 0, 0)],
        [(1, 0, 0), (2, 0, 0)],
    ]
    first = [Instance(CLASS, "E1", turned[0].slots[::-1])]
    assert [node.refs[0][0].path for node in of_level(compare(first, first), Level.SLOT)] == [
        (1, 0, 0),
        (2, 0, 0),
    ]
    ahead = [Instance(CLASS, "E1", (*turned[0].slots[1:3], turned[0].slots[0], turned[0].slots[3]))]
    assert [node.refs[0][0].path for node in of_level(compare(ahead, ahead), Level.SLOT)] == [
        (1, 0, 0),
        (0, 0, 0),
    ]


def test_mentions_of_the_same_tokens_are_correct_however_many_these_are() -> None:
    for listed in ("t1", "t1,t2", "t1,t2,t3"):
        unit = compare([instance("E1", listed)], [instance("E1", listed)])
        assert [node.status.name for node in of_level(unit, Level.INSTANCE)] == ["COR"]
        assert total(unit).tp == 1


Told = tuple[int, int, tuple[int, int], str, int]
"""Side and number of whom else is told, the overlap, what became of them, and who took them."""


def outcomes(unit: UnitComparison) -> list[tuple[str, str, list[Told]]]:
    """Return status and rule of each event mention and of those below it, and of whom else is told."""
    values = []
    for node in rows(unit.nodes):
        if node.why is not None:
            losers = [
                (loser.side, loser.instance, loser.f, loser.reason, loser.taken_by)
                for loser in node.why.losers
            ]
            values.append((node.status.name, node.rule, losers))
    return values


class TestByHand:
    GOLD = (instance("E1", "t1,t2"), instance("E2", "t2"))

    def test_c4_a_pair_made_by_hand_counts_with_its_overlap(self) -> None:
        unit = compare([*self.GOLD], [instance("E1", "t2")], [(0, 0)])
        assert total(unit) == MentionTally(Fraction(2, 3), 0, 2, 1, 1, 1)
        assert outcomes(unit) == [
            ("PAR", "paired-by-hand", [(0, 1, (1, 1), "passed-by-hand", -1)]),
            ("MIS", "left-by-hand", [(1, 0, (1, 1), "taken-by-hand", 0)]),
        ]

    def test_c4_a_pair_kept_apart_goes_elsewhere_or_stays_alone(self) -> None:
        unit = compare([*self.GOLD], [instance("E1", "t2")], [], [(1, 0)])
        assert total(unit).tp == Fraction(2, 3)
        assert outcomes(unit) == [
            ("PAR", "best-overlap", [(0, 1, (1, 1), "apart-by-hand", -1)]),
            ("MIS", "left-by-hand", [(1, 0, (1, 1), "apart-by-hand", -1)]),
        ]
        unit = compare([self.GOLD[1]], [instance("E1", "t2")], [], [(0, 0)])
        assert total(unit) == MentionTally(0, 1, 1, 1)
        assert outcomes(unit) == [
            ("MIS", "left-by-hand", [(1, 0, (1, 1), "apart-by-hand", -1)]),
            ("SPU", "left-by-hand", [(0, 0, (1, 1), "apart-by-hand", -1)]),
        ]

    def test_c4_others_that_map_to_it_too_are_false_positives(self) -> None:
        unit = compare([self.GOLD[0]], [instance("E1", "t2"), instance("E2", "t1,t2")], [(0, 0)])
        assert total(unit) == MentionTally(Fraction(2, 3), 1, 1, 2, 1, 1)
        assert [(status, rule) for status, rule, _ in outcomes(unit)] == [
            ("PAR", "paired-by-hand"),
            ("PAR", ""),
            ("SPU", "also-mapped-by-hand"),
        ]

    def test_c4_who_was_paired_by_hand_stands_before_others_that_map_to_it_whatever_their_lines(self) -> None:
        system = [instance("E1", "t1,t2"), instance("E2", "t2"), instance("E3", "t1")]
        unit = compare([self.GOLD[0]], system, [(0, 1)])
        assert [(node.refs[1][0].instance, node.rule) for node in of_level(unit, Level.MENTION)] == [
            (1, ""),
            (0, "also-mapped-by-hand"),
            (2, "also-mapped-by-hand"),
        ]

    def test_c4_rows_by_hand_are_not_repeated_for_others(self) -> None:
        """The comparer remembers rows: those of a pair made by hand tell so, all others do not."""
        gold, system = ([instance(f"E{n}", f"t{n}") for n in range(3)] for _ in range(2))
        unit = compare(gold, system, [(1, 1)])
        assert [rule for _, rule, _ in outcomes(unit)] == ["best-overlap", "paired-by-hand", "best-overlap"]
