"""The result as JSON, schema 1; the help page ``json.md`` describes every key."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

import msgspec

from annotally import __version__
from annotally.comparison.result import Comparison, LabelPair, RowKey, Sides, UnitComparison
from annotally.formats.spool import Spool
from annotally.model.diagnostics import Diagnostic
from annotally.reports.render.pair_json import PairEncoder
from annotally.reports.tables.comparability import Terms
from annotally.reports.tables.confusion import ConfusionCounts, labels_in_order
from annotally.reports.tables.event_mentions import average, mention_tally, ratios
from annotally.reports.tables.realignment import Realignment
from annotally.reports.tables.score_tables import counted, judged, score_rows
from annotally.reports.tables.similarity_tables import spreads
from annotally.scoring.bootstrap import SAMPLES, Spread
from annotally.scoring.families import AnyTally, family_of
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.method_specs import Figures

SCHEMA = 1
"""Raised when a key changes its meaning or goes; new keys may come at any time."""
_WARNINGS = 1000
"""Warnings encoded at once."""


class ScoreJson:
    """The whole result on one line, which ends with LF; it takes in one document after the other.

    Measures are unrounded, null where undefined (C2); offsets are code points of the document text (C1). A
    context manager, for what is encoded waits in temporary files where it is much. Raises InputRefused where
    these cannot be written.
    """

    # Rows and totals are known when all documents have been compared, and stand before the pairs: those are
    # encoded as they come and wait in a spool. So no tree and only a piece of the text is in memory.

    def __init__(self, task: TaskDefinition, sides: Sides) -> None:
        self._task = task
        self._sides = sides
        self._encoder = PairEncoder(task, sides)
        self._documents, self._pairs = Spool(), Spool()
        self._confusion: Counter[LabelPair] = Counter()

    def __enter__(self) -> "ScoreJson":
        return self

    def __exit__(self, *_: object) -> None:
        for spool in (self._documents, self._pairs):
            spool.close()

    def add(self, unit: UnitComparison) -> None:
        """Take in the next document; nothing of the unit is kept."""
        name, relevance = unit.document, {}
        if self._task.text_filter is not None:
            relevance["relevance"] = unit.nodes.rules[unit.nodes.rule[0]]
        label = self._sides.label(name)
        document = {"id": name, "label": label, **relevance, **_totals(self._task, unit.table)}
        self._documents.append(msgspec.json.encode(document))
        if pairs := self._encoder.encode(unit):
            self._pairs.append(pairs.encode())
        self._confusion.update(unit.label_pairs)

    def pieces(
        self,
        comparison: Comparison,
        warnings: Sequence[Diagnostic],
        terms: Terms,
        realignment: Realignment | None = None,
    ) -> Iterator[bytes]:
        """Yield the result of the documents taken in, in UTF-8; ``comparison`` is of the same ones."""
        task = self._task
        head = {
            "schema": SCHEMA,
            "program": f"annotally {__version__}",
            "signature": comparison.signature,
            **({"manual": comparison.manual} if comparison.manual else {}),
            "task": task.name,
            "terms": {"definition": terms.definition, "key": terms.key, "options": terms.options},
        }
        tables = {
            "rows": _rows(task, comparison.table),
            "totals": _totals(task, comparison.table) | _averages(task, comparison),
            **self._similarity(comparison),
            **self._realignment(realignment),
        }
        yield msgspec.json.encode(head)[:-1] + b',"documents":['
        yield from self._documents.pieces()
        yield b"]," + msgspec.json.encode(tables)[1:-1] + b',"pairs":['
        yield from self._pairs.pieces()
        yield b'],"warnings":['
        for first in range(0, len(warnings), _WARNINGS):
            values = [warning_value(diagnostic) for diagnostic in warnings[first : first + _WARNINGS]]
            yield (b"," if first else b"") + msgspec.json.encode(values)[1:-1]
        yield b"]}\n"

    def _realignment(self, realignment: Realignment | None) -> dict[str, object]:
        """Return how texts that differ were handled, with the scores at offsets of their own texts (C5)."""
        if realignment is None:
            return {}
        task = self._task
        documents = [
            {"id": name, "label": self._sides.label(name), **_totals(task, table)}
            for name, table in realignment.documents.items()
        ]
        raw = {"rows": _rows(task, realignment.table), "totals": _totals(task, realignment.table)}
        counts = {"set_aside": realignment.set_aside, "not_carried": realignment.not_carried}
        return {"realignment": {**counts, "raw": {"documents": documents, **raw}}}

    def _similarity(self, comparison: Comparison) -> dict[str, object]:
        """Return the parts that only MAT has: the confusability matrix and the bootstrap (A10)."""
        task, rules = self._task, self._task.similarity
        if not task.method_spec.has_confusion:
            return {}
        # Cells that count nothing are left out: a matrix of many labels is nearly empty.
        matrix = ConfusionCounts(labels_in_order(rules, self._confusion), self._confusion)
        cells = [
            {"key": reference or None, "response": hypothesis or None, "count": count}
            for reference in matrix.lines
            for hypothesis in matrix.lines
            if (count := matrix.count(reference, hypothesis))
        ]
        if not task.method_spec.has_bootstrap:
            return {"confusability": cells}
        spreads_by_row = spreads(comparison.units, rules.seed)
        rows = [
            {
                "section": str(row.section),
                "name": row.path,
                **{name: _spread(spread) for name, spread in spreads_by_row[row.key].items()},
            }
            for row in score_rows(task, comparison.table)
            if row.key in spreads_by_row
        ]
        return {"confusability": cells, "bootstrap": {"seed": rules.seed, "samples": SAMPLES, "rows": rows}}


def _rows(task: TaskDefinition, table: Mapping[RowKey, AnyTally]) -> list[dict[str, object]]:
    return [
        {"section": str(row.section), "name": row.path, **_scores(row.tally)}
        for row in score_rows(task, table)
    ]


def _scores(tally: AnyTally) -> dict[str, object]:
    return {"tally": counted(tally), "measures": measures(tally)}


def _totals(task: TaskDefinition, table: Mapping[RowKey, AnyTally]) -> dict[str, object]:
    """Return tally and measures of the row a task is judged by; of coreference every metric besides.

    Of a rule of matching every scheme.
    """
    scores = _scores(judged(task, table))
    if task.method_spec.figures is Figures.LINKS:
        scores["metrics"] = {
            row.name: {**measures(row.tally), "tally": counted(row.tally)}
            for row in score_rows(task, table)
            if row.key[0] == "metric"
        }
    if task.method_spec.figures is Figures.MATCHINGS:
        scores["schemes"] = {
            str(row.name): {**measures(row.tally), "tally": counted(row.tally)}
            for row in score_rows(task, table)
            if not row.group
        }
    return scores


def _averages(task: TaskDefinition, comparison: Comparison) -> dict[str, object]:
    """Return both averages of event mentions; nothing of other tasks."""
    if task.method_spec.figures is not Figures.MENTIONS:
        return {}
    # Micro: the sum of all documents is divided; macro: the ratios of documents are averaged (E8).
    micro = mention_tally(comparison.table)
    macro = average(unit.table for unit in comparison.units.values())
    return {
        "micro": numbers(ratios(micro)),
        "macro": {**numbers(ratios(macro)), "documents": macro.documents},
    }


def _spread(spread: Spread) -> dict[str, float | int | None]:
    return {
        "mean": spread.mean,
        "variance": spread.variance,
        "standard_deviation": spread.deviation,
        "skipped": spread.skipped,
    }


def numbers(exact: Mapping[str, Fraction | None]) -> dict[str, float | None]:
    """Return ratios as unrounded numbers, None where undefined (C2)."""
    return {key: None if ratio is None else float(ratio) for key, ratio in exact.items()}


def measures(tally: AnyTally) -> dict[str, float | None]:
    """Return every measure of a tally by its key, None where undefined (C2)."""
    return numbers({measure.key: measure.compute(tally) for measure in family_of(tally).measures})


def warning_value(diagnostic: Diagnostic) -> dict[str, object]:
    """Return a warning as the results hold it: file, line, column, message."""
    # The three sentences of a diagnostic become one message; those that are empty leave no separator behind.
    sentences = (
        diagnostic.found,
        f"expected {diagnostic.expected}" if diagnostic.expected else "",
        diagnostic.remedy,
    )
    return {
        "file": _printable(diagnostic.file),
        "line": diagnostic.line,
        "column": diagnostic.column,
        "message": _printable("; ".join(part for part in sentences if part)),
    }


def _printable(text: str) -> str:
    """Return ``text`` without the lone surrogates of file names that are not UTF-8: JSON cannot hold them."""
    return text.encode("utf-8", "replace").decode() if not text.isascii() else text
