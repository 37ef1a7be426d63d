"""What people enter while they settle differences: decisions, remarks, pairings, annotations added by hand.

Entries are values. Each belongs to a document and a target there
(`annotally.adjudication.decisions.targets`), which has at most one of a kind. How they are changed, undone
and kept is the same for all of them.
"""

from enum import StrEnum
from typing import NamedTuple

import msgspec

from annotally.model.instances import Alternative, Instance, Slot
from annotally.text.alignment.word_spans import Stretch


class Kind(StrEnum):
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
    """What becomes of a node."""

    TAKE = "take"
    """What the sides named have; of two sides that have it, both stand side by side."""
    EITHER = "either"
    """What the sides named have, as alternatives of which any is right."""
    NEITHER = "neither"
    EDITED = "edited"
    """What a person wrote instead."""


class Edited(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a person wrote for a node: a whole instance, a slot, or the fills of one alternative."""

    instance: Instance | None = None
    slot: Slot | None = None
    alternative: Alternative | None = None

    def __post_init__(self) -> None:
        if sum(one is not None for one in (self.instance, self.slot, self.alternative)) != 1:
            raise ValueError("what is edited is an instance, a slot or an alternative")


class Decision(msgspec.Struct, frozen=True, gc=False, tag="decision", omit_defaults=True):
    """What is to stand in the final key for a node, unless a node below it says otherwise.

    ``sides`` belong to TAKE and EITHER, ``edited`` to EDITED, and is what the node is. ``optional`` says
    whether what stands need not be found; None: as it was. ``rule`` names the rule that decided, empty for a
    person. ``at`` is a time in UTC in ISO 8601: it is told, never compared. ``about`` says in words what was
    decided about, for the day when that is no longer there; so it does in other entries.
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
    """What a person notes about a node, decided or not: it never counts as a disagreement."""

    comment: str = ""
    flagged: bool = False
    about: str = ""

    def __post_init__(self) -> None:
        if not self.comment and not self.flagged:
            raise ValueError("a remark that says nothing")


class Grounds(NamedTuple):
    """Why many things are decided in one step: the reason and the comment that each of them is given."""

    reason: str = ""
    comment: str = ""

    def noted(self, before: "Entry | None", about: str) -> Remark:
        """Return the remark with this comment: below what was noted before, unless that says it already."""
        if not isinstance(before, Remark):
            return Remark(self.comment, about=about)
        lines = before.comment.splitlines()
        said = [] if self.comment in lines else [self.comment]
        return msgspec.structs.replace(before, comment="\n".join((*lines, *said)))


NO_GROUNDS = Grounds()


class Pairing(msgspec.Struct, frozen=True, gc=False, tag="pairing", omit_defaults=True):
    """Two instances that a person paired, or took apart: a constraint on the comparison (C4).

    ``first`` and ``second`` are what `annotally.adjudication.decisions.targets.instance_address` says of one
    of each of ``sides``, the smaller first. ``by`` and ``at`` are told, never compared.
    """

    first: str
    second: str
    together: bool = True
    by: str = ""
    at: str = ""
    about: str = ""
    sides: tuple[int, int] = (0, 1)


class Added(msgspec.Struct, frozen=True, gc=False, tag="added", omit_defaults=True):
    """An annotation that no side has, added by hand; ``about`` are the words it stands on.

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
    """What open objects of a type become when the final key is written: NEITHER leaves them out.

    Objects that only one side has stand where that, or either, is taken. ``by`` and ``at`` are told, never
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
    """Whose link of a mention is accepted, whatever was decided about the mention: no side's, one's, or both.

    Said about a class, ``merges`` lets it become one with others that were to stay apart. ``rule`` names the
    rule that said so, empty for a person. ``by`` and ``at`` are told, never compared.
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

    ``first`` are words of the first side's text, ``second`` of the other's. ``by`` and ``at`` are told, never
    compared.
    """

    first: Stretch
    second: Stretch
    by: str = ""
    at: str = ""
    about: str = ""


Entry = Decision | Remark | Pairing | Added | Done | OpenRule | Link | Pinning

KIND_OF: dict[type[Entry], Kind] = {
    Decision: Kind.DECISION,
    Remark: Kind.REMARK,
    Pairing: Kind.PAIRING,
    Added: Kind.ADDED,
    Done: Kind.DONE,
    OpenRule: Kind.OPEN,
    Link: Kind.LINK,
    Pinning: Kind.PIN,
}
