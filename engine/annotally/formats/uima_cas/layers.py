"""Layers of a CAS: the part that each type of its type system plays, and the features that are slots.

WebAnno and INCEpTION write the same layers as TSV; what they are called and how they are read is as there.
"""

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from annotally.formats.webanno.header import (
    COREFERENCE,
    DEPENDENCY,
    DEPENDENT,
    GOVERNOR,
    RELATION,
    TOKEN,
    TYPE,
)

if TYPE_CHECKING:
    from cassis.typesystem import Feature, Type, TypeSystem

ANNOTATION, ANNOTATION_BASE, TOP = "uima.tcas.Annotation", "uima.cas.AnnotationBase", "uima.cas.TOP"
DOCUMENT = "uima.tcas.DocumentAnnotation"
STRING, STRING_ARRAY = "uima.cas.String", "uima.cas.StringArray"
ARRAY, LIST = "uima.cas.FSArray", "uima.cas.FSList"
DKPRO = "de.tudarmstadt.ukp.dkpro.core.api"
SENTENCE = f"{DKPRO}.segmentation.type.Sentence"
POS = f"{DKPRO}.lexmorph.type.pos.POS"
CHAIN = f"{DKPRO}.coref.type.CoreferenceChain"
SEGMENTATION = f"{DKPRO}.segmentation.type."
BUILT_IN = (
    DEPENDENCY,
    COREFERENCE,
    POS,
    f"{DKPRO}.lexmorph.type.morph.MorphologicalFeatures",
    f"{SEGMENTATION}Lemma",
    f"{SEGMENTATION}Stem",
    f"{SEGMENTATION}SurfaceForm",
    f"{DKPRO}.ner.type.NamedEntity",
    f"{DKPRO}.syntax.type.chunk.Chunk",
    f"{DKPRO}.semantics.type.SemPred",
    f"{DKPRO}.semantics.type.SemArg",
)
"""Layers of the tools: a type under one of them, as POS_NOUN, is that layer."""
COMPONENTS = (
    SEGMENTATION,
    f"{DKPRO}.metadata.",
    f"{DKPRO}.xml.",
    "de.tudarmstadt.ukp.clarin.webanno.api.type.",
    "org.dkpro.core.api.xml.",
)
"""Beginnings of the names of types that components write, not annotators."""
NEXT, FIRST, ROLE, TARGET = "next", "first", "role", "target"
PRIMITIVES = frozenset(
    f"uima.cas.{name}"
    for name in ("Boolean", "Byte", "Short", "Integer", "Long", "Float", "Double", "String")
)
_PLACES = {"sofa", "begin", "end"}


class LayerRole(Enum):
    """The part that the structures of a type play."""

    SPAN = auto()
    RELATION = auto()
    LINK = auto()
    """A link of a chain."""
    BARE = auto()
    """An annotation of the document as a whole."""
    TOKEN = auto()
    SENTENCE = auto()
    UNREAD = auto()
    """Of components, or a part of other structures."""

    @property
    def is_annotators(self) -> bool:
        """Whether annotators make them."""
        return self in (LayerRole.SPAN, LayerRole.RELATION, LayerRole.LINK, LayerRole.BARE)


class FeatureRange(Enum):
    """The values that a feature takes."""

    VALUE = auto()
    VALUES = auto()
    POINTER = auto()
    POINTERS = auto()
    """Annotations, or links with a role and a target."""


@dataclass(frozen=True, slots=True)
class CasFeature:
    """A feature: its name, the attribute of the library's objects that has it, and its values."""

    name: str
    attribute: str
    range: FeatureRange
    is_text: bool
    """Whether its values are strings."""
    range_name: str
    """The type of its values."""


@dataclass(frozen=True)
class CasLayer:
    """A type: the layer it is of, its part, all its features, and those of them that are slots."""

    name: str
    role: LayerRole
    features: dict[str, CasFeature]
    """By name, places apart."""
    slots: tuple[CasFeature, ...]
    has_extent: bool
    """Whether its structures begin and end in the text."""


class CasLayers:
    """The layers of a type system, each made when it is first asked for."""

    def __init__(self, types: "TypeSystem") -> None:
        self.types = types
        self._layers: dict[str, CasLayer] = {}

    def of(self, type_name: str) -> CasLayer:
        """Return the layer of a type of the type system."""
        layer = self._layers.get(type_name)
        if layer is None:
            layer = self._layers[type_name] = _layer(self.types.get_type(type_name))
        return layer


def ancestors(cas_type: "Type") -> list[str]:
    """Return the names of a type and of all above it."""
    names = []
    current: Type | None = cas_type
    while current is not None:
        names.append(current.name)
        current = current.supertype
    return names


def _layer(cas_type: "Type") -> CasLayer:
    names = ancestors(cas_type)
    name = next((name for name in names if name in BUILT_IN), cas_type.name)
    features = {
        feature.name: feature
        for feature in (_feature(feature) for feature in cas_type.all_features)
        if feature.name not in _PLACES
    }
    role = LayerRole.UNREAD if is_chain_of(cas_type) else _role(name, names, features)
    hidden = {LayerRole.RELATION: {GOVERNOR, DEPENDENT}, LayerRole.LINK: {NEXT}}.get(role, set())
    slots = tuple(feature for feature in features.values() if feature.name not in hidden)
    return CasLayer(name, role, features, slots, ANNOTATION in names)


def is_chain_of(cas_type: "Type", link: str = "") -> bool:
    """Tell whether structures of a type are chains: all that they have is their first link, of a type."""
    features = [feature for feature in cas_type.all_features if feature.name not in _PLACES]
    if [feature.name for feature in features] != [FIRST]:
        return False
    return not link or features[0].rangeType.name == link


def _role(name: str, names: list[str], features: dict[str, CasFeature]) -> LayerRole:
    """Return the part of a type by the names of those above it, and by its features."""
    # The order matters: tokens and sentences are components' too, a relation is an annotation with two
    # ends, a link of a chain one that leads to the next of its kind; all other annotations are spans.
    if TOKEN in names:
        return LayerRole.TOKEN
    if SENTENCE in names:
        return LayerRole.SENTENCE
    is_component = name not in BUILT_IN and name.startswith(COMPONENTS)
    if ANNOTATION_BASE not in names or DOCUMENT in names or is_component:
        return LayerRole.UNREAD
    if ANNOTATION not in names:
        return LayerRole.BARE
    pointing = {feature.name for feature in features.values() if feature.range is FeatureRange.POINTER}
    if {GOVERNOR, DEPENDENT} <= pointing:
        return LayerRole.RELATION
    if NEXT in pointing and features[NEXT].range_name in names and {TYPE, RELATION} <= features.keys():
        return LayerRole.LINK
    return LayerRole.SPAN


def _feature(feature: "Feature") -> CasFeature:
    # The library renames the two features that Python has no room for.
    name: str = feature.name
    if feature._has_reserved_name:
        name = name[:-1]
    range_names = ancestors(feature.rangeType)
    range_name = feature.rangeType.name
    if range_name in (ARRAY, LIST):
        values = FeatureRange.POINTERS
    elif "uima.cas.ArrayBase" in range_names or "uima.cas.ListBase" in range_names:
        values = FeatureRange.VALUES
    else:
        is_value = not PRIMITIVES.isdisjoint(range_names)
        values = FeatureRange.VALUE if is_value else FeatureRange.POINTER
    is_text = STRING in range_names or range_name in (STRING_ARRAY, "uima.cas.StringList")
    return CasFeature(name, feature.name, values, is_text, range_name)
