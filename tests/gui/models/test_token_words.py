"""Sentences about extents that formats of tokens cannot hold."""

from annotally.model.token_boundaries import TokenMisfit
from annotally_gui.models.token_words import elsewhere_words, keys_words, misfit_words
from support.token_samples import ANYWHERE, COLUMNS, PARTS, word_tokens

TEXT = "Ada met Bo.\nBo left."


def test_a_hindered_move_is_explained_with_the_remedy() -> None:
    tokens = word_tokens(TEXT)
    words = misfit_words(tokens, TokenMisfit.INSIDE)
    assert words == "In token columns (CoNLL) only whole tokens can be annotated: the ends move by tokens"
    assert "add a second annotation after the break" in misfit_words(tokens, TokenMisfit.SENTENCES)
    words = misfit_words(word_tokens(TEXT, PARTS), TokenMisfit.OUTSIDE)
    assert words == "In WebAnno TSV annotations start and end inside tokens, not between tokens"


def test_formats_that_hold_an_extent_are_named_where_others_do_not() -> None:
    mixed = word_tokens(TEXT, COLUMNS, ANYWHERE)
    assert elsewhere_words(mixed, 0, 3, TEXT) == ""
    words = elsewhere_words(mixed, 0, 2, TEXT)
    assert (
        words
        == "This annotation cannot be saved in token columns (CoNLL): export the final key as brat standoff"
    )
    assert elsewhere_words(word_tokens(TEXT), 0, 2, TEXT) == "", "no format holds it: the move is hindered"


def test_alt_is_named_where_it_does_something() -> None:
    assert "with Alt the start" in keys_words(None)
    assert "Alt" not in keys_words(word_tokens(TEXT))
    assert "with Alt or after C by characters" in keys_words(word_tokens(TEXT, PARTS))
    assert "after C by tokens" in keys_words(word_tokens(TEXT, PARTS), by_characters=True)
