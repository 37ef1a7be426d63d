"""Labels of items, and distances of labels, as a caller has them in memory; spelled as tables to be read."""

import csv
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from io import StringIO
from numbers import Real

from annotally.model.text import Source

LabelValue = str | int | float | bool | None
"""A label; None, and a float that is no number as data frames have it, are missing ones."""
LabelPairs = Mapping[tuple[LabelValue, LabelValue], float]
"""A distance of labels: a number from 0 on for each two of them, in one order or in both."""


@dataclass(frozen=True, slots=True)
class LabelColumns:
    """Labels that annotators gave to the same items, without any text: a column for each annotator.

    All columns are as long, and so are ``items``, names of the items, and ``documents``, the documents that
    they belong to, where they are given. Items are drawn by documents for bootstrap intervals.
    """

    annotators: Mapping[str, Sequence[LabelValue]]
    items: Sequence[str] = ()
    documents: Sequence[str] = ()


# Both are spelled as the files that the command line reads: so one reader checks them, and its words about
# them are the same. Cells are as files have them, without blanks around them.


def labels_source(columns: LabelColumns) -> Source:
    """Return columns of labels as a table with a row for each label.

    Raises ValueError for columns that are not equally long, and TypeError for values that are no labels.
    """
    length = max(map(len, columns.annotators.values()), default=0)
    lengths = {name: len(labels) for name, labels in columns.annotators.items()}
    lengths |= {
        name: len(values)
        for name, values in (("items", columns.items), ("documents", columns.documents))
        if values
    }
    short = next((name for name, count in lengths.items() if count != length), None)
    if short is not None:
        raise ValueError(f"{short!r} has {lengths[short]} values, and the longest column {length}")
    items = columns.items or [str(number) for number in range(1, length + 1)]
    documents = columns.documents or [""] * length
    rows = (
        (document, item, name, _spelled(label))
        for name, labels in columns.annotators.items()
        for document, item, label in zip(documents, items, labels, strict=True)
    )
    return _table("labels", ("document", "item", "annotator", "label"), rows)


def distances_source(number: int, distances: LabelPairs) -> Source:
    """Return distances of labels as a table called by their number, a row for each pair.

    Raises TypeError for values that are no labels.
    """
    rows = [(_spelled(first), _spelled(second), str(value)) for (first, second), value in distances.items()]
    # Columns that are called like the labels would make it a square table.
    heading = "distance"
    while any(heading in row for row in rows):
        heading += "'"
    return _table(f"distance {number}", ("label", "label", heading), rows)


def _spelled(label: LabelValue) -> str:
    # A column with missing numbers has floats, one without them integers: 2.0 and 2 are one label.
    if label is None or isinstance(label, str):
        return label or ""
    if isinstance(label, bool):
        return str(label).lower()
    if not isinstance(label, Real):
        raise TypeError(
            f"{label!r} is no label: labels are text, numbers or booleans, and None where missing"
        )
    number = float(label)
    if number != number:
        return ""
    return str(int(label)) if number.is_integer() else str(number)


def _table(name: str, header: Sequence[str], rows: Iterable[Sequence[str]]) -> Source:
    spelled = StringIO()
    writer = csv.writer(spelled, lineterminator="\n")
    writer.writerow(header)
    writer.writerows(rows)
    return Source(name, spelled.getvalue())
