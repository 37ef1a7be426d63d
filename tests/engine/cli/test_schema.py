"""The JSON Schemas that are shipped hold for results of every method, and for nothing else."""

import json
import shutil
from pathlib import Path

import fastjsonschema
import pytest

from annotally.cli.main import main
from annotally.cli.schema import NAMES
from annotally_resources import resource
from support.campaign_samples import TASK, campaign_files
from support.event_samples import GOLD, SYSTEM, files
from support.event_samples import SAMPLE as EVENTS
from support.strict_schema import strict_validator

SAMPLE = Path(str(resource("sample")))
ENTITIES = [str(SAMPLE / "entities" / f"{side}.sgm") for side in ("key", "response")]
SCORES = {
    "named-entity": ENTITIES,
    "spans": ENTITIES,
    "coreference": [str(SAMPLE / "coreference" / f"{side}.sgm") for side in ("key", "response")],
    "template-element": [str(SAMPLE / "key" / "key.tmpl"), str(SAMPLE / "response" / "response.tmpl")],
    "templette": [str(SAMPLE / "successions" / side) for side in ("key", "response")],
    "speech-named-entity": [str(SAMPLE / "speech" / "transcript.stm"), str(SAMPLE / "speech" / "words.ctm")],
}


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> object:
    """Return the JSON that a command prints."""
    assert main([*words, "--format", "json", "--quiet"]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("task", SCORES)
def test_scores_are_as_their_schema_says(task: str, capsys: pytest.CaptureFixture[str]) -> None:
    key, response = SCORES[task]
    strict_validator("score")(printed(capsys, "score", "-t", task, "-k", key, "-r", response))


@pytest.mark.parametrize("rule", ["semeval", "overlap:50%", "gate"])
def test_scores_by_a_rule_of_matching_are_as_their_schema_says(
    rule: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["-t", "spans", "-k", ENTITIES[0], "-r", ENTITIES[1], "--match", rule]
    strict_validator("score")(printed(capsys, "score", *words))


def test_scores_of_similarity_are_as_their_schema_says(capsys: pytest.CaptureFixture[str]) -> None:
    relations = SAMPLE / "relations"
    words = ["-c", str(relations / "relations.xml"), "-k", str(relations / "key"), "--seed", "1"]
    result = printed(capsys, "score", *words, "-r", str(relations / "response"))
    assert isinstance(result, dict)
    assert {"bootstrap", "confusability"} <= result.keys()
    strict_validator("score")(result)


def test_scores_of_event_mentions_are_as_their_schema_says(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    key, response, tokens = files(tmp_path, {EVENTS: GOLD}, {EVENTS: SYSTEM})
    words = ["-k", key, "-r", response, "--tokens", tokens]
    strict_validator("score")(printed(capsys, "score", "-t", "event-mention", *words))


@pytest.mark.parametrize("more", [[], ["--seed", "3", "--per", "type"], ["--by", "tokens"]])
def test_agreement_is_as_its_schema_says(more: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    strict_validator("agreement")(printed(capsys, "agreement", *ENTITIES, "-t", "named-entity", *more))


@pytest.mark.parametrize("more", [[], ["--all"], ["--measure", "f1", "--row", "enamex", "--shuffles", "9"]])
def test_compared_runs_are_as_their_schema_says(more: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    words = ["compare-runs", *ENTITIES, "-k", ENTITIES[0], "-t", "named-entity", *more]
    strict_validator("compare-runs")(printed(capsys, *words))


@pytest.mark.parametrize(
    "more", [[], ["--differences", "--pair", "a", "b", "--row", "{row}", "--measure", "f1"]]
)
@pytest.mark.parametrize("task", SCORES)
def test_campaigns_are_as_their_schema_says(
    task: str, more: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """All tables of a campaign of the response, of a copy of it, and of a copy of the key."""
    key, response = map(Path, SCORES[task])
    if task == "speech-named-entity":
        response = key
    systems = [str(tmp_path / name / key.name) for name in "abc"]
    for source, target in zip((response, response, key), systems, strict=True):
        copy(source, Path(target))
    score = printed(capsys, "score", "-t", task, "-k", str(key), "-r", systems[0])
    assert isinstance(score, dict)
    words = [word.format(row=score["rows"][-1]["name"]) for word in more]
    words += ["--names", "a,b,c", "--shuffles", "9", "--samples", "9"]
    result = printed(capsys, "campaign", "-t", task, str(key), *systems, *words)
    assert isinstance(result, dict)
    assert ("differences" in result["tables"]) is ("--differences" in more)
    assert "p_holm" in result["tables"]["tests"]["rows"][0]
    strict_validator("campaign")(result)
    result["tables"]["tests"]["rows"][0]["differ"] = "perhaps"
    with pytest.raises(fastjsonschema.JsonSchemaValueException, match="differ"):
        strict_validator("campaign")(result)


def copy(source: Path, target: Path) -> None:
    """Copy a file or a folder."""
    target.parent.mkdir(exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target)
    else:
        shutil.copyfile(source, target)


def test_campaigns_of_event_mentions_and_of_two_systems_are_as_their_schema_says(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    key, response, tokens = files(tmp_path, {EVENTS: GOLD}, {EVENTS: SYSTEM})
    copy(Path(response), tmp_path / "again" / "b.tbf")
    words = [key, response, str(tmp_path / "again" / "b.tbf"), "--tokens", tokens]
    result = printed(capsys, "campaign", "-t", "event-mention", *words)
    assert isinstance(result, dict)
    tables = result["tables"]
    assert "p_holm" not in tables["tests"]["rows"][0]
    assert [row["system"] for row in tables["systems"]["rows"]] == ["b", Path(response).stem]
    assert {row["count_system"] for row in tables["systems"]["rows"]} == {len(SYSTEM)}
    strict_validator("campaign")(result)


@pytest.mark.parametrize(
    "more",
    [
        [],
        ["--table", "tests"],
        ["--shuffles", "0", "--samples", "0"],
        ["--measure", "f1", "--measure", "error", "--row", "enamex", "--shuffles", "9"],
        ["--differences", "--pair", "ann", "bob", "--pair", "bob", "cy", "--shuffles", "9"],
    ],
)
def test_a_campaign_is_as_its_schema_says(
    more: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    key, *responses = campaign_files(tmp_path, ann=0, bob=1, cy=5)
    words = ["campaign", key, *responses, "-t", TASK, *more]
    strict_validator("campaign")(printed(capsys, *words))


def test_a_campaign_of_a_system_and_of_two_is_as_its_schema_says(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    key, *responses = campaign_files(tmp_path, ann=0, bob=1)
    for systems in (responses[:1], responses):
        strict_validator("campaign")(printed(capsys, "campaign", key, *systems, "-t", TASK))


def test_a_campaign_by_every_method_is_as_its_schema_says(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for task in ("coreference", "template-element", "templette"):
        key, response = SCORES[task]
        words = ["campaign", key, response, "-t", task, "--shuffles", "9"]
        for more in ([], ["--measure", "recall"]):
            if task == "coreference" or not more:
                strict_validator("campaign")(printed(capsys, *words, *more))


def test_every_pair_that_is_asked_for_has_a_table_of_its_own(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    key, *responses = campaign_files(tmp_path, ann=0, bob=1, cy=5)
    pairs = ["--pair", "ann", "bob", "--pair", "bob", "cy"]
    result = printed(capsys, "campaign", key, *responses, "-t", TASK, "--shuffles", "9", *pairs)
    assert isinstance(result, dict)
    titles = [table["title"] for name, table in result["tables"].items() if name.startswith("pair")]
    assert titles == ["Right in one of ann and bob", "Right in one of bob and cy"]


LABELS = str(SAMPLE / "labels" / "labels.csv")


@pytest.mark.parametrize(
    "more", [[], ["--seed", "1", "--distance", "ordinal", "--order", "answer,question,remark"]]
)
def test_the_laboratory_is_as_its_schema_says(more: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    strict_validator("laboratory")(printed(capsys, "agreement", LABELS, "--measures", "all", *more))


def test_mean_squares_are_as_the_schema_says(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    table = tmp_path / "numbers.csv"
    table.write_text("item,anna,ben\n1,4,5\n2,2,2\n3,1,3\n", encoding="utf-8")
    result = printed(capsys, "agreement", str(table), "--measures", "icc_1_1")
    assert isinstance(result, dict)
    assert result["mean_squares"]["items"] == 3
    strict_validator("laboratory")(result)


@pytest.mark.parametrize("more", [[], ["--seed", "1", "--distance", "masi"], ["--kinds", "spans"]])
def test_the_laboratory_of_texts_is_as_its_schema_says(
    more: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    mentions = [str(SAMPLE / "coreference" / f"{side}.sgm") for side in ("key", "response")]
    for task, sides in (("spans", ENTITIES), ("coreference", mentions)):
        words = ["-t", task, "--measures", "all", "--precision", "0.2", *more]
        strict_validator("text-laboratory")(printed(capsys, "agreement", *sides, *words))


@pytest.mark.parametrize("model", ["majority", "dawid-skene", "one-coin", "mace"])
def test_aggregated_labels_are_as_their_schema_says(model: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--model", model, *(["--seed", "1"] if model == "mace" else []), "--threshold", "0.9"]
    strict_validator("aggregate")(printed(capsys, "aggregate", LABELS, *words))


def test_segmentations_are_as_their_schema_says(capsys: pytest.CaptureFixture[str]) -> None:
    strict_validator("segmentation")(printed(capsys, "segmentation", str(SAMPLE / "labels" / "segments.csv")))


@pytest.mark.parametrize("name", NAMES)
def test_the_schema_that_is_printed_is_one_and_refuses_another_value(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["schema", name]) == 0
    validate = fastjsonschema.compile(json.loads(capsys.readouterr().out))
    for value in ({}, [], {"schema": 2}):
        with pytest.raises(fastjsonschema.JsonSchemaValueException):
            validate(value)
