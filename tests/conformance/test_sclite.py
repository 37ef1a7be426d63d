"""The one-to-one aligner against the NIST scorer: its published alignments, utterance by utterance (S6).

Where several alignments are equally cheap the scorer, which goes from right to left, and ours, which goes
from left to right, may differ in the words; the counts of the published cases agree both ways.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pytest

from conformance.data import data
from support.word_networks import (
    Network,
    NetworkAligner,
    NetworkWord,
    TimeCosts,
    WordCosts,
    WordCounts,
    network_of,
    network_word,
)

pytestmark = pytest.mark.conformance

Published = dict[str, tuple[WordCounts, str, str]]
BOTH_WAYS = pytest.mark.parametrize("from_the_end", [True, False], ids=["from the end", "from the start"])


def lines(name: str) -> list[str]:
    text = data("sctk", "sclite", name).read_text(encoding="ascii")
    return [line for line in text.splitlines() if line.strip() and not line.startswith(";;")]


def published(name: str) -> Published:
    """Return counts, reference and hypothesis of every utterance of an alignment file."""
    text = data("sctk", "sclite", f"{name}.pra").read_text(encoding="ascii")
    shape = r"^id: \((\S+)\)\n(?:\w+: .*\n)*?Scores: \(#C #S #D #I\) ([\d ]+)(?:\nREF:  (.*)\nHYP:  (.*))?$"
    values = {
        match[1]: (WordCounts(*map(int, match[2].split())), match[3], match[4])
        for match in re.finditer(shape, text, re.MULTILINE)
    }
    assert len(values) == text.count("\nid: ")
    return values


def counts(costs: WordCosts, ref: Network, hyp: Network, *, from_the_end: bool) -> WordCounts:
    aligner = NetworkAligner(costs)
    return aligner.counts(ref, hyp, aligner.align(ref, hyp, from_the_end=from_the_end))


def transcripts(name: str) -> dict[str, str]:
    values = (re.fullmatch(r"(.*)\(([^()]*)\)\s*", line) for line in lines(name))
    return {item[2].lower(): item[1] for item in values if item}


@BOTH_WAYS
@pytest.mark.parametrize(
    ("name", "ref", "hyp", "fragments", "optional_words", "utterances"),
    [
        ("test7", "tests.ref", "tests.hyp", True, True, 58),
        ("test7_r", "tests.hyp", "tests.ref", True, True, 58),
        ("test7_noD", "tests.ref", "tests.hyp", True, False, 58),
        ("test1", "csrnab.ref", "csrnab.hyp", False, False, 51),
    ],
)
def test_transcripts(
    name: str,
    ref: str,
    hyp: str,
    fragments: bool,
    optional_words: bool,
    utterances: int,
    from_the_end: bool,
) -> None:
    first_transcripts, second_transcripts, expected = transcripts(ref), transcripts(hyp), published(name)
    costs = WordCosts(fragments=fragments)
    actual_counts = {
        item: counts(
            costs,
            network_of(first_transcripts[item], optional_words=optional_words),
            network_of(second_transcripts[item], optional_words=optional_words),
            from_the_end=from_the_end,
        )
        for item in expected
    }
    assert len(actual_counts) == utterances
    assert actual_counts == {name: numbers for name, (numbers, _, _) in expected.items()}


class Part(NamedTuple):
    """A word of a time-marked file, or the alternatives that stand for one."""

    readings: list[list[NetworkWord]]

    @property
    def middle(self) -> int:
        """Twice the latest middle of a word, in milliseconds."""
        return max(2 * word.begin + word.duration for reading in self.readings for word in reading)


def milliseconds(seconds: str) -> int:
    return 0 if seconds == "*" else round(float(seconds) * 1000)


def channels(name: str, *, optional_words: bool) -> dict[str, list[Part]]:
    """Return the words of a time-marked file by file and channel."""
    actual_parts: defaultdict[str, list[Part]] = defaultdict(list)
    inside = False
    for line in lines(name):
        file, channel, begin, duration, written, *_ = line.split()
        parts = actual_parts[f"{file}-{channel}".lower()]
        if written == "<ALT_BEGIN>":
            parts.append(Part([[]]))
            inside = True
        elif written == "<ALT>":
            parts[-1].readings.append([])
        elif written == "<ALT_END>":
            inside = False
        else:
            word = network_word(written, optional_words=optional_words)
            timed = word._replace(begin=milliseconds(begin), duration=milliseconds(duration))
            if inside:
                parts[-1].readings[-1].append(timed)
            else:
                parts.append(Part([[timed]]))
    return actual_parts


def network(parts: Sequence[Part]) -> Network:
    words: list[NetworkWord] = []
    previous_numbers: list[tuple[int, ...]] = []
    ends: tuple[int, ...] = (-1,)
    for part in parts:
        reached = []
        for reading in part.readings:
            last = ends
            for word in reading:
                previous_numbers.append(last)
                words.append(word)
                last = (len(words) - 1,)
            reached += last
        ends = tuple(dict.fromkeys(reached))
    return Network(tuple(words), tuple(previous_numbers), ends)


@BOTH_WAYS
def test_segments_against_time_marked_words(from_the_end: bool) -> None:
    """Words belong to the segment that their middle lies ahead of the end of; the last takes the rest."""
    expected = published("test3")
    words = channels("lvc_hyp.ctm", optional_words=False)
    segments: defaultdict[str, list[list[str]]] = defaultdict(list)
    for line in lines("lvc_ref.stm"):
        columns = line.split(maxsplit=5)
        segments[f"{columns[0]}-{columns[1]}".lower()].append(columns)
    values = {}
    for channel, own_segment in segments.items():
        parts = words[channel]
        taken = 0
        for number, (_, _, speaker, _, end, *text) in enumerate(own_segment):
            start = taken
            while taken < len(parts) and (
                number == len(own_segment) - 1 or parts[taken].middle < 2 * milliseconds(end)
            ):
                taken += 1
            ref = network_of(re.sub(r"^<\S+>", "", " ".join(text)), optional_words=False)
            name = f"{speaker.lower()}-{number:03}"
            values[name] = counts(WordCosts(), ref, network(parts[start:taken]), from_the_end=from_the_end)
    assert len(values) == 61
    assert values == {name: numbers for name, (numbers, _, _) in expected.items()}


def chosen(printed: str) -> list[str]:
    return [word.lower() for word in printed.split() if word.strip("*")]


def taken(parts: Sequence[Part], start: int, words: Sequence[str]) -> Iterator[int]:
    """Yield how far the words of an utterance may reach, of every alternative the printed one."""
    if not words:
        yield start
    if start == len(parts):
        return
    for reading in parts[start].readings:
        spoken = [f"({word.form})" if word.optional else word.form for word in reading if word.form != "@"]
        if spoken == list(words[: len(spoken)]) and (spoken or words):
            yield from taken(parts, start + 1, words[len(spoken) :])


@BOTH_WAYS
@pytest.mark.parametrize(
    ("name", "costs", "optional_words"),
    [
        ("test13", WordCosts(), False),
        ("test13_D", WordCosts(), True),
        ("test13_a", TimeCosts(), False),
        ("test13_aD", TimeCosts(), True),
    ],
)
def test_time_marked_words(name: str, costs: WordCosts, optional_words: bool, from_the_end: bool) -> None:
    """How the scorer cuts two recordings into utterances is read off its alignments."""
    first_parts = channels("tima_ref.ctm", optional_words=optional_words)
    second_parts = channels("tima_hyp.ctm", optional_words=optional_words)
    expected = published(name)
    places: defaultdict[str, tuple[int, int]] = defaultdict(lambda: (0, 0))
    values = {}
    for utterance, (_, ref, hyp) in expected.items():
        channel = utterance.rpartition("-")[0]
        start, second = places[channel]
        end = next(taken(first_parts[channel], start, chosen(ref)))
        other_end = second + len(chosen(hyp))
        places[channel] = end, other_end
        values[utterance] = counts(
            costs,
            network(first_parts[channel][start:end]),
            network(second_parts[channel][second:other_end]),
            from_the_end=from_the_end,
        )
    assert len(values) == 22
    assert all(places[channel][1] == len(parts) for channel, parts in second_parts.items())
    assert values == {name: numbers for name, (numbers, _, _) in expected.items()}
