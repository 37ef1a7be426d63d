"""The command that compares segmentations: published figures from a table, documents, refusals."""

import csv
import io
import json
from pathlib import Path

import pytest

from annotally.cli.main import main

STARGAZER = ("2331363", "282423", "21231313221", "2141131431", "324354", "2342253", "232231323")


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["segmentation", *words]) == 0
    return capsys.readouterr().out


@pytest.fixture
def stargazer(tmp_path: Path) -> str:
    columns = [
        [str(number) for number, length in enumerate(coder) for _ in range(int(length))]
        for coder in STARGAZER
    ]
    lines = ["paragraph," + ",".join(f"coder{n}" for n in range(7))]
    lines += [f"{n}," + ",".join(labels) for n, labels in enumerate(zip(*columns, strict=True))]
    path = tmp_path / "stargazer.csv"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(path)


def test_fournier_2013_from_a_table(stargazer: str, capsys: pytest.CaptureFixture[str]) -> None:
    line = next(line for line in printed(capsys, stargazer).splitlines() if line.startswith("all"))
    assert line.split()[1:] == ["0.5337", "0.7952", "0.4110", "0.3258", "0.4644"]
    rows = list(csv.DictReader(io.StringIO(printed(capsys, stargazer, "-f", "csv"))))
    assert [row["of"] for row in rows] == ["all"] + ["pair"] * 21
    values = [float(rows[0][key]) for key in ("B", "S", "WD", "Pk", "pi_B")]
    assert values == pytest.approx([0.53369, 0.79524, 0.41103, 0.32581, 0.46445], abs=0.000005)


def test_json_has_the_same_figures_and_the_segments(
    stargazer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    value = json.loads(printed(capsys, stargazer, "-f", "json", "--names", "coder1,coder0", "--window", "3"))
    assert value["segments"][""]["coder1"] == [2, 8, 2, 4, 2, 3]
    assert (value["window"], len(value["figures"])) == (3, 1)


def test_documents_are_apart_and_one_may_be_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """No boundary lies between documents; a document of one annotator has no figures."""
    path = tmp_path / "segments.csv"
    rows = ["one,1,a,a", "one,2,b,b", "two,1,b,x", "two,2,b,y", "three,1,a,", "three,2,b,"]
    path.write_text("\n".join(["document,item,anna,ben", *rows]) + "\n", encoding="utf-8")
    table = list(csv.DictReader(io.StringIO(printed(capsys, str(path), "-f", "csv"))))
    assert [(row["of"], row["first"], row["B"]) for row in table] == [
        ("all", "", "0.5"),
        ("document", "one", "1.0"),
        ("document", "two", "0.0"),
        ("document", "three", ""),
    ]


@pytest.mark.parametrize(
    ("rows", "more", "code", "message"),
    [
        ("1,a,a\n2,,b\n", [], 1, "item 2 without a label of anna"),
        ("1,a,a\n1,a,b\n", [], 1, "item '1' again"),
        ("1,a,a\n2,a\n", [], 1, "expected"),
        ("1,a,a\n", ["--window", "0"], 2, "'0' is not a number of units"),
    ],
)
def test_bad_tables_and_options_are_refused(
    rows: str, more: list[str], code: int, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "segments.csv"
    path.write_text("item,anna,ben\n" + rows, encoding="utf-8")
    assert main(["segmentation", str(path), *more]) == code
    assert message in capsys.readouterr().err
