"""Agreement in the library is that of the command line: of texts, and of labels of items."""

import json
from pathlib import Path

import pytest

import annotally
from annotally.cli.main import main
from support.house import ROOT

SAMPLE = ROOT / "resources" / "annotally_resources" / "sample"
ENTITIES = (SAMPLE / "entities" / "key.sgm", SAMPLE / "entities" / "response.sgm")
COREFERENCE = (SAMPLE / "coreference" / "key.sgm", SAMPLE / "coreference" / "response.sgm")
LABELS = SAMPLE / "labels" / "labels.csv"
TEXT = "Ada Example sailed from Fictown to Sampleton on the first of May."


def on_command_line(capsys: pytest.CaptureFixture[str], *words: object) -> dict[str, object]:
    main(["agreement", *map(str, words), "--format", "json"])
    value: dict[str, object] = json.loads(capsys.readouterr().out)
    return value


def test_agreement_is_that_of_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    printed = on_command_line(capsys, "--task", "muc7-coreference", *COREFERENCE, "--seed", "1")
    result = annotally.agreement(COREFERENCE, "muc7-coreference", seed=1)
    assert result.value == printed
    assert result.figures[0].value == printed["measures"][0]["value"]  # type: ignore[index]  # of JSON
    assert result.pairs[0].f1 == printed["pairs"][0]["f1"]  # type: ignore[index]  # of JSON


def test_agreement_in_memory_by_names() -> None:
    spans = [annotally.AnnotatedSpan(begin, begin + 3, "NAME") for begin in (0, 4, 24)]
    sides = {
        name: annotally.AnnotatedText("voyage", TEXT, spans[:count])
        for name, count in (("Ada", 3), ("Ben", 2), ("Cleo", 1))
    }
    result = annotally.agreement(sides)
    assert result.annotators == ("Ada", "Ben", "Cleo")
    f_scores = {(pair.first, pair.second): pair.f1 for pair in result.pairs}
    assert f_scores["Ada", "Ben"] == pytest.approx(0.8)
    assert f_scores["Ada", "Cleo"] == pytest.approx(0.5)
    assert result.figure("pairwise_f") == next(
        figure.value for figure in result.figures if figure.measure == "pairwise_f"
    )
    with pytest.raises(KeyError, match="there is no such figure"):
        result.figure("none")


def test_numbers_of_annotators_and_names_are_checked() -> None:
    for count in (1, 10):
        with pytest.raises(ValueError, match="two to nine"):
            annotally.agreement([ENTITIES[0]] * count, "muc7-named-entity")
    with pytest.raises(ValueError, match="different names"):
        annotally.agreement(ENTITIES, "muc7-named-entity", names=["Ada", "Ada"])


def test_labels_of_items_in_memory_and_in_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    printed = on_command_line(capsys, LABELS, "--seed", "1")
    assert annotally.agreement(LABELS, seed=1).value == printed
    # 20 and 15 of 50 items have the same label by both; 1 and 1.0 are the same.
    columns = annotally.LabelColumns(
        {"Ada": [1] * 20 + [2] * 30, "Ben": [1.0] * 25 + [2] * 5 + [1] * 10 + [2] * 10}
    )
    result = annotally.agreement(columns)
    assert (result.task, result.annotators) == ("labels", ("Ada", "Ben"))
    assert result.figure("observed_agreement") == pytest.approx(35 / 50)


WRONG_ON_LABELS: list[tuple[dict[str, object], type[Exception], str]] = [
    ({"task": "spans"}, annotally.TaskError, "task: for texts, not for a table of labels"),
    ({"by": "tokens", "layer": "x"}, annotally.TaskError, "by, layer"),
    ({"measures": "all", "kinds": ["spans"]}, annotally.TaskError, "kinds: for texts"),
    ({"measures": "all", "per": ["type"]}, annotally.TaskError, "per: not with measures"),
    ({"measures": ["kappa"]}, ValueError, "there is no measure 'kappa'; there are observed_agreement"),
    ({"sampler": "chance"}, ValueError, "there is no sampler 'chance'"),
    ({"precision": 2}, ValueError, "precision=2 is no number from 0.001 to 1"),
    ({"weights": "linear"}, TypeError, "unexpected keyword argument 'weights'"),
    ({"names": ["Ada", "Zoe"]}, annotally.InputRefused, "no labels by 'Zoe'"),
    ({"order": ["x"]}, annotally.InputRefused, "expected a label of --order"),
]


@pytest.mark.parametrize(("options", "problem", "message"), WRONG_ON_LABELS)
def test_options_that_do_not_go_with_labels(
    options: dict[str, object], problem: type[Exception], message: str
) -> None:
    columns = annotally.LabelColumns({"Ada": ["x", "y"], "Ben": ["x", "x"]})
    with pytest.raises(problem, match=message):
        annotally.agreement(columns, **options)  # type: ignore[arg-type]  # is refused


def test_a_path_that_is_no_table_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("Ada sailed.", encoding="utf-8")
    with pytest.raises(ValueError, match="is no table of items and labels; give a side for each"):
        annotally.agreement(tmp_path / "notes.txt")
