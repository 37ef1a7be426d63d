"""Single fills of templettes: made ready, compared for content and for extent (HUB-4; H2, H10, H11, H15)."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

import msgspec

from annotally.comparison.reason_codes import JOIN
from annotally.methods.templates.prepared import NO_START
from annotally.model.extents import Extent
from annotally.model.instances import Reading
from annotally.scoring.tally import Column
from annotally.tasks.templette_rules import CONTENT, EXTENT, POINTER, TempletteRules
from annotally.text.alignment.normalised import Normalised, settled
from annotally.text.alignment.white_out import WhiteOut
from annotally.text.cleaning import straighten

Place = tuple[int, int]
"""What extents are compared by: offsets, or the first and the last block (H6)."""


FillOrder = tuple[Place, str, tuple[str, ...], tuple[Place, ...]]


class TextFill(msgspec.Struct, frozen=True, gc=False):
    """A text fill without what is not evaluated.

    Without brackets the maximal string and extent are also the minimal ones (H11). ``words`` are those of the
    content, where it is compared by tokens (H15). ``order`` puts fills in a row that says nothing of the
    order in their file (C3): extents in the text, then what they say.
    """

    content: str
    minimal: tuple[str, ...]
    place: Place | None
    minimal_places: tuple[Place, ...]
    order: "FillOrder"
    words: Normalised | None = None
    minimal_words: tuple[Normalised, ...] = ()


class PointerFill(msgspec.Struct, frozen=True, gc=False):
    """A pointer fill: what it points to, as the file writes it."""

    target: str


PreparedFill = TextFill | PointerFill


class Outcome(NamedTuple):
    """How two fills compare: a column for each component, and the rule that gave them."""

    columns: tuple[Column, ...]
    rule: str


class FillReader:
    """Makes the fills of one side of a document ready."""

    def __init__(
        self,
        white_out: WhiteOut,
        text: str,
        place: Callable[[Extent], Place],
        words: Callable[[str], Normalised] | None,
    ) -> None:
        """Take what is not evaluated, the side's text (empty if not known), and its way onto the common axis.

        ``words`` makes words of content that is compared by tokens; None: it is compared by characters.
        """
        self._white_out = white_out
        self._text = text
        self._place = place
        self._words = words

    def fill(self, reading: Reading) -> PreparedFill:
        """Return a single fill as it is compared."""
        if reading.target is not None:
            return PointerFill(reading.target)
        content = self._content(reading.text)
        minimal = tuple(map(self._content, reading.minimal)) or (content,)
        extents = self.extents(reading)
        places = [self._place(extent) for extent in extents]
        spans = tuple((one.start, one.end) for one in extents)
        start = (spans[0] if spans else (NO_START, NO_START), content, tuple(sorted(minimal)), spans)
        words = self._words
        return TextFill(
            content,
            minimal,
            places[0] if places else None,
            tuple(places[1:] or places),
            start,
            words(content) if words is not None else None,
            tuple(map(words, minimal)) if words is not None else (),
        )

    def _content(self, written: str) -> str:
        """Return a string without what is not evaluated, straightened, without case; never nothing at all."""
        cut = self._white_out.premodified(written)
        for left in (self._white_out.signs(written[cut:]), self._white_out.signs(written), written):
            if content := straighten(left).casefold():
                return content
        return ""

    def extents(self, reading: Reading) -> list[Extent]:
        """Return the maximal and the minimal extents without premodifiers; none where none is given.

        Where brackets have no extents of their own, and the string is as long as its extent, they have the
        places of the brackets.
        """
        if reading.extent is None:
            return []
        minimal = [(one, "") for one in reading.minimal_extents]
        if len(minimal) == len(reading.minimal):
            minimal = list(zip(reading.minimal_extents, reading.minimal, strict=True))
        elif not minimal and len(reading.text) == len(reading.extent):
            minimal = list(_bracketed(reading, reading.extent.start))
        return [self._trimmed(extent, text) for extent, text in ((reading.extent, reading.text), *minimal)]

    def _trimmed(self, extent: Extent, written: str) -> Extent:
        """Return an extent without the premodifiers in it: the text's, if it holds the string there."""
        covered = self._text[extent.start : extent.end]
        if covered and straighten(covered) == straighten(written or covered):
            cut = self._white_out.premodified(covered)
        elif len(written) == len(extent):
            cut = self._white_out.premodified(written)
        else:
            cut = 0
        return Extent(extent.start + cut, extent.end)


def _bracketed(reading: Reading, start: int) -> list[tuple[Extent, str]]:
    """Return the minimal strings with their extents, in the order written."""
    found, place = [], 0
    for minimal in reading.minimal:
        at = reading.text.find(minimal, place)
        place = at + len(minimal)
        found.append((Extent(start + at, start + place), minimal))
    return found


# --- two fills


def components(fill: PreparedFill, rules: TempletteRules) -> tuple[str, ...]:
    """Return what a fill has a point for (H10)."""
    return rules.components if isinstance(fill, TextFill) else (POINTER,)


def compare_text(
    key: TextFill, response: TextFill, rules: TempletteRules, *, symmetric: bool = False
) -> Outcome:
    """Return the points of one pair of text fills: content and extent, each by itself (H10).

    ``symmetric``: both are of keys, and what is right in either direction is right (M19).
    """
    found = [_RULE_OF[component](key, response) for component in rules.components]
    if symmetric:
        for place, component in enumerate(rules.components):
            if _WORTH[found[place]] is Column.INC:
                found[place] = _RULE_OF[component](response, key)
    return _outcome(tuple(found))


@cache
def _outcome(rules: tuple[str, ...]) -> Outcome:
    return Outcome(tuple(_WORTH[rule] for rule in rules), JOIN.join(rules))


_WORTH = {
    "content-equal": Column.COR,
    "content-minimal": Column.COR,
    "content-different": Column.INC,
    "extent-right": Column.COR,
    "extent-wrong": Column.INC,
    "extent-unknown": Column.INC,
}


def _content_rule(key: TextFill, response: TextFill) -> str:
    if key.words is not None and response.words is not None:
        right = _tokens_right(key.words, key.minimal_words, response.words)
    else:
        said = response.content
        right = said in key.content and any(minimal in said for minimal in key.minimal)
    if not right:
        return "content-different"
    return "content-equal" if key.content in (response.content, *key.minimal) else "content-minimal"


def _tokens_right(key: Normalised, minimal: Sequence[Normalised], response: Normalised) -> bool:
    """Tell whether the response's words lie in the key's and hold minimal ones (H7, H15)."""
    ours, theirs = settled(key, response)
    if not lies_in(theirs.forms, ours.forms, ours.optional):
        return False
    for one in minimal:
        ours, theirs = settled(one, response)
        if holds(theirs.forms, ours.forms, ours.optional):
            return True
    return False


def lies_in(part: Sequence[str], whole: Sequence[str], optional: frozenset[int]) -> bool:
    """Tell whether ``part`` stands in ``whole`` in one piece, ``optional`` words of which may be left out."""
    if not part:
        return True
    return any(_taken(part, whole[first:], optional, first) for first in range(len(whole)))


def _taken(part: Sequence[str], whole: Sequence[str], optional: frozenset[int], first: int) -> bool:
    """Tell whether ``part`` is the beginning of ``whole``, whose words count from ``first``."""
    reached = {0}
    for number, word in enumerate(whole, first):
        reached = {n + 1 for n in reached if part[n] == word} | (reached if number in optional else set())
        if len(part) in reached:
            return True
        if not reached:
            return False
    return False


def holds(whole: Sequence[str], part: Sequence[str], optional: frozenset[int]) -> bool:
    """Tell whether ``whole`` holds ``part`` in one piece, ``optional`` words of which may be left out."""
    states = set(range(len(whole) + 1))
    for number, word in enumerate(part):
        states = {place + 1 for place in states if whole[place : place + 1] == [word]} | (
            states if number in optional else set()
        )
    return bool(states)


def _extent_rule(key: TextFill, response: TextFill) -> str:
    if key.place is None or response.place is None:
        return "extent-unknown"
    inside = encloses(key.place, response.place)
    right = inside and any(overlaps(response.place, minimal) for minimal in key.minimal_places)
    return "extent-right" if right else "extent-wrong"


def encloses(one: Place, other: Place) -> bool:
    """Tell whether an extent encloses another, ends included (H2); one without words only itself."""
    (a, b), (c, d) = one, other
    return one == other or (a <= c <= b and a <= d <= b)


def overlaps(one: Place, other: Place) -> bool:
    """Tell whether two extents overlap; those that touch do (H2)."""
    (a, b), (c, d) = one, other
    return one == other or a <= c <= b or a <= d <= b or c <= a <= d or c <= b <= d


_RULE_OF = {CONTENT: _content_rule, EXTENT: _extent_rule}
