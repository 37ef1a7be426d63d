"""Documents compared in copies of the process are as one process compares them."""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from annotally.adjudication.project.messages import Decided
from annotally.comparison.result import Level
from annotally.model.text import Source
from annotally.reports.messages import ScoredBatch
from annotally.service import corpus_scoring
from annotally.service.corpus_scoring import CorpusScoring
from annotally.service.server import Service
from annotally.tasks.mat.task import read_mat_task
from annotally.tasks.mat.writer import edited_task_text
from annotally.tasks.similarity_profile import SimilarityChoice
from annotally.tasks.task_names import file_name, text_name
from annotally_resources import resource
from support.small_inputs import BODY, sgml, write

RELATIONS = Path(str(resource("sample"))) / "relations"
RELATIONS_TASK = str(RELATIONS / "relations.xml")
DOCUMENTS = 7
LAST = str(DOCUMENTS)
Sent = list[tuple[str, Any]]


def opened(folder: Path, sent: Sent) -> Service:
    """Return a service with a project of two annotators, in which one document is decided."""
    service = Service(lambda kind, value: sent.append((kind, value)), lambda: None)
    numbers = range(1, DOCUMENTS + 1)
    bodies = BODY, BODY.replace("LOCATION", "PERSON")
    sides = tuple(
        (name, (write(folder, f"{name}.sgm", [sgml(str(number), body) for number in numbers]),))
        for name, body in zip("ab", bodies, strict=True)
    )
    service.open("named-entity", (), sides, key2key=True)
    service.adjudication.files.start(str(folder / "p.annotally"))
    service.adjudication.decide("6", [0], "take", [1], "take B")
    sent.clear()
    return service


@pytest.fixture
def copies(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Have documents compared in three processes, whatever else runs here, and note each copy."""
    made: list[str] = []
    forked = corpus_scoring.forked

    def note(work: Callable[[], Any]) -> AbstractContextManager[Any]:
        made.append("copy")
        return forked(work)

    monkeypatch.setattr(corpus_scoring, "SHARE", 8)
    monkeypatch.setattr(corpus_scoring, "available_processors", lambda: 3)
    monkeypatch.setattr(corpus_scoring, "is_safe", lambda: True)
    monkeypatch.setattr(corpus_scoring, "forked", note)
    return made


def parts(sent: Sent) -> tuple[list[object], list[object], dict[str, Decided]]:
    """Return the corpus lines, the trees, and the decisions that were sent."""
    values = [value for kind, value in sent if kind == "part"]
    batches = [value for value in values if isinstance(value, ScoredBatch)]
    decided = {item.document: item for value in values if isinstance(value, tuple) for item in value}
    return [row for b in batches for row in b.corpus], [tree for b in batches for tree in b.trees], decided


def test_what_is_sent_is_that_of_one_process(tmp_path: Path, copies: list[str]) -> None:
    sent: Sent = []
    service = opened(tmp_path / "copies", sent)
    scored = service.score()
    assert copies == ["copy", "copy"]
    tallies = service.adjudication.scores.score_all()
    alone_sent: Sent = []
    alone = opened(tmp_path / "alone", alone_sent)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(corpus_scoring, "available_processors", lambda: 1)
        assert alone.score().rows == scored.rows
    assert parts(alone_sent)[0] == parts(sent)[0]
    assert [tree.document for tree in parts(sent)[1]] == [str(number + 1) for number in range(DOCUMENTS)]  # type: ignore[attr-defined]  # trees
    without_run = [re.sub("run='[0-9a-f]+'", "", repr(parts(of)[1])) for of in (sent, alone_sent)]
    assert without_run[0] == without_run[1]
    assert parts(sent)[2].keys() == parts(alone_sent)[2].keys()
    assert [item.choice for item in parts(sent)[2].values()] == [
        item.choice for item in parts(alone_sent)[2].values()
    ]
    assert any(parts(sent)[2]["6"].choice)
    assert alone.adjudication.scores.score_all() == tallies
    for item in (service, alone):
        item.adjudication.close()


@pytest.fixture
def scoring(tmp_path: Path, copies: list[str]) -> Iterator[tuple[Service, Sent, Iterator[Any]]]:
    """Yield a service with what it sends, and its documents, the copies of which are made."""
    sent: Sent = []
    service = opened(tmp_path, sent)
    workspace = service.what_is_open[0]
    assert workspace is not None
    documents = CorpusScoring(workspace, service.adjudication, lambda: None).documents()
    assert next(documents)[0].document == "1"
    assert copies == ["copy", "copy"]
    yield service, sent, documents
    service.adjudication.close()


def test_decisions_made_meanwhile_are_sent(scoring: tuple[Service, Sent, Iterator[Any]]) -> None:
    service, sent, documents = scoring
    service.adjudication.decide(LAST, [0], "take", [0], "take A")
    assert len(list(documents)) == DOCUMENTS - 1
    sent.clear()
    service.adjudication.send_decisions(["6", LAST])
    session = service.adjudication.session()
    assert parts(sent)[2] == {"6": session.display("6"), LAST: session.display(LAST)}
    previous = service.adjudication.scores.score_all()
    service.adjudication.decide(LAST, [0], "", [], "again undecided")
    assert service.adjudication.scores.score_all() != previous


def test_a_document_paired_otherwise_meanwhile_is_compared_anew(
    scoring: tuple[Service, Sent, Iterator[Any]],
) -> None:
    service, _, documents = scoring
    workspace = service.what_is_open[0]
    assert workspace is not None
    nodes = workspace.unit(LAST).nodes
    pair = next(row for row in range(len(nodes)) if nodes.level[row] == Level.INSTANCE)
    service.adjudication.editing.split(LAST, pair, "split")
    *_, (row, tree) = documents
    assert tree is workspace.tree(LAST)
    assert row == workspace.corpus_row(LAST)
    assert len(tree.nodes) > len(nodes)


def test_units_of_copies_are_kept(scoring: tuple[Service, Sent, Iterator[Any]]) -> None:
    service, _, documents = scoring
    workspace = service.what_is_open[0]
    assert workspace is not None
    list(documents)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(workspace._comparer), "compare", None)  # nothing is compared any more
        assert [workspace.unit(name).document for name in workspace.document_ids][-1] == LAST


def test_without_an_answer_of_a_copy_its_documents_are_compared_here(
    tmp_path: Path, copies: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: CorpusScoring, documents: Sequence[str]) -> None:
        raise MemoryError(f"{self}: {documents}")

    monkeypatch.setattr(CorpusScoring, "_compare_all", fail)
    sent: Sent = []
    service = opened(tmp_path, sent)
    service.score()
    assert copies == ["copy", "copy"]
    assert len(parts(sent)[0]) == DOCUMENTS
    service.adjudication.close()


def shown(tree: Any) -> tuple[object, ...]:
    """Return what a window shows of a tree."""
    texts = [list(side) for side in tree.texts]
    return tree.document, list(tree.title), texts, tree.nodes.status, list(tree.nodes.end)


def weighed(weight: Fraction) -> str:
    """Return the task of the relations sample with another weight of the first dimension, as its text."""
    source = Source(RELATIONS_TASK, Path(RELATIONS_TASK).read_text("utf-8"))
    file = read_mat_task(source)
    profile, *others = file.task.similarity_profiles
    tags, *other_tags = profile.tag_profiles
    first, *rest = tags.dimensions
    tags = replace(tags, dimensions=(replace(first, weight=weight), *rest))
    profile = replace(profile, tag_profiles=(tags, *other_tags))
    edited = replace(file.task, similarity_profiles=(profile, *others))
    return text_name(source.path, edited_task_text(file, edited))


@pytest.mark.parametrize("least", [1, 40_000])
def test_other_weights_give_what_opening_with_them_gives_in_copies_or_here(
    least: int, copies: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(corpus_scoring, "REWEIGHED", least)
    sides = tuple((name, (str(RELATIONS / name),)) for name in ("key", "response"))
    sent: Sent = []
    service = Service(lambda kind, value: sent.append((kind, value)), lambda: None)
    service.open(file_name(RELATIONS_TASK), (), sides)
    service.score()
    assert copies
    for weight in (Fraction(3), Fraction(1, 8)):
        copies.clear()
        sent.clear()
        service.compare_with(weighed(weight), SimilarityChoice(), "ferry")
        scored = service.score()
        assert bool(copies) is (least == 1)
        fresh_sent: Sent = []
        fresh = Service(lambda kind, value, to=fresh_sent: to.append((kind, value)), lambda: None)
        fresh.open(weighed(weight), (), sides)
        assert fresh.score() == scored
        assert parts(fresh_sent)[0] == parts(sent)[0]
        assert [shown(tree) for tree in parts(sent)[1]] == [shown(tree) for tree in parts(fresh_sent)[1]]
