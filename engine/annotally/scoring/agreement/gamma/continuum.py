"""The units of several annotators in documents, as arrays: the continuum of Mathet et al."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from annotally.scoring.agreement.data import SpannedDocument

if TYPE_CHECKING:
    from annotally.scoring.agreement.laboratory.ratings import Codes, Floats

Unit = tuple[float, float, int]
"""Start, end, and the code of the label."""
Units = Sequence[Sequence[Sequence[Unit]]]
"""The units of each document and of each annotator in it."""


@dataclass(frozen=True, eq=False)
class Continuum:
    """Units in parallel arrays: sorted by annotator, document, start, end and label.

    Starts and ends count from the beginning of the unit's document. No unit is aligned with one of another
    document.
    """

    annotators: int
    documents: int
    annotator: "Codes"
    document: "Codes"
    start: "Floats"
    end: "Floats"
    label: "Codes"

    def __len__(self) -> int:
        return len(self.start)

    @cached_property
    def units_per_annotator(self) -> "Floats":
        """Return the mean number of units of an annotator in each document."""
        import numpy as np

        return np.bincount(self.document, minlength=self.documents) / self.annotators


def continuum_of(documents: Units, annotators: int) -> Continuum:
    """Return documents with the units of each annotator as one continuum."""
    import numpy as np

    # Tuples sort by annotator, document, start, end and label, which is the order that the arrays promise:
    # later steps search in them by halving. O(units log units).
    rows = sorted(
        (annotator, number, *unit)
        for number, document in enumerate(documents)
        for annotator, units in enumerate(document)
        for unit in units
    )
    annotator, document, start, end, label = np.array(rows, dtype=np.float64).reshape(-1, 5).T
    return Continuum(
        annotators,
        len(documents),
        annotator.astype(np.int64),
        document.astype(np.int64),
        start,
        end,
        label.astype(np.int64),
    )


def units_in_order(documents: Iterable[SpannedDocument], labels: Sequence[str]) -> list[list[list[Unit]]]:
    """Return the units of documents that all annotators have; labels become their places in ``labels``.

    Documents and annotators are in an order that their names and their units decide: no figure depends on
    the order of the input.
    """
    # The random draws go through documents and annotators one after another, so their order has to be
    # canonical: documents by name, annotators by all that they annotated.
    units = units_by_name(documents, labels)
    order = annotator_order(units)
    return [[document[annotator] for annotator in order] for document in units]


def annotator_order(units: Units) -> list[int]:
    """Return the numbers of the annotators in the order that their units alone decide."""
    columns = [list(column) for column in zip(*units, strict=True)]
    return sorted(range(len(columns)), key=columns.__getitem__)


def units_by_name(documents: Iterable[SpannedDocument], labels: Sequence[str]) -> list[list[list[Unit]]]:
    """Return the units of documents that all annotators have, by the documents' names.

    Annotators stand as in the input; labels become their places in ``labels``.
    """
    codes = {label: code for code, label in enumerate(labels)}
    return [
        [
            sorted((float(span.start), float(span.end), codes[span.label]) for span in spans or ())
            for spans in document.spans
        ]
        for document in sorted(documents, key=lambda spanned: spanned.document)
        if None not in document.spans
    ]
