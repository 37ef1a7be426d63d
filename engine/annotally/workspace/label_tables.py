"""Agreement on a table of labels: reading, signature, report."""

from collections.abc import Callable, Sequence

from annotally.annotators.agreement import AgreementRequest
from annotally.annotators.label_agreement import LABELS, label_agreement
from annotally.formats.io import beginning_of, load_source
from annotally.formats.label_table import is_label_table, read_label_table
from annotally.model.diagnostics import InputRefused
from annotally.model.text import Source
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


def as_source(file: str | Source, encoding: str | None) -> Source:
    """Return a table of any content as it was read, or read from its path. Raises InputRefused."""
    return file if isinstance(file, Source) else load_source(file, encoding, any_content=True)


def report_label_table(
    table_file: str | Source,
    options: AgreementRequest,
    annotators: Sequence[str] = (),
    encoding: str | None = None,
    step: Callable[[], object] = lambda: None,
) -> AgreementReport:
    """Return the agreement on the labels of a table, given by its path or as it was read.

    ``annotators`` are those that count, else all. Raises InputRefused for what is no such table.
    """
    source = as_source(table_file, encoding)
    table = read_label_table(source, annotators)
    parts = [PROGRAM, LABELS, f"{', '.join(table.annotators)} {source.byte_digest()}"]
    return label_agreement(table.annotators, table.documents, options, " | ".join(parts), (), step)
