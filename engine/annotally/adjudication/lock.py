"""Who has a project open: a file beside it, so that a second window knows, on a shared drive too."""

import getpass
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec


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
        for _ in range(2):
            try:
                with self._path.open("xb") as file:
                    file.write(msgspec.json.encode(ours))
            except FileExistsError:
                holder = self._holder()
                if holder is not None and _runs(holder):
                    return holder
                self._path.unlink(missing_ok=True)
            else:
                self._ours = ours
                return None
        return self._holder()

    def release(self) -> None:
        """Give the lock back, if it is ours."""
        if self._ours is not None and self._holder() == self._ours:
            with suppress(OSError):
                self._path.unlink()
        self._ours = None

    def _holder(self) -> Holder | None:
        """Return who the file names; None where there is none, or it says nothing sensible."""
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=Holder)
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
