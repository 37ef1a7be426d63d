"""Projects for tests."""

from pathlib import Path

from annotally.adjudication.project.entries import Choice, Decision, Entry, EntryKind
from annotally.adjudication.project.input_files import InputFile
from annotally.adjudication.project.ledger import Command, EntryKey
from annotally.adjudication.project.state import Description, Project, create

DESCRIPTION = Description("muc4", (InputFile("key", "key.v2", "0" * 64),), ("first", "second"))
TAKE_A = Decision(Choice.TAKE, (0,))


def a_clock() -> str:
    """Return a time that stands still."""
    return "2026-01-01T00:00:00Z"


def made(folder: Path, name: str = "p.annotally") -> Project:
    """Return a new project."""
    return create(str(folder / name), DESCRIPTION, a_clock)


def decide(project: Project, target: str, entry: Entry | None = TAKE_A) -> Command:
    """Decide a target of one document, or undecide it."""
    command = project.ledger.command(
        f"decide {target}", [(EntryKey(EntryKind.DECISION, "doc", target), entry)]
    )
    assert command is not None
    project.do(command)
    return command
