"""Random corpora in brat, and copies with other white space and Unicode forms, offsets counted along."""

import random
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from support.texts_in_brat import Places, save_places

_WORDS = (
    "Ada",
    "Zoë",
    "señor",
    "went",
    "to",
    "Oslo",
    "by",
    "train",
    "café",
    "on",
    "Monday",
    "42",
    "née",
    "Łódź",
)
_LABELS = ("PER", "LOC", "TIME")
_BLANKS = (" ", " ", "  ", "\u2009", "   ")


class RandomCorpus(NamedTuple):
    """Texts of two documents, and the places of the annotations of two sides."""

    texts: Mapping[str, str]
    key: Mapping[str, Places]
    response: Mapping[str, Places]

    def save(self, folder: Path) -> tuple[str, str]:
        """Write both sides; return their folders."""
        folder.mkdir(parents=True, exist_ok=True)
        return (
            save_places(folder / "key", self.texts, self.key),
            save_places(folder / "response", self.texts, self.response),
        )

    def save_damaged(self, folder: Path, choice: random.Random) -> str:
        """Write the response with its texts damaged; return its folder."""
        folder.mkdir(parents=True, exist_ok=True)
        texts, places = {}, {}
        for name, text in self.texts.items():
            texts[name], starts, ends = damage(text, choice)
            places[name] = [
                (label, starts[start], ends[end - 1]) for label, start, end in self.response[name]
            ]
        return save_places(folder / "response", texts, places)


def random_corpus(choice: random.Random) -> RandomCorpus:
    """Return a corpus in which the sides agree in most annotations."""
    texts, key, response = {}, {}, {}
    for name in ("a", "b"):
        words = [choice.choice(_WORDS) for _ in range(choice.randint(12, 30))]
        texts[name] = " ".join(words) + "."
        ours = [annotation for _ in range(6) if (annotation := _annotation(texts[name], words, choice))]
        key[name] = sorted(set(ours), key=lambda place: place[1:])
        theirs = [place for place in key[name] if choice.random() < 0.7]
        theirs += [_annotation(texts[name], words, choice) for _ in range(2)]
        response[name] = sorted(set(theirs), key=lambda place: place[1:])
    return RandomCorpus(texts, key, response)


def _annotation(text: str, words: list[str], choice: random.Random) -> tuple[str, int, int]:
    first = choice.randrange(len(words))
    after = min(len(words), first + choice.randint(1, 3))
    start = sum(len(word) + 1 for word in words[:first])
    end = start + len(" ".join(words[first:after]))
    return choice.choice(_LABELS), start, min(end, len(text))


def damage(text: str, choice: random.Random) -> tuple[str, list[int], list[int]]:
    """Return a text with other blanks between words and letters in other forms.

    With it come the places in it at which each of the old characters begins, and ends. No words are joined or
    parted.
    """
    pieces = [
        choice.choice(_BLANKS) if sign == " " else unicodedata.normalize(choice.choice(("NFC", "NFD")), sign)
        for sign in text
    ]
    starts, ends, length = [], [], 0
    for piece in pieces:
        starts.append(length)
        length += len(piece)
        ends.append(length)
    return "".join(pieces), starts, ends
