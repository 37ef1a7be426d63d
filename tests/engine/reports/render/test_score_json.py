"""The JSON of a score: schema 1 as the help page describes it, every number from the tables."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from annotally.comparison.constraints import Constraints
from annotally.comparison.result import TOTAL, UnitComparison
from annotally.model.annotation_sets import stable_ids
from annotally.model.diagnostics import warning
from annotally.reports.render.pair_rows import node_scores
from annotally.reports.tables.score_tables import counted, score_rows
from annotally.scoring.measures import MEASURES, f_measure
from annotally.scoring.tally import CountColumn, Tally
from annotally.tasks.catalogue import find_task
from annotally.workspace.facade import OpenRequest, SideInput, Workspace, open_workspace
from annotally_resources import resource
from support.builders import counted_once
from support.json_results import result_text, workspace_text
from support.small_inputs import BODY, sgml, template, write


def opened(key: str, response: str, task: str = "named-entity") -> Workspace:
    sides = (SideInput("key", (key,)), SideInput("response", (response,)))
    return open_workspace(OpenRequest(find_task(task), sides))


def result(workspace: Workspace) -> dict[str, Any]:
    text = workspace_text(workspace)
    assert text.endswith("}\n")
    value = json.loads(text)
    assert isinstance(value, dict)
    return value


@pytest.fixture
def workspace(tmp_path: Path) -> Workspace:
    body = BODY + ' <TIMEX TYPE="DATE" STATUS="OPT">today</TIMEX> 1'
    second = BODY.replace("LOCATION", "PERSON") + ' today <NUMEX TYPE="MONEY">1</NUMEX>'
    key = write(tmp_path, "key.sgm", [sgml("1", body), sgml("2")])
    response = write(tmp_path, "response.sgm", [sgml("1", second), sgml("3")])
    return opened(key, response)


def walk(pairs: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [node for pair in pairs for node in (pair, *walk(pair["children"]))]


def blocks(page: str) -> dict[str, str]:
    return dict(re.findall(r"^```(\w+)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL))


def test_the_example_of_the_help_page_is_what_comes_out(tmp_path: Path) -> None:
    page = blocks(resource("help", "json.md").read_text(encoding="utf-8"))
    key, response = (write(tmp_path, name, page[name]) for name in ("key", "response"))
    new_result = result(opened(key, response, "template-element"))
    printed = json.loads(page["json"])
    for of_this_version in ("program", "signature"):
        assert isinstance(new_result.pop(of_this_version), str)
        assert isinstance(printed.pop(of_this_version), str)
    assert new_result["terms"].pop("definition").isalnum()
    assert printed["terms"].pop("definition").isalnum()
    assert new_result == printed


def test_the_help_page_describes_every_key(workspace: Workspace) -> None:
    page = resource("help", "json.md").read_text(encoding="utf-8").split("## Example")[0]
    value = result(workspace)
    used = {*value, *value["documents"][0], *value["rows"][0], *value["warnings"][0], *value["pairs"][0]}
    used |= {*value["terms"], "key_fill", *value["totals"]["tally"], *value["totals"]["measures"]}
    missing = [key for key in used if f"`{key}`" not in page]
    assert missing == []


def test_rows_totals_and_documents_are_those_of_the_tables(workspace: Workspace) -> None:
    value = result(workspace)
    comparison = workspace.comparison()
    rows = score_rows(workspace.task, comparison.table)
    assert [(row["section"], row["name"]) for row in value["rows"]] == [(r.section, r.path) for r in rows]
    assert [row["tally"] for row in value["rows"]] == [counted(r.tally) for r in rows]
    for row, expected in zip(value["rows"], rows, strict=True):
        for measure in MEASURES:
            ratio = measure.compute(expected.tally)
            assert row["measures"][measure.key] == (None if ratio is None else float(ratio))  # C2
    assert value["totals"]["tally"] == counted(comparison.table[TOTAL])
    for name in value["totals"]["tally"]:
        assert sum(item["tally"][name] for item in value["documents"]) == value["totals"]["tally"][name]
    assert [item["id"] for item in value["documents"]] == ["1", "2", "3"]
    assert value["signature"] == workspace.signature


def test_pairs_name_their_objects_states_and_extents(workspace: Workspace) -> None:
    value = result(workspace)
    values = [
        (p["document"], p["name"], p["key"] is not None, p["response"] is not None, p["status"])
        for p in value["pairs"]
    ]
    assert values == [
        ("1", "enamex", True, True, "COR"),
        ("1", "enamex", True, True, "INC"),
        ("1", "timex", True, False, "OPT"),
        ("1", "numex", False, True, "SPU"),
        ("2", "enamex", True, False, "MIS"),
        ("2", "enamex", True, False, "MIS"),
        ("3", "enamex", False, True, "SPU"),
        ("3", "enamex", False, True, "SPU"),
    ]
    wrong = value["pairs"][1]
    assert wrong["facets"]["type"] == {"status": "INC", "value": 0.0}
    assert wrong["facets"]["text"] == {"status": "COR", "value": 1.0}
    assert wrong["score"] == 0.5
    start, end = wrong["key_extent"]
    assert workspace.document("1").text[start:end] == "Fictown" == wrong["key_text"]
    assert value["pairs"][2]["score"] is None
    names = {(p["document"], p["name"], p["key"]) for p in value["pairs"] if p["key"] is not None}
    assert len(names) == 5


def test_every_node_of_the_tree_is_in_the_pairs(workspace: Workspace) -> None:
    nodes = walk(result(workspace)["pairs"])
    units: list[UnitComparison] = [
        workspace.unit(document_identifier) for document_identifier in workspace.document_ids
    ]
    assert len(nodes) == sum(len(unit.nodes) - 1 for unit in units)


def test_a_score_is_the_f_of_the_fills_a_node_counts(workspace: Workspace) -> None:
    for document_id in workspace.document_ids:
        nodes = workspace.unit(document_id).nodes
        for row, score in enumerate(node_scores(nodes)):
            tally = Tally()
            for below in range(row, nodes.end[row]):
                for share in nodes.node(below).shares:
                    if share.row == TOTAL:
                        tally += counted_once(CountColumn(share.column), share.amount)
            f = f_measure(tally)
            assert score == (None if f is None else float(f))


def test_warnings_have_place_and_message_even_where_a_file_name_is_no_text(tmp_path: Path) -> None:
    key = write(tmp_path, "key", template("1", 'NAME: "Ada"'))
    workspace = opened(key, key, "template-element")
    odd = warning("caf\udce9.txt", 3, 0, "something", "something else", "mend it")
    text = result_text(workspace.task, workspace.comparison(), workspace.sides, [odd])
    assert json.loads(text)["warnings"] == [
        {"file": "caf?.txt", "line": 3, "column": 0, "message": "something; expected something else; mend it"}
    ]


def test_c4_pairs_changed_by_hand_are_counted_and_signed(workspace: Workspace) -> None:
    assert "manual" not in result(workspace)
    first, second = (stable_ids("1", side) for side in workspace.sides.instances("1"))
    workspace.with_constraints("1", Constraints(frozenset(), frozenset({(first[0], second[0])})))
    actual = result(workspace)
    assert actual["manual"] == 1
    assert actual["signature"].endswith(" | manual (1)")
