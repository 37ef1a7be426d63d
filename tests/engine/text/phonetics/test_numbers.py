"""Numbers as they are said (S7)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.text.phonetics.numbers import Spoken, said, spoken_numbers


@pytest.mark.parametrize(
    ("written", "spoken"),
    [
        ("7", "SEVEN"),
        ("1998", "NINETEEN NINETY EIGHT"),
        ("2003", "TWO THOUSAND THREE"),
        ("$1998", "ONE THOUSAND NINE HUNDRED NINETY EIGHT DOLLARS"),
        ("1,998", "ONE THOUSAND NINE HUNDRED NINETY EIGHT"),
        ("4%", "FOUR PERCENT"),
        ("10.70%", "TEN POINT SEVEN PERCENT"),
        ("0.05", "POINT ZERO FIVE"),
        ("3.00", "THREE POINT ZERO"),
        ("$31.6", "THIRTY ONE POINT SIX DOLLARS"),
        ("£600,000", "SIX HUNDRED THOUSAND POUNDS"),
        ("€0", "ZERO EUROS"),
        ("2,000,000,001", "TWO BILLION ONE"),
        ("007", "ZERO ZERO SEVEN"),
        ("12345", "ONE TWO THREE FOUR FIVE"),
        ("$" + "1" * 16, " ".join(["ONE"] * 16) + " DOLLARS"),
    ],
)
def test_a_number_is_said_in_words(written: str, spoken: str) -> None:
    assert said(written) == tuple(spoken.split())


@pytest.mark.parametrize("word", ["", "$", "%", "FOUR", "Q3", "1ST", "1,2", "7:30", "1.2.3", "$5M", "٣"])
def test_other_words_are_said_as_they_are_spelled(word: str) -> None:
    assert said(word) == ()


def test_a_sum_of_money_is_said_with_what_follows_it_and_its_currency_last() -> None:
    words_spoken = spoken_numbers(["PAID", "$31.6", "MILLION", "FOR", "5", "MILLION", "OF", "$7"])
    assert words_spoken == [
        Spoken(1, 1, ("THIRTY", "ONE", "POINT", "SIX", "DOLLARS")),
        Spoken(1, 2, ("THIRTY", "ONE", "POINT", "SIX", "MILLION", "DOLLARS")),
        Spoken(4, 1, ("FIVE",)),
        Spoken(7, 1, ("SEVEN", "DOLLARS")),
    ]


ONES = (
    *("ZERO", "ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE", "TEN", "ELEVEN"),
    *("TWELVE", "THIRTEEN", "FOURTEEN", "FIFTEEN", "SIXTEEN", "SEVENTEEN", "EIGHTEEN", "NINETEEN"),
)
TENS = ("TWENTY", "THIRTY", "FORTY", "FIFTY", "SIXTY", "SEVENTY", "EIGHTY", "NINETY")
VALUES = {name: number for number, name in enumerate(ONES)} | {
    name: 10 * number for number, name in enumerate(TENS, 2)
}
POWERS = {"THOUSAND": 10**3, "MILLION": 10**6, "BILLION": 10**9, "TRILLION": 10**12}


@given(st.integers(0, 10**15 - 1))
def test_what_is_said_is_the_number(number: int) -> None:
    """Counted back from the words, as one counts: hundreds inside thousands inside millions."""
    total = group = 0
    for word in said(f"{number:,}" if number > 999 else str(number)):
        if word == "HUNDRED":
            group *= 100
        elif word in POWERS:
            total, group = total + group * POWERS[word], 0
        else:
            group += VALUES[word]
    assert total + group == number
