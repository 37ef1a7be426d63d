import multiprocessing
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from annotally.model.diagnostics import Cancelled, Diagnostic, error
from annotally_gui.services import engine_client as background
from annotally_gui.services.engine_client import ANSWER_WITHIN, EngineClient, Request
from annotally_gui.services.processor_time import Turn
from annotally_gui.services.requests import Service
from support.fake_service import FAKE
from support.inline_client import InlineClient

TARGET = "support.fake_service:serve"


@pytest.fixture
def client(qtbot: QtBot) -> Iterator[EngineClient]:
    client = EngineClient(target=TARGET)
    yield client
    client.close()


class Heard:
    """Writes down what the callbacks bring."""

    def __init__(self) -> None:
        self.said: list[tuple[str, Any]] = []

    def callbacks(self) -> dict[str, Any]:
        def note(kind: str) -> Any:
            return lambda *values: self.said.append((kind, values[0] if len(values) == 1 else values))

        return {f"on_{kind}": note(kind) for kind in ("result", "part", "progress", "refused", "failed")}

    def kinds(self) -> list[str]:
        return [kind for kind, _ in self.said]


def test_parts_and_progress_come_in_order_before_the_result(client: EngineClient, qtbot: QtBot) -> None:
    heard = Heard()
    client.call(FAKE.count, 50, **heard.callbacks())
    qtbot.waitUntil(lambda: "result" in heard.kinds(), timeout=10_000)
    assert [value for kind, value in heard.said if kind == "part"] == list(range(50))
    assert heard.said[0] == ("progress", (0, 50, "step 0"))
    assert heard.said[-1] == ("result", 50)
    assert client.pending == ()


def test_a_failing_callback_holds_no_other_reply_back(client: EngineClient, qtbot: QtBot) -> None:
    heard = Heard()

    def part(number: int) -> None:
        if number == 0:
            time.sleep(0.5)  # the others come meanwhile, and nothing that comes later wakes the window
        if number == 40:
            raise KeyError(number)

    callbacks = heard.callbacks() | {"on_part": part}
    with qtbot.captureExceptions() as raised:
        client.call(FAKE.count, 50, **callbacks)
        qtbot.waitUntil(lambda: "result" in heard.kinds(), timeout=10_000)
    assert [kind for kind, *_ in raised] == [KeyError]
    assert client.pending == ()


def test_requests_are_answered_each_to_its_caller(client: EngineClient, qtbot: QtBot) -> None:
    answers: dict[int, int] = {}
    for number in range(20):
        client.call(
            FAKE.echo, number, on_result=lambda value, number=number: answers.__setitem__(number, value)
        )
    qtbot.waitUntil(lambda: len(answers) == 20, timeout=10_000)
    assert answers == {number: number for number in range(20)}


def test_prompt_answers_are_delivered_before_anything_is_painted(
    client: EngineClient, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "_TOGETHER", 5.0)  # whatever else this machine has to do
    order: list[str] = []

    class Picture(QWidget):
        def paintEvent(self, event: QPaintEvent) -> None:
            order.append("painted")

    picture = Picture()
    qtbot.addWidget(picture)
    picture.show()
    qtbot.waitUntil(lambda: bool(order))

    def ask_again(_value: object) -> None:
        order.clear()
        picture.update()
        for name in ("second", "other", "third", "last"):
            is_prompt = name in ("second", "third")
            client.call(FAKE.echo, name, on_result=order.append, is_prompt=is_prompt)

    client.call(FAKE.echo, "first", on_result=ask_again, is_prompt=True)
    qtbot.waitUntil(lambda: "last" in order, timeout=10_000)
    assert order == ["second", "other", "third", "painted", "last"]


def test_the_window_does_not_wait_long_for_a_prompt_answer(client: EngineClient, qtbot: QtBot) -> None:
    order: list[str] = []

    def ask_again(_value: object) -> None:
        QTimer.singleShot(0, lambda: order.append("painted"))
        client.call(FAKE.toil, 0.5, on_result=lambda _none: order.append("second"), is_prompt=True)

    client.call(FAKE.echo, "first", on_result=ask_again, is_prompt=True)
    qtbot.waitUntil(lambda: len(order) == 2, timeout=10_000)
    assert order == ["painted", "second"]


def test_a_cancelled_prompt_request_is_not_waited_for(
    client: EngineClient, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "_TOGETHER", 0.4)
    waited: list[float] = []

    def cancel_the_next(_value: object) -> None:
        begun = time.perf_counter()
        QTimer.singleShot(0, lambda: waited.append(time.perf_counter() - begun))
        client.call(FAKE.toil, 0.3, on_result=pytest.fail, is_prompt=True).cancel()

    client.call(FAKE.echo, "first", on_result=cancel_the_next, is_prompt=True)
    qtbot.waitUntil(lambda: bool(waited), timeout=10_000)
    assert waited[0] < 0.25


def test_refusals_and_failures_reach_their_callbacks(client: EngineClient, qtbot: QtBot) -> None:
    heard = Heard()
    client.call(FAKE.refuse, **heard.callbacks())
    client.call(FAKE.fail, **heard.callbacks())
    qtbot.waitUntil(lambda: len(heard.said) == 2, timeout=10_000)
    assert heard.kinds() == ["refused", "failed"]
    assert isinstance(heard.said[0][1][0], Diagnostic)


def test_without_callbacks_refusals_and_failures_are_told_to_all(client: EngineClient, qtbot: QtBot) -> None:
    with qtbot.waitSignals([client.refused, client.failed], timeout=10_000):
        client.call(FAKE.refuse, on_result=pytest.fail)
        client.call(FAKE.fail, on_result=pytest.fail)


def test_a_cancelled_request_is_silent_and_the_worker_goes_on(client: EngineClient, qtbot: QtBot) -> None:
    heard, after = Heard(), Heard()
    request = client.call(FAKE.work, **heard.callbacks())
    qtbot.waitUntil(lambda: heard.kinds() == ["progress"], timeout=10_000)
    ended: list[Request] = []
    client.ended.connect(ended.append)
    request.cancel()
    request.cancel()
    assert ended == [request]
    client.call(FAKE.echo, 1, **after.callbacks())
    qtbot.waitUntil(lambda: after.said == [("result", 1)], timeout=10_000)
    assert heard.kinds() == ["progress"]


def test_a_large_result_comes_whole(client: EngineClient, qtbot: QtBot) -> None:
    heard = Heard()
    client.call(FAKE.large, 20_000_000, **heard.callbacks())
    qtbot.waitUntil(lambda: bool(heard.said), timeout=10_000)
    assert len(heard.said[0][1]) == 20_000_000


def test_large_arguments_to_a_busy_worker_do_not_hold_up_the_window(
    client: EngineClient, qtbot: QtBot
) -> None:
    heard = Heard()
    client.call(FAKE.hang, **heard.callbacks())
    qtbot.waitUntil(lambda: heard.kinds() == ["progress"], timeout=10_000)
    previous_moment = time.perf_counter()
    client.call(FAKE.echo, b"x" * 5_000_000, on_result=pytest.fail)
    assert time.perf_counter() - previous_moment < 1


def test_a_worker_that_dies_is_replaced(client: EngineClient, qtbot: QtBot) -> None:
    heard = Heard()
    codes: list[int] = []
    client.died.connect(codes.append)
    with qtbot.waitSignal(client.restarted, timeout=10_000):
        request = client.call(FAKE.die, 7, **heard.callbacks())
    assert codes == [7]
    assert request.done
    assert heard.said == []
    client.call(FAKE.echo, "back", **heard.callbacks())
    qtbot.waitUntil(lambda: heard.said == [("result", "back")], timeout=10_000)


def test_a_worker_that_cannot_start_is_not_started_for_ever(
    qtbot: QtBot, capfd: pytest.CaptureFixture[str]
) -> None:
    client = EngineClient(target="support.no_such_module:serve")
    codes: list[int] = []
    client.died.connect(codes.append)
    client.prewarm()
    qtbot.waitUntil(lambda: len(codes) == 3, timeout=45_000)
    qtbot.wait(300)
    assert codes == [1, 1, 1]
    client.close()
    assert "no_such_module" in capfd.readouterr().err


@pytest.mark.parametrize("method", ["echo", "hang"])
def test_the_process_ends_within_two_seconds(qtbot: QtBot, method: str) -> None:
    client = EngineClient(target=TARGET)
    heard = Heard()
    client.call(getattr(FAKE, method), *([1] if method == "echo" else []), **heard.callbacks())
    qtbot.waitUntil(lambda: bool(heard.said), timeout=10_000)
    previous_moment = time.perf_counter()
    client.close()
    assert time.perf_counter() - previous_moment < 2
    assert [child for child in multiprocessing.active_children() if child.name == "annotally"] == []


def test_closing_without_a_process_does_nothing(qtbot: QtBot) -> None:
    client = EngineClient(target=TARGET)
    client.close()
    client.prewarm()
    assert [child for child in multiprocessing.active_children() if child.name == "annotally"] == []


class Answers:
    """Stands for a service: every request ends in another way."""

    def target(self, row: int) -> int:
        return 2 * row

    def score(self, count: int) -> Iterator[int]:
        yield from range(count)
        return count  # a generator's return value is the result, by the client's contract

    def configuration(self) -> None:
        raise error("key.sgm", 1, 1, "nothing", "something", "write it")

    def similarity(self) -> None:
        raise Cancelled

    def spread(self) -> None:
        raise ZeroDivisionError

    def is_open(self) -> None:
        pytest.fail("it is no request")


def test_the_inline_client_has_the_same_manners(qtbot: QtBot) -> None:
    client = InlineClient(Answers())
    heard = Heard()
    for request, args in (
        (Service.target, (4,)),
        (Service.score, (2,)),
        (Service.configuration, ()),
        (Service.spread, ()),
        (Service.similarity, ()),
        (Service.is_open, ()),
    ):
        client.call(request, *args, **heard.callbacks())
    assert heard.said[:4] == [("result", 8), ("part", 0), ("part", 1), ("result", 2)]
    assert heard.kinds()[4:] == ["refused", "failed", "failed"]
    assert "ZeroDivisionError" in heard.said[-2][1]
    assert "Service.is_open" in heard.said[-1][1]
    assert client.pending == ()


def test_the_inline_client_can_be_cancelled_between_parts(qtbot: QtBot) -> None:
    client = InlineClient(Answers())
    started: list[Request] = []
    client.started.connect(started.append)
    parts: list[int] = []

    def take(part: int) -> None:
        parts.append(part)
        started[0].cancel()

    client.call(Service.score, 5, on_part=take, on_result=pytest.fail)
    assert parts == [0]
    assert client.pending == ()


def test_the_window_gets_its_turn_between_replies_that_wait(client: EngineClient, qtbot: QtBot) -> None:
    order: list[str] = []

    def slow(value: int) -> None:
        order.append(f"part {value}")
        time.sleep(0.005)  # longer than replies are delivered in one go
        QTimer.singleShot(0, client, lambda: order.append(f"turn {value}"))

    done: list[object] = []
    client.prewarm()
    client.call(FAKE.count, 30, on_part=slow, on_result=done.append)
    time.sleep(0.5)  # all replies wait by now
    qtbot.waitUntil(lambda: bool(done), timeout=10_000)
    assert [name for name in order if name.startswith("part")] == [f"part {n}" for n in range(30)]
    # Only few replies overtake the turn that an earlier one asked for.
    waits = [order.index(f"turn {n}") - order.index(f"part {n}") for n in range(20)]
    assert max(waits) <= 4


def test_what_came_before_the_worker_died_is_delivered(client: EngineClient, qtbot: QtBot) -> None:
    heard = Heard()
    ends: list[int] = []
    client.died.connect(ends.append)
    client.call(FAKE.echo, 7, **heard.callbacks())
    client.call(FAKE.die, 3, on_result=ends.append)
    qtbot.waitUntil(lambda: bool(ends), timeout=10_000)
    assert heard.said == [("result", 7)]
    assert ends == [3]


def wedged(client: EngineClient, qtbot: QtBot) -> tuple[Request, Heard]:
    """Return a request at which the worker looks at no message any more, and what is heard of it."""
    heard = Heard()
    request = client.call(FAKE.hang, **heard.callbacks())
    qtbot.waitUntil(lambda: heard.kinds() == ["progress"], timeout=10_000)
    return request, heard


def alive(process: int) -> bool:
    """Tell whether a process runs; one that has ended and was not yet reaped does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def worker_of(client: EngineClient) -> int:
    assert client._process is not None
    assert client._process.pid is not None
    return client._process.pid


def test_a_worker_that_does_not_answer_is_replaced_within_seconds(client: EngineClient, qtbot: QtBot) -> None:
    request, heard = wedged(client, qtbot)
    previous_worker, deaths = worker_of(client), []
    client.died.connect(deaths.append)
    begun = time.monotonic()
    with qtbot.waitSignal(client.restarted, timeout=10_000):
        request.cancel()
        client.expect_answer()
        qtbot.wait(1_000)
        client.expect_answer()  # asking again gives it no more time
    assert 0.9 < (time.monotonic() - begun) * 1000 / ANSWER_WITHIN < 3  # timers of windows are coarse
    assert not alive(previous_worker)
    client.call(FAKE.echo, "anew", **heard.callbacks())
    qtbot.waitUntil(lambda: heard.said[1:] == [("result", "anew")], timeout=10_000)
    assert deaths == []


def test_a_worker_that_is_stopped_altogether_is_replaced_with_what_it_started(
    client: EngineClient, qtbot: QtBot
) -> None:
    heard = Heard()
    client.call(FAKE.start_another, **heard.callbacks())
    qtbot.waitUntil(lambda: heard.kinds() == ["result"], timeout=10_000)
    os.kill(worker_of(client), signal.SIGSTOP)
    with qtbot.waitSignal(client.restarted, timeout=10_000):
        client.expect_answer()
    qtbot.waitUntil(lambda: not alive(heard.said[0][1]), timeout=10_000)


def test_a_worker_that_answers_goes_on_with_its_work(client: EngineClient, qtbot: QtBot) -> None:
    heard = Heard()
    client.restarted.connect(pytest.fail)
    client.call(FAKE.work, **heard.callbacks())
    qtbot.waitUntil(lambda: heard.kinds() == ["progress"], timeout=10_000)
    previous_worker = worker_of(client)
    client.expect_answer()
    qtbot.wait(ANSWER_WITHIN + 1_000)
    assert worker_of(client) == previous_worker
    assert len(client.pending) == 1


def turns(monkeypatch: pytest.MonkeyPatch, *, ready: bool, share: float) -> None:
    """Let every process seem to have had this share of a processor since now."""
    begun = time.monotonic()
    monkeypatch.setattr(
        background, "turn_of", lambda _process: Turn(ready, (time.monotonic() - begun) * share)
    )


def test_a_worker_without_a_turn_on_a_busy_machine_may_answer_later(
    client: EngineClient, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = Heard()
    client.restarted.connect(pytest.fail)
    client.call(FAKE.toil, ANSWER_WITHIN / 1000 + 1, **heard.callbacks())
    qtbot.waitUntil(lambda: heard.kinds() == ["progress"], timeout=10_000)
    previous_worker = worker_of(client)
    turns(monkeypatch, ready=True, share=0.1)
    client.expect_answer()
    qtbot.waitUntil(lambda: heard.kinds() == ["progress", "result"], timeout=10_000)
    client.call(FAKE.echo, "still", **heard.callbacks())
    qtbot.waitUntil(lambda: heard.said[2:] == [("result", "still")], timeout=10_000)
    assert worker_of(client) == previous_worker


@pytest.mark.parametrize(("ready", "share"), [(True, 1.0), (False, 0.1)])
def test_a_worker_that_has_had_its_turn_or_waits_is_replaced_in_time(
    client: EngineClient, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, *, ready: bool, share: float
) -> None:
    wedged(client, qtbot)
    turns(monkeypatch, ready=ready, share=share)
    begun = time.monotonic()
    with qtbot.waitSignal(client.restarted, timeout=10_000):
        client.expect_answer()
    assert (time.monotonic() - begun) * 1000 < 3 * ANSWER_WITHIN


def test_a_worker_that_never_answers_is_replaced_however_busy_the_machine_is(
    client: EngineClient, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "ANSWER_AT_LAST", ANSWER_WITHIN + 500)
    wedged(client, qtbot)
    turns(monkeypatch, ready=True, share=0.0)
    begun = time.monotonic()
    with qtbot.waitSignal(client.restarted, timeout=10_000):
        client.expect_answer()
    assert time.monotonic() - begun > (ANSWER_WITHIN + 400) / 1000


def test_a_worker_that_starts_slowly_is_given_its_time(qtbot: QtBot) -> None:
    client = EngineClient(target="support.slow_service:serve")
    try:
        heard = Heard()
        client.restarted.connect(pytest.fail)
        client.call(FAKE.echo, 1, **heard.callbacks())
        client.expect_answer()
        qtbot.waitUntil(lambda: heard.said == [("result", 1)], timeout=45_000)
        assert client.pending == ()
    finally:
        client.close()


def test_what_is_opened_meanwhile_goes_to_the_new_worker_and_nothing_else(
    client: EngineClient, qtbot: QtBot
) -> None:
    previous_request, _ = wedged(client, qtbot)
    early, opened, other_listener = Heard(), Heard(), Heard()
    client.call(FAKE.open, "too early", **early.callbacks())
    client.expect_answer()
    client.call(FAKE.open, "this", **opened.callbacks())
    gone = client.call(FAKE.open, "not this", on_result=pytest.fail)
    gone.cancel()
    client.call(FAKE.echo, "of what was open", **other_listener.callbacks())
    assert client.is_opening
    with qtbot.waitSignal(client.restarted, timeout=10_000):
        pass
    qtbot.waitUntil(lambda: opened.said == [("result", "this")], timeout=10_000)
    assert early.said == other_listener.said == []
    assert previous_request.done
    assert client.pending == ()
