"""Labels in features on the command line (C9), what is not compared (C10), and nothing scored."""

import json
from pathlib import Path

import pytest

from annotally.cli.main import main
from annotally.formats.base import ReadOptions
from annotally.formats.io import read, write
from support.small_inputs import write as put
from support.uncompared_samples import GATE
from support.webanno_samples import SPAN, webanno

ROWS = ("1-1 0-3 Ada {} {}", "1-2 4-8 left _ _")


@pytest.fixture
def sides(tmp_path: Path) -> tuple[str, str]:
    key, response = (
        webanno("#Text=Ada left", *(row.format(*cells) for row in ROWS), layers=(SPAN,))
        for cells in (("NN", "x"), ("NE", "x"))
    )
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    return put(tmp_path / "a", "d.tsv", key), put(tmp_path / "b", "d.tsv", response)


def scored(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[dict[str, object], list[str], str]:
    """Return the rows by label, the warnings and the signature of a score in JSON."""
    assert main(["score", "--format", "json", *arguments]) == 0
    value = json.loads(capsys.readouterr().out)
    warned = [str(item["message"]).partition(";")[0] for item in value["warnings"]]
    return value["totals"], warned, value["signature"]


def test_c9_labels_that_differ_are_no_match(
    sides: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["agreement", *sides]) == 0
    out = capsys.readouterr().out
    assert "label Thing=value" in out
    pairwise = next(line for line in out.splitlines() if line.strip().startswith("Pairwise F"))
    assert pairwise.split()[2] == "0.0000"
    assert main(["score", "--task", "spans", "--key", sides[0], "--response", sides[1]]) == 0
    assert {"Thing:NN", "Thing:NE"} <= {
        line.split()[0] for line in capsys.readouterr().out.split("\n") if line
    }


@pytest.mark.parametrize(("label", "signature_part"), [("thing=NOTE", "label Thing=note"), ("Thing=", "")])
def test_c9_another_feature_is_the_label_if_asked(
    sides: tuple[str, str], capsys: pytest.CaptureFixture[str], label: str, signature_part: str
) -> None:
    arguments = ("--task", "spans", "--key", sides[0], "--response", sides[1], "--label", label)
    _, warned, signature = scored(capsys, *arguments)
    assert (signature_part in signature) if signature_part else ("label" not in signature)
    assert warned == ["1 value differs and is not compared by spans: value of Thing (1)"]  # C10


@pytest.mark.parametrize(
    ("label", "problem"),
    [
        ("Nothing=value", "a label for layer 'Nothing'"),
        ("Thing=vale", "'vale' is chosen as the label of Thing"),
    ],
)
def test_a_layer_or_feature_that_is_not_there_is_refused(
    sides: tuple[str, str], capsys: pytest.CaptureFixture[str], label: str, problem: str
) -> None:
    assert main(["agreement", *sides, "--label", label]) == 1
    assert problem in capsys.readouterr().err


@pytest.mark.parametrize("label", ["value", "=value"])
def test_a_label_that_names_no_layer_is_wrong_usage(
    sides: tuple[str, str], capsys: pytest.CaptureFixture[str], label: str
) -> None:
    assert main(["agreement", *sides, "--label", label]) == 2
    assert "LAYER=FEATURE" in capsys.readouterr().err


def test_labels_are_for_tasks_made_from_the_data(
    sides: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--task", "muc4", "--key", sides[0], "--response", sides[1], "--label", "Thing=note"]
    assert main(["score", *arguments]) == 2
    assert "--label: for spans and mat" in capsys.readouterr().err


def test_runs_are_compared_by_one_label_only(
    tmp_path: Path, sides: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    saved = str(tmp_path / "run.json")
    task = ("--task", "spans", "--key", sides[0])
    assert main(["score", *task, "--response", sides[1], "--format", "json", "--out", saved]) == 0
    assert main(["compare-runs", saved, sides[0], *task]) == 0
    assert main(["compare-runs", saved, sides[0], *task, "--label", "Thing=note"]) == 1
    assert "label Thing=value" in capsys.readouterr().err
    assert main(["compare-runs", saved, saved, "--label", "Thing=note"]) == 2


@pytest.mark.parametrize("command", ["score", "compare-runs", "agreement"])
def test_c10_nothing_scored_is_a_warning_and_exit_1_unless_allowed(
    sides: tuple[str, str], capsys: pytest.CaptureFixture[str], command: str
) -> None:
    arguments = {
        "score": ["--key", sides[0], "--response", sides[1]],
        "compare-runs": [*sides, "--key", sides[0]],
        "agreement": [*sides],
    }[command]
    assert main([command, "--task", "muc4", *arguments]) == 1
    assert "nothing is scored: muc4 does not compare " in capsys.readouterr().err
    assert main([command, "--task", "muc4", *arguments, "--allow-empty"]) == 0


def test_c10_what_is_not_compared_is_said_in_text_csv_and_json(
    sides: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    for form in ("text", "csv", "json"):
        arguments = ["--key", sides[0], "--response", sides[1], "--label", "Thing=note"]
        assert main(["score", "--task", "spans", "--format", form, *arguments]) == 0
        captured = capsys.readouterr()
        assert "value of Thing (1)" in captured.out
        assert "value of Thing (1)" in captured.err


def test_agreement_guesses_the_task_of_formats_whose_types_are_no_labels(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = '<DOC><DOCNO>1</DOCNO><TEXT><ENAMEX TYPE="{}">Ada</ENAMEX></TEXT></DOC>'
    paths = [put(tmp_path, f"{kind}.sgm", text.format(kind)) for kind in ("PERSON", "LOCATION")]
    assert main(["agreement", *paths]) == 0
    assert "task named-entity" in capsys.readouterr().out


def test_gate_types_with_a_string_feature_are_labelled_by_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "other").mkdir()
    paths = [put(tmp_path, "d.xml", GATE), put(tmp_path / "other", "d.xml", GATE.replace(">LOC<", ">ORG<"))]
    totals, warned, signature = scored(capsys, "--task", "spans", "--key", paths[0], "--response", paths[1])
    assert totals
    assert "label Mention=kind" in signature
    assert warned == []
    for path in paths:  # what is read so is written back as it was
        reading = read([path], ReadOptions())
        assert write(reading.annotations, {}, ReadOptions(), "gate-xml") == (Path(path).read_bytes(),)


def test_gate_features_that_one_side_has_not_at_all_are_no_labels_but_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "other").mkdir()
    bare = GATE.replace("kind", "COMMENT")
    paths = [put(tmp_path, "d.xml", GATE), put(tmp_path / "other", "d.xml", bare)]
    _, warned, signature = scored(capsys, "--task", "spans", "--key", paths[0], "--response", paths[1])
    assert "label" not in signature
    assert any("kind of Mention (2)" in item and "COMMENT of Mention (2)" in item for item in warned)
