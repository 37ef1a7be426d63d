"""Tests of the help's page of measures: all that is printed is there, with examples by the engine."""

import csv
import io
import re

import measure_tables
import pytest
from measure_entries import COHEN, JUDGES, sections

from annotally.cli.main import main
from annotally.methods.coreference.metrics import METRICS
from annotally.reports.tables.planning import HEADER as PLANNED
from annotally.scoring.agreement.laboratory.catalogue import MEASURES as LABORATORY
from annotally.scoring.agreement.measures import LABEL_MEASURES, SPAN_MEASURES
from annotally.scoring.families import FAMILIES
from support.house import ROOT

SAMPLE = ROOT / "resources" / "annotally_resources" / "sample"
PAGE = measure_tables.PAGE.read_text(encoding="utf-8")


def test_the_page_is_up_to_date() -> None:
    """If this fails, run packaging/measure_tables.py."""
    assert measure_tables.main(["--check"]) == 0


def test_a_stale_figure_is_replaced_and_the_rest_stays() -> None:
    stale = PAGE.replace("**0.8857**", "**0.9999**")
    assert stale != PAGE
    assert measure_tables.with_measures(stale) == PAGE


def section_of(title: str) -> str:
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def test_every_measure_has_its_section_with_all_its_parts() -> None:
    for section in sections():
        body = section_of(section.title)
        for entry in section.entries:
            own = body.split(f"### {measure_tables.heading(section, entry)}\n")[1].split("\n### ")[0]
            parts = ("- Example: ", "- In CSV and JSON: `", "- Source: ", "ithout a value")
            assert [part for part in parts if part not in own] == [], entry.key
            assert own.count("```math\n") + own.count("> **") == 1, entry.key
            assert re.search(r"\*\*.+\*\*", own.split("- Example: ")[1].split("\n")[0]), entry.key


def test_every_declared_measure_is_there() -> None:
    declared = [measure for family in FAMILIES for measure in family.measures]
    declared += [agreed.measure for agreed in (*LABEL_MEASURES, *SPAN_MEASURES)]
    pairs = {(entry.key, str(entry.title)) for section in sections() for entry in section.entries}
    assert {(measure.key, str(measure.title)) for measure in declared} <= pairs
    assert {(measure.key, str(measure.title)) for measure in LABORATORY} <= pairs
    assert {*METRICS} <= {key for key, _ in pairs}


ENTITIES = [str(SAMPLE / "entities" / name) for name in ("key.sgm", "response.sgm")]
COMMANDS = (
    ("score", "--task", "named-entity", "--key", ENTITIES[0], "--response", ENTITIES[1]),
    ("score", "--task", "mat", *(f"--{side}={SAMPLE}/relations/{side}" for side in ("key", "response"))),
    ("agreement", *ENTITIES, "--task", "named-entity"),
    ("agreement", str(SAMPLE / "labels" / "labels.csv"), "--measures", "all"),
    ("aggregate", str(SAMPLE / "labels" / "labels.csv")),
    ("segmentation", str(SAMPLE / "labels" / "segments.csv")),
    (
        "compare-runs",
        ENTITIES[1],
        ENTITIES[0],
        "--key",
        ENTITIES[0],
        "--task",
        "named-entity",
        "--measure",
        "f1",
    ),
    ("campaign", *ENTITIES, "--task", "named-entity"),
)
NO_MEASURES = {
    *("document", "documents", "section", "name", "table", "file", "label", "subset", "basis", "scope", "of"),
    *(
        "first",
        "second",
        "measure",
        "value",
        "n",
        "level",
        "samples",
        "undefined",
        "left_out",
        "reason",
        "system",
    ),
    *("distance", "error", "method", "landis_koch", "gwet", "item", "source", "width", "differ", "system"),
    *("POS", "ACT", "COR", "PAR", "INC", "MIS", "SPU", "NON", "match", "refclash", "missing", "refonly"),
    *("reftotal", "hypclash", "spurious", "hyponly", "hyptotal"),
}
"""Columns that name, count, or say what a value is of."""
SPELLED = {"fmeasure": "f1"}
"""MAT's own names of columns."""


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_every_figure_that_a_command_prints_is_there(
    command: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "--format", "csv", "--quiet"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    columns = {column for column in rows[0] if ":" not in column} - NO_MEASURES
    columns |= {row["measure"] for row in rows if "measure" in row}
    named = set(re.findall(r"^- In CSV and JSON: (.*)$", PAGE, re.MULTILINE))
    keys = set(re.findall(r"`(\w+)`", " ".join(named)))
    assert {SPELLED.get(column, column) for column in columns} - keys == set()


def test_every_figure_of_a_plan_is_there() -> None:
    """A plan takes seconds, and the page has one already."""
    keys = {name for section in sections() for entry in section.entries for name in entry.key.split(", ")}
    assert set(PLANNED) - NO_MEASURES <= keys


def test_the_figures_are_those_of_the_formulas_and_publications() -> None:
    slots = section_of("Slots: the MUC scorers")
    # POS 70, ACT 71: (61 + ½ · 2) / 70 and / 71, and their harmonic mean; Cohen (1960) prints .492.
    assert f"(61 + ½ · 2) / 70 = **{62 / 70:.4f}**" in slots
    assert f"2 · (61 + ½ · 2) / (70 + 71) = **{2 * 62 / (70 + 71):.4f}**" in slots
    assert f"(3 + ½ · 2 + 4 + 5) / 70 = **{13 / 70:.4f}**" in slots
    assert "**0.4915**" in section_of("Agreement on labels").split("### Cohen's kappa")[1][:300]
    intraclass = re.findall(r"- Example: \*\*(.*)\*\*", section_of("Intraclass correlations"))
    assert [f"{float(value):.2f}" for value in intraclass] == ["0.17", "0.29", "0.71", "0.44", "0.62", "0.91"]


def test_the_steps_to_kappa_are_those_of_its_example() -> None:
    agreeing = sum(first == second for first, second in COHEN.items)
    uses = [[sum(item[judge] == label for item in COHEN.items) for label in "012"] for judge in (0, 1)]
    chance = sum(one * two for one, two in zip(*uses, strict=True)) / len(COHEN.items) ** 2
    words = section_of("Agreement on labels")
    assert f"agree on {agreeing} items: p_o = {agreeing / len(COHEN.items):.4f}" in words
    assert f"= {chance:.4f}, and κ" in words
    assert uses == [[120, 60, 20], [100, 60, 40]]
    assert " / ".join(JUDGES) in section_of("Intraclass correlations")
