"""The JSON Schemas that are shipped hold for results of every method, and for nothing else."""

import json
from pathlib import Path

import fastjsonschema
import pytest

from annotally.cli.main import main
from annotally.cli.schema import NAMES
from annotally_resources import resource
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
