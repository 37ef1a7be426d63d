"""Rules of matching for spans: the conditions of pairs, and how pairs count.

A rule has one row of figures or several, each by a scheme of its own. Sources: SemEval 2013, task 9.1, with
the schemes strict, exact, partial and type; Annotation Diff of GATE with strict, lenient and average; overlap
and approximate text of the same label, as BRATEval counts them. The help page on matching defines them all.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction

from annotally.model.diagnostics import TaskError
from annotally.model.wording import Wording
from annotally.tasks.derived_similarity import DerivedSimilarityTask

METHOD = "span-matching"
"""The method of tasks with such a rule, as the registry has it."""
MATCHING = "matching"
"""The first word of the keys of all rows."""


class PairOutcome(Enum):
    """How a pair counts."""

    CORRECT = "correct"
    PARTIAL = "partial"
    INCORRECT = "incorrect"


_COR, _PAR, _INC = PairOutcome.CORRECT, PairOutcome.PARTIAL, PairOutcome.INCORRECT


@dataclass(frozen=True, slots=True)
class MatchingScheme:
    """A row of figures: the conditions of its pairs, and how they count.

    The four outcomes are those of a pair with the same extent and label, the same extent, the same label, and
    neither.
    """

    name: str
    outcomes: tuple[PairOutcome, PairOutcome, PairOutcome, PairOutcome]
    within_label: bool = False
    """Whether only spans of one label pair."""
    nearest: bool = False
    """Whether a span prefers those of its label, the nearest of them; else it takes the first."""
    least: Fraction = Fraction(0)
    """The least overlap of a pair, shared length by joint length (A2); 0: any shared character."""
    least_text: Fraction = Fraction(0)
    """The least similarity of the texts of a pair: 1 less edit distance by the length of the longer one."""

    def outcome(self, *, same_extent: bool, same_label: bool) -> PairOutcome:
        """Return how a pair counts."""
        # False sorts before True in Python: the number of the outcome has a bit for each difference.
        return self.outcomes[2 * (not same_extent) + (not same_label)]

    @property
    def takes_equal_extents(self) -> bool:
        """Whether spans of the same extent and another label pair before those that only overlap."""
        return not (self.within_label or self.nearest)

    @property
    def pairing(self) -> tuple[bool, bool, Fraction, Fraction]:
        """The conditions of pairs: schemes alike in these have the same pairs."""
        return self.within_label, self.nearest, self.least, self.least_text


# SemEval's four look at pairs of any labels; GATE and BRATEval compare one type of annotation at a time.
_STRICT = MatchingScheme("strict", (_COR, _INC, _INC, _INC))
_EXACT = MatchingScheme("exact", (_COR, _COR, _INC, _INC))
_PARTIAL = MatchingScheme("partial", (_COR, _COR, _PAR, _PAR))
_TYPE = MatchingScheme("type", (_COR, _INC, _COR, _INC), nearest=True)
_OVERLAP = MatchingScheme("overlap", (_COR, _INC, _COR, _INC), within_label=True)
_GATE = (
    MatchingScheme("strict", (_COR, _INC, _INC, _INC), within_label=True),
    MatchingScheme("lenient", (_COR, _INC, _COR, _INC), within_label=True),
    MatchingScheme("average", (_COR, _INC, _PAR, _INC), within_label=True),
)


@dataclass(frozen=True, slots=True)
class MatchingRule:
    """A rule by its name, with its schemes in the order of their rows; the first is the one that counts."""

    name: str
    title: Wording
    explanation: Wording
    schemes: tuple[MatchingScheme, ...]
    shown: MatchingScheme
    """The scheme by which pairs and their states are shown."""


RULES: tuple[MatchingRule, ...] = (
    MatchingRule(
        "strict",
        Wording("Strict"),
        Wording("correct: the same span and the same label; incorrect: spans that overlap otherwise"),
        (_STRICT,),
        _STRICT,
    ),
    MatchingRule(
        "exact",
        Wording("Exact"),
        Wording("correct: the same span, whatever its label; incorrect: spans that overlap otherwise"),
        (_EXACT,),
        _EXACT,
    ),
    MatchingRule(
        "partial",
        Wording("Partial"),
        Wording("correct: the same span; half as much for spans that overlap; labels do not count"),
        (_PARTIAL,),
        _PARTIAL,
    ),
    MatchingRule(
        "type",
        Wording("Type"),
        Wording("correct: spans that overlap and have the same label; incorrect: another label"),
        (_TYPE,),
        _TYPE,
    ),
    MatchingRule(
        "semeval",
        Wording("SemEval 2013: all four"),
        Wording("strict, exact, partial and type beside each other, as nervaluate has them"),
        (_STRICT, _EXACT, _PARTIAL, _TYPE),
        _STRICT,
    ),
    MatchingRule(
        "overlap",
        Wording("Overlap (lenient)"),
        Wording("correct: spans of the same label that share a character"),
        (_OVERLAP,),
        _OVERLAP,
    ),
    MatchingRule(
        "gate",
        Wording("GATE: strict, lenient, average"),
        Wording("spans of the same label; those that only overlap count nothing, whole, or half"),
        _GATE,
        _GATE[2],
    ),
)
"""The rules without a number, in the order in which they are offered."""

SHARE = "overlap"
APPROXIMATE = "approximate"
"""The rules with a number: a share of the extent, or of the text."""
PERCENT_EXPLANATIONS: Mapping[str, Wording] = {
    SHARE: Wording("correct: spans of the same label that share so much of the extent they cover together"),
    APPROXIMATE: Wording(
        "correct: spans of the same label that share a character and have so much text in common"
    ),
}
"""Explanations of the rules with a number, by what stands ahead of the colon."""
NAMES = (*(rule.name for rule in RULES), *(f"{name}:N%" for name in PERCENT_EXPLANATIONS))
"""The rules as they are written, for lists of them."""
_PERCENT = re.compile(r"(overlap|approximate):([0-9]{1,3}(?:\.[0-9]{1,6})?)%?")


def matching_rule(name: str) -> MatchingRule:
    """Return the rule of that name, whatever its case. Raises TaskError for an unknown one."""
    # A rule with a number has it in its name, in its shortest spelling: names are compared as text, in
    # signatures and in saved requests.
    folded = name.strip().casefold()
    for rule in RULES:
        if rule.name == folded:
            return rule
    match = _PERCENT.fullmatch(folded)
    percent = Fraction(match[2]) if match else Fraction(0)
    if match is None or not 0 < percent <= 100:
        raise TaskError(
            Wording(
                "there is no rule of matching {name!r}; there are {names}, N above 0 and up to 100",
                name=name,
                names=", ".join(NAMES),
            )
        )
    kind, share = match[1], percent / 100
    scheme = replace(_OVERLAP, name=f"{kind}:{float(percent):g}%")
    number = f"{float(percent):g}"
    if kind == SHARE:
        scheme = replace(scheme, least=share)
        title = Wording("Overlap of at least {percent} %", percent=number)
    else:
        scheme = replace(scheme, least_text=share)
        title = Wording("Approximate text of at least {percent} %", percent=number)
    return MatchingRule(scheme.name, title, PERCENT_EXPLANATIONS[kind], (scheme,), scheme)


def matching_row(scheme: MatchingScheme, label: str) -> tuple[str, ...]:
    """Return the key of the row of a label, or of all of them, by a scheme."""
    return MATCHING, scheme.name, label


def with_matching(task: DerivedSimilarityTask, name: str) -> DerivedSimilarityTask:
    """Return a task of spans that compares by the rule of that name; without a name, the task itself.

    Raises TaskError for an unknown rule, and for a task that compares more than spans and labels.
    """
    if not name:
        return task
    if not task.spans_only:
        raise TaskError(Wording("rules of matching are for spans only, not for {task}", task=task.name))
    return replace(task, method=METHOD, rules=replace(task.rules, matching=matching_rule(name).name))
