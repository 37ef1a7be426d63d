"""TST3, 100 MUC-4 texts with their key and one response, opened in the real window.

*Usable*: from the request until text and marks of the first document are painted; *scored*: until every
document is. *Cold*: the worker process is started by the request; *warm*: it stands ready, as a moment
after the window's first paint. Runs are fresh processes.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from report import ROOT, heading, not_run, show, use_this_tree

use_this_tree()

if TYPE_CHECKING:
    from annotally_gui.services.session import SessionRequest

RUNS = 5


def request(folder: Path) -> "SessionRequest":
    """Return what is opened."""
    from annotally_gui.services.session import SessionRequest

    return SessionRequest(
        "muc4",
        (str(folder / "texts/tst3-muc4"),),
        (str(folder / "keys/key-tst3.v2"),),
        (str(folder / "responses/GE.response"),),
        ("key", "GE"),
    )


def measure(folder: Path, *, warm: bool) -> None:
    """Print both times of one run. The window is imported here: the worker imports this module, too."""
    from real_window import make_program

    program = make_program()
    if warm:
        program.warm()
    print(*program.open(request(folder)))
    program.close()


def main() -> None:
    """Print the table."""
    folder = Path(os.environ.get("ANNOTALLY_DATA") or ROOT.parent / "shared" / "data") / "muc34"
    if len(sys.argv) > 1:
        measure(folder, warm=sys.argv[1] == "warm")
        return
    heading("TST3 with the response GE", f"{RUNS} fresh processes each")
    if not folder.is_dir():
        not_run("TST3", f"{folder} is not there")
        return
    for state in ("cold", "warm"):
        runs = []
        for _ in range(RUNS):
            command = [sys.executable, __file__, state]
            out = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
            runs.append([float(word) for word in out.split()])
        show(f"first document usable, worker {state}", [run[0] for run in runs], 1000)
        show(f"all scored, worker {state}", [run[1] for run in runs], 1500)


if __name__ == "__main__":
    main()
