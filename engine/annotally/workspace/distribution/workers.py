"""Processes that work on parts of a comparison, and the loop that sends them parts until all are answered.

Processes of this machine are loky's, as joblib has them; those of a cluster are Dask's. Both are executors of
`concurrent.futures`. `joblib.Parallel` itself gives up a whole call where one worker dies, and so cannot send
the parts of that worker again.
"""

import signal
from abc import ABC, abstractmethod
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, wait
from concurrent.futures.process import BrokenProcessPool
from types import TracebackType
from typing import Any, Generic, Self, TypeVar

from annotally.model.diagnostics import InputRefused, file_error
from annotally.model.wording import Wording

P = TypeVar("P")
A = TypeVar("A")

MOST_SENDINGS = 4
"""How often one part is sent, at most: a part in which every worker dies would end them all."""
PARTS_EACH = 4
"""Parts to make for each worker: slower ones get fewer, and the death of one costs little."""
_LOOK = 0.25
"""Seconds between two looks at the workers, while none of them answers."""
_AHEAD = 2
"""Parts for each worker that are sent, so that none waits for its next one."""


class Workers(ABC):
    """Processes that work on parts; they end, or are left to others, at the end of the context."""

    lost: type[BaseException] = CancelledError
    """The exception of a part that got no answer because its worker died: it may be sent again."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    @abstractmethod
    def count(self) -> int:
        """How many parts can be worked on at a time, at least 1."""

    @abstractmethod
    def submit(self, work: Callable[[P], A], part: P) -> "Future[A]":
        """Send a part. Both, and the answer, have to be picklable; ``work`` is a function of a module."""

    @abstractmethod
    def check(self) -> None:
        """Raise InputRefused if no worker can be expected to answer any more."""

    @abstractmethod
    def refusal(self, times: int) -> InputRefused:
        """Return the exception for a part that was sent so many times and never answered."""

    def explain(self, problem: BaseException) -> BaseException:
        """Return the exception to raise for one that came instead of an answer."""
        return problem

    @abstractmethod
    def close(self) -> None:
        """End this program's own processes, and take back the parts sent to others."""


class LocalWorkers(Workers):
    """Processes of this machine (loky): they begin empty, and open the files of their parts."""

    lost = BrokenProcessPool

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._pool: Any = None

    @property
    def count(self) -> int:
        """The number of processes."""
        return self._jobs

    def submit(self, work: Callable[[P], A], part: P) -> "Future[A]":
        """Send a part to a process; after the death of one, all of them are replaced."""
        from joblib.externals.loky.process_executor import ProcessPoolExecutor, ShutdownExecutorError

        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._jobs, initializer=_ignore_interrupts)
        # The death of one process breaks its whole pool: a part sent meanwhile goes to a new pool.
        try:
            future: Future[A] = self._pool.submit(work, part)
        except (BrokenProcessPool, ShutdownExecutorError):
            self.close()
            return self.submit(work, part)
        return future

    def check(self) -> None:
        """Do nothing: processes that end are replaced when they are next needed."""

    def refusal(self, times: int) -> InputRefused:
        """Return the exception for a part in which the processes end each time."""
        return file_error(
            "--jobs",
            Wording("processes ended {count} times before they answered", count=times),
            Wording("an answer"),
            Wording("check that there is memory for so many processes, or use fewer"),
        )

    def close(self) -> None:
        """End the processes at once."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=True, kill_workers=True)


def _ignore_interrupts() -> None:
    """Leave Ctrl+C, which a terminal sends to all processes, to the one that ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class PartLoop(Generic[P, A]):
    """The loop over parts: sends them, and again where a worker died before it answered."""

    def __init__(self, workers: Workers, work: Callable[[P], A], parts: Sequence[P]) -> None:
        self._workers, self._work, self._parts = workers, work, parts
        self._waiting = deque(range(len(parts)))
        self._running: dict[Future[A], int] = {}
        self._sent: Counter[int] = Counter()

    def answers(self) -> Iterator[tuple[int, A]]:
        """Yield the number of each part, from 0, with its answer, as they come.

        Raises what ``work`` raises, and InputRefused where no worker answers any more.
        """
        # A bounded number of parts is out at a time, so that a part whose worker died is not behind all
        # others. Each part is answered once: what is sent again was never answered.
        while self._waiting or self._running:
            while self._waiting and len(self._running) < _AHEAD * self._workers.count:
                number = self._waiting.popleft()
                self._sent[number] += 1
                self._running[self._workers.submit(self._work, self._parts[number])] = number
            ready = wait(self._running, _LOOK, FIRST_COMPLETED).done
            if not ready:
                self._workers.check()
            for future in sorted(ready, key=self._running.__getitem__):
                number = self._running.pop(future)
                problem = _failure_of(future)
                if problem is None:
                    yield number, future.result()
                elif isinstance(problem, CancelledError | self._workers.lost):
                    self._send_again(number)
                else:
                    raise self._workers.explain(problem)

    def _send_again(self, number: int) -> None:
        # It goes to the front, because it has waited longest.
        self._workers.check()
        if self._sent[number] >= MOST_SENDINGS:
            raise self._workers.refusal(self._sent[number])
        self._waiting.appendleft(number)


def _failure_of(future: "Future[A]") -> BaseException | None:
    try:
        return future.exception()
    except CancelledError as problem:
        return problem
