"""Alignment by sound (S7): the examples of the rulings by name, and what holds for all texts."""

import subprocess
import sys

import pytest
from hypothesis import given
from rapidfuzz.distance import Indel

from annotally.text.alignment.dynamic_programming import NEVER
from annotally.text.alignment.segments import segments
from annotally.text.alignment.words import Words, words_of
from annotally.text.phonetics import distance as module
from annotally.text.phonetics.distance import align
from annotally.text.phonetics.pronunciation import Lexicon, Pronouncer, Sounds
from support.word_samples import check_cover, shown, spoken, word_lists

PRONOUNCER = Pronouncer()


def aligned(ref: str, hyp: str, pronouncer: Pronouncer = PRONOUNCER) -> str:
    first_words, second_words = words_of(ref), words_of(hyp)
    return shown(align(first_words, second_words, pronouncer), first_words, second_words)


def test_s7_new_york_is_newark() -> None:
    """The whole of the speech document's second example."""
    assert aligned(
        "AT THE NEW YORK DESK I'M PHILIP BOROFF MISSISSIPPI REPUBLICAN",
        "AT THE NEWARK BASK ON FILM FORUM MISSES THE REPUBLICAN",
    ) == (
        "AT=AT | THE=THE | NEW YORK=NEWARK | DESK=BASK | I'M=ON | PHILIP=FILM | BOROFF=FORUM"
        " | MISSISSIPPI=MISSES THE | REPUBLICAN=REPUBLICAN"
    )


def test_s7_gingrich_is_good_rich() -> None:
    assert aligned("NEWT GINGRICH", "NEWT GOOD RICH") == "NEWT=NEWT | GINGRICH=GOOD RICH"


def test_s7_ottawa_is_lot_of_what() -> None:
    assert aligned("FROM OTTAWA THIS IS", "FROM LOT OF WHAT THIS IS") == (
        "FROM=FROM | OTTAWA=LOT OF WHAT | THIS=THIS | IS=IS"
    )


def test_h6_the_heart_of_general_motors() -> None:
    assert aligned("The h- heart of General Motors", "A part of General Motors") == (
        "THE=A | H-= | HEART=PART | OF=OF | GENERAL=GENERAL | MOTORS=MOTORS"
    )


def test_s7_other_scripts_are_aligned_by_their_letters() -> None:
    assert aligned("στη Νέα Υόρκη σήμερα το πρωί", "στη Νεαυόρκη σήμερα το πρωί") == (
        "ΣΤΗ=ΣΤΗ | ΝΈΑ ΥΌΡΚΗ=ΝΕΑΥΌΡΚΗ | ΣΉΜΕΡΑ=ΣΉΜΕΡΑ | ΤΟ=ΤΟ | ΠΡΩΊ=ΠΡΩΊ"
    )
    german = Pronouncer(Sounds.LETTERS)
    assert aligned("die Rechts Anwälte kamen", "die Rechtsanwälte kamen", german) == (
        "DIE=DIE | RECHTS ANWÄLTE=RECHTSANWÄLTE | KAMEN=KAMEN"
    )


def test_a_lexicon_goes_before_the_rules() -> None:
    ref, hyp = "so AA BB went", "so initial went"
    known_pronouncer = Pronouncer(lexicon=Lexicon({"AA": "IH N IH", "BB": "SH AH L"}))
    assert aligned(ref, hyp, known_pronouncer) == "SO=SO | AA BB=INITIAL | WENT=WENT"
    assert aligned(ref, hyp) != aligned(ref, hyp, known_pronouncer)


def test_h7_optional_words_are_never_grouped() -> None:
    assert aligned("new uh york", "newark") == "NEW= | UH= | YORK=NEWARK"
    assert aligned("newark", "new york-") == "=NEW | NEWARK=YORK-"


def test_h7_an_optional_word_is_left_out_rather_than_another() -> None:
    assert aligned("uh eight", "ate") == "UH= | EIGHT=ATE"
    assert aligned("eight uh", "ate") == "EIGHT=ATE | UH="


def test_s6_words_with_nothing_in_common_are_inserted_and_then_deleted() -> None:
    assert aligned("so ω then", "so a then") == "SO=SO | =A | Ω= | THEN=THEN"
    assert aligned("so ω ω then", "so a then") == "SO=SO | =A | Ω= | Ω= | THEN=THEN"


def test_identical_words_are_never_grouped() -> None:
    assert aligned("new york", "new newark") == "NEW=NEW | YORK=NEWARK"


@given(word_lists, word_lists)
def test_blocks_cover_both_texts(ref: list[str], hyp: list[str]) -> None:
    first, theirs = spoken(ref), spoken(hyp)
    blocks = align(first, theirs, PRONOUNCER)
    check_cover(blocks, first, theirs)
    for start, end, second, other_end in blocks:
        if end - start + other_end - second > 2:
            assert set(ref[start:end]).isdisjoint(hyp[second:other_end])
            assert first.optional.isdisjoint(range(start, end))
            assert theirs.optional.isdisjoint(range(second, other_end))


@given(word_lists)
def test_equal_texts_are_aligned_word_by_word(words: list[str]) -> None:
    same = spoken(words)
    assert [tuple(block) for block in align(same, same, PRONOUNCER)] == [
        (place, place + 1, place, place + 1) for place in range(len(words))
    ]


def price(ref: Words, hyp: Words, start: int, end: int, other_number: int, other_end: int) -> int:
    """Return what a block costs, by the module's own words."""
    sounds = [
        "".join(map(PRONOUNCER.features, part))
        for part in (ref.forms[start:end], hyp.forms[other_number:other_end])
    ]
    words = end - start + other_end - other_number
    if words == 1:
        side, place = (ref, start) if end > start else (hyp, other_number)
        whole_count = len("".join(sounds))
        return (whole_count + 1) // 2 if place in side.optional else whole_count
    if words == 2:
        return Indel.distance(*sounds) + (ref.forms[start] != hyp.forms[other_number])
    return Indel.distance(*sounds) + 4 * (words - 2)


def cheapest(ref: Words, hyp: Words) -> int:
    """Return what the cheapest blocks of two short texts cost, tried one by one."""
    costs = {(0, 0): 0}
    for end in range(len(ref) + 1):
        for other_end in range(len(hyp) + 1):
            values = []
            for taken, second in (
                (0, 1),
                (1, 0),
                (1, 1),
                (1, 2),
                (2, 1),
                (1, 3),
                (3, 1),
                (2, 2),
                (2, 3),
                (3, 2),
            ):
                start, begin = end - taken, other_end - second
                if start < 0 or begin < 0:
                    continue
                first_forms, second_forms = ref.forms[start:end], hyp.forms[begin:other_end]
                optional = any(word in ref.optional for word in range(start, end)) or any(
                    word in hyp.optional for word in range(begin, other_end)
                )
                if taken + second > 2 and (optional or set(first_forms) & set(second_forms)):
                    continue
                values.append(costs[start, begin] + price(ref, hyp, start, end, begin, other_end))
            costs[end, other_end] = min(values, default=0)
    return costs[len(ref), len(hyp)]


@given(word_lists, word_lists)
def test_each_segment_is_aligned_at_the_least_cost(ref: list[str], hyp: list[str]) -> None:
    for start, end, second, other_end in segments(ref, hyp, 100):
        first, theirs = spoken(ref[start:end]), spoken(hyp[second:other_end])
        if segments(first.forms, theirs.forms, 100) != [(0, len(first), 0, len(theirs))]:
            continue  # identical words at its ends would be cut off when it stands alone
        blocks = align(first, theirs, PRONOUNCER)
        assert sum(price(first, theirs, *block) for block in blocks) == cheapest(first, theirs)


@given(word_lists, word_lists)
def test_swapping_the_sides_mirrors_what_it_costs(ref: list[str], hyp: list[str]) -> None:
    first, second = spoken(ref), spoken(hyp)
    there, back = align(first, second, PRONOUNCER), align(second, first, PRONOUNCER)
    assert sum(price(first, second, *block) for block in there) == sum(
        price(second, first, *block) for block in back
    )


@given(word_lists, word_lists)
def test_long_texts_are_aligned_as_short_ones_are(ref: list[str], hyp: list[str]) -> None:
    """By numpy, the same blocks as without; and short ones where something has imported it."""
    first, second = spoken(ref), spoken(hyp)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "_DENSE_FROM", NEVER)
        patch.setattr(module, "_DENSE_AFTER", NEVER)
        single = align(first, second, PRONOUNCER)
        patch.setattr(module, "_DENSE_AFTER", 0)
        patch.setattr(module, "_DENSE_FROM", 0)
        assert align(first, second, PRONOUNCER) == single


def test_short_texts_are_aligned_without_numpy() -> None:
    """Its import would take longer than the alignment."""
    program = """
import sys
from annotally.text.alignment.words import words_of
from annotally.text.phonetics.distance import align
from annotally.text.phonetics.pronunciation import Pronouncer
texts = words_of("at the New York desk " * 20), words_of("at the Newark bask " * 20)
print(len(align(*texts, Pronouncer())), "numpy" in sys.modules)
"""
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["80", "False"]


@given(word_lists, word_lists)
def test_what_was_aligned_before_makes_no_difference(ref: list[str], hyp: list[str]) -> None:
    first, second = spoken(ref), spoken(hyp)
    assert align(first, second, PRONOUNCER) == align(first, second, Pronouncer())


@pytest.mark.parametrize(
    ("reference", "hypothesis", "expected"),
    [
        ("ABOUT 10.70% MORE", "ABOUT TEN POINT SEVEN PERCENT MORE", "10.70%=TEN POINT SEVEN PERCENT"),
        ("PAID TWENTY FIVE POINT TWO MILLION DOLLARS TO", "PAID $25.2 MILLION TO",
         "TWENTY FIVE POINT TWO MILLION DOLLARS=$25.2 MILLION"),
        ("PAID $29 MILLION TO", "PAID 29 MILLION DOLLARS TO", "$29 MILLION=29 MILLION DOLLARS"),
        ("PAID $29 MILLION TO", "PAID $29 MILLION UH TO", "$29=$29 | MILLION=MILLION | =UH"),
        ("IN 2021 IT", "IN TWENTY UH TWENTY ONE IT", "=TWENTY | =UH | 2021=TWENTY ONE"),
    ],
)  # fmt: skip
def test_s7_a_number_stands_for_the_words_it_is_said_in(
    reference: str, hypothesis: str, expected: str
) -> None:
    """With fillers on neither side of it in its block (H7)."""
    first, last = reference.split()[0], reference.split()[-1]
    assert aligned(reference, hypothesis) == f"{first}={first} | {expected} | {last}={last}"


def test_s7_numbers_of_other_languages_are_not_said_in_english() -> None:
    """Nor those of a lexicon, which says how they sound."""
    assert "4%=FOUR PERCENT" in aligned("IM 4% MEHR", "IM FOUR PERCENT MEHR")
    assert Pronouncer(Sounds.LETTERS).numbers(["4%"]) == []
    assert Pronouncer(lexicon=Lexicon({"4%": "F IY R"})).numbers(["4%"]) == []
