"""The decisions that actions offer, by the ids of their actions."""

from typing import NamedTuple

from annotally_gui.services.i18n import mark


class OfferedDecision(NamedTuple):
    """A decision that an action offers: a `Choice`, its sides, and its words."""

    choice: str
    sides: tuple[int, ...]
    label: str


OFFERED_DECISIONS: dict[str, OfferedDecision] = {
    "decide.first": OfferedDecision("take", (0,), mark("take A")),
    "decide.second": OfferedDecision("take", (1,), mark("take B")),
    "decide.both": OfferedDecision("take", (0, 1), mark("take both")),
    "decide.either_second": OfferedDecision("either", (0, 1), mark("A, or B")),
    "decide.either_first": OfferedDecision("either", (1, 0), mark("B, or A")),
    "decide.neither": OfferedDecision("neither", (), mark("neither")),
    "decide.undecide": OfferedDecision("", (), mark("undecide")),
}
"""By the ids of their actions."""

LINKS: dict[str, tuple[tuple[int, ...] | None, str]] = {
    "decide.link_first": ((0,), mark("link as in A")),
    "decide.link_second": ((1,), mark("link as in B")),
    "decide.link_both": ((0, 1), mark("link as in both")),
    "decide.link_none": ((), mark("no link")),
    "decide.link_decided": (None, mark("remove link decision")),
}
"""Whose links of mentions are accepted, and the words for it, by the ids of the actions."""
