"""The MUC scorer's files on the real corpora: complete, and a real Tcl reads the map histories."""

import re
from collections import Counter
from pathlib import Path

import pytest

from annotally.cli.main import main
from support.tcl import Tcl

pytestmark = pytest.mark.conformance
TAG = re.compile(r"</?[be]_(?:enamex|timex|numex)[^<>]*>", re.IGNORECASE)
PLACED = re.compile(r"-(key|rsp)_obj_start_offset (\d+) -(?:key|rsp)_obj_end_offset (\d+)")
WRITTEN = re.compile(r"-key_single_fill \{-type string -fill ((?:\{[^{}\\]*\})|[^\s{}\\]+) ")


def write_reports(folder: Path, task: str, key: Path, response: Path) -> None:
    score = ["score", "--task", task, "--key", str(key), "--response", str(response)]
    assert main([*score, "--reports", str(folder)]) == 0


def test_ieer_places_count_from_the_beginning_of_the_file_without_its_tags(
    real_data: Path, tmp_path: Path
) -> None:
    file = real_data / "ieer" / "NYT_19980403"
    write_reports(tmp_path, "ieer-named-entity", file, file)
    plain = TAG.sub("", file.read_bytes().decode())
    history = (tmp_path / "map_history").read_bytes().decode()
    objects = history.split("{-obj_pair_status ")[1:]
    assert len(objects) == len(re.findall(r"<b_(?:enamex|timex|numex)", file.read_text(encoding="utf-8")))
    checked = 0
    for row in objects:
        places = PLACED.findall(row)
        assert [side for side, _, _ in places] == ["key", "rsp"]
        written = WRITTEN.search(row)
        for _, start, end in places:
            if written is not None:
                assert plain[int(start) : int(end)] == written[1].strip("{}")
                checked += 1
    assert checked > len(objects)
    summary = (tmp_path / "report_summary").read_text(encoding="utf-8").splitlines()
    lines = [line for line in summary if re.match(r"(ENAMEX|TIMEX|NUMEX) ", line)]
    assert Counter(line[11:20] for line in lines) == {"cor  cor ": len(objects)}


def test_every_line_of_a_tst3_summary_counts_and_its_history_is_one_list(
    real_data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = real_data / "muc34"
    write_reports(tmp_path, "muc4", folder / "keys" / "key-tst3.v2", folder / "responses" / "GE.response")
    (total,) = re.findall(r"^ALL SLOTS(.*)$", capsys.readouterr().out, re.MULTILINE)
    _, _, cor, par, inc, mis, spu, *_ = map(int, re.findall(r"\d+", total))
    summary = (tmp_path / "report_summary").read_text(encoding="utf-8").splitlines()
    lines = Counter(line[:3] for line in summary)
    assert [lines[word] for word in ("cor", "par", "inc", "mis", "spu")] == [cor, par, inc, mis, spu]
    with Tcl() as tcl:
        documents = [tcl.attributes(item) for item in tcl.split_file(tmp_path / "map_history")]
        tallies = [[int(n) for n in tcl.split(document["-doctallies"])] for document in documents]
    assert len(documents) == 100
    assert [sum(column) for column in zip(*tallies, strict=True)][2:7] == [cor, par, inc, mis, spu]
    assert (tmp_path / "scores").read_text(encoding="utf-8").count("F-MEASURES") == 101
