"""ARCHITECTURE, rule 7: messages, settings and colours each have one home."""

import re
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import annotally
import annotally_gui

ROOT = Path(annotally_gui.__file__).parent
SOURCES = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in sorted(ROOT.rglob("*.py"))}
HOMES = {
    r"QMessageBox|QErrorMessage": set(),
    r"\bQSettings\b": {"services/settings.py"},
    r"#[0-9A-Fa-f]{6}\b": {"services/theme.py"},
    r"GlobalColor\.(?!transparent)": set(),
    r"setStyleSheet": set(),
    r"\.(add|insert)Layout\(": {"widgets/layouts.py"},
    r"\.(itemAt|itemAtPosition|takeAt)\(": {"widgets/layouts.py"},
    r"= QPainter\(self": set(),  # a painter that an exception leaves open takes the program down
    r"\.replaceWidget\(": set(),  # leaves a layout item that nobody frees
}


def contracts() -> list[dict[str, Any]]:
    project = tomllib.loads((ROOT.parents[1] / "pyproject.toml").read_text("utf-8"))
    values: list[dict[str, Any]] = project["tool"]["importlinter"]["contracts"]
    return values


@pytest.mark.parametrize("pattern", HOMES)
def test_only_at_home(pattern: str) -> None:
    names = {name for name, source in SOURCES.items() if re.search(pattern, source)}
    assert names == HOMES[pattern]


@pytest.mark.parametrize("package", [annotally_gui, annotally], ids=["window", "engine"])
def test_architecture_draws_every_room_on_its_floor(package: ModuleType) -> None:
    """The drawing has the rooms of the import contracts, in their order, and no other."""
    folder = Path(package.__file__ or "").parent
    rooms = {
        path.stem for path in folder.iterdir() if path.suffix == ".py" or (path / "__init__.py").is_file()
    }
    page = (ROOT.parents[1] / "ARCHITECTURE.md").read_text("utf-8")
    drawing = page.partition(f"    {package.__name__} (")[2].partition("\n\n")[0]
    drawn = re.findall(r"^ {6}(\w+) .* (\d+)$", drawing, re.MULTILINE)
    assert {room for room, _ in drawn} == rooms - {"__init__", "__main__"}
    contract = next(contract for contract in contracts() if contract.get("containers") == [package.__name__])
    layers = [layer for layer in contract["layers"] if layer != "__main__"]
    floors = {room: len(layers) - n for n, layer in enumerate(layers) for room in layer.split(" | ")}
    assert {room: int(floor) for room, floor in drawn} == floors
