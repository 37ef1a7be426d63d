"""Tolerance where annotations of one document are compared: for differences of texts, edges of extents.

The value is plain and survives a restart. Word lists are named by their paths
(`annotally.tasks.forgiven_edges`).
"""

from dataclasses import dataclass, replace
from enum import StrEnum

from annotally.model.diagnostics import TaskError
from annotally.model.wording import Wording
from annotally.tasks.alignment_options import USUAL_LIMIT

LIST = "list:"
"""Begins the name of edges that are the words of a file."""


class Realigner(StrEnum):
    """How texts are aligned that differ in more than some characters, where a task compares one text (C5)."""

    NONE = "none"
    """Not at all: such a document is not compared."""
    WORDS = "words"
    """Word by word, at the costs of the NIST scorer (S6)."""
    SOUND = "sound"
    """By sound, groups of words too (S7)."""


_REALIGNERS = frozenset({Realigner.WORDS, Realigner.SOUND})


@dataclass(frozen=True, slots=True)
class WordAlignmentChoice:
    """How the words of realigned texts sound and are spelled; None and empty: as usual.

    ``glm`` and ``lexicon`` are paths, ``sounds`` is an argument of
    `annotally.text.alignment.rules.sounds_named`, and the numbers are weights of
    `annotally.text.alignment.rules.AlignmentRules`.
    """

    glm: str = ""
    lexicon: str = ""
    sounds: str = ""
    spelling: int | None = None
    group: int | None = None


AS_USUAL = WordAlignmentChoice()


@dataclass(frozen=True, slots=True)
class TextTolerance:
    """How much the texts of the sides may differ, and the characters not counted at edges of extents."""

    percent: float = USUAL_LIMIT
    """Percent of the characters of a document that may differ, to be aligned by characters (C5)."""
    realigner: Realigner = Realigner.NONE
    """What aligns texts that differ in more."""
    edges: tuple[str, ...] = ()
    """Names of what does not count at the edges of extents (`annotally.tasks.forgiven_edges`)."""
    words: WordAlignmentChoice = AS_USUAL
    """How words are aligned, by sound, or mapped before they are aligned in any way."""

    @property
    def lists(self) -> tuple[str, ...]:
        """The paths of the word lists among the edges."""
        return tuple(name.removeprefix(LIST) for name in self.edges if name.startswith(LIST))

    @property
    def paths(self) -> tuple[str, ...]:
        """The paths of the needed files."""
        return (*self.lists, *(path for path in (self.words.glm, self.words.lexicon) if path))

    def with_lists(self, paths: tuple[str, ...]) -> "TextTolerance":
        """Return the same with these word lists in place of those it has."""
        edges = tuple(name for name in self.edges if not name.startswith(LIST))
        return replace(self, edges=(*edges, *(f"{LIST}{path}" for path in paths)))

    def with_files(self, lists: tuple[str, ...], glm: str = "", lexicon: str = "") -> "TextTolerance":
        """Return the same with these files in place of those it has."""
        return replace(self.with_lists(lists), words=replace(self.words, glm=glm, lexicon=lexicon))


USUAL_TOLERANCE = TextTolerance()
"""At most `USUAL_LIMIT` percent of the characters may differ; every edge counts."""


def realigning(text: str) -> TextTolerance:
    """Return the tolerance that ``2``, ``words``, ``sound`` or ``2,words`` names. Raises TaskError."""
    if text in _REALIGNERS:
        return TextTolerance(realigner=Realigner(text))
    number, comma, name = text.partition(",")
    try:
        percent = float(number)
    except ValueError:
        percent = -1.0
    if not 0 <= percent <= 100 or (comma and name not in _REALIGNERS):
        raise TaskError(
            Wording(
                "{text!r} is no percentage; write a number from 0 to 100, words, sound, or both, as 2,words",
                text=text,
            )
        )
    return TextTolerance(percent, Realigner(name or Realigner.NONE))
