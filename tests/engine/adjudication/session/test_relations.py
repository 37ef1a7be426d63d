"""Relations whose ends are left out: told all at once, left out together in one step, and undone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.adjudication.project.entries import EntryKind
from annotally.adjudication.project.state import open_project
from annotally.cli.main import main
from annotally.formats.span_writing import value_slot
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance, Reading
from annotally.service.adjudication import Adjudication
from support.span_projects import brat_files, opened, rows_of, take

ENTITIES = "T1\tPER 0 3\tAda\nT2\tPER 8 10\tBo\nT3\tLOC 14 18\tRome\nT4\tAct 4 7\tmet\n"
RELATIONS = (
    "R1\tKnows Arg1:T1 Arg2:T2\nR2\tIn Arg1:T2 Arg2:T3\nR3\tIn Arg1:T1 Arg2:T3\n"
    "*\tEquiv T1 T2 T3\nE1\tAct:T4 Who:T1 Whom:T2\n"
)


def is_bo(instance: Instance) -> bool:
    return instance.name == "T2"


@pytest.fixture
def project(tmp_path: Path) -> Iterator[Adjudication]:
    """Return a project in which all is taken from A, but Bo is left out."""
    paths = [brat_files(tmp_path / side, ENTITIES + RELATIONS) for side in "ab"]
    session = opened(paths, tmp_path / "p.annotally")
    take(session, 0)
    session.decide("d", rows_of(session, is_bo), "neither", [], "leave out")
    yield session
    session.close()


def test_all_places_are_told_at_once_and_no_other_format_is_advised(
    project: Adjudication, tmp_path: Path
) -> None:
    assert [broken_relation.words for broken_relation in project.key.broken_relations()] == [
        "d: Knows R1: Arg2 pointed to PER T2",
        "d: In R2: Arg1 pointed to PER T2",
    ]
    for name in [None, *(file_format.name for file_format in project.key.formats())]:
        with pytest.raises(InputRefused) as caught:
            project.key.export(str(tmp_path / "out"), name, 0)
        values = [diagnostic.found for diagnostic in caught.value.diagnostics]
        assert values[0] == "2 relations point to objects that are not in the final key"
        assert values[1:3] == [
            "d: Knows R1 “Ada, Bo”: Arg2 pointed to PER T2",
            "d: In R2 “Bo, Rome”: Arg1 pointed to PER T2",
        ]
        assert all("another format" not in diagnostic.remedy for diagnostic in caught.value.diagnostics[:3])
        assert name not in (None, "brat") or len(values) == 3, "their own format holds all the rest"
    assert not (tmp_path / "out").exists()


def test_leaving_them_out_is_one_step_after_which_the_key_is_written(
    project: Adjudication, tmp_path: Path
) -> None:
    changed = project.key.leave_relations_out("leave out")
    assert changed.count == 2
    assert project.key.broken_relations() == ()
    project.key.export(str(tmp_path / "out"), None, 0)
    lines = (tmp_path / "out" / "d.ann").read_text().splitlines()
    assert sorted(lines) == [
        "*\tEquiv T1 T3",
        "E1\tAct:T4 Who:T1",
        "R3\tIn Arg1:T1 Arg2:T3",
        "T1\tPER 0 3\tAda",
        "T3\tLOC 14 18\tRome",
        "T4\tAct 4 7\tmet",
    ]
    project.undo()
    assert len(project.key.broken_relations()) == 2
    assert project.key.leave_relations_out("again").count == 2
    assert project.key.leave_relations_out("nothing left").label == ""


def test_what_was_added_by_hand_goes_too(project: Adjudication, tmp_path: Path) -> None:
    session = project.session()

    def pointer(role: str, name: str, kind: str) -> object:
        return value_slot(role, Reading(name, target=f"{kind}-d-{name}"))

    for name, ends in (("R8", ("T1", "T2")), ("R9", ("T1", "T3"))):
        kinds = {"T1": "PER", "T2": "PER", "T3": "LOC"}
        slots = tuple(
            pointer(role, end, kinds[end]) for role, end in zip(("Arg1", "Arg2"), ends, strict=True)
        )
        session.add("d", Instance("Own", name, slots), "add")  # type: ignore[arg-type]  # slots they are
    assert [broken_relation.row for broken_relation in project.key.broken_relations()].count(-1) == 1
    assert project.key.leave_relations_out("leave out").count == 3
    assert [item.instance.name for item in session.project.ledger.of(EntryKind.ADDED, "d").values()] == ["R9"]  # type: ignore[union-attr]  # these are added
    project.key.export(str(tmp_path / "out"), None, 0)
    assert "Own Arg1:T1 Arg2:T3" in (tmp_path / "out" / "d.ann").read_text()


def test_the_command_lists_them_and_leaves_them_out_when_asked(
    project: Adjudication, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    project.close()
    path, out = str(tmp_path / "p.annotally"), str(tmp_path / "out")
    assert main(["export", path, out]) == 1
    errors = capsys.readouterr().err
    assert errors.count("pointed to PER T2") == 2
    assert "--omit-relations" in errors
    assert main(["export", path, str(tmp_path / "a"), "--omit-relations"]) == 1  # that is an input
    assert decisions(path) == 8
    assert main(["export", path, out, "--omit-relations"]) == 0
    kept_project = open_project(path, read_only=True)
    assert kept_project.undoable == "relations without an end left out"
    kept_project.close()
    assert main(["export", path, out, "--omit-relations"]) == 0


def decisions(path: str) -> int:
    result = open_project(path, read_only=True)
    count = len(result.ledger.of(EntryKind.DECISION, "d"))
    result.close()
    return count


@settings(max_examples=25, deadline=None)
@given(
    ends=st.lists(st.tuples(st.integers(1, 3), st.integers(1, 3)), min_size=1, max_size=6),
    gone=st.sets(st.integers(1, 3)),
)
def test_exactly_the_relations_with_an_end_that_is_left_out(
    tmp_path_factory: pytest.TempPathFactory, ends: list[tuple[int, int]], gone: set[int]
) -> None:
    folder = tmp_path_factory.mktemp("relations")
    lines = "".join(
        f"R{number}\tTo{number} Arg1:T{result} Arg2:T{two}\n" for number, (result, two) in enumerate(ends, 1)
    )
    session = opened([brat_files(folder / side, ENTITIES + lines) for side in "ab"], folder / "p.annotally")
    take(session, 0)
    for number in gone:
        session.decide(
            "d", rows_of(session, lambda item, name=f"T{number}": item.name == name), "neither", [], "x"
        )
    expected = {f"R{n}" for n, pair in enumerate(ends, 1) if gone.intersection(pair)}
    assert {
        broken_relation.words.split(": ")[1].split()[1] for broken_relation in session.key.broken_relations()
    } == expected
    session.key.leave_relations_out("leave out")
    session.key.export(str(folder / "out"), None, 0)
    read_result = (folder / "out" / "d.ann").read_text()
    assert {line.split("\t")[0] for line in read_result.splitlines() if line.startswith("R")} == {
        f"R{n}" for n in range(1, len(ends) + 1)
    } - expected
    session.close()
