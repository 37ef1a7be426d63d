"""Workers that work in this process, at once: for tests of what they are sent and what is made of it."""

import pickle
from collections.abc import Callable
from concurrent.futures import Future

from annotally.model.diagnostics import InputRefused
from annotally.workspace.distribution.workers import A, P, Workers


class InlineWorkers(Workers):
    """One worker; parts and answers are pickled as if they went to another process."""

    def __init__(self) -> None:
        self.parts: list[object] = []
        """What was sent."""

    @property
    def count(self) -> int:
        return 1

    def submit(self, work: Callable[[P], A], part: P) -> "Future[A]":
        self.parts.append(part)
        future: Future[A] = Future()
        future.set_result(pickle.loads(self.answer(work, pickle.loads(pickle.dumps(part)))))
        return future

    def answer(self, work: Callable[[P], A], part: P) -> bytes:
        """Return the answer to a part as it goes to the other process."""
        return pickle.dumps(work(part), pickle.HIGHEST_PROTOCOL)

    def check(self) -> None:
        return

    def refusal(self, times: int) -> InputRefused:
        raise AssertionError(times)

    def close(self) -> None:
        return
