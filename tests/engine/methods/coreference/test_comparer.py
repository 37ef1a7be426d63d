"""Coreference of whole documents: classes, what stands on which node, and what does not matter (M15, M19)."""

import random
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.comparison.result import Level, Sides, UnitComparison
from annotally.formats.base import ReadOptions
from annotally.formats.conll.coreference import read
from annotally.methods.coreference.comparer import CoreferenceComparer
from annotally.methods.coreference.nodes import BLANC, CLASSES, MENTIONS, ROWS
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Slot
from annotally.model.text import Source
from annotally.scoring.families import f1
from annotally.scoring.ratios import RatioTally
from annotally.scoring.tally import Status
from annotally.tasks.catalogue import find_task
from annotally.tasks.definition import ScoringMethod, TaskDefinition
from annotally.text.cleaning import Cleaning
from support.coreference_samples import KEY, conll, muc, opened
from support.coreference_strategies import SIDE, corpus

ROW_OF = {**ROWS, "blanc": BLANC}


def task(name: str = "coreference", *, two_keys: bool = False) -> TaskDefinition:
    result = find_task(name)
    assert isinstance(result, TaskDefinition)
    return replace(result, scoring_method=ScoringMethod.KEY2KEY) if two_keys else result


def titles(unit: UnitComparison, level: Level) -> list[tuple[str, str]]:
    nodes = [unit.nodes.node(row) for row in range(len(unit.nodes))]
    return [(node.name, node.status.name) for node in nodes if node.level is level]


def muc_of(unit: UnitComparison) -> object:
    return unit.table.get(ROWS["muc"])


def test_classes_are_compared_without_the_optional_mention_nobody_found(tmp_path: Path) -> None:
    unit = muc(tmp_path).unit("1")
    assert muc_of(unit) == RatioTally(2, 4, 2, 3)
    assert unit.table[CLASSES] == RatioTally(1, 3, 1, 3)
    assert unit.table[MENTIONS] == RatioTally(5, 7, 5, 6)
    assert titles(unit, Level.COMPONENT) == [
        ("1 key class, 2 response classes", "INC"),
        ("1 key class, 1 response class", "COR"),
        ("1 key class, no response class", "MIS"),
    ]
    assert titles(unit, Level.CLASS) == [
        ("key class of 3", "INC"),
        ("response class of 2", "INC"),
        ("response class of 2", "INC"),
        ("key class of 2", "COR"),
        ("response class of 2", "COR"),
        ("key class of 2", "MIS"),
    ]
    assert [status for _, status in titles(unit, Level.INSTANCE)] == [
        *("COR", "COR", "COR", "SPU"),
        *("COR", "OPT", "COR"),
        *("MIS", "MIS"),
    ]
    assert unit.open_count() == 7


def test_an_optional_mention_in_the_middle_does_not_cut_its_chain(tmp_path: Path) -> None:
    """M15: deleting first would cut A←B(opt)←C."""
    key = (
        '<COREF ID="1">A</COREF> <COREF ID="2" REF="1" STATUS="OPT">B</COREF> <COREF ID="3" REF="2">C</COREF>'
    )
    response = '<COREF ID="1">A</COREF> B <COREF ID="3" REF="1">C</COREF>'
    assert muc_of(muc(tmp_path, key, response).unit("1")) == RatioTally(1, 1, 1, 1)


def test_an_optional_mention_that_is_found_counts(tmp_path: Path) -> None:
    key = '<COREF ID="1">A</COREF> <COREF ID="2" REF="1" STATUS="OPT">B</COREF>'
    assert muc_of(muc(tmp_path, key, key.replace(' STATUS="OPT"', "")).unit("1")) == RatioTally(1, 1, 1, 1)


def test_classes_of_one_vanish_also_from_the_count_of_classes(tmp_path: Path) -> None:
    key = '<COREF ID="1">A</COREF> <COREF ID="2" REF="1" STATUS="OPT">B</COREF> <COREF ID="3">C</COREF>'
    unit = muc(tmp_path, key, '<COREF ID="1">A</COREF> B C').unit("1")
    assert CLASSES not in unit.table
    assert not any(row in unit.table for row in ROWS.values())
    assert [status for _, status in titles(unit, Level.INSTANCE)] == ["COR", "OPT", "MIS"]
    assert titles(unit, Level.CLASS) == []


def test_in_conll_files_classes_of_one_stand(tmp_path: Path) -> None:
    key = conll([("a", "(1)"), ("b", "(2)"), ("c", "(2)")])
    unit = opened(tmp_path, key, conll([("a", "(1)"), ("b", "(2)"), ("c", "-")]), suffix="conll").unit(
        "town; part 000"
    )
    assert unit.table[ROWS["b3"]] == RatioTally(Fraction(3, 2), 3, 2, 2)
    assert unit.table[CLASSES] == RatioTally(0, 1, 0, 0)


def test_the_muc_presets_keep_their_rules_for_conll_files(tmp_path: Path) -> None:
    key = conll([("a", "(1)"), ("b", "(2)"), ("c", "(2)")])
    unit = opened(tmp_path, key, key, "muc6-coreference", "conll").unit("town; part 000")
    assert unit.table[ROWS["b3"]] == RatioTally(2, 2, 2, 2)


def test_links_lead_from_mentions_to_classes_and_between_classes(tmp_path: Path) -> None:
    unit = muc(tmp_path).unit("1")
    nodes = unit.nodes
    members: dict[int, int] = {}
    for mention, group in unit.links.of("member"):
        assert nodes.level[mention] == Level.INSTANCE
        assert nodes.level[group] == Level.CLASS
        members[group] = members.get(group, 0) + 1
    for row, count in members.items():
        assert nodes.names[nodes.name[row]].endswith(f"class of {count}")
    for kind in ("ceaf_m", "ceaf_e"):
        pairs = unit.links.of(kind)
        assert [(nodes.sides[0].instance[k] >= 0, nodes.sides[1].instance[r] >= 0) for k, r in pairs] == [
            (True, True)
        ] * 2


def test_every_cell_opens_the_nodes_that_add_to_it(tmp_path: Path) -> None:
    unit = muc(tmp_path).unit("1")
    for row, tally in unit.table.items():
        for column, amount in enumerate(tally.counts()):
            shares = [
                share
                for index in range(len(unit.nodes))
                for share in unit.nodes.node(index).shares
                if share.row == row and share.column == column
            ]
            assert sum(share.amount for share in shares) == amount
            assert not shares or unit.nodes.with_share(row, shares[0].column)


def test_why_says_the_rule_and_who_else_was_near(tmp_path: Path) -> None:
    workspace = muc(tmp_path)
    rules = [why.rule for _, why in sorted(workspace.unit("1").nodes.why.items())]
    assert rules == [
        *("minimal-extent", "exact-extent", "exact-extent", "mention-spurious"),
        *("minimal-extent", "mention-optional", "exact-extent"),
        *("mention-missing", "mention-missing"),
    ]
    near = muc(tmp_path, '<COREF ID="1" MIN="Hall">Town Hall</COREF>', '<COREF ID="1">Town</COREF> Hall')
    row = near.unit("1").nodes.status.index(Status.MIS)
    (sentence,) = near.inspect("1", row).considered
    assert "COREF 1, F 61.54 %: overlaps, but is neither equal" in sentence


def test_objects_of_other_classes_count_nowhere(tmp_path: Path) -> None:
    reading = replace(task().reading, annotation_tags=("COREF", "ENAMEX"))
    body = KEY.replace("spoke", "<ENAMEX>spoke</ENAMEX>")
    unit = muc(tmp_path, body, body, replace(task(), reading=reading)).unit("1")
    assert [node for node in titles(unit, Level.INSTANCE) if node[1] == "UNS"] == [("ENAMEX", "UNS")] * 2
    assert muc_of(unit) == RatioTally(5, 5, 5, 5)


def test_a_document_of_one_side_is_all_missing_or_spurious() -> None:
    """C6."""
    sides = Sides((corpus("key", [(0, 1, 0), (2, 3, 0)]), AnnotationSet("response", "muc-sgml", {})), {})
    comparison = CoreferenceComparer(task()).compare("d", sides)
    assert muc_of(comparison) == RatioTally(0, 1)
    swapped = CoreferenceComparer(task()).compare("d", Sides(sides.sets[::-1], {}))
    assert muc_of(swapped) == RatioTally(0, 0, 0, 1)


def aligned(unit: UnitComparison) -> int:
    tally = unit.table[MENTIONS]
    assert isinstance(tally, RatioTally)
    return int(tally.recall_num)


@pytest.mark.parametrize(
    ("exact", "suffix", "count"),
    [(None, "sgm", 1), (True, "sgm", 0), (None, "conll", 0), (False, "conll", 1)],
)
def test_m15_conll_mentions_align_by_exact_span_unless_the_task_says_otherwise(
    tmp_path: Path, exact: bool | None, suffix: str, count: int
) -> None:
    """``the hall`` and ``hall`` are equal after cleaning."""
    definition = replace(task(), cleaning=Cleaning(("the",)))
    definition = replace(definition, coreference=replace(definition.coreference, exact_spans=exact))
    if suffix == "sgm":
        workspace = muc(
            tmp_path, '<COREF ID="1">the hall</COREF>', 'the <COREF ID="1">hall</COREF>', definition
        )
    else:
        key, response = conll([("the", "(1"), ("hall", "1)")]), conll([("the", "-"), ("hall", "(1)")])
        workspace = opened(tmp_path, key, response, definition, suffix)
    (name,) = workspace.sides.sets[0].documents
    assert aligned(workspace.unit(name)) == count


def test_m5_designators_are_looked_for_before_postmodifiers_are_blanked(tmp_path: Path) -> None:
    """Else the stop of ``Inc.`` would be gone before the designator is looked for."""
    definition = replace(task(), cleaning=Cleaning((), (".",), ("inc.",)))
    key, response = '<COREF ID="1">Quill Inc.</COREF>', '<COREF ID="1">Quill</COREF> Inc.'
    assert aligned(muc(tmp_path, key, response, definition).unit("1")) == 1


@pytest.mark.parametrize("turn", [1, -1])
def test_m19_of_two_keys_either_may_have_the_minimal_string(tmp_path: Path, turn: int) -> None:
    bodies = ('<COREF ID="1" MIN="Hall">the Hall</COREF>', 'the <COREF ID="1" MIN="Hall">Hall</COREF>')[
        ::turn
    ]
    assert aligned(muc(tmp_path, *bodies, task(two_keys=True)).unit("1")) == 1
    assert aligned(muc(tmp_path, *bodies).unit("1")) == (turn == 1)


@pytest.mark.parametrize("turn", [1, -1])
def test_c3_of_mentions_in_one_place_that_of_the_earlier_class_goes_first(turn: int) -> None:
    """The response's class is the first of two that hold a mention there."""
    key = [(0, 1, 0), (5, 6, 0), (5, 6, 1), (8, 9, 1)][::turn]
    unit = compared(corpus("key", key), corpus("response", [(0, 1, 0), (5, 6, 0)]), task())
    assert muc_of(unit) == RatioTally(1, 2, 1, 1)


def test_c3_classes_stand_in_the_order_of_their_mentions_whatever_that_of_the_file() -> None:
    key = corpus("key", [(6, 7, 0), (8, 9, 0), (10, 11, 0), (2, 3, 1), (4, 5, 1)])
    response = corpus("response", [(number, number + 1, 0) for number in range(2, 12, 2)])
    assert titles(compared(key, response, task()), Level.CLASS) == [
        ("key class of 2", "INC"),
        ("key class of 3", "INC"),
        ("response class of 5", "INC"),
    ]


def test_mentions_whose_text_slot_is_empty_go_by_their_extents() -> None:
    bare = Instance("COREF", "1", (Slot("TEXT", ()),), (Extent(0, 2),))
    key = AnnotationSet("key", "muc-sgml", {"d": DocumentAnnotations("d", (bare,))})
    assert aligned(compared(key, key, task())) == 1


# --- properties


def compared(key: AnnotationSet, response: AnnotationSet, definition: TaskDefinition) -> UnitComparison:
    return CoreferenceComparer(definition).compare("d", Sides((key, response), {}))


def told(unit: UnitComparison) -> tuple[object, ...]:
    """Return what must not depend on the order of mentions, or on their names."""
    nodes = unit.nodes
    return nodes.level, nodes.status, [nodes.names[name] for name in nodes.name], unit.table, unit.links.kind


TASKS = st.sampled_from(["coreference", "conll-coreference"])


@given(SIDE, SIDE, TASKS, st.sets(st.integers(0, 8)))
def test_the_table_is_the_sum_of_the_shares(
    key: list[tuple[int, int, int]], response: list[tuple[int, int, int]], name: str, optional: set[int]
) -> None:
    unit = compared(corpus("key", key, frozenset(optional)), corpus("response", response), task(name))
    sums: dict[object, list[Any]] = {}
    for index in range(len(unit.nodes)):
        for share in unit.nodes.node(index).shares:
            counts = sums.setdefault(share.row, [0] * len(type(share.column)))
            counts[share.column] += share.amount
    assert {row: tuple(counts) for row, counts in sums.items()} == {
        row: tally.counts() for row, tally in unit.table.items()
    }
    rows = [unit.nodes.sides[side].instance for side in (0, 1)]
    for side, mentions in ((0, key), (1, response)):
        alone = [
            n
            for n, level in zip(rows[side], unit.nodes.level, strict=True)
            if level == Level.INSTANCE and n >= 0
        ]
        assert sorted(alone) == list(range(len(mentions))), "every mention stands on one node"


def totals_are_those_of_the_nodes(sides: Sides, definition: TaskDefinition) -> bool:
    comparer = CoreferenceComparer(definition)
    return comparer.totals("d", sides) == comparer.compare("d", sides).totals


@given(SIDE, SIDE, TASKS, st.booleans(), st.sets(st.integers(0, 8)))
def test_the_table_alone_is_that_of_the_nodes(
    key: list[tuple[int, int, int]],
    response: list[tuple[int, int, int]],
    name: str,
    two_keys: bool,
    optional: set[int],
) -> None:
    sets = corpus("key", key, frozenset(optional)), corpus("response", response)
    assert totals_are_those_of_the_nodes(Sides(sets, {}), task(name, two_keys=two_keys))


def columns(name: str, mentions: list[tuple[int, int, int]]) -> AnnotationSet:
    """Return a side as a reader of token columns makes it; mentions of a chain may be cut otherwise."""
    cells = [[] for _ in range(16)]  # type: list[list[str]]
    for start, end, group in sorted(mentions):
        cells[start] += [f"({group})"] if end == start + 1 else [f"({group}"]
    for start, end, group in mentions:
        cells[end - 1] += [f"{group})"] if end > start + 1 else []
    text = conll([("w", "|".join(cell) or "-") for cell in cells], "d", None)
    return msgspec.structs.replace(read([Source(name, text)], ReadOptions()).annotations, name=name)


def objects(side: AnnotationSet) -> AnnotationSet:
    """Return a side with its annotations made."""
    entry = side.documents["d"]
    entry = msgspec.structs.replace(entry, instances=tuple(entry.instances))
    return msgspec.structs.replace(side, documents={"d": entry})


@given(SIDE, SIDE, TASKS, st.sampled_from([columns, corpus]))
def test_the_table_of_columns_is_that_of_the_nodes(
    key: list[tuple[int, int, int]],
    response: list[tuple[int, int, int]],
    name: str,
    second: Callable[[str, list[tuple[int, int, int]]], AnnotationSet],
) -> None:
    sides, definition = (columns("key", key), second("response", response)), task(name)
    assert totals_are_those_of_the_nodes(Sides(sides, {}), definition)
    comparer = CoreferenceComparer(definition)
    made_sides = Sides(tuple(map(objects, sides)), {})
    assert comparer.totals("d", Sides(sides, {})) == comparer.totals("d", made_sides)
    # Under another id pointers lead nowhere.
    renamed = Sides(
        tuple(msgspec.structs.replace(side, documents={"e": side.documents["d"]}) for side in sides), {}
    )
    assert comparer.totals("e", renamed) == comparer.compare("e", renamed).totals


@given(SIDE, SIDE, TASKS, st.booleans(), st.randoms(use_true_random=False))
def test_neither_order_nor_names_matter(
    key: list[tuple[int, int, int]],
    response: list[tuple[int, int, int]],
    name: str,
    two_keys: bool,
    chance: random.Random,
) -> None:
    definition = task(name, two_keys=two_keys)
    mixed = [chance.sample(side, len(side)) for side in (key, response)]
    comparison = compared(corpus("key", key), corpus("response", response), definition)
    other_comparison = compared(corpus("key", mixed[0]), corpus("response", mixed[1]), definition)
    assert told(comparison) == told(other_comparison)


@given(SIDE, SIDE, TASKS, st.sets(st.integers(0, 8)), st.sets(st.integers(0, 8)))
def test_two_keys_may_be_exchanged(
    one: list[tuple[int, int, int]],
    other: list[tuple[int, int, int]],
    name: str,
    optional_one: set[int],
    optional_other: set[int],
) -> None:
    """M19: MIS and SPU, recall and precision change places, and nothing else changes."""
    definition = task(name, two_keys=True)
    first = corpus("one", one, frozenset(optional_one))
    second = corpus("other", other, frozenset(optional_other))
    there, back = compared(first, second, definition), compared(second, first, definition)
    assert {row: tally.swapped() for row, tally in there.table.items()} == back.table
    exchanged = {Status.MIS: Status.SPU, Status.SPU: Status.MIS}
    statuses = sorted(exchanged.get(Status(status), Status(status)) for status in there.nodes.status)
    assert statuses == sorted(map(Status, back.nodes.status))


@given(SIDE, TASKS)
def test_a_key_against_itself_is_all_right(key: list[tuple[int, int, int]], name: str) -> None:
    distinct = list({mention[:2]: mention for mention in key}.values())
    unit = compared(corpus("key", distinct), corpus("response", distinct), task(name))
    assert {f1(tally) for tally in unit.table.values()} <= {None, Fraction(1)}
    assert unit.open_count() == 0


@pytest.mark.parametrize("name", ["coreference", "muc6-coreference", "muc7-coreference", "conll-coreference"])
def test_the_presets_are_there(name: str) -> None:
    assert task(name).method == "coreference"


def test_mentions_without_text_go_by_their_extents() -> None:
    bare = tuple(Instance("COREF", str(at), (), (Extent(at, at + 2),)) for at in (0, 1))
    key = AnnotationSet("key", "muc-sgml", {"d": DocumentAnnotations("d", bare)})
    unit = compared(key, key, task())
    assert [status for _, status in titles(unit, Level.INSTANCE)] == ["COR", "COR"]
