"""Batch scoring beside the programs that people would use instead: whole processes, reading included.

Each line is a program run to its end on the same files: its CPU seconds, those of processes it waits for
included, and the peak of its resident set. Ours runs with ``--jobs 1``; the line "wall" is with the default
number of processes. The corpora are those of the other benchmarks: `token_corpus`, `entity_corpus`,
`event_corpus`, `similarity_corpus`, and coreference of `bench_coreference`.

The other programs are those of `peers`, which says where they come from; one that is not there has a line
NOT RUN. They print fewer figures than ours: nervaluate and seqeval counts by type, the scorer of event
mentions one table, that of coreference four metrics.
"""

import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from report import ROOT, heading, measured, not_run, show, use_this_tree

use_this_tree()  # before anything of the program is imported, hence E402

import bench_coreference  # noqa: E402  # not before the tree is in use
import peers  # noqa: E402  # not before the tree is in use
from entity_corpus import EntityCorpus  # noqa: E402  # not before the tree is in use
from event_corpus import EventCorpus  # noqa: E402  # not before the tree is in use
from similarity_corpus import SimilarityCorpus, write_corpus  # noqa: E402  # not before the tree is in use
from token_corpus import TokenCorpus  # noqa: E402  # not before the tree is in use

RUNS = 5
ENTITIES, DOCUMENTS = 100_000, 1_000
EVENTS = EventCorpus(5_000, 40, 600)


class Job(NamedTuple):
    """A run of ``annotally score``, with its limits."""

    name: str
    task: str
    folder: str
    seconds: float
    megabytes: float | None
    form: str = "text"
    wall: float | None = None


JOBS = (
    Job("two CoNLL files, spans", "spans", "tokens", 2.7, 140),
    Job("two CoNLL files, spans, JSON", "spans", "tokens", 5.0, None, "json"),
    Job("every token altered, spans", "spans", "altered", 4.0, 200),
    Job("100,000 entities in SGML", "muc7-named-entity", "plain", 2.2, 200),
    Job("100,000 entities in SGML, nested in sixes", "muc7-named-entity", "nested", 2.8, 200),
    Job("event mentions, 5,000 documents of 40", "event-mention", "events", 2.8, 100, wall=1.7),
    Job("event mentions, JSON", "event-mention", "events", 6.0, 250, "json"),
    Job("coreference, 1,000 documents of 200", "conll-coreference", "coreference", 4.2, 250),
    Job("coreference, JSON", "conll-coreference", "coreference", 8.0, 250, "json"),
    Job("MAT, 1,000 documents of 100, three attributes", "mat", "mat", 2.2, 200),
)
PEERS = {
    "tokens": (peers.NERVALUATE, peers.SEQEVAL),
    "events": (peers.EVMEVAL,),
    "coreference": (peers.COVAL,),
}


def write(folder: Path) -> None:
    """Write all corpora: in a process of its own, whose memory would count as the peak of those it starts."""
    for name in ("tokens", "altered", "plain", "nested", "events", "coreference", "mat"):
        (folder / name).mkdir()
    corpus = TokenCorpus()
    corpus.write(folder / "tokens")
    corpus.write(folder / "altered", altered=True)
    EntityCorpus(ENTITIES, DOCUMENTS).write(folder / "plain")
    EntityCorpus(ENTITIES, DOCUMENTS, dense=True).write(folder / "nested")
    EVENTS.write(folder / "events")
    write_corpus(folder / "mat", SimilarityCorpus(DOCUMENTS, 100))
    texts = bench_coreference.corpus(bench_coreference.DOCUMENTS)
    for side, text in zip(("key", "response"), texts, strict=True):
        (folder / "coreference" / f"{side}.conll").write_text(text, encoding="utf-8")


def inputs(folder: Path) -> list[str]:
    """Return the arguments that name the inputs of a corpus."""
    if folder.name == "events":
        sides = (
            "--key",
            folder / "gold.tbf",
            "--response",
            folder / "system.tbf",
            "--tokens",
            folder / "tokens",
        )
    elif folder.name == "mat":
        place = folder / str(DOCUMENTS)
        sides = ("--config", f"{place}.xml", "--key", f"{place}-key", "--response", f"{place}-response")
    else:
        ending = "sgm" if folder.name in ("plain", "nested") else "conll"
        sides = ("--key", folder / f"key.{ending}", "--response", folder / f"response.{ending}")
    return list(map(str, sides))


def run_ours(job: Job, folder: Path) -> None:
    """Print the lines of a job."""
    command = [sys.executable, "-m", "annotally_gui", "score", "--task", job.task, "--format", job.form]
    command += inputs(folder / job.folder)
    show_runs(job.name, [*command, "--jobs", "1"], job.seconds, job.megabytes)
    if job.wall is not None:
        walls = []
        for _ in range(RUNS):
            begun = time.perf_counter()
            subprocess.run(
                command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=ROOT
            )
            walls.append(time.perf_counter() - begun)
        show("  wall", walls, job.wall, unit="s")


def run_peer(peer: peers.Peer, folder: Path) -> None:
    """Print the lines of another program on a corpus."""
    name, command = f"{peer.name} on {folder.name}", peer.command(folder)
    if isinstance(command, str):
        not_run(name, command)
        return
    try:
        show_runs(name, command)
    except subprocess.CalledProcessError as failed:
        not_run(name, f"it ended with exit code {failed.returncode}")


def show_runs(
    name: str, command: Sequence[str], seconds: float | None = None, megabytes: float | None = None
) -> None:
    """Print the CPU seconds and the peak of a program that is run several times."""
    cpu, peak = zip(*(measured(command) for _ in range(RUNS)), strict=True)
    show(name, cpu, seconds, unit="s CPU")
    show("  peak", peak, megabytes, unit="MB")


def main() -> None:
    """Print the table."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        subprocess.run([sys.executable, __file__, place], check=True)
        parameters = (
            "1,000 documents of 1,000 tokens, seed 16; SGML as in bench_entities; events as in bench_events"
        )
        heading("Batch scoring, whole processes", parameters)
        for job in JOBS:
            run_ours(job, folder)
            for peer in PEERS.get(job.folder, ()) if job.form == "text" else ():
                run_peer(peer, folder / job.folder)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        write(Path(sys.argv[1]))
    else:
        main()
