"""The actions of the text: the annotations and labels shown in it, and the list of those at the caret."""

from annotally_gui.actions.spec import ActionSpec, Need
from annotally_gui.services.i18n import mark


def _choice(group: str, value: str, icon: str, digit: int, need: Need, text: str, tip: str) -> ActionSpec:
    """Return the action that chooses a value of a group of which one is always chosen."""
    return ActionSpec(
        f"view.{group}_{value}",
        text,
        f"view/{group}",
        tip,
        icon,
        (f"Ctrl+K, {digit}",),
        need,
        checkable=True,
        group=group,
    )


def _side(value: str, digit: int, text: str, tip: str) -> ActionSpec:
    return _choice("sides", value, "lanes", digit, Need.PROJECT, text, tip)


def _label(value: str, digit: int, text: str, tip: str) -> ActionSpec:
    return _choice("labels", value, "label", digit, Need.COMPARISON, text, tip)


SHOWN_SIDES: tuple[ActionSpec, ...] = (
    _side(
        "all",
        1,
        mark("&Annotators and final"),
        mark("Show the annotators' extents thin, and the final extent solid"),
    ),
    _side(
        "sides",
        2,
        mark("Annotators &only"),
        mark("Show only the annotators' extents, decided or not"),
    ),
    _side("final", 3, mark("&Final only"), mark("Show the text with the annotations of the final key")),
)
"""Entries of the menu Text shows."""

SHOWN_LABELS: tuple[ActionSpec, ...] = (
    _label("none", 7, mark("&None"), mark("Show no labels in the text")),
    _label(
        "differing",
        8,
        mark("Of &disagreements"),
        mark("Show the labels of disagreements in the text"),
    ),
    _label("all", 9, mark("&All"), mark("Show the label of every annotation in the text")),
)
"""Entries of the menu Labels."""

AT_CARET = ActionSpec(
    "go.at_caret",
    mark("Annotations at the &caret…"),
    "go",
    mark("List the annotations at the caret of the text, also those that are only counted there"),
    "target",
    ("Ctrl+Shift+A",),
    Need.COMPARISON,
)
"""An entry of the menu Go."""

REFLOW = ActionSpec(
    "view.reflow",
    mark("&Join broken lines"),
    "view",
    mark("Show hard-wrapped lines as paragraphs; offsets and files do not change"),
    "lanes",
    ("Ctrl+K, 0",),
    Need.COMPARISON,
    checkable=True,
)
"""An entry of the menu View."""
