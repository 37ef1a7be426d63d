"""The house rules hold, and the tools that hold them see a breach of each."""

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from support.house import ROOT

PACKAGES = ("engine/annotally", "gui/annotally_gui", "resources/annotally_resources")
BIN = Path(sys.executable).parent


def tracked() -> list[Path]:
    """Return the project's own files; without git, whatever no tool has left here."""
    git = shutil.which("git")
    listed = (
        subprocess.run([git, "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False) if git else None
    )
    if listed and listed.returncode == 0:
        return [path for name in listed.stdout.decode().split("\0") if (path := ROOT / name).is_file()]
    values = (path.relative_to(ROOT) for path in ROOT.rglob("*") if path.is_file())
    left = re.compile(r"\.venv|\.git|__pycache__|build|dist|\.[a-z_]+_cache|\.hypothesis")
    return [ROOT / path for path in values if not any(left.fullmatch(part) for part in path.parts)]


def modules(*folders: str) -> Iterator[Path]:
    for folder in folders:
        yield from sorted((ROOT / folder).rglob("*.py"))


@pytest.fixture(scope="module")
def pristine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of what the import rules speak of."""
    copy = tmp_path_factory.mktemp("house")
    shutil.copy(ROOT / "pyproject.toml", copy)
    for package in PACKAGES:
        ignored = shutil.ignore_patterns("__pycache__", "sample", "icons")
        shutil.copytree(ROOT / package, copy / package, ignore=ignored)
    return copy


@dataclass(frozen=True)
class Breach:
    """An import that must not be: where it is written, what is imported, and which contract it breaks."""

    module: str
    imported: str
    contract: str
    banned: bool = False
    """Whether the lint rule forbids it too, not only the import contract."""


LEVELS = "The window stands on the engine, the engine on the resources, never back"
NO_QT = "No Qt in the engine"
ENGINE = "Inside the engine imports go downwards only"
WINDOW = "Inside the window imports go downwards only"
BREACHES = (
    Breach("annotally.model.planted", "PySide6.QtCore", NO_QT, banned=True),
    Breach("annotally.methods.planted", "shiboken6", NO_QT, banned=True),
    Breach("annotally_resources.planted", "PySide6", NO_QT, banned=True),
    Breach("annotally.reports.planted", "annotally_gui", LEVELS, banned=True),
    Breach("annotally_resources.planted", "annotally.model.diagnostics", LEVELS),
    Breach("annotally_resources.planted", "annotally_gui", LEVELS, banned=True),
    Breach("annotally.scoring.planted", "annotally.model.diagnostics", ENGINE),
    Breach("annotally.model.planted", "annotally.formats.base", ENGINE),
    Breach("annotally.formats.planted", "annotally.tasks.definition", ENGINE),
    Breach("annotally.text.planted", "annotally.matching", ENGINE),
    Breach("annotally.tasks.planted", "annotally.comparison.result", ENGINE),
    Breach("annotally.comparison.result", "annotally.methods", ENGINE),
    Breach("annotally.methods.planted", "annotally.reports", ENGINE),
    Breach("annotally.comparison.items", "annotally.methods", ENGINE),
    Breach("annotally.methods.planted", "annotally.annotators", ENGINE),
    Breach("annotally.unheard_of", "annotally.model.diagnostics", ENGINE),
    Breach("annotally_gui.models.planted", "annotally_gui.views.planted", WINDOW),
    Breach("annotally_gui.views.planted", "annotally_gui.dialogs.planted", WINDOW),
    Breach("annotally_gui.services.engine_client", "annotally_gui.models.planted", WINDOW),
)
FOLDERS = {package.partition("/")[2]: package.partition("/")[0] for package in PACKAGES}


@contextmanager
def planted(copy: Path, module: str, line: str = "") -> Iterator[Path]:
    """Add a line to a module of the copy, which is made if it is not there; take it out again in the end."""
    parts = module.split(".")
    path = copy.joinpath(FOLDERS[parts[0]], *parts[:-1], f"{parts[-1]}.py")
    if path.with_suffix("").is_dir():
        path = path.with_suffix("") / "__init__.py"
    text = path.read_text(encoding="utf-8") if path.exists() else None
    path.write_text(f"{text or ''}{line}\n", encoding="utf-8")
    yield path
    if text is None:
        path.unlink()
    else:
        path.write_text(text, encoding="utf-8")


def lint(copy: Path, *command: str) -> subprocess.CompletedProcess[str]:
    roots = os.pathsep.join(str(copy / root) for root in FOLDERS.values())
    return subprocess.run(
        [BIN / command[0], *command[1:]],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": roots},
        capture_output=True,
        text=True,
        check=False,
    )


def import_linter(copy: Path) -> subprocess.CompletedProcess[str]:
    return lint(copy, "lint-imports")


def test_the_house_as_it_stands_keeps_its_contracts(pristine: Path) -> None:
    run = import_linter(pristine)
    assert run.returncode == 0, run.stdout
    assert "BROKEN" not in run.stdout


@pytest.mark.parametrize("breach", BREACHES, ids=lambda breach: f"{breach.module} imports {breach.imported}")
def test_a_planted_import_breaks_its_contract(pristine: Path, breach: Breach) -> None:
    with ExitStack() as stack:
        if breach.imported.endswith(".planted"):
            stack.enter_context(planted(pristine, breach.imported))
        path = stack.enter_context(planted(pristine, breach.module, f"import {breach.imported}"))
        run = import_linter(pristine)
        options = ("--no-cache", "--select", "TID251", "--output-format", "concise")
        banned = lint(pristine, "ruff", "check", *options, str(path))
    assert run.returncode != 0
    assert f"{breach.contract} BROKEN" in run.stdout
    assert breach.module in run.stdout.partition("Broken contracts")[2]
    assert ("TID251" in banned.stdout) is breach.banned


def test_no_module_is_long() -> None:
    lengths = {
        path: len(path.read_text(encoding="utf-8").splitlines()) for path in modules(*PACKAGES, "tests")
    }
    assert {path: length for path, length in lengths.items() if length > 600} == {}


def statements(text: str) -> Iterator[ast.AST]:
    """Yield the statements of a module, nested ones too; expressions are not gone into."""
    waiting: list[ast.AST] = [ast.parse(text)]
    while waiting:
        node = waiting.pop()
        yield node
        waiting += (
            child
            for child in ast.iter_child_nodes(node)
            if isinstance(child, (ast.stmt, ast.ExceptHandler, ast.match_case))
        )


def test_no_function_is_long() -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in modules(*PACKAGES, "tests")}
    long = [
        f"{path.relative_to(ROOT)}:{node.lineno} {node.name}"
        for path, text in texts.items()
        if text.count("\n") > 80
        for node in statements(text)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or node.lineno) - node.lineno + 1 > 80
    ]
    assert long == []


@pytest.mark.parametrize(
    ("name", "home"),
    [
        ("QMessageBox", "services/alerts"),
        ("QSettings", "services/settings"),
        ("#[0-9A-Fa-f]{6}", "services/theme"),
    ],
)
def test_messages_settings_and_colours_have_one_home(name: str, home: str) -> None:
    word = re.compile(rf"{name}\b")
    users = {
        path.relative_to(ROOT / "gui/annotally_gui").as_posix()
        for path in modules("gui")
        if word.search(path.read_text("utf-8"))
    }
    assert {
        user
        for user in users
        if user.removesuffix(".py").split("/")[: home.count("/") + 1] != home.split("/")
    } == set()


def test_the_engine_runs_without_qt() -> None:
    """The contracts see what is written; this sees what is really loaded, by whatever way."""
    names = [
        ".".join(path.relative_to(ROOT / "engine").with_suffix("").parts)
        for path in modules("engine/annotally")
    ]
    library = [name.removesuffix(".__init__") for name in names if not name.endswith(".__main__")]
    program = (
        f"import sys, {', '.join(library)}\nprint(*sorted(name.partition('.')[0] for name in sys.modules))"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = set(run.stdout.split())
    assert "annotally" in loaded
    assert loaded.isdisjoint(
        {"PySide6", "shiboken6", "annotally_gui", "scipy", "numpy", "joblib", "xlsxwriter"}
    )


# Written in pieces, so that this file does not hold what it looks for.
MACHINE = re.compile(r"(?<![\w.:/-])/(?:work|root|home|opt|Users|tmp/wt)" + r"/\w")
HOSTS = ("py" + "pi.org", "python" + "hosted.org", "npm" + "js.", "conda." + "anaconda.org", "crates" + ".io")


def test_no_machine_paths_and_no_registries_in_tracked_files() -> None:
    values = []
    for path in tracked():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), start=1):
            if MACHINE.search(line) or any(host in line.casefold() for host in HOSTS):
                values.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}")
    assert values == []


@pytest.mark.parametrize("line", ["open('/ho" + "me/someone/x')", "see /wo" + "rk/shared", "=/ro" + "ot/x"])
def test_a_machine_path_would_be_seen(line: str) -> None:
    assert MACHINE.search(line)


def test_the_pins_are_exact_and_hashed() -> None:
    for name in ("requirements.txt", "requirements-test.txt"):
        text = (ROOT / "packaging" / name).read_text(encoding="utf-8").replace("\\\n", " ")
        pins = [line for line in text.splitlines() if line and not line.startswith("#")]
        assert len(pins) > 5
        assert [
            pin
            for pin in pins
            if not re.fullmatch(r"[\w.-]+(\[[a-z,]+\])?==[\w.]+(\s+--hash=sha256:[0-9a-f]{64})+", pin)
        ] == []


def test_an_extra_that_a_pinned_library_asks_for_is_pinned_with_it() -> None:
    """Else pip takes the newest release for the extra, finds no hash of it, and installs nothing."""
    text = (ROOT / "packaging" / "requirements-test.txt").read_text(encoding="utf-8")
    pinned = dict(re.findall(r"^([\w.-]+)(\[[a-z,]+\])?==", text, re.MULTILINE))
    asked = set()
    for name in pinned:
        with suppress(PackageNotFoundError):  # one for other systems or versions of Python
            asked |= {
                requirement.name
                for requirement in map(Requirement, requires(name) or ())
                if requirement.extras
                and (requirement.marker is None or requirement.marker.evaluate({"extra": ""}))
            }
    assert [name for name in sorted(asked & set(pinned)) if not pinned[name]] == []
    assert "coverage" in asked


def test_the_program_and_its_tests_run_on_the_same_pins() -> None:
    def pins(name: str) -> set[str]:
        text = (ROOT / "packaging" / name).read_text(encoding="utf-8")
        return set(re.findall(r"^[\w.-]+(?:\[[a-z,]+\])?==[\w.]+", text, re.MULTILINE))

    assert pins("requirements.txt") < pins("requirements-test.txt")


# Tests of the whole and of the suite itself; every other test file names the module it tests.
def test_no_expression_has_a_possessive_group() -> None:
    """Python 3.11.2, which Debian 12 has, matches ``(?:…)*+`` wrongly; ``[…]*+`` it matches as it should."""
    possessive = re.compile(r"(?<!\\)\)[*+?]\+|(?<!\\)\)\{[0-9,]+\}\+")
    astray = [
        f"{path}:{number}"
        for path in modules(*PACKAGES)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if possessive.search(line)
    ]
    assert astray == []


OF_NO_MODULE = {
    "engine/formats/test_growth.py",
    "engine/formats/test_told_apart.py",
    "engine/methods/test_against_oracle.py",
    "engine/methods/test_properties.py",
    "engine/test_advisories.py",
    "engine/test_benchmark_results.py",
    "engine/test_command_page.py",
    "engine/test_desktop_files.py",
    "engine/test_documentation.py",
    "engine/test_fuzz_targets.py",
    "engine/test_house.py",
    "engine/test_format_matrix.py",
    "engine/test_format_pages.py",
    "engine/test_help_examples.py",
    "engine/test_man_page.py",
    "engine/test_messages_page.py",
    "engine/test_measure_house.py",
    "engine/test_measure_tables.py",
    "engine/test_mutants.py",
    "engine/test_neighbours_page.py",
    "engine/test_packages.py",
    "engine/test_packaging.py",
    "engine/adjudication/test_final_column.py",
    "engine/test_rulings_page.py",
    "engine/test_sample.py",
    "engine/test_suite_rules.py",
    "engine/test_tex_formulas.py",
    "gui/dialogs/test_manners.py",
    "gui/test_leaks.py",
    "gui/test_main.py",
    "gui/test_roads.py",
    "gui/test_rules.py",
    "gui/test_toolkit.py",
}


@pytest.mark.parametrize(("tests", "package"), [("engine", "engine/annotally"), ("gui", "gui/annotally_gui")])
def test_tests_mirror_modules(tests: str, package: str) -> None:
    """``test_<module>.py``, or ``test_<module>_<aspect>.py``, lies where the module lies."""
    astray = []
    for path in modules(f"tests/{tests}"):
        inside = path.relative_to(ROOT / "tests" / tests)
        if not inside.name.startswith("test_") or f"{tests}/{inside.as_posix()}" in OF_NO_MODULE:
            continue
        room = ROOT / package / inside.parent
        words = inside.stem.removeprefix("test_").split("_")
        names = ("_".join(words[:length]) for length in range(1, len(words) + 1))
        if not any((room / f"{name}.py").is_file() or (room / name).is_dir() for name in names):
            astray.append(inside.as_posix())
    assert astray == []
