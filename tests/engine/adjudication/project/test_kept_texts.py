"""Texts in the project file: compressed, read back as they were, refused where they are damaged."""

import sqlite3
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.adjudication.project.damage import DamagedProject
from annotally.adjudication.project.input_files import InputFile
from annotally.adjudication.project.kept_texts import SHARED, packed, state_of, unpacked
from annotally.adjudication.project.rescue import rescue
from annotally.adjudication.project.state import Followed, open_project
from support.projects import a_clock, decide, made

TEXTS = {("d", SHARED): "Ada met Bo.\r\n" * 99, ("e", 1): "😀\udce4"}
FOLLOWED = Followed(b"state", b"scheme")


@given(st.dictionaries(st.tuples(st.text(max_size=5), st.integers(-1, 8)), st.text(max_size=40), max_size=4))
def test_any_texts_are_read_back(texts: dict[tuple[str, int], str]) -> None:
    assert unpacked(packed(texts)) == texts


@pytest.mark.parametrize(
    "change", [lambda data: data[:-3], lambda data: data + b"x", lambda _: b"", lambda _: b"no"]
)
def test_what_is_no_such_text_is_told(change: object) -> None:
    assert callable(change)
    rows = [(document, side, change(data)) for document, side, data in packed(TEXTS)]
    with pytest.raises(ValueError, match="a kept text"):
        unpacked(rows)


def test_a_project_keeps_them_and_says_of_what_inputs_they_are(tmp_path: Path) -> None:
    project = made(tmp_path)
    assert (project.texts, project.followed) == ({}, Followed(b"", b""))
    command = project.ledger.command("nothing yet", ())
    assert command is None
    project.follow(None, TEXTS, FOLLOWED)
    assert (project.texts, project.followed, project.undoable) == (TEXTS, FOLLOWED, "")
    project.close()
    second_project = open_project(str(tmp_path / "p.annotally"), now=a_clock)
    assert (second_project.texts, second_project.followed) == (TEXTS, FOLLOWED)
    second_project.copy_to(str(tmp_path / "copy"))
    second_project.close()
    assert rescue(str(tmp_path / "copy"), str(tmp_path / "rescued")).entries == 0
    for name in ("copy", "rescued"):
        copy = open_project(str(tmp_path / name), now=a_clock)
        assert (copy.texts, copy.followed) == (TEXTS, FOLLOWED)
        copy.close()
    assert (tmp_path / "p.annotally").stat().st_size < 40_000


def test_what_cannot_be_written_follows_until_it_is_closed(tmp_path: Path) -> None:
    project = made(tmp_path)
    decide(project, "a")
    project.close()
    previous_content = (tmp_path / "p.annotally").read_bytes()
    reader = open_project(project.path, read_only=True)
    command = reader.ledger.command("away", [(key, None) for key, _ in reader.ledger])
    assert command is not None
    reader.follow(command, TEXTS, FOLLOWED)
    assert (len(reader.ledger), reader.texts, reader.followed) == (0, TEXTS, FOLLOWED)
    reader.close()
    assert (tmp_path / "p.annotally").read_bytes() == previous_content


def test_damaged_texts_are_refused(tmp_path: Path) -> None:
    project = made(tmp_path)
    project.follow(None, TEXTS, FOLLOWED)
    project.close()
    connection = sqlite3.connect(project.path)
    connection.execute("UPDATE texts SET value = x'00'")
    connection.commit()
    connection.close()
    second_project = open_project(project.path, now=a_clock)
    with pytest.raises(DamagedProject, match="a kept text"):
        assert second_project.texts
    second_project.close()


def test_inputs_are_told_apart_by_what_they_hold_and_not_by_where_they_are() -> None:
    input_file, moved = InputFile("first", "a", "1" * 64), InputFile("first", "b/a", "1" * 64)
    assert state_of([input_file]) == state_of([moved])
    assert (
        len(
            {
                state_of(item)
                for item in ([], [input_file], [input_file, input_file], [InputFile("second", "a", "1" * 64)])
            }
        )
        == 4
    )
