"""What of named entities in speech is compared, and how they are mapped (S2-S4)."""

from dataclasses import dataclass
from enum import StrEnum

from annotally.model.diagnostics import TaskError


class Component(StrEnum):
    """What is compared of a pair of entities, each for itself."""

    TYPE = "type"
    EXTENT = "extent"
    CONTENT = "content"


class EntityMapping(StrEnum):
    """Which of the entities that overlap are paired (S4)."""

    LEFT_TO_RIGHT = "left-to-right"
    """The first pair that overlaps, as published."""
    OPTIMAL = "optimal"
    """So that most components are right in all, then that most are paired."""


@dataclass(frozen=True, slots=True)
class SpeechRules:
    """How named entities in speech are compared. Raises TaskError for what makes no sense."""

    tolerance: int = 1
    """How many words a boundary may be off, if all of them are word errors (S2)."""
    mapping: EntityMapping = EntityMapping.LEFT_TO_RIGHT
    components: tuple[Component, ...] = tuple(Component)
    muc_mode: bool = False
    """Extent and content are one component without tolerance; mapping and cleaning are MUC's (S4)."""

    def __post_init__(self) -> None:
        if self.tolerance < 0:
            raise TaskError(f"an extent tolerance of {self.tolerance}; words are counted from 0")
        if not self.components or len(set(self.components)) != len(self.components):
            raise TaskError("the components to compare: one or more of type, extent, content, each once")
