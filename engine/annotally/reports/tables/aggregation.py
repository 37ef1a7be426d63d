"""Proposed labels of items by a model of annotators, with the votes: the report and its tables."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from annotally.model.extents import Extent, extents_text
from annotally.reports.tables.table import Column, Table, TableRow
from annotally.scoring.aggregation.result import Distribution, LabelEstimate, best_label, entropy

UNANIMOUS, UNRESOLVED = "unanimous", "unresolved"
"""Sources of a label beside the names of models: all votes are for it, or there is no label."""


_LONGEST = 40
"""Characters of a text that tables for the eye show."""
_TOLERANCE = 1e-9
"""A probability that falls short of the threshold by no more reaches it: floats stand for fractions."""


@dataclass(frozen=True, slots=True)
class LabelledItem:
    """An item as its table, or its texts, have it: its document, its name, and its label by annotator.

    Items of a table have no extents and no text, and may have no document.
    """

    document: str
    name: str
    labels: tuple[str | None, ...]
    extents: tuple[Extent, ...] = ()
    text: str = ""


@dataclass(frozen=True, slots=True)
class ProposedItem:
    """The votes on an item, and the proposed label; None where it is unresolved.

    ``entropy`` is that of the distribution in bits. The distribution is None for an item without votes.
    """

    item: LabelledItem
    votes: tuple[int, ...]
    label: str | None
    source: str
    distribution: Distribution | None
    entropy: float | None

    @property
    def document(self) -> str:
        """The document of the item, empty without one."""
        return self.item.document

    @property
    def name(self) -> str:
        """The name of the item."""
        return self.item.name

    @property
    def probability(self) -> float | None:
        """The probability of the most probable label, proposed or not."""
        return None if self.distribution is None else max(self.distribution)


@dataclass(frozen=True, slots=True)
class AggregationReport:
    """All items with their proposals, in the order of the file, and the parameters of the model."""

    signature: str
    annotators: tuple[str, ...]
    label_counts: tuple[int, ...]
    """Numbers of labels of each annotator."""
    threshold: Fraction
    aggregation: LabelEstimate
    items: tuple[ProposedItem, ...]
    aligned: bool = False
    """Whether the items are aligned annotations of texts; else they are those of a table."""

    def without_majority(self, item: ProposedItem) -> bool:
        """Tell whether a label is proposed that is not the single most frequent one."""
        if item.label is None:
            return False
        majority = best_label(item.votes)
        return majority is None or self.aggregation.labels[majority] != item.label


def aggregation_report(
    signature: str,
    annotators: Sequence[str],
    items: Sequence[LabelledItem],
    aggregation: LabelEstimate,
    threshold: Fraction,
    *,
    aligned: bool = False,
) -> AggregationReport:
    """Return the report of an aggregation of these items.

    A label is proposed where it is more probable than all others, and at least as probable as the threshold.
    """
    proposals = tuple(
        _propose(item, distribution, aggregation, threshold)
        for item, distribution in zip(items, aggregation.distributions, strict=True)
    )
    label_counts = tuple(
        sum(item.labels[number] is not None for item in items) for number in range(len(annotators))
    )
    return AggregationReport(
        signature, tuple(annotators), label_counts, threshold, aggregation, proposals, aligned
    )


def _propose(
    item: LabelledItem, distribution: Distribution | None, aggregation: LabelEstimate, threshold: Fraction
) -> ProposedItem:
    counts = Counter(item.labels)
    votes = tuple(counts[label] for label in aggregation.labels)
    # Three ways to have no label: no votes, a tie, a probability below the threshold. The distribution is
    # kept in each of them.
    if distribution is None:
        return ProposedItem(item, votes, None, UNRESOLVED, None, None)
    best = best_label(distribution)
    label, source = None, UNRESOLVED
    if best is not None and distribution[best] >= threshold - _TOLERANCE:
        label = aggregation.labels[best]
        source = UNANIMOUS if votes[best] == sum(votes) else aggregation.model
    return ProposedItem(item, votes, label, source, distribution, entropy(distribution))


# --- tables


def distribution_table(report: AggregationReport) -> Table:
    """Return a row for each item: votes for each label, proposal, share of each label, label by annotator.

    Aligned annotations have their extents and their text, too.
    """
    labels = report.aggregation.labels
    columns = [
        *map(Column, ("document", "item", *(("extents", "text") if report.aligned else ()))),
        *(Column(f"votes:{label}") for label in labels),
        *map(Column, ("label", "probability", "source", "entropy")),
        *(Column(f"p:{label}") for label in labels),
        *(Column(f"by:{name}") for name in report.annotators),
    ]
    nothing = [None] * len(labels)
    rows: list[TableRow] = [
        (
            item.document,
            item.name,
            *((extents_text(item.item.extents), item.item.text) if report.aligned else ()),
            *item.votes,
            item.label or "",
            item.probability,
            item.source,
            item.entropy,
            *(item.distribution or nothing),
            *(label or "" for label in item.item.labels),
        )
        for item in report.items
    ]
    return Table(columns, rows)


def source_table(report: AggregationReport) -> Table:
    """Return how many items have their label from where."""
    counts = Counter(item.source for item in report.items)
    names = dict.fromkeys((UNANIMOUS, report.aggregation.model, UNRESOLVED))
    not_by_majority = sum(map(report.without_majority, report.items))
    rows: list[TableRow] = [(name, counts[name]) for name in names]
    return Table(_columns("source", figures=("items",)), [*rows, ("not by the majority", not_by_majority)])


def label_table(report: AggregationReport) -> Table:
    """Return for each label its votes, how often it is proposed, and its share by the model."""
    aggregation = report.aggregation
    proposal_counts = Counter(item.label for item in report.items)
    rows: list[TableRow] = []
    for number, label in enumerate(aggregation.labels):
        votes = sum(item.votes[number] for item in report.items)
        prior = [] if aggregation.priors is None else [Fraction(aggregation.priors[number])]
        rows.append((label, votes, proposal_counts[label], *prior))
    figures = ("votes", "proposed", *(["prior"] if aggregation.priors is not None else []))
    return Table(_columns("label", figures=figures), rows)


def annotator_table(report: AggregationReport) -> Table:
    """Return for each annotator the number of labels and the reliability."""
    rows: list[TableRow] = [
        (name, label_counts, None if share is None else Fraction(share))
        for name, label_counts, share in zip(
            report.annotators, report.label_counts, report.aggregation.reliability, strict=True
        )
    ]
    return Table(_columns("annotator", figures=("labels", "reliability")), rows)


def confusion_table(report: AggregationReport) -> Table:
    """Return for each annotator and true label how probable each label is; annotators without labels not."""
    labels = report.aggregation.labels
    rows: list[TableRow] = [
        (name, true, *map(Fraction, line))
        for name, label_counts, matrix in zip(
            report.annotators, report.label_counts, report.aggregation.confusion, strict=True
        )
        for true, line in zip(labels, matrix, strict=True)
        if label_counts
    ]
    columns = [*_columns("annotator", "true"), *(Column(f"p:{label}", label, right=True) for label in labels)]
    return Table(columns, rows)


def doubtful_table(report: AggregationReport) -> Table:
    """Return the unresolved items and those that no majority has decided, the most doubtful first."""
    # An item without votes has no entropy: nothing is known of it, so that it comes before all others.
    doubtful_items = [item for item in report.items if item.label is None or report.without_majority(item)]
    doubtful_items.sort(key=lambda item: -(float("inf") if item.entropy is None else item.entropy))
    labels = report.aggregation.labels
    has_texts = any(item.item.text for item in doubtful_items)
    rows: list[TableRow] = [
        (
            item.document,
            item.name,
            *([_shortened(item.item.text)] if has_texts else []),
            ", ".join(f"{label} {count}" for label, count in zip(labels, item.votes, strict=True) if count),
            item.label or "",
            _exact(item.probability),
            item.source,
            _exact(item.entropy),
        )
        for item in doubtful_items
    ]
    columns = _columns("document", "item", *(["text"] if has_texts else []), "votes", "label")
    columns += [*_columns(figures=("probability",)), *_columns("source"), *_columns(figures=("entropy",))]
    return Table(columns, rows)


def _shortened(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def _exact(value: float | None) -> Fraction | None:
    """Return a figure that is rounded where it is shown, as ratios are."""
    return None if value is None else Fraction(value)


def _columns(*texts: str, figures: Sequence[str] = ()) -> list[Column]:
    text_columns = [Column(key, key.upper()) for key in texts]
    return text_columns + [Column(key, key.upper(), right=True) for key in figures]
