"""The command that writes the final key of a project: what it writes, how it refuses, its exit codes."""

import json
import shutil
from collections.abc import Iterator
from importlib.resources import as_file
from pathlib import Path

import pytest

from annotally.adjudication.project.entries import EntryKind
from annotally.adjudication.project.state import open_project
from annotally.cli.main import main
from annotally.service.adjudication import Adjudication
from annotally.service.server import Service
from annotally_resources import resource
from support.chain_samples import mention, open_session
from support.strict_schema import strict_validator

FILLED = ("--open", "PERSON=a", "--open", "ORGANIZATION=a")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a project of two annotators of the sample in which nothing is decided."""
    with as_file(resource("sample")) as folder:
        shutil.copytree(folder, tmp_path / "sample")
    new_adjudication = adjudication()
    sides = tuple((name, (str(tmp_path / "sample" / name),)) for name in ("key", "second-key"))
    service = Service(lambda *_: None, lambda: None)
    service.open("sample-template-element", (str(tmp_path / "sample" / "texts"),), sides, None, True)
    new_adjudication = service.adjudication
    new_adjudication.files.start(str(tmp_path / "p.annotally"))
    new_adjudication.close()
    return tmp_path / "p.annotally"


def adjudication() -> Adjudication:
    return Service(lambda *_: None, lambda: None).adjudication


@pytest.fixture
def held(project: Path) -> Iterator[Adjudication]:
    """Return the project open elsewhere."""
    new_adjudication = adjudication()
    new_adjudication.files.open(str(project))
    yield new_adjudication
    new_adjudication.close()


def rules(project: Path) -> int:
    result = open_project(str(project), read_only=True)
    count = len(result.ledger.of(EntryKind.OPEN, ""))
    result.close()
    return count


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def source(project: Path, side: str) -> bytes:
    path = project.parent / "sample" / side
    return (path if path.is_file() else next(iter(sorted(path.iterdir())))).read_bytes()


def test_what_is_open_is_refused_with_documents_and_types(
    project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    previous_content = project.read_bytes()
    assert main(["export", str(project), str(tmp_path / "final.tmpl")]) == 1
    output = capsys.readouterr()
    assert output.out == ""
    assert "objects are undecided: bakery-cooperative (2)" in output.err
    assert "by type ORGANIZATION (35), PERSON (30)" in output.err
    assert files(tmp_path) == ["p.annotally", "sample"]
    assert project.read_bytes() == previous_content


@pytest.mark.parametrize(("letter", "side"), [("a", "key"), ("b", "second-key")])
def test_what_is_open_becomes_what_is_asked_and_the_project_remembers(
    project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], letter: str, side: str
) -> None:
    target = tmp_path / "final.tmpl"
    filled = ["--open", f"PERSON={letter}", "--open", f"organization={letter}", "--side", letter]
    assert main(["export", str(project), str(target), *filled]) == 0
    assert capsys.readouterr().out == f"{target}\n"
    assert target.read_bytes() == source(project, side)
    assert rules(project) == 2
    target.unlink()
    assert main(["export", str(project), str(target), "--side", letter]) == 0
    assert target.read_bytes() == source(project, side)


def test_a_key_that_is_not_written_records_nothing(project: Path, tmp_path: Path) -> None:
    target = str(tmp_path / "final.tmpl")
    assert main(["export", str(project), target, "--open", "PERSON=omit"]) == 1
    assert rules(project) == 0
    assert main(["export", str(project), str(tmp_path / "nowhere" / "final.tmpl"), *FILLED]) == 1
    assert rules(project) == 0


def test_all_ways_and_another_format(project: Path, tmp_path: Path) -> None:
    target = tmp_path / "final"
    ways = ("--open", "PERSON=both", "--open", "ORGANIZATION=omit")
    assert main(["export", str(project), str(target), *ways]) == 0
    text = target.read_text("utf-8")
    assert "<PERSON-" in text
    assert "<ORGANIZATION-" not in text
    assert main(["export", str(project), str(tmp_path / "x"), "--format", "muc-sgml", *ways]) == 1


@pytest.mark.parametrize(
    ("words", "code", "text"),
    [
        (["--open", "PERSON=z"], 2, "is no TYPE with =a, =b, =omit or =both"),
        (["--open", "PERSON"], 2, "is no TYPE"),
        (["--open", "PERSON=a", "--open", "person=b"], 2, "a type twice"),
        (["--side", "z"], 2, "invalid choice"),
        (["--side", "c"], 1, "no annotator c"),
        (["--open", "NOBODY=a"], 1, "nothing of the type NOBODY; expected one of ORGANIZATION, PERSON"),
        (["--format", "nothing"], 2, "nothing"),
    ],
)
def test_what_makes_no_sense_is_told(
    project: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
    code: int,
    text: str,
) -> None:
    assert main(["export", str(project), str(tmp_path / "final"), *words]) == code
    assert text in capsys.readouterr().err
    assert not (tmp_path / "final").exists()


def test_a_project_that_is_open_elsewhere_is_read_and_not_written(
    project: Path, held: Adjudication, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "final.tmpl"
    assert main(["export", str(project), str(target), *FILLED]) == 1
    assert "the project is open already" in capsys.readouterr().err
    for document in held.session().workspace.document_ids:
        held.decide(document, [0], "take", [0], "all of A")
    assert main(["export", str(project), str(target)]) == 0
    assert target.read_bytes() == source(project, "key")


def test_a_project_that_is_held_by_who_is_gone_is_taken_over_if_that_is_asked_for(
    project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lock = project.with_name(f".{project.name}.lock")
    lock.write_text('{"user":"ada","host":"far.example","process":7,"since":"noon"}')
    target = tmp_path / "final.tmpl"
    assert main(["export", str(project), str(target), *FILLED]) == 1
    errors = capsys.readouterr().err
    assert "open already: ada on far.example since noon, process 7" in errors
    assert "--take-over" in errors
    assert lock.exists()
    assert main(["export", str(project), str(target), *FILLED, "--take-over"]) == 0
    assert not lock.exists()
    assert rules(project) == len(FILLED) // 2


def test_a_damaged_project_is_refused_with_the_command_that_rescues_it(
    project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content = project.read_bytes()
    project.write_bytes(bytes(4096) + content[4096:])
    assert main(["export", str(project), str(tmp_path / "final.tmpl")]) == 1
    assert "annotally rescue" in capsys.readouterr().err
    saved = tmp_path / "saved.annotally"
    assert main(["rescue", str(project), str(saved)]) == 0
    assert capsys.readouterr().out == f"{saved}: 0 entries were rescued, with 0 steps of history\n"
    assert main(["export", str(saved), str(tmp_path / "final.tmpl"), *FILLED]) == 0
    assert main(["rescue", str(project), str(saved)]) == 1
    assert "exists already" in capsys.readouterr().err


def test_inputs_that_are_missing_are_named(
    project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "sample" / "key").rename(tmp_path / "sample" / "elsewhere")
    assert main(["export", str(project), str(tmp_path / "final")]) == 1
    errors = capsys.readouterr().err
    assert f"{tmp_path / 'sample' / 'key'}: no such input" in errors
    assert "locate it" in errors


def test_inputs_that_have_changed_are_told_and_nothing_open_is_filled_over_them(
    project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    new_adjudication = adjudication()
    new_adjudication.files.open(str(project))
    for document in new_adjudication.session().workspace.document_ids:
        new_adjudication.decide(document, [0], "take", [0], "all of A")
    new_adjudication.close()
    path = tmp_path / "sample" / "key"
    path = path if path.is_file() else min(path.iterdir())
    path.write_bytes(path.read_bytes() + b"\n")
    target = tmp_path / "final.tmpl"
    assert main(["export", str(project), str(target), *FILLED]) == 1
    assert "changed since the decisions" in capsys.readouterr().err
    assert main(["export", str(project), str(target)]) == 0
    assert "warning: " in capsys.readouterr().err


def test_pointers_that_go_are_told_when_the_key_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = open_session(tmp_path, ["abc"], ["abc"])
    session.project.close()
    (tmp_path / "p.annotally").unlink()
    service = Service(lambda *_: None, lambda: None)
    service.open(
        "coreference", (), tuple((letter, (str(tmp_path / f"{letter}.sgm"),)) for letter in "AB"), None, True
    )
    new_adjudication = service.adjudication
    new_adjudication.files.start(str(tmp_path / "p.annotally"))
    (name,) = new_adjudication.session().workspace.document_ids
    new_adjudication.decide(name, [0], "take", [0], "take")
    new_adjudication.decide(name, [mention(new_adjudication.session(), "b")], "neither", [], "neither")
    new_adjudication.close()
    assert main(["export", str(tmp_path / "p.annotally"), str(tmp_path / "final.sgm")]) == 0
    output = capsys.readouterr()
    assert output.out == f"{tmp_path / 'final.sgm'}\n"
    assert "warning: " in output.err
    assert f"{name}: REF pointed to COREF-{name}-2, which is not in the key" in output.err


@pytest.mark.parametrize(
    ("content", "text"), [(None, "no such file"), (b"SQLite format 3\0 damaged", "damaged, or not a project")]
)
def test_what_is_no_project_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes | None, text: str
) -> None:
    path = tmp_path / "p.annotally"
    if content is not None:
        path.write_bytes(content)
    assert main(["export", str(path), str(tmp_path / "final")]) == 1
    assert text in capsys.readouterr().err
    assert content is None or path.read_bytes() == content


# --- votes


def test_the_votes_are_written_beside_the_key_or_alone_as_their_schema_says(
    project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    votes = tmp_path / "votes.jsonl"
    assert main(["export", str(project), "--votes", str(votes)]) == 0
    assert capsys.readouterr().out == f"{votes}\n"
    validate = strict_validator("votes")
    alone = [json.loads(line) for line in votes.read_text("utf-8").splitlines()]
    assert {line["source"] for line in alone} == {"unresolved"}
    target = tmp_path / "final.tmpl"
    assert main(["export", str(project), str(target), *FILLED, "--votes", str(votes)]) == 0
    assert capsys.readouterr().out == f"{target}\n{votes}\n"
    beside = [json.loads(line) for line in votes.read_text("utf-8").splitlines()]
    assert {line["source"] for line in beside} == {"unanimous", "rule"}
    for line in (*alone, *beside):
        validate(line)
    table = tmp_path / "votes.csv"
    assert main(["export", str(project), "--votes", str(table), "--no-text"]) == 0
    assert "value 1" in table.read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "code", "text"),
    [
        ([], 2, "a file to write is needed"),
        (["final.tmpl", "--no-text"], 2, "--no-text goes with --votes"),
        (["--votes", "votes.txt"], 1, "expected a name that ends in .jsonl or .csv"),
        (["x.csv", *FILLED, "--votes", "x.csv"], 1, "is chosen for two outputs"),
    ],
)
def test_votes_that_cannot_be_written_are_refused_and_nothing_is_written(
    project: Path, words: list[str], code: int, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", str(project), *words]) == code
    assert text in capsys.readouterr().err
    assert files(project.parent) == ["p.annotally", "sample"]
    assert rules(project) == 0
