"""Segmentations in a table of labels: each item is a unit, its labels are the segments that it is in."""

from collections.abc import Sequence
from itertools import groupby

from annotally.formats.io import load_source
from annotally.formats.label_table import read_label_table
from annotally.model.diagnostics import InputRefused, error
from annotally.model.wording import Wording, verbatim
from annotally.reports.tables.comparability import PROGRAM
from annotally.reports.tables.segmentation import SegmentationReport
from annotally.scoring.segmentation.boundaries import Segmentation


def compare_segmentations(
    path: str, annotators: Sequence[str] = (), window: int | None = None, encoding: str | None = None
) -> SegmentationReport:
    """Return the agreement on the segments of a table, whose items stand in the order of the text.

    A boundary is where the label changes. ``annotators`` are those that count, else all. Raises InputRefused
    for what cannot be read as such a table, and for an annotator who leaves out single units of a document.
    """
    # Documents are read as written: the order of their units is that of the rows, and no boundary lies
    # between two documents.
    source = load_source(path, encoding, any_content=True)
    table = read_label_table(source, annotators)
    segmentations: dict[str, list[Segmentation | None]] = {}
    for document, items in table.documents.items():
        segmentations[document] = [
            _segments(path, name, {item: labels[number] for item, labels in items.items()})
            for number, name in enumerate(table.annotators)
        ]
    signature = f"{PROGRAM} | segmentation | {', '.join(table.annotators)} {source.byte_digest()}"
    return SegmentationReport(signature, table.annotators, segmentations, window)


def _segments(path: str, annotator: str, labels: dict[str, str | None]) -> Segmentation | None:
    """Return the lengths of runs of one label; None for an annotator without any label."""
    # A unit without a segment between others would join or part them by guess. An annotator who has no
    # label at all has not seen the document.
    gaps = [item for item, label in labels.items() if label is None]
    if len(gaps) == len(labels):
        return None
    if gaps:
        raise _refusal(path, annotator, gaps[0])
    return tuple(len(list(run)) for _, run in groupby(labels.values()))


def _refusal(path: str, annotator: str, item: str) -> InputRefused:
    return error(
        path,
        0,
        0,
        Wording(
            "item {item} without a label of {annotator}", item=verbatim(item), annotator=verbatim(annotator)
        ),
        Wording("a segment for every item, or for none of a document"),
        Wording("give the item the label of its segment"),
    )
