"""Small tables that are in print, as labels of items."""

from collections.abc import Mapping

from annotally.scoring.agreement.data import ItemLabel, LabelledDocument
from annotally.scoring.agreement.laboratory.distances import LabelDistance
from annotally.scoring.agreement.laboratory.estimates import Estimate
from annotally.scoring.agreement.laboratory.laboratory import LaboratoryRequest, LaboratoryResult, examine

Items = list[tuple[ItemLabel, ...]]


def table(counts: Mapping[str, int]) -> Items:
    """Return items of two annotators from counts of pairs of labels, each a letter."""
    return [(pair[0], pair[1]) for pair, count in counts.items() for _ in range(count)]


def rows(*lines: str) -> Items:
    """Return items from lines with a label of each annotator; a point is a missing one."""
    return [tuple(None if cell == "." else cell for cell in line.split()) for line in lines]


def by_annotator(*lines: str) -> Items:
    """Return items from a line for each annotator."""
    return list(zip(*rows(*lines), strict=True))


def examined(items: Items, request: LaboratoryRequest | None = None) -> LaboratoryResult:
    document = LabelledDocument("d", tuple(items))
    return examine([document], len(items[0]), request or LaboratoryRequest())


def estimates(
    items: Items, *distances: LabelDistance, order: tuple[str, ...] = ()
) -> dict[tuple[str, str], Estimate]:
    """Return estimates by distance and measure, those of a label by measure and label."""
    result = examined(items, LaboratoryRequest(distances=distances, order=order))
    return {
        (figure.distance, f"{figure.measure.key} {figure.label}".strip()): figure.estimate
        for figure in result.figures
    }


def value(items: Items, key: str, distance: str = "nominal") -> float:
    """Return the value of a measure, which has to be defined."""
    estimate = estimates(items, LabelDistance(distance))[distance, key]
    assert estimate.value is not None, estimate.reason
    return estimate.value


ARTSTEIN_POESIO_558 = table({"SS": 20, "SI": 10, "IS": 20, "II": 50})
ARTSTEIN_POESIO_568 = table({"SS": 46, "IS": 6, "II": 32, "IC": 6, "CC": 10})
GWET_RATERS = by_annotator(
    "1 2 3 3 2 1 4 1 2 . . .",
    "1 2 3 3 2 2 4 1 2 5 . .",
    ". 3 3 3 2 3 4 2 2 5 1 3",
    "1 2 3 3 2 4 4 1 2 5 1 .",
)
HAYES_KRIPPENDORFF = by_annotator(
    "1 1 2 . 0 0 1 1 2 2 . 0 1 3 1 1 2 1 1 0 0 0 2 0 1 0 0 1 1 1 1 2 2 3 2 2 2 2 2 1",
    "1 1 3 0 0 0 0 . 2 1 1 0 2 3 1 1 1 2 1 0 0 0 3 0 2 1 0 2 1 1 1 1 2 2 2 2 2 2 2 1",
    "2 0 3 0 0 0 2 2 2 1 0 0 2 2 1 1 2 3 0 0 1 . 3 0 . 1 0 1 2 2 0 2 . 2 2 3 2 . 2 1",
    ". 1 3 . . . . 0 . 1 0 0 2 2 . . . 3 1 . 1 0 3 0 2 1 1 2 2 . . 1 2 2 . . . 1 2 .",
    "2 . . 0 0 0 1 . 2 . . . . 3 1 1 2 . . 0 . 0 . . 2 . 0 . . 2 0 . 2 . 2 2 2 2 . 1",
)
SHROUT_FLEISS = rows("9 2 5 8", "6 1 3 2", "8 4 6 8", "7 1 2 6", "10 5 6 9", "6 2 4 7")
