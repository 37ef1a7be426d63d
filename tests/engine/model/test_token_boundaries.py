"""Places of tokens against a walk over every character, and the extents that formats of tokens hold."""

from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.model.token_boundaries import ExtentUnit, TokenBoundaries, TokenHolder, TokenMisfit

# Letters of every script are tokens here, one of them beyond the basic plane; blanks and points are between.
TEXTS = st.text("aé\u05d0\u6f22\U0001f600 .\n", min_size=1, max_size=24).filter(
    lambda text: any(map(is_token, text))
)
COLUMNS = TokenHolder("columns", ExtentUnit.TOKENS_OF_A_SENTENCE)
STANDOFF = TokenHolder("brat", ExtentUnit.CHARACTERS)


def is_token(sign: str) -> bool:
    return sign not in " .\n"


def tokens_of(text: str) -> list[tuple[int, int]]:
    """Return the runs of token characters, found sign by sign; CJK characters are a token each."""
    tokens: list[tuple[int, int]] = []
    for at, sign in enumerate(text):
        if is_token(sign):
            joins = tokens and tokens[-1][1] == at and "\u6f22" not in text[at - 1 : at + 1]
            tokens[-1:] = [(tokens[-1][0], at + 1)] if joins else [*tokens[-1:], (at, at + 1)]
    return tokens


def boundaries_of(text: str, *holders: TokenHolder) -> TokenBoundaries:
    starts, ends = zip(*tokens_of(text), strict=True)
    return TokenBoundaries(array("i", starts), array("i", ends), holders or (COLUMNS,))


@given(TEXTS, st.integers(0, 24), st.integers(0, 24))
def test_an_extent_goes_out_to_the_tokens_it_touches(text: str, one_end: int, other_end: int) -> None:
    start, end = sorted((min(one_end, len(text)), min(other_end, len(text))))
    touched = [token for token in tokens_of(text) if any(start <= at < end for at in range(*token))]
    expected = (touched[0][0], touched[-1][1]) if touched else (end, end)
    boundaries = boundaries_of(text)
    assert boundaries.around(start, end) == expected
    assert boundaries.around(*expected) == expected, "snapped once, it stays"


@given(TEXTS, st.integers(0, 24), st.booleans())
def test_steps_lead_to_the_next_boundary(text: str, offset: int, end: bool) -> None:
    offset, boundaries = min(offset, len(text)), boundaries_of(text)
    places = [token[end] for token in tokens_of(text)]
    behind = [place for place in places if place > offset]
    ahead = [place for place in places if place < offset]
    assert boundaries.next_place(offset, end=end) == (behind[0] if behind else offset)
    assert boundaries.previous_place(offset, end=end) == (ahead[-1] if ahead else offset)
    nearest = boundaries.nearest_place(offset, end=end)
    assert nearest in places
    assert abs(nearest - offset) == min(abs(place - offset) for place in places)


@given(TEXTS, st.integers(0, 24))
def test_the_token_at_a_character(text: str, offset: int) -> None:
    expected = [token for token in tokens_of(text) if token[0] <= offset < token[1]]
    assert boundaries_of(text).token_at(offset) == (expected[0] if expected else None)


@given(TEXTS, st.integers(0, 23), st.integers(1, 24), st.sampled_from(ExtentUnit))
def test_a_format_holds_what_its_unit_allows(text: str, start: int, length: int, unit: ExtentUnit) -> None:
    start = min(start, len(text) - 1)
    end = min(start + length, len(text))
    tokens = tokens_of(text)
    expected = None
    if unit is not ExtentUnit.CHARACTERS:
        if not (is_token(text[start]) and is_token(text[end - 1])):
            expected = TokenMisfit.OUTSIDE
        elif unit is not ExtentUnit.TOKEN_PARTS:
            if start not in [token[0] for token in tokens] or end not in [token[1] for token in tokens]:
                expected = TokenMisfit.INSIDE
            elif unit is ExtentUnit.TOKENS_OF_A_SENTENCE and "\n" in text[start:end]:
                expected = TokenMisfit.SENTENCES
    holder = TokenHolder("it", unit)
    assert boundaries_of(text, holder).misfits(start, end, text).get(holder) is expected


def test_the_loosest_format_is_the_unit_and_each_says_what_it_cannot_hold() -> None:
    boundaries = boundaries_of("ab cd", COLUMNS, STANDOFF)
    assert boundaries.unit is ExtentUnit.CHARACTERS
    assert boundaries.misfits(0, 4, "ab cd") == {COLUMNS: TokenMisfit.INSIDE}
    assert boundaries.misfits(0, 5, "ab cd") == {}


@pytest.mark.parametrize(("start", "end", "expected"), [(0, 5, (0, 5)), (2, 3, (3, 3)), (1, 4, (0, 5))])
def test_empty_tokens_neither_begin_nor_end_anything(start: int, end: int, expected: tuple[int, int]) -> None:
    boundaries = TokenBoundaries((0, 2, 3), (2, 2, 5), (COLUMNS,))  # "ab cd" with an empty token behind "ab"
    assert boundaries.around(start, end) == expected
    assert boundaries.misfits(0, 5, "ab cd") == {}
    assert boundaries.token_at(2) is None


@given(TEXTS, st.integers(0, 24), st.integers(0, 24), st.sampled_from(ExtentUnit))
def test_an_extent_is_fitted_to_the_places_that_a_format_allows(
    text: str, one_end: int, other_end: int, unit: ExtentUnit
) -> None:
    start, end = sorted((min(one_end, len(text)), min(other_end, len(text))))
    holder = TokenHolder("it", unit)
    boundaries = boundaries_of(text, holder)
    fitted = boundaries.fitted(start, end)
    signs = [at for at in range(start, end) if is_token(text[at])]
    if unit is ExtentUnit.CHARACTERS:
        assert fitted == (start, end)
    elif not signs:
        assert fitted[0] >= fitted[1], "nothing of it is a token"
    else:
        assert boundaries.misfits(*fitted, text).get(holder) in (None, TokenMisfit.SENTENCES)
        expected = (signs[0], signs[-1] + 1)
        if unit is not ExtentUnit.TOKEN_PARTS:
            touched = [token for token in tokens_of(text) if set(range(*token)) & set(signs)]
            expected = (touched[0][0], touched[-1][1])
        assert fitted == expected
