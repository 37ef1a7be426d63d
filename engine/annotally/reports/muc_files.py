"""The files the MUC scorer wrote, as texts: score report, report summary, map history, partitions."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from annotally.comparison import Comparison, Sides, UnitComparison
from annotally.errors import Diagnostic
from annotally.reports.muc_coreference import partitions, report_summary
from annotally.reports.muc_history import Representatives, history_text
from annotally.reports.muc_summary import one_line, summary_text
from annotally.reports.text import score_text
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.outputs import Outputs


class HistoricReport(NamedTuple):
    """One file: what it is (``scores``, ``summary``, ``history``, ``partitions``), its name, and its text."""

    kind: str
    name: str
    text: str


ONE_REPORT = frozenset({"event-mentions", "similarity"})
"""Methods whose documents know no other file of this kind than the scores."""


def historic_reports(
    task: TaskDefinition,
    comparison: Comparison,
    sides: Sides,
    warnings: Sequence[Diagnostic],
    outputs: Outputs,
    progress: Callable[[int, int, str], object],
    representatives: Representatives | None = None,
) -> tuple[HistoricReport, ...]:
    """Return the reports that ``outputs`` name, in the order of the manual.

    The score report has a page for each document and one for the totals ("Score Files"). ``progress`` is
    called with done, total and a note after each document of the two others; what it raises goes through.
    ``representatives`` are those of `history_text`.
    """
    found = []

    def units(note: str) -> Iterator[tuple[str, UnitComparison]]:
        total = len(comparison.units)
        for done, item in enumerate(comparison.units.items(), 1):
            yield item
            progress(done, total, note)

    if outputs.score_report:
        pages = [(one_line(sides.label(name)), unit.table) for name, unit in comparison.units.items()]
        text = score_text(task, comparison.table, comparison.signature, pages, warnings)
        found.append(HistoricReport("scores", outputs.score_report, text))
    if task.method in ONE_REPORT:
        return tuple(found)
    if outputs.report_summary:
        found_in = units("Report summary")
        if task.method == "coreference" and not outputs.object_summary:
            text = report_summary(_labelled(found_in, sides), sides, task)
        else:
            text = summary_text(
                task, found_in, sides, separator=outputs.separator, columns=outputs.object_summary
            )
        found.append(HistoricReport("summary", outputs.report_summary, text))
    if outputs.map_history:
        text = history_text(task, units("Map history"), sides, representatives)
        found.append(HistoricReport("history", outputs.map_history, text))
    if outputs.partitions and task.method == "coreference":
        text = partitions(_labelled(units("Partitions"), sides), sides, task)
        found.append(HistoricReport("partitions", outputs.partitions, text))
    return tuple(found)


def _labelled(
    units: Iterable[tuple[str, UnitComparison]], sides: Sides
) -> Iterator[tuple[str, UnitComparison]]:
    """Yield the units under what users see of their documents."""
    for name, unit in units:
        yield one_line(sides.label(name)), unit
