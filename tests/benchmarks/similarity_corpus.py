"""Annotations for the benchmark of similarity: spans with attributes, every parameter named."""

import json
import random
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

from annotally.comparison.result import Sides
from annotally.formats.base import ReadOptions
from annotally.formats.io import file_names, write
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.extents import Extent
from annotally.model.instances import Alternative, Instance, Reading, Slot, simple_fill
from annotally.model.text import Document
from annotally.tasks.mat.writer import new_task_text
from annotally.tasks.similarity_profile import (
    Attribute,
    Dimension,
    Label,
    Schema,
    SimilarityProfile,
    SimilarityTask,
    TagProfile,
)
from annotally.tasks.task_names import file_name

LABELS = ("PERSON", "ORGANIZATION", "LOCATION")
ATTRIBUTES = ("mention", "number", "role")


@dataclass(frozen=True)
class SimilarityCorpus:
    """Documents with annotations of three labels and three attributes of ``values`` values each.

    Of the hypothesis' annotations one in ``differ`` has another span, label or value, one in twenty is
    missing on each side. ``length`` is that of a span, ``gap`` how far the next one starts behind it.
    """

    documents: int
    annotations: int
    length: tuple[int, int] = (4, 20)
    gap: tuple[int, int] = (15, 30)
    values: int = 4
    differ: int = 5
    seed: int = 1955

    def sides(self) -> Sides:
        """Return both sides with their texts."""
        chance = random.Random(self.seed)
        texts, values = {}, ({}, {})  # type: tuple[dict[str, Document], tuple[dict[str, DocumentAnnotations], ...]]
        for number in range(self.documents):
            name = f"doc-{number}"
            reference, hypothesis, end = self._document(chance)
            for side, instances in zip(values, (reference, hypothesis), strict=True):
                side[name] = DocumentAnnotations(name, tuple(instances))
            text = "".join(" " if place % 6 == 5 else "x" for place in range(end))
            texts[name] = Document(name, name, text)
        sets = (AnnotationSet(n, "none", s) for n, s in zip(("key", "response"), values, strict=True))
        return Sides(tuple(sets), texts)

    def _document(self, chance: random.Random) -> tuple[list[Instance], list[Instance], int]:
        place, end = 0, 0
        sides: tuple[list[Instance], list[Instance]] = ([], [])
        for number in range(self.annotations):
            place += chance.randint(*self.gap)
            span = place, place + chance.randint(*self.length)
            label, values = chance.choice(LABELS), [chance.randrange(self.values) for _ in ATTRIBUTES]
            end = max(end, span[1] + 3)
            if chance.randrange(20):
                sides[0].append(_annotation(label, number, span, values))
            if not chance.randrange(self.differ):
                which = chance.randrange(3)
                if which == 0:
                    span = span[0] + chance.randint(0, 2), span[1] + chance.randint(0, 3)
                elif which == 1:
                    label = chance.choice(LABELS)
                else:
                    values[chance.randrange(len(values))] = chance.randrange(self.values)
            if chance.randrange(20):
                sides[1].append(_annotation(label, number, span, values))
        return *sides, end


def _annotation(label: str, number: int, span: tuple[int, int], values: list[int]) -> Instance:
    slots = tuple(
        Slot(name, (Alternative((simple_fill(Reading(f"v{value}")),)),))
        for name, value in zip(ATTRIBUTES, values, strict=True)
    )
    return Instance(label, str(number), slots, (Extent(*span),))


def write_corpus(folder: Path, corpus: SimilarityCorpus) -> tuple[str, str, str]:
    """Write both sides as MAT JSON, and a task file; return the name of the task and the paths."""
    sides = corpus.sides()
    paths = []
    for side in sides.sets:
        place = folder / f"{corpus.documents}-{side.name}"
        place.mkdir()
        files = write(side, sides.documents, ReadOptions(), "mat-json")
        for name, content in zip(file_names(side, "mat-json", len(files)), files, strict=True):
            (place / (name or "all.json")).write_bytes(content)
        paths.append(str(place))
    labels = tuple(Label(name, True, tuple(map(Attribute, ATTRIBUTES))) for name in LABELS)
    dimensions = [Dimension("_label", Fraction(2)), Dimension("_span", Fraction(8))]
    dimensions += [Dimension(name, Fraction(1)) for name in ATTRIBUTES]
    profile = SimilarityProfile("", (), (TagProfile(LABELS, tuple(dimensions)),))
    task = folder / f"{corpus.documents}.xml"
    task.write_text(new_task_text(SimilarityTask("bench", Schema(labels), (profile,))), encoding="utf-8")
    return file_name(str(task)), paths[0], paths[1]


@dataclass(frozen=True)
class DenseCorpus:
    """One document in which many annotations overlap many others, to be written as MAT JSON.

    ``shape``: ``nested``, each in the one before, ends of the response off by one; ``alike``, all at one
    place; ``random``, starts and lengths anywhere in a text of three characters an annotation, so that a
    third of all pairs overlaps. Labels are of three kinds, at random, but for nested ones.
    """

    shape: str
    annotations: int
    seed: int = 1955

    def write(self, folder: Path) -> None:
        """Write a folder for each side."""
        chance = random.Random(self.seed)
        end = 4 * self.annotations + 40
        text = "".join(" " if place % 6 == 5 else "x" for place in range(end))
        for off, side in enumerate(("key", "response")):
            rows: dict[str, list[tuple[int, int]]] = {label: [] for label in LABELS}
            for number in range(self.annotations):
                span = self._span(chance, number, off)
                rows[LABELS[0] if self.shape == "nested" else chance.choice(LABELS)].append(span)
            asets = [
                {"type": label, "hasID": False, "hasSpan": True, "attrs": [], "annots": spans}
                for label, spans in rows.items()
            ]
            content = {"version": 2, "signal": text, "metadata": {}, "asets": asets}
            (folder / side).mkdir(parents=True)
            (folder / side / "doc.json").write_text(json.dumps(content), encoding="utf-8")

    def _span(self, chance: random.Random, number: int, off: int) -> tuple[int, int]:
        if self.shape == "nested":
            return number, 2 * self.annotations - number + off
        if self.shape == "alike":
            return 5, 25
        start, end = sorted(chance.randrange(3 * self.annotations) for _ in range(2))
        return start, end + 1
