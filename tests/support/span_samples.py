"""Random spans without overlap on a side, and comparisons of spans by a rule of matching."""

from collections.abc import Mapping, Sequence

from hypothesis import strategies as st

from annotally.comparison.constraints import NONE, Constraints
from annotally.comparison.result import Sides, UnitComparison
from annotally.methods.span_matching.comparer import SpanMatchingComparer
from annotally.model.instances import Instance
from annotally.model.text import Document
from annotally.scoring.families import AnyTally
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.derived_similarity import SPANS
from annotally.tasks.span_matching import with_matching
from support.builders import annotation_set
from support.similarity_samples import DOCUMENT, note

PlacedLabel = tuple[int, int, str]
"""Start, end and label of a span."""
_ALL = "<all>"


def spans_apart(labels: str = "AB", most: int = 8) -> st.SearchStrategy[list[PlacedLabel]]:
    """Return a strategy for spans in reading order that do not overlap, as columns of tags have them."""
    steps = st.tuples(st.integers(0, 3), st.integers(1, 6), st.sampled_from(labels))

    def place(values: list[tuple[int, int, str]]) -> list[PlacedLabel]:
        spans, end = [], 0
        for gap, length, label in values:
            spans.append((end + gap, end + gap + length, label))
            end += gap + length
        return spans

    return st.lists(steps, max_size=most).map(place)


def spans_anywhere(labels: str = "AB", most: int = 7) -> st.SearchStrategy[list[PlacedLabel]]:
    """Return a strategy for spans that may overlap, be the same, or have no length."""
    span = st.tuples(st.integers(0, 10), st.integers(0, 5), st.sampled_from(labels))
    return st.lists(span.map(lambda at: (at[0], at[0] + at[1], at[2])), max_size=most)


def notes(spans: Sequence[PlacedLabel]) -> list[Instance]:
    """Return annotations with these places and labels."""
    return [note(label, str(number), (start, end)) for number, (start, end, label) in enumerate(spans, 1)]


def span_sides(key: Sequence[Instance], response: Sequence[Instance], text: str = "") -> Sides:
    """Return both sides of one document."""
    sets = annotation_set("key", {DOCUMENT: key}), annotation_set("response", {DOCUMENT: response})
    return Sides(sets, {DOCUMENT: Document(DOCUMENT, DOCUMENT, text)} if text else {})


def span_task(rule: str, sides: Sides) -> TaskDefinition:
    """Return the task of spans by a rule of matching, completed from both sides."""
    return with_matching(SPANS, rule).complete(sides.sets)


def matched(
    rule: str,
    key: Sequence[Instance],
    response: Sequence[Instance],
    text: str = "",
    constraints: Constraints = NONE,
) -> UnitComparison:
    """Return the comparison of two sides of one document by a rule of matching."""
    sides = span_sides(key, response, text)
    return SpanMatchingComparer(span_task(rule, sides)).compare(DOCUMENT, sides, constraints)


def figures(table: Mapping[tuple[str, ...], AnyTally], label: str = _ALL) -> dict[str, tuple[int, ...]]:
    """Return COR, PAR, INC, MIS and SPU by scheme, of all spans or of a label."""
    return {key[1]: tuple(tally.counts()[:5]) for key, tally in table.items() if key[2] == label}  # type: ignore[misc]  # whole counts
