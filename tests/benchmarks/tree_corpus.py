"""Trees of any size for the benchmarks of the mapping tree, made without the engine's readers.

Parameters: the total number of rows; the share of the one huge document (half of all rows); the others differ
in size, from a few objects to thousands (log-normal, sigma 1). An object has a TEXT and a TYPE slot and, one
in five, a LOCATION slot of two to four fills with an alternative that was not used, so that rows are nested
four deep. Half of the names occur once in the corpus, half come from 2,000 names by Zipf's law; one name in
ten is not ASCII and one in twenty spans a line end. Of the objects 76 % are found, a quarter of those with
another extent and one in ten with another type; 12 % are missing and 12 % spurious. The seed is fixed.
"""

from array import array
from random import Random

from annotally.comparison.node_builder import NodeBuilder
from annotally.comparison.result import NO_PLACE, Level, Share
from annotally.reports.tree.columns import text_column
from annotally.reports.tree.unit_tree import TreeTable
from annotally.scoring.tally import CountColumn, Status

TYPES = ("PERSON", "ORGANIZATION", "LOCATION", "DATE", "MONEY")
_FIRST = (
    "Ada",
    "Bruno",
    "Çelik",
    "Dora",
    "Émile",
    "Falk",
    "Greta",
    "Hanno",
    "Ida",
    "Jarosław",
    "Kim",
    "Łucja",
)
_LAST = ("Abel", "Berg", "Conrad", "Dorn", "Ebers", "Faber", "Grün", "Holm", "Ivens", "Jung", "Kern", "Lohse")


class CorpusMaker:
    """Makes documents one after the other."""

    def __init__(self, seed: int = 7) -> None:
        self._random = Random(seed)
        self._pool = [self._fresh(number) for number in range(2000)]
        self._weights = [1 / (rank + 1) for rank in range(2000)]
        self._made = 2000

    def corpus(self, rows: int, documents: int = 120) -> list[TreeTable]:
        """Return ``documents`` trees with about ``rows`` rows in all, the huge one in the middle."""
        sizes = [self._random.lognormvariate(0, 1) for _ in range(documents - 1)]
        scale = rows / 2 / sum(sizes)
        counts = [max(6, round(size * scale)) for size in sizes]
        counts.insert(documents // 2, rows - sum(counts))
        return [self.document(f"{9306000 + number}-{number:04d}", size) for number, size in enumerate(counts)]

    def document(self, name: str, rows: int) -> TreeTable:
        """Return one tree of about ``rows`` rows."""
        return _DocumentMaker(self, self._random, name).make(rows)

    def name(self) -> str:
        """Return the next name."""
        if self._random.random() < 0.5:
            return self._random.choices(self._pool, self._weights)[0]
        self._made += 1
        return self._fresh(self._made)

    def _fresh(self, number: int) -> str:
        joint = "\n" if number % 20 == 0 else " "
        last = f"{self._random.choice(_LAST)}{number if number % 10 else ''}"
        return f"{self._random.choice(_FIRST)}{joint}{last}-{number * 7919 % 1000003}"


class _DocumentMaker:
    def __init__(self, corpus: CorpusMaker, random: Random, name: str) -> None:
        self._corpus = corpus
        self._random = random
        self._name = name
        self._builder = NodeBuilder()
        self._titles: list[str] = []
        self._texts: tuple[list[str], list[str]] = ([], [])
        self._objects = 0

    def make(self, rows: int) -> TreeTable:
        self._open(Level.DOCUMENT, self._name, Status.NON, "", "", title=self._name)
        while len(self._titles) < rows:
            self._object()
        self._builder.close()
        count = len(self._titles)
        nowhere = array("i", [-1]) * count
        return TreeTable(
            self._name,
            f"WSJ {self._name}",
            self._builder.finish(),
            text_column(self._titles),
            (text_column(self._texts[0]), text_column(self._texts[1])),
            (nowhere, nowhere),
            (nowhere, nowhere),
        )

    def _open(
        self, level: Level, name: str, status: Status, key: str, response: str, row: str = "", title: str = ""
    ) -> None:
        here = (self._objects, -1, -1, -1)
        places = (here if key else NO_PLACE, here if response else NO_PLACE)
        shares = (
            (Share(("total",), status.column), Share(("slot", "enamex", row), status.column)) if row else ()
        )
        self._builder.open(self._builder.leaf(level, name, status, places, shares))
        self._titles.append(title or name)
        self._texts[0].append(key)
        self._texts[1].append(response)

    def _leaf(self, level: Level, name: str, status: Status, key: str, response: str) -> None:
        self._open(level, name, status, key, response, name)
        self._builder.close()

    def _object(self) -> None:
        self._objects += 1
        random = self._random
        choice = random.choices((Status.COR, Status.MIS, Status.SPU), (76, 12, 12))[0]
        key = response = self._corpus.name()
        kind = other_type_name = random.choice(TYPES)
        text_status = type_status = choice
        if choice is Status.COR and random.random() < 0.25:
            response, text_status = key.split(" ")[-1], Status.INC if " " in key else Status.COR
        if choice is Status.COR and random.random() < 0.1:
            other_type_name, type_status = random.choice(TYPES), Status.INC
            type_status = Status.COR if kind == other_type_name else Status.INC
        if choice is not Status.COR:
            key, response = (key, "") if choice is Status.MIS else ("", response)
            kind, other_type_name = (kind, "") if choice is Status.MIS else ("", other_type_name)
        worst = max((text_status, type_status), key=lambda status: status in (Status.INC,))
        self._open(Level.INSTANCE, "ENAMEX", worst, key, response, title=f"ENAMEX {self._objects}")
        self._leaf(Level.SLOT, "TEXT", text_status, key, response)
        self._leaf(Level.SLOT, "TYPE", type_status, kind, other_type_name)
        if random.random() < 0.2:
            self._locations()
        self._builder.close()

    def _locations(self) -> None:
        self._open(Level.SLOT, "LOCATION", Status.INC, "several", "several")
        for _ in range(self._random.randint(2, 4)):
            place = self._corpus.name()
            same = self._random.random() < 0.7
            self._leaf(
                Level.FILL, "LOCATION", Status.COR if same else Status.INC, place, place if same else "?"
            )
        self._open(Level.ALTERNATIVE, "LOCATION", Status.NON, "other", "", title="alternative 2")
        self._leaf(Level.FILL, "LOCATION", Status.NON, self._corpus.name(), "")
        self._builder.close()
        self._builder.close()


def column_of(tree: TreeTable, column: CountColumn) -> int:
    """Return how many rows of a tree add to the total's ``column``."""
    return len(tree.nodes.with_share(("total",), column))
