"""Types and features that instances need and a type system does not have: found, and added to its text."""

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from html import escape as escape_html

from annotally.formats.base import ReadOptions
from annotally.formats.equality import missing_mark
from annotally.formats.span_writing import has_pointers, value_slot
from annotally.formats.uima_cas.content import slot_names
from annotally.formats.uima_cas.layers import (
    ANNOTATION,
    ANNOTATION_BASE,
    ARRAY,
    BUILT_IN,
    CHAIN,
    FIRST,
    NEXT,
    ROLE,
    SENTENCE,
    STRING,
    STRING_ARRAY,
    TARGET,
    TOP,
    CasLayer,
    CasLayers,
    LayerRole,
    is_chain_of,
)
from annotally.formats.uima_cas.library import is_feature_name, is_type_name
from annotally.formats.webanno.header import (
    COREFERENCE,
    DEPENDENT,
    GOVERNOR,
    RELATION,
    TOKEN,
    TYPE,
    short_name,
)
from annotally.formats.webanno.schema import RefusalBuilder
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.source_diagnostics import shown
from annotally.model.wording import Wording

CUSTOM = "webanno.custom."
"""Package of the layers that annotators' projects define."""
NEW_TYPES = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<typeSystemDescription xmlns="http://uima.apache.org/resourceSpecifier">\n<types>\n</types>\n'
    "</typeSystemDescription>\n"
)
_TYPES_END = re.compile(r"</((?:[\w.-]+:)?)types\s*>")
_NO_TYPES = re.compile(r"<((?:[\w.-]+:)?)types\s*/>")
_escape = partial(escape_html, quote=False)


@dataclass
class NewType:
    """A type to be added: its name, the one above it, and its features with the types of their values."""

    name: str
    above: str
    features: dict[str, str] = field(default_factory=dict)


def is_role_slot(slot: Slot) -> bool:
    """Tell whether a slot holds links with a role: the part of its name behind the point."""
    return "." in slot.name and has_pointers(slot)


def slots_of(instance: Instance, options: ReadOptions, refusal: RefusalBuilder) -> list[Slot]:
    """Return the slots that need features, a mark of an optional instance among them."""
    text = options.text_slot.casefold()
    slots = [slot for slot in instance.slots if slot.name.casefold() != text or not instance.extents]
    mark = missing_mark(instance, options, "STATUS", refusal)
    return [*slots, *([value_slot(mark[0], Reading(mark[1]))] if mark else [])]


class LayerChoice:
    """The layer of each type of instances: one of the type system, or one that is added to it."""

    def __init__(self, layers: CasLayers, types: Mapping[str, str], options: ReadOptions) -> None:
        self._layers = layers
        self._options = options
        self._by_type = {type_name.casefold(): name for name, type_name in types.items()}
        """Names of layers by the types of instances, those that are declared so far."""

    def name_of(self, type_name: str) -> str | None:
        """Return the name of the layer of a type; None where the type system has none."""
        # A layer of which nothing was read may be there all the same: by its full name, or by a short one
        # that no other has.
        folded = type_name.casefold()
        if folded in self._by_type:
            return self._by_type[folded]
        if folded == self._options.coreference_tags[0].casefold():
            names = [COREFERENCE] if self._layers.types.contains_type(COREFERENCE, True) else []
        else:
            candidates = [candidate.name for candidate in self._layers.types.get_types()]
            names = [name for name in candidates if name.casefold() == folded]
            names = names or [name for name in candidates if short_name(name).casefold() == folded]
            names = [name for name in names if self._layers.of(name).name == name and self._is_layer(name)]
        if len(names) != 1:
            return None
        self._by_type[folded] = names[0]
        return names[0]

    def _is_layer(self, name: str) -> bool:
        role = self._layers.of(name).role
        return role.is_annotators or role is LayerRole.TOKEN

    def add(self, type_name: str, layer: str) -> None:
        """Take in a layer that is added for a type."""
        self._by_type[type_name.casefold()] = layer


class TypeGrowth:
    """The types and features to add to a type system, so that it can hold instances."""

    def __init__(
        self, layers: CasLayers, choice: LayerChoice, options: ReadOptions, refusal: RefusalBuilder
    ) -> None:
        self._layers = layers
        self._choice = choice
        self._options = options
        self._refusal = refusal
        self.types: dict[str, NewType] = {}
        """The additions by the name of the type; of a type that is there already, features alone."""

    def add(self, instances: Iterable[Instance]) -> None:
        """Add the types and features of instances. Raises the refusal of any that cannot be declared."""
        groups: dict[str, list[Instance]] = {}
        for instance in instances:
            groups.setdefault(instance.type.casefold(), []).append(instance)
        # A layer is decided by the first instance of its type, its features by all: what one instance has
        # twice, or with a role, the feature takes from all of them.
        for group in groups.values():
            name = self._choice.name_of(group[0].type)
            if name is None:
                name = self._new_layer(group)
                self._choice.add(group[0].type, name)
            self._widen(name, group)

    def _known(self, name: str) -> CasLayer | None:
        return self._layers.of(name) if self._layers.types.contains_type(name, True) else None

    def _new_layer(self, group: Sequence[Instance]) -> str:
        first = group[0]
        options = self._options
        if first.type.casefold() == options.coreference_tags[0].casefold() and self._is_chain(group):
            self._chain_types(COREFERENCE)
            return COREFERENCE
        name = first.type if "." in first.type else _built_in(first.type)
        if first.type == short_name(TOKEN):
            name = TOKEN
        if not is_type_name(name):
            expected = Wording("a name of letters, digits and underscores")
            raise self._refusal(first, Wording("type {type!r}", type=shown(first.type)), expected)
        is_relation = not first.extents and is_relation_like(first)
        new = NewType(name, ANNOTATION if first.extents or is_relation else ANNOTATION_BASE)
        if is_relation:
            new.features = dict.fromkeys((GOVERNOR, DEPENDENT), ANNOTATION)
        self.types[name] = new
        return name

    def _is_chain(self, group: Sequence[Instance]) -> bool:
        """Tell whether instances have no more than links of a chain have."""
        ref, identifier = self._options.ref_slot.casefold(), self._options.id_slot.casefold()
        allowed = {ref, identifier, TYPE.casefold(), RELATION.casefold()}
        return all(
            slot.name.casefold() in allowed and has_pointers(slot) == (slot.name.casefold() == ref)
            for instance in group
            for slot in slots_of(instance, self._options, self._refusal)
        )

    def _chain_types(self, link: str) -> None:
        chain = CHAIN if link == COREFERENCE else f"{link.removesuffix('Link')}Chain"
        self.types[link] = NewType(link, ANNOTATION, {TYPE: STRING, RELATION: STRING, NEXT: link})
        if not any(is_chain_of(candidate, link) for candidate in self._layers.types.get_types()):
            self.types[chain] = NewType(chain, ANNOTATION_BASE, {FIRST: link})

    def _widen(self, name: str, group: Sequence[Instance]) -> None:
        """Add the features that the slots of instances of a layer need."""
        declared = self._known(name)
        is_link = name == COREFERENCE or (declared is not None and declared.role is LayerRole.LINK)
        present = set(_slots_known(declared, self._options)) if declared is not None else set()
        if (declared is not None and declared.role is LayerRole.RELATION) or self._is_new_relation(name):
            present |= {GOVERNOR.casefold(), DEPENDENT.casefold()}
        needed: dict[str, list[tuple[Instance, Slot]]] = {}
        for instance in group:
            for slot in slots_of(instance, self._options, self._refusal):
                called = slot.name.partition(".")[0] if is_role_slot(slot) else slot.name
                folded = called.casefold()
                is_implied = is_link and folded in self._implied()
                if folded not in present and not is_implied:
                    needed.setdefault(called, []).append((instance, slot))
        for called, uses in needed.items():
            new = self.types.setdefault(name, NewType(name, ""))
            if called not in new.features:
                new.features[called] = self._range(name, called, uses)

    def _is_new_relation(self, name: str) -> bool:
        return name in self.types and GOVERNOR in self.types[name].features

    def _implied(self) -> set[str]:
        options = self._options
        return {options.ref_slot.casefold(), options.id_slot.casefold(), TYPE.casefold(), RELATION.casefold()}

    def _range(self, layer: str, called: str, uses: Sequence[tuple[Instance, Slot]]) -> str:
        """Return the type of the values of a new feature; of links with roles a type is added too."""
        instance, slot = uses[0]
        if not is_feature_name(called):
            expected = Wording("a name of letters, digits and underscores")
            raise self._refusal(instance, Wording("slot {slot!r}", slot=shown(called)), expected)
        several = any(sum(1 for _ in slot.readings()) > 1 for _, slot in uses)
        pointing = {has_pointers(slot) for _, slot in uses}
        if pointing == {False}:
            return STRING_ARRAY if several else STRING
        if len(pointing) > 1:
            finding = Wording("pointers and values in {slot}", slot=slot.name)
            raise self._refusal(instance, finding, Wording("one of the two"))
        if any(is_role_slot(slot) for _, slot in uses):
            link = f"{layer}{called[:1].upper()}{called[1:]}Link"
            self.types[link] = NewType(link, TOP, {ROLE: STRING, TARGET: ANNOTATION})
            return f"{ARRAY}:{link}"
        return ARRAY if several else TOP


def is_relation_like(instance: Instance) -> bool:
    """Tell whether all pointers of an instance are those of a relation's two ends."""
    pointing = [slot.name.casefold() for slot in instance.slots if has_pointers(slot)]
    return sorted(pointing) == sorted((GOVERNOR.casefold(), DEPENDENT.casefold()))


def _built_in(type_name: str) -> str:
    built_in = {short_name(name): name for name in BUILT_IN}
    return built_in.get(type_name, f"{CUSTOM}{type_name}")


def _slots_known(layer: CasLayer, options: ReadOptions) -> list[str]:
    return [name.casefold() for name in slot_names(layer, options).values()]


def token_types() -> dict[str, NewType]:
    """Return the types of tokens and sentences, which a new file has."""
    return {name: NewType(name, ANNOTATION) for name in (TOKEN, SENTENCE)}


# --- as text


def grow_xml(text: str, additions: Mapping[str, NewType], declared: Callable[[str], bool]) -> str:
    """Return the XML of a type system with additions; features of its own types go to these."""
    new = [addition for addition in additions.values() if not declared(addition.name)]
    for addition in additions.values():
        if declared(addition.name) and addition.features:
            text = _widen_xml(text, addition)
    described = "".join(
        f"<typeDescription><name>{_escape(addition.name)}</name><description/>"
        f"<supertypeName>{_escape(addition.above)}</supertypeName>"
        f"<features>{_features_xml(addition)}</features></typeDescription>\n"
        for addition in new
    )
    if not described:
        return text
    match = _TYPES_END.search(text)
    if match is not None:
        return text[: match.start()] + _prefixed(described, match[1]) + text[match.start() :]
    empty = _NO_TYPES.search(text)
    if empty is None:
        return text
    types = f"<{empty[1]}types>{_prefixed(described, empty[1])}</{empty[1]}types>"
    return text[: empty.start()] + types + text[empty.end() :]


def _widen_xml(text: str, addition: NewType) -> str:
    # The description of the type is found by its name, which stands in it first; features go to the end of
    # those it has.
    name = re.compile(rf"<((?:[\w.-]+:)?)name>\s*{re.escape(addition.name)}\s*</\1name>")
    match = next(
        (
            match
            for match in name.finditer(text)
            if re.search(
                r"<(?:[\w.-]+:)?typeDescription>\s*\Z", text[max(0, match.start() - 200) : match.start()]
            )
        ),
        None,
    )
    if match is None:
        return text
    end = text.find(f"</{match[1]}typeDescription", match.end())
    features = _prefixed(_features_xml(addition), match[1])
    closing = text.rfind(f"</{match[1]}features>", match.end(), end)
    if closing >= 0:
        return text[:closing] + features + text[closing:]
    body = re.sub(rf"<{re.escape(match[1])}features\s*/>", "", text[match.end() : end])
    return f"{text[: match.end()]}{body}<{match[1]}features>{features}</{match[1]}features>{text[end:]}"


def _features_xml(addition: NewType) -> str:
    described = []
    for name, values in addition.features.items():
        range_name, _, element = values.partition(":")
        element_type = f"<elementType>{_escape(element)}</elementType>" if element else ""
        described.append(
            f"<featureDescription><name>{_escape(name)}</name><description/>"
            f"<rangeTypeName>{_escape(range_name)}</rangeTypeName>{element_type}</featureDescription>"
        )
    return "".join(described)


def _prefixed(described: str, prefix: str) -> str:
    return re.sub(r"<(/?)", rf"<\1{prefix}", described) if prefix else described


def grow_json(spelled: str, additions: Mapping[str, NewType]) -> str:
    """Return the declarations of types in JSON with additions."""
    declared = json.loads(spelled)
    for addition in additions.values():
        declaration = declared.setdefault(
            addition.name, {"%NAME": addition.name, "%SUPER_TYPE": addition.above}
        )
        for name, values in addition.features.items():
            range_name, _, element = values.partition(":")
            declaration[name] = {
                "%NAME": name,
                "%RANGE": f"{element or TOP}[]" if range_name == ARRAY else range_name,
            }
    return json.dumps(declared, sort_keys=True)
