"""What a disk may hold after power was lost, given the calls that were made before.

What a `sync` of a file covers is there, and so are the names a `sync folder` covers. Of everything later
each write may be there or not, whole or torn at a sector, in any order, and each change of a name likewise.
That is more than any journalling file system loses.
"""

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from support.power_recorder import Event, Recorder

SECTOR = 512
FOLDER = 0
"""The number of folders that were made."""
State = tuple[tuple[str, bytes], ...]
"""The files on a disk: paths and content."""


@dataclass
class _Inode:
    synced: bytes = b""
    pending: list[Event] = field(default_factory=list)

    def content(self, chosen: Iterable[Event]) -> bytes:
        data = bytearray(self.synced)
        for event in chosen:
            if event[0] == "cut":
                size = event[2]
                del data[size:]
                data.extend(bytes(size - len(data)))
            else:
                _, _, offset, written = event
                data.extend(bytes(max(0, offset - len(data))))
                data[offset : offset + len(written)] = written
        return bytes(data)


class Disk:
    """A disk while calls are made, one after the other."""

    def __init__(self, recorder: Recorder) -> None:
        self._inodes = {number: _Inode(data) for number, data in recorder.content.items()}
        self._names, self._live = dict(recorder.before), dict(recorder.before)
        """The number of each file by its path, as it is synced and as it is now; folders are `FOLDER`."""
        self._pending: dict[str, list[Event]] = {}
        """Changes of names that are not synced, by folder."""

    def do(self, event: Event) -> None:
        """Make one call."""
        name, *words = event
        if name in ("write", "cut"):
            self._inodes[words[0]].pending.append(event)
        elif name == "sync":
            inode = self._inodes[words[0]]
            inode.synced, inode.pending = inode.content(inode.pending), []
        elif name == "sync folder":
            for change in self._pending.pop(words[0], []):
                _apply(self._names, change)
        elif name in ("create", "link", "move", "remove", "folder"):
            self._rename(name, words)

    def _rename(self, name: str, words: Sequence[object]) -> None:
        path = str(words[0])
        if name == "create":
            self._inodes[int(str(words[1]))] = _Inode()
        if name in ("create", "link"):
            change: Event = ("set", path, words[1])
        elif name == "folder":
            change = ("set", path, FOLDER)
        elif name == "move":
            change = ("move", path, words[1], self._live[path])
        else:
            change = ("remove", path)
        _apply(self._live, change)
        self._pending.setdefault(str(Path(path).parent), []).append(change)

    def states(self, chance: random.Random, count: int) -> Iterator[State]:
        """Yield what may be there if power is lost now: all, only what is synced, and ``count`` others."""
        yield self._state(lambda _events: True, None)
        yield self._state(lambda _events: False, None)
        for _ in range(count):
            likely = chance.choice((0.1, 0.5, 0.9))
            yield self._state(lambda _event, likely=likely: chance.random() < likely, chance)

    def _state(self, chooses: object, chance: random.Random | None) -> State:
        assert callable(chooses)
        names = dict(self._names)
        for changes in self._pending.values():
            for change in changes:
                if chooses(change):
                    _apply(names, change)
        content: dict[int, bytes] = {}
        for number in set(names.values()) - {FOLDER}:
            inode = self._inodes[number]
            chosen = [event for event in inode.pending if chooses(event)]
            content[number] = inode.content(_torn(event, chance) for event in chosen)
        return tuple(
            sorted(
                (path, content[number])
                for path, number in names.items()
                if number != FOLDER and self._reached(path, names)
            )
        )

    def _reached(self, path: str, names: dict[str, int]) -> bool:
        """Tell whether the folders that lead to a file are there."""
        folders = map(str, Path(path).parents)
        return all(folder in names for folder in folders if self._live.get(folder) == FOLDER)


def _torn(event: Event, chance: random.Random | None) -> Event:
    """Return a write of which, now and then, only the first or the last sectors were made."""
    if chance is None or event[0] == "cut" or chance.random() < 0.7:
        return event
    name, inode, offset, data = event
    cut = chance.randrange(len(data) // SECTOR + 1) * SECTOR
    if chance.random() < 0.5:
        return name, inode, offset, data[:cut]
    return name, inode, offset + cut, data[cut:]


def _apply(names: dict[str, int], change: Event) -> None:
    kind, path, *more = change
    if kind == "set":
        names[path] = more[0]
    elif kind == "remove":
        names.pop(path, None)
    else:
        new, number = more
        if names.get(path) == number:
            del names[path]
        names[new] = number


def write_state(state: State, root: Path, folder: Path) -> None:
    """Write the files of a state, which were in ``root``, into another folder."""
    for path, content in state:
        target = folder / Path(path).relative_to(root)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
