"""Entities with attributes and relations for the benchmarks, written as brat and as WebAnno TSV, two sides.

Parameters: the number of entities and of relations a side, and the number of documents. Seed 13. A document
is one line of words of 2 to 9 letters; each entity takes one word, between two stand 0 to 3 others. There are
five types. A relation has one of three types and leads from an entity to one of the five next to it, so that
each entity has as many as there are relations an entity. In brat one entity in three has an attribute.
Of the response's entities 5 % have another type, of its relations 5 % another type, of its attributes 5 %
another value. The names of both sides are numbered in the order of the file, from one in every document; the
response's relations stand in reverse.
"""

from pathlib import Path
from random import Random
from typing import NamedTuple

TYPES = ("Person", "Place", "Firm", "Date", "Sum")
RELATIONS = ("works-for", "lives-in", "pays")
VALUES = ("low", "middle", "high")
DAMAGED = 0.05


class Relation(NamedTuple):
    """A relation between two entities of its document, by their numbers; its type on either side."""

    source: int
    target: int
    types: tuple[str, str]


class Entity(NamedTuple):
    """An entity: the word it takes, by its number; its type and its attribute's value on either side."""

    word: int
    types: tuple[str, str]
    values: tuple[str, str]


class RelationCorpus:
    """A key and a response over the same texts."""

    def __init__(self, entities: int, relations: int, documents: int) -> None:
        self._random = Random(13)
        self.parameters = (
            f"{entities:,} entities and {relations:,} relations a side in {documents:,} documents;"
            f" {DAMAGED:.0%} of either damaged, seed 13"
        )
        self._documents = [
            self._document(entities // documents, relations // documents) for _ in range(documents)
        ]

    def write_brat(self, folder: Path) -> tuple[str, str]:
        """Write both sides as folders of brat; return their paths."""
        for side, name in enumerate(("key", "response")):
            own = folder / name
            own.mkdir()
            for number, (words, entities, relations) in enumerate(self._documents):
                (own / f"d{number:05}.txt").write_text(" ".join(words) + "\n", encoding="utf-8")
                text = "".join(_brat_lines(side, words, entities, relations))
                (own / f"d{number:05}.ann").write_text(text, encoding="utf-8")
        return str(folder / "key"), str(folder / "response")

    def write_webanno(self, folder: Path) -> tuple[str, str]:
        """Write both sides as folders of WebAnno TSV, without attributes; return their paths."""
        for side, name in enumerate(("key", "response")):
            own = folder / name
            own.mkdir()
            for number, (words, entities, relations) in enumerate(self._documents):
                text = "".join(_webanno_lines(side, words, entities, relations))
                (own / f"d{number:05}.tsv").write_text(text, encoding="utf-8")
        return str(folder / "key"), str(folder / "response")

    def _word(self) -> str:
        letters = "aeioubcdfglmnprst"
        return "".join(self._random.choices(letters, k=self._random.randint(2, 9)))

    def _both(self, values: tuple[str, ...]) -> tuple[str, str]:
        """Return a value for either side: another one for the response where it is damaged."""
        chosen = self._random.randrange(len(values))
        damaged = self._random.random() < DAMAGED
        return values[chosen], values[(chosen + damaged) % len(values)]

    def _document(self, count: int, pairs: int) -> tuple[list[str], list[Entity], list[Relation]]:
        words: list[str] = []
        entities = []
        for number in range(count):
            words += (self._word() for _ in range(self._random.randrange(4) + 1))
            values = self._both(VALUES) if number % 3 == 0 else ("", "")
            entities.append(Entity(len(words) - 1, self._both(TYPES), values))
        relations = []
        for number in range(pairs):
            source = number % count
            target = (source + 1 + number // count % 5) % count
            relations.append(Relation(source, target, self._both(RELATIONS)))
        return words, entities, relations


def _brat_lines(side: int, words: list[str], entities: list[Entity], relations: list[Relation]) -> list[str]:
    starts, at = [], 0
    for word in words:
        starts.append(at)
        at += len(word) + 1
    lines = []
    for number, entity in enumerate(entities, 1):
        start, word = starts[entity.word], words[entity.word]
        lines.append(f"T{number}\t{entity.types[side]} {start} {start + len(word)}\t{word}\n")
        if entity.values[side]:
            lines.append(f"A{number}\tRank T{number} {entity.values[side]}\n")
    ordered = relations[:: -1 if side else 1]
    for number, relation in enumerate(ordered, 1):
        first, second = relation.source + 1, relation.target + 1
        lines.append(f"R{number}\t{relation.types[side]} Arg1:T{first} Arg2:T{second}\n")
    return lines


def _webanno_lines(
    side: int, words: list[str], entities: list[Entity], relations: list[Relation]
) -> list[str]:
    lines = [
        "#FORMAT=WebAnno TSV 3.3\n#T_SP=webanno.custom.Entity|value\n"
        "#T_RL=webanno.custom.Relation|kind|BT_webanno.custom.Entity\n\n\n",
        f"#Text={' '.join(words)}\n",
    ]
    by_word = {entity.word: entity for entity in entities}
    # WebAnno writes a relation where it ends, with the address of the token it comes from.
    ending: dict[int, list[tuple[str, int]]] = {}
    for relation in relations[:: -1 if side else 1]:
        word = entities[relation.target].word
        ending.setdefault(word, []).append((relation.types[side], entities[relation.source].word))
    at = 0
    for number, word in enumerate(words):
        entity, result = by_word.get(number), ending.get(number, [])
        cells = (
            entity.types[side] if entity is not None else "_",
            "|".join(kind for kind, _ in result) or "_",
            "|".join(f"1-{source + 1}" for _, source in result) or "_",
        )
        lines.append(f"1-{number + 1}\t{at}-{at + len(word)}\t{word}\t" + "\t".join(cells) + "\t\n")
        at += len(word) + 1
    return lines
