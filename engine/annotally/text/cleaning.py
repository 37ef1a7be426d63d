"""Cleaning string fills before they are compared (M5; manual, ``premodifiers`` and its neighbours)."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from typing import NamedTuple


class Form(StrEnum):
    """Form of a string fill to compare (``stringfill_correct_comparison`` and ``…_partial_…``)."""

    ORIG = "ORIG"
    STRAIGHTENED = "STRAIGHTENED"
    CLEAN = "CLEAN"
    NONE = "NONE"


@dataclass(frozen=True, slots=True)
class Cleaning:
    """The lists that turn a straightened string fill into a clean one (M5)."""

    premodifiers: tuple[str, ...] = ()
    postmodifiers: tuple[str, ...] = ()
    corporate_designators: tuple[str, ...] = ()


def straighten(text: str) -> str:
    """Return ``text`` with white space squeezed to single blanks and trimmed."""
    return " ".join(text.split())


class CleanedRun(NamedTuple):
    """A run of a straightened fill, and whether cleaning removes it."""

    text: str
    removed: bool


class Cleaner:
    """Converter of string fills into the forms to compare, with a cache of clean forms.

    All forms are case-folded, because all comparisons ignore case (M5). ``straighten_only`` leaves the lists
    aside, as the comparison of set fills does. ``designators_first``: postmodifiers are not blanked before
    corporate designators are looked for, but behind that, as in the coreference task (M5).
    """

    def __init__(self, cleaning: Cleaning, *, designators_first: bool = False) -> None:
        post = _any_of(cleaning.postmodifiers, boundaries=False)
        corporate = _any_of(cleaning.corporate_designators, boundaries=True)
        self._pre = _any_of(cleaning.premodifiers, boundaries=True)
        steps = (post, corporate)
        self._steps = steps[::-1] if designators_first else steps
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
        cleaned = self._clean.get(text)
        if cleaned is None:
            cleaned = self._clean[text] = self._cleaned(text)
        return cleaned

    def pieces(self, text: str) -> tuple[CleanedRun, ...]:
        """Return the straightened form cut where cleaning begins and ends to remove something (M5).

        The pieces not removed make up the clean form, but for a blank where a string was cut out of a word.
        """
        # The same rules run as for the clean form, but over signs with their places: what is kept names the
        # places left, and the runs of kept and removed signs follow from them. A fill of which nothing would
        # be left is kept whole.
        straight = straighten(text).casefold()
        places_left = self._kept(straight) or set(range(len(straight)))
        flagged = groupby(enumerate(straight), key=lambda numbered: numbered[0] not in places_left)
        return tuple(CleanedRun("".join(sign for _, sign in run), removed) for removed, run in flagged)

    def _cleaned(self, text: str) -> str:
        straight = straighten(text).casefold()
        clean = straight
        # Premodifiers are taken off one by one at the beginning; the other lists anywhere, in the order of
        # M5.
        for pattern in self._steps:
            if pattern:
                clean = straighten(pattern.sub(" ", clean))
        while self._pre and (match := self._pre.match(clean)):
            clean = clean[match.end() :].lstrip()
        return clean or straight

    def _kept(self, straight: str) -> set[int]:
        """Return the places in the straightened form that are left, by the steps of `_cleaned`."""
        # The steps of `_cleaned` on characters that carry their places, so that those left can be told.
        signs = list(enumerate(straight))
        for pattern in self._steps:
            if pattern:
                signs = list(_squeezed(_blanked(signs, pattern)))
        while self._pre and (match := self._pre.match(_text(signs))):
            signs = signs[match.end() :]
            while signs and signs[0][1].isspace():
                del signs[0]
        return {place for place, _ in signs}


_Signs = list[tuple[int, str]]
"""Characters with their places in the straightened form, -1 for a blank in place of a removed string."""


def _text(signs: _Signs) -> str:
    return "".join(sign for _, sign in signs)


def _blanked(signs: _Signs, pattern: re.Pattern[str]) -> _Signs:
    blanked, behind = [], 0
    for match in pattern.finditer(_text(signs)):
        blanked += [*signs[behind : match.start()], (-1, " ")]
        behind = match.end()
    return blanked + signs[behind:]


def _squeezed(signs: _Signs) -> Iterator[tuple[int, str]]:
    """Yield runs of white space as one blank, and none at either end."""
    # A run of white space becomes one blank that keeps its last place; -1, a removed string, counts only
    # where the run has no other. At either end there is nothing to part.
    runs = [(white, list(run)) for white, run in groupby(signs, key=lambda sign: sign[1].isspace())]
    for number, (white, run) in enumerate(runs):
        if not white:
            yield from run
        elif 0 < number < len(runs) - 1:
            yield max(place for place, _ in run), " "


def _any_of(strings: Sequence[str], *, boundaries: bool) -> re.Pattern[str] | None:
    # The longest first, so that the order of a list never decides what "Co. Inc." leaves behind.
    folded = sorted({straighten(s).casefold() for s in strings} - {""}, key=lambda s: (-len(s), s))
    if not folded:
        return None
    choice = "|".join(re.escape(s) for s in folded)
    return re.compile(rf"(?<!\S)(?:{choice})(?!\S)" if boundaries else choice)
