"""The duration of the start, for the benchmark of the cold start."""

import os
import time
from pathlib import Path

_IMPORTED = time.monotonic()


def milliseconds_since_start() -> int:
    """Return the milliseconds since the process began; since this module was imported where that is unknown.

    Linux says it in clock ticks, usually 10 ms.
    """
    return round((time.monotonic() - _process_start()) * 1000)


def _process_start() -> float:
    """Return when the process began, on the clock of `time.monotonic`."""
    # Start time in clock ticks since the system came up, set against the time it has been up. Exact to a
    # tick.
    try:
        fields = Path("/proc/self/stat").read_text("ascii").rpartition(")")[2].split()
        ticks = int(fields[19])  # proc(5): field 22, starttime; two fields stand before the bracket
        uptime = float(Path("/proc/uptime").read_text("ascii").split()[0])
    except (OSError, ValueError, IndexError):
        return _IMPORTED
    return time.monotonic() - (uptime - ticks / os.sysconf("SC_CLK_TCK"))
