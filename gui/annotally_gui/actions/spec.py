"""The specification of an action: its place, its texts, its keys, and its need."""

from dataclasses import dataclass
from enum import StrEnum


class Need(StrEnum):
    """A condition under which an action is of use."""

    NOTHING = "nothing"
    COMPARISON = "comparison"
    """Two annotations are open and compared."""
    DISAGREEMENT = "disagreement"
    """There is at least one disagreement under the filter."""
    FILTER = "filter"
    """A filter is set."""
    CLASSES = "classes"
    """Classes of mentions are compared."""
    SIMILARITY = "similarity"
    """Annotations are paired by similarity."""
    TWO_TEXTS = "two-texts"
    """The document shown has two texts, which are aligned."""
    SEVERAL_TEXTS = "several-texts"
    """Several annotators have another text than the one compared in the document shown."""
    PINNABLE = "pinnable"
    """The document shown has two texts, and a project of it can be written."""
    DIFFERING = "differing"
    """The compared annotations may stand on texts that differ."""
    NO_PROJECT = "no-project"
    """A comparison is open, and no project of it."""
    PROJECT = "project"
    """A project is open."""
    WRITABLE = "writable"
    """A project is open in which something can be entered."""
    MENTION = "mention"
    """A mention with a link to decide about is selected, in a project that can be written."""
    ANNOTATED = "annotated"
    """A project that can be written is open, of annotators of whom none is the key."""
    REMARKABLE = "remarkable"
    """A row is selected that something can be noted about, in a project that can be written."""
    DECIDABLE = "decidable"
    """A row is selected that something can be decided about, in a project that can be written."""
    COMPARED = "compared"
    """Such a row is selected, and a side has it: it was not added by hand."""
    VOTE = "vote"
    """Such a row is selected, and there are more than two annotators."""
    ANNOTATORS = "annotators"
    """More than two annotators are open."""


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """An action of the window. Texts are English; they are translated where they are shown.

    ``menu`` is a key of `MENUS`. ``shortcuts`` are portable key sequences. ``group`` names the set of
    checkable actions of which one is on. ``rule`` draws a separator above the action.
    """

    id: str
    text: str
    menu: str
    tooltip: str
    icon: str
    shortcuts: tuple[str, ...] = ()
    need: Need = Need.NOTHING
    checkable: bool = False
    group: str = ""
    rule: bool = False
    short: str = ""
    """Text of its button on the toolbar; only actions of `TOOLBAR` have one."""
