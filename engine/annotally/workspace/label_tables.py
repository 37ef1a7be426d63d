"""Agreement on a table of labels: reading, signature, report."""

from collections.abc import Callable, Sequence

from annotally.annotators.agreement import AgreementRequest
from annotally.annotators.label_agreement import LABELS, label_agreement
from annotally.formats.io import beginning_of, load_source
from annotally.formats.label_table import is_label_table, read_label_table
from annotally.model.diagnostics import InputRefused
from annotally.reports.tables.agreement import AgreementReport
from annotally.reports.tables.comparability import PROGRAM

_SUFFIXES = (".csv", ".tsv", ".tab")


def names_label_table(path: str) -> bool:
    """Tell whether a path is a table of labels by its ending and its first line."""
    if not path.casefold().endswith(_SUFFIXES):
        return False
    try:
        return is_label_table(beginning_of(path))
    except InputRefused:  # whoever reads it says why
        return False


def report_label_table(
    path: str,
    options: AgreementRequest,
    annotators: Sequence[str] = (),
    encoding: str | None = None,
    step: Callable[[], object] = lambda: None,
) -> AgreementReport:
    """Return the agreement on the labels of a table; ``annotators`` are those that count, else all.

    Raises InputRefused for what cannot be read as such a table.
    """
    source = load_source(path, encoding, any_content=True)
    table = read_label_table(source, annotators)
    parts = [PROGRAM, LABELS, f"{', '.join(table.annotators)} {source.byte_digest()}"]
    return label_agreement(table.annotators, table.documents, options, " | ".join(parts), (), step)
