"""M19: event mentions of two keys go together one to one, for the largest overlap in all."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import permutations
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.comparison.constraints import Constraints
from annotally.comparison.result import TOTAL, Level, Sides, UnitComparison
from annotally.matching.candidates import IndexPair
from annotally.methods.event_mentions.comparer import EventMentionComparer
from annotally.model.annotation_sets import stable_ids
from annotally.model.instances import Instance
from annotally.scoring.mentions import MentionTally
from annotally.tasks.definition import ScoringMethod
from annotally.tasks.presets.event_mentions import EVENT_MENTION
from engine.methods import event_oracle as oracle
from engine.methods.events import DOCUMENT, Side, instance, instances, sides
from support.builders import annotation_set, rows

KEYS = replace(EVENT_MENTION, scoring_method=ScoringMethod.KEY2KEY)


def compared(
    first: list[Instance],
    second: list[Instance],
    forced: Collection[IndexPair] = (),
    apart: Collection[IndexPair] = (),
) -> UnitComparison:
    both = Sides((annotation_set("a", {DOCUMENT: first}), annotation_set("b", {DOCUMENT: second})), {})
    one, other = stable_ids(DOCUMENT, first), stable_ids(DOCUMENT, second)
    said = Constraints(*(frozenset((one[k], other[r]) for k, r in pairs) for pairs in (forced, apart)))
    return EventMentionComparer(KEYS).compare(DOCUMENT, both, said)


def tally_of(unit: UnitComparison) -> MentionTally:
    found = unit.table.get(TOTAL, MentionTally())
    assert isinstance(found, MentionTally)
    return found


def sums(first: Side, second: Side) -> Iterator[tuple[Fraction, int, int]]:
    """Yield overlap, equal types and equal realis of every way to pair mentions one to one."""
    few, many = sorted((first, second), key=len)
    for chosen in permutations(range(len(many)), len(few)):
        pairs = [(few[n], many[m]) for n, m in enumerate(chosen)]
        met = [(a, b) for a, b in pairs if oracle.overlap(a[0], b[0])]
        yield (
            sum((oracle.overlap(a[0], b[0]) for a, b in met), Fraction(0)),
            sum(a[1] == b[1] for a, b in met),
            sum(a[2] == b[2] for a, b in met),
        )


SMALL = sides.map(lambda side: side[:4])


@settings(deadline=None)
@given(SMALL, SMALL)
def test_m19_the_best_of_all_ways_to_pair_mentions_one_to_one(first: Side, second: Side) -> None:
    overlap, types, realis = max(sums(first, second), default=(Fraction(0), 0, 0))
    expected = MentionTally(overlap, len(second) - overlap, len(first), len(second), types, realis)
    unit = compared(instances(first), instances(second))
    assert tally_of(unit) == expected
    assert unit.nodes.table().get(TOTAL, MentionTally()) == expected


@settings(deadline=None)
@given(sides, sides, st.randoms(use_true_random=False))
def test_m19_c3_neither_the_order_of_keys_nor_that_of_lines_matters(
    first: Side, second: Side, chance: Random
) -> None:
    tally = tally_of(compared(instances(first), instances(second)))
    assert tally_of(compared(instances(second), instances(first))) == tally.swapped()
    shuffled = sorted(first, key=lambda _: chance.random())
    assert tally_of(compared(instances(shuffled), instances(second))) == tally


@given(sides)
def test_m19_a_key_against_itself_is_all_right_twins_too(side: Side) -> None:
    tally = tally_of(compared(instances(side), instances(side)))
    assert tally == MentionTally(len(side), 0, len(side), len(side), len(side), len(side))


Lost = tuple[int, int, tuple[int, int], str, int]
"""Of what was considered its side and number, its overlap, why it was not taken, and who has it."""


def told(unit: UnitComparison) -> list[tuple[str, str, list[Lost]]]:
    return [
        (
            node.status.name,
            node.why.rule,
            [(one.side, one.instance, one.f, one.reason, one.taken_by) for one in node.why.losers],
        )
        for node in rows(unit.nodes)
        if node.level is Level.INSTANCE and node.why is not None
    ]


def test_m19_every_mention_says_why_it_is_paired_or_alone() -> None:
    first = [instance("E0", "t1,t2"), instance("E1", "t9")]
    second = [instance("E0", "t1"), instance("E1", "t1,t2"), instance("E2", "t5")]
    assert told(compared(first, second)) == [
        ("COR", "mentions-paired", []),
        ("MIS", "mention-unpaired", []),
        ("SPU", "mention-unpaired", [(0, 0, (2, 3), "mapped-elsewhere", 1)]),
        ("SPU", "mention-unpaired", []),
    ]
    beaten = told(compared([instance("E0", "t1,t2"), instance("E1", "t1")], [instance("E0", "t1,t2")]))
    assert beaten == [
        ("COR", "mentions-paired", [(0, 1, (2, 3), "mapped-elsewhere", -1)]),
        ("MIS", "mention-unpaired", [(1, 0, (2, 3), "mapped-elsewhere", 0)]),
    ]


def test_c4_pairs_by_hand_come_first_and_those_kept_apart_are_not_made() -> None:
    first = [instance("E0", "t1,t2"), instance("E1", "t1")]
    second = [instance("E0", "t1,t2"), instance("E1", "t1")]
    crossed = tally_of(compared(first, second, [(0, 1)]))
    assert crossed.tp == Fraction(4, 3)
    apart = compared(first, second, (), [(0, 0), (1, 0)])
    assert tally_of(apart).tp == 1
    assert told(apart)[-1] == (
        "SPU",
        "mention-unpaired",
        [(0, 0, (1, 1), "apart-by-hand", -1), (0, 1, (2, 3), "apart-by-hand", 1)],
    )


def test_m19_the_first_mention_is_named_as_the_one_that_has_it() -> None:
    first, second = [instance("E0", "t1,t2")], [instance("E0", "t1,t2"), instance("E1", "t1")]
    assert told(compared(first, second))[-1] == (
        "SPU",
        "mention-unpaired",
        [(0, 0, (2, 3), "mapped-elsewhere", 0)],
    )


def test_c4_a_mention_that_lost_to_a_pair_by_hand_says_so() -> None:
    first, second = [instance("E0", "t1")], [instance("E0", "t1"), instance("E1", "t1")]
    assert told(compared(first, second, [(0, 1)])) == [
        ("COR", "paired-by-hand", []),
        ("SPU", "mention-unpaired", [(0, 0, (1, 1), "taken-by-hand", 1)]),
    ]


def test_c3_losers_come_by_their_overlap_then_by_line() -> None:
    """So do those that a mention passed by, and those that a mention without partner lost."""
    first = [instance("E0", "t1"), instance("E1", "t1,t2"), instance("E2", "t2"), instance("E3", "t1,t2,t3")]
    second = [instance("E0", "t1,t2,t3")]
    assert told(compared(first, second))[-1] == (
        "COR",
        "mentions-paired",
        [
            (0, 1, (4, 5), "mapped-elsewhere", -1),
            (0, 0, (1, 2), "mapped-elsewhere", -1),
            (0, 2, (1, 2), "mapped-elsewhere", -1),
        ],
    )
    alone = [instance("E0", "t1"), instance("E1", "t1,t2"), instance("E2", "t2")]
    twins = [instance("E0", "t1"), instance("E1", "t2"), instance("E2", "t1,t2"), instance("E3", "t1,t2")]
    assert told(compared(alone, twins))[-1] == (
        "SPU",
        "mention-unpaired",
        [
            (0, 1, (1, 1), "mapped-elsewhere", 2),
            (0, 0, (2, 3), "mapped-elsewhere", 0),
            (0, 2, (2, 3), "mapped-elsewhere", 1),
        ],
    )


def test_m19_of_equal_overlap_the_pairs_of_equal_type_then_of_equal_realis_are_made() -> None:
    """Each could go with either: the pairs are made crosswise, against the order of the lines."""
    kinds = [instance("E0", "t1", "Meet"), instance("E1", "t1", "Attack")]
    assert tally_of(compared(kinds, kinds[::-1])).type == 2
    realis = [instance("E0", "t1", "Meet", "Actual"), instance("E1", "t1", "Meet", "Other")]
    assert tally_of(compared(realis, realis[::-1])).realis == 2
