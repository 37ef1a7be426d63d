"""Mutation testing on demand: what is asked for, what it is run on, and what is told of it."""

import gc
import importlib.util
import json
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from annotally.methods.templates import slots
from support.house import ROOT

SURVIVOR = ("methods/templates/slots", "_rest", "a → b")
KILLED = ("methods/templates/slots", "_rest", "a → c")
OTHER = ("methods/templates/ranks", "_span", "x → y")


def loaded(name: str = "mutants") -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return the script on a project of its own, without mutmut: what it asks for is noted and answered."""
    module = loaded()
    for name in ("slots", "ranks", "__init__"):
        path = tmp_path / "engine" / "annotally" / "methods" / "templates" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("value = 1\n", encoding="utf-8")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "BUILD", tmp_path / "build")
    monkeypatch.setattr(module, "VERDICTS", tmp_path / "left.tsv")
    module.asked, module.status = [], 0
    module.answers = [(*SURVIVOR, "survived", 3), (*KILLED, "killed", 2), (*OTHER, "survived", 0)]

    def pytest_(room: str, asked: str) -> int:
        expected = json.loads(asked)
        module.asked.append((room, expected))
        modules = [name.removeprefix("annotally.").replace(".", "/") for name in expected["modules"]]
        chosen = [
            answer
            for answer in module.answers
            if answer[0] in modules and (not expected["only"] or list(answer[:3]) in expected["only"])
        ]
        Path(expected["out"]).write_text(
            "".join(f"{json.dumps(item)}\n" for item in chosen), encoding="utf-8"
        )
        return module.status

    monkeypatch.setattr(module, "pytest", pytest_)
    return module


def figures(text: str) -> list[list[str]]:
    return [line.split() for line in text.rpartition("\n\n")[2].splitlines()[1:]]


def unjudged(text: str) -> list[str]:
    return text.partition("no verdict yet:\n")[2].partition("\n\nA verdict")[0].splitlines()


def test_a_room_is_all_its_modules(script: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert script.main(["methods"]) == 0
    ((room, expected),) = script.asked
    assert (room, expected["modules"], expected["only"]) == (
        "methods",
        ["annotally.methods.templates.ranks", "annotally.methods.templates.slots"],
        [],
    )
    assert figures(capsys.readouterr().out) == [
        ["methods/templates/ranks", "1", "0", "1"],
        ["methods/templates/slots", "2", "1", "1"],
    ]


def test_what_is_tried_has_the_name_that_the_verdicts_give_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rooms have floors, so that a folder alone is no name; and the suite freezes all functions."""
    script = loaded()
    module_type = ModuleType("mutants_made")
    module_type.HOLDER, module_type.Mutant, module_type.mutants, module_type.unchanged = "", tuple, list, dict  # type: ignore[attr-defined]
    for name, module in (("mutants", script), ("mutants_made", module_type)):
        monkeypatch.setitem(sys.modules, name, module)
    runner = loaded("mutants_run")
    assert slots.__file__ is not None
    try:
        functions = runner.living([slots.__file__])
    finally:
        gc.freeze()  # as the suite's settings left it
    assert {module for module, _ in functions} == {"methods/templates/slots"}
    assert "exact_f" in {function for _, function in functions}


def test_one_module_tried_anew_leaves_what_is_known_of_the_others(
    script: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    script.main(["methods"])
    script.answers = [(*KILLED, "survived", 1)]
    script.main(["methods/templates/slots"])
    assert script.outcomes("methods") == {OTHER: "survived", KILLED: "survived"}
    assert figures(capsys.readouterr().out) == [["methods/templates/slots", "1", "0", "1"]]


def test_again_tries_what_survived_without_a_verdict(script: ModuleType) -> None:
    judged = ("methods/templates/slots", "_rest", "a → d")
    script.VERDICTS.write_text("\n".join(("module\t…", "\t".join((*judged, "a shortcut")))), encoding="utf-8")
    script.answers.append((*judged, "survived", 1))
    script.main(["methods"])
    script.answers = [(*SURVIVOR, "out of time", 3), (*OTHER, "survived", 1)]
    script.main(["methods", "--again"])
    assert sorted(script.asked[1][1]["only"]) == [list(OTHER), list(SURVIVOR)]
    assert script.outcomes("methods") == {
        SURVIVOR: "out of time",
        KILLED: "killed",
        OTHER: "survived",
        judged: "survived",
    }


def test_verdicts_can_be_put_to_the_test_again(
    script: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    script.VERDICTS.write_text("\n".join(("module\t…", "\t".join((*OTHER, "a shortcut")))), encoding="utf-8")
    script.main(["methods"])
    script.answers = [(*OTHER, "killed", 1)]
    script.main(["methods", "--judged"])
    assert script.asked[1][1]["only"] == [list(OTHER)]
    assert "killed or gone:\n" + "\t".join(OTHER) in capsys.readouterr().out


def test_again_forgets_what_the_code_does_not_say_any_more(script: ModuleType) -> None:
    script.main(["methods"])
    script.answers = [(*OTHER, "killed", 1)]
    script.main(["methods", "--again"])
    assert script.outcomes("methods") == {KILLED: "killed", OTHER: "killed"}


def test_what_is_broken_off_forgets_nothing(script: ModuleType) -> None:
    script.main(["methods"])
    script.answers, script.status = [(*OTHER, "killed", 1)], 2
    assert script.main(["methods", "--again"]) == 2
    assert script.main(["methods"]) == 2
    assert script.outcomes("methods") == {SURVIVOR: "survived", KILLED: "killed", OTHER: "killed"}


@pytest.mark.parametrize(
    "words", [["reports"], ["methods/none"], ["methods", "scoring"], ["methods", "--again"], []]
)
def test_what_cannot_be_tried_is_refused(
    script: ModuleType, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        script.main(words)
    assert caught.value.code == 2
    assert "mutants.py: error:" in capsys.readouterr().err


def test_the_report_tells_what_has_no_verdict_and_which_verdicts_are_out_of_date(
    script: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["module\tfunction\tchange\twhy", "\t".join((*OTHER, "a shortcut")), "\t".join((*KILLED, "?"))]
    script.VERDICTS.write_text("\n".join(lines) + "\n", encoding="utf-8")
    script.main(["methods"])
    out = capsys.readouterr().out
    assert unjudged(out) == ["\t".join(SURVIVOR)]
    assert out.partition("killed or gone:\n")[2].startswith("\t".join(KILLED) + "\n\n")


def test_every_verdict_is_on_lines_that_are_there_and_stands_once() -> None:
    """One on a line that was written anew would stand for nothing: its mutant has none, or has gone."""
    script = loaded()
    lines = script.VERDICTS.read_text(encoding="utf-8").splitlines()
    assert len(script.verdicts()) == len(lines) - 1
    for (module, function, change), why in script.verdicts().items():
        source = (ROOT / "engine" / "annotally" / f"{module}.py").read_text(encoding="utf-8")
        assert f"def {function.rpartition('.')[2]}(" in source, (module, function)
        before, arrow, _ = change.partition(" → ")
        assert arrow
        assert " ".join(before.split()) in " ".join(source.split()), (module, change)
        assert why


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


def test_the_suite_has_the_profile_the_mutants_are_tried_with() -> None:
    assert "--hypothesis-profile=mutants" in (ROOT / "packaging" / "mutants.py").read_text(encoding="utf-8")
    assert '"mutants"' in (ROOT / "tests" / "conftest.py").read_text(encoding="utf-8")
