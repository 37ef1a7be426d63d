"""The names by which the window asks: each is declared in the service, and each declared one is asked for."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from annotally.service.requests import RequestName, name_of
from annotally_gui.services import requests
from annotally_gui.services.requests import Adjudication, Editing
from support.declared_requests import PATHS
from support.house import ROOT

WINDOW = ROOT / "gui" / "annotally_gui"
NOT_BY_THE_WINDOW = {
    "DecidedScores.score": "the scores of one document, for tests",
    "KeyRequests.linked": "the links of a mention, which Adjudication.standing answers too, for tests",
    "KeyRequests.types": "the types of objects, for the command line and for tests",
}
"""Declared requests that the window does not ask for, and why they are declared."""


def named(module: ast.Module) -> Iterator[str]:
    """Yield the requests that a module names, as ``Class.method``."""
    imported = {
        alias.name
        for node in ast.walk(module)
        if isinstance(node, ast.ImportFrom) and node.module == "annotally_gui.services.requests"
        for alias in node.names
    }
    for node in ast.walk(module):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in imported:
            yield f"{node.value.id}.{node.attr}"


@pytest.fixture(scope="module")
def modules() -> dict[Path, ast.Module]:
    """Return the modules of the window, parsed."""
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(WINDOW.rglob("*.py"))}


def test_a_name_without_the_service_is_that_of_the_declared_method() -> None:
    assert Adjudication.decide == RequestName("Adjudication.decide")
    assert name_of(Editing.write) == "Editing.write"
    with pytest.raises(AttributeError):
        requests._hidden  # noqa: B018  # asking is the point


def test_the_window_asks_for_declared_requests_and_for_all_of_them(modules: dict[Path, ast.Module]) -> None:
    used = {name for module in modules.values() for name in named(module)}
    assert used - PATHS.keys() == set()
    assert PATHS.keys() - used == NOT_BY_THE_WINDOW.keys()


def test_the_engine_is_called_by_no_string(modules: dict[Path, ast.Module]) -> None:
    strings = [
        f"{path.name}:{node.lineno}"
        for path, module in modules.items()
        for node in ast.walk(module)
        if isinstance(node, ast.Call)
        and (getattr(node.func, "attr", "") == "call" or getattr(node.func, "id", "") == "call")
        and node.args
        and isinstance(node.args[0], ast.Constant | ast.JoinedStr)
    ]
    assert strings == []


PLANTED = """
from collections.abc import Sequence

from annotally.adjudication.project.messages import Changed
from annotally_gui.services.engine_client import Client
from annotally_gui.services.requests import Adjudication, KnownRequests


def take(changed: Changed) -> None:
    print(changed)


def ask(engine: Client, rows: Sequence[int]) -> None:
    engine.call({call})
"""
RIGHT = [
    'Adjudication.decide, "d", rows, "take", (0,), "take A", on_result=take',
    'Adjudication.decide, "d", rows, "take", (0,), "take A", "slip", on_result=take',
    "Adjudication.undo, on_result=lambda changed: take(changed)",
    "KnownRequests.keep, on_result=lambda count: print(count + 1)",
]
WRONG = {
    'Adjudication.decide, "d", "take", rows, (0,), "take A", on_result=take': "incompatible type",
    'Adjudication.decide, "d", rows, "take", on_result=take': "incompatible type",
    "KnownRequests.keep, on_result=take": "Cannot infer",
    "KnownRequests.keep, on_result=lambda count: take(count)": "incompatible type",
    "Adjudication.decid, on_result=take": "has no attribute",
    '"adjudication.undo", on_result=take': "incompatible type",
}


def test_a_type_checker_knows_the_arguments_and_the_result_of_every_request(tmp_path: Path) -> None:
    """All are planted in one run, with the settings and the cache of the project's own check."""
    calls = [*RIGHT, *WRONG]
    planted = [tmp_path / f"planted{number}.py" for number in range(len(calls))]
    for path, call in zip(planted, calls, strict=True):
        path.write_text(PLANTED.replace("{call}", call), "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *map(str, planted)],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )
    stated_lines = [
        [line for line in done.stdout.splitlines() if f"/{path.name}:" in line] for path in planted
    ]
    assert stated_lines[: len(RIGHT)] == [[]] * len(RIGHT), done.stdout + done.stderr
    for lines, (call, words) in zip(stated_lines[len(RIGHT) :], WRONG.items(), strict=True):
        assert any(words in line for line in lines), (call, done.stdout + done.stderr)


def test_a_string_would_be_seen() -> None:
    module = ast.parse("from annotally_gui.services.requests import Pairs\nPairs.matrix\nOther.one\n")
    assert list(named(module)) == ["Pairs.matrix"]
