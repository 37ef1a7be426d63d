"""The worker process of a window, forked from a server that has imported the engine.

The program starts its worker with ``spawn``, which imports the engine anew: half the processor time of a
usual test of the window. The server opens no file and runs no thread, so a worker forked from it begins as a
spawned one does. Tests that start the program as a process have the worker of the program.
"""

import multiprocessing
import os
from multiprocessing import forkserver

import pytest

from annotally_gui.services import engine_worker
from annotally_gui.services.engine_client import SERVICE, EngineClient
from support.house import ROOT

IMPORTED = [engine_worker.__name__, SERVICE.partition(":")[0], "support.frozen_imports"]


class ForkedClient(EngineClient):
    """A client whose workers are forked from the server; `start_server` makes that first."""

    processes = multiprocessing.get_context("forkserver")


def start_server() -> None:
    """Start the server of worker processes, which ends with this process."""
    # Python passes it no path to import from, and a module that it does not find is left out in silence.
    paths = [str(ROOT / name) for name in ("engine", "gui", "resources", "tests")]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(paths))
        forkserver.set_forkserver_preload(IMPORTED)
        forkserver.ensure_running()
