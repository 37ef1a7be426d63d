"""MUC-4, TST3: 17 real responses against the key, beside the scores that were published for them.

Our figures follow the manual and the rulings; the published ones were made by the MUC-4 scorer with a person
at the keyboard. What that did differently (scoring guidelines, version 7):

- Partial credit: half a point for a set fill near the key's in the hierarchy, for a place or date that
  contains or neighbours the key's, for cross-references with one side right (3.1.2, 3.2). We give none.
- People judged strings: each pair of strings that did not match was put before the user, who passed it as
  correct, partial or wrong (3.1.1); the judgements lie in ``adjudications``. One partial string could be
  spread over several key fills (3.1.1.3), and then one response fill counts several times in ACT.
- Mapping: templates were mapped to each other only if they agree at least in part in the incident type and
  in one target or perpetrator (3.2.1), which the preset ``muc4-gated`` imitates; without the gate a shared
  stage of execution is enough for a pair. Systems with many wrong templates gain most by that: of LSI's 312
  templates 108 are mapped, 62 officially and 70 with the gate, of MITRE's 373 109, 37 and 55.
- Two reports hold pages twice (LSI documents 5 and 6, SRI document 60), and their totals count them twice.
"""

import json
import re
from fractions import Fraction
from itertools import permutations
from statistics import correlation
from typing import NamedTuple

import pytest

from annotally.comparison.result import Level, Sides, UnitComparison, sum_tables
from annotally.formats.base import ReadOptions
from annotally.formats.io import read
from annotally.methods.templates.comparer import TemplateComparer
from annotally.model.annotation_sets import AnnotationSet
from annotally.scoring.measures import f_measure, rounded
from annotally.scoring.tally import Tally
from annotally.tasks.presets.ready_made import preset
from conformance.data import data

pytestmark = pytest.mark.conformance
OPTIONS = ReadOptions()
PAGE = re.compile(r"^(TST3-MUC4-\d+\s+key:\s*\S+\s+response:\s*\d+)", re.MULTILINE)
ACTUAL = re.compile(r"^TOTAL\s+\d+\s+(\d+)\|", re.MULTILINE)


class Official(NamedTuple):
    """What was published for a system: F (P&R) in percent, ACT, and what of ACT was counted twice."""

    f: float
    actual: int
    counted_twice: int
    mapped: int
    """Pairs of templates."""


def annotations(*parts: str) -> AnnotationSet:
    return read([data("muc34", *parts)], OPTIONS).annotations


def counted_twice(report: str) -> int:
    """Return the ACT of the pages whose pair of templates had a page before."""
    _, *pieces = PAGE.split(report)
    pages: dict[str, int] = {}
    second_number = 0
    for header, page in zip(pieces[::2], pieces[1::2], strict=True):
        match = ACTUAL.search(page)
        assert match, header
        second_number += int(match[1]) if header in pages else 0
        pages[header] = int(match[1])
    return second_number


@pytest.fixture(scope="module")
def official() -> dict[str, Official]:
    summary = json.loads(data("muc34", "official_scores", "summary.tst3.json").read_text())
    values = {}
    for name, scores in summary.items():
        system = name.removeprefix("tst3/")
        again = counted_twice(data("muc34", "official_scores", scores["file"]).read_text())
        values[system] = Official(
            float(scores["f_measures"]["PR"]),
            scores["summary"]["ALL TEMPLATES"]["ACT"],
            again,
            scores["summary"]["template-id"]["COR"],
        )
    return values


class Ours(NamedTuple):
    """What a preset makes of all systems: their tallies of all slots, and how many templates are mapped."""

    tallies: dict[str, Tally]
    mapped: dict[str, int]


def pairs(unit: UnitComparison) -> int:
    """Count the pairs of templates of a document."""
    nodes = unit.nodes
    rows = [row for row, level in enumerate(nodes.level) if level == Level.INSTANCE]
    return sum(min(side.instance[row] for side in nodes.sides) >= 0 for row in rows)


@pytest.fixture(scope="module")
def compared(official: dict[str, Official]) -> dict[str, Ours]:
    """Return what every preset makes of the systems."""
    key = annotations("keys", "key-tst3.v2")
    responses = {system: annotations("responses", f"{system}.response") for system in official}
    values: dict[str, Ours] = {}
    for task in ("muc4", "muc4-gated"):
        comparer, first = TemplateComparer(preset(task)), values.setdefault(task, Ours({}, {}))
        for system, response in responses.items():
            sides = Sides((key, response), {})
            documents = sorted({*key.documents, *response.documents})
            units = [comparer.compare(document, sides) for document in documents]
            first.tallies[system] = sum_tables([unit.table for unit in units])["total",]
            first.mapped[system] = sum(map(pairs, units))
    return values


@pytest.fixture(scope="module")
def totals(compared: dict[str, Ours]) -> dict[str, dict[str, Tally]]:
    """Return the tally of all slots by preset and system."""
    return {task: first.tallies for task, first in compared.items()}


def percent(tally: Tally) -> Fraction:
    """Return F in percent."""
    f = f_measure(tally)
    assert f is not None
    return 100 * f


def ranks(values: list[float]) -> list[int]:
    """Return each value's place among the others; no two systems score the same."""
    assert len(set(values)) == len(values)
    return [sorted(values).index(value) for value in values]


def test_all_seventeen_load_and_score(official, totals):
    """Run with -s to see the table."""
    print(f"\n{'system':10}{'F':>8}{'gated F':>9}{'official F':>12}")
    for system, published in sorted(official.items(), key=lambda item: -item[1].f):
        first, gated = (rounded(percent(totals[task][system]), 2) for task in ("muc4", "muc4-gated"))
        print(f"{system:10}{first:>8}{gated:>9}{published.f:>12.2f}")
    assert len(official) == len(totals["muc4"]) == len(totals["muc4-gated"]) == 17
    assert all(tally.cor > 0 for by_system in totals.values() for tally in by_system.values())


@pytest.mark.parametrize(("task", "linear", "ranked"), [("muc4", 0.98, 0.99), ("muc4-gated", 0.99, 0.99)])
def test_our_f_goes_with_the_published_one(official, totals, task, linear, ranked):
    first = [float(percent(totals[task][system])) for system in official]
    published = [score.f for score in official.values()]
    pearson, spearman = correlation(first, published), correlation(ranks(first), ranks(published))
    print(f"\n{task}: Pearson {pearson:.4f}, Spearman {spearman:.4f}")
    assert pearson >= linear
    assert spearman >= ranked


Inversions = set[tuple[str, str]]


def inversions(official: dict[str, Official], tallies: dict[str, Tally]) -> Inversions:
    """Return every two systems of which the officially better one is not better by our F."""
    return {
        (better, worse)
        for better, worse in permutations(official, 2)
        if official[better].f > official[worse].f and percent(tallies[better]) <= percent(tallies[worse])
    }


def test_the_gated_order_of_systems_is_the_official_one_but_for_two_pairs_of_equals(official, totals):
    """SRA and PARAMAX lie 0.41 apart, MDC and NMSU 0.60: less than partial credit makes up."""
    actual_inversions = inversions(official, totals["muc4-gated"])
    assert actual_inversions == {("SRA", "PARAMAX"), ("MDC", "NMSU")}
    assert all(official[better].f - official[worse].f < 1 for better, worse in actual_inversions)


def test_the_ungated_order_puts_a_weak_system_too_high(official, totals):
    """LSI, officially 4.53 and 3.63 behind: this is what the preset's description warns of."""
    assert inversions(official, totals["muc4"]) == {("NMSU", "LSI"), ("HUGHES", "LSI")}
    weak = [system for system, published in official.items() if published.f < 20]
    assert all(percent(totals["muc4"][system]) > official[system].f + 4 for system in weak)
    assert all(
        abs(percent(totals["muc4-gated"][system]) - Fraction(official[system].f)) < 2 for system in weak
    )


def test_the_gate_brings_the_pairs_of_templates_near_the_official_ones(official, compared):
    for system, published in official.items():
        gated, free = (compared[task].mapped[system] for task in ("muc4-gated", "muc4"))
        assert abs(gated - published.mapped) <= free - published.mapped, system
    many = {system: compared["muc4"].mapped[system] for system in ("LSI", "MITRE")}
    assert many == {"LSI": 108, "MITRE": 109}
    assert [official[system].mapped for system in many] == [62, 37]
    assert [compared["muc4-gated"].mapped[system] for system in many] == [70, 55]


def test_both_presets_say_what_they_lack(totals):
    for task in totals:
        assert "without its partial credit and human verdicts" in preset(task).description


def test_as_many_response_fills_are_counted_as_were_published(official, totals):
    """Within 1 %, fewer rather than more: what is left is a partial string spread over several key fills."""
    for system, published in official.items():
        actual, expected = totals["muc4"][system].act, published.actual - published.counted_twice
        assert totals["muc4-gated"][system].act == actual
        assert 0.99 * expected <= actual <= expected, system


def test_two_reports_count_pages_twice(official):
    counted_twice_again = {
        system: score.counted_twice for system, score in official.items() if score.counted_twice
    }
    assert counted_twice_again == {"LSI": 10 + 11, "SRI": 25}
