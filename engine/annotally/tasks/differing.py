"""Texts that differ: whether they are aligned, how, and what is mapped to what before (C5, H5, S7)."""

from dataclasses import dataclass
from enum import StrEnum

from annotally.model.text import Source


class Align(StrEnum):
    """When the two texts of a document are aligned (C5)."""

    AUTO = "auto"
    """Where they differ."""
    NEVER = "never"
    """Nowhere: texts that differ are refused."""
    ALWAYS = "always"
    """Everywhere, and what is compared are words, also where the texts are the same."""


class Aligner(StrEnum):
    """How words are aligned."""

    PHONETIC = "phonetic"
    """By sound, groups of words too (S7)."""
    ONE_TO_ONE = "one-to-one"
    """One word for one word, at the costs of the NIST scorer (S6)."""


@dataclass(frozen=True, slots=True)
class AlignmentRules:
    """How texts that differ are treated. By default they are refused."""

    align: Align = Align.NEVER
    aligner: Aligner = Aligner.PHONETIC
    glm: Source | None = None
    """The global mapping file that words are brought into one form by, if any (H5)."""
