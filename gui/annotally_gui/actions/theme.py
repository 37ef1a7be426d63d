"""The actions that choose between light and dark."""

from annotally_gui.actions.spec import ActionSpec
from annotally_gui.services.i18n import mark

THEMES: tuple[ActionSpec, ...] = (
    ActionSpec(
        "view.theme_system",
        mark("&System default"),
        "view/theme",
        mark("Light or dark, like the system"),
        "theme",
        ("Ctrl+K, S",),
        checkable=True,
        group="theme",
    ),
    ActionSpec(
        "view.theme_light",
        mark("&Light"),
        "view/theme",
        mark("Dark text on a light background"),
        "theme",
        ("Ctrl+K, L",),
        checkable=True,
        group="theme",
    ),
    ActionSpec(
        "view.theme_dark",
        mark("&Dark"),
        "view/theme",
        mark("Light text on a dark background"),
        "theme",
        ("Ctrl+K, D",),
        checkable=True,
        group="theme",
    ),
)
"""Entries of the menu Appearance."""
