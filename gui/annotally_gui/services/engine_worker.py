"""The entry point of the worker process, before the engine takes over. No Qt is imported here."""

import importlib
import os
import signal
from contextlib import suppress
from multiprocessing.connection import Connection


def run(connection: Connection, target: str) -> None:
    """Import ``target`` (``module:function``) and let it serve the connection until it is told to stop.

    Ctrl+C in a terminal reaches the whole process group; the window alone answers it. The worker makes a
    group of its own, so that it can be ended together with the processes it starts.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError, OSError):
        os.setpgid(0, 0)
    module, _, function = target.partition(":")
    serve = getattr(importlib.import_module(module), function)
    serve(connection)
