"""A worker that speaks the engine's protocol and does as it is told, for the tests of the client."""

import os
import subprocess
import time
from multiprocessing.connection import Connection
from typing import Any

from annotally.model.diagnostics import Diagnostic, Severity
from annotally_gui.services.requests import Fake  # it has any name

FAKE = Fake
"""The requests that this worker answers: ``FAKE.echo`` is answered by `do_echo`."""


def serve(connection: Connection) -> None:
    """Answer until told to stop."""
    connection.send((0, "ready", frozenset({"Fake.open"})))
    while True:
        number, name, args = connection.recv()
        if name == "stop":
            return
        if name == "answer":
            connection.send((number, "heard", None))
        elif name != "cancel":
            globals()[f"do_{name.removeprefix('Fake.')}"](connection, number, *args)


def do_echo(connection: Connection, number: int, value: Any) -> None:
    connection.send((number, "result", value))


def do_count(connection: Connection, number: int, steps: int) -> None:
    for step in range(steps):
        connection.send((number, "progress", (step, steps, f"step {step}")))
        connection.send((number, "part", step))
    connection.send((number, "result", steps))


def do_refuse(connection: Connection, number: int) -> None:
    diagnostic = Diagnostic(Severity.ERROR, "key.sgm", 3, 7, "a tag", "no tag", "remove it")
    connection.send((number, "refused", (diagnostic,)))


def do_fail(connection: Connection, number: int) -> None:
    connection.send((number, "failed", "Traceback: it broke"))


def do_work(connection: Connection, number: int) -> None:
    """Work until cancelled."""
    connection.send((number, "progress", (1, 0, "at work")))
    while True:
        if connection.poll(0.01):
            asking, method, args = connection.recv()
            if method == "cancel" and args == (number,):
                connection.send((number, "cancelled", None))
                return
            if method == "answer":
                connection.send((asking, "heard", None))


def do_die(connection: Connection, number: int, code: int) -> None:
    os._exit(code)


def do_hang(connection: Connection, number: int) -> None:
    connection.send((number, "progress", (0, 0, "hanging")))
    time.sleep(60)


def do_toil(connection: Connection, number: int, seconds: float) -> None:
    """Look at no message for so long, and then end."""
    connection.send((number, "progress", (0, 0, "toiling")))
    time.sleep(seconds)
    connection.send((number, "result", None))


def do_large(connection: Connection, number: int, size: int) -> None:
    connection.send((number, "result", b"x" * size))


def do_open(connection: Connection, number: int, value: Any) -> None:
    connection.send((number, "result", value))


def do_start_another(connection: Connection, number: int) -> None:
    """Start a process that takes long, and tell its number."""
    connection.send((number, "result", subprocess.Popen(["sleep", "600"]).pid))
