"""All 17 real MUC-4 responses in one campaign: figures as scored alone, near the published ones; groups."""

import json
from itertools import combinations

import pytest

from annotally.cli.main import main
from annotally.reports.tables.score_tables import counted, judged
from annotally.tasks.catalogue import find_task
from annotally.workspace.facade import OpenRequest, SideInput, open_workspace
from conformance.data import data

pytestmark = pytest.mark.conformance
Rows = list[dict[str, object]]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Rows]:
    """Return the tables of the campaign of the preset whose pairs of templates are those of MUC-4."""
    out = tmp_path_factory.mktemp("campaign") / "campaign.json"
    key, responses = data("muc34", "keys", "key-tst3.v2"), data("muc34", "responses")
    arguments = ["campaign", "--task", "muc4-gated", str(key), str(responses), "--by", "file"]
    options = ["--measure", "f1", "--measure", "recall", "--measure", "precision", "--format", "json"]
    assert main([*arguments, *options, "--out", str(out)]) == 0
    value = json.loads(out.read_text())
    return {name: table["rows"] for name, table in value["tables"].items()}


@pytest.fixture(scope="module")
def published() -> dict[str, float]:
    """Return the F (P&R) of each system as it was published, in percent."""
    summary = json.loads(data("muc34", "official_scores", "summary.tst3.json").read_text())
    return {name.removeprefix("tst3/"): float(scores["f_measures"]["PR"]) for name, scores in summary.items()}


def test_all_seventeen_stand_in_one_table_with_100_documents(
    tables: dict[str, Rows], published: dict[str, float]
) -> None:
    assert {row["system"] for row in tables["systems"]} == set(published)
    assert [row["rank"] for row in tables["systems"]] == list(range(1, 18))
    assert {row["documents"] for row in tables["systems"]} == {100}
    assert len(tables["documents"]) == 100
    assert len(tables["tests"]) == 3 * 136


@pytest.mark.parametrize("system", ["GE", "LSI", "SYNCH"])
def test_the_figures_of_a_system_are_those_of_its_response_scored_alone(
    tables: dict[str, Rows], system: str
) -> None:
    sides = (
        SideInput("key", (str(data("muc34", "keys", "key-tst3.v2")),)),
        SideInput("response", (str(data("muc34", "responses", f"{system}.response")),)),
    )
    workspace = open_workspace(OpenRequest(find_task("muc4-gated"), sides))
    tally = judged(workspace.task, workspace.totals().table)
    row = next(row for row in tables["systems"] if row["system"] == system)
    assert {name: row[name] for name in counted(tally)} == counted(tally)


def test_the_order_is_the_published_one_but_for_pairs_that_do_not_differ(
    tables: dict[str, Rows], published: dict[str, float]
) -> None:
    """SRA and PARAMAX, MDC and NMSU, published less than a point apart, are exchanged: no test differs."""
    order = [str(row["system"]) for row in tables["systems"]]
    exchanged = {(a, b) for a, b in combinations(order, 2) if published[a] < published[b]}
    assert exchanged == {("PARAMAX", "SRA"), ("NMSU", "MDC")}
    f1 = {(row["first"], row["second"]): row for row in tables["tests"] if row["measure"] == "f1"}
    assert {f1[pair]["differ"] for pair in exchanged} == {"no"}


def test_systems_published_ten_points_apart_differ_significantly(
    tables: dict[str, Rows], published: dict[str, float]
) -> None:
    for row in tables["tests"]:
        first, second = str(row["first"]), str(row["second"])
        if row["measure"] == "f1" and abs(published[first] - published[second]) >= 10:
            assert row["differ"] == "yes", (first, second)


def test_groups_hold_all_systems_and_no_two_that_differ(tables: dict[str, Rows]) -> None:
    differing = {
        (row["measure"], frozenset({row["first"], row["second"]}))
        for row in tables["tests"]
        if row["differ"] == "yes"
    }
    members = set()
    for row in tables["groups"]:
        systems = str(row["systems"]).split(", ")
        members.update((row["measure"], system) for system in systems)
        assert not any((row["measure"], frozenset(pair)) in differing for pair in combinations(systems, 2))
    assert len(members) == 3 * 17
