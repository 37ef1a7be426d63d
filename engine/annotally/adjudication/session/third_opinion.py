"""A third opinion on the labels of aligned annotations: a model of annotators, and the rule that follows it.

The model sees nothing but labels, `NOTHING` among them. The rule decides an object where a label is probable
enough, and where those who gave that label have one content for it.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from annotally.adjudication.decisions.rules import DecisionRule, RuleCandidate, SideObject
from annotally.adjudication.project.entries import Choice, Decision
from annotally.annotators.labels import NOTHING
from annotally.annotators.votes import VoteReader, compared_objects
from annotally.comparison.result import UnitComparison
from annotally.model.wording import Wording
from annotally.scoring.aggregation.result import LabelEstimate, best_label, entropy
from annotally.workspace.facade import Progress, no_progress
from annotally.workspace.label_aggregation import AggregationRequest, estimate_labels

if TYPE_CHECKING:
    from annotally.adjudication.session.adjudication_session import AdjudicationSession

_TOLERANCE = 1e-9
"""A probability that falls short of a threshold by no more reaches it: floats stand for fractions."""
_PERCENT = 100


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

    def rule(self, threshold: int) -> DecisionRule:
        """Return the rule that follows opinions of a probability of ``threshold`` percent and more."""

        def judge(candidate: RuleCandidate) -> dict[int, Decision]:
            opinion = self.by_row.get((candidate.document, candidate.row))
            if opinion is None or opinion.label is None:
                return {}
            if opinion.probability < Fraction(threshold, _PERCENT) - _TOLERANCE:
                return {}
            decision = _follow(opinion, candidate)
            return {} if decision is None else {candidate.row: decision}

        return DecisionRule(rule_name(self.estimate.model, threshold), judge)


def rule_name(model: str, threshold: int) -> str:
    """Return the name that decisions of the rule have: the model and the percentage."""
    return f"{model}:{threshold}"


class ThirdOpinion:
    """Asks models about the objects of a session. What was estimated last is kept for each model."""

    def __init__(self, session: "AdjudicationSession") -> None:
        self._session = session
        self._kept: dict[str, tuple[tuple[UnitComparison, ...], Opinions]] = {}
        """By model the opinions, with the comparisons they are about: other pairs ask for others."""

    def opinions(self, model: str, progress: Progress = no_progress) -> Opinions:
        """Return the opinions of a model on all objects that the task compares and several sides voted on.

        The model sees the votes of every document, whatever is decided.
        """
        workspace = self._session.workspace
        units = tuple(map(workspace.unit, workspace.document_ids))
        kept = self._kept.get(model)
        if kept is None or any(old is not new for old, new in zip(kept[0], units, strict=True)):
            kept = self._kept[model] = units, self._ask(model, units, progress)
        return kept[1]

    def _ask(self, model: str, units: tuple[UnitComparison, ...], progress: Progress) -> Opinions:
        # Items are numbered in the order of rows; the estimate does not depend on it. Objects on which fewer
        # than two sides voted say nothing of anybody's reliability and get no opinion.
        workspace = self._session.workspace
        reader = VoteReader(workspace.task)
        places: list[tuple[str, int]] = []
        labels: list[tuple[str | None, ...]] = []
        for number, unit in enumerate(units, 1):
            document, instances = unit.document, workspace.sides.instances(unit.document)
            annotated = [document in side.documents for side in workspace.sides.sets]
            for voted_object in compared_objects(unit.nodes):
                votes = reader.labels(instances, voted_object, annotated)
                if len(votes) - votes.count(None) > 1:
                    places.append((document, voted_object.row))
                    labels.append(votes)
            progress(number, len(units), Wording("Looking"))
        estimate = estimate_labels(labels, len(workspace.side_names), AggregationRequest(model))
        opinions = {}
        for place, votes, distribution in zip(places, labels, estimate.distributions, strict=True):
            if distribution is not None:
                best = best_label(distribution)
                label = None if best is None else estimate.labels[best]
                opinions[place] = LabelOpinion(label, max(distribution), entropy(distribution), votes)
        return Opinions(estimate, opinions)


def _follow(opinion: LabelOpinion, candidate: RuleCandidate) -> Decision | None:
    """Return the decision for the label of an opinion; None where its content is in doubt.

    Of those who gave the label more than half must have the same extent and fills.
    """
    if opinion.label == NOTHING:
        return Decision(Choice.NEITHER)
    having: dict[int, SideObject] = {
        side: side_object
        for side, side_object in candidate.present.items()
        if opinion.labels[side] == opinion.label
    }
    contents = Counter(map(_content, having.values()))
    for side, side_object in sorted(having.items()):
        if 2 * contents[_content(side_object)] > len(having):
            return Decision(Choice.TAKE, (side,))
    return None


def _content(side_object: SideObject) -> tuple[object, ...]:
    identity = side_object.identity
    return identity.type, identity.extents, identity.fills
