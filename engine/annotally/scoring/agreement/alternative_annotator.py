"""The alternative annotator test: whether a system stands for a group of people as well as one of them does.

Calderon, Reichart and Dror, "The Alternative Annotator Test for LLM-as-a-Judge: How to Statistically Justify
Replacing Human Annotators with LLMs", ACL 2025, pp. 16051-16081. Multiple tests: Benjamini and Yekutieli,
"The Control of the False Discovery Rate in Multiple Testing under Dependency", Annals of Statistics 29, 2001.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import inf, sqrt

from annotally.scoring.agreement.laboratory.distributions import t_two_sided

LabelsOfItem = Sequence[str | None]
"""The labels of an item by annotator; None: not annotated."""
Alignment = Callable[[str, Sequence[str]], Fraction]
"""How well a label goes with those of others; more is better, and only the order counts."""

FEWEST_PEOPLE = 2
"""People who must have annotated an item."""
FEWEST_ITEMS = 30
"""Items that a person must have in common with others and the system: fewer are no ground for a t-test."""
LEVEL = Fraction(1, 20)
"""False discovery rate of the tests of all people."""
PASSES = Fraction(1, 2)
"""The winning rate from which on the test is passed."""


@dataclass(frozen=True, slots=True)
class PersonTest:
    """The system against one person, each beside all other people.

    ``advantage`` is the share of the items on which the system goes with the others as well as the person or
    better; ``difference`` the share on which the person is as good or better, less that. The null hypothesis
    is that the difference is epsilon or more. ``wins``: it is rejected, with those of the other people.
    """

    person: int
    items: int
    advantage: Fraction
    difference: Fraction
    t: float
    p: float
    wins: bool = False


@dataclass(frozen=True, slots=True)
class SystemJudgement:
    """The result for a system.

    ``winning_rate`` is the share of people that it wins against, ``advantage`` the mean of theirs; both are
    None where nobody has enough items. ``left_out`` are these people with their items.
    """

    system: int
    epsilon: Fraction
    level: Fraction
    items: int
    """Items that at least two people and the system annotated."""
    dropped: int
    """All others."""
    people: tuple[PersonTest, ...]
    left_out: tuple[tuple[int, int], ...]

    @property
    def winning_rate(self) -> Fraction | None:
        """The share of people that the system wins against."""
        return Fraction(sum(test.wins for test in self.people), len(self.people)) if self.people else None

    @property
    def advantage(self) -> Fraction | None:
        """The mean probability that the system is as good as a person, or better."""
        advantages = [test.advantage for test in self.people]
        return sum(advantages, Fraction(0)) / len(advantages) if advantages else None

    @property
    def passed(self) -> bool | None:
        """Whether the test is passed; None where it is undefined."""
        return None if self.winning_rate is None else self.winning_rate >= PASSES


def equal_share(label: str, further: Sequence[str]) -> Fraction:
    """Return the share of further labels that are the same."""
    return Fraction(further.count(label), len(further))


def closeness(label: str, further: Sequence[str]) -> Fraction:
    """Return the mean squared difference of numbers, negative: it orders as the negative root does.

    Raises ValueError for a label that is no number.
    """
    # Floats are exact fractions: ties of distances are ties here, whatever the order of the labels is.
    number, *numbers = (Fraction(float(text)) for text in (label, *further))
    return -sum(((number - far) ** 2 for far in numbers), Fraction(0)) / len(numbers)


def judge_system(
    items: Sequence[LabelsOfItem],
    system: int,
    people: Sequence[int],
    epsilon: Fraction,
    *,
    alignment: Alignment = equal_share,
    fewest: int = FEWEST_ITEMS,
    level: Fraction = LEVEL,
) -> SystemJudgement:
    """Return the test of a system among people, all given by the numbers of their labels.

    ``epsilon`` is what a person costs more than the system: 0.2 is published for experts, 0.15 for skilled
    annotators, 0.1 for crowds. The order of items and people makes no difference.
    """
    # Each person is left out in turn: system and person are held against the labels of everybody else. Counts
    # of items are exact, so that ties are ties; only t and p are floats. O(items x people^2).
    usable = [labels for labels in items if _is_usable(labels, system, people)]
    tests, left_out = list[PersonTest](), list[tuple[int, int]]()
    for person in people:
        shared = [labels for labels in usable if labels[person] is not None]
        if len(shared) < max(fewest, FEWEST_PEOPLE):
            left_out.append((person, len(shared)))
            continue
        colleagues = [number for number in people if number != person]
        outcomes = Counter(_compare(labels, system, person, colleagues, alignment) for labels in shared)
        tests.append(_test(person, len(shared), outcomes[1], outcomes[-1], epsilon))
    # All people are tested at once: the more there are, the smaller each p has to be.
    rejected = reject_dependent([test.p for test in tests], level)
    judged = tuple(replace(test, wins=wins) for test, wins in zip(tests, rejected, strict=True))
    return SystemJudgement(
        system, epsilon, level, len(usable), len(items) - len(usable), judged, tuple(left_out)
    )


def _is_usable(labels: LabelsOfItem, system: int, people: Sequence[int]) -> bool:
    """Tell whether the system and enough people annotated an item."""
    present = sum(labels[person] is not None for person in people)
    return labels[system] is not None and present >= FEWEST_PEOPLE


def _compare(
    labels: LabelsOfItem, system: int, person: int, colleagues: Sequence[int], alignment: Alignment
) -> int:
    """Return 1 where the system goes with the rest of the people better than a person, -1 where worse."""
    further = [label for number in colleagues if (label := labels[number]) is not None]
    of_system, of_person = labels[system], labels[person]
    assert of_system is not None  # the item is one of both
    assert of_person is not None
    first, second = alignment(of_system, further), alignment(of_person, further)
    return (first > second) - (first < second)


def _test(person: int, items: int, better: int, worse: int, epsilon: Fraction) -> PersonTest:
    """Return the one-sided t-test that the mean of n differences, each -1, 0 or 1, is below epsilon."""
    # A difference is 1 where the person is better, -1 where the system is, 0 where they are as good as each
    # other; so the sum of squares is the number of items that are not 0.
    difference = Fraction(worse - better, items)
    squares = Fraction(worse + better) - items * difference**2
    variance = squares / (items - 1)
    distance = difference - epsilon
    # If all differences are the same, there is no chance in them: t is infinite.
    certain = -inf if distance < 0 else inf
    t = float(distance) / sqrt(variance / items) if variance else certain
    tail = t_two_sided(t, items - 1) / 2
    return PersonTest(
        person, items, Fraction(items - worse, items), difference, t, tail if t < 0 else 1 - tail
    )


def reject_dependent(probabilities: Sequence[float], level: Fraction) -> list[bool]:
    """Tell of each hypothesis whether it is rejected at a false discovery rate, whatever their dependence."""
    # Benjamini and Yekutieli step up: the largest rank whose p is at most rank / m * level / (1 + 1/2 + ... +
    # 1/m), and all ranks below it. O(m log m).
    count = len(probabilities)
    harmonic = sum(Fraction(1, rank) for rank in range(1, count + 1))
    ranking = sorted(range(count), key=probabilities.__getitem__)
    last = max(
        (
            rank
            for rank, place in enumerate(ranking, 1)
            if probabilities[place] <= Fraction(rank, count) * level / harmonic
        ),
        default=0,
    )
    rejected = set(ranking[:last])
    return [place in rejected for place in range(count)]
