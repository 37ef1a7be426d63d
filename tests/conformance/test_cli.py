"""The command line on the real corpora."""

import json
from pathlib import Path

import pytest

from annotally.cli.main import main

pytestmark = pytest.mark.conformance


def test_ieer_scored_against_itself_is_all_correct(
    real_data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    corpus = str(real_data / "ieer")
    score = ["score", "--task", "ieer-named-entity", "--key", corpus, "--response", corpus]
    assert main([*score, "--format", "json"]) == 0
    value = json.loads(capsys.readouterr().out)
    assert len(value["documents"]) == 94
    tally = value["totals"]["tally"]
    assert tally["COR"] == tally["POS"] == tally["ACT"] > 0


def test_tst3_is_scored_with_a_real_response(real_data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = real_data / "muc34"
    key, response = str(folder / "keys" / "key-tst3.v2"), str(folder / "responses" / "GE.response")
    assert main(["score", "--task", "muc4", "--key", key, "--response", response, "--format", "json"]) == 0
    value = json.loads(capsys.readouterr().out)
    assert len(value["documents"]) == 100
    for name, count in value["totals"]["tally"].items():
        assert sum(document["tally"][name] for document in value["documents"]) == count
    assert {pair["document"] for pair in value["pairs"]} <= {item["id"] for item in value["documents"]}


def test_ieer_converts_to_itself_byte_for_byte(real_data: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert main(["convert", str(real_data / "ieer"), str(out), "--to", "muc-sgml"]) == 0
    contents = {path.name: path.read_bytes() for path in out.iterdir()}
    assert contents == {name: (real_data / "ieer" / name).read_bytes() for name in contents}
    assert len(contents) == 6
