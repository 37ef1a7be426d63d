"""Every action of the window, once, as data.

Menus, toolbar, shortcut sheet, preferences and the tests are derived from this list. What an action does is
bound by its id (`action_registry.ActionRegistry.bind`).
"""

from dataclasses import dataclass
from enum import StrEnum

from annotally_gui.i18n import mark


class Need(StrEnum):
    """What must be there for an action to be of use."""

    NOTHING = "nothing"
    COMPARISON = "comparison"
    """Two annotations are open and compared."""
    DISAGREEMENT = "disagreement"
    """There is at least one disagreement under the filter."""
    FILTER = "filter"
    """A filter is set."""
    CLASSES = "classes"
    """What is compared are classes of mentions."""
    SIMILARITY = "similarity"
    """What is compared is paired by similarity."""


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """One action. Texts are English; they are translated where they are shown.

    ``menu`` is a key of `MENUS`. ``shortcuts`` are portable key sequences. ``group`` names the set of
    checkable actions of which one is on. ``rule`` draws a separator above the action.
    """

    id: str
    text: str
    menu: str
    tooltip: str
    icon: str
    shortcuts: tuple[str, ...] = ()
    need: Need = Need.NOTHING
    checkable: bool = False
    group: str = ""
    rule: bool = False
    short: str = ""
    """What its button on the toolbar says; only actions of `TOOLBAR` have one."""


MENUS: dict[str, str] = {
    "file": mark("&File"),
    "file/recent": mark("Open &recent"),
    "edit": mark("&Edit"),
    "view": mark("&View"),
    "view/theme": mark("A&ppearance"),
    "go": mark("&Go"),
    "score": mark("&Score"),
    "window": mark("&Window"),
    "help": mark("&Help"),
}
"""Titles by key, in the order of the menu bar; a slash puts a menu into another."""

ACTIONS: tuple[ActionSpec, ...] = (
    ActionSpec(
        "file.open",
        mark("&Open files…"),
        "file",
        mark("Choose texts, key and response, and compare them"),
        "open",
        ("Ctrl+O",),
    ),
    ActionSpec(
        "file.open_sample",
        mark("Open &sample"),
        "file",
        mark("Open the sample that comes with Annotally"),
        "sample",
        ("Ctrl+Shift+O",),
    ),
    ActionSpec(
        "file.export_csv",
        mark("&Export filtered list as CSV…"),
        "file",
        mark("Write the listed pairs with texts, offsets and states to a file"),
        "export",
        ("Ctrl+E",),
        Need.COMPARISON,
        rule=True,
    ),
    ActionSpec(
        "file.export_reports",
        mark("Export score re&ports…"),
        "file",
        mark("Write score report, report summary and map history to a folder, as the MUC scorer did"),
        "export",
        ("Ctrl+Shift+E",),
        Need.COMPARISON,
    ),
    ActionSpec(
        "file.close",
        mark("&Close comparison"),
        "file",
        mark("Close what is open and return to the welcome page"),
        "close",
        ("Ctrl+W",),
        Need.COMPARISON,
        rule=True,
    ),
    ActionSpec(
        "file.quit", mark("&Quit"), "file", mark("Close the window and end Annotally"), "quit", ("Ctrl+Q",)
    ),
    ActionSpec(
        "edit.copy",
        mark("&Copy"),
        "edit",
        mark("Copy the selected text, or the table as tab-separated values"),
        "copy",
        ("Ctrl+C",),
    ),
    ActionSpec(
        "edit.select_all",
        mark("Select &all"),
        "edit",
        mark("Select everything in the pane that has the focus"),
        "select-all",
        ("Ctrl+A",),
    ),
    ActionSpec(
        "edit.find",
        mark("&Find in text…"),
        "edit",
        mark("Find words in the text of this document"),
        "find",
        ("Ctrl+F",),
        Need.COMPARISON,
        rule=True,
    ),
    ActionSpec(
        "edit.find_next",
        mark("Find &next"),
        "edit",
        mark("Go to the next place found"),
        "find-next",
        ("F3", "Ctrl+G"),
        Need.COMPARISON,
    ),
    ActionSpec(
        "edit.find_previous",
        mark("Find &previous"),
        "edit",
        mark("Go to the previous place found"),
        "find-previous",
        ("Shift+F3", "Ctrl+Shift+G"),
        Need.COMPARISON,
    ),
    ActionSpec(
        "edit.filter",
        mark("Fi&lter…"),
        "edit",
        mark("Go to the filter field: narrow by state, type, document or text"),
        "filter",
        ("Ctrl+L",),
        Need.COMPARISON,
        rule=True,
    ),
    ActionSpec(
        "edit.clear_filter",
        mark("Clea&r filter"),
        "edit",
        mark("List everything again"),
        "filter-clear",
        ("Ctrl+Shift+L",),
        Need.FILTER,
    ),
    ActionSpec(
        "edit.preferences",
        mark("Pr&eferences…"),
        "edit",
        mark("Choose theme, reading face, zoom and shortcuts"),
        "preferences",
        ("Ctrl+,",),
        rule=True,
    ),
    ActionSpec(
        "view.open_only",
        mark("&Disagreements only"),
        "view",
        mark("List only what is partial, incorrect, missing or spurious"),
        "disagreements",
        ("O",),
        Need.COMPARISON,
        checkable=True,
        short=mark("Disagreements only"),
    ),
    ActionSpec(
        "view.expand_all",
        mark("&Expand all"),
        "view",
        mark("Show every level of the mapping tree"),
        "expand",
        ("Ctrl+Shift+Down",),
        Need.COMPARISON,
        rule=True,
    ),
    ActionSpec(
        "view.collapse_all",
        mark("&Collapse all"),
        "view",
        mark("Show only the objects of the mapping tree"),
        "collapse",
        ("Ctrl+Shift+Up",),
        Need.COMPARISON,
    ),
    ActionSpec(
        "view.zoom_in",
        mark("Zoom &in"),
        "view",
        mark("Make the text larger"),
        "zoom-in",
        ("Ctrl++", "Ctrl+="),
        rule=True,
    ),
    ActionSpec(
        "view.zoom_out", mark("Zoom &out"), "view", mark("Make the text smaller"), "zoom-out", ("Ctrl+-",)
    ),
    ActionSpec(
        "view.zoom_reset",
        mark("&Normal size"),
        "view",
        mark("Show the text at 100 %"),
        "zoom-reset",
        ("Ctrl+0",),
    ),
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
    ActionSpec(
        "view.full_screen",
        mark("&Full screen"),
        "view",
        mark("Use the whole screen"),
        "full-screen",
        ("F11",),
        checkable=True,
        rule=True,
    ),
    ActionSpec(
        "go.previous_disagreement",
        mark("&Previous disagreement"),
        "go",
        mark("Go to the previous disagreement in reading order"),
        "previous",
        ("Shift+F8",),
        Need.DISAGREEMENT,
        short=mark("Previous"),
    ),
    ActionSpec(
        "go.next_disagreement",
        mark("&Next disagreement"),
        "go",
        mark("Go to the next disagreement in reading order"),
        "next",
        ("F8",),
        Need.DISAGREEMENT,
        short=mark("Next"),
    ),
    ActionSpec(
        "go.previous_same",
        mark("Previous of the s&ame type and state"),
        "go",
        mark("Go to the previous disagreement like the current one"),
        "previous-same",
        ("Shift+N",),
        Need.DISAGREEMENT,
        rule=True,
    ),
    ActionSpec(
        "go.next_same",
        mark("Next of the &same type and state"),
        "go",
        mark("Go to the next disagreement like the current one"),
        "next-same",
        ("N",),
        Need.DISAGREEMENT,
    ),
    ActionSpec(
        "go.previous_document",
        mark("Pre&vious document"),
        "go",
        mark("Show the previous document of the list"),
        "document-previous",
        ("Ctrl+PgUp",),
        Need.COMPARISON,
        rule=True,
    ),
    ActionSpec(
        "go.next_document",
        mark("Next &document"),
        "go",
        mark("Show the next document of the list"),
        "document-next",
        ("Ctrl+PgDown",),
        Need.COMPARISON,
    ),
    ActionSpec(
        "go.target",
        mark("Where it &leads"),
        "go",
        mark("Go to the object that the selected pointer leads to"),
        "target",
        ("Ctrl+J",),
        Need.COMPARISON,
        rule=True,
    ),
    ActionSpec(
        "go.back",
        mark("&Back"),
        "go",
        mark("Go back to what was selected before"),
        "back",
        ("Alt+Left",),
        Need.COMPARISON,
    ),
    ActionSpec(
        "go.forward",
        mark("&Forward"),
        "go",
        mark("Go to what was selected before going back"),
        "forward",
        ("Alt+Right",),
        Need.COMPARISON,
    ),
    ActionSpec(
        "score.copy_table",
        mark("&Copy score table"),
        "score",
        mark("Copy the score table as tab-separated values"),
        "table",
        ("Ctrl+Shift+C",),
        Need.COMPARISON,
    ),
    ActionSpec(
        "score.configuration",
        mark("Con&figuration…"),
        "score",
        mark("Show and change how what is open is scored, option by option"),
        "configuration",
        ("F7",),
        Need.COMPARISON,
        rule=True,
    ),
    ActionSpec(
        "score.reports",
        mark("Score re&ports…"),
        "score",
        mark("Read score report, report summary and map history, and copy or save them"),
        "table",
        ("Ctrl+R",),
        Need.COMPARISON,
    ),
    ActionSpec(
        "score.copy_text",
        mark("Copy as &text"),
        "score",
        mark("Copy all scores in the layout of the score report"),
        "copy",
        ("Ctrl+Alt+C",),
        Need.COMPARISON,
    ),
    ActionSpec(
        "score.copy_csv",
        mark("Copy as CS&V"),
        "score",
        mark("Copy all scores as CSV, measures unrounded"),
        "copy",
        ("Ctrl+Alt+X",),
        Need.COMPARISON,
    ),
    ActionSpec(
        "score.reload",
        mark("&Read files again"),
        "score",
        mark("Read the same files again and score them"),
        "reload",
        ("F5",),
        Need.COMPARISON,
        rule=True,
    ),
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
        mark("Show or hide the list of documents"),
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
        mark("Show or hide the reasons for the state of the selected pair"),
        "panes",
        ("Alt+2",),
        Need.COMPARISON,
        checkable=True,
    ),
    ActionSpec(
        "window.mapping",
        mark("&Mapping"),
        "window",
        mark("Show or hide the tree of objects, slots and fills"),
        "panes",
        ("Alt+3",),
        Need.COMPARISON,
        checkable=True,
    ),
    ActionSpec(
        "window.scores",
        mark("&Scores"),
        "window",
        mark("Show or hide the score tables"),
        "panes",
        ("Alt+4",),
        Need.COMPARISON,
        checkable=True,
    ),
    ActionSpec(
        "window.coreference",
        mark("C&oreference"),
        "window",
        mark("Show or hide the classes of mentions, for tasks that have them"),
        "panes",
        ("Alt+5",),
        Need.CLASSES,
        checkable=True,
    ),
    ActionSpec(
        "window.confusion",
        mark("Con&fusion"),
        "window",
        mark("Show or hide which labels were taken for which, for comparisons by similarity"),
        "panes",
        ("Alt+6",),
        Need.SIMILARITY,
        checkable=True,
    ),
    ActionSpec(
        "window.reset_layout",
        mark("&Reset layout"),
        "window",
        mark("Put every pane back where it was at first"),
        "reset-layout",
        ("Alt+0",),
        Need.COMPARISON,
    ),
    ActionSpec(
        "window.messages",
        mark("M&essages"),
        "window",
        mark("List the warnings of what was read"),
        "messages",
        ("Ctrl+Shift+M",),
        rule=True,
    ),
    ActionSpec(
        "help.help",
        mark("&States and keys"),
        "help",
        mark("What the states mean, and the keys that walk them"),
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


TOOLBAR = ("go.previous_disagreement", "go.next_disagreement", "view.open_only")


def spec(action_id: str) -> ActionSpec:
    """Return the action called ``action_id``; KeyError if there is none."""
    return _BY_ID[action_id]


_BY_ID = {entry.id: entry for entry in ACTIONS}
