"""MAT's four tables: their rows, order and headings, and the forms they are printed in (A10, A13, A14)."""

import csv
import io

from annotally.comparison.result import UnitComparison
from annotally.model.diagnostics import warning
from annotally.reports.render.score_csv import score_csv
from annotally.reports.render.score_text import rows_page, score_text
from annotally.reports.render.similarity_csv import SCORES
from annotally.reports.render.similarity_pages import similarity_pages
from annotally.reports.tables.confusion import ConfusionCounts, confusion_of, counts_of
from annotally.reports.tables.score_tables import judged, judged_by, score_rows, total_of
from annotally.reports.tables.similarity_format import bootstrap_page, confusion_page
from annotally.reports.tables.similarity_tables import spreads
from annotally.scoring.bootstrap import SAMPLES
from annotally.scoring.matches import MatchTally
from annotally.tasks.presets.ready_made import preset
from annotally.tasks.similarity_profile import (
    AttributeDecomposition,
    LabelAggregation,
    LabelEquivalence,
    ScoreProfile,
)
from support.similarity_samples import attribute, comparison_of, note, sides_of, spanned, task

SCORE = ScoreProfile(
    aggregations=(LabelAggregation("names", ("PERSON", "PLACE")), LabelAggregation("agents", ("PERSON",))),
    attribute_decompositions=(AttributeDecomposition(("nomtype",), ("PERSON",)),),
)
TASK = task(
    spanned("PERSON", attribute("nomtype")),
    spanned("ORG"),
    spanned("PLACE"),
    score=SCORE,
    equivalences=(LabelEquivalence("FIRM", ("ORG",)),),
    seed=7,
)
TEXT = "Ada Quill of Acme met Bo"
REFERENCE = [
    note("PERSON", "1", (0, 9), nomtype="NAM"),
    note("ORG", "2", (13, 17)),
    note("PERSON", "3", (22, 24)),
]
HYPOTHESIS = [note("PERSON", "1", (0, 9), nomtype="NAM"), note("PLACE", "2", (13, 17))]
SIDES = sides_of(
    {"a": REFERENCE, "b": [note("PLACE", "1", (0, 3))]},
    {"a": HYPOTHESIS, "b": [note("PLACE", "1", (0, 3))]},
    {"a": TEXT, "b": TEXT},
)
RESULT = comparison_of(TASK, SIDES)
MATRIX = counts_of(confusion_of(TASK.similarity, RESULT.units.values(), SIDES))


def test_rows_are_labels_aggregations_all_and_decompositions_in_the_order_of_the_schema() -> None:
    rows = score_rows(TASK, RESULT.table)
    tags = [(row.group, row.name) for row in rows if row.section == "tags"]
    assert tags == [
        *(("", name) for name in ("PERSON", "FIRM", "PLACE", "names", "agents", "<all>")),
        *(("PERSON", f"nomtype={value}") for value in ("<null>", "NAM")),
    ]
    assert list(dict.fromkeys(row.section for row in rows)) == [
        "tags",
        "tokens",
        "pseudo-tokens",
        "characters",
    ]
    assert {row.key: row.tally for row in rows} == dict(RESULT.table)
    assert rows[-1].path == "PERSON/nomtype=NAM"


def test_the_corpus_is_judged_by_all_tags() -> None:
    assert judged_by(TASK) == ("tag", "<all>")
    rows = score_rows(TASK, RESULT.table)
    expected = MatchTally(match=2, refclash=1, hypclash=1, missing=1)
    assert judged(TASK, RESULT.table) == total_of(rows) == expected
    assert judged(TASK, {}) == MatchTally()
    assert [row.key for row in score_rows(TASK, {})] == [("tag", "<all>")]


def lines(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text, newline="")))


def test_a10_the_csv_has_mats_columns() -> None:
    pages = [("Doc A", score_rows(TASK, RESULT.units["a"].table)), ("", score_rows(TASK, RESULT.table))]
    text = score_csv(pages, [warning("f", 0, 0, "odd", "", "")])
    assert text.split("\r\n", 1)[0] == (
        "table,file,label,subset,match,refclash,missing,refonly,reftotal,hypclash,spurious,hyponly,hyptotal,"
        "precision,recall,fmeasure"
    )
    actual_lines = lines(text)
    assert [line["file"] for line in actual_lines] == ["Doc A"] * len(pages[0][1]) + ["<all>"] * len(
        pages[1][1]
    ) + [""]
    people = next(line for line in actual_lines if (line["file"], line["label"]) == ("<all>", "PERSON"))
    assert [people[name] for name in SCORES[4:]] == [
        "1",
        "0",
        "1",
        "1",
        "2",
        "0",
        "0",
        "0",
        "1",
        "1.0",
        "0.5",
        repr(2 / 3),
    ]
    assert actual_lines[-1]["table"] == "warnings"
    assert "odd" in actual_lines[-1]["label"]
    subset = next(line for line in actual_lines if line["subset"])
    assert (subset["label"], subset["subset"]) == ("PERSON", "nomtype=<null>")


def test_a10_where_a_denominator_is_0_this_csv_and_no_other_has_1() -> None:
    firms = next(
        line for line in lines(score_csv([("", score_rows(TASK, RESULT.table))])) if line["label"] == "FIRM"
    )
    assert (firms["hyptotal"], firms["precision"], firms["recall"], firms["fmeasure"]) == (
        "0",
        "1.0",
        "0.0",
        "0.0",
    )
    firm = next(row for row in score_rows(TASK, RESULT.table) if row.name == "FIRM")
    assert firm.tally.precision is None  # type: ignore[union-attr]
    printed = next(line for line in rows_page([firm]).splitlines() if line.startswith("FIRM"))
    assert printed.split() == ["FIRM", "0", "1", "0", "1", "1", "0", "0", "0", "0", "–", "0.0000", "0.0000"]


def test_the_text_has_a_page_for_each_document_and_what_follows() -> None:
    documents = [(name, unit.table) for name, unit in RESULT.units.items()]
    more = similarity_pages(TASK, RESULT, MATRIX)
    text = score_text(TASK, RESULT.table, "signed", documents, more=more)
    assert text.startswith("Document a\nTAGS ")
    pages = text.split("All documents\n")
    assert [
        word in pages[1] for word in ("TOKENS", "PSEUDO-TOKENS", "CHARACTERS", "CONFUSABILITY", "BOOTSTRAP")
    ] == [True] * 5
    assert f"{SAMPLES} samples of documents, seed 7\n" in text
    assert text.endswith("\nsigned\n")
    assert "  PERSON nomtype=NAM " in text
    assert similarity_pages(preset("muc4"), RESULT, None) == ()


def test_nothing_has_no_pages() -> None:
    empty: dict[str, UnitComparison] = {}
    nothing = comparison_of(TASK, sides_of({"a": []}, {"a": []}))
    assert similarity_pages(TASK, nothing, ConfusionCounts((), {})) == ("", "")
    assert spreads(empty, 1) == {}


def test_the_matrix_as_text() -> None:
    page = similarity_pages(TASK, RESULT, MATRIX)[0]
    assert [line.split() for line in page.splitlines()] == [
        ["CONFUSABILITY", "PERSON", "FIRM", "PLACE", "(missing)"],
        ["PERSON", "1", ".", ".", "1"],
        ["FIRM", ".", ".", "1", "."],
        ["PLACE", ".", ".", "1", "."],
        ["(spurious)", ".", ".", ".", "."],
    ]
    assert confusion_page.__doc__


def test_the_bootstrap_as_text() -> None:
    actual_spreads = spreads(RESULT.units, 7)
    rows = score_rows(TASK, RESULT.table)
    page = bootstrap_page(actual_spreads, rows, 7).splitlines()
    assert len(page) == 2 + sum(row.key[0] == "tag" for row in rows)
    people = page[1].split()
    spread = actual_spreads["tag", "PERSON"]["recall"]
    assert people[5:9] == [
        f"{spread.mean:.4f}",
        f"{spread.variance:.6f}",
        f"{spread.deviation:.4f}",
        str(spread.skipped),
    ]
    assert spread.skipped > 0
