"""Rules for texts that differ: whether and how they are aligned, and mapped before (C5, H5, S7)."""

import re
from dataclasses import dataclass
from enum import StrEnum

from annotally.model.diagnostics import TaskError
from annotally.model.text import Source
from annotally.model.wording import Wording


class Align(StrEnum):
    """When the two texts of a document are aligned (C5)."""

    AUTO = "auto"
    """Where they differ."""
    NEVER = "never"
    """Nowhere: texts that differ are refused."""
    ALWAYS = "always"
    """Everywhere, and words are compared, also where the texts are the same."""


class Aligner(StrEnum):
    """How words are aligned."""

    PHONETIC = "phonetic"
    """By sound, groups of words too (S7)."""
    ONE_TO_ONE = "one-to-one"
    """Word for word, at the costs of the NIST scorer (S6)."""


class Sounds(StrEnum):
    """Where the sound of a word comes from that no lexicon has."""

    ENGLISH = "english"
    """Latin letters by the rules for English, other scripts by their letters."""
    LETTERS = "letters"
    """Every word by its letters: for languages other than English."""


_VOICE = re.compile(r"voice:([A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*)")


@dataclass(frozen=True, slots=True)
class Voice:
    """Words as a voice of eSpeak NG says them: an extra under the GPL, which a person must have installed."""

    language: str
    """As the voice names it: ``de``, ``en-us``."""

    @property
    def is_english(self) -> bool:
        """Whether it says English, so that numbers are said in it."""
        return self.language.lower().split("-")[0] == "en"

    def __str__(self) -> str:
        """Return the name by which `sounds_named` finds it."""
        return f"voice:{self.language}"


def sounds_named(name: str) -> Sounds | Voice:
    """Return the sounds named ``english``, ``letters`` or ``voice:de``. Raises TaskError for other names."""
    voice = _VOICE.fullmatch(name)
    if voice is not None:
        return Voice(voice[1])
    if name not in set(Sounds):
        raise TaskError(
            Wording(
                "{name!r} is no pronunciation rule set; choose english, letters or "
                "voice:LANGUAGE, as voice:de",
                name=name,
            )
        )
    return Sounds(name)


MOST = 1000
"""The highest weight of the alignment by sound: with it words are never put together for their sound."""


@dataclass(frozen=True, slots=True)
class AlignmentRules:
    """How texts that differ are treated. By default they are refused. Raises TaskError for other weights."""

    align: Align = Align.NEVER
    aligner: Aligner = Aligner.PHONETIC
    glm: Source | None = None
    """The global mapping file that words are brought into one form by, if any (H5)."""
    lexicon: Source | None = None
    """Pronunciations in CMU dictionary format that go ahead of the rules for sounds, if any (S7)."""
    sounds: Sounds | Voice = Sounds.ENGLISH
    spelling: int = 1
    """By sound: the cost of two words spelled differently, in features."""
    group: int = 4
    """By sound: the cost of each word more than one a side in a block, in features."""

    def __post_init__(self) -> None:
        if not 0 <= self.spelling <= MOST:
            raise TaskError(
                Wording(
                    "a spelling weight of {weight}; from 0 to {limit} features",
                    weight=self.spelling,
                    limit=MOST,
                )
            )
        if not 0 <= self.group <= MOST:
            raise TaskError(
                Wording(
                    "a group weight of {weight}; from 0 to {limit} features", weight=self.group, limit=MOST
                )
            )
