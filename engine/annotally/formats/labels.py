"""Layers of formats that keep the label of an annotation in a feature (C9), gathered by their readers.

A reader makes one `LayerSightings`, takes in the declarations of the files and every value it meets, and
returns `LayerSightings.layers` with its set. `Format.labels` does the same for the beginning of a file.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from annotally.formats.base import ReadOptions
from annotally.formats.span_writing import has_pointers
from annotally.model.annotation_sets import DocumentAnnotations
from annotally.model.layers import Feature, Layer, is_textual

NOTES = "COMMENT"
"""A feature of notes is no label."""


@dataclass(slots=True)
class _FeatureSighting:
    """A feature as seen so far: whether it holds strings, None where its values must tell."""

    text: bool | None = None
    bound: bool = False
    values: set[str] = field(default_factory=set)

    def feature(self, name: str) -> Feature:
        text = is_textual(tuple(self.values)) if self.text is None else self.text
        return Feature(name, text, self.bound, bool(self.values))


class LayerSightings:
    """The layers of one side, gathered in file order while its files are read; linear in its input."""

    def __init__(self, options: ReadOptions) -> None:
        self._layers: dict[str, tuple[str, dict[str, _FeatureSighting]]] = {}
        self._no_labels = {name.casefold() for name in (*options.status_slots, options.text_slot, NOTES)}

    def declare(self, type_name: str, layer: str, features: Iterable[str] = ()) -> None:
        """Take in a layer that a file declares, with the slots of its features in their order."""
        for name in features:
            self._sighting(type_name, layer, name)
        self._layers.setdefault(type_name, (layer, {}))

    def take(self, type_name: str, layer: str, name: str, value: str, *, text: bool | None = None) -> None:
        """Take in a value of a feature; ``text`` is whether the format declares it a string, if it does."""
        sighting = self._sighting(type_name, layer, name)
        if value:
            sighting.values.add(value)
        if text is not None:
            sighting.text = text or bool(sighting.text)

    def _sighting(self, type_name: str, layer: str, name: str) -> _FeatureSighting:
        features = self._layers.setdefault(type_name, (layer, {}))[1]
        sighting = features.get(name)
        if sighting is None:
            sighting = features[name] = _FeatureSighting()
        return sighting

    def layers(self) -> tuple[Layer, ...]:
        """Return the layers; slots of status, text and notes are none of their features."""
        # The features left out are filtered at the end, not as they are met: sightings are taken in for every
        # value of a file, and this runs once.
        return tuple(
            Layer(
                type_name,
                layer,
                tuple(
                    sighting.feature(name)
                    for name, sighting in features.items()
                    if name.casefold() not in self._no_labels
                ),
            )
            for type_name, (layer, features) in self._layers.items()
        )


def layers_by_choice(documents: Iterable[DocumentAnnotations], options: ReadOptions) -> tuple[Layer, ...]:
    """Return the layers of annotations whose own name is their label unless a person chooses a feature.

    For formats in which C9 does not choose: none of the features counts as a string. Linear.
    """
    text_name = options.text_slot.casefold()
    features: dict[str, dict[str, None]] = {}
    for document in documents:
        for instance in document.instances:
            if not instance.extents:
                continue
            names = features.setdefault(instance.type, {})
            for slot in instance.slots:
                if slot.name not in names and slot.name.casefold() != text_name and not has_pointers(slot):
                    names[slot.name] = None
    return tuple(
        Layer(type_name, type_name, tuple(Feature(name, filled=True) for name in names))
        for type_name, names in features.items()
    )
