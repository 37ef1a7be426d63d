"""The worker process seen from the window: requests go in, replies come back, nothing waits.

A request is named by its function, ``engine.call(Adjudication.decide, ...)``, so that its arguments and its
result are checked (`annotally_gui.services.requests`). The head of `annotally.service.server` describes the
messages over the pipe.
"""

import multiprocessing
import os
import pickle
import signal
import threading
import time
from collections import deque
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, SpawnContext
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from typing import Any, TypeVar, TypeVarTuple

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from annotally.model.diagnostics import Diagnostic
from annotally.service.requests import name_of
from annotally_gui.services import engine_worker as worker
from annotally_gui.services.i18n import translate
from annotally_gui.services.processor_time import Turn, turn_of

SERVICE = "annotally.service.server:serve"
_TURN = 0.004
"""Seconds for which replies are delivered before the window gets its turn again; one at least is."""
_TOGETHER = 0.012
"""Seconds for which replies are delivered, and waited for, while prompt requests are under way."""

ANSWER_WITHIN = 2000
"""Milliseconds in which a worker has to answer after somebody has cancelled its work, or it is ended.

On a busy machine they are milliseconds of a processor, as long as the worker waits for nothing else.
"""
ANSWER_AT_LAST = 10_000
"""Milliseconds after which a worker that has not answered is ended, however busy the machine is."""
_SHORTEST_WAIT = 100
"""Milliseconds between two looks at the processor time of a worker."""

Ts = TypeVarTuple("Ts")
R = TypeVar("R")
OnPart = Callable[[Any], object]
"""Takes a part of an answer; the docstring of a request tells of what types its parts are."""
OnProgress = Callable[[int, int, str], object]
OnRefused = Callable[[tuple[Diagnostic, ...]], object]
OnFailed = Callable[[str], object]

_MOST_DEATHS = 3
_DEATH_WINDOW = 30.0
"""Seconds in which so many deaths mean that starting again does not help."""


class Request:
    """One call under way. After `cancel` none of its callbacks is called any more."""

    def __init__(
        self,
        number: int,
        name: str,
        cancel: Callable[["Request"], None],
        on_result: Callable[[Any], object],
        on_part: OnPart | None = None,
        on_progress: OnProgress | None = None,
        on_refused: OnRefused | None = None,
        on_failed: OnFailed | None = None,
        is_prompt: bool = False,
    ) -> None:
        self.number = number
        self.name = name
        self.is_prompt = is_prompt
        """Whether it is answered within milliseconds: such answers are painted together, ahead of others."""
        self.cancelled = False
        self.done = False
        self.on_result = on_result
        self.on_part = on_part
        self.on_progress = on_progress
        self.on_refused = on_refused
        self.on_failed = on_failed
        self.on_end: Callable[[Request], object] | None = None
        """Called when it has its last reply, before that is delivered, or was cancelled."""
        self._cancel = cancel

    def cancel(self) -> None:
        """Ask the engine to stop, and forget the request. Nothing happens if it is done."""
        if not self.done and not self.cancelled:
            self.cancelled = True
            self._cancel(self)


class Client(QObject):
    """The base of clients of the engine: of the worker process and, in tests, of an object of this process.

    What both share stands here: who is told of requests, and how a reply reaches its callback.
    """

    started = Signal(object)
    """A Request was made."""
    progressed = Signal(object, int, int, str)
    """Request, steps done, steps in all (0: not known), note."""
    ended = Signal(object)
    """A Request has its last reply, or was cancelled."""
    refused = Signal(object)
    """Diagnostics of a request without ``on_refused``."""
    failed = Signal(str)
    """Traceback of a request without ``on_failed``."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pending: dict[int, Request] = {}
        self._last = 0

    @property
    def pending(self) -> tuple[Request, ...]:
        """The requests under way, oldest first."""
        return tuple(self._pending.values())

    def call(
        self,
        request: Callable[[Any, *Ts], R],
        *args: *Ts,
        on_result: Callable[[R], object],
        on_part: OnPart | None = None,
        on_progress: OnProgress | None = None,
        on_refused: OnRefused | None = None,
        on_failed: OnFailed | None = None,
        is_prompt: bool = False,
    ) -> Request:
        """Ask for a declared request of the service with its arguments, which can be pickled.

        The callbacks are called on this thread. Answers to requests with ``is_prompt`` that come within some
        milliseconds of each other are painted together, before other answers are delivered.
        """
        # The request is listed before it is sent: a client of the same process may answer within `_send`.
        self._last += 1
        callbacks = on_result, on_part, on_progress, on_refused, on_failed
        started = Request(self._last, name_of(request), self._cancel, *callbacks, is_prompt=is_prompt)
        self._pending[started.number] = started
        self.started.emit(started)
        self._send(started, args)
        return started

    def prewarm(self) -> None:
        """Start the process that calls will need, if there is one."""

    def expect_answer(self) -> None:
        """Let nobody wait for work that was cancelled: it is ended if it goes on for long."""

    def close(self) -> None:
        """End it; callbacks are not called any more."""
        self._pending.clear()

    def _send(self, request: Request, args: tuple[Any, ...]) -> None:
        raise AssertionError(f"{type(self).__name__} sends no {request.name}{args}")

    def _cancel(self, request: Request) -> None:
        self._end(request)

    def _end(self, request: Request) -> None:
        if not request.done:
            request.done = True
            self.ended.emit(request)
            if request.on_end is not None:
                request.on_end(request)

    def _deliver(self, number: int, kind: str, value: Any) -> None:
        # The request is out of the list before any callback runs: a callback may ask again, or fail.
        request = self._pending.get(number)
        if request is None:
            return
        # The replies to a cancelled request still arrive: the last one takes it from the list, and nobody
        # is told.
        last = kind not in ("progress", "part")
        if last:
            del self._pending[number]
        if request.cancelled:
            return
        if last:
            self._end(request)
        self._answer(request, kind, value)

    def _answer(self, request: Request, kind: str, value: Any) -> None:
        if kind == "progress":
            step, total, note = value
            self.progressed.emit(request, step, total, translate(note))
            if request.on_progress is not None:
                request.on_progress(*value)
        elif kind == "part":
            if request.on_part is not None:
                request.on_part(value)
        elif kind == "result":
            request.on_result(value)
        elif kind == "refused":
            (request.on_refused or self.refused.emit)(value)
        elif kind == "failed":
            (request.on_failed or self.failed.emit)(value)


class EngineClient(Client):
    """Owns one worker process. It is started by the first call, or by `prewarm`."""

    died = Signal(int)
    """The process ended by itself, with this exit code; what it held is gone."""
    restarted = Signal()
    """A new process stands ready after one has died, or was ended because it did not answer."""
    _arrived = Signal()
    processes: SpawnContext | ForkServerContext = multiprocessing.get_context("spawn")
    """How workers are started. Not by fork: the child would inherit the threads' locks and the connection to
    the display in whatever state they are."""

    def __init__(self, parent: QObject | None = None, target: str = SERVICE) -> None:
        super().__init__(parent)
        self._target = target
        self._process: BaseProcess | None = None
        self._generation = 0
        self._outbox: SimpleQueue[bytes | None] = SimpleQueue()
        self._threads: list[threading.Thread] = []
        self._connection: Connection | None = None
        self._deaths: list[float] = []
        self._closed = False
        self._inbox: deque[tuple[int, bytes | None]] = deque()
        self._has_come = threading.Event()
        """Set by the reader thread behind each message that it put into the inbox."""
        self._more = QTimer(self, singleShot=True, interval=1)
        self._more.timeout.connect(self._take)
        self._arrived.connect(self._wake, Qt.ConnectionType.QueuedConnection)
        self._answers = False
        """Whether the worker has said anything since it was started."""
        self._awaited = 0
        """The number of the message that the worker has to answer in time; 0: none."""
        self._messages: dict[int, tuple[int, str, tuple[Any, ...]]] = {}
        """The messages of requests under way, by number: some are sent again to a new worker."""
        self._opening: frozenset[str] = frozenset()
        """Names of the requests that need nothing that is open; a worker sends them when it is ready."""
        self._patience = QTimer(self, singleShot=True, interval=ANSWER_WITHIN)
        self._patience.timeout.connect(self._lose_patience)
        self._patience_began = 0.0
        self._turn_before: Turn | None = None
        """The worker's processor time when it was asked for an answer."""

    @property
    def is_opening(self) -> bool:
        """Whether something is being opened."""
        return any(request.name in self._opening for request in self.pending)

    def prewarm(self) -> None:
        """Start the process, so that the first call finds the engine imported."""
        if self._process is None and not self._closed:
            self._start()

    def close(self) -> None:
        """End the process within two seconds, by force if it does not listen."""
        # Escalates: a message, SIGTERM, SIGKILL, with 1.2, 0.3 and 0.3 seconds to end. The writer thread
        # ends with None in its queue, the reader when the pipe closes.
        self._closed = True
        self._pending.clear()
        self._inbox.clear()
        self._more.stop()
        self._patience.stop()
        process = self._process
        if process is None or self._connection is None:
            return
        # Asked first; a worker that is deep in work does not listen, and is ended by force.
        self._post((0, "stop", ()))
        self._outbox.put(None)
        process.join(1.2)
        for end in (process.terminate, process.kill):
            if process.is_alive():
                end()
                process.join(0.3)
        for thread in self._threads:
            thread.join(0.2)
        self._connection.close()
        process.close()
        self._process = None

    def _start(self) -> None:
        # Our copy of the worker's end is closed, else the reader would never see the end of the file. Every
        # start counts as a generation.
        own_end, worker_end = self.processes.Pipe(duplex=True)
        process = self.processes.Process(
            target=worker.run, args=(worker_end, self._target), name="annotally", daemon=True
        )
        process.start()
        worker_end.close()
        self._generation += 1
        self._answers, self._awaited = False, 0
        self._patience.stop()
        self._process, self._connection = process, own_end
        self._outbox = SimpleQueue()
        generation = self._generation
        self._threads = [
            threading.Thread(
                target=self._read, args=(own_end, generation), name="engine reader", daemon=True
            ),
            threading.Thread(target=_write, args=(own_end, self._outbox), name="engine writer", daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def _read(self, connection: Connection, generation: int) -> None:
        """Pass bytes on until the worker hangs up. Runs on the reader thread; unpickles nothing."""
        message: bytes | None = b""
        while message is not None:
            try:
                message = connection.recv_bytes()
            except (EOFError, OSError):
                message = None
            self._inbox.append((generation, message))
            self._has_come.set()
            try:
                self._arrived.emit()
            except RuntimeError:  # The window is gone by now: nobody listens.
                return

    def _wake(self) -> None:
        # Qt delivers all posted calls in one go: without this the window would get no turn between them.
        if not self._more.isActive():
            self._take()

    def _take(self) -> None:
        """Deliver messages for a few milliseconds; later ones wait behind the window's own events."""
        # Pickled messages are opened here, on the window's thread, one at a time within the time limit.
        # Messages of an earlier generation are leftovers of a worker that was replaced. The timer starts
        # `_take` again after the events that wait. One key leads to several prompt requests: to paint between
        # their answers would take longer than to wait for all of them. Other answers come behind that.
        begun, awaited_prompt = time.perf_counter(), self._awaits_prompt()
        self._more.start()  # before anything is called: what a failing callback leaves is delivered then
        while not self._closed and (self._inbox or self._wait_for_prompt(begun + _TOGETHER)):
            awaits_prompt = self._awaits_prompt()
            is_late = time.perf_counter() > begun + (_TOGETHER if awaits_prompt else _TURN)
            if awaited_prompt and not awaits_prompt:
                break
            if is_late:
                return
            generation, message = self._inbox.popleft()
            if generation != self._generation:
                continue
            if message is None:
                self._bury()
            else:
                self._hear(*pickle.loads(message))
        if awaited_prompt and not self._closed and not self._awaits_prompt():
            self._more.start()  # anew: the answers are painted before calls of `_wake` deliver anything
        else:
            self._more.stop()

    def _awaits_prompt(self) -> bool:
        """Tell whether prompt requests are under way that nobody has cancelled."""
        return any(request.is_prompt and not request.cancelled for request in self._pending.values())

    def _wait_for_prompt(self, until: float) -> bool:
        """Wait for a message while prompt requests are under way; return whether there is one."""
        # The event is cleared before the inbox is looked at: a message that comes in between sets it again.
        while self._awaits_prompt() and (remaining := until - time.perf_counter()) > 0:
            self._has_come.clear()
            if self._inbox:
                return True
            self._has_come.wait(remaining)
        return bool(self._inbox)

    def _hear(self, number: int, kind: str, value: Any) -> None:
        if not self._answers:
            self._answers = True
            if self._awaited:  # until now it was only about to start
                self._start_patience()
        if kind == "ready":
            self._opening = value
            return
        if kind == "heard":
            if number == self._awaited:
                self._awaited = 0
                self._patience.stop()
            return
        self._deliver(number, kind, value)
        if number not in self._pending:
            self._messages.pop(number, None)

    def expect_answer(self) -> None:
        """End the worker and start another unless it looks at its messages within `ANSWER_WITHIN`.

        The time runs from when the worker has started; while other programs hold the processors, it is the
        worker's processor time, up to `ANSWER_AT_LAST`. Earlier requests are then forgotten; of those made
        from now on the ones declared as opening are sent to the new worker.
        """
        # One question at a time is enough: the worker reads its messages in order, so the answer to it
        # covers whatever was cancelled before. A process still being started is given its time first.
        if self._awaited or self._process is None or self._closed:
            return
        self._last += 1
        self._awaited = self._last
        self._post((self._awaited, "answer", ()))
        if self._answers:
            self._start_patience()

    def _start_patience(self) -> None:
        self._patience_began = time.monotonic()
        self._turn_before = turn_of(self._process.pid or 0) if self._process is not None else None
        self._patience.start(ANSWER_WITHIN)

    def _lose_patience(self) -> None:
        """Replace the worker, unless it had no turn on a busy machine: it may stop at the next step."""
        if (more := self._more_patience()) > 0:
            self._patience.start(max(round(more), _SHORTEST_WAIT))
        else:
            self._replace()

    def _more_patience(self) -> float:
        """Return the milliseconds a worker that works has left; none if it waits, or has had its time."""
        # Two limits: processor time the worker itself has used, and time on the wall. A worker that is not
        # ready to run waits for something else and would not answer sooner with more time.
        before = self._turn_before
        now = turn_of(self._process.pid or 0) if self._process is not None else None
        if before is None or now is None or not now.ready:
            return 0
        waited = (time.monotonic() - self._patience_began) * 1000
        spent = (now.spent - before.spent) * 1000
        return min(ANSWER_WITHIN - spent, ANSWER_AT_LAST - waited)

    def _replace(self) -> None:
        """End a worker that does not answer, and start another with the requests made since."""
        # The old worker's messages still in the inbox are of an older generation from now on. Requests to
        # open something, made after the cancelling, are sent again, in their order; all others end without
        # an answer.
        process, awaited = self._process, self._awaited
        if process is None or self._closed:
            return
        _end_group(process)
        self._outbox.put(None)
        messages, self._messages = self._messages, {}
        for request in self.pending:
            if request.name in self._opening and request.number > awaited and not request.cancelled:
                self._messages[request.number] = messages[request.number]
            else:
                del self._pending[request.number]
                self._end(request)
        self._start()
        for message in self._messages.values():
            self._post(message)
        self.restarted.emit()

    def _bury(self) -> None:
        """Tell those who wait that the worker is gone; start another unless that does not help."""
        # All requests end before ``died`` is told, so that a listener may ask anew.
        if self._process is None:
            return
        process, self._process = self._process, None
        self._outbox.put(None)
        process.join(0.5)
        code = process.exitcode if process.exitcode is not None else -1
        now = time.monotonic()
        # Deaths are counted over a sliding window of time: one that dies at every start is not started for
        # ever.
        self._deaths = [moment for moment in self._deaths if now - moment < _DEATH_WINDOW] + [now]
        for request in self.pending:
            self._end(request)
        self._pending.clear()
        self._messages.clear()
        self.died.emit(code)
        if len(self._deaths) < _MOST_DEATHS:
            self._start()
            self.restarted.emit()

    def _send(self, request: Request, args: tuple[Any, ...]) -> None:
        self.prewarm()
        message = (request.number, request.name, args)
        self._messages[request.number] = message
        self._post(message)

    def _cancel(self, request: Request) -> None:
        self._last += 1
        self._post((self._last, "cancel", (request.number,)))
        self._end(request)

    def _post(self, message: tuple[int, str, tuple[Any, ...]]) -> None:
        self._outbox.put(pickle.dumps(message, pickle.HIGHEST_PROTOCOL))


def _end_group(process: BaseProcess) -> None:
    """End a worker and the processes it has started, which stand in its group, whatever they are doing."""
    try:
        os.killpg(process.pid or 0, signal.SIGKILL)
    except (AttributeError, OSError):  # a system without groups, or it has not made its own yet
        process.kill()
    process.join(0.3)


def _write(connection: Connection, outbox: "SimpleQueue[bytes | None]") -> None:
    """Send the messages of ``outbox`` from a thread: a worker that is busy must not hold up the window."""
    while (message := outbox.get()) is not None:
        try:
            connection.send_bytes(message)
        except OSError:
            return
