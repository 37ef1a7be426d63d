"""Measures of arrays of tallies: equal to those of the tallies one by one, undefined where they are."""

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.scoring.families import LINKS, MATCHES, MENTIONS, RATIOS, SLOTS, AnyTally, Family
from annotally.scoring.matches import MatchTally
from annotally.scoring.measure_arrays import measure_array
from annotally.scoring.mentions import MentionTally
from annotally.scoring.ratios import LinkTally, RatioTally, link_tally
from annotally.scoring.tally import Tally

COUNT = st.integers(0, 9)
SHARE = st.fractions(0, 1, max_denominator=12)


def ratio_tally(numbers: tuple[int, int], shares: tuple[Fraction, Fraction]) -> RatioTally:
    key, response = numbers
    return RatioTally(shares[0] * key, key, shares[1] * response, response)


def mention_tally(numbers: tuple[int, int], shares: tuple[Fraction, ...]) -> MentionTally:
    gold, system = numbers
    credit, false, types, realis = shares
    return MentionTally(credit * gold, false * system, gold, system, types * gold, realis * gold)


def blanc(sizes: tuple[list[int], int]) -> LinkTally:
    """Return the links of a key of classes that a response joins into one, with some mentions of its own."""
    classes, more = sizes
    return link_tally(classes, [sum(classes) + more], [(n, 0, size) for n, size in enumerate(classes)])


TALLIES: dict[str, tuple[Family, st.SearchStrategy[AnyTally]]] = {
    "slots": (SLOTS, st.builds(Tally, COUNT, COUNT, COUNT, COUNT, COUNT, COUNT)),
    "matches": (MATCHES, st.builds(MatchTally, COUNT, COUNT, COUNT, COUNT, COUNT)),
    "ratios": (RATIOS, st.builds(ratio_tally, st.tuples(COUNT, COUNT), st.tuples(SHARE, SHARE))),
    "mentions": (
        MENTIONS,
        st.builds(mention_tally, st.tuples(COUNT, COUNT), st.tuples(SHARE, SHARE, SHARE, SHARE)),
    ),
    "links": (LINKS, st.builds(blanc, st.tuples(st.lists(st.integers(1, 4), max_size=4), COUNT))),
}


@pytest.mark.parametrize("name", list(TALLIES))
@given(data=st.data())
def test_every_measure_of_a_family_is_that_of_its_tallies(name: str, data: st.DataObject) -> None:
    family, tallies = TALLIES[name]
    drawn = data.draw(st.lists(tallies, min_size=1, max_size=5))
    amounts = np.array([list(map(float, tally.counts())) for tally in drawn])
    # The measures with weighted F (M2) have no formula for arrays and go one by one, as BLANC's do.
    for measure in family.measures:
        expected = [measure.compute(tally) for tally in drawn]
        values = measure_array(family, measure.key, amounts).tolist()
        floats = [float("nan") if value is None else float(value) for value in expected]
        assert values == pytest.approx(floats, abs=1e-12, nan_ok=True), measure.key
