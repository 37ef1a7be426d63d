"""The window's end of the worker's pipe, for tests of the requests about a project."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.resources import as_file
from pathlib import Path
from typing import Any

from annotally.adjudication.project.inputs import Inputs
from annotally.adjudication.project.messages import Changed, Decided
from annotally.reports.messages import Repaired
from annotally.service.server import Service
from annotally_resources import resource
from support.declared_requests import answer

DOCUMENT = "harbour-museum"


@dataclass
class Window:
    """The window's end: what was sent, and what is known of each document."""

    service: Service
    sent: list[tuple[str, Any]] = field(default_factory=list)
    decided: dict[str, Decided] = field(default_factory=dict)
    polled: list[Callable[[], None]] = field(default_factory=list)
    repaired: list[Repaired] = field(default_factory=list)

    @classmethod
    def make(cls) -> "Window":
        sent: list[tuple[str, Any]] = []
        polled: list[Callable[[], None]] = []
        service = Service(lambda kind, value: sent.append((kind, value)), lambda: [do() for do in polled])
        return cls(service, sent, {}, polled)

    def ask(self, request: str, *args: object) -> Any:
        """Ask something about the project."""
        return self.ask_any(f"adjudication.{request}", *args)

    def ask_any(self, request: str, *args: object) -> Any:
        """Ask the service something, and take what it sends as the window does."""
        return self.hear(lambda: answer(self.service, request, *args))

    def hear(self, work: Callable[[], Any]) -> Any:
        """Do some work of the service, and take the parts that it sends."""
        previous_count = len(self.sent)
        result = work()
        for kind, value in self.sent[previous_count:]:
            if kind == "part" and isinstance(value, Repaired):
                self.repaired.append(value)
            elif kind == "part" and isinstance(value, tuple) and isinstance(value[0], Decided):
                self.decided |= {place.document: place for place in value}
        return result

    def take(self, document: str, row: int, side: int = 0) -> Changed:
        result = self.ask("decide", document, [row], "take", [side], "take")
        assert isinstance(result, Changed)
        return result

    def waiting(self, document: str = DOCUMENT) -> list[int]:
        return [row for row, waits in enumerate(self.decided[document].waits) if waits]


def inputs(sample: Path) -> Inputs:
    sides = tuple((name, (str(sample / name),)) for name in ("key", "second-key"))
    return Inputs("sample-template-element", (str(sample / "texts"),), sides, key2key=True)


def sample_in(folder: Path) -> Path:
    """Copy the sample into a folder; return where it is."""
    with as_file(resource("sample")) as sample:
        shutil.copytree(sample, folder / "sample")
    return folder / "sample"


@contextmanager
def new_project(sample: Path) -> Iterator[Window]:
    """Open two annotators of the sample with a new project beside it."""
    window = Window.make()
    window.service.open(*inputs(sample))
    window.ask("files.start", str(sample.parent / "p.annotally"))
    window.ask("decided")
    yield window
    window.ask("close")
