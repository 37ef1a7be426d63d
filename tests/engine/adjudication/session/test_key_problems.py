"""Every problem of a key in one go: of all kinds, in all documents, by the names and rows of the tree."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from annotally.adjudication.project.messages import KeyProblem, Written
from annotally.cli.main import main
from annotally.model.diagnostics import InputRefused
from annotally.service.adjudication import Adjudication
from support.span_projects import opened, rows_of, span_files, take

TEXT = "Ada met Bo in Rome or Lower Austria"
KEY = (
    "T1\tPER 0 3\tAda\nT2\tPER 8 10\tBo\nT3\tLOC 14 18\tRome\nT4\tLOC 22 35\tLower Austria\n"
    "T5\tLOC 28 35\tAustria\nR1\tKnows Arg1:T1 Arg2:T2\n"
)
OTHER = KEY.replace("T3\tLOC", "T3\tORG")


@pytest.fixture
def project(tmp_path: Path) -> Iterator[Adjudication]:
    """A project of two documents, in which one label is undecided and the rest is taken from A."""
    folders = []
    for side, notes in (("a", KEY), ("b", OTHER)):
        files = {f"{name}.{kind}": text for name in "de" for kind, text in (("txt", TEXT), ("ann", notes))}
        folders.append(span_files(tmp_path / side, files))
    project = opened(folders, tmp_path / "p.annotally")
    for document in "de":
        project.decide(document, [0], "take", [0], "take all")
    yield project
    project.close()


def said(problems: tuple[KeyProblem, ...]) -> list[tuple[str, str]]:
    return [(problem.kind, problem.sentence) for problem in problems]


def name_of(project: Adjudication, problem: KeyProblem) -> str:
    return project.session().workspace.tree(problem.document).title[problem.row]


def test_a_key_without_problems_has_none(project: Adjudication) -> None:
    assert project.key.problems(None, 0) == ()


def test_all_that_a_format_cannot_hold_is_listed_by_the_names_of_the_tree(project: Adjudication) -> None:
    problems = project.key.problems("token-columns", 0)
    expected = [
        "{}: Knows R1 “Ada, Bo”: no extents",
        "{}: LOC T5 “Austria”: a token that another span has",
    ]
    assert sorted(said(problems)) == sorted(
        ("key", sentence.format(document)) for document in "de" for sentence in expected
    )
    assert all(name_of(project, problem) == problem.name for problem in problems)
    assert {problem.remedy for problem in problems} == {"write another format, or change it"}
    assert [p.document for p in project.key.problems("token-columns", 0, ["e"])] == ["e", "e"]


def test_every_kind_is_listed_at_once_and_nothing_is_written(project: Adjudication, tmp_path: Path) -> None:
    (rome,) = rows_of(project, lambda instance: instance.name == "T3")
    (bo,) = rows_of(project, lambda instance: instance.name == "T2")
    project.decide("d", [0], "", [], "undecide")
    take(project, 0, lambda instance: instance.name in ("T1", "T4", "T5", "R1"))
    project.decide("d", [bo], "neither", [], "leave out")
    project.editing.add("d", Written((), "LOC", ((28, 31),)), "add")
    problems = project.key.problems("token-columns", 0, ["d"])
    assert said(problems) == [
        ("open", "d: LOC │ ORG T3 “Rome”: undecided"),
        ("relation", "d: Knows R1 “Ada, Bo”: Arg2 pointed to PER T2"),
        ("key", "d: LOC 1 “Aus”: extent 28–31, which starts or ends inside a token"),
        ("key", "d: LOC T5 “Austria”: a token that another span has"),
    ]
    assert problems[0].row == rome
    assert project.standing("d", problems[2].row).added, "an added annotation has a row too"
    with pytest.raises(InputRefused) as caught:
        project.key.export(str(tmp_path / "out"), "token-columns", 0)
    sentences = [diagnostic.found for diagnostic in caught.value.diagnostics]
    assert sentences[0].startswith("1 object is undecided: d (1)")
    assert sentences[1] == "1 relation points to an object that is not in the final key"
    assert sentences[2:6] == [problem.sentence for problem in problems]
    assert not (tmp_path / "out").exists()


def refused_export(project: Path, capsys: pytest.CaptureFixture[str]) -> list[str]:
    assert main(["export", str(project), str(project.parent / "out"), "--format", "token-columns"]) == 1
    return capsys.readouterr().err.splitlines()


def test_the_command_line_lists_every_problem(
    project: Adjudication, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for document in "de":
        for start in range(4, 7):
            project.editing.add(document, Written((), "LOC", ((start, start + 1),)), "add")
    project.close()
    lines = refused_export(tmp_path / "p.annotally", capsys)
    inside = [line for line in lines if "inside a token; expected extents of whole tokens" in line]
    assert len(inside) == 6
    assert not any("more of this kind" in line for line in lines)


def test_what_points_to_a_problem_is_no_problem_by_itself(project: Adjudication) -> None:
    """A relation whose end cannot be written is not blamed for an end that is missing in the trial."""
    (ada,) = rows_of(project, lambda instance: instance.name == "T1")
    project.editing.write("d", ada, Written((), "PER X"), "rename")
    problems = project.key.problems("brat", 0, ["d"])
    assert [(problem.name, problem.row) for problem in problems] == [("PER T1", ada)]


def test_a_key_over_files_with_another_text_stands_on_that(tmp_path: Path) -> None:
    """The side's annotations were moved to the text of A (C5): in its file they stand on its own."""
    other_text, notes = TEXT.replace(" met", "  met"), OTHER.splitlines(keepends=True)[:1]
    folders = [
        span_files(tmp_path / side, {"d.txt": text, "d.ann": "".join(notes)})
        for side, text in (("a", TEXT), ("b", other_text))
    ]
    project = opened(folders, tmp_path / "p.annotally")
    project.decide("d", [0], "take", [0], "take all")
    assert project.key.problems(None, 0) == ()
    assert project.key.problems(None, 1) == ()
    project.key.export(str(tmp_path / "final"), None, 1)
    assert (tmp_path / "final" / "d.ann").read_bytes() == (tmp_path / "b" / "d.ann").read_bytes()
    project.close()
