"""Both outputs of event mention scoring, to the printed digit (Appendix 2, E10); JSON, tree, reasons."""

import json
from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from annotally.comparison.result import TOTAL, Level
from annotally.reports.render.score_text import score_text
from annotally.reports.tables.event_mentions import mention_tally, performance, scored_gold
from annotally.reports.tables.score_tables import score_rows
from annotally.scoring.mentions import MentionTally
from annotally.workspace.facade import Workspace
from support.event_samples import GOLD, SAMPLE, appendix, mentions, opened, tbf
from support.json_results import workspace_text

PRINTED = """TP FP #Gold Prec Recall F1 Type Realis Doc Id
2.40 1.00 4 0.7059 0.6000 0.6486 0.7500 0.7500 1b268b27094ba9c5feb11192dad940ab

=======Final Results=======

Precision (Micro Average): 0.7059

Recall (Micro Average): 0.6000

F1 (Micro Average): 0.6486

Mention type detection accuracy (Micro Average): 0.7500

Mention realis status accuracy (Micro Average): 0.7500

Precision (Macro Average): 0.7059

Recall (Macro Average): 0.6000

F1 (Macro Average): 0.6486

Mention type detection accuracy (Macro Average): 0.7500

Mention realis status accuracy (Macro Average): 0.7500
"""
"""Appendix 2, "Output2"; its last line is printed twice there."""


@pytest.fixture
def example(tmp_path: Path) -> Workspace:
    return appendix(tmp_path)


def text_of(workspace: Workspace) -> str:
    comparison = workspace.comparison()
    pages = [(workspace.document(name).label, unit.table) for name, unit in comparison.units.items()]
    return score_text(workspace.task, comparison.table, comparison.signature, pages, workspace.warnings)


def test_appendix_2_output_2(example: Workspace) -> None:
    assert text_of(example) == f"{PRINTED}\n{example.signature}\n"


def test_appendix_2_output_1(example: Workspace) -> None:
    (text,) = scored_gold(example.sides.sets[0], example.comparison().units)
    scores = [line.split("\t")[-1] for line in text.splitlines() if "\t" in line]
    assert scores == ["1", "1", "-", "0.4"]
    without = "\n".join(line.rpartition("\t")[0] if "\t" in line else line for line in text.split("\n"))
    assert without == tbf({SAMPLE: GOLD})


@pytest.mark.parametrize(
    ("gold", "system", "printed"),
    [((1, 2), (1,), "0.6667"), ((1, 2, 3), (1,), "0.5"), (range(99), (1,), "0.02"), ((1,), (1,), "1")],
)
def test_e10_appended_scores_have_four_decimals_at_most(
    gold: Iterable[int], system: Iterable[int], printed: str, tmp_path: Path
) -> None:
    """2/3, 1/2, 2/100 and 1: trailing zeros are cut."""
    both = [{"d": mentions(",".join(f"t{n}" for n in side))} for side in (gold, system)]
    workspace = opened(tmp_path, *both)
    (text,) = scored_gold(workspace.sides.sets[0], workspace.comparison().units)
    assert text.splitlines()[1].split("\t")[-1] == printed


def table(*amounts: int) -> dict[tuple[str, ...], MentionTally]:
    return {TOTAL: MentionTally(*amounts)}


def test_e10_undefined_prints_nan_and_counts_nothing() -> None:
    text = performance([("a", table(0, 2, 0, 2)), ("b", table(0, 0, 1, 0))], table(0, 2, 1, 2))
    lines = text.splitlines()
    assert lines[1] == "0.00 2.00 0 nan nan nan nan nan a"
    assert lines[2] == "0.00 0.00 1 nan 0.0000 0.0000 0.0000 0.0000 b"
    assert "Precision (Micro Average): 0.0000" in lines
    assert "Precision (Macro Average): 0.0000" in lines


def test_e10_prints_half_up() -> None:
    """1/32 is 0.03125; half to even would print 0.0312."""
    assert "0.0313" in performance([("a", table(1, 31, 32, 32))], table(1, 31, 32, 32)).splitlines()[1]


def test_e5_false_positives_of_documents_without_golds_count_in_micro(tmp_path: Path) -> None:
    workspace = opened(
        tmp_path, {"a": mentions("t1"), "b": []}, {"a": mentions("t1"), "b": mentions("t1", "t2")}
    )
    value = json_of(workspace)["totals"]
    assert value["micro"]["precision"] == pytest.approx(1 / 3)
    assert (value["macro"]["precision"], value["macro"]["documents"]) == (1.0, 1)


def test_e5_only_gold_documents_are_scored_with_warnings_for_the_others(tmp_path: Path) -> None:
    workspace = opened(
        tmp_path,
        {"b": mentions("t1"), "a": mentions("t1")},
        {"a": mentions("t1"), "c": mentions("t1", "t2")},
    )
    assert workspace.document_ids == ("b", "a")
    texts = sorted(str(warning) for warning in workspace.warnings)
    assert [text.partition(": ")[2] for text in texts] == [
        "document b is in key but not in response; expected every document on every side; "
        "all its mentions are missing",
        "document c is in response but not in key; expected every document on every side; it is not scored",
    ]
    assert mention_tally(workspace.comparison().table) == MentionTally(1, 0, 2, 1, 1, 1)


def json_of(workspace: Workspace) -> Any:
    return json.loads(workspace_text(workspace))


def test_json_has_tallies_averages_and_one_pair_for_a_gold_mention(example: Workspace) -> None:
    value = json_of(example)
    assert value["totals"]["tally"] == {
        "TP": 2.4,
        "FP": 1,
        "gold": 4,
        "system": 4,
        "type": 3,
        "realis": 3,
    }
    assert value["totals"]["micro"] == value["totals"]["measures"]
    assert value["totals"]["macro"] == {**value["totals"]["micro"], "documents": 1}
    pairs = [(item["key"], item["response"], item["status"], item["score"]) for item in value["pairs"]]
    assert pairs == [
        ("E4", ["E1", "E2"], "PAR", 0.4),
        ("E2", "E3", "COR", 1.0),
        ("E1", "E4", "COR", 1.0),
        ("E3", None, "MIS", 0.0),
    ]
    together = value["pairs"][0]
    assert together["facets"] == {
        "type": {"status": "COR", "value": 1.0},
        "realis": {"status": "COR", "value": 1.0},
    }
    below = [(item["key"], item["response"], item["status"], item["score"]) for item in together["children"]]
    assert below == [("E4", "E1", "PAR", 0.4), ("E4", "E2", "SPU", 0.4)]


def test_facets_of_several_are_their_mean(tmp_path: Path) -> None:
    system = [*mentions("t1"), ("E2", "t2", "said", "Attack", "Actual")]
    value = json_of(opened(tmp_path, {"d": mentions("t1,t2")}, {"d": system}))
    assert value["pairs"][0]["facets"] == {
        "type": {"status": "INC", "value": 0.5},
        "realis": {"status": "COR", "value": 1.0},
    }


def test_the_score_table_has_one_row(example: Workspace) -> None:
    (row,) = score_rows(example.task, example.comparison().table)
    assert (row.key, row.section, row.path) == (TOTAL, "all mentions", "all mentions")
    corpus = example.corpus_row(SAMPLE)
    assert (corpus.key_count, corpus.response_count, corpus.open, corpus.f) == (4, 4, 2, Fraction(24, 37))


def test_the_tree_calls_a_pair_as_the_gold_and_a_mention_as_the_system(example: Workspace) -> None:
    tree = example.tree(SAMPLE)
    titles = [tree.title[row] for row in range(len(tree.nodes)) if tree.nodes.level[row] != Level.SLOT]
    pairs = ["E4", "E1", "E2", "E2", "E3", "E1", "E4", "E3"]
    assert titles == [SAMPLE, *(f"event {name}" for name in pairs)]
    assert tree.texts[0][1] == "offer advice or reassurance"


def test_every_mention_has_marks_of_its_own(example: Workspace) -> None:
    document = example.document(SAMPLE)
    marks = example.marks(SAMPLE, example.tree(SAMPLE))
    values = [
        (document.text[start:end], lane)
        for start, end, lane in zip(marks.start, marks.end, marks.lane, strict=True)
    ]
    assert values == [
        ("offer", 0),
        ("advice or reassurance", 0),
        ("advice", 1),
        ("reassurance", 1),
        ("came", 0),
        ("came", 1),
        ("going", 0),
        ("going", 1),
        ("got", 0),
    ]


def test_the_inspector_says_why(example: Workspace) -> None:
    group = example.inspect(SAMPLE, 1)
    assert group.cards[1].heading == "event E1, E2"
    assert group.why == (
        "event: maps to it too, but another overlaps it more: a false positive (E1)",
        "mention: of the mentions that map to it the one with the highest overlap (E1): overlap 2/5, 40.00 %",
    )
    second = example.inspect(SAMPLE, 5)
    assert second.cards[1].heading == "event E2"
    assert second.why[-1].endswith("a false positive (E1): overlap 2/5, 40.00 %")


def test_the_inspector_tells_of_those_that_overlap_less(tmp_path: Path) -> None:
    workspace = opened(tmp_path, {"d": mentions("t1", "t1,t2")}, {"d": mentions("t1")})
    (chosen,) = workspace.inspect("d", 1).considered
    assert chosen == "also considered: key event E2, overlap 66.67 %: overlaps it less (E1)"
    missing = next(
        row for row in range(len(workspace.unit("d").nodes)) if workspace.unit("d").nodes.status[row] == 3
    )
    (lost,) = workspace.inspect("d", missing).considered
    assert lost == (
        "also considered: response event E1, overlap 66.67 %: maps to another one, which it overlaps more,"
        " or as much and in an earlier line (E1) (event E1)"
    )
