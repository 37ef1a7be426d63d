"""The processes that a process has started and that still run."""

import os
import time
from pathlib import Path

PATIENCE = 20
"""Seconds that processes which were told to end are given for it on a busy machine; also to start."""


def child_processes(process: int | None = None) -> list[str]:
    """Return the commands of the children of a process, this one by default, once they had time to end.

    Zombies have ended, and the trackers of semaphores end with the process that they are for.
    """
    until = time.monotonic() + PATIENCE
    while (commands := _commands(process or os.getpid())) and time.monotonic() < until:
        time.sleep(0.05)
    return list(commands.values())


def wait_for_child(process: int) -> int:
    """Return the number of a child of a process as soon as it has one."""
    until = time.monotonic() + PATIENCE
    while not (commands := _commands(process)):
        assert time.monotonic() < until, "no child was started"
        time.sleep(0.02)
    return next(iter(commands))


def _commands(process: int) -> dict[int, str]:
    """Return the commands of the living children by their numbers."""
    commands = {}
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        for child in map(int, task.read_text().split()):
            try:
                command = Path(f"/proc/{child}/cmdline").read_bytes().replace(b"\0", b" ").decode()
            except (FileNotFoundError, ProcessLookupError):
                continue
            if command and "resource_tracker" not in command:  # that of a zombie is empty
                commands[child] = command
    return commands
