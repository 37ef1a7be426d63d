"""The tokens of a document, and the extents that the formats of its sides can hold."""

from array import array

from msgspec.structs import replace

from annotally.comparison.result import Sides
from annotally.formats.io import format_named
from annotally.model.token_boundaries import ExtentUnit, Holder, TokenBoundaries


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
    holders = [Holder(form.title, min(form.extents, strictest)) for form in formats.values()]
    return TokenBoundaries(text.tokens.starts, text.tokens.ends, tuple(holders))


def compact_boundaries(boundaries: TokenBoundaries) -> TokenBoundaries:
    """Return the same tokens in arrays of four bytes an offset, to be sent: eight bytes a token."""
    return replace(boundaries, starts=array("i", boundaries.starts), ends=array("i", boundaries.ends))
