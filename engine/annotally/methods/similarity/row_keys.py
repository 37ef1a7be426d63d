"""The rows of the score tables that an annotation counts in, and its shares there (A10, A13, A14)."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence

from annotally.comparison.result import RowKey, Share
from annotally.methods.similarity.annotations import AnnotationKind, SideAnnotations, gather_values
from annotally.methods.similarity.units import UNITS
from annotally.methods.similarity.user_functions import Functions
from annotally.scoring.matches import MatchColumn
from annotally.tasks.similarity.row_keys import ALL, TAG, aggregation_row, label_row, subset_row
from annotally.tasks.similarity_profile import Attribute, AttributeDecomposition, SimilarityRules

AnnotationRowKeys = tuple[RowKey, ...]
"""The rows of one annotation, without the table they are in."""
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
        self._cache: dict[object, AnnotationRowKeys] = {}

    def counts_labels(self, kinds: Iterable[AnnotationKind]) -> bool:
        """Tell whether a pair is counted in the matrix of labels: for either of its labels (A13)."""
        return any(map(self.counts_label, kinds))

    def counts_label(self, kind: AnnotationKind) -> bool:
        """Tell whether annotations of a kind count in any row (A13)."""
        return not self._limitation or kind.true in self._limitation

    def find(self, side: SideAnnotations, number: int) -> AnnotationRowKeys:
        """Return the rows of an annotation; none for a label outside the limitation."""
        kind = side.kinds[number]
        assert kind is not None
        if self.has_decompositions and self.counts_label(kind):
            return self.find_by_kind(kind, tuple(self._subsets(side, number)))
        return self.find_by_kind(kind)

    def find_by_kind(self, kind: AnnotationKind, subsets: tuple[str, ...] = ()) -> AnnotationRowKeys:
        """Return the rows of an annotation of a kind that has these values of the decompositions."""
        if not self.counts_label(kind):
            return ()
        # Rows follow from the kind and the values of the decompositions; annotations equal in these share
        # them.
        cache_key = kind.number, subsets
        row_keys = self._cache.get(cache_key)
        if row_keys is None:
            rows = [label_row(kind.shown), label_row(ALL)]
            rows += [
                aggregation_row(aggregation.name)
                for aggregation in self._score.aggregations
                if kind.true in aggregation.labels
            ]
            rows += [subset_row(kind.true, subset) for subset in subsets]
            # Two decompositions may put an annotation into one and the same row, where it counts once.
            row_keys = self._cache[cache_key] = tuple(dict.fromkeys(rows))
        return row_keys

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


RowEntry = tuple[AnnotationRowKeys, MatchColumn | None, RowCounts]
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

    def __init__(self) -> None:
        self.times: Counter[tuple[AnnotationRowKeys, MatchColumn]] = Counter()
        """How many annotations are in a column of some rows."""
        self._covered: defaultdict[AnnotationRowKeys, defaultdict[tuple[int, MatchColumn], int]]
        self._covered = defaultdict(lambda: defaultdict(int))
        self._texts: defaultdict[tuple[AnnotationRowKeys, MatchColumn], list[str]] = defaultdict(list)
        """Texts that some rows cover in a column, cut where a pseudo-token ends: measured at the end, all at
        once."""

    def add(self, rows: AnnotationRowKeys, column: MatchColumn | None, counts: RowCounts) -> None:
        """Count an annotation in a column of some rows, with its counts in units of the text."""
        if column is not None:
            self.times[rows, column] += 1
        if counts:
            covered = self._covered[rows]
            for place, amount in counts.items():
                covered[place] += amount

    def add_text(self, rows: AnnotationRowKeys, column: MatchColumn, text: str, tokens: int) -> None:
        """Count a text that some rows cover in a column, and how many tokens it touches."""
        self._texts[rows, column].append(text)
        self._covered[rows][0, column] += tokens

    def add_texts(
        self, rows: AnnotationRowKeys, column: MatchColumn, texts: Sequence[str], tokens: int
    ) -> None:
        """Count the annotations with these texts, which touch so many tokens, in a column of some rows."""
        self.times[rows, column] += len(texts)
        self._texts[rows, column] += texts
        self._covered[rows][0, column] += tokens

    def list_shares(self) -> tuple[Share, ...]:
        """Return the shares of every entry added."""
        for (rows, column), texts in self._texts.items():
            for unit, size in enumerate(measure_texts(texts), 1):
                self._covered[rows][unit, column] += size
        self._texts.clear()
        # Rows are multiplied out here, once for each sum, and not for each of the entries.
        shares = [Share((TAG, *row), column, n) for (rows, column), n in self.times.items() for row in rows]
        for rows, counts in self._covered.items():
            shares += list_shares(rows, None, {place: size for place, size in counts.items() if size})
        return tuple(shares)


def measure_texts(texts: Iterable[str]) -> tuple[int, int]:
    """Return how many pseudo-tokens and characters some texts have."""
    # White space between the texts keeps the runs of each apart.
    runs = "\n".join(texts).split()
    return len(runs), len("".join(runs))


def list_shares(rows: AnnotationRowKeys, column: MatchColumn | None, counts: RowCounts) -> list[Share]:
    """Return the shares of an annotation in some rows, with all that it covers by unit and column."""
    shares = [] if column is None else [Share((TAG, *row), column, 1) for row in rows]
    for (unit, unit_column), amount in sorted(counts.items()):
        shares += [Share((UNITS[unit], *row), unit_column, amount) for row in rows]
    return shares
