"""Parts of a text to show where a line has no room for the whole."""

from collections.abc import Callable

from annotally_gui.models.word_differences import Spans

ELLIPSIS = "…"


def kept_ranges(text: str, marked: Spans, fits: Callable[[str], bool]) -> Spans:
    """Return the ranges of ``text`` that are shown, with an `ELLIPSIS` for each gap between them.

    ``fits`` tells whether a piece of text has room on the line. Beginning and end are kept; where parts are
    ``marked`` and their surroundings have room, those are kept instead, with as much around them as fits.
    """
    # Bisection over the number of kept code points: more never need less room. O(log length) calls.
    if fits(text):
        return ((0, len(text)),)
    start, end = (marked[0][0], marked[-1][1]) if marked else (0, 0)
    if marked and fits(elided(text, _around(text, start, end, 0))):
        return _longest(lambda count: _around(text, start, end, count), text, fits)
    return _longest(lambda count: _ends(text, count), text, fits)


def _longest(ranges_of: Callable[[int], Spans], text: str, fits: Callable[[str], bool]) -> Spans:
    """Return the ranges of the greatest count at which the text fits; those of 0 if there is none."""
    # Invariant: the ranges of `low` fit, or low is 0; those of counts above `high` do not.
    low, high = 0, len(text)
    while low < high:
        count = (low + high + 1) // 2
        if fits(elided(text, ranges_of(count))):
            low = count
        else:
            high = count - 1
    return ranges_of(low)


def _around(text: str, start: int, end: int, count: int) -> Spans:
    """Return one range: a part, and ``count`` code points besides, as many before it as behind it."""
    before = min(start, max(count // 2, count - (len(text) - end)))
    return ((start - before, min(len(text), end + count - before)),)


def _ends(text: str, count: int) -> Spans:
    """Return two ranges of ``count`` code points in all, at the beginning and at the end."""
    tail = count // 2
    ranges = ((0, count - tail), (len(text) - tail, len(text)))
    return tuple(span for span in ranges if span[0] < span[1])


def elided(text: str, ranges: Spans) -> str:
    """Return the text of ranges, with an `ELLIPSIS` for everything between and around them."""
    pieces, place = [], 0
    for start, end in ranges:
        pieces += [ELLIPSIS] * (start > place) + [text[start:end]]
        place = end
    return "".join([*pieces, *[ELLIPSIS] * (place < len(text))])
