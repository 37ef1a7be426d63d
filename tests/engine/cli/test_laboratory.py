"""The agreement laboratory on the command line: all three outputs, distances, refusals."""

import csv
import io
import json
from pathlib import Path

import pytest

from annotally.cli.main import main

TABLE = "item,anna,ben\n" + "".join(
    f"{number},{labels[0]},{labels[1]}\n"
    for number, labels in enumerate(["SS"] * 20 + ["SI"] * 10 + ["IS"] * 20 + ["II"] * 50)
)


@pytest.fixture
def table(tmp_path: Path) -> str:
    path = tmp_path / "labels.csv"
    path.write_text(TABLE, encoding="utf-8")
    return str(path)


def test_text_has_figures_reasons_and_sources(table: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["agreement", table, "--measures", "all", "--distance", "ordinal", "--seed", "1"]) == 0
    out, err = capsys.readouterr()
    assert not err
    lines = out.splitlines()
    assert lines[0] == "AGREEMENT LABORATORY, 2 ANNOTATORS: anna, ben"
    kappa = next(line for line in lines if line.startswith("  Cohen's kappa"))
    assert kappa.split()[5:13] == [
        "0.3478",
        "0.0950",
        "0.1616",
        "0.5340",
        "0.0004",
        "100",
        "fair",
        "(Landis–Koch),",
    ]
    assert "undefined: labels are no numbers, and no order of them is given" in out
    assert "The coefficients differ, from κ_F 0.3407 to AC 0.4495: 130 of 200 labels are 'I'" in out
    assert "1000 samples of items, seed 1" in out
    assert "Fleiss, Cohen and Everitt" in out
    assert " | laboratory | anna, ben " in lines[-1]


def test_csv_and_json_have_the_same_figures(table: str, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["agreement", table, "--measures", "gwet_ac,specific_agreement", "-f"]
    assert main([*asked, "csv"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert main([*asked, "json"]) == 0
    value = json.loads(capsys.readouterr().out)
    assert [(row["measure"], row["label"]) for row in rows] == [
        ("gwet_ac", ""),
        ("specific_agreement", "I"),
        ("specific_agreement", "S"),
    ]
    for row, measure in zip(rows, value["measures"], strict=True):
        assert float(row["value"]) == measure["value"]
        assert float(row["low"]) == measure["low"]
    assert value["circumstances"]["bias_counts"] in ([30, 40], [70, 60])
    assert value["sources"]["gwet_ac"]["formula"]


def test_distances_from_a_file_are_read_and_warned_of(
    table: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    distances = tmp_path / "far.tsv"
    distances.write_text("S\tI\t3\nS\tX\t1\nI\tX\t1\n", encoding="utf-8")
    asked = ["agreement", table, "--distance", str(distances), "--measures", "cohen_kappa"]
    assert main([*asked, "-f", "csv"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    nominal, weighted, warning = rows
    assert float(weighted["value"]) == pytest.approx(float(nominal["value"]))
    assert "no metric" in warning["reason"]
    distances.write_text("S\tX\t1\n", encoding="utf-8")
    assert main(asked) == 1
    assert "label 'I'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--measures", "kapa"], "no measure 'kapa'"),
        (["--order", "S,,I"], "different labels"),
        (["--measures", "all", "--per", "type"], "--per does not go with"),
        (["--measures", "all", "--seed", "many"], "seed"),
        (["--kinds", "spans"], "--kinds goes with texts"),
        (["--kinds", "words"], "no kind 'words'"),
        (["--sampler", "dice"], "invalid choice: 'dice'"),
        (["--precision", "0"], "no number from 0.001 to 1"),
        (["--position-weight", "heavy"], "no number from 0 to 1000"),
    ],
)
def test_options_that_make_no_sense(
    options: list[str], words: str, table: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(["agreement", table, *options])
    except SystemExit as end:
        code = int(end.code or 0)
    assert code == 2
    assert words in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("S,I,X\n", "expected a label of"),
        (",S,I\nS,0,1\nI,2,0\n", "'S' is not as far from 'I' as the other way round"),
        ("S,I\nI,S\n", "'S' is above itself; expected a hierarchy without a circle"),
        (",S,I\nS,0,far\nI,far,0\n", "'far' as a distance"),
        (",S,I\nS,1,1\nI,1,0\n", "'S' is 1 from itself"),
    ],
)
def test_distances_that_are_none_are_refused_in_one_line(
    text: str, words: str, table: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    distances = tmp_path / "distances.csv"
    distances.write_text(text, encoding="utf-8")
    assert main(["agreement", table, "--distance", str(distances)]) == 1
    out, err = capsys.readouterr()
    assert not out
    assert words in err
    assert err.count("\n") == 1


def test_a_label_that_nobody_uses_counts_and_is_told(table: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["agreement", table, "--measures", "brennan_prediger", "--order", "S,I,X"]) == 0
    out = capsys.readouterr().out
    assert "nobody uses the label 'X'; it counts for S and AC1 all the same" in out
    assert "0.5500" in out  # (.70 - 1/3) / (1 - 1/3)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("item,anna,ben\n1,a\n", "2 cells"),
        ("item,anna\n1,a\n", "1 annotator; expected two"),
        ("item,anna,ben\n1,a,\n2,,b\n", None),
    ],
)
def test_tables_that_hold_nothing_to_compare(
    text: str, words: str | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "labels.csv"
    path.write_text(text, encoding="utf-8")
    code = main(["agreement", str(path), "--measures", "all"])
    out, err = capsys.readouterr()
    if words is None:
        assert code == 0
        assert "undefined: no item has two labels" in out
    else:
        assert code in (1, 2)
        assert words in err


def test_a_published_example_beside_what_is_computed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["agreement", "--example", "cohen_kappa"]) == 0
    out = capsys.readouterr().out
    assert "Artstein and Poesio" in out
    line = next(line for line in out.splitlines() if line.startswith("cohen_kappa"))
    assert line.split() == ["cohen_kappa", "nominal", "value", "0.348", "0.3478", "yes"]
    assert main(["agreement", "--example", "boundary_pi", "-f", "csv"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert [row["same"] for row in rows] == ["yes"] * 5
    assert main(["agreement", "--example", "icc_2_k", "-f", "json"]) == 0
    value = json.loads(capsys.readouterr().out)
    assert (value["measure"], value["data"][1]) == ("icc_2_k", ["1", "9", "2", "5", "8"])


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--example", "gini"], "no measure 'gini'"),
        (["--example", "gamma,gwet_ac"], "one measure at a time"),
        (["--example", "gamma", "labels.csv"], "leave out the annotators"),
        ([], "two annotators or more"),
    ],
)
def test_examples_that_make_no_sense(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(["agreement", *words])
    except SystemExit as end:
        code = int(end.code or 0)
    assert code == 2
    assert message in capsys.readouterr().err
