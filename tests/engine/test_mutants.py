"""Mutation testing on demand: what is asked for, what it is run on, and what is told of it."""

import importlib.util
import json
import re
import shutil
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

from house import ROOT

SLOTS = {"annotally.methods.slots.x__rest__mutmut_1": 1, "annotally.methods.slots.x__rest__mutmut_2": 0}
RANKS = {"annotally.methods.ranks.x__span__mutmut_1": 5, "annotally.methods.ranks.x__span__mutmut_2": None}


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return the script on a project of its own, without mutmut: its calls are noted instead."""
    spec = importlib.util.spec_from_file_location("mutants", ROOT / "packaging" / "mutants.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name in ("slots", "__init__"):
        path = tmp_path / "engine" / "annotally" / "methods" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("value = 1\n", encoding="utf-8")
    (tmp_path / "tests").mkdir()
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "BUILD", tmp_path / "build")
    module.calls = []

    def mutmut(folder: Path, *words: str, **_how: object) -> subprocess.CompletedProcess[str]:
        module.calls.append(words)
        shown = f"--- a\n+++ b\n@@\n-{words[-1][-1]}\n+mutated\n unchanged\n"
        return subprocess.CompletedProcess([], 0, shown)

    monkeypatch.setattr(module, "mutmut", mutmut)
    return module


def tried(script: ModuleType) -> Path:
    """Lay out what mutmut leaves behind."""
    folder = script.BUILD / "methods" / "mutants" / "src" / "annotally" / "methods"
    folder.mkdir(parents=True)
    for name, found in (("slots", SLOTS), ("ranks", RANKS), ("names", {})):
        (folder / f"{name}.py.meta").write_text(json.dumps({"exit_code_by_key": found}), encoding="utf-8")
    return script.BUILD / "methods"


def test_a_module_is_tried_in_a_copy_that_mutmut_knows_what_to_do_with(script: ModuleType) -> None:
    assert script.main(["methods/slots"]) == 0
    folder = script.BUILD / "methods"
    assert (folder / "src" / "annotally" / "methods" / "slots.py").is_file()
    assert (folder / "mutants" / "src").is_dir()
    configuration = (folder / "pyproject.toml").read_text(encoding="utf-8")
    assert 'only_mutate = ["src/annotally/methods/slots.py"]' in configuration
    assert 'test_selection = ["tests/engine/methods"]' in configuration
    assert script.calls[0][:2] == ("run", "--max-children")
    assert len(script.calls[0]) == 3


def test_what_stands_from_the_last_time_is_gone(script: ModuleType) -> None:
    tried(script)
    script.main(["methods"])
    assert script.survivors(script.BUILD / "methods") == []


def test_again_tries_what_survived(script: ModuleType) -> None:
    tried(script)
    script.main(["methods", "--again"])
    survivors = ("annotally.methods.ranks.x__span__mutmut_1", "annotally.methods.slots.x__rest__mutmut_2")
    assert script.calls[0][3:] == survivors


@pytest.mark.parametrize("words", [["reports"], ["methods/none"], ["methods", "--again"], []])
def test_what_cannot_be_tried_is_refused(
    script: ModuleType, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        script.main(words)
    assert caught.value.code == 2
    assert "mutants.py: error:" in capsys.readouterr().err


def test_the_report_shows_what_survivors_change_and_counts(
    script: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    script.report(tried(script))
    told = capsys.readouterr().out
    assert "annotally.methods.slots.x__rest__mutmut_2\n-2\n+mutated\n\n" in told
    assert [line.split() for line in told.splitlines()[-3:]] == [
        ["module", "mutants", "killed", "survived", "not", "tried"],
        ["ranks", "2", "0", "1", "1"],
        ["slots", "2", "1", "1", "0"],
    ]


def test_what_mutmut_needs_is_pinned_as_for_the_tests() -> None:
    """It runs beside their libraries, so what both need is the same."""

    def pins(name: str) -> dict[str, str]:
        text = (ROOT / "packaging" / name).read_text(encoding="utf-8")
        return dict(re.findall(r"^([\w.-]+)==([\w.]+)", text, re.MULTILINE))

    mutants, tests = pins("requirements-mutants.txt"), pins("requirements-test.txt")
    shared = mutants.keys() & tests.keys()
    assert {"mutmut", "pytest"} <= mutants.keys()
    assert "pytest" in shared
    assert {name: mutants[name] for name in shared} == {name: tests[name] for name in shared}


def test_the_suite_has_the_profile_the_mutants_are_tried_with(script: ModuleType) -> None:
    assert "--hypothesis-profile=mutants" in script.CONFIGURATION
    assert '"mutants"' in (ROOT / "tests" / "conftest.py").read_text(encoding="utf-8")
