"""Decisions as the text shows them: the part of a mark in the final key, and the weight of the decision."""

from collections.abc import Callable, Hashable
from enum import IntEnum, StrEnum
from typing import NamedTuple, Protocol


class ShownSides(StrEnum):
    """The annotations that the text shows while a project is open."""

    SIDES = "sides"
    """Those of the sides alone."""
    ALL = "all"
    """Those of the sides, quiet once they are decided, and those of the final key."""
    FINAL = "final"
    """Those of the final key alone."""


class Grade(IntEnum):
    """How much a mark stands out in the overview: the open ones most."""

    FAINT = 0
    """Decided by a rule, or with everything around it."""
    DECIDED = 1
    OPEN = 2


class MarkOutcome(NamedTuple):
    """The decision about one mark.

    ``taken``: its extent is one of the final key. ``left_out``: the final key has nothing of its row at all,
    not from another side either. ``strong``: a person decided about the annotation itself, no rule did and
    nothing further up. ``doubled``: it is one of several that are right.
    """

    taken: bool
    left_out: bool
    strong: bool
    doubled: bool


OutcomeLookup = Callable[[Hashable, int], MarkOutcome | None]
"""The outcome of the mark with a key on a side; None while it is open."""


class OutcomeSource(Protocol):
    """The decisions about the marks of a document; the keys of the marks are numbers."""

    def __call__(self, key: Hashable, side: int) -> MarkOutcome | None:
        """Return the outcome of the mark with a key on a side; None while it is open."""

    def grades(self) -> bytes:
        """Return the `Grade` of the marks of each key, by key; marks of keys beyond it are open."""
