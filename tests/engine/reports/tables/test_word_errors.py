"""Word errors: counted like slots, summed over documents, an error rate that is S5's."""

from fractions import Fraction

from hypothesis import given
from rapidfuzz.distance import Levenshtein

from annotally.comparison.result import WORDS
from annotally.methods.speech.aligned_texts import word_shares
from annotally.reports.render.score_text import rows_page
from annotally.reports.tables.score_tables import corpus_row, score_rows
from annotally.reports.tables.word_errors import error_rate, rate_text, word_tally, words_page
from annotally.scoring.tally import Tally
from annotally.text.alignment import one_to_one
from annotally.text.alignment.axis import axis_of
from annotally.text.alignment.words import words_of
from support.speech_samples import TASK, compared
from support.speech_samples import WORDS as FEW_WORDS


def counted(ref: str, hyp: str) -> Tally:
    words = word_tally(compared(ref, hyp).table)
    assert words is not None
    return words


def test_every_kind_of_error_counts_once() -> None:
    assert counted("the big red boat", "THE BIG BLUE BOAT NOW") == Tally(cor=3, inc=1, spu=1)
    assert counted("the big red boat", "THE RED BOAT") == Tally(cor=3, mis=1)


def test_words_split_or_merged_are_substituted_and_the_rest_inserted_or_deleted() -> None:
    assert counted("Newt Gingrich", "NEWT GOOD RICH") == Tally(cor=1, inc=1, spu=1)
    assert counted("AT THE NEW YORK DESK", "AT THE NEWARK DESK") == Tally(cor=3, inc=1, mis=1)


def test_h7_what_may_be_left_out_is_no_error() -> None:
    assert counted("the uh boat", "THE BOAT") == Tally(cor=2, non=1)
    assert counted("the boat", "THE ER BOAT") == Tally(cor=2, non=1)


def test_the_rate_is_errors_by_words_of_the_reference_s5_c2() -> None:
    words = Tally(cor=6, inc=1, mis=1, spu=1)
    assert error_rate(words) == Fraction(3, 8)
    assert rate_text(words) == "37.5"
    assert rate_text(Tally(spu=2)) == "–"
    assert rate_text(Tally(inc=1, spu=1)) == "200.0", "more words are wrong than there are"


def test_a_page_ends_with_its_words() -> None:
    unit = compared("<P>NEWT</P> ran home", "<P>NEWT</P> RAN")
    page = rows_page(score_rows(TASK, unit.table))
    assert page.splitlines()[-2].split() == [
        *("Words", "words", "correct", "substituted", "deleted", "inserted", "left", "out", "error"),
        *("rate", "%"),
    ]
    assert page.splitlines()[-1].split() == ["3", "2", "0", "1", "0", "0", "33.3"]
    assert words_page([]) == ""
    assert corpus_row(TASK, unit, "x", (1, 1)).words == Tally(cor=2, mis=1)


def test_muc_s_way_counts_words_too() -> None:
    from dataclasses import replace

    task = replace(TASK, speech=replace(TASK.speech, muc_mode=True))
    unit = compared("<P>NEWT</P> ran", "<P>NEWT</P> SAT", task)
    assert unit.table[WORDS] == Tally(cor=1, inc=1)
    assert unit.nodes.table() == unit.table
    same = compared("<P>NEWT</P> ran", "<P>NEWT</P> ran", task)
    assert WORDS not in same.table


@given(FEW_WORDS, FEW_WORDS)
def test_one_for_one_the_errors_are_those_of_the_cheapest_edit(ref: list[str], hyp: list[str]) -> None:
    first_words, second_words = words_of(" ".join(ref)), words_of(" ".join(hyp))
    shares = word_shares(axis_of(one_to_one.align(first_words, second_words), first_words, second_words))
    counts = {share.column.name: share.amount for share in shares}
    assert counts.get("COR", 0) + counts.get("INC", 0) + counts.get("MIS", 0) + _left_out(
        first_words, counts
    ) >= len(first_words.forms) - len(first_words.optional)
    errors = sum(counts.get(name, 0) for name in ("INC", "MIS", "SPU"))
    if not first_words.optional and not second_words.optional:
        weighted = Levenshtein.distance(first_words.forms, second_words.forms, weights=(3, 3, 4))
        assert 3 * (counts.get("MIS", 0) + counts.get("SPU", 0)) + 4 * counts.get("INC", 0) == weighted
        assert errors >= Levenshtein.distance(first_words.forms, second_words.forms)


def _left_out(words: object, counts: dict[str, int]) -> int:
    del words
    return counts.get("NON", 0)
