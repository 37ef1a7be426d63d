"""Cleaning string fills before they are compared (M5; manual, ``premodifiers`` and its neighbours)."""

import re
from collections.abc import Sequence

from annotally.tasks.definition import Cleaning, Form


def straighten(text: str) -> str:
    """Return ``text`` with white space squeezed to single blanks and trimmed."""
    return " ".join(text.split())


class Cleaner:
    """Turns string fills into the forms that are compared; remembers what it has cleaned.

    All forms are case-folded, because all comparisons ignore case (M5). ``straighten_only`` leaves the lists
    aside, as the comparison of set fills does.
    """

    def __init__(self, cleaning: Cleaning) -> None:
        self._post = _any_of(cleaning.postmodifiers, boundaries=False)
        self._corporate = _any_of(cleaning.corporate_designators, boundaries=True)
        self._pre = _any_of(cleaning.premodifiers, boundaries=True)
        self._clean: dict[str, str] = {}

    def form(self, text: str, form: Form) -> str:
        """Return the given form of a fill as written; NONE has no form and gives an empty string."""
        if form is Form.CLEAN:
            return self.clean(text)
        if form is Form.STRAIGHTENED:
            return straighten(text).casefold()
        return text.casefold() if form is Form.ORIG else ""

    def clean(self, text: str) -> str:
        """Return the clean form: lists removed as M5 says; the straightened form if nothing is left."""
        known = self._clean.get(text)
        if known is None:
            known = self._clean[text] = self._cleaned(text)
        return known

    def _cleaned(self, text: str) -> str:
        straight = straighten(text).casefold()
        clean = straight
        if self._post:
            clean = straighten(self._post.sub(" ", clean))
        if self._corporate:
            clean = straighten(self._corporate.sub(" ", clean))
        while self._pre and (found := self._pre.match(clean)):
            clean = clean[found.end() :].lstrip()
        return clean or straight


def _any_of(strings: Sequence[str], *, boundaries: bool) -> re.Pattern[str] | None:
    # The longest first, so that the order of a list never decides what "Co. Inc." leaves behind.
    folded = sorted({straighten(s).casefold() for s in strings} - {""}, key=lambda s: (-len(s), s))
    if not folded:
        return None
    choice = "|".join(re.escape(s) for s in folded)
    return re.compile(rf"(?<!\S)(?:{choice})(?!\S)" if boundaries else choice)
