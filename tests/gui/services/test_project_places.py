"""Where a project is proposed to be."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths

from annotally_gui.services.project_places import (
    annotated_paths,
    common_name,
    folder_of,
    free_place,
    is_writable,
    proposed_place,
)
from annotally_gui.services.samples import ANNOTATORS


@pytest.fixture
def documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "documents"
    folder.mkdir()
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _location: str(folder))
    return folder


@pytest.mark.parametrize(
    ("paths", "name"),
    [
        (["/d/emma/Emma_1.xml", "/d/emma/Emma_2.xml"], "Emma"),
        (["/d/emma/ch01-ann.xml", "/d/emma/ch01-bob.xml"], "ch01"),
        (["/d/emma/a1.xml", "/d/emma/a2.xml"], "emma"),
        (["/d/emma/key", "/d/emma/response"], "emma"),
        (["/d/emma/key.sgm"], "emma"),
        (["/d/a/emma.sgm", "/d/b/emma.sgm"], "d"),
        (["/key", "/response"], "project"),
    ],
)
def test_a_project_is_called_after_what_its_files_have_in_common(paths: list[str], name: str) -> None:
    assert common_name(paths) == name


def test_the_folder_of_files_is_the_innermost_that_has_all() -> None:
    assert folder_of(["/d/a/x.sgm", "/d/b/y.sgm"]) == Path("/d")
    assert folder_of(["/d/a/x.sgm"]) == Path("/d/a")
    assert folder_of([]) == Path.home()


def test_it_lies_beside_the_inputs_and_never_in_the_place_of_a_file(tmp_path: Path, documents: Path) -> None:
    inputs = [str(tmp_path / f"Emma_{number}.xml") for number in (1, 2)]
    first = proposed_place(inputs)
    assert first == tmp_path / "Emma.annotally"
    first.touch()
    assert proposed_place(inputs) == tmp_path / "Emma 2.annotally"
    (tmp_path / "Emma 2.annotally").symlink_to("nowhere")
    assert proposed_place(inputs) == tmp_path / "Emma 3.annotally"
    assert list(documents.iterdir()) == []


def test_where_nothing_can_be_written_it_lies_among_the_documents(
    tmp_path: Path, documents: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writable = os.access
    monkeypatch.setattr(os, "access", lambda path, mode: path != tmp_path and writable(path, mode))
    assert not is_writable(tmp_path)
    assert proposed_place([str(tmp_path / "Emma_1.xml"), str(tmp_path / "Emma_2.xml")]) == (
        documents / "Emma.annotally"
    )
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "home")
    (tmp_path / "home").mkdir()
    documents.rmdir()
    assert proposed_place(["/nowhere/a.xml"]) == tmp_path / "home" / "nowhere.annotally"


def test_the_samples_stay_as_they_are(documents: Path) -> None:
    assert proposed_place(annotated_paths(ANNOTATORS.request())) == documents / "sample.annotally"


def test_a_free_place_is_taken_as_it_is(tmp_path: Path) -> None:
    assert free_place(tmp_path / "a.annotally") == tmp_path / "a.annotally"
