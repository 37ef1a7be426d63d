"""ARCHITECTURE, rule 7: messages, settings and colours each have one home."""

import re
from pathlib import Path

import pytest

import annotally_gui

ROOT = Path(annotally_gui.__file__).parent
SOURCES = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in sorted(ROOT.rglob("*.py"))}
HOMES = {
    r"QMessageBox|QErrorMessage": set(),
    r"\bQSettings\b": {"settings.py"},
    r"#[0-9A-Fa-f]{6}\b": {"theme.py"},
    r"GlobalColor\.(?!transparent)": set(),
    r"setStyleSheet": set(),
}


@pytest.mark.parametrize("pattern", HOMES)
def test_only_at_home(pattern: str) -> None:
    found = {name for name, source in SOURCES.items() if re.search(pattern, source)}
    assert found == HOMES[pattern]


def test_architecture_names_every_module_or_its_room() -> None:
    page = (ROOT.parents[1] / "ARCHITECTURE.md").read_text("utf-8").partition("## Rooms of the window")[2]
    named = set(re.findall(r"`(\w+/?)`", page.partition("## Rules")[0]))
    places = {name.partition("/")[0] + "/" if "/" in name else name.removesuffix(".py") for name in SOURCES}
    assert places - {"__init__"} == named
