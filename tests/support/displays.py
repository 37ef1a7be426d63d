"""A screen of its own for each of several processes that drive windows at once."""

import os
import subprocess
from contextlib import ExitStack

SCREEN = ("-screen", "0", "1600x1000x24", "-dpi", "96", "-nolisten", "tcp")
"""As `packaging/with-display.sh` has it."""


def own_display() -> ExitStack:
    """Start an X server and a window manager, and take them for this process; closing ends both."""
    stack = ExitStack()
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), *SCREEN], pass_fds=[writing], stderr=subprocess.DEVNULL
    )
    stack.callback(_end, server)
    os.close(writing)
    with open(reading, encoding="ascii") as result:  # noqa: PTH123  # no path: the end of a pipe
        number = result.readline().strip()
    if not number:
        stack.close()
        raise RuntimeError("Xvfb told no display")
    os.environ |= {"DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}
    manager = subprocess.Popen(["openbox"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    stack.callback(_end, manager)
    return stack


def _end(process: "subprocess.Popen[bytes]") -> None:
    process.kill()
    process.wait()
