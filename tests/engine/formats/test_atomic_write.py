"""Writing files: whole or not at all, and never in the place of an input."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from annotally.formats.atomic_write import (
    cut_off_saves,
    finish_saves,
    finish_saves_beside,
    keep_inputs,
    make_directory,
    save_files,
    save_pieces,
    save_text,
)
from annotally.model.diagnostics import InputRefused, Severity
from annotally.model.wording import Wording
from annotally.tasks.catalogue import find_task
from annotally.tasks.resolve import as_keys
from annotally.workspace.facade import OpenRequest, SideInput, open_workspace
from support.project_window import Window, new_project, sample_in


def test_saving_is_whole_or_not_at_all(tmp_path: Path) -> None:
    good, bad = str(tmp_path / "good"), str(tmp_path / "missing" / "bad")
    with pytest.raises(InputRefused, match="cannot be written"):
        save_files({good: b"1", bad: b"2"})
    assert list(tmp_path.iterdir()) == []
    save_text(good, "é")
    assert Path(good).read_bytes() == "é".encode()
    with pytest.raises(InputRefused, match="cannot be written"):
        save_text(str(tmp_path), "a directory")
    assert [path.name for path in tmp_path.iterdir()] == ["good"]


def test_pieces_that_break_off_leave_no_file_and_the_earlier_one_as_it_was(tmp_path: Path) -> None:
    def broken_off() -> Iterator[bytes]:
        yield b"half"
        raise error_of_pieces

    place, error_of_pieces = tmp_path / "out", KeyboardInterrupt()
    with pytest.raises(KeyboardInterrupt):
        save_pieces(str(place), broken_off())
    assert list(tmp_path.iterdir()) == []
    save_pieces(str(place), (b"a", b"", b"b" * 5))
    assert place.read_bytes() == b"abbbbb"
    with pytest.raises(KeyboardInterrupt):
        save_pieces(str(place), broken_off())
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {"out": b"abbbbb"}


def test_saving_follows_links_and_never_replaces_a_pipe_or_a_device(tmp_path: Path) -> None:
    pipe, link, real = tmp_path / "pipe", tmp_path / "link", tmp_path / "real"
    os.mkfifo(pipe)
    with pytest.raises(InputRefused, match="not a regular file"):
        save_text(str(pipe), "x")
    assert pipe.is_fifo()
    real.write_text("old", encoding="utf-8")
    link.symlink_to(real)
    save_text(str(link), "new")
    assert link.is_symlink()
    assert real.read_text(encoding="utf-8") == "new"


def test_inputs_are_kept_by_whatever_name_they_go(tmp_path: Path) -> None:
    (tmp_path / "key").write_text("x", encoding="utf-8")
    (tmp_path / "other").symlink_to(tmp_path / "key")
    os.link(tmp_path / "key", tmp_path / "hard")
    keep_inputs([str(tmp_path / "new")], [str(tmp_path / "key")])
    for name in ("key", "other", "hard", "../" + tmp_path.name + "/key"):
        with pytest.raises(InputRefused, match="is an input, which is never written"):
            keep_inputs([str(tmp_path / name)], [str(tmp_path / "key")])


def test_targets_and_inputs_are_looked_at_once_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inputs = [str(tmp_path / f"{number}.ann") for number in range(50)]
    targets = [str(tmp_path / f"{number}.xml") for number in range(50)]
    for path in inputs:
        Path(path).write_text("x", encoding="utf-8")
    looks = 0
    look = Path.stat

    def count(path: Path, *, follow_symlinks: bool = True) -> os.stat_result:
        nonlocal looks
        looks += 1
        return look(path, follow_symlinks=follow_symlinks)

    monkeypatch.setattr(Path, "stat", count)
    keep_inputs(targets, inputs)
    assert looks <= 5 * len(inputs), "a thousand files into a thousand are no million looks"


def test_a_directory_is_made_once_and_never_in_the_place_of_a_file(tmp_path: Path) -> None:
    for _ in range(2):
        make_directory(str(tmp_path / "folder"), Wording("two files"))
    assert (tmp_path / "folder").is_dir()
    (tmp_path / "file").write_text("x", encoding="utf-8")
    with pytest.raises(InputRefused, match="a directory for two files"):
        make_directory(str(tmp_path / "file"), Wording("two files"))


# --- several files, and what others left


FILES = {"a": b"new a", "b": b"new b", "c": b"new c"}
THERE = {"a": b"old a", "c": b"old c"}


def paths(folder: Path) -> dict[str, bytes]:
    return {str(folder / name): content for name, content in FILES.items()}


def held(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("failing", range(1, 5))
def test_a_move_that_fails_takes_back_those_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: int
) -> None:
    """The first move is that of the note; the others are those of the files."""
    for name, content in THERE.items():
        (tmp_path / name).write_bytes(content)
    real, count = os.replace, 0

    def sometimes(old: Path, new: Path) -> None:
        nonlocal count
        count += 1
        if count == failing:
            raise PermissionError(1, "Operation not permitted")
        real(old, new)

    monkeypatch.setattr(os, "replace", sometimes)
    with pytest.raises(InputRefused, match="cannot be written: Operation not permitted"):
        save_files(paths(tmp_path))
    assert held(tmp_path) == THERE
    save_files(paths(tmp_path))
    assert held(tmp_path) == FILES


def test_leftovers_of_a_program_that_died_block_nothing_and_go_in_time(tmp_path: Path) -> None:
    old = [".annotally-0123.part", ".annotally-0123.part-journal", ".annotally-45.before"]
    for name in (*old, ".annotally-67.part", f".a.{os.getpid()}.part"):
        (tmp_path / name).write_bytes(b"left")
    for name in old:
        os.utime(tmp_path / name, (1, 1))
    save_files(paths(tmp_path))
    assert held(tmp_path) == FILES | {".annotally-67.part": b"left", f".a.{os.getpid()}.part": b"left"}


def interrupted(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin to save three files, and die after the first is in its place."""
    for name, content in THERE.items():
        (folder / name).write_bytes(content)
    real = os.replace

    def until_second(old: Path, new: Path) -> None:
        if Path(new).name == "b":
            raise KeyboardInterrupt
        real(old, new)

    with monkeypatch.context() as patched:
        patched.setattr(os, "replace", until_second)
        patched.setattr("annotally.formats.atomic_write._Save.remove_leftovers", lambda _save: None)
        with pytest.raises(KeyboardInterrupt):
            save_files(paths(folder))
    assert (folder / "a").read_bytes() == b"new a"
    assert not (folder / "b").exists()


def test_a_save_that_was_broken_off_is_finished_by_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupted(tmp_path, monkeypatch)
    save_text(str(tmp_path / "another"), "x")
    assert held(tmp_path) == FILES | {"another": b"x"}


def test_a_place_that_holds_something_else_by_now_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupted(tmp_path, monkeypatch)
    (tmp_path / "c").write_bytes(b"by somebody else")
    finish_saves(tmp_path)
    assert held(tmp_path) == {"a": b"new a", "b": b"new b", "c": b"by somebody else"}


@pytest.mark.parametrize(
    "note",
    [
        b"",
        b"\xff",
        b"[" * 100_000,
        b'[{"target":"../victim","number":0,"before":null}]',
        b'[{"target":"/etc/passwd","number":0,"before":null}]',
        b'[{"target":"a\\u0000b","number":0,"before":null}]',
        b'[{"target":"","number":0,"before":null}]',
        b'[{"target":"nowhere/x","number":-1,"before":"x"}]',
    ],
)
def test_a_note_that_somebody_else_wrote_moves_nothing(tmp_path: Path, note: bytes) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    (tmp_path / "victim").write_bytes(b"mine")
    (folder / ".annotally-x.saving").write_bytes(note)
    (folder / "poison").write_bytes(b"poison")
    save_files(paths(folder))
    assert held(folder) == FILES | {"poison": b"poison"}
    assert (tmp_path / "victim").read_bytes() == b"mine"


def test_who_reads_beside_a_save_that_was_broken_off_is_warned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in "abc":
        (tmp_path / name).write_bytes(b"<DOC>\n<DOCNO> 1 </DOCNO>\n</DOC>\n")
    sides = tuple(SideInput(name, (str(tmp_path / name),)) for name in "ac")
    request = OpenRequest(as_keys(find_task("named-entity")), sides)
    assert [warning for warning in open_workspace(request).warnings if "interrupted" in warning.found] == []
    assert list(cut_off_saves([str(tmp_path / "a"), "-"])) == []
    (tmp_path / "b").unlink()
    interrupted(tmp_path, monkeypatch)
    previous_contents = {path: path.read_bytes() for path in tmp_path.iterdir()}
    for name in THERE:  # what is read is no text that was saved
        (tmp_path / name).unlink()
        (tmp_path / name).write_bytes(b"<DOC>\n<DOCNO> 1 </DOCNO>\n</DOC>\n")
        previous_contents[tmp_path / name] = (tmp_path / name).read_bytes()
    (diagnostic,) = [
        warning for warning in open_workspace(request).warnings if "interrupted" in warning.found
    ]
    assert (diagnostic.severity, diagnostic.file) == (Severity.WARNING, str(tmp_path))
    assert diagnostic.found == "a save into this folder was interrupted: a, b, c"
    assert previous_contents == {
        path: path.read_bytes() for path in tmp_path.iterdir()
    }  # inputs are never written


def test_a_project_finishes_the_saves_beside_it_but_for_its_inputs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reports = tmp_path / "reports"
    reports.mkdir()
    for folder in (tmp_path, reports):
        interrupted(folder, monkeypatch)
    left = held(reports)
    for inputs in ([str(reports / "c")], [str(reports)]):
        finish_saves_beside(str(tmp_path / "p.annotally"), inputs)
        assert held(reports) == left
        assert len(list(cut_off_saves([str(reports)]))) == 1
    finish_saves_beside(str(tmp_path / "p.annotally"), [])
    assert held(reports) == FILES
    assert {path.name for path in tmp_path.iterdir()} == {*FILES, "reports"}
    assert list(cut_off_saves([str(reports), str(tmp_path / "a")])) == []


def test_a_project_that_is_opened_has_what_was_saved_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with new_project(sample_in(tmp_path)) as window:
        path = window.service.adjudication.session().project.path
    folder = Path(path).parent / "reports"
    folder.mkdir()
    interrupted(folder, monkeypatch)
    window = Window.make()
    window.ask("files.open", path, True)  # only to be read
    assert held(folder) != FILES
    window.ask("close")
    window.ask("files.open", path)
    assert held(folder) == FILES
    window.ask("close")
