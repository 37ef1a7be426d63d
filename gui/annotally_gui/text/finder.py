"""Find: every place where a string occurs, overlapping ones too, with exact offsets."""

from annotally.text.search import fold as fold

_LONG = 100


class Finder:
    """Searches one text; positions are code points. Without ``case`` letters match whatever their case."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._folded: str | None = None
        self._needle = ""
        self._case = False
        self._count: int | None = 0

    @property
    def count(self) -> int:
        """The number of places in the whole text, overlapping ones counted each."""
        if self._count is None:
            self._count = self._count_places()
        return self._count

    def look_for(self, needle: str, *, case: bool) -> bool:
        """Set the string to look for; return whether it is a new one."""
        # The folded text has as many code points as the text, so places in one are places in the other. The
        # count is dropped, and made when it is asked for.
        folded = needle if case else fold(needle)
        if (folded, case) == (self._needle, self._case):
            return False
        self._needle, self._case = folded, case
        self._count = None if folded else 0
        return True

    def next(self, start: int) -> int | None:
        """Return the first place at or after ``start``, else the first of the text, else None."""
        place = self._find(start)
        return place if place is not None else self._find(0)

    def previous(self, before: int) -> int | None:
        """Return the last place that starts before ``before``, else the last of the text, else None."""
        place = self._find_back(before)
        return place if place is not None else self._find_back(len(self._text) + 1)

    def within(self, start: int, end: int) -> list[tuple[int, int]]:
        """Return all places that touch ``[start, end)``, half-open."""
        places: list[tuple[int, int]] = []
        # Places may begin before ``start`` and reach into the range, hence the margin of length - 1. Starting
        # again one further finds overlapping places.
        length = len(self._needle)
        last = end + length - 1
        at = self._find(max(0, start - length + 1), last) if length else None
        while at is not None:
            places.append((at, at + length))
            at = self._find(at + 1, last)
        return places

    def matches(self, start: int, end: int) -> bool:
        """Tell whether ``[start, end)`` is one of the places."""
        return bool(self._needle) and end - start == len(self._needle) and self._find(start, end) == start

    @property
    def _hay(self) -> str:
        if self._case:
            return self._text
        if self._folded is None:
            self._folded = fold(self._text)
        return self._folded

    def _find(self, start: int, end: int | None = None) -> int | None:
        at = self._hay.find(self._needle, start, end) if self._needle else -1
        return at if at >= 0 else None

    def _find_back(self, before: int) -> int | None:
        # ``rfind`` bounds the end of a place and not its start: a place that starts before ``before`` ends
        # by ``before - 1 + length``.
        if not self._needle or before <= 0:
            return None
        at = self._hay.rfind(self._needle, 0, before - 1 + len(self._needle))
        return at if at >= 0 else None

    def _count_places(self) -> int:
        # ``str.count`` leaves out overlapping places; a string that cannot overlap itself is counted by it in
        # C.
        if not _overlaps_itself(self._needle):
            return self._hay.count(self._needle)
        total, at = 0, self._find(0)
        while at is not None:
            total, at = total + 1, self._find(at + 1)
        return total


def _overlaps_itself(needle: str) -> bool:
    # Long needles occur seldom enough to be counted one by one.
    return len(needle) > _LONG or any(needle.startswith(needle[shift:]) for shift in range(1, len(needle)))
