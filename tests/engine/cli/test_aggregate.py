"""The command that aggregates labels: its forms, the order of the input, thresholds, options that clash."""

import csv
import io
import json
from pathlib import Path

import pytest

from annotally.cli.main import main
from annotally_resources import resource
from support.span_projects import brat_files
from support.strict_schema import strict_validator

WIDE = """item,anna,ben,cleo
1,yes,yes,no
2,no,no,no
3,yes,no,
4,yes,yes,yes
5,,,
6,no,no,yes
"""
SAMPLE = Path(str(resource("sample")))
MODELS = ["majority", "dawid-skene", "one-coin", "mace"]


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "labels.csv"
    path.write_text(WIDE, encoding="utf-8")
    return path


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["aggregate", *words, "--warnings", "none"]) == 0
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


# --- aligned annotations

TEXT = "Ada met Bo in Rome, not in Oslo."
ANNOTATIONS = {
    "anna": "T1\tPER 0 3\tAda\nT2\tPER 8 10\tBo\nT3\tLOC 14 18\tRome\n",
    "ben": "T1\tPER 0 3\tAda\nT2\tORG 8 10\tBo\nT3\tLOC 11 18\tin Rome\n",
    "cleo": "T1\tPER 0 3\tAda\nT2\tPER 8 10\tBo\nT3\tLOC 27 31\tOslo\n",
}


@pytest.fixture
def folders(tmp_path: Path) -> list[str]:
    return [brat_files(tmp_path / name, annotations, TEXT) for name, annotations in ANNOTATIONS.items()]


def test_aligned_annotations_are_items_and_to_lack_one_is_a_vote(
    folders: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    result = json.loads(printed(capsys, *folders, "-t", "spans", "-f", "json"))
    strict_validator("aggregate")(result)
    found = {item["item"]: item for item in result["items"]}
    assert list(found) == ["0-3", "8-10", "11-18", "27-31"]
    assert found["8-10"]["annotators"] == {"anna": "PER", "ben": "ORG", "cleo": "PER"}
    assert (found["8-10"]["label"], found["8-10"]["text"]) == ("PER", "Bo")
    assert found["11-18"]["votes"] == {"(nothing)": 1, "LOC": 2}
    assert found["27-31"]["label"] == "(nothing)"
    assert found["0-3"]["source"] == "unanimous"
    assert " | aggregate labels" in result["signature"]


@pytest.mark.parametrize("model", MODELS)
def test_the_order_of_annotators_makes_no_difference(
    model: str, folders: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    straight, turned = (
        json.loads(printed(capsys, *paths, "-t", "spans", "--model", model, "-f", "json"))
        for paths in (folders, folders[::-1])
    )
    assert straight["items"] == turned["items"]
    assert straight["annotators"] == turned["annotators"]


def test_without_text_there_is_no_word_of_it(folders: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    for form in ("text", "json", "jsonl", "csv"):
        words = [*folders, "-t", "spans", "--threshold", "0.9", "-f", form]
        result = printed(capsys, *words, "--no-text")
        assert not any(word in result for word in ("Ada", "Rome", "Oslo"))
        assert "Rome" in printed(capsys, *words)


def test_fills_of_a_slot_are_proposed_and_become_numbers_without_text(
    capsys: pytest.CaptureFixture[str],
) -> None:
    sides = [str(SAMPLE / side) for side in ("key", "second-key", "response")]
    words = [*sides, "--text", str(SAMPLE / "texts"), "-t", "sample-template-element"]
    words += ["--slot", "organization/type", "-f", "json"]
    whole, bare = (json.loads(printed(capsys, *words, *more)) for more in ([], ["--no-text"]))
    fills = {label for item in whole["items"] for label in item["votes"]}
    assert "company" in fills
    assert bare["items"][0]["votes"] == whole["items"][0]["votes"]
    words[words.index("organization/type")] = "organization/name"
    whole, bare = (json.loads(printed(capsys, *words, *more)) for more in ([], ["--no-text"]))
    assert all(label.startswith("value ") for item in bare["items"] for label in item["votes"])
    for full, empty in zip(whole["items"], bare["items"], strict=True):
        assert sorted(full["votes"].values()) == sorted(empty["votes"].values())


@pytest.mark.parametrize(
    ("words", "code", "text"),
    [
        (["--slot", "colour"], 1, "no slot colour; expected no slot, for the task scores none"),
        (["--names", "a,b"], 2, "3 different names"),
        (["--seed", "1"], 2, "--seed: for --model mace"),
    ],
)
def test_wrong_options_for_annotations_are_refused(
    words: list[str], code: int, text: str, folders: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["aggregate", *folders, "-t", "spans", *words]) == code
    assert text in capsys.readouterr().err


def test_options_about_texts_do_not_go_with_a_table(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["aggregate", str(table), "-t", "spans", "--no-text"]) == 2
    assert "--task, --no-text goes with texts" in capsys.readouterr().err
    assert main(["aggregate", str(table.parent / "labels.csv"), str(table)]) == 1
