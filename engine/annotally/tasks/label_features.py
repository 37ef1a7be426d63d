"""Labels that a format keeps in a feature of a layer, and the choice of that feature, by C9 or a person."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from annotally.model.annotation_sets import AnnotationSet
from annotally.model.diagnostics import file_error
from annotally.model.layers import Layer, label_feature, merged
from annotally.model.source_diagnostics import shown
from annotally.model.wording import Wording
from annotally.tasks.near_names import perhaps
from annotally.tasks.similarity.labels import label_of
from annotally.tasks.similarity_profile import (
    Aggregation,
    Attribute,
    Label,
    LabelFeature,
    Schema,
    ValueChoice,
)


def label_features(sets: Iterable[AnnotationSet], choices: Sequence[LabelFeature] = ()) -> dict[str, str]:
    """Return the feature that names the label of each type, of those types that have one.

    All sides are compared by the same feature: their common features decide (C9), whatever their order,
    unless ``choices`` name it. Raises InputRefused for a layer or a feature that no side has, and for a layer
    that is asked for twice.
    """
    # Layers of a type that occurs are merged over all sides, so that C9 decides on their common features;
    # choices of a person then replace the results.
    sides = tuple(sets)
    features = {type_name: label_feature(layer) for type_name, layer in _used_layers(sides).items()}
    features |= _chosen_features(sides, choices)
    return {type_name: feature for type_name, feature in features.items() if feature}


def _used_layers(sides: Iterable[AnnotationSet]) -> dict[str, Layer]:
    """Return the layer of each type that occurs, merged over the sides that use it."""
    by_type: dict[str, list[Layer]] = {}
    for side in (candidate for candidate in sides if candidate.layers):
        used = {instance.type for document in side.documents.values() for instance in document.instances}
        for layer in side.layers:
            by_type.setdefault(layer.type, []).extend([layer] if layer.type in used else [])
    return {type_name: merged(type_layers) for type_name, type_layers in by_type.items() if type_layers}


def _chosen_features(sides: Sequence[AnnotationSet], choices: Iterable[LabelFeature]) -> dict[str, str]:
    """Return the features that a person chose, by type; empty for a type that is to have none."""
    layers = [layer for side in sides for layer in side.layers]
    path = next((side.sources[0].path for side in sides if side.sources), "")
    features: dict[str, str] = {}
    for choice in choices:
        types = _types(choice, layers, path)
        if not features.keys().isdisjoint(types):
            message = Wording("two label features chosen for layer {layer!r}", layer=shown(choice.layer, 60))
            raise file_error(path, message, Wording("one feature for each layer"), Wording("leave one out"))
        features.update((type_name, _feature(choice, layers, type_name, path)) for type_name in types)
    return features


def _types(choice: LabelFeature, layers: Sequence[Layer], path: str) -> list[str]:
    """Return the types of the layers of a person's choice."""
    types = list(dict.fromkeys(layer.type for layer in layers if layer.is_called(choice.layer)))
    if not types:
        type_names = sorted({layer.type for layer in layers})
        remedy = perhaps(choice.layer, type_names, _list_layers(type_names))
        message = Wording("a label for layer {layer!r}, which no side has", layer=shown(choice.layer, 60))
        raise file_error(path, message, Wording("a layer of the files"), remedy)
    return types


def _feature(choice: LabelFeature, layers: Sequence[Layer], type_name: str, path: str) -> str:
    """Return the feature of a person's choice in the spelling of the files."""
    if not choice.feature:
        return ""
    # The exact spelling first, then any case.
    names = dict.fromkeys(
        feature.name for layer in layers if layer.type == type_name for feature in layer.features
    )
    folded = {name.casefold(): name for name in names}
    if choice.feature in names or choice.feature.casefold() in folded:
        return choice.feature if choice.feature in names else folded[choice.feature.casefold()]
    remedy = perhaps(choice.feature, sorted(names), _list_features(sorted(names)))
    message = Wording(
        "{feature!r} is chosen as the label of {type}",
        feature=shown(choice.feature, 60),
        type=shown(type_name, 60),
    )
    raise file_error(path, message, Wording("a feature of that layer"), remedy)


def _list_layers(names: Sequence[str]) -> Wording:
    # Cut to a length that fits a message: files may declare thousands.
    if not names:
        return Wording("there are no such layers")
    return Wording("its layers are {names}", names=shown(", ".join(names), 200))


def _list_features(names: Sequence[str]) -> Wording:
    if not names:
        return Wording("there are no such features")
    return Wording("its features are {names}", names=shown(", ".join(names), 200))


def with_label_features(schema: Schema, features: Mapping[str, str], sets: Iterable[AnnotationSet]) -> Schema:
    """Return a schema in which the attribute named for each type gives the label; its values are listed."""
    if not features:
        return schema
    # The values become choices with effective labels, sorted, so that the schema does not depend on order.
    values: dict[str, set[str]] = {type_name: set() for type_name in features}
    for side in sets:
        for document in side.documents.values():
            for instance in document.instances:
                feature = features.get(instance.type)
                if feature is not None:
                    texts = (slot.readings() for slot in instance.slots if slot.name == feature)
                    values[instance.type].update(reading.text for readings in texts for reading in readings)
    labels = (
        _naming(label, features[label.name], values[label.name]) if label.name in features else label
        for label in schema.labels
    )
    return replace(schema, labels=tuple(labels))


def _naming(label: Label, feature: str, values: Iterable[str]) -> Label:
    """Return a label with one of its attributes marked as the one that names it."""
    choices = tuple(ValueChoice(value, label_of(label.name, value)) for value in sorted(values) if value)
    naming = Attribute(feature, choices=choices, names_label=True)
    plain = {Aggregation.NONE, Aggregation.SET}
    attributes = tuple(
        naming
        if attribute.name == feature and not attribute.points and attribute.aggregation in plain
        else attribute
        for attribute in label.attributes
    )
    return replace(label, attributes=attributes)


def named_labels(schema: Schema, of: AnnotationSet | None = None) -> list[str]:
    """Return the words for features as labels in a signature: ``label POS=PosValue`` (C4, C9).

    ``of``: only those of types that occur in this set.
    """
    naming = schema.naming
    if of is not None and naming:
        used = {instance.type for document in of.documents.values() for instance in document.instances}
        naming = {name: feature for name, feature in naming.items() if name in used}
    return [f"label {name}={feature}" for name, feature in naming.items()]
