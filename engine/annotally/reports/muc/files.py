"""The files the MUC scorer wrote, as texts: score report, report summary, map history, partitions."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from annotally.comparison.result import Comparison, Sides, UnitComparison
from annotally.model.diagnostics import Diagnostic
from annotally.model.wording import Wording
from annotally.reports.muc.map_history import Representatives, history_text
from annotally.reports.muc.summary import one_line, summary_text
from annotally.reports.render.muc_coreference import partitions, report_summary
from annotally.reports.render.score_text import score_text
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.report_outputs import Outputs


class HistoricReport(NamedTuple):
    """A file: its kind (``scores``, ``summary``, ``history``, ``partitions``), its name, and its text."""

    kind: str
    name: str
    text: str


def historic_reports(
    task: TaskDefinition,
    comparison: Comparison,
    sides: Sides,
    warnings: Sequence[Diagnostic],
    outputs: Outputs,
    progress: Callable[[int, int, Wording], object],
    representatives: Representatives | None = None,
) -> tuple[HistoricReport, ...]:
    """Return the reports that ``outputs`` name, in the order of the manual.

    The score report has a page for each document and one for the totals ("Score Files"). ``progress`` is
    called with done, total and a note after each document of the two others; what it raises goes through.
    ``representatives`` are those of `history_text`.
    """

    # A generator over the units that reports progress as the writer of a report asks for the next one.
    def units(note: Wording) -> Iterator[tuple[str, UnitComparison]]:
        total = len(comparison.units)
        for number, item in enumerate(comparison.units.items(), 1):
            yield item
            progress(number, total, note)

    def scores() -> str:
        pages = [(one_line(sides.label(name)), unit.table) for name, unit in comparison.units.items()]
        return score_text(task, comparison.table, comparison.signature, pages, warnings)

    def summary() -> str:
        labelled_units = units(Wording("Report summary"))
        if task.method_spec.links_mentions and not outputs.object_summary:
            return report_summary(_labelled(labelled_units, sides), sides, task)
        return summary_text(
            task, labelled_units, sides, separator=outputs.separator, columns=outputs.object_summary
        )

    makers: Mapping[str, Callable[[], str]] = {
        "scores": scores,
        "summary": summary,
        "history": lambda: history_text(task, units(Wording("Map history")), sides, representatives),
        "partitions": lambda: partitions(_labelled(units(Wording("Partitions")), sides), sides, task),
    }
    names = outputs.names(task.method)
    return tuple(HistoricReport(kind, name, makers[kind]()) for kind, name in names.items())


def _labelled(
    units: Iterable[tuple[str, UnitComparison]], sides: Sides
) -> Iterator[tuple[str, UnitComparison]]:
    """Yield the units with the labels of their documents, as users see them."""
    for name, unit in units:
        yield one_line(sides.label(name)), unit
