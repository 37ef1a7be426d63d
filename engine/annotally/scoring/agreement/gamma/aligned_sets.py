"""The sets of spans of the best alignment, as spans of documents and annotators."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from annotally.scoring.agreement.data import LabelledSpan, SpannedDocument
from annotally.scoring.agreement.gamma.best_alignment import best_alignment
from annotally.scoring.agreement.gamma.continuum import annotator_order, continuum_of, units_by_name
from annotally.scoring.agreement.gamma.gamma import (
    GammaRequest,
    dissimilarity_of,
    labels_of,
    sets_with_kinds,
)


class AlignedSet(NamedTuple):
    """A unitary alignment: the kind of its difference, its document, and each span with its annotator."""

    kind: str
    document: str
    spans: tuple[tuple[int, LabelledSpan], ...]


def aligned_sets(documents: Sequence[SpannedDocument], request: GammaRequest) -> Iterator[AlignedSet]:
    """Yield the sets that `gamma` aligns in documents, which have the same kinds as there.

    Raises UncomputableError, and UnfitLabelsError for a distance that is not made for the labels.
    """
    # Gamma reorders annotators by their units; the same order leads back from units to annotators.
    labels = labels_of(documents)
    units = units_by_name(documents, labels)
    order = annotator_order(units)
    if not any(spans for document in units for spans in document):
        return
    names = sorted(document.document for document in documents if None not in document.spans)
    continuum = continuum_of([[document[place] for place in order] for document in units], len(order))
    alignment = best_alignment(continuum, dissimilarity_of(request, labels))
    for members, kind in sets_with_kinds(alignment, continuum):
        spans = tuple(
            (
                order[int(continuum.annotator[unit])],
                LabelledSpan(
                    int(continuum.start[unit]), int(continuum.end[unit]), labels[int(continuum.label[unit])]
                ),
            )
            for unit in members
        )
        yield AlignedSet(kind, names[int(continuum.document[members[0]])], spans)
