"""A corpus is the sum of its files where that is sure; else all files are read, for the same scores."""

from collections.abc import Callable
from pathlib import Path

import pytest

from annotally.model.diagnostics import Diagnostic, InputRefused
from annotally.tasks.catalogue import find_task
from annotally.workspace.distribution import file_groups, remote_scores
from annotally.workspace.distribution.file_parts import FilePart
from annotally.workspace.distribution.parts import Part
from annotally.workspace.distribution.remote_scores import score_by_workers
from annotally.workspace.facade import OpenRequest, SideInput, open_workspace
from annotally.workspace.scored_corpus import ScoredCorpus, score_corpus
from support.columns_corpus import write_columns
from support.inline_workers import InlineWorkers
from support.same_scores import assert_same_scores
from support.small_inputs import BODY, sgml, write

NUMBERS = range(6)


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_groups, "LEAST_FILES", 2)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[OpenRequest]:
    """Return the requests that this process opens for warnings."""
    requests: list[OpenRequest] = []

    def noted(request: OpenRequest, *rest: object) -> object:
        requests.append(request)
        return open_workspace(request, *rest)  # type: ignore[arg-type]  # handed on as they came

    monkeypatch.setattr(remote_scores, "open_workspace", noted)
    return requests


def folders(folder: Path, task: str, name: Callable[[int], str], *texts: Callable[[int], str]) -> OpenRequest:
    """Write a folder for each side with a file for each number; return the request to compare them."""
    for side, text in zip(("key", "response"), texts, strict=True):
        for number in NUMBERS:
            write(folder / side, name(number), text(number))
    paths = ((str(folder / "key"),), (str(folder / "response"),))
    return OpenRequest(find_task(task), (SideInput("key", paths[0]), SideInput("response", paths[1])))


def entities(folder: Path) -> OpenRequest:
    changed = BODY.replace("LOCATION", "PERSON")
    return folders(
        folder,
        "named-entity",
        lambda n: f"d{n}.sgm",
        lambda n: sgml(str(n)) + sgml(f"10{n}"),
        lambda n: sgml(str(n), changed if n % 2 else BODY) + sgml(f"10{n}"),
    )


def chains(folder: Path) -> OpenRequest:
    def rows(number: int, last: str) -> str:
        return (
            f"#begin document (d{number}); part 000\n"
            f"d{number} 0 0 Ada - - - - - - - (1)\nd{number} 0 1 saw - - - - - - - -\n"
            f"d{number} 0 2 her - - - - - - - {last}\n\n#end document\n"
        )

    return folders(
        folder,
        "conll-coreference",
        lambda n: f"d{n}.conll",
        lambda n: rows(n, "(1)"),
        lambda n: rows(n, "(1)" if n % 2 else "(2)"),
    )


def standoff(folder: Path) -> OpenRequest:
    """Return a request of brat files with their texts; each document has a label of its own."""
    for side in ("key", "response"):
        for number in NUMBERS:
            write(folder / side, f"d{number}.txt", "Ada of Fictown")
    return folders(
        folder,
        "mat",
        lambda n: f"d{n}.ann",
        lambda n: f"T1\tPerson 0 3\tAda\nT2\tPlace{n} 7 14\tFictown\n",
        lambda n: f"T1\tPerson 0 3\tAda\nT2\tPlace{n // 2} 7 14\tFictown\n",
    )


def with_configuration(folder: Path) -> OpenRequest:
    request = standoff(folder)
    write(folder / "key", "annotation.conf", "[entities]\nPerson\n")
    return request


@pytest.mark.parametrize("make", [write_columns, entities, chains, standoff, with_configuration])
def test_nothing_is_opened_here_where_the_corpus_is_the_sum_of_its_files(
    tmp_path: Path, opened: list[OpenRequest], make: Callable[[Path], OpenRequest]
) -> None:
    request, workers = make(tmp_path), InlineWorkers()
    scores = score_by_workers(request, workers)
    assert opened == []
    assert len(workers.parts) > 1
    assert all(isinstance(part, FilePart) for part in workers.parts)
    here = score_corpus(open_workspace(request))
    assert_same_scores(scores, here)


def test_parts_that_lack_labels_are_compared_again_by_the_task_of_all(tmp_path: Path) -> None:
    workers = InlineWorkers()
    score_by_workers(standoff(tmp_path), workers)
    tasks = [part.task for part in workers.parts if isinstance(part, FilePart)]
    first, again = tasks[:3], tasks[3:]
    assert first == [None] * 3
    assert len(again) == 3
    assert {len(task.similarity.schema.labels) for task in again if task is not None} == {7}


def stray_tag(folder: Path) -> None:
    """Make a reader warn."""
    file = folder / "key" / "d0002.conll"
    file.write_text(file.read_text(encoding="utf-8").replace("\tB-", "\tI-", 1), encoding="utf-8")


def test_warnings_count_over_all_documents_and_are_made_here(
    tmp_path: Path, opened: list[OpenRequest]
) -> None:
    request, workers = write_columns(tmp_path), InlineWorkers()
    stray_tag(tmp_path)
    scores = score_by_workers(request, workers)
    assert opened == [request]
    assert all(isinstance(part, FilePart) for part in workers.parts), "tallies came by files all the same"
    here = score_corpus(open_workspace(request))
    assert len(here.warnings) > 0
    assert_same_scores(scores, here)


def test_formats_that_are_read_across_files_are_read_together(tmp_path: Path) -> None:
    head = "#FORMAT=WebAnno TSV 3.3\n#T_SP=webanno.custom.Entity|value\n\n\n#Text=Ada left\n"
    request = folders(
        tmp_path,
        "spans",
        lambda n: f"d{n}.tsv",
        lambda _n: f"{head}1-1\t0-3\tAda\tPERSON\t\n1-2\t4-8\tleft\t_\t\n",
        lambda n: f"{head}1-1\t0-3\tAda\t{'PERSON' if n % 2 else 'PLACE'}\t\n1-2\t4-8\tleft\t_\t\n",
    )
    workers = InlineWorkers()
    assert_same_scores(score_by_workers(request, workers), score_corpus(open_workspace(request)))
    assert [type(part) for part in workers.parts] == [FilePart] * 3 + [Part]


def missing_file(folder: Path) -> None:
    (folder / "response" / "d3.sgm").unlink()


def document_in_another_file(folder: Path) -> None:
    files = [folder / "response" / f"d{number}.sgm" for number in (1, 5)]
    texts = [file.read_bytes() for file in files]
    for file, text in zip(files, reversed(texts), strict=True):
        file.write_bytes(text)


def silent_file(folder: Path) -> None:
    (folder / "response" / "d3.sgm").write_text("\n", encoding="utf-8")


def other_format(folder: Path) -> None:
    for side in ("key", "response"):
        (folder / side / "d5.sgm").write_text("word\tB-PER\nword\tO\nword\tO\nword\tO\n", encoding="utf-8")


def twice_the_same_document(folder: Path) -> None:
    for side in ("key", "response"):
        write(folder / side, "d5.sgm", sgml("1"))


def damaged_file(folder: Path) -> None:
    (folder / "key" / "d4.sgm").write_text(sgml("4").replace("</ENAMEX>", "", 1), encoding="utf-8")


@pytest.mark.parametrize(
    "change",
    [
        missing_file,
        document_in_another_file,
        silent_file,
        other_format,
        twice_the_same_document,
        damaged_file,
    ],
)
def test_files_that_depend_on_each_other_are_read_together(
    tmp_path: Path, change: Callable[[Path], None]
) -> None:
    request = entities(tmp_path)
    change(tmp_path)
    here = outcome(lambda: score_corpus(open_workspace(request)))
    by_workers = outcome(lambda: score_by_workers(request, InlineWorkers()))
    if isinstance(here, ScoredCorpus) and isinstance(by_workers, ScoredCorpus):
        assert_same_scores(by_workers, here)
    assert type(by_workers) is type(here)
    assert isinstance(here, ScoredCorpus) or by_workers == here


def outcome(score: Callable[[], ScoredCorpus]) -> ScoredCorpus | tuple[Diagnostic, ...]:
    try:
        return score()
    except InputRefused as refused:
        return refused.diagnostics


def test_an_only_part_is_compared_with_its_document_in_another_file(tmp_path: Path) -> None:
    """The key has parts, the response none; two of its documents stand in each other's files."""
    request = chains(tmp_path)
    for number in NUMBERS:
        file = tmp_path / "response" / f"d{number}.conll"
        name = {1: 5, 5: 1}.get(number, number)
        text = file.read_text(encoding="utf-8").replace(f"(d{number}); part 000", f"(d{name})")
        file.write_text(text, encoding="utf-8")
    here = score_corpus(open_workspace(request))
    assert len(here.comparison.units) == len(NUMBERS)
    assert_same_scores(score_by_workers(request, InlineWorkers()), here)


@pytest.mark.parametrize("change", ["content", "gone"])
def test_a_worker_with_another_file_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    """The file changes behind the back of the worker: its part is answered by what was in it."""
    request, workers = write_columns(tmp_path), InlineWorkers()
    file = tmp_path / "key" / "d0001.conll"
    submit = InlineWorkers.submit

    def late(self: InlineWorkers, work: Callable[..., object], part: object) -> object:
        if change == "gone" and file.exists():
            text = file.read_bytes()
            file.unlink()
            answer = submit(self, work, part)
            file.write_bytes(text)
            return answer
        answer = submit(self, work, part)
        if change == "content":
            file.write_bytes(file.read_bytes().replace(b"word1\t", b"word2\t"))
        return answer

    monkeypatch.setattr(InlineWorkers, "submit", late)
    with pytest.raises(InputRefused) as refused:
        score_by_workers(request, workers)
    (diagnostic,) = refused.value.diagnostics
    assert diagnostic.file == str(file)
    assert str(diagnostic.found).startswith("a worker ")
    assert "a folder that all workers share" in str(diagnostic)


def test_a_file_that_is_gone_here_when_a_worker_has_read_it_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    request, workers = write_columns(tmp_path), InlineWorkers()
    file, submit = tmp_path / "key" / "d0001.conll", InlineWorkers.submit

    def late(self: InlineWorkers, work: Callable[..., object], part: object) -> object:
        answer = submit(self, work, part)
        file.unlink(missing_ok=True)
        return answer

    monkeypatch.setattr(InlineWorkers, "submit", late)
    with pytest.raises(InputRefused) as refused:
        score_by_workers(request, workers)
    assert [diagnostic.file for diagnostic in refused.value.diagnostics] == [str(file)]
