"""What every benchmark prints: the machine, then lines of medians, maxima, limits and verdicts.

Times are milliseconds of wall time unless a line says CPU. The machine is seldom idle: CPU time is given
beside wall time where somebody else's work could hide ours; each line has its own verdict.
"""

import atexit
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[2]
PATHS = tuple(str(ROOT / folder) for folder in ("engine", "gui", "resources", "tests"))


def use_this_tree() -> None:
    """Import the program from the working tree, here and in every process started from here.

    Its modules are compiled once, as they are where it is installed, in a folder that is removed at the end.
    """
    sys.path[:0] = PATHS
    os.environ["PYTHONPATH"] = os.pathsep.join(PATHS)
    if "PYTHONPYCACHEPREFIX" not in os.environ:
        folder = tempfile.mkdtemp(prefix="bytecode-")
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        os.environ["PYTHONPYCACHEPREFIX"] = folder
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def machine() -> str:
    """Return what the figures were measured on."""
    load = os.getloadavg()[0]
    return (
        f"{len(os.sched_getaffinity(0))} cores, Python {platform.python_version()},"
        f" Qt {version('PySide6-Essentials')}, load {load:.1f} at the start"
    )


def record(**fields: object) -> None:
    """Append a line to the records of this run, of which `results_table` makes a table."""
    path = os.environ.get("BENCH_RECORDS")
    if path:
        with Path(path).open("a", encoding="utf-8") as file:
            file.write(json.dumps({"script": Path(sys.argv[0]).stem, **fields}) + "\n")


def heading(title: str, parameters: str = "") -> None:
    """Print the head of a table and what its data are made of."""
    record(title=title, parameters=parameters, machine=machine())
    print(f"\n{title} ({machine()})")
    if parameters:
        print(f"  {parameters}")
    print(f"  {'':<50}{'median':>10}{'max':>10}{'limit':>8}  verdict")


def show(
    what: str, values: Sequence[float], limit: float | None = None, note: str = "", unit: str = "ms"
) -> None:
    """Print one line: median and maximum of ``values``, and whether the median keeps to ``limit``."""
    middle, worst = median(values), max(values)
    verdict = "" if limit is None else "within" if middle <= limit else "OVER"
    bound = "" if limit is None else f"{limit:,g}"
    name = what if unit == "ms" else f"{what}, {unit}"
    record(name=what, unit=unit, median=middle, worst=worst, limit=limit, runs=len(values))
    print(f"  {name:<50}{middle:>10,.1f}{worst:>10,.1f}{bound:>8}  {verdict:<7}{note}".rstrip(), flush=True)


def not_run(what: str, why: str) -> None:
    """Print that a line could not be measured."""
    record(name=what, reason=why)
    print(f"  {what:<50}NOT RUN: {why}", flush=True)


def timed(work: Callable[[], object], times: int = 5) -> list[float]:
    """Return the milliseconds ``work`` takes, each of ``times`` times."""
    taken = []
    for _ in range(times):
        begun = time.perf_counter()
        work()
        taken.append((time.perf_counter() - begun) * 1000)
    return taken


def measured(command: Sequence[str]) -> tuple[float, float]:
    """Run a program to its end, its output thrown away; return its CPU seconds and its peak in megabytes.

    Both are of the whole process, its start and the processes it waits for included.
    """
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=ROOT) as process:
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def memory(field: str = "VmRSS") -> float:
    """Return the resident set of this process in megabytes; ``VmHWM`` is its peak."""
    fields = Path("/proc/self/status").read_text(encoding="ascii").split(f"{field}:")[1]
    return int(fields.split()[0]) / 1024
