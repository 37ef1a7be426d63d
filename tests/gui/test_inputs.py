from pathlib import Path

import pytest

from annotally_gui.inputs import (
    Candidate,
    Recognised,
    Role,
    TaskChoice,
    candidates,
    guess_task,
    make_request,
    problem,
    role_from_name,
    side_name,
)

MARKED = Recognised("muc-sgml", "MUC SGML text", carries_text=True)
PLAIN = Recognised("plain", "Plain text", carries_text=True, carries_annotations=False)


def recognise(path: str) -> Recognised | str:
    if path.endswith(".pdf"):
        return "a PDF file holds no annotations"
    return PLAIN if path.endswith(".txt") else MARKED


def roles(*paths: str) -> list[Role]:
    return [row.role for row in candidates(paths, recognise)]


@pytest.mark.parametrize(
    ("path", "role"),
    [
        ("/data/key-tst3.v2", Role.KEY),
        ("/data/gold/930620083.sgm", Role.KEY),
        ("/data/doc.KEY.sgm", Role.KEY),
        ("/data/response_7.out", Role.RESPONSE),
        ("/runs/system/0001.ann", Role.RESPONSE),
        ("/data/texts/0001.sgm", Role.TEXT),
        ("/data/monkey.sgm", None),
        ("/data/0001.sgm", None),
    ],
)
def test_names_speak(path: str, role: Role | None) -> None:
    assert role_from_name(path) is role


def test_roles_come_from_name_and_content() -> None:
    assert roles("/a/key.sgm", "/a/resp.sgm", "/a/0001.txt", "/a/x.pdf") == [
        Role.KEY, Role.RESPONSE, Role.TEXT, Role.IGNORE,
    ]  # fmt: skip


def test_untelling_names_take_the_free_sides_in_order() -> None:
    assert roles("/a/one.sgm", "/a/two.sgm", "/a/three.sgm") == [Role.KEY, Role.RESPONSE, Role.RESPONSE]
    assert roles("/a/one.sgm", "/a/gold.sgm") == [Role.RESPONSE, Role.KEY]
    assert roles("/a/one.sgm", "/a/system.sgm") == [Role.KEY, Role.RESPONSE]


def test_annotations_are_never_taken_for_a_text_they_do_not_carry() -> None:
    (row,) = candidates(["/texts/a.ann"], lambda _path: Recognised("templates", "Templates"))
    assert row.role is Role.KEY


def test_adding_keeps_what_a_person_chose() -> None:
    known = [Candidate("/a/key.sgm", Role.IGNORE, MARKED)]
    rows = candidates(["/a/key.sgm", "/a/other.sgm"], recognise, known)
    assert [(row.path, row.role) for row in rows] == [("/a/key.sgm", Role.IGNORE), ("/a/other.sgm", Role.KEY)]


def test_the_task_is_guessed_from_the_formats() -> None:
    tasks = (TaskChoice("te", "TE", ("templates",)), TaskChoice("ne", "NE", ("muc-sgml",)))
    assert guess_task(candidates(["/a/key.sgm", "/a/resp.sgm"], recognise), tasks) == "ne"
    assert guess_task([], tasks) == "te"
    assert guess_task([], ()) == ""


@pytest.mark.parametrize(
    ("paths", "said"),
    [
        ([], "Add the files"),
        (["/a/resp.sgm", "/a/system.sgm"], "is the key yet"),
        (["/a/key.sgm"], "is the response yet"),
        (["/a/key.sgm", "/a/resp.sgm"], ""),
    ],
)
def test_what_is_missing_is_said(paths: list[str], said: str) -> None:
    found = problem(candidates(paths, recognise), "ne")
    assert said in found
    assert bool(found) == bool(said)


def test_a_refused_file_in_use_is_named() -> None:
    rows = [Candidate("/a/x.pdf", Role.KEY, None, "a PDF file holds no annotations")]
    assert "x.pdf cannot be read: a PDF" in problem(rows, "ne")


def test_the_request_holds_several_files_per_role() -> None:
    rows = candidates(["/k/key1.sgm", "/k/gold.sgm", "/r/resp.sgm", "/t/a.txt", "/x.pdf"], recognise)
    request = make_request(rows, "ne", ("gold", "ours"), "latin-1")
    assert request.key == ("/k/gold.sgm",)
    assert set(request.paths) <= {"/k/key1.sgm", "/k/gold.sgm", "/r/resp.sgm", "/t/a.txt"}
    assert (request.texts, request.names, request.encoding) == (("/t/a.txt",), ("gold", "ours"), "latin-1")
    assert side_name(rows, Role.RESPONSE) in {Path(path).stem for path in request.response}
    assert side_name([], Role.KEY) == "key"
