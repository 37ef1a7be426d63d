"""The actions of the menu Help, and those of the window of the guide."""

from annotally_gui.actions.spec import ActionSpec
from annotally_gui.services.i18n import mark

HELP: tuple[ActionSpec, ...] = (
    ActionSpec(
        "help.help",
        mark("&Guide"),
        "help",
        mark("Open the guide at the pane, dialog or field with the focus"),
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


def _of_guide(name: str, text: str, tip: str, icon: str, *keys: str) -> ActionSpec:
    return ActionSpec(f"guide.{name}", text, "", tip, icon, keys)


GUIDE: tuple[ActionSpec, ...] = (
    _of_guide("back", mark("Back"), mark("Go back to the previous page"), "back", "Alt+Left"),
    _of_guide(
        "forward", mark("Forward"), mark("Return to the page before going back"), "forward", "Alt+Right"
    ),
    _of_guide("home", mark("Contents"), mark("Go to the first page"), "home", "Alt+Home"),
    _of_guide("search", mark("Search the guide"), mark("Search all pages"), "find", "Ctrl+K"),
    _of_guide("find", mark("Find on this page"), mark("Find words on this page"), "find", "Ctrl+F"),
    _of_guide("find_next", mark("Next match"), mark("Go to the next match on this page"), "find-next", "F3"),
    _of_guide(
        "find_previous",
        mark("Previous match"),
        mark("Go to the previous match on this page"),
        "find-previous",
        "Shift+F3",
    ),
    _of_guide("side", mark("Page and contents"), mark("Move between the page and the list"), "panes", "F6"),
    _of_guide(
        "caret",
        mark("Select by keys"),
        mark("Show a caret: arrows move it, with Shift they select"),
        "edit",
        "F7",
    ),
    _of_guide("zoom_in", mark("Larger"), mark("Make the letters larger"), "zoom-in", "Ctrl++", "Ctrl+="),
    _of_guide("zoom_out", mark("Smaller"), mark("Make the letters smaller"), "zoom-out", "Ctrl+-"),
    _of_guide(
        "zoom_reset", mark("First size"), mark("Give the letters their first size"), "zoom-reset", "Ctrl+0"
    ),
    _of_guide("help", mark("About the guide"), mark("Read how the guide is used"), "help", "F1"),
    _of_guide("close", mark("Close"), mark("Close the guide"), "close", "Ctrl+W", "Esc"),
)
"""The actions of the guide; its window has them, no menu."""
