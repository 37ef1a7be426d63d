"""Event mention detection: Appendix 2, the rulings E1 to E7 each by name, and the naive definition."""

from dataclasses import replace
from fractions import Fraction
from itertools import chain
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.comparison.result import Level, Sides
from annotally.formats.event_mentions.mentions import CLASS
from annotally.methods.event_mentions.comparer import EventMentionComparer
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.extents import Extent
from annotally.model.instances import Instance
from annotally.model.text import Document, Tokens
from annotally.scoring.mentions import MentionColumn, MentionTally
from annotally.scoring.tally import Status
from annotally.tasks.catalogue import find_task
from annotally.tasks.presets.event_mentions import EVENT_MENTION, INVISIBLE_WORDS
from annotally.workspace.facade import OpenRequest, SideInput, Workspace, open_workspace
from engine.methods import event_oracle as oracle
from engine.methods.event_oracle import Mention
from engine.methods.events import (
    DOCUMENT,
    Side,
    compare,
    instance,
    instances,
    of_level,
    sides,
    total,
    unlike,
)
from support.builders import annotation_set, lines, rows, slot, told
from support.event_samples import SAMPLE, appendix, files, mentions, opened


def tally(*gold: str, system: tuple[str, ...]) -> MentionTally:
    return total(
        compare(
            [instance(f"E{n}", ids) for n, ids in enumerate(gold)],
            [instance(f"E{n}", ids) for n, ids in enumerate(system)],
        )
    )


def test_appendix_2_step_3(tmp_path: Path) -> None:
    """TP 2.4, FP 1; type and realis 3 of 4 ("2.25/4" and ".6487" there are slips, E1)."""
    result = total(appendix(tmp_path).unit(SAMPLE))
    assert result == MentionTally(Fraction(12, 5), 1, 4, 4, Fraction(3), Fraction(3))
    assert result.precision == Fraction(12, 17)
    assert result.recall == Fraction(3, 5)
    assert result.f1 == Fraction(24, 37)


def test_e1_true_positives_are_the_best_of_those_mapped() -> None:
    """Section 3.1.2 against STEP 3.1: t3 overlaps E0 by 1/2, t1,t2 by 4/5; one is a false positive."""
    result = tally("t1,t2,t3", system=("t3", "t1,t2"))
    assert (result.tp, result.fp) == (Fraction(4, 5), 1)


def test_e1_what_maps_elsewhere_helps_no_other_gold_mention() -> None:
    """t1,t2 overlaps both golds, but maps to the one it equals: the other is missing."""
    result = tally("t1,t2", "t1", system=("t1,t2",))
    assert (result.tp, result.fp, result.gold) == (1, 0, 2)


def test_e3_invisible_words_are_taken_from_both_sides(tmp_path: Path) -> None:
    """[takes a shower]: the determiner may be in or out, whatever its case."""
    spoken = {1: "takes", 2: "A", 3: "shower"}
    gold, system = {"d": mentions("t1,t2,t3")}, {"d": mentions("t1,t3")}
    assert total(opened(tmp_path, gold, system, spoken).unit("d")).tp == 1


def test_e3_a_mention_of_invisible_words_overlaps_nothing_and_stays_in_the_counts(tmp_path: Path) -> None:
    """Against the pseudo-code's ``G == S → 1.0``."""
    gold, system = {"d": mentions("t1")}, {"d": mentions("t1")}
    unit = opened(tmp_path, gold, system, {1: "we"}).unit("d")
    assert total(unit) == MentionTally(0, 1, 1, 1)
    assert [n.rule for n in of_level(unit, Level.INSTANCE)] == ["no-visible-token"] * 2


def test_e3_it_and_that_are_visible(tmp_path: Path) -> None:
    """Footnote 4: they may be nominal event mentions."""
    assert not {"it", "that", "they", "his"} & set(INVISIBLE_WORDS)
    unit = opened(tmp_path, {"d": mentions("t1")}, {"d": mentions("t1")}, {1: "That"}).unit("d")
    assert total(unit).tp == 1


def test_e3_invisible_words_replace_the_list(tmp_path: Path) -> None:
    workspace = opened(tmp_path, {"d": mentions("t1,t2")}, {"d": mentions("t2")}, {1: "the", 2: "Went"})
    for listed, tp in (((), Fraction(2, 3)), (("the",), 1), (("went",), 0)):
        comparer = EventMentionComparer(replace(EVENT_MENTION, invisible_words=listed))
        assert total(comparer.compare("d", workspace.sides)).tp == tp


def test_e3_however_many_words_were_met_a_word_counts_or_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gold, system = {"d": mentions("t0,t1", "t2,t3")}, {"d": mentions("t0,t1,t2", "t3")}
    spoken = {0: "The", 1: "attack", 2: "OF", 3: "Kandahar"}
    (tmp_path / "many").mkdir()
    (tmp_path / "few").mkdir()
    kept_table = opened(tmp_path / "many", gold, system, spoken).comparison().table
    monkeypatch.setattr("annotally.methods.event_mentions.comparer._KEPT", 1)
    assert opened(tmp_path / "few", gold, system, spoken).comparison().table == kept_table


def test_e4_shares_are_divided_among_those_mapped_and_compared_verbatim() -> None:
    gold = [instance("E1", "t1,t2,t3")]
    system = [instance("E1", "t1", "meet", "Actual"), instance("E2", "t2", "Meet", "Actual")]
    system.append(instance("E3", "t3", "Meet", "Other"))
    result = total(compare(gold, system))
    assert (result.type, result.realis) == (Fraction(2, 3), Fraction(2, 3))


def test_e4_two_that_are_not_filled_are_the_same() -> None:
    bare = Instance(CLASS, "E1", (slot("tokens", "t1"),))
    assert total(compare([bare], [bare])) == MentionTally(1, 0, 1, 1, 1, 1)
    assert total(compare([instance("E1", "t1")], [bare])) == MentionTally(1, 0, 1, 1, 0, 0)


def test_e5_a_document_the_system_lacks_has_no_system_mentions() -> None:
    sides = annotation_set("key", {DOCUMENT: [instance("E1", "t1")]}), annotation_set("response", {})
    unit = EventMentionComparer(EVENT_MENTION).compare(DOCUMENT, Sides(sides, {}))
    assert total(unit) == MentionTally(0, 0, 1, 0)


def test_e7_both_twins_map_to_the_earlier_one() -> None:
    """So a file with twins does not score 1.0 against itself."""
    result = tally("t1", "t1", system=("t1", "t1"))
    assert result == MentionTally(1, 1, 2, 2, 1, 1)
    assert result.f1 == Fraction(1, 2)


def plain(side: Side) -> list[Mention]:
    return [Mention(frozenset(map(str, ids)), kind, realis) for ids, kind, realis in side]


@given(sides, sides)
def test_scores_agree_with_the_naive_definition(gold: Side, system: Side) -> None:
    assert total(compare(instances(gold), instances(system))).counts() == tuple(
        oracle.score(plain(gold), plain(system))
    )


words = st.lists(st.sampled_from(["the", "went", "It", "said", "You"]), min_size=7, max_size=7)
others = st.lists(st.just(Instance("Person", "T1", ())), max_size=1)
mentions_of_any_kind = st.tuples(sides.map(instances), unlike, others).map(lambda kinds: [*chain(*kinds)])


@given(mentions_of_any_kind, mentions_of_any_kind, words)
def test_the_table_is_that_of_the_nodes_which_are_made_when_asked_for(
    gold: list[Instance], system: list[Instance], spoken: list[str]
) -> None:
    """Twins, several that map to one, slots of any kind, words that do not count, and what is no mention."""
    text = " ".join(spoken)
    starts = [len(" ".join(spoken[:number])) + bool(number) for number in range(len(spoken))]
    ends = [start + len(word) for start, word in zip(starts, spoken, strict=True)]
    numbers = {f"t{number}": number for number in range(len(spoken))}
    document = Document(DOCUMENT, DOCUMENT, text, tokens=Tokens(starts, ends, numbers=numbers))
    both_annotation_sets = (
        annotation_set("key", {DOCUMENT: gold}),
        annotation_set("response", {DOCUMENT: system}),
    )
    unit = EventMentionComparer(EVENT_MENTION).compare(
        DOCUMENT, Sides(both_annotation_sets, {DOCUMENT: document})
    )
    assert callable(unit.nodes_or_maker)
    assert unit.table == unit.nodes.table()


@given(sides, sides)
def test_the_table_is_the_sum_of_the_shares_and_every_mention_stands_once(gold: Side, system: Side) -> None:
    unit = compare(instances(gold), instances(system))
    amounts = dict.fromkeys(MentionColumn, Fraction(0))
    for node in rows(unit.nodes):
        for share in node.shares:
            assert isinstance(share.column, MentionColumn)
            amounts[share.column] += share.amount
    assert total(unit).counts() == tuple(amounts.values())
    for side, given_side in enumerate((gold, system)):
        actual_instances = [
            ref.instance for node in of_level(unit, Level.INSTANCE) for ref in node.refs[side]
        ]
        assert sorted(actual_instances) == list(range(len(given_side)))


@given(sides)
def test_a_side_without_twins_scores_one_against_itself(side: Side) -> None:
    """With twins it does not (E7)."""
    result = total(compare(instances(side), instances(side)))
    if len({ids for ids, _, _ in side}) == len(side):
        assert result.counts() == (len(side), 0, len(side), len(side), len(side), len(side))
        assert result.f1 == (1 if side else None)
    else:
        assert result.f1 is not None
        assert result.f1 < 1


@given(sides, sides)
def test_swapping_the_sides_swaps_their_counts_and_keeps_who_overlaps(gold: Side, system: Side) -> None:
    """All that holds: mapping is not symmetric, because every system mention maps and not every gold one."""
    first_total = total(compare(instances(gold), instances(system)))
    second_total = total(compare(instances(system), instances(gold)))
    assert (first_total.gold, first_total.system) == (second_total.system, second_total.gold)
    assert bool(first_total.tp) == bool(second_total.tp)


@given(sides, sides, st.randoms(use_true_random=False))
def test_c3_the_order_of_system_lines_changes_no_count_and_that_of_gold_lines_only_ties(
    gold: Side, system: Side, random: object
) -> None:
    """Gold order is the published tie-break, so it is data; without ties it does not matter either."""
    unit = compare(instances(gold), instances(system))
    backwards = total(compare(instances(gold), instances(system[::-1])))
    assert (backwards.tp, backwards.fp, backwards.type, backwards.realis) == (
        total(unit).tp,
        total(unit).fp,
        total(unit).type,
        total(unit).realis,
    )
    ties = any(
        loser.reason == "later-line" for node in rows(unit.nodes) if node.why for loser in node.why.losers
    )
    if not ties:
        assert total(compare(instances(gold[::-1]), instances(system))) == total(unit)


def test_places_are_not_needed(tmp_path: Path) -> None:
    """Mentions without extents, as a set made by hand has them, score as those with."""
    bare = annotation_set("key", {"d": [instance("E1", "t1")]})
    placed = AnnotationSet(
        "response",
        "none",
        {"d": DocumentAnnotations("d", (replace_extents(instance("E1", "t1"), Extent(3, 6)),))},
    )
    unit = EventMentionComparer(EVENT_MENTION).compare("d", Sides((bare, placed), {}))
    assert total(unit).tp == 1


def replace_extents(candidate_instance: Instance, *extents: Extent) -> Instance:
    return Instance(candidate_instance.type, candidate_instance.name, candidate_instance.slots, extents)


@pytest.mark.parametrize("amounts", [(2, 0, 1, 1), (0, 2, 1, 1), (-1, 0, 1, 1), (0, 0, 1, 1, 2)])
def test_a_tally_checks_itself(amounts: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="more credit than mentions"):
        MentionTally(*amounts)


def test_what_is_written_down_of_pairs_groups_and_mentions_alone() -> None:
    """Two map to the first gold mention, of which the second is the better; slots stand third and second."""
    gold = [instance("E1", "t1,t2,t3"), instance("E2", "t4"), instance("E3", "t9")]
    system = [
        instance("E1", "t1", realis="Other"),
        instance("E2", "t2,t3", "Attack"),
        instance("E3", "t4", "Attack"),
        instance("E4", "t7"),
    ]
    unit = compare(gold, system)
    assert told(unit) == lines(
        """
        INSTANCE event PAR 0 1,0 best-overlap total:total=TP FALSE total:total=GOLD total:total=SYSTEM
        MENTION event PAR 0 1 -
        SLOT type INC 0.1.0.0 1.1.0.0 other-value
        SLOT realis COR 0.2.0.0 1.2.0.0 same-value total:total=REALIS
        MENTION event SPU 0 0 also-mapped
        SLOT type COR 0.1.0.0 0.1.0.0 same-value total:total=TYPE
        SLOT realis INC 0.2.0.0 0.2.0.0 other-value
        INSTANCE event COR 1 2 best-overlap total:total=TP total:total=GOLD total:total=SYSTEM
        MENTION event COR 1 2 -
        SLOT type INC 1.1.0.0 2.1.0.0 other-value
        SLOT realis COR 1.2.0.0 2.2.0.0 same-value total:total=REALIS
        INSTANCE event MIS 2 - no-overlap total:total=GOLD
        INSTANCE event SPU - 3 nothing-shared total:total=FP total:total=SYSTEM
        """.replace("event", CLASS).replace("FALSE", "total:total=FP")
    )
    why = [(node.level, node.why.rule, node.why.f) for node in rows(unit.nodes) if node.why is not None]
    assert why == [
        (Level.INSTANCE, "best-overlap", (4, 5)),
        (Level.MENTION, "best-overlap", (4, 5)),
        (Level.MENTION, "also-mapped", (1, 2)),
        (Level.INSTANCE, "best-overlap", (1, 1)),
        (Level.INSTANCE, "no-overlap", None),
        (Level.INSTANCE, "nothing-shared", None),
    ]


def test_pairs_that_compare_alike_say_so_each_with_its_own_places_and_reason() -> None:
    """Alike in overlap, what agrees and which slots are there; one that is not stands with its mention."""
    bare = Instance(CLASS, "E9", (slot("tokens", "t5,t6"), slot("type")))
    gold = [instance("E1", "t1,t2"), instance("E2", "t3,t4"), bare]
    system = [instance("E1", "t2", "Attack"), instance("E2", "t3", "Attack"), instance("E3", "t5")]
    unit = compare(gold, system)
    assert [line[:6] for line in told(unit)] == [
        line[:6]
        for line in lines(
            """
            INSTANCE event PAR 0 0 best-overlap
            MENTION event PAR 0 0 -
            SLOT type INC 0.1.0.0 0.1.0.0 other-value
            SLOT realis COR 0.2.0.0 0.2.0.0 same-value
            INSTANCE event PAR 1 1 best-overlap
            MENTION event PAR 1 1 -
            SLOT type INC 1.1.0.0 1.1.0.0 other-value
            SLOT realis COR 1.2.0.0 1.2.0.0 same-value
            INSTANCE event PAR 2 2 best-overlap
            MENTION event PAR 2 2 -
            SLOT type INC 2 2.1.0.0 other-value
            SLOT realis INC 2 2.2.0.0 other-value
            """.replace("event", CLASS)
        )
    ]
    assert [
        (node.why.rule, node.why.f) for node in of_level(unit, Level.INSTANCE) if node.why is not None
    ] == [("best-overlap", (2, 3))] * 3


def test_pairs_alike_but_for_a_slot_that_is_not_filled_are_told_apart() -> None:
    """Neither pair has a type on both sides; one gold mention has the slot without a fill, one has none."""
    empty = Instance(CLASS, "E1", (slot("tokens", "t1"), slot("type"), slot("realis", "Actual")))
    none = Instance(CLASS, "E2", (slot("tokens", "t2"), slot("realis", "Actual")))
    unit = compare([empty, none], [instance("E1", "t1"), none])
    assert [(line[1], *line[3:6]) for line in told(unit) if line[0] == "SLOT"] == [
        ("type", "0", "0.1.0.0", "other-value"),
        ("realis", "0.2.0.0", "0.2.0.0", "same-value"),
        ("type", "1", "1", "same-value"),
        ("realis", "1.1.0.0", "1.1.0.0", "same-value"),
    ]


def test_a_gold_mention_nobody_maps_to_tells_of_the_nearest_first() -> None:
    """By overlap, then by line."""
    gold = [instance(f"E{n}", ids) for n, ids in enumerate(("t1,t2", "t3", "t4,t9"))]
    unit = compare([*gold, instance("E3", "t1,t3,t4,t5")], [instance(f"E{n}", f"t{n}") for n in (3, 1, 4)])
    missed = [node for node in of_level(unit, Level.INSTANCE) if node.status is Status.MIS]
    assert unit.document == unit.nodes.node(0).name == DOCUMENT
    (why,) = [node.why for node in missed if node.why is not None]
    assert [(loser.side, loser.instance, loser.f, loser.taken_by) for loser in why.losers] == [
        (1, 0, (2, 5), 1),
        (1, 1, (2, 5), 0),
        (1, 2, (2, 5), 2),
    ]
    near = compare(
        [instance("E0", "t1,t2"), instance("E1", "t3"), instance("E2", "t1,t2,t3,t4")],
        [instance("E0", "t3"), instance("E1", "t1,t2")],
    )
    (why,) = [node.why for node in of_level(near, Level.INSTANCE) if node.status is Status.MIS and node.why]
    assert [(loser.instance, loser.f, loser.taken_by) for loser in why.losers] == [
        (1, (2, 3), 0),
        (0, (2, 5), 1),
    ]
    assert all(type(term) is int for loser in why.losers for term in loser.f)


def test_losers_of_a_system_mention_are_gold_mentions() -> None:
    unit = compare(
        [instance("E0", "t9"), instance("E1", "t1"), instance("E2", "t1,t2")], [instance("E0", "t1")]
    )
    (why,) = [node.why for node in of_level(unit, Level.INSTANCE) if node.status is Status.COR and node.why]
    assert [(loser.side, loser.instance, loser.f, loser.reason) for loser in why.losers] == [
        (0, 2, (2, 3), "less-overlap")
    ]


def spelled(folder: Path, gold: str, system: str, ids: str) -> Workspace:
    """Return one mention against one, tokens listed as given, in a table whose ids begin with ``ids``."""
    key, response, tokens = files(folder, {"d": mentions(gold)}, {"d": mentions(system)})
    table = folder / "tokens" / "d.txt.tab"
    if ids == "0":
        table.write_text(table.read_text().removeprefix("t").replace("\nt", "\n"))
    both_side_inputs = (SideInput("key", (key,)), SideInput("response", (response,)))
    return open_workspace(OpenRequest(find_task("event-mention"), both_side_inputs, tokens=(tokens,)))


@pytest.mark.parametrize("gold", ["t7,t8", "7,8", "t7, t8", "7, t8"])
@pytest.mark.parametrize("system", ["t8,t7", "8, 7"])
@pytest.mark.parametrize("ids", ["t0", "0"])
def test_e11_the_leading_t_and_blanks_make_no_difference_on_any_side(
    tmp_path: Path, gold: str, system: str, ids: str
) -> None:
    workspace = spelled(tmp_path, gold, system, ids)
    assert total(workspace.unit("d")) == MentionTally(1, 0, 1, 1, 1, 1)
    told_of = [Path(warning.file).name for warning in workspace.warnings]
    assert len(told_of) == len(set(told_of))
    listed, bare = {"gold.tbf": gold, "sue.tbf": system}, ids == "0"
    unlike_table = {
        name for name, tokens in listed.items() if any(("t" in word) is bare for word in tokens.split(","))
    }
    assert set(told_of) == unlike_table | ({"d.txt.tab"} if bare else set())


def test_e11_invisible_words_stay_invisible_however_their_ids_are_spelled(tmp_path: Path) -> None:
    workspace = opened(
        tmp_path, {"d": mentions("1,2")}, {"d": mentions("t1,t2", "t1")}, {1: "the", 2: "vote"}
    )
    assert total(workspace.unit("d")) == MentionTally(1, 1, 1, 2, 1, 1)
