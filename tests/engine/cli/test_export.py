"""The command that writes the final key of a project: what it writes, how it refuses, its exit codes."""

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

FILLED = ("--open", "PERSON=a", "--open", "ORGANIZATION=a")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a project of two annotators of the sample in which nothing is decided."""
    with as_file(resource("sample")) as folder:
        shutil.copytree(folder, tmp_path / "sample")
    made = adjudication()
    sides = tuple((name, (str(tmp_path / "sample" / name),)) for name in ("key", "second-key"))
    service = Service(lambda *_: None, lambda: None)
    service.open("sample-template-element", (str(tmp_path / "sample" / "texts"),), sides, None, True)
    made = service.adjudication
    made.files.start(str(tmp_path / "p.annotally"))
    made.close()
    return tmp_path / "p.annotally"


def adjudication() -> Adjudication:
    return Service(lambda *_: None, lambda: None).adjudication


@pytest.fixture
def held(project: Path) -> Iterator[Adjudication]:
    """Return the project open elsewhere."""
    made = adjudication()
    made.files.open(str(project))
    yield made
    made.close()


def rules(project: Path) -> int:
    found = open_project(str(project), read_only=True)
    count = len(found.ledger.of(EntryKind.OPEN, ""))
    found.close()
    return count


def files(folder: Path) -> list[str]:
    return sorted(one.name for one in folder.iterdir())


def source(project: Path, side: str) -> bytes:
    path = project.parent / "sample" / side
    return (path if path.is_file() else next(iter(sorted(path.iterdir())))).read_bytes()


def test_what_is_open_is_refused_with_documents_and_types(
    project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = project.read_bytes()
    assert main(["export", str(project), str(tmp_path / "final.tmpl")]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert "objects are still open: bakery-cooperative (2)" in said.err
    assert "by type ORGANIZATION (35), PERSON (30)" in said.err
    assert files(tmp_path) == ["p.annotally", "sample"]
    assert project.read_bytes() == before


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
    ("words", "code", "said"),
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
    said: str,
) -> None:
    assert main(["export", str(project), str(tmp_path / "final"), *words]) == code
    assert said in capsys.readouterr().err
    assert not (tmp_path / "final").exists()


def test_a_project_that_is_open_elsewhere_is_read_and_not_written(
    project: Path, held: Adjudication, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "final.tmpl"
    assert main(["export", str(project), str(target), *FILLED]) == 1
    assert "it is open already" in capsys.readouterr().err
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
    said = capsys.readouterr().err
    assert "open already: ada on far.example since noon, process 7" in said
    assert "--take-over" in said
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
    assert "is there already" in capsys.readouterr().err


def test_inputs_that_are_missing_are_named(
    project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "sample" / "key").rename(tmp_path / "sample" / "elsewhere")
    assert main(["export", str(project), str(tmp_path / "final")]) == 1
    said = capsys.readouterr().err
    assert f"{tmp_path / 'sample' / 'key'}: no such input" in said
    assert "locate it" in said


def test_inputs_that_have_changed_are_told_and_nothing_open_is_filled_over_them(
    project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = adjudication()
    made.files.open(str(project))
    for document in made.session().workspace.document_ids:
        made.decide(document, [0], "take", [0], "all of A")
    made.close()
    path = tmp_path / "sample" / "key"
    path = path if path.is_file() else min(path.iterdir())
    path.write_bytes(path.read_bytes() + b"\n")
    target = tmp_path / "final.tmpl"
    assert main(["export", str(project), str(target), *FILLED]) == 1
    assert "changed since it was decided about" in capsys.readouterr().err
    assert main(["export", str(project), str(target)]) == 0
    assert "warning: " in capsys.readouterr().err


def test_pointers_that_go_are_told_when_the_key_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = open_session(tmp_path, ["abc"], ["abc"])
    session.project.close()
    (tmp_path / "p.annotally").unlink()
    service = Service(lambda *_: None, lambda: None)
    service.open("coreference", (), tuple((one, (str(tmp_path / f"{one}.sgm"),)) for one in "AB"), None, True)
    made = service.adjudication
    made.files.start(str(tmp_path / "p.annotally"))
    (name,) = made.session().workspace.document_ids
    made.decide(name, [0], "take", [0], "take")
    made.decide(name, [mention(made.session(), "b")], "neither", [], "neither")
    made.close()
    assert main(["export", str(tmp_path / "p.annotally"), str(tmp_path / "final.sgm")]) == 0
    said = capsys.readouterr()
    assert said.out == f"{tmp_path / 'final.sgm'}\n"
    assert "warning: " in said.err
    assert f"{name}: REF pointed to COREF-{name}-2, which is not in the key" in said.err


@pytest.mark.parametrize(
    ("content", "said"), [(None, "no such file"), (b"SQLite format 3\0 damaged", "damaged, or no project")]
)
def test_what_is_no_project_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes | None, said: str
) -> None:
    path = tmp_path / "p.annotally"
    if content is not None:
        path.write_bytes(content)
    assert main(["export", str(path), str(tmp_path / "final")]) == 1
    assert said in capsys.readouterr().err
    assert content is None or path.read_bytes() == content
