"""Sections about the decisions of a project: in favour of annotators, and against them."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from annotally.model.letters import LETTERS
from annotally.reports.full.model import BarChart, ReportSection
from annotally.reports.full.svg import MOST_ROWS
from annotally.reports.render.decision_log import LogLine
from annotally.reports.render.feedback import (
    MISSING,
    OTHERWISE,
    SPURIOUS,
    Feedback,
    FeedbackLine,
    reasons_words,
    type_words,
)
from annotally.reports.tables.table import Column, NamedTable, Table, TableRow

_OUTCOMES = (MISSING, SPURIOUS, OTHERWISE)
_NO_CHOICE = "remark alone"


def decision_sections(lines: Iterable[LogLine], feedback: Feedback) -> Iterator[ReportSection]:
    """Yield how often each choice was made, and how often it was decided against each annotator."""
    yield _choices(lines, feedback.annotators)
    if feedback.lines:
        yield _against(feedback)


def _choices(lines: Iterable[LogLine], annotators: Sequence[str]) -> ReportSection:
    # Entries that say the same in words are counted together, those of rules apart.
    by_hand: Counter[str] = Counter()
    by_rule: Counter[str] = Counter()
    for line in lines:
        if line.level != "document":
            (by_rule if line.rule else by_hand)[line.choice or _NO_CHOICE] += 1
    total = by_hand + by_rule
    choices = sorted(total, key=lambda choice: (-total[choice], choice))
    columns = (
        Column("choice", "Choice"),
        Column("by_hand", "by hand", right=True),
        Column("by_rule", "by rule", right=True),
        Column("entries", "entries", right=True),
    )
    counts = [(choice, (by_hand[choice], by_rule[choice])) for choice in choices]
    rows: list[TableRow] = [(choice, *parts, sum(parts)) for choice, parts in counts]
    letters = ", ".join(f"{letter} is {name}" for letter, name in zip(LETTERS, annotators, strict=False))
    title = "Decisions, and whom they favoured"
    return ReportSection(
        "decisions",
        title,
        (f"{letters}.",),
        BarChart(("by hand", "by rule"), counts[:MOST_ROWS], "entries") if counts else None,
        table=NamedTable("decisions", title, Table(columns, rows)),
    )


def _what(line: FeedbackLine) -> TableRow:
    return (type_words(line), line.slot, line.outcome, line.choice)


def _against(feedback: Feedback) -> ReportSection:
    columns = (
        Column("annotator", "Annotator"),
        Column("type", "Type"),
        Column("slot", "Slot"),
        Column("what", "What"),
        Column("choice", "Decided"),
        Column("count", "count", right=True),
        Column("by_rule", "by rule", right=True),
        Column("of", "of", right=True),
        Column("reasons", "Reasons"),
    )
    # Lines know annotators by their numbers; a table for people has names.
    names = feedback.annotators
    rows: list[TableRow] = [
        (names[line.annotator], *_what(line), line.count, line.by_rule, line.of, reasons_words(line))
        for line in feedback.lines
    ]
    # A bar for each annotator, in their order, even for one whom nothing was decided against.
    bars = [
        (
            name,
            tuple(
                sum(
                    line.count
                    for line in feedback.lines
                    if line.annotator == number and line.outcome == outcome
                )
                for outcome in _OUTCOMES
            ),
        )
        for number, name in enumerate(names)
    ]
    sentence = f"{feedback.decided} objects are decided, {feedback.open} are open; open ones do not count."
    title = "Decided against each annotator"
    table = NamedTable("against", title, Table(columns, rows))
    return ReportSection("against", title, (sentence,), BarChart(_OUTCOMES, bars, "cases"), table=table)
