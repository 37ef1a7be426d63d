"""Cutting texts into words, and at the edges of annotations."""

from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.words import BETWEEN_SPACES, WORDS_AND_SIGNS, cut_words


def test_words_and_signs() -> None:
    text = "Zoe\u0308's e-mail"
    words = [text[start:end] for start, end in cut_words(text, [], WORDS_AND_SIGNS)]
    assert words == ["Zoe\u0308", "'", "s", "e", "-", "mail"]
    assert cut_words(text, [5, 5, 1], BETWEEN_SPACES) == [(0, 1), (1, 5), (5, 6), (7, 13)]


@given(st.text("ab .\n", max_size=30), st.lists(st.integers(0, 30), max_size=8))
def test_every_edge_is_the_edge_of_a_word(text: str, edges: list[int]) -> None:
    """Oracle: a character begins a word if it is no space and the one ahead is one, or an edge is there."""
    begins = [
        at
        for at, sign in enumerate(text)
        if not sign.isspace() and (at == 0 or text[at - 1].isspace() or at in edges)
    ]
    words = cut_words(text, edges, BETWEEN_SPACES)
    assert [start for start, _ in words] == begins
    assert "".join(text[start:end] for start, end in words) == "".join(text.split())
