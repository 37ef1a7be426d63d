"""The command for the alternative annotator test: its forms, tables and annotations, wrong options."""

import csv
import io
import json
from pathlib import Path

import pytest

from annotally.cli.main import main
from annotally_resources import resource
from support.judged_annotators import LABELS as LABELS_OF_PROJECT
from support.judged_annotators import labelled_folders, project_with_systems
from support.strict_schema import strict_validator

SAMPLE = Path(str(resource("sample")))
LABELS = str(SAMPLE / "labels" / "labels.csv")
SIDES = [str(SAMPLE / side) for side in ("key", "second-key", "response")]
ANNOTATIONS = [*SIDES, "--text", str(SAMPLE / "texts"), "-t", "sample-template-element", "-q"]


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["judge", *words]) == 0
    return capsys.readouterr().out


def test_all_forms_hold_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    words = [LABELS, "--system", "dora", "--fewest", "5", "--epsilon", "0.1"]
    result = json.loads(printed(capsys, *words, "-f", "json"))
    strict_validator("judge")(result)
    rows = list(csv.DictReader(io.StringIO(printed(capsys, *words, "-f", "csv"))))
    (system,) = result["systems"]
    assert [row["person"] for row in rows] == [person["name"] for person in system["people"]]
    assert [float(row["p"]) for row in rows] == [person["p"] for person in system["people"]]
    text = printed(capsys, *words)
    assert "dora: failed" in text
    assert "epsilon 0.1" in text
    assert "Benjamini and Yekutieli" in text
    assert "ACL 2025" in text
    assert "10 items" in text


def test_several_systems_are_each_judged_among_the_people_alone(capsys: pytest.CaptureFixture[str]) -> None:
    words = [LABELS, "--fewest", "5", "-f", "json"]
    both = json.loads(printed(capsys, *words, "--system", "dora", "--system", "cleo"))["systems"]
    assert [system["name"] for system in both] == ["dora", "cleo"]
    for system in both:
        assert [person["name"] for person in system["people"]] == ["anna", "ben"]
    alone = json.loads(printed(capsys, *words, "--system", "dora", "--names", "anna,ben,dora"))["systems"]
    assert alone[0]["people"] == both[0]["people"]


def test_annotations_are_aligned_and_slots_can_be_judged(capsys: pytest.CaptureFixture[str]) -> None:
    words = [*ANNOTATIONS, "--system", "response", "-f", "json"]
    (of_labels,) = json.loads(printed(capsys, *words))["systems"]
    assert of_labels["items"] > 30
    (of_slot,) = json.loads(printed(capsys, *words, "--slot", "organization/type"))["systems"]
    assert of_slot["items"] < of_labels["items"]


def test_too_few_items_are_said_and_undefined(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, LABELS, "--system", "dora")
    assert "dora: undefined" in text
    assert "with fewer than 30 items, left out: anna (10)" in text
    result = json.loads(printed(capsys, LABELS, "--system", "dora", "-f", "json"))
    strict_validator("judge")(result)
    assert result["systems"][0]["winning_rate"] is None


@pytest.mark.parametrize(
    ("words", "code", "text"),
    [
        ([LABELS, "--system", "nobody"], 1, "no annotator nobody; expected one of anna, ben, cleo, dora"),
        ([LABELS, "--system", "dora", "--names", "anna,dora"], 1, "fewer than two people"),
        ([LABELS, "--system", "dora", "--alignment", "rmse"], 1, "is no number"),
        ([LABELS, "--system", "dora", "--epsilon", "2"], 2, "no epsilon from 0 to 1"),
        ([LABELS, "--system", "dora", "--fewest", "1"], 2, "not a number of items"),
        ([LABELS, "--system", "dora", "--slot", "x"], 2, "--slot goes with texts"),
        ([LABELS], 2, "--system NAME is needed"),
        ([LABELS, "--system", "dora", "--dimension-methods", "m.py"], 2, "goes with a project"),
        (["none.annotally"], 1, "none.annotally"),
        ([SIDES[0], "--system", "key"], 2, "1 annotator;"),
    ],
)
def test_wrong_options_are_refused(
    words: list[str], code: int, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["judge", *words]) == code
    assert text in capsys.readouterr().err


def test_numbers_are_held_by_their_distance(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = tmp_path / "scores.csv"
    rows = "".join(f"{n},{n % 5},{n % 5 + 1},{(n % 5) + 0.4}\n" for n in range(40))
    table.write_text(f"item,anna,ben,model\n{rows}", encoding="utf-8")
    words = [str(table), "--system", "model", "-f", "json"]
    (by_distance,) = json.loads(printed(capsys, *words, "--alignment", "rmse"))["systems"]
    assert (by_distance["outcome"], by_distance["advantage_probability"]) == ("passed", 1.0)
    (by_equality,) = json.loads(printed(capsys, *words))["systems"]
    # No label is ever equal to another: person and system are as good as each other everywhere.
    assert by_equality["advantage_probability"] == 1.0
    assert all(person["difference"] == 0 for person in by_equality["people"])


# --- projects


@pytest.fixture
def project(tmp_path: Path) -> str:
    adjudication, path = project_with_systems(tmp_path, [3])
    adjudication.close()
    return path


def test_a_project_is_judged_as_its_annotators_files_are(
    project: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    result = json.loads(printed(capsys, project, "-f", "json"))
    strict_validator("judge")(result)
    (system,) = result["systems"]
    assert (system["name"], len(system["people"]), system["items"]) == ("model", 3, 40)
    assert result["notes"] == [
        "the decisions of the project are not used: every annotator is judged as they annotated"
    ]
    folders = [str(tmp_path / name) for name in LABELS_OF_PROJECT]
    of_files = json.loads(printed(capsys, *folders, "-t", "spans", "--system", "model", "-f", "json"))
    assert of_files["systems"] == result["systems"]
    assert of_files["notes"] == []


def test_decisions_of_a_project_change_nothing_and_every_form_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    adjudication, project = project_with_systems(tmp_path, [3])
    before = printed(capsys, project)
    rows = adjudication.session().state("d").table.objects()
    adjudication.decide("d", list(rows), "take", [3], "take")
    adjudication.close()
    assert printed(capsys, project) == before
    assert "note: the decisions of the project are not used" in before
    assert main(["judge", project, "-f", "csv"]) == 0
    table = capsys.readouterr()
    assert len(table.out.splitlines()) == 4
    assert "note: the decisions of the project are not used" in table.err


def test_the_option_names_the_system_and_other_systems_are_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    labels = {**LABELS_OF_PROJECT, "rules": "B" * 39 + "A"}
    adjudication, project = project_with_systems(tmp_path, [3, 4], labels)
    adjudication.close()
    assert main(["judge", project]) == 1
    assert "2 annotators are marked as systems: model, rules" in capsys.readouterr().err
    result = json.loads(printed(capsys, project, "--system", "model", "-f", "json"))
    alone = tmp_path / "alone"
    labelled_folders(alone)
    folders = [str(alone / name) for name in LABELS_OF_PROJECT]
    of_files = json.loads(printed(capsys, *folders, "-t", "spans", "--system", "model", "-f", "json"))
    assert [person["name"] for person in result["systems"][0]["people"]] == ["anna", "ben", "cleo"]
    assert result["systems"][0]["people"] == of_files["systems"][0]["people"]
    assert result["notes"][1:] == ["left out, for they are marked as systems too: rules"]


def test_projects_without_a_mark_or_without_three_people_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    adjudication, project = project_with_systems(tmp_path / "unmarked", [])
    adjudication.close()
    assert main(["judge", project]) == 1
    assert "no annotator is marked as a system; expected one that is" in capsys.readouterr().err
    assert main(["judge", project, "--system", "nobody"]) == 1
    assert "no annotator nobody; expected one of anna, ben, cleo, model" in capsys.readouterr().err
    assert printed(capsys, project, "--system", "anna").count("items that two people") == 1
    three = {name: LABELS_OF_PROJECT[name] for name in ("anna", "ben", "model")}
    adjudication, project = project_with_systems(tmp_path / "three", [2], three)
    adjudication.close()
    assert main(["judge", project]) == 1
    assert "2 people beside the systems; expected three people or more" in capsys.readouterr().err


def test_nothing_tells_a_system_from_a_person_in_a_blind_project(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    adjudication, project = project_with_systems(tmp_path, [3])
    adjudication.set_blind(True)
    adjudication.close()
    assert main(["judge", project]) == 1
    assert "no annotator is marked as a system" in capsys.readouterr().err


def test_a_project_says_itself_how_its_inputs_are_read(
    project: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    renamed = Path(project).with_name("project.bin")
    Path(project).rename(renamed)
    assert "model: passed" in printed(capsys, str(renamed))
    assert main(["judge", str(renamed), "-t", "spans", "--names", "a,b,c,d"]) == 2
    assert "--task, --names goes with files" in capsys.readouterr().err
    assert main(["judge", str(renamed), "-o", str(tmp_path / "anna" / "d.ann")]) == 1
    assert "is an input" in capsys.readouterr().err
