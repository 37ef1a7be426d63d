"""The agreement laboratory on annotated texts: items, slots, relations, classes, spans and segments."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain

from annotally.annotators.comparison import MultiComparison
from annotally.annotators.labels import ItemLabels
from annotally.annotators.mention_classes import MentionClasses
from annotally.annotators.relations import RelationLabels
from annotally.annotators.slots import EMPTY
from annotally.annotators.texts import TextLabels
from annotally.model.wording import Wording, join_commas, marked, plural
from annotally.reports.tables.laboratory import (
    LaboratorySection,
    gamma_notes,
    segments_differ,
    spans_differ,
    why_measures_differ,
)
from annotally.scoring.agreement.data import ItemLabel, LabelledDocument
from annotally.scoring.agreement.gamma.gamma import GammaRequest
from annotally.scoring.agreement.laboratory.catalogue import MEASURES
from annotally.scoring.agreement.laboratory.distances import NOMINAL, NUMERIC, SETS, UNORDERED, LabelDistance
from annotally.scoring.agreement.laboratory.intraclass import NO_NUMBERS
from annotally.scoring.agreement.laboratory.laboratory import (
    NOT_TWO,
    LaboratoryFigure,
    LaboratoryRequest,
    examine,
)
from annotally.scoring.agreement.laboratory.unit_measures import (
    SEGMENT_MEASURES,
    SPAN_MEASURES,
    SpanRequest,
    examine_spans,
)
from annotally.scoring.segmentation.corpus import segment_figures

ITEMS, TOKENS, SLOTS, RELATIONS, CLASSES = "items", "tokens", "slots", "relations", "classes"
SPANS, SEGMENTS = "spans", "segments"
KINDS = (ITEMS, TOKENS, SLOTS, RELATIONS, CLASSES, SPANS, SEGMENTS)
"""What agreement is measured on, in the order of reports."""
USUAL_KINDS = tuple(kind for kind in KINDS if kind != TOKENS)
ALL_MEASURES = (*MEASURES, *SPAN_MEASURES, *SEGMENT_MEASURES)
EMPTY_SHOWN = "(empty)"
_EMPTY_NOTE = Wording("a slot left empty is a label of its own; under distances and in ICC it is a gap")
_OF_CLASSES = (
    *("observed_agreement", "scott_pi", "cohen_kappa", "light_kappa", "conger_kappa", "fleiss_kappa"),
    "krippendorff_alpha",
)
"""Measures of classes: those that do not count how many labels there are, which has no meaning for sets."""


@dataclass(frozen=True, slots=True)
class TextLaboratoryRequest:
    """The choice of measures, of kinds of data from `KINDS`, and of the ways to compute them."""

    kinds: tuple[str, ...] = USUAL_KINDS
    measures: tuple[str, ...] = ()
    """Keys; none: all."""
    distances: tuple[LabelDistance, ...] = ()
    seed: int | None = None
    order: tuple[str, ...] = ()
    nothing: bool = False
    """Whether to lack an item is a label."""
    gamma: GammaRequest = field(default_factory=GammaRequest)


def laboratory_sections(
    comparison: MultiComparison, request: TextLaboratoryRequest, step: Callable[[], object] = lambda: None
) -> tuple[LaboratorySection, ...]:
    """Return the figures of each kind, those of every slot apart; kinds without any label are left out.

    ``step`` is called now and then, and may raise to end it. No figure depends on the order of the input.
    """
    return tuple(_Sections(comparison, request, step).sections())


class _Sections:
    def __init__(
        self, comparison: MultiComparison, request: TextLaboratoryRequest, step: Callable[[], object]
    ) -> None:
        self._comparison, self._request, self._step = comparison, request, step
        self._documents = [
            document for document in comparison.documents if sum(comparison.annotated_by(document)) > 1
        ]

    def sections(self) -> Iterator[LaboratorySection]:
        """Yield the sections in the order of `KINDS`."""
        readers = {
            ITEMS: self._items,
            TOKENS: self._tokens,
            SLOTS: self._slots,
            RELATIONS: self._relations,
            CLASSES: self._classes,
            SPANS: self._spans,
            SEGMENTS: self._segments,
        }
        for kind in KINDS:
            if kind in self._request.kinds:
                yield from readers[kind]()

    # --- labels

    def _items(self) -> Iterator[LaboratorySection]:
        if self._comparison.task.method_spec.links_mentions:
            return  # all mentions are of one type; their classes say more
        labels = ItemLabels(self._comparison, nothing=self._request.nothing)
        yield from self._of_labels(ITEMS, "", [labels.types(document) for document in self._documents])

    def _tokens(self) -> Iterator[LaboratorySection]:
        texts = TextLabels(self._comparison)
        yield from self._of_labels(TOKENS, "", [texts.tokens(document) for document in self._documents])

    def _slots(self) -> Iterator[LaboratorySection]:
        # An empty slot is a label like others where labels are equal or not; no number is as far from it as
        # from another, so that distances and intraclass correlations take it as missing.
        labels = ItemLabels(self._comparison, nothing=self._request.nothing)
        for name in labels.slots:
            documents = [labels.slot(document, name) for document in self._documents]
            filled = [_relabelled(document, {EMPTY: None}) for document in documents]
            spelled = list(map(spell_slots, documents))
            notes = (_EMPTY_NOTE,) if spelled != documents else ()
            yield from self._of_labels(SLOTS, name, spelled, apart=filled, notes=notes)

    def _relations(self) -> Iterator[LaboratorySection]:
        if self._comparison.task.method_spec.links_mentions:
            return
        labels = RelationLabels(self._comparison, nothing=self._request.nothing)
        read = [labels.read(document) for document in self._documents]
        left_out = sum(count for _, count in read)
        notes: tuple[str, ...] = (
            Wording("relations connect the same if their arguments are the same items"),
        )
        if left_out:
            notes += (
                plural(
                    "{count} relation is left out: an argument is not compared",
                    "{count} relations are left out: an argument is not compared",
                    left_out,
                ),
            )
        yield from self._of_labels(RELATIONS, "", [labelled for labelled, _ in read], notes=notes)

    def _classes(self) -> Iterator[LaboratorySection]:
        if not self._comparison.task.method_spec.links_mentions:
            return
        # Distances of numbers and of ranks mean nothing for sets of mentions: those of sets and of files are
        # left. Measures are those that never ask how many labels there are.
        labels = MentionClasses(self._comparison)
        sets = tuple(LabelDistance(name) for name in SETS[:2])
        further = tuple(
            distance for distance in self._request.distances if distance.name not in (*NUMERIC, *SETS[:2])
        )
        chosen = self._request.measures or _OF_CLASSES
        yield from self._of_labels(
            CLASSES,
            "",
            [labels.read(document) for document in self._documents],
            distances=(*sets, *further),
            measures=tuple(key for key in chosen if key in _OF_CLASSES),
            notes=(Wording("labels are sets of mentions; a mention without links is a set of its own"),),
        )

    def _of_labels(
        self,
        kind: str,
        name: str,
        documents: Sequence[LabelledDocument],
        *,
        distances: tuple[LabelDistance, ...] | None = None,
        measures: tuple[str, ...] | None = None,
        notes: tuple[str, ...] = (),
        apart: Sequence[LabelledDocument] | None = None,
    ) -> Iterator[LaboratorySection]:
        """Yield a section on labels, if there are labels and a measure of them is asked for.

        ``apart`` are the documents whose labels may have distances, if they are not these.
        """
        request = self._label_request(documents, distances, measures)
        if request is None:
            return
        annotators = len(self._comparison.annotators)
        result = examine(documents, annotators, request, self._step)
        figures, squares = result.figures, result.squares
        if apart is not None and notes:
            distant = examine(apart, annotators, request, self._step)
            figures, squares = _with_distances_of(result.figures, distant.figures), distant.squares
        figures, unfit = _fitting(figures) if not self._request.measures else (figures, ())
        why = why_measures_differ(result)
        yield LaboratorySection(
            kind, name, len(documents), figures, result.circumstances, squares, why, (*notes, *unfit)
        )

    def _label_request(
        self,
        documents: Sequence[LabelledDocument],
        distances: tuple[LabelDistance, ...] | None,
        measures: tuple[str, ...] | None,
    ) -> LaboratoryRequest | None:
        """Return the request for a section on labels, None if there is nothing to measure in it."""
        # An order of labels is that of one slot, as a rule: it goes with the sections whose labels it has.
        labels = _labels_in(documents)
        keys = self._request.measures if measures is None else measures
        chosen = tuple(measure.key for measure in MEASURES if measure.key in keys)
        is_limited = bool(keys) or measures is not None
        if not labels or (is_limited and not chosen):
            return None
        order = self._request.order if labels <= set(self._request.order) else ()
        return LaboratoryRequest(
            chosen, self._request.distances if distances is None else distances, self._request.seed, order
        )

    # --- spans and segments

    def _spans(self) -> Iterator[LaboratorySection]:
        keys = tuple(measure.key for measure in SPAN_MEASURES if measure.key in self._request.measures)
        texts = TextLabels(self._comparison)
        documents = [texts.spans(document) for document in self._documents]
        if (self._request.measures and not keys) or not any(
            spans for document in documents for spans in document.spans
        ):
            return
        # Gamma is seeded in any case, since its samples are random; intervals over documents need a seed that
        # was asked for.
        seed = self._request.seed
        gamma = gamma_request(self._request)
        weighted_distances = tuple(measure for measure in self._request.distances if measure.name != NOMINAL)
        result = examine_spans(documents, SpanRequest(keys, weighted_distances, seed, gamma), self._step)
        yield LaboratorySection(
            SPANS,
            "",
            len(documents),
            result.figures,
            why=spans_differ(result),
            notes=gamma_notes(result.gamma, gamma),
        )

    def _segments(self) -> Iterator[LaboratorySection]:
        # Segments come from the boundaries of spans, in units of tokens; documents go in the order of their
        # names, by which the draws of the bootstrap go too.
        keys = self._request.measures
        measures = [measure for measure in SEGMENT_MEASURES if not keys or measure.key in keys]
        texts = TextLabels(self._comparison)
        segmentations = [texts.segments(document) for document in sorted(self._documents)]
        if not measures or not any(chain.from_iterable(segmentations)):
            return
        self._step()
        estimates = segment_figures(segmentations, self._request.seed)
        figures = tuple(
            LaboratoryFigure(measure, NOMINAL, "", estimates[measure.key]) for measure in measures
        )
        notes = (Wording("units are tokens; a boundary is where a span begins or ends"),)
        yield LaboratorySection(
            SEGMENTS, "", len(segmentations), figures, why=segments_differ(segmentations), notes=notes
        )


def gamma_request(request: TextLaboratoryRequest) -> GammaRequest:
    """Return how gamma is computed for a request: by its seed, if it has one, with intervals."""
    if request.seed is None:
        return request.gamma
    return replace(request.gamma, seed=request.seed, resample=True)


def spell_slots(document: LabelledDocument) -> LabelledDocument:
    """Return a document with the labels of a slot as people read them: empty ones, and pointers."""
    return _relabelled(document, {EMPTY: EMPTY_SHOWN})


def _relabelled(document: LabelledDocument, names: Mapping[str, str | None]) -> LabelledDocument:
    """Return a document with other names of some labels, and pointers as people read them."""

    def renamed(label: ItemLabel) -> ItemLabel:
        if label is None or label in names:
            return None if label is None else names[label]
        return label.replace("\x1f", ":") if label.startswith("→") else label

    return LabelledDocument(document.document, tuple(tuple(map(renamed, item)) for item in document.items))


def _labels_in(documents: Sequence[LabelledDocument]) -> set[str]:
    """Return the labels that any annotator gave an item of some documents."""
    return {label for document in documents for item in document.items for label in item if label is not None}


def _with_distances_of(
    figures: Sequence[LaboratoryFigure], distant: Sequence[LaboratoryFigure]
) -> tuple[LaboratoryFigure, ...]:
    """Return figures by equal labels as they are, and behind them those by distances from ``distant``."""
    nominal = (figure for figure in figures if not _by_distance(figure))
    return (*nominal, *(figure for figure in distant if _by_distance(figure)))


def _by_distance(figure: LaboratoryFigure) -> bool:
    return figure.distance != NOMINAL or figure.measure.key.startswith("icc")


def _fitting(
    figures: Sequence[LaboratoryFigure],
) -> tuple[tuple[LaboratoryFigure, ...], tuple[str, ...]]:
    """Return the figures that these annotators and labels can have, and a note on the others by reason.

    Nobody asked for the others by name: in every section they would be so many lines without a figure.
    """
    by_reason: dict[str, dict[Wording, None]] = {}
    fitting = []
    for figure in figures:
        reason = figure.estimate.reason
        if figure.estimate.value is None and reason in (NOT_TWO, NO_NUMBERS, UNORDERED):
            name = marked(figure.measure.title)
            if figure.distance != NOMINAL:
                name = Wording("distance {name}", name=figure.distance)
            by_reason.setdefault(reason, {})[name] = None
        else:
            fitting.append(figure)
    notes = tuple(
        Wording("not here, {reason}: {names}", reason=marked(reason), names=join_commas(list(names)))
        for reason, names in by_reason.items()
    )
    return tuple(fitting), notes
