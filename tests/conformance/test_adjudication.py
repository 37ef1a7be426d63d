"""Adjudication of real annotations: the published final version comes out of decisions derived from it."""

from collections import Counter
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from annotally.adjudication.decisions.rules import unanimous
from annotally.adjudication.project.entries import Choice, Decision
from annotally.adjudication.project.state import Description, create
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.comparison.result import RowKey, sum_tables
from annotally.formats.base import ReadOptions
from annotally.formats.io import read
from annotally.model.annotation_sets import AnnotationSet, pointer_name
from annotally.model.instances import Instance
from annotally.scoring.families import AnyTally, f1
from annotally.scoring.matches import MatchTally
from annotally.scoring.measures import rounded
from annotally.tasks.catalogue import find_task
from annotally.tasks.resolve import as_keys
from annotally.workspace.facade import OpenRequest, SideInput, open_workspace
from conformance.data import data
from support.open_documents import open_documents

pytestmark = pytest.mark.conformance

Span = tuple[str, int, int]
LAYER = "ner"
OPTIONS = ReadOptions(layer=LAYER)
ALL: RowKey = ("tag", "<all>")
"""The row of everything by its exact place and label."""


def span(instance: Instance) -> Span:
    return instance.type, instance.extents[0].start, instance.extents[0].end


def spans(instances: Iterable[Instance]) -> Counter[Span]:
    return Counter(map(span, instances))


def chapters() -> list[str]:
    """Return the paths of all chapters, up to what tells annotators and final version apart."""
    values = sorted(str(path).removesuffix("_final.tsv") for path in data("novels", "gs").glob("*_final.tsv"))
    assert len(values) == 12
    return values


def opened(chapter: str, folder: Path, options: ReadOptions) -> AdjudicationSession:
    sides = tuple(
        SideInput(name, (f"{chapter}_{end}.tsv",), layer=LAYER) for name, end in (("A", 1), ("B", 2))
    )
    repaired = options.repair_lookalikes
    request = OpenRequest(as_keys(find_task("spans")), sides, repair_lookalikes=repaired)
    description = Description("spans", (), ("A", "B"), None, (LAYER, LAYER), repaired, key2key=True)
    return AdjudicationSession(open_workspace(request), create(str(folder / "p.annotally"), description))


def replay(adjudicator: AdjudicationSession, final: Sequence[Instance]) -> None:
    """Decide every object as the published version has it; add by hand what only that has."""
    (document,) = adjudicator.workspace.document_ids
    expected = spans(final)
    instances = adjudicator.workspace.sides.instances(document)
    nodes = adjudicator.workspace.unit(document).nodes
    choices: dict[tuple[int, ...], list[int]] = {}
    for row in adjudicator.state(document).table.objects():
        taken = []
        for side in (0, 1):
            number = nodes.sides[side].instance[row]
            if number >= 0 and expected[span(instances[side][number])]:
                expected[span(instances[side][number])] -= 1
                taken.append(side)
        choices.setdefault(tuple(taken), []).append(row)
    for sides, rows in choices.items():
        decision = Decision(Choice.TAKE, sides) if sides else Decision(Choice.NEITHER)
        adjudicator.decide(document, rows, decision, "as published", "a reader")
    for instance in final:
        if expected[span(instance)]:
            expected[span(instance)] -= 1
            adjudicator.add(document, instance, "only published", "a reader")


@pytest.mark.parametrize(
    ("repaired", "correct", "f"),
    [
        (False, (2217, 2398, 2632), ("82.00", "87.31", "92.58")),
        (True, (2218, 2398, 2633), ("82.04", "87.31", "92.61")),
    ],
    ids=["written", "repaired"],
)
def test_novels_come_out_as_published_and_score_as_published(
    tmp_path: Path, repaired: bool, correct: tuple[int, ...], f: tuple[str, ...]
) -> None:
    """All twelve chapters; the three scores are those that a window shows while they are adjudicated."""
    options = replace(OPTIONS, repair_lookalikes=repaired)
    totals, tables = Counter[str](), list[list[Mapping[RowKey, AnyTally]]]()
    for number, chapter in enumerate(chapters()):
        folder = tmp_path / str(number)
        folder.mkdir()
        adjudicator = opened(chapter, folder, options)
        (published,) = read([f"{chapter}_final.tsv"], options).annotations.documents.values()
        replay(adjudicator, published.instances)
        assert open_documents(adjudicator) == []
        (written,) = adjudicator.scorer.export(str(folder / "final.tsv"))
        (second_document,) = read([written], options).annotations.documents.values()
        assert spans(second_document.instances) == spans(published.instances)
        (document,) = adjudicator.workspace.document_ids
        candidate_spans, two = (spans(side) for side in adjudicator.workspace.sides.instances(document))
        final = spans(second_document.instances)
        totals.update({"A": candidate_spans.total(), "B": two.total(), "final": final.total()})
        totals.update(
            {
                "AB": (candidate_spans & two).total(),
                "A final": (candidate_spans & final).total(),
                "B final": (two & final).total(),
            }
        )
        scores = adjudicator.scorer.scores(document)
        tables.append([scores.between, *scores.against])
        adjudicator.project.close()
    assert totals == {"A": 2607, "B": 2800, "final": 2886} | dict(
        zip(("AB", "A final", "B final"), correct, strict=True)
    )
    actual_sum_tables = [sum_tables(each)[ALL] for each in zip(*tables, strict=True)]
    assert [sum_table.match for sum_table in actual_sum_tables if isinstance(sum_table, MatchTally)] == list(
        correct
    )
    assert [rounded((f1(sum_table) or 0) * 100, 2) for sum_table in actual_sum_tables] == list(f)


# --- WebAnno: two users, and what the curator has of what they agree on

Said = tuple[str, tuple[tuple[int, int], ...], tuple[object, ...]]


def said(annotation_set: AnnotationSet, layers: Container[str]) -> list[Said]:
    """Return the annotations of some layers: type, place, features; pointers as type and place of theirs."""
    result = []
    for name, document in annotation_set.documents.items():
        named = {pointer_name(name, instance): instance for instance in document.instances}
        for instance in document.instances:
            if instance.type not in layers:
                continue
            fills: list[object] = []
            for slot in instance.slots:
                for reading in slot.readings():
                    target = named.get(reading.target or "")
                    place = (target.type, target.extents) if target is not None else reading.text
                    fills.append((slot.name, place))
            extents = tuple((extent.start, extent.end) for extent in instance.extents)
            result.append((instance.type, extents, tuple(fills)))
    return sorted(result, key=repr)


CURATED = [
    ("relationLabelTest", ("POS", "Dependency"), 51),
    ("relStackedTest", ("Multivalspan", "Multivalrel"), 1),
    ("simpleSpanDiffNoLabelTest", ("POS",), 0),
    ("simpleSpanDiffWithLabelTest", ("POS",), 0),
    ("simpleSpanNoDiffNoLabelTest", ("POS",), 1),
]
"""Case, layers, and how many annotations of them the curator has."""


@pytest.mark.parametrize(("case", "layers", "count"), CURATED)
def test_what_two_users_agree_on_is_what_the_curator_has(
    case: str, layers: tuple[str, ...], count: int, tmp_path: Path
) -> None:
    sides = tuple(SideInput(who, (str(data("webanno", case, f"{who}.tsv")),)) for who in ("user1", "user2"))
    workspace = open_workspace(OpenRequest(as_keys(find_task("mat")), sides))
    project = create(str(tmp_path / "p.annotally"), Description("mat", (), ("user1", "user2"), key2key=True))
    adjudicator = AdjudicationSession(workspace, project)
    adjudicator.rules.run(unanimous(), "what all agree on")
    assert open_documents(adjudicator) == []
    (written,) = adjudicator.scorer.export(str(tmp_path / "final.tsv"))
    curator = said(read([data("webanno", case, "curator.tsv")], ReadOptions()).annotations, layers)
    assert len(curator) == count
    final = read([written], ReadOptions()).annotations
    assert said(final, layers) == curator
    project.close()
