"""The request that compares what is open with another response; what is open stays."""

from pathlib import Path

import pytest

from annotally.cli.main import main
from annotally.model.diagnostics import InputRefused
from annotally.reports.tree.run_changes import FILL, ChangeKind
from annotally.service.server import Service
from support.small_inputs import BODY, sgml, write


def test_another_response_is_compared_and_written_out(tmp_path: Path) -> None:
    key = write(tmp_path, "key.sgm", [sgml("0001")])
    path = write(tmp_path, "one.sgm", [sgml("0001", BODY.replace("LOCATION", "PERSON"))])
    service = Service(lambda _kind, _value: None, lambda: None)
    service.open("muc6-named-entity", (), (("key", (key,)), ("response", (path,))))
    previous_open_request = service.what_is_open
    comparison = service.runs.compare(key)
    assert comparison.names == ("one.sgm", "key.sgm")
    assert comparison.count(FILL, ChangeKind.FIXED) == 1
    assert service.what_is_open == previous_open_request
    service.runs.export(str(tmp_path / "c.csv"))
    service.runs.export(str(tmp_path / "c.txt"))
    assert (tmp_path / "c.csv").read_text("utf-8").startswith("document,level")
    assert (tmp_path / "c.txt").read_text("utf-8").startswith("FROM one.sgm TO key.sgm")
    with pytest.raises(InputRefused, match="is an input"):
        service.runs.export(path)
    with pytest.raises(InputRefused):
        service.runs.compare(str(tmp_path / "nothing"))
    assert service.what_is_open == previous_open_request


def test_a_saved_result_is_what_was_before(tmp_path: Path) -> None:
    """Its rows are those of no tree: what changed is gone to in what is open."""
    key = write(tmp_path, "key.sgm", [sgml("0001")])
    path = write(tmp_path, "one.sgm", [sgml("0001", BODY.replace("LOCATION", "PERSON"))])
    saved = str(tmp_path / "monday.json")
    words = ["score", "--task", "muc6-named-entity", "--key", key, "--response", path]
    assert main([*words, "--format", "json", "--out", saved]) == 0
    service = Service(lambda _kind, _value: None, lambda: None)
    service.open("muc6-named-entity", (), (("key", (key,)), ("response", (key,))))
    comparison = service.runs.compare(saved)
    assert comparison.names == ("monday.json", "key.sgm")
    (fixed,) = (change for change in comparison.changes if change.level == FILL)
    assert fixed.kind is ChangeKind.FIXED
    assert (fixed.row, comparison.place(fixed)) == (-1, fixed.second_row)
    opened, _asked = service.what_is_open
    assert opened is not None
    assert opened.tree("0001").texts[0][fixed.second_row] == "LOCATION"
    with pytest.raises(InputRefused, match="is an input"):
        service.runs.export(saved)
    service.open("muc7-named-entity", (), (("key", (key,)), ("response", (key,))))
    with pytest.raises(InputRefused, match="this run was scored as muc6-named-entity"):
        service.runs.compare(saved)


def test_the_difference_is_tested_as_on_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = BODY.replace("LOCATION", "PERSON")
    numbers = [f"{n:04}" for n in range(1, 9)]
    key = write(tmp_path, "key.sgm", [sgml(n) for n in numbers])
    one = write(tmp_path, "one.sgm", [sgml(n, wrong) for n in numbers])
    two = write(tmp_path, "two.sgm", [sgml(n, wrong if n < "0003" else BODY) for n in numbers])
    service = Service(lambda _kind, _value: None, lambda: None)
    service.open("muc6-named-entity", (), (("key", (key,)), ("response", (one,))))
    assert service.runs.significance().table is None
    service.runs.compare(two)
    workspace, _ = service.what_is_open
    assert workspace is not None
    units = [workspace.unit(name) for name in workspace.document_ids]
    tests = service.runs.significance()
    assert tests.table is not None
    assert tests.row == "all slots"
    assert [workspace.unit(name) for name in workspace.document_ids] == units, "nothing is given up"
    place = {heading.casefold(): number for number, heading in enumerate(tests.table.headings)}
    (of_f,) = (row for row in tests.table.rows if row[0] == "f1")
    words = ["compare-runs", one, two, "-k", key, "-t", "muc6-named-entity", "--measure", "f1", "-f", "csv"]
    assert main(words) == 0
    header, line = (row.split(",") for row in capsys.readouterr().out.splitlines())
    told = dict(zip(header, line, strict=True))
    assert f"{float(told['p']):.4f}" == of_f[place["p"]]
    assert (told["first"], told["second"]) == of_f[1:3]
    assert f"{float(told['difference']):.4f}" == of_f[place["difference"]]
    assert float(told["p"]) < 0.05
    of_type = service.runs.significance("enamex/type")
    assert of_type.row == "enamex/type"
    assert "enamex/type" in tests.rows
    with pytest.raises(InputRefused, match="no such row"):
        service.runs.significance("nothing")
