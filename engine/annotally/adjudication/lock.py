"""Who has a project open: a file beside it, so that a second window knows, on a shared drive too."""

import getpass
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec

_TRIES = 5
"""How often a lock that somebody left is taken over, before whoever has it now is believed."""


class Holder(msgspec.Struct, frozen=True):
    """Who has a project open, where, and since when (UTC, ISO 8601)."""

    user: str
    host: str
    process: int
    since: str

    def __str__(self) -> str:
        return f"{self.user} on {self.host} since {self.since}"


class Lock:
    """The mark that a project is open. It is ours until it is released, or the program ends."""

    def __init__(self, project: str, now: Callable[[], str]) -> None:
        """Prepare the lock of a project; ``now`` tells the time."""
        self._path = Path(project).with_name(f".{Path(project).name}.lock")
        self._now = now
        self._ours: Holder | None = None

    def take(self) -> Holder | None:
        """Take the lock; return who has it where it cannot be had.

        The lock of a program on this machine that is no longer running is taken over. Raises OSError where
        the folder cannot be written.
        """
        ours = Holder(user_name(), socket.gethostname(), os.getpid(), self._now())
        for _ in range(_TRIES):
            if self._put(ours):
                self._ours = ours
                return None
            holder = self._holder()
            if holder is not None and _runs(holder):
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

    def _clear(self, left: Holder | None) -> None:
        """Take away what a program that is gone has left, and nothing that came in its place meanwhile."""
        aside = self._beside("old")
        try:
            self._path.rename(aside)
        except FileNotFoundError:
            return
        found = _read(aside)
        if found is not None and found != left and _runs(found):
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
        """Return who the file names; None where there is none, or it says nothing sensible."""
        return _read(self._path)


def _read(path: Path) -> Holder | None:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Holder)
    except (OSError, msgspec.MsgspecError):
        return None


def _runs(holder: Holder) -> bool:
    """Tell whether a holder may still be there: on another machine nobody can know."""
    if holder.host != socket.gethostname():
        return True
    try:
        os.kill(holder.process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True  # there, but another user's
    return True


def user_name() -> str:
    """Return what the person at this machine is called there."""
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return "somebody"
