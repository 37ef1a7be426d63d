"""The rules of the suite itself, tried on tests that break them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from support.house import ROOT

BREACHES = """
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import qWarning

def test_skips_for_its_own_reasons():
    pytest.skip("too slow")

def test_skips_for_want_of_a_corpus(real_data):
    pass

def test_skips_although_the_corpus_is_there():
    pytest.skip("NOT RUN: did not look")

def test_skips_for_want_of_public_data():
    pytest.skip("NOT RUN: no tables at $ANNOTALLY_NOBODY_HAS_THESE")

@pytest.mark.soak
def test_long():
    assert settings().max_examples > 1000

RUNS = []

@given(st.integers())
@settings(max_examples=100)
def test_states_its_examples(number):
    RUNS.append(number)

def test_counts_examples(request):
    assert len(RUNS) == (1_000 if request.config.getoption("--soak") else 40)

def test_lets_qt_complain(qapp):
    qWarning("a connection to nowhere")

def test_warns():
    import warnings
    warnings.warn("soon gone", DeprecationWarning)
"""


def run_pytest(folder: Path, data: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Run the tests in ``folder`` under the suite's own rules."""
    rules = ["-p", "conftest", "-c", str(ROOT / "pyproject.toml"), "--rootdir", str(folder)]
    rules += ["--confcutdir", str(folder)]
    return subprocess.run(
        [sys.executable, "-m", "pytest", *rules, "-p", "no:cacheprovider", "-v", *options, str(folder)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "tests"), "ANNOTALLY_DATA": str(data)},
        capture_output=True,
        text=True,
        check=False,
    )


def outcomes(folder: Path, data: Path, *options: str) -> dict[str, str]:
    """Run the breaches; return the outcome per test."""
    (folder / "test_breaches.py").write_text(BREACHES, encoding="utf-8")
    printed = run_pytest(folder, data, *options).stdout
    lines = [line.partition("::")[2].split() for line in printed.splitlines() if "%]" in line]
    return {words[0].removeprefix("test_"): words[1] for words in lines}


def test_rules_without_corpora(tmp_path: Path) -> None:
    assert outcomes(tmp_path, tmp_path / "absent") == {
        "skips_for_its_own_reasons": "FAILED",
        "skips_for_want_of_a_corpus": "SKIPPED",
        "skips_although_the_corpus_is_there": "SKIPPED",
        "skips_for_want_of_public_data": "SKIPPED",
        "states_its_examples": "PASSED",
        "counts_examples": "PASSED",
        "lets_qt_complain": "FAILED",
        "warns": "FAILED",
    }


def test_rules_with_corpora_and_long_tests(tmp_path: Path) -> None:
    actual_outcomes = outcomes(tmp_path, tmp_path, "--soak")
    assert actual_outcomes["skips_for_want_of_a_corpus"] == "PASSED"
    assert actual_outcomes["skips_although_the_corpus_is_there"] == "FAILED"
    assert actual_outcomes["long"] == "PASSED"
    assert actual_outcomes["counts_examples"] == "PASSED"


def test_a_module_cannot_skip_itself_away(tmp_path: Path) -> None:
    """The skip of a whole file is a report of its collection, not of a test."""
    module = "import pytest\npytest.skip('not today', allow_module_level=True)\n"
    (tmp_path / "test_all.py").write_text(module, encoding="utf-8")
    run = run_pytest(tmp_path, tmp_path / "absent")
    assert run.returncode == pytest.ExitCode.INTERRUPTED
    assert "not today" in run.stdout
