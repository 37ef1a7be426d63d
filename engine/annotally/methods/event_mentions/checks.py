"""Warnings about event mentions on the same tokens, with the outcome for those that map to them (E7)."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from annotally.comparison.result import Sides
from annotally.formats.event_mentions.mentions import name_at, source_start
from annotally.formats.event_mentions.token_ids import ids_of
from annotally.methods.event_mentions.comparer import EventMentionComparer
from annotally.methods.event_mentions.mapping import GoldIndex
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.diagnostics import Diagnostic, warning
from annotally.model.instances import Instance
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.wording import Wording
from annotally.tasks.definition import TaskDefinition


class Twins(NamedTuple):
    """Two mentions of one side and document on the same tokens, by number; the earlier line first."""

    first: int
    second: int


def twin_findings(task: TaskDefinition, sides: Sides, documents: Iterable[str]) -> Iterator[Diagnostic]:
    """Warn of mentions on the same tokens as an earlier one, and say to which gold mention both map (E7)."""
    # Candidates are only looked for where the system has twins, which is rare: they are what costs.
    comparer = EventMentionComparer(task)
    complaints = [[Complaints(source) for source in side.sources] for side in sides.sets]
    for document in documents:
        instances = sides.stored_instances(document)
        twins_by_side = [list(twins(side_instances)) for side_instances in instances]
        if not any(twins_by_side):
            continue
        for side, pairs in enumerate(twins_by_side):
            outcomes = _SystemOutcomes(comparer, document, sides) if side and pairs else None
            for pair in pairs:
                name, second = (shown(name_at(instances[side], number)) for number in pair)
                yield _diagnostic(
                    sides.sets[side],
                    complaints[side],
                    document,
                    source_start(instances[side], pair.second),
                    _twins_named(name, second),
                    _gold_outcome(name) if outcomes is None else outcomes.of(pair),
                )


def twins(instances: Sequence[Instance]) -> Iterator[Twins]:
    """Yield the mentions that have the tokens of an earlier one, each with the first that has them."""
    # A hash of token sets; without equal sets, by far the common case, there is nothing to look up.
    listed = ids_of(instances)
    if len(set(listed)) == len(listed):
        return
    first: dict[frozenset[str], int] = {}
    for number, tokens in enumerate(listed):
        earlier = first.setdefault(tokens, number)
        if earlier != number and tokens:
            yield Twins(earlier, number)


# The same few names stand in all documents: thousands of warnings share their sentences.


@lru_cache(maxsize=1 << 12)
def _twins_named(first: str, second: str) -> Wording:
    return Wording("mention {second} on the same tokens as {first}", second=second, first=first)


@lru_cache(maxsize=1 << 10)
def _gold_outcome(name: str) -> Wording:
    return Wording(
        "mentions that match either map to {name}, so that this file would not score 1.0 against itself",
        name=name,
    )


@lru_cache(maxsize=1 << 10)
def _system_outcome(name: str) -> Wording:
    return Wording("both map to the gold mention {name}, and one of them is a false positive", name=name)


_NO_OVERLAP = Wording("neither overlaps a gold mention, and both are false positives")
_EXPECTED = Wording("mentions that share no token")


class _SystemOutcomes:
    """The outcomes for twins of a system in a document, by the gold mentions that they overlap."""

    def __init__(self, comparer: EventMentionComparer, document: str, sides: Sides) -> None:
        self._comparer, self._document, self._sides = comparer, document, sides
        self._gold, self._system = comparer.spelled_sides(document, sides)

    def of(self, pair: Twins) -> Wording:
        """Return the outcome for twins."""
        # Twins are few: only gold mentions that share a token with them are looked at, visible or not.
        gold, system = self._gold, self._system
        tokens = system.tokens[system.numbers.index(pair.second)]
        near = [number for number, listed in enumerate(gold.tokens) if not listed.isdisjoint(tokens)]
        near_tokens = [gold.tokens[number] for number in near]
        hidden = self._comparer.hidden(self._document, self._sides, tokens.union(*near_tokens))
        candidates = GoldIndex([listed - hidden for listed in near_tokens]).candidates(tokens - hidden)
        if not candidates:
            return _NO_OVERLAP
        return _system_outcome(shown(name_at(gold.instances, gold.numbers[near[candidates[0].gold]])))


def _diagnostic(
    side: AnnotationSet,
    complaints: list[Complaints],
    document: str,
    at: int,
    message: Wording,
    outcome: Wording,
) -> Diagnostic:
    if not complaints:
        return warning("", 0, 0, message, _EXPECTED, outcome)
    file_complaints = complaints[side.documents[document].source]
    return file_complaints.warning(at, message, _EXPECTED, outcome)
