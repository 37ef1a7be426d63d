"""Numbers as they are said in English, however they are written, for a recogniser spells them out (S7)."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

_ONES = (
    *("ZERO", "ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE", "TEN", "ELEVEN"),
    *("TWELVE", "THIRTEEN", "FOURTEEN", "FIFTEEN", "SIXTEEN", "SEVENTEEN", "EIGHTEEN", "NINETEEN"),
)
_TENS = ("TWENTY", "THIRTY", "FORTY", "FIFTY", "SIXTY", "SEVENTY", "EIGHTY", "NINETY")
_POWERS = ((10**12, "TRILLION"), (10**9, "BILLION"), (10**6, "MILLION"), (1000, "THOUSAND"))
_MAGNITUDES = frozenset({"HUNDRED", *(name for _, name in _POWERS)})
_CURRENCIES = {"$": "DOLLARS", "€": "EUROS", "£": "POUNDS", "¥": "YEN"}
_LONGEST = 15
"""Numbers of more digits are read digit by digit."""
NUMBER = (
    r"(?P<currency>[$€£¥])?(?:(?P<grouped>[0-9]{1,3}(?:,[0-9]{3})+(?![0-9]))|(?P<plain>[0-9]+))"
    r"(?:\.(?P<after>[0-9]+))?(?P<percent>%)?"
)
"""A number in digits, as a regular expression."""
_NUMBER = re.compile(NUMBER)


class Spoken(NamedTuple):
    """A number among words: its first word, how many there are, and the words it is said in."""

    start: int
    length: int
    words: tuple[str, ...]


@lru_cache(maxsize=1 << 12)
def said(word: str) -> tuple[str, ...]:
    """Return the words, in upper case, that a number is said in; none for other words.

    Nobody says the zero before a point or those at the end behind it; a currency comes last. Four digits
    without a sign are a year: NINETEEN NINETY EIGHT.
    """
    # Three parts: the whole number or year, the digits behind the point one by one, and the unit. Nearly all
    # words begin with a letter, and no number does.
    if word[:1].isalpha():
        return ()
    match = _NUMBER.fullmatch(word)
    if match is None:
        return ()
    currency = _CURRENCIES.get(match["currency"])
    plain, after = match["plain"], match["after"]
    bare = plain is not None and after is None and not currency
    whole = _digits_said(plain) if bare else _counted((plain or match["grouped"]).replace(",", ""))
    spoken = list(whole if after is None or whole != ["ZERO"] else [])
    if after is not None:
        spoken += ["POINT", *(_ONES[int(digit)] for digit in after[0] + after[1:].rstrip("0"))]
    spoken += ["PERCENT"] if match["percent"] else []
    return (*spoken, *([currency] if currency else []))


def spoken_numbers(words: Sequence[str]) -> list[Spoken]:
    """Return the numbers among words, with the power behind a sum of money: $31.6 MILLION is said in one."""
    # A sum of money with a power is yielded twice, alone and together with its power: which of the two fits
    # is for the alignment to say. The currency is said last, behind the power.
    numbers = []
    for start, word in enumerate(words):
        spoken = said(word)
        if spoken:
            numbers.append(Spoken(start, 1, spoken))
            after = words[start + 1] if start + 1 < len(words) else ""
            if word[0] in _CURRENCIES and after in _MAGNITUDES:
                numbers.append(Spoken(start, 2, (*spoken[:-1], after, spoken[-1])))
    return numbers


def _digits_said(digits: str) -> list[str]:
    """Return the words for digits without a sign: up to four as a number or year, more one by one."""
    if len(digits) > 4 or (len(digits) > 1 and digits[0] == "0"):
        return [_ONES[int(digit)] for digit in digits]
    number = int(digits)
    if number >= 1000 and number % 1000 >= 100:  # nineteen ninety
        hundreds, remainder = divmod(number, 100)
        return _below_hundred(hundreds) + (_below_hundred(remainder) if remainder else ["HUNDRED"])
    return _counted(digits)


def _counted(digits: str) -> list[str]:
    # From the largest power down: the words of its multiple, then the rest by the next power.
    if len(digits) > _LONGEST:
        return [_ONES[int(digit)] for digit in digits]
    remainder = int(digits)
    words = []
    for power, name in _POWERS:
        times, remainder = divmod(remainder, power)
        words += [*_below_thousand(times), name] if times else []
    return words + (_below_thousand(remainder) if remainder or not words else [])


def _below_thousand(number: int) -> list[str]:
    hundreds, remainder = divmod(number, 100)
    words = [_ONES[hundreds], "HUNDRED"] if hundreds else []
    return words + (_below_hundred(remainder) if remainder or not words else [])


def _below_hundred(number: int) -> list[str]:
    if number < len(_ONES):
        return [_ONES[number]]
    tens, units = divmod(number, 10)
    return [_TENS[tens - 2], *([_ONES[units]] if units else [])]
