"""Comparisons by similarity from files: what the inputs must have (C4, C6, A6), and the command line."""

import csv
import io
import json
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from annotally.cli.main import main
from annotally.model.diagnostics import InputRefused
from annotally.scoring.matches import MatchTally
from annotally.tasks import catalogue
from annotally.tasks.definition import OneSided
from annotally.tasks.presets.event_mentions import EVENT_MENTION
from annotally.tasks.presets.ready_made import preset
from annotally.workspace.facade import OpenRequest, SideInput, Workspace, open_workspace
from support.similarity_samples import attribute, dimension, profile, spanless, spanned, task

TEXT = "Ada met Bo in Rome"
KEY = """\
T1\tPERSON 0 3\tAda
T2\tPERSON 8 10\tBo
A1\tKind T1 nam
T3\tPLACE 14 18\tRome
R1\tMet Arg1:T1 Arg2:T2
R2\tIn Arg1:T2 Arg2:T3
"""
TASK = task(
    spanned("PERSON", attribute("Kind")),
    spanned("PLACE"),
    spanless("Met", attribute("Arg1", "annotation"), attribute("Arg2", "annotation")),
    spanless("In", attribute("Arg1", "annotation"), attribute("Arg2", "annotation")),
)


def folder(place: Path, **annotations: str) -> str:
    """Write documents of the one text with these annotations."""
    place.mkdir()
    for name, lines in annotations.items():
        (place / f"{name}.txt").write_text(TEXT, encoding="utf-8")
        (place / f"{name}.ann").write_text(lines, encoding="utf-8")
    return str(place)


def opened(key: str, response: str, chosen: object = TASK, **more: bool) -> Workspace:
    sides = SideInput("key", (key,)), SideInput("response", (response,))
    return open_workspace(OpenRequest(chosen, sides, **more))  # type: ignore[arg-type]  # fields by name


@pytest.fixture
def places(tmp_path: Path) -> tuple[str, str]:
    response = KEY.replace("nam", "pro").replace("R2\tIn Arg1:T2", "R2\tIn Arg1:T1")
    return folder(tmp_path / "key", a=KEY), folder(tmp_path / "response", a=response)


def test_spans_and_relations_are_compared(places: tuple[str, str]) -> None:
    workspace = opened(*places)
    assert workspace.warnings == ()
    assert workspace.comparison().table["tag", "<all>"] == MatchTally(match=2, refclash=3, hypclash=3)
    assert workspace.corpus_row("a").f == Fraction(2, 5)
    assert [report.kind for report in workspace.reports()] == ["scores"]
    assert workspace.task.method_spec.reports == ("scores",)


def test_c6_a_document_on_one_side_is_refused_by_name_unless_told_to_skip_it(tmp_path: Path) -> None:
    key, response = folder(tmp_path / "key", a=KEY, b=KEY), folder(tmp_path / "response", a=KEY, c=KEY)
    with pytest.raises(InputRefused) as refused:
        opened(key, response)
    texts = [str(diagnostic) for diagnostic in refused.value.diagnostics]
    assert len(texts) == 2
    assert "document b is in key but not in response; expected every document on every side" in texts[0]
    assert "document c is in response but not in key" in texts[1]
    assert "--skip-incomplete" in texts[0]
    workspace = opened(key, response, skip_incomplete=True)
    assert workspace.document_ids == ("a",)
    assert [str(warning).split(": ", 1)[1] for warning in workspace.warnings] == [
        f"document {name}; expected every document on every side; it is skipped (--skip-incomplete)"
        for name in ("b is in key but not in response", "c is in response but not in key")
    ]
    assert "incomplete pairs skipped" in workspace.signature


def test_every_task_says_what_becomes_of_one_sided_documents() -> None:
    assert (TASK.one_sided, EVENT_MENTION.one_sided) == (OneSided.REFUSED, OneSided.KEY_ONLY)
    assert preset("muc4").one_sided is OneSided.SCORED


def test_a6_values_that_are_never_compared_are_warned_of_once(places: tuple[str, str]) -> None:
    ignoring = replace(TASK, similarity=replace(TASK.similarity, ignored=("PLACE",)))
    (warning,) = opened(*places, ignoring).warnings
    assert "In R2 points to PLACE T3, of a label that is not compared" in str(warning)
    assert (warning.line > 0, warning.file.endswith("a.ann")) == (True, True)


def test_a_side_of_other_labels_is_warned_of(tmp_path: Path) -> None:
    key, response = folder(tmp_path / "key", a=KEY), folder(tmp_path / "response", a="T1\tOTHER 0 3\tAda\n")
    warning, uncompared = opened(key, response).warnings
    assert "1 annotation differs and is not compared by mat: OTHER (1)" in str(uncompared)  # C10
    assert "response has only OTHER, which mat does not score; expected PERSON or PLACE" in str(warning)


def test_c4_the_signature_tells_what_the_owners_module_says_not_where_it_lies(
    tmp_path: Path, places: tuple[str, str]
) -> None:
    signatures = []
    for name, body in (("one.py", "1"), ("two.py", "1"), ("three.py", "0")):
        path = tmp_path / name
        path.write_text(f"def own(one, other):\n    return {body}\n", encoding="utf-8")
        profiles = (profile("PERSON", dimension("_span", 1), dimension("Kind", 1, "own")),)
        rules = replace(TASK.similarity, module=str(path))
        rules = replace(rules, profile=replace(rules.profile, tag_profiles=profiles))
        workspace = opened(*places, replace(TASK, similarity=rules))
        signatures.append(workspace.signature)
        assert workspace.comparison().table["tag", "PERSON"].counts()[0] == 1 + int(body)
    assert signatures[0] == signatures[1] != signatures[2]
    gone = replace(TASK, similarity=replace(TASK.similarity, module=str(tmp_path / "gone.py")))
    with pytest.raises(InputRefused, match=r"gone\.py: cannot be read: No such file"):
        opened(*places, gone)


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "TASKS", (*catalogue.TASKS, TASK))


def score(places: tuple[str, str], *more: str, name: str = "mat") -> int:
    return main(["score", "--task", name, "--key", places[0], "--response", places[1], *more])


@pytest.mark.usefixtures("known")
def test_the_command_line_prints_every_form(
    places: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    details = tmp_path / "details.csv"
    assert score(places, "--details", str(details)) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert [
        word for word in ("TAGS", "CHARACTERS", "CONFUSABILITY", "BOOTSTRAP", "annotally ") if word not in out
    ] == []
    assert details.read_text(encoding="utf-8").count("clash") == 3
    assert score(places, "--format", "csv", "--by-document") == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out, newline="")))
    assert {row["file"] for row in rows} == {"a", "<all>"}
    assert score(places, "--format", "json") == 0
    value = json.loads(capsys.readouterr().out)
    assert [pair["status"] for pair in value["pairs"]].count("COR") == 2
    assert value["totals"]["tally"]["refclash"] == 3


@pytest.mark.usefixtures("known")
def test_the_command_line_skips_what_it_would_refuse(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    both_folders = folder(tmp_path / "key", a=KEY, b=KEY), folder(tmp_path / "response", a=KEY)
    assert score(both_folders) == 1
    assert "document b is in key but not in response" in capsys.readouterr().err
    assert score(both_folders, "--skip-incomplete") == 0


def test_other_tasks_know_neither(places: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    options = {
        ("--skip-incomplete",): "by similarity and of speech only",
        ("--details", "x.csv"): "by similarity only",
    }
    for option, chosen_option in options.items():
        assert score(places, *option, name="named-entity") == 2
        errors = capsys.readouterr().err
        assert f"{option[0]}: for comparisons {chosen_option}, not for named-entity" in errors
