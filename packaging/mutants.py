"""Mutation testing of the engine's finished rooms: mutants.py ROOM[/MODULE] [--again].

Changes the code in one small way after another and runs the room's own tests against each change. What no
test notices is a hole in the tests, a line without effect, or a change that changes nothing: tests/MUTANTS.md
has the verdicts. All is done in a copy, build/mutants/ROOM; --again tries those that survived there once
more, against the tests as they are now.
"""

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build" / "mutants"
PINS = ROOT / "packaging" / "requirements-mutants.txt"
ROOMS = ("mapping", "methods", "scoring")
CONFIGURATION = """
[tool.mutmut]
source_paths = ["src"]
only_mutate = ["src/annotally/{room}/{module}.py"]
pytest_add_cli_args = ["--hypothesis-profile=mutants", "--timeout=60"]
pytest_add_cli_args_test_selection = ["tests/engine/{room}"]
timeout_multiplier = 4.0
timeout_constant = 5.0
"""
SURVIVED = (0, 5)
"""What the tests return for a mutant when all pass, and when none of them reaches it."""


def main(arguments: list[str]) -> int:
    """Try the mutants asked for and print what survived; return what mutmut does."""
    parser = argparse.ArgumentParser(prog="mutants.py", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "target", metavar="ROOM[/MODULE]", help=f"a room ({', '.join(ROOMS)}) or one module of it"
    )
    parser.add_argument("--again", action="store_true", help="only those that survived the last time")
    options = parser.parse_args(arguments)
    room, _, module = options.target.partition("/")
    if (
        room not in ROOMS
        or not (ROOT / "engine" / "annotally" / room / f"{module or '__init__'}.py").is_file()
    ):
        parser.error(f"no module {options.target!r} in the rooms {', '.join(ROOMS)}")
    folder = BUILD / room
    names = sorted(survivors(folder)) if options.again else []
    if options.again and not names:
        parser.error("nothing survived the last time, or there was none")
    copy(folder, CONFIGURATION.format(room=room, module=module or "*"), fresh=not options.again)
    done = mutmut(folder, "run", "--max-children", str(os.cpu_count() or 1), *names)
    report(folder)
    return done.returncode


def copy(folder: Path, configuration: str, *, fresh: bool) -> None:
    """Lay out what the mutants are made from and tested with, without what no test of a room reads."""
    if fresh:
        shutil.rmtree(folder, ignore_errors=True)
    passing = shutil.ignore_patterns("__pycache__")
    for source, target in (("engine", "src"), ("tests", "tests")):
        shutil.copytree(ROOT / source, folder / target, ignore=passing, dirs_exist_ok=True)
    own = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (folder / "pyproject.toml").write_text(own + configuration, encoding="utf-8")
    # It must be there before Python starts, else it is not looked at as a place of modules.
    (folder / "mutants" / "src").mkdir(parents=True, exist_ok=True)


def mutmut(folder: Path, *words: str, **how: object) -> subprocess.CompletedProcess[str]:
    """Run mutmut in a folder, the mutants ahead of whatever project is installed."""
    places = (folder / "mutants" / "src", ROOT / "resources", tools())
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, places))}
    command = [sys.executable, "-m", "mutmut", *words]
    return subprocess.run(command, cwd=folder, env=environment, text=True, check=False, **how)  # type: ignore[call-overload]  # how is any of its options


def tools() -> Path:
    """Return the folder of mutmut and what it needs, installed from the pins if it is not yet."""
    folder = BUILD / "tools"
    stamp = folder / "pins"
    wanted = hashlib.sha256(PINS.read_bytes()).hexdigest()
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != wanted:
        shutil.rmtree(folder, ignore_errors=True)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        exact = ["--only-binary", ":all:", "--require-hashes", "--no-deps"]
        subprocess.run([*pip, *exact, "--target", folder, "-r", PINS], check=True)
        stamp.write_text(wanted, encoding="utf-8")
    return folder


def outcomes(folder: Path) -> Iterator[tuple[str, dict[str, int | None]]]:
    """Yield, by module, what the tests returned for each mutant: None if it was not tried."""
    for path in sorted((folder / "mutants" / "src").rglob("*.py.meta")):
        found: dict[str, int | None] = json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"]
        if found:
            yield path.name.removesuffix(".py.meta"), found


def survivors(folder: Path) -> list[str]:
    """Return the mutants in a folder that no test noticed."""
    return [name for _, found in outcomes(folder) for name, code in found.items() if code in SURVIVED]


def report(folder: Path) -> None:
    """Print what every survivor changes, then the figures."""
    for name in survivors(folder):
        shown = mutmut(folder, "show", name, capture_output=True).stdout
        changed = [line for line in shown.splitlines() if line[:1] in "+-" and line[:3] not in ("+++", "---")]
        print(name, *changed, sep="\n", end="\n\n")
    print(f"{'module':24}{'mutants':>9}{'killed':>9}{'survived':>9}{'not tried':>10}")
    for module, found in outcomes(folder):
        codes = list(found.values())
        left, untried = sum(code in SURVIVED for code in codes), codes.count(None)
        print(f"{module:24}{len(codes):9}{len(codes) - left - untried:9}{left:9}{untried:10}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
