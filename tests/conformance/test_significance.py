"""Approximate randomization on the official tallies of the 17 systems of MUC-4 (Chinchor, M92-1003)."""

import re
from itertools import combinations

import numpy as np
import pytest

from annotally.scoring.families import SLOTS
from annotally.scoring.measures import MEASURE
from annotally.scoring.paired_tests import Resampled, groups_alike
from annotally.scoring.tally import Tally
from conformance.data import data

pytestmark = pytest.mark.conformance

PAGE = re.compile(r"^(TST3-MUC4-\d{4})\s+key:", re.MULTILINE)
COUNTS = re.compile(
    r"^(?:TOTAL|ALL TEMPLATES)\s+\d+\s+\d+\|\s*"
    r"(\d+)\s+(\d+)\s+(\d+)\|\s*\d+\s+\d+\|\s*(\d+)\s+(\d+)\s+(\d+)\|",
    re.MULTILINE,
)


def tallied(page: str) -> Tally:
    match = COUNTS.search(page)
    if match is None:  # an irrelevant message, or an optional template: the page has no total
        return Tally()
    cor, par, inc, spu, mis, non = map(int, match.groups())
    return Tally(cor, par, inc, mis, spu, non)


@pytest.fixture(scope="module")
def tallies() -> dict[str, dict[str, Tally]]:
    """Return the tallies of each system by message."""
    systems = {}
    for path in sorted(data("muc34", "official_scores").glob("*.scores")):
        report, _, total = path.read_text().rpartition("MATCHED/MISSING")
        _, *pieces = PAGE.split(report)
        messages: dict[str, Tally] = {}
        for name, page in zip(pieces[::2], pieces[1::2], strict=True):
            messages[name] = messages.get(name, Tally()) + tallied(page)
        assert sum(messages.values(), Tally()).counts()[:5] == tallied(total).counts()[:5], path.name
        systems[path.stem] = messages
    assert len(systems) == 17
    return systems


def resampled(tallies: dict[str, dict[str, Tally]], shuffles: int) -> tuple[list[str], Resampled]:
    """Return the systems by F, the best first, and their shuffles."""
    f1 = MEASURE["f1"].compute
    names = sorted(tallies, key=lambda name: -(f1(sum(tallies[name].values(), Tally())) or 0))
    messages = sorted(next(iter(tallies.values())))
    assert all(sorted(tallies[name]) == messages for name in names)
    amounts = [[list(map(float, tallies[name][message].counts())) for message in messages] for name in names]
    return names, Resampled(np.array(amounts), seed=1, shuffles=shuffles, samples=0)


@pytest.mark.parametrize(
    ("pair", "printed"),
    [
        (("GE", "GE-CMU"), 0.044),
        (("GE-CMU", "UMASS"), 0.90),
        (("UMASS", "SRI"), 0.34),
        (("LSI", "MITRE"), 0.0005),
        (("PARAMAX", "MDC"), 0.046),
    ],
)
def test_p_for_f_of_neighbours_is_the_known_one(
    tallies: dict[str, dict[str, Tally]], pair: tuple[str, str], printed: float
) -> None:
    """Known from 2,000 shuffles by another generator: at most 4 of their standard deviations apart."""
    names, shuffled = resampled(tallies, 9_999)
    p = shuffled.test(names.index(pair[0]), names.index(pair[1]), SLOTS, "f1").p
    assert p is not None
    assert float(p) == pytest.approx(printed, abs=4 * (printed * (1 - printed) / 2_000) ** 0.5)


def test_the_groups_of_f_hold_every_system_and_no_two_that_differ(
    tallies: dict[str, dict[str, Tally]],
) -> None:
    names, shuffled = resampled(tallies, 9_999)
    differing = [[False] * len(names) for _ in names]
    for first, second in combinations(range(len(names)), 2):
        p = shuffled.test(first, second, SLOTS, "f1").p
        assert p is not None
        differing[first][second] = differing[second][first] = p < 0.05
    groups = [[names[n] for n in run] for run in groups_alike(len(names), differing)]
    assert groups[:2] == [["GE"], ["GE-CMU", "UMASS", "SRI"]]
    assert {name for group in groups for name in group} == set(names)
    assert len(groups) == 11
