"""The agreement laboratory on a table of labels: reading, distances from a file, report."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from annotally.annotators.labels import NOTHING
from annotally.formats.label_distances import LabelDistances, read_label_distances
from annotally.formats.label_table import LabelTable
from annotally.model.diagnostics import Diagnostic, file_error
from annotally.model.source_diagnostics import shown
from annotally.model.text import Source
from annotally.model.wording import Wording
from annotally.reports.tables.comparability import PROGRAM
from annotally.reports.tables.laboratory import LaboratoryReport, table_section
from annotally.scoring.agreement.data import LabelledDocument
from annotally.scoring.agreement.laboratory.catalogue import MEASURES as MEASURES
from annotally.scoring.agreement.laboratory.distances import KINDS, LabelDistance
from annotally.scoring.agreement.laboratory.laboratory import LaboratoryRequest as LaboratoryRequest
from annotally.scoring.agreement.laboratory.laboratory import examine
from annotally.workspace.label_tables import as_source, read_labels

_TASK = "laboratory"


def named_distances(names: Sequence[str]) -> tuple[tuple[LabelDistance, ...], tuple[str, ...]]:
    """Return the distances that the program has by name, and the files that the other names are."""
    unique_names = dict.fromkeys(names)
    distances = tuple(LabelDistance(name) for name in unique_names if name in KINDS)
    return distances, tuple(name for name in unique_names if name not in KINDS)


def report_laboratory(
    table_file: str | Source,
    request: LaboratoryRequest,
    distance_files: Sequence[str | Source] = (),
    annotators: Sequence[str] = (),
    encoding: str | None = None,
    *,
    nothing: bool = False,
    step: Callable[[], object] = lambda: None,
) -> LaboratoryReport:
    """Return the laboratory's figures on the labels of a table, given by its path or as it was read.

    ``distance_files`` hold more distances than the request has; with ``nothing`` a missing label is one
    of its own. Raises InputRefused for what cannot be read, and for labels that a file or the order lacks.
    """
    # Labels are checked against the order and every file before anything is computed: a distance that lacks
    # would otherwise be found in the midst of a table of figures.
    source, table, table_warnings = read_labels(table_file, annotators, encoding)
    path = source.path
    labels = {label for items in table.documents.values() for item in items.values() for label in item}
    used = sorted(label for label in labels if label is not None)
    _check_labels(path, used, request.order or used, Wording("a label of --order"))
    distances, warnings, digests = read_distances(distance_files, encoding, nothing=nothing)
    for distance in distances:
        self_distant = [
            label for label, second in distance.values or {} if label == second and label != NOTHING
        ]
        permitted = Wording("a label of {file}", file=distance.name)
        _check_labels(path, [*used, *request.order], self_distant, permitted)
    documents = _documents(table, nothing=nothing)
    order = (*request.order, NOTHING) if nothing and request.order else request.order
    settled = replace(request, distances=(*request.distances, *distances), order=order)
    result = examine(documents, len(table.annotators), settled, step)
    parts = [PROGRAM, _TASK, f"{', '.join(table.annotators)} {source.byte_digest()}", *digests]
    section = table_section(result, len(table.documents))
    return LaboratoryReport(
        table.annotators, (section,), request.seed, " | ".join(parts), [*table_warnings, *warnings]
    )


def read_distances(
    files: Sequence[str | Source], encoding: str | None = None, *, nothing: bool = False
) -> tuple[tuple[LabelDistance, ...], list[Diagnostic], list[str]]:
    """Return the distances of files, warnings about them, and their digests for the signature.

    With ``nothing`` they have a missing label too. Raises InputRefused for what is no table of distances.
    """
    label_distances: list[LabelDistance] = []
    warnings: list[Diagnostic] = []
    digests = []
    for file in files:
        source = as_source(file, encoding)
        distances = read_label_distances(source)
        values = _with_nothing(distances) if nothing else distances.values
        label_distances.append(LabelDistance(source.path, values))
        warnings += distances.warnings
        digests.append(f"{source.path} {source.byte_digest()}")
    return tuple(label_distances), warnings, digests


def _check_labels(path: str, labels: Sequence[str], permitted: Sequence[str], expected: Wording) -> None:
    strange = sorted(set(labels).difference(permitted))
    if strange:
        finding = Wording("label {label!r}", label=shown(strange[0]))
        raise file_error(path, finding, expected, Wording("correct the table"))


def _documents(table: LabelTable, *, nothing: bool) -> list[LabelledDocument]:
    missing = NOTHING if nothing else None
    return [
        LabelledDocument(
            name,
            tuple(tuple([missing if label is None else label for label in item]) for item in items.values()),
        )
        for name, items in table.documents.items()
    ]


def _with_nothing(distances: LabelDistances) -> dict[tuple[str, str], float]:
    """Return distances with those of a missing label: as far as the greatest one from all others."""
    # To give nothing is as far from a label as anything can be, and no nearer to one than to another.
    greatest = max(distances.values.values(), default=1.0)
    values = {**distances.values, (NOTHING, NOTHING): 0.0}
    for label in distances.labels:
        values[label, NOTHING] = values[NOTHING, label] = greatest
    return values
