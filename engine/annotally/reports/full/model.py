"""A report to hand on: its signature, its inputs, and sections of sentences, a picture, a text, a table.

Builders make it of a comparison, of agreement, or of a project; writers turn it into HTML, Markdown, LaTeX,
CSV, XLSX and SVG. Nothing in it depends on the time or on the machine, so that equal inputs give equal bytes.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from annotally.reports.tables.table import Column, NamedTable, Table
from annotally.scoring.tally import Status

STATE_WORDS = {
    Status.COR: "correct",
    Status.PAR: "partial",
    Status.INC: "incorrect",
    Status.MIS: "missing",
    Status.SPU: "spurious",
    Status.NON: "not counted",
    Status.OPT: "optional",
    Status.UNS: "not scored",
    Status.REM: "removed",
}
"""The words for states in reports, which are in English as all files of the command line are."""


@dataclass(frozen=True, slots=True)
class HeatMap:
    """A matrix of counts, by label of the first side (rows) and of the second (columns)."""

    rows: Sequence[str]
    columns: Sequence[str]
    counts: Sequence[Sequence[int]]
    row_title: str
    column_title: str


@dataclass(frozen=True, slots=True)
class BarChart:
    """Bars of counts that add up; ``parts`` are the states, or plain words, that a bar is made of."""

    parts: Sequence[Status | str]
    bars: Sequence[tuple[str, Sequence[int]]]
    """Label and a count for each of the parts."""
    unit: str = ""
    """Name of the counts, below their axis."""


@dataclass(frozen=True, slots=True)
class Dot:
    """A figure from 0 (or below) to 1 with its interval; None where it is undefined (C2)."""

    label: str
    value: Fraction | None
    low: Fraction | None = None
    high: Fraction | None = None


@dataclass(frozen=True, slots=True)
class DotChart:
    """Figures side by side on one scale; ``rule`` is drawn across all of them, with its label."""

    dots: Sequence[Dot]
    rule: tuple[str, Fraction] | None = None


Picture = HeatMap | BarChart | DotChart


@dataclass(frozen=True, slots=True)
class LaneRun:
    """A stretch of text with the same annotations over it.

    ``states`` has the state of the innermost annotation of each side, None where it has none; ``labels`` name
    the annotations that begin here; ``notes`` say all annotations over it.
    """

    text: str
    states: tuple[Status | None, ...]
    labels: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LaneText:
    """The text of a document, a lane below it for each side."""

    sides: tuple[str, ...]
    runs: Sequence[LaneRun]


@dataclass(frozen=True, slots=True)
class ReportSection:
    """A part of a report: whatever it has is shown in this order. A table says all that a picture shows."""

    name: str
    """Name in files, unlike that of every other section."""
    title: str
    sentences: tuple[str, ...] = ()
    picture: Picture | None = None
    text: LaneText | None = None
    table: NamedTable | None = None


@dataclass(frozen=True, slots=True)
class InputDigest:
    """A file that was read: the side it is of, its name, and the digest of its bytes."""

    side: str
    name: str
    digest: str


@dataclass(frozen=True, slots=True)
class FullReport:
    """A whole report."""

    title: str
    signature: str
    """As it stands under every score (C4)."""
    inputs: tuple[InputDigest, ...]
    sections: tuple[ReportSection, ...]

    @property
    def all_sections(self) -> tuple[ReportSection, ...]:
        """The sections, and behind them the one of signature and inputs."""
        columns = (Column("side", "Side"), Column("file", "File"), Column("digest", "SHA-256, beginning"))
        rows = [(entry.side, entry.name, entry.digest) for entry in self.inputs]
        table = NamedTable("inputs", "Inputs", Table(columns, rows))
        sentence = (
            "The figures hold for these files; a digest is the beginning of the SHA-256 of their bytes."
        )
        last = ReportSection("inputs", "Inputs and signature", (sentence,), table=table)
        return (*self.sections, last)

    @property
    def tables(self) -> tuple[NamedTable, ...]:
        """All tables; the last one has the signature as a note."""
        tables = [section.table for section in self.all_sections if section.table is not None]
        return (*tables[:-1], replace(tables[-1], notes=(self.signature,)))

    @property
    def pictures(self) -> tuple[tuple[str, str, Picture], ...]:
        """Name, title and picture of every section that has one."""
        return tuple(
            (section.name, section.title, section.picture)
            for section in self.sections
            if section.picture is not None
        )
