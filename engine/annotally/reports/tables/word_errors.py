"""The words of texts that differ: how many are correct, substituted, deleted, inserted, and the error rate.

A row of the score table like others, and counted as they are: POS are the reference's words, ACT the
hypothesis', SER is the word error rate (S5). Words that may be left out and were count as non-committal (H7).
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from annotally.comparison.result import WORDS, RowKey
from annotally.model.wording import Wording
from annotally.reports.tables.table import Column, Table, ratio_text, text_table
from annotally.scoring.families import AnyTally
from annotally.scoring.measures import MEASURE, Ratio
from annotally.scoring.tally import Tally

SECTION = Wording("word errors")
"""The section of the table."""
HEADING = (WORDS, SECTION, "", Wording("words"))


class ScoredRow(Protocol):
    """A row of the score table, as `annotally.reports.tables.score_tables` makes it."""

    @property
    def key(self) -> RowKey:
        """The key of the row."""

    @property
    def tally(self) -> AnyTally:
        """The tally of the row."""


_COLUMNS = (
    Column(heading="Words", width=12),
    Column(heading="words", right=True, gap=""),
    *(Column(heading=heading, right=True) for heading in ("correct", "substituted", "deleted", "inserted")),
    Column(heading="left out", right=True),
    Column(heading="error rate %", right=True, digits=1, percent=True),
)


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
    return ratio_text(error_rate(words), 1, percent=True)


def words_page(tallies: Sequence[Tally]) -> str:
    """Return the words of a page of the report, a line for each tally; nothing for none."""
    if not tallies:
        return ""
    rows = [("", *_counts(tally), error_rate(tally)) for tally in tallies]
    return "\n" + text_table(Table(_COLUMNS, rows))


def _counts(words: Tally) -> tuple[int, ...]:
    return words.pos, words.cor, words.inc, words.mis, words.spu, words.non
