"""Alignment of two versions of long texts: real calls against two recognisers, copies, unrelated texts.

The calls are read in place from ``earnings21/scale`` of the real corpora, 18 of them as one text without any
boundary. Each run is a fresh process that aligns words it holds in memory, CPU time, and the peak of its
resident set. Beside it the optimum of a one-to-one alignment by rapidfuzz; jiwer, where `peers` finds it, on
the text as a whole and call by call; and the NIST scorer, where it is installed, on utterances cut at our
anchors, for as a whole it takes minutes.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import peers
from report import ROOT, heading, memory, not_run, show, use_this_tree

use_this_tree()  # before anything of the program is imported, hence E402

from support.house import data_folder  # noqa: E402  # not before the tree is in use
from support.word_samples import edit_count  # noqa: E402  # not before the tree is in use

RUNS = 5
OPTIMA = {"recogniser-20.trn": 35_772, "recogniser-54.trn": 97_871}
"""The fewest edits, as rapidfuzz finds them on the whole text."""
UTTERANCE = 25
"""The fewest words of an utterance that the NIST scorer is given."""


def calls(name: str) -> list[list[str]]:
    """Return the words of every call of a file, in upper case."""
    folder = data_folder()
    assert folder is not None
    text = (folder / "earnings21" / "scale" / name).read_text(encoding="utf-8")
    return [line.rsplit("(", 1)[0].upper().split() for line in text.splitlines()]


def whole(name: str) -> list[str]:
    """Return the words of a file as one text."""
    return [word for call in calls(name) for word in call]


def unrelated() -> tuple[list[str], list[str]]:
    """Return 10,000 words each of two calls and the next two."""
    actual_calls = calls("reference.trn")
    return (actual_calls[0] + actual_calls[1])[:10_000], (actual_calls[5] + actual_calls[6])[:10_000]


SHAPES: dict[str, Callable[[], tuple[list[str], list[str]]]] = {
    "twenty": lambda: (whole("reference.trn"), whole("recogniser-20.trn")),
    "fifty-four": lambda: (whole("reference.trn"), whole("recogniser-54.trn")),
    "copies": lambda: (calls("reference.trn")[0] * 10, calls("recogniser-20.trn")[0] * 10),
    "unrelated": unrelated,
}


def cpu(work: Callable[[], object]) -> float:
    """Return the milliseconds of CPU that ``work`` takes."""
    begun = time.process_time()
    work()
    return 1000 * (time.process_time() - begun)


def engine(shape: str) -> None:
    """Print what a shape takes: phonetic, one to one, cutting, the peak in MB, and edits of the cuts."""
    from array import array

    from annotally.cli.garbage_collection import gc_seldom
    from annotally.text.alignment import one_to_one
    from annotally.text.alignment.segments import segments
    from annotally.text.alignment.words import Words, optional_words
    from annotally.text.phonetics import distance as phonetic
    from annotally.text.phonetics.pronunciation import Pronouncer

    ref, hyp = (
        Words(
            forms, array("l", range(len(forms))), array("l", range(1, len(forms) + 1)), optional_words(forms)
        )
        for forms in SHAPES[shape]()
    )
    with gc_seldom():  # as every command does
        phonetic_time = cpu(lambda: phonetic.align(ref, hyp, Pronouncer()))
        peak = memory("VmHWM")
        one_time = cpu(lambda: one_to_one.align(ref, hyp))
        cut_time = cpu(lambda: segments(ref.forms, hyp.forms))
    cut_edits = edit_count(ref.forms, hyp.forms, segments(ref.forms, hyp.forms))
    print(phonetic_time, one_time, cut_time, peak, cut_edits)


def beside(recogniser: str) -> None:
    """Measure other tools on the whole of the calls."""
    from rapidfuzz.distance import Levenshtein

    from annotally.text.alignment.segments import segments

    ref, hyp = whole("reference.trn"), whole(recogniser)
    numbers = {word: chr(number) for number, word in enumerate(dict.fromkeys(ref + hyp))}
    codes = ["".join(map(numbers.__getitem__, words)) for words in (ref, hyp)]
    hint = OPTIMA[recogniser] + 1
    show("  rapidfuzz opcodes, whole text, CPU", [cpu(lambda: Levenshtein.opcodes(*codes, score_hint=hint))])
    measure_jiwer("  jiwer, whole text, CPU", [ref], [hyp])
    measure_jiwer("  jiwer, call by call, CPU", calls("reference.trn"), calls(recogniser))
    command = scorer()
    if not command:
        not_run("  sclite", "the NIST scorer (Debian: sctk) is not installed")
        return
    with tempfile.TemporaryDirectory() as place:
        write_utterances(Path(place), ref, hyp, segments(ref, hyp))
        arguments = ["-r", "ref.trn", "trn", "-h", "hyp.trn", "trn", "-i", "spu_id", "-o", "rsum", "stdout"]
        begun = os.times()
        run = subprocess.run([*command, *arguments], cwd=place, capture_output=True, text=True, check=True)
        taken = os.times()
    used = taken.children_user + taken.children_system - begun.children_user - begun.children_system
    total = next(line for line in run.stdout.splitlines() if "Sum" in line).replace("|", " ").split()
    show("  sclite, cut at our anchors, CPU", [1000 * used], note=f"{total[7]} edits")


def measure_jiwer(name: str, ref: list[list[str]], hyp: list[list[str]]) -> None:
    """Measure jiwer on texts of words."""
    with tempfile.TemporaryDirectory() as place:
        for file, texts in zip(peers.TRANSCRIPTS, (ref, hyp), strict=True):
            (Path(place) / file).write_text("\n".join(map(" ".join, texts)), encoding="utf-8")
        command = peers.JIWER.command(Path(place))
        if isinstance(command, str):
            not_run(name, command)
            return
        run = subprocess.run(command, capture_output=True, text=True, check=True)
        taken, edits = map(float, run.stdout.split())
        show(name, [taken], note=f"{edits:,.0f} edits")


def scorer() -> list[str]:
    """Return the command of the NIST scorer, empty if it is not installed."""
    if result := shutil.which("sclite"):
        return [result]
    result = shutil.which("sctk")
    return [result, "sclite"] if result else []


def write_utterances(
    folder: Path, ref: list[str], hyp: list[str], cuts: list[tuple[int, int, int, int]]
) -> None:
    """Write both texts in utterances that begin and end between segments."""
    with (folder / "ref.trn").open("w") as first, (folder / "hyp.trn").open("w") as second:
        start = other_number = number = 0
        for ref_start, _, hyp_start, _ in [*cuts, (len(ref), len(ref), len(hyp), len(hyp))]:
            if ref_start - start >= UTTERANCE or ref_start == len(ref):
                first.write(f"{' '.join(ref[start:ref_start])} (a_{number:06})\n")
                second.write(f"{' '.join(hyp[other_number:hyp_start])} (a_{number:06})\n")
                start, other_number, number = ref_start, hyp_start, number + 1


def main() -> None:
    """Measure every shape."""
    folder = data_folder()
    if folder is None:
        not_run("alignment", "there is no folder of real corpora")
        return
    heading("Alignment", "180,459 words of 18 calls; 10 copies of one; two texts of 10,000 words")
    for shape, name, limit, recogniser, share in (
        ("twenty", "recogniser with 20 % word errors", 600.0, "recogniser-20.trn", 0.001),
        ("fifty-four", "recogniser with 54 % word errors", 1500.0, "recogniser-54.trn", 0.01),
        ("copies", "ten copies of one call", 600.0, "", 0.0),
        ("unrelated", "two unrelated texts", 600.0, "", 0.0),
    ):
        runs = []
        for _ in range(RUNS):
            command = [sys.executable, __file__, shape]
            run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
            runs.append([float(value) for value in run.stdout.split()])
        by_sound, one_to_one, cutting, peak, edits = zip(*runs, strict=True)
        show(f"{name}, by sound, CPU", by_sound, limit)
        show("  one to one, CPU", one_to_one)
        show("  of either cutting into segments, CPU", cutting)
        show("  peak of the resident set", peak, 300.0, unit="MB")
        if recogniser:
            best = OPTIMA[recogniser]
            show("  edits of the segments", edits, best * (1 + share), f"optimum {best:,}", unit="words")
            beside(recogniser)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        engine(sys.argv[1])
    else:
        main()
