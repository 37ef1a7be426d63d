"""Two responses against one key: every entry once, counted as the scores count it."""

import csv
import io
import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from annotally.cli.main import main
from annotally.comparison.result import TOTAL
from annotally.model.diagnostics import InputRefused
from annotally.reports.tree.run_changes import (
    FILL,
    OBJECT,
    ChangeKind,
    RunChanges,
    run_changes_csv,
    run_changes_text,
)
from annotally.scoring.tally import Tally
from annotally.tasks.catalogue import find_task
from annotally.workspace.facade import OpenRequest, SideInput, Workspace, open_workspace
from annotally.workspace.run_comparison import ScoredRun, compare_runs, run_of, saved_run
from support.run_samples import save
from support.small_inputs import sgml, write

KEY = '<ENAMEX TYPE="PERSON">Ada Example</ENAMEX> of <ENAMEX TYPE="LOCATION">Fictown</ENAMEX> left Bo'
WORSE = '<ENAMEX TYPE="PERSON">Ada Example</ENAMEX> of Fictown left <ENAMEX TYPE="PERSON">Bo</ENAMEX>'
OTHER = '<ENAMEX TYPE="LOCATION">Ada Example</ENAMEX> of <ENAMEX TYPE="LOCATION">Fictown</ENAMEX> left Bo'
NAMES = ("one", "two")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, bodies in {"key": (KEY, KEY), "one": (WORSE, KEY), "two": (OTHER, KEY)}.items():
        write(tmp_path, f"{name}.sgm", [sgml(f"000{n}", body) for n, body in enumerate(bodies, 1)])
    return tmp_path


def opened(folder: Path, response: str, key: str = "key") -> Workspace:
    sides = (
        SideInput("key", (str(folder / f"{key}.sgm"),)),
        SideInput("response", (str(folder / f"{response}.sgm"),)),
    )
    return open_workspace(OpenRequest(find_task("muc6-named-entity"), sides))


def run(folder: Path, response: str, key: str = "key") -> ScoredRun:
    return run_of(opened(folder, response, key))


def compared(folder: Path, first: str = "one", second: str = "two") -> RunChanges:
    return compare_runs(run(folder, first), run(folder, second), NAMES, everything=True)


def test_what_became_right_and_what_broke_is_told_thing_by_thing(folder: Path) -> None:
    """Fictown is found now, Bo is no longer made up, and Ada Example has another type."""
    comparison = compared(folder)
    values = {
        (change.kind, change.level, change.slot, change.key, change.was, change.now)
        for change in comparison.changes
        if change.label == "0001"
    }
    assert (ChangeKind.BROKEN, FILL, "type", "PERSON", "COR", "INC") in values
    assert (ChangeKind.STILL_RIGHT, FILL, "text", "Ada Example", "COR", "COR") in values
    assert (ChangeKind.FIXED, FILL, "text", "Fictown", "MIS", "COR") in values
    assert (ChangeKind.FIXED, FILL, "text", "", "SPU", "") in values
    assert (ChangeKind.BROKEN, OBJECT, "", "Ada Example", "COR", "INC") in values
    assert (ChangeKind.FIXED, OBJECT, "", "Fictown", "MIS", "COR") in values
    assert {change.kind for change in comparison.changes if change.label == "0002"} == {
        ChangeKind.STILL_RIGHT
    }


def test_counts_agree_with_the_scores_of_both_runs(folder: Path) -> None:
    comparison = compared(folder)
    for name, rest in (("one", ChangeKind.BROKEN), ("two", ChangeKind.FIXED)):
        tally = opened(folder, name).comparison().table[TOTAL]
        assert isinstance(tally, Tally)
        right = [
            change
            for change in comparison.changes
            if change.level == FILL and (change.was if name == "one" else change.now) == "COR"
        ]
        assert len(right) == tally.cor
        assert (
            comparison.count(FILL, ChangeKind.STILL_RIGHT)
            + sum(
                change.kind is rest and change.key != ""
                for change in comparison.changes
                if change.level == FILL
            )
            == tally.cor
        )


def test_a_run_against_itself_changes_nothing_and_the_other_way_round_is_the_opposite(folder: Path) -> None:
    same = compared(folder, "one", "one")
    assert {change.kind for change in same.changes} <= {ChangeKind.STILL_RIGHT, ChangeKind.STILL_WRONG}
    there, back = compared(folder), compared(folder, "two", "one")
    for level in (OBJECT, FILL):
        assert there.count(level, ChangeKind.FIXED) == back.count(level, ChangeKind.BROKEN)
        assert there.count(level, ChangeKind.STILL_WRONG) == back.count(level, ChangeKind.STILL_WRONG)


def test_identity_does_not_depend_on_the_order_in_the_file(folder: Path) -> None:
    write(folder, "turned.sgm", [sgml("0002", KEY), sgml("0001", OTHER)])
    assert compared(folder).counts == compared(folder, second="turned").counts


def test_only_what_changed_is_listed_unless_all_is_asked_for(folder: Path) -> None:
    run_changes = compare_runs(run(folder, "one"), run(folder, "two"), NAMES)
    assert {change.kind for change in run_changes.changes} == {ChangeKind.FIXED, ChangeKind.BROKEN}
    assert run_changes.counts == compared(folder).counts


def test_another_key_is_refused(folder: Path) -> None:
    with pytest.raises(InputRefused, match="another key"):
        compare_runs(run(folder, "one"), run(folder, "one", key="two"), NAMES)


def test_a_saved_result_is_the_run_it_was_saved_from(folder: Path) -> None:
    """Both runs, either or none may be saved: it makes no difference but to the rows one can go to."""
    paths = [save(opened(folder, name), folder, f"{name}.json") for name in NAMES]
    runs = [(run(folder, name), saved_run(path)) for name, path in zip(NAMES, paths, strict=True)]
    run_changes = [compare_runs(run, two, NAMES, everything=True) for run in runs[0] for two in runs[1]]
    values = [
        [replace(change, row=-1, second_row=-1) for change in run_change.changes]
        for run_change in run_changes
    ]
    assert values[0] == values[1] == values[2] == values[3]
    assert [run_change.counts for run_change in run_changes] == [compared(folder).counts] * 4
    assert {run_change.signatures for run_change in run_changes} == {run_changes[0].signatures}
    assert (
        {change.row for change in run_changes[3].changes}
        == {change.second_row for change in run_changes[3].changes}
        == {-1}
    )


@pytest.mark.parametrize(
    ("change", "text"),
    [
        (
            {"program": "annotally 0.0.9"},
            "this run was scored by annotally 0.0.9; expected two runs by annotally",
        ),
        (
            {"task": "muc7-named-entity"},
            "this run was scored as muc7-named-entity; expected two runs of the task muc6",
        ),
        (
            {"definition": "0123"},
            "this run was scored by another definition of muc6-named-entity (0123); expected",
        ),
        (
            {"key": "4567"},
            "this run was scored against another key (4567); expected two runs against the same key (",
        ),
        (
            {"options": ["look-alikes repaired"]},
            "this run was read or compared with other options: look-alikes repaired; "
            "expected two runs with the same options: "
            "the default options; "
            "score the response again with these options",
        ),
    ],
)
def test_a_result_of_another_task_version_or_key_is_refused(
    folder: Path, change: dict[str, object], text: str
) -> None:
    path = Path(save(opened(folder, "one"), folder))
    value = json.loads(path.read_text("utf-8"))
    inside = value["terms"] if change.keys() <= value["terms"].keys() else value
    inside |= change
    path.write_text(json.dumps(value), "utf-8")
    for pair in ((saved_run(str(path)), run(folder, "two")), (run(folder, "two"), saved_run(str(path)))):
        with pytest.raises(InputRefused) as refused:
            compare_runs(*pair, NAMES)
        assert str(refused.value).startswith(f"{path}: {text}")


def test_the_command_takes_saved_results(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scored = ["score", "--task", "muc6-named-entity", "--key", str(folder / "key.sgm"), "--format", "json"]
    for name in NAMES:
        words = ["--response", str(folder / f"{name}.sgm"), "--out", str(folder / f"{name}.json")]
        assert main([*scored, *words]) == 0
    given_texts = ["--task", "muc6-named-entity", "--key", str(folder / "key.sgm")]
    saved = [str(folder / f"{name}.json") for name in NAMES]
    values = []
    for previous, after, more in (
        (str(folder / "one.sgm"), str(folder / "two.sgm"), given_texts),
        (saved[0], str(folder / "two.sgm"), given_texts),
        (*saved, []),
    ):
        assert main(["compare-runs", previous, after, *more, "--all", "--format", "csv"]) == 0
        values.append(capsys.readouterr().out)
    assert values[0] == values[1] == values[2]
    assert main(["compare-runs", *saved, *given_texts]) == 2
    assert "--task, --key: both runs are saved results, which name their own" in capsys.readouterr().err
    assert main(["compare-runs", saved[0], str(folder / "two.sgm")]) == 2
    assert "--task, --key must be given, unless both runs are saved" in capsys.readouterr().err
    assert main(["compare-runs", *saved, "--out", saved[0]]) == 1
    assert "is an input" in capsys.readouterr().err


def test_text_and_csv_say_all(folder: Path) -> None:
    comparison = compared(folder)
    rows = list(csv.DictReader(io.StringIO(run_changes_csv(comparison))))
    assert len(rows) == len(comparison.changes)
    assert {row["change"] for row in rows} == {"fixed", "broken", "still right"}
    text = run_changes_text(comparison)
    assert text.startswith("FROM one TO two\n")
    assert "BROKEN\nDOCUMENT" in text


def test_the_command_prints_counts_and_changes(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["compare-runs", str(folder / "one.sgm"), str(folder / "two.sgm"), "--task", "muc6-named-entity"]
    words += ["--key", str(folder / "key.sgm")]
    assert main(words) == 0
    assert "FROM one TO two" in capsys.readouterr().out
    assert main([*words, "--format", "json", "--all", "--out", str(folder / "out.json")]) == 0
    value = json.loads((folder / "out.json").read_text("utf-8"))
    assert value["runs"] == ["one", "two"]
    assert value["counts"]["fill"]["broken"] == 1
    assert main([*words, "--format", "csv"]) == 0
    assert capsys.readouterr().out.startswith("document,level,change")
    assert main([*words, "--out", str(folder / "one.sgm")]) == 1
    assert "is an input" in capsys.readouterr().err
