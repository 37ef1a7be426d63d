"""What a window asks of the agreement laboratory, and what it gets: every figure as text."""

import msgspec

from annotally.reports.tables.agreement_sheet import MeasureNote

JUDGEMENT = "judgement"
"""The kind of the sections about systems: the alternative annotator test."""


class GammaChoice(msgspec.Struct, frozen=True):
    """Choices for gamma: precision and weights of `annotally.scoring.agreement.gamma.gamma.GammaRequest`."""

    precision: float = 0.02
    position_weight: float = 1.0
    label_weight: float = 1.0


class LaboratoryChoice(msgspec.Struct, frozen=True):
    """Choices of a measurement: kinds of `annotally.annotators.laboratory`, label distances, samples.

    A distance that has no name of the program is the path of a file. ``seed`` is None for no bootstrap
    intervals; ``order`` has all labels from the least on; with ``nothing`` to lack an item is a label.
    """

    kinds: tuple[str, ...]
    distances: tuple[str, ...] = ()
    seed: int | None = None
    sampler: str = "statistical"
    nothing: bool = False
    order: tuple[str, ...] = ()
    intervals: bool = True
    """Whether bootstrap intervals are drawn; gamma has the same samples without them."""
    epsilon: str = "0.2"
    """What a person costs more than a system that is judged, as a decimal number."""
    gamma: GammaChoice = GammaChoice()
    judged_slot: str = ""
    """The slot by whose fills systems are judged; empty, and where the task has none of this name: labels."""


class FigureLine(msgspec.Struct, frozen=True):
    """A figure. ``measure`` is a number in the sheet's measures; ``label`` is the label it is about, if any.

    ``value`` has 4 decimals, or is the sign for undefined, and ``reason`` then says why (C2). ``low``,
    ``high``, ``error`` and ``p`` are empty where they are not known; ``method`` says where the interval is
    from. ``landis_koch`` and ``gwet`` are words that these authors have for such a figure.
    """

    measure: int
    distance: str
    label: str
    value: str
    error: str
    low: str
    high: str
    p: str
    n: int
    method: str
    left_out: tuple[tuple[str, int], ...]
    reason: str
    landis_koch: str
    gwet: str


class SectionSheet(msgspec.Struct, frozen=True):
    """Figures of one kind, of ``documents`` documents; the first of ``notes`` says why they differ.

    ``kind`` and ``name`` are as those of `annotally.reports.tables.laboratory.LaboratorySection`, or
    `JUDGEMENT` and the system. Of a system the first note has the outcome, and lines of each person a label.
    """

    kind: str
    name: str
    documents: int
    lines: tuple[FigureLine, ...]
    notes: tuple[str, ...]


class LaboratorySheet(msgspec.Struct, frozen=True):
    """The figures of a report, as a window shows them; ``seed`` is None where nothing was resampled.

    ``judged_slots`` are the slots that systems can be judged by, and ``judged_slot`` the one they were.
    """

    annotators: tuple[str, ...]
    measures: tuple[MeasureNote, ...]
    sections: tuple[SectionSheet, ...]
    warnings: tuple[str, ...]
    seed: int | None
    signature: str
    judged_slots: tuple[str, ...] = ()
    judged_slot: str = ""


class ExampleFigure(msgspec.Struct, frozen=True):
    """A printed figure beside the one computed now; ``part`` is ``value``, ``error``, ``low`` or ``high``."""

    measure: str
    """The title of its measure."""
    distance: str
    label: str
    part: str
    printed: str
    computed: str
    same: bool


class ExampleSheet(msgspec.Struct, frozen=True):
    """A published example of a measure: its data, a heading first, and its figures."""

    measure: MeasureNote
    source: str
    note: str
    data: tuple[tuple[str, ...], ...]
    figures: tuple[ExampleFigure, ...]
