"""A campaign: averages, ranks, tests and groups of systems, whatever their order."""

from dataclasses import replace as with_fields
from fractions import Fraction

from msgspec.structs import replace

from annotally.model.wording import Wording
from annotally.reports.tables.campaign import Verdicts, mean_of, measure_of, ranked
from annotally.reports.tables.score_tables import ScoreRow
from annotally.scoring.mentions import MentionTally
from annotally.scoring.tally import Tally
from support.campaign_samples import campaign_of, scored

RIGHT, WRONG, EMPTY = Tally(cor=1), Tally(inc=1), Tally()


def test_micro_divides_sums_and_macro_averages_the_documents_that_have_a_value() -> None:
    system = scored("a", Tally(cor=3, mis=1), Tally(mis=4), EMPTY)
    assert system.value("recall") == Fraction(3, 8)
    assert system.macro("recall") == Fraction(3, 8)  # (3/4 + 0) / 2
    uneven = scored("b", Tally(cor=1), Tally(cor=1, mis=8))
    assert (uneven.value("recall"), uneven.macro("recall")) == (Fraction(2, 10), Fraction(10, 18))


def test_macro_of_event_mentions_is_their_own_average() -> None:
    """E8: F of the averaged precision and recall; E10: undefined precision beside golds counts 0."""
    tallies = {"d0": MentionTally(1, 0, 1, 1), "d1": MentionTally(0, 0, 1, 0), "d2": MentionTally(0, 1, 0, 1)}
    system = with_fields(scored("a"), tallies=tallies, total=MentionTally(1, 1, 2, 2))
    assert system.macro("precision") == system.macro("recall") == system.macro("f1") == Fraction(1, 2)


def test_a_mean_leaves_out_what_is_undefined() -> None:
    assert mean_of([Fraction(1), None, Fraction(0)]) == Fraction(1, 2)
    assert mean_of([None]) is None
    assert measure_of(None, "f1") is measure_of(RIGHT, "no such measure") is None


def test_systems_stand_by_rank_then_name_and_of_errors_the_lowest_is_best() -> None:
    systems = [scored("c", RIGHT), scored("b", WRONG), scored("a", RIGHT), scored("d", EMPTY)]
    assert [system.name for system in ranked(systems, "f1")] == ["a", "c", "b", "d"]
    assert [system.name for system in ranked(systems, "error")] == ["a", "c", "b", "d"]
    assert campaign_of(*ranked(systems, "f1")).ranks("f1") == [1, 1, 3, None]


def test_groups_hold_systems_that_no_test_tells_apart() -> None:
    """12 documents: the first is right in all, the second in 11, the last in none."""
    first, second = [RIGHT] * 12, [RIGHT] * 11 + [WRONG]
    campaign = campaign_of(scored("a", *first), scored("b", *second), scored("c", *[WRONG] * 12))
    pairs = {(pair.first, pair.second): campaign.differs(pair.test) for pair in campaign.tests("f1")}
    assert pairs == {(0, 1): False, (0, 2): True, (1, 2): True}
    assert campaign.groups("f1") == [(0, 1), (2,)]
    assert campaign.tests("f1") is campaign.tests("f1")


def test_a_system_without_a_value_is_in_no_group_and_no_pair_with_it_is_tested() -> None:
    campaign = campaign_of(scored("a", RIGHT), scored("b", EMPTY))
    assert campaign.groups("f1") == [(0,)]
    assert [campaign.differs(pair.test) for pair in campaign.tests("f1")] == [None]
    assert campaign.intervals("f1") == [(1.0, 1.0), None]


def test_documents_that_a_system_leaves_out_are_not_tested_if_they_are_skipped() -> None:
    campaign = campaign_of(scored("a", RIGHT, RIGHT), scored("b", RIGHT))
    assert campaign.tested_documents == ("d0", "d1")
    assert campaign.tests("f1")[0].test.difference == 0
    assert with_fields(campaign, common_only=True).tested_documents == ("d0",)


def test_rows_of_all_systems_are_joined_in_an_order_that_no_input_changes() -> None:
    """``b`` has a row that ``a`` lacks, between two that both have."""
    rows = {name: ScoreRow(("x", name), Wording("slots"), "", name, RIGHT) for name in ("x", "y", "z")}
    first = with_fields(scored("a", RIGHT), rows=(rows["x"], rows["z"]))
    second = with_fields(
        scored("b", RIGHT), rows=(rows["x"], rows["y"], replace(rows["z"], name="Z", tally=WRONG))
    )
    joined = campaign_of(first, second).rows()
    assert [(row.name, tallies) for row, tallies in joined] == [
        ("x", [RIGHT, RIGHT]),
        ("y", [None, RIGHT]),
        ("z", [RIGHT, WRONG]),
    ]
    backward = campaign_of(second, first).rows()
    assert [(row.name, tallies[::-1]) for row, tallies in backward] == [
        (row.name, tallies) for row, tallies in joined
    ]


def test_right_alone_counts_what_the_other_has_wrong_and_what_it_invents() -> None:
    def verdicts(right: str = "", wrong: str = "", spurious: str = "", uncounted: str = "") -> Verdicts:
        return Verdicts(
            *(frozenset(name.encode() for name in names) for names in (right, wrong, spurious, uncounted))
        )

    first = verdicts(right="ab", wrong="c", spurious="x", uncounted="z")
    second = verdicts(right="ac", wrong="b", spurious="xyz")
    assert first.right_alone(second) == 2  # b, and y, which it does not invent
    assert second.right_alone(first) == 1  # c
