"""Search for words, or a regular expression, in a text: offsets are code points."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from annotally.model.diagnostics import file_error
from annotally.model.wording import Wording, sentence_of
from annotally.text.expressions import Expression, SearchTooLongError

PATIENCE = 2.0
"""Seconds of work after which the search for an expression in one text is given up."""


def fold(text: str) -> str:
    """Return ``text`` in lower case with every code point in its place.

    One letter, capital I with a dot, has a two-letter lower case, and the final sigma depends on its
    neighbours: both are replaced so that offsets stay exact and a match does not depend on context.
    """
    if text.isascii():
        return text.lower()
    return text.replace("\u0130", "i").lower().replace("\u03c2", "\u03c3")


@dataclass(frozen=True, slots=True)
class SearchPattern:
    """A search query: words, or a regular expression; without ``case`` whatever its case."""

    words: str
    expression: bool = False
    case: bool = False

    def pattern(self) -> Expression:
        """Return a pattern for a text; one of words is for a folded text unless ``case``.

        A blank in words is any white space. Raises InputRefused for an expression that is none, and for words
        that say nothing.
        """
        if self.expression:
            try:
                return Expression(self.words, ignore_case=not self.case)
            except re.error as problem:
                remedy = Wording("correct the expression, or search without regular expressions")
                raise file_error(
                    "",
                    Wording("{expression}: {why}", expression=self.words, why=sentence_of(problem)),
                    Wording("a regular expression"),
                    remedy,
                ) from None
        words = (self.words if self.case else fold(self.words)).split()
        if not words:
            raise file_error(
                "", Wording("nothing to search"), Wording("a word to search"), Wording("enter a word")
            )
        return Expression(r"\s+".join(map(re.escape, words)))


def occurrences(
    query: SearchPattern, text: str, name: str = "", seconds: float = PATIENCE
) -> Iterator[tuple[int, int]]:
    """Yield the places in a text, half-open, that do not overlap, in reading order; none is empty.

    Raises InputRefused, which calls the text ``name``, for what takes longer than ``seconds`` of CPU, and
    what `SearchPattern.pattern` raises.
    """
    # Folding keeps every offset, hence places in the folded text are places in the text.
    pattern = query.pattern()
    searched = text if query.case or query.expression else fold(text)
    try:
        places = pattern.spans(searched, seconds)
    except SearchTooLongError:
        problem = Wording("{expression}: searching the text takes too long", expression=query.words)
        # Without a name there is one text only.
        if name:
            problem = Wording(
                "{expression}: searching {text} takes too long", expression=query.words, text=name
            )
        raise file_error(
            "", problem, Wording("an expression with fewer ways to match"), Wording("make it simpler")
        ) from None
    yield from (place for place in places if place[0] < place[1])
