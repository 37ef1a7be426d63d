"""What runs in the worker process before the engine takes over. No Qt is imported here."""

import importlib
import signal
from multiprocessing.connection import Connection


def run(connection: Connection, target: str) -> None:
    """Import ``target`` (``module:function``) and let it serve the connection until it is told to stop.

    Ctrl+C in a terminal reaches the whole process group; the window alone answers it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    module, _, function = target.partition(":")
    serve = getattr(importlib.import_module(module), function)
    serve(connection)
