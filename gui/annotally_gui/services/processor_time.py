"""Processor time of another process: whether it gets no turn on a busy machine, or works, or waits."""

import os
from pathlib import Path
from typing import NamedTuple

_USER, _SYSTEM = 11, 12
"""Fields of ``/proc/PID/stat`` behind the name, from 0: clock ticks in the program, and in the kernel."""


class Turn(NamedTuple):
    """The state of a process at one moment."""

    ready: bool
    """Whether it runs or would run if a processor were free; one that waits or is stopped is not."""
    spent: float
    """Seconds of processor time it has had since it began."""


def turn_of(process: int) -> Turn | None:
    """Return the state of a process by its number; None where the system does not say."""
    # The name of the program stands in parentheses and may contain any character, so fields are counted
    # behind the last closing one.
    try:
        fields = Path(f"/proc/{process}/stat").read_text("utf-8", "replace").rpartition(")")[2].split()
        ticks = os.sysconf("SC_CLK_TCK")
        return Turn(fields[0] == "R", (int(fields[_USER]) + int(fields[_SYSTEM])) / ticks)
    except (AttributeError, OSError, ValueError, IndexError):
        return None
