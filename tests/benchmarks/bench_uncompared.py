"""The share that naming what differs and is not compared (C10) has of reading and comparing.

*Relations*: `relation_corpus.RelationCorpus` as brat and as WebAnno TSV under the task ``spans``, which
leaves out relations and attributes: 20,000 entities and as many relations a side, in 100 documents and in
one, and with four times as many relations. *Entities*: `entity_corpus.EntityCorpus`, 100,000 a side, under
the MUC-7 task, which leaves nothing out but the marks of the response; and 100,000 of `RelationCorpus`
without relations, in brat under ``spans``, one in three with an attribute that is left out. Each figure comes
from a fresh process, in CPU time; what is named is asked for when all is compared, as the window and the
command line do.
"""

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from report import heading, show, use_this_tree

use_this_tree()  # before anything of the program is imported, hence E402

from entity_corpus import EntityCorpus  # noqa: E402  # not before the tree is in use
from relation_corpus import RelationCorpus  # noqa: E402  # not before the tree is in use

RUNS = 5
LIMIT = 3.0
"""Per cent."""
Write = Callable[[Path], tuple[str, str]]


def measure(task: str, key: str, response: str) -> None:
    """Print the seconds of reading, of comparing and of naming, and the number of warnings."""
    from annotally.tasks.catalogue import find_task
    from annotally.workspace.facade import OpenRequest, SideInput, open_workspace

    sides = (SideInput("key", (key,)), SideInput("response", (response,)))
    begun = time.process_time()
    workspace = open_workspace(OpenRequest(find_task(task), sides))
    read = time.process_time()
    workspace.comparison()
    compared = time.process_time()
    warnings = workspace.warnings
    named = time.process_time()
    print(read - begun, compared - read, named - compared, len(warnings))


def bench(name: str, parameters: str, task: str, write: Write) -> None:
    """Print the lines of one corpus."""
    heading(f"Left out and named: {name}, task {task}", parameters)
    with tempfile.TemporaryDirectory() as folder:
        paths = write(Path(folder))
        command = [sys.executable, __file__, task, *paths]
        runs = []
        for _ in range(RUNS):
            out = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
            runs.append([float(word) for word in out.split()])
    read, compared, named, warnings = zip(*runs, strict=True)
    show("read, CPU", [1000 * item for item in read])
    show("mapped and scored, CPU", [1000 * item for item in compared])
    note = f"{warnings[0]:.0f} warnings"
    show("differences named, CPU", [1000 * item for item in named], note=note)
    shares = [100 * own / (first + second) for first, second, own in zip(read, compared, named, strict=True)]
    show("share of reading and comparing", shares, LIMIT, unit="%")


def main() -> None:
    """Print the tables, or measure one comparison in this process."""
    if len(sys.argv) > 1:
        measure(*sys.argv[1:])
        return
    for entities, relations, documents in ((20_000, 20_000, 100), (20_000, 20_000, 1), (20_000, 80_000, 100)):
        corpus = RelationCorpus(entities, relations, documents)
        bench("relations in brat", corpus.parameters, "spans", corpus.write_brat)
        bench("relations in WebAnno TSV", corpus.parameters, "spans", corpus.write_webanno)
    for documents in (1000, 1):
        attributes = RelationCorpus(100_000, 0, documents)
        bench("attributes in brat", attributes.parameters, "spans", attributes.write_brat)
        named = EntityCorpus(100_000, documents)
        bench("marks in SGML", named.parameters, "muc7-named-entity", named.write)


if __name__ == "__main__":
    main()
