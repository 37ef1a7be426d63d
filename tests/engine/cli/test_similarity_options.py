"""MAT on the command line: task files as configuration, and the options that go with them."""

import json
from pathlib import Path
from typing import NoReturn

import pytest

import annotally.workspace.facade
from annotally.cli.main import main
from annotally.model.diagnostics import error
from annotally.tasks import catalogue
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.derived_similarity import MAT, SPANS, DerivedSimilarityTask
from annotally.tasks.similarity_profile import LabelEquivalence, SimilarityRules
from annotally.workspace.facade import OpenRequest
from support.mat_samples import TASK
from support.muc_config_samples import ENTITIES

DOCUMENT = '{"version": 2, "signal": "Ada", "asets": [{"type": "PERSON", "annots": [[0, 3]]}]}'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "task.xml").write_text(TASK, encoding="utf-8")
    (tmp_path / "d.json").write_text(DOCUMENT, encoding="utf-8")
    return tmp_path


@pytest.fixture
def requests(monkeypatch: pytest.MonkeyPatch) -> list[OpenRequest]:
    """Return what is asked to be opened; nothing is."""
    open_requests: list[OpenRequest] = []

    def refuse(request: OpenRequest, *_: object) -> NoReturn:
        open_requests.append(request)
        raise error("", 0, 0, "stop here", "", "")

    monkeypatch.setattr(annotally.workspace.facade, "open_workspace", refuse)
    known_tasks = tuple(task for task in catalogue.TASKS if task.name not in (MAT.name, SPANS.name))
    monkeypatch.setattr(catalogue, "TASKS", (*known_tasks, MAT, SPANS))
    return open_requests


def score(folder: Path, *arguments: str) -> int:
    file = str(folder / "d.json")
    return main(["score", "--key", file, "--response", file, *arguments])


def rules_of(requests: list[OpenRequest]) -> SimilarityRules:
    (request,) = requests
    assert isinstance(request.task, TaskDefinition)
    return request.task.similarity


def test_a_task_file_is_a_configuration(folder: Path, requests: list[OpenRequest]) -> None:
    assert score(folder, "--config", str(folder / "task.xml")) == 1
    assert rules_of(requests).profile.name == ""
    assert requests[0].task.method == "similarity"


def test_every_option_reaches_the_rules(folder: Path, requests: list[OpenRequest]) -> None:
    options = ["--task", "mat", "--config-task", "people", "--similarity-profile", "strict"]
    options += ["--equivalence-class", "NAME=PERSON, ORGANIZATION", "--equivalence-class", "R=RELATION"]
    options += ["--ignore", "NOMINAL", "--dimension-methods", "mine.py", "--seed", "17"]
    assert score(folder, "--config", str(folder / "task.xml"), *options) == 1
    rules = rules_of(requests)
    assert rules.profile.name == "strict"
    assert rules.equivalences == (
        LabelEquivalence("NAME", ("PERSON", "ORGANIZATION")),
        LabelEquivalence("R", ("RELATION",)),
    )
    assert (rules.ignored, rules.module, rules.seed) == (("NOMINAL",), "mine.py", 17)


def test_options_of_a_task_made_from_the_data(folder: Path, requests: list[OpenRequest]) -> None:
    assert score(folder, "--task", "mat", "--ignore", "A,B", "--seed", "3") == 1
    assert score(folder, "--task", "spans") == 1
    first, second = (request.task for request in requests)
    assert isinstance(first, DerivedSimilarityTask)
    assert (first.rules.ignored, first.rules.seed) == (("A", "B"), 3)
    assert second == SPANS


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (
            ["--config", "task.xml", "--task", "coreference"],
            "--task coreference is at odds with the MAT task file",
        ),
        (
            ["--config", "task.xml", "--similarity-profile", "x"],
            "no similarity profile called 'x'; there are strict",
        ),
        (
            ["--task", "mat", "--score-profile", "x"],
            "--score-profile: names something in a task file; give one",
        ),
        (
            ["--task", "coreference", "--seed", "1"],
            "--seed: for comparisons by similarity only, not for coreference",
        ),
        (["--task", "mat", "--seed", "x"], "'x' is no seed; write a whole number"),
        (["--task", "mat", "--ignore", ","], "no label; write LABEL or LABEL,LABEL"),
        (
            ["--task", "mat", "--equivalence-class", "A,B"],
            "'A,B' is no equivalence class; write NAME=LABEL,LABEL",
        ),
    ],
)
def test_wrong_usage(
    folder: Path,
    requests: list[OpenRequest],
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    text: str,
) -> None:
    words = [str(folder / word) if word == "task.xml" else word for word in arguments]
    assert score(folder, *words) == 2
    assert text in capsys.readouterr().err
    assert requests == []


def test_a_task_file_names_no_sides(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "--config", str(folder / "task.xml")]) == 2
    assert "--key, --response must be given: a MAT task file names none" in capsys.readouterr().err


def test_a_task_file_stands_alone_and_with_its_faults(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = folder / "task.xml"
    assert score(folder, "--config", str(file), str(file)) == 1
    assert "a MAT task file among 2 configuration files" in capsys.readouterr().err
    file.write_text(TASK.replace('weight="8"', 'weight="-8"'), encoding="utf-8")
    assert score(folder, "--config", str(file)) == 1
    assert f"{file}:32:55: weight -8 of dimension _span" in capsys.readouterr().err


def test_options_of_mat_do_not_go_with_a_muc_configuration(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "ne.cfg").write_text(ENTITIES, encoding="utf-8")
    assert score(folder, "--config", str(folder / "ne.cfg"), "--ignore", "A") == 2
    assert "--ignore: for comparisons by similarity only" in capsys.readouterr().err


@pytest.mark.parametrize(("written", "name"), [("GATE", "gate"), ("overlap:50", "overlap:50%")])
def test_a_rule_of_matching_makes_another_task_of_spans(
    folder: Path, requests: list[OpenRequest], written: str, name: str
) -> None:
    sides = ["--key", str(folder / "d.json"), "--response", str(folder / "d.json")]
    main(["score", "--task", "spans", *sides, "--match", written, "--ignore", "PLACE"])
    (request,) = requests
    assert isinstance(request.task, DerivedSimilarityTask)
    assert (request.task.method, request.task.rules.matching) == ("span-matching", name)
    assert request.task.rules.ignored == ("PLACE",)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--task", "mat", "--match", "gate"], "--match: for --task spans only, not for mat"),
        (["--task", "coreference", "--match", "gate"], "for comparisons by similarity only"),
        (["--config", "task.xml", "--match", "gate"], "--match: for --task spans, not for a config"),
        (["--task", "spans", "--match", "gates"], "there is no rule of matching 'gates'"),
    ],
)
def test_a_rule_of_matching_that_does_not_fit_is_wrong_usage(
    folder: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    message: str,
) -> None:
    monkeypatch.chdir(folder)
    assert main(["score", *arguments, "--key", "d.json", "--response", "d.json"]) == 2
    assert message in capsys.readouterr().err


def test_results_by_a_rule_of_matching_name_it_and_have_every_scheme(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sides = ["--key", str(folder / "d.json"), "--response", str(folder / "d.json")]
    signatures = set()
    for rule in ("strict", "gate", ""):
        chosen = ["--match", rule] if rule else []
        assert main(["score", "--task", "spans", *sides, *chosen, "--format", "json"]) == 0
        result = json.loads(capsys.readouterr().out)
        signatures.add(result["signature"])
        assert (f"matching {rule}" in result["signature"]) is bool(rule)
    assert len(signatures) == 3
    main(["score", "--task", "spans", *sides, "--match", "gate", "--format", "json"])
    result = json.loads(capsys.readouterr().out)
    assert list(result["totals"]["schemes"]) == ["strict", "lenient", "average"]
    assert result["totals"]["tally"]["COR"] == 1
    assert [pair["status"] for pair in result["pairs"]] == ["COR"]
    assert "bootstrap" not in result
    by_jobs = []
    for jobs in ("1", "2"):
        assert main(["score", "--task", "spans", *sides, "--match", "semeval", "--jobs", jobs]) == 0
        by_jobs.append(capsys.readouterr().out)
    assert by_jobs[0] == by_jobs[1]
    details = folder / "details.csv"
    assert main(["score", "--task", "spans", *sides, "--match", "partial", "--details", str(details)]) == 0
    assert "match" in details.read_text(encoding="utf-8")
