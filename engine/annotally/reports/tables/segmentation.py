"""Agreement on segmentations: figures of every two annotators, of each document and of all; as tables."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

import msgspec

from annotally import __version__
from annotally.reports.tables.table import Column, Table, TableRow, csv_table, json_objects, text_table
from annotally.scoring.measures import Ratio
from annotally.scoring.segmentation.boundaries import (
    Segmentation,
    boundary_agreement,
    boundary_similarity,
    p_k,
    segmentation_similarity,
    window_difference,
)

Segmentations = Mapping[str, Sequence[Segmentation | None]]
"""Of each document the segmentation of every annotator; None for one without the document."""
_MEASURES = ("B", "S", "WD", "Pk")
_FIGURES = ("B", "S", "WD", "Pk", "pi_B")
_ALL = "all"


@dataclass(frozen=True, slots=True)
class SegmentationReport:
    """Figures on segmentations. ``window`` is None where it is by the mean segment of the reference."""

    signature: str
    annotators: tuple[str, ...]
    segmentations: Segmentations
    window: int | None = None

    def pair(self, first: int, second: int, documents: Sequence[str]) -> list[Ratio]:
        """Return the measures of two annotators, each a mean over the documents that have a value.

        WindowDiff and P_k are means of both directions: neither annotator is the reference.
        """
        # A column for each measure; a document that one of the two lacks has no place in any of them. What
        # is undefined in a document stays in its column and does not count in the mean.
        columns: list[list[Ratio]] = [[] for _ in _MEASURES]
        for document in documents:
            former, latter = (self.segmentations[document][number] for number in (first, second))
            if former is None or latter is None:
                continue
            values = (
                boundary_similarity(former, latter),
                segmentation_similarity(former, latter),
                self._both_ways(window_difference, former, latter),
                self._both_ways(p_k, former, latter),
            )
            for column, value in zip(columns, values, strict=True):
                column.append(value)
        return [_mean(column) for column in columns]

    def _both_ways(
        self,
        measure: Callable[[Segmentation, Segmentation, int | None], Ratio],
        former: Segmentation,
        latter: Segmentation,
    ) -> Ratio:
        directions = (measure(former, latter, self.window), measure(latter, former, self.window))
        return None if None in directions else _mean(directions)

    def agreement(self, numbers: Sequence[int], documents: Sequence[str]) -> Ratio:
        """Return pi* by B of some annotators in some documents."""
        by_document = ([self.segmentations[name][number] for number in numbers] for name in documents)
        return boundary_agreement([s for s in of_document if s is not None] for of_document in by_document)


def _mean(values: Sequence[Ratio]) -> Ratio:
    numbers = [value for value in values if value is not None]
    return sum(numbers, Fraction(0)) / len(numbers) if numbers else None


def segmentation_table(report: SegmentationReport) -> Table:
    """Return figures of all annotators, of every two, and of each document if there are several."""
    # The mean over pairs is that of the pairs' means, as published. A row of a document is of all annotators.
    documents, annotator_numbers = list(report.segmentations), range(len(report.annotators))
    pairs = list(combinations(annotator_numbers, 2))

    def figures_of_all(names: Sequence[str]) -> list[Ratio]:
        values = [report.pair(*pair, names) for pair in pairs]
        means = [_mean(column) for column in zip(*values, strict=True)]
        return [*means, report.agreement(annotator_numbers, names)]

    rows: list[TableRow] = [(_ALL, "", "", *figures_of_all(documents))]
    if len(documents) > 1:
        rows += [("document", document, "", *figures_of_all([document])) for document in documents]
    if len(pairs) > 1:
        rows += [
            (
                "pair",
                *(report.annotators[number] for number in pair),
                *report.pair(*pair, documents),
                report.agreement(pair, documents),
            )
            for pair in pairs
        ]
    texts = (Column("of", "OF"), Column("first", ""), Column("second", ""))
    return Table((*texts, *(Column(key, key, right=True) for key in _FIGURES)), rows)


def segmentation_csv(report: SegmentationReport) -> str:
    """Return the figures as CSV (RFC 4180)."""
    return csv_table(segmentation_table(report))


def segmentation_json(report: SegmentationReport) -> str:
    """Return the figures as JSON, with the lengths of all segments."""
    value = {
        "schema": 1,
        "program": f"annotally {__version__}",
        "signature": report.signature,
        "annotators": report.annotators,
        "window": report.window,
        "figures": list(json_objects(segmentation_table(report))),
        "segments": {
            name: dict(zip(report.annotators, of_document, strict=True))
            for name, of_document in report.segmentations.items()
        },
    }
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n"


def segmentation_text(report: SegmentationReport) -> str:
    """Return the figures as text; lines end with LF."""
    window = "half the mean segment of the reference" if report.window is None else f"{report.window} units"
    notes = (
        "B: boundary similarity, and pi_B agreement by it (Fournier 2013). S: Fournier and Inkpen 2012.\n"
        f"WD: WindowDiff, Pk: errors, 0 is best; both directions; window: {window}.\n"
    )
    return f"{report.signature}\n\n{text_table(segmentation_table(report))}\n{notes}"
