"""The actions that choose between light and dark."""

from annotally_gui.actions.spec import ActionSpec
from annotally_gui.services.i18n import mark

THEMES: tuple[ActionSpec, ...] = (
    ActionSpec(
        "view.theme_system",
        mark("As the &system"),
        "view/theme",
        mark("Light or dark, as the system has it"),
        "theme",
        ("Ctrl+K, S",),
        checkable=True,
        group="theme",
    ),
    ActionSpec(
        "view.theme_light",
        mark("&Light"),
        "view/theme",
        mark("Dark writing on light ground"),
        "theme",
        ("Ctrl+K, L",),
        checkable=True,
        group="theme",
    ),
    ActionSpec(
        "view.theme_dark",
        mark("&Dark"),
        "view/theme",
        mark("Light writing on dark ground"),
        "theme",
        ("Ctrl+K, D",),
        checkable=True,
        group="theme",
    ),
)
"""Entries of the menu Appearance."""
