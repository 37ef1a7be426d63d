"""The words of texts that differ: how many are correct, substituted, deleted, inserted, and the error rate.

A row of the score table like others, and counted as they are: POS are the reference's words, ACT the
hypothesis', SER is the word error rate (S5). Words that may be left out and were count as non-committal (H7).
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from annotally.comparison.result import WORDS, RowKey
from annotally.scoring.families import AnyTally
from annotally.scoring.measures import MEASURE, Ratio, rounded
from annotally.scoring.tally import Tally

SECTION = "word errors"
"""The section of the table."""
HEADING = (WORDS, SECTION, "", "words")


class ScoredRow(Protocol):
    """A row of the score table, as `annotally.reports.tables.score_tables` makes it."""

    @property
    def key(self) -> RowKey:
        """The key of the row."""

    @property
    def tally(self) -> AnyTally:
        """The tally of the row."""


_CELLS = ("words", "correct", "substituted", "deleted", "inserted", "left out")
_RATE = "error rate %"


def word_tally(table: Mapping[RowKey, AnyTally]) -> Tally | None:
    """Return the words of a table, None where no texts were aligned."""
    tally = table.get(WORDS)
    return tally if isinstance(tally, Tally) else None


def words_of(rows: Iterable[ScoredRow]) -> Tally | None:
    """Return the words among the rows of a score table, None where no texts were aligned."""
    return word_tally({row.key: row.tally for row in rows if row.key == WORDS})


def error_rate(words: Tally) -> Ratio:
    """Return the share of the reference's words that are wrong: above 1 where much is inserted (S5)."""
    return MEASURE["slot_error_rate"].compute(words)


def rate_text(words: Tally) -> str:
    """Return the word error rate in percent with one decimal, ``–`` where there are no words (C2)."""
    rate = error_rate(words)
    return "–" if rate is None else rounded(100 * rate, 1)


def words_page(tallies: Sequence[Tally]) -> str:
    """Return the words of a page of the report, a line for each tally; nothing for none."""
    if not tallies:
        return ""
    lines = [[*map(str, _counts(tally)), rate_text(tally)] for tally in tallies]
    heads = (*_CELLS, _RATE)
    # Every column is as wide as its heading or its widest number.
    widths = [max(map(len, column)) for column in zip(heads, *lines, strict=True)]
    table_lines = [heads, *lines]
    first = ("Words", *("" for _ in lines))
    return "\n" + "".join(
        f"{name:12}{'  '.join(f'{cell:>{width}}' for cell, width in zip(line, widths, strict=True))}\n"
        for name, line in zip(first, table_lines, strict=True)
    )


def _counts(words: Tally) -> tuple[int, ...]:
    return words.pos, words.cor, words.inc, words.mis, words.spu, words.non
