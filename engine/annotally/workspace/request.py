"""The request to open a comparison: the sides, their texts, the task."""

from collections.abc import Callable
from dataclasses import dataclass

from annotally.model.diagnostics import Diagnostic
from annotally.model.text import Source
from annotally.model.wording import Wording
from annotally.tasks.catalogue import TaskChoice
from annotally.tasks.report_outputs import DEFAULT_OUTPUTS, Outputs
from annotally.tasks.text_tolerance import USUAL_TOLERANCE, TextTolerance
from annotally.text.alignment.rules import AlignmentRules

Progress = Callable[[int, int, Wording], None]
"""Called with the completed steps, the total and a note; may raise Cancelled."""


def no_progress(completed: int, total: int, note: Wording) -> None:
    """Report to nobody."""


@dataclass(frozen=True, slots=True)
class SideInput:
    """A side to open: its name, files or folders, a format that overrules sniffing, and a layer."""

    name: str
    paths: tuple[str, ...]
    format: str | None = None
    layer: str | None = None
    """The layer of several annotations in one file (`ReadOptions.layer`)."""
    texts: tuple[str, ...] = ()
    """The texts that a response was made on, where they are not those of the request (C5)."""
    sources: tuple[Source, ...] = ()
    """What is read where the side is in memory: then there are no ``paths``, and ``format`` is named."""


USUAL_REALIGNMENT = AlignmentRules()
"""How words sound and are spelled where texts are realigned and nothing else is asked."""


@dataclass(frozen=True, slots=True)
class OpenRequest:
    """A request to open a comparison. ``texts`` may be empty where the sides carry their own text.

    ``tokens`` are token tables, or directories with some among other files; the texts beside them are read
    with them, and tables among ``texts`` do as well. A derived task is completed from the sides once they
    have been read.
    """

    task: TaskChoice
    sides: tuple[SideInput, ...]
    texts: tuple[str, ...] = ()
    text_format: str | None = None
    encoding: str | None = None
    warnings: tuple[Diagnostic, ...] = ()
    """About the file the task comes from: they stand ahead of those about the inputs."""
    outputs: Outputs = DEFAULT_OUTPUTS
    """The files of the MUC scorer that are written on request, and their options."""
    tokens: tuple[str, ...] = ()
    repair_lookalikes: bool = False
    """Whether tags with letters that only look Latin are repaired (`ReadOptions.repair_lookalikes`)."""
    skip_incomplete: bool = False
    """Whether documents that only some sides have are left out where they would be refused (C6)."""
    annotators: bool = False
    """Whether the sides are annotators, of whom none is the key; there may be more than two.

    A document then takes part between those who have it (C6), and the task must compare keys (M19).
    """
    jobs: int | None = None
    """The most processes that read; without it one per processor, where that is worth it."""

    tolerance: TextTolerance = USUAL_TOLERANCE
    """How much the texts of sides that are to share one may differ (C5), and edges that do not count."""
    realignment: AlignmentRules = USUAL_REALIGNMENT
    """How words are aligned where texts that are to share one differ in more: sounds, lexicon, mapping."""

    @property
    def shares_text(self) -> bool:
        """Whether all sides are compared on one text: by most methods, and among annotators (C5)."""
        return self.annotators or not self.task.method_spec.aligns_texts

    @property
    def steps(self) -> int:
        """The number of steps that progress of reading counts: one a side, and one for the texts."""
        return len(self.sides) + 1
