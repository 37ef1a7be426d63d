"""Entries of adjudication: decisions, remarks, pairings, annotations added manually.

Entries are values. Each belongs to a document and a target there
(`annotally.adjudication.decisions.targets`), which has at most one of a kind. How they are changed, undone
and stored is the same for all of them.
"""

from enum import StrEnum
from typing import NamedTuple

import msgspec

from annotally.model.instances import Alternative, Instance, Slot
from annotally.text.alignment.word_spans import WordSpan


class EntryKind(StrEnum):
    """The kinds of entries."""

    DECISION = "decision"
    REMARK = "remark"
    PAIRING = "pairing"
    ADDED = "added"
    DONE = "done"
    OPEN = "open"
    LINK = "link"
    PIN = "pin"


class Choice(StrEnum):
    """The choices for a node."""

    TAKE = "take"
    """The content of the sides named; of two sides that have it, both stand side by side."""
    EITHER = "either"
    """The content of the sides named, as alternatives of which any is right."""
    NEITHER = "neither"
    EDITED = "edited"
    """The content that a person wrote instead."""


class Edited(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The content that a person wrote for a node: an instance, a slot, or the fills of one alternative."""

    instance: Instance | None = None
    slot: Slot | None = None
    alternative: Alternative | None = None

    def __post_init__(self) -> None:
        if sum(content is not None for content in (self.instance, self.slot, self.alternative)) != 1:
            raise ValueError("what is edited is an instance, a slot or an alternative")


class Decision(msgspec.Struct, frozen=True, gc=False, tag="decision", omit_defaults=True):
    """A decision on the content of the final key for a node, unless a node below it has its own.

    ``sides`` belong to TAKE and EITHER, ``edited`` to EDITED, and is of the kind of the node. ``optional``
    says whether that content need not be found; None: as it was. ``rule`` names the rule that decided, empty
    for a person. ``at`` is a time in UTC in ISO 8601: it is shown, never compared. ``about`` describes the
    node in words, for the day when it is no longer there; so it does in other entries.
    """

    choice: Choice
    sides: tuple[int, ...] = ()
    edited: Edited | None = None
    optional: bool | None = None
    by: str = ""
    at: str = ""
    reason: str = ""
    rule: str = ""
    about: str = ""

    def __post_init__(self) -> None:
        chosen = self.choice in (Choice.TAKE, Choice.EITHER)
        if chosen != bool(self.sides) or len(set(self.sides)) < len(self.sides):
            raise ValueError(f"{self.choice} of the sides {self.sides}")
        if (self.choice is Choice.EDITED) != (self.edited is not None):
            raise ValueError(f"{self.choice} with {self.edited}")


class Remark(msgspec.Struct, frozen=True, gc=False, tag="remark", omit_defaults=True):
    """A person's note about a node, decided or not: it never counts as a disagreement."""

    comment: str = ""
    flagged: bool = False
    about: str = ""

    def __post_init__(self) -> None:
        if not self.comment and not self.flagged:
            raise ValueError("a remark that says nothing")


class Grounds(NamedTuple):
    """The grounds of many decisions made in one step: the reason and the comment that each of them gets."""

    reason: str = ""
    comment: str = ""

    def extend(self, before: "Entry | None", about: str) -> Remark:
        """Return the remark with this comment below the earlier one, unless that contains it already."""
        if not isinstance(before, Remark):
            return Remark(self.comment, about=about)
        lines = before.comment.splitlines()
        added_lines = [] if self.comment in lines else [self.comment]
        return msgspec.structs.replace(before, comment="\n".join((*lines, *added_lines)))


NO_GROUNDS = Grounds()


class Pairing(msgspec.Struct, frozen=True, gc=False, tag="pairing", omit_defaults=True):
    """Two instances that a person paired, or took apart: a constraint on the comparison (C4).

    ``first`` and ``second`` are the addresses (`annotally.adjudication.decisions.targets.instance_address`)
    of one of each of ``sides``, the smaller first. ``by`` and ``at`` are shown, never compared.
    """

    first: str
    second: str
    together: bool = True
    by: str = ""
    at: str = ""
    about: str = ""
    sides: tuple[int, int] = (0, 1)


class Added(msgspec.Struct, frozen=True, gc=False, tag="added", omit_defaults=True):
    """An annotation that no side has, added manually; ``about`` are the words it stands on.

    Why it was added, and what a person notes about it, stand here: no row of a comparison holds them.
    """

    instance: Instance
    by: str = ""
    at: str = ""
    about: str = ""
    reason: str = ""
    comment: str = ""
    flagged: bool = False


class Done(msgspec.Struct, frozen=True, gc=False, tag="done", omit_defaults=True):
    """A document that a person has finished with."""

    by: str = ""
    at: str = ""


class OpenRule(msgspec.Struct, frozen=True, gc=False, tag="open", omit_defaults=True):
    """The treatment of open objects of a type when the final key is written: NEITHER leaves them out.

    Objects that only one side has stand where that, or either, is taken. ``by`` and ``at`` are shown, never
    compared.
    """

    choice: Choice
    sides: tuple[int, ...] = ()
    by: str = ""
    at: str = ""

    def __post_init__(self) -> None:
        counts = {Choice.TAKE: (1,), Choice.EITHER: range(2, 10), Choice.NEITHER: (0,)}
        different = len(set(self.sides))
        if different not in counts.get(self.choice, ()) or different < len(self.sides):
            raise ValueError(f"open objects as {self.choice} of the sides {self.sides}")


class Link(msgspec.Struct, frozen=True, gc=False, tag="link", omit_defaults=True):
    """The sides with an accepted link of a mention, whatever was decided about it: none, one, or both.

    Of a class, ``merges`` lets it become one with others that were to stay apart. ``rule`` names the
    rule that accepted it, empty for a person. ``by`` and ``at`` are shown, never compared.
    """

    sides: tuple[int, ...] = ()
    merges: bool = False
    by: str = ""
    at: str = ""
    about: str = ""
    rule: str = ""

    def __post_init__(self) -> None:
        if len(set(self.sides)) < len(self.sides) or (self.merges and self.sides):
            raise ValueError(f"a link of the sides {self.sides}, merging {self.merges}")


class Pinning(msgspec.Struct, frozen=True, gc=False, tag="pin", omit_defaults=True):
    """Words of two texts that a person aligned: a constraint on the comparison (C4).

    ``first`` are words of the first side's text, ``second`` of the other's. ``by`` and ``at`` are shown,
    never compared.
    """

    first: WordSpan
    second: WordSpan
    by: str = ""
    at: str = ""
    about: str = ""


Entry = Decision | Remark | Pairing | Added | Done | OpenRule | Link | Pinning

KIND_OF: dict[type[Entry], EntryKind] = {
    Decision: EntryKind.DECISION,
    Remark: EntryKind.REMARK,
    Pairing: EntryKind.PAIRING,
    Added: EntryKind.ADDED,
    Done: EntryKind.DONE,
    OpenRule: EntryKind.OPEN,
    Link: EntryKind.LINK,
    Pinning: EntryKind.PIN,
}
