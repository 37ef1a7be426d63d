"""The workers of a real cluster come to what this process does, whatever becomes of them."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from annotally.model.diagnostics import InputRefused
from annotally.model.wording import Wording
from annotally.tasks.catalogue import find_task
from annotally.workspace.distribution import cluster as connection
from annotally.workspace.distribution import document_scores
from annotally.workspace.distribution.cluster import ClusterWorkers
from annotally.workspace.distribution.document_scores import score_documents
from annotally.workspace.facade import OpenRequest, SideInput, open_workspace
from annotally.workspace.scored_corpus import ScoredCorpus, score_corpus
from support import event_samples
from support.columns_corpus import write_columns
from support.dask_cluster import DaskCluster, dask_cluster
from support.same_scores import assert_same_scores
from support.small_inputs import BODY, sgml, write


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DaskCluster]:
    with dask_cluster(tmp_path_factory.mktemp("dask") / "cluster") as running:
        yield running


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(document_scores, "LEAST_PART", 20)


def entities(folder: Path) -> OpenRequest:
    """Return a request of named entities, all documents of a side in one file."""
    changed = BODY.replace("LOCATION", "PERSON")
    key = write(folder, "key.sgm", [sgml(str(number)) for number in range(40)])
    response = write(folder, "response.sgm", [sgml(str(n), BODY if n % 3 else changed) for n in range(39)])
    sides = (SideInput("key", (key,)), SideInput("response", (response,)))
    return OpenRequest(find_task("named-entity"), sides)


def events(folder: Path) -> OpenRequest:
    """Return a request of event mentions, whose tallies have fractions, with token tables."""
    folder.mkdir()
    gold = {f"d{n}": event_samples.mentions("t1", "t2,t3", "t5") for n in range(20)}
    system = {f"d{n}": event_samples.mentions(*["t1", "t3", "t6"][: n % 4]) for n in range(20)}
    key, response, tokens = event_samples.files(folder, gold, system)
    sides = (SideInput("key", (key,)), SideInput("response", (response,)))
    return OpenRequest(find_task("event-mention"), sides, tokens=(tokens,))


def scores_here(request: OpenRequest) -> ScoredCorpus:
    return score_corpus(open_workspace(request))


@pytest.mark.parametrize("make", [write_columns, entities, events])
def test_workers_come_to_the_scores_of_one_process(
    cluster: DaskCluster, tmp_path: Path, make: Callable[[Path], OpenRequest]
) -> None:
    request = make(tmp_path / "corpus")
    steps: list[int] = []
    with ClusterWorkers(cluster.address) as workers:
        scores = score_documents(
            request, workers, lambda done, _total, note: steps.append(done * (note == "Scoring")),
        )  # fmt: skip
    assert_same_scores(scores, scores_here(request))
    assert len(set(steps)) > 3, "there were several parts"


def at_first_answer(deed: Callable[[], object]) -> Callable[[int, int, Wording], None]:
    """Return a progress function that does something once, when the first part was answered."""
    deeds = [deed]

    def progress(_done: int, _total: int, note: Wording) -> None:
        if note == "Scoring" and deeds:
            deeds.pop()()

    return progress


def test_deaths_of_workers_and_of_the_scheduler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    request = write_columns(tmp_path / "corpus", documents=40)
    with dask_cluster(tmp_path / "cluster") as cluster:
        first, second = cluster.workers
        with ClusterWorkers(cluster.address) as workers:
            scores = score_documents(request, workers, at_first_answer(first.kill))
            assert first.wait(10) < 0
            assert_same_scores(scores, scores_here(request))
            monkeypatch.setattr(connection, "WITHOUT_WORKERS", 0.5)
            with pytest.raises(InputRefused) as refused:
                score_documents(request, workers, at_first_answer(second.kill))
            assert str(refused.value) == (
                f"{cluster.address}: the scheduler has no worker; expected at least one; start workers"
                f" (dask worker {cluster.address})"
            )
            cluster.add_worker()
            monkeypatch.setattr(connection, "WITHOUT_WORKERS", 60)
        with ClusterWorkers(cluster.address) as workers:
            with pytest.raises(InputRefused) as refused:
                score_documents(request, workers, at_first_answer(cluster.scheduler.kill))
            assert str(refused.value).startswith(
                f"{cluster.address}: the scheduler does not answer any more; "
            )


def change_file(path: Path) -> None:
    path.write_text(path.read_text(encoding="utf-8").replace("word1", "word2"), encoding="utf-8")


@pytest.mark.parametrize(
    ("deed", "finding"),
    [
        (change_file, "a worker has another content of this file"),
        (Path.unlink, "a worker does not have this"),
    ],
)
def test_a_worker_with_other_files_never_adds_to_the_sum(
    cluster: DaskCluster, tmp_path: Path, deed: Callable[[Path], object], finding: str
) -> None:
    """Change a file once it was read here, before workers read it, as if theirs were another folder."""
    request = write_columns(tmp_path / "corpus")
    changed = tmp_path / "corpus" / "response" / "d0003.conll"
    deeds = [deed]

    def progress(done: int, total: int, note: Wording) -> None:
        if note == "Reading" and done == total and deeds:
            deeds.pop()(changed)

    with ClusterWorkers(cluster.address) as workers, pytest.raises(InputRefused) as refused:
        score_documents(request, workers, progress)
    (diagnostic,) = refused.value.diagnostics
    assert diagnostic.file == str(changed)
    assert str(diagnostic.found).startswith(finding)
    assert "the same files under the same paths" in str(diagnostic)


def test_a_worker_without_the_folder_says_so(cluster: DaskCluster, tmp_path: Path) -> None:
    request = write_columns(tmp_path / "corpus")

    def progress(done: int, total: int, note: Wording) -> None:
        if note == "Reading" and done == total:
            (tmp_path / "corpus").rename(tmp_path / "elsewhere")

    with ClusterWorkers(cluster.address) as workers, pytest.raises(InputRefused) as refused:
        score_documents(request, workers, progress)
    (diagnostic,) = refused.value.diagnostics
    assert diagnostic.file == str(tmp_path / "corpus" / "key")
    assert str(diagnostic.found).startswith("a worker cannot use it: ")
