"""Layers of annotations that keep their label in a feature, and the choice of that feature (C9).

Readers of such formats list their layers in the set they return (`annotally.formats.labels` gathers them);
what to do with the label is the task's affair.
"""

import re
from collections.abc import Iterable, Sequence

import msgspec


class Feature(msgspec.Struct, frozen=True, gc=False):
    """A feature of a layer as one side has it.

    ``text``: it holds strings, as the format declares or its values show. ``bound``: the format ties it to a
    tag set. ``filled``: an annotation of the layer has a value in it.
    """

    name: str
    text: bool = False
    bound: bool = False
    filled: bool = False


class Layer(msgspec.Struct, frozen=True, gc=False):
    """A layer as one side has it: the type of its annotations, its full name, its features in file order."""

    type: str
    name: str
    features: tuple[Feature, ...] = ()

    def is_called(self, name: str) -> bool:
        """Tell whether a person means this layer: by its type, its full name or the last part of that."""
        names = (self.type, self.name, self.name.rpartition(".")[2])
        return name.casefold() in [layer_name.casefold() for layer_name in names]


def merged(layers: Iterable[Layer]) -> Layer:
    """Return a layer as several sides have it together; it does not depend on their order (C3).

    A feature that a side with the layer does not have at all is left out: that side could not be compared by
    it. Features stand where the side that has them earliest has them.
    """
    # Sides are ordered by content, never by their place in the argument. A feature counts as text, bound or
    # filled if it is so on any side; its place is the least one of any side, ties broken by name.
    sides = sorted(layers, key=lambda side: (side.name, repr(side.features)))
    by_name: dict[str, list[tuple[int, Feature]]] = {}
    for side in sides:
        for place, feature in enumerate(side.features):
            by_name.setdefault(feature.name, []).append((place, feature))
    shared = [(name, sightings) for name, sightings in by_name.items() if len(sightings) == len(sides)]
    shared.sort(key=lambda entry: (min(place for place, _ in entry[1]), entry[0]))
    features = (
        Feature(
            name,
            any(feature.text for _, feature in sightings),
            any(feature.bound for _, feature in sightings),
            any(feature.filled for _, feature in sightings),
        )
        for name, sightings in shared
    )
    return Layer(sides[0].type, sides[0].name, tuple(features))


def label_feature(layer: Layer) -> str:
    """Return the feature that holds the label (C9); empty where the layer's name is the label.

    The only string feature, else ``value``, else the one named after the layer, else ``identifier``, else
    the first one bound to a tag set, else the first in file order.
    """
    # The order of these tries is the rule of C9; each looks at the string features only.
    texts = [feature for feature in layer.features if feature.text]
    if len(texts) <= 1:
        return texts[0].name if texts else ""
    folded = {feature.name.casefold(): feature.name for feature in reversed(texts)}
    if "value" in folded:
        return folded["value"]
    after = next((feature.name for feature in texts if _is_named_after(feature.name, layer)), "")
    bound = next((feature.name for feature in texts if feature.bound), "")
    return after or folded.get("identifier", "") or bound or texts[0].name


def _is_named_after(feature: str, layer: Layer) -> bool:
    """Tell whether a name is the layer's with at most whole words behind it: PosValue, DependencyType."""
    name = layer.name.rpartition(".")[2]
    behind = feature[len(name) :]
    return feature[: len(name)].casefold() == name.casefold() and not behind[:1].islower()


_NUMBER = re.compile(r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?")


def is_textual(values: Sequence[str]) -> bool:
    """Tell whether values are strings: at least one of them is neither a number nor a truth value (C9)."""
    return any(value.casefold() not in ("true", "false") and not _NUMBER.fullmatch(value) for value in values)
