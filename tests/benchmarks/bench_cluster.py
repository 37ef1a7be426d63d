"""Costs of a comparison by a cluster: what a worker works and returns, and what the client works.

The corpora are those of the other benchmarks, a file a document: 200 documents of 1,000 tokens
(`token_corpus`), of 100 named entities (`entity_corpus`), and of 200 mentions (`bench_coreference`); event
mentions, which are in one file a side, are 500 documents of 40 (`event_corpus`), and every worker reads them
all. *Worker* and *client* are CPU seconds for a million annotations, both sides counted; *reading* is the
part of the worker's work before the first document is compared. *Answer* is bytes for a document. The
figures are those of the page ``help/cluster.md``.
"""

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from report import heading, memory, show, use_this_tree

use_this_tree()  # before anything of the program is imported, hence E402

import bench_coreference  # noqa: E402  # not before the tree is in use
from entity_corpus import EntityCorpus  # noqa: E402  # not before the tree is in use
from event_corpus import EventCorpus  # noqa: E402  # not before the tree is in use
from token_corpus import TokenCorpus  # noqa: E402  # not before the tree is in use

from annotally.tasks.catalogue import find_task  # noqa: E402  # not before the tree is in use
from annotally.workspace.distribution.remote_scores import score_by_workers  # noqa: E402  # not before the tree is in use
from annotally.workspace.distribution.workers import A, P  # noqa: E402  # not before the tree is in use
from annotally.workspace.facade import OpenRequest, SideInput, open_workspace  # noqa: E402  # not before the tree is in use
from support.inline_workers import InlineWorkers  # noqa: E402  # not before the tree is in use

RUNS = 5
DOCUMENTS = 200


class MeasuredWorkers(InlineWorkers):
    """One worker in this process; it notes its CPU seconds and the bytes of its answers."""

    def __init__(self) -> None:
        super().__init__()
        self.seconds, self.answered = 0.0, 0

    def answer(self, work: Callable[[P], A], part: P) -> bytes:
        begun = time.process_time()
        answer = super().answer(work, part)
        self.seconds += time.process_time() - begun
        self.answered += len(answer)
        return answer


def files(folder: Path, key: str, response: str, mark: str, suffix: str) -> OpenRequest:
    """Write a file for each part of a text that begins with a mark; return the request without its task."""
    for side, text in (("key", key), ("response", response)):
        (folder / side).mkdir(parents=True)
        for number, document in enumerate(text.split(mark)[1:]):
            path = folder / side / f"d{number:06}{suffix}"
            path.write_text(mark + document, encoding="utf-8")
    sides = tuple(SideInput(side, (str(folder / side),)) for side in ("key", "response"))
    return OpenRequest(find_task("spans"), sides)


def spans(folder: Path) -> OpenRequest:
    paths = TokenCorpus(DOCUMENTS).write(folder)
    key, response = (path.read_text(encoding="utf-8") for path in paths)
    return files(folder / "spans", key, response, "-DOCSTART- O\n", ".conll")


def entities(folder: Path) -> OpenRequest:
    paths = EntityCorpus(100 * DOCUMENTS, DOCUMENTS).write(folder)
    key, response = (Path(path).read_text(encoding="utf-8") for path in paths)
    request = files(folder / "entities", key, response, "<DOC>\n", ".sgm")
    return OpenRequest(find_task("muc7-named-entity"), request.sides)


def coreference(folder: Path) -> OpenRequest:
    texts = bench_coreference.corpus(DOCUMENTS)
    request = files(folder / "coreference", *texts, "#begin document", ".conll")
    return OpenRequest(find_task("conll-coreference"), request.sides)


def events(folder: Path) -> OpenRequest:
    EventCorpus(500, 40, 600).write(folder)
    sides = (
        SideInput("key", (str(folder / "gold.tbf"),)),
        SideInput("response", (str(folder / "system.tbf"),)),
    )
    return OpenRequest(find_task("event-mention"), sides, tokens=(str(folder / "tokens"),), jobs=1)


def measure(name: str, make: Callable[[Path], OpenRequest]) -> None:
    """Print the lines of one corpus."""
    with tempfile.TemporaryDirectory() as folder:
        request = make(Path(folder))
        begun = time.process_time()
        workspace = open_workspace(request)
        workspace.warnings  # noqa: B018  # workers look for them too
        reading = time.process_time() - begun
        sides = workspace.sides.sets
        count = sum(len(entry.instances) for side in sides for entry in side.documents.values())
        documents = len(workspace.document_ids)
        by_worker, by_client, size = list[float](), list[float](), list[float]()
        for _ in range(RUNS):
            workers, begun = MeasuredWorkers(), time.process_time()
            score_by_workers(request, workers)
            by_worker.append(workers.seconds * 1_000_000 / count)
            by_client.append((time.process_time() - begun - workers.seconds) * 1_000_000 / count)
            size.append(workers.answered / documents)
    heading(name, f"{documents:,} documents, {count:,} annotations; peak {memory('VmHWM'):,.0f} MB")
    show("worker", by_worker, unit="s CPU for a million annotations")
    show("  of it reading", [1_000_000 * reading / count], unit="s CPU")
    show("client", by_client, unit="s CPU for a million annotations")
    show("answer", size, unit="bytes for a document")


def main() -> None:
    """Print the table of each corpus, or of the one that is named."""
    for make in (spans, entities, coreference, events):
        if len(sys.argv) < 2 or sys.argv[1] == make.__name__:
            measure(make.__name__, make)


if __name__ == "__main__":
    main()
