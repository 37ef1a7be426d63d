"""Scores by the offsets of each side's own text beside realigned ones: against sides at those offsets."""

import csv
import json
from pathlib import Path

import pytest

from annotally.cli.main import main
from annotally.reports.tables.realignment import Realignment
from annotally.tasks.catalogue import find_task
from annotally.tasks.text_tolerance import TextTolerance
from annotally.workspace.facade import OpenRequest, SideInput, Workspace, open_workspace
from annotally.workspace.raw_scores import score_raw
from annotally_resources import resource
from support.strict_schema import strict_validator
from support.texts_in_brat import find_places, save_brat, save_places, without_degrees

ANNOTATIONS = (
    ("PLACE", "Oslo"),
    ("PLACE", "Fictown"),
    ("PLACE", "Sampleton"),
    ("PERSON", "Ada Example"),
    ("TIME", "Monday"),
    ("TIME", "June"),
)
DOCUMENTS, DAMAGED, FEW_DAMAGED = 123, 107, 8


def compared(key: str, response: str, task: str = "spans", *edges: str) -> Workspace:
    sides = SideInput("key", (key,)), SideInput("response", (response,))
    return open_workspace(OpenRequest(find_task(task), sides, tolerance=TextTolerance(2, edges=edges)))


def raw_of(workspace: Workspace) -> Realignment:
    realignment = score_raw(workspace, workspace.comparison())
    assert realignment is not None
    return realignment


def degrees(folder: Path, documents: int = 9, damaged: int = FEW_DAMAGED) -> tuple[str, str, str]:
    """Return a key, a response without most degrees, and one with its offsets on the key's."""
    whole, lost = without_degrees(lambda number: number < damaged, documents)
    places = {name: find_places(text, ANNOTATIONS) for name, text in lost.items()}
    return (
        save_brat(folder / "key", whole, ANNOTATIONS),
        save_brat(folder / "response", lost, ANNOTATIONS),
        save_places(folder / "offsets", whole, places),
    )


@pytest.mark.parametrize(("task", "documents", "damaged"), [("spans", DOCUMENTS, DAMAGED), ("mat", 9, 8)])
def test_a_sign_dropped_in_most_documents_ruins_raw_scores_alone(
    tmp_path: Path, task: str, documents: int, damaged: int
) -> None:
    """As in a public corpus, where a sign of degrees was lost in 107 of 123 documents."""
    key, response, offsets = degrees(tmp_path, documents, damaged)
    workspace = compared(key, response, task)
    raw = raw_of(workspace)
    oracle = compared(key, offsets, task)
    assert raw.table == oracle.comparison().table
    assert workspace.comparison().table == compared(key, key, task).comparison().table
    assert len(raw.documents) == damaged
    assert all(oracle.unit(name).table == table for name, table in raw.documents.items())


def test_edges_are_forgiven_in_raw_scores_too(tmp_path: Path) -> None:
    texts = {"a": "We saw the dog, and a cat."}, {"a": "We  saw the dog, and a cat."}
    key = save_brat(tmp_path / "k", texts[0], [("ANIMAL", "the dog"), ("ANIMAL", "cat")])
    response = save_brat(tmp_path / "r", texts[1], [("ANIMAL", "dog,"), ("ANIMAL", "a cat")])
    offsets = save_places(tmp_path / "o", texts[0], {"a": [("ANIMAL", 12, 15), ("ANIMAL", 23, 26)]})
    workspace = compared(key, response, "spans", "articles:en", "punctuation")
    trimmed = save_brat(tmp_path / "t", texts[0], [("ANIMAL", "dog"), ("ANIMAL", "cat")])
    assert raw_of(workspace).table == compared(trimmed, offsets).comparison().table


def test_there_are_none_where_all_texts_are_the_same(tmp_path: Path) -> None:
    key = save_brat(tmp_path / "k", {"a": "Ada left Oslo."}, ANNOTATIONS)
    workspace = compared(key, key)
    assert score_raw(workspace, workspace.comparison()) is None


@pytest.mark.parametrize(
    ("task", "folder"), [("named-entity", "entities"), ("coreference", "coreference"), ("mat", "entities")]
)
def test_equal_annotations_of_every_task_have_raw_scores(tmp_path: Path, task: str, folder: str) -> None:
    """Blanks put in behind the last annotation leave all offsets as they are, those ahead of it none."""
    key, response = sorted((Path(str(resource("sample"))) / folder).glob("*.sgm"))
    text = response.read_text(encoding="utf-8")
    behind, ahead = tmp_path / "behind.sgm", tmp_path / "ahead.sgm"
    last = text.rindex("</DOC>")
    behind.write_text(f"{text[:last]}\n\n{text[last:]}", encoding="utf-8")
    first = (
        text.index("<TXT>") + len("<TXT>") if "<TXT>" in text else text.index("<", text.index("<DOC>") + 5)
    )
    ahead.write_text(f"{text[:first]}\n\n\n{text[first:]}", encoding="utf-8")
    plain = compared(str(key), str(response), task).comparison().table
    workspace = compared(str(key), str(behind), task)
    assert raw_of(workspace).table == workspace.comparison().table == plain
    shifted = compared(str(key), str(ahead), task)
    assert shifted.comparison().table == plain
    assert raw_of(shifted).table


def test_text_json_and_csv_have_both(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    key, response, _ = degrees(tmp_path)
    report = tmp_path / "both.csv"
    score = ["score", "--task", "spans", "--key", key, "--response", response, "--realign", "2"]
    assert main([*score, "--realign-report", str(report), "-q"]) == 0
    page = capsys.readouterr().out
    title = (
        f"RAW AND REALIGNED (documents realigned: {FEW_DAMAGED}; set aside: 0; annotations not carried: 0)"
    )
    assert title in page
    raw_page = page[page.index(title) :].splitlines()
    line = next(line for line in raw_page if line.startswith(" <all>"))
    with report.open(encoding="utf-8", newline="") as rows:
        last = [row for row in csv.DictReader(rows) if not row["document"] and row["name"] == "<all>"]
    for form, words in (("text", "RAW AND REALIGNED"), ("json", '"realignment"')):
        assert main([*score, "--no-raw", "--format", form, "-q"]) == 0
        assert words not in capsys.readouterr().out
    assert main([*score, "--no-raw", "--realign-report", str(report)]) == 2
    assert "--no-raw leaves out" in capsys.readouterr().err
    assert main([*score, "--format", "json", "-q"]) == 0
    value = json.loads(capsys.readouterr().out)
    strict_validator("score")(value)
    raw = value["realignment"]["raw"]
    assert len(raw["documents"]) == FEW_DAMAGED
    f1 = raw["totals"]["measures"]["f1"]
    assert f1 < 0.25
    assert value["totals"]["measures"]["f1"] == 1
    assert f"{100 * f1:.2f}" in line
    assert float(last[0]["raw_f1"]) == f1
    assert float(last[0]["f1"]) == 1


def test_no_realignment_no_page_and_an_empty_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    key = save_brat(tmp_path / "k", {"a": "Ada left Oslo."}, ANNOTATIONS)
    report = tmp_path / "both.csv"
    score = ["score", "--task", "spans", "--key", key, "--response", key]
    assert main([*score, "--realign-report", str(report)]) == 0
    assert "RAW AND REALIGNED" not in capsys.readouterr().out
    assert len(report.read_text(encoding="utf-8").splitlines()) == 1
    assert main([*score, "--format", "json", "--realign-report", f"{key}/a.ann"]) == 1
    assert "a.ann" in capsys.readouterr().err


def test_agreement_has_both_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    key, response, offsets = degrees(tmp_path)
    command = ["agreement", key, response, key, "--task", "spans", "--realign", "2", "-q"]
    assert main([*command, "--format", "json"]) == 0
    value = json.loads(capsys.readouterr().out)
    strict_validator("agreement")(value)
    assert main(["agreement", key, offsets, key, "--task", "spans", "-q", "--format", "json"]) == 0
    oracle = json.loads(capsys.readouterr().out)
    assert value["realignment"]["raw"]["measures"] == oracle["measures"]
    assert all(row["f1"] == 1 for row in value["pairs"])
    assert main(command) == 0
    assert "raw: by the offsets of each annotator's own text" in capsys.readouterr().out
    assert main([*command, "--no-raw"]) == 0
    assert "RAW AND REALIGNED" not in capsys.readouterr().out
    assert main(["agreement", key, key, "--task", "spans"]) == 0
    assert "RAW AND REALIGNED" not in capsys.readouterr().out
