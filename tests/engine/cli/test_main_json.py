"""The result as JSON is written in pieces: whole or not at all, whatever ends it in the middle."""

import tempfile
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest

from annotally.cli.main import main
from annotally.comparison.result import UnitComparison
from annotally.formats.spool import Spool
from annotally.model.diagnostics import error
from annotally.reports.render.pair_json import PairEncoder
from annotally.reports.render.score_json import ScoreJson
from annotally.tasks.catalogue import find_task
from support.run_samples import opened
from support.small_inputs import sgml, write

ENTITY = '<ENAMEX TYPE="PERSON">Ada é</ENAMEX> '
REFUSAL = error("somewhere", 0, 0, "something", "something else", "mend it")


@pytest.fixture
def command(tmp_path: Path) -> list[str]:
    """Return a command whose JSON fills several pieces, and has letters of two bytes at their ends."""
    (tmp_path / "in").mkdir()
    file = write(tmp_path / "in", "file.sgm", [sgml(str(number), ENTITY * 200) for number in range(6)])
    return ["score", "--task", "named-entity", "--key", file, "--response", file, "--format", "json"]


def test_printed_and_saved_results_are_the_same(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.json"
    assert main(command) == 0
    assert main([*command, "--out", str(out)]) == 0
    printed = capsys.readouterr().out
    assert len(printed) > 1_000_000
    assert printed.encode() == out.read_bytes()


def third_fails(monkeypatch: pytest.MonkeyPatch, reason: BaseException) -> None:
    """Let the encoder fail at its third document."""
    encode, calls = PairEncoder.encode, iter(range(10))

    def failing(self: PairEncoder, unit: UnitComparison) -> str:
        if next(calls) == 2:
            raise reason
        return encode(self, unit)

    monkeypatch.setattr(PairEncoder, "encode", failing)


def writing_fails(monkeypatch: pytest.MonkeyPatch, reason: BaseException) -> None:
    """Let the second piece that is read back fail."""
    pieces = Spool.pieces

    def failing(self: Spool) -> Iterator[bytes]:
        yield next(pieces(self))
        raise reason

    monkeypatch.setattr(Spool, "pieces", failing)


@pytest.mark.parametrize("fails", [third_fails, writing_fails])
@pytest.mark.parametrize(
    ("reason", "code"), [(REFUSAL, 1), (KeyboardInterrupt(), 130)], ids=["refused", "ended"]
)
def test_a_failure_in_the_middle_leaves_no_half_written_file(
    fails: object,
    reason: BaseException,
    code: int,
    command: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert callable(fails)
    fails(monkeypatch, reason)
    out = tmp_path / "out" / "result.json"
    out.parent.mkdir()
    out.write_text("the earlier result")
    assert main([*command, "--out", str(out)]) == code
    assert {path.name: path.read_text() for path in out.parent.iterdir()} == {out.name: "the earlier result"}


def test_nothing_is_printed_where_a_document_fails(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    third_fails(monkeypatch, REFUSAL)
    assert main(command) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "something; expected something else; mend it" in printed.err


def test_without_room_for_temporary_files_the_result_is_refused(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "missing"))
    monkeypatch.setattr(Spool.__init__, "__defaults__", (1000,))
    assert main([*command, "--out", str(tmp_path / "out.json")]) == 1
    assert "temporary file: cannot be written" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["in"]


def peak(documents: int, folder: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """Return the most bytes that scoring documents and writing them took beyond the opened inputs."""
    monkeypatch.setattr(Spool.__init__, "__defaults__", (1000,))
    file = write(folder, f"{documents}.sgm", [sgml(str(number), ENTITY * 200) for number in range(documents)])
    workspace = opened(find_task("named-entity"), Path(file), Path(file))
    assert workspace.warnings == ()
    tracemalloc.start()
    with ScoreJson(workspace.task, workspace.sides) as result:
        comparison = workspace.pass_units(result.add)
        length = sum(map(len, result.pieces(comparison, workspace.warnings, workspace.terms)))
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert length > documents * 100_000
    return most


def test_memory_is_bounded_by_a_document_and_not_by_the_corpus(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few, many = (peak(documents, tmp_path, monkeypatch) for documents in (4, 16))
    assert many < 1.3 * few
