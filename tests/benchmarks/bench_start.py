"""How long the program takes to be there: the window's first paint, and the command line's ``--version``.

Fresh processes, files in the page cache, byte code compiled. *First paint* is what ``--startup-times`` says:
from the start of the process to the first paint of the window (Linux counts that start in ticks of 10 ms).
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from report import heading, not_run, show, use_this_tree

RUNS = 5


def first_paint(settings: Path) -> float:
    """Return the milliseconds to the first paint of one start."""
    environment = {**os.environ, "XDG_CONFIG_HOME": str(settings), "XDG_DATA_HOME": str(settings)}
    command = [sys.executable, "-m", "annotally_gui", "--startup-times", "--smoke"]
    out = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    return float(out.split("after ")[1].split(" ms")[0])


def process(*words: str) -> tuple[float, float]:
    """Return wall and CPU milliseconds of one process."""
    previous_times = os.times()
    begun = time.perf_counter()
    subprocess.run([sys.executable, *words], check=True, capture_output=True)
    wall = (time.perf_counter() - begun) * 1000
    after = os.times()
    cpu = (
        after.children_user
        + after.children_system
        - previous_times.children_user
        - previous_times.children_system
    )
    return wall, cpu * 1000


def main() -> None:
    """Print the table."""
    use_this_tree()
    heading("Start", f"{RUNS} fresh processes each, after one that is not counted")
    platform = os.environ.get("QT_QPA_PLATFORM", "the platform's own")
    if os.environ.get("DISPLAY") or platform == "offscreen":
        with tempfile.TemporaryDirectory() as folder:
            first_paint(Path(folder))
            show(f"first paint ({platform})", [first_paint(Path(folder)) for _ in range(RUNS)], 1000)
    else:
        not_run("first paint", "no display; make bench brings one")
    for name, words in (
        ("annotally --version", ("-m", "annotally_gui", "--version")),
        (
            "import of the window, without Qt's display",
            ("-c", "import annotally_gui.app.application, annotally_gui.app.window_builder"),
        ),
        ("import of the tasks", ("-c", "import annotally.tasks.catalogue")),
        ("Python alone", ("-c", "pass")),
    ):
        process(*words)
        walls, cpus = zip(*(process(*words) for _ in range(RUNS)), strict=True)
        show(name, walls, 1000 if "version" in name else None)
        show("  CPU", cpus)


if __name__ == "__main__":
    main()
