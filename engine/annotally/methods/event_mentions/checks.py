"""Warnings about event mentions on the same tokens, with the outcome for those that map to them (E7)."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from annotally.comparison.result import Sides
from annotally.formats.event_mentions.reader import TOKENS, slots_of
from annotally.formats.event_mentions.token_ids import ids_of
from annotally.methods.event_mentions.comparer import EventMentionComparer
from annotally.methods.event_mentions.scores import EventUnit
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
    # Documents are only mapped where a side has twins, which is rare: the mapping is what costs.
    comparer = EventMentionComparer(task)
    complaints = [[Complaints(source) for source in side.sources] for side in sides.sets]
    for document in documents:
        instances = sides.instances(document)
        twins_by_side = [list(twins(side_instances)) for side_instances in instances]
        if not any(twins_by_side):
            continue
        unit = comparer.map_document(document, sides)
        for side, pairs in enumerate(twins_by_side):
            for pair in pairs:
                names = [shown(instances[side][number].name) for number in pair]
                outcome = _gold_outcome(names[0]) if side == 0 else _system_outcome(unit, pair)
                yield _diagnostic(
                    sides.sets[side],
                    complaints[side],
                    document,
                    instances[side][pair.second],
                    Wording(
                        "mention {second} on the same tokens as {first}", second=names[1], first=names[0]
                    ),
                    outcome,
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


def _gold_outcome(name: str) -> Wording:
    return Wording(
        "mentions that match either map to {name}, so that this file would not score 1.0 against itself",
        name=name,
    )


def _system_outcome(unit: EventUnit, pair: Twins) -> Wording:
    candidates = unit.mapping.candidates[unit.system.numbers.index(pair.second)]
    if not candidates:
        return Wording("neither overlaps a gold mention, and both are false positives")
    gold = shown(unit.gold.mention(candidates[0].gold).name)
    return Wording("both map to the gold mention {name}, and one of them is a false positive", name=gold)


def _diagnostic(
    side: AnnotationSet,
    complaints: list[Complaints],
    document: str,
    instance: Instance,
    message: Wording,
    outcome: Wording,
) -> Diagnostic:
    expected = Wording("mentions that share no token")
    if not complaints:
        return warning("", 0, 0, message, expected, outcome)
    file_complaints = complaints[side.documents[document].source]
    return file_complaints.warning(instance.source.start, message, expected, outcome)
