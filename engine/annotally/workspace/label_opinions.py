"""Opinions of models of the annotators on the labels of aligned annotations, object by object."""

from collections.abc import Mapping
from dataclasses import dataclass

from annotally.comparison.result import UnitComparison
from annotally.model.wording import Wording
from annotally.scoring.aggregation.result import LabelEstimate, best_label, entropy
from annotally.workspace.facade import Progress, Workspace, no_progress
from annotally.workspace.label_aggregation import AggregationRequest, estimate_labels
from annotally.workspace.object_votes import VoteReader, compared_objects


@dataclass(frozen=True, slots=True)
class LabelOpinion:
    """The most probable label of an object, its probability, and how doubtful it is, in bits.

    ``label`` is None where several labels are equally probable. ``labels`` are those of the sides, None for
    a side without vote.
    """

    label: str | None
    probability: float
    entropy: float
    labels: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class Opinions:
    """The opinions of a model on the objects of a corpus, by document and row."""

    estimate: LabelEstimate
    by_row: Mapping[tuple[str, int], LabelOpinion]


class ModelOpinions:
    """Asks models about the objects of a workspace, and keeps the last opinions of each model."""

    def __init__(self, workspace: Workspace) -> None:
        self._workspace = workspace
        self._kept: dict[str, tuple[tuple[UnitComparison, ...], Opinions]] = {}
        """By model the opinions, with the comparisons they are about: other pairs ask for others."""

    def of(self, model: str, progress: Progress = no_progress) -> Opinions:
        """Return the opinions of a model on all objects that the task compares and several sides voted on.

        The model sees the votes of every document, whatever is decided.
        """
        # A unit is compared anew when pairs change, and is another object then: by the identity of all units
        # it is known whether the last opinions are still about the same rows. O(documents).
        units = tuple(map(self._workspace.unit, self._workspace.document_ids))
        cached = self._kept.get(model)
        if cached is None or any(old is not new for old, new in zip(cached[0], units, strict=True)):
            cached = self._kept[model] = units, self._ask(model, units, progress)
        return cached[1]

    def _ask(self, model: str, units: tuple[UnitComparison, ...], progress: Progress) -> Opinions:
        # Items are numbered in the order of rows; the estimate does not depend on it. Objects on which fewer
        # than two sides voted say nothing of anybody's reliability and get no opinion.
        sides, reader = self._workspace.sides, VoteReader(self._workspace.task)
        places: list[tuple[str, int]] = []
        labels: list[tuple[str | None, ...]] = []
        for number, unit in enumerate(units, 1):
            document, instances = unit.document, sides.instances(unit.document)
            annotated = [document in side.documents for side in sides.sets]
            for voted_object in compared_objects(unit.nodes):
                votes = reader.labels(instances, voted_object, annotated)
                if len(votes) - votes.count(None) > 1:
                    places.append((document, voted_object.row))
                    labels.append(votes)
            progress(number, len(units), Wording("Looking"))
        estimate = estimate_labels(labels, len(sides.sets), AggregationRequest(model))
        opinions = {}
        for place, votes, distribution in zip(places, labels, estimate.distributions, strict=True):
            if distribution is not None:
                best = best_label(distribution)
                label = None if best is None else estimate.labels[best]
                opinions[place] = LabelOpinion(label, max(distribution), entropy(distribution), votes)
        return Opinions(estimate, opinions)
