"""Every reader and every sniffer takes time in proportion to its input, whatever the input is made of."""

import gc
import time
from collections.abc import Callable, Iterator

import pytest

from annotally.formats.base import Format, ReadOptions
from annotally.formats.io import BEGINNING
from annotally.formats.registry import FORMATS
from annotally.model.diagnostics import InputRefused
from annotally.model.text import Source
from annotally.tasks.catalogue import suggested_task
from support.growth_inputs import GROWING
from support.growth_shapes import Growing
from support.time_limit import TookTooLongError, time_limit

OPTIONS = ReadOptions()
TIMES = 8
"""How much longer the longer one of two inputs is."""
MOST = 24
"""How much longer it may take: quadratic work takes 64 times as long, linear work 8 times."""
TRIES = 6
"""Other programs on the machine cost time too, so the least of several measurements counts."""
GIVEN_UP = 20.0

Work = Callable[[str], object]


def seconds(work: Work, text: str) -> float:
    """Return the CPU seconds that some work on a text takes; `GIVEN_UP` if that long is not enough."""
    begun = time.process_time()
    try:
        with time_limit(GIVEN_UP):
            work(text)
    except InputRefused:
        pass
    except TookTooLongError:
        return GIVEN_UP
    return time.process_time() - begun


def reading(chosen: Format) -> Work:
    assert chosen.read is not None
    read = chosen.read
    return lambda text: read((Source("x.txt", text),), OPTIONS)


def recognitions() -> Iterator[tuple[str, Work]]:
    """Yield what is done with the beginning of a file before anybody knows what it is."""
    for file_format in FORMATS:
        yield f"{file_format.name} sniffs", file_format.sniff
        yield f"{file_format.name} looks for its sign", file_format.sign
        yield f"{file_format.name} looks for words", file_format.words
        yield f"{file_format.name} looks for layers", file_format.layers
    yield "the task is guessed", suggested_task


def complaint(name: str, work: Work, texts: tuple[str, str], ignored: float) -> str:
    """Return what is wrong with the time that some work takes on a text and on a longer one, or nothing.

    What takes fewer than ``ignored`` seconds is too short to be measured, and short enough.
    """
    short, long = texts
    slow = least = GIVEN_UP
    for _ in range(TRIES):
        slow = min(slow, seconds(work, long))
        if slow <= ignored or slow == GIVEN_UP:
            break
        least = min(least, seconds(work, short))
        if slow <= MOST * least:
            break
    if slow <= ignored or (slow <= MOST * least and slow < GIVEN_UP):
        return ""
    return f"{name}: {slow:.3f} s for {len(long):,} characters, {least:.3f} s for {len(short):,}"


def assert_linear(growing: Growing, length: int, ignored: float, readers: list[Format]) -> None:
    texts = (growing.make(length), growing.make(TIMES * length))
    work = [*recognitions(), *((f"{reader.name} is read", reading(reader)) for reader in readers)]
    gc.collect()
    gc.disable()  # its time grows with what the other tests have left behind
    try:
        values = [complaint(name, do, texts, ignored) for name, do in work]
    finally:
        gc.enable()
    assert not any(values), "\n".join(filter(None, values))


def test_there_are_as_many_inputs_as_the_names_of_them() -> None:
    assert len({growing.name for growing in GROWING}) == len(GROWING) >= 130
    readable = {file_format.name for file_format in FORMATS if file_format.read is not None}
    assert {growing.format for growing in GROWING} == readable


@pytest.mark.parametrize("growing", GROWING, ids=lambda growing: growing.name)
def test_time_grows_with_length(growing: Growing) -> None:
    own_file_formats = [file_format for file_format in FORMATS if file_format.name == growing.format]
    assert_linear(growing, 1_000, 0.06, own_file_formats)


@pytest.mark.soak
@pytest.mark.parametrize("growing", GROWING, ids=lambda growing: growing.name)
def test_time_of_every_reader_grows_with_length(growing: Growing) -> None:
    assert_linear(
        growing, BEGINNING, 0.4, [file_format for file_format in FORMATS if file_format.read is not None]
    )


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Work:
    """Return work of as many steps as a text has pairs of characters, each of which takes a microsecond.

    No clock takes part: what a loaded machine does to its steps makes no difference to the judgement.
    """
    steps = 0.0

    def compare_pairs(text: str) -> None:
        nonlocal steps
        steps += len(text) ** 2

    monkeypatch.setattr(time, "process_time", lambda: steps / 1_000_000)
    return compare_pairs


def test_quadratic_work_is_noticed(counted: Work) -> None:
    """The judgement itself: as many steps as pairs of characters take longer than is allowed."""
    assert complaint("pairs", counted, ("a" * 150, "a" * 1200), 0.01) == (
        "pairs: 1.440 s for 1,200 characters, 0.022 s for 150"
    )
    assert not complaint("short pairs", counted, ("a" * 10, "a" * 80), 0.01)  # too short to be measured


@pytest.mark.parametrize(("each", "is_slow"), [(8, False), (MOST, False), (MOST + 1, True), (64, True)])
def test_what_is_allowed(monkeypatch: pytest.MonkeyPatch, each: int, is_slow: bool) -> None:
    """Work that takes ``each`` times as long for eight times the length."""
    steps = 0

    def work(text: str) -> None:
        nonlocal steps
        steps += each if len(text) > 150 else 1

    monkeypatch.setattr(time, "process_time", lambda: steps)
    monkeypatch.setitem(globals(), "GIVEN_UP", 100.0)
    assert bool(complaint("work", work, ("a" * 150, "a" * 1200), 0.01)) is is_slow


def test_other_programs_may_cost_time_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """Linear work, of which each measurement but one is disturbed, passes; what takes too long does not."""
    disturbed = iter([900, 8, *[8] * TRIES])
    steps = 0

    def work(text: str) -> None:
        nonlocal steps
        steps += next(disturbed) if len(text) > 150 else 1

    monkeypatch.setattr(time, "process_time", lambda: steps / 100)
    assert not complaint("work", work, ("a" * 150, "a" * 1200), 0.01)


def test_work_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """The processor's time is measured, not the clock's: only work that never ends takes this long."""
    monkeypatch.setitem(globals(), "GIVEN_UP", 0.05)

    def run(_text: str) -> None:
        while True:
            pass

    assert complaint("run", run, ("a", "a" * 8), 0.01).startswith("run: 0.050 s for 8 characters")
