"""The actions of the menu Help."""

from annotally_gui.actions.spec import ActionSpec
from annotally_gui.services.i18n import mark

HELP: tuple[ActionSpec, ...] = (
    ActionSpec(
        "help.help",
        mark("&Help…"),
        "help",
        mark("Open the help page of the current pane"),
        "help",
        ("F1",),
    ),
    ActionSpec(
        "help.shortcuts",
        mark("&Keyboard shortcuts"),
        "help",
        mark("List every action with its shortcut"),
        "keyboard",
        ("Ctrl+?",),
    ),
    ActionSpec(
        "help.about",
        mark("&About Annotally"),
        "help",
        mark("Versions and licences"),
        "about",
        ("Ctrl+F1",),
        rule=True,
    ),
)
"""Entries of the menu Help."""
