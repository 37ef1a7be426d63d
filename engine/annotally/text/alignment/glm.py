"""Application of global mapping rules to a text, every piece of the result with its place there (H5).

One cursor moves over the text. At each place the first rule in the order of the file fires that has its left
side there between its contexts; both look at the text as it was. Text that a rule writes is not read again.
"""

from array import array
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Sequence
from operator import itemgetter

import msgspec

from annotally.model.extents import Extent
from annotally.text.alignment.glm_rules import GlmRule, RuleSet

_KEY = 3
"""Rules are found by the first letters of their left sides, at most so many."""


class Rewritten(msgspec.Struct, frozen=True):
    """A text that rules were applied to, in pieces: those that a rule wrote, and those between.

    Piece ``k`` begins at ``starts[k]`` in ``text`` and at ``sources[k]`` in the text it was made from, and
    ends where the next one begins; a last entry closes both. ``by_rule``: whether a rule wrote the piece.
    """

    text: str
    starts: "array[int]"
    sources: "array[int]"
    by_rule: Sequence[bool]

    def source(self, start: int, end: int) -> Extent:
        """Return the extent that ``[start, end)``, not empty, was made from; of a right side its left one."""
        first, last = bisect_right(self.starts, start) - 1, bisect_right(self.starts, end - 1) - 1
        begin = self.sources[first] + (0 if self.by_rule[first] else start - self.starts[first])
        if self.by_rule[last]:
            return Extent(begin, self.sources[last + 1])
        return Extent(begin, self.sources[last] + end - self.starts[last])


class Mapper:
    """Applies the rules of a set; making one costs O(rules), applying it O(text) for few rules a word."""

    def __init__(self, rules: RuleSet) -> None:
        self._copies, self._exact = rules.copy_no_hit, rules.case_sensitive
        index: defaultdict[str, list[tuple[int, GlmRule]]] = defaultdict(list)
        for number, rule in enumerate(rules.rules):
            left_side, before, behind = map(self._folded, (rule.left, rule.before, rule.behind))
            # Cases are ignored by bringing rules and text into one case beforehand.
            folded = msgspec.structs.replace(rule, left=left_side, before=before, behind=behind)
            index[left_side[:_KEY]].append((number, folded))
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
        # `place` is the cursor, `copied` the end of the last match. An index by the first letters of left
        # sides gives the few rules that can match at a place: linear in the text.
        folded = self._folded(text)
        index, size = self._index, len(text)
        parts: list[str] = []
        starts, sources, by_rule = array("l"), array("l"), []
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
            for piece, start, is_right_side in (
                (text[copied:place], copied, False),
                (rule.right, place, True),
            ):
                if piece or is_right_side:
                    output = piece if is_right_side or self._copies else ""
                    starts.append(length)
                    sources.append(start)
                    by_rule.append(is_right_side)
                    parts.append(output)
                    length += len(output)
            place = copied = place + len(rule.left)
        tail = text[copied:] if self._copies else ""
        starts.append(length)
        sources.append(copied)
        by_rule.append(False)
        parts.append(tail)
        starts.append(length + len(tail))
        sources.append(size)
        return Rewritten("".join(parts), starts, sources, by_rule)


def _first(rules: Sequence[GlmRule], text: str, place: int) -> GlmRule | None:
    # ``startswith`` and ``endswith`` with places compare in the text itself; no slice is made at any of its
    # places.
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
