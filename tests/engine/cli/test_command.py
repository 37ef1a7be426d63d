"""The examples in every help run as they stand."""

import argparse
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from annotally.cli.command import add_command
from annotally.cli.main import command_names, main
from annotally_resources import resource
from support.house import ROOT
from support.judged_annotators import project_with_systems
from support.service_window import ServiceWindow

SAMPLE = Path(str(resource("sample"))) / "entities"


def help_of(command: str, capsys: pytest.CaptureFixture[str]) -> str:
    """Return the help of a command."""
    assert main([command, "--help"]) == 0
    return capsys.readouterr().out


@pytest.fixture(scope="module")
def corpus(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the files that examples name."""
    folder = tmp_path_factory.mktemp("corpus")
    for path in SAMPLE.iterdir():
        shutil.copy(path, folder)
    for name, side in (
        ("anna", "key"),
        ("ben", "response"),
        ("cleo", "key"),
        ("model", "response"),
        ("before", "response"),
        ("after", "key"),
        ("old", "key"),
        ("new", "response"),
    ):
        shutil.copy(SAMPLE / f"{side}.sgm", folder / f"{name}.sgm")
    for name in ("before", "after"):
        sides = ["-k", str(folder / "key.sgm"), "-r", str(folder / f"{name}.sgm")]
        main(["score", "-t", "named-entity", *sides, "-f", "json", "-o", str(folder / f"{name}.json"), "-q"])
    for release, side in (("corpus-1.0", "old"), ("corpus-1.1", "new")):
        (folder / release).mkdir()
        shutil.copy(folder / f"{side}.sgm", folder / release / "town.sgm")
    labels = "item,anna,ben,cleo,model\n1,yes,yes,no,yes\n2,no,no,no,no\n3,yes,no,yes,yes\n"
    (folder / "labels.csv").write_text(labels)
    segments = resource("sample", "labels", "segments.csv").read_text(encoding="utf-8")
    (folder / "segments.csv").write_text(segments, encoding="utf-8")
    window = ServiceWindow(folder)
    window.close()
    window.project.rename(folder / "corpus.annotally")
    adjudication, study = project_with_systems(folder, [3])
    adjudication.close()
    Path(study).rename(folder / "study.annotally")
    # The installed script, for a shell to find.
    script = folder / "bin" / "annotally"
    script.parent.mkdir()
    script.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m annotally "$@"\n')
    script.chmod(0o755)
    return folder


@pytest.mark.parametrize("command", command_names())
def test_every_example_of_a_help_runs(
    command: str, corpus: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Those with signs of the shell run in one; the others in this process, which has the program loaded."""
    lines = help_of(command, capsys).partition("examples:\n")[2].splitlines()
    assert lines
    monkeypatch.chdir(corpus)
    for line in lines:
        if set("|<>$").isdisjoint(line):
            program, *arguments = shlex.split(line)
            assert program == "annotally"
            assert main(arguments) == 0, (line, capsys.readouterr().err)
        else:
            run_in_shell(line, corpus)


def run_in_shell(line: str, corpus: Path) -> None:
    """Run a line with the installed program on the shell's path; fail if it fails."""
    paths = os.pathsep.join([str(ROOT / "engine"), str(ROOT / "resources")])
    environment = {
        **os.environ,
        "PYTHONPATH": paths,
        "PATH": f"{corpus / 'bin'}{os.pathsep}{os.environ['PATH']}",
    }
    run = subprocess.run(
        ["bash", "-c", line],
        cwd=corpus,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert run.returncode == 0, (line, run.stderr)


def test_a_command_says_what_it_does_in_lines_that_fit_and_keeps_its_examples() -> None:
    parser = argparse.ArgumentParser(prog="annotally")
    example = "annotally try " + " ".join(f"file{number}.sgm" for number in range(20))
    command = add_command(parser.add_subparsers(), "try", lambda _: 0, "word " * 40, [example])
    text = command.format_help()
    assert example in text
    assert max(len(line) for line in text.splitlines() if "file0" not in line) <= 80
