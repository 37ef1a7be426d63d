"""The tokens of a document, and the extents that the formats of its sides can hold."""

from array import array

from msgspec.structs import replace

from annotally.comparison.result import Sides
from annotally.formats.io import format_named
from annotally.model.token_boundaries import ExtentUnit, TokenBoundaries, TokenHolder
from annotally.text.alignment.words import words_of


def token_boundaries(sides: Sides, document: str) -> TokenBoundaries | None:
    """Return the tokens of a document with the formats of its sides; None where it has no tokens.

    Sides on different texts have none in common. The tokens are not copied.
    """
    text = None if sides.texts else sides.documents.get(document)
    if text is None or not text.tokens:
        return None
    formats = {side.format: format_named(side.format) for side in sides.sets}
    # A line break parts sentences only where the text was made of tokens: in other texts lines are wrapped.
    strictest = ExtentUnit.TOKENS_OF_A_SENTENCE if text.tokens.made_text else ExtentUnit.TOKENS
    holders = [TokenHolder(form.title, min(form.extents, strictest)) for form in formats.values()]
    return TokenBoundaries(text.tokens.starts, text.tokens.ends, tuple(holders))


def shown_boundaries(sides: Sides, document: str, side: int = 0) -> TokenBoundaries | None:
    """Return the tokens of the text of a side as a window gets them; None where it has none.

    Of transcripts these are the words, as they are aligned.
    """
    boundaries = token_boundaries(sides, document)
    if boundaries is not None:
        return compact_boundaries(boundaries)
    text, form = sides.text(side, document), format_named(sides.sets[side].format)
    words = words_of(text.text) if text is not None and form.is_words else None
    if not words:
        return None
    holders = (TokenHolder(form.title, ExtentUnit.TOKENS),)
    return compact_boundaries(TokenBoundaries(words.starts, words.ends, holders))


def compact_boundaries(boundaries: TokenBoundaries) -> TokenBoundaries:
    """Return the same tokens in arrays of four bytes an offset, to be sent: eight bytes a token."""
    return replace(boundaries, starts=array("i", boundaries.starts), ends=array("i", boundaries.ends))
