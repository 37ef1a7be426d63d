"""Tests of the help's tables of measures."""

import measure_tables

from annotally.scoring.agreement.measures import LABEL_MEASURES, SPAN_MEASURES
from annotally.scoring.families import FAMILIES


def test_the_page_is_up_to_date() -> None:
    """If this fails, run packaging/measure_tables.py."""
    assert measure_tables.main(["--check"]) == 0


def test_a_stale_table_is_replaced_and_the_rest_stays() -> None:
    page = measure_tables.PAGE.read_text(encoding="utf-8")
    stale = page.replace("0.8857", "0.9999")
    assert stale != page
    assert measure_tables.with_tables(stale) == page


def test_every_measure_has_its_line() -> None:
    page = measure_tables.PAGE.read_text(encoding="utf-8")
    measures = [measure for family in FAMILIES for measure in family.measures]
    measures += [declared.measure for declared in (*LABEL_MEASURES, *SPAN_MEASURES)]
    assert [measure.key for measure in measures if f"| {measure.title} | {measure.short} |" not in page] == []


def test_the_figures_are_those_of_the_formulas_and_publications() -> None:
    page = measure_tables.PAGE.read_text(encoding="utf-8")
    # POS 70, ACT 71: (61 + ½ · 2) / 70 and / 71, and their harmonic mean; Cohen (1960) prints .492.
    assert f"| REC | (COR + ½ PAR) / POS | {62 / 70:.4f} |" in page
    assert f"| F, b = 1 | {2 * 62 / (70 + 71):.4f} |" in page
    assert f"| SER | (INC + ½ PAR + MIS + SPU) / POS | {(3 + 1 + 4 + 5) / 70:.4f} |" in page
    kappa = next(line for line in page.splitlines() if line.startswith("| Cohen's kappa |"))
    assert "| 0.4915 |" in kappa
