"""Adjudication of real annotations: the published final version comes out of decisions derived from it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from annotally.adjudication.entries import Choice, Decision
from annotally.adjudication.project import Description, create
from annotally.adjudicator import Adjudicator
from annotally.formats.base import ReadOptions
from annotally.formats.sources import read
from annotally.model.instances import Instance
from annotally.tasks.catalogue import find_task
from annotally.tasks.configured import as_keys
from annotally.workspace import OpenRequest, SideInput, open_workspace
from conformance.data import data

pytestmark = pytest.mark.conformance

Span = tuple[str, int, int]
LAYER = "ner"
OPTIONS = ReadOptions(layer=LAYER)


def span(instance: Instance) -> Span:
    return instance.type, instance.extents[0].start, instance.extents[0].end


def spans(instances: Iterable[Instance]) -> Counter[Span]:
    return Counter(map(span, instances))


def chapters() -> list[str]:
    """Return the paths of all chapters, up to what tells annotators and final version apart."""
    found = sorted(str(path).removesuffix("_final.tsv") for path in data("novels", "gs").glob("*_final.tsv"))
    assert len(found) == 12
    return found


def opened(chapter: str, folder: Path) -> Adjudicator:
    sides = tuple(
        SideInput(name, (f"{chapter}_{end}.tsv",), layer=LAYER) for name, end in (("A", 1), ("B", 2))
    )
    workspace = open_workspace(OpenRequest(as_keys(find_task("spans")), sides))
    description = Description("spans", (), ("A", "B"), layers=(LAYER, LAYER), key2key=True)
    return Adjudicator(workspace, create(str(folder / "p.annotally"), description))


def replay(adjudicator: Adjudicator, final: Sequence[Instance]) -> None:
    """Decide every object as the published version has it; add by hand what only that has."""
    (document,) = adjudicator.workspace.document_ids
    wanted = spans(final)
    instances = adjudicator.workspace.sides.instances(document)
    nodes = adjudicator.workspace.unit(document).nodes
    choices: dict[tuple[int, ...], list[int]] = {}
    for row in adjudicator.settled(document).objects():
        taken = []
        for side in (0, 1):
            number = nodes.sides[side].instance[row]
            if number >= 0 and wanted[span(instances[side][number])]:
                wanted[span(instances[side][number])] -= 1
                taken.append(side)
        choices.setdefault(tuple(taken), []).append(row)
    for sides, rows in choices.items():
        decision = Decision(Choice.TAKE, sides) if sides else Decision(Choice.NEITHER)
        adjudicator.decide(document, rows, decision, "as published", "a reader")
    for instance in final:
        if wanted[span(instance)]:
            wanted[span(instance)] -= 1
            adjudicator.add(document, instance, "only published", "a reader")


def test_novels_come_out_as_published(tmp_path: Path) -> None:
    counts: Counter[str] = Counter()
    for number, chapter in enumerate(chapters()):
        folder = tmp_path / str(number)
        folder.mkdir()
        adjudicator = opened(chapter, folder)
        (published,) = read([f"{chapter}_final.tsv"], OPTIONS).annotations.documents.values()
        replay(adjudicator, published.instances)
        assert adjudicator.open_documents() == []
        (written,) = adjudicator.export(str(folder / "final.tsv"))
        (again,) = read([written], OPTIONS).annotations.documents.values()
        assert spans(again.instances) == spans(published.instances)
        (document,) = adjudicator.workspace.document_ids
        one, two = (spans(side) for side in adjudicator.workspace.sides.instances(document))
        final = spans(again.instances)
        counts.update(
            {"A": one.total(), "B": two.total(), "final": final.total(), "AB": (one & two).total()}
            | {"A final": (one & final).total(), "B final": (two & final).total()}
        )
        adjudicator.project.close()
    assert counts == {"A": 2607, "B": 2800, "final": 2886, "AB": 2217, "A final": 2398, "B final": 2632}
