"""Reader of WebAnno TSV 3: one document a file, all its layers of spans, chains and relations.

A span is an instance of its layer's type, its features are slots; a slot feature is a slot for each role,
``Feature.role``, filled with pointers. A relation is an instance without extent whose slots Governor and
Dependent point. A link of a chain is a mention that points to the one before it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.documents import DocumentRoll, name_of_source
from annotally.formats.labels import LayerSightings
from annotally.formats.span_writing import is_marked_optional, text_slot, value_slot
from annotally.formats.webanno.entries import CellEntry, entries_of, is_value
from annotally.formats.webanno.header import (
    DEPENDENCY,
    DEPENDENT,
    GOVERNOR,
    TOKEN,
    LayerKind,
    short_name,
    slot_names,
    type_names,
)
from annotally.formats.webanno.rows import FileRows, Row, rows_of
from annotally.formats.webanno.values import JOINED, Reference, parse_reference, split_cell, unescape_value
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import Diagnostic, InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.layers import Layer
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document, Section, Source
from annotally.model.wording import Wording, plural

NAME = "webanno-tsv"


def read(sources: Sequence[Source], options: ReadOptions) -> ReadResult:
    """Read files as one set with their texts: all layers, or the one that ``options.layer`` names.

    With a layer come the instances it points to. A file without the named layer has no annotations, with a
    warning. Raises InputRefused for all that `rows_of` and `entries_of` refuse, two files of one name, and a
    layer that no file has. Warns of references to missing annotations: they point nowhere.
    """
    roll = DocumentRoll()
    documents, annotations = [], {}
    warnings: list[Diagnostic] = []
    files = []
    for index, source in enumerate(sources):
        stem = name_of_source(source)
        roll.enter(stem, stem, source)
        complaints = Complaints(source)
        # All layers are parsed even if one is named: its instances may point to others, and messages list
        # them all.
        parsed = parse(stem, source, options, complaints)
        files.append((parsed, complaints))
        rows = parsed.rows
        sentences = tuple(Section("sentence", extent) for extent in rows.sentences)
        documents.append(
            Document(stem, stem, rows.text, sentences, source.path, rows.source_map, rows.tokens())
        )
        file_range = Extent(0, len(source.text))
        annotations[stem] = DocumentAnnotations(stem, parsed.selected(options.layer), index, file_range)
    _check_layer(files, options.layer)
    for _, complaints in files:
        warnings += complaints.warnings
    layers = _layers([parsed for parsed, _ in files], options)
    annotation_set = AnnotationSet("", NAME, annotations, tuple(sources), layers)
    return ReadResult(annotation_set, tuple(documents), tuple(warnings))


def layers_of(beginning: str, options: ReadOptions) -> dict[str, tuple[Layer, ...]]:
    """Return the layers of a text that may be cut off, as far as its lines can be read (C9)."""
    source = Source("", beginning[: beginning.rfind("\n") + 1])
    try:
        parsed = parse("", source, options, Complaints(source))
    except InputRefused:
        return {}
    return {"": _layers([parsed], options)}


def _layers(files: Sequence["Parsed"], options: ReadOptions) -> tuple[Layer, ...]:
    """Return the layers that are read, with the features their label may be kept in (C9)."""
    sightings = LayerSightings(options)
    for parsed in files:
        features: dict[str, tuple[str, frozenset[str]]] = {}
        selected = parsed.selected(options.layer)
        types = {instance.type for instance in selected}
        for layer in parsed.rows.header.layers:
            type_name = parsed.types[layer.name]
            if options.layer is None or type_name in types or type_name in parsed.chosen(options.layer):
                chain = layer.kind is LayerKind.CHAIN
                names = tuple(layer.columns if chain else slot_names(layer, options).values())
                sightings.declare(type_name, layer.name, names)
                features[type_name] = layer.name, frozenset(names)
        # Slots that are no features of the layer, such as the text's, are not taken.
        for instance in selected:
            name, feature_names = features.get(instance.type, ("", frozenset()))
            for slot in instance.slots:
                if slot.name in feature_names:
                    for reading in slot.readings():
                        sightings.take(instance.type, name, slot.name, reading.text)
    return sightings.layers()


@dataclass(frozen=True)
class Parsed:
    """A parsed file: its rows, and its instances, each with the cells or the row it was read from."""

    document: str
    rows: FileRows
    types: dict[str, str]
    """The type of each layer."""
    instances: tuple[Instance, ...]
    entries: tuple[CellEntry | Row, ...]

    def chosen(self, layer: str) -> frozenset[str]:
        """Return the types of the layers of that name, short or full, whatever its case."""
        folded = layer.casefold()
        return frozenset(
            self.types[candidate.name]
            for candidate in self.rows.header.layers
            if folded
            in (
                name.casefold()
                for name in (candidate.name, short_name(candidate.name), self.types[candidate.name])
            )
        )

    def selected(self, layer: str | None) -> tuple[Instance, ...]:
        """Return the instances of a layer and their targets, over any number of steps; None: all."""
        if layer is None:
            return self.instances
        types = self.chosen(layer)
        # The closure of the pointers: a work list of instances whose targets are still to be followed. Each
        # instance enters it once: O(instances + readings).
        by_target = {
            f"{instance.type}-{self.document}-{instance.name}": instance for instance in self.instances
        }
        waiting = [instance for instance in self.instances if instance.type in types]
        names = {instance.name for instance in waiting}
        while waiting:
            for reading in waiting.pop().readings():
                target = by_target.get(reading.target or "")
                if target is not None and target.name not in names:
                    names.add(target.name)
                    waiting.append(target)
        return tuple(instance for instance in self.instances if instance.name in names)


def _check_layer(files: Sequence[tuple[Parsed, Complaints]], layer: str | None) -> None:
    if layer is None or not files:
        return
    without = [complaints for parsed, complaints in files if not parsed.chosen(layer)]
    names = {candidate.name: None for parsed, _ in files for candidate in parsed.rows.header.layers}
    finding = Wording("no layer {layer!r}", layer=shown(layer))
    expected = (
        Wording("one of {names}", names=", ".join(names)) if names else Wording("none: the files have none")
    )
    if len(without) == len(files):
        raise files[0][1].refusal(0, finding, expected, Wording("choose one of these as layer"))
    for complaints in without:
        complaints.warn(0, finding, expected, Wording("it has no annotations here"))


def parse(document: str, source: Source, options: ReadOptions, complaints: Complaints) -> Parsed:
    """Return one file as rows and instances. Raises InputRefused as `read` does."""
    rows = rows_of(source, complaints)
    return _File(document, rows, options, complaints).parsed()


class _File:
    """The reader of one file: names of instances first, then pointers to them."""

    def __init__(self, document: str, rows: FileRows, options: ReadOptions, complaints: Complaints) -> None:
        self._document = document
        self._rows = rows
        self._options = options
        self._complaints = complaints
        self._entries, self._units = entries_of(rows, complaints)
        self._types = type_names((layer.name for layer in rows.header.layers), options)
        self._names = {id(entry): str(number) for number, entry in enumerate(self._entries, 1)}
        self._slots = {layer.name: slot_names(layer, options) for layer in rows.header.layers}
        self._tokens: dict[str, Row] = {}
        """Tokens that are pointed to, by their units."""
        self._before = self._links_before()

    def parsed(self) -> Parsed:
        instances = [self._instance(entry) for entry in self._entries]
        tokens = sorted(self._tokens.values(), key=lambda row: (row.token, row.begin))
        instances += [self._token(row) for row in tokens]
        entries: tuple[CellEntry | Row, ...] = (*self._entries, *tokens)
        return Parsed(self._document, self._rows, self._types, tuple(instances), entries)

    def _links_before(self) -> dict[int, CellEntry]:
        """Return the link before each that is not the first of its chain."""
        links = [entry for entry in self._entries if entry.layer.kind is LayerKind.CHAIN]
        links.sort(key=lambda entry: (entry.layer.name, entry.number, entry.link))
        return {
            id(entry): before
            for before, entry in pairwise(links)
            if before.layer is entry.layer and before.number == entry.number
        }

    def _instance(self, entry: CellEntry) -> Instance:
        # Spans and links of chains have a place, relations have their two ends instead. Names were given to
        # all entries before (`_names`), because references lead ahead as well as back.
        kind = entry.layer.kind
        extents: tuple[Extent, ...] = ()
        slots: tuple[Slot, ...] = ()
        if kind is not LayerKind.RELATION:
            extents = (entry.extent,)
            slots = (self._text_slot(entry.extent, Extent(*entry.places[0])),)
        else:
            slots = tuple(self._ends(entry))
        slots += tuple(self._chain(entry) if kind is LayerKind.CHAIN else self._features(entry))
        optional = is_marked_optional(slots, self._options)
        name, type_name = self._names[id(entry)], self._types[entry.layer.name]
        return Instance(type_name, name, slots, extents, optional, source=entry.source)

    def _text_slot(self, extent: Extent, place: Extent) -> Slot:
        text = self._rows.text[extent.start : extent.end]
        return text_slot(self._options.text_slot, text, (extent,), place)

    def _token(self, row: Row) -> Instance:
        extent, place = Extent(row.start, row.end), Extent(row.begin, row.stop)
        slot = self._text_slot(extent, place)
        return Instance(self._types[TOKEN], row.unit, (slot,), (extent,), source=place)

    def _features(self, entry: CellEntry) -> Iterator[Slot]:
        for column, name in self._slots[entry.layer.name].items():
            yield from self._value(entry, column, name)
        for link in entry.layer.links:
            yield from self._links(entry, link.column, link.feature, link.target)

    def _value(self, entry: CellEntry, column: int, name: str) -> Iterator[Slot]:
        value, place = entry.values[column], Extent(*entry.places[column])
        if is_value(value):
            yield value_slot(name, Reading(unescape_value(value), place), source=place)

    def _chain(self, entry: CellEntry) -> Iterator[Slot]:
        for column, name in enumerate(entry.layer.columns):
            yield from self._value(entry, column, name)
        before = self._before.get(id(entry))
        if before is not None:
            name, place = self._names[id(before)], entry.source
            target = Reading(name, place, target=self._pointer(before))
            yield value_slot(self._options.ref_slot, target, source=place)

    # --- pointers

    def _pointer(self, target: CellEntry | Row) -> str:
        if isinstance(target, Row):
            self._tokens.setdefault(target.unit, target)
            return f"{self._types[TOKEN]}-{self._document}-{target.unit}"
        return f"{self._types[target.layer.name]}-{self._document}-{self._names[id(target)]}"

    def _links(self, entry: CellEntry, column: int, feature: str, layer: str) -> Iterator[Slot]:
        """Yield a slot for each role of a slot feature, in the order of their first targets."""
        raw, at = entry.values[column + 1], entry.places[column + 1][0]
        roles = entry.values[column]
        if not is_value(raw):
            return
        # Roles and targets stand in two columns, the n-th role belonging to the n-th target.
        targets, names = split_cell(raw, JOINED), split_cell(roles, JOINED)
        if len(targets) != len(names):
            # Both are counted, and each has its plural: the roles are a sentence inside the other.
            finding = plural(
                "{roles} and {count} target",
                "{roles} and {count} targets",
                len(targets),
                roles=plural(
                    "{count} role of {feature}", "{count} roles of {feature}", len(names), feature=feature
                ),
            )
            raise self._complaints.refusal(
                at, finding, Wording("a target for every role"), Wording("correct the line")
            )
        by_role: dict[str, list[Reading]] = {}
        for (start, end), (first, last) in zip(targets, names, strict=True):
            role = roles[first:last]
            name = f"{feature}.{unescape_value(role)}" if is_value(role) else feature
            place = Extent(at + start, at + end)
            by_role.setdefault(name, []).append(self._read_pointer(entry, raw[start:end], layer, place))
        for name, readings in by_role.items():
            yield value_slot(name, *readings, source=readings[0].source)

    def _ends(self, entry: CellEntry) -> Iterator[Slot]:
        raw, place = entry.values[-1], Extent(*entry.places[-1])
        governor = parse_reference(raw)
        dependent = entry.rows[0].unit + (
            f"[{governor.dependent}]" if governor is not None and governor.dependent else ""
        )
        for slot, end in ((GOVERNOR, raw), (DEPENDENT, dependent)):
            yield value_slot(slot, self._read_pointer(entry, end, entry.layer.base, place), source=place)

    def _read_pointer(self, entry: CellEntry, raw: str, layer: str, place: Extent) -> Reading:
        """Return the pointer of a reference, with a warning where it leads nowhere."""
        ref = parse_reference(raw)
        target: CellEntry | Row | None = None
        # First an annotation of the layer; where a relation may tie bare tokens, the token itself.
        if ref is not None:
            target = self._units.find(Reference(ref.unit, ref.number), layer)
            if target is None and not ref.number:
                dependency = entry.layer.name == DEPENDENCY
                target = self._units.row(ref.unit, layer, dependency=dependency)
        if target is None:
            self._complaints.warn(
                place.start,
                Wording(
                    "{layer} at {unit} refers to {target!r}, which does not exist",
                    layer=entry.layer.name,
                    unit=entry.rows[0].unit,
                    target=shown(raw),
                ),
                Wording(
                    "the token of an annotation of {layer}, with its number in brackets if it has one",
                    layer=layer,
                ),
                Wording("the pointer has no target; correct it or restore the annotation"),
            )
            return Reading(raw, place, target=raw)
        name = self._names[id(target)] if isinstance(target, CellEntry) else target.unit
        return Reading(name, place, target=self._pointer(target))
