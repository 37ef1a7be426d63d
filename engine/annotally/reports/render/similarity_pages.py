"""The pages that follow MAT's score tables: confusability matrix and bootstrap (A10)."""

from annotally.comparison.result import Comparison
from annotally.reports.tables.confusion import ConfusionCounts
from annotally.reports.tables.score_tables import score_rows
from annotally.reports.tables.similarity_format import bootstrap_page, confusion_page
from annotally.reports.tables.similarity_tables import spreads
from annotally.tasks.definition import TaskDefinition


def similarity_pages(
    task: TaskDefinition, comparison: Comparison, confusion: ConfusionCounts | None
) -> tuple[str, ...]:
    """Return the pages, none for methods without a matrix of confusions."""
    if confusion is None:
        return ()
    if not task.method_spec.has_bootstrap:
        return (confusion_page(confusion),)
    rules = task.similarity
    rows = score_rows(task, comparison.table)
    return (
        confusion_page(confusion),
        bootstrap_page(spreads(comparison.units, rules.seed), rows, rules.seed),
    )
