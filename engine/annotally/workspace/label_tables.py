"""Agreement on a table of labels: reading, signature, report."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from annotally.annotators.agreement import AgreementRequest
from annotally.annotators.label_agreement import LABELS, label_agreement
from annotally.formats.io import beginning_of, format_of, load_source
from annotally.formats.label_table import LabelTable, has_places, is_label_table, read_label_table
from annotally.model.diagnostics import Diagnostic, InputRefused, Severity, error
from annotally.model.text import Source
from annotally.model.wording import Wording
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


def refuse_lone_table(path: str, encoding: str | None = None) -> None:
    """Raise InputRefused for an only file that is meant as a table of labels and is none, saying why.

    Other files are passed over: those with another ending, of a format, with places in texts, and folders.
    """
    if not path.casefold().endswith(_SUFFIXES) or not Path(path).is_file():
        return
    source = load_source(path, encoding, any_content=True)
    if not has_places(source.text) and format_of([path]) is None:
        read_label_table(source)


def read_labels(
    table_file: str | Source, annotators: Sequence[str], encoding: str | None
) -> tuple[Source, LabelTable, list[Diagnostic]]:
    """Read a table of labels; warn where no item has the labels of two annotators.

    Raises InputRefused for what cannot be read as such a table, and for one without any label.
    """
    source = as_source(table_file, encoding)
    table = read_label_table(source, annotators)
    most = max(
        (len(item) - item.count(None) for items in table.documents.values() for item in items.values()),
        default=0,
    )
    if most > 1:
        return source, table, []
    refusal = error(source.path, 0, 0, *(_NO_PAIRS if most else _NO_LABELS))
    if not most:
        raise refusal
    return source, table, [replace(finding, severity=Severity.WARNING) for finding in refusal.diagnostics]


_NO_LABELS = (
    Wording("no label in the table"),
    Wording("items with labels of annotators"),
    Wording("choose another table, or other annotators"),
)
_NO_PAIRS = (
    Wording("no item has labels of two annotators"),
    Wording("items that two annotators or more labelled"),
    Wording("check that all annotators call the items by the same names"),
)


def report_label_table(
    table_file: str | Source,
    options: AgreementRequest,
    annotators: Sequence[str] = (),
    encoding: str | None = None,
    step: Callable[[], object] = lambda: None,
) -> AgreementReport:
    """Return the agreement on the labels of a table, given by its path or as it was read.

    ``annotators`` are those that count, else all. Raises InputRefused as `read_labels`.
    """
    source, table, warnings = read_labels(table_file, annotators, encoding)
    parts = [PROGRAM, LABELS, f"{', '.join(table.annotators)} {source.byte_digest()}"]
    return label_agreement(table.annotators, table.documents, options, " | ".join(parts), warnings, step)
