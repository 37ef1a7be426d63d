"""``annotally decisions``: the log and the feedback of a project, on the command line."""

import csv
import shutil
from pathlib import Path

import pytest

from annotally.cli.main import main
from support.service_window import ServiceWindow


@pytest.fixture
def project(tmp_path: Path) -> Path:
    window = ServiceWindow(tmp_path)
    window.decide(window.workspace.document_ids[0], 1, "neither")
    window.close()
    return window.project


def test_the_log_is_printed_or_written(
    project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["decisions", str(project)]) == 0
    printed = capsys.readouterr().out
    assert printed.splitlines()[0].startswith("document,row,level,path,A,B,final,choice")
    assert ",neither," in printed
    assert main(["decisions", str(project), "--format", "jsonl", "--out", str(tmp_path / "log")]) == 0
    assert '"choice":"neither"' in (tmp_path / "log").read_text("utf-8")
    assert not list(tmp_path.glob(".p*lock")), "nobody is kept from it"


def test_feedback_is_text_or_csv(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["decisions", str(project), "--report", "feedback"]) == 0
    assert capsys.readouterr().out.startswith("DECIDED AGAINST key\n")
    assert main(["decisions", str(project), "--report", "feedback", "--format", "csv"]) == 0
    assert capsys.readouterr().out.startswith("annotator,type")


def test_problems_of_the_key_are_listed_one_by_one(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["decisions", str(project), "--report", "problems"]) == 0
    *lines, count = capsys.readouterr().out.splitlines()
    assert count == f"{len(lines)} problems"
    assert all(line.endswith(": undecided; decide the object") for line in lines)
    assert main(["decisions", str(project), "--report", "problems", "--format", "csv"]) == 0
    listed = list(csv.DictReader(capsys.readouterr().out.splitlines()))
    assert len(listed) == len(lines)
    assert {(row["kind"], row["problem"]) for row in listed} == {("open", "undecided")}
    assert all(row["document"] and row["object"] for row in listed)


def test_what_does_not_go_together_is_wrong_usage(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["decisions", str(project), "--report", "feedback", "--format", "jsonl"]) == 2
    assert "text or csv is needed" in capsys.readouterr().err


def test_damage_missing_inputs_and_inputs_as_targets_are_refused(
    project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = next((tmp_path / "sample" / "key").iterdir())
    assert main(["decisions", str(project), "--out", str(source)]) == 1
    assert "is an input" in capsys.readouterr().err
    shutil.move(tmp_path / "sample" / "key", tmp_path / "elsewhere")
    assert main(["decisions", str(project)]) == 1
    assert "no such input" in capsys.readouterr().err
    project.write_bytes(b"SQLite format 3\0" + b"x" * 5000)
    assert main(["decisions", str(project)]) == 1
    assert str(project) in capsys.readouterr().err
