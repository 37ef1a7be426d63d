"""The two outputs of event mention scoring: scores by document and averaged; the gold file with scores.

Source: Appendix 2 of the event mention document, "Final Output"; E5, E8 and E10 for what it leaves open.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction

from annotally.comparison.result import TOTAL, Level, Nodes, RowKey, UnitComparison
from annotally.formats.splicing import Edit, apply_edits
from annotally.model.annotation_sets import AnnotationSet
from annotally.scoring.families import AnyTally
from annotally.scoring.measures import Amount, Ratio, rounded, rounded_quotient
from annotally.scoring.mentions import MacroAverage, MentionColumn, MentionTally, macro_average
from annotally.scoring.tally import Status

_HEADER = "TP FP #Gold Prec Recall F1 Type Realis Doc Id"
_TITLES = (
    ("precision", "Precision"),
    ("recall", "Recall"),
    ("f1", "F1"),
    ("type_accuracy", "Mention type detection accuracy"),
    ("realis_accuracy", "Mention realis status accuracy"),
)
"""The measures in printed order."""
_UNMAPPED = "-"


def mention_tally(table: Mapping[RowKey, AnyTally]) -> MentionTally:
    """Return the tally of all mentions, one of nothing where there are none."""
    tally = table.get(TOTAL)
    return tally if isinstance(tally, MentionTally) else MentionTally()


def ratios(scores: MentionTally | MacroAverage) -> dict[str, Ratio]:
    """Return the five measures by their keys, None where undefined (C2, E5)."""
    return {
        "precision": scores.precision,
        "recall": scores.recall,
        "f1": scores.f1,
        "type_accuracy": scores.type_accuracy,
        "realis_accuracy": scores.realis_accuracy,
    }


def average(tables: Iterable[Mapping[RowKey, AnyTally]]) -> MacroAverage:
    """Return the macro average over documents, given their tables (E5, E8)."""
    return macro_average(map(mention_tally, tables))


def performance(
    documents: Sequence[tuple[str, Mapping[RowKey, AnyTally]]],
    table: Mapping[RowKey, AnyTally],
    macro: MacroAverage | None = None,
) -> str:
    """Return the second output: a line per document (label and table), then micro and macro averages.

    ``macro`` is the macro average where it is not that of ``documents``. Rounded half up; what is undefined
    prints ``nan`` (E10). The document's example prints its last line twice, which is a slip.
    """
    lines = [
        _HEADER,
        *(_line(label, mention_tally(document_table)) for label, document_table in documents),
        "",
    ]
    # The layout of the document's appendix, line by line: a blank line behind each average.
    lines += ["=======Final Results=======", ""]
    averages = (
        ("Micro", mention_tally(table)),
        ("Macro", macro or average(document_table for _, document_table in documents)),
    )
    for name, scores in averages:
        values = ratios(scores)
        for key, title in _TITLES:
            lines += [f"{title} ({name} Average): {_printed(values[key])}", ""]
    return "".join(f"{line}\n" for line in lines[:-1])


def _line(label: str, tally: MentionTally) -> str:
    counts = (rounded(tally.tp, 2), rounded(tally.fp, 2), str(tally.gold))
    measures = [
        rounded_quotient(numerator, denominator, 4) if denominator else "nan"
        for numerator, denominator in tally.quotients()
    ]
    return " ".join((*counts, *measures, label))


def _printed(ratio: Ratio) -> str:
    return "nan" if ratio is None else rounded(ratio, 4)


def mention_scores(nodes: Nodes) -> list[float | None]:
    """Return, per node, its overlap, 0 for a mention alone; of facets 1 or 0; of the document nothing."""
    scores: list[float | None] = []
    for row, level in enumerate(nodes.level):
        why = nodes.why.get(row)
        if level == Level.SLOT:
            scores.append(float(nodes.status[row] == Status.COR))
        elif why is not None:
            scores.append(why.f[0] / why.f[1] if why.f is not None else 0.0)
        else:  # the only mention below a pair has the pair's overlap
            scores.append(scores[nodes.parent[row]] if level == Level.MENTION else None)
    return scores


def scored_gold(gold: AnnotationSet, units: Mapping[str, UnitComparison]) -> tuple[str, ...]:
    """Return the first output: the text of every gold file, the score of each mention at its line's end.

    At most four decimals, trailing zeros cut, ``-`` where no system mention maps to it (E10). All else
    stays as it was.
    """
    # Scores are spliced in at the ends of lines: every other byte of the gold file stays as it is.
    edits: list[list[Edit]] = [[] for _ in gold.sources]
    for name, annotations in gold.documents.items():
        for number, score in _credits(units[name]):
            at = annotations.instances[number].source.end
            edits[annotations.source].append((at, at, f"\t{score}"))
    return tuple(
        apply_edits(source.text, source_edits)
        for source, source_edits in zip(gold.sources, edits, strict=True)
    )


def _trimmed(credit: Amount) -> str:
    return rounded(Fraction(credit), 4).rstrip("0").rstrip(".")


def _credits(unit: UnitComparison) -> Iterator[tuple[int, str]]:
    """Yield the number of every gold mention and its credit as printed."""
    nodes = unit.nodes
    # Credits are printed once for each distinct bundle of shares, not once for each mention.
    printed = [
        next(
            (_trimmed(s.amount) for s in bundle if s.column is MentionColumn.TP and s.row == TOTAL), _UNMAPPED
        )
        for bundle in nodes.bundles
    ]
    for row, level in enumerate(nodes.level):
        number = nodes.sides[0].instance[row]
        if level == Level.INSTANCE and number >= 0:
            yield number, printed[nodes.share[row]]
