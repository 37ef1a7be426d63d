"""Single fills of templettes: made ready, compared for content and for extent (HUB-4; H2, H10, H11, H15)."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

import msgspec

from annotally.comparison.reason_codes import JOIN
from annotally.methods.templates.prepared import NO_START
from annotally.model.extents import Extent
from annotally.model.instances import Reading
from annotally.scoring.tally import CountColumn
from annotally.tasks.templette_rules import CONTENT, EXTENT, POINTER, TempletteRules
from annotally.text.alignment.normalised import Normalised, settled
from annotally.text.alignment.white_out import WhiteOut
from annotally.text.cleaning import straighten

ComparedPlace = tuple[int, int]
"""A comparable extent: offsets in code points, or the numbers of the first and the last block (H6)."""


FillOrder = tuple[ComparedPlace, str, tuple[str, ...], tuple[ComparedPlace, ...]]


class TextFill(msgspec.Struct, frozen=True, gc=False):
    """A text fill without its unevaluated characters (premodifiers, white-out).

    Without brackets the maximal string and extent are also the minimal ones (H11). ``words`` are those of the
    content, where it is compared by tokens (H15). ``order`` sorts fills
    independently of their order in the file (C3): extents in the text, then content.
    """

    content: str
    minimal: tuple[str, ...]
    place: ComparedPlace | None
    minimal_places: tuple[ComparedPlace, ...]
    order: "FillOrder"
    words: Normalised | None = None
    minimal_words: tuple[Normalised, ...] = ()


class PointerFill(msgspec.Struct, frozen=True, gc=False):
    """A pointer fill: the name of its target as written in the file."""

    target: str


TemplettePreparedFill = TextFill | PointerFill


class Outcome(NamedTuple):
    """The outcome of two fills: a column for each component, and the rule that gave them."""

    columns: tuple[CountColumn, ...]
    rule: str


class FillReader:
    """Makes the fills of one side of a document ready."""

    def __init__(
        self,
        white_out: WhiteOut,
        text: str,
        place: Callable[[Extent], ComparedPlace],
        words: Callable[[str], Normalised] | None,
    ) -> None:
        """Take the white-out rules, the side's text (empty if unknown), and its mapping to the common axis.

        ``words`` makes words of content that is compared by tokens; None: it is compared by characters.
        """
        self._white_out = white_out
        self._text = text
        self._place = place
        self._words = words

    def fill(self, reading: Reading) -> TemplettePreparedFill:
        """Return a single fill as it is compared."""
        if reading.target is not None:
            return PointerFill(reading.target)
        content = self._content(reading.text)
        minimal = tuple(map(self._content, reading.minimal)) or (content,)
        extents = self.extents(reading)
        places = [self._place(extent) for extent in extents]
        # The first extent is the maximal one, the others are minimal; without others it serves as both (H11).
        spans = tuple((span.start, span.end) for span in extents)
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

    def _content(self, text: str) -> str:
        """Return a string without unevaluated characters, straightened, case-folded; empty only if blank."""
        # Premodifiers stay where nothing would be left without them, and so do whited-out signs: two
        # different fills of nothing else would both become empty, hence equal.
        cut = self._white_out.premodified(text)
        for remaining in (self._white_out.signs(text[cut:]), self._white_out.signs(text), text):
            if content := straighten(remaining).casefold():
                return content
        return ""

    def extents(self, reading: Reading) -> list[Extent]:
        """Return the maximal and the minimal extents without premodifiers; empty if the reading has none.

        Minimal extents that are missing follow from the places of the brackets, if the string is as long as
        its extent.
        """
        if reading.extent is None:
            return []
        minimal = [(minimal_extent, "") for minimal_extent in reading.minimal_extents]
        if len(minimal) == len(reading.minimal):
            minimal = list(zip(reading.minimal_extents, reading.minimal, strict=True))
        elif not minimal and len(reading.text) == len(reading.extent):
            minimal = list(_list_bracketed(reading, reading.extent.start))
        return [
            self._trim_premodifiers(extent, text)
            for extent, text in ((reading.extent, reading.text), *minimal)
        ]

    def _trim_premodifiers(self, extent: Extent, text: str) -> Extent:
        """Return an extent without its premodifiers: those of the text, if it has the string there."""
        covered = self._text[extent.start : extent.end]
        if covered and straighten(covered) == straighten(text or covered):
            cut = self._white_out.premodified(covered)
        elif len(text) == len(extent):
            cut = self._white_out.premodified(text)
        else:
            cut = 0
        return Extent(extent.start + cut, extent.end)


def _list_bracketed(reading: Reading, start: int) -> list[tuple[Extent, str]]:
    """Return the minimal strings with their extents, in the order written."""
    # The search continues behind the string before: a minimal string that is written twice gets two places,
    # not that of its first occurrence twice.
    strings, place = [], 0
    for minimal in reading.minimal:
        at = reading.text.find(minimal, place)
        place = at + len(minimal)
        strings.append((Extent(start + at, start + place), minimal))
    return strings


# --- two fills


def components(fill: TemplettePreparedFill, rules: TempletteRules) -> tuple[str, ...]:
    """Return the components of a fill, each worth one point (H10)."""
    return rules.components if isinstance(fill, TextFill) else (POINTER,)


def compare_text(key: TextFill, response: TextFill, rules: TempletteRules, *, symmetric: bool) -> Outcome:
    """Return the points of one pair of text fills: content and extent, each by itself (H10).

    ``symmetric``: both are of keys, and what is right in either direction is right (M19).
    """
    # Each component by itself; of two keys a wrong one is tried in the other direction too (M19).
    rule_names = [_RULE_OF[component](key, response) for component in rules.components]
    if symmetric:
        for place, component in enumerate(rules.components):
            if _WORTH[rule_names[place]] is CountColumn.INC:
                rule_names[place] = _RULE_OF[component](response, key)
    return _outcome(tuple(rule_names))


@cache
def _outcome(rules: tuple[str, ...]) -> Outcome:
    return Outcome(tuple(_WORTH[rule] for rule in rules), JOIN.join(rules))


_WORTH = {
    "content-equal": CountColumn.COR,
    "content-minimal": CountColumn.COR,
    "content-different": CountColumn.INC,
    "extent-right": CountColumn.COR,
    "extent-wrong": CountColumn.INC,
    "extent-unknown": CountColumn.INC,
}


def _content_rule(key: TextFill, response: TextFill) -> str:
    if key.words is not None and response.words is not None:
        right = _tokens_right(key.words, key.minimal_words, response.words)
    else:
        candidate = response.content
        right = candidate in key.content and any(minimal in candidate for minimal in key.minimal)
    if not right:
        return "content-different"
    return "content-equal" if key.content in (response.content, *key.minimal) else "content-minimal"


def _tokens_right(key: Normalised, minimal: Sequence[Normalised], response: Normalised) -> bool:
    """Tell whether the response's words lie in the key's and contain minimal ones (H7, H15)."""
    ours, theirs = settled(key, response)
    if not lies_in(theirs.forms, ours.forms, ours.optional):
        return False
    for minimal_words in minimal:
        ours, theirs = settled(minimal_words, response)
        if holds(theirs.forms, ours.forms, ours.optional):
            return True
    return False


def lies_in(part: Sequence[str], whole: Sequence[str], optional: frozenset[int]) -> bool:
    """Tell whether ``part`` occurs in ``whole`` in one piece; words in ``optional`` may be left out."""
    # Every word of ``whole`` is tried as the first: O(len(whole)² len(part)) at worst, which the few words of
    # a fill allow. Optional words ahead need no case of their own, for a later start skips them.
    if not part:
        return True
    return any(_is_prefix(part, whole[first:], optional, first) for first in range(len(whole)))


def _is_prefix(part: Sequence[str], whole: Sequence[str], optional: frozenset[int], first: int) -> bool:
    """Tell whether ``part`` is a prefix of ``whole``; ``optional`` numbers its words from ``first``."""
    # A nondeterministic automaton: ``reached`` are the lengths of ``part`` matched so far; an optional word
    # may be skipped. O(len(whole) len(part)).
    reached = {0}
    for number, word in enumerate(whole, first):
        reached = {n + 1 for n in reached if part[n] == word} | (reached if number in optional else set())
        if len(part) in reached:
            return True
        if not reached:
            return False
    return False


def holds(whole: Sequence[str], part: Sequence[str], optional: frozenset[int]) -> bool:
    """Tell whether ``whole`` contains ``part`` in one piece, except for ``optional`` words of ``part``."""
    # The same automaton over ``whole``: ``states`` are the places behind a match of the words so far.
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


def encloses(outer: ComparedPlace, inner: ComparedPlace) -> bool:
    """Tell whether an extent encloses another, ends included (H2); a wordless one only itself."""
    # An extent without words ends one block ahead of its start. As the outer one it can then pass neither
    # range; as the inner one it passes where it lies between two blocks of the outer.
    (a, b), (c, d) = outer, inner
    return outer == inner or (a <= c <= b and a <= d <= b)


def overlaps(first: ComparedPlace, second: ComparedPlace) -> bool:
    """Tell whether two extents overlap; those that touch do (H2)."""
    (a, b), (c, d) = first, second
    return first == second or a <= c <= b or a <= d <= b or c <= a <= d or c <= b <= d


_RULE_OF = {CONTENT: _content_rule, EXTENT: _extent_rule}
