"""Tables that were packed and unpacked are the tables that they were."""

from fractions import Fraction

from annotally.comparison.result import UnitTotals
from annotally.scoring.families import FAMILIES
from annotally.scoring.matches import MatchTally
from annotally.scoring.mentions import MentionTally
from annotally.scoring.ratios import LinkTally, RatioTally
from annotally.scoring.tally import Tally
from annotally.workspace.distribution.packed_tables import pack_tables, unpack_tables

SLOT = ("slot", "person", "Ä\u2028")
TOTALS = [
    UnitTotals({("total",): Tally(1, 0, 2, 3, 0, 5), SLOT: Tally(1, 0, 2, 3, 0, 5)}),
    UnitTotals(
        {("b3",): RatioTally(Fraction(7, 3), 4, 0, 10**40), ("blanc",): LinkTally(1, 2, 3, 4, 5, 6, 1)}
    ),
    UnitTotals({}),
    UnitTotals({("total",): MentionTally(Fraction(1, 2), 1, 2, 2, Fraction(1, 2), 0)}),
    UnitTotals({("total",): MatchTally(1, 2, 3, 4, 5), SLOT: Tally()}, {("A", ""): 3, ("A", "B"): 1}),
    UnitTotals({}, {("A", "B"): 2**40}),
]


def test_totals_come_back_in_their_order_with_their_rows() -> None:
    unpacked = unpack_tables(pack_tables(TOTALS))
    assert unpacked == TOTALS
    assert [list(unit.table.items()) for unit in unpacked] == [list(unit.table.items()) for unit in TOTALS]
    assert [list(unit.label_pairs) for unit in unpacked] == [list(unit.label_pairs) for unit in TOTALS]
    kinds = {type(tally) for unit in unpacked for tally in unit.table.values()}
    assert len(kinds) == len(FAMILIES), "every family was tried"


def test_no_documents_are_no_totals() -> None:
    assert unpack_tables(pack_tables([])) == []


def test_alike_documents_cost_a_few_bytes_each() -> None:
    unit = UnitTotals({("slot", f"class {number}", "name"): Tally(number, 1, 2) for number in range(20)})
    few, several = (len(pack_tables([unit] * count)) for count in (10, 1010))
    assert several - few < 1000 * 10
