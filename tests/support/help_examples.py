"""Examples of the help's pages: files, commands over them, and what these print.

The info strings of the blocks say what they are, behind the language:

- ``file NAME``: a file; ``document``: the text that is read of the file ahead of it,
- ``example``: commands that run in a folder with the page's files,
- ``project``: commands beside ``corpus.annotally``, a project of two annotators with one decision,
- ``sample``: commands that run in the project's folder, ``OUT`` being a folder of one's own,
- ``output``: what the commands ahead of it print; ``refusal``: what they complain of, ``…`` cuts it off.
"""

import re
import shlex
from dataclasses import dataclass, field
from pathlib import Path

from support.house import ROOT
from support.service_window import ServiceWindow

HELP = ROOT / "resources" / "annotally_resources" / "help"
_BLOCK = re.compile(r"^```(?P<info>[^\n`]*)\n(?P<body>.*?)^```$", re.DOTALL | re.MULTILINE)


@dataclass
class Session:
    """Commands with the files that are there when they run, and what they print, where the page has it."""

    commands: list[list[str]]
    files: dict[str, str]
    output: str | None = None
    refusal: str | None = None
    kind: str = "example"


@dataclass
class PageExamples:
    """The sessions of a page, its files, and the texts of documents by the file that has them."""

    sessions: list[Session] = field(default_factory=list)
    files: dict[str, str] = field(default_factory=dict)
    documents: dict[str, str] = field(default_factory=dict)


def page_names() -> list[str]:
    """Return the pages of the help by their paths below it, in order."""
    return sorted(path.relative_to(HELP).as_posix() for path in HELP.rglob("*.md"))


def page_text(name: str) -> str:
    """Return the text of a page."""
    return (HELP / name).read_text(encoding="utf-8")


def block_kinds(text: str) -> list[tuple[str, str]]:
    """Return info string and body of every block of a page."""
    return [(match["info"].strip(), match["body"]) for match in _BLOCK.finditer(text)]


def examples_of(text: str) -> PageExamples:
    """Return what the blocks of a page say. Raises AssertionError for a block in the wrong place."""
    page = PageExamples()
    for info, body in block_kinds(text):
        words = info.split()
        match words[1:]:
            case ["file", name]:
                page.files[name] = body
            case ["example" | "project" | "sample" as kind]:
                page.sessions.append(Session(commands_of(body), page.files, kind=kind))
            case ["output"]:
                assert page.sessions, "an output without commands"
                page.sessions[-1].output = body
            case ["refusal"]:
                assert page.sessions, "a refusal without commands"
                page.sessions[-1].refusal = body
            case ["document"]:
                page.documents[list(page.files)[-1]] = body
    return page


def commands_of(body: str) -> list[list[str]]:
    """Return the commands of a block, each as its words."""
    lines = body.replace("\\\n", " ").splitlines()
    return [shlex.split(line, comments=True) for line in lines if line.strip() and not line.startswith("#")]


def write_files(files: dict[str, str], folder: Path) -> None:
    """Write the files of a page into a folder, each under its name, which may have folders."""
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode())


def make_project(folder: Path) -> None:
    """Make ``corpus.annotally``, a project of the sample's two annotators in which one object is decided."""
    window = ServiceWindow(folder)
    window.decide(window.workspace.document_ids[0], 1, "neither")
    window.close()
    window.project.rename(folder / "corpus.annotally")
