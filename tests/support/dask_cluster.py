"""A Dask scheduler and its workers, as processes of this machine that end with the test."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from support.house import ROOT

LIMIT = 30
"""Seconds for a process to start."""


class DaskCluster:
    """A scheduler on a port of its own, and workers of one thread each, which nobody starts again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.scheduler = self._start("scheduler", "--scheduler-file", str(folder / "scheduler.json"))
        self.workers: list[subprocess.Popen[bytes]] = []
        self.address = self._address()

    def add_worker(self, **environment: str) -> subprocess.Popen[bytes]:
        """Start a worker; `annotally.workspace.distribution.cluster` waits until it is there."""
        options = ("--no-nanny", "--nthreads", "1", "--local-directory", str(self._folder))
        self.workers.append(self._start("worker", self.address, *options, **environment))
        return self.workers[-1]

    def end(self) -> None:
        """End all processes and wait for them."""
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()

    def _start(self, kind: str, *arguments: str, **environment: str) -> subprocess.Popen[bytes]:
        path = os.pathsep.join(str(ROOT / folder) for folder in ("engine", "resources"))
        place = ["--host", "127.0.0.1", "--no-dashboard"] + (["--port", "0"] if kind == "scheduler" else [])
        with (self._folder / "log.txt").open("ab") as log:
            return subprocess.Popen(
                [sys.executable, "-m", f"distributed.cli.dask_{kind}", *arguments, *place],
                env={**os.environ, "PYTHONPATH": path, **environment},
                cwd=self._folder,
                stdout=log,
                stderr=log,
            )

    def _address(self) -> str:
        file = self._folder / "scheduler.json"
        for _ in range(LIMIT * 20):
            if file.is_file() and (text := file.read_text(encoding="utf-8")).endswith("}"):
                address: str = json.loads(text)["address"]
                return address
            time.sleep(0.05)
        self.end()
        raise TimeoutError((self._folder / "log.txt").read_text(encoding="utf-8"))


@contextmanager
def dask_cluster(folder: Path, workers: int = 2) -> Iterator[DaskCluster]:
    """Start a scheduler with some workers; all have ended behind the context."""
    folder.mkdir()
    cluster = DaskCluster(folder)
    try:
        for _ in range(workers):
            cluster.add_worker()
        yield cluster
    finally:
        cluster.end()
