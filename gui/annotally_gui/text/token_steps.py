"""Steps over a text by its tokens: of a selection that grows or shrinks, and of the ends of an extent."""

from collections.abc import Callable

from annotally.model.token_boundaries import ExtentUnit, TokenBoundaries

TokenStep = Callable[[int, bool], int]
"""Returns the place one character behind an offset, or ahead of it, given whether it goes forward."""


def next_selected(tokens: TokenBoundaries, anchor: int, place: int, *, forward: bool) -> int:
    """Return where a selection from ``anchor`` to ``place`` ends once it is a token longer or shorter."""
    # Away from the anchor it goes to the far end of the next token. Towards the anchor it gives up the last
    # token, and never goes beyond the anchor: there nothing is selected.
    if forward and place < anchor:
        reached = tokens.next_place(place, end=False)
        return anchor if reached == place else min(anchor, reached)
    if not forward and place > anchor:
        reached = tokens.previous_place(place, end=True)
        return anchor if reached == place else max(anchor, reached)
    return _beside(tokens, place, end=forward, forward=forward)


def next_boundary(tokens: TokenBoundaries, place: int, *, end: bool, forward: bool) -> int:
    """Return the next place for an end of an extent, or its start, by tokens."""
    return _beside(tokens, place, end=end, forward=forward)


def next_part(tokens: TokenBoundaries, place: int, step: TokenStep, *, end: bool, forward: bool) -> int:
    """Return the next place for an end of an extent, or its start, by characters.

    Where formats hold parts of tokens and nothing beside them, the white space between tokens is passed over.
    """
    reached = step(place, forward)
    if tokens.unit is ExtentUnit.CHARACTERS or tokens.is_within(reached, end=end):
        return reached
    # An extent cannot begin or end between two tokens. Its start goes on to the start of the next token, or
    # back to the last character of the one before; its end goes back to the end of the one before, or on to
    # behind the first character of the next.
    if end is forward:
        far = _beside(tokens, reached - 1 if forward else reached + 1, end=not forward, forward=forward)
        reached = step(far, forward)
    else:
        reached = _beside(tokens, reached - 1 if forward else reached + 1, end=end, forward=forward)
    there = tokens.is_within(reached, end=end) and reached != place and (reached > place) is forward
    return reached if there else place


def _beside(tokens: TokenBoundaries, place: int, *, end: bool, forward: bool) -> int:
    return tokens.next_place(place, end=end) if forward else tokens.previous_place(place, end=end)
