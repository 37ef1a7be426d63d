"""Paths in folders that nobody may look into."""

from pathlib import Path

import pytest

from annotally.model.paths import distinct_names, is_folder, is_there


def test_files_and_folders_are_told_apart(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert (is_folder(tmp_path), is_there(tmp_path)) == (True, True)
    assert (is_folder(str(tmp_path / "file")), is_there(str(tmp_path / "file"))) == (False, True)
    assert (is_folder(tmp_path / "none"), is_there(tmp_path / "none")) == (False, False)


def test_what_may_not_be_looked_at_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, **_options: bool) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "stat", refuse)
    assert (is_folder("locked/in"), is_there("locked/in")) == (False, False)


@pytest.mark.parametrize(
    ("paths", "names"),
    [
        (["x/A2", "x/D1/"], ["A2", "D1"]),
        (["ann.sgm", "bob.sgm"], ["ann", "bob"]),
        (["r/ann/key.sgm", "r/bob/key.sgm", "r/bob/other.sgm"], ["ann/key", "bob/key", "bob/other"]),
        (["one", "one"], ["one", "one (2)"]),
    ],
)
def test_annotators_are_named_by_what_tells_their_files_apart(paths: list[str], names: list[str]) -> None:
    assert distinct_names(paths) == names
