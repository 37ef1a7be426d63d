"""Work on parts for tests of workers, in a module that other processes can import."""

import os
import signal
import time
from pathlib import Path


def double(number: int) -> int:
    return 2 * number


def double_after_a_death(part: tuple[str, int]) -> int:
    """Return twice a number; the first process that is to do so with number 3 is killed."""
    marker, number = Path(part[0]), part[1]
    if number == 3 and not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number


def die(_number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def fail(number: int) -> int:
    raise ArithmeticError(number)


def sleep(seconds: float) -> float:
    time.sleep(seconds)
    return seconds
