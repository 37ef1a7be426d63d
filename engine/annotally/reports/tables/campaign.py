"""A campaign: many systems scored against one key, their ranks, tests of every two, and groups of equals.

Every figure of a system is that of ``annotally score`` for its response.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from itertools import combinations
from typing import TYPE_CHECKING

from annotally.reports.tables.score_tables import ScoreRow
from annotally.reports.tree.run_changes import RunChanges
from annotally.scoring.agreement.bootstrap import SAMPLES
from annotally.scoring.families import AnyTally, Family, family_of
from annotally.scoring.measures import Measure, Ratio
from annotally.scoring.mentions import MentionTally, macro_average
from annotally.scoring.paired_tests import (
    SHUFFLES,
    PairedTest,
    Resampled,
    groups_alike,
    holm_corrected,
    shared_ranks,
)

if TYPE_CHECKING:
    from annotally.scoring.measure_arrays import Floats

LOWER_IS_BETTER = frozenset({"undergeneration", "overgeneration", "substitution", "error", "slot_error_rate"})
"""Measures of errors."""
DIFFERENT = Fraction(5, 100)
"""Systems with a lower p differ significantly, unless another level is chosen."""
_FEWEST_CORRECTED = 3
"""Systems: of two there is one test in each measure, and nothing to correct."""


@dataclass(frozen=True, slots=True)
class Verdicts:
    """The objects, or the fills, of a document that a system has right or wrong, each by a digest.

    ``right`` and ``wrong`` are those of the key. Of those that the key has not, ``spurious`` are wrong, and
    ``uncounted`` count nothing.
    """

    right: frozenset[bytes] = frozenset()
    wrong: frozenset[bytes] = frozenset()
    spurious: frozenset[bytes] = frozenset()
    uncounted: frozenset[bytes] = frozenset()

    def right_alone(self, rival: "Verdicts") -> int:
        """Return how many are right here and wrong in another system: not to invent something is right."""
        return len(self.right & rival.wrong) + len(rival.spurious - self.spurious - self.uncounted)


@dataclass(frozen=True, slots=True)
class SystemScores:
    """A system as it was scored against the key.

    ``tallies`` are those of the tested row by document; ``rows`` the score table of all documents.
    """

    name: str
    paths: tuple[str, ...]
    signature: str
    documents: Mapping[str, str]
    """Labels of the documents that were compared, by id."""
    tallies: Mapping[str, AnyTally]
    rows: tuple[ScoreRow, ...]
    total: AnyTally
    """Of the tested row in all documents."""
    warnings: tuple[str, ...] = ()
    scores_nothing: bool = False
    verdicts: Mapping[str, tuple[Verdicts, Verdicts]] = field(default_factory=dict)
    """Of objects and of fills by document, where they were asked for."""

    def value(self, measure: str) -> Ratio:
        """Return a measure of the tested row in all documents (micro average)."""
        return measure_of(self.total, measure)

    def macro(self, measure: str) -> Ratio:
        """Return the mean of a measure over the documents in which it is defined.

        Of event mentions it is their macro average (E5, E8, E10).
        """
        if isinstance(self.total, MentionTally):
            tallies = (tally for tally in self.tallies.values() if isinstance(tally, MentionTally))
            average: Ratio = getattr(macro_average(tallies), measure)
            return average
        return mean_of(measure_of(tally, measure) for tally in self.tallies.values())


@dataclass(frozen=True, slots=True)
class PairChanges:
    """The instances that one of two systems has right and the other has not.

    Of each change ``extents`` has that in the key, in the first and in the second system, as ``12–20`` in
    code points of the document; empty where there is none.
    """

    changes: RunChanges
    extents: tuple[tuple[str, str, str], ...]


@dataclass(frozen=True, slots=True)
class SystemPair:
    """Two systems, by their numbers, and the test of a measure."""

    first: int
    second: int
    test: PairedTest


@dataclass(frozen=True, slots=True)
class SignificanceChoice:
    """How systems are tested: seed, shuffles and samples, and the level below which p is significant."""

    seed: int = 0
    shuffles: int = SHUFFLES
    samples: int = SAMPLES
    level: Fraction = DIFFERENT


@dataclass(frozen=True)
class Campaign:
    """Systems against one key. They stand by rank in the first measure, those of one rank by name.

    ``common_only`` says that documents which some system leaves out are left out of the tests (C6).
    """

    task: str
    title: str
    row: str
    """Path of the row that systems are ranked and tested by."""
    measures: tuple[Measure, ...]
    """Those that systems are ranked and tested by."""
    systems: tuple[SystemScores, ...]
    choice: SignificanceChoice = SignificanceChoice()
    common_only: bool = False

    @property
    def family(self) -> Family:
        """The family of the tested row."""
        return family_of(self.systems[0].total)

    @cached_property
    def documents(self) -> Mapping[str, str]:
        """Labels of all documents, by id, in order of the ids."""
        labels: dict[str, str] = {}
        for system in sorted(self.systems, key=lambda system: system.name):
            labels = {**system.documents, **labels}
        return dict(sorted(labels.items()))

    @cached_property
    def tested_documents(self) -> tuple[str, ...]:
        """The documents that are exchanged and sampled, in order of their ids."""
        ids = self.documents
        if self.common_only:
            return tuple(name for name in ids if all(name in system.documents for system in self.systems))
        return tuple(ids)

    @property
    def warnings(self) -> list[tuple[str, str]]:
        """The warnings: first those that all systems have, then each system's under its name."""
        by_name = sorted(self.systems, key=lambda system: system.name)
        common = [line for line in by_name[0].warnings if all(line in system.warnings for system in by_name)]
        of_single = [(s.name, line) for s in by_name for line in s.warnings if line not in common]
        return [*(("", line) for line in common), *of_single]

    def ranks(self, measure: str) -> list[int | None]:
        """Return the ranks of the systems in a measure."""
        values = [system.value(measure) for system in self.systems]
        return shared_ranks(values, descending=measure not in LOWER_IS_BETTER)

    @cached_property
    def _resampled(self) -> Resampled:
        choice = self.choice
        return Resampled(self._amounts, seed=choice.seed, shuffles=choice.shuffles, samples=choice.samples)

    @property
    def _amounts(self) -> "Floats":
        """Tallies: systems by documents by columns; a document that a system lacks counts nothing."""
        import numpy as np

        names, family = self.tested_documents, self.family
        nothing = family.make()
        return np.array(
            [
                [[float(amount) for amount in system.tallies.get(name, nothing).counts()] for name in names]
                for system in self.systems
            ]
        ).reshape(len(self.systems), len(names), len(family.columns))

    def intervals(self, measure: str) -> list[tuple[float, float] | None]:
        """Return the bootstrap interval of each system's measure; None where there is none."""
        return [self._resampled.interval(n, self.family, measure) for n in range(len(self.systems))]

    def tests(self, measure: str) -> Sequence[SystemPair]:
        """Return the test of every two systems, the one that stands first here first; made once."""
        pair_tests = self._tests.get(measure)
        if pair_tests is None:
            pairs = combinations(range(len(self.systems)), 2)
            pair_tests = [
                SystemPair(*pair, self._resampled.test(*pair, self.family, measure)) for pair in pairs
            ]
            self._tests[measure] = pair_tests
        return pair_tests

    @property
    def is_corrected(self) -> bool:
        """Whether there are several tests in a measure, so that p is corrected for their number, too."""
        return len(self.systems) >= _FEWEST_CORRECTED

    def corrected_tests(self, measure: str) -> "Iterator[tuple[SystemPair, Ratio]]":
        """Yield every test of a measure with its p corrected for all tests in the measure (Holm 1979)."""
        pairs = self.tests(measure)
        return zip(pairs, holm_corrected([pair.test.p for pair in pairs]), strict=True)

    @cached_property
    def _tests(self) -> dict[str, list[SystemPair]]:
        return {}

    def differs(self, test: PairedTest) -> bool | None:
        """Tell whether two systems differ significantly; None where that is undefined."""
        return None if test.p is None else test.p < self.choice.level

    def groups(self, measure: str) -> list[tuple[int, ...]]:
        """Return the groups of systems that do not differ significantly in a measure, by their numbers.

        Systems stand by rank in this measure; one without a value is in no group.
        """
        # Systems stand otherwise in each measure; tests are of two systems in the order of the campaign. The
        # matrix of differences is therefore made by places in the ranking, and is symmetric.
        ranks = self.ranks(measure)
        ranked = sorted(
            (n for n, rank in enumerate(ranks) if rank is not None),
            key=lambda n: (ranks[n], self.systems[n].name),
        )
        places = {number: place for place, number in enumerate(ranked)}
        differing = [[False] * len(ranked) for _ in ranked]
        for pair in self.tests(measure):
            if self.differs(pair.test):
                first, second = places[pair.first], places[pair.second]
                differing[first][second] = differing[second][first] = True
        return [tuple(ranked[place] for place in run) for run in groups_alike(len(ranked), differing)]

    def rows(self) -> list[tuple[ScoreRow, list[AnyTally | None]]]:
        """Return every row of the score table with the tally of each system, None where it has no such row.

        Where classes and slots come from the data, systems may have rows of their own: each follows the row
        that it follows in its system.
        """
        # Systems are taken in order of their names, so that the order of the inputs makes no difference. A
        # new row goes behind the last one that its system shares with those before it.
        tables = [{_row_id(row): row for row in system.rows} for system in self.systems]
        ordered: dict[str, ScoreRow] = {}
        order: list[str] = []
        for number in sorted(range(len(tables)), key=lambda n: self.systems[n].name):
            place = 0
            for row_id, row in tables[number].items():
                if row_id in ordered:
                    place = order.index(row_id) + 1
                else:
                    order.insert(place, row_id)
                    ordered[row_id] = row
                    place += 1
        return [(ordered[name], [_tally(table.get(name)) for table in tables]) for name in order]


def measure_of(tally: AnyTally | None, measure: str) -> Ratio:
    """Return a measure of a tally; None where its family has no such measure."""
    if tally is None:
        return None
    for candidate in family_of(tally).measures:
        if candidate.key == measure:
            return candidate.compute(tally)
    return None


def mean_of(values: "Iterator[Ratio] | Sequence[Ratio]") -> Ratio:
    """Return the mean of the values that are defined; None without any."""
    defined = [value for value in values if value is not None]
    return sum(defined, Fraction(0)) / len(defined) if defined else None


def ranked(systems: Sequence[SystemScores], measure: str) -> tuple[SystemScores, ...]:
    """Return systems by rank in a measure, those of one rank by name, those without a value at the end."""
    values = [system.value(measure) for system in systems]
    ranks = shared_ranks(values, descending=measure not in LOWER_IS_BETTER)
    last = len(systems) + 1
    order = sorted(range(len(systems)), key=lambda n: (ranks[n] or last, systems[n].name))
    return tuple(systems[n] for n in order)


def _row_id(row: ScoreRow) -> str:
    return f"{row.section}\n{row.path.casefold()}"


def _tally(row: ScoreRow | None) -> AnyTally | None:
    return None if row is None else row.tally
