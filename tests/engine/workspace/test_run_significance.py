"""The tests of compare-runs: those of a campaign of the two systems, in every form; options that clash."""

import csv
import io
import json
from pathlib import Path

import pytest

from annotally.cli.main import main
from support.small_inputs import sgml, write

KEY = '<ENAMEX TYPE="PERSON">Ada Example</ENAMEX> of <ENAMEX TYPE="LOCATION">Fictown</ENAMEX> left'
PART = '<ENAMEX TYPE="PERSON">Ada Example</ENAMEX> of Fictown left'
NOTHING = "Ada Example of Fictown left"
TASK = ["-t", "muc6-named-entity"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    bodies = {"key": [KEY] * 6, "one": [KEY] * 5 + [PART], "two": [NOTHING, PART] * 3}
    for name, of_name in bodies.items():
        write(tmp_path, f"{name}.sgm", [sgml(f"000{n}", body) for n, body in enumerate(of_name, 1)])
    return tmp_path


def command(folder: Path, *more: str, runs: tuple[str, str] = ("one.sgm", "two.sgm")) -> list[str]:
    return ["compare-runs", *(str(folder / run) for run in runs), "-k", str(folder / "key.sgm"), *TASK, *more]


def test_the_tests_are_those_of_a_campaign_of_both(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--measure", "recall", "--measure", "f1", "--seed", "7", "--shuffles", "500", "-f", "csv"]
    assert main(command(folder, *options)) == 0
    tests = capsys.readouterr().out
    paths = [str(folder / f"{name}.sgm") for name in ("key", "one", "two")]
    assert main(["campaign", *paths, *TASK, *options, "--table", "tests"]) == 0
    assert tests == capsys.readouterr().out
    rows = list(csv.DictReader(io.StringIO(tests)))
    assert [row["measure"] for row in rows] == ["recall", "f1"]
    assert float(rows[0]["difference"]) == pytest.approx(22 / 24 - 6 / 24)


def test_a_difference_is_that_of_the_first_less_the_second_run(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    values = []
    for runs in (("one.sgm", "two.sgm"), ("two.sgm", "one.sgm")):
        assert main(command(folder, "--measure", "f1", "-f", "json", runs=runs)) == 0
        values.append(json.loads(capsys.readouterr().out)["tests"])
    (forward,), (backward,) = values[0]["rows"], values[1]["rows"]
    assert forward["difference"] == -backward["difference"] > 0
    assert forward["p"] == backward["p"]
    assert (forward["first"], values[0]["documents"], values[0]["seed"]) == ("one", 6, 0)


def test_text_ends_with_the_tests_and_is_unchanged_before(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command(folder)) == 0
    usual = capsys.readouterr().out
    assert "TESTS" not in usual
    assert main(command(folder, "--measure", "f1")) == 0
    tested = capsys.readouterr().out
    assert tested.startswith(usual + "\nTESTS OF THE DIFFERENCE\n")
    assert "9999 shuffles" in tested


@pytest.mark.parametrize(
    ("more", "code", "message"),
    [
        (["--seed", "1"], 2, "--seed: for tests of a --measure"),
        (["--measure", "f9"], 1, "the scores have no such measure"),
        (["--measure", "f1", "--row", "nothing"], 1, "the scores have no such row"),
        (["--measure", "f1", "--shuffles", "many"], 2, "'many' is not a number"),
        (["--measure", "f1", "--level", "2"], 2, "'2' is no level"),
    ],
)
def test_options_that_test_nothing_are_refused(
    more: list[str], code: int, message: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command(folder, *more)) == code
    assert message in capsys.readouterr().err


def test_a_saved_result_is_not_tested(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved = str(folder / "one.json")
    paths = ["-k", str(folder / "key.sgm"), "-r", str(folder / "one.sgm")]
    assert main(["score", *paths, *TASK, "-f", "json", "-o", saved]) == 0
    assert main(command(folder, "--measure", "f1", runs=("one.json", "two.sgm"))) == 2
    assert "a saved result is not tested" in capsys.readouterr().err
