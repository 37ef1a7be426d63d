"""The actions that choose the order in which next and previous go."""

from annotally_gui.actions.spec import ActionSpec, Need
from annotally_gui.services.i18n import mark


def _order(name: str, letter: str, need: Need, text: str, tip: str) -> ActionSpec:
    """Return the action that chooses an order, of which one is always chosen."""
    return ActionSpec(
        f"go.order_{name}",
        text,
        "go/order",
        tip,
        "next",
        (f"Ctrl+K, {letter}",),
        need,
        checkable=True,
        group="order",
    )


ORDERS: tuple[ActionSpec, ...] = (
    _order(
        "reading",
        "R",
        Need.COMPARISON,
        mark("&Reading order"),
        mark("Go through the objects as they are read"),
    ),
    _order(
        "agreement",
        "A",
        Need.COMPARISON,
        mark("&Least agreement first"),
        mark("Begin with what the fewest annotators agree on, then with what has the least in common"),
    ),
    _order(
        "model",
        "M",
        Need.ANNOTATORS,
        mark("Most &doubtful first"),
        mark("Begin with what a model of the annotators, Dawid and Skene's, is least sure of"),
    ),
)
"""Entries of the menu Order."""
