r"""Regular expressions that people or files bring along: searches that end after a time limit.

Syntax and meaning are those of Python's `re` (`annotally.text.expression_syntax`). The package `regex`
searches, because it can be told when to give up, in any thread and on any system; `re` does where it is sure
to end soon. Expressions of the program's own match in one way only and stay with `re`.

In a long ASCII text `regex` takes between 0.01 (``.*?x.*?y``) and 2.5 times (``\w+ing\b``) of what `re`
takes; beyond ASCII, ``\b`` in front of a class takes 8 times, 0.2 s for a million characters.
"""

import re
import time
import warnings
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice
from typing import Protocol, cast

from annotally.text.expression_syntax import Spelling, spell

_CHEAP = 50_000
"""Steps that a search may take without a time limit of its own: less than a millisecond."""
_BLOCK = 512
"""Texts that are searched between two looks at the clock, where the steps are few."""


class SearchTooLongError(Exception):
    """A search was given up."""


class _Match(Protocol):
    def span(self) -> tuple[int, int]: ...


class _Pattern(Protocol):
    """The part of `regex.Pattern` that is used here; the package declares no types."""

    def search(self, string: str, *, timeout: float | None = None) -> _Match | None: ...
    def finditer(self, string: str, *, timeout: float | None = None) -> Iterator[_Match]: ...


@dataclass(frozen=True, slots=True)
class Expression:
    """A regular expression in Python's syntax, ready to be searched for.

    Making one raises `re.error` where it is none, is too large or nests too deep.
    Time is CPU time of this process, so that a busy machine cuts nothing short; `regex` looks at it between
    passes over the text, so that a text of millions of characters may take a second longer.
    """

    source: str
    ignore_case: bool = False
    _spelling: Spelling = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_spelling", spell(self.source, ignore_case=self.ignore_case))

    @property
    def parts(self) -> int:
        """The size of the expression, as `spell` counts it."""
        return self._spelling.parts

    def spans(self, text: str, seconds: float) -> list[tuple[int, int]]:
        """Return where the expression matches in a text, half-open, in order and without overlap.

        Raises SearchTooLongError where that takes more than ``seconds``.
        """
        try:
            matches = self._compiled_for(text).finditer(text, timeout=max(seconds, 0.0))
            return [match.span() for match in matches]
        except TimeoutError:
            raise SearchTooLongError from None

    def matches(self, texts: Iterable[str], seconds: float, longest: int | None = None) -> list[bool]:
        """Return for each text whether the expression matches somewhere in it.

        No text has more than ``longest`` code points; if this is not given, the texts are measured, which
        takes a tenth of the time. Raises SearchTooLongError where all of them together take more than
        ``seconds``.
        """
        # A search with a time limit costs 1 µs more, five times a short one. Where few steps are enough for
        # the longest text of a block, `re` searches, and the clock is looked at once for the block instead.
        ends = time.process_time() + seconds
        quick = _quick_search(self.source, self.ignore_case)
        remaining, matches = iter(texts), list[bool]()
        are_cheap = longest is not None and self._spelling.steps(longest) <= _CHEAP
        while block := list(islice(remaining, _BLOCK)):
            if quick is not None and (are_cheap or self._spelling.steps(max(map(len, block))) <= _CHEAP):
                matches += map(bool, map(quick, block))
                _seconds_until(ends)
            else:
                matches += (self._is_in(text, _seconds_until(ends)) for text in block)
        return matches

    def _is_in(self, text: str, seconds: float) -> bool:
        try:
            return self._compiled_for(text).search(text, timeout=seconds) is not None
        except TimeoutError:
            raise SearchTooLongError from None

    def _compiled_for(self, text: str) -> "_Pattern":
        return _compile(self._spelling.text_for_ascii if text.isascii() else self._spelling.text)


@lru_cache(64)
def _quick_search(source: str, ignore_case: bool) -> Callable[[str], object] | None:
    # Kept: filters ask for it once for every hundred texts.
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return re.compile(source, re.IGNORECASE if ignore_case else re.NOFLAG).search
    except re.error:  # `regex` can look behind for what has no fixed width
        return None


@lru_cache(64)
def _compile(spelled: str) -> _Pattern:
    # Imported late: 12 ms that only those pay who search.
    import regex

    return cast("_Pattern", regex.compile(spelled, regex.VERSION0))


def _seconds_until(ends: float) -> float:
    seconds = ends - time.process_time()
    if seconds <= 0:
        raise SearchTooLongError
    return seconds
