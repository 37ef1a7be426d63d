"""The lock of an open project: a file beside it, so that a second window knows, on a shared drive too."""

import getpass
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec

from annotally.model.wording import Wording

_TRIES = 5
"""The attempts to take over an abandoned lock before its present holder is believed."""

_LARGEST = 10_000
"""Bytes read of a lock."""


class Holder(msgspec.Struct, frozen=True, omit_defaults=True):
    """The process that has a project open: its person, its computer, and the time of opening (UTC, ISO 8601).

    ``started`` says when the process began, as its system counts: a number may be another process's later. It
    is empty where the system does not say, and in locks of older versions.
    """

    user: str
    host: str
    process: int
    since: str
    started: str = ""

    def __str__(self) -> str:
        return str(holder_words(self))


def holder_words(holder: Holder) -> Wording:
    """Return the words for the holder of a project: user, host, time and process."""
    return Wording(
        "{user} on {host} since {time}, process {number}",
        user=holder.user,
        host=holder.host,
        time=holder.since,
        number=str(holder.process),
    )


class Lock:
    """The mark that a project is open. It is ours until it is released, or the program ends."""

    def __init__(self, project: str, now: Callable[[], str]) -> None:
        """Prepare the lock of a project; ``now`` returns the time."""
        self._path = Path(project).with_name(f".{Path(project).name}.lock")
        self._now = now
        self._ours: Holder | None = None

    def take(self, over: Holder | None = None) -> Holder | None:
        """Take the lock; return the present holder where it cannot be had.

        The lock of a program on this machine that is no longer running is taken over, and so is that of
        ``over``, known by a person to be gone. Raises OSError where the folder cannot be written.
        """
        process = os.getpid()
        ours = Holder(user_name(), socket.gethostname(), process, self._now(), _started(process))
        # The lock is put in place by a link, which fails where one exists; an abandoned one is moved aside
        # first, so that of two processes that take over only one succeeds.
        for _ in range(_TRIES):
            if self._put(ours):
                self._ours = ours
                return None
            holder = self._holder()
            if holder is not None and holder != over and _runs(holder):
                return holder
            self._clear(holder)
        return self._holder()

    def _put(self, ours: Holder) -> bool:
        """Make the file with its content in one step; return whether there was none."""
        beside = self._beside("new")
        beside.write_bytes(msgspec.json.encode(ours))
        try:
            os.link(beside, self._path)
        except FileExistsError:
            return False
        except OSError:  # the drive has no links: a reader may meet the file before its content
            return self._written(beside.read_bytes())
        finally:
            beside.unlink(missing_ok=True)
        return True

    def _written(self, content: bytes) -> bool:
        try:
            with self._path.open("xb") as file:
                file.write(content)
        except FileExistsError:
            return False
        return True

    def _clear(self, stale: Holder | None) -> None:
        """Remove the lock of a program that is gone, and nothing that came in its place meanwhile."""
        aside = self._beside("old")
        try:
            self._path.rename(aside)
        except FileNotFoundError:
            return
        moved = _read(aside)
        if moved is not None and moved != stale and _runs(moved):
            with suppress(OSError):  # somebody else was quicker still
                os.link(aside, self._path)
        aside.unlink(missing_ok=True)

    def _beside(self, ending: str) -> Path:
        return self._path.with_name(f"{self._path.name}.{os.getpid()}.{ending}")

    def release(self) -> None:
        """Give the lock back, if it is ours."""
        if self._ours is not None and self._holder() == self._ours:
            with suppress(OSError):
                self._path.unlink()
        self._ours = None

    def _holder(self) -> Holder | None:
        """Return the holder in the file; None where there is none, or the file makes no sense."""
        return _read(self._path)


def _read(path: Path) -> Holder | None:
    try:
        if not path.is_file():  # a pipe would never end
            return None
        with path.open("rb") as file:
            return msgspec.json.decode(file.read(_LARGEST), type=Holder)
    except (OSError, ValueError, RecursionError):  # of msgspec too, and of texts that are no UTF-8
        return None


def _runs(holder: Holder) -> bool:
    """Tell whether a holder may still be there: on another machine nobody can know.

    A process that began at another time than the lock says has only the number of the one that is gone. One
    that has ended keeps its number until its parent has asked how it ended; a worker whose window was killed
    may wait long for that.
    """
    if holder.host != socket.gethostname():
        return True
    if holder.process <= 0:  # no number of a process: it would stand for a group of them
        return False
    try:
        os.kill(holder.process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except OSError:
        return True  # there, but another user's
    if _has_ended(holder.process):
        return False
    began = _started(holder.process)
    return not (holder.started and began) or began == holder.started


_BOOT, _STATUS = Path("/proc/sys/kernel/random/boot_id"), "/proc/{}/stat"
_STATE, _BEGINNING = 0, 19
"""The places of the state and starting tick of a process in its status words, behind the name."""
_ENDED = (b"Z", b"X")
"""The states of a process that has ended, waited for or not."""


def _started(process: int) -> str:
    """Return when a process began, as boot and tick of its system; empty where the system does not say."""
    try:
        return f"{_BOOT.read_text(encoding='ascii').strip()}:{int(_status(process)[_BEGINNING])}"
    except (OSError, ValueError, IndexError):
        return ""


def _has_ended(process: int) -> bool:
    """Tell whether a process that still has its number has ended; no where the system does not say."""
    try:
        return _status(process)[_STATE] in _ENDED
    except (OSError, IndexError):
        return False


def _status(process: int) -> list[bytes]:
    """Return the words of a process's status behind its name, which may hold anything. Raises OSError."""
    return Path(_STATUS.format(process)).read_bytes().rpartition(b")")[2].split()


def user_name() -> str:
    """Return the name of the person at this machine."""
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return "somebody"
