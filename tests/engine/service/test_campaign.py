"""Requests about many systems: the open response beside others; what is open stays."""

import csv
import io
import json
from pathlib import Path

import openpyxl
import pytest

from annotally.model.diagnostics import InputRefused
from annotally.reports.tables.campaign_sheet import SHOWN
from annotally.reports.tree.run_changes import OBJECT, ChangeKind
from annotally.service.server import Service
from support.campaign_samples import TASK, campaign_files
from support.small_inputs import sgml, write


@pytest.fixture
def paths(tmp_path: Path) -> list[str]:
    """Return the key and three systems: all right, one of six documents wrong, five wrong."""
    return campaign_files(tmp_path, ann=0, bob=1, cy=5)


def service_of(key: str, response: str) -> Service:
    service = Service(lambda _kind, _value: None, lambda: None)
    service.open(TASK, (), (("key", (key,)), ("response", (response,))))
    return service


def test_the_open_response_stands_among_the_others(paths: list[str]) -> None:
    key, ann, bob, cy = paths
    service = service_of(key, bob)
    before = service.what_is_open
    sheet = service.campaigns.run((ann, cy))
    assert (sheet.systems, sheet.opened) == (("ann", "bob", "cy"), "bob")
    assert [table.name for table in sheet.tables] == list(SHOWN)
    systems, tests, *_ = sheet.tables
    assert [row[:2] for row in systems.rows] == [("ann", "1"), ("bob", "2"), ("cy", "3")]
    assert systems.headings[:3] == ("System", "Rank", "P&R")
    assert systems.right[:3] == (False, True, True)
    assert sheet.pairs == ((0, 1), (0, 2), (1, 2))
    assert len(tests.rows) == 3
    assert all(len(row) == len(table.headings) for table in sheet.tables for row in table.rows)
    assert service.what_is_open == before


def test_a_folder_of_folders_stands_for_its_systems_and_the_open_one_is_one_of_them(
    paths: list[str],
) -> None:
    key, ann, *_ = paths
    sheet = service_of(key, ann).campaigns.run((str(Path(ann).parent),))
    assert (sheet.systems, sheet.opened) == (("ann", "bob", "cy"), "ann")


def test_a_pair_is_compared_and_its_rows_are_those_of_the_open_response(paths: list[str]) -> None:
    key, ann, bob, cy = paths
    service = service_of(key, bob)
    service.campaigns.run((ann, cy))
    first = service.campaigns.compare("ann", "bob")
    assert (first.names, first.opened) == (("ann", "bob"), 1)
    (broken,) = (change for change in first.changes if change.level == OBJECT)
    assert broken.kind is ChangeKind.BROKEN
    opened, _ = service.what_is_open
    assert opened is not None
    assert opened.tree(broken.document).texts[1][first.place(broken)] == "Fictown"
    assert service.campaigns.compare("bob", "cy").opened == 0
    neither = service.campaigns.compare("ann", "cy")
    assert {neither.place(change) for change in neither.changes} == {-1}


def test_tables_and_changes_are_written_but_never_over_an_input(paths: list[str], tmp_path: Path) -> None:
    key, ann, bob, _ = paths
    service = service_of(key, bob)
    service.campaigns.run((ann,))
    texts = {
        ending: Path(service.campaigns.export(str(tmp_path / f"c.{ending}"))).read_bytes()
        for ending in ("txt", "csv", "json", "html", "tex", "xlsx", "other")
    }
    assert texts["other"] == texts["txt"]
    assert texts["txt"].startswith(f"2 systems, task {TASK}".encode())
    assert [row["system"] for row in csv.DictReader(io.StringIO(texts["csv"].decode()))] == ["ann", "bob"]
    assert set(SHOWN) < set(json.loads(texts["json"])["tables"])
    assert openpyxl.load_workbook(io.BytesIO(texts["xlsx"]))["systems"]["A2"].value == "ann"
    with pytest.raises(InputRefused, match="is an input"):
        service.campaigns.export(str(Path(ann) / "out.sgm"))
    service.campaigns.compare("ann", "bob")
    service.campaigns.export_changes(str(tmp_path / "p.csv"))
    service.campaigns.export_changes(str(tmp_path / "p.txt"))
    assert (tmp_path / "p.csv").read_text().startswith("document,level,change")
    assert (tmp_path / "p.txt").read_text().startswith("FROM ann TO bob")
    with pytest.raises(InputRefused, match="is an input"):
        service.campaigns.export_changes(key)


def test_a_response_to_another_key_is_refused_and_what_was_shown_stays(
    paths: list[str], tmp_path: Path
) -> None:
    key, ann, bob, _ = paths
    service = service_of(key, bob)
    service.campaigns.run((ann,))
    with pytest.raises(InputRefused, match="no document of the key"):
        service.campaigns.run((write(tmp_path, "other.sgm", sgml("0099")),))
    assert service.campaigns.compare("ann", "bob").names == ("ann", "bob")
