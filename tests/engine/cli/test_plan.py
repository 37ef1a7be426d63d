"""The command that plans from a pilot: figures against those of agreement, forms, wrong usage."""

import csv
import io
import json
from math import ceil
from pathlib import Path

import pytest

from annotally.cli.main import main
from annotally_resources import resource
from support.strict_schema import strict_validator

SAMPLE = Path(str(resource("sample"))) / "entities"
PILOT = [str(SAMPLE / "key.sgm"), str(SAMPLE / "response.sgm"), "-t", "named-entity"]


def printed(capsys: pytest.CaptureFixture[str], command: str, *words: str) -> str:
    assert main([command, *PILOT, *words, "--quiet"]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("width", [0.5, 0.1, 0.01])
def test_documents_grow_with_the_square_of_the_width(
    width: float, capsys: pytest.CaptureFixture[str]
) -> None:
    """The oracle: the intervals that agreement prints with the same seed."""
    plan = json.loads(printed(capsys, "plan", "--width", str(width), "--seed", "3", "-f", "json"))
    strict_validator("plan")(plan)
    agreement = json.loads(printed(capsys, "agreement", "--seed", "3", "-f", "json"))
    expected = [
        (row["measure"], row["interval"] and row["interval"]["high"] - row["interval"]["low"])
        for row in agreement["measures"]
        if row["scope"] is None
    ]
    assert [row["measure"] for row in plan["measures"]] == [measure for measure, _ in expected]
    for row, (_, wide) in zip(plan["measures"], expected, strict=True):
        if wide:
            assert row["width"] == pytest.approx(wide)
            assert abs(row["needed"] - ceil(plan["documents"] * (wide / width) ** 2)) <= 1
        else:
            assert row["needed"] is None
    assert any(row["needed"] for row in plan["measures"])


def test_all_forms_hold_the_same_plan(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    value = json.loads(printed(capsys, "plan", "-f", "json"))
    rows = list(csv.DictReader(io.StringIO(printed(capsys, "plan", "-f", "csv"))))
    needed = [str(row["needed"] or "") for row in value["measures"]]
    assert [row["needed"] for row in rows] == needed
    out = tmp_path / "plan.txt"
    assert printed(capsys, "plan", "-o", str(out)) == ""
    text = out.read_text(encoding="utf-8")
    assert text.startswith("PLAN FROM A PILOT OF key, response: 4 documents")
    assert all(f" {count}\n" in text for count in needed if count)
    assert "square root" in text


def test_an_interval_without_width_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plan", PILOT[0], PILOT[0], "-t", "named-entity", "-f", "json", "--quiet"]) == 0
    plan = json.loads(capsys.readouterr().out)
    assert {row["needed"] for row in plan["measures"]} == {None}


@pytest.mark.parametrize(
    "words", ["--width=0", "--width=1.5", "--width=wide", "--width=1/0", "--seed=x", "--names=a"]
)
def test_wrong_usage_is_refused(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plan", *PILOT, words]) == 2
    assert "error" in capsys.readouterr().err


def test_a_plan_by_a_rule_of_matching_has_a_row_for_each_scheme(capsys: pytest.CaptureFixture[str]) -> None:
    pilot = [*PILOT[:2], "-t", "spans", "--match", "gate", "-f", "json", "--quiet"]
    assert main(["plan", *pilot]) == 0
    plan = json.loads(capsys.readouterr().out)
    assert main(["agreement", *pilot, "--seed", "1"]) == 0
    agreement = json.loads(capsys.readouterr().out)
    rows, planned = (
        [row for row in value["measures"] if row["basis"] == "spans"] for value in (agreement, plan)
    )
    assert [(row["name"], row["value"]) for row in planned] == [(row["name"], row["value"]) for row in rows]
    assert [row["name"] for row in planned[:3]] == ["strict", "lenient", "average"]
    assert main(["plan", *PILOT, "--match", "gate"]) == 2
    assert "--match: for --task spans only" in capsys.readouterr().err
