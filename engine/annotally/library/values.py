"""The plain values that the library takes and returns; ``annotally`` exports them, all else is private."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from annotally.library.frames import frame_of
from annotally.model.diagnostics import Diagnostic
from annotally.model.text import Source
from annotally.workspace.conversion import ReadSide
from annotally.workspace.request import SideInput

if TYPE_CHECKING:
    from annotally.library.frames import DataFrame

SpanValue = str | int | float | bool | tuple[str, ...]
"""The value of an attribute. What is read is text, of several values a tuple."""
SpanEnds = str | tuple[str, ...]
"""The annotations that a slot names, by their names: one, or several."""
NO_EXTENT = (-1, -1)
"""Begin and end of an annotation without a place."""


# --- annotations


@dataclass(frozen=True, slots=True)
class AnnotatedSpan:
    """An annotation of the characters of a text from ``begin`` up to, but not including, ``end``.

    Offsets count code points, as Python's strings do. ``parts`` are begin and end of each part of a
    discontinuous annotation, empty for others. An annotation without a place has -1 and -1. ``name`` is that
    in the file it was read from, with its label where the file gives one name to several. ``ends`` are the
    names of other annotations by slot: an event's arguments, the antecedent of a mention.
    """

    begin: int
    end: int
    label: str
    attributes: Mapping[str, SpanValue] = field(default_factory=dict)
    parts: tuple[tuple[int, int], ...] = ()
    name: str = ""
    ends: Mapping[str, SpanEnds] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class AnnotatedRelation:
    """A relation between annotations of a text, which has no place of its own.

    ``ends`` are the names of the annotations that it joins, by slot: spans, or other relations.
    """

    label: str
    ends: Mapping[str, SpanEnds]
    attributes: Mapping[str, SpanValue] = field(default_factory=dict)
    name: str = ""


@dataclass(frozen=True, slots=True)
class AnnotatedText:
    """A text with annotations. Documents of two sides belong together by their ``name``.

    Names of spans and relations are their own within the text where an end names them.
    """

    name: str
    text: str
    spans: Sequence[AnnotatedSpan] = ()
    relations: Sequence[AnnotatedRelation] = ()


@dataclass(frozen=True, slots=True)
class Annotations:
    """The annotations of one side, as they were read, document by document.

    Alternatives and whatever else spans and relations do not show are still there where the value is compared
    or written.
    """

    format: str
    documents: tuple[AnnotatedText, ...]
    warnings: tuple[Diagnostic, ...]
    side: SideInput = field(repr=False, compare=False)
    content: ReadSide = field(repr=False, compare=False)

    def to_frame(self) -> "DataFrame":
        """Return a line for each span and relation as a data frame of pandas (extra ``frames``)."""
        return frame_of(span_lines(self.documents), SPAN_COLUMNS)


@dataclass(frozen=True, slots=True)
class FinalKey:
    """The key that annotators were adjudicated into; it can be compared and written.

    ``decided`` counts the objects that each rule decided.
    """

    format: str
    documents: tuple[AnnotatedText, ...]
    decided: Mapping[str, int]
    warnings: tuple[Diagnostic, ...]
    sources: tuple[Source, ...] = field(repr=False, compare=False)
    content: ReadSide = field(repr=False, compare=False)

    def to_frame(self) -> "DataFrame":
        """Return a line for each span and relation as a data frame of pandas (extra ``frames``)."""
        return frame_of(span_lines(self.documents), SPAN_COLUMNS)


# The columns of a frame stand here by name, so that a frame without lines has them, too.
SPAN_COLUMNS = ("document", "begin", "end", "label", "text", "attributes", "name", "ends")


def span_lines(documents: Sequence[AnnotatedText]) -> list[dict[str, object]]:
    """Return the spans and relations of documents as lines of a table."""
    return [
        _annotation_line(document, annotation)
        for document in documents
        for annotation in _annotations_of(document)
    ]


def _annotations_of(document: AnnotatedText) -> tuple[AnnotatedSpan | AnnotatedRelation, ...]:
    return (*document.spans, *document.relations)


def _annotation_line(
    document: AnnotatedText, annotation: AnnotatedSpan | AnnotatedRelation
) -> dict[str, object]:
    begin, end = NO_EXTENT
    if isinstance(annotation, AnnotatedSpan):
        begin, end = annotation.begin, annotation.end
    return {
        "document": document.name,
        "begin": begin,
        "end": end,
        "label": annotation.label,
        "text": document.text[begin:end] if begin >= 0 else "",
        "attributes": dict(annotation.attributes),
        "name": annotation.name,
        "ends": dict(annotation.ends),
    }


# --- scores


@dataclass(frozen=True, slots=True)
class ScoreEntry:
    """Counts and measures of something: a row of the score table, or the total of a document or of all.

    The names of counts and measures depend on the task, as the help page on JSON lists them. An undefined
    measure is None.
    """

    section: str
    name: str
    counts: Mapping[str, float]
    measures: Mapping[str, float | None]

    @property
    def precision(self) -> float | None:
        """Precision, None where it is undefined."""
        return self.measures.get("precision")

    @property
    def recall(self) -> float | None:
        """Recall, None where it is undefined."""
        return self.measures.get("recall")

    @property
    def f1(self) -> float | None:
        """F with equal weights, None where it is undefined."""
        return self.measures.get("f1")


@dataclass(frozen=True, slots=True)
class PairSide:
    """The part of a pair on one side: its name in the file, its text, and its extent if there is one."""

    name: str
    text: str
    extent: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class ComparedPair:
    """An object of key or response, paired or alone, or a slot or fill of it.

    ``status`` is COR, PAR, INC, MIS, SPU, NON, OPT, UNS or REM; ``rule`` the code of the reason, and
    ``reason`` its words. ``score`` is F of the fills below, of pairs by similarity that; None where nothing
    counts. ``slots`` are the statuses of slots by name, ``children`` the rows below.
    """

    document: str
    level: str
    label: str
    status: str
    score: float | None
    rule: str
    reason: str
    key: PairSide | None
    response: PairSide | None
    slots: Mapping[str, str]
    children: tuple["ComparedPair", ...]


@dataclass(frozen=True, slots=True)
class ComparisonResult:
    """The result of comparing a response with a key: the same figures as those of ``annotally score``.

    ``rows`` is the score table, ``documents`` the total of each document, ``total`` that of all. ``value`` is
    all of it as ``annotally score --format json`` prints it.
    """

    task: str
    signature: str
    rows: tuple[ScoreEntry, ...]
    documents: tuple[ScoreEntry, ...]
    total: ScoreEntry
    pairs: tuple[ComparedPair, ...]
    warnings: tuple[Diagnostic, ...]
    value: Mapping[str, object] = field(repr=False, compare=False)

    @property
    def precision(self) -> float | None:
        """Precision of all documents, None where it is undefined."""
        return self.total.precision

    @property
    def recall(self) -> float | None:
        """Recall of all documents, None where it is undefined."""
        return self.total.recall

    @property
    def f1(self) -> float | None:
        """F of all documents, None where it is undefined."""
        return self.total.f1

    def row(self, name: str) -> ScoreEntry:
        """Return the first row of that name. Raises KeyError listing the names."""
        for entry in self.rows:
            if entry.name == name:
                return entry
        raise KeyError(f"there is no row {name!r}; there are {', '.join(entry.name for entry in self.rows)}")

    def to_frame(self) -> "DataFrame":
        """Return the score table as a data frame of pandas (extra ``frames``)."""
        return frame_of([_score_line(entry) for entry in self.rows])

    def documents_frame(self) -> "DataFrame":
        """Return a line for each document as a data frame of pandas (extra ``frames``)."""
        return frame_of([_score_line(entry) for entry in self.documents])

    def pairs_frame(self) -> "DataFrame":
        """Return a line for each object as a data frame of pandas (extra ``frames``)."""
        return frame_of([_pair_line(pair) for pair in self.pairs], PAIR_COLUMNS)


PAIR_COLUMNS = (
    *("document", "label", "status", "score", "reason"),
    *("key", "key_begin", "key_end", "response", "response_begin", "response_end"),
)


def _score_line(entry: ScoreEntry) -> dict[str, object]:
    return {"section": entry.section, "name": entry.name, **entry.counts, **entry.measures}


# Begin and end are columns of their own, so that a frame can be sorted and joined by them.


def _pair_line(pair: ComparedPair) -> dict[str, object]:
    line: dict[str, object] = {
        "document": pair.document,
        "label": pair.label,
        "status": pair.status,
        "score": pair.score,
        "reason": pair.reason,
    }
    for name, side in (("key", pair.key), ("response", pair.response)):
        begin, end = side.extent if side is not None and side.extent is not None else (None, None)
        line |= {name: side.text if side is not None else None, f"{name}_begin": begin, f"{name}_end": end}
    return line


# --- agreement


@dataclass(frozen=True, slots=True)
class AgreementFigure:
    """A measure of agreement on ``n`` items, tokens, slots or spans (``basis``).

    ``scope`` is ``type`` or ``document``, and ``of`` names it; both are empty for the whole corpus.
    ``value`` is None where the measure is undefined, and ``reason`` says why. ``low`` and ``high`` are the
    ends of its interval, where it is known. What follows them is the laboratory's: ``label`` is the only
    label that the figure is about, if any; ``method`` says where the interval is from; ``left_out`` counts
    items by the reason; the words of Landis and Koch and of Gwet are opinions.
    """

    basis: str
    name: str
    scope: str
    of: str
    measure: str
    value: float | None
    n: int
    reason: str
    low: float | None
    high: float | None
    distance: str = "nominal"
    label: str = ""
    error: float | None = None
    p: float | None = None
    method: str = ""
    left_out: Mapping[str, int] = field(default_factory=dict)
    landis_koch: str = ""
    gwet: str = ""


@dataclass(frozen=True, slots=True)
class AgreementSection:
    """The laboratory's figures on labels of one kind (``basis``), or on spans or segments.

    ``name`` is the slot, else empty. ``why`` is a sentence that says why the figures differ, ``notes`` are
    what else they rest on: for gamma its sampler, seed and precision.
    """

    basis: str
    name: str
    documents: int
    figures: tuple[AgreementFigure, ...]
    why: str
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AgreementPair:
    """Two annotators: the documents that both have, F with the first as the key, and agreement on types.

    ``scope`` and ``of`` are as those of `AgreementFigure`.
    """

    first: str
    second: str
    scope: str
    of: str
    documents: int
    f1: float | None
    measures: Mapping[str, float | None]


@dataclass(frozen=True, slots=True)
class AgreementResult:
    """How far annotators agree: the same figures as those of ``annotally agreement``.

    ``value`` is all of it as ``annotally agreement --format json`` prints it. Measures of the laboratory are
    in ``sections``, too, and have no ``pairs``.
    """

    task: str
    signature: str
    annotators: tuple[str, ...]
    figures: tuple[AgreementFigure, ...]
    pairs: tuple[AgreementPair, ...]
    warnings: tuple[Diagnostic, ...]
    value: Mapping[str, object] = field(repr=False, compare=False)
    sections: tuple[AgreementSection, ...] = ()

    def entry(
        self, measure: str, basis: str = "", *, name: str = "", distance: str = "nominal", label: str = ""
    ) -> AgreementFigure:
        """Return the figure of a measure of the whole corpus; without ``basis`` the first there is.

        ``name`` is that of a slot, or of a rule of matching. Raises KeyError listing the measures.
        """
        of_corpus = [figure for figure in self.figures if not figure.scope]
        wanted = (measure, name, distance, label)
        for figure in of_corpus:
            values = (figure.measure, figure.name, figure.distance, figure.label)
            if values == wanted and basis in ("", figure.basis):
                return figure
        measures = ", ".join(dict.fromkeys(figure.measure for figure in of_corpus))
        raise KeyError(f"there is no such figure of {measure!r}; there are {measures}")

    def figure(
        self, measure: str, basis: str = "", *, name: str = "", distance: str = "nominal", label: str = ""
    ) -> float | None:
        """Return the value of `entry`, None where it is undefined."""
        return self.entry(measure, basis, name=name, distance=distance, label=label).value

    def to_frame(self) -> "DataFrame":
        """Return a line for each figure as a data frame of pandas (extra ``frames``)."""
        names = AgreementFigure.__slots__
        return frame_of([{name: getattr(figure, name) for name in names} for figure in self.figures], names)

    def pairs_frame(self) -> "DataFrame":
        """Return a line for every two annotators as a data frame of pandas (extra ``frames``)."""
        names = ("first", "second", "scope", "of", "documents", "f1")
        return frame_of(
            [{**{name: getattr(pair, name) for name in names}, **pair.measures} for pair in self.pairs]
        )
