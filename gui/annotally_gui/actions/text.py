"""The actions that choose the annotations and the labels shown in the text."""

from annotally_gui.actions.spec import ActionSpec, Need
from annotally_gui.services.i18n import mark

SHOWN_SIDES: tuple[ActionSpec, ...] = (
    ActionSpec(
        "view.sides_all",
        mark("&Annotators and final"),
        "view/sides",
        mark("Show what is decided in the text: the final extent solid, the annotators' thin"),
        "lanes",
        ("Ctrl+K, 1",),
        Need.PROJECT,
        checkable=True,
        group="sides",
    ),
    ActionSpec(
        "view.sides_sides",
        mark("Annotators &only"),
        "view/sides",
        mark("Show the annotators' extents alone, decided or not"),
        "lanes",
        ("Ctrl+K, 2",),
        Need.PROJECT,
        checkable=True,
        group="sides",
    ),
    ActionSpec(
        "view.sides_final",
        mark("&Final only"),
        "view/sides",
        mark("Show the text as the final key has it"),
        "lanes",
        ("Ctrl+K, 3",),
        Need.PROJECT,
        checkable=True,
        group="sides",
    ),
)
"""Entries of the menu Text shows."""

SHOWN_LABELS: tuple[ActionSpec, ...] = (
    ActionSpec(
        "view.labels_none",
        mark("&None"),
        "view/labels",
        mark("Show no labels in the text"),
        "label",
        ("Ctrl+K, 7",),
        Need.COMPARISON,
        checkable=True,
        group="labels",
    ),
    ActionSpec(
        "view.labels_differing",
        mark("Of &disagreements"),
        "view/labels",
        mark("Show in the text the labels of what the annotators disagree about"),
        "label",
        ("Ctrl+K, 8",),
        Need.COMPARISON,
        checkable=True,
        group="labels",
    ),
    ActionSpec(
        "view.labels_all",
        mark("&All"),
        "view/labels",
        mark("Show the label of every annotation in the text"),
        "label",
        ("Ctrl+K, 9",),
        Need.COMPARISON,
        checkable=True,
        group="labels",
    ),
)
"""Entries of the menu Labels."""
