"""Tables of the labels that annotators give to items, without any text, as CSV or TSV.

Wide: a row for each item, with a column for each annotator. Long: a row for each label, with the columns
item, annotator and label. An empty cell is a missing label. A column ``document`` groups the items.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from annotally.formats.delimited_rows import (
    REMEDY,
    SEPARATORS,
    DelimitedRow,
    DelimitedRows,
    column_names,
    header_line,
    header_start,
)
from annotally.model.diagnostics import InputRefused
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Source
from annotally.model.wording import Wording, join_or, plural

_KNOWN = {
    "item": "item item_id itemid id unit unit_id instance instance_id task task_id question sentence_id",
    "document": "document doc document_id doc_id file filename",
    "annotator": "annotator annotator_id rater rater_id coder coder_id user user_id worker worker_id",
    "label": "label value category class code rating annotation answer response",
    "remark": "text sentence comment comments note notes remark",
}
"""Columns by their purposes, and their usual names; a column of remarks is passed over."""
_PURPOSES = {name: purpose for purpose, names in _KNOWN.items() for name in names.split()}
_LONG = ("item", "annotator", "label")
_PLACES = frozenset(["start", "begin", "end", "start_offset", "end_offset", "start_char", "end_char"])
"""Columns of places in texts: a table with one is of spans."""


@dataclass(frozen=True, slots=True)
class LabelTable:
    """The labels of items: of each document, of each item, a label for each annotator, None where it lacks.

    The name of the document is empty where the table has none. Items stand in the order of the file.
    """

    annotators: tuple[str, ...]
    documents: dict[str, dict[str, list[str | None]]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Columns:
    """The separator of a table, its columns, and the place of the first one of each purpose."""

    separator: str
    names: tuple[str, ...]
    places: dict[str, int]

    @property
    def is_long(self) -> bool:
        return all(purpose in self.places for purpose in _LONG)

    def annotators(self) -> list[int]:
        """Return the places of the columns of annotators in a wide table."""
        # Without a column that is named as one of items, the first column is that.
        with_purpose = set(self.places.values())
        remarks = {place for place, name in enumerate(self.names) if _purpose(name) == "remark"}
        item = {self.places.get("item", 0)}
        return [place for place in range(len(self.names)) if place not in with_purpose | remarks | item]


def _purpose(name: str) -> str | None:
    return _PURPOSES.get(name.casefold().replace(" ", "_").replace("-", "_"))


def _columns_of(beginning: str) -> _Columns:
    """Return the columns by the separator that makes most of them."""
    # Labels and names may hold commas, while a header seldom has more than one kind of separator: the kind
    # that is there most often parts it, of equally many the earlier one.
    header = header_line(beginning)
    separator = max(SEPARATORS, key=lambda sign: (header.count(sign), -SEPARATORS.index(sign)))
    names = column_names(header, separator)
    places: dict[str, int] = {}
    for place, name in enumerate(names):
        purpose = _purpose(name)
        if purpose is not None:
            places.setdefault(purpose, place)
    if not all(purpose in places for purpose in _LONG):
        # In a wide table an annotator may have any name, "label" too.
        places = {purpose: place for purpose, place in places.items() if purpose in ("item", "document")}
    return _Columns(separator, names, places)


def is_label_table(beginning: str) -> bool:
    """Tell whether a file may be a table of labels: a header of items and two annotators, no places."""
    columns = _columns_of(beginning)
    if len(columns.names) < 3 or has_places(beginning) or not all(columns.names[1:]):
        return False
    return columns.is_long or len(columns.annotators()) > 1


def has_places(beginning: str) -> bool:
    """Tell whether a table has a column of places in texts: then its rows are spans."""
    return not _PLACES.isdisjoint(name.casefold() for name in _columns_of(beginning).names)


def read_label_table(source: Source, annotators: Sequence[str] = ()) -> LabelTable:
    """Read a table. ``annotators``: the columns, or the annotators of a long table, that are read; else all.

    Raises InputRefused for a header without items and two annotators, columns of one name, a column behind
    the first one without a name, rows of more or fewer cells than columns, an item without a name, an item
    twice, and two labels of one annotator for an item.
    """
    complaints = Complaints(source)
    columns = _columns_of(source.text)
    if not all(columns.names[1:]):
        raise _nameless_column(complaints, columns)
    repeated = next((name for name in columns.names if name and columns.names.count(name) > 1), None)
    if repeated is not None:
        finding = Wording("column {name} twice", name=shown(repeated))
        raise complaints.refusal(0, finding, Wording("every column once"), REMEDY)
    rows = DelimitedRows(complaints, columns.separator, len(columns.names))
    reading = _LongTable if columns.is_long else _WideTable
    return reading(complaints, columns, annotators).read(rows)


def _nameless_column(complaints: Complaints, columns: _Columns) -> InputRefused:
    """Return the refusal of a header with a nameless column behind the first one."""
    place = columns.names.index("", 1)
    cells = header_line(complaints.source.text).split(columns.separator)
    at = header_start(complaints.source.text) + sum(len(cell) + 1 for cell in cells[:place])
    finding = Wording("column {number} without a heading", number=place + 1)
    return complaints.refusal(
        at, finding, Wording("a heading for every column"), Wording("name the column, or remove it")
    )


class _Table:
    """The reading of one table."""

    def __init__(self, complaints: Complaints, columns: _Columns, chosen: Sequence[str]) -> None:
        self._complaints, self._columns, self._chosen = complaints, columns, chosen

    def _refusal(self, at: int, finding: Wording, expected: Wording) -> Exception:
        return self._complaints.refusal(at, finding, expected, REMEDY)

    def _item(self, row: DelimitedRow) -> tuple[str, str]:
        """Return the document and the item of a row."""
        item = row.cells[self._columns.places.get("item", 0)].strip()
        if not item:
            raise self._refusal(row.begin, Wording("an item without a name"), Wording("a name for each item"))
        # Items are the same only in one document: tables of several often number them anew in each.
        place = self._columns.places.get("document")
        return ("" if place is None else row.cells[place].strip()), item

    def _check(self, annotators: Sequence[str]) -> None:
        """Raise InputRefused for chosen annotators that the table does not have, and for fewer than two."""
        missing = next((name for name in self._chosen if name not in annotators), None)
        if missing is not None:
            finding = Wording("no labels by {name!r}", name=shown(missing))
            expected = join_or([shown(name) for name in annotators])
            raise self._refusal(0, finding, expected)
        if len(self._chosen or annotators) < 2:
            count = len(self._chosen or annotators)
            finding = plural("{count} annotator", "{count} annotators", count)
            expected = Wording(
                "two annotators or more: a column for each, or the columns item, annotator and label"
            )
            raise self._refusal(0, finding, expected)


class _WideTable(_Table):
    """A row for each item."""

    def read(self, rows: DelimitedRows) -> LabelTable:
        # One pass: the columns of annotators are known from the header. Names that are no such columns, of
        # remarks for one, may be chosen all the same: whoever names a column knows that it has labels.
        names = self._columns.names
        places = {names[place]: place for place in self._columns.annotators()}
        if self._chosen and not all(name in places for name in self._chosen):
            places = {name: place for place, name in enumerate(names) if name}
        self._check(list(places))
        annotators = tuple(self._chosen or places)
        table = LabelTable(annotators)
        for row in rows.rows():
            document, item = self._item(row)
            items = table.documents.setdefault(document, {})
            if item in items:
                raise self._refusal(
                    row.begin, Wording("item {item!r} again", item=shown(item)), Wording("every item once")
                )
            items[item] = [row.cells[places[name]].strip() or None for name in annotators]
        return table


class _LongTable(_Table):
    """A row for each label."""

    def read(self, rows: DelimitedRows) -> LabelTable:
        # Annotators have the order in which they come; their number is known at the end only.
        numbers: dict[str, int] = {}
        labels: dict[str, dict[str, dict[int, str | None]]] = {}
        at_annotator, at_label = self._columns.places["annotator"], self._columns.places["label"]
        for row in rows.rows():
            document, item = self._item(row)
            annotator = row.cells[at_annotator].strip()
            if not annotator:
                expected = Wording("a name for each annotator")
                raise self._refusal(row.begin, Wording("a label without an annotator"), expected)
            number = numbers.setdefault(annotator, len(numbers))
            of_item = labels.setdefault(document, {}).setdefault(item, {})
            if number in of_item:
                finding = Wording(
                    "item {item!r} by {annotator!r} again", item=shown(item), annotator=shown(annotator)
                )
                raise self._refusal(row.begin, finding, Wording("one label of each annotator"))
            of_item[number] = row.cells[at_label].strip() or None
        self._check(list(numbers))
        annotators = tuple(self._chosen or numbers)
        chosen = [numbers[name] for name in annotators]
        return LabelTable(
            annotators,
            {
                document: {
                    item: [of_item.get(number) for number in chosen] for item, of_item in items.items()
                }
                for document, items in labels.items()
            },
        )
