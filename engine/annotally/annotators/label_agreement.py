"""How far annotators agree on labels of items that stand in a table, without any text."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations

from annotally.annotators.agreement import DOCUMENT, ITEMS, TYPE, AgreementRequest
from annotally.annotators.labels import NOTHING, labels_of_type
from annotally.model.diagnostics import Diagnostic
from annotally.reports.tables.agreement import AgreementReport, AgreementRow, ItemCount, PairRow, row_of
from annotally.scoring.agreement.data import ItemLabel, LabelledDocument
from annotally.scoring.agreement.measures import LABEL_MEASURES, AgreementMeasure, agreement
from annotally.scoring.families import family_of
from annotally.scoring.tally import Tally

LABELS = "labels"
"""Name of the task in reports."""
Items = Mapping[str, Sequence[ItemLabel]]
"""The labels of each item of a document, one for each annotator."""


def label_agreement(
    annotators: tuple[str, ...],
    documents: Mapping[str, Items],
    options: AgreementRequest,
    signature: str = "",
    warnings: Sequence[Diagnostic] = (),
    step: Callable[[], object] = lambda: None,
) -> AgreementReport:
    """Return every figure of agreement on labels of items.

    Of one document alone the intervals come from samples of its items. ``step`` is called now and then and
    may raise to end it. Figures do not depend on the order of items and documents.
    """
    return _Reporter(annotators, documents, options, step).report(signature, warnings)


class _Reporter:
    def __init__(
        self,
        annotators: tuple[str, ...],
        documents: Mapping[str, Items],
        options: AgreementRequest,
        step: Callable[[], object],
    ) -> None:
        self._annotators, self._options, self._step = annotators, options, step
        self._documents = documents
        self._labelled = [
            LabelledDocument(document, tuple(self._labels(item) for item in items.values()))
            for document, items in documents.items()
        ]

    def _labels(self, item: Sequence[ItemLabel]) -> tuple[ItemLabel, ...]:
        if self._options.nothing:
            return tuple(NOTHING if label is None else label for label in item)
        return tuple(item)

    def report(self, signature: str, warnings: Sequence[Diagnostic]) -> AgreementReport:
        # Counts are of the labels as they are, also where a missing one counts as a label in the figures:
        # that would make every item one that all annotators have.
        items = [item for items in self._documents.values() for item in items.values()]
        having = [sum(label is not None for label in item) for item in items]
        votes = [_most_votes(item) for item in items]
        count = len(self._annotators)
        counts = [ItemCount(n, having.count(n), votes.count(n)) for n in range(count, 0, -1)]
        return AgreementReport(
            LABELS,
            signature,
            self._annotators,
            ITEMS,
            self._options.seed,
            [(name, name, self._annotators_of(name)) for name in self._documents],
            len(items),
            sum(2 * vote > count for vote in votes),
            counts,
            list(self._pairs()),
            list(self._rows()),
            warnings,
            "items" if self._samples_items else "documents",
        )

    def _annotators_of(self, document: str) -> tuple[str, ...]:
        items = self._documents[document].values()
        return tuple(
            name
            for number, name in enumerate(self._annotators)
            if any(item[number] is not None for item in items)
        )

    # --- pairs

    def _pairs(self) -> Iterator[PairRow]:
        yield from self._pairs_of("", "", self._labelled)
        if DOCUMENT in self._options.per:
            for labelled in self._labelled:
                yield from self._pairs_of(DOCUMENT, labelled.document, [labelled])

    def _pairs_of(self, scope: str, of: str, labelled: Sequence[LabelledDocument]) -> Iterator[PairRow]:
        # The labels of two are a tally too, as if the second had answered to the first: what one lacks is
        # missing or spurious, so that F says how far they label the same items at all.
        for first, second in combinations(range(len(self._annotators)), 2):
            pair = [document.of((first, second)) for document in labelled]
            tally = _tally(pair)
            f = next(measure for measure in family_of(tally).measures if measure.key == "f1")
            rows = [self._row(scope, of, measure, pair) for measure in LABEL_MEASURES]
            yield PairRow(
                self._annotators[first],
                self._annotators[second],
                scope,
                of,
                len(pair),
                tally,
                f.compute(tally),
                rows,
            )

    # --- measures

    def _rows(self) -> Iterator[AgreementRow]:
        yield from self._rows_of("", "", self._labelled)
        if TYPE in self._options.per:
            labels = {label for document in self._labelled for item in document.items for label in item}
            for name in sorted(label for label in labels if label is not None and label != NOTHING):
                yield from self._rows_of(
                    TYPE, name, [labels_of_type(document, name) for document in self._labelled]
                )
        if DOCUMENT in self._options.per:
            for labelled in self._labelled:
                yield from self._rows_of(DOCUMENT, labelled.document, [labelled])

    def _rows_of(self, scope: str, of: str, labelled: Sequence[LabelledDocument]) -> Iterator[AgreementRow]:
        return (self._row(scope, of, measure, labelled) for measure in LABEL_MEASURES)

    @property
    def _samples_items(self) -> bool:
        return len(self._labelled) == 1

    def _row(
        self, scope: str, of: str, measure: AgreementMeasure, labelled: Sequence[LabelledDocument]
    ) -> AgreementRow:
        # The bootstrap draws from what it is given one by one: of an only document, its items.
        self._step()
        if self._samples_items and self._options.seed is not None:
            labelled = [
                LabelledDocument(str(number), (item,))
                for document in labelled
                for number, item in enumerate(document.items)
            ]
        figure = agreement(measure, labelled, seed=self._options.seed, step=self._step)
        return row_of(figure, ITEMS, "", scope, of)


def _most_votes(item: Sequence[ItemLabel]) -> int:
    """Return how many annotators give an item its most frequent label."""
    labels = [label for label in item if label is not None]
    return max(map(labels.count, labels), default=0)


def _tally(pair: Sequence[LabelledDocument]) -> Tally:
    """Return the labels of two annotators as slots of items, those of the first as the key."""
    items = [item for document in pair for item in document.items]
    labelled_by_two = [(first, second) for first, second in items if first is not None and second is not None]
    agreeing = sum(first == second for first, second in labelled_by_two)
    missing = sum(first is not None and second is None for first, second in items)
    spurious = sum(first is None and second is not None for first, second in items)
    return Tally(cor=agreeing, inc=len(labelled_by_two) - agreeing, mis=missing, spu=spurious)
