"""Every call by which the program changes files in a folder, in order: SQLite's and Python's own.

SQLite's calls are taken where its file system layer hands them to the system: the methods of the files that
its default VFS opens are replaced, in this process, by ones that note the call and pass it on. Nothing is
compiled or traced, so this runs wherever Python's sqlite3 does. Of Python the functions of `os` are replaced
that `annotally.formats.durable` and `pathlib` use; a file that is opened for writing in any other way is an
error, so that nothing is missed. Locks are left out: they are worth nothing after a start of the system.
"""

import _sqlite3
import ctypes
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar
from unittest.mock import patch

Event = tuple[Any, ...]
"""What was done: its name, the numbers or paths it is about, and the data.

``create`` path, inode · ``write`` inode, offset, bytes · ``cut`` inode, size · ``sync`` inode · ``link``
path, inode · ``move`` old path, new path · ``remove`` path · ``folder`` path · ``sync folder`` path ·
``said`` words.
"""

_CREATE = 4
_POINTER = ctypes.c_void_p
_OPEN = ctypes.CFUNCTYPE(ctypes.c_int, _POINTER, _POINTER, _POINTER, ctypes.c_int, _POINTER)
_DELETE = ctypes.CFUNCTYPE(ctypes.c_int, _POINTER, ctypes.c_char_p, ctypes.c_int)
_CLOSE = ctypes.CFUNCTYPE(ctypes.c_int, _POINTER)
_WRITE = ctypes.CFUNCTYPE(ctypes.c_int, _POINTER, _POINTER, ctypes.c_int, ctypes.c_int64)
_TRUNCATE = ctypes.CFUNCTYPE(ctypes.c_int, _POINTER, ctypes.c_int64)
_SYNC = ctypes.CFUNCTYPE(ctypes.c_int, _POINTER, ctypes.c_int)
_SET_CALL = ctypes.CFUNCTYPE(ctypes.c_int, _POINTER, ctypes.c_char_p, _POINTER)
_GET_CALL = ctypes.CFUNCTYPE(_POINTER, _POINTER, ctypes.c_char_p)
_FOLDER = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_char_p, ctypes.POINTER(ctypes.c_int))


class _Vfs(ctypes.Structure):
    """SQLite's `sqlite3_vfs`, version 3."""

    _fields_: ClassVar = [
        ("version", ctypes.c_int),
        ("file_size", ctypes.c_int),
        ("longest_path", ctypes.c_int),
        ("next", _POINTER),
        ("name", ctypes.c_char_p),
        ("data", _POINTER),
        ("open", _POINTER),
        ("delete", _POINTER),
        *((f"other{number}", _POINTER) for number in range(10)),
        ("current_time", _POINTER),
        ("set_call", _POINTER),
        ("get_call", _POINTER),
        ("next_call", _POINTER),
    ]


class _Methods(ctypes.Structure):
    """SQLite's `sqlite3_io_methods`, version 3."""

    _fields_: ClassVar = [
        ("version", ctypes.c_int),
        ("close", _POINTER),
        ("read", _POINTER),
        ("write", _POINTER),
        ("truncate", _POINTER),
        ("sync", _POINTER),
        *((f"other{number}", _POINTER) for number in range(13)),
    ]


class _File(ctypes.Structure):
    """SQLite's `sqlite3_file`: what it opened, as far as its methods go."""

    _fields_: ClassVar = [("methods", _POINTER)]


@dataclass
class Recorder:
    """What was done in a folder, and which file has which number."""

    root: Path
    events: list[Event] = field(default_factory=list)
    inodes: dict[str, int] = field(default_factory=dict)
    """The numbers of files by their paths, as they are now."""
    errors: list[str] = field(default_factory=list)
    content: dict[int, bytes] = field(default_factory=dict)
    """What the files held that were there before."""
    before: dict[str, int] = field(default_factory=dict)
    """The numbers of files by their paths, as they were before."""
    _count: int = 0

    def __post_init__(self) -> None:
        for path in sorted(self.root.rglob("*")):
            if path.is_file() and self.watches(str(path)):
                self.content[self._new(str(path))] = path.read_bytes()
        self.before = dict(self.inodes)

    def watches(self, path: str) -> bool:
        """Tell whether a path is in the folder, and no lock."""
        return path.startswith(str(self.root)) and ".lock" not in Path(path).name

    def say(self, *words: object) -> None:
        """Note that something was acknowledged."""
        self.events.append(("said", *words))

    def _new(self, path: str) -> int:
        self._count += 1
        self.inodes[path] = self._count
        return self._count

    def created(self, path: str) -> int:
        """Note a new file."""
        self.events.append(("create", path, self._new(path)))
        return self._count

    def opened(self, path: str, *, there: bool) -> int:
        """Return the number of a file that was opened; ``there`` says whether it was there before."""
        return self.inodes[path] if there else self.created(path)

    def moved(self, old: str, new: str) -> None:
        """Note that a file has another name now."""
        self.inodes[new] = self.inodes.pop(old)
        self.events.append(("move", old, new))

    def removed(self, path: str) -> None:
        """Note that a name is gone."""
        self.inodes.pop(path)
        self.events.append(("remove", path))


def _absolute(path: object) -> str:
    return os.fspath(Path(os.fsdecode(path)).absolute())  # type: ignore[arg-type]  # whatever `os` takes


class _System:
    """Python's own calls."""

    def __init__(self, recorder: Recorder) -> None:
        self._recorder = recorder
        self._files: dict[int, tuple[int, int]] = {}
        """By descriptor the number of a file, and where the next byte goes."""
        self._folders: dict[int, str] = {}
        self.real = {name: getattr(os, name) for name in self.NAMES}

    NAMES = (
        "open",
        "write",
        "fsync",
        "close",
        "replace",
        "rename",
        "link",
        "unlink",
        "remove",
        "mkdir",
        "rmdir",
    )

    def open(self, path: object, flags: int, mode: int = 0o777, **more: Any) -> int:
        name = _absolute(path)
        there = os.path.lexists(name)
        descriptor: int = self.real["open"](path, flags, mode, **more)
        if self._recorder.watches(name):
            if Path(name).is_dir():
                self._folders[descriptor] = name
            else:
                self._files[descriptor] = self._recorder.opened(name, there=there), 0
        return descriptor

    def write(self, descriptor: int, data: Any) -> int:
        written: int = self.real["write"](descriptor, data)
        if descriptor in self._files:
            inode, offset = self._files[descriptor]
            self._recorder.events.append(("write", inode, offset, bytes(data[:written])))
            self._files[descriptor] = inode, offset + written
        return written

    def fsync(self, descriptor: int) -> None:
        self.real["fsync"](descriptor)
        if descriptor in self._files:
            self._recorder.events.append(("sync", self._files[descriptor][0]))
        elif descriptor in self._folders:
            self._recorder.events.append(("sync folder", self._folders[descriptor]))

    def close(self, descriptor: int) -> None:
        self._files.pop(descriptor, None)
        self._folders.pop(descriptor, None)
        self.real["close"](descriptor)

    def replace(self, old: object, new: object, **more: Any) -> None:
        self.real["replace"](old, new, **more)
        if self._recorder.watches(_absolute(old)):
            self._recorder.moved(_absolute(old), _absolute(new))

    rename = replace

    def link(self, old: object, new: object, **more: Any) -> None:
        self.real["link"](old, new, **more)
        if self._recorder.watches(_absolute(old)):
            number = self._recorder.inodes[_absolute(new)] = self._recorder.inodes[_absolute(old)]
            self._recorder.events.append(("link", _absolute(new), number))

    def unlink(self, path: object, **more: Any) -> None:
        self.real["unlink"](path, **more)
        if self._recorder.watches(_absolute(path)):
            self._recorder.removed(_absolute(path))

    remove = unlink

    def mkdir(self, path: object, *more: Any, **named: Any) -> None:
        self.real["mkdir"](path, *more, **named)
        if self._recorder.watches(_absolute(path)):
            self._recorder.events.append(("folder", _absolute(path)))

    def rmdir(self, path: object, **more: Any) -> None:
        assert not self._recorder.watches(_absolute(path)), "folders are never removed"
        self.real["rmdir"](path, **more)


class _Sqlite:
    """SQLite's calls."""

    def __init__(self, recorder: Recorder) -> None:
        self._recorder = recorder
        library = ctypes.CDLL(getattr(_sqlite3, "__file__", None))
        library.sqlite3_vfs_find.restype = ctypes.POINTER(_Vfs)
        library.sqlite3_vfs_find.argtypes = [ctypes.c_char_p]
        self._vfs = library.sqlite3_vfs_find(None)
        self._files: dict[int, int] = {}
        """By the place of SQLite's file the number of ours."""
        self._methods: dict[int, tuple[_Methods, _Methods]] = {}
        """By the place of the original methods a copy of them, and our own."""
        self._held: list[object] = []
        """What SQLite has pointers to."""

    def replace(self) -> None:
        """Put our functions in the place of SQLite's."""
        vfs = self._vfs.contents
        self._before = vfs.open, vfs.delete
        self._real_open, self._real_delete = _OPEN(vfs.open), _DELETE(vfs.delete)
        vfs.open = self._kept(_OPEN(self._safely(self._open)))
        vfs.delete = self._kept(_DELETE(self._safely(self._delete)))
        get_call, self._set_call = _GET_CALL(vfs.get_call), _SET_CALL(vfs.set_call)
        self._real_folder = _FOLDER(get_call(self._place(), b"openDirectory"))
        self._set_call(self._place(), b"openDirectory", self._kept(_FOLDER(self._safely(self._folder))))

    def restore(self) -> None:
        """Put SQLite's functions back; all its files have been closed."""
        vfs = self._vfs.contents
        vfs.open, vfs.delete = self._before
        self._set_call(self._place(), b"openDirectory", None)
        assert not self._files, "a file is still open"

    def _place(self) -> int:
        return ctypes.addressof(self._vfs.contents)

    def _kept(self, function: Any) -> int:
        self._held.append(function)
        place = ctypes.cast(function, _POINTER).value
        assert place is not None
        return place

    def _safely(self, function: Callable[..., int]) -> Callable[..., int]:
        def called(*words: Any) -> int:
            try:
                return function(*words)
            except BaseException as problem:  # through C nothing can be raised
                self._recorder.errors.append(repr(problem))
                return 10

        return called

    def _open(self, vfs: int, name: int | None, file: int, flags: int, out: int) -> int:
        path = os.fsdecode(ctypes.string_at(name)) if name else ""
        there = os.path.lexists(path)
        result: int = self._real_open(vfs, name, file, flags, out)
        if result == 0 and path and self._recorder.watches(path):
            self._files[file] = self._recorder.opened(path, there=there)
            opened = _File.from_address(file)
            opened.methods = ctypes.addressof(self._own(opened.methods)[1])
        return result

    def _own(self, place: int) -> tuple[_Methods, _Methods]:
        if place not in self._methods:
            real = _Methods.from_buffer_copy(ctypes.string_at(place, ctypes.sizeof(_Methods)))
            own = _Methods.from_buffer_copy(real)
            write, cut, sync, close = (
                _WRITE(real.write),
                _TRUNCATE(real.truncate),
                _SYNC(real.sync),
                _CLOSE(real.close),
            )

            def written(file: int, data: int, size: int, offset: int) -> int:
                self._note("write", file, offset, ctypes.string_at(data, size))
                return write(file, data, size, offset)

            def shortened(file: int, size: int) -> int:
                self._note("cut", file, size)
                return cut(file, size)

            def synced(file: int, flags: int) -> int:
                self._note("sync", file)
                return sync(file, flags)

            def closed(file: int) -> int:
                self._files.pop(file, None)
                _File.from_address(file).methods = place
                return close(file)

            own.write = self._kept(_WRITE(self._safely(written)))
            own.truncate = self._kept(_TRUNCATE(self._safely(shortened)))
            own.sync = self._kept(_SYNC(self._safely(synced)))
            own.close = self._kept(_CLOSE(self._safely(closed)))
            self._methods[place] = real, own
        return self._methods[place]

    def _note(self, name: str, file: int, *more: object) -> None:
        self._recorder.events.append((name, self._files[file], *more))

    def _delete(self, vfs: int, name: bytes, sync: int) -> int:
        path = os.fsdecode(name)
        if self._recorder.watches(path) and os.path.lexists(path):
            self._recorder.removed(path)
        result: int = self._real_delete(vfs, name, sync)
        return result

    def _folder(self, name: bytes, out: Any) -> int:
        """Note that SQLite opens the folder of a file: it does that to sync it, and for nothing else."""
        result: int = self._real_folder(name, out)
        folder = os.fspath(Path(os.fsdecode(name)).parent)
        if result == 0 and self._recorder.watches(folder):
            self._recorder.events.append(("sync folder", folder))
        return result


_WATCHED: list[Recorder] = []


def _heard(event: str, words: tuple[Any, ...]) -> None:
    if event == "open" and _WATCHED and isinstance(words[1], str) and set(words[1]) & set("wxa+"):
        recorder, path = _WATCHED[-1], words[0]
        if isinstance(path, str | bytes | os.PathLike) and recorder.watches(_absolute(path)):
            recorder.errors.append(f"{_absolute(path)}: opened for writing in a way that nobody records")


sys.addaudithook(_heard)


@contextmanager
def recorded(root: Path) -> Iterator[Recorder]:
    """Record what is done in a folder. Every file in it has to be closed at the end."""
    recorder = Recorder(root)
    system, sqlite = _System(recorder), _Sqlite(recorder)
    sqlite.replace()
    _WATCHED.append(recorder)
    try:
        with patch.multiple(os, **{name: getattr(system, name) for name in system.NAMES}):
            yield recorder
    finally:
        _WATCHED.pop()
        sqlite.restore()
    assert recorder.errors == []
