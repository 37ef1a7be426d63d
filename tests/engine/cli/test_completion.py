"""Words that a shell completes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from annotally.cli.main import command_names, main
from annotally.formats.registry import FORMATS
from annotally.tasks.catalogue import TASKS
from support.house import ROOT


def completed(line: str, folder: Path, module: str = "annotally") -> set[str]:
    """Return the words that the program offers a shell behind a line."""
    words = folder / "words"
    paths = os.pathsep.join(str(ROOT / name) for name in ("engine", "gui", "resources"))
    environment = {
        **os.environ,
        "PYTHONPATH": paths,
        "_ARGCOMPLETE": "1",
        "_ARGCOMPLETE_STDOUT_FILENAME": str(words),
        "_ARGCOMPLETE_IFS": "\n",
        "COMP_LINE": line,
        "COMP_POINT": str(len(line)),
    }
    subprocess.run([sys.executable, "-m", module], env=environment, cwd=folder, timeout=60, check=False)
    return {word.strip() for word in words.read_text(encoding="utf-8").split("\n") if word.strip()}


def test_commands_are_completed(tmp_path: Path) -> None:
    assert set(command_names()) <= completed("annotally ", tmp_path)
    assert completed("annotally comp", tmp_path) == {"compare-runs", "completion"}


def test_the_program_with_the_window_completes_too(tmp_path: Path) -> None:
    assert completed("annotally comp", tmp_path, "annotally_gui") == {"compare-runs", "completion"}


def test_options_and_their_values_are_completed(tmp_path: Path) -> None:
    assert {"--task", "--key", "--response"} <= completed("annotally score --", tmp_path)
    assert completed("annotally score --format ", tmp_path) == {"text", "json", "csv"}
    assert completed("annotally score --task ", tmp_path) == {task.name for task in TASKS}
    names = {file_format.name for file_format in FORMATS}
    assert completed("annotally convert key.sgm key.xml --to ", tmp_path) == names


def test_files_are_completed_where_a_file_belongs(tmp_path: Path) -> None:
    (tmp_path / "key.sgm").touch()
    assert completed("annotally score --key k", tmp_path) == {"key.sgm"}


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_names_the_program(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    assert "annotally" in capsys.readouterr().out


def test_bash_takes_the_script(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", "bash"]) == 0
    script = f"{capsys.readouterr().out}\ncomplete -p annotally"
    run = subprocess.run(["bash", "-c", script], capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 0, run.stderr
    assert "annotally" in run.stdout
