"""The changes between two releases as text, Markdown, JSON (schema 1) and CSV."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

import msgspec

from annotally import __version__
from annotally.comparison.release_changes import ReleaseChangeKind
from annotally.model.extents import extents_text
from annotally.model.instances import Instance
from annotally.reports.full.markdown import markdown_table, markdown_text
from annotally.reports.tables.release_changes import (
    AnnotationChange,
    DocumentState,
    ReleaseReport,
    all_extents,
)
from annotally.reports.tables.table import (
    Column,
    NamedTable,
    Table,
    TableRow,
    columns_of,
    csv_table,
    text_table,
)

SCHEMA = 1
_LONGEST = 60
"""Characters of a text that tables for the eye show."""
_HEADER = ("document", "kind", "old_label", "old_extents", "old_text")
HEADER = (*_HEADER, "new_label", "new_extents", "new_text", "slots", "old_values", "new_values")
_LISTED = (DocumentState.ADDED, DocumentState.REMOVED, DocumentState.RENAMED, DocumentState.TEXT)
"""States whose documents are named."""


def changes_text(report: ReleaseReport, examples: int) -> str:
    """Return counts, named documents, and up to ``examples`` changes of each kind; lines end with LF."""
    pages = [f"CHANGES FROM {report.old_name} TO {report.new_name}\n{report.signature}\n"]
    pages += [f"{title}\n{text_table(table)}" for title, table in _tables(report)]
    for state, names in _named(report):
        pages.append(f"DOCUMENTS: {state}\n" + "".join(f"  {name}\n" for name in names))
    # Examples come from the beginning of the corpus, in reading order; kinds without any are left out.
    for kind, changes in _by_kind(report):
        listed = "".join(f"  {_line(change)}\n" for change in changes[:examples])
        if listed:
            pages.append(f"{kind.upper()}: {len(changes)}\n{listed}")
    return "\n".join(pages)


def changes_markdown(report: ReleaseReport, examples: int) -> str:
    """Return a changelog in Markdown, as it goes into a corpus's repository."""
    # The sections of a changelog: counts first, then named documents, then the changes of each kind.
    lines = [f"# Changes from {markdown_text(report.old_name)} to {markdown_text(report.new_name)}", ""]
    for title, table in _tables(report):
        lines += [f"## {title.capitalize()}", "", markdown_table(NamedTable(title, title, table)), ""]
    for state, names in _named(report):
        lines += [f"## Documents: {state}", "", *(f"- {markdown_text(name)}" for name in names), ""]
    for kind, changes in _by_kind(report):
        if examples and changes:
            lines += [f"## {kind.capitalize()}: {len(changes)}", ""]
            lines += [f"- {markdown_text(_line(change))}" for change in changes[:examples]]
            unlisted = len(changes) - examples
            lines += [f"- and {unlisted} more"] if unlisted > 0 else []
            lines.append("")
    lines += [markdown_text(report.signature), ""]
    return "\n".join(lines)


def _tables(report: ReleaseReport) -> list[tuple[str, Table]]:
    documents: list[TableRow] = [(f"  {state}", n) for state, n in report.count_documents().items()]
    kinds: list[TableRow] = [(f"  {kind}", count) for kind, count in report.count_kinds().items()]
    tables = [
        ("DOCUMENTS", Table(_columns("state", "documents"), documents)),
        ("ANNOTATIONS", Table(_columns("change", "annotations"), kinds)),
        ("LABELS", _label_table(report)),
    ]
    relabelled: list[TableRow] = [(f"  {old}", new, count) for old, new, count in report.count_relabelled()]
    if relabelled:
        columns = [Column(heading="OLD"), Column(heading="NEW"), Column(heading="annotations", right=True)]
        tables.append(("RELABELLED", Table(columns, relabelled)))
    slots: list[TableRow] = [(f"  {name}", count) for name, count in report.count_slots()]
    if slots:
        tables.append(("ATTRIBUTES", Table(_columns("slot", "annotations"), slots)))
    return tables


def _label_table(report: ReleaseReport) -> Table:
    # Kinds that nothing has would be columns of zeros.
    kinds = [kind for kind, count in report.count_kinds().items() if count]
    columns = _columns("label", "old", "new", *(str(kind) for kind in kinds))
    rows: list[TableRow] = [
        (f"  {entry.label}", entry.old, entry.new, *(entry.kinds[kind] for kind in kinds))
        for entry in report.count_labels()
    ]
    return Table(columns, rows)


def _columns(name: str, *figures: str) -> list[Column]:
    return [Column(heading=name.upper()), *(Column(heading=figure, right=True) for figure in figures)]


def _named(report: ReleaseReport) -> Iterator[tuple[DocumentState, list[str]]]:
    for state in _LISTED:
        documents = [document for document in report.documents if document.state is state]
        names = []
        for document in documents:
            renamed = state is DocumentState.RENAMED
            name = f"{document.old} → {document.new}" if renamed else document.name
            if document.characters:
                name += f" ({document.characters} characters differ)"
            names.append(name)
        if names:
            yield state, names


def _by_kind(report: ReleaseReport) -> Iterator[tuple[ReleaseChangeKind, list[AnnotationChange]]]:
    changes = defaultdict[ReleaseChangeKind, list[AnnotationChange]](list)
    for change in report.changes:
        changes[change.kind].append(change)
    return ((kind, changes[kind]) for kind in ReleaseChangeKind)


def _line(change: AnnotationChange) -> str:
    before, after = (
        " ".join(filter(None, (label, _extents(instances), _quoted(text))))
        for label, instances, text in (
            (change.labels[0], change.old, change.old_text),
            (change.labels[1], change.new, change.new_text),
        )
    )
    arrow = " → " if before and after else ""
    slots = f" ({_slots(change)})" if change.slots else ""
    return f"{change.document}: {before}{arrow}{after}{slots}"


def _slots(change: AnnotationChange) -> str:
    """Return the changed slots, with their fills before and after where these may be shown."""
    if not change.values:
        return ", ".join(change.slots)
    return "; ".join(
        f"{name}: {_shortened(before) or '–'} → {_shortened(after) or '–'}"
        for name, (before, after) in zip(change.slots, change.values, strict=True)
    )


def _shortened(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def _quoted(text: str) -> str:
    return f"“{_shortened(text)}”" if text else ""


def _extents(instances: Sequence[Instance]) -> str:
    return " | ".join(filter(None, map(extents_text, all_extents(instances))))


def changes_csv(report: ReleaseReport) -> str:
    """Return a row for each change (RFC 4180), extents in code points of the release's own text."""
    rows: list[TableRow] = [
        (
            change.document,
            str(change.kind),
            change.labels[0],
            _extents(change.old),
            change.old_text,
            change.labels[1],
            _extents(change.new),
            change.new_text,
            " ".join(change.slots),
            *(" | ".join(filter(None, values)) for values in _columns_of_values(change)),
        )
        for change in report.changes
    ]
    return csv_table(Table(columns_of(HEADER), rows))


def _columns_of_values(change: AnnotationChange) -> tuple[list[str], list[str]]:
    return [before for before, _ in change.values], [after for _, after in change.values]


def changes_json(report: ReleaseReport) -> str:
    """Return counts, documents and all changes; texts are null where they are left out."""
    value = {
        "schema": SCHEMA,
        "program": f"annotally {__version__}",
        "signature": report.signature,
        "old": report.old_name,
        "new": report.new_name,
        "documents": [
            {
                "old": document.old,
                "new": document.new,
                "state": str(document.state),
                "characters": document.characters,
            }
            for document in report.documents
        ],
        "kinds": {str(kind): count for kind, count in report.count_kinds().items()},
        "labels": [
            {
                "label": entry.label,
                "old": entry.old,
                "new": entry.new,
                "kinds": {str(kind): count for kind, count in entry.kinds.items() if count},
            }
            for entry in report.count_labels()
        ],
        "changes": [
            {
                "document": change.document,
                "kind": str(change.kind),
                "old": _json_side(change.labels[0], change.old, change.old_text),
                "new": _json_side(change.labels[1], change.new, change.new_text),
                "slots": change.slots,
                "values": [list(pair) for pair in change.values] or None,
            }
            for change in report.changes
        ],
    }
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n"


def _json_side(label: str, instances: Sequence[Instance], text: str) -> dict[str, object] | None:
    if not instances:
        return None
    extents = [[[extent.start, extent.end] for extent in places] for places in all_extents(instances)]
    return {"label": label, "extents": extents, "text": text or None}
