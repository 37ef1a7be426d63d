"""Writing files: whole or not at all, and never in the place of an input."""

import os
from pathlib import Path

import pytest

from annotally.errors import InputRefused
from annotally.saving import keep_inputs, make_directory, save_files, save_text


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
    keep_inputs([str(tmp_path / "new")], [str(tmp_path / "key")])
    for name in ("key", "other", "../" + tmp_path.name + "/key"):
        with pytest.raises(InputRefused, match="is an input, which is never written"):
            keep_inputs([str(tmp_path / name)], [str(tmp_path)])


def test_a_directory_is_made_once_and_never_in_the_place_of_a_file(tmp_path: Path) -> None:
    for _ in range(2):
        make_directory(str(tmp_path / "folder"), "two files")
    assert (tmp_path / "folder").is_dir()
    (tmp_path / "file").write_text("x", encoding="utf-8")
    with pytest.raises(InputRefused, match="a directory for two files"):
        make_directory(str(tmp_path / "file"), "two files")
