"""Steps by tokens against a naive walk, and by characters to every place that an extent may have."""

from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

from annotally.model.token_boundaries import ExtentUnit
from annotally_gui.text.token_steps import next_boundary, next_part, next_selected
from support.token_samples import ANYWHERE, PARTS, word_tokens

TEXTS = st.text("ab\u05d0\u6f22\U0001f600 \n", min_size=1, max_size=20).filter(lambda text: text.strip())


def touched(text: str, low: int, high: int) -> list[int]:
    """Return the numbers of the tokens that share a character with a stretch, character by character."""
    tokens = word_tokens(text)
    pairs = zip(tokens.starts, tokens.ends, strict=True)
    return [n for n, pair in enumerate(pairs) if any(low <= at < high for at in range(*pair))]


@given(TEXTS, st.integers(0, 20))
def test_a_selection_grows_token_by_token_to_the_end_and_shrinks_back(text: str, anchor: int) -> None:
    anchor, tokens = min(anchor, len(text)), word_tokens(text)
    for forward in (True, False):
        place, sizes = anchor, [0]
        while True:
            reached = next_selected(tokens, anchor, place, forward=forward)
            if reached == place:
                break
            place = reached
            sizes.append(len(touched(text, *sorted((anchor, place)))))
        assert sizes == list(range(len(sizes))), "one token more with every step"
        every = touched(text, anchor, len(text)) if forward else touched(text, 0, anchor)
        assert sizes[-1] == len(every)
        for size in reversed(sizes[:-1]):
            place = next_selected(tokens, anchor, place, forward=not forward)
            assert len(touched(text, *sorted((anchor, place)))) == size, "and one less on the way back"
        assert place == anchor


@given(TEXTS, st.integers(0, 20), st.booleans(), st.booleans())
def test_an_end_goes_to_the_next_boundary(text: str, place: int, end: bool, forward: bool) -> None:
    place, tokens = min(place, len(text)), word_tokens(text)
    places = sorted(tokens.ends if end else tokens.starts, reverse=not forward)
    expected = next((n for n in places if (n > place if forward else n < place)), place)
    assert next_boundary(tokens, place, end=end, forward=forward) == expected


def one_character(text: str) -> Callable[[int, bool], int]:
    return lambda place, forward: min(len(text), place + 1) if forward else max(0, place - 1)


@given(TEXTS, st.integers(0, 20), st.booleans(), st.booleans())
def test_within_tokens_a_step_leads_to_the_next_place_that_can_be_held(
    text: str, place: int, end: bool, forward: bool
) -> None:
    place, tokens = min(place, len(text)), word_tokens(text, PARTS)
    assert tokens.unit is ExtentUnit.TOKEN_PARTS
    holding = [
        n for n in range(len(text) + 1) if touched(text, *((n - 1, n) if end else (n, n + 1))) and n >= end
    ]
    beyond = [n for n in holding if (n > place if forward else n < place)]
    expected = (min(beyond) if forward else max(beyond)) if beyond else place
    assert next_part(tokens, place, one_character(text), end=end, forward=forward) == expected


@given(TEXTS, st.integers(0, 20), st.booleans(), st.booleans())
def test_where_a_format_holds_all_places_a_step_is_a_character(
    text: str, place: int, end: bool, forward: bool
) -> None:
    place, step = min(place, len(text)), one_character(text)
    tokens = word_tokens(text, PARTS, ANYWHERE)
    assert next_part(tokens, place, step, end=end, forward=forward) == step(place, forward)
