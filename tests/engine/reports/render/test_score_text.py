"""The text report against the two pages the MUC scorer manual prints ("Score Files"; M1, M2, M3, M4).

``printed/named_entity.txt`` and ``printed/scenario_template.txt`` quote those pages: they are the
specification's printed examples. The tests take nothing but names and the six counts from them.
"""

import re
from pathlib import Path

import pytest

from annotally.reports.render.score_text import layout, score_line, score_page, score_text
from annotally.reports.tables.score_tables import ScoreRow, score_rows
from annotally.scoring.tally import Tally
from annotally.tasks.presets.ready_made import preset

PRINTED = Path(__file__).parents[1] / "printed"
_COUNTS = re.compile(r"(?P<name>.{12})\s*(\d+)\s+(\d+)\|\s*(\d+)\s+(\d+)\s+(\d+)\|\s*(\d+)\s+(\d+)\s+(\d+)\|")
_SECTIONS = {
    "SUBTASK SCORES": "subtask scores",
    "SECT SCORES": "section scores",
    "OBJ SCORES": "object scores",
    "SLOT SCORES": "slot scores",
}


def page(name: str) -> str:
    return (PRINTED / f"{name}.txt").read_bytes().decode()


def counts_of(line: str) -> tuple[str, Tally] | None:
    match = _COUNTS.match(line)
    if match is None:
        return None
    return match["name"], Tally(*(int(match[n]) for n in range(4, 10)))


def rows_of(text: str) -> list[ScoreRow]:
    """Read section, group, name and counts off a printed page; everything else is the report's to make."""
    rows = []
    section = group = ""
    for line in text.splitlines():
        if (counts := counts_of(line)) is not None:
            name, tally = counts
            if name.startswith("TEXT FILTERI"):
                rows.append(ScoreRow(("text-filter",), "text filtering", "", "text filtering", tally))
            elif name.startswith("ALL SLOTS"):
                rows.append(ScoreRow(("total",), "all slots", "", "all slots", tally))
            elif section:
                own_group = group if name.startswith(" ") else ""
                rows.append(ScoreRow(("x", name), section, own_group, name.strip(), tally))
        elif "|" in line and "POS" not in line:
            head = line.split("|", 1)[0].strip()
            if head in _SECTIONS:
                section, group = _SECTIONS[head], ""
            else:
                group = head
    return rows


def test_the_named_entity_page_is_printed_byte_for_byte() -> None:
    printed = page("named_entity")
    rows = rows_of(printed)
    assert len(rows) == 28
    assert score_page(rows).splitlines() == printed.splitlines()


def test_the_scenario_template_page_is_printed_byte_for_byte() -> None:
    """But for the blank lines where the manual turns a page."""
    expected = [line for line in page("scenario_template").splitlines() if line]
    rows = rows_of("\n".join(expected))
    assert len(rows) == 32
    assert score_page(rows).splitlines() == expected


def test_the_preset_of_successions_has_the_rows_of_the_printed_page_in_its_order() -> None:
    printed = rows_of(page("scenario_template"))
    rows = score_rows(preset("muc6-scenario-template"), {})
    assert [(row.section, row.group[:12], row.name[:11]) for row in rows if row.group] == [
        (row.section, row.group, row.name) for row in printed if row.group
    ]
    assert [row.name[:12] for row in rows if not row.group] == [
        row.name[:12] for row in printed if not row.group
    ]


def test_tasks_without_text_filtering_have_no_row_for_it() -> None:
    assert not [row for row in score_rows(preset("muc7-template-relation"), {}) if "filter" in row.name]


@pytest.mark.parametrize("name", ["named_entity", "scenario_template"])
def test_every_row_with_counts_comes_out_as_printed(name: str) -> None:
    checked = 0
    for line in page(name).splitlines():
        if (counts := counts_of(line)) is not None:
            assert score_line(*counts, layout([])) == line
            checked += 1
    assert checked == {"named_entity": 28, "scenario_template": 32}[name]


def test_names_are_cut_to_twelve_characters_the_leading_blank_included() -> None:
    line = score_line(" organization", Tally(), layout([]))
    assert line.startswith(" organizatio ")
    assert score_line("succession_event", Tally(), layout([])).startswith("succession_e ")


def test_percentages_round_half_up_and_print_0_without_a_denominator() -> None:
    assert score_line("x", Tally(cor=1, mis=199), layout([])).split("|")[-1].split()[0] == "1"
    assert score_line("x", Tally(), layout([])).split("|")[-1].split() == ["0"] * 6


def test_columns_grow_where_numbers_would_run_together() -> None:
    total = Tally(123456, 0, 12345, 100000, 100000, 1000000)
    lines = score_page([ScoreRow(("total",), "all slots", "", "all slots", total)]).splitlines()
    header, row = lines[1], lines[3]
    assert {len(line) for line in lines[:4]} == {len(row)}
    assert [at for at, sign in enumerate(header) if sign == "|"] == [
        at for at, sign in enumerate(row) if sign == "|"
    ]
    numbers = [int(n) for n in row.replace("ALL SLOTS", "").replace("|", " ").split()[:8]]
    assert numbers == [total.pos, total.act, *total.counts()]


def test_a_report_ends_with_its_signature_and_has_a_page_per_document_on_request() -> None:
    task = preset("muc4")
    values = {("total",): Tally(cor=1)}
    text = score_text(task, values, "annotally x | muc4")
    assert text.startswith("-" * 78 + "\n")
    assert text.endswith("\nannotally x | muc4\n")
    assert "SUBTASK" not in text
    assert "SECT" not in text
    paged = score_text(task, values, "s", [("TST3-MUC4-0001", values), ("TST3-MUC4-0002", {})])
    assert paged.count("F-MEASURES") == 3
    assert paged.index("Document TST3-MUC4-0001") < paged.index("Document TST3-MUC4-0002")
    assert paged.index("Document TST3-MUC4-0002") < paged.index("All documents")
