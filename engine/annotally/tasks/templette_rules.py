"""What the templette task (HUB-4) leaves open: what is compared, in which units, what is left out."""

from dataclasses import dataclass
from enum import StrEnum


class ContentUnits(StrEnum):
    """In what content is compared (H15)."""

    AUTO = "auto"
    """Tokens where the texts differ, else characters."""
    CHARACTERS = "characters"
    TOKENS = "tokens"


ALIGNING = frozenset({"speech", "templettes"})
"""Methods that can compare annotations of texts that differ."""

CONTENT, EXTENT, POINTER = "content", "extent", "pointer"
"""The components: what a fill has a point for. A pointer fill has one point whatever is compared."""


@dataclass(frozen=True, slots=True)
class TempletteRules:
    """How templettes are compared (HUB-4; H10, H13, H15)."""

    components: tuple[str, ...] = (CONTENT, EXTENT)
    """What a text fill has a point for: its content, its extent, or both."""
    content_units: ContentUnits = ContentUnits.AUTO
    unscored: tuple[str, ...] = ("COMMENT", "DOC_NR")
    """Slots that are not scored, besides the one that marks optional instances (H13)."""
    premodifiers: tuple[str, ...] = ("a", "an", "and", "the")
    """Words removed from the beginning of fills, their extents adjusted."""
    whited_out: str = '.,;:!?"()…“”'
    """Signs that become blanks, extents kept."""
    not_extractable: tuple[str, ...] = ("ANNOTATION",)
    """Elements whose content, tags included, becomes blank, extents kept."""
