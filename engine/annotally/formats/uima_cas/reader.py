"""Reading of CAS as one set, whichever way each is spelled: documents, annotations, layers, warnings."""

from collections.abc import Callable, Iterator, Sequence

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.documents import DocumentRoll, name_of_source
from annotally.formats.labels import LayerSightings
from annotally.formats.uima_cas.content import CasContent, LoadedCas, content_of_cas
from annotally.formats.uima_cas.layers import FeatureRange
from annotally.formats.uima_cas.library import call_library
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import Diagnostic
from annotally.model.extents import Extent
from annotally.model.instances import Instance
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Source
from annotally.model.wording import Wording

Loader = Callable[[Complaints], LoadedCas]
"""Loads the CAS of a source. Raises InputRefused and nothing else."""


def read_sources(
    format_name: str,
    sources: Sequence[Source],
    numbers: Sequence[int],
    options: ReadOptions,
    load: Loader,
) -> ReadResult:
    """Read the sources of those numbers, each a CAS: all layers, or the one that ``options.layer`` names.

    With a layer come the instances it points to. A file without the named layer has no annotations, with a
    warning. Raises InputRefused as the loader and `content_of_cas` do, and for two files of one name, and a
    layer that no file has.
    """
    # File by file, so that one CAS is in memory at a time: the library's objects take much of it.
    roll = DocumentRoll()
    documents, annotations = [], {}
    warnings: list[Diagnostic] = []
    sightings = LayerSightings(options)
    without: list[Complaints] = []
    names: dict[str, None] = {}
    for number in numbers:
        source = sources[number]
        stem = name_of_source(source)
        roll.enter(stem, stem, source)
        complaints = Complaints(source)
        content = _content(stem, load(complaints), options)
        documents.append(content.document)
        instances = selected(content, options.layer)
        annotations[stem] = DocumentAnnotations(stem, instances, number, Extent(0, len(source.text)))
        _take_layers(content, instances, options, sightings)
        names |= dict.fromkeys(content.layers)
        if options.layer is not None and not content.chosen(options.layer):
            without.append(complaints)
        warnings += complaints.warnings
    warnings += _missing_layer(options.layer, without, tuple(names), len(numbers))
    annotation_set = AnnotationSet("", format_name, annotations, tuple(sources), sightings.layers())
    return ReadResult(annotation_set, tuple(documents), tuple(warnings))


def _content(name: str, loaded: LoadedCas, options: ReadOptions) -> CasContent:
    """Return the content of a CAS. Raises InputRefused like `content_of_cas`, and for values of no type."""
    # The library takes any value for a feature of any type: what such a one breaks is one message too.
    return call_library(loaded.complaints, lambda: content_of_cas(name, loaded, options))


def selected(content: CasContent, layer: str | None) -> tuple[Instance, ...]:
    """Return the instances of a layer and their targets, over any number of steps; None: all."""
    if layer is None:
        return content.instances
    types = content.chosen(layer)
    # The closure of the pointers: a work list of instances whose targets are still to be followed. Each
    # instance enters it once: O(instances + readings).
    document = content.document.id
    by_target = {f"{instance.type}-{document}-{instance.name}": instance for instance in content.instances}
    waiting = [instance for instance in content.instances if instance.type in types]
    names = {instance.name for instance in waiting}
    while waiting:
        for reading in waiting.pop().readings():
            target = by_target.get(reading.target or "")
            if target is not None and target.name not in names:
                names.add(target.name)
                waiting.append(target)
    return tuple(instance for instance in content.instances if instance.name in names)


def _take_layers(
    content: CasContent, instances: Sequence[Instance], options: ReadOptions, sightings: LayerSightings
) -> None:
    """Take in the layers that are read, with the features their label may be kept in (C9)."""
    types = {instance.type for instance in instances}
    declared: dict[str, tuple[str, dict[str, bool]]] = {}
    for name, layer in content.layers.items():
        type_name = content.types[name]
        if type_name in types or (options.layer is not None and type_name in content.chosen(options.layer)):
            slots = content.slot_names[name]
            values = (FeatureRange.VALUE, FeatureRange.VALUES)
            texts = {
                slots[feature.name]: feature.is_text for feature in layer.slots if feature.range in values
            }
            sightings.declare(type_name, name, texts)
            declared[type_name] = name, texts
    for instance in instances:
        name, texts = declared.get(instance.type, ("", {}))
        for slot in instance.slots:
            if slot.name in texts:
                for reading in slot.readings():
                    sightings.take(instance.type, name, slot.name, reading.text, text=texts[slot.name])


def _missing_layer(
    layer: str | None, without: Sequence[Complaints], names: Sequence[str], count: int
) -> Iterator[Diagnostic]:
    """Yield a warning for each file without the named layer. Raises InputRefused where no file has it."""
    if layer is None or not count:
        return
    finding = Wording("no layer {layer!r}", layer=shown(layer))
    expected = (
        Wording("one of {names}", names=", ".join(names)) if names else Wording("none: the files have none")
    )
    if len(without) == count:
        raise without[0].refusal(0, finding, expected, Wording("choose one of these as layer"))
    for complaints in without:
        yield complaints.warning(0, finding, expected, Wording("it has no annotations here"))
