"""Small numbers and amounts of text in words."""

import re
from collections.abc import Sequence

from annotally_gui.services.i18n import mark, plural, tr

_NUMBERS = (
    *(mark("zero"), mark("one"), mark("two"), mark("three"), mark("four"), mark("five"), mark("six")),
    *(mark("seven"), mark("eight"), mark("nine"), mark("ten"), mark("eleven"), mark("twelve")),
)
_WORD = re.compile(r"\w")
UNSPACED = "[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]"
"""Expression for letters of scripts without blanks between words: Thai, Lao, Burmese, Khmer, kana, Han."""


def number_word(count: int) -> str:
    """Return a number up to twelve as a word, a larger one in digits."""
    return tr(_NUMBERS[count]) if 0 <= count < len(_NUMBERS) else str(count)


def amount_text(text: str, *, cut: bool = False) -> str:
    """Return how much a text is, in words: ``two words``; ``three characters`` where it has no whole words.

    ``cut``: one end of it lies inside a word. Scripts without blanks are counted by characters.
    """
    # A chunk between blanks counts if a letter or digit is in it, so that a lone comma is no word. One pass.
    words = sum(1 for chunk in text.split() if _WORD.search(chunk))
    if cut or not words or re.search(UNSPACED, text):
        count = len("".join(text.split())) or len(text)
        return plural("{number} character", "{number} characters", count, number=number_word(count))
    return plural("{number} word", "{number} words", words, number=number_word(words))


def listed(names: Sequence[str], limit: int = 0) -> str:
    """Return names as a list in words: ``A, B and C``; with a limit ``A, B and three more``."""
    if limit and len(names) > limit:
        further = number_word(len(names) - limit)
        return tr("{names} and {count} more", names=", ".join(names[:limit]), count=further)
    if len(names) < 2:
        return "".join(names)
    return tr("{names} and {last}", names=", ".join(names[:-1]), last=names[-1])


def sentence(text: str) -> str:
    """Return ``text`` with a capital first letter."""
    return text[:1].upper() + text[1:]
