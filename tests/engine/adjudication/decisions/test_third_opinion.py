"""A third opinion: its probabilities are those of the model, and it decides only what it is sure of."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from annotally.adjudication.project.messages import RuleChoice
from annotally.adjudication.review.votes import project_votes
from annotally.reports.tables.votes import VoteSource
from annotally.service.adjudication import Adjudication
from annotally.service.rules import THIRD_OPINION
from annotally.workspace.label_aggregation import AggregationRequest, aggregate_annotations
from support.span_projects import brat_files, opened, rows_of

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal", "Ida", "Jo"]
TEXT = " ".join(NAMES) + "."
MODELS = ("majority", "dawid-skene", "one-coin", "mace")


def annotations(labels: str) -> str:
    """Return annotations of the names: P for a person, O for an organisation, - for nothing."""
    lines = []
    for number, (name, label) in enumerate(zip(NAMES, labels, strict=True), 1):
        start = TEXT.index(name)
        if label != "-":
            kind = {"P": "PER", "O": "ORG"}[label]
            lines.append(f"T{number}\t{kind} {start} {start + len(name)}\t{name}\n")
    return "".join(lines)


@pytest.fixture
def project(tmp_path: Path) -> Iterator[Adjudication]:
    """Two annotators who agree, and one who calls nearly everything an organisation."""
    labels = ("PPPOOPPO-P", "PPPOOPPO-P", "OPOOOOOOPO")
    paths = [
        brat_files(tmp_path / letter, annotations(given), TEXT)
        for letter, given in zip("abc", labels, strict=True)
    ]
    adjudication = opened(paths, tmp_path / "p.annotally", "spans")
    yield adjudication
    adjudication.close()


def choice(model: str = "dawid-skene", threshold: int = 90) -> RuleChoice:
    return RuleChoice(THIRD_OPINION, model=model, threshold=threshold)


@pytest.mark.parametrize("model", MODELS)
def test_opinions_are_the_estimates_of_the_model_on_the_same_annotations(
    model: str, project: Adjudication
) -> None:
    session = project.session()
    opinions = session.opinions.of(model)
    report = aggregate_annotations(session.workspace, AggregationRequest(model))
    expected = [item.probability for item in report.items]
    assert [found.probability for found in opinions.by_row.values()] == pytest.approx(expected)
    assert opinions.estimate.reliability == pytest.approx(report.aggregation.reliability)
    assert session.opinions.of(model) is opinions


def test_reliability_tells_the_annotators_apart(project: Adjudication) -> None:
    found = project.rules.reliability("dawid-skene")
    assert found.objects == 10
    first, second, third = found.shares
    assert first == second
    assert first is not None
    assert third is not None
    assert first > third


def test_only_what_is_probable_enough_is_decided_and_names_its_source(project: Adjudication) -> None:
    session = project.session()
    by_row = session.opinions.of("mace").by_row
    for threshold in (50, 90, 100):
        sure = {row for (_, row), found in by_row.items() if found.probability >= threshold / 100 - 1e-9}
        preview = project.rules.preview(choice("mace", threshold), 100)
        assert {row for _, row, _ in preview.rows} == sure
        assert all(share >= threshold / 100 - 1e-9 for share in preview.shares)
    before = len(list(session.project.ledger))
    changed = project.rules.run(choice("mace", 50), "third opinion")
    assert changed.count == len(by_row) > 0
    sources = {(line.source, line.rule) for line in project_votes(session) if line.aspect == "label"}
    assert (VoteSource.RULE, "mace:50") in sources
    assert not {source for source, _ in sources} & {VoteSource.ADJUDICATED, VoteSource.UNRESOLVED}
    project.undo()
    assert len(list(session.project.ledger)) == before


def test_what_a_person_decided_stays(project: Adjudication) -> None:
    (row,) = rows_of(project, lambda instance: instance.extents[0].start == 0)
    project.decide("d", [row], "take", [2], "take")
    project.rules.run(choice(threshold=50), "third opinion")
    decision = project.session().state("d").table.own(row)
    assert decision is not None
    assert (decision.sides, decision.rule) == ((2,), "")


def test_a_label_whose_extent_is_in_doubt_is_left_to_a_person(tmp_path: Path) -> None:
    extents = ("0 3\tAda", "0 6\tAda Bo", "0 9\tAda Bo Cy")
    paths = [
        brat_files(tmp_path / letter, f"T1\tPER {extent}\nT2\tORG 26 29\tGus\n", TEXT)
        for letter, extent in zip("abc", extents, strict=True)
    ]
    adjudication = opened(paths, tmp_path / "p.annotally", "spans")
    preview = adjudication.rules.preview(choice("majority", 100), 9)
    rows = rows_of(adjudication, lambda instance: instance.type == "ORG")
    assert [row for _, row, _ in preview.rows] == rows
    adjudication.close()
