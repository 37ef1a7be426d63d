"""Warnings about event mentions on the same tokens, with the outcome for those that map to them (E7)."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from annotally.comparison.result import Sides
from annotally.formats.event_mentions.mentions import TOKENS, slots_of
from annotally.formats.event_mentions.token_ids import ids_of
from annotally.methods.event_mentions.comparer import EventMentionComparer
from annotally.methods.event_mentions.mapping import GoldIndex
from annotally.methods.event_mentions.sides import EventSide
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
            outcomes = _SystemOutcomes(*comparer.visible_sides(document, sides)) if side and pairs else None
            for pair in pairs:
                first, second = (instances[side][number] for number in pair)
                name = shown(first.name)
                yield _diagnostic(
                    sides.sets[side],
                    complaints[side],
                    document,
                    second,
                    _twins_named(name, shown(second.name)),
                    _gold_outcome(name) if outcomes is None else outcomes.of(pair),
                )


def twins(instances: Iterable[Instance]) -> Iterator[Twins]:
    """Yield the mentions that have the tokens of an earlier one, each with the first that has them."""
    # A hash of token sets; without equal sets, by far the common case, there is nothing to look up.
    listed = ids_of(slots_of(instances, TOKENS))
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

    def __init__(self, gold: EventSide, system: EventSide) -> None:
        self._gold, self._system = gold, system
        self._index = GoldIndex(gold.tokens)

    def of(self, pair: Twins) -> Wording:
        """Return the outcome for twins."""
        candidates = self._index.candidates(self._system.tokens[self._system.numbers.index(pair.second)])
        if not candidates:
            return _NO_OVERLAP
        return _system_outcome(shown(self._gold.instances[self._gold.numbers[candidates[0].gold]].name))


def _diagnostic(
    side: AnnotationSet,
    complaints: list[Complaints],
    document: str,
    instance: Instance,
    message: Wording,
    outcome: Wording,
) -> Diagnostic:
    if not complaints:
        return warning("", 0, 0, message, _EXPECTED, outcome)
    file_complaints = complaints[side.documents[document].source]
    return file_complaints.warning(instance.source.start, message, _EXPECTED, outcome)
