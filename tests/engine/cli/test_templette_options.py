"""Templettes on the command line: options, refusals, text, CSV and JSON."""

import json
from pathlib import Path

import pytest

from annotally.cli.main import main
from support.small_inputs import write
from support.templette_samples import CORPUS, KEY, RESPONSE, event

OTHER = CORPUS.replace("Friday. Egypt", "Friday, Egypt")


@pytest.fixture
def sample(tmp_path: Path) -> list[str]:
    files = {"key": KEY, "response": RESPONSE, "text": CORPUS}
    named = [(f"--{name}", write(tmp_path, f"{name}.txt", text)) for name, text in files.items()]
    return ["score", "--task", "templette", *(word for pair in named for word in pair)]


def test_the_sample_as_text_and_csv(sample: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(sample) == 0
    page = capsys.readouterr().out
    line = "13    13|  13   0    0|   0    0    0| 100 100   0   0   0   0"
    assert f"ALL SLOTS       {line}\n" in page
    assert "COMPONENT SCORES        |" in page
    assert "comment" not in page
    assert main([*sample, "--format", "csv"]) == 0
    assert "component scores,content,6,6,6" in capsys.readouterr().out


def test_json_has_components_and_facets(sample: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*sample, "--format", "json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert {
        row["name"]: row["tally"]["COR"] for row in result["rows"] if row["section"] == "component scores"
    } == {
        "content": 6,
        "extent": 6,
        "pointer": 1,
    }
    event = next(item for item in result["pairs"] if item["name"] == "SPORTS_EVENT")
    loser = next(item for item in event["children"] if item["name"] == "LOSER")
    assert loser["facets"] == {name: {"status": "COR", "value": 1.0} for name in ("content", "extent")}
    assert event["facets"]["LOSER"] == {"status": "COR", "value": 1.0}


def test_json_says_of_unscored_points_that_they_have_no_value(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    key = write(tmp_path, "k.tpl", event('WHO: / "Ada" ##1#4#'))
    response = write(tmp_path, "r.tpl", event())
    main(["score", "--task", "templette", "--key", key, "--response", response, "--format", "json"])
    (slot,) = json.loads(capsys.readouterr().out)["pairs"][0]["children"]
    assert slot["facets"]["content"] == {"status": "NON", "value": None}


@pytest.mark.parametrize(
    ("options", "correct"),
    [
        (["--points", "content"], 7),
        (["--points", "extent", "--align", "always"], 7),
        (["--points", "both", "--content-units", "tokens"], 13),
        (["--unscored-slots", "COMMENT"], 19),
        (["--premodifiers", "", "--status-slot", "MUST"], 13),
        (["--align", "never"], 13),
        (["--aligner", "one-to-one", "--align", "always"], 13),
    ],
)
def test_options(
    sample: list[str], capsys: pytest.CaptureFixture[str], options: list[str], correct: int
) -> None:
    assert main([*sample, *options, "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)["totals"]["tally"]["COR"] == correct


def test_texts_of_the_response_and_mapping_rules(
    sample: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own_path, glm = (
        write(tmp_path, "own.sgml", OTHER),
        write(tmp_path, "rules.glm", ";;\nNATION => NATIONS\n"),
    )
    assert main([*sample, "--response-text", own_path, "--glm", glm]) == 0
    output = capsys.readouterr()
    assert "texts aligned" in output.out
    assert "glm " in output.out
    assert "the texts are aligned" in output.err
    assert main([*sample, "--response-text", own_path, "--align", "never"]) == 1
    assert "own.sgml:" in capsys.readouterr().err
    assert main([*sample, "--glm", str(tmp_path / "no.glm")]) == 1
    assert main([*sample, "--glm", glm, "--out", glm]) == 1  # an input is never written


@pytest.mark.parametrize(
    ("options", "text"),
    [
        (["--points", "all"], "invalid choice"),
        (["--tokens", "x"], "for event mentions only"),
    ],
)
def test_usage(sample: list[str], capsys: pytest.CaptureFixture[str], options: list[str], text: str) -> None:
    assert main([*sample, *options]) == 2
    assert text in capsys.readouterr().err


@pytest.mark.parametrize("task", ["template-element", "named-entity", "mat"])
@pytest.mark.parametrize(
    "option", [["--align", "auto"], ["--aligner", "one-to-one"], ["--points", "both"], ["--status-slot", "S"]]
)
def test_other_tasks_do_not_know_these_options(
    task: str, option: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["score", "--task", task, "--key", "k", "--response", "r", *option]) == 2
    assert f"{option[0]}: for te" in capsys.readouterr().err


def test_of_alternatives_of_a_response_the_first_counts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """M24."""
    key, response = write(tmp_path, "k.tpl", event("A: x")), write(tmp_path, "r.tpl", event("A: x", "  / y"))
    assert main(["score", "--task", "templette", "--key", key, "--response", response]) == 0
    assert "has alternatives in A" in capsys.readouterr().err
