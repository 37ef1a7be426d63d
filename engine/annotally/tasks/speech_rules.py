"""The rules for named entities in speech: components and mapping (S2-S4)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from annotally.model.diagnostics import TaskError
from annotally.model.wording import Wording


class Component(StrEnum):
    """A component of a pair of entities, compared by itself."""

    TYPE = "type"
    EXTENT = "extent"
    CONTENT = "content"


COMPONENT_NAMES: Mapping[str, Wording] = {
    Component.TYPE: Wording("type"),
    Component.EXTENT: Wording("extent"),
    Component.CONTENT: Wording("content"),
}
"""The names of components in trees and tables."""


class EntityMapping(StrEnum):
    """The method that pairs overlapping entities (S4)."""

    LEFT_TO_RIGHT = "left-to-right"
    """The first pair that overlaps, as published."""
    OPTIMAL = "optimal"
    """The mapping with the most right components, then with the most pairs."""


@dataclass(frozen=True, slots=True)
class SpeechRules:
    """The comparison of named entities in speech. Raises TaskError for contradictory values."""

    tolerance: int = 1
    """The distance, in words, that a boundary may be off, if all of them are word errors (S2)."""
    mapping: EntityMapping = EntityMapping.LEFT_TO_RIGHT
    components: tuple[Component, ...] = tuple(Component)
    muc_mode: bool = False
    """Extent and content are one component without tolerance; mapping and cleaning are MUC's (S4)."""

    def __post_init__(self) -> None:
        if self.tolerance < 0:
            raise TaskError(
                Wording(
                    "an extent tolerance of {tolerance}; words are counted from 0", tolerance=self.tolerance
                )
            )
        if not self.components or len(set(self.components)) != len(self.components):
            raise TaskError(Wording("choose one or more of type, extent and content"))
