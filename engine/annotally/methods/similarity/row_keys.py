"""The rows of the score tables that an annotation counts in, and its shares there (A10, A13, A14)."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import add

from annotally.comparison.result import RowKey, Share
from annotally.methods.similarity.annotations import AnnotationKind, SideAnnotations, gather_values
from annotally.methods.similarity.units import UNITS
from annotally.methods.similarity.user_functions import Functions
from annotally.scoring.families import AnyTally
from annotally.scoring.matches import MatchColumn, MatchTally
from annotally.tasks.similarity.row_keys import ALL, TABLES, aggregation_row, label_row, subset_row
from annotally.tasks.similarity_profile import Attribute, AttributeDecomposition, SimilarityRules

_COLUMNS = len(MatchColumn)


class AnnotationRows:
    """The rows of an annotation. Annotations in the same rows share an object, told apart by identity."""

    __slots__ = ("keys", "keys_by_table")

    def __init__(self, keys: tuple[RowKey, ...]) -> None:
        self.keys = keys
        """The rows, without the table they are in."""
        self.keys_by_table: Sequence[tuple[RowKey, ...]] = [
            tuple((table, *key) for key in keys) for table in TABLES
        ]
        """The rows in each of `TABLES`."""


RowCounts = Mapping[tuple[int, MatchColumn], int]


class RowFinder:
    """Finds the rows of annotations: by label, by aggregation, by decomposition, all of them (A13)."""

    def __init__(self, rules: SimilarityRules, functions: Functions) -> None:
        self._score = rules.score
        self._limitation = frozenset(rules.score.limitation)
        self._partitions = [
            (decomposition, functions.partition(decomposition.method))
            for decomposition in self._score.partition_decompositions
        ]
        self.has_decompositions = bool(self._score.attribute_decompositions or self._partitions)
        """Whether some rows are of annotations with certain values, not of labels and aggregations."""
        self._cache: dict[object, AnnotationRows] = {}
        self._by_keys: dict[tuple[RowKey, ...], AnnotationRows] = {}
        self.by_kind: Mapping[AnnotationKind, AnnotationRows] = _RowsByKind(self.find_by_kind)
        """The rows of annotations by kind, those of decompositions left out."""

    def counts_labels(self, kinds: Iterable[AnnotationKind]) -> bool:
        """Tell whether a pair is counted in the matrix of labels: for either of its labels (A13)."""
        return any(map(self.counts_label, kinds))

    def counts_label(self, kind: AnnotationKind) -> bool:
        """Tell whether annotations of a kind count in any row (A13)."""
        return not self._limitation or kind.true in self._limitation

    def find(self, side: SideAnnotations, number: int) -> AnnotationRows:
        """Return the rows of an annotation; none for a label outside the limitation."""
        kind = side.kinds[number]
        assert kind is not None
        if self.has_decompositions and self.counts_label(kind):
            return self.find_by_kind(kind, tuple(self._subsets(side, number)))
        return self.by_kind[kind]

    def find_by_kind(self, kind: AnnotationKind, subsets: tuple[str, ...] = ()) -> AnnotationRows:
        """Return the rows of an annotation of a kind that has these values of the decompositions."""
        if not self.counts_label(kind):
            return self._by_keys.setdefault((), AnnotationRows(()))
        # Rows follow from the kind and the values of the decompositions; annotations equal in these share
        # them.
        cache_key = kind.number, subsets
        found_rows = self._cache.get(cache_key)
        if found_rows is None:
            rows = [label_row(kind.shown), label_row(ALL)]
            rows += [
                aggregation_row(aggregation.name)
                for aggregation in self._score.aggregations
                if kind.true in aggregation.labels
            ]
            rows += [subset_row(kind.true, subset) for subset in subsets]
            # Two decompositions may put an annotation into one and the same row, where it counts once.
            keys = tuple(dict.fromkeys(rows))
            found_rows = self._cache[cache_key] = self._by_keys.setdefault(keys, AnnotationRows(keys))
        return found_rows

    def _subsets(self, side: SideAnnotations, number: int) -> list[str]:
        kind = side.kinds[number]
        assert kind is not None
        subsets = []
        for decomposition in self._score.attribute_decompositions:
            declared = any(name in kind.label.by_name for name in decomposition.attributes)
            if kind.true in decomposition.labels or (not decomposition.labels and declared):
                subsets.append(self._values(decomposition, side, number))
        for partition, function in self._partitions:
            if not partition.labels or kind.true in partition.labels:
                subsets.append(f"{partition.method}={function(side.annotation(number))}")
        return subsets

    def _values(self, decomposition: AttributeDecomposition, side: SideAnnotations, number: int) -> str:
        return ",".join(f"{name}={_spelled(side, number, name)}" for name in decomposition.attributes)


class _RowsByKind(dict[AnnotationKind, AnnotationRows]):
    """The rows of annotations by kind, found when they are first looked up."""

    def __init__(self, find: Callable[[AnnotationKind], AnnotationRows]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, kind: AnnotationKind) -> AnnotationRows:
        rows = self[kind] = self._find(kind)
        return rows


def _spelled(side: SideAnnotations, number: int, name: str) -> str:
    """Return an attribute's value as text for a row's name: members joined by bars, annotations by label."""
    kind = side.kinds[number]
    assert kind is not None
    attribute = kind.label.by_name.get(name, Attribute(name))
    words: list[str] = []
    if attribute.points:
        for link in side.list_links(number, (name,)):
            target = side.kinds[link] if isinstance(link, int) else None
            words.append(target.shown if target is not None else "?")
    elif name in kind.values:
        words = [str(value) for value in kind.values[name]]
    value = gather_values(attribute, words)
    if value is None:
        return "<null>"
    if isinstance(value, frozenset):
        return "|".join(sorted(words))
    return "|".join(words) if isinstance(value, tuple) else str(value)


RowEntry = tuple[AnnotationRows, MatchColumn | None, RowCounts]
"""The rows of an annotation, its column in the rows of annotations, and its counts in units of the text."""


class ShareBundles:
    """Bundles of shares; equal bundles are interned as one tuple."""

    def __init__(self) -> None:
        self._cache: dict[object, tuple[Share, ...]] = {}

    def bundle(self, entries: Sequence[RowEntry]) -> tuple[Share, ...]:
        """Return the shares of a pair, or of an annotation alone."""
        # A corpus has few different bundles; equal ones are one object, and are added up by their number.
        # Counts come in the order in which units are counted, which is the same for all.
        cache_key = tuple([(rows, column, tuple(counts.items())) for rows, column, counts in entries])
        bundle = self._cache.get(cache_key)
        if bundle is None:
            bundle = self._cache[cache_key] = tuple(
                share for rows, column, counts in entries for share in list_shares(rows, column, counts)
            )
        return bundle


class RowTotals:
    """Sums of entries by rows: annotations in each column, and units of the text."""

    # Lists have a place for each column of `MatchColumn`: its members take long as parts of keys.

    def __init__(self) -> None:
        self.times: defaultdict[AnnotationRows, list[int]] = defaultdict(lambda: [0] * _COLUMNS)
        """How many annotations are in each column of some rows."""
        self._covered: defaultdict[AnnotationRows, list[list[int]]]
        self._covered = defaultdict(lambda: [[0] * _COLUMNS for _ in UNITS])
        """How many units some rows cover in each column, by unit."""
        self._texts: defaultdict[AnnotationRows, list[list[str]]]
        self._texts = defaultdict(lambda: [[] for _ in range(_COLUMNS)])
        """Texts that some rows cover in a column, cut where a pseudo-token ends: measured at the end, all at
        once."""

    def add(self, rows: AnnotationRows, column: MatchColumn | None, counts: RowCounts) -> None:
        """Count an annotation in a column of some rows, with its counts in units of the text."""
        if column is not None:
            self.times[rows][column] += 1
        if counts:
            covered = self._covered[rows]
            for (unit, unit_column), amount in counts.items():
                covered[unit][unit_column] += amount

    def add_text(self, rows: AnnotationRows, column: MatchColumn, text: str, tokens: int) -> None:
        """Count a text that some rows cover in a column, and how many tokens it touches."""
        self._texts[rows][column].append(text)
        self._covered[rows][0][column] += tokens

    def add_texts(self, rows: AnnotationRows, column: MatchColumn, texts: Sequence[str], tokens: int) -> None:
        """Count the annotations with these texts, which touch so many tokens, in a column of some rows."""
        self.times[rows][column] += len(texts)
        self._texts[rows][column] += texts
        self._covered[rows][0][column] += tokens

    def table(self) -> dict[RowKey, AnyTally]:
        """Return the sum of every entry added, by row: those of tags first, then those that cover units."""
        # Rows are multiplied out here, once for each sum, and not for each of the entries.
        for rows, texts_by_column in self._texts.items():
            covered = self._covered[rows]
            for column, texts in enumerate(texts_by_column):
                for unit, size in enumerate(measure_texts(texts) if texts else (), 1):
                    covered[unit][column] += size
        self._texts.clear()
        sums: dict[RowKey, list[int]] = {}
        for rows, counts in self.times.items():
            _add_counts(sums, rows.keys_by_table[0], counts)
        for rows, counts_by_unit in self._covered.items():
            for unit, counts in enumerate(counts_by_unit, 1):
                if any(counts):
                    _add_counts(sums, rows.keys_by_table[unit], counts)
        return {row: MatchTally(*counts) for row, counts in sums.items()}


def _add_counts(sums: dict[RowKey, list[int]], rows: Iterable[RowKey], counts: Sequence[int]) -> None:
    for row in rows:
        known = sums.get(row)
        sums[row] = list(counts) if known is None else list(map(add, known, counts))


def measure_texts(texts: Iterable[str]) -> tuple[int, int]:
    """Return how many pseudo-tokens and characters some texts have."""
    # White space between the texts keeps the runs of each apart.
    runs = "\n".join(texts).split()
    return len(runs), len("".join(runs))


def list_shares(rows: AnnotationRows, column: MatchColumn | None, counts: RowCounts) -> list[Share]:
    """Return the shares of an annotation in some rows, with all that it covers by unit and column."""
    shares = [] if column is None else [Share(row, column, 1) for row in rows.keys_by_table[0]]
    for (unit, unit_column), amount in sorted(counts.items()):
        shares += [Share(row, unit_column, amount) for row in rows.keys_by_table[unit + 1]]
    return shares
