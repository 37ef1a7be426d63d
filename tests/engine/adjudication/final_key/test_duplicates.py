"""What several sides say stands in the final key once; what one side says twice stands as its file has it."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.cli.main import main
from annotally.model.instances import Instance
from annotally.service.adjudication import Adjudication
from support.span_projects import brat_files, opened, rows_of, take

ENTITIES = "T1\tPER 0 3\tAda\nT2\tPER 8 10\tBo\n"
RENAMED = "T7\tPER 8 10\tBo\nT9\tPER 0 3\tAda\n"


def exported(project: Adjudication, folder: Path, format_name: str | None = None) -> list[str]:
    """Return the lines of the exported key without their identifiers."""
    project.key.export(str(folder), format_name, 0)
    project.close()
    return sorted(line.partition("\t")[2] for line in (folder / "d.ann").read_text().splitlines())


def take_all(project: Adjudication) -> None:
    sides = project.session().workspace.side_names
    for row in rows_of(project, lambda _: True):
        project.decide("d", [row], "take", range(len(sides)), "all")


def test_taking_both_of_what_is_the_same_writes_it_once(tmp_path: Path) -> None:
    sides = (ENTITIES + "R1\tKnows Arg1:T1 Arg2:T2\n", RENAMED + "R4\tKnows Arg1:T9 Arg2:T7\n")
    project = opened(
        [brat_files(tmp_path / str(n), own_side) for n, own_side in enumerate(sides)],
        tmp_path / "p.annotally",
    )
    take_all(project)
    lines = exported(project, tmp_path / "out")
    assert lines == ["Knows Arg1:T1 Arg2:T2", "PER 0 3\tAda", "PER 8 10\tBo"]


def mat_files(folder: Path, ends: list[str], aggregation: str) -> str:
    """Write a MAT document with a tie between people, who are named otherwise in each; return its folder."""
    who = {"name": "who", "type": "annotation", "aggregation": aggregation}
    people = {"type": "PERSON", "hasID": True, "attrs": [], "annots": [[0, 3, "p1"], [8, 10, "p2"]]}
    ties = {"type": "TIE", "hasSpan": False, "attrs": [who], "annots": [[ends]]}
    asets = [people, ties]
    folder.mkdir()
    document = {"version": 2, "signal": "Ada met Bo.", "metadata": {}, "asets": asets}
    (folder / "d.json").write_text(json.dumps(document), encoding="utf-8")
    return str(folder)


@pytest.mark.parametrize(("aggregation", "ties"), [("set", 1), ("list", 2)])
def test_the_order_of_values_counts_in_lists_alone(tmp_path: Path, aggregation: str, ties: int) -> None:
    sides = [
        mat_files(tmp_path / str(n), ends, aggregation) for n, ends in enumerate((["p1", "p2"], ["p2", "p1"]))
    ]
    project = opened(sides, tmp_path / "p.annotally")
    take_all(project)
    project.key.export(str(tmp_path / "out"), None, 0)
    value = json.loads((tmp_path / "out" / "d.json").read_text(encoding="utf-8"))
    assert {item["type"]: len(item["annots"]) for item in value["asets"]} == {"PERSON": 2, "TIE": ties}
    assert project.key.findings(10).repeated_count == 0
    project.close()


def test_what_differs_in_anything_stays(tmp_path: Path) -> None:
    sides = (ENTITIES + "A1\tKind T1 first\n", RENAMED + "A1\tKind T9 second\n")
    project = opened(
        [brat_files(tmp_path / str(n), own_side) for n, own_side in enumerate(sides)],
        tmp_path / "p.annotally",
    )
    take_all(project)
    lines = exported(project, tmp_path / "out")
    assert lines.count("PER 0 3\tAda") == 2
    assert lines.count("PER 8 10\tBo") == 1


def test_rows_that_a_person_took_apart(tmp_path: Path) -> None:
    project = opened([brat_files(tmp_path / str(n), ENTITIES) for n in range(3)], tmp_path / "p.annotally")
    session = project.session()
    session.pairing.split("d", rows_of(project, lambda item: item.name == "T1")[0], "apart", sides=[1])
    assert len(rows_of(project, lambda item: item.name == "T1")) == 2
    for row in rows_of(project, lambda _: True):
        nodes = session.state("d").table.nodes
        first = next(
            side for side, candidate_side in enumerate(nodes.sides) if candidate_side.instance[row] >= 0
        )
        project.decide("d", [row], "take", [first], "take")
    assert exported(project, tmp_path / "out") == ["PER 0 3\tAda", "PER 8 10\tBo"]


def test_what_is_added_by_hand_beside_the_same(tmp_path: Path) -> None:
    project = opened([brat_files(tmp_path / side, ENTITIES) for side in "ab"], tmp_path / "p.annotally")
    take(project, 0)
    session = project.session()
    instance = session.workspace.sides.instances("d")[0][0]
    session.add("d", Instance(instance.type, "5", instance.slots, instance.extents), "add")
    assert exported(project, tmp_path / "out") == ["PER 0 3\tAda", "PER 8 10\tBo"]


@pytest.mark.parametrize("side", [0, 1])
def test_what_a_side_has_twice_stays_as_its_file_has_it(tmp_path: Path, side: int) -> None:
    twice = ENTITIES + "T3\tPER 0 3\tAda\n"
    paths = [brat_files(tmp_path / "a", ENTITIES), brat_files(tmp_path / "b", twice)]
    project = opened(paths, tmp_path / "p.annotally")
    take(project, side)
    findings = project.key.findings(10)
    assert [called for _, _, called in findings.repeated] == ["PER T3"] * side
    assert findings.repeated_count == side
    assert exported(project, tmp_path / "out").count("PER 0 3\tAda") == 1 + side


SPANS = st.lists(st.tuples(st.sampled_from(["PER", "LOC"]), st.integers(0, 2)), max_size=4)
WORDS = ((0, 3, "Ada"), (4, 7, "met"), (8, 10, "Bo"))


@settings(max_examples=25, deadline=None)
@given(sides=st.lists(SPANS, min_size=2, max_size=3))
def test_all_of_all_sides_is_what_any_of_them_says_as_often_as_one_says_it(
    tmp_path_factory: pytest.TempPathFactory, sides: list[list[tuple[str, int]]]
) -> None:
    folder = tmp_path_factory.mktemp("twice")
    paths, most = [], dict[str, int]()
    for number, own_side in enumerate(sides):
        lines = [f"{label} {WORDS[at][0]} {WORDS[at][1]}\t{WORDS[at][2]}" for label, at in own_side]
        ann = "".join(f"T{place}\t{line}\n" for place, line in enumerate(lines, 1))
        paths.append(brat_files(folder / str(number), ann))
        most = {line: max(most.get(line, 0), lines.count(line)) for line in (*most, *lines)}
    project = opened(paths, folder / "p.annotally", "spans" if len(sides) == 2 else "mat")
    take_all(project)
    lines = exported(project, folder / "out")
    assert {line: lines.count(line) for line in lines} == most


def test_the_command_warns_of_what_stands_twice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    twice = ENTITIES + "T3\tPER 0 3\tAda\nT4\tPER 0 3\tAda\n"
    project = opened([brat_files(tmp_path / side, twice) for side in "ab"], tmp_path / "p.annotally")
    take(project, 0)
    project.close()
    assert main(["export", str(tmp_path / "p.annotally"), str(tmp_path / "out")]) == 0
    errors = capsys.readouterr().err
    assert errors.count("repeats another object") == 2
