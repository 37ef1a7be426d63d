"""The workers of an existing Dask cluster, by the address of its scheduler (extra ``cluster``)."""

import logging
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from annotally.model.diagnostics import InputRefused, file_error
from annotally.model.wording import Wording
from annotally.reports.tables.comparability import PROGRAM
from annotally.workspace.distribution.workers import A, P, Workers

CONNECTING = 5.0
"""Seconds within which a scheduler has to answer."""
WITHOUT_WORKERS = 10.0
"""Seconds that a scheduler may be without any worker."""
_COUNTED_EVERY = 2.0
"""Seconds between two questions how many workers there are."""


class ClusterWorkers(Workers):
    """The workers of a scheduler, which stay when this program ends."""

    def __init__(self, address: str) -> None:
        """Connect to a scheduler. Raises InputRefused where Dask is not installed or none answers."""
        self._address = address
        self._client, self.lost = _connected(address)
        self._executor = self._client.get_executor(pure=False)
        self._count, self._counted_at = 0, 0.0
        self._lacking_since: float | None = None
        """When the scheduler was first seen without a worker, since it last had one."""
        try:
            self._wait_for_one()
        except BaseException:
            self.close()
            raise

    @property
    def count(self) -> int:
        """The number of threads of all workers, at least 1."""
        return max(1, self._count)

    def submit(self, work: Callable[[P], A], part: P) -> "Future[A]":
        """Send a part to the scheduler, which chooses the worker."""
        self._check_connection()
        future: Future[A] = self._executor.submit(work, part)
        return future

    def check(self) -> None:
        """Raise InputRefused where the scheduler has gone, or has had no worker for `WITHOUT_WORKERS`."""
        # The state of the connection is known here; the number of workers is a question to the scheduler,
        # asked every few seconds. A worker may be started again meanwhile: only a lasting lack is refused.
        self._check_connection()
        now = time.monotonic()
        if now - self._counted_at < _COUNTED_EVERY:
            return
        try:
            self._count = sum(self._client.nthreads().values())
        except (OSError, TimeoutError, ValueError):
            raise self._gone() from None
        self._counted_at = now
        if self._count:
            self._lacking_since = None
            return
        if self._lacking_since is None:
            self._lacking_since = now
        if now - self._lacking_since > WITHOUT_WORKERS:
            raise self._refuse(
                Wording("the scheduler has no worker"),
                Wording("at least one"),
                Wording("start workers (dask worker {address})", address=self._address),
            )

    def refusal(self, times: int) -> InputRefused:
        """Return the exception for a part in which the workers end each time."""
        return self._refuse(
            Wording("workers ended {count} times before they answered", count=times),
            Wording("an answer"),
            Wording("check that workers have the memory for the inputs; their logs say why they ended"),
        )

    def explain(self, problem: BaseException) -> BaseException:
        """Return a refusal where scheduler or workers do not have this program; else the exception itself."""
        if isinstance(problem, ImportError) or "deserializ" in str(problem):
            return self._refuse(
                Wording("the scheduler or a worker does not have this program"),
                Wording("{program}, as here", program=PROGRAM),
                Wording("install it there: pip install 'annotally[cluster]'"),
            )
        return problem

    def close(self) -> None:
        """Take back the parts that were sent and leave the cluster."""
        # Without a scheduler there is nothing to take back, and the attempt would wait for its time limit.
        if self._client.status == "running":
            self._executor.shutdown(wait=False)
        self._client.close(timeout=2)

    def _wait_for_one(self) -> None:
        """Wait until there is a worker, or `check` refuses."""
        while not self._count:
            self._counted_at = 0.0
            self.check()
            if not self._count:
                time.sleep(0.1)

    def _check_connection(self) -> None:
        if self._client.status != "running":
            raise self._gone()

    def _gone(self) -> InputRefused:
        return self._refuse(
            Wording("the scheduler does not answer any more"),
            Wording("a scheduler that runs to the end"),
            Wording("start it again, then this command: nothing was written"),
        )

    def _refuse(self, finding: Wording, expected: Wording, remedy: Wording) -> InputRefused:
        return file_error(self._address, finding, expected, remedy)


def _connected(address: str) -> tuple[Any, type[BaseException]]:
    """Return a client of the scheduler, and the exception that it has for the death of workers."""
    try:
        from distributed import Client, KilledWorker
    except ImportError:
        raise file_error(
            "--cluster",
            Wording("Dask is not installed"),
            Wording("the extra cluster"),
            Wording("install it: pip install 'annotally[cluster]'"),
        ) from None
    # What it logs about lost connections is said by diagnostics.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)

    class Connection(Client):
        """A client that is closed where it cannot connect; else its deletion waits for twice the limit."""

        def start(self, **options: Any) -> None:
            try:
                super().start(**options)  # type: ignore[no-untyped-call]  # Dask declares few types
            except BaseException:
                self.status = "closed"
                raise

    try:
        make: Any = Connection
        return make(address, timeout=CONNECTING, set_as_default=False), KilledWorker
    except (OSError, ValueError, TimeoutError):
        raise file_error(
            address,
            Wording("no scheduler answers (limit: {seconds} seconds)", seconds=int(CONNECTING)),
            Wording("the address of a Dask scheduler, such as tcp://host:8786"),
            Wording("check the address, and that the scheduler runs (dask scheduler)"),
        ) from None
