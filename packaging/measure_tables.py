"""The tables of measures in the help, with examples computed by the engine: measure_tables.py [--check].

The page stands in ``resources/annotally_resources/help/measures.md``; its part between two marks is replaced.
With ``--check`` nothing is written, and the exit code is 1 where the page is stale.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from annotally.scoring.agreement.data import LabelledDocument, LabelledSpan, SpannedDocument
from annotally.scoring.agreement.measures import LABEL_MEASURES, SPAN_MEASURES, AgreementMeasure, agreement
from annotally.scoring.families import AnyTally, family_of
from annotally.scoring.matches import MatchTally
from annotally.scoring.measures import Measure, Ratio
from annotally.scoring.mentions import MentionTally
from annotally.scoring.ratios import LinkTally, RatioTally
from annotally.scoring.tally import Tally

PAGE = Path(__file__).resolve().parents[1] / "resources" / "annotally_resources" / "help" / "measures.md"
BEGIN, END = "<!-- made by packaging/measure_tables.py -->", "<!-- end -->"


class Example(NamedTuple):
    """A tally with the words that introduce it."""

    title: str
    words: str
    tally: AnyTally


EXAMPLES = (
    Example(
        "Slots: the MUC scorers",
        "named entities, templates, relations between templates, templettes and speech",
        Tally(cor=61, par=2, inc=3, mis=4, spu=5, non=12),
    ),
    Example(
        "Spans and similarity",
        "spans with labels, and the similarity profiles of MAT",
        MatchTally(match=80, refclash=6, hypclash=5, missing=14, spurious=10),
    ),
    Example(
        "Event mentions",
        "event mentions with types and realis status",
        MentionTally(tp=30, fp=10, gold=40, system=40, type=24, realis=27),
    ),
    Example(
        "Classes of mentions",
        "MUC, B³, both kinds of CEAF, and LEA: shares of both sides",
        RatioTally(recall_num=12, recall_den=16, precision_num=12, precision_den=15),
    ),
    Example(
        "Pairs of mentions",
        "BLANC: pairs in one class, and pairs in two",
        LinkTally(
            linked_both=8, linked_key=10, linked_response=12, apart_both=30, apart_key=35, apart_response=33
        ),
    ),
)


def _items(*rows: str) -> LabelledDocument:
    """Return the items of a table of confusions; its labels are the numbers of its rows."""
    items = [
        (str(row_number), str(column))
        for row_number, row in enumerate(rows)
        for column, count in enumerate(row.split())
        for _ in range(int(count))
    ]
    return LabelledDocument("d", tuple(items))


COHEN = _items("88 14 18", "10 40 10", "2 6 12")
"""Cohen (1960), p. 45."""
TWO_SPANS = SpannedDocument(
    "d",
    40,
    (
        (LabelledSpan(0, 10, "A"), LabelledSpan(20, 30, "B")),
        (LabelledSpan(0, 10, "A"), LabelledSpan(20, 28, "B")),
    ),
)


_LABELS_EXAMPLE = (
    "Labels that annotators give to the same items. The example is that of Cohen (1960), p. 45: 200 items,"
    " two judges, three labels, the counts 88 14 18 / 10 40 10 / 2 6 12; κ is .492 there."
)
_SPANS_EXAMPLE = (
    "Spans that annotators mark themselves. The example: a text of 40 characters; the one has A from 0 to 10"
    " and B from 20 to 30, the other A from 0 to 10 and B from 20 to 28."
)


def main(arguments: list[str]) -> int:
    """Bring the page up to date, or tell whether it is."""
    before = PAGE.read_text(encoding="utf-8")
    after = with_tables(before)
    if "--check" in arguments:
        return int(before != after)
    PAGE.write_text(after, encoding="utf-8")
    return 0


def with_tables(page: str) -> str:
    """Return the page with the current tables between its marks."""
    head, _, rest = page.partition(BEGIN)
    _, _, tail = rest.partition(END)
    sections = "\n\n".join(_sections())
    return f"{head}{BEGIN}\n\n{sections}\n\n{END}{tail}"


def _sections() -> Iterator[str]:
    for example in EXAMPLES:
        family = family_of(example.tally)
        counts = ", ".join(f"{name} {count}" for name, count in family.cells(example.tally).items())
        rows = [(measure, measure.compute(example.tally)) for measure in family.measures]
        yield f"## {example.title}\n\nFor {example.words}. The example: {counts}."
        yield _table(rows)
    yield f"## Agreement on labels\n\n{_LABELS_EXAMPLE}"
    yield _table(_measured(LABEL_MEASURES, COHEN))
    yield f"## Agreement on spans\n\n{_SPANS_EXAMPLE}"
    yield _table(_measured(SPAN_MEASURES, TWO_SPANS))


def _measured(
    measures: Sequence[AgreementMeasure], document: LabelledDocument | SpannedDocument
) -> list[tuple[Measure, Ratio]]:
    return [(measure.measure, agreement(measure, [document]).value) for measure in measures]


def _table(rows: Sequence[tuple[Measure, Ratio]]) -> str:
    lines = [
        "| measure | short | formula | example | undefined where | source |",
        "|---|---|---|---|---|---|",
    ]
    for measure, value in rows:
        figure = "–" if value is None else f"{float(value):.4f}"
        cells = (
            measure.title,
            measure.short,
            measure.formula,
            figure,
            measure.undefined_when,
            measure.source,
        )
        lines.append("| " + " | ".join(str(cell).replace("|", "\\|") for cell in cells) + " |")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
