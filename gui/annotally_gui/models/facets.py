"""How many fills each state, type and document has: the counts beside the facets' values."""

from collections import Counter
from dataclasses import dataclass
from itertools import compress

from annotally.scoring.tally import Status
from annotally_gui.models.added_rows import ADDED
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.models.forest import Forest


@dataclass(frozen=True, slots=True)
class FacetValue:
    """A value of a facet as the filter writes it, and how many fills choosing it alone would find.

    Of reasons the decisions are counted that are marked with it.
    """

    value: str
    count: int


def state_facets(forest: Forest) -> list[FacetValue]:
    """Return the states that occur, in their own order; last the annotations added by hand, if any."""
    counts = Counter(compress(forest.status, forest.fills))
    facets = [FacetValue(status.name, counts[status]) for status in Status if counts[status]]
    return [*facets, FacetValue(ADDED, forest.added_total)] if forest.added_total else facets


def document_facets(forest: Forest) -> list[FacetValue]:
    """Return all documents in corpus order, by label."""
    # ``bytearray.count`` with bounds runs in C: O(rows) in all, without a copy.
    bases = forest.bases
    return [
        FacetValue(tree.label, forest.fills.count(1, bases[number], bases[number + 1]))
        for number, tree in enumerate(forest.trees)
    ]


def class_facets(forest: Forest) -> list[FacetValue]:
    """Return the classes of the objects, the most frequent first."""
    forest.complete_index()
    # Count fills by object in C, then look up the class once for each object, not for each fill.
    owners, counts = forest.index.owners(), Counter[str]()
    for number, tree in enumerate(forest.trees):
        first, last = forest.bases[number], forest.bases[number + 1]
        fill_owners = compress(owners[first:last], forest.fills[first:last])
        for owner, fills in Counter(fill_owners).items():
            counts[tree.nodes.names[tree.nodes.name[owner - first]]] += fills
    return _ranked(counts)


def type_facets(forest: Forest) -> list[FacetValue]:
    """Return the types of the objects, the most frequent first; an object of two types counts with both."""
    index = forest.index
    forest.complete_index()
    # Each pair (object, type) counts once however often the object says the type, on either side or in
    # several fills; types that differ in case alone are one, under the spelling met first.
    owners = index.owners()
    fills = Counter(compress(owners, forest.fills))
    rows, values = index.types()
    typed = list(map(owners.__getitem__, rows))
    pairs = {pair for codes in values for pair in zip(typed, codes, strict=True)}
    names: dict[str, str] = {}
    per_object: set[tuple[int, str]] = set()
    folded, strings = index.text_codes.folded, index.text_codes.strings
    for owner, code in pairs:
        if strings[code]:
            names.setdefault(folded[code], strings[code])
            per_object.add((owner, folded[code]))
    counts: Counter[str] = Counter()
    for owner, value in per_object:
        counts[names[value]] += fills[owner]
    return _ranked(counts)


def reason_facets(verdicts: DecisionModel) -> list[FacetValue]:
    """Return the reasons that decisions are marked with, the most frequent first; decisions are counted."""
    return _ranked(Counter(reason for decided in verdicts for reason in decided.reasons.values()))


def _ranked(counts: Counter[str]) -> list[FacetValue]:
    ranked = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    return [FacetValue(value, count) for value, count in ranked]
