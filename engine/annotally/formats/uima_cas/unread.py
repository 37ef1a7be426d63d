"""Structures of a CAS that its reader passes over (C10): of components, and of layers that are not chosen."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from annotally.formats.base import FileRange, ReadOptions, Unread, UnreadPieces
from annotally.formats.uima_cas.cas_json import IDENTIFIER as JSON_IDENTIFIER
from annotally.formats.uima_cas.cas_json import TYPE, JsonLoader, identifier_places, parse_json
from annotally.formats.uima_cas.content import spell_value
from annotally.formats.uima_cas.layers import CasLayers, FeatureRange, LayerRole
from annotally.formats.uima_cas.library import STRUCTURES
from annotally.formats.uima_cas.xmi import XmiLoader
from annotally.formats.uima_cas.xmi_check import IDENTIFIER, NULL, SOFA, VIEW, type_of_tag
from annotally.formats.webanno.header import short_name
from annotally.formats.xml_documents import parse_xml
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.source_diagnostics import Complaints
from annotally.model.wording import Wording

FeatureValues = Mapping[str, Any]


def unread_xmi(annotations: AnnotationSet, _options: ReadOptions) -> UnreadPieces:
    """Make the finder of the structures that the reader of XMI passes over."""
    loader = XmiLoader(annotations.sources)

    def pieces(stretch: FileRange) -> Iterator[Unread]:
        layers = loader.layers_of(stretch.source)
        document = parse_xml(Complaints(stretch.source))
        # Places are in the order of the start tags of all elements, those inside of structures too.
        number = 1
        numbered = []
        for element in document.root:
            name = type_of_tag(element.tag)
            if name not in ("", SOFA, VIEW, NULL):
                values = {str(key): str(value) for key, value in element.attrib.items()}
                numbered.append((values.get(IDENTIFIER, ""), name, values, document.places.start[number]))
            number += sum(1 for _ in element.iter()) if len(element) else 1
        yield from _pieces(numbered, layers, stretch)

    return pieces


def unread_json(_annotations: AnnotationSet, _options: ReadOptions) -> UnreadPieces:
    """Make the finder of the structures that the reader of JSON passes over."""
    loader = JsonLoader()

    def pieces(stretch: FileRange) -> Iterator[Unread]:
        content = parse_json(Complaints(stretch.source))
        layers = loader.layers_of(content, stretch.source.path)
        structures = content[STRUCTURES]
        if isinstance(structures, dict):
            structures = [{JSON_IDENTIFIER: key, **value} for key, value in structures.items()]
        places = identifier_places(stretch.source.text)
        numbered = [
            (str(values[JSON_IDENTIFIER]), values[TYPE], values, places.get(int(values[JSON_IDENTIFIER]), 0))
            for values in structures
            if values[TYPE] != SOFA and not values[TYPE].endswith("[]")
        ]
        yield from _pieces(numbered, layers, stretch)

    return pieces


def _pieces(
    structures: Sequence[tuple[str, str, FeatureValues, int]], layers: CasLayers, stretch: FileRange
) -> Iterator[Unread]:
    """Yield the structures that are no instances, by their layers, places and values."""
    # What a structure is called is no content (C3): identifiers and pointers, which are identifiers, are left
    # out, and the order is that of the contents.
    read = {instance.name for instance in stretch.annotations.instances}
    pieces = []
    for identifier, type_name, values, at in structures:
        layer = layers.of(type_name)
        if identifier in read or (layer.role is LayerRole.UNREAD and not layer.has_extent):
            continue
        spelled = [
            f"{feature.name}={spell_value(values[feature.name])}"
            for feature in layer.slots
            if feature.range is FeatureRange.VALUE and values.get(feature.name) is not None
        ]
        place = f"{values.get('begin', '')}-{values.get('end', '')}"
        pieces.append((layer.name, " ".join((place, *spelled)), at, layer.role.is_annotators))
    for name, content, at, is_layer in sorted(pieces):
        yield Unread(Wording("the layer {layer}", layer=short_name(name)), content, at, is_layer=is_layer)
