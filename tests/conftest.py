"""The suite's rules: Hypothesis profiles, long tests on request, no silent skips, nothing left behind."""

import gc
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings

from support.example_numbers import LONG, QUICK, set_example_numbers
from support.house import MEMORY, ROOT, data_folder, objection_to_skip

# A busy machine is no reason to fail: neither a deadline nor slow generation counts.
settings.register_profile(
    "default",
    derandomize=True,
    max_examples=QUICK,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "soak", settings.get_profile("default"), derandomize=False, max_examples=LONG, print_blob=True
)
# Branches of finished rooms are reached by examples, too.
settings.register_profile("coverage", settings.get_profile("default"), max_examples=50)
# A mutant is dead as soon as one case fails, however large; what only luck kills is better pinned by a case.
settings.register_profile(
    "mutants", settings.get_profile("default"), max_examples=10, phases=[Phase.explicit, Phase.generate]
)

WINDOW_TESTS = ROOT / "tests" / "gui"
END_TO_END = ROOT / "tests" / "e2e"
ROOM = 2 << 30
"""Bytes of memory that have to be free before temporary files are put there; a run writes 0.25 GB."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--soak", action="store_true", help="run the long tests too, with many more random cases"
    )


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("soak" if config.getoption("--soak") else "default")
    if not config.getoption("--soak"):
        use_memory_for_temporary_files()


def use_memory_for_temporary_files() -> None:
    """Put temporary files into memory, where syncing costs nothing.

    Nothing is changed where ``TMPDIR`` names a folder or memory has no `ROOM`.
    """
    if "TMPDIR" not in os.environ and MEMORY is not None and shutil.disk_usage(MEMORY).free >= ROOM:
        os.environ["TMPDIR"] = MEMORY
        tempfile.tempdir = None  # it is looked up again


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave long tests out, set numbers of examples, and keep the window's tests off the screen."""
    if not config.getoption("--hypothesis-profile"):
        set_example_numbers(items, soak=config.getoption("--soak"))
    if not config.getoption("--soak"):
        long = [item for item in items if item.get_closest_marker("soak")]
        items[:] = [item for item in items if not item.get_closest_marker("soak")]
        config.hook.pytest_deselected(items=long)
    if not any(END_TO_END in item.path.parents for item in items):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    elif not os.environ.get("DISPLAY"):
        raise pytest.UsageError(
            "tests/e2e needs a display: sh packaging/with-display.sh .venv/bin/python -m pytest tests/e2e"
        )


def pytest_collection_finish(session: pytest.Session) -> None:
    """Freeze what was imported and collected: it stays to the end, and garbage collections leave it out."""
    gc.collect()
    gc.freeze()


def _refuse_skip(report: pytest.TestReport | pytest.CollectReport) -> None:
    if report.skipped and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        if objection := objection_to_skip(reason):
            report.outcome = "failed"
            report.longrepr = objection


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    _refuse_skip(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    _refuse_skip(report)
    return report


@pytest.fixture(scope="session")
def real_data() -> Path:
    """Return the folder of the real corpora; a test that needs it is NOT RUN where there is none."""
    folder = data_folder()
    if folder is None:
        pytest.skip("NOT RUN: no real corpora here; ANNOTALLY_DATA names their folder")
    return folder


@pytest.fixture(autouse=True)
def nothing_left_behind(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test of the window that leaves a widget, an active timer, a thread or a process behind."""
    if WINDOW_TESTS not in request.path.parents:
        yield
        return
    request.getfixturevalue("qapp")
    from support import leaks  # Qt is not imported for the engine's tests

    previous, earlier_services = leaks.Snapshot.take(), leaks.services()
    yield
    leaks.end_services(earlier_services)
    left = leaks.left_behind(previous)
    assert not left, "left behind: " + "; ".join(left)


@pytest.fixture(autouse=True)
def no_database_left_open(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fail a test that opens a database and does not close it: from Python 3.13 on that is a warning."""
    connections: list[sqlite3.Connection] = []
    connect = sqlite3.connect

    def connect_and_record(*arguments: Any, **options: Any) -> sqlite3.Connection:
        connections.append(connect(*arguments, **options))
        return connections[-1]

    monkeypatch.setattr(sqlite3, "connect", connect_and_record)
    yield
    files = [close_if_open(connection) for connection in connections]
    assert not any(files), "left open: " + ", ".join(filter(None, files))


def close_if_open(connection: sqlite3.Connection) -> str:
    """Close a connection that is still open and return the name of its file; else return an empty string."""
    try:
        file: str = connection.execute("PRAGMA database_list").fetchone()[2]
    except sqlite3.ProgrammingError:  # it was closed
        return ""
    except sqlite3.Error as problem:
        file = f"a database that cannot be read ({problem})"
    connection.close()
    return file or "a database in memory"
