"""The score table as text, in the layout of the historic scorer (manual, "Score Files"; M1-M3)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from annotally.comparison.result import RowKey
from annotally.model.diagnostics import Diagnostic
from annotally.reports.render.coreference_text import coreference_text, metrics_page
from annotally.reports.render.matching_text import is_matching, matching_page
from annotally.reports.render.speech_text import is_by_component, speech_page
from annotally.reports.tables.event_mentions import performance
from annotally.reports.tables.score_tables import NOTHING, ScoreRow, counted, score_rows
from annotally.reports.tables.similarity_format import matches_page
from annotally.reports.tables.word_errors import SECTION as WORD_ERRORS
from annotally.reports.tables.word_errors import words_page
from annotally.reports.warning_groups import finding_lines
from annotally.scoring.families import AnyTally
from annotally.scoring.matches import MatchTally
from annotally.scoring.measures import MEASURE, rounded, whole_percent
from annotally.scoring.mentions import MacroTally, MentionTally
from annotally.scoring.tally import Tally
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.method_specs import Figures

NAME_WIDTH = 12
"""Names are cut to this many characters, the blank ahead of an indented one included (M3)."""

_COUNT_WIDTHS = (6, 6, 4, 4, 5, 4, 5, 5)
_FIRST_BEHIND_BAR = (2, 5)
"""Columns that may fill their whole width, because a bar stands ahead of them and not another number."""
_LAST_BEFORE_BAR = (1, 4, 7)

PERCENT_MEASURES = ("recall", "precision", "undergeneration", "overgeneration", "substitution", "error")
_PERCENTS_WIDTH = 4 * len(PERCENT_MEASURES)
_F_MEASURES = ("f1", "f_2pr", "f_p2r")

_HEADINGS = {
    "text filtering": "TEXT FILTERING",
    "component scores": "COMPONENT SCORES",
    "subtask scores": "SUBTASK SCORES",
    "section scores": "SECT SCORES",
    "object scores": "OBJ SCORES",
    "slot scores": "SLOT SCORES",
    "all slots": "ALL SLOTS",
}
_LONE_ROWS = frozenset({"text filtering", "all slots"})
"""Sections of one row, which stands where others have their heading."""
_PADDED_HEADING = "subtask scores"
"""Heading that the printed page fills with blanks to the end of the line (M3)."""


class ReportWidths(NamedTuple):
    """The widths of the eight columns of counts; the printed page's unless a number needs more room."""

    widths: tuple[int, ...]

    @property
    def total(self) -> int:
        """Length of a line in characters."""
        return NAME_WIDTH + sum(self.widths) + len(_LAST_BEFORE_BAR) + _PERCENTS_WIDTH

    def counts(self, cells: Sequence[str]) -> str:
        """Return eight cells, right-aligned, with a bar behind ACT, INC and NON."""
        pieces = []
        for number, (cell, width) in enumerate(zip(cells, self.widths, strict=True)):
            bar = "|" if number in _LAST_BEFORE_BAR else ""
            pieces.append(f"{cell:>{width}}{bar}")
        return "".join(pieces)


def layout(tallies: Sequence[Tally]) -> ReportWidths:
    """Return the printed page's layout, with columns widened where numbers would run together."""
    # Every column keeps its printed width; only a number too long for it widens its column on all lines.
    widths = []
    all_counts = [tuple(counted(tally).values()) for tally in tallies]
    for number, printed in enumerate(_COUNT_WIDTHS):
        longest = max((len(str(counts[number])) for counts in all_counts), default=1)
        widths.append(max(printed, longest if number in _FIRST_BEHIND_BAR else longest + 1))
    return ReportWidths(tuple(widths))


def score_line(name: str, tally: Tally, page: ReportWidths) -> str:
    """Return one row: the name cut to twelve characters, eight counts, six whole percents (M1, M3)."""
    percents = "".join(f"{whole_percent(MEASURE[key].compute(tally)):4}" for key in PERCENT_MEASURES)
    return (
        f"{name[:NAME_WIDTH]:{NAME_WIDTH}}{page.counts([str(n) for n in counted(tally).values()])}{percents}"
    )


def score_page(rows: Sequence[ScoreRow]) -> str:
    """Return one page of the score report: headings, rows, F-measures; every line ends with LF.

    Raises TypeError for rows that do not count slots.
    """
    return "".join(f"{line}\n" for line in _page(rows, layout([_slots(row) for row in rows])))


def rows_page(rows: Sequence[ScoreRow]) -> str:
    """Return rows of any one task as text: a page of the score report, or another table by its method.

    The word errors of texts that differ stand below it.
    """
    words = [_slots(row) for row in rows if row.section == WORD_ERRORS]
    return _page_of([row for row in rows if row.section != WORD_ERRORS]) + words_page(words)


def _page_of(rows: Sequence[ScoreRow]) -> str:
    # The families of the rows' tallies tell which method the page is of.
    if is_by_component(rows):
        return speech_page(rows)
    if is_matching(rows):
        return matching_page(rows)
    if all(isinstance(row.tally, Tally) for row in rows):
        return score_page(rows)
    if all(isinstance(row.tally, MatchTally) for row in rows):
        return matches_page(rows)
    if any(isinstance(row.tally, MentionTally) for row in rows):
        macro = next((row.tally.average for row in rows if isinstance(row.tally, MacroTally)), None)
        return performance((), {row.key: row.tally for row in rows}, macro)
    return metrics_page(rows)


def _slots(row: ScoreRow) -> Tally:
    if not isinstance(row.tally, Tally):
        raise TypeError(f"{row.path} counts no slots")
    return row.tally


def score_text(
    task: TaskDefinition,
    table: Mapping[RowKey, AnyTally],
    signature: str,
    documents: Sequence[tuple[str, Mapping[RowKey, AnyTally]]] = (),
    warnings: Sequence[Diagnostic] = (),
    *,
    by_document: bool = True,
    more: Sequence[str] = (),
    every_warning: bool = True,
) -> str:
    """Return the whole report: a page for each of ``documents`` (label and table), totals, signature (C4).

    Without ``by_document`` there are no pages for them. Coreference and event mentions have reports of their
    own, with a line for each of them. ``more`` are pages that follow. Ahead of the signature stand the
    ``warnings``, if any, one a line under their number; of a kind only the first unless ``every_warning``.
    """
    # Three families of reports share warnings, further pages and signature at their end.
    if task.method_spec.figures is Figures.LINKS:
        pages = [coreference_text(task, table, documents, by_document=by_document)]
    elif task.method_spec.figures is Figures.MENTIONS:
        pages = [performance(documents, table)]
    else:
        pages = list(_pages(task, table, documents if by_document else ()))
    pages += [f"\n{page}" for page in more if page]
    if warnings:
        pages.append(f"\nWARNINGS ({len(warnings)})\n")
        pages.extend(f"{line}\n" for line in finding_lines(warnings, every=every_warning))
    pages.append(f"\n{signature}\n")
    return "".join(pages)


def _pages(
    task: TaskDefinition,
    table: Mapping[RowKey, AnyTally],
    documents: Sequence[tuple[str, Mapping[RowKey, AnyTally]]],
) -> Iterator[str]:
    for label, document_table in documents:
        yield f"Document {label}\n{rows_page(score_rows(task, document_table))}\n"
    if documents:
        yield "All documents\n"
    yield rows_page(score_rows(task, table))


def _page(rows: Sequence[ScoreRow], page: ReportWidths) -> Iterator[str]:
    # A rule and a heading where a section begins; classes with slots have a line of their own ahead of these.
    yield "-" * page.total
    yield " " * NAME_WIDTH + _header(page)
    section, group = "", ""
    for row in rows:
        if row.section != section:
            yield _rule(page)
            section, group = row.section, ""
            if section not in _LONE_ROWS:
                yield _bare(_HEADINGS[section], page, padded=section == _PADDED_HEADING)
        if row.group != group:
            group = row.group
            yield _bare(group[:NAME_WIDTH], page)
        name = _HEADINGS[section] if section in _LONE_ROWS else row.name
        yield score_line(f" {name}" if row.group else name, _slots(row), page)
    if rows:
        yield from _f_lines(_slots(rows[-1]))


def _header(page: ReportWidths) -> str:
    # INC stands one column left of its numbers on the printed page.
    cells = [f"{name} " if name == "INC" else name for name in counted(NOTHING)]
    return page.counts(cells) + "".join(f"{MEASURE[key].short:>4}" for key in PERCENT_MEASURES)


def _rule(page: ReportWidths) -> str:
    return _blank(page).replace(" ", "-").replace("|", "+") + "-" * _PERCENTS_WIDTH


def _blank(page: ReportWidths) -> str:
    return " " * NAME_WIDTH + page.counts([""] * len(page.widths))


def _bare(name: str, page: ReportWidths, *, padded: bool = False) -> str:
    return name + _blank(page)[len(name) :] + (" " * _PERCENTS_WIDTH if padded else "")


def _f_lines(total: Tally) -> Iterator[str]:
    values = []
    for key in _F_MEASURES:
        f = MEASURE[key].compute(total)
        values.append("0.00" if f is None else rounded(f * 100, 2))
    for name, cells in (("", [MEASURE[key].short for key in _F_MEASURES]), ("F-MEASURES", values)):
        yield f"{name:45}{cells[0]:>10}{cells[1]:>10}{cells[2]:>10}"
