"""Writer of MAT JSON: changes annotations in the source, or writes documents afresh (A11, version 2)."""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import count, islice
from math import isfinite

from annotally.formats.base import ReadOptions, SlotLimit, Sources
from annotally.formats.equality import missing_mark, statement
from annotally.formats.json_places import HALF
from annotally.formats.mat_json.reader import NAME, id_of, name_prefix, read
from annotally.formats.mat_json.scan import Aset, AttributeColumn, ScannedMat, scan
from annotally.formats.slot_limits import slot_limit
from annotally.formats.span_writing import Refuser, count_extents, has_pointers, write_texts
from annotally.formats.splicing import Edit, apply_edits
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, pointer_name
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import NOWHERE, Instance, Reading, Slot
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document
from annotally.model.wording import Wording, plural

_INT = re.compile(r"-?(?:0|[1-9][0-9]*)")
_STATUS = "STATUS"


def write(
    annotations: AnnotationSet, documents: Mapping[str, Document], options: ReadOptions
) -> tuple[str, ...]:
    """Write one text per source of the set, or one per document.

    In a source all but the rows of changed annotations keeps its bytes; a new attribute or label is declared
    behind the others. Written afresh, labels stand by first occurrence, attributes are strings or
    annotations, sets where an annotation has several values, and annotations that are pointed to have ids.
    Raises InputRefused for content that MAT JSON cannot hold: discontinuous spans, one label with and without
    spans, alternatives, pointers that lead nowhere, and values that are not of their attribute's type.
    """
    # The two ways differ in what they start from: the scan of the source with its declarations, or none, for
    # which labels and attributes are worked out from the instances first.
    return write_texts(
        (NAME, "MAT JSON"),
        annotations,
        documents,
        lambda refuser: _splice_sources(annotations, options, refuser),
        lambda document_annotations, document, refuser: _write_fresh(
            document_annotations, document, options, refuser
        ),
    )


def _splice_sources(annotations: AnnotationSet, options: ReadOptions, refuser: Refuser) -> tuple[str, ...]:
    original = read(annotations.sources, options)
    result = [source.text for source in annotations.sources]
    for document_annotations in annotations.documents.values():
        before = refuser.in_sources(document_annotations, original.annotations.documents)
        if before.instances != document_annotations.instances:
            source = annotations.sources[before.source]
            scanned = scan(Complaints(source))
            writing = _DocumentJson(document_annotations, scanned, options, refuser)
            result[before.source] = apply_edits(source.text, writing.changes(before))
    return tuple(result)


def slot_limits(sources: Sources) -> SlotLimit:
    """Return the limit of MAT JSON: no alternatives, and one value of an attribute declared to be single.

    Attributes that a file does not declare are declared as they are needed.
    """
    # Single attributes of all files are gathered once; the limit itself is one look-up in a set for each
    # slot.
    scans = (scan(Complaints(source)) for source in sources)
    single = frozenset(
        (aset.type, column.name)
        for scanned in scans
        for aset in scanned.asets
        for column in aset.columns
        if column.aggregation == "none"
    )
    return slot_limit(lambda instance, slot: (instance.type, slot.name) not in single)


def _write_fresh(
    document_annotations: DocumentAnnotations, document: Document, options: ReadOptions, refuser: Refuser
) -> str:
    half = HALF.search(document.text)
    if half is not None:
        finding = Wording("half a character at offset {offset}", offset=half.start())
        raise refuser.refusal(document_annotations, None, finding, Wording("whole characters"))
    writing = _DocumentJson(document_annotations, ScannedMat(version=2, text=document.text), options, refuser)
    return (
        f'{{"version": 2, "signal": {_json(document.text)}, "metadata": {{}}, "asets": '
        f"{_array(writing.asets(document_annotations.instances))}}}\n"
    )


def _json(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _array(members: Iterable[str]) -> str:
    """Return an array with a line for each member."""
    lines = ",\n".join(members)
    return f"[\n{lines}\n]" if lines else "[]"


class _DocumentJson:
    """The JSON of one document being written: ids as they are needed, columns as they are declared."""

    def __init__(
        self,
        document_annotations: DocumentAnnotations,
        scanned: ScannedMat,
        options: ReadOptions,
        refuser: Refuser,
    ) -> None:
        self._document_annotations = document_annotations
        self._scanned = scanned
        self._options = options
        self._refuser = refuser
        # Pointers are resolved before ids are given, since only instances that are pointed to need an id.
        self._declared_names = {column.name.casefold() for aset in scanned.asets for column in aset.columns}
        keys = {
            pointer_name(document_annotations.document, instance): instance
            for instance in document_annotations.instances
        }
        self._folded = {key.casefold(): key for key in reversed(keys)}
        self._keys = keys
        self._pointed_keys = self._pointer_targets()
        self._ids = self._identifiers()

    def _pointer_targets(self) -> dict[str, None]:
        """Return the pointer names that pointers have. Raises InputRefused for pointers to nowhere."""
        # Only annotations that something points to need an id. The dictionary without values is an ordered
        # set. Names are counted for all instances, but refused only where a pointer cannot tell which is
        # meant.
        pointed: dict[str, None] = {}
        for instance in self._document_annotations.instances:
            for reading in instance.readings():
                if reading.target is not None:
                    pointed[self._find_target(instance, reading.target)] = None
        counts = Counter(
            pointer_name(self._document_annotations.document, instance)
            for instance in self._document_annotations.instances
        )
        for key in pointed:
            if counts[key] > 1:
                finding = Wording("a pointer to {target}, of which there are several", target=shown(key))
                raise self._refuser.refusal(
                    self._document_annotations,
                    self._keys[key],
                    finding,
                    Wording("one annotation of that name"),
                )
        return pointed

    def _find_target(self, instance: Instance, target: str) -> str:
        key = target if target in self._keys else self._folded.get(target.casefold())
        if key is None:
            finding = Wording("a pointer to {target!r}", target=shown(target))
            raise self._refusal(instance, finding, Wording("pointers to instances of this document"))
        return key

    def _identifiers(self) -> dict[str, str]:
        """Return the JSON of the ids by the instances' pointer names, of each instance that may have an id.

        Ids are names that no other instance has; targets of pointers without such a name get a number.
        """
        # Ids in the file keep their JSON as written (a number stays a number); names of instances without id
        # begin with the prefix and are no ids.
        present = {
            name: json.dumps(row[aset.id_at], ensure_ascii=False)
            for aset in self._scanned.asets
            for row in aset.rows
            if (name := id_of(aset, row))
        }
        prefix = name_prefix(self._scanned)
        counts = Counter(instance.name for instance in self._document_annotations.instances)
        result = {
            key: present.get(instance.name, _json(instance.name))
            for key, instance in self._keys.items()
            if instance.name and counts[instance.name] == 1 and not instance.name.startswith(prefix)
        }
        numbers = (str(n) for n in count(1) if str(n) not in present and str(n) not in counts)
        for key in self._pointed_keys:
            if key not in result:
                result[key] = _json(next(numbers))
        return result

    def _refusal(self, instance: Instance, finding: Wording, expected: Wording) -> InputRefused:
        return self._refuser.refusal(self._document_annotations, instance, finding, expected)

    # --- changes to a source

    def changes(self, before: DocumentAnnotations) -> Iterator[Edit]:
        """Yield the edits of the source."""
        # The instances of the source stand in the order of its rows, so that each set takes as many as it has
        # rows. An instance that changed its label leaves its row and is added to the set of its new label.
        after: dict[str, Instance] = {}
        for instance in self._document_annotations.instances:
            if instance.name in after:
                raise self._refusal(
                    instance, Wording("a name that another instance has"), Wording("every name once")
                )
            after[instance.name] = instance
        old_instances = iter(before.instances)
        for aset in self._scanned.asets:
            rows: list[tuple[Instance, Instance | None]] = []
            for old in islice(old_instances, len(aset.rows)):
                new = after.get(old.name)
                is_kept = new is not None and new.type == old.type
                rows.append((old, after.pop(old.name) if is_kept else None))
            added = [
                after.pop(candidate.name) for candidate in list(after.values()) if candidate.type == aset.type
            ]
            yield from self._aset_changes(aset, rows, added)
        if after:
            yield from self._new_asets(after.values())

    def _new_asets(self, instances: Iterable[Instance]) -> Iterator[Edit]:
        texts = list(self.asets(instances))
        at = self._scanned.inside.end - 1
        if self._scanned.asets:
            at = self._scanned.asets[-1].source.end
            texts = ["", *texts]
        yield at, at, ", ".join(texts)

    def _aset_changes(
        self, aset: Aset, rows: Sequence[tuple[Instance, Instance | None]], added: Sequence[Instance]
    ) -> Iterator[Edit]:
        # From the least to the greatest change: rows alone; new attributes declared ahead of them; and where
        # ids are needed in a set that has none, the whole set written anew.
        changed = [new for old, new in rows if new is not None and not _are_equal(old, new)]
        columns = self._columns([*changed, *added], aset.columns)
        fresh = columns[len(aset.columns) :]
        if self._scanned.version == 1 and any(map(_is_typed, fresh)):
            finding = Wording("{attribute}, which needs a type", attribute=fresh[0].name)
            raise self._refusal([*changed, *added][0], finding, Wording("strings: the file is of version 1"))
        instances = [*(new for _, new in rows if new is not None), *added]
        if not aset.has_id and self._are_pointed_to(instances):
            yield aset.source.start, aset.source.end, self._aset(aset.type, columns, instances, aset.has_span)
            return
        if fresh:
            yield _declared_names(aset, fresh)
        yield from self._row_changes(aset, rows, columns)
        if added:
            last = _last_kept(rows)
            at = aset.ends[last] if last >= 0 else aset.annots.start + 1
            text = ", ".join(self._row(instance, columns, aset.has_id, aset.has_span) for instance in added)
            yield at, at, f", {text}" if last >= 0 else text

    def _are_pointed_to(self, instances: Iterable[Instance]) -> bool:
        """Tell whether any of the instances is pointed to, so that it needs an id."""
        return any(self._key(instance) in self._pointed_keys for instance in instances)

    def _row_changes(
        self, aset: Aset, rows: Sequence[tuple[Instance, Instance | None]], columns: Sequence[AttributeColumn]
    ) -> Iterator[Edit]:
        """Yield the changes to rows; one that is removed takes along the comma beside it."""
        # Commas: a row removed ahead of the last remaining one goes with the comma behind it, up to the next
        # row; those behind the last remaining one go with the comma ahead, in one edit.
        last = _last_kept(rows)
        for number, (old, new) in enumerate(rows):
            if new is None and number < last:
                yield aset.starts[number], aset.starts[number + 1], ""
            elif new is not None:
                name = json.dumps(aset.rows[number][aset.id_at]) if aset.has_id else ""
                unnamed = name == "null" and self._key(new) in self._pointed_keys
                if unnamed or not _are_equal(old, new):
                    row = self._row(new, columns, aset.has_id, aset.has_span)
                    yield aset.starts[number], aset.ends[number], row
        if last < len(rows) - 1:
            yield aset.ends[last] if last >= 0 else aset.starts[0], aset.ends[-1], ""

    # --- annotation sets

    def asets(self, instances: Iterable[Instance]) -> Iterator[str]:
        """Yield the annotation sets of instances, one for each label, by first occurrence."""
        by_type: dict[str, list[Instance]] = {}
        for instance in instances:
            by_type.setdefault(instance.type, []).append(instance)
        for label, group in by_type.items():
            yield self._aset(label, self._columns(group, ()), group, bool(group[0].extents))

    def _aset(
        self, label: str, columns: Sequence[AttributeColumn], group: Sequence[Instance], spanned: bool
    ) -> str:
        has_id = self._are_pointed_to(group)
        flags = f'"hasID": {json.dumps(has_id)}, "hasSpan": {json.dumps(spanned)}'
        attributes = ", ".join(map(_declaration, columns))
        rows = _array(self._row(instance, columns, has_id, spanned) for instance in group)
        return f'{{"type": {_json(label)}, {flags}, "attrs": [{attributes}], "annots": {rows}}}'

    def _columns(
        self, group: Iterable[Instance], declared: Sequence[AttributeColumn]
    ) -> list[AttributeColumn]:
        """Return the declared columns, and behind them a new one for each slot without a column."""
        # Declared attributes stay as they are; the type and aggregation of new ones widen with the values
        # met.
        columns = {column.name: column for column in declared}
        for instance in group:
            for name, readings in self._values(instance).items():
                slot_column = columns.get(name)
                if slot_column is None:
                    slot_column = columns[name] = AttributeColumn(name)
                if slot_column in declared or not readings:
                    continue
                if readings[0].target is not None:
                    slot_column.type = "annotation"
                if len({reading.text for reading in readings}) < len(readings):
                    slot_column.aggregation = "list"
                elif len(readings) > 1 and slot_column.aggregation == "none":
                    slot_column.aggregation = "set"
        return list(columns.values())

    def _values(self, instance: Instance) -> dict[str, tuple[Reading, ...]]:
        """Return the values of an instance by attribute."""
        values: dict[str, tuple[Reading, ...]] = {}
        for slot in instance.slots:
            if not self._repeats_text(instance, slot):
                if slot.name in values:
                    raise self._refusal(
                        instance,
                        Wording("slot {slot} twice", slot=slot.name),
                        Wording("every attribute once"),
                    )
                values[slot.name] = self._refuser.values(self._document_annotations, instance, slot)
        mark = missing_mark(instance, self._options, _STATUS, self._refusal)
        return {**values, mark[0]: (Reading(mark[1]),)} if mark else values

    def _repeats_text(self, instance: Instance, slot: Slot) -> bool:
        folded = slot.name.casefold()
        if folded != self._options.text_slot.casefold() or folded in self._declared_names:
            return False
        return bool(instance.extents) and not has_pointers(slot)

    # --- rows

    def _key(self, instance: Instance) -> str:
        return pointer_name(self._document_annotations.document, instance)

    def _row(
        self, instance: Instance, columns: Sequence[AttributeColumn], has_id: bool, spanned: bool
    ) -> str:
        # A row is spans, id, then values by column. Nulls at its end are cut off, but never the offsets and
        # the id: the reader finds all cells by their place.
        self._refuser.check_extents(self._document_annotations, instance, self._scanned.text)
        if len(instance.extents) != spanned:
            expected = Wording("none, as others of its label")
            if spanned:
                expected = Wording("one extent, as others of its label")
            raise self._refusal(instance, count_extents(instance), expected)
        cells = [str(offset) for extent in instance.extents for offset in (extent.start, extent.end)]
        if has_id:
            cells.append(self._ids.get(self._key(instance), "null"))
        values = self._values(instance)
        cells += [self._cell(instance, column, values.get(column.name)) for column in columns]
        while len(cells) > 2 * spanned + has_id and cells[-1] == "null":
            cells.pop()
        return f"[{', '.join(cells)}]"

    def _cell(self, instance: Instance, column: AttributeColumn, readings: Sequence[Reading] | None) -> str:
        if readings is None or (not readings and column.aggregation == "none"):
            return "null"
        values = [self._value(instance, column, reading) for reading in readings]
        if column.aggregation != "none":
            return f"[{', '.join(values)}]"
        if len(values) > 1:
            raise self._refusal(
                instance,
                plural(
                    "{count} value in {column}", "{count} values in {column}", len(values), column=column.name
                ),
                Wording("one, as it is declared"),
            )
        return values[0]

    def _value(self, instance: Instance, column: AttributeColumn, reading: Reading) -> str:
        # Types are those of the declaration, never guessed from the text: "5" is a string or a number as the
        # column says. Lone surrogates are refused, because no UTF-8 file can hold them.
        if (reading.target is not None) != (column.type == "annotation"):
            finding = Wording("{text!r} in {column}", text=shown(reading.text), column=column.name)
            expected = Wording("a pointer, as it is declared or as others have it")
            if reading.target is not None:
                expected = Wording("no pointer, as it is declared or as others have it")
            raise self._refusal(instance, finding, expected)
        if reading.target is not None:
            return self._ids[self._find_target(instance, reading.target)]
        value = _AS_JSON[column.type](reading.text)
        if value is None or HALF.search(reading.text):
            raise self._refusal(
                instance,
                Wording("{text!r} in {column}", text=shown(reading.text), column=column.name),
                Wording("a value of type {type}", type=column.type),
            )
        return value


def _are_equal(old: Instance, new: Instance) -> bool:
    names = [slot.name for slot in old.slots] == [slot.name for slot in new.slots]
    return names and statement(old) == statement(new)


def _is_typed(column: AttributeColumn) -> bool:
    return column.type != "string" or column.aggregation != "none"


def _declaration(column: AttributeColumn) -> str:
    if not _is_typed(column):
        return _json(column.name)
    members = [f'"name": {_json(column.name)}']
    members += [f'"type": "{column.type}"'] if column.type != "string" else []
    members += [f'"aggregation": "{column.aggregation}"'] if column.aggregation != "none" else []
    return f"{{{', '.join(members)}}}"


def _declared_names(aset: Aset, fresh: Sequence[AttributeColumn]) -> Edit:
    """Return the change that declares attributes behind those of an annotation set."""
    text = ", ".join(map(_declaration, fresh))
    if aset.columns:
        at = aset.columns[-1].source.end
        return at, at, f", {text}"
    if aset.attrs != NOWHERE:
        return aset.attrs.start + 1, aset.attrs.start + 1, text
    return aset.source.start + 1, aset.source.start + 1, f'"attrs": [{text}], '


def _int(text: str) -> str | None:
    return text if _INT.fullmatch(text) else None


def _float(text: str) -> str | None:
    try:
        number = float(text)
    except ValueError:
        return None
    return json.dumps(number) if isfinite(number) else None


def _boolean(text: str) -> str | None:
    return text if text in ("true", "false") else None


_AS_JSON: dict[str, Callable[[str], str | None]] = {
    "string": _json,
    "int": _int,
    "float": _float,
    "boolean": _boolean,
}


def _last_kept(rows: Sequence[tuple[Instance, Instance | None]]) -> int:
    """Return the number of the last row that is not removed, -1 for none."""
    return max((number for number, (_, new) in enumerate(rows) if new is not None), default=-1)
