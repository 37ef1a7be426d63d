"""Mutation testing of the engine's finished rooms: mutants.py ROOM[/MODULE ...] [--again].

Changes the code in one small way after another, as mutmut does, and runs the room's own tests that reach the
change. What no test notices is a hole in the tests, a line without effect, or a change that changes nothing:
tests/mutants-left.tsv has the verdicts, one for each. --again tries only what survived the last time and has
no verdict yet.
"""

import argparse
import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

from pinned_tools import ROOT, installed

BUILD = ROOT / "build" / "mutants"
PINS = ROOT / "packaging" / "requirements-mutants.txt"
VERDICTS = ROOT / "tests" / "mutants-left.tsv"
ROOMS = ("matching", "methods", "scoring")
Key = tuple[str, str, str]
"""Module, function, change. It holds no number, so that other changes of the module do not alter it."""


def main(arguments: list[str]) -> int:
    """Try the mutants asked for and print what survived without a verdict; return what pytest does."""
    parser = argparse.ArgumentParser(prog="mutants.py", description=(__doc__ or "").partition("\n")[0])
    rooms = ", ".join(ROOMS)
    parser.add_argument(
        "targets", metavar="ROOM[/MODULE]", nargs="+", help=f"a room ({rooms}) or modules of one"
    )
    parser.add_argument(
        "--again", action="store_true", help="only those that survived the last time without a verdict"
    )
    parser.add_argument(
        "--judged", action="store_true", help="only those with a verdict: do they survive still?"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time")
    parser.add_argument(
        "--longest", type=float, default=3600, metavar="SECONDS", help="leave out the tests that take longer"
    )
    options = parser.parse_args(arguments)
    room, *others = {target.partition("/")[0] for target in options.targets}
    if others or room not in ROOMS:
        parser.error(f"one of the rooms {rooms}, please, or modules of one of them")
    modules = sorted(named(room, options.targets))
    if missing := [name for name in modules if not (ROOT / "engine/annotally" / f"{name}.py").is_file()]:
        parser.error(f"no module {', '.join(missing)}")
    known = outcomes(room)
    left = verdicts()
    survived = [key for key, outcome in known.items() if key[0] in modules and outcome == "survived"]
    only = [key for key in survived if options.judged == (key in left)]
    if (options.again or options.judged) and not only:
        parser.error("nothing survived the last time of which that could be asked, or there was none")
    asked = only if options.again or options.judged else []
    status = tried(room, modules, asked, jobs=options.jobs, longest=options.longest)
    report(room, modules)
    return status


def named(room: str, targets: list[str]) -> set[str]:
    """Return the modules that the words of the command line mean, as room/module."""
    if room in targets:
        return {place(path) for path in (ROOT / "engine" / "annotally" / room).rglob("[!_]*.py")}
    return set(targets)


def place(path: Path) -> str:
    """Return the module of a file of the engine, as commands and verdicts name it: room/…/module."""
    return path.relative_to(ROOT / "engine" / "annotally").with_suffix("").as_posix()


def tried(room: str, modules: list[str], only: list[Key], **how: float) -> int:
    """Try mutants and keep what came out, in the place of what is known of them."""
    BUILD.mkdir(parents=True, exist_ok=True)
    new = BUILD / f"{room}.new"
    names = [f"annotally.{one.replace('/', '.')}" for one in modules]
    asked = {"modules": names, "only": only, "out": str(new), **how}
    new.unlink(missing_ok=True)
    status = pytest(room, json.dumps(asked))
    lines = new.read_text(encoding="utf-8").splitlines() if new.is_file() else []
    known = outcomes(room)
    if not status:  # else not all have been tried
        gone = set(only) if only else {key for key in known if key[0] in modules}
        known = {key: outcome for key, outcome in known.items() if key not in gone}
    for line in lines:
        module, function, change, outcome, *_ = json.loads(line)
        known[module, function, change] = outcome
    (BUILD / f"{room}.json").write_text(
        json.dumps([[*key, outcome] for key, outcome in known.items()], ensure_ascii=False, indent=0),
        encoding="utf-8",
    )
    return status


def pytest(room: str, asked: str) -> int:
    """Collect a room's tests and let the plugin try mutants with them."""
    places = (ROOT / "engine", ROOT / "resources", ROOT / "packaging", installed(PINS, "mutants"))
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, places)), "ANNOTALLY_MUTANTS": asked}
    words = [
        "-q",
        "-p",
        "mutants_run",
        "-p",
        "no:cacheprovider",
        "--tb=native",
        "--hypothesis-profile=mutants",
    ]
    words += ["--basetemp", str(BUILD / f"temporary-{room}"), "-o", "tmp_path_retention_policy=failed"]
    command = [sys.executable, "-m", "pytest", *words, f"tests/engine/{room}"]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def outcomes(room: str) -> dict[Key, str]:
    """Return what came out for each mutant of a room that has been tried: survived, killed, out of time."""
    path = BUILD / f"{room}.json"
    lines = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else []
    return {(module, function, change): outcome for module, function, change, outcome in lines}


def verdicts() -> dict[Key, str]:
    """Return why the mutants that are left are left."""
    lines = VERDICTS.read_text(encoding="utf-8").splitlines()[1:] if VERDICTS.is_file() else []
    return {
        (module, function, change): why for module, function, change, why in (x.split("\t") for x in lines)
    }


def report(room: str, modules: list[str]) -> None:
    """Print the survivors that have no verdict, the verdicts on what does not survive, and the figures."""
    known, left = outcomes(room), verdicts()
    survived = {key for key, outcome in known.items() if outcome == "survived"}
    asked = [key for key in known if key[0] in modules]
    print("\nSurvived, and no verdict yet:")
    print(*("\t".join(key) for key in asked if key in survived and key not in left), sep="\n")
    print("\nA verdict, but killed or gone:")
    print(*("\t".join(key) for key in left if key[0] in modules and key not in survived), sep="\n")
    print(f"\n{'module':24}{'mutants':>9}{'killed':>9}{'survived':>9}")
    counts = Counter((key[0], key in survived) for key in asked)
    for module in sorted({key[0] for key in asked}):
        killed, lasting = counts[module, False], counts[module, True]
        print(f"{module:24}{killed + lasting:9}{killed:9}{lasting:9}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
