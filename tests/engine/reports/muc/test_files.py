"""The files of the MUC scorer: which there are, under which names, and that they come from one result."""

from dataclasses import replace

from annotally.model.diagnostics import warning
from annotally.model.text import Document
from annotally.reports.muc.files import historic_reports
from annotally.reports.muc.map_history import history_text
from annotally.reports.muc.summary import column_summary
from annotally.reports.render.score_text import score_page
from annotally.reports.tables.score_tables import score_rows
from annotally.tasks.presets.ready_made import preset
from annotally.tasks.report_outputs import DEFAULT_OUTPUTS, Outputs
from support.builders import DOCUMENT, comparison, entity, sides

TASK = preset("muc6-named-entity")
BOTH = sides([entity("Ada", 0, "PERSON")], [entity("Ada", 0, "LOCATION")])._replace(
    documents={DOCUMENT: Document(DOCUMENT, "93-062\n0083", "")}
)


def reports(outputs: Outputs) -> dict[str, tuple[str, str]]:
    numbers: list[tuple[int, int, str]] = []
    warnings = [warning("f", 1, 1, "x", "", "")]
    actual_historic_reports = historic_reports(
        TASK, comparison(TASK, BOTH), BOTH, warnings, outputs, lambda *step: numbers.append(step)
    )
    notes = ["Report summary"] * bool(outputs.report_summary) + ["Map history"] * bool(outputs.map_history)
    assert numbers == [(1, 1, note) for note in notes]
    return {report.kind: (report.name, report.text) for report in actual_historic_reports}


def test_there_are_three_files_under_the_manuals_names() -> None:
    actual_reports = reports(DEFAULT_OUTPUTS)
    assert {kind: name for kind, (name, _) in actual_reports.items()} == {
        "scores": "scores",
        "summary": "report_summary",
        "history": "map_history",
    }
    assert actual_reports["history"][1] == history_text(TASK, comparison(TASK, BOTH).units.items(), BOTH)


def test_the_score_report_has_a_page_for_each_document_and_one_for_the_totals() -> None:
    _, text = reports(DEFAULT_OUTPUTS)["scores"]
    result = comparison(TASK, BOTH)
    page = score_page(score_rows(TASK, result.units[DOCUMENT].table))
    assert text.startswith(f"Document 93-062 0083\n{page}\nAll documents\n{page}")
    assert "WARNINGS (1)" in text


def test_names_separator_and_style_can_be_chosen_and_files_left_out() -> None:
    actual_reports = reports(Outputs("a", "b", "", separator="!", object_summary=True))
    assert {kind: name for kind, (name, _) in actual_reports.items()} == {"scores": "a", "summary": "b"}
    assert actual_reports["summary"][1] == column_summary(
        TASK, comparison(TASK, BOTH).units.items(), BOTH, "!"
    )
    assert (
        reports(replace(DEFAULT_OUTPUTS, score_report="", report_summary=""))["history"][0] == "map_history"
    )
