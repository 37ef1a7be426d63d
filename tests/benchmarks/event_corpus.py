"""Event mentions of invented texts: token tables in both dialects, a gold file, a system that errs."""

import random
from collections.abc import Iterator
from pathlib import Path

TYPES = tuple(f"Class{number // 4}_Kind{number}" for number in range(33))
REALIS = ("Actual", "Generic", "Other")
WORDS = (
    "the",
    "a",
    "came",
    "went",
    "offer",
    "advice",
    "meeting",
    "talks",
    "who",
    "said",
    "attack",
    "sold",
    ".",
)


class EventCorpus:
    """``documents`` of ``mentions`` a side over ``tokens`` tokens each.

    Every sixth gold mention has two or three tokens, some far apart. The system moves one mention in eight by
    a token, splits one in twelve in two, misses one in ten, and errs in a tenth of types and realis. In a
    dense corpus all mentions share a token with a hundred others.
    """

    def __init__(self, documents: int, mentions: int, tokens: int, *, dense: bool = False) -> None:
        self._documents = documents
        self._mentions = mentions
        self._tokens = tokens
        self._dense = dense
        self._random = random.Random(20150212)

    def write(self, folder: Path) -> None:
        """Write ``gold.tbf``, ``system.tbf`` and the tables in ``tokens``."""
        tables = folder / "tokens"
        tables.mkdir(parents=True)
        sides: tuple[list[str], list[str]] = ([], [])
        for number in range(self._documents):
            name = f"doc{number:05}"
            words = self._random.choices(WORDS, k=self._tokens)
            (tables / f"{name}.txt.tab").write_text("".join(self._rows(words, number % 2)), encoding="utf-8")
            gold = [(self._chosen(), *self._labels()) for _ in range(self._mentions)]
            for side, mentions in zip(sides, (gold, list(self._answers(gold))), strict=True):
                side.append(f"#BeginOfDocument {name}\n")
                side += [self._line(name, place, words, *mention) for place, mention in enumerate(mentions)]
                side.append("#EndOfDocument\n")
        for name, side in zip(("gold", "system"), sides, strict=True):
            (folder / f"{name}.tbf").write_text("".join(side), encoding="utf-8")

    def _rows(self, words: list[str], past: int) -> Iterator[str]:
        at = 0
        for number, word in enumerate(words):
            at += number > 0 and word != "."
            yield f"t{number}\t{word}\t{at}\t{at + len(word) - 1 + past}\n"
            at += len(word)

    def _chosen(self) -> tuple[int, ...]:
        first = self._random.randrange(self._tokens)
        if self._dense:
            return tuple({first - first % 100, first, (first + 7) % self._tokens})
        if self._random.random() < 5 / 6:
            return (first,)
        more = self._random.choice(((1,), (1, 2), (3, 4)))
        return (first, *((first + step) % self._tokens for step in more))

    def _labels(self) -> tuple[str, str]:
        return self._random.choice(TYPES), self._random.choice(REALIS)

    def _answers(
        self, gold: list[tuple[tuple[int, ...], str, str]]
    ) -> Iterator[tuple[tuple[int, ...], str, str]]:
        for tokens, kind, realis in gold:
            chance = self._random.random()
            if self._random.random() < 0.1:
                kind, realis = self._labels()
            if chance < 0.1:
                yield self._chosen(), kind, realis
            elif chance < 0.225:
                yield tuple((token + 1) % self._tokens for token in tokens), kind, realis
            elif chance < 0.3 and len(tokens) > 1:
                yield tokens[:1], kind, realis
                yield tokens[1:], kind, realis
            else:
                yield tokens, kind, realis

    def _line(
        self, document: str, place: int, words: list[str], tokens: tuple[int, ...], kind: str, realis: str
    ) -> str:
        ordered = sorted(set(tokens))
        ids, text = ",".join(f"t{n}" for n in ordered), " ".join(words[n] for n in ordered)
        return f"sys\t{document}\tE{place}\t{ids}\t{text}\t{kind}\t{realis}\t0.5\n"
