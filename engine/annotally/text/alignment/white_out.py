"""Text that is not evaluated (HUB-4, "Removal of Non-evaluated Text").

Premodifiers are removed from the beginning of fills, and their extents begin behind them. Signs, and elements
from which nothing is extracted, are whited out: they become blanks and no offset moves.
"""

import re
from collections.abc import Sequence


class WhiteOut:
    """Finder of premodifiers in fills, and of signs and elements in texts, that are not evaluated."""

    def __init__(self, premodifiers: Sequence[str], signs: str, elements: Sequence[str]) -> None:
        """Take the lists, all without case; ``elements`` are generic identifiers."""
        # Longer premodifiers go first, since an alternation takes the first that matches, not the longest.
        # Elements that are whited out whole go ahead of single tags for the same reason.
        words = "|".join(
            re.escape(word) for word in sorted(set(premodifiers), key=lambda w: (-len(w), w)) if word
        )
        self._premodifiers = re.compile(rf"\s*(?:(?:{words})\s+)+(?=\S)", re.IGNORECASE) if words else None
        self._signs = re.compile(f"[{re.escape(signs)}]") if signs else None
        names = "|".join(map(re.escape, elements))
        whole = rf"<({names})(?=[\s>])[^<>]*>.*?</\1\s*>|" if names else ""
        self._markup = re.compile(rf"{whole}</?[A-Za-z!?][^<>]*>", re.IGNORECASE | re.DOTALL)

    def premodified(self, fill: str) -> int:
        """Return how many code points premodifiers take up at the beginning of a fill; never all of it.

        Only whole words are premodifiers, as often as they stand there.
        """
        match = self._premodifiers.match(fill) if self._premodifiers is not None else None
        return match.end() if match else 0

    def elements(self, text: str) -> str:
        """Return a text with tags, and elements from which nothing is extracted, as blanks; as long."""
        return self._markup.sub(_blanks, text) if "<" in text else text

    def signs(self, text: str) -> str:
        """Return a text with these, and the signs that are whited out, as blanks; as long."""
        whited = self.elements(text)
        return self._signs.sub(" ", whited) if self._signs is not None else whited


def _blanks(match: re.Match[str]) -> str:
    return " " * len(match[0])
