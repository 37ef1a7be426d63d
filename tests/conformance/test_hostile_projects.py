"""The project files of the hostile set: each is refused soon, and what is rescued of it opens."""

import shutil
import time
from contextlib import closing
from importlib.resources import as_file
from pathlib import Path

import pytest

from annotally.adjudication.project.damage import DamagedProject
from annotally.adjudication.project.rescue import rescue
from annotally.adjudication.project.state import open_project
from annotally.model.diagnostics import InputRefused
from annotally_resources import resource
from conformance.data import data
from support.project_window import Window

pytestmark = pytest.mark.conformance
SECONDS = 10.0
EXPECTED = {
    "project_commands_view": "view 'commands'",
    "project_entries_view": "view 'entries'",
    "rescue_without_description": "is damaged",
    "trigger_eats_decisions": "trigger 't'",
}
"""What is said of each; what names a device as its input is about inputs, not about the file."""


@pytest.mark.parametrize("name", EXPECTED)
def test_a_hostile_project_is_refused_and_rescued(tmp_path: Path, name: str) -> None:
    with as_file(resource("sample")) as sample:
        shutil.copytree(sample, tmp_path / "sample")
    path = tmp_path / f"{name}.annotally"
    shutil.copyfile(data("hostile", path.name), path)
    content, began, window = path.read_bytes(), time.monotonic(), Window.make()
    assert EXPECTED[name] in window.ask("files.look", str(path)).damage
    target = tmp_path / "saved.annotally"
    try:
        saved = window.ask("files.rescue", str(path), str(target))
    except InputRefused:
        assert not target.exists()

    else:
        project = open_project(str(target))
        assert len(project.ledger) == saved.entries
        assert len(list(iter(project.undo, None))) <= saved.commands
        project.close()
        assert not window.ask("files.look", str(target)).damage
    assert path.read_bytes() == content
    assert time.monotonic() - began < SECONDS


def test_a_project_with_a_damaged_step_opens_and_refuses_to_undo_that_step(tmp_path: Path) -> None:
    path = tmp_path / "page_0.annotally"
    shutil.copyfile(data("hostile", path.name), path)
    with closing(open_project(str(path))) as project:
        assert len(project.ledger) == 400
        with pytest.raises(DamagedProject, match="of its history cannot be undone"):
            list(iter(project.undo, None))
        undone = 400 - len(project.ledger)
        list(iter(project.redo, None))
    saved = rescue(str(path), str(tmp_path / "saved.annotally"))
    assert (saved.entries, saved.commands) == (400, undone)
    with closing(open_project(str(tmp_path / "saved.annotally"))) as project:
        assert len(list(iter(project.undo, None))) == undone
