"""The requests about what was decided: files written whole, never in the place of an input."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from annotally.model.diagnostics import InputRefused
from support.service_window import ServiceWindow


@pytest.fixture
def window(tmp_path: Path) -> Iterator[ServiceWindow]:
    new_window = ServiceWindow(tmp_path)
    yield new_window
    new_window.close()


def test_the_log_is_written_in_either_form(window: ServiceWindow, tmp_path: Path) -> None:
    document = window.workspace.document_ids[0]
    window.decide(document, 1, "take", 0)
    assert window.service.review.export_log(str(tmp_path / "log.csv"), "csv") == 1
    assert window.service.review.export_log(str(tmp_path / "log.jsonl"), "jsonl") == 1
    assert (tmp_path / "log.csv").read_text("utf-8").count("\n") == 2
    assert json.loads((tmp_path / "log.jsonl").read_text("utf-8"))["choice"] == "take A"


def test_feedback_is_written_as_the_name_says(window: ServiceWindow, tmp_path: Path) -> None:
    window.decide(window.workspace.document_ids[0], 1, "neither")
    assert window.service.review.feedback().decided == 1
    window.service.review.export_feedback(str(tmp_path / "f.CSV"))
    window.service.review.export_feedback(str(tmp_path / "f.txt"))
    assert (tmp_path / "f.CSV").read_text("utf-8").startswith("annotator,")
    assert (tmp_path / "f.txt").read_text("utf-8").startswith("DECIDED AGAINST")


def test_neither_an_input_nor_the_project_is_written_over(window: ServiceWindow) -> None:
    for path in (window.workspace.input_files[0], str(window.project)):
        with pytest.raises(InputRefused, match="is an input"):
            window.service.review.export_log(path, "csv")
        with pytest.raises(InputRefused, match="is an input"):
            window.service.review.export_feedback(path)
