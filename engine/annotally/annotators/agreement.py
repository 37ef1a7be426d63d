"""How far annotators agree: every measure on items or tokens, on slots and spans, as rows of a report."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from annotally.annotators.comparison import MultiComparison
from annotally.annotators.labels import NOTHING, ItemLabels, of_type
from annotally.annotators.texts import TextLabels, spans_of_type
from annotally.comparison.items import Item
from annotally.model.diagnostics import Diagnostic
from annotally.reports.tables.agreement import AgreementReport, AgreementRow, ItemCount, PairRow, Within
from annotally.scoring.agreement.data import LabelledDocument, SpannedDocument
from annotally.scoring.agreement.measures import (
    LABEL_MEASURES,
    SPAN_MEASURES,
    AgreementMeasure,
    agreement,
)

ITEMS, TOKENS = "items", "tokens"
BY = (ITEMS, TOKENS)
"""What labels are given to."""
TYPE, DOCUMENT = "type", "document"
PER = (TYPE, DOCUMENT)
"""What figures can be broken down by."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What of agreement is asked for.

    ``per`` holds members of `PER`. With a ``seed`` every figure of several documents has its bootstrap
    interval. ``nothing``: an annotator who lacks an item gives it a label, else it is left out.
    """

    by: str = ITEMS
    per: tuple[str, ...] = ()
    seed: int | None = None
    nothing: bool = False


Progress = Callable[[int, int, str], object]
"""Called with done, total (0: not known) and a note."""

_Documents = Sequence[LabelledDocument] | Sequence[SpannedDocument]


@dataclass(frozen=True, slots=True)
class _Basis:
    """One thing that measures are taken of, in all documents."""

    kind: str
    name: str
    measures: Sequence[AgreementMeasure]
    documents: _Documents
    narrowed: Callable[[str], _Documents] | None = None
    """The same of one type alone; None where that says nothing."""


def agreement_report(
    comparison: MultiComparison,
    asked: Asked,
    signature: str = "",
    warnings: Sequence[Diagnostic] = (),
    progress: Progress = lambda _done, _total, _note: None,
) -> AgreementReport:
    """Return every figure of agreement that is asked for; ``progress`` may raise to end it.

    Documents that only one of them annotated say nothing and are left aside. Nothing but the order of pairs
    and of documents depends on the order of annotators and files.
    """
    return _Reporter(comparison, asked, progress).report(signature, warnings)


class _Reporter:
    def __init__(self, comparison: MultiComparison, asked: Asked, progress: Progress) -> None:
        self._comparison = comparison
        self._asked = asked
        self._progress = progress
        self._labels = ItemLabels(comparison, nothing=asked.nothing)
        self._texts = TextLabels(comparison)
        self._documents = [one for one in comparison.documents if sum(comparison.seen(one)) > 1]

    def report(self, signature: str, warnings: Sequence[Diagnostic]) -> AgreementReport:
        comparison, asked = self._comparison, self._asked
        everything: list[Item] = []
        for done, document in enumerate(self._documents):
            self._progress(done, len(self._documents), "Comparing")
            everything += comparison.items(document)
        many = range(len(comparison.annotators), 0, -1)
        counts = [
            ItemCount(
                n, sum(one.having == n for one in everything), sum(one.votes == n for one in everything)
            )
            for n in many
        ]
        return AgreementReport(
            comparison.task.name,
            signature,
            comparison.annotators,
            asked.by,
            asked.seed,
            [(one, comparison.sides.label(one), self._who(one)) for one in self._documents],
            len(everything),
            sum(one.majority() not in (None, -1) for one in everything),
            counts,
            list(self._pairs()),
            list(self._rows()),
            warnings,
        )

    def _who(self, document: str) -> tuple[str, ...]:
        comparison = self._comparison
        both = zip(comparison.annotators, comparison.seen(document), strict=True)
        return tuple(name for name, seen in both if seen)

    # --- pairs

    def _pairs(self) -> Iterator[PairRow]:
        yield from self._matrix("", "", self._documents)
        if DOCUMENT in self._asked.per:
            for document in self._documents:
                yield from self._matrix(DOCUMENT, document, [document])

    def _matrix(self, scope: str, of: str, documents: Sequence[str]) -> Iterator[PairRow]:
        names = self._comparison.annotators
        label = self._comparison.sides.label(of) if of else ""
        for (first, second), score in self._comparison.matrix(documents).items():
            if scope and not score.documents:
                continue
            chosen = [one for one in self._labelled.documents if one.document in documents]
            rows = [
                self._row(self._labelled, scope, label, measure, [one.of((first, second)) for one in chosen])
                for measure in self._labelled.measures
            ]
            yield PairRow(
                names[first], names[second], scope, label, score.documents, score.tally, score.f, rows
            )

    # --- measures

    @cached_property
    def _labelled(self) -> _Basis:
        """What types are given to: items, or tokens."""
        if self._asked.by == TOKENS:
            documents = [self._texts.tokens(one) for one in self._documents]
        else:
            documents = [self._labels.types(one) for one in self._documents]
        return _Basis(
            self._asked.by,
            "",
            LABEL_MEASURES,
            documents,
            self._tokens_of
            if self._asked.by == TOKENS
            else lambda name: [of_type(one, name) for one in documents],
        )

    def _tokens_of(self, name: str) -> list[LabelledDocument]:
        return [self._texts.tokens(one, name) for one in self._documents]

    def _bases(self) -> Iterator[_Basis]:
        yield self._labelled
        if self._asked.by == ITEMS:
            for name in self._labels.slots:
                found = [self._labels.slot(one, name) for one in self._documents]
                yield _Basis("slots", name, LABEL_MEASURES, found)
        spans = [self._texts.spans(one) for one in self._documents]
        yield _Basis(
            "spans",
            "",
            SPAN_MEASURES,
            spans,
            lambda name: [spans_of_type(one, name) for one in spans],
        )

    def _rows(self) -> Iterator[AgreementRow]:
        bases = list(self._bases())
        for basis in bases:
            yield from self._all(basis, "", "", basis.documents)
        if TYPE in self._asked.per:
            for name in self._types:
                for basis in bases:
                    if basis.narrowed is not None:
                        yield from self._all(basis, TYPE, name, basis.narrowed(name))
        if DOCUMENT in self._asked.per:
            for document in self._documents:
                label = self._comparison.sides.label(document)
                for basis in bases:
                    own = [one for one in basis.documents if one.document == document]
                    yield from self._all(basis, DOCUMENT, label, own)

    @cached_property
    def _types(self) -> list[str]:
        """Every type somebody gives."""
        documents = [self._labels.types(one) for one in self._documents]
        given = {label for one in documents for item in one.items for label in item}
        return sorted(label for label in given if label is not None and label != NOTHING)

    def _all(
        self, basis: _Basis, scope: str, of: str, documents: Sequence[LabelledDocument | SpannedDocument]
    ) -> Iterator[AgreementRow]:
        for measure in basis.measures:
            yield self._row(basis, scope, of, measure, documents)

    def _row(
        self,
        basis: _Basis,
        scope: str,
        of: str,
        measure: AgreementMeasure,
        documents: Sequence[LabelledDocument | SpannedDocument],
    ) -> AgreementRow:
        if not any(_holds(one) for one in documents):
            undefined = measure.measure.undefined_when
            return AgreementRow(basis.kind, basis.name, scope, of, measure.measure, None, 0, {}, undefined)
        self._step()
        found = agreement(measure, documents, seed=self._asked.seed, step=self._step)
        within = None
        if found.interval is not None:
            ends = found.interval
            within = Within(ends.low, ends.high, ends.level, ends.samples, ends.undefined)
        return AgreementRow(
            basis.kind,
            basis.name,
            scope,
            of,
            found.measure,
            found.value,
            found.n,
            found.left_out,
            found.reason,
            within,
        )

    def _step(self) -> None:
        """Tell that figures are being made: how many is not known."""
        self._progress(0, 0, "Measuring")


def _holds(document: LabelledDocument | SpannedDocument) -> bool:
    """Tell whether there is anything to agree on in a document."""
    return isinstance(document, SpannedDocument) or bool(document.items)
