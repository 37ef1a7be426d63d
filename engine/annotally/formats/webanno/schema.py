"""The layers and columns that a document's instances need in a WebAnno TSV file."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from annotally.formats.base import ReadOptions
from annotally.formats.equality import missing_mark
from annotally.formats.span_writing import has_pointers, value_slot
from annotally.formats.webanno.header import (
    ANYTHING,
    COREFERENCE,
    DEPENDENCY,
    DEPENDENT,
    GOVERNOR,
    RELATION,
    TOKEN,
    TYPE,
    DeclaredLayer,
    LayerKind,
    SlotFeature,
    base_column,
    role_column,
    short_name,
    slot_names,
    type_names,
)
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.source_diagnostics import shown
from annotally.model.wording import Wording

RefusalBuilder = Callable[[Instance, Wording, Wording], InputRefused]
Lookup = Callable[[Reading], Instance | None]
"""Finds the instance that a reading points to."""

_DKPRO = "de.tudarmstadt.ukp.dkpro.core.api"
_BUILT_IN = {
    short_name(layer): layer
    for layer in (
        DEPENDENCY,
        COREFERENCE,
        f"{_DKPRO}.lexmorph.type.pos.POS",
        f"{_DKPRO}.lexmorph.type.morph.MorphologicalFeatures",
        f"{_DKPRO}.segmentation.type.Lemma",
        f"{_DKPRO}.segmentation.type.Stem",
        f"{_DKPRO}.segmentation.type.SurfaceForm",
        f"{_DKPRO}.ner.type.NamedEntity",
        f"{_DKPRO}.syntax.type.chunk.Chunk",
        f"{_DKPRO}.semantics.type.SemPred",
        f"{_DKPRO}.semantics.type.SemArg",
    )
}
_NAME = re.compile(r"(?!ROLE_|BT_)[^|\t\r\n]+")
_ENDS = ((GOVERNOR, DEPENDENT), ("Arg1", "Arg2"))


def ends_of(instance: Instance) -> tuple[Slot, Slot] | None:
    """Return governor and dependent of a relation, Arg1 and Arg2 in brat; None if it has not both."""
    pointers = [slot for slot in instance.slots if has_pointers(slot)]
    for names in _ENDS:
        ends = [slot for name in names for slot in pointers if slot.name.casefold() == name.casefold()]
        if len(ends) == len(pointers) == 2:
            return ends[0], ends[1]
    return None


def link_of(slot: Slot, layer: DeclaredLayer) -> tuple[SlotFeature | None, str]:
    """Return the slot feature of a slot of pointers, if the layer has it, and its role, maybe empty."""
    feature, _, role = slot.name.partition(".")
    links = (link for link in layer.links if link.feature.casefold() == feature.casefold())
    return next(links, None), role


@dataclass(frozen=True)
class LayerSchema:
    """The layers of a file and the type of each one's instances."""

    layers: tuple[DeclaredLayer, ...]
    types: Mapping[str, str]
    options: ReadOptions

    def layer(self, type_name: str) -> DeclaredLayer | None:
        """Return the layer of a type."""
        folded = type_name.casefold()
        return next((layer for layer in self.layers if self.types[layer.name].casefold() == folded), None)

    def is_token(self, instance: Instance) -> bool:
        """Tell whether an instance is a bare token, which stands in no column."""
        if instance.type.casefold() != self.types[TOKEN].casefold() or not instance.extents:
            return False
        return self.layer(instance.type) is None and not self.column_slots(instance, None)

    def column_slots(self, instance: Instance, refusal: RefusalBuilder | None) -> list[Slot]:
        """Return the slots that need columns, a mark of an optional instance among them."""
        text = self.options.text_slot.casefold()
        slots = [slot for slot in instance.slots if slot.name.casefold() != text or not instance.extents]
        mark = missing_mark(instance, self.options, "STATUS", refusal) if refusal is not None else None
        return [*slots, *([value_slot(mark[0], Reading(mark[1]))] if mark else [])]


def extend_schema(
    schema: LayerSchema, instances: Sequence[Instance], lookup: Lookup, refusal: RefusalBuilder
) -> LayerSchema:
    """Return the schema with all the layers and columns that instances need.

    Raises the exception that ``refusal`` builds for an instance that no layer can hold: names that a header
    cannot hold, relations that are not of two ends, ends of several layers, and links with more than chains
    hold.
    """
    return _SchemaExtension(schema, instances, lookup, refusal).result()


class _SchemaExtension:
    """The growth of a schema: new layers first, spans before layers that may point to them; then columns."""

    def __init__(
        self, schema: LayerSchema, instances: Sequence[Instance], lookup: Lookup, refusal: RefusalBuilder
    ) -> None:
        self._schema = schema
        self._options = schema.options
        self._lookup = lookup
        self._refusal = refusal
        self._groups: dict[str, list[Instance]] = {}
        for instance in instances:
            if not schema.is_token(instance):
                self._groups.setdefault(instance.type.casefold(), []).append(instance)

    def result(self) -> LayerSchema:
        # Relations come behind spans (False sorts ahead of True), since the layer of their ends must be there
        # already.
        new = [group for group in self._groups.values() if self._schema.layer(group[0].type) is None]
        for group in sorted(new, key=lambda group: not group[0].extents):
            self._add(self._new_layer(group), group[0])
        for group in self._groups.values():
            self._widen(group)
        return self._schema

    def _add(self, layer: DeclaredLayer, instance: Instance) -> None:
        """Put a layer behind all of its kind, and check that its type is read as it is."""
        # The new layer may take the short name of another, which would change the types of existing
        # instances.
        kinds = list(LayerKind)
        order = sorted((*self._schema.layers, layer), key=lambda candidate: kinds.index(candidate.kind))
        if [candidate for candidate in order if candidate is not layer] != list(
            self._schema.layers
        ):  # a file of its own order
            order = [*self._schema.layers, layer]
        types = type_names((candidate.name for candidate in order), self._options)
        before = self._schema.types
        if types[layer.name] != instance.type or any(
            types[candidate.name] != before[candidate.name] for candidate in self._schema.layers
        ):
            finding = Wording("type {type!r}", type=shown(instance.type))
            raise self._refusal(instance, finding, Wording("a type that a layer's short name can express"))
        self._schema = replace(self._schema, layers=tuple(order), types=types)

    def _new_layer(self, group: Sequence[Instance]) -> DeclaredLayer:
        first = group[0]
        if not _NAME.fullmatch(first.type):
            raise self._refusal(
                first,
                Wording("type {type!r}", type=shown(first.type)),
                Wording("a name without | and line ends"),
            )
        name = first.type if "." in first.type else _BUILT_IN.get(first.type, f"webanno.custom.{first.type}")
        if not first.extents:
            return DeclaredLayer(LayerKind.RELATION, name, (base_column(self._base(group)),))
        if self._is_chain(group):
            if first.type.casefold() == self._options.coreference_tags[0].casefold():
                name = COREFERENCE
            return DeclaredLayer(LayerKind.CHAIN, name, (TYPE, RELATION))
        return DeclaredLayer(LayerKind.SPAN, name, ("",))

    def _is_chain(self, group: Sequence[Instance]) -> bool:
        """Tell whether instances have no more than links of chains have, and some point, or are mentions."""
        # Besides its two features a link may have the slots REF and ID that chains imply; all pointers must
        # be REFs to instances of the same type.
        ref, id_name = self._options.ref_slot.casefold(), self._options.id_slot.casefold()
        allowed = {ref, id_name, TYPE.casefold(), RELATION.casefold()}
        pointing = group[0].type.casefold() == self._options.coreference_tags[0].casefold()
        for instance in group:
            for slot in self._schema.column_slots(instance, self._refusal):
                name = slot.name.casefold()
                is_name = [reading.text for reading in slot.readings()] == [instance.name]
                if (
                    name not in allowed
                    or has_pointers(slot) != (name == ref)
                    or (name == id_name and not is_name)
                ):
                    return False
                targets = [self._lookup(reading) for reading in slot.readings() if name == ref]
                if any(target is None or target.type != instance.type for target in targets):
                    return False
                pointing = pointing or name == ref
        return pointing

    def _base(self, group: Iterable[Instance]) -> str:
        """Return the one layer of all ends of relations."""
        # A relation layer names one layer for both ends in its header, so a first end decides it and the
        # others must agree.
        base = ""
        for instance in group:
            ends = ends_of(instance)
            if ends is None:
                expected = Wording(
                    "extents, or the two pointers {governor} and {dependent}",
                    governor=GOVERNOR,
                    dependent=DEPENDENT,
                )
                raise self._refusal(instance, Wording("no extent"), expected)
            for slot in ends:
                for reading in slot.readings():
                    layer = self._target_layer(instance, slot, reading)
                    if base not in ("", layer):
                        finding = Wording(
                            "{slot} is a {type}, another end a {other}",
                            slot=slot.name,
                            type=short_name(layer),
                            other=short_name(base),
                        )
                        raise self._refusal(
                            instance, finding, Wording("ends of one type in all relations of a type")
                        )
                    base = layer
        return base

    def _target_layer(self, instance: Instance, slot: Slot, reading: Reading) -> str:
        target = self._lookup(reading)
        if target is None:
            finding = Wording("{slot} points to {text!r}", slot=slot.name, text=shown(reading.text))
            raise self._refusal(instance, finding, Wording("pointers to instances of this document"))
        if self._schema.is_token(target):
            return TOKEN
        layer = self._schema.layer(target.type)
        if layer is None or layer.kind is LayerKind.RELATION:
            raise self._refusal(
                instance,
                Wording("{slot} points to a {type}", slot=slot.name, type=target.type),
                Wording("pointers to spans"),
            )
        return layer.name

    # --- columns

    def _widen(self, group: Sequence[Instance]) -> None:
        layer = self._schema.layer(group[0].type)
        assert layer is not None
        if layer.kind is LayerKind.CHAIN:
            return
        # Plain slots become columns; pointers become slot features, whose targets are of one layer or of any.
        slot_keys = {name.casefold() for name in slot_names(layer, self._options).values()}
        plain: dict[str, str] = {}
        links: dict[str, set[str]] = {}
        for instance in group:
            ends = ends_of(instance) if layer.kind is LayerKind.RELATION else None
            for slot in self._schema.column_slots(instance, self._refusal):
                if ends is not None and slot in ends:
                    continue
                name = slot.name.partition(".")[0] if has_pointers(slot) else slot.name
                if not _NAME.fullmatch(name):
                    expected = Wording("a name without | and line ends")
                    raise self._refusal(instance, Wording("slot {slot!r}", slot=shown(slot.name)), expected)
                if not has_pointers(slot):
                    if name.casefold() not in slot_keys:
                        plain.setdefault(name.casefold(), name)
                elif layer.kind is LayerKind.SPAN and link_of(slot, layer)[0] is None:
                    targets = {self._target_layer(instance, slot, reading) for reading in slot.readings()}
                    links.setdefault(name, set()).update(targets)
        self._replace(layer, tuple(plain.values()), links, group[0])

    def _replace(
        self, layer: DeclaredLayer, plain: tuple[str, ...], links: Mapping[str, set[str]], instance: Instance
    ) -> None:
        if not plain and not links:
            return
        # A relation's last column is that of its governors: new ones go ahead of it.
        columns = () if layer.columns == ("",) else layer.columns
        if layer.kind is LayerKind.RELATION:
            columns = (*columns[:-1], *plain, columns[-1])
        else:
            columns += plain
        for feature, targets in links.items():
            target = next(iter(targets)) if len(targets) == 1 else ANYTHING
            columns += (role_column(layer.name, feature), target)
        wider = replace(layer, columns=columns)
        for feature in links:
            if feature not in [link.feature for link in wider.links]:
                finding = Wording(
                    "pointers in {feature!r} of {layer}", feature=shown(feature), layer=shown(layer.name)
                )
                raise self._refusal(instance, finding, Wording("names that a header can tell apart"))
        self._schema = replace(
            self._schema,
            layers=tuple(wider if candidate is layer else candidate for candidate in self._schema.layers),
        )
