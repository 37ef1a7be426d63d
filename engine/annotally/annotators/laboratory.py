"""The agreement laboratory on annotated texts: items, slots, relations, classes, spans and segments."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from annotally.annotators.comparison import MultiComparison
from annotally.annotators.labels import ItemLabels
from annotally.annotators.mention_classes import MentionClasses
from annotally.annotators.relations import RelationLabels
from annotally.annotators.slots import EMPTY
from annotally.annotators.texts import TextLabels
from annotally.model.wording import Wording, join_commas, plural
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
    """What is measured, on what, and how; ``kinds`` are of `KINDS`."""

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
            shown = [_relabelled(document, {EMPTY: EMPTY_SHOWN}) for document in documents]
            notes = (_EMPTY_NOTE,) if shown != documents else ()
            yield from self._of_labels(SLOTS, name, shown, apart=filled, notes=notes)

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
        labels = MentionClasses(self._comparison)
        sets = tuple(LabelDistance(name) for name in SETS[:2])
        more = tuple(each for each in self._request.distances if each.name not in (*NUMERIC, *SETS[:2]))
        chosen = self._request.measures or _OF_CLASSES
        yield from self._of_labels(
            CLASSES,
            "",
            [labels.read(document) for document in self._documents],
            distances=(*sets, *more),
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
        # An order of labels is that of one slot, as a rule: it goes with the sections whose labels it has.
        used = {label for each in documents for item in each.items for label in item if label is not None}
        wanted = self._request.measures if measures is None else measures
        chosen = tuple(measure.key for measure in MEASURES if measure.key in wanted)
        if not used or ((wanted or measures is not None) and not chosen):
            return
        order = self._request.order if used <= set(self._request.order) else ()
        request = LaboratoryRequest(
            chosen, self._request.distances if distances is None else distances, self._request.seed, order
        )
        annotators = len(self._comparison.annotators)
        result = examine(documents, annotators, request, self._step)
        figures, squares = result.figures, result.squares
        if apart is not None and notes:
            distant = examine(apart, annotators, request, self._step)
            figures = tuple(
                [figure for figure in result.figures if not _by_distance(figure)]
                + [figure for figure in distant.figures if _by_distance(figure)]
            )
            squares = distant.squares
        figures, unfit = _fitting(figures) if not self._request.measures else (figures, ())
        why = why_measures_differ(result)
        yield LaboratorySection(
            kind, name, len(documents), figures, result.circumstances, squares, why, (*notes, *unfit)
        )

    # --- spans and segments

    def _spans(self) -> Iterator[LaboratorySection]:
        keys = tuple(each.key for each in SPAN_MEASURES if each.key in self._request.measures)
        texts = TextLabels(self._comparison)
        documents = [texts.spans(document) for document in self._documents]
        if (self._request.measures and not keys) or not any(
            spans for document in documents for spans in document.spans
        ):
            return
        seed = self._request.seed
        gamma = replace(self._request.gamma, seed=seed or 0, resample=seed is not None)
        weighted = tuple(each for each in self._request.distances if each.name != NOMINAL)
        result = examine_spans(documents, SpanRequest(keys, weighted, seed, gamma), self._step)
        yield LaboratorySection(
            SPANS,
            "",
            len(documents),
            result.figures,
            why=spans_differ(result),
            notes=gamma_notes(result.gamma, gamma),
        )

    def _segments(self) -> Iterator[LaboratorySection]:
        wanted = self._request.measures
        measures = [each for each in SEGMENT_MEASURES if not wanted or each.key in wanted]
        texts = TextLabels(self._comparison)
        segmentations = [texts.segments(document) for document in sorted(self._documents)]
        if not measures or not any(each for document in segmentations for each in document):
            return
        self._step()
        estimates = segment_figures(segmentations, self._request.seed)
        figures = tuple(LaboratoryFigure(each, NOMINAL, "", estimates[each.key]) for each in measures)
        notes = (Wording("units are tokens; a boundary is where a span begins or ends"),)
        yield LaboratorySection(
            SEGMENTS, "", len(segmentations), figures, why=segments_differ(segmentations), notes=notes
        )


def _relabelled(document: LabelledDocument, names: Mapping[str, str | None]) -> LabelledDocument:
    """Return a document with other names of some labels, and pointers as people read them."""

    def renamed(label: ItemLabel) -> ItemLabel:
        if label is None or label in names:
            return None if label is None else names[label]
        return label.replace("\x1f", ":") if label.startswith("→") else label

    return LabelledDocument(document.document, tuple(tuple(map(renamed, item)) for item in document.items))


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
            name = Wording(figure.measure.title)
            if figure.distance != NOMINAL:
                name = Wording("distance {name}", name=figure.distance)
            by_reason.setdefault(reason, {})[name] = None
        else:
            fitting.append(figure)
    notes = tuple(
        Wording("not here, {reason}: {names}", reason=Wording(reason), names=join_commas(list(names)))
        for reason, names in by_reason.items()
    )
    return tuple(fitting), notes
