"""Candidate pairs of objects: those that overlap, or those that share a feature."""

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import chain

from annotally.model.extents import Extent

IndexPair = tuple[int, int]
SidePlace = tuple[int, int, int, int]
"""Start and end of an item, or of a piece of it, its side, and its number there."""
_NO_PLACE: SidePlace = (1 << 62, 1 << 62, 0, -1)
"""Behind every text."""


def overlapping(key: Sequence[Sequence[Extent]], response: Sequence[Sequence[Extent]]) -> list[IndexPair]:
    """Return the pairs that share at least one character (M11), sorted.

    Each item is given by its extents (several if discontinuous). O(n log n + pairs of neighbours that are
    open at the same time).
    """
    pairs = list_meeting_pairs(
        [
            (extent.start, extent.end, side, number)
            for side, items in enumerate((key, response))
            for number, extents in enumerate(items)
            for extent in extents
        ]
    )
    # Two items of one extent each meet once, at the start of the later one. Only discontinuous items can meet
    # at several of their extents, and only then is a set needed.
    several = any(len(extents) > 1 for extents in chain(key, response))
    return sorted(set(pairs) if several else pairs)


def list_meeting_pairs(places: list[SidePlace]) -> list[IndexPair]:
    """Return the numbers of items of both sides that share a character, once for each two of their places.

    The list is sorted. Places without length share none.
    """
    # Sweep line over the starts: `live` holds by side the places that have begun and may still be open. Every
    # place is paired with those of the other side that are open at its start; closed ones are dropped then.
    places.sort()
    live: tuple[list[tuple[int, int]], list[tuple[int, int]]] = ([], [])
    pairs: list[IndexPair] = []
    for start, end, side, index in places:
        if end <= start:
            continue
        open_places = live[1 - side]
        if open_places:
            open_places[:] = [item for item in open_places if item[0] > start]
            if side == 0:
                pairs += [(index, partner) for _, partner in open_places]
            else:
                pairs += [(partner, index) for _, partner in open_places]
        live[side].append((end, index))
    return pairs


def group_overlapping(places: list[SidePlace]) -> Iterator[tuple[list[SidePlace], tuple[int, int]]]:
    """Yield the groups of places that overlap, directly or through others, in order.

    Each comes with the gap in which it stands: the end of all that is before it, and the start of the next.
    A place without length overlaps those that have begun and go on. The list is sorted.
    """
    # A sweep over the places in order: where one starts behind all ends so far, nothing overlaps across. O(n
    # log n), or O(n) where they come in order.
    places.sort()
    places += [_NO_PLACE, _NO_PLACE]
    at = reach = 0
    while places[at][3] >= 0:
        end = places[at][1]
        behind = at + 1
        while places[behind][0] < end:
            end = max(end, places[behind][1])
            behind += 1
        yield places[at:behind], (reach, places[behind][0])
        at, reach = behind, max(reach, end)


SmallGroup = tuple[SidePlace, SidePlace | None, int, int]
"""One place, or two in order, and the gap in which they stand: the end of all before, and the next start."""


def list_small_groups(places: list[SidePlace]) -> Iterator[SmallGroup]:
    """Yield the groups of `group_overlapping` of at most two places, but those of one without length.

    The list is sorted.
    """
    # The sweep of `group_overlapping`, which makes a list of each group. Most groups are small: those of one
    # or two places are known from the next places alone.
    places.sort()
    places += [_NO_PLACE, _NO_PLACE]
    at = reach = 0
    first = places[0]
    while first[3] >= 0:
        end = first[1]
        second = places[at + 1]
        start = second[0]
        if start >= end:
            if first[0] != end:
                yield first, None, reach, start
            at += 1
            reach = max(reach, end)
            first = second
            continue
        end = max(end, second[1])
        third = places[at + 2]
        if third[0] >= end:
            yield first, second, reach, third[0]
            at += 2
        else:
            at += 2
            while places[at][0] < end:
                end = max(end, places[at][1])
                at += 1
            third = places[at]
        reach = max(reach, end)
        first = third


def sharing(
    key: Sequence[Iterable[Hashable] | None], response: Sequence[Iterable[Hashable] | None]
) -> list[IndexPair]:
    """Return the pairs that share a feature, sorted; an item without features (None) meets every other.

    An inverted index: the cost is that of the pairs returned.
    """
    return list(stream_sharing(key, response))


def stream_sharing(
    key: Sequence[Iterable[Hashable] | None], response: Sequence[Iterable[Hashable] | None]
) -> Iterator[IndexPair]:
    """Yield the pairs of `sharing`, none of which is stored."""
    # Items of the response without features are in no list of the index: they are candidates of everybody.
    index: defaultdict[Hashable, list[int]] = defaultdict(list)
    anywhere = [number for number, features in enumerate(response) if features is None]
    for number, features in enumerate(response):
        for feature in features or ():
            index[feature].append(number)
    for number, features in enumerate(key):
        if features is None:
            partners: Iterable[int] = range(len(response))
        else:
            candidates = set(anywhere)
            for feature in features:
                candidates.update(index.get(feature, ()))
            partners = sorted(candidates)
        yield from [(number, partner) for partner in partners]
