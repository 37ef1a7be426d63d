"""A person's options for a task with texts that may differ, as plain values that survive a restart.

Options left open are those of the task. Files are named by their paths, and read when the task is made
(`annotally.tasks.alignment_task`).
"""

from dataclasses import dataclass

USUAL_LIMIT = 1.0
"""Percent of the characters of a document that may differ, white space and Unicode form not counted (C5)."""


@dataclass(frozen=True, slots=True)
class DifferingChoice:
    """Options of alignment and comparison; None and empty: as in the task.

    ``align``, ``aligner``, ``units`` and ``mapping`` are the values of their enumerations; ``sounds`` is an
    argument of `annotally.text.alignment.rules.sounds_named`. ``glm``, ``lexicon`` and ``response_texts`` are
    paths, the last of the texts of the response. ``components`` are those of entities in speech, or of the
    fills of templettes.
    """

    response_texts: tuple[str, ...] = ()
    align: str = ""
    aligner: str = ""
    glm: str = ""
    lexicon: str = ""
    sounds: str = ""
    spelling: int | None = None
    group: int | None = None
    tolerance: int | None = None
    mapping: str = ""
    components: tuple[str, ...] = ()
    muc_mode: bool | None = None
    units: str = ""

    @property
    def paths(self) -> tuple[str, ...]:
        """The paths of the needed files and folders."""
        return (*self.response_texts, *(path for path in (self.glm, self.lexicon) if path))


NOTHING_DIFFERENT = DifferingChoice()
"""No option: the task as it is, and one text for all sides."""
