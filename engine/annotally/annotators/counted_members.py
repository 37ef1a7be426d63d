"""The annotations that the counts in the laboratory's sentences are about."""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence, Set
from itertools import combinations

from annotally.annotators.comparison import MultiComparison
from annotally.annotators.labels import ItemLabels
from annotally.annotators.laboratory import (
    CLASSES,
    ITEMS,
    RELATIONS,
    SLOTS,
    TOKENS,
    TextLaboratoryRequest,
    gamma_request,
    spell_slots,
)
from annotally.annotators.mention_classes import MentionClasses
from annotally.annotators.relations import RelationLabels
from annotally.annotators.texts import TextLabels
from annotally.comparison.items import Member
from annotally.reports.tables.laboratory import BOUNDARIES, LACKING, MOVED, SETS, SHARED, USES
from annotally.scoring.agreement.data import ItemLabel
from annotally.scoring.agreement.gamma.aligned_sets import aligned_sets
from annotally.scoring.segmentation.boundaries import edited_boundaries, lengths_between

_Labels = tuple[ItemLabel, ...]
_FoundMembers = Iterator[tuple[str, Collection[Member]]]
"""Documents, and instances of them."""


class CountedMembers:
    """The instances behind the counts of one section, by its ``kind`` and ``name`` in the report."""

    def __init__(
        self, comparison: MultiComparison, request: TextLaboratoryRequest, kind: str, name: str
    ) -> None:
        self._comparison, self._request = comparison, request
        self._kind, self._name = kind, name
        self._documents = [
            document for document in comparison.documents if sum(comparison.annotated_by(document)) > 1
        ]

    def find(self, key: tuple[str, ...]) -> Mapping[str, Set[Member]]:
        """Return the instances that the count with this key is about, by document."""
        finders = {USES: self._labelled, LACKING: self._labelled, SETS: self._aligned, BOUNDARIES: self._cut}
        members: defaultdict[str, set[Member]] = defaultdict(set)
        for document, instances in finders[key[0]](key):
            members[document].update(instances)
        return dict(members)

    # --- labels

    def _labelled(self, key: tuple[str, ...]) -> _FoundMembers:
        for document in self._documents:
            for labels, members in zip(*self._items(document), strict=True):
                if _is_counted(labels, key):
                    yield document, members

    def _items(self, document: str) -> tuple[Sequence[_Labels], Sequence[Collection[Member]]]:
        """Return the labels of each item of a document, and its instances."""
        # Each reader of labels has a method for the instances of its items, which stand in the same order.
        comparison, nothing = self._comparison, self._request.nothing
        if self._kind == TOKENS:
            texts = TextLabels(comparison)
            return texts.tokens(document).items, texts.token_members(document)
        if self._kind == RELATIONS:
            relations = RelationLabels(comparison, nothing=nothing)
            return relations.read(document)[0].items, relations.members(document)
        labels = ItemLabels(comparison, nothing=nothing)
        if self._kind == SLOTS:
            slot_items = [item.present for item in labels.items_with_slot(document, self._name)]
            return spell_slots(labels.slot(document, self._name)).items, slot_items
        items = [item.present for item in comparison.items(document)]
        if self._kind == CLASSES:
            return MentionClasses(comparison).read(document).items, items
        assert self._kind == ITEMS
        return labels.types(document).items, items

    # --- spans and boundaries

    def _aligned(self, key: tuple[str, ...]) -> _FoundMembers:
        texts = TextLabels(self._comparison)
        documents = [texts.spans(document) for document in self._documents]
        by_span = {document: texts.span_members(document) for document in self._documents}
        for aligned_set in aligned_sets(documents, gamma_request(self._request)):
            if aligned_set.kind == key[1]:
                document = aligned_set.document
                yield document, {member for span in aligned_set.spans for member in by_span[document][span]}

    def _cut(self, key: tuple[str, ...]) -> _FoundMembers:
        texts = TextLabels(self._comparison)
        for document in self._documents:
            count, by_annotator = texts.boundaries(document)
            annotated = [
                (annotator, places) for annotator, places in enumerate(by_annotator) if places is not None
            ]
            for pair in combinations(annotated, 2):
                first, second = (lengths_between(places, count) for _, places in pair)
                edited = edited_boundaries(first, second)
                moved = [place for places in edited.transpositions for place in places]
                counted_places = {SHARED: edited.matches, MOVED: moved}.get(key[1], edited.additions)
                yield (
                    document,
                    {
                        (annotator, number)
                        for annotator, places in pair
                        for place in counted_places
                        for number in places.get(place, ())
                    },
                )


def _is_counted(labels: _Labels, key: tuple[str, ...]) -> bool:
    """Tell whether an item with these labels is one of those that a key of labels is about."""
    # Of the uses by one annotator only items count that both labelled, as in the sentence.
    if key[0] == LACKING:
        return None in labels
    if len(key) > 2:
        return labels[int(key[2])] == key[1] and None not in labels
    return key[1] in labels
