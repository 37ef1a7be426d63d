"""What a person asks of a task whose texts may differ, as plain values that survive a restart.

Everything unsaid is as the task has it. Files are named by their paths, and read when the task is made
(`annotally.tasks.alignment_task`).
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DifferingChoice:
    """How texts are aligned and what is compared of them; None and empty: as the task has it.

    ``align``, ``aligner``, ``units`` and ``mapping`` are the values of their enumerations; ``sounds`` is what
    `annotally.text.alignment.rules.sounds_named` takes;
    ``glm`` and ``lexicon`` paths; ``response_texts`` the texts that the response was made on.
    ``components`` are those of entities in speech, or of fills of templettes.
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
        """The files and folders that are needed."""
        return (*self.response_texts, *(one for one in (self.glm, self.lexicon) if one))


NOTHING_DIFFERENT = DifferingChoice()
"""As the task has it, and one text for all."""
