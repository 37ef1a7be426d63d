"""Feedback to annotators: decisions against each one by type and slot, with numbers and examples."""

from collections.abc import Iterator

import msgspec

from annotally.reports.tables.table import Column, Table, TableRow, columns_of, csv_table, text_lines

MISSING, SPURIOUS, OTHERWISE = "missing", "spurious", "otherwise"
"""Outcomes: the annotator lacks something of the final key, has something more, or has it otherwise."""
EXAMPLES = 5
"""Examples that are kept of each line."""
COLUMNS = columns_of(
    (
        *("annotator", "type", "key_type", "slot", "what", "choice", "count", "by_rule", "of"),
        *("document", "said", "final", "reason", "comment"),
    )
)
_PAGE_COLUMNS = (
    Column(heading="TYPE"),
    *(
        Column(heading=heading, right=True)
        for heading in ("SLOT", "WHAT", "DECIDED", "COUNT", "BY RULE", "OF")
    ),
)


class Example(msgspec.Struct, frozen=True):
    """A case: the row of the document's tree, with the texts of the annotator and of the final key there.

    ``reason`` and ``comment`` are those of the decision.
    """

    document: str
    label: str
    row: int
    annotator_text: str
    final: str
    reason: str = ""
    comment: str = ""


class FeedbackLine(msgspec.Struct, frozen=True):
    """How often something was decided against an annotator, ``of`` so many decided cases of the kind.

    ``annotator`` is the number of the side. ``type`` is that annotator's, or the key's where that one has
    nothing; ``key_type`` is the key's where it is another, else empty. ``slot`` is empty for whole
    annotations. ``outcome`` is `MISSING`, `SPURIOUS` or `OTHERWISE`; ``choice`` is in words: ``take A``.
    ``by_rule`` of them a rule decided. ``reasons`` say how many were marked with which, the most frequent
    first.
    """

    annotator: int
    type: str
    slot: str
    outcome: str
    choice: str
    count: int
    by_rule: int
    of: int
    examples: tuple[Example, ...]
    reasons: tuple[tuple[str, int], ...] = ()
    key_type: str = ""


class Feedback(msgspec.Struct, frozen=True):
    """The whole report. ``decided`` objects are decided, ``open`` are not."""

    annotators: tuple[str, ...]
    lines: tuple[FeedbackLine, ...]
    decided: int
    open: int


def feedback_csv(feedback: Feedback) -> str:
    """Return the report as CSV (RFC 4180) under `COLUMNS`: a line for each example.

    Counts stand on the first line of what they count alone, so that a column can be summed.
    """
    return csv_table(Table(COLUMNS, _example_rows(feedback)))


def _example_rows(feedback: Feedback) -> Iterator[TableRow]:
    # A line with several examples has its counts on the first row alone, so that a column can be summed.
    for line in feedback.lines:
        counts = (line.count, line.by_rule, line.of)
        name = feedback.annotators[line.annotator]
        line_cells = (name, line.type, line.key_type, line.slot, line.outcome, line.choice)
        for number, example in enumerate(line.examples):
            cells = ("", "", "") if number else counts
            yield (
                *line_cells,
                *cells,
                example.label,
                example.annotator_text,
                example.final,
                example.reason,
                example.comment,
            )


def feedback_text(feedback: Feedback) -> str:
    """Return the report as text, a page for each annotator; lines end with LF."""
    pages = [_page(feedback, number) for number in range(len(feedback.annotators))]
    open_note = f", {feedback.open} still open" if feedback.open else ""
    pages.append(f"{feedback.decided} objects decided{open_note}\n")
    return "\n".join(pages)


def _page(feedback: Feedback, annotator: int) -> str:
    lines = [line for line in feedback.lines if line.annotator == annotator]
    heading = f"DECIDED AGAINST {feedback.annotators[annotator]}\n"
    if not lines:
        return f"{heading}nothing\n"
    headings, *rows = text_lines(Table(_PAGE_COLUMNS, map(_cells, lines)))
    listed = (f"{row}\n{_examples(line)}" for row, line in zip(rows, lines, strict=True))
    return f"{heading}{headings}\n{''.join(listed)}"


def _cells(line: FeedbackLine) -> TableRow:
    return type_words(line), line.slot, line.outcome, line.choice, line.count, line.by_rule, line.of


def type_words(line: FeedbackLine) -> str:
    """Return the type of a line, with the key's where that is another: ``LOC, the key has PER``."""
    return f"{line.type}, the key has {line.key_type}" if line.key_type else line.type


def _examples(line: FeedbackLine) -> str:
    reasons = f"    {reasons_words(line)}\n" if line.reasons else ""
    return reasons + "".join(f"    {_case(example)}\n" for example in line.examples)


def reasons_words(line: FeedbackLine) -> str:
    """Return how often which reason was given, on one line: ``guideline 3, slip 1``."""
    return ", ".join(f"{reason} {count}" for reason, count in line.reasons)


def grounds_words(example: Example) -> str:
    """Return the reason and the comment of a case on one line; empty where there is neither."""
    return "; ".join(" ".join(text.split()) for text in (example.reason, example.comment) if text)


def _case(example: Example) -> str:
    grounds = grounds_words(example)
    return f"{example.label}: {_shown(example.annotator_text)} → {_shown(example.final)}" + (
        f" ({grounds})" if grounds else ""
    )


def _shown(text: str) -> str:
    return " ".join(text.split()) or "nothing"
