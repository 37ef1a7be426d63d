"""How far annotators agree: every measure on items or tokens, on slots and spans, as rows of a report."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial

from annotally.annotators.comparison import MultiComparison
from annotally.annotators.labels import NOTHING, ItemLabels, labels_of_type
from annotally.annotators.matched_spans import MATCHED_MEASURES, UNMATCHED_MEASURES, MatchedSpans
from annotally.annotators.texts import TextLabels, spans_of_type
from annotally.comparison.items import Item
from annotally.model.diagnostics import Diagnostic
from annotally.model.wording import Wording
from annotally.reports.tables.agreement import AgreementReport, AgreementRow, ItemCount, PairRow, row_of
from annotally.scoring.agreement.data import LabelledDocument, SpannedDocument
from annotally.scoring.agreement.measures import (
    LABEL_MEASURES,
    SPAN_MEASURES,
    AgreementMeasure,
    agreement,
)

ITEMS, TOKENS = "items", "tokens"
"""The units that labels are given to."""
TYPE, DOCUMENT = "type", "document"
"""The breakdowns of figures."""


@dataclass(frozen=True, slots=True)
class AgreementRequest:
    """The measures, breakdowns and intervals of an agreement report.

    ``by`` is `ITEMS` or `TOKENS`, ``per`` holds `TYPE`, `DOCUMENT`, both or neither. With a ``seed`` every
    figure of several documents has its bootstrap interval. ``nothing``: an annotator who lacks an item gives
    it a label, else it is left out.
    """

    by: str = ITEMS
    per: tuple[str, ...] = ()
    seed: int | None = None
    nothing: bool = False


AgreementProgress = Callable[[int, int, Wording], object]
"""Called with done, total (0: not known) and a note."""

_Documents = Sequence[LabelledDocument] | Sequence[SpannedDocument]


@dataclass(frozen=True, slots=True)
class _Basis:
    """Labels or spans of all documents, with the measures that are taken of them."""

    kind: str
    name: str
    measures: Sequence[AgreementMeasure]
    documents: _Documents
    narrowed: Callable[[str], _Documents] | None = None
    """The same of one type alone; None where that says nothing."""


def agreement_report(
    comparison: MultiComparison,
    options: AgreementRequest,
    signature: str = "",
    warnings: Sequence[Diagnostic] = (),
    progress: AgreementProgress = lambda _completed, _total, _note: None,
) -> AgreementReport:
    """Return every figure of agreement that is asked for; ``progress`` may raise to end it.

    Documents of a single annotator say nothing about agreement and are left aside. Nothing but the
    order of pairs and of documents depends on the order of annotators and files. Labels of tokens
    follow no rule of matching.
    """
    return _Reporter(comparison, options, progress).report(signature, warnings)


class _Reporter:
    def __init__(
        self, comparison: MultiComparison, options: AgreementRequest, progress: AgreementProgress
    ) -> None:
        self._comparison = comparison
        self._options = options
        self._progress = progress
        self._labels = ItemLabels(comparison, nothing=options.nothing)
        self._texts = TextLabels(comparison)
        self._documents = [
            document for document in comparison.documents if sum(comparison.annotated_by(document)) > 1
        ]

    def report(self, signature: str, warnings: Sequence[Diagnostic]) -> AgreementReport:
        # The items of all documents are kept for the counts; figures are computed after them, from labels.
        comparison, options = self._comparison, self._options
        items: list[Item] = []
        for completed, document in enumerate(self._documents):
            self._progress(completed, len(self._documents), Wording("Comparing"))
            items += comparison.items(document)
        counts_down = range(len(comparison.annotators), 0, -1)
        counts = [
            ItemCount(n, sum(item.having == n for item in items), sum(item.votes == n for item in items))
            for n in counts_down
        ]
        return AgreementReport(
            comparison.task.name,
            signature,
            comparison.annotators,
            options.by,
            options.seed,
            [
                (document_id, comparison.sides.label(document_id), self._annotators_of(document_id))
                for document_id in self._documents
            ],
            len(items),
            sum(item.majority() not in (None, -1) for item in items),
            counts,
            list(self._pairs()),
            list(self._rows()),
            warnings,
        )

    def _annotators_of(self, document: str) -> tuple[str, ...]:
        comparison = self._comparison
        annotators = zip(comparison.annotators, comparison.annotated_by(document), strict=True)
        return tuple(name for name, has_document in annotators if has_document)

    # --- pairs

    def _pairs(self) -> Iterator[PairRow]:
        yield from self._matrix("", "", self._documents)
        if DOCUMENT in self._options.per:
            for document in self._documents:
                yield from self._matrix(DOCUMENT, document, [document])

    def _matrix(self, scope: str, of: str, documents: Sequence[str]) -> Iterator[PairRow]:
        names = self._comparison.annotators
        label = self._comparison.sides.label(of) if of else ""
        for (first, second), score in self._comparison.matrix(documents).items():
            if scope and not score.documents:
                continue
            # The labels of the two annotators alone, in the documents of this scope.
            chosen = [labelled for labelled in self._label_basis.documents if labelled.document in documents]
            rows = [
                self._measure(
                    self._label_basis,
                    scope,
                    label,
                    measure,
                    [labelled.of((first, second)) for labelled in chosen],
                )
                for measure in self._label_basis.measures
            ]
            yield PairRow(
                names[first], names[second], scope, label, score.documents, score.tally, score.f, rows
            )

    # --- measures

    @cached_property
    def _label_basis(self) -> _Basis:
        """The labels of the items, or of the tokens: the types that annotators give."""
        # Two units to count by: items, which pairing made, or tokens, which need none. Of one type, labels of
        # tokens are made anew from the texts, those of items taken from the labels there are.
        if self._options.by == TOKENS:
            documents = [self._texts.tokens(document) for document in self._documents]
        else:
            documents = [self._labels.types(document) for document in self._documents]
        return _Basis(
            self._options.by,
            "",
            LABEL_MEASURES,
            documents,
            self._tokens_of
            if self._options.by == TOKENS
            else lambda name: [labels_of_type(labelled, name) for labelled in documents],
        )

    def _tokens_of(self, name: str) -> list[LabelledDocument]:
        return [self._texts.tokens(document, name) for document in self._documents]

    def _bases(self) -> Iterator[_Basis]:
        # A generator: each basis holds the labels of the whole corpus, and is made when the one before has
        # been used. Slots are labels of items and have no counterpart among tokens.
        yield self._label_basis
        if self._options.by == ITEMS:
            for name in self._labels.slots:
                slot_labels = [self._labels.slot(document, name) for document in self._documents]
                yield _Basis("slots", name, LABEL_MEASURES, slot_labels)
        spans = [self._texts.spans(document) for document in self._documents]
        if self._comparison.task.similarity.matching:
            yield from self._matched_bases(spans)
            return
        yield _Basis(
            "spans",
            "",
            SPAN_MEASURES,
            spans,
            lambda name: [spans_of_type(spanned, name) for spanned in spans],
        )

    def _matched_bases(self, spans: Sequence[SpannedDocument]) -> Iterator[_Basis]:
        """Yield spans by each scheme of the task's rule of matching, then the measures that follow none."""
        matched = MatchedSpans(self._comparison, spans)
        for scheme in matched.schemes:
            yield _Basis(
                "spans",
                scheme.name,
                MATCHED_MEASURES,
                matched.documents(scheme),
                partial(matched.documents, scheme),
            )
        yield _Basis("spans", "", UNMATCHED_MEASURES, [], lambda _name: [])

    def _rows(self) -> Iterator[AgreementRow]:
        # The whole corpus first, then one scope after another; the bases are computed once for all.
        bases = list(self._bases())
        for basis in bases:
            yield from self._rows_of(basis, "", "", basis.documents)
        if TYPE in self._options.per:
            for name in self._types:
                for basis in bases:
                    if basis.narrowed is not None:
                        yield from self._rows_of(basis, TYPE, name, basis.narrowed(name))
        if DOCUMENT in self._options.per:
            for document in self._documents:
                label = self._comparison.sides.label(document)
                for basis in bases:
                    chosen = [labelled for labelled in basis.documents if labelled.document == document]
                    yield from self._rows_of(basis, DOCUMENT, label, chosen)

    @cached_property
    def _types(self) -> list[str]:
        """Every type of some annotator, by name."""
        documents = [self._labels.types(document) for document in self._documents]
        labels = {label for labelled in documents for item in labelled.items for label in item}
        return sorted(label for label in labels if label is not None and label != NOTHING)

    def _rows_of(
        self, basis: _Basis, scope: str, of: str, documents: Sequence[LabelledDocument | SpannedDocument]
    ) -> Iterator[AgreementRow]:
        for measure in basis.measures:
            yield self._measure(basis, scope, of, measure, documents)

    def _measure(
        self,
        basis: _Basis,
        scope: str,
        of: str,
        measure: AgreementMeasure,
        documents: Sequence[LabelledDocument | SpannedDocument],
    ) -> AgreementRow:
        # A measure without labels is undefined, and its row names the reason; the others may have an
        # interval.
        if not any(_holds(document) for document in documents):
            undefined = measure.measure.undefined_when
            return AgreementRow(basis.kind, basis.name, scope, of, measure.measure, None, 0, {}, undefined)
        self._step()
        figure = agreement(measure, documents, seed=self._options.seed, step=self._step)
        return row_of(figure, basis.kind, basis.name, scope, of)

    def _step(self) -> None:
        """Report progress without a total: the number of figures is not known."""
        self._progress(0, 0, Wording("Measuring"))


def _holds(document: LabelledDocument | SpannedDocument) -> bool:
    """Tell whether there is anything to agree on in a document."""
    return isinstance(document, SpannedDocument) or bool(document.items)
