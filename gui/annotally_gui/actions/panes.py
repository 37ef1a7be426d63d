"""The actions of panes: each is shown by its key, which never hides it, and is given more or less room."""

from annotally_gui.actions.annotators import WINDOW as PAIRS
from annotally_gui.actions.spec import ActionSpec, Need
from annotally_gui.services.i18n import mark


def _size(name: str, text: str, tip: str, *keys: str) -> ActionSpec:
    return ActionSpec(f"view.{name}", text, "view/pane", tip, "panes", keys, Need.COMPARISON)


SIZES: tuple[ActionSpec, ...] = (
    _size("wider", mark("&Wider"), mark("Make the pane with the focus wider"), "Alt++", "Alt+="),
    _size("narrower", mark("&Narrower"), mark("Make the pane with the focus narrower"), "Alt+-"),
    _size("taller", mark("&Taller"), mark("Make the pane with the focus taller"), "Ctrl+Alt++", "Ctrl+Alt+="),
    _size("shorter", mark("&Shorter"), mark("Make the pane with the focus shorter"), "Ctrl+Alt+-"),
)
"""Entries of the menu Size of pane: they move the borders between panes."""

PANES: tuple[ActionSpec, ...] = (
    ActionSpec(
        "window.next_pane",
        mark("&Next pane"),
        "window",
        mark("Move the focus to the next pane"),
        "next-pane",
        ("F6",),
        Need.COMPARISON,
    ),
    ActionSpec(
        "window.previous_pane",
        mark("&Previous pane"),
        "window",
        mark("Move the focus to the previous pane"),
        "previous-pane",
        ("Shift+F6",),
        Need.COMPARISON,
    ),
    ActionSpec(
        "window.corpus",
        mark("&Corpus"),
        "window",
        mark("Go to the list of documents"),
        "panes",
        ("Alt+1",),
        Need.COMPARISON,
        checkable=True,
        rule=True,
    ),
    ActionSpec(
        "window.inspector",
        mark("&Inspector"),
        "window",
        mark("Go to the cards of the selected row and the reasons for its state"),
        "panes",
        ("Alt+2",),
        Need.COMPARISON,
        checkable=True,
    ),
    ActionSpec(
        "window.mapping",
        mark("&Mapping"),
        "window",
        mark("Go to the tree of objects, slots and fills"),
        "panes",
        ("Alt+3",),
        Need.COMPARISON,
        checkable=True,
    ),
    ActionSpec(
        "window.scores",
        mark("&Scores"),
        "window",
        mark("Go to the score tables"),
        "panes",
        ("Alt+4",),
        Need.COMPARISON,
        checkable=True,
    ),
    ActionSpec(
        "window.coreference",
        mark("C&oreference"),
        "window",
        mark("Go to the classes of mentions, for tasks with coreference"),
        "panes",
        ("Alt+5",),
        Need.CLASSES,
        checkable=True,
    ),
    ActionSpec(
        "window.confusion",
        mark("Con&fusion"),
        "window",
        mark("Go to the table of confused labels, for comparisons by similarity"),
        "panes",
        ("Alt+6",),
        Need.SIMILARITY,
        checkable=True,
    ),
    ActionSpec(
        "window.agreement",
        mark("&Agreement"),
        "window",
        mark("Go to the agreement of the annotators"),
        "panes",
        ("Alt+7",),
        Need.COMPARISON,
        checkable=True,
    ),
    ActionSpec(
        "window.concordance",
        mark("Concor&dance"),
        "window",
        mark("Go to the list of all occurrences of words"),
        "panes",
        ("Alt+8",),
        Need.COMPARISON,
        checkable=True,
    ),
    *PAIRS,
    ActionSpec(
        "window.questions",
        mark("Fla&gs and comments"),
        "window",
        mark("Go to the flagged and commented rows of all documents"),
        "panes",
        ("Alt+9",),
        Need.PROJECT,
        checkable=True,
    ),
    ActionSpec(
        "window.hide_pane",
        mark("&Hide this pane"),
        "window",
        mark("Hide the pane with the focus; its shortcut shows it again"),
        "close",
        ("Ctrl+F4",),
        Need.COMPARISON,
    ),
    ActionSpec(
        "window.reset_layout",
        mark("&Reset layout"),
        "window",
        mark("Restore the default layout of the panes"),
        "reset-layout",
        ("Alt+0",),
        Need.COMPARISON,
    ),
    ActionSpec(
        "window.messages",
        mark("M&essages"),
        "window",
        mark("List the warnings about the files that were read"),
        "messages",
        ("Ctrl+Shift+M",),
        rule=True,
    ),
)
"""The menu Window."""
