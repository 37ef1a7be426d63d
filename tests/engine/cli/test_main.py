"""The command line: what it prints, what it writes, how it refuses, and its exit codes."""

import argparse
import csv
import errno
import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from annotally import __version__
from annotally.cli import output
from annotally.cli.main import main
from annotally.formats.registry import FORMATS
from annotally.model.wording import Wording
from annotally.tasks.catalogue import TASKS
from annotally.workspace.facade import Workspace
from support.house import ROOT
from support.small_inputs import BODY, sgml, template, write

WRONG = BODY.replace("LOCATION", "PERSON")


class Terminal(io.StringIO):
    """A stderr that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def key(tmp_path: Path) -> str:
    return write(tmp_path, "key.sgm", [sgml("1"), sgml("2")])


@pytest.fixture
def response(tmp_path: Path) -> str:
    return write(tmp_path, "response.sgm", [sgml("1", WRONG), sgml("2")])


@pytest.fixture
def score(key: str, response: str) -> list[str]:
    return ["score", "--task", "named-entity", "--key", key, "--response", response]


def program(*arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run ``python -m annotally`` as a stranger would."""
    return subprocess.run(
        [sys.executable, "-m", "annotally", *arguments],
        env={"PYTHONPATH": f"{ROOT / 'engine'}:{ROOT / 'resources'}", **environment},
        capture_output=True,
        timeout=60,
        check=False,
    )


# --- score


@pytest.mark.parametrize("spelling", ["{}", "./{}", "sub/../{}"])
def test_one_path_for_two_outputs_is_refused(
    score: list[str],
    spelling: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "sub").mkdir()
    monkeypatch.chdir(tmp_path)
    previous_paths = sorted(tmp_path.iterdir())
    command = [*score, "--out", spelling.format("scores"), "--reports", "."]
    assert main(command) == 1
    assert "scores: is chosen for two outputs; expected a file for each" in capsys.readouterr().err
    assert sorted(tmp_path.iterdir()) == previous_paths


def test_a_score_is_printed_as_text_with_its_signature(
    score: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(score) == 0
    out, err = capsys.readouterr()
    assert "ALL SLOTS        8     8|   7   0    1|" in out
    assert "F-MEASURES                                        87.50" in out
    assert out.splitlines()[-1].startswith(f"annotally {__version__} | named-entity | ")
    assert err == ""


def test_key_and_response_may_stand_without_options(
    score: list[str], key: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(score) == 0
    expected = capsys.readouterr().out
    task, response = score[score.index("--task") + 1], score[score.index("--response") + 1]
    assert main(["score", key, response, "-t", task]) == 0
    assert capsys.readouterr().out == expected
    assert main(["score", "-t", task, key, response]) == 0
    assert capsys.readouterr().out == expected


def test_all_forms_hold_the_same_numbers(score: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    main([*score, "--format", "json"])
    value = json.loads(capsys.readouterr().out)
    main([*score, "--format", "csv"])
    lines = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert [row["name"] for row in value["rows"]] == [line["name"] for line in lines]
    assert [row["tally"]["COR"] for row in value["rows"]] == [int(line["COR"]) for line in lines]
    assert value["totals"]["tally"]["COR"] == 7
    assert value["totals"]["measures"]["f1"] == 0.875


def test_a_page_for_each_document_on_request(score: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    main([*score, "--by-document"])
    out = capsys.readouterr().out
    assert out.startswith("Document 1\n")
    assert out.count("F-MEASURES") == 3
    main([*score, "--by-document", "--format", "csv"])
    lines = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    totals = [(line["document"], line["COR"]) for line in lines if line["section"] == "all slots"]
    assert totals == [("1", "3"), ("2", "4"), ("", "7")]


def test_a_result_can_be_written_to_a_file(
    score: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "result.json"
    assert main([*score, "--format", "json", "--out", str(out)]) == 0
    assert json.loads(out.read_bytes())["schema"] == 1
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("link", [None, Path.symlink_to, Path.hardlink_to])
def test_a_result_never_replaces_an_input(
    score: list[str],
    key: str,
    tmp_path: Path,
    link: Callable[[Path, str], None] | None,
    capsys: pytest.CaptureFixture[str],
) -> None:
    previous_content = Path(key).read_bytes()
    target = Path(key)
    if link is not None:
        target = tmp_path / "other-name"
        link(target, key)
    assert main([*score, "--out", str(target)]) == 1
    assert "is an input, which is never written" in capsys.readouterr().err
    assert Path(key).read_bytes() == previous_content


def test_folders_texts_and_named_formats_are_taken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, "keys/a", template("1", 'NAME: "Ada" ##0#3#'))
    write(tmp_path, "keys/b", template("1", 'NAME: "Bea" ##0#3#', document="0002"))
    write(tmp_path, "texts/0001.txt", "Ada left.")
    write(tmp_path, "texts/0002.txt", "Bea left.")
    folder = str(tmp_path / "keys")
    sides = ["--key", folder, "--response", folder, "--text", str(tmp_path / "texts")]
    formats = ["--key-format", "MUC-templates", "--text-format", "plain-text"]
    assert main(["score", "--task", "template-element", *sides, *formats, "--format", "json"]) == 0
    value = json.loads(capsys.readouterr().out)
    assert [document["id"] for document in value["documents"]] == ["0001", "0002"]
    assert value["totals"]["tally"]["COR"] == 2
    assert value["pairs"][0]["children"][0]["key_extent"] == [0, 3]


def test_an_encoding_is_used_when_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    key = tmp_path / "key.sgm"
    key.write_bytes(sgml("1", BODY.replace("Ada", "Zoë")).encode("latin-1"))
    score = ["score", "--task", "named-entity", "--key", str(key), "--response", str(key)]
    assert main(score) == 1
    assert f"{key}:4:" in capsys.readouterr().err
    assert main([*score, "--encoding", "latin-1"]) == 0
    assert "encoding latin-1" in capsys.readouterr().out


def test_warnings_go_to_stderr_and_into_the_result(
    key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    alone = write(tmp_path, "alone.sgm", sgml("1"))
    score = ["score", "--task", "named-entity", "--key", key, "--response", alone, "--format", "json"]
    assert main(score) == 0
    out, err = capsys.readouterr()
    assert err.startswith(f"warning: {key}: document 2 is in key but not in response; ")
    (warned,) = json.loads(out)["warnings"]
    assert warned["file"] == key
    assert warned["message"] in err


def test_c6_missing_documents_are_one_line_and_json_and_csv_name_each(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for number in range(1, 8):
        write(tmp_path, f"keys/{number}.sgm", sgml(str(number)))
    response = write(tmp_path, "1.sgm", sgml("1"))
    score = ["score", "--task", "named-entity", "--key", str(tmp_path / "keys"), "--response", response]
    assert main([*score, "--format", "json"]) == 0
    out, err = capsys.readouterr()
    assert err == (
        f"warning: {tmp_path / 'keys'}: 6 documents are in key but not in response: 2, 3, 4 and 3 more; "
        "expected every document on every side; their annotations are scored as missing or spurious; "
        "--warnings all names every one\n"
    )
    messages = [f"document {number} is in key but not in response; " for number in range(2, 8)]
    values = json.loads(out)["warnings"]
    assert [value["file"] for value in values] == [str(tmp_path / f"keys/{n}.sgm") for n in range(2, 8)]
    assert all(text in value["message"] for value, text in zip(values, messages, strict=True))
    assert main([*score, "--format", "csv", "--warnings", "all"]) == 0
    out, err = capsys.readouterr()
    assert all(out.count(text) == err.count(text) == 1 for text in messages)


def test_warnings_stand_in_the_text_and_the_csv_too(
    key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    alone = write(tmp_path, "alone.sgm", sgml("1"))
    score = ["score", "--task", "named-entity", "--key", key, "--response", alone]
    assert main(score) == 0
    out, err = capsys.readouterr()
    result = err.removeprefix("warning: ")
    assert out.split("\n\n")[-2] == f"WARNINGS (1)\n{result}".rstrip("\n")
    assert out.splitlines()[-1].startswith("annotally ")
    assert main([*score, "--format", "csv"]) == 0
    *rows, warned = csv.DictReader(io.StringIO(capsys.readouterr().out))
    assert rows[-1]["section"] == "all slots"
    assert (warned["section"], warned["name"]) == ("warnings", result.rstrip("\n"))
    assert warned["COR"] == warned["f1"] == ""


@pytest.mark.parametrize("form", ["text", "json", "csv"])
def test_a_file_whose_name_is_not_utf8_names_its_document_in_escapes(tmp_path: Path, form: str) -> None:
    key = write(tmp_path, "key\udcff.sgm", '<TEXT>Ada <ENAMEX TYPE="PERSON">Example</ENAMEX></TEXT>')
    out = tmp_path / "out"
    score = ["score", "--task", "named-entity", "--key", key, "--response", key, "--by-document"]
    assert main([*score, "--format", form, "--out", str(out)]) == 0
    written = out.read_text(encoding="utf-8")
    assert ("key\\\\udcff" if form == "json" else "key\\udcff") in written


def test_a_refused_input_says_file_line_column_what_and_how_to_mend_it(
    key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = write(tmp_path, "bad.sgm", sgml("1", '<ENAMEX TYPE="PERSON">Ada left'))
    assert main(["score", "--task", "named-entity", "--key", key, "--response", bad]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"{bad}:4:1: ")
    assert "; expected " in err
    assert main(["score", "--task", "named-entity", "--key", key, "--response", str(tmp_path / "no")]) == 1
    assert "no: no such file; expected " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        ([], "usage: annotally"),
        (["scroe"], "score"),
        (["score"], "--task"),
        (["score", "--task", "muc5", "--key", "x", "--response", "y"], "did you mean muc4?"),
        (["score", "--task", "???", "--key", "x", "--response", "y"], "there are named-entity, "),
        (["score", "--task", "muc4", "--key", "x", "--response", "y", "--key-format", "muc43"], "muc34?"),
        (["score", "--task", "muc4", "--key", "x", "--response", "y", "--encoding", "utf-9"], "latin-1"),
        (["score", "--task", "muc4", "--key", "x", "--response", "y", "--format", "xml"], "json"),
        (["convert", "x", "y", "--to", "muc-sgm"], "did you mean muc-sgml?"),
        (["convert", "x", "y", "z"], "annotally convert: error: unexpected argument 'z'"),
        (["score", "--task", "muc4", "x", "y", "z"], "3 files without an option; name a key and a response"),
        (["score", "--task", "muc4", "x", "--key", "y"], "--key and 'x' without it"),
        (["score", "--task", "muc4", "x", "-r", "y"], "--response and 'x' without it"),
        (
            ["score", "--taks", "muc4"],
            "there is no option '--taks'; did you mean --task?\nannotally score --help",
        ),
        (["score", "--taks=muc4"], "there is no option '--taks'; did you mean --task?"),
        (["score", "--xyzzy"], "annotally score: error: there is no option '--xyzzy'\n"),
        (["tasks", "--key"], "annotally tasks: error: there is no option '--key'\n"),
        (["convert", "x", "--to", "muc-sgml"], "OUTPUT"),
    ],
)
def test_wrong_usage_exits_with_2_and_says_what_is_right(
    arguments: list[str], text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert text in err


def test_progress_is_one_line_on_a_terminal_and_taken_away_again(
    score: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(output, "PROGRESS_EVERY", 0.0)
    assert main(score) == 0
    shown_text = terminal.getvalue()
    assert "Scoring 2/2" in shown_text
    assert "\n" not in shown_text
    assert shown_text.endswith("\r" + " " * len("Scoring 2/2") + "\r")
    assert capsys.readouterr().out.startswith("---")


def test_long_work_has_its_rate_and_the_time_left(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    clock = iter([10.0, 11.0, 20.0, 25.0, 26.0, 4000.0])
    monkeypatch.setattr(output.time, "monotonic", lambda: next(clock))
    lines = []
    with output.ProgressLine(argparse.Namespace(warnings="first")) as progress:
        for note, completed in (
            ("Reading", 0),
            ("Reading", 5),
            ("Reading", 100),
            ("Scoring", 0),
            ("Scoring", 1),
        ):
            progress.report(completed, 400, Wording(note))
            lines.append(terminal.getvalue().rpartition("\r")[2])
        progress.report(2, 400, Wording("Scoring"))
        lines.append(terminal.getvalue().rpartition("\r")[2])
    assert lines == [
        "Reading 0/400",
        "Reading 5/400",
        "Reading 100/400, 10 a second, 0:30 left",
        "Scoring 0/400",
        "Scoring 1/400",
        "Scoring 2/400, 0.0 a minute, 219:43:45 left",
    ]


@pytest.mark.parametrize("quiet", ["-q", "--quiet", "--warnings=none"])
def test_a_quiet_command_says_nothing_but_errors(
    quiet: str, key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    warned = write(
        tmp_path, "response.sgm", [sgml("1", BODY.replace("LOCATION", "LOCATION|PERSON")), sgml("2")]
    )
    sides = ["score", "-t", "named-entity", "-k", key]
    assert main([*sides, "-r", warned, quiet]) == 0
    assert terminal.getvalue() == ""
    assert main([*sides, "-r", warned]) == 0
    assert "warning: " in terminal.getvalue()
    assert main([*sides, "-r", str(tmp_path / "no.sgm"), quiet]) == 1
    assert "no.sgm" in terminal.getvalue()
    capsys.readouterr()


def test_a_dash_is_standard_output(
    score: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(score) == 0
    printed = capsys.readouterr().out
    assert main([*score, "--out", "-"]) == 0
    assert capsys.readouterr().out == printed
    assert not (Path.cwd() / "-").exists()


def test_an_interrupted_score_exits_with_130_and_writes_nothing(
    score: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Workspace, "unit", interrupt)
    assert main([*score, "--out", str(tmp_path / "result")]) == 130
    assert capsys.readouterr().err == "interrupted\n"
    assert not (tmp_path / "result").exists()


# --- reports


def test_the_files_of_the_muc_scorer_are_written_beside_the_result(
    score: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "reports"
    assert main([*score, "--reports", str(out)]) == 0
    printed = capsys.readouterr().out
    assert sorted(path.name for path in out.iterdir()) == ["map_history", "report_summary", "scores"]
    scores = (out / "scores").read_text(encoding="utf-8")
    assert scores.count("F-MEASURES") == 3
    assert scores.endswith("All documents\n" + printed)
    summary = (out / "report_summary").read_text(encoding="utf-8")
    assert "ENAMEX     inc  cor  LOCATION     PERSON " in summary
    assert (
        (out / "map_history")
        .read_text(encoding="utf-8")
        .startswith("{-docnum 1 -doctallies {4 4 3 0 1 0 0 0}")
    )


def test_the_summary_can_list_slots_with_another_separator(
    score: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "reports"
    assert main([*score, "--reports", str(out), "--ie-report-summary", "--report-separator", "\t"]) == 0
    first = (out / "report_summary").read_text(encoding="utf-8").splitlines()[0]
    assert [cell.strip() for cell in first.split("\t")] == ["COR", "", "<ENAMEX-1-1>", "<ENAMEX-1-1>"]


def test_reports_never_replace_an_input_and_nothing_is_printed_then(
    score: list[str], key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "scores").hardlink_to(key)
    assert main([*score, "--reports", str(tmp_path)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert "scores: is an input, which is never written" in err


@pytest.mark.parametrize("option", [["--report-separator", ";"], ["--ie-report-summary"]])
def test_what_is_about_reports_wants_reports(
    score: list[str], option: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*score, *option]) == 2
    assert f"{option[0]} needs --reports" in capsys.readouterr().err


# --- lists, version, and the program as a process


def test_every_format_and_every_task_is_listed_in_columns(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["formats"]) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == [file_format.name for file_format in FORMATS]
    at = head.index("writes")
    for line, file_format in zip(lines, FORMATS, strict=True):
        assert line[at:].split()[0] == ("yes" if file_format.write else "no")
        assert line.endswith(file_format.title)
    assert main(["tasks"]) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == [task.name for task in TASKS]
    assert {line.index(task.title) for line, task in zip(lines, TASKS, strict=True)} == {head.index("title")}


def test_version_and_help_exit_with_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"annotally {__version__}\n"
    assert main(["--help"]) == 0
    helped = capsys.readouterr().out
    for command in ("score", "convert", "formats", "tasks"):
        assert command in helped


def test_the_version_is_told_without_loading_what_it_does_not_need() -> None:
    code = "import sys; from annotally.cli.main import main; main(['--version']); print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": str(ROOT / "engine")},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    loaded = set(done.stdout.split())
    assert "annotally.cli.main" in loaded
    assert loaded.isdisjoint(
        {"msgspec", "lxml", "annotally.workspace.facade", "annotally.formats", "PySide6"}
    )


def test_the_program_prints_utf8_whatever_the_locale(tmp_path: Path) -> None:
    key = write(tmp_path, "key.sgm", sgml("1", BODY.replace("Ada", "Zoë 李")))
    done = program(
        *("score", "--task", "named-entity", "--key", key, "--response", key, "--format", "json"),
        LANG="C",
        LC_ALL="C",
        PYTHONCOERCECLOCALE="0",
        PYTHONUTF8="0",
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout.decode("utf-8"))["pairs"][0]["key_text"] == "Zoë 李 Example"


def test_the_program_exits_with_the_codes_of_main(tmp_path: Path) -> None:
    missing = str(tmp_path / "missing")
    assert program("score", "--task", "muc4", "--key", missing, "--response", missing).returncode == 1
    assert program("score").returncode == 2
    assert program("tasks").returncode == 0


def test_a_reader_that_goes_away_is_no_crash() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", "annotally", "formats"],
        env={"PYTHONPATH": f"{ROOT / 'engine'}:{ROOT / 'resources'}"},
        stdout=writing,
        stderr=subprocess.PIPE,
        timeout=60,
        check=False,
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.parametrize("closed", ["1", "2"])
def test_a_closed_stream_is_no_crash(closed: str) -> None:
    code = f"import os, sys; os.close({closed}); os.execv(sys.executable, sys.argv[1:])"
    done = subprocess.run(
        [sys.executable, "-c", code, sys.executable, "-m", "annotally", "formats"],
        env={"PYTHONPATH": f"{ROOT / 'engine'}:{ROOT / 'resources'}"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == (1 if closed == "1" else 0)
    assert done.stdout.startswith("" if closed == "1" else "format ")
    text = (
        "standard output: cannot be written: it is closed; expected a file that can be written; "
        "print to another file\n"
    )
    assert done.stderr == (text if closed == "1" else "")


def test_a_refusal_with_stderr_closed_prints_nothing_else_where(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["score", "--task", "muc4", "--key", "/no/such", "--response", "/no/such"]) == 1
    assert capsys.readouterr().out == ""


def test_a_full_disk_behind_stdout_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Full(io.StringIO):
        def write(self, text: str) -> int:
            raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(sys, "stdout", Full())
    assert main(["tasks"]) == 1
    assert capsys.readouterr().err.startswith("standard output: cannot be written: No space left on device; ")
