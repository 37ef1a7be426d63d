"""Coreference as JSON and CSV: every metric of documents and totals, classes by their mentions' ids."""

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest

from annotally.cli.main import main
from support.coreference_samples import KEY, RESPONSE
from support.small_inputs import sgml, write


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    key = write(tmp_path, "key.sgm", [sgml("1", KEY), sgml("2", "nobody")])
    response = write(tmp_path, "response.sgm", [sgml("1", RESPONSE), sgml("2", "nobody")])
    return ["--key", key, "--response", response]


def result(files: list[str], capsys: pytest.CaptureFixture[str], *options: str) -> str:
    assert main(["score", "--task", "coreference", *files, *options]) == 0
    return capsys.readouterr().out


def test_metrics_of_documents_and_totals(files: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    values: dict[str, Any] = json.loads(result(files, capsys, "--format", "json"))
    metrics = values["totals"]["metrics"]
    assert list(metrics) == ["muc", "b3", "ceaf_m", "ceaf_e", "blanc", "lea"]
    assert metrics["muc"]["recall"] == 0.5
    assert metrics["muc"]["tally"] == {
        "recall_num": 2,
        "recall_den": 4,
        "precision_num": 2,
        "precision_den": 3,
    }
    for name, metric in metrics.items():
        tally = metric["tally"]
        assert metric["recall"] == pytest.approx(tally["recall_num"] / tally["recall_den"]), name
        assert metric["precision"] == pytest.approx(tally["precision_num"] / tally["precision_den"]), name
    one, two = values["documents"]
    assert one["metrics"] == metrics
    assert two["metrics"]["b3"]["recall"] is two["metrics"]["b3"]["f1"] is None
    assert two["metrics"]["blanc"]["tally"] == dict.fromkeys(tally, 0)
    assert values["rows"][0]["section"] == "coreference scores"


def test_classes_have_the_ids_of_their_mentions(files: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    values: dict[str, Any] = json.loads(result(files, capsys, "--format", "json"))
    first = values["pairs"][0]
    assert (first["level"], first["status"]) == ("component", "INC")
    classes = [item for item in first["children"] if item["level"] == "class"]
    assert [(mention_class["key"], mention_class["response"]) for mention_class in classes] == [
        (["0", "1", "2"], None),
        (None, ["10", "11"]),
        (None, ["12", "15"]),
    ]
    assert (classes[0]["ceaf_m"], classes[0]["ceaf_e"]) == (["10", "11"], ["10", "11"])
    assert classes[1]["ceaf_m"] == ["0", "1", "2"]
    mentions = [item for item in first["children"] if item["level"] == "instance"]
    assert [
        (mention["key"], mention["response"], mention.get("key_class"), mention.get("response_class"))
        for mention in mentions
    ] == [
        ("0", "10", "0", "10"),
        ("1", "11", "0", "10"),
        ("2", "12", "0", "12"),
        (None, "15", None, "12"),
    ]


def test_two_keys(files: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """M19."""
    there = json.loads(result(files, capsys, "--format", "json", "--key2key"))["totals"]["metrics"]
    swapped = ["--key", files[3], "--response", files[1]]
    back = json.loads(result(swapped, capsys, "--format", "json", "--key2key"))["totals"]["metrics"]
    for name, metric in there.items():
        assert (metric["recall"], metric["precision"]) == (back[name]["precision"], back[name]["recall"])


def test_csv_has_the_columns_of_the_metrics(files: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    rows = list(csv.DictReader(io.StringIO(result(files, capsys, "--format", "csv", "--by-document"))))
    assert [row["name"] for row in rows[:3]] == ["muc", "b3", "ceaf_m"]
    assert {row["document"] for row in rows} == {"1", "2", ""}
    total = {row["name"]: row for row in rows if row["document"] == ""}
    assert (total["muc"]["recall_num"], total["muc"]["recall"], total["muc"]["f1"]) == (
        "2",
        "0.5",
        repr(4 / 7),
    )
    assert (total["b3"]["recall_num"], total["b3"]["recall_den"]) == (repr(11 / 3), "7")
    empty = next(row for row in rows if row["document"] == "2" and row["name"] == "muc")
    assert (empty["recall_den"], empty["recall"]) == ("0", "")


def test_the_text_form_has_a_line_for_each_document(
    files: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    lines = result(files, capsys).splitlines()
    assert lines[3:5] == [
        "1                   3     3       2 / 4      50.0         2 / 3      66.7   57.1",
        "2                   0     0       0 / 0       0.0         0 / 0       0.0    0.0",
    ]


def test_converting_keeps_classes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    key = write(tmp_path, "key.sgm", sgml("1", KEY))
    there, back = str(tmp_path / "key.conll"), str(tmp_path / "again.conll")
    assert main(["convert", key, there, "--to", "conll-coreference", "--drop", "optional"]) == 0
    assert main(["convert", there, back, "--to", "conll-coreference"]) == 0
    assert Path(there).read_bytes() == Path(back).read_bytes()
    assert (
        main(["score", "--task", "muc7-coreference", "--key", there, "--response", back, "--format", "json"])
        == 0
    )
    muc = json.loads(capsys.readouterr().out)["totals"]["metrics"]["muc"]
    assert (muc["recall"], muc["tally"]["recall_den"]) == (1.0, 5)
