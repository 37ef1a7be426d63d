"""What the documents tell a reader to type works.

A block fenced as ``sh run`` is run line by line, in the project's folder: lines that begin with ``annotally``
as the command line, lines that begin with ``make`` must name a target that is there.
"""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from house import ROOT

DOCUMENTS = ("README.md", "CONTRIBUTING.md", "ARCHITECTURE.md")
BLOCK = re.compile(r"^```(?P<info>[^\n`]*)\n(?P<body>.*?)^```$", re.DOTALL | re.MULTILINE)


def blocks(text: str, info: str) -> list[list[str]]:
    """Return the blocks of this info string as lines, without comments and with continuations joined."""
    found = (
        match["body"].replace("\\\n", " ") for match in BLOCK.finditer(text) if match["info"].strip() == info
    )
    return [[line.strip() for line in body.splitlines() if line.strip() and line[0] != "#"] for body in found]


def run_line(line: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run one line of a runnable block; its program is ``annotally``, started as a module."""
    program, *arguments = shlex.split(line, comments=True)
    assert program == "annotally", f"only annotally runs here, not {program}"
    command = [sys.executable, "-m", "annotally", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_blocks_are_found_by_their_info_string() -> None:
    text = "```sh\nmake run\n```\n\n```sh run\n# why\nannotally formats\nannotally score \\\n  --key k\n```\n"
    assert blocks(text, "sh run") == [["annotally formats", "annotally score    --key k"]]
    assert blocks(text, "sh") == [["make run"]]


def test_a_command_that_fails_is_seen() -> None:
    assert run_line("annotally no-such-command", ROOT).returncode != 0


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_commands_run(name: str, tmp_path: Path) -> None:
    for block in blocks((ROOT / name).read_text(encoding="utf-8"), "sh run"):
        for line in block:
            run = run_line(line.replace("OUT/", f"{tmp_path}/"), ROOT)
            assert run.returncode == 0, f"{name}: {line}\n{run.stderr}"


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_make_target_named_exists(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))
    named = set(re.findall(r"(?:^|`)make ([a-z]+)", text, re.MULTILINE))
    assert named <= targets


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_file_linked_exists(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in link]
    assert [link for link in links if not (ROOT / link).exists()] == []
