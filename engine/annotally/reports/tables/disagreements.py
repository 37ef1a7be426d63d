"""The disagreements of every two sides of a corpus, and their counts by kind, pair of labels and string."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from annotally.comparison.disagreements import (
    DisagreementKind,
    SideDisagreement,
    differing_slots,
    find_disagreements,
)
from annotally.comparison.result import Level, Nodes, Sides, UnitComparison
from annotally.model.instances import Instance
from annotally.scoring.tally import Status
from annotally.tasks.definition import TaskDefinition

CONTEXT = 30
"""Characters of the text on either side of an example."""
NOTHING = ""
"""The label of a side that has no instance."""
_REMARKS = "comment"


@dataclass(frozen=True, slots=True)
class PlacedDisagreement:
    """A disagreement of two sides, by their numbers, in a document."""

    document: str
    sides: tuple[int, int]
    disagreement: SideDisagreement

    def instances(self, side: int) -> tuple[Instance, ...]:
        """Return the instances of the first (0) or the second (1) of the two sides."""
        return self.disagreement.second if side else self.disagreement.first

    def labels(self, side: int) -> str:
        """Return the label of one of the two sides; several that differ have ``+`` between them."""
        return " + ".join(sorted({item.type for item in self.instances(side)})) or NOTHING


@dataclass(frozen=True, slots=True)
class DisagreementReport:
    """The disagreements of a corpus in corpus order. ``texts`` says whether texts may be shown."""

    signature: str
    task: str
    names: tuple[str, ...]
    sides: Sides
    disagreements: tuple[PlacedDisagreement, ...]
    documents: int
    agreed: int
    """Pairs of instances that agree, of every two sides."""
    texts: bool = True
    ignored: frozenset[str] = frozenset()
    """The folded names of slots that are not compared here."""

    def count_kinds(self) -> dict[DisagreementKind, int]:
        """Return the number of disagreements of each kind."""
        counts = Counter(placed.disagreement.kind for placed in self.disagreements)
        return {kind: counts[kind] for kind in DisagreementKind}

    def count_labels(self) -> list[tuple[str, str, int]]:
        """Return the pairs of labels with their numbers, the most frequent first."""
        counts = Counter((placed.labels(0), placed.labels(1)) for placed in self.disagreements)
        ranked = sorted(counts.items(), key=lambda entry: (-entry[1], entry[0]))
        return [(first, second, count) for (first, second), count in ranked]

    def count_slots(self) -> list[tuple[str, int]]:
        """Return the slots in which instances of one extent and label differ, the most frequent first."""
        return _ranked(name for placed in self.disagreements for name in self.slots(placed))

    def count_strings(self) -> list[tuple[str, int]]:
        """Return the strings that sides disagree about, without regard to case, the most frequent first."""
        return _ranked(
            words.casefold()
            for placed in self.disagreements
            for words in {self.words(placed, side) for side in (0, 1)} - {""}
        )

    def slots(self, placed: PlacedDisagreement) -> tuple[str, ...]:
        """Return the folded names of the slots that a disagreement is about."""
        return differing_slots(placed.disagreement, self.ignored)

    def words(self, placed: PlacedDisagreement, side: int) -> str:
        """Return the text of a side's instances, white space squeezed; empty where texts are left out.

        Of an instance without extents it is the text of its first fill.
        """
        document, items = self.sides.text(placed.sides[side], placed.document), placed.instances(side)
        if not self.texts:
            return ""
        pieces = [
            " ".join(document.text[extent.start : extent.end] for extent in item.extents)
            if document is not None and item.extents
            else item.first_text()
            for item in items
        ]
        return " | ".join(" ".join(piece.split()) for piece in pieces)

    def context(self, placed: PlacedDisagreement) -> str:
        """Return the text around a disagreement, white space squeezed; empty where texts are left out."""
        document = self.sides.text(placed.sides[0], placed.document)
        items = (*placed.instances(0), *placed.instances(1))
        ends = [extent.end for item in items for extent in item.extents]
        if document is None or not self.texts or not ends:
            return ""
        start, end = max(placed.disagreement.start - CONTEXT, 0), max(ends) + CONTEXT
        return " ".join(document.text[start:end].split())


def report_disagreements(
    task: TaskDefinition,
    sides: Sides,
    documents: Sequence[str],
    signature: str,
    unit: Callable[[str], UnitComparison],
    *,
    texts: bool = True,
    pair_nodes: Callable[[str], Iterable[tuple[tuple[int, int], Nodes]]] | None = None,
) -> DisagreementReport:
    """Return the disagreements of every two sides in documents; ``unit`` compares one by the task.

    ``pair_nodes`` are the nodes of every two sides where a rule of matching decides what agrees: pairs that
    it counts as correct are no disagreements about extents or labels.
    """
    # Every two sides that have a document are held against each other: of nine annotators 36 pairs. Nothing
    # of the score decides but the pairs of instances without extents, which only the task can map, and a rule
    # of matching that was asked for.
    ignored = _ignored_slots(task)
    placed: list[PlacedDisagreement] = []
    agreed = 0
    for document in documents:
        instances = sides.instances(document)
        matched = _matched(pair_nodes(document)) if pair_nodes is not None else {}
        for pair in combinations(range(len(instances)), 2):
            if not all(document in sides.sets[side].documents for side in pair):
                continue
            first, second = (instances[side] for side in pair)
            has_placeless = any(not item.extents for item in (*first, *second))
            mapped = _mapped(unit(document), pair) if has_placeless else ()
            disagreements = find_disagreements(first, second, ignored, mapped, matched.get(pair, ()))
            agreed += len(first) - sum(len(entry.first) for entry in disagreements)
            placed += (PlacedDisagreement(document, pair, entry) for entry in disagreements)
    names = tuple(side.name for side in sides.sets)
    return DisagreementReport(
        signature, task.name, names, sides, tuple(placed), len(documents), agreed, texts, ignored
    )


def _mapped(unit: UnitComparison, pair: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Yield the numbers of instances of two sides that a comparison has in one row."""
    # Of several annotators a row has all that are one object; of identical ones, some more a side: these are
    # paired in their order.
    for row, level in enumerate(unit.nodes.level):
        if level == Level.INSTANCE:  # mentions have extents
            refs = [ref for refs in unit.nodes.node(row).refs for ref in refs]
            first, second = ([ref.instance for ref in refs if ref.side == side] for side in pair)
            yield from zip(first, second, strict=False)


def _matched(
    pair_nodes: Iterable[tuple[tuple[int, int], Nodes]],
) -> dict[tuple[int, int], list[tuple[int, int]]]:
    """Return the numbers of instances that every two sides have in one correct row, the lower side first."""
    # Two may be compared in either order: which of them stood as the key is turned back here.
    matched: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for (key, response), nodes in pair_nodes:
        numbers = [
            (nodes.sides[0].instance[row], nodes.sides[1].instance[row])
            for row, level in enumerate(nodes.level)
            if level == Level.INSTANCE and nodes.status[row] == Status.COR
        ]
        pairs = [pair for pair in numbers if min(pair) >= 0]
        if key > response:
            pairs = [(second, first) for first, second in pairs]
        matched[min(key, response), max(key, response)] = pairs
    return matched


def _ignored_slots(task: TaskDefinition) -> frozenset[str]:
    """Return the folded names of slots that say nothing about an annotation beside its extent and label."""
    # The text of an extent is the extent's; identifiers and links of mentions are a file's own, and their
    # classes are compared by the metrics of coreference; remarks are never compared.
    reading = task.reading
    names = [reading.text_slot, _REMARKS]
    if task.method_spec.links_mentions:
        names += [reading.id_slot, reading.ref_slot]
    return frozenset(name.casefold() for name in names)


def _ranked(values: Iterator[str]) -> list[tuple[str, int]]:
    return sorted(Counter(values).items(), key=lambda entry: (-entry[1], entry[0]))


def spans_of(items: Sequence[Instance]) -> Iterator[list[list[int]]]:
    """Yield the extents of instances as lists of starts and ends, in code points."""
    for item in items:
        yield [[extent.start, extent.end] for extent in item.extents]
