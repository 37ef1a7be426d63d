"""Named entities for the benchmarks, written as MUC SGML: a key, and a response damaged in 10 % of the pairs.

Parameters: the number of entities a side, the number of documents, and whether they nest. Seed 11. An entity
takes 4 words of a vocabulary of 4,000, between entities stand 0 to 8; types are ENAMEX PERSON, ORGANIZATION,
LOCATION, TIMEX DATE and NUMEX MONEY. In the key 5 % have an alternative (ALT), 3 % are optional (STATUS="OPT").
Of the pairs 2.5 % each have another type, have lost a word at the end, are missing, or are spurious (an entity
of the response alone). *Dense*: entities of one class stand in groups of six inside one another, so that each
overlaps five others of its side and six of the other, all of them candidates; only the types differ.
"""

from dataclasses import dataclass, field
from pathlib import Path
from random import Random

TYPES = (
    ("ENAMEX", "PERSON"),
    ("ENAMEX", "ORGANIZATION"),
    ("ENAMEX", "LOCATION"),
    ("TIMEX", "DATE"),
    ("NUMEX", "MONEY"),
)
GROUP = 6
_ALONE = 0.025
"""Share of the pairs that only one side has; each side has as many entities as were asked for."""


@dataclass
class Side:
    """One side under construction: its SGML, and its entities as start, end, type by document."""

    pieces: list[str] = field(default_factory=list)
    entities: list[list[tuple[int, int, str]]] = field(default_factory=list)


class EntityCorpus:
    """A key and a response over the same texts."""

    def __init__(self, entities: int = 100_000, documents: int = 1000, *, dense: bool = False) -> None:
        self._random = Random(11)
        self._words = [self._word() for _ in range(4000)]
        self._kinds = TYPES[:3] if dense else TYPES
        self.key, self.response = Side(), Side()
        self.parameters = (
            f"{entities:,} entities a side in {documents:,} document(s){', in groups of six nested' if dense else ''};"
            " 10 % of the pairs damaged, seed 11"
        )
        for number in range(documents):
            pairs = round(entities / (1 - _ALONE) * (number + 1) / documents)
            pairs -= round(entities / (1 - _ALONE) * number / documents)
            self._document(number, pairs, dense=dense)

    def write(self, folder: Path) -> tuple[str, str]:
        """Write both sides; return their paths."""
        paths = []
        for name, side in (("key", self.key), ("response", self.response)):
            path = folder / f"{name}.sgm"
            path.write_text("".join(side.pieces), encoding="utf-8")
            paths.append(str(path))
        return paths[0], paths[1]

    def _word(self) -> str:
        letters = "aeioubcdfglmnprst"
        return "".join(self._random.choices(letters, k=self._random.randint(2, 9))).capitalize()

    def _document(self, number: int, entities: int, *, dense: bool) -> None:
        for side in (self.key, self.response):
            side.pieces.append(f"<DOC>\n<DOCNO>{number:06}</DOCNO>\n<TEXT>\n")
            side.entities.append([])
        self._at = 0
        left = entities
        while left > 0:
            group = min(GROUP, left) if dense else 1
            self._plain(self._random.choices(self._words, k=self._random.randrange(9)))
            self._group(group)
            left -= group
            if self._random.random() < 0.1:
                self._plain(["\n"])
        for side in (self.key, self.response):
            side.pieces.append("\n</TEXT>\n</DOC>\n")

    def _plain(self, words: list[str]) -> None:
        if words:
            text = " ".join(words) + " "
            self._at += len(text)
            for side in (self.key, self.response):
                side.pieces.append(text)

    def _group(self, size: int) -> None:
        """Write ``size`` entities inside one another, each with two words more on either side."""
        words = self._random.choices(self._words, k=4 * size)
        kinds = [self._random.choice(self._kinds) for _ in range(size)]
        damages = [self._random.random() for _ in range(size)]
        chances = [self._random.random() for _ in range(size)]
        for side in (self.key, self.response):
            text = ""
            for level in range(size - 1, -1, -1):
                first, last = 2 * level, 4 * size - 2 * level
                inner = text if text else None
                text = self._one(side, words, (first, last), kinds[level], damages[level], chances[level], inner)
            side.pieces.append(text + " ")
        self._at += len(" ".join(words)) + 1

    def _one(
        self,
        side: Side,
        words: list[str],
        place: tuple[int, int],
        kind: tuple[str, str],
        damage: float,
        chance: float,
        inner: str | None,
    ) -> str:
        first, last = place
        is_key = side is self.key
        missing = damage < _ALONE if not is_key else _ALONE <= damage < 2 * _ALONE
        if not is_key and 0.05 <= damage < 0.075:
            kind = self._kinds[(self._kinds.index(kind) + 1) % len(self._kinds)]
        lost = 1 if not is_key and 0.075 <= damage < 0.1 else 0
        left, right = words[first : first + 2], words[last - 2 : last]
        inside = [*left, *([inner] if inner is not None else []), *right[: 2 - lost]]
        if missing:
            return " ".join(inside)
        start = self._at + (len(" ".join(words[:first])) + 1 if first else 0)
        side.entities[-1].append((start, start + len(" ".join(words[first : last - lost])), kind[1]))
        attributes = ""
        if is_key and chance < 0.05:
            attributes = f' ALT="{" ".join(words[first : last - 1])}"'
        elif is_key and chance < 0.08:
            attributes = ' STATUS="OPT"'
        text = f'<{kind[0]} TYPE="{kind[1]}"{attributes}>{" ".join(inside)}</{kind[0]}>'
        return " ".join([text, *right[2 - lost :]])
