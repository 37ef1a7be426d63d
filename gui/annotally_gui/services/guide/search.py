"""Search over all pages of the guide: hits by section, the best first, each with an excerpt."""

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from annotally.text.search import fold
from annotally_gui.services.guide.pages import Guide, GuidePage, GuidePlace, GuideSection

_TERM = re.compile(r'"([^"]*)"?|(\S+)')
_PLURAL = re.compile(r"(?<=[a-z]{3}[^\Ws])s$")
_BLANKS = re.compile(r"\s+")
_LEAD, _LENGTH = 40, 150
"""Characters of an excerpt before its first match, and in all."""
_FREE = 3
"""The least letters of a term that is found within words, too."""
_SATURATION, _LENGTH_SHARE = 1.2, 0.75
"""How soon further matches in a text add little, and how much a long text counts less (k1 and b of BM25)."""
_ENOUGH = 0.4
"""The share of a query that a section has to have, by the rarity of its terms."""
_COMMON = frozenset(
    {"a", "an", "and", "are", "be", "can", "do", "does", "for", "how", "i", "in", "is", "it", "my", "of"}
    | {"on", "or", "the", "to", "two", "what", "which", "with"}
)
"""Words of questions, left out where there are others."""
_PAGE_TITLE, _HEADING, _INSIDE = 4.0, 2.0, 0.5
"""The weight of a term in a title and in a heading, and the share of a match within a word."""


@dataclass(frozen=True, slots=True)
class GuideHit:
    """A section with the terms: its place, titles, and an excerpt with the ranges that match in it."""

    place: GuidePlace
    page_title: str
    title: str
    excerpt: str
    matches: tuple[tuple[int, int], ...]


def terms_of(query: str) -> tuple[str, ...]:
    """Return the terms of a query, folded: its words, and words in quotation marks as one.

    Words of questions, such as "how do I", count only if there is nothing else. A plural finds the singular.
    """
    terms: dict[str, bool] = {}
    for match in _TERM.finditer(fold(query)):
        quoted = match[1] is not None
        words = (
            " ".join(match[1].split()) if quoted else _PLURAL.sub("", match[2].rstrip("?!.,;:")) or match[2]
        )
        if words:
            terms[words] = quoted or words not in _COMMON
    return tuple(term for term, counts in terms.items() if counts or not any(terms.values()))


def _singular(word: str) -> str:
    """Return a word without the signs behind it and without the letter of the plural."""
    return _PLURAL.sub("", word.rstrip("?!.,;:")) or word


def matches_in(text: str, terms: Iterable[str]) -> list[tuple[int, int]]:
    """Return the ranges of a text that match a term, in their order, those that overlap as one.

    Terms of a letter or two, such as F, are whole words.
    """
    # Folding keeps every letter in its place, so ranges of the folded text are those of the text.
    folded = fold(text)
    ranges = sorted((place, place + len(term)) for term in terms for place in _places(folded, term))
    merged: list[tuple[int, int]] = []
    for start, end in ranges:
        if merged and start < merged[-1][1]:
            merged[-1] = merged[-1][0], max(end, merged[-1][1])
        else:
            merged.append((start, end))
    return merged


def places_of(text: str, term: str) -> Iterator[int]:
    """Yield where a term is in a text, one behind the other."""
    place = text.find(term)
    while place >= 0:
        yield place
        place = text.find(term, place + len(term))


def _places(text: str, term: str) -> Iterator[int]:
    stands_alone = len(term) < _FREE and term.isalnum()
    for place in places_of(text, term):
        around = text[max(place - 1, 0) : place] + text[place + len(term) : place + len(term) + 1]
        if not (stands_alone and any(letter.isalnum() for letter in around)):
            yield place


class GuideIndex:
    """The folded words of all sections. A search is a scan: the guide has some hundred thousand letters."""

    def __init__(self, guide: Guide) -> None:
        self._sections = [
            _IndexedSection(page, section) for page in guide.pages.values() for section in page.sections
        ]
        lengths = sum(entry.length for entry in self._sections)
        self._mean_length = max(lengths / max(len(self._sections), 1), 1)

    def search(self, query: str, limit: int = 50) -> list[GuideHit]:
        """Return the sections with the terms, or with most of a longer query, the best first.

        Those with all terms come first; ties stand in the order of pages and
        sections.
        """
        # BM25 (Robertson and Zaragoza 2009) over sections, with titles and headings as texts of their own.
        terms = terms_of(query)
        rarity = {term: self._rarity(term) for term in terms}
        ranked: list[tuple[bool, float, _IndexedSection]] = []
        for entry in self._sections:
            present = [term for term in terms if entry.has(term)]
            share = sum(rarity[term] for term in present)
            if present and share >= _ENOUGH * sum(rarity.values()):
                score = sum(rarity[term] * entry.weight(term, self._mean_length) for term in present)
                ranked.append((len(present) < len(terms), -score, entry))
        ranked.sort(key=lambda rank: rank[:2])
        return [entry.hit(terms) for *_, entry in ranked[:limit]]

    def _rarity(self, term: str) -> float:
        return math.log1p(len(self._sections) / (1 + sum(entry.has(term) for entry in self._sections)))


class _IndexedSection:
    def __init__(self, page: GuidePage, section: GuideSection) -> None:
        self.page, self.section = page, section
        self._text = _BLANKS.sub(" ", section.text).strip()
        self._folded = fold(self._text)
        self.length = len(self._text)
        self._title, self._page_title = fold(section.title), fold(page.title)

    def has(self, term: str) -> bool:
        """Tell whether the section, its heading or the title of its page has a term."""
        texts = (self._folded, self._title, self._page_title)
        return any(next(_places(text, term), -1) >= 0 for text in texts)

    def weight(self, term: str, mean_length: float) -> float:
        """Return how much the section is about a term, however rare that is."""
        length = 1 - _LENGTH_SHARE + _LENGTH_SHARE * self.length / mean_length
        count = _count(self._folded, term)
        # Titles count once, however often they have the term: a long title is no better.
        text = count * (_SATURATION + 1) / (count + _SATURATION * length)
        titles = ((_PAGE_TITLE, self._page_title), (_HEADING, self._title))
        return text + sum(weight * min(_count(title, term), 1) for weight, title in titles)

    def hit(self, terms: Sequence[str]) -> GuideHit:
        excerpt = self._excerpt(terms)
        matches = tuple(matches_in(excerpt, terms))
        place = GuidePlace(self.page.name, self.section.anchor)
        return GuideHit(place, self.page.title, self.section.title, excerpt, matches)

    def _excerpt(self, terms: Sequence[str]) -> str:
        """Return the words around the match with the most terms near it."""
        # O(matches × terms × length of an excerpt), for the few dozen sections that are shown.
        starts = [start for start, _ in matches_in(self._text, terms)]
        best = max(starts, key=lambda start: (self._terms_near(start, terms), -start), default=0)
        begin = max(0, best - _LEAD)
        if begin:  # at the beginning of a word
            begin = self._text.find(" ", begin, best) + 1 or begin
        end = begin + _LENGTH
        if end < len(self._text):
            end = max(self._text.rfind(" ", best, end), best + 1)
        return ("… " if begin else "") + self._text[begin:end] + (" …" if end < len(self._text) else "")

    def _terms_near(self, start: int, terms: Sequence[str]) -> int:
        near = self._folded[start : start + _LENGTH - _LEAD]
        return sum(term in near for term in terms)


def _count(text: str, term: str) -> float:
    """Return how often a term is in a text; where it does not begin a word it counts less."""
    within = (place and text[place - 1].isalnum() for place in _places(text, term))
    return sum(_INSIDE if inside else 1.0 for inside in within)
