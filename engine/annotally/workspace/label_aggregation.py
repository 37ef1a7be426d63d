"""Aggregation of a table of labels: reading, the model, report."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from annotally.formats.io import load_source
from annotally.formats.label_table import read_label_table
from annotally.model.diagnostics import error
from annotally.model.wording import Wording
from annotally.reports.tables.aggregation import AggregationReport, LabelledItem, aggregation_report
from annotally.reports.tables.comparability import PROGRAM
from annotally.scoring.aggregation.judgements import Judgements, number_judgements
from annotally.scoring.aggregation.likelihood import (
    DAWID_SKENE,
    MAJORITY,
    ONE_COIN,
    estimate_dawid_skene,
    vote_majority,
)
from annotally.scoring.aggregation.mace import MACE, RESTARTS, estimate_mace
from annotally.scoring.aggregation.result import LabelEstimate

MODELS = (MAJORITY, DAWID_SKENE, ONE_COIN, MACE)


@dataclass(frozen=True, slots=True)
class AggregationRequest:
    """The model, the least probability of a proposed label, and of MACE the seed and the random starts."""

    model: str = MAJORITY
    threshold: Fraction = Fraction(0)
    seed: int = 0
    restarts: int = RESTARTS


def aggregate_label_table(
    path: str,
    request: AggregationRequest,
    annotators: Sequence[str] = (),
    encoding: str | None = None,
) -> AggregationReport:
    """Return the proposed labels of a table; ``annotators`` are those that count, else all.

    Raises InputRefused for what cannot be read as such a table, and for a table without any label.
    """
    # Reading, order, model, proposals: O(labels) each but the model.
    # Annotators are taken in order of their names, so that the order of columns or rows makes no difference.
    source = load_source(path, encoding, any_content=True)
    table = read_label_table(source, annotators)
    order = sorted(range(len(table.annotators)), key=table.annotators.__getitem__)
    names = tuple(table.annotators[number] for number in order)
    items = [
        LabelledItem(document, name, tuple(labels[number] for number in order))
        for document, of_document in table.documents.items()
        for name, labels in of_document.items()
    ]
    votes = [
        [(number, label) for number, label in enumerate(item.labels) if label is not None] for item in items
    ]
    if not any(votes):
        raise error(
            path,
            0,
            0,
            Wording("no label in the table"),
            Wording("items with labels of annotators"),
            Wording("choose another table, or other annotators"),
        )
    aggregation = _estimate(number_judgements(votes, len(names)), request)
    signature = " | ".join((PROGRAM, "aggregate", f"{', '.join(names)} {source.byte_digest()}"))
    return aggregation_report(signature, names, items, aggregation, request.threshold)


def _estimate(judgements: Judgements, request: AggregationRequest) -> LabelEstimate:
    if request.model == MAJORITY:
        return vote_majority(judgements)
    if request.model == MACE:
        return estimate_mace(judgements, seed=request.seed, restarts=request.restarts)
    return estimate_dawid_skene(judgements, one_coin=request.model == ONE_COIN)
