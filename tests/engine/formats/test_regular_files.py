"""Inputs are regular files: nothing that waits or never ends is read, and standard input up to a limit."""

import io
import os
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from annotally.adjudication.project.input_files import InputFile, changed_inputs, digest_of, input_file
from annotally.formats import regular_files
from annotally.formats.base import ReadOptions
from annotally.formats.io import beginning_of, expand, load_source, read
from annotally.formats.regular_files import content_of, opened_file, standard_input
from annotally.model.diagnostics import InputRefused
from annotally.tasks.similarity.user_functions import own_methods

DEVICES = ("/dev/zero", "/dev/tty", "/dev/null")


@pytest.fixture(autouse=True)
def _standard_input_is_read_anew() -> Iterator[None]:
    standard_input.cache_clear()
    yield
    standard_input.cache_clear()


def pipe(folder: Path) -> str:
    os.mkfifo(folder / "pipe")
    return str(folder / "pipe")


def link_to(target: str) -> Callable[[Path], str]:
    def make(folder: Path) -> str:
        (folder / "link").symlink_to(target)
        return str(folder / "link")

    return make


def link_to_a_pipe(folder: Path) -> str:
    return link_to(pipe(folder))(folder)


def listening(folder: Path) -> str:
    with socket.socket(socket.AF_UNIX) as result:
        result.bind(str(folder / "socket"))
    return str(folder / "socket")


NO_FILES: dict[str, Callable[[Path], str]] = {
    "pipe": pipe,
    "link to a pipe": link_to_a_pipe,
    "socket": listening,
    **{f"link to {name}": link_to(name) for name in DEVICES},
    **{name: lambda _folder, name=name: name for name in DEVICES},
}
WAYS: dict[str, Callable[[str], object]] = {
    "load": load_source,
    "read": lambda path: read([path], ReadOptions()),
    "recognise": lambda path: beginning_of(path),
    "digest": digest_of,
    "content": content_of,
    "project input": lambda path: input_file("key", path, "/tmp/p.annotally"),
    "changed input": lambda path: changed_inputs("/p.annotally", [InputFile("key", path, "")]),
}


def in_time(do: Callable[[], object]) -> BaseException | None:
    """Return what some work raises. Fails if it has not come to its end within ten seconds."""
    raised: list[BaseException | None] = []

    def work() -> None:
        try:
            do()
        except BaseException as problem:  # whatever it is, the test looks at it
            raised.append(problem)
        else:
            raised.append(None)

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    thread.join(10)
    assert raised, "it waits, or does not end"
    return raised[0]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", NO_FILES)
def test_what_is_no_file_is_refused_at_once(kind: str, way: str, tmp_path: Path) -> None:
    path = NO_FILES[kind](tmp_path)
    raised = in_time(lambda: WAYS[way](path))
    assert isinstance(raised, InputRefused)
    (diagnostic,) = raised.diagnostics
    assert diagnostic.file == path
    assert diagnostic.found in ("a named pipe", "a device", "a socket")
    assert diagnostic.expected
    assert diagnostic.remedy


def test_what_takes_the_place_of_a_file_between_two_looks_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "input"
    path.write_text("a file", "utf-8")
    previous_open = os.open

    def swapped(name: str, flags: int) -> int:
        path.unlink()
        os.mkfifo(path)
        return previous_open(name, flags)

    with monkeypatch.context() as patched:
        patched.setattr(regular_files.os, "open", swapped)
        raised = in_time(lambda: content_of(path))
    assert isinstance(raised, InputRefused)
    assert raised.diagnostics[0].found == "a named pipe"


def test_pipes_in_a_folder_are_no_files_of_it(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("a", "utf-8")
    pipe(tmp_path)
    assert expand([tmp_path]) == (tmp_path / "a.txt",)
    assert in_time(lambda: digest_of(str(tmp_path))) is None


def test_an_owners_module_is_a_file_too(tmp_path: Path) -> None:
    path = pipe(tmp_path)
    assert in_time(lambda: own_methods(path)) is None
    assert own_methods(path).problem == "cannot be read: a named pipe"


def test_links_to_files_are_followed(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"there")
    assert content_of(link_to(str(tmp_path / "file"))(tmp_path)) == b"there"
    with opened_file(tmp_path / "file") as (file, size):
        assert (file.read(), size) == (b"there", 5)


def given(monkeypatch: pytest.MonkeyPatch, content: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content)))


def test_a_hyphen_is_standard_input_and_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    given(monkeypatch, b"<ENAMEX TYPE='A'>Ada</ENAMEX>")
    assert beginning_of("-") == "<ENAMEX TYPE='A'>Ada</ENAMEX>"
    (document,) = read(["-"], ReadOptions()).annotations.documents.values()
    assert len(document.instances) == 1
    assert sys.stdin.buffer.read() == b""


def test_standard_input_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(regular_files, "LARGEST", 10)

    class Endless(io.RawIOBase):
        def readable(self) -> bool:
            return True

        def readinto(self, buffer: bytearray) -> int:  # type: ignore[override]  # any buffer does
            buffer[:] = b"a" * len(buffer)
            return len(buffer)

    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BufferedReader(Endless())))
    raised = in_time(lambda: load_source("-"))
    assert isinstance(raised, InputRefused)
    assert raised.diagnostics[0].found == "more than 10 bytes"


def test_a_closed_standard_input_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(InputRefused):
        load_source("-")


def test_a_file_called_by_a_hyphen_is_no_standard_input(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    given(monkeypatch, b"not this")
    (tmp_path / "-").write_text("this", "utf-8")
    monkeypatch.chdir(tmp_path)
    for named in ("./-", ".", str(tmp_path)):
        (path,) = expand([named])
        assert load_source(path).text == "this"
