"""Changes of a CAS: the structures of instances made, changed and removed, all others left as they are.

The library compares structures by their classes alone, so they are found here by identity.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from annotally.formats.base import ReadOptions
from annotally.formats.equality import statement
from annotally.formats.span_writing import Refuser, count_extents, has_pointers
from annotally.formats.uima_cas.content import Structure, first_view, items_of, reachable, slot_names
from annotally.formats.uima_cas.growth import LayerChoice, is_role_slot, slots_of
from annotally.formats.uima_cas.layers import (
    ARRAY,
    FIRST,
    NEXT,
    ROLE,
    TARGET,
    CasFeature,
    CasLayer,
    CasLayers,
    FeatureRange,
    LayerRole,
    is_chain_of,
)
from annotally.formats.webanno.header import DEPENDENT, GOVERNOR, TOKEN
from annotally.model.annotation_sets import DocumentAnnotations, pointer_name
from annotally.model.chains import classes, references
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.source_diagnostics import shown
from annotally.model.wording import Wording

if TYPE_CHECKING:
    from cassis import Cas

_WHOLE = re.compile(r"[+-]?[0-9]{1,18}")
_FRACTION = re.compile(r"[+-]?(?:[0-9]{1,300}(?:\.[0-9]{0,300})?|\.[0-9]{1,300})(?:[eE][+-]?[0-9]{1,3})?")
_FRACTIONS = ("Float", "Double")


class CasEdits:
    """The changes of one CAS that make it hold the instances of a document."""

    def __init__(
        self,
        cas: "Cas",
        layers: CasLayers,
        choice: LayerChoice,
        document_annotations: DocumentAnnotations,
        text: str,
        options: ReadOptions,
        refuser: Refuser,
    ) -> None:
        self._cas = cas
        self._view = first_view(cas)
        self._layers = layers
        self._choice = choice
        self._document = document_annotations
        self._text = text
        self._options = options
        self._refuser = refuser
        self._structures: dict[str, Structure] = {}
        """Structures by the names that pointers lead to them by."""
        self._tokens: dict[tuple[int, int], Structure] = {}
        structures = list(reachable(cas, layers))
        self._by_name = {str(structure.xmiID): structure for structure in structures}
        for structure in structures:
            if layers.of(structure.type.name).role is LayerRole.TOKEN:
                self._tokens.setdefault((structure.begin, structure.end), structure)

    def refusal(self, instance: Instance, finding: Wording, expected: Wording) -> InputRefused:
        """Build the refusal to write an instance, for the caller to raise."""
        return self._refuser.refusal(self._document, instance, finding, expected)

    def apply(self, before: Sequence[Instance]) -> None:
        """Make the instances of the document of those that the CAS had ``before``.

        Raises InputRefused for those that its layers cannot hold.
        """
        # Structures are made before any is filled, since pointers lead ahead as well as back; chains come
        # last, for they tie the links of a whole layer.
        instances_before = {self._name(instance): instance for instance in before}
        instances = self._document.instances
        names = [self._name(instance) for instance in instances]
        if len(set(names)) < len(names):
            repeated = next(i for i, name in zip(instances, names, strict=True) if names.count(name) > 1)
            finding, expected = Wording("a name that another instance has"), Wording("every name once")
            raise self.refusal(repeated, finding, expected)
        removed = [instances_before[name] for name in instances_before.keys() - set(names)]
        self._remove(instance for instance in removed if self._layer(instance).role is not LayerRole.TOKEN)
        changed = []
        for name, instance in zip(names, instances, strict=True):
            old = instances_before.get(name)
            if old is not None:
                self._structures[name] = self._by_name[old.name]
            else:
                self._structures[name] = self._make(instance)
            if old is None or statement(old) != statement(instance):
                changed.append((old, instance))
        for old, instance in changed:
            self._fill(old, instance)
        self._tie_chains([*removed, *(instance for _, instance in changed)])

    def _name(self, instance: Instance) -> str:
        return pointer_name(self._document.document, instance).casefold()

    def _layer(self, instance: Instance) -> CasLayer:
        name = self._choice.name_of(instance.type)
        assert name is not None  # the type system has grown by then
        return self._layers.of(name)

    # --- removing

    def _remove(self, instances: Iterable[Instance]) -> None:
        """Take structures out of the view, and out of all that leads to them."""
        gone = {
            id(structure): structure for structure in (self._by_name[instance.name] for instance in instances)
        }
        if not gone:
            return
        self._unindex(gone)
        for structure in list(reachable(self._cas, self._layers)):
            for feature in self._layers.of(structure.type.name).features.values():
                if feature.range is not FeatureRange.VALUE:
                    self._clear(structure, feature, gone)

    def _unindex(self, gone: Mapping[int, Structure]) -> None:
        # The library would remove the first structure of the class in the same place. An index is therefore
        # filled anew with all but those that go: O(n log n) for each type, however many go.
        sofa = self._view.get_sofa()
        view = next(view for view in self._cas.views if view.sofa is sofa)
        for type_name in {structure.type.name for structure in gone.values()}:
            index = view.type_index[type_name]
            remaining = [structure for structure in index if id(structure) not in gone]
            index.clear()
            index.update(remaining)

    def _clear(self, structure: Structure, feature: CasFeature, gone: Mapping[int, Structure]) -> None:
        value = getattr(structure, feature.attribute)
        if id(value) in gone:
            setattr(structure, feature.attribute, None)
            return
        # Arrays stand in features as objects; the elements of an array are a list of its own.
        items = value if isinstance(value, list) else getattr(value, "elements", None)
        if isinstance(items, list):
            remaining = [item for item in items if id(item) not in gone and id(_target(item)) not in gone]
            if len(remaining) < len(items):
                items[:] = remaining

    # --- making

    def _make(self, instance: Instance) -> Structure:
        layer = self._layer(instance)
        if layer.role is LayerRole.TOKEN and instance.extents:
            extent = instance.extents[0]
            token = self._tokens.get((extent.start, extent.end))
            if token is not None:
                return token
        structure = self._layers.types.get_type(layer.name)()
        self._view.add(structure, keep_id=False)
        return structure

    def _fill(self, old: Instance | None, instance: Instance) -> None:
        """Give a structure the place and the values of an instance; those that are as they were stay."""
        structure, layer = self._structures[self._name(instance)], self._layer(instance)
        slots = slots_of(instance, self._options, self.refusal)
        former = (
            {}
            if old is None
            else {_folded(slot): slot for slot in slots_of(old, self._options, self.refusal)}
        )
        if layer.role is LayerRole.RELATION:
            self._tie(structure, layer, instance, slots)
        else:
            self._place(structure, layer, instance)
        if layer.role is LayerRole.TOKEN:
            return
        names = slot_names(layer, self._options)
        # Slots of one feature go together, since links of several roles are one array. A feature that lost
        # its slots is emptied; one whose slots are as they were is not touched, whatever else it holds.
        by_feature: dict[str, list[Slot]] = {}
        for slot in slots:
            feature = self._feature(layer, names, slot)
            if feature is not None:
                by_feature.setdefault(feature.name, []).append(slot)
        gone = {
            feature.name
            for slot in former.values()
            if (feature := self._feature(layer, names, slot)) is not None and feature.name not in by_feature
        }
        for name in gone:
            setattr(structure, layer.features[name].attribute, None)
        for name, feature_slots in by_feature.items():
            as_before = [_same(former.get(_folded(slot)), slot) for slot in feature_slots]
            if not all(as_before):
                self._set(structure, layer.features[name], instance, feature_slots)

    def _feature(self, layer: CasLayer, names: Mapping[str, str], slot: Slot) -> CasFeature | None:
        """Return the feature that holds a slot; None for slots that ends and chains imply."""
        called = (slot.name.partition(".")[0] if is_role_slot(slot) else slot.name).casefold()
        for name, slot_name in names.items():
            if slot_name.casefold() == called:
                return layer.features[name]
        return None

    def _place(self, structure: Structure, layer: CasLayer, instance: Instance) -> None:
        self._refuser.check_extents(self._document, instance, self._text)
        expected = Wording("exactly one extent") if layer.has_extent else Wording("no extent")
        if len(instance.extents) != layer.has_extent:
            raise self.refusal(instance, count_extents(instance), expected)
        if layer.has_extent:
            (extent,) = instance.extents
            self._move(structure, extent.start, extent.end)

    def _move(self, structure: Structure, begin: int, end: int) -> None:
        """Move a structure; the index of the view, which is sorted by places, takes it in anew."""
        if (structure.begin, structure.end) != (begin, end):
            self._unindex({id(structure): structure})
            structure.begin, structure.end = begin, end
            self._view.add(structure, keep_id=True)

    def _tie(self, structure: Structure, layer: CasLayer, instance: Instance, slots: Sequence[Slot]) -> None:
        """Lead the two ends of a relation to their structures; it stands where its dependent does."""
        if instance.extents:
            raise self.refusal(
                instance, count_extents(instance), Wording("no extent, unlike others of its layer")
            )
        for name in (GOVERNOR, DEPENDENT):
            readings = [
                reading
                for slot in slots
                if slot.name.casefold() == name.casefold()
                for reading in self._refuser.values(self._document, instance, slot)
            ]
            if len(readings) > 1:
                raise self.refusal(instance, Wording("several ends in {slot}", slot=name), Wording("one"))
            feature = layer.features[name]
            target = self._pointed(instance, name, readings[0], structure, feature) if readings else None
            if target is not None and feature.range_name == TOKEN:
                target = self._token_of(instance, name, target)
            setattr(structure, feature.attribute, target)
        dependent = getattr(structure, layer.features[DEPENDENT].attribute)
        if dependent is not None and dependent.begin is not None:
            self._move(structure, dependent.begin, dependent.end)
        elif structure.begin is None:
            self._move(structure, 0, 0)

    def _token_of(self, instance: Instance, name: str, target: Structure) -> Structure:
        """Return the token that an end leads to, itself or by an annotation in its place."""
        if self._layers.of(target.type.name).role is LayerRole.TOKEN:
            return target
        token = self._tokens.get((target.begin, target.end))
        if token is None:
            finding = Wording("{slot} points to what is no token's", slot=name)
            raise self.refusal(instance, finding, Wording("a token, or an annotation in its place"))
        return token

    # --- values

    def _set(
        self, structure: Structure, feature: CasFeature, instance: Instance, slots: Sequence[Slot]
    ) -> None:
        """Set a feature to the fills of its slots: several with a role each, else one."""
        values: list[object] = []
        points = feature.range in (FeatureRange.POINTER, FeatureRange.POINTERS)
        for slot in slots:
            role = slot.name.partition(".")[2] if is_role_slot(slot) else ""
            for reading in self._refuser.values(self._document, instance, slot):
                if (reading.target is not None) is not points:
                    finding, expected = Wording("a pointer in {slot}", slot=slot.name), Wording("a value")
                    if points:
                        finding, expected = Wording("a value in {slot}", slot=slot.name), Wording("a pointer")
                    raise self.refusal(instance, finding, expected)
                if points:
                    target = self._pointed(instance, slot.name, reading, structure, feature)
                    values.append(self._link(structure, feature, instance, role, target))
                else:
                    values.append(self._value(instance, slot, feature, reading.text))
        if feature.range in (FeatureRange.VALUE, FeatureRange.POINTER):
            if len(values) > 1:
                raise self.refusal(
                    instance, Wording("several fills in {slot}", slot=slots[0].name), Wording("one")
                )
            setattr(structure, feature.attribute, values[0] if values else None)
        else:
            setattr(structure, feature.attribute, self._array(instance, slots[0], feature, values))

    def _array(self, instance: Instance, slot: Slot, feature: CasFeature, values: list[object]) -> Structure:
        if not feature.range_name.endswith("Array"):
            finding = Wording("another value in the list of {slot}", slot=slot.name)
            raise self.refusal(instance, finding, Wording("its lists as they are"))
        return self._layers.types.get_type(feature.range_name)(elements=values)

    def _value(self, instance: Instance, slot: Slot, feature: CasFeature, text: str) -> object:
        """Return a value as the feature has it."""
        kind = feature.range_name.rpartition(".")[2].removesuffix("Array").removesuffix("List")
        if feature.is_text:
            return text
        if kind == "Boolean" and text in ("true", "false"):
            return text == "true"
        if kind in ("Byte", "Short", "Integer", "Long") and _WHOLE.fullmatch(text):
            return int(text)
        if kind in _FRACTIONS and (_FRACTION.fullmatch(text) or text in ("NaN", "Infinity", "-Infinity")):
            return float(text)
        finding = Wording("{slot} is {text!r}", slot=slot.name, text=shown(text))
        raise self.refusal(instance, finding, Wording("a value of the type {type}", type=kind))

    def _pointed(
        self, instance: Instance, name: str, reading: Reading, structure: Structure, feature: CasFeature
    ) -> Structure:
        """Return the structure that a reading points to, or the one that it led to in the file."""
        # Pointers may lead to structures that are no instances, as those of components: an annotation that is
        # changed elsewhere keeps them.
        target = self._structures.get((reading.target or "").casefold())
        if target is None:
            former = getattr(structure, feature.attribute)
            targets = [
                former,
                *(items_of(former) if feature.range is FeatureRange.POINTERS and former else ()),
            ]
            by_id = {str(end.xmiID): end for item in targets if (end := _target(item)) is not None}
            target = by_id.get(reading.target or "")
        if target is None:
            finding = Wording("{slot} points to {text!r}", slot=name, text=shown(reading.text))
            raise self.refusal(instance, finding, Wording("pointers to instances of this document"))
        return target

    def _link(
        self, structure: Structure, feature: CasFeature, instance: Instance, role: str, target: Structure
    ) -> Structure:
        """Return the link of a role to a target, or the target itself where a feature has no links."""
        declared = self._layers.types.get_type(structure.type.name).get_feature(feature.attribute)
        element = declared.elementType if declared is not None else None
        # The library keeps a copy of the type there that has no features.
        link_type = None if element is None else self._layers.types.get_type(element.name)
        if link_type is None or feature.range_name != ARRAY or link_type.get_feature(TARGET) is None:
            if role:
                finding = Wording("the role {role} in {slot}", role=shown(role), slot=feature.name)
                raise self.refusal(instance, finding, Wording("pointers without roles"))
            return target
        link = link_type()
        setattr(link, TARGET, target)
        if role and link_type.get_feature(ROLE) is not None:
            setattr(link, ROLE, role)
        return link

    # --- chains

    def _tie_chains(self, changed: Iterable[Instance]) -> None:
        """Tie the links of each layer with a changed one anew, by the classes of their pointers."""
        names = {layer.name for layer in map(self._layer, changed) if layer.role is LayerRole.LINK}
        for name in sorted(names):
            self._tie_layer(name)

    def _tie_layer(self, name: str) -> None:
        """Tie all links of a layer anew, and make a chain of each class of them."""
        chain_type = next(
            (candidate for candidate in self._layers.types.get_types() if is_chain_of(candidate, name)),
            None,
        )
        members = [instance for instance in self._document.instances if self._layer(instance).name == name]
        if chain_type is not None:
            index = [fs for fs in self._view.select_all_fs() if fs.type.name == chain_type.name]
            self._unindex({id(chain): chain for chain in index})
        # The chains of the layer are made anew as a whole: a changed link may join two, or part one.
        links = references(self._document.document, members, self._options.ref_slot)
        for group in classes(links):
            order = chain_order(group, links, members)
            structures = [self._structures[self._name(members[member])] for member in order]
            for link, following in zip(structures, [*structures[1:], None], strict=True):
                setattr(link, NEXT, following)
            if chain_type is not None:
                chain = chain_type()
                setattr(chain, FIRST, structures[0])
                self._view.add(chain, keep_id=False)


def chain_order(group: Sequence[int], links: Sequence[int], members: Sequence[Instance]) -> list[int]:
    """Return a class as a chain: each behind the one it points to, or else in the order of the text."""
    # A class is a chain if one member points nowhere and no two point to the same: then the order is that of
    # the pointers. Else (a tree, a circle) it is that of the text.
    behind = {links[member]: member for member in group if links[member] >= 0}
    first = [member for member in group if links[member] < 0]
    if len(first) == 1 and len(behind) == len(group) - 1:
        order = [first[0]]
        while order[-1] in behind:
            order.append(behind[order[-1]])
        return order
    return sorted(group, key=lambda member: (members[member].extents, member))


def _target(item: Structure) -> Structure | None:
    """Return the target of a link; of another structure, itself."""
    return getattr(item, TARGET, item)


def _folded(slot: Slot) -> str:
    return slot.name.casefold()


def _same(former: Slot | None, slot: Slot) -> bool:
    """Tell whether a slot is unchanged."""
    if former is None or has_pointers(former) != has_pointers(slot):
        return False
    pairs = [
        [(reading.text, reading.target) for reading in readings]
        for readings in (former.readings(), slot.readings())
    ]
    return pairs[0] == pairs[1] and former.optional == slot.optional
