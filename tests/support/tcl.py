"""A real Tcl to read lists with: what it splits them into is what any reader of a map history sees."""

import shutil
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Self

import pytest

_SCRIPT = Path(__file__).with_name("split_lists.tcl")


class Tcl:
    """A tclsh that is asked one list after the other."""

    def __init__(self) -> None:
        program = shutil.which("tclsh")
        if program is None:
            pytest.fail("there is no tclsh: sh packaging/setup-system.sh --tests installs it")
        self._process = subprocess.Popen(
            [program, str(_SCRIPT)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.communicate()

    def split(self, text: str) -> list[str]:
        """Return the elements of a list; ValueError with Tcl's message where it is none."""
        return self._ask("list", text)

    def run(self, text: str) -> list[str]:
        """Return the elements of the list that stands in braces in a script."""
        return self._ask("script", f"set it {{\n{text}\n}}")

    def split_file(self, path: Path) -> list[str]:
        """Return the elements of the list in a file, read as scripts read files: line ends translated."""
        return self._ask("file", str(path))

    def attributes(self, text: str, bare: frozenset[str] = frozenset()) -> dict[str, str]:
        """Return a list of attributes by name, in order; those in ``bare`` stand without a value."""
        words = iter(self.split(text))
        return {name: "" if name in bare else next(words) for name in words}

    def _ask(self, kind: str, text: str) -> list[str]:
        stdin, answered = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert answered is not None
        data = text.encode()
        stdin.write(f"{kind} {len(data)}\n".encode() + data)
        stdin.flush()
        count = int(answered.readline())
        words = [answered.read(int(answered.readline())).decode() for _ in range(abs(count))]
        if count < 0:
            raise ValueError(words[0])
        return words
