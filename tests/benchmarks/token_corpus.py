"""Token columns for the benchmarks: a key and a response over the same tokens, in CoNLL files.

Words have the lengths of English text and are drawn from 60,000 forms by Zipf's law, so that most repeat and
many occur once, as in real text. Seed 16. Entities take 1 to 4 tokens under PER, LOC, ORG or MISC, about one
to every ten tokens; a sentence has 5 to 40 tokens. In the response 10 % of the entities are damaged: 2.5 %
each have another label, another end, are missing, or are spurious. *Altered*: every token of the response
has another word, as if it came from another tokenizer.
"""

from itertools import accumulate
from pathlib import Path
from random import Random

LABELS = ("PER", "LOC", "ORG", "MISC")
_SYLLABLES = (
    *("an", "en", "er", "on", "in", "re", "ti", "es", "at", "ed", "to", "it", "ou", "ea", "he"),
    *("th", "st", "is", "or", "ha", "nd", "al", "le", "co", "de", "ro", "me", "ne", "ar", "te"),
)
_FORMS = 60_000


class TokenCorpus:
    """A key and a response over the same tokens."""

    def __init__(self, documents: int = 1000, tokens: int = 1000) -> None:
        self._random = Random(16)
        self._forms = [self._form() for _ in range(_FORMS)]
        self._weights = list(accumulate(1 / rank for rank in range(2, _FORMS + 2)))
        self.documents = [self._document(tokens) for _ in range(documents)]
        """Of each document: its words, the tokens that begin a sentence, the tags of key and response."""

    @property
    def entities(self) -> int:
        """The number of entities of the key."""
        return sum(tag.startswith("B") for _, _, key, _ in self.documents for tag in key)

    def write(self, folder: Path, *, altered: bool = False) -> tuple[Path, Path]:
        """Write both sides as token columns; return their paths."""
        paths = folder / "key.conll", folder / "response.conll"
        for number, path in enumerate(paths):
            pieces = []
            for words, begins, *tags in self.documents:
                pieces.append("-DOCSTART- O\n")
                sentences = set(begins)
                for place, (word, tag) in enumerate(zip(words, tags[number], strict=True)):
                    ending = "x" if altered and number else ""
                    pieces.append(f"{chr(10) if place in sentences else ''}{word}{ending} {tag}\n")
                pieces.append("\n")
            path.write_text("".join(pieces), encoding="utf-8")
        return paths

    def _form(self) -> str:
        random = self._random
        form = "".join(random.choices(_SYLLABLES, k=random.choice((1, 1, 2, 2, 2, 3, 3, 4, 5))))
        form = form[random.randrange(2) :]
        return form.capitalize() if random.random() < 0.15 else form

    def _document(self, tokens: int) -> tuple[list[str], list[int], list[str], list[str]]:
        random = self._random
        words = random.choices(self._forms, cum_weights=self._weights, k=tokens)
        begins, at = [], 0
        while at < tokens:
            begins.append(at)
            at += random.randint(5, 40)
        key, response = ["O"] * tokens, ["O"] * tokens
        at = random.randrange(8)
        while at < tokens:
            end = min(at + random.choice((1, 1, 1, 2, 2, 3, 4)), tokens, *(b for b in begins if b > at))
            label, damage = random.choice(LABELS), random.random()
            if damage >= 0.025:
                _spell(key, at, end, label)
            if not 0.025 <= damage < 0.05:
                other = LABELS[(LABELS.index(label) + 1) % 4] if 0.05 <= damage < 0.075 else label
                last = end - 1 if 0.075 <= damage < 0.1 and end > at + 1 else end
                _spell(response, at, last, other)
            at = end + 1 + random.randrange(14)
        return words, begins, key, response


def _spell(tags: list[str], start: int, end: int, label: str) -> None:
    tags[start:end] = [f"B-{label}", *[f"I-{label}"] * (end - start - 1)]
