"""Two sides whose texts differ in white space: CPU seconds beside those of the same comparison on one text.

The corpus is that of `bench_formats`, as brat's files, compared under ``spans`` at one process. In the
response every seventh blank is a thin space, or doubled, so that every offset behind it moves.
"""

import re
import subprocess
import sys
import tempfile
from itertools import count
from pathlib import Path

from bench_formats import ANNOTATIONS, DOCUMENTS, WORDS, write_corpus
from report import heading, show

RUNS = 3
LIMIT = 1.0
"""CPU seconds that the alignment of 1,000 documents may take."""
_BLANK = re.compile(" ")
_MEASURE = (
    "import resource, subprocess, sys; subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, check=False);"
    "use = resource.getrusage(resource.RUSAGE_CHILDREN); print(use.ru_utime + use.ru_stime)"
)


def damage(source: Path, target: Path) -> None:
    """Write the corpus once more with other blanks in its texts, the annotations at the same words."""
    for path in sorted(source.glob("*.txt")):
        text, numbers = path.read_text(encoding="utf-8"), count(1)
        places: list[int] = []
        pieces: list[str] = []
        for word in re.split("( )", text):
            place = sum(map(len, pieces[-1:])) + (places[-1] if places else 0)
            blank = "\u2009 " if word == " " and not next(numbers) % 7 else word
            places.append(place)
            pieces.append(blank)
        starts = {}
        old = 0
        for word, place in zip(re.split("( )", text), places, strict=True):
            starts[old] = place
            old += len(word)
        damaged = "".join(pieces)
        (target / path.name).write_text(damaged, encoding="utf-8")
        lines = []
        for line in path.with_suffix(".ann").read_text(encoding="utf-8").splitlines():
            name, place_words, words = line.split("\t")
            label, start, _ = place_words.split()
            begin = starts[int(start)]
            end = begin
            for word in words.split(" "):
                end = damaged.index(word, end) + len(word)
            lines.append(f"{name}\t{label} {begin} {end}\t{damaged[begin:end]}\n")
        (target / path.with_suffix(".ann").name).write_text("".join(lines), encoding="utf-8")


def seconds(key: Path, response: Path, *options: str) -> float:
    """Return the CPU seconds of a comparison in a process of its own."""
    command = [sys.executable, "-m", "annotally", "score", "--task", "spans", "--jobs", "1"]
    command += ["--key", str(key), "--response", str(response), *options]
    answer = subprocess.run(
        [sys.executable, "-c", _MEASURE, *command], capture_output=True, text=True, check=True
    )
    return float(answer.stdout)


def main() -> None:
    """Print the table."""
    heading("Texts that differ in white space", f"{DOCUMENTS:,} documents x {WORDS} words x {ANNOTATIONS}")
    with tempfile.TemporaryDirectory() as folder:
        key, response = Path(folder, "key"), Path(folder, "response")
        key.mkdir()
        response.mkdir()
        write_corpus(key)
        damage(key, response)
        same, realigned, with_raw = [], [], []
        for _ in range(RUNS):
            same.append(seconds(key, key))
            realigned.append(seconds(key, response, "--no-raw"))
            with_raw.append(seconds(key, response))
    show("on one text", same, unit="s CPU")
    show("realigned", realigned, unit="s CPU")
    show("realigned, raw scores beside", with_raw, unit="s CPU")
    more = [second - first for first, second in zip(same, realigned, strict=True)]
    show("realigned, more than on one text", more, LIMIT, unit="s CPU")


if __name__ == "__main__":
    main()
