"""The window's end of the worker: two annotators of the sample, and a project of them."""

import shutil
from importlib.resources import as_file
from pathlib import Path
from typing import Any

from annotally.adjudication.project.messages import Decided
from annotally.service.server import Service
from annotally.workspace.facade import Workspace
from annotally_resources import resource


class ServiceWindow:
    """Asks a service in this process, and keeps what it sent."""

    def __init__(self, folder: Path) -> None:
        self.sent: list[tuple[str, Any]] = []
        self.service = Service(lambda kind, value: self.sent.append((kind, value)), lambda: None)
        with as_file(resource("sample")) as sample:
            shutil.copytree(sample, folder / "sample")
        sides = tuple((name, (str(folder / "sample" / name),)) for name in ("key", "second-key"))
        texts = (str(folder / "sample" / "texts"),)
        self.service.open("sample-template-element", texts, sides, key2key=True)
        self.project = folder / "p.annotally"
        self.service.adjudication.files.start(str(self.project))

    def close(self) -> None:
        self.service.adjudication.close()

    @property
    def workspace(self) -> Workspace:
        """What is open."""
        result = self.service.what_is_open[0]
        assert result is not None
        return result

    def parts(self, since: int = 0) -> list[Any]:
        """Return what was sent in parts."""
        return [item for kind, part in self.sent[since:] if kind == "part" for item in part]

    def decided(self) -> dict[str, Decided]:
        """Return what is decided, by document."""
        self.service.adjudication.decided()
        return {part.document: part for part in self.parts() if isinstance(part, Decided)}

    def decide(self, document: str, row: int, choice: str, *sides: int) -> None:
        """Decide a row."""
        self.service.adjudication.decide(document, [row], choice, sides, choice)
