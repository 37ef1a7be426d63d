"""The command agreement on one export of a tool that has the annotations of several people."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from annotally.cli.main import main
from support.small_inputs import write
from support.tool_exports import EXPORTS, write_ehost, write_prodigy, write_tei

Writer = Callable[[Path], str]


def report_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main(["agreement", *arguments, "--task", "spans", "--format", "json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert isinstance(report, dict)
    return report


@pytest.mark.parametrize("export", EXPORTS)
def test_annotators_of_one_export_are_compared(
    export: Writer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = export(tmp_path)
    together = report_of(capsys, path)
    assert together["annotators"] == EXPORTS[export]
    named = report_of(capsys, path, path, "--layer", ",".join(EXPORTS[export]))
    assert together["items"] == named["items"]
    assert together["pairs"] == named["pairs"]


@pytest.mark.parametrize("export", EXPORTS)
def test_one_of_two_agrees(export: Writer, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["agreement", export(tmp_path), "--task", "spans"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"AGREEMENT OF 2 ANNOTATORS: {', '.join(EXPORTS[export])}\n")
    assert "have it                    1  1    2\n" in out


def test_annotators_of_later_files_count(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    project = Path(write_ehost(tmp_path))
    first = (project / "saved" / "note.txt.knowtator.xml").read_text(encoding="utf-8")
    write(project / "corpus", "b.txt", "Ada left Rome.")
    later = first.replace("note.txt", "b.txt").replace("_ben", "_cleo").replace(">ben<", ">cleo<")
    write(project / "saved", "b.txt.knowtator.xml", later)
    assert report_of(capsys, str(project))["annotators"] == ["anna", "cleo", "ben"]


def test_one_layer_is_one_annotator(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["agreement", write_prodigy(tmp_path), "--layer", "notes-anna"]) == 2
    assert "1 annotator; give a file or folder for each" in capsys.readouterr().err


def test_names_may_be_given(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert report_of(capsys, write_tei(tmp_path), "--names", "Anna,Ben")["annotators"] == ["Anna", "Ben"]


@pytest.mark.parametrize(
    ("name", "text"),
    [("k.conll", "Ada\tB-X\tB-Y\nleft\tO\tO\n"), ("none.json", "nothing\n"), ("gone.json", None)],
)
def test_columns_are_no_annotators(
    name: str, text: str | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / name) if text is None else write(tmp_path, name, text)
    assert main(["agreement", path, "--task", "spans"]) != 0
    assert capsys.readouterr().out == ""
