"""Families of tallies: the columns that a method counts, their names in tables, and the measures on them.

Slot counting is one family, coreference brings two, event mentions one, similarity one. A row of the score
table belongs to one family; which one its shares' columns tell. A method that counts otherwise adds a tally,
its columns and one `Family`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import IntEnum
from fractions import Fraction
from operator import add
from typing import Any

from annotally.scoring.marks import mark
from annotally.scoring.matches import MatchColumn, MatchTally
from annotally.scoring.measures import MEASURES, Amount, Measure, Ratio
from annotally.scoring.mentions import MacroTally, MentionColumn, MentionTally
from annotally.scoring.ratios import LinkColumn, LinkTally, RatioColumn, RatioTally
from annotally.scoring.tally import CountColumn, Tally

AnyColumn = CountColumn | RatioColumn | LinkColumn | MentionColumn | MatchColumn
AnyTally = Tally | RatioTally | LinkTally | MentionTally | MatchTally
Cells = Mapping[str, Amount]


@dataclass(frozen=True, slots=True)
class Family:
    """A family: its columns, the constructor of a tally from amounts in their order, cells and measures."""

    name: str
    columns: type[IntEnum]
    make: Callable[..., AnyTally]
    cells: Callable[[Any], Cells]
    """Amounts of a tally to show, by their names in tables, JSON and CSV."""
    measures: tuple[Measure, ...]


def _slot_cells(tally: Tally) -> Cells:
    cor, par, inc, mis, spu, non = tally.counts()
    return {
        "POS": tally.pos,
        "ACT": tally.act,
        "COR": cor,
        "PAR": par,
        "INC": inc,
        "MIS": mis,
        "SPU": spu,
        "NON": non,
    }


def _ratio_cells(tally: RatioTally) -> Cells:
    return dict(zip(RATIO_CELLS, tally.counts(), strict=True))


def _link_cells(tally: LinkTally) -> Cells:
    # The means of two ratios each have no counts of their own: they stand as fractions in lowest terms.
    cells: list[Amount] = []
    for ratio in (tally.recall, tally.precision):
        cells += (0, 0) if ratio is None else (ratio.numerator, ratio.denominator)
    return dict(zip(RATIO_CELLS, cells, strict=True))


def _mention_cells(tally: MentionTally) -> Cells:
    return dict(zip(MENTION_CELLS, tally.counts(), strict=True))


def _match_cells(tally: MatchTally) -> Cells:
    return {name: getattr(tally, name) for name in MATCH_CELLS}


MATCH_CELLS = (
    *("match", "refclash", "missing", "refonly", "reftotal"),
    *("hypclash", "spurious", "hyponly", "hyptotal"),
)
"""MAT's columns, sums included, in its order (A10)."""
MENTION_CELLS = ("TP", "FP", "gold", "system", "type", "realis")
RATIO_CELLS = tuple(column.name.lower() for column in RatioColumn)
_M15 = "M15"


_Rated = RatioTally | LinkTally | MentionTally | MatchTally


def _recall(tally: _Rated) -> Ratio:
    return tally.recall


def _precision(tally: _Rated) -> Ratio:
    return tally.precision


def _f1(tally: _Rated) -> Ratio:
    return tally.f1


def _ratio_measures(
    recall: str, precision: str, f1: str, undefined: tuple[str, str, str]
) -> tuple[Measure, ...]:
    return (
        Measure("recall", "REC", mark("Recall"), recall, _M15, undefined[0], _recall),
        Measure("precision", "PRE", mark("Precision"), precision, _M15, undefined[1], _precision),
        Measure("f1", "F", mark("F, recall and precision alike"), f1, "M2", undefined[2], _f1),
    )


SLOTS = Family("slots", CountColumn, Tally, _slot_cells, MEASURES)
RATIOS = Family(
    "ratios",
    RatioColumn,
    RatioTally,
    _ratio_cells,
    _ratio_measures(
        "recall_num / recall_den",
        "precision_num / precision_den",
        "2 · recall · precision / (recall + precision)",
        (
            mark("the key has nothing to find"),
            mark("the response has nothing"),
            mark("neither side has anything"),
        ),
    ),
)
_NO_LINKS = (
    mark("the key has no two mentions"),
    mark("the response has no pair of a kind that counts"),
    mark("neither side has two mentions"),
)
LINKS = Family(
    "links",
    LinkColumn,
    LinkTally,
    _link_cells,
    _ratio_measures(
        mark("mean recall of pairs of one class and pairs of two"),
        mark("mean precision of pairs of one class and pairs of two"),
        mark("mean F of pairs of one class and pairs of two"),
        _NO_LINKS,
    ),
)

_E1, _E4, _NO_GOLD = (
    mark("section 3.1.2, E1"),
    mark("section 3.1.3, E4"),
    mark("there is no gold mention"),
)
MENTIONS = Family(
    "mentions",
    MentionColumn,
    MentionTally,
    _mention_cells,
    (
        Measure(
            "precision",
            "PRE",
            mark("Precision"),
            "TP / (TP + FP)",
            _E1,
            mark("there is no gold mention, or no system mention"),
            _precision,
        ),
        Measure("recall", "REC", mark("Recall"), "TP / gold", _E1, _NO_GOLD, _recall),
        Measure("f1", "F", mark("F1"), "2 TP / (TP + FP + gold)", _E1, _NO_GOLD, _f1),
        Measure(
            "type_accuracy",
            "TYP",
            mark("Mention type detection accuracy"),
            mark("right types / gold"),
            _E4,
            _NO_GOLD,
            lambda tally: tally.type_accuracy,
        ),
        Measure(
            "realis_accuracy",
            "REA",
            mark("Mention realis status accuracy"),
            mark("right realis / gold"),
            _E4,
            _NO_GOLD,
            lambda tally: tally.realis_accuracy,
        ),
    ),
)

_MACRO = {
    "precision": mark("mean of the documents' precision"),
    "recall": mark("mean of the documents' recall"),
    "f1": "F of the averaged precision and recall (E8)",
    "type_accuracy": mark("mean of the documents' accuracy"),
    "realis_accuracy": mark("mean of the documents' accuracy"),
}
MACROS = Family(
    "macro averages",
    MentionColumn,
    MacroTally,
    lambda _: {},
    tuple(
        replace(measure, formula=_MACRO[measure.key], undefined_when=mark("no document has a gold mention"))
        for measure in MENTIONS.measures
    ),
)
"""The macro average of event mentions: means over documents that have gold mentions, which count nothing."""

_A10 = "A10"
MATCHES = Family(
    "matches",
    MatchColumn,
    MatchTally,
    _match_cells,
    (
        Measure(
            "precision",
            "PRE",
            mark("Precision"),
            "match / hyptotal",
            _A10,
            mark("the hypothesis has nothing"),
            _precision,
        ),
        Measure(
            "recall",
            "REC",
            mark("Recall"),
            "match / reftotal",
            _A10,
            mark("the reference has nothing"),
            _recall,
        ),
        Measure(
            "f1",
            "F",
            mark("F-measure"),
            "2 match / (reftotal + hyptotal)",
            _A10,
            mark("neither side has anything"),
            _f1,
        ),
    ),
)

FAMILIES: tuple[Family, ...] = (SLOTS, RATIOS, LINKS, MENTIONS, MATCHES)
# MACROS is left out here: it shares its columns with MENTIONS and is known by its tally alone.
_BY_COLUMN: dict[type, Family] = {family.columns: family for family in FAMILIES}
_BY_TALLY: dict[type, Family] = {
    Tally: SLOTS,
    RatioTally: RATIOS,
    LinkTally: LINKS,
    MentionTally: MENTIONS,
    MatchTally: MATCHES,
    MacroTally: MACROS,
}


def family_of(counted: AnyTally | AnyColumn) -> Family:
    """Return the family a tally or a column belongs to."""
    # Columns are enumerations of integers, tallies dataclasses: the type tells the family in O(1).
    kind = type(counted)
    return _BY_COLUMN[kind] if isinstance(counted, IntEnum) else _BY_TALLY[kind]


def f1(tally: AnyTally) -> Ratio:
    """Return F, recall and precision alike, as the tally's family has it; None where undefined (C2)."""
    return next(measure for measure in family_of(tally).measures if measure.key == "f1").compute(tally)


def plain(amount: Amount) -> int | float:
    """Return an amount as JSON and CSV hold it: a whole number as such, else the nearest float."""
    return amount.numerator if amount.denominator == 1 else float(Fraction(amount))


def added(first: AnyTally, second: AnyTally) -> AnyTally:
    """Return the sum of two tallies. Raises ValueError where they are of two families."""
    # A row that counts both slots and links, say, would add numbers of different meaning.
    first_family, second_family = family_of(first), family_of(second)
    if first_family is not second_family:
        raise ValueError(f"a row counts both {first_family.name} and {second_family.name}")
    return first_family.make(*map(add, first.counts(), second.counts()))
