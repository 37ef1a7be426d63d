"""One sentence about what is missing, and how to mend it."""

import pytest

from annotally_gui.services.input_problems import notice, problem
from annotally_gui.services.input_roles import ChosenInput, FolderPart, Recognised, Role, candidates

MARKED = Recognised("muc-sgml", "MUC SGML text", carries_text=True)
PLAIN = Recognised("plain", "Plain text", carries_text=True, carries_annotations=False)


def recognise(path: str) -> Recognised | str:
    if path.endswith(".pdf"):
        return "a PDF file holds no annotations"
    if path.endswith(".none"):
        return "no such file"
    return PLAIN if path.endswith(".txt") else MARKED


@pytest.mark.parametrize(
    ("paths", "text"),
    [
        ([], "Add the files to compare, or drop them here."),
        (
            ["/a/resp.sgm", "/a/system.sgm"],
            "No file is the key yet. Choose Key in the column Role.",
        ),
        (
            ["/a/key.sgm"],
            "Only key.sgm has annotations. Add a file for the role Response.",
        ),
        (
            ["/a/resp.sgm"],
            "Only resp.sgm has annotations. Add a file for the role Key.",
        ),
        (
            ["/a/key.sgm", "/a/resp.none"],
            "resp.none cannot be read: no such file. Add another annotation file instead.",
        ),
        (
            ["/a/b/x.pdf"],
            "x.pdf cannot be read: a PDF file holds no annotations. Add another annotation file",
        ),
        (
            ["/a/notes.txt"],
            "notes.txt contains no annotations. Add the files or the folder with the annotations.",
        ),
        (["/a/key.sgm", "/a/resp.sgm"], ""),
        (["/a/key.sgm", "/a/resp.sgm", "/a/x.pdf"], ""),
    ],
)
def test_what_is_missing_is_said_with_what_to_do(paths: list[str], text: str) -> None:
    result = problem(candidates(paths, recognise), "ne")
    assert result.startswith(text)
    assert bool(result) == bool(text)


def test_annotators_are_called_so() -> None:
    rows = candidates(["/a/Emma_1.sgm"], recognise)
    assert problem(rows, "ne", keys=True).endswith("Add a file for the role Annotator B.")
    rows = [ChosenInput(f"/a/{name}.sgm", Role.RESPONSE, MARKED) for name in ("one", "two")]
    assert problem(rows, "ne", keys=True) == "No file is Annotator A yet. Choose the role in the column Role."


def test_a_refused_file_in_use_is_named() -> None:
    rows = [ChosenInput("/a/x.pdf", Role.KEY, None, "a PDF file holds no annotations")]
    assert "x.pdf cannot be read: a PDF" in problem(rows, "ne")


def test_a_task_is_chosen() -> None:
    rows = candidates(["/a/key.sgm", "/a/resp.sgm"], recognise)
    assert problem(rows, "") == "Choose the task."


def test_what_does_not_suit_the_task_is_said() -> None:
    rows = candidates(["/a/key.sgm", "/a/resp.sgm"], recognise)
    heard = [*rows, ChosenInput("/heard.txt", Role.RESPONSE_TEXT, PLAIN)]
    assert "heard.txt: in this task both sides have the same text" in problem(heard, "named-entity")
    rules = [ChosenInput(f"/{name}.glm", Role.GLM, PLAIN) for name in ("one", "two")]
    several = problem([*rows, *rules], "speech-named-entity", differing=True)
    assert "More than one file has the role Mapping rules" in several


def parts(path: str) -> tuple[FolderPart, ...]:
    """Return a dozen annotators in any folder."""
    names = [f"{path}/user{number:02}.sgm" for number in range(12)]
    return tuple(FolderPart(name, (name,)) for name in names)


def test_of_more_than_nine_annotators_in_a_folder_nine_are_compared_and_it_is_said() -> None:
    rows = candidates(["/a"], recognise, (), parts)
    assert [row.role for row in rows[9:]] == [Role.IGNORE] * 3
    assert len({row.role for row in rows[:9]} - {Role.IGNORE}) == 9
    assert problem(rows, "ne", keys=True) == ""
    assert notice(rows, keys=True) == (
        "12 annotators were found, and at most 9 can be compared. 3 have the role Ignore."
    )
    assert notice(rows[:9], keys=True) == ""


def test_many_files_are_the_documents_of_two_sides_unless_they_are_annotators() -> None:
    rows = candidates([f"/a/{number}.sgm" for number in range(12)], recognise)
    assert {row.role for row in rows} == {Role.KEY, Role.RESPONSE}
    assert notice(rows) == ""
    assert notice(rows, keys=True).startswith("12 annotation files were found, and at most 9 annotators")
