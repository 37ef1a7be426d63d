"""The programs that ours is measured beside: where they are, and how each is run on a corpus.

nervaluate is one of the tests' libraries. The others are used where they can be had:

- seqeval and jiwer: installed for the Python interpreter that the variable ``PEERS_PYTHON`` names;
- the scorer of event mentions (github.com/hunterhector/EvmEval), in Python 2, converted by ``2to3``:
  ``EVMEVAL`` names its folder;
- coval (github.com/ns-moosavi/coval): ``COVAL`` names its folder.

The last two are run by ``PEERS_PYTHON``, too; nothing of any of them is part of this project.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

Command = list[str]

TRANSCRIPTS = ("ref.txt", "hyp.txt")
"""Files of words to align: a text on each line."""


class Peer(NamedTuple):
    """A program, and the function that returns its command for a corpus, or why there is none."""

    name: str
    command: Callable[[Path], Command | str]


def read_tags(path: Path) -> list[list[str]]:
    """Return the tags of each document of a file of token columns."""
    documents = path.read_text(encoding="utf-8").split("-DOCSTART-")[1:]
    return [[line.split()[-1] for line in document.split("\n")[1:] if line] for document in documents]


def _run_nervaluate(folder: Path) -> None:
    from nervaluate import Evaluator
    from token_corpus import LABELS

    sides = [read_tags(folder / f"{side}.conll") for side in ("key", "response")]
    Evaluator(sides[0], sides[1], tags=list(LABELS), loader="list").evaluate()


def _run_seqeval(folder: Path) -> None:
    from seqeval.metrics import classification_report  # type: ignore[import-not-found]  # only where peers are
    from seqeval.scheme import IOB2  # type: ignore[import-not-found]  # only where peers are

    key, response = (read_tags(folder / f"{side}.conll") for side in ("key", "response"))
    print(classification_report(key, response, mode="strict", scheme=IOB2))


def _run_jiwer(folder: Path) -> None:
    import jiwer  # type: ignore[import-not-found]  # only where peers are

    sides = [(folder / name).read_text(encoding="utf-8").splitlines() for name in TRANSCRIPTS]
    begun = time.process_time()
    alignment = jiwer.process_words(*sides)
    taken = 1000 * (time.process_time() - begun)
    print(taken, alignment.substitutions + alignment.insertions + alignment.deletions)


def _python() -> str:
    return os.environ.get("PEERS_PYTHON", sys.executable)


def _installed(package: str, folder: Path) -> Command | str:
    if subprocess.run([_python(), "-c", f"import {package}"], capture_output=True, check=False).returncode:
        return f"{package} is not installed; PEERS_PYTHON names a Python that has it"
    return [_python(), __file__, package, str(folder)]


def _checked_out(variable: str, script: str, name: str) -> Path | str:
    folder = os.environ.get(variable, "")
    path = Path(folder) / script
    return path if folder and path.is_file() else f"{variable} does not name a folder with {name}"


def _evmeval(folder: Path) -> Command | str:
    script = _checked_out("EVMEVAL", "scorer_v1.8.py", "the scorer of event mentions")
    if isinstance(script, str):
        return script
    sides = ["-g", str(folder / "gold.tbf"), "-s", str(folder / "system.tbf"), "-t", str(folder / "tokens")]
    return [_python(), str(script), *sides]


def _coval(folder: Path) -> Command | str:
    script = _checked_out("COVAL", "scorer.py", "coval")
    if isinstance(script, str):
        return script
    metrics = ["muc", "bcub", "ceafe", "lea"]
    return [_python(), str(script), str(folder / "key.conll"), str(folder / "response.conll"), *metrics]


NERVALUATE = Peer("nervaluate", lambda folder: [sys.executable, __file__, "nervaluate", str(folder)])
SEQEVAL = Peer("seqeval, strict", lambda folder: _installed("seqeval", folder))
EVMEVAL = Peer("EvmEval 1.8", _evmeval)
COVAL = Peer("coval, four metrics", _coval)
JIWER = Peer("jiwer", lambda folder: _installed("jiwer", folder))
"""Prints the milliseconds of CPU for aligning the words of `TRANSCRIPTS`, line by line, and the edits."""

if __name__ == "__main__":
    runs = {"nervaluate": _run_nervaluate, "seqeval": _run_seqeval, "jiwer": _run_jiwer}
    runs[sys.argv[1]](Path(sys.argv[2]))
