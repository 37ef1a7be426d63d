"""Aggregation of labels in a table, or of aligned annotations: reading, the model, report."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from annotally.formats.io import load_source
from annotally.formats.label_table import read_label_table
from annotally.model.diagnostics import error
from annotally.model.extents import covered_words
from annotally.model.wording import Wording, join_commas
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
from annotally.workspace.facade import Workspace
from annotally.workspace.object_votes import (
    VoteAspect,
    VoteReader,
    most_frequent_extents,
    object_names,
    voted_items,
)

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
    return _report(path, labelled_table(path, annotators, encoding), request)


@dataclass(frozen=True, slots=True)
class LabelledItems:
    """Items with the labels of these annotators; the signature says where the labels are from."""

    signature: str
    annotators: tuple[str, ...]
    items: tuple[LabelledItem, ...]


def labelled_table(
    path: str, annotators: Sequence[str] = (), encoding: str | None = None, purpose: str = "aggregate"
) -> LabelledItems:
    """Return the items of a table; ``purpose`` is the word for the command in the signature.

    Raises InputRefused for what cannot be read as such a table.
    """
    source = load_source(path, encoding, any_content=True)
    table = read_label_table(source, annotators)
    items = [
        LabelledItem(document, name, tuple(labels))
        for document, of_document in table.documents.items()
        for name, labels in of_document.items()
    ]
    names = ", ".join(sorted(table.annotators))
    signature = " | ".join((PROGRAM, purpose, f"{names} {source.byte_digest()}"))
    return LabelledItems(signature, table.annotators, tuple(items))


def aggregate_annotations(
    workspace: Workspace, request: AggregationRequest, slot: str = "", *, texts: bool = True
) -> AggregationReport:
    """Return the proposed labels, or fills of a slot, of the annotations that annotators have in common.

    An annotator of a document votes for `NOTHING` where an annotation is lacking; on a slot only those vote
    who have the annotation. Without ``texts`` nothing that may quote the text is in the report. Raises
    InputRefused for a slot that the task does not score, and where nobody has any annotation.
    """
    items = labelled_annotations(workspace, slot, texts=texts)
    return _report(workspace.input_files[0], items, request, aligned=True)


def labelled_annotations(
    workspace: Workspace, slot: str = "", purpose: str = "aggregate", *, texts: bool = True
) -> LabelledItems:
    """Return the annotations that annotators have in common, with the labels or the fills of a slot.

    Fills that are not from a list become numbers where there are no ``texts``; equal fills stay equal.
    """
    reader = VoteReader(workspace.task)
    if slot and slot not in reader.slots:
        raise error(
            workspace.input_files[0],
            0,
            0,
            Wording("no slot {slot}", slot=slot),
            Wording("one of {slots}", slots=join_commas(reader.slots))
            if reader.slots
            else Wording("no slot, for the task scores none"),
            Wording("name another slot, or none for the labels"),
        )
    # The items are those of agreement, which no order of annotators decides; each document is read once for
    # its labels and slots, O(annotations).
    items = [
        item
        for document in workspace.document_ids
        for item in _document_items(workspace, document, slot, reader, texts=texts)
    ]
    if slot and not texts and slot not in reader.closed_slots:
        items = _with_numbers(items)
    signature = f"{workspace.signature} | {purpose} {slot or 'labels'}"
    return LabelledItems(signature, workspace.side_names, tuple(items))


def _document_items(
    workspace: Workspace, document: str, slot: str, reader: VoteReader, *, texts: bool
) -> Iterator[LabelledItem]:
    """Yield the items of a document with the votes on their labels, or on a slot that anybody fills."""
    among, instances = workspace.among(), workspace.sides.instances(document)
    objects = voted_items(among.items(document))
    names = object_names(instances, objects)
    ballots = reader.ballots(document, instances, objects, names, among.annotated_by(document))
    text, label = workspace.document(document).text if texts else "", workspace.sides.label(document)
    # Of each object one ballot is asked for: that on the label has no slot's name.
    aspect = VoteAspect.SLOT if slot else VoteAspect.LABEL
    for name, voted_object, of_object in zip(names, objects, ballots, strict=True):
        extents = most_frequent_extents([instances[side][n] for side, n in voted_object.members])
        words = covered_words(text, extents)
        for ballot in of_object:
            if (ballot.aspect, ballot.slot) == (aspect, slot):
                yield LabelledItem(label, name, ballot.votes, extents, words)


def _with_numbers(items: Sequence[LabelledItem]) -> list[LabelledItem]:
    """Return the items with numbers instead of their labels, in an order that the file does not decide."""
    # Sorted labels get numbers in their order: which file came first makes no difference to them.
    labels = sorted({label for item in items for label in item.labels if label is not None})
    numbers = {label: f"value {number}" for number, label in enumerate(labels, 1)}
    return [replace(item, labels=tuple(label and numbers[label] for label in item.labels)) for item in items]


def _report(
    path: str, labelled: LabelledItems, request: AggregationRequest, *, aligned: bool = False
) -> AggregationReport:
    # Annotators are taken in order of their names, so that the order of columns or files makes no difference.
    order = sorted(range(len(labelled.annotators)), key=labelled.annotators.__getitem__)
    names = tuple(labelled.annotators[number] for number in order)
    items = [replace(item, labels=tuple(item.labels[number] for number in order)) for item in labelled.items]
    if not any(label is not None for item in items for label in item.labels):
        raise error(
            path,
            0,
            0,
            Wording("no annotation that could be voted on") if aligned else Wording("no label in the table"),
            Wording("annotations of several annotators")
            if aligned
            else Wording("items with labels of annotators"),
            Wording("choose other files, another task or another slot")
            if aligned
            else Wording("choose another table, or other annotators"),
        )
    aggregation = estimate_labels([item.labels for item in items], len(names), request)
    return aggregation_report(
        labelled.signature, names, items, aggregation, request.threshold, aligned=aligned
    )


def estimate_labels(
    items: Sequence[Sequence[str | None]], annotators: int, request: AggregationRequest
) -> LabelEstimate:
    """Return the estimate of a model on the labels that so many annotators give to items; None: no vote."""
    votes = [
        [(number, label) for number, label in enumerate(labels) if label is not None] for labels in items
    ]
    return _estimate(number_judgements(votes, annotators), request)


def _estimate(judgements: Judgements, request: AggregationRequest) -> LabelEstimate:
    if request.model == MAJORITY:
        return vote_majority(judgements)
    if request.model == MACE:
        return estimate_mace(judgements, seed=request.seed, restarts=request.restarts)
    return estimate_dawid_skene(judgements, one_coin=request.model == ONE_COIN)
