"""Event mentions: 5,000 documents with 600-token tables, and one document of 4,000 mentions a side.

The mentions are `event_corpus.EventCorpus`; both dialects of tables alternate. Each run is a fresh process
that opens gold, system and tables and scores them; CPU time beside wall time, that of a second process which
reads tables included, and the peak of the first one's resident set. The document of 4,000 is measured in two
shapes: as the others, and dense, where every mention shares tokens with a hundred others.
"""

import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from report import ROOT, heading, memory, show, use_this_tree

use_this_tree()  # before anything of the program is imported, hence E402

from event_corpus import EventCorpus  # noqa: E402  # not before the tree is in use

SHAPES = (
    ("5,000 documents of 40", EventCorpus(5000, 40, 600), 3000.0),
    ("one document of 4,000", EventCorpus(1, 4000, 60_000), 1000.0),
    ("one document of 4,000, dense", EventCorpus(1, 4000, 60_000, dense=True), 1000.0),
)
RUNS = 3


def spent() -> float:
    """Return the seconds of CPU of this process and of those it has waited for."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


def engine(folder: Path) -> None:
    """Print milliseconds of reading and of scoring, of CPU, and the peak in megabytes."""
    from annotally.tasks.catalogue import find_task
    from annotally.workspace.facade import OpenRequest, SideInput, open_workspace

    sides = (
        SideInput("key", (str(folder / "gold.tbf"),)),
        SideInput("response", (str(folder / "system.tbf"),)),
    )
    request = OpenRequest(find_task("event-mention"), sides, tokens=(str(folder / "tokens"),))
    begun, cpu = time.perf_counter(), spent()
    workspace = open_workspace(request)
    read_cpu = spent()
    workspace.comparison()
    done, done_cpu = time.perf_counter(), spent()
    values = (done - begun, done_cpu - cpu, read_cpu - cpu, done_cpu - read_cpu)
    print(*(1000 * value for value in values), memory("VmHWM"))


def main() -> None:
    """Measure every shape."""
    heading("Event mentions", "two dialects of tables, one mention in six of several tokens, seed 20150212")
    for name, corpus, limit in SHAPES:
        with tempfile.TemporaryDirectory() as place:
            folder = Path(place)
            corpus.write(folder)
            runs = []
            for _ in range(RUNS):
                command = [sys.executable, __file__, place]
                run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
                runs.append([float(value) for value in run.stdout.split()])
        wall, cpu, read_cpu, score_cpu, peak = zip(*runs, strict=True)
        show(f"{name}: read and scored", wall, limit)
        show(f"{name}: read and scored, CPU", cpu, limit)
        show("  of it reading and checking, CPU", read_cpu)
        show("  of it mapping and scoring, CPU", score_cpu)
        show("  peak of the resident set", peak, unit="MB")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        engine(Path(sys.argv[1]))
    else:
        main()
