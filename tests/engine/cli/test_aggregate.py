"""The command that aggregates labels: its forms, the order of the input, thresholds, options that clash."""

import csv
import io
import json
from pathlib import Path

import pytest

from annotally.cli.main import main

WIDE = """item,anna,ben,cleo
1,yes,yes,no
2,no,no,no
3,yes,no,
4,yes,yes,yes
5,,,
6,no,no,yes
"""
MODELS = ["majority", "dawid-skene", "one-coin", "mace"]


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "labels.csv"
    path.write_text(WIDE, encoding="utf-8")
    return path


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["aggregate", *words]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


def test_the_distribution_of_every_item_is_a_line(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = list(csv.DictReader(io.StringIO(printed(capsys, str(table), "-f", "csv"))))
    assert [(row["item"], row["label"], row["source"]) for row in rows] == [
        ("1", "yes", "majority"),
        ("2", "no", "unanimous"),
        ("3", "", "unresolved"),
        ("4", "yes", "unanimous"),
        ("5", "", "unresolved"),
        ("6", "no", "majority"),
    ]
    assert (rows[0]["votes:no"], rows[0]["votes:yes"], rows[4]["votes:no"]) == ("1", "2", "0")
    assert [float(rows[n]["entropy"]) for n in (0, 1, 2)] == pytest.approx([0.9182958, 0, 1])
    assert (rows[4]["probability"], rows[4]["p:yes"]) == ("", "")


@pytest.mark.parametrize("model", MODELS)
def test_all_forms_hold_the_same_items(model: str, table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [str(table), "--model", model]
    lines = [json.loads(line) for line in printed(capsys, *words, "-f", "jsonl").splitlines()]
    whole = json.loads(printed(capsys, *words, "-f", "json"))
    rows = list(csv.DictReader(io.StringIO(printed(capsys, *words, "-f", "csv"))))
    assert whole["items"] == lines
    assert whole["model"] == model
    for line, row in zip(lines, rows, strict=True):
        assert (line["label"] or "", line["source"]) == (row["label"], row["source"])
        if line["distribution"] is not None:
            assert sum(line["distribution"].values()) == pytest.approx(1)
            assert line["probability"] == float(row["probability"]) == max(line["distribution"].values())


@pytest.mark.parametrize("model", MODELS)
def test_the_order_of_rows_and_columns_makes_no_difference(
    model: str, table: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--model", model, "-f", "json"]
    straight = json.loads(printed(capsys, str(table), *words))
    header, *rows = (line.split(",") for line in WIDE.splitlines())
    turned_rows = [header, *rows[::-1]]
    table.write_text("".join(f"{r[0]},{r[3]},{r[1]},{r[2]}\n" for r in turned_rows), encoding="utf-8")
    turned = json.loads(printed(capsys, str(table), *words))
    assert turned["annotators"] == straight["annotators"]
    assert turned["items"] == straight["items"][::-1]


def test_below_the_threshold_no_label_is_proposed(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, str(table), "--threshold", "2/3", "-f", "csv")
    assert text.count("unresolved") == 2
    text = printed(capsys, str(table), "--threshold", "0.7", "-f", "csv")
    assert text.count("unresolved") == 4
    assert text.count("unanimous") == 2


def test_a_model_is_never_silent(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Item 3 has one vote each: a model that decides it is named, and the item is listed."""
    text = printed(capsys, str(table), "--model", "mace", "--seed", "3")
    assert "model mace, threshold 0, seed 3, starts 10, log-likelihood -" in text
    assert "Labels are proposals of a model, not decisions." in text
    listed = text.partition("UNRESOLVED, OR NOT BY THE MAJORITY")[2]
    assert "no 1, yes 1" in listed
    assert "proposals" not in printed(capsys, str(table))


def test_a_saved_distribution_is_what_is_printed(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = table.with_name("out.jsonl")
    text = printed(capsys, str(table), "-f", "jsonl")
    assert printed(capsys, str(table), "-f", "jsonl", "-o", str(out)) == ""
    assert out.read_text(encoding="utf-8") == text


def test_only_named_annotators_count(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = json.loads(printed(capsys, str(table), "--names", "cleo, anna", "-f", "json"))
    assert [(one["name"], one["labels"]) for one in whole["annotators"]] == [("anna", 5), ("cleo", 4)]


@pytest.mark.parametrize(
    ("more", "code", "message"),
    [
        (["--seed", "x", "--model", "mace"], 2, "'x' is no seed"),
        (["--seed", "1"], 2, "--seed: for --model mace"),
        (["--model", "mace", "--restarts", "0"], 2, "'0' is not a number from 1 to 1000"),
        (["--threshold", "1.5"], 2, "'1.5' is no probability from 0 to 1"),
        (["--names", "anna"], 1, "1 annotator"),
        (["--names", "anna,dora"], 1, "no labels by 'dora'"),
    ],
)
def test_wrong_options_are_refused(
    more: list[str], code: int, message: str, table: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["aggregate", str(table), *more]) == code
    assert message in capsys.readouterr().err


def test_a_table_without_labels_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "labels.csv"
    path.write_text("item,anna,ben\n1,,\n", encoding="utf-8")
    assert main(["aggregate", str(path)]) == 1
    assert "no label in the table" in capsys.readouterr().err
