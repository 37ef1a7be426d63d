"""The options of the templette task (HUB-4): components, units of content, parts that are left out."""

from dataclasses import dataclass
from enum import StrEnum


class ContentUnits(StrEnum):
    """The units in which content is compared (H15)."""

    AUTO = "auto"
    """Tokens where the texts differ, else characters."""
    CHARACTERS = "characters"
    TOKENS = "tokens"


CONTENT, EXTENT, POINTER = "content", "extent", "pointer"
"""The components of a fill, a point each. A pointer fill always has one point."""


@dataclass(frozen=True, slots=True)
class TempletteRules:
    """The comparison of templettes (HUB-4; H10, H13, H15)."""

    components: tuple[str, ...] = (CONTENT, EXTENT)
    """The components of a text fill with a point: its content, its extent, or both."""
    content_units: ContentUnits = ContentUnits.AUTO
    unscored: tuple[str, ...] = ("COMMENT", "DOC_NR")
    """Slots that are not scored, besides the one that marks optional instances (H13)."""
    premodifiers: tuple[str, ...] = ("a", "an", "and", "the")
    """Words removed from the beginning of fills, their extents adjusted."""
    whited_out: str = '.,;:!?"()…“”'
    """Signs that become blanks, extents kept."""
    not_extractable: tuple[str, ...] = ("ANNOTATION",)
    """Elements that become blank with their tags, extents kept."""
