"""The rule that follows a model of the annotators, where a label is probable enough.

The model sees nothing but labels, `NOTHING` among them: an object is decided only where those who gave the
probable label have one content for it.
"""

from collections import Counter
from fractions import Fraction

from annotally.adjudication.decisions.rules import DecisionRule, RuleCandidate, SideObject
from annotally.adjudication.project.entries import Choice, Decision
from annotally.workspace.label_opinions import LabelOpinion, Opinions
from annotally.workspace.object_votes import NOTHING

_TOLERANCE = 1e-9
"""A probability that falls short of a threshold by no more reaches it: floats stand for fractions."""
_PERCENT = 100


def third_opinion(opinions: Opinions, threshold: int) -> DecisionRule:
    """Return the rule that follows opinions of a probability of ``threshold`` percent and more.

    Its name, which decisions keep, has the model and the percentage: ``mace:90``.
    """

    # The model was asked once for the whole corpus; the judge looks up each object in constant time.
    def judge(candidate: RuleCandidate) -> dict[int, Decision]:
        # Objects that fewer than two sides voted on have no opinion; equally probable labels are none.
        opinion = opinions.by_row.get((candidate.document, candidate.row))
        if opinion is None or opinion.label is None:
            return {}
        if opinion.probability < Fraction(threshold, _PERCENT) - _TOLERANCE:
            return {}
        decision = _follow(opinion, candidate)
        return {} if decision is None else {candidate.row: decision}

    return DecisionRule(f"{opinions.estimate.model}:{threshold}", judge)


def _follow(opinion: LabelOpinion, candidate: RuleCandidate) -> Decision | None:
    """Return the decision for the label of an opinion; None where its content is in doubt.

    Of those who gave the label more than half must have the same extent and fills.
    """
    # The first side of the most frequent content is taken; all sides of that content say the same.
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
