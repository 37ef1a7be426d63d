"""Words of the command line: the number of processes."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from annotally.cli.main import main
from annotally.workspace import facade
from support.child_processes import child_processes, wait_for_child
from support.program import environment
from support.small_inputs import BODY, sgml, write


@pytest.fixture
def score(tmp_path: Path) -> list[str]:
    key = write(tmp_path, "key.sgm", [sgml("1"), sgml("2")])
    response = write(tmp_path, "response.sgm", [sgml("1", BODY.replace("LOCATION", "PERSON")), sgml("2")])
    return ["score", "--task", "named-entity", "--key", key, "--response", response]


def test_the_result_is_the_same_by_any_number_of_processes(
    score: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(facade, "WORTH_A_COPY", 1)
    results = set()
    for jobs in ("1", "2", "64"):
        for form in ("text", "csv"):
            assert main([*score, "--format", form, "--jobs", jobs]) == 0
            results.add(capsys.readouterr().out)
    assert len(results) == 2, "one text and one table"


@pytest.mark.parametrize("jobs", ["0", "-1", "two", "1.5", "", "²"])
def test_a_number_of_processes_is_a_whole_number_from_1(
    score: list[str], capsys: pytest.CaptureFixture[str], jobs: str
) -> None:
    assert main([*score, f"--jobs={jobs}"]) == 2
    message = f"argument -j/--jobs: {jobs!r} is not a number of processes; write 1 or more"
    assert message in capsys.readouterr().err


INTERRUPTED = """
import sys, time
from annotally.cli.main import main
from annotally.workspace import facade
facade.WORTH_A_COPY = 1
facade.Workspace.tables = lambda *_: time.sleep(600)
sys.exit(main(sys.argv[1:]))
"""
"""The command line, with documents that take ten minutes each."""


def test_ctrl_c_ends_all_processes_and_writes_nothing(score: list[str], tmp_path: Path) -> None:
    out = tmp_path / "result.txt"
    process = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED, *score, "--jobs", "2", "--out", str(out)],
        env=environment(tmp_path),
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    copy = wait_for_child(process.pid)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does
    assert process.communicate(timeout=30)[1] == "interrupted\n"
    assert process.returncode == 130
    assert not Path(f"/proc/{copy}").exists()
    assert child_processes() == []
    assert sorted(path.name for path in tmp_path.iterdir()) == ["key.sgm", "response.sgm"]


@pytest.mark.parametrize("percent", ["-1", "101", "few", "", "nan"])
def test_a_percentage_lies_between_0_and_100(
    score: list[str], capsys: pytest.CaptureFixture[str], percent: str
) -> None:
    assert main([*score, f"--realign={percent}"]) == 2
    message = f"argument --realign: {percent!r} is no percentage; write a number from 0 to 100, words"
    assert message in capsys.readouterr().err


def test_texts_that_differ_are_realigned_as_far_as_allowed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    key = write(tmp_path, "key.sgm", sgml("1"))
    response = write(tmp_path, "response.sgm", sgml("1").replace("Ada", "Ida"))
    score = ["score", "--task", "named-entity", "--key", key, "--response", response]
    assert main([*score, "--realign", "0"]) == 1
    assert "differs from" in capsys.readouterr().err
    assert main([*score, "--realign", "50"]) == 0
    out, err = capsys.readouterr()
    assert "characters that differ" in err
    assert "texts of 1 documents realigned" in out


def test_options_of_sounds_go_with_texts_that_are_realigned_by_sound(
    tmp_path: Path, score: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    rules = write(tmp_path, "forms.glm", ";;\n\nA => B\n")
    for words in (["--sounds", "letters"], ["--sounds", "letters", "--realign", "words"], ["--glm", rules]):
        assert main([*score, *words]) == 2
        assert f"{words[0]}: with --realign sound; --glm also with" in capsys.readouterr().err
    assert main([*score, "--realign", "sound", "--sounds", "letters", "--group-weight", "7"]) == 0
    assert "realigned by sound | sounds letters | group weight 7" in capsys.readouterr().out
    table = write(tmp_path, "labels.csv", "item,anna,ben\n1,x,y\n2,x,x\n")
    assert main(["agreement", table, "--realign", "sound", "--group-weight", "7"]) == 2
    assert "--realign, --group-weight goes with texts" in capsys.readouterr().err
