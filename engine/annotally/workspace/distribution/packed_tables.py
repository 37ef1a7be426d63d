"""Totals of documents as a few bytes each, to be sent from process to process."""

import zlib
from collections.abc import Iterable, Mapping
from dataclasses import fields
from fractions import Fraction

import msgspec

from annotally.comparison.result import LabelPair, RowKey, UnitTotals
from annotally.scoring.families import FAMILIES, AnyTally, Family, family_of
from annotally.scoring.matches import MatchTally
from annotally.scoring.measures import Amount
from annotally.scoring.mentions import MentionTally
from annotally.scoring.ratios import LinkTally, RatioTally
from annotally.scoring.tally import Tally

_BY_NAME: Mapping[str, Family] = {family.name: family for family in FAMILIES}

_Packed = list[int | str]
"""Amounts of a tally in the order of its columns; fractions and numbers of over 63 bits are written out."""


class _Tables(msgspec.Struct, array_like=True):
    """Each distinct row key, tally and pair of labels once; documents have their numbers.

    A document is the numbers of its rows and tallies, by turns, and the numbers of its pairs of labels, each
    with how often it has them behind it.
    """

    rows: list[RowKey]
    tallies: list[tuple[str, _Packed]]
    pairs: list[LabelPair]
    documents: list[tuple[list[int], list[int]]]


def pack_tables(totals: Iterable[UnitTotals]) -> bytes:
    """Return the totals of documents in their order; `unpack_tables` reads them."""
    # Documents of a corpus share most rows and many tallies: each is written once and then goes by number.
    rows: dict[RowKey, int] = {}
    tallies: dict[tuple[str, tuple[Amount, ...]], int] = {}
    pairs: dict[LabelPair, int] = {}
    documents = []
    for table, label_pairs in totals:
        numbers, counts = list[int](), list[int]()
        for row, tally in table.items():
            content = (family_of(tally).name, _amounts(tally))
            numbers += [rows.setdefault(row, len(rows)), tallies.setdefault(content, len(tallies))]
        for pair, times in label_pairs.items():
            counts += [pairs.setdefault(pair, len(pairs)), times]
        documents.append((numbers, counts))
    packed = [(name, [_plain(amount) for amount in amounts]) for name, amounts in tallies]
    return zlib.compress(msgspec.msgpack.encode(_Tables(list(rows), packed, list(pairs), documents)))


def unpack_tables(packed: bytes) -> list[UnitTotals]:
    """Return totals equal to those packed, in the same order of documents and rows."""
    content = msgspec.msgpack.decode(zlib.decompress(packed), type=_Tables)
    tallies = [
        _BY_NAME[name].make(*(_amount(amount) for amount in amounts)) for name, amounts in content.tallies
    ]
    rows, pairs = content.rows, content.pairs
    return [
        UnitTotals(
            {rows[row]: tallies[tally] for row, tally in zip(numbers[::2], numbers[1::2], strict=True)},
            {pairs[pair]: times for pair, times in zip(counts[::2], counts[1::2], strict=True)},
        )
        for numbers, counts in content.documents
    ]


_COLUMNS: Mapping[type, tuple[str, ...]] = {
    kind: tuple(column.name for column in fields(kind))
    for kind in (Tally, RatioTally, LinkTally, MentionTally, MatchTally)
}
"""The fields of each kind of tally, in the order of its family's constructor."""


def _amounts(tally: AnyTally) -> tuple[Amount, ...]:
    return tuple([getattr(tally, column) for column in _COLUMNS[type(tally)]])


def _plain(amount: Amount) -> int | str:
    return amount if isinstance(amount, int) and amount.bit_length() < 64 else str(amount)


def _amount(packed: int | str) -> Amount:
    if isinstance(packed, int):
        return packed
    return Fraction(packed) if "/" in packed else int(packed)
