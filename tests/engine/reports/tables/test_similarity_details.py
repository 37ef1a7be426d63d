"""Every pair in words: details as CSV, JSON, the inspector, headlines (A10)."""

import csv
import io
import json
from fractions import Fraction

from annotally.reports.render.similarity_csv import DETAILS, details_csv
from annotally.reports.tables.similarity_details import dimension_bars, dimension_words
from annotally.reports.tree.inspection import inspect
from annotally.reports.tree.unit_tree import tree_table
from engine.methods.similarity.test_comparer import EXAMPLE
from support.json_results import result_text
from support.similarity_samples import (
    DOCUMENT,
    To,
    attribute,
    comparison_of,
    dimension,
    note,
    profile,
    sides_of,
    spanless,
    spanned,
    task,
)

TEXT = "yesterday Ada Quills saw Bo there"
REFERENCE = [
    note("PERSON", "r1", (10, 20), nomtype="PRO"),
    note("PERSON", "r2", (25, 27)),
    note("LOST", "r3", (0, 1)),
]
HYPOTHESIS = [note("ORGANIZATION", "h1", (11, 20), nomtype="NAM"), note("PERSON", "h2", [(28, 30), (31, 33)])]
SIDES = sides_of({DOCUMENT: REFERENCE}, {DOCUMENT: HYPOTHESIS}, {DOCUMENT: TEXT})
RESULT = comparison_of(EXAMPLE, SIDES)


def test_a10_details_say_why_a_pair_clashes_dimension_by_dimension() -> None:
    text = details_csv(EXAMPLE.similarity, RESULT.units.values(), SIDES)
    clash, missing, spurious = list(csv.DictReader(io.StringIO(text, newline="")))
    assert tuple(clash) == DETAILS
    assert clash == {
        "file": DOCUMENT,
        "outcome": "clash",
        "similarity": repr(8 / 11),
        "ref_id": "r1",
        "ref_label": "PERSON",
        "ref_true_label": "PERSON",
        "ref_start": "10",
        "ref_end": "20",
        "ref_text": "Ada Quills",
        "hyp_id": "h1",
        "hyp_label": "ORGANIZATION",
        "hyp_true_label": "ORGANIZATION",
        "hyp_start": "11",
        "hyp_end": "20",
        "hyp_text": "da Quills",
        "why": "_label: similarity 0, weight 2; nomtype: similarity 0, weight 1",
    }
    assert (missing["outcome"], missing["ref_text"], missing["hyp_id"], missing["similarity"]) == (
        "missing",
        "Bo",
        "",
        "",
    )
    assert (spurious["outcome"], spurious["hyp_text"], spurious["hyp_start"]) == ("spurious", "th … re", "28")


def test_spanless_annotations_have_no_place() -> None:
    chosen = task(spanless("R"))
    sides = sides_of({DOCUMENT: [note("R", "1")]}, {DOCUMENT: [note("R", "1")]})
    text = details_csv(chosen.similarity, comparison_of(chosen, sides).units.values(), sides)
    (match,) = csv.DictReader(io.StringIO(text, newline=""))
    assert (match["outcome"], match["similarity"], match["ref_start"], match["why"]) == (
        "match",
        "1.0",
        "",
        "",
    )


def test_what_differs_inside_a_remainder_and_what_is_dead_weight() -> None:
    chosen = task(spanned("X", attribute("a"), attribute("b")), spanned("Y", attribute("a")))
    sides = sides_of(
        {"d": [note("X", "1", (0, 5), a="p", b="q")]}, {"d": [note("X", "1", (0, 4), a="p", b="r")]}
    )
    why = comparison_of(chosen, sides).units["d"].nodes.why[1]
    assert list(dimension_words(why)) == [
        "_span: similarity 0.8, weight 0.9",
        "_nonannotation_attribute_remainder: similarity 0.5, weight 0.1 (differs in b)",
    ]
    apart = task(
        *chosen.similarity.schema.labels,
        profiles=[profile(name, dimension("_span", 1), dimension("a", 1)) for name in "XY"],
    )
    sides = sides_of({"d": [note("X", "1", (0, 5), a="p")]}, {"d": [note("Y", "1", (0, 5), a="p")]})
    why = comparison_of(apart, sides).units["d"].nodes.why[1]
    assert list(dimension_words(why)) == [
        "a: similarity 0, weight 1, not compared between different tag profiles (A5)"
    ]


def as_json() -> dict[str, object]:
    value = json.loads(result_text(EXAMPLE, RESULT, SIDES))
    assert isinstance(value, dict)
    return value


def test_json_pairs_carry_similarity_and_dimensions() -> None:
    value = as_json()
    clash, missing, spurious, uncompared = value["pairs"]  # type: ignore[misc]
    assert (clash["key"], clash["response"], clash["status"]) == ("r1", "h1", "INC")
    assert clash["similarity"] == clash["score"] == 8 / 11
    assert clash["dimensions"] == {
        "_label": {"method": "label_equality", "weight": 2.0, "similarity": 0.0},
        "_span": {"method": "overlap", "weight": 8.0, "similarity": 1.0},
        "nomtype": {"method": "equality", "weight": 1.0, "similarity": 0.0},
    }
    assert clash["facets"]["_span"] == {"status": "COR", "value": 1.0}
    assert (missing["similarity"], missing["dimensions"], missing["score"]) == (None, {}, 0.0)
    assert spurious["response_text"] == "th … re"
    assert (uncompared["status"], uncompared["score"], uncompared["dimensions"]) == ("UNS", None, {})


def test_json_has_tallies_confusability_and_bootstrap() -> None:
    value = as_json()
    tally = {"match": 0, "refclash": 1, "missing": 1, "hypclash": 1, "spurious": 1}
    sums = {"refonly": 2, "reftotal": 2, "hyponly": 2, "hyptotal": 2}
    assert value["totals"]["tally"] == tally | sums  # type: ignore[index]
    assert value["totals"]["measures"] == {"precision": 0.0, "recall": 0.0, "f1": 0.0}  # type: ignore[index]
    assert value["confusability"] == [
        {"key": "PERSON", "response": "ORGANIZATION", "count": 1},
        {"key": "PERSON", "response": None, "count": 1},
        {"key": None, "response": "PERSON", "count": 1},
    ]
    bootstrap = value["bootstrap"]
    assert (bootstrap["seed"], bootstrap["samples"]) == (0, 1000)  # type: ignore[index]
    row = next(item for item in bootstrap["rows"] if item["name"] == "ORGANIZATION")  # type: ignore[index]
    assert row["recall"] == {"mean": None, "variance": None, "standard_deviation": None, "skipped": 1000}


def test_json_gives_the_attributes_of_a_remainder() -> None:
    chosen = task(spanned("X", attribute("a"), attribute("b")))
    sides = sides_of({"d": [note("X", "1", (0, 5), a="p", b="q")]}, {"d": [note("X", "1", (0, 5), a="p")]})
    (pair,) = json.loads(result_text(chosen, comparison_of(chosen, sides), sides))["pairs"]
    rest = pair["dimensions"]["_nonannotation_attribute_remainder"]
    assert (rest["similarity"], rest["attributes"]) == (0.5, {"a": 1.0, "b": 0.0})
    assert [child["score"] for child in pair["children"][-1]["children"]] == [1.0, 0.0]


def test_the_inspector_tells_similarity_dimensions_and_losers() -> None:
    chosen = task(spanned("X"))
    sides = sides_of(
        {DOCUMENT: [note("X", "1", (0, 9)), note("X", "2", (2, 9))]},
        {DOCUMENT: [note("X", "3", (2, 9))]},
        {DOCUMENT: TEXT},
    )
    unit = comparison_of(chosen, sides).units[DOCUMENT]
    alone = inspect(unit, 1, DOCUMENT, sides, chosen)
    assert alone.considered == (
        "also considered: response X 3, similarity 80.00 %: paired with another one: all pairs together are"
        " most similar so (A12) (X 2)",
    )
    pair = inspect(unit, 2, DOCUMENT, sides, chosen)
    assert pair.why == ("object: the same in every dimension that counts (A3): similarity 1, 100.00 %",)
    assert [(dimension.name, dimension.value, dimension.weight) for dimension in pair.dimensions] == [
        ("_label", "1", "0.1"),
        ("_span", "1", "0.9"),
        ("", "1", "1"),
    ]
    assert pair.considered[0].startswith(
        "also considered: key X 1, similarity 80.00 % (20.00 less than this pair): not paired"
    )


def test_bars_are_as_long_as_weights_and_filled_as_far_as_similarities() -> None:
    """A1, the worked example: 8/11."""
    unit = RESULT.units[DOCUMENT]
    inspection = inspect(unit, 3, DOCUMENT, SIDES, EXAMPLE)
    bars = inspection.dimensions
    assert [(bar.name, bar.length, bar.filled) for bar in bars] == [
        ("_label", 0.25, 0.0),
        ("_span", 1.0, 1.0),
        ("nomtype", 0.125, 0.0),
        ("", 1.0, float(Fraction(8, 11))),
    ]
    assert (bars[-1].value, bars[-1].exact, bars[-1].weight) == ("0.7273", "8/11", "11")
    assert [bar.name for bar in bars if bar.current] == ["_span"], "row 3 is about the span"
    assert not any(bar.current for bar in inspect(unit, 1, DOCUMENT, SIDES, EXAMPLE).dimensions)
    assert inspect(unit, 5, DOCUMENT, SIDES, EXAMPLE).dimensions == (), "missing: nothing to compare with"


def test_bars_say_dead_weight_and_parts_of_a_remainder() -> None:
    chosen = task(spanned("X", attribute("a"), attribute("b")), spanned("Y", attribute("a")))
    sides = sides_of(
        {"d": [note("X", "1", (0, 5), a="p", b="q")]}, {"d": [note("X", "1", (0, 4), a="p", b="r")]}
    )
    bars = dimension_bars(comparison_of(chosen, sides).units["d"].nodes.why[1], "b")
    assert [(bar.name, bar.value) for bar in bars if bar.below] == [("a", "1"), ("b", "0")]
    assert [bar.name for bar in bars if bar.current] == ["b"]
    apart = task(
        *chosen.similarity.schema.labels,
        profiles=[
            profile(name, dimension("_span", 1), dimension("a", 1), dimension("_label", 0)) for name in "XY"
        ],
    )
    sides = sides_of({"d": [note("X", "1", (0, 5), a="p")]}, {"d": [note("Y", "1", (0, 5), a="p")]})
    bars = dimension_bars(comparison_of(apart, sides).units["d"].nodes.why[1])
    values = {bar.name: (bar.dead, bar.note.partition(":")[0]) for bar in bars}
    assert values == {
        "_span": (False, ""),
        "a": (True, "dead weight"),
        "_label": (False, "no weight"),
        "": (False, ""),
    }


def test_annotations_are_called_by_what_they_or_their_targets_cover() -> None:
    chosen = task(spanned("X"), spanless("R", attribute("to", "annotation", "set")))
    notes = [
        note("X", "1", (10, 20)),
        note("R", "2", to=[To("X", "1"), To("X", "gone")]),
        note("R", "3"),
    ]
    sides = sides_of({DOCUMENT: notes}, {DOCUMENT: []}, {DOCUMENT: TEXT})
    tree = tree_table(comparison_of(chosen, sides).units[DOCUMENT], DOCUMENT, sides, chosen)
    assert [tree.texts[0][row] for row in range(1, 4)] == ["Ada Quills", "Ada Quills", "#3"]


def test_rows_of_dimensions_show_what_they_compare() -> None:
    tree = tree_table(RESULT.units[DOCUMENT], DOCUMENT, SIDES, EXAMPLE)
    shown = [(tree.title[row], tree.texts[0][row], tree.texts[1][row]) for row in range(1, 5)]
    assert shown == [
        ("PERSON │ ORGANIZATION r1", "Ada Quills", "da Quills"),
        ("_label", "PERSON", "ORGANIZATION"),
        ("_span", "Ada Quills", "da Quills"),
        ("nomtype", "PRO", "NAM"),
    ]
    chosen = task(spanned("X", attribute("a"), attribute("b")))
    sides = sides_of({"d": [note("X", "1", (0, 5), b="q")]}, {"d": [note("X", "1", (0, 5))]}, {"d": TEXT})
    tree = tree_table(comparison_of(chosen, sides).units["d"], "d", sides, chosen)
    shown = [(tree.title[row], tree.texts[0][row], tree.texts[1][row]) for row in range(4, 7)]
    assert shown == [("_nonannotation_attribute_remainder", "", ""), ("a", "", ""), ("b", "q", "")]
