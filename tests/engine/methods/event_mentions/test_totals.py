"""The tally of a document without its mapping, against the one that its mapping gives."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from annotally.comparison.result import TOTAL, Sides
from annotally.methods.event_mentions import sides as sides_module
from annotally.methods.event_mentions.comparer import EventMentionComparer
from annotally.methods.event_mentions.mapping import map_mentions
from annotally.methods.event_mentions.scores import map_unit
from annotally.methods.event_mentions.sides import EventSide
from annotally.methods.event_mentions.totals import find_partners, tally_document
from annotally.model.instances import Instance
from annotally.scoring.mentions import MentionTally
from annotally.tasks.definition import ScoringMethod
from annotally.tasks.presets.event_mentions import EVENT_MENTION
from engine.methods.events import DOCUMENT, instance
from support.builders import annotation_set

KINDS = ("Meet", "Attack", "")

mention_sides = st.lists(
    st.builds(
        lambda numbers, kind: (",".join(f"t{number}" for number in sorted(numbers)), kind),
        st.frozensets(st.integers(0, 7), min_size=1, max_size=4),
        st.sampled_from(KINDS),
    ),
    max_size=9,
)
token_sets = st.lists(st.frozensets(st.integers(0, 7).map("t{}".format), max_size=4), max_size=9)


def make_side(mentions: list[tuple[str, str]], hidden: frozenset[str] = frozenset()) -> EventSide:
    """Return the mentions of a side, given as token lists with types, without the hidden tokens."""
    side = EventSide([instance(f"E{number}", *mention) for number, mention in enumerate(mentions)])
    side.hide(hidden)
    return side


@given(mention_sides, mention_sides, st.frozensets(st.integers(0, 7).map("t{}".format), max_size=2))
@example([], [], frozenset())
@example([("t1", "Meet")], [], frozenset())
@example([("t1", "Meet")], [("t1", "Meet"), ("t1", "Attack")], frozenset())
def test_the_tally_is_that_of_the_mapping(
    gold: list[tuple[str, str]], system: list[tuple[str, str]], hidden: frozenset[str]
) -> None:
    sides = make_side(gold, hidden), make_side(system, hidden)
    table, expected = tally_document(*sides), map_unit(*sides).table()
    assert table == expected
    for tally, wanted in zip(table.values(), expected.values(), strict=True):
        assert isinstance(tally, MentionTally)
        assert isinstance(wanted, MentionTally)
        # A whole sum is a whole number, as in the mapping's table: tables are kept and encoded.
        for name in ("tp", "type", "realis"):
            assert type(getattr(tally, name)) is type(getattr(wanted, name))


@given(token_sets, token_sets)
def test_partners_are_the_first_candidates_of_the_mapping(
    gold: list[frozenset[str]], system: list[frozenset[str]]
) -> None:
    partners = find_partners(gold, system)
    candidates = map_mentions(gold, system).candidates
    mapped = {number: best[0] for number, best in enumerate(candidates) if best}
    assert dict(zip(partners.system, partners.gold, strict=True)) == {
        number: overlap.gold for number, overlap in mapped.items()
    }
    assert partners.whole == {overlap.gold for overlap in mapped.values() if overlap.whole}
    assert list(partners.partial) == [overlap for overlap in mapped.values() if not overlap.whole]


def test_e1_e4_several_that_map_to_one_share_its_slots() -> None:
    """Best overlap 2 · 2 / 5; type right in two of three, realis in all: a third each."""
    gold = make_side([("t1,t2,t3", "Meet"), ("t9", "Meet")])
    system = make_side([("t1,t2", "Meet"), ("t3", "Meet"), ("t2", "Attack"), ("t7", "Meet")])
    expected = MentionTally(Fraction(4, 5), 3, 2, 4, Fraction(2, 3), 1)
    assert tally_document(gold, system) == {TOTAL: expected}


def test_a_document_without_mentions_adds_no_row() -> None:
    side = EventSide([Instance("Person", "T1", ())])
    assert tally_document(side, side) == {}


@pytest.mark.parametrize("method", [EVENT_MENTION.scoring_method, ScoringMethod.KEY2KEY])
def test_the_totals_of_a_document_are_those_of_its_comparison(method: ScoringMethod) -> None:
    gold = [instance("E1", "t1,t2,t3"), instance("E2", "t9", "Attack")]
    system = [instance("E1", "t1,t2"), instance("E2", "t3"), instance("E3", "t9"), instance("E4", "t7")]
    sides = Sides(
        (annotation_set("key", {DOCUMENT: gold}), annotation_set("response", {DOCUMENT: system})), {}
    )
    comparer = EventMentionComparer(replace(EVENT_MENTION, scoring_method=method))
    totals = comparer.totals(DOCUMENT, sides)
    assert totals == comparer.compare(DOCUMENT, sides).totals
    assert totals.table


def test_a_full_cache_of_texts_is_emptied_and_totals_stay_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = sides_module._SoleTexts()
    monkeypatch.setattr(sides_module, "MOST_CACHED", 2)
    assert [texts[text] for text in ("a", "b", "", "a")] == [("a",), ("b",), (), ("a",)]
    assert len(texts) == 2
