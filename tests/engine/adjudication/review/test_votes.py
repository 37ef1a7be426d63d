"""The votes on every object of a project, and what became of them; counted by hand on a sentence."""

import csv
import io
import json
from collections import Counter
from collections.abc import Iterator
from math import log2
from pathlib import Path

import pytest

from annotally.adjudication.project.messages import RuleChoice, VotesFile, Written
from annotally.adjudication.review.votes import project_votes, votes_of_project
from annotally.model.diagnostics import InputRefused
from annotally.reports.tables.votes import VoteLine, VoteSource, votes_text
from annotally.service.adjudication import Adjudication
from support.service_window import ServiceWindow
from support.span_projects import brat_files, opened, rows_of

TEXT = "Ada met Bo in Rome."
ANNOTATORS = (
    "T1\tPER 0 3\tAda\nT2\tPER 8 10\tBo\nT3\tLOC 14 18\tRome\n",
    "T1\tPER 0 3\tAda\nT2\tORG 8 10\tBo\nT3\tLOC 11 18\tin Rome\n",
    "T1\tPER 0 3\tAda\nT2\tPER 8 10\tBo\n",
)


@pytest.fixture
def project(tmp_path: Path) -> Iterator[Adjudication]:
    paths = [
        brat_files(tmp_path / letter, text, TEXT) for letter, text in zip("abc", ANNOTATORS, strict=True)
    ]
    adjudication = opened(paths, tmp_path / "p.annotally", "spans")
    yield adjudication
    adjudication.close()


def lines(adjudication: Adjudication, **options: bool) -> dict[tuple[str, str], VoteLine]:
    """Return the lines about labels and extents, by the words they stand on."""
    found = list(project_votes(adjudication.session(), **options))
    return {(line.item, line.aspect): line for line in found if not line.slot}


def row_at(adjudication: Adjudication, start: int) -> int:
    (row,) = rows_of(adjudication, lambda instance: instance.extents[0].start == start)
    return row


def test_nothing_decided_is_unresolved_with_all_votes_kept(project: Adjudication) -> None:
    found = lines(project)
    assert list(found) == [
        (item, aspect) for item in ("0-3", "8-10", "11-18") for aspect in ("label", "extent")
    ]
    assert {line.source for line in found.values()} == {VoteSource.UNRESOLVED}
    assert {line.final for line in found.values()} == {None}
    assert found["8-10", "label"].votes == ("PER", "ORG", "PER")
    assert found["11-18", "label"].votes == ("LOC", "LOC", "(nothing)")
    assert found["11-18", "extent"].votes == ("14-18", "11-18", None)
    assert found["8-10", "label"].counts == {"PER": 2, "ORG": 1}
    assert found["8-10", "label"].entropy == pytest.approx(log2(3) - 2 / 3)
    assert found["0-3", "label"].entropy == 0
    assert found["8-10", "label"].text == "Bo"


def test_sources_are_those_of_the_decisions(project: Adjudication) -> None:
    session = project.session()
    project.decide("d", [row_at(project, 0)], "take", [1], "take")
    project.decide("d", [row_at(project, 8)], "take", [1], "take", "as the guidelines say")
    project.remark("d", row_at(project, 8), "ask Cleo", False, "note")
    project.decide("d", [row_at(project, 14)], "neither", [], "leave out")
    found = lines(project)
    assert (found["0-3", "label"].final, found["0-3", "label"].source) == ("PER", VoteSource.UNANIMOUS)
    adjudicated = found["8-10", "label"]
    assert (adjudicated.final, adjudicated.source) == ("ORG", VoteSource.ADJUDICATED)
    assert (adjudicated.reason, adjudicated.comment) == ("as the guidelines say", "ask Cleo")
    assert adjudicated.by == session.user
    assert found["8-10", "extent"].source is VoteSource.UNANIMOUS
    left_out = found["11-18", "label"]
    assert (left_out.final, left_out.source) == ("(nothing)", VoteSource.ADJUDICATED)
    assert found["11-18", "extent"].final is None


def test_votes_for_what_is_left_out_are_not_unanimous(tmp_path: Path) -> None:
    folders = [brat_files(tmp_path / letter, ANNOTATORS[0], TEXT) for letter in "ab"]
    folders.append(brat_files(tmp_path / "c", ANNOTATORS[2], TEXT))
    adjudication = opened(folders, tmp_path / "p.annotally", "spans")
    adjudication.decide("d", [row_at(adjudication, 14)], "neither", [], "leave out")
    extent = lines(adjudication)["14-18", "extent"]
    adjudication.close()
    assert extent.votes == ("14-18", "14-18", None)
    assert (extent.final, extent.source) == (None, VoteSource.ADJUDICATED)


def test_rules_are_named_and_those_for_open_objects_count(project: Adjudication) -> None:
    project.rules.run(RuleChoice("majority"), "majority")
    project.key.fill_open({"LOC": ("take", (0,))}, "open")
    found = lines(project)
    by_majority = found["8-10", "label"]
    assert (by_majority.final, by_majority.source, by_majority.rule) == ("PER", VoteSource.RULE, "majority")
    assert found["0-3", "label"].source is VoteSource.UNANIMOUS
    is_open = found["11-18", "label"]
    assert (is_open.final, is_open.source, is_open.rule) == ("LOC", VoteSource.RULE, "open")


def test_what_is_left_out_of_the_key_has_the_votes_of_all_the_same(project: Adjudication) -> None:
    rows = [row_at(project, start) for start in (0, 8, 14)]
    project.decide("d", rows, "neither", [], "leave out")
    labels = [line for line in lines(project).values() if line.aspect == "label"]
    assert [line.final for line in labels] == ["(nothing)"] * 3
    assert sum(sum(line.counts.values()) for line in labels) == 9


def test_an_added_annotation_has_no_votes(project: Adjudication) -> None:
    project.editing.add("d", Written((), "PER", ((4, 7),)), "add")
    line = lines(project)["4-7", "label"]
    assert (line.votes, line.counts, line.entropy) == ((None, None, None), {}, None)
    assert (line.final, line.source, line.text) == ("PER", VoteSource.ADJUDICATED, "met")


def test_what_is_decided_in_parts_says_so_of_each_part(project: Adjudication) -> None:
    state = project.session().state("d")
    row = row_at(project, 8)
    for part in state.table.nodes.children(row):
        project.decide("d", [part], "take", [0], "take")
    assert lines(project)["8-10", "label"].source is VoteSource.ADJUDICATED


def test_without_text_values_are_numbers_that_keep_the_distribution(tmp_path: Path) -> None:
    window = ServiceWindow(tmp_path)
    session = window.service.adjudication.session()
    whole, bare = (list(project_votes(session, texts=texts)) for texts in (True, False))
    window.close()
    assert any(line.text for line in whole) or any(line.slot for line in whole)
    slots = Counter(line.slot for line in whole)
    assert slots["organization/name"] > 0
    names = {vote for line in whole if line.slot == "organization/name" for vote in line.votes if vote}
    text = votes_text("jsonl", bare, window.workspace.side_names)
    assert not any(json.dumps(name, ensure_ascii=False)[1:-1] in text for name in names if len(name) > 9)
    for full, empty in zip(whole, bare, strict=True):
        assert sorted(full.counts.values()) == sorted(empty.counts.values())
        assert full.entropy == empty.entropy
        assert not empty.text


def test_both_forms_say_the_same(project: Adjudication, tmp_path: Path) -> None:
    project.decide("d", [row_at(project, 8)], "take", [1], "take")
    session = project.session()
    objects = [json.loads(line) for line in votes_of_project(session, "v.jsonl").splitlines()]
    rows = list(csv.DictReader(io.StringIO(votes_of_project(session, "v.csv"))))
    assert len(objects) == len(rows) == 6
    for entry, row in zip(objects, rows, strict=True):
        assert json.loads(row["votes"]) == entry["votes"]
        assert {name: row[f"by:{name}"] or None for name in "ABC"} == entry["annotators"]
        assert (row["final"] or None, row["source"]) == (entry["final"], entry["source"])
        assert float(row["entropy"]) == entry["entropy"]
    with pytest.raises(InputRefused, match=r"a name that ends in \.jsonl or \.csv"):
        votes_of_project(session, "votes.xml")


def test_votes_are_written_beside_the_key_and_alone(project: Adjudication, tmp_path: Path) -> None:
    votes = VotesFile(str(tmp_path / "votes.jsonl"))
    assert project.key.export_votes(votes) == votes.path
    before = Path(votes.path).read_text("utf-8")
    target = str(tmp_path / "final.ann")
    with pytest.raises(InputRefused, match="undecided"):
        project.key.export(target, None, 0, (), votes)
    assert Path(votes.path).read_text("utf-8") == before
    project.key.fill_open({"PER": ("take", (0,)), "LOC": ("take", (0,)), "ORG": ("take", (0,))}, "open")
    files = project.key.export(str(tmp_path / "final"), None, 0, (), votes)
    assert files[-1] == votes.path
    assert '"source":"rule"' in Path(votes.path).read_text("utf-8")
    assert votes.path in project.key.place(str(tmp_path / "final"), None, 0, votes.path).standing
    with pytest.raises(InputRefused, match="is chosen for two outputs"):
        project.key.export(votes.path, None, 0, (), votes)
