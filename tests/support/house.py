"""What the whole test suite shares: where things lie, and the rule about tests that do not run."""

import os
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
"""The project's folder."""

MEMORY = next((path for path in ("/dev/shm",) if os.access(path, os.W_OK)), None)
"""A folder for files that need no disk, where the system has one: syncing costs nothing there."""

NOT_RUN = "NOT RUN"
"""Begins the reason of the only skips there may be: those of a test whose real corpus is absent."""


def data_folder() -> Path | None:
    """Return the folder of the real corpora, or None where there is none.

    ``ANNOTALLY_DATA`` names it; otherwise it is ``shared/data`` beside the project's folder.
    """
    named = os.environ.get("ANNOTALLY_DATA")
    folder = Path(named) if named else ROOT.parent / "shared" / "data"
    return folder if folder.is_dir() else None


def objection_to_skip(reason: str) -> str:
    """Say why a test that skipped for this reason must count as failed; empty: it may skip."""
    if NOT_RUN not in reason:
        return f"only a test whose real corpus is absent may skip ({NOT_RUN}); this one said: {reason}"
    variable = re.search(r"\$((?:ANNOTALLY|PEERS)_\w+)", reason)
    if variable is not None and variable[1] not in os.environ:
        return ""  # public data, or programs to compare with, which nobody has named
    if (folder := data_folder()) is not None:
        return f"the real corpora are at {folder}, so nothing may be {NOT_RUN}; this test said: {reason}"
    return ""
