"""Scenario templates on the command line: text filtering in every form, two keys, the listed tasks."""

import csv
import io
import json
from pathlib import Path

import pytest

from annotally.cli.main import main
from support.small_inputs import template, write


def event(document: str, post: str, *more: str) -> str:
    """Return a relevant document with one event."""
    content = template(
        "1", f"CONTENT: <SUCCESSION_EVENT-{document}-1>", document=document, type_name="TEMPLATE"
    )
    return content + template("1", f'POST: "{post}"', *more, document=document, type_name="SUCCESSION_EVENT")


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    dull = template("1", "DOC_NR: 0002", document="0002", type_name="TEMPLATE")
    key = write(tmp_path, "key", event("0001", "clerk") + event("0002", "clerk"))
    response = write(tmp_path, "response", event("0001", "clerk") + dull)
    return ["--key", key, "--response", response]


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["score", *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


@pytest.mark.parametrize("task", ["scenario-template", "muc6-scenario-template"])
def test_the_text_report_begins_with_text_filtering(task, files, capsys):
    lines = printed(capsys, "--task", task, *files).splitlines()
    assert lines[3] == "TEXT FILTERI     2     2|   1   0    1|   0    0    0|  50  50   0   0  50  50"
    assert [lines[n][:12].strip() for n in (5, 6, 7)] == ["OBJ SCORES", "template", "succession_e"]


def test_csv_and_json_have_the_row_too_and_json_says_it_of_each_document(files, capsys):
    task = ("--task", "muc6-scenario-template")
    first = next(csv.DictReader(io.StringIO(printed(capsys, *task, *files, "--format", "csv"))))
    assert (first["section"], first["name"], first["COR"], first["INC"]) == ("text filtering",) * 2 + (
        "1",
        "1",
    )
    value = json.loads(printed(capsys, *task, *files, "--format", "json"))
    assert value["rows"][0]["section"] == "text filtering"
    assert [item["relevance"] for item in value["documents"]] == ["relevant", "relevant-in-key"]
    elements = json.loads(printed(capsys, "--task", "template-element", *files, "--format", "json"))
    assert "relevance" not in elements["documents"][0]


def test_two_keys_may_both_have_alternatives(tmp_path, capsys):
    path = write(tmp_path, "one", event("0001", "clerk", "    / maid"))
    other_path = write(tmp_path, "other", event("0001", "maid", "    / lord"))
    arguments = ["--task", "scenario-template", "--key", path, "--response", other_path]
    assert main(["score", *arguments]) == 0
    assert "give --key2key" in capsys.readouterr().err
    there = printed(capsys, *arguments, "--key2key")
    assert "| key2key" in there
    arguments[3], arguments[5] = other_path, path
    back = printed(capsys, *arguments, "--key2key")
    assert [line for line in there.splitlines() if "|" in line and "key " not in line] == [
        line for line in back.splitlines() if "|" in line and "key " not in line
    ]


def test_a_circle_of_pointers_is_refused_with_its_steps(tmp_path, capsys):
    there = template("1", "TO: <B-0001-1>", type_name="A") + template("1", "TO: <A-0001-1>", type_name="B")
    key = write(tmp_path, "key", there)
    assert main(["score", "--task", "template-relation", "--key", key, "--response", key]) == 1
    assert f"{key}:4:9: pointers form a circle: A.TO → B.TO → A; expected" in capsys.readouterr().err
