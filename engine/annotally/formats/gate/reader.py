"""Reader of GATE XML: one document a file, with any number of annotation sets, of which one is read.

The Document text is the text as GATE shows it, entities resolved; annotations refer to nodes in it, whose
identifiers count UTF-16 (C1), so it is the nodes that place them.
"""

from collections.abc import Sequence

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.documents import DocumentRoll, name_of_source
from annotally.formats.gate.annotation_sets import looks_like_annotators
from annotally.formats.gate.scan import DEFAULT_SET, Annotation, Feature, Layer, Scanned, scan
from annotally.formats.labels import LayerSightings
from annotally.formats.span_writing import CoveredTexts, marked_optional, text_slot, value_slot
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import Diagnostic, InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.layers import Layer as LabelLayer
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document, Source, SourceMap

NAME = "gate-xml"
KIND = f"{NAME}:"
"""Begins the form of a fill; what the attributes of its value say of its class follows."""
MEMBERS = "Members"
"""Slot of the members of a relation."""


def read(sources: Sequence[Source], options: ReadOptions) -> ReadResult:
    """Read the annotation set that ``options.layer`` names, or the only one that can be an annotator's.

    The set without a name is called ``default``. A file without the named set has no annotations, with a
    warning. Raises InputRefused for a choice of sets where none is named, a set that no file has, what
    `scan` refuses, and annotations between nodes that are not there or in the wrong order.
    """
    roll = DocumentRoll()
    found = []
    complaints = [Complaints(source) for source in sources]
    for source, about in zip(sources, complaints, strict=True):
        stem = name_of_source(source)
        roll.enter(stem, stem, source.path, 0, 0)
        found.append((stem, scan(source, about)))
    chosen = chosen_layer([one for _, one in found], options, complaints[0]) if found else ""
    documents = []
    annotations = {}
    warnings: list[Diagnostic] = []
    for index, (source, about, (stem, scanned)) in enumerate(zip(sources, complaints, found, strict=True)):
        runs, file_runs = (
            (scanned.runs, scanned.file_runs) if scanned.runs else ((0,), (scanned.text_end.start,))
        )
        documents.append(Document(stem, stem, scanned.text, (), source.path, SourceMap(runs, file_runs)))
        layer = scanned.layers.get(chosen)
        if layer is None:
            about.warn(
                0, f"no annotation set {shown(chosen)!r}", _there(scanned), "it has no annotations here"
            )
        instances = tuple(_instances(stem, layer, scanned, options, about)) if layer is not None else ()
        annotations[stem] = DocumentAnnotations(stem, instances, index, Extent(0, len(source.text)))
        _check_offsets(scanned, about)
        for kind, places in scanned.strange.items():
            times = f", {len(places):,} times" if len(places) > 1 else ""
            about.warn(
                places[0],
                f"{kind}{times}",
                "a document as GATE writes it",
                "it is not read and does not count",
            )
        warnings += about.warnings
    layers = _layers([scanned.layers.get(chosen) for _, scanned in found], options)
    read_set = AnnotationSet("", NAME, annotations, tuple(sources), layers)
    return ReadResult(read_set, tuple(documents), tuple(warnings))


def layers_of(beginning: str, options: ReadOptions) -> dict[str, tuple[LabelLayer, ...]]:
    """Return the types of each annotation set in a file, of which the text may be cut off (C9)."""
    closing = beginning.rfind("</AnnotationSet>")
    whole = beginning if "</GateDocument>" in beginning[-64:] else _closed(beginning, closing)
    source = Source("", whole)
    try:
        scanned = scan(source, Complaints(source))
    except InputRefused:
        return {}
    filled = [layer for layer in scanned.layers.values() if layer.annotations or layer.relations]
    only = len(filled) == 1
    return {"" if only else layer.name: _layers([layer], options) for layer in filled}


def _closed(beginning: str, closing: int) -> str:
    return f"{beginning[:closing]}</AnnotationSet></GateDocument>" if closing >= 0 else ""


def _layers(sets: Sequence[Layer | None], options: ReadOptions) -> tuple[LabelLayer, ...]:
    """Return the types of annotations as layers, with the features their label may be kept in (C9)."""
    sightings = LayerSightings(options)
    for found in sets:
        for one in (*found.annotations, *found.relations) if found is not None else ():
            type_name = one.attributes.get("Type", "")
            sightings.declare(type_name, type_name)
            for feature in one.features:
                sightings.take(type_name, type_name, feature.name, feature.value, text=feature.text)
    return sightings.layers()


def chosen_layer(many: Sequence[Scanned], options: ReadOptions, complaints: Complaints) -> str:
    """Return the name of the set to read. Raises InputRefused listing the sets where it is not clear."""
    counts: dict[str, int] = {}
    types: dict[str, set[str]] = {}
    for scanned in many:
        for layer in scanned.layers.values():
            counts[layer.name] = counts.get(layer.name, 0) + len(layer.annotations) + len(layer.relations)
            types.setdefault(layer.name, set()).update(
                one.attributes.get("Type", "") for one in (*layer.annotations, *layer.relations)
            )
    listed = ", ".join(f"{name} ({count})" for name, count in counts.items())
    if options.layer is not None:
        folded = {name.casefold(): name for name in counts}
        chosen = options.layer if options.layer in counts else folded.get(options.layer.casefold())
        if chosen is None:
            found = f"no annotation set {shown(options.layer)!r}"
            raise complaints.refusal(
                0, found, f"one of {listed or 'none at all'}", "name one of these as layer"
            )
        return chosen
    filled = [name for name, count in counts.items() if count]
    theirs = [name for name in filled if looks_like_annotators(name, types[name])]
    if len(filled) > 1 and len(theirs) == 1:
        remedy = f"{theirs[0]} is read, which alone looks like an annotator's; name another as layer"
        complaints.warn(0, f"annotations in {len(filled)} sets: {listed}", "one set", remedy)
        return theirs[0]
    if len(filled) > 1:
        found = f"annotations in {len(filled)} sets: {listed}"
        raise complaints.refusal(0, found, "the name of the set to read", "name one of these as layer")
    return filled[0] if filled else next(iter(counts), DEFAULT_SET)


def _there(scanned: Scanned) -> str:
    return f"it among {', '.join(scanned.layers)}" if scanned.layers else "annotation sets"


def _check_offsets(scanned: Scanned, complaints: Complaints) -> None:
    """Warn of nodes that do not stand where their identifiers say: the file was changed outside of GATE."""
    units = at = 0
    for identifier, place in scanned.nodes.items():
        piece = scanned.text[at:place]
        units += len(piece) + sum(character > "\uffff" for character in piece)
        at = place
        if identifier != str(units):
            found = f"node {shown(identifier)} at offset {units}"
            expected = "identifiers that count UTF-16 units"
            complaints.warn(0, found, expected, "the place in the text counts; check the file")
            return


def _instances(
    document: str, layer: Layer, scanned: Scanned, options: ReadOptions, complaints: Complaints
) -> list[Instance]:
    names: dict[str, str] = {}
    for one in (*layer.annotations, *layer.relations):
        identifier = one.attributes.get("Id")
        if identifier is None or not one.attributes.get("Type"):
            raise complaints.refusal(
                one.start, "no Id or no Type", "both", "save the document from GATE again"
            )
        if identifier in names:
            found = f"identifier {shown(identifier)} again"
            raise complaints.refusal(one.start, found, "every identifier once", "renumber one of the two")
        names[identifier] = f"{one.attributes['Type']}-{document}-{identifier}"
    covered = CoveredTexts(scanned.text, complaints)
    spanned = [_spanned(one, scanned, options, complaints, covered) for one in layer.annotations]
    return spanned + [_relation(one, names, options, complaints) for one in layer.relations]


def _spanned(
    one: Annotation, scanned: Scanned, options: ReadOptions, complaints: Complaints, covered: CoveredTexts
) -> Instance:
    places = []
    for end in ("StartNode", "EndNode"):
        identifier = one.attributes.get(end, "")
        if identifier not in scanned.nodes:
            found = f'{end}="{shown(identifier, 20)}", a node that the text does not have'
            raise complaints.refusal(
                one.start, found, "a node of <TextWithNodes>", "correct it, or add the node"
            )
        places.append(scanned.nodes[identifier])
    start, end_ = places
    if end_ < start:
        found = f"an annotation from {start} to {end_}"
        raise complaints.refusal(one.start, found, "an end behind its start", "swap the two nodes")
    extent, source = Extent(start, end_), Extent(one.start, one.end)
    text = text_slot(options.text_slot, covered.of((extent,), source.start), (extent,), source)
    slots = (text, *_features(one))
    optional = marked_optional(slots, options)
    return Instance(one.attributes["Type"], one.attributes["Id"], slots, (extent,), optional, source=source)


def _features(one: Annotation) -> tuple[Slot, ...]:
    return tuple(
        value_slot(
            feature.name,
            *([_reading(feature)] if feature.value else []),
            source=feature.source,
        )
        for feature in one.features
    )


def _reading(feature: Feature) -> Reading:
    return Reading(feature.value, feature.source, form=f"{KIND}{feature.kind}" if feature.kind else "")


def _relation(
    one: Annotation, names: dict[str, str], options: ReadOptions, complaints: Complaints
) -> Instance:
    source = Extent(one.start, one.end)
    readings = []
    for member in filter(None, one.attributes.get("Members", "").split(";")):
        if member not in names:
            expected = "the identifier of an annotation of the same set"
            complaints.warn(
                one.start, f"member {shown(member)}, which is not there", expected, "it points nowhere"
            )
        readings.append(Reading(member, source, target=names.get(member, member)))
    slots = (value_slot(MEMBERS, *readings, source=source), *_features(one))
    optional = marked_optional(slots, options)
    return Instance(one.attributes["Type"], one.attributes["Id"], slots, (), optional, source=source)
