"""The files the MUC scorer wrote, for coreference: also the partitions (M23), and by a configuration file."""

from pathlib import Path

import pytest

from annotally.cli.main import main
from support.coreference_samples import KEY, RESPONSE
from support.small_inputs import sgml, write

CONFIG = """:scoring_task coreference
:class_defs "coref coref scored 0"
:slot_defs
    "coref text text scored 1 string"
    "coref ref ref scored 1 pointer"
:key_file key.sgm
:response_file response.sgm
:sgml_ID_slot NUMBER
:partition_file parts
:premodifiers a an the
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write(tmp_path, "key.sgm", sgml("1", KEY))
    write(tmp_path, "response.sgm", sgml("1", RESPONSE))
    return tmp_path


def score(folder: Path, *options: str) -> Path:
    reports = folder / "reports"
    sides = ("--key", str(folder / "key.sgm"), "--response", str(folder / "response.sgm"))
    assert main(["score", *options, *sides, "--reports", str(reports)]) == 0
    return reports


def test_all_four_files_are_written(folder: Path) -> None:
    reports = score(folder, "--task", "muc7-coreference")
    assert sorted(path.name for path in reports.iterdir()) == [
        "map_history",
        "partitions",
        "report_summary",
        "scores",
    ]
    assert (reports / "partitions").read_text().startswith(f"Document 1\n\n{'*' * 52}\n\nC ")
    summary = (reports / "report_summary").read_text().splitlines()
    assert summary[0] == "Document 1"
    assert [line[:3] for line in summary[1:]] == ["COR"] * 5 + ["MIS", "MIS", "SPU", "OPT"]
    scores = (reports / "scores").read_text()
    assert "\n1                   3     3       2 / 4      50.0         2 / 3      66.7   57.1\n" in scores


def test_the_map_history_and_the_object_summary_have_every_mention(folder: Path) -> None:
    reports = score(folder, "--task", "coreference", "--ie-report-summary")
    history = (reports / "map_history").read_text()
    assert history.count("-obj_pair_status COR") == 5
    assert history.count("-obj_pair_status OPT") == 1
    assert "-key_obj_id COREF-1-0" in history
    texts = [slot for slot in history.split("-slot_name ") if slot.startswith("TEXT ")]
    assert [
        ("-key_single_fill {-type string" in t, "-rsp_single_fill {-type string" in t) for t in texts
    ].count((True, True)) == 5
    assert "-slot_name REF" in history
    assert "-type pointer -fill <COREF-1-" in history
    summary = (reports / "report_summary").read_text().splitlines()
    assert sum(line.startswith("COR |") for line in summary) == 5


def test_a_configuration_names_the_slots_and_the_file(folder: Path) -> None:
    config = write(folder, "config", CONFIG)
    for name in ("key", "response"):
        path = folder / f"{name}.sgm"
        path.write_text(path.read_text().replace('ID="', 'NUMBER="'))
    reports = score(folder, "--config", config)
    assert "C " in (reports / "parts").read_text()
    assert "2 / 4" in (reports / "scores").read_text()


def test_other_tasks_have_no_partitions(folder: Path) -> None:
    for name in ("key", "response"):
        write(folder, f"{name}.sgm", sgml("1"))
    reports = score(folder, "--task", "named-entity")
    assert not (reports / "partitions").exists()
