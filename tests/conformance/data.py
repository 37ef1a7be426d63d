"""Where the real corpora lie: beside the checkout, or where ANNOTALLY_DATA says. None of it is copied."""

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def data(*parts: str) -> Path:
    """Return a file or folder of the real data.

    The test that asks is NOT RUN where there is no data folder, and fails where a set is missing in it.
    """
    folder = Path(os.environ.get("ANNOTALLY_DATA") or ROOT.parent / "shared" / "data")
    if not folder.is_dir():
        pytest.skip(f"NOT RUN: there is no data folder {folder}")
    path = folder.joinpath(*parts)
    assert path.exists(), f"{Path(*parts)} is missing in the data folder {folder}"
    return path
