"""Applying global mapping rules to a text, every piece of the result with its place in the text (H5).

One cursor moves over the text. At each place the first rule in the order of the file fires whose left side
stands there between its contexts; both look at the text as it was. What a rule writes is not looked at again.
"""

from array import array
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Sequence
from operator import itemgetter

import msgspec

from annotally.model.extents import Extent
from annotally.text.alignment.glm_rules import Rule, RuleSet

_KEY = 3
"""Rules are found by the first letters of their left sides, at most so many."""


class Rewritten(msgspec.Struct, frozen=True):
    """A text that rules were applied to, in pieces: what a rule wrote, and what lies between.

    Piece ``k`` begins at ``starts[k]`` in ``text`` and at ``sources[k]`` in the text it was made from, and
    ends where the next one begins; a last entry closes both. ``written``: whether a rule wrote the piece.
    """

    text: str
    starts: "array[int]"
    sources: "array[int]"
    written: Sequence[bool]

    def source(self, start: int, end: int) -> Extent:
        """Return what ``[start, end)``, not empty, was made from; a rule's right side from its left side."""
        first, last = bisect_right(self.starts, start) - 1, bisect_right(self.starts, end - 1) - 1
        begin = self.sources[first] + (0 if self.written[first] else start - self.starts[first])
        if self.written[last]:
            return Extent(begin, self.sources[last + 1])
        return Extent(begin, self.sources[last] + end - self.starts[last])


class Mapper:
    """Applies the rules of a set; making one costs O(rules), applying it O(text) for few rules a word."""

    def __init__(self, rules: RuleSet) -> None:
        self._copies, self._exact = rules.copy_no_hit, rules.case_sensitive
        index: defaultdict[str, list[tuple[int, Rule]]] = defaultdict(list)
        for number, rule in enumerate(rules.rules):
            left, before, behind = map(self._folded, (rule.left, rule.before, rule.behind))
            folded = msgspec.structs.replace(rule, left=left, before=before, behind=behind)
            index[left[:_KEY]].append((number, folded))
        # A left side of one or two letters competes with longer ones in the order of the file.
        self._index = {
            key: [
                rule
                for _, rule in sorted(
                    (entry for length in range(1, len(key) + 1) for entry in index.get(key[:length], ())),
                    key=itemgetter(0),
                )
            ]
            for key in index
        }

    def _folded(self, text: str) -> str:
        return text if self._exact else same_length_upper(text)

    def apply(self, text: str) -> Rewritten:
        """Return the text with all rules applied."""
        folded = self._folded(text)
        index, size = self._index, len(text)
        parts: list[str] = []
        starts, sources, written = array("l"), array("l"), []
        place = copied = length = 0
        while place < size:
            rules = (
                index.get(folded[place : place + _KEY])
                or index.get(folded[place : place + 2])
                or index.get(folded[place])
            )
            rule = _first(rules, folded, place) if rules else None
            if rule is None:
                place += 1
                continue
            for piece, start, by_rule in ((text[copied:place], copied, False), (rule.right, place, True)):
                if piece or by_rule:
                    kept = piece if by_rule or self._copies else ""
                    starts.append(length)
                    sources.append(start)
                    written.append(by_rule)
                    parts.append(kept)
                    length += len(kept)
            place = copied = place + len(rule.left)
        rest = text[copied:] if self._copies else ""
        starts.append(length)
        sources.append(copied)
        written.append(False)
        parts.append(rest)
        starts.append(length + len(rest))
        sources.append(size)
        return Rewritten("".join(parts), starts, sources, written)


def _first(rules: Sequence[Rule], text: str, place: int) -> Rule | None:
    for rule in rules:
        if (
            text.startswith(rule.left, place)
            and text.startswith(rule.behind, place + len(rule.left))
            and text.endswith(rule.before, 0, place)
        ):
            return rule
    return None


def same_length_upper(text: str) -> str:
    """Return the text in upper case; signs that would become several stay as they are (C1)."""
    upper = text.upper()
    if len(upper) == len(text):
        return upper
    return "".join(sign if len(sign.upper()) > 1 else sign.upper() for sign in text)
