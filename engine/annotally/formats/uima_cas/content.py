"""The content of one CAS as the engine's values: its text, tokens and sentences, and its annotations.

A span is an instance of its layer's type, its features are slots. A feature that points to other annotations
is a slot of pointers, links with roles one for each role, ``feature.role``. A relation is an instance without
extent whose slots Governor and Dependent point; a link of a chain is a mention that points to the one before
it: all as in the TSV of the same tools.
"""

from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from annotally.formats.base import ReadOptions
from annotally.formats.span_writing import CoveredTexts, is_marked_optional, text_slot, value_slot
from annotally.formats.uima_cas.layers import (
    NEXT,
    POS,
    ROLE,
    TARGET,
    CasFeature,
    CasLayer,
    CasLayers,
    FeatureRange,
    LayerRole,
)
from annotally.formats.webanno.header import (
    DEPENDENCY,
    DEPENDENT,
    GOVERNOR,
    TOKEN,
    distinct_names,
    short_name,
    type_names,
)
from annotally.model.extents import Extent
from annotally.model.instances import NOWHERE, Instance, Reading, Slot
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document, Section, SourceMap, Tokens
from annotally.model.wording import Wording, plural

if TYPE_CHECKING:
    from cassis import Cas

INITIAL = "_InitialView"
Structure = Any
"""A feature structure of the library, whose classes are made while it runs."""
_POINTING = (FeatureRange.POINTER, FeatureRange.POINTERS)


@dataclass(frozen=True)
class LoadedCas:
    """A CAS as the library has it, with the places of its structures in the source by their identifiers."""

    cas: "Cas"
    layers: CasLayers
    places: Mapping[int, Extent]
    source_map: SourceMap
    complaints: Complaints


@dataclass(frozen=True)
class CasContent:
    """The content of one CAS: its document, the layers in it, their types, and the instances."""

    document: Document
    layers: Mapping[str, CasLayer]
    """By name, those that have instances."""
    types: Mapping[str, str]
    """The type of each layer's instances."""
    slot_names: Mapping[str, Mapping[str, str]]
    """The slot of each feature of a layer."""
    instances: tuple[Instance, ...]

    def chosen(self, layer: str) -> frozenset[str]:
        """Return the types of the layers of that name, short or full, whatever its case."""
        folded = layer.casefold()
        return frozenset(
            self.types[name]
            for name in self.layers
            if folded in (called.casefold() for called in (name, short_name(name), self.types[name]))
        )


def first_view(cas: "Cas") -> "Cas":
    """Return the view that is read: the initial one, else the first that has a text."""
    initial = cas.get_view(INITIAL)
    if initial.sofa_string is not None:
        return initial
    names = [sofa.sofaID for sofa in cas.sofas if sofa.sofaString is not None]
    return cas.get_view(names[0]) if names else initial


def reachable(cas: "Cas", layers: CasLayers) -> Iterator[Structure]:
    """Yield every structure of a CAS once: those in its views, and those that features lead to."""
    # Depth first over features, with a stack of its own: lists are chains as long as their items.
    waiting = [structure for sofa in cas.sofas for structure in cas.get_view(sofa.sofaID).select_all_fs()]
    visited = {id(structure) for structure in waiting}
    while waiting:
        structure = waiting.pop()
        yield structure
        for feature in layers.of(structure.type.name).features.values():
            value = getattr(structure, feature.attribute)
            for target in value if isinstance(value, (list, tuple)) else (value,):
                if hasattr(target, "xmiID") and hasattr(target, "type") and id(target) not in visited:
                    visited.add(id(target))
                    waiting.append(target)


def content_of_cas(name: str, loaded: LoadedCas, options: ReadOptions) -> CasContent:
    """Return the content of a CAS as a document of a name.

    Raises InputRefused for a CAS without text, and for spans that cover too much text in all. Warns of other
    views, of pointers to structures that are no annotations, and to annotations that are in no view.
    """
    return _ContentBuilder(name, loaded, options).content()


@dataclass
class _Entries:
    """The structures of a view by their parts, in the order of the file."""

    annotators: list[tuple[Structure, CasLayer]] = field(default_factory=list)
    tokens: list[Structure] = field(default_factory=list)
    sentences: list[Structure] = field(default_factory=list)


class _ContentBuilder:
    """The builder of one document: names of instances first, then pointers to them."""

    def __init__(self, name: str, loaded: LoadedCas, options: ReadOptions) -> None:
        self._name = name
        self._loaded = loaded
        self._options = options
        self._complaints = loaded.complaints
        view = first_view(loaded.cas)
        if view.sofa_string is None:
            raise self._complaints.refusal(
                0,
                Wording("a CAS without text"),
                Wording("the text it annotates"),
                Wording("export it with its text"),
            )
        self._text: str = view.sofa_string
        self._covered = CoveredTexts(self._text, self._complaints)
        self._entries = self._sorted_entries(view)
        self._layers = {layer.name: layer for _, layer in self._entries.annotators}
        self._types = type_names(self._layers, options)
        self._slots = {layer.name: slot_names(layer, options) for layer in self._layers.values()}
        self._targets: dict[int, str] = {
            structure.xmiID: f"{self._types[layer.name]}-{name}-{structure.xmiID}"
            for structure, layer in self._entries.annotators
        }
        self._pointed_tokens: dict[int, Structure] = {}
        self._lost: dict[tuple[str, str], list[int]] = {}
        """Places of pointers that lead to no annotation, by layer and feature."""
        self._before = {
            structure.next.xmiID: structure
            for structure, layer in self._entries.annotators
            if layer.role is LayerRole.LINK and structure.next is not None
        }
        self._pos = {
            (structure.begin, structure.end): structure
            for structure, layer in reversed(self._entries.annotators)
            if layer.name == POS
        }
        self._warn_of_views(view)

    def _warn_of_views(self, view: "Cas") -> None:
        read = view.get_sofa().sofaID
        views = [sofa.sofaID for sofa in self._loaded.cas.sofas if sofa.sofaID != read and sofa.sofaString]
        if views:
            self._complaints.warn(
                0,
                Wording("the views {names}", names=", ".join(views)),
                Wording("one text"),
                Wording("only {name} is read", name=read),
            )

    def _place(self, structure: Structure) -> Extent:
        return self._loaded.places.get(structure.xmiID, NOWHERE)

    def _sorted_entries(self, view: "Cas") -> _Entries:
        # One pass over the structures of the view by their places in the file, an order that every reading of
        # the file gives again.
        structures = [
            structure for structure in view.select_all_fs() if structure.xmiID in self._loaded.places
        ]
        structures.sort(key=lambda structure: (self._place(structure), structure.xmiID))
        entries = _Entries()
        for structure in structures:
            layer = self._loaded.layers.of(structure.type.name)
            if layer.role.is_annotators:
                entries.annotators.append((structure, layer))
            elif layer.role is LayerRole.TOKEN:
                entries.tokens.append(structure)
            elif layer.role is LayerRole.SENTENCE:
                entries.sentences.append(structure)
        return entries

    def content(self) -> CasContent:
        instances = [self._instance(structure, layer) for structure, layer in self._entries.annotators]
        tokens = sorted(self._pointed_tokens.values(), key=lambda token: (token.begin, token.xmiID))
        instances += [
            Instance(
                self._types[TOKEN],
                str(token.xmiID),
                (self._text_slot(token),),
                (_extent(token),),
                source=self._place(token),
            )
            for token in tokens
        ]
        self._warn_of_lost_pointers()
        sentences = sorted({_extent(sentence) for sentence in self._entries.sentences})
        document = Document(
            self._name,
            self._name,
            self._text,
            tuple(Section("sentence", extent) for extent in sentences),
            self._complaints.source.path,
            self._loaded.source_map,
            self._tokens(),
        )
        return CasContent(document, self._layers, self._types, self._slots, tuple(instances))

    def _tokens(self) -> Tokens | None:
        """Return the tokens, if there are some that follow one another."""
        extents = sorted(_extent(token) for token in self._entries.tokens if token.begin < token.end)
        if not extents or any(extent.start < before.end for before, extent in pairwise(extents)):
            return None
        starts = array("q", [extent.start for extent in extents])
        return Tokens(starts, array("q", [extent.end for extent in extents]))

    def _text_slot(self, structure: Structure) -> Slot:
        extent, place = _extent(structure), self._place(structure)
        text = self._covered.of((extent,), place.start)
        return text_slot(self._options.text_slot, text, (extent,), place)

    def _instance(self, structure: Structure, layer: CasLayer) -> Instance:
        # Spans and links of chains have a place, relations their two ends instead.
        extents: tuple[Extent, ...] = ()
        slots: tuple[Slot, ...] = ()
        # Values follow in the order of the type system, and the pointer of a link comes last.
        if layer.role in (LayerRole.SPAN, LayerRole.LINK):
            extents, slots = (_extent(structure),), (self._text_slot(structure),)
        elif layer.role is LayerRole.RELATION:
            slots = tuple(self._ends(structure, layer))
        slots += tuple(self._features(structure, layer))
        before = self._before.get(structure.xmiID) if layer.role is LayerRole.LINK else None
        if before is not None:
            slots += (value_slot(self._options.ref_slot, self._pointer(before, structure, layer, NEXT)),)
        optional = is_marked_optional(slots, self._options)
        place = self._place(structure)
        type_name = self._types[layer.name]
        return Instance(type_name, str(structure.xmiID), slots, extents, optional, source=place)

    def _features(self, structure: Structure, layer: CasLayer) -> Iterator[Slot]:
        names, place = self._slots[layer.name], self._place(structure)
        for feature in layer.slots:
            value = getattr(structure, feature.attribute)
            if value is None:
                continue
            if feature.range is FeatureRange.VALUE:
                yield value_slot(names[feature.name], Reading(spell_value(value), place), source=place)
            elif feature.range is FeatureRange.VALUES:
                readings = [Reading(spell_value(item), place) for item in items_of(value) if item is not None]
                if readings:
                    yield value_slot(names[feature.name], *readings, source=place)
            else:
                yield from self._pointers(structure, layer, feature, value)

    # --- pointers

    def _pointers(
        self, structure: Structure, layer: CasLayer, feature: CasFeature, value: Structure
    ) -> Iterator[Slot]:
        """Yield a slot for each role of a feature, in the order of their first targets."""
        by_role: dict[str, list[Reading]] = {}
        name = self._slots[layer.name][feature.name]
        targets = items_of(value) if feature.range is FeatureRange.POINTERS else [value]
        for target in targets:
            role, end = role_and_target(target)
            slot = f"{name}.{role}" if role else name
            if end is not None:
                by_role.setdefault(slot, []).append(self._pointer(end, structure, layer, feature.name))
        for slot, readings in by_role.items():
            yield value_slot(slot, *readings, source=self._place(structure))

    def _ends(self, structure: Structure, layer: CasLayer) -> Iterator[Slot]:
        for name in (GOVERNOR, DEPENDENT):
            target = getattr(structure, layer.features[name].attribute)
            if target is not None:
                # A dependency ties tokens; where these have parts of speech, the TSV says those instead.
                if layer.name == DEPENDENCY:
                    target = self._pos.get((target.begin, target.end), target)
                yield value_slot(
                    name, self._pointer(target, structure, layer, name), source=self._place(structure)
                )

    def _pointer(self, target: Structure, structure: Structure, layer: CasLayer, feature: str) -> Reading:
        """Return the pointer to a structure; one that is no annotation is noted, and it leads nowhere."""
        identifier, place = target.xmiID, self._place(structure)
        name = self._targets.get(identifier)
        if name is None and self._loaded.layers.of(target.type.name).role is LayerRole.TOKEN:
            self._pointed_tokens[identifier] = target
            name = f"{self._types[TOKEN]}-{self._name}-{identifier}"
        if name is None:
            self._lost.setdefault((layer.name, feature), []).append(place.start)
            name = str(identifier)
        return Reading(str(identifier), place, target=name)

    def _warn_of_lost_pointers(self) -> None:
        for (layer, feature), places in self._lost.items():
            finding = plural(
                "{count:,} pointer in {feature} of {layer} to no annotation of an annotator",
                "{count:,} pointers in {feature} of {layer} to no annotation of an annotator",
                len(places),
                feature=shown(feature),
                layer=shown(layer),
            )
            remedy = Wording("they have no target")
            self._complaints.warn(places[0], finding, Wording("pointers to annotations of the view"), remedy)


def slot_names(layer: CasLayer, options: ReadOptions) -> dict[str, str]:
    """Return the slot of each feature by its name, unlike the names of reserved slots."""
    reserved = {
        LayerRole.RELATION: [GOVERNOR, DEPENDENT],
        LayerRole.LINK: [options.text_slot, options.ref_slot],
        LayerRole.BARE: [],
    }.get(layer.role, [options.text_slot])
    names = distinct_names([(number, feature.name) for number, feature in enumerate(layer.slots)], reserved)
    return {feature.name: names[number] for number, feature in enumerate(layer.slots)}


def _extent(structure: Structure) -> Extent:
    return Extent(structure.begin, structure.end)


def spell_value(value: object) -> str:
    """Return a value as the tools write it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float):
        return str(value).upper().replace("E+", "E") if abs(value) < float("inf") else _NOT_FINITE[str(value)]
    return str(value)


_NOT_FINITE = {"inf": "Infinity", "-inf": "-Infinity", "nan": "NaN"}


def items_of(value: Structure) -> Sequence[Any]:
    """Return the items of an array or of a list of the library."""
    if isinstance(value, (list, tuple, bytes)):
        return value
    elements = getattr(value, "elements", None)
    if elements is not None:
        return tuple(elements)
    # A list is chained by its tails; one that comes back to itself ends there.
    items, visited = [], set()
    while value is not None and hasattr(value, "head") and id(value) not in visited:
        visited.add(id(value))
        items.append(value.head)
        value = value.tail
    return items


def role_and_target(target: Structure) -> tuple[str, Structure | None]:
    """Return the role and the target of a link; of a structure that is no link, no role and itself."""
    if target is None:
        return "", None
    if hasattr(target, TARGET) and not hasattr(target, "begin"):
        return getattr(target, ROLE, None) or "", target.target
    return "", target
