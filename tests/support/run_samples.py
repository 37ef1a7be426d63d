"""Workspaces of every method, and their results saved as the command line saves them."""

from collections.abc import Callable, Mapping
from importlib.resources import as_file
from pathlib import Path

from annotally.formats.io import load_source
from annotally.tasks.catalogue import TaskChoice, find_task
from annotally.tasks.mat.rules import task_of_file
from annotally.tasks.presets.ready_made import preset
from annotally.tasks.similarity_profile import NOTHING_ASKED
from annotally.workspace.facade import OpenRequest, SideInput, Workspace, open_workspace
from annotally_resources import resource
from support import event_samples, templette_samples
from support.json_results import workspace_text
from support.templette_samples import CORPUS, KEY, RESPONSE


def save(workspace: Workspace, folder: Path, name: str = "saved.json") -> str:
    """Write the result of a workspace as ``annotally score --format json`` does, and return its path."""
    path = folder / name
    path.write_text(workspace_text(workspace), "utf-8")
    return str(path)


def opened(task: TaskChoice, key: Path, response: Path, texts: Path | None = None) -> Workspace:
    """Return the comparison of two files or folders."""
    sides = (SideInput("key", (str(key),)), SideInput("response", (str(response),)))
    return open_workspace(OpenRequest(task, sides, (str(texts),) if texts is not None else ()))


def _sample(folder: str, task: TaskChoice, ending: str = "", texts: str = "") -> Workspace:
    with as_file(resource("sample")) as path:
        inside = path / folder
        sides = inside / f"key{ending}", inside / f"response{ending}"
        return opened(task, *sides, path / texts if texts else None)


def _relations(_folder: Path) -> Workspace:
    with as_file(resource("sample", "relations", "relations.xml")) as path:
        task, _warnings = task_of_file(load_source(path, any_content=True), NOTHING_ASKED)
    return _sample("relations", task)


_SCENARIO = preset("muc6-scenario-template")
METHODS: Mapping[str, Callable[[Path], Workspace]] = {
    "templates": lambda _: _sample("", preset("sample-template-element"), texts="texts"),
    "derived templates": lambda _: _sample("", find_task("template-element"), texts="texts"),
    "entities": lambda _: _sample("entities", preset("muc7-named-entity"), ".sgm"),
    "scenarios": lambda _: _sample(
        "successions", preset("muc6-scenario-template"), texts="successions/texts"
    ),
    "coreference": lambda _: _sample("coreference", find_task("coreference"), ".sgm"),
    "similarity": _relations,
    "derived similarity": lambda _: _sample("relations", find_task("mat")),
    "event mentions": event_samples.appendix,
    "templettes": lambda folder: templette_samples.opened(folder, KEY, RESPONSE, CORPUS),
}
"""A workspace of each method, given a folder to write in."""
