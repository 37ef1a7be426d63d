"""Transcripts with alternatives, and their plain alignment at the NIST scorer's costs (S6): an oracle."""

import re
from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

import msgspec

from annotally.text.alignment.one_to_one import ALONE, OPTIONAL_ALONE, SUBSTITUTION

_NULL = "@"
_UNIT = 1000
_NULL_ALONE, _NULLS = 1, _UNIT
"""Costs of ``@`` alone, and of two of them together: in thousandths of a cost, as all costs here."""


class NetworkWord(NamedTuple):
    """A word of a network, in lower case."""

    form: str
    optional: bool = False
    begin: int = 0
    duration: int = 0
    """When it was spoken, in milliseconds; 0 where that is not known."""


class Network(msgspec.Struct, frozen=True):
    """Words, each after those that may stand ahead of it.

    ``before[k]`` are the numbers of the words that word ``k`` may follow, -1 for the beginning; ``last`` are
    those that the text may end with.
    """

    words: tuple[NetworkWord, ...]
    before: tuple[tuple[int, ...], ...]
    last: tuple[int, ...]

    def reversed(self) -> "Network":
        """Return the network read from its end."""
        # All edges are turned round, and word ``w`` becomes ``top - w``, so that words still come behind
        # those they follow. ``after[0]`` belongs to the beginning, which becomes the end. Linear in words and
        # edges.
        top = len(self.words) - 1
        after: list[list[int]] = [[] for _ in range(top + 2)]
        for word, earlier in enumerate(self.before):
            for predecessor in earlier:
                after[predecessor + 1].append(top - word)
        for predecessor in self.last:
            after[predecessor + 1].append(-1)
        first, *later = after
        return Network(self.words[::-1], tuple(map(tuple, later[::-1])), tuple(first))


class NetworkStep(NamedTuple):
    """A step of an alignment: numbers of words, None where a side has none."""

    ref: int | None
    hyp: int | None


class WordCounts(NamedTuple):
    """How many words are correct, substituted, deleted and inserted; a left out optional word is correct."""

    correct: int
    substituted: int
    deleted: int
    inserted: int


_PIECES = re.compile(r"[{}/]|(?:\\.|[^\s{}/\\])+")
_ESCAPED = re.compile(r"\\(.)")
_TAG = re.compile(r"(?<!\\);")


def network_of(transcript: str, *, optional_words: bool = True) -> Network:
    """Return the network of a transcript.

    ``{ GOING TO / GONNA / @ }`` are alternatives, ``@`` the one without a word, and may lie in one another; a
    word in round brackets is optional, or these are letters without ``optional_words``; ``;tag`` behind a
    word is left away, a backslash makes any sign a letter. A slash outside braces and a closing brace without
    an opening one are words; braces left open end at the end.
    """
    # `ends` are the words that the next one may follow. An opening brace pushes them; each alternative begins
    # from them and adds its own ends to those reached, which follow the closing brace.
    words: list[NetworkWord] = []
    previous_numbers: list[tuple[int, ...]] = []
    ends: tuple[int, ...] = (-1,)
    open_braces: list[tuple[tuple[int, ...], list[int]]] = []
    for piece in _PIECES.findall(transcript):
        if piece == "{":
            open_braces.append((ends, []))
        elif piece in "}/" and open_braces:
            begin, reached = open_braces[-1]
            reached += (end for end in ends if end not in reached)
            ends = begin
            if piece == "}":
                open_braces.pop()
                ends = tuple(reached)
        else:
            words.append(network_word(piece, optional_words=optional_words))
            previous_numbers.append(ends)
            ends = (len(words) - 1,)
    for _, reached in reversed(open_braces):
        ends = tuple(dict.fromkeys([*reached, *ends]))
    return Network(tuple(words), tuple(previous_numbers), ends)


def network_word(piece: str, *, optional_words: bool = True) -> NetworkWord:
    """Return the word of a piece of a transcript, as in `network_of`."""
    form = _ESCAPED.sub(r"\1", _TAG.split(piece)[0]).lower()
    if optional_words and len(form) > 2 and form[0] == "(" and form[-1] == ")":
        return NetworkWord(form[1:-1], optional=True)
    return NetworkWord(form)


class WordCosts:
    """Costs of words in thousandths: nothing for identical words, others as in `one_to_one`.

    With ``fragments`` a word that begins or ends with a hyphen equals all words that end or begin like it.
    """

    def __init__(self, *, fragments: bool = False) -> None:
        self._fragments = fragments

    def equal(self, ref: NetworkWord, hyp: NetworkWord) -> bool:
        """Tell whether two words count as the same."""
        # A fragment is tried as such in either text; if both words are fragments the reference's decides.
        if self._fragments:
            for fragment, whole_text in ((ref.form, hyp.form), (hyp.form, ref.form)):
                if len(fragment) > 1 and fragment[0] == "-":
                    return whole_text.endswith(fragment[1:])
                if len(fragment) > 1 and fragment[-1] == "-":
                    return whole_text.startswith(fragment[:-1])
        return ref.form == hyp.form

    def pair(self, ref: NetworkWord, hyp: NetworkWord) -> int:
        """Return the cost of a word that stands for another."""
        if ref.form == hyp.form == _NULL:
            return _NULLS
        return 0 if self.equal(ref, hyp) else SUBSTITUTION * _UNIT

    def alone(self, word: NetworkWord) -> int:
        """Return the cost of a word that stands for nothing."""
        if word.form == _NULL:
            return _NULL_ALONE
        return (OPTIONAL_ALONE if word.optional else ALONE) * _UNIT


class TimeCosts(WordCosts):
    """Costs of words by their times: their distance in milliseconds, a thousandth more if they differ."""

    def pair(self, ref: NetworkWord, hyp: NetworkWord) -> int:
        """Return the milliseconds between the beginnings and between the ends of two words."""
        ends = abs(ref.begin + ref.duration - hyp.begin - hyp.duration)
        return abs(ref.begin - hyp.begin) + ends + (not self.equal(ref, hyp))

    def alone(self, word: NetworkWord) -> int:
        """Return the duration of a word."""
        return _NULL_ALONE if word.form == _NULL else word.duration


class NetworkAligner:
    """Aligns networks one word to one at the costs given."""

    def __init__(self, costs: WordCosts) -> None:
        self._costs = costs

    def align(self, ref: Network, hyp: Network, *, from_the_end: bool = False) -> list[NetworkStep]:
        """Return the cheapest alignment in order, without ``@``.

        Of equally cheap ones, from left to right, substitution goes before insertion before deletion, and an
        alternative before those written behind it (S6); ``from_the_end`` from right to left, as the NIST
        scorer does. O(words · words · ways).
        """
        # The trace runs backwards. To settle ties from left to right it runs over the reversed networks, and
        # the numbers of words are turned round again.
        ref_top, hyp_top = len(ref.words) - 1, len(hyp.words) - 1
        if from_the_end:
            steps = [*self._traced(ref, hyp)][::-1]
        else:
            reversed_steps = self._traced(ref.reversed(), hyp.reversed())
            steps = [
                NetworkStep(_turned(step.ref, ref_top), _turned(step.hyp, hyp_top)) for step in reversed_steps
            ]
        return [
            aligned
            for aligned in (_without_nulls(step, ref, hyp) for step in steps)
            if aligned != (None, None)
        ]

    def counts(self, ref: Network, hyp: Network, steps: Sequence[NetworkStep]) -> WordCounts:
        """Return the counts of an alignment of the networks."""
        # Correct, substituted, deleted, inserted, in the order of `WordCounts`. An optional word that stands
        # for nothing counts as correct.
        counts = [0, 0, 0, 0]
        for ref_word, hyp_word in steps:
            if ref_word is not None and hyp_word is not None:
                counts[0 if self._costs.equal(ref.words[ref_word], hyp.words[hyp_word]) else 1] += 1
            elif ref_word is not None:
                counts[0 if ref.words[ref_word].optional else 2] += 1
            else:
                assert hyp_word is not None
                counts[0 if hyp.words[hyp_word].optional else 3] += 1
        return WordCounts(*counts)

    def _traced(self, ref: Network, hyp: Network) -> Iterator[NetworkStep]:
        """Yield the cheapest alignment's steps from the last to the first."""
        # From the cheapest end back to the beginning: at each place a step that accounts for its cost is
        # taken, a pair before an insertion before a deletion.
        paid = self._paid(ref, hyp)
        place = _cheapest(paid, ref.last, hyp.last)
        while place != (-1, -1):
            ref_word, hyp_word = place
            due = paid[place]
            together, only_ref, only_hyp = self._ways(ref, hyp, paid, place)
            if (
                together
                and paid[together] + self._costs.pair(ref.words[ref_word], hyp.words[hyp_word]) == due
            ):
                yield NetworkStep(ref_word, hyp_word)
                place = together
            elif only_hyp and paid[only_hyp] + self._costs.alone(hyp.words[hyp_word]) == due:
                yield NetworkStep(None, hyp_word)
                place = only_hyp
            else:
                assert only_ref
                yield NetworkStep(ref_word, None)
                place = only_ref

    def _paid(self, ref: Network, hyp: Network) -> dict[tuple[int, int], int]:
        """Return the cost of the way from the beginning (-1) to behind each pair of words."""
        # Words stand behind all that they may follow, so that plain order of numbers is a topological order.
        paid = {(-1, -1): 0}
        for place in product(range(-1, len(ref.words)), range(-1, len(hyp.words))):
            if place == (-1, -1):
                continue
            ref_word, hyp_word = place
            together, only_ref, only_hyp = self._ways(ref, hyp, paid, place)
            costs = []
            if together:
                costs.append(paid[together] + self._costs.pair(ref.words[ref_word], hyp.words[hyp_word]))
            if only_ref:
                costs.append(paid[only_ref] + self._costs.alone(ref.words[ref_word]))
            if only_hyp:
                costs.append(paid[only_hyp] + self._costs.alone(hyp.words[hyp_word]))
            paid[place] = min(costs)
        return paid

    @staticmethod
    def _ways(
        ref: Network, hyp: Network, paid: dict[tuple[int, int], int], place: tuple[int, int]
    ) -> tuple[tuple[int, int] | None, tuple[int, int] | None, tuple[int, int] | None]:
        """Return the cheapest places to come from by a pair, by a word of ref, by a word of hyp."""
        ref_word, hyp_word = place
        ref_earlier = ref.before[ref_word] if ref_word >= 0 else ()
        hyp_earlier = hyp.before[hyp_word] if hyp_word >= 0 else ()
        return (
            _cheapest(paid, ref_earlier, hyp_earlier) if ref_earlier and hyp_earlier else None,
            _cheapest(paid, ref_earlier, (hyp_word,)) if ref_earlier else None,
            _cheapest(paid, (ref_word,), hyp_earlier) if hyp_earlier else None,
        )


def _cheapest(
    paid: dict[tuple[int, int], int], first_numbers: Sequence[int], second_numbers: Sequence[int]
) -> tuple[int, int]:
    return min(product(first_numbers, second_numbers), key=paid.__getitem__)


def _turned(word: int | None, top: int) -> int | None:
    return None if word is None else top - word


def _without_nulls(step: NetworkStep, ref: Network, hyp: Network) -> NetworkStep:
    ref_word, hyp_word = step
    return NetworkStep(
        None if ref_word is None or ref.words[ref_word].form == _NULL else ref_word,
        None if hyp_word is None or hyp.words[hyp_word].form == _NULL else hyp_word,
    )
