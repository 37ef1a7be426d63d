"""The raw scores that the window asks for: those of the command line, of the corpus and of a document."""

from pathlib import Path

from annotally.reports.messages import ReportChoice
from annotally.service.full_report import workspace_report
from annotally.service.server import Service
from annotally.workspace.raw_scores import score_raw
from support.texts_in_brat import save_brat

NAMES = [("PLACE", "Oslo"), ("PERSON", "Ada")]
TEXT, SPACED = "Ada went to Oslo.", "Ada  went to Oslo."


def opened(folder: Path, *texts: str) -> Service:
    """Return a service with a key of two documents, and other sides with these texts of the first."""
    folder.mkdir(exist_ok=True)
    sides = tuple(
        (f"side{number}", (save_brat(folder / str(number), {"a": text, "b": TEXT}, NAMES),))
        for number, text in enumerate((TEXT, *texts))
    )
    service = Service(lambda _kind, _value: None, lambda: None)
    opened_message = service.open("spans", (), sides, key2key=len(texts) > 1)
    assert opened_message.realigned == (1 if SPACED in texts else 0)
    return service


def test_raw_scores_are_those_of_the_command_line(tmp_path: Path) -> None:
    service = opened(tmp_path, SPACED)
    workspace, _ = service.what_is_open
    assert workspace is not None
    realignment = score_raw(workspace, workspace.comparison())
    raw = service.raw_scores.measure()
    assert raw is not None
    assert realignment is not None
    assert {row.key: row.tally for row in raw.rows}.items() >= dict(realignment.table).items()
    assert (raw.realigned, raw.set_aside, raw.not_carried) == (1, 0, 0)
    assert "RAW AND REALIGNED (documents realigned: 1;" in raw.page
    document = next(iter(realignment.documents))
    of_document = service.raw_scores.measure(document)
    assert of_document is not None
    assert {row.key: row.tally for row in of_document.rows}.items() >= dict(
        realignment.documents[document]
    ).items()
    other = next(name for name in workspace.document_ids if name != document)
    assert service.raw_scores.measure(other) is None


def test_there_are_none_of_equal_texts_and_of_several_annotators(tmp_path: Path) -> None:
    assert opened(tmp_path / "same", TEXT).raw_scores.measure() is None
    assert opened(tmp_path / "three", SPACED, TEXT).raw_scores.measure() is None


def test_a_report_and_the_agreement_pane_have_raw_figures_too(tmp_path: Path) -> None:
    service = opened(tmp_path, SPACED)
    workspace, _ = service.what_is_open
    assert workspace is not None
    report = workspace_report(workspace, ReportChoice(), progress=lambda _done, _of, _note: None)
    sections = {section.name: section for section in report.sections}
    table = sections["realignment"].table
    assert table is not None
    total = next(cells for cells in table.table.rows if cells[0] == "<all>")
    # Of four annotations the one behind the added blank is missed raw: in document a, "Oslo".
    assert list(map(str, total[2:])) == ["3/4", "3/4", "3/4", "1", "1", "1"]
    assert sections["realignment"].sentences[0].startswith("Documents realigned: 1;")
    assert sections["raw_agreement"].table is not None
    sheet = service.agreement.measure("items", (), intervals=False)
    by_place = [line for line in sheet.lines if line.raw]
    assert by_place
    assert any(line.raw != line.value for line in by_place)
