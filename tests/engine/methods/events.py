"""Event mentions for tests of the method, made by hand; random ones for Hypothesis."""

from collections.abc import Sequence

from hypothesis import strategies as st

from annotally.comparison.constraints import Constraints
from annotally.comparison.result import TOTAL, Level, PairNode, Sides, UnitComparison
from annotally.formats.event_mentions.mentions import CLASS
from annotally.matching.candidates import IndexPair
from annotally.methods.event_mentions.comparer import EventMentionComparer
from annotally.model.annotation_sets import stable_ids
from annotally.model.instances import Instance, Slot
from annotally.scoring.mentions import MentionTally
from annotally.tasks.presets.event_mentions import EVENT_MENTION
from support.builders import annotation_set, rows, slot

DOCUMENT = "doc"
Side = list[tuple[frozenset[int], str, str]]
"""Tokens, type and realis of the mentions of one side."""

tokens = st.frozensets(st.integers(0, 6), min_size=1, max_size=4)
sides = st.lists(
    st.tuples(tokens, st.sampled_from(["Meet", "Attack"]), st.sampled_from(["Actual", "Other"])), max_size=7
)


def instance(name: str, listed: str, kind: str = "Meet", realis: str = "Actual") -> Instance:
    """Return a mention of the listed tokens."""
    slots = (slot("mention", "said"), slot("type", kind), slot("realis", realis), slot("tokens", listed))
    return Instance(CLASS, name, slots)


def instances(side: Side) -> list[Instance]:
    """Return the mentions of a side, E0, E1 and so on."""
    return [
        instance(f"E{n}", ",".join(f"t{t}" for t in sorted(ids)), kind, realis)
        for n, (ids, kind, realis) in enumerate(side)
    ]


def with_slots(ids: frozenset[int], facets: tuple[Slot, ...]) -> Instance:
    """Return a mention with these slots between its string and its tokens."""
    listed = ",".join(f"t{t}" for t in sorted(ids))
    return Instance(CLASS, listed, (slot("mention", "said"), *facets, slot("tokens", listed)))


facet_slots = st.sampled_from(
    [(), (slot("type"),), (slot("type", "Meet"),), (slot("realis", "Actual"), slot("type", "Meet"))]
)
unlike = st.lists(st.builds(with_slots, tokens, facet_slots), max_size=4)
"""Mentions with slots as no file has them."""


def compare(
    gold: list[Instance],
    system: list[Instance],
    forced: Sequence[IndexPair] = (),
    forbidden: Sequence[IndexPair] = (),
) -> UnitComparison:
    """Return the comparison of one document, pairs of these numbers made or kept apart by hand."""
    both_annotation_sets = (
        annotation_set("key", {DOCUMENT: gold}),
        annotation_set("response", {DOCUMENT: system}),
    )
    first_ids, second_ids = stable_ids(DOCUMENT, gold), stable_ids(DOCUMENT, system)
    result, apart = (
        frozenset((first_ids[k], second_ids[r]) for k, r in pairs) for pairs in (forced, forbidden)
    )
    return EventMentionComparer(EVENT_MENTION).compare(
        DOCUMENT, Sides(both_annotation_sets, {}), Constraints(result, apart)
    )


def total(unit: UnitComparison) -> MentionTally:
    """Return the scores of a document."""
    result = unit.table.get(TOTAL, MentionTally())
    assert isinstance(result, MentionTally)
    return result


def of_level(unit: UnitComparison, level: Level) -> list[PairNode]:
    """Return the rows of a level."""
    return [node for node in rows(unit.nodes) if node.level is level]
