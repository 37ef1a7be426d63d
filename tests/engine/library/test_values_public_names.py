"""The public names: one list, lazily imported, known to type checkers, and nothing heavy at the start."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import annotally
from support.house import ROOT

STUB = Path(annotally.__file__).with_suffix(".pyi")
HELP = ROOT / "resources" / "annotally_resources" / "help" / "library.md"


def stub_names() -> set[str]:
    statements = ast.parse(STUB.read_text("utf-8")).body
    imported = {
        name.asname or name.name
        for statement in statements
        if isinstance(statement, ast.ImportFrom)
        for name in statement.names
    }
    return imported | {
        statement.target.id
        for statement in statements
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name)
    }


def test_the_list_is_that_of_the_stub_and_each_name_is_there() -> None:
    assert stub_names() == set(annotally.__all__)
    assert sorted(annotally.__all__) == list(annotally.__all__)
    for name in annotally.__all__:
        assert getattr(annotally, name) is not None
        assert name in dir(annotally)


def test_every_stable_name_is_on_the_help_page() -> None:
    text = HELP.read_text("utf-8")
    assert [name for name in annotally.__all__ if f"`{name}" not in text] == []


def test_another_name_is_no_attribute() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        annotally.nothing  # noqa: B018  # type: ignore[attr-defined]  # is asked for on purpose


def test_importing_the_package_imports_no_engine() -> None:
    names = "sorted(name for name in sys.modules if name.startswith(('annotally.', 'msgspec')))"
    code = f"import sys, annotally; print({names})"
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=paths()
    )
    assert run.stdout == "[]\n"


def paths() -> dict[str, str]:
    return {"PYTHONPATH": ":".join(path for path in sys.path if path)}


def test_the_library_needs_no_qt_and_no_window() -> None:
    code = (
        "import sys, annotally; annotally.compare, annotally.adjudicate;"
        "print([n for n in sys.modules if n.startswith(('PySide6', 'annotally_gui', 'numpy', 'pandas'))])"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=paths()
    )
    assert run.stdout == "[]\n"
