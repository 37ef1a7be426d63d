"""Texts with tokens, as files of tokens have them."""

import re

from annotally.model.token_boundaries import ExtentUnit, TokenBoundaries, TokenHolder

COLUMNS = TokenHolder("token columns (CoNLL)", ExtentUnit.TOKENS_OF_A_SENTENCE)
PARTS = TokenHolder("WebAnno TSV", ExtentUnit.TOKEN_PARTS)
ANYWHERE = TokenHolder("brat standoff", ExtentUnit.CHARACTERS)


def word_tokens(text: str, *holders: TokenHolder) -> TokenBoundaries:
    """Return words, CJK characters and punctuation marks as the tokens of a text; usually of columns."""
    spans = [match.span() for match in re.finditer(r"[\u4e00-\u9fff]|[^\W\u4e00-\u9fff]+|[^\w\s]", text)]
    starts, ends = zip(*spans, strict=True)
    return TokenBoundaries(starts, ends, holders or (COLUMNS,))
