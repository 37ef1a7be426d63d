"""Project files are known by their ending, or by the mark in their first bytes."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from annotally.adjudication.project.store import is_project_file
from support.projects import made


def test_a_project_is_known_by_any_name(tmp_path: Path) -> None:
    project = made(tmp_path)
    project.close()
    assert is_project_file(project.path)
    renamed = Path(project.path).rename(tmp_path / "renamed.bin")
    assert is_project_file(str(renamed))


def test_an_ending_is_enough_but_not_for_a_folder(tmp_path: Path) -> None:
    assert is_project_file(str(tmp_path / "gone.annotally"))
    (tmp_path / "folder.annotally").mkdir()
    assert not is_project_file(str(tmp_path / "folder.annotally"))


def test_other_files_are_none_and_no_pipe_is_waited_for(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "foreign.db")) as connection:
        connection.execute("CREATE TABLE items (name TEXT)")
    (tmp_path / "short").write_bytes(b"SQLite format 3\0")
    os.mkfifo(tmp_path / "pipe")
    assert not any(is_project_file(str(path)) for path in [*tmp_path.iterdir(), tmp_path / "gone"])
