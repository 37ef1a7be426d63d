"""Requests for reports: of a comparison, of a project, and files that the window draws."""

from pathlib import Path
from typing import Any

import pytest

from annotally.model.diagnostics import InputRefused
from annotally.reports.messages import ReportChoice
from annotally.service.server import Service
from annotally_resources import resource
from support.service_window import ServiceWindow

SAMPLE = Path(str(resource("sample"))) / "entities"


@pytest.fixture
def service() -> Service:
    sent: list[Any] = []
    opened = Service(lambda kind, value: sent.append((kind, value)), lambda: None)
    sides = tuple((side, (str(SAMPLE / f"{side}.sgm"),)) for side in ("key", "response"))
    opened.open("spans", (), sides)
    return opened


def test_a_printed_report_has_the_pictures_that_its_page_names(service: Service) -> None:
    report = service.full_reports.printed(ReportChoice(("SAMPLE-0002",)))
    names = [name for name, _, _ in report.pictures]
    assert names == ["documents", "types", "confusion", "agreement"]
    assert all(f'src="picture:{name}"' in report.page for name in names)
    assert "Text: SAMPLE-0002" in report.page
    without = service.full_reports.printed(ReportChoice(agreement=False))
    assert "agreement" not in [name for name, _, _ in without.pictures]


def test_what_is_written_is_what_the_ending_says(service: Service, tmp_path: Path) -> None:
    assert service.full_reports.write(str(tmp_path / "r.md"), ReportChoice()) == (str(tmp_path / "r.md"),)
    pictures = service.full_reports.write(str(tmp_path / "r.svg"), ReportChoice())
    assert {Path(path).parent for path in pictures} == {tmp_path / "r.svg"}
    drawn = {"a.png": b"1", "b.png": b"2"}
    assert len(service.full_reports.save(str(tmp_path / "r.png"), drawn)) == 2
    assert (tmp_path / "r.png" / "b.png").read_bytes() == b"2"


def test_no_input_and_no_project_is_written_over(tmp_path: Path) -> None:
    window = ServiceWindow(tmp_path)
    source = next((tmp_path / "sample" / "key").iterdir())
    before = source.read_bytes()
    for path in (source, window.project):
        with pytest.raises(InputRefused):
            window.service.full_reports.save(str(path), {"": b"x"})
    assert source.read_bytes() == before
    assert "Decisions, and whom they favoured" in window.service.full_reports.printed(ReportChoice()).page
    window.close()


def test_a_document_that_is_not_there_is_refused(service: Service) -> None:
    with pytest.raises(InputRefused, match="no document of the comparison"):
        service.full_reports.printed(ReportChoice(("nowhere",)))
