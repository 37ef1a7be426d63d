"""Reader of GATE XML: one document a file, with any number of annotation sets, of which one is read.

The Document text is the text as GATE shows it, entities resolved; annotations refer to nodes in it, whose
identifiers count UTF-16 (C1), so it is the nodes that place them.
"""

from collections.abc import Mapping, Sequence

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.documents import DocumentRoll, name_of_source
from annotally.formats.gate.annotation_sets import looks_like_annotators
from annotally.formats.gate.scan import (
    DEFAULT_SET,
    ScannedAnnotation,
    ScannedFeature,
    ScannedGate,
    ScannedSet,
    scan,
)
from annotally.formats.labels import LayerSightings
from annotally.formats.span_writing import CoveredTexts, is_marked_optional, text_slot, value_slot
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import Diagnostic, InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.layers import Layer
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document, Source, SourceMap
from annotally.model.wording import Wording, plural

NAME = "gate-xml"
KIND = f"{NAME}:"
"""Begins the form of a fill; the class attributes of the feature's value follow."""
MEMBERS = "Members"
"""Slot of the members of a relation."""


def read(sources: Sequence[Source], options: ReadOptions) -> ReadResult:
    """Read the annotation set that ``options.layer`` names, or the only one that can be an annotator's.

    The set without a name is called ``default``. A file without the named set has no annotations, with a
    warning. Raises InputRefused for a choice of sets where none is named, a set that no file has, what
    `scan` refuses, and annotations between nodes that are not there or in the wrong order.
    """
    # Two passes over the files: the set to read is chosen from the sets of all of them, so all are scanned
    # first.
    roll = DocumentRoll()
    scans = []
    complaints = [Complaints(source) for source in sources]
    for source, source_complaints in zip(sources, complaints, strict=True):
        stem = name_of_source(source)
        roll.enter(stem, stem, source)
        scans.append((stem, scan(source_complaints)))
    chosen = choose_layer([scanned for _, scanned in scans], options, complaints[0]) if scans else ""
    documents = []
    annotations = {}
    warnings: list[Diagnostic] = []
    for index, (source, source_complaints, (stem, scanned)) in enumerate(
        zip(sources, complaints, scans, strict=True)
    ):
        # A document without text has no runs; it is mapped to where its text would stand.
        runs, file_runs = (
            (scanned.runs, scanned.file_runs) if scanned.runs else ((0,), (scanned.text_end.start,))
        )
        documents.append(Document(stem, stem, scanned.text, (), source.path, SourceMap(runs, file_runs)))
        layer = scanned.layers.get(chosen)
        if layer is None:
            source_complaints.warn(
                0,
                Wording("no annotation set {chosen!r}", chosen=shown(chosen)),
                _list_sets(scanned),
                Wording("it has no annotations here"),
            )
        instances = (
            tuple(_instances(stem, layer, scanned, options, source_complaints)) if layer is not None else ()
        )
        annotations[stem] = DocumentAnnotations(stem, instances, index, Extent(0, len(source.text)))
        _check_offsets(scanned, source_complaints)
        for kind, places in scanned.strange.items():
            source_complaints.warn(
                places[0],
                _times(kind, len(places)),
                Wording("a document as GATE writes it"),
                Wording("it is not read and does not count"),
            )
        warnings += source_complaints.warnings
    layers = _layers([scanned.layers.get(chosen) for _, scanned in scans], options)
    read_set = AnnotationSet("", NAME, annotations, tuple(sources), layers)
    return ReadResult(read_set, tuple(documents), tuple(warnings))


def layers_of(beginning: str, options: ReadOptions) -> dict[str, tuple[Layer, ...]]:
    """Return the types of each annotation set in a file, of which the text may be cut off (C9)."""
    closing = beginning.rfind("</AnnotationSet>")
    closed_text = beginning if "</GateDocument>" in beginning[-64:] else _close_elements(beginning, closing)
    source = Source("", closed_text)
    try:
        scanned = scan(Complaints(source))
    except InputRefused:
        return {}
    filled = [layer for layer in scanned.layers.values() if layer.annotations or layer.relations]
    only = len(filled) == 1
    return {"" if only else layer.name: _layers([layer], options) for layer in filled}


def _close_elements(beginning: str, closing: int) -> str:
    # The text is cut once more, at the end of the last set that is complete in it, because the parser refuses
    # elements that are left open. Without a complete set nothing can be said, and the empty text is refused.
    return f"{beginning[:closing]}</AnnotationSet></GateDocument>" if closing >= 0 else ""


def _layers(sets: Sequence[ScannedSet | None], options: ReadOptions) -> tuple[Layer, ...]:
    """Return the types of annotations as layers, with the features their label may be kept in (C9)."""
    sightings = LayerSightings(options)
    for layer in sets:
        for annotation in (*layer.annotations, *layer.relations) if layer is not None else ():
            type_name = annotation.attributes.get("Type", "")
            sightings.declare(type_name, type_name)
            for feature in annotation.features:
                sightings.take(type_name, type_name, feature.name, feature.value, text=feature.text)
    return sightings.layers()


def _times(finding: Wording, count: int) -> Wording:
    """Return a finding with the number of times it was made, if more than one."""
    if count == 1:
        return finding
    return plural("{finding}, {count:,} time", "{finding}, {count:,} times", count, finding=finding)


def choose_layer(scans: Sequence[ScannedGate], options: ReadOptions, complaints: Complaints) -> str:
    """Return the name of the set to read. Raises InputRefused listing the sets where it is not clear."""
    counts = _count_annotations(scans)
    if options.layer is not None:
        return _layer_of_name(options.layer, counts, complaints)
    filled = [name for name, count in counts.items() if count]
    if len(filled) < 2:
        return filled[0] if filled else next(iter(counts), DEFAULT_SET)
    finding = plural(
        "annotations in {count} set: {sets}",
        "annotations in {count} sets: {sets}",
        len(filled),
        sets=_list_counts(counts),
    )
    annotator_sets = [name for name in filled if looks_like_annotators(name, _types_of(name, scans))]
    if len(annotator_sets) != 1:
        raise complaints.refusal(
            0, finding, Wording("choose the name of the set to read"), Wording("choose one of these as layer")
        )
    remedy = Wording(
        "{set} is read, which alone looks like an annotator's; choose another as layer",
        set=annotator_sets[0],
    )
    complaints.warn(0, finding, Wording("one set"), remedy)
    return annotator_sets[0]


def _count_annotations(scans: Sequence[ScannedGate]) -> dict[str, int]:
    """Return the number of annotations and relations of each set, over all files."""
    # A set that is empty in one file may be filled in another.
    counts: dict[str, int] = {}
    for scanned in scans:
        for layer in scanned.layers.values():
            counts[layer.name] = counts.get(layer.name, 0) + len(layer.annotations) + len(layer.relations)
    return counts


def _types_of(name: str, scans: Sequence[ScannedGate]) -> set[str]:
    """Return the types of the annotations and relations of a set, over all files."""
    layers = [layer for scanned in scans if (layer := scanned.layers.get(name)) is not None]
    return {
        annotation.attributes.get("Type", "")
        for layer in layers
        for annotation in (*layer.annotations, *layer.relations)
    }


def _layer_of_name(name: str, counts: Mapping[str, int], complaints: Complaints) -> str:
    """Return the set of a name, whatever its case if none has it exactly. Raises InputRefused without one."""
    folded = {layer.casefold(): layer for layer in counts}
    chosen = name if name in counts else folded.get(name.casefold())
    if chosen is None:
        finding = Wording("no annotation set {name!r}", name=shown(name))
        expected = Wording("one of {names}", names=_list_counts(counts))
        if not counts:
            expected = Wording("none: the files have none")
        raise complaints.refusal(0, finding, expected, Wording("choose one of these as layer"))
    return chosen


def _list_counts(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{name} ({count})" for name, count in counts.items())


def _list_sets(scanned: ScannedGate) -> Wording:
    if not scanned.layers:
        return Wording("annotation sets")
    return Wording("one of {names}", names=", ".join(scanned.layers))


def _check_offsets(scanned: ScannedGate, complaints: Complaints) -> None:
    """Warn of nodes that do not stand where their identifiers say: the file was changed outside of GATE."""
    # GATE names nodes by their offset in UTF-16 units. Nodes come in text order, so ``units`` grows by the
    # text between two of them; linear. The first that disagrees is reported for all.
    units = at = 0
    for identifier, place in scanned.nodes.items():
        piece = scanned.text[at:place]
        units += len(piece.encode("utf-16-le", "surrogatepass")) // 2
        at = place
        if identifier != str(units):
            finding = Wording(
                "node {identifier} at offset {units}", identifier=shown(identifier), units=units
            )
            expected = Wording("identifiers that count UTF-16 units")
            complaints.warn(0, finding, expected, Wording("the position in the text is used; check the file"))
            return


def _instances(
    document: str, layer: ScannedSet, scanned: ScannedGate, options: ReadOptions, complaints: Complaints
) -> list[Instance]:
    # Identifiers are collected first, since members of relations may be named ahead of their annotations.
    names: dict[str, str] = {}
    for annotation in (*layer.annotations, *layer.relations):
        identifier = annotation.attributes.get("Id")
        if identifier is None or not annotation.attributes.get("Type"):
            raise complaints.refusal(
                annotation.start,
                Wording("no Id or no Type"),
                Wording("both"),
                Wording("save the document from GATE again"),
            )
        if identifier in names:
            finding = Wording("identifier {identifier} again", identifier=shown(identifier))
            raise complaints.refusal(
                annotation.start,
                finding,
                Wording("every identifier once"),
                Wording("renumber one of the two"),
            )
        names[identifier] = f"{annotation.attributes['Type']}-{document}-{identifier}"
    covered = CoveredTexts(scanned.text, complaints)
    spanned = [
        _span_instance(annotation, scanned, options, complaints, covered) for annotation in layer.annotations
    ]
    return spanned + [
        _relation_instance(annotation, names, options, complaints) for annotation in layer.relations
    ]


def _span_instance(
    annotation: ScannedAnnotation,
    scanned: ScannedGate,
    options: ReadOptions,
    complaints: Complaints,
    covered: CoveredTexts,
) -> Instance:
    # Nodes place an annotation; their identifiers are names, and not read as numbers.
    places = []
    for end in ("StartNode", "EndNode"):
        identifier = annotation.attributes.get(end, "")
        if identifier not in scanned.nodes:
            finding = Wording(
                '{attribute}="{identifier}", a node that the text does not have',
                attribute=end,
                identifier=shown(identifier, 20),
            )
            raise complaints.refusal(
                annotation.start,
                finding,
                Wording("a node of <TextWithNodes>"),
                Wording("correct it, or add the node"),
            )
        places.append(scanned.nodes[identifier])
    start, end_ = places
    if end_ < start:
        finding = Wording("an annotation from {start} to {end}", start=start, end=end_)
        raise complaints.refusal(
            annotation.start, finding, Wording("an end after its start"), Wording("swap the two nodes")
        )
    extent, source = Extent(start, end_), Extent(annotation.start, annotation.end)
    text = text_slot(options.text_slot, covered.of((extent,), source.start), (extent,), source)
    slots = (text, *_features(annotation))
    optional = is_marked_optional(slots, options)
    return Instance(
        annotation.attributes["Type"], annotation.attributes["Id"], slots, (extent,), optional, source=source
    )


def _features(annotation: ScannedAnnotation) -> tuple[Slot, ...]:
    return tuple(
        value_slot(
            feature.name,
            *([_reading(feature)] if feature.value else []),
            source=feature.source,
        )
        for feature in annotation.features
    )


def _reading(feature: ScannedFeature) -> Reading:
    return Reading(feature.value, feature.source, form=f"{KIND}{feature.kind}" if feature.kind else "")


def _relation_instance(
    annotation: ScannedAnnotation, names: dict[str, str], options: ReadOptions, complaints: Complaints
) -> Instance:
    # A relation has no extent: its members are pointers in one slot. A member that is not in the set is kept
    # under the identifier it has and warned of, instead of being dropped from the relation.
    source = Extent(annotation.start, annotation.end)
    readings = []
    for member in filter(None, annotation.attributes.get("Members", "").split(";")):
        if member not in names:
            expected = Wording("the identifier of an annotation of the same set")
            complaints.warn(
                annotation.start,
                Wording("member {member}, which does not exist", member=shown(member)),
                expected,
                Wording("the pointer has no target"),
            )
        readings.append(Reading(member, source, target=names.get(member, member)))
    slots = (value_slot(MEMBERS, *readings, source=source), *_features(annotation))
    optional = is_marked_optional(slots, options)
    return Instance(
        annotation.attributes["Type"], annotation.attributes["Id"], slots, (), optional, source=source
    )
