"""The sections of the guide's page about the window: a few sentences, and the actions with their keys."""

from typing import NamedTuple

from annotally.scoring.tally import Status
from annotally_gui.services.i18n import mark


class WindowSection(NamedTuple):
    """A section: its anchor, its title, its paragraphs, its actions by id, and the pages that say more."""

    id: str
    title: str
    texts: tuple[str, ...]
    actions: tuple[str, ...] = ()
    more: tuple[str, ...] = ()


STATES, FILTER, GUIDE = "states", "filter", "guide"
"""Sections with a table of their own: the states, the conditions of the filter, the keys of the guide."""
MEANINGS = {
    Status.COR: mark("Key and response agree."),
    Status.PAR: mark("Key and response agree in part and earn partial credit."),
    Status.INC: mark("Key and response are paired and differ."),
    Status.MIS: mark("Only in the key. Shown in the upper lane only."),
    Status.SPU: mark("Only in the response. Shown in the lower lane only."),
    Status.OPT: mark("Optional in the key and left out: not counted."),
    Status.NON: mark("Not counted: optional, or another alternative was compared."),
    Status.UNS: mark("Not scored by the task."),
    Status.REM: mark("A pointer to an optional object without a pair: not counted."),
}
LANES = mark(
    "In the text, lines above the words show the key (A), and lines below show the "
    "response (B). Double lines mark fills that were found by their words and have no "
    "offsets in the file."
)
NUMBERS = mark(
    "With coreference, the mentions of the selected class are numbered at their starts, "
    "above and below the words. A letter after a number names the class, if a side has "
    "several classes."
)
ARCS = mark(
    "An arc leads from an annotation to the annotation it points to. An annotation "
    "without words, such as a relation, joins the annotations it points to. Click an arc "
    "to select its row."
)
TEXTS = mark(
    "Two versions of a text are shown side by side, with lines between aligned words. If "
    "several annotators have other texts, the list over the second text chooses between "
    "them. A wave marks a substituted word, a bracket split or merged words, strikethrough "
    "words only in the key's text, a double underline words only in the response's text, "
    "dots words that may be left out. A wedge marks a place where only the other text has "
    "words. In a project, W aligns the words selected in both texts."
)
FINAL = mark(
    "In a project the column Final shows each decision: A, B, both (AB), either (A/B), "
    "neither (∅). Its chip is filled if the row itself was decided, and outlined if a "
    "row above was decided; § marks a decision by a rule. The sign of a state is "
    "outlined until the row is decided. ADD marks an added annotation: its content spans "
    "the columns of the sides. At the right, a chain marks a manual pair and a broken "
    "chain a split pair; a triangle warns of a link that merges separate classes."
)
CODES = mark("A code such as (M7) in the inspector names the scoring rule behind a reason.")

SECTIONS: tuple[WindowSection, ...] = (
    WindowSection(
        "open",
        mark("Open and compare"),
        (
            mark("Drop files or folders on the window, or choose them. Your files are never changed."),
            mark("A sheet shows the role of each file; change roles in its table before you compare."),
            mark(
                "A project saves your decisions in a file beside the inputs. Start a "
                "project from the open comparison."
            ),
        ),
        (
            *("file.open", "file.open_sample", "file.new_project", "file.open_project"),
            *("file.adjudicate_sample", "score.reload", "file.close"),
        ),
        (
            "tutorial.md",
            "formats.md",
        ),
    ),
    WindowSection(
        "sheet",
        mark("The sheet that opens files"),
        (
            mark(
                "Each row is a file with its role and its format. The roles are key, response or "
                "annotators; texts and tokens belong to all of them."
            ),
            mark(
                "The task decides what is compared and how. For spans a matching rule says which of "
                "them go together; for files of several annotators you choose whose annotations are read."
            ),
        ),
        ("file.open", "file.open_folder", "file.adjudicate"),
        ("questions.md", "formats.md", "matching.md", "uima-cas.md"),
    ),
    WindowSection(
        "documents",
        mark("Go through documents"),
        (
            mark("The list at the left shows every document with its undecided objects and its score."),
            mark("Type in the field above the list to find documents by name."),
        ),
        ("go.next_document", "go.previous_document", "decide.done"),
    ),
    WindowSection(
        "walk",
        mark("Go through disagreements"),
        (LANES, ARCS, TEXTS),
        (
            *("go.next_disagreement", "go.previous_disagreement", "go.next_same", "go.next_document"),
            *(
                "go.at_caret",
                "go.next_word_error",
                "go.other_text",
                "go.next_text",
                "edit.find",
                "view.reflow",
            ),
            "view.zoom_in",
        ),
    ),
    WindowSection(
        "rows",
        mark("Find rows in the tree"),
        (
            mark(
                "The tree lists objects with their slots and fills on each side. Press "
                "Return to go to the words in the text; Ctrl+click follows a pointer."
            ),
            mark(
                "The filter takes words and conditions such as state:INC, type:PERSON or "
                "doc:name; a minus sign excludes. Click a cell of a score table to list "
                "exactly the rows that it counts."
            ),
            FINAL,
        ),
        (
            *("edit.filter", "edit.clear_filter", "view.open_only", "view.expand_all"),
            *("view.collapse_all", "go.target", "go.back", "file.export_csv"),
        ),
    ),
    WindowSection(
        FILTER,
        mark("Conditions of the filter"),
        (mark("Return goes from the filter to the rows, Escape empties it."),),
        ("edit.filter", "edit.clear_filter"),
    ),
    WindowSection(
        "decide",
        mark("Decide"),
        (
            mark(
                "In a project you can decide every row: take a side, both, either or "
                "neither. The next undecided row is then selected."
            ),
            mark(
                "If a shortcut has no effect, the status bar says why and what to press "
                "instead. Everything can be undone, also after a restart."
            ),
            CODES,
        ),
        (
            *("decide.first", "decide.second", "decide.both", "decide.either_second", "decide.neither"),
            *("decide.majority", "decide.undecide", "decide.edit", "decide.comment", "decide.flag"),
            *(
                "decide.reason",
                "go.next_open",
                "go.order_agreement",
                "go.order_model",
                "edit.undo",
                "edit.redo",
            ),
        ),
        ("history.md", "project-file.md"),
    ),
    WindowSection(
        "correct",
        mark("Pair, split, move and add"),
        (
            mark("To pair two rows, press the shortcut on both rows, or drag one row onto the other."),
            mark("To add an annotation that no side has, select its words in the text first."),
        ),
        (
            *("decide.pair", "decide.pair_list", "decide.split", "decide.release"),
            *("decide.extent", "decide.add", "decide.added"),
        ),
    ),
    WindowSection(
        "many",
        mark("Search, and decide many at once"),
        (
            mark("A rule shows a preview before it decides anything. One undo step reverts the whole rule."),
            mark("The concordance lists every occurrence of words. You can decide several together."),
        ),
        ("decide.rules", "edit.concordance", "window.concordance"),
    ),
    WindowSection(
        "finish",
        mark("Finish and export"),
        (
            mark("Flags and comments lists the flagged and commented rows of all documents."),
            mark("Before it is saved, the final key is read back and scored as a check."),
        ),
        (
            *("decide.done", "decide.questions", "decide.unresolved", "file.export_key"),
            *("file.export_log", "file.export_votes", "decide.against"),
        ),
        ("formats.md",),
    ),
    WindowSection(
        "scores",
        mark("Read the scores"),
        (
            mark("Point at a column header to see its formula and source."),
            mark("Click a cell to list exactly the rows that it counts."),
            mark(
                "Where texts that differ were aligned, raw P, R and F are those by the offsets of each "
                "side's own text."
            ),
        ),
        (
            *("score.copy_table", "score.reports", "score.spread", "score.configuration"),
            *("score.compare_runs", "score.systems", "file.report", "file.print"),
        ),
        (
            "measures.md",
            "matching.md",
            "disagreements.md",
            "reports.md",
            "campaigns.md",
        ),
    ),
    WindowSection(
        "configuration",
        mark("Change how a comparison is scored"),
        (
            mark(
                "The configuration lists the options of the task with their values and where each value "
                "comes from. Compare again uses the values shown; saving them in a file is a step of its own."
            ),
            mark(
                "The alignment of texts that differ has a sheet of its own. The comparison follows its "
                "changes at once."
            ),
        ),
        ("score.configuration", "score.alignment", "score.compare_runs"),
        ("options.md", "task-file.md", "decisions.md"),
    ),
    WindowSection(
        "profile",
        mark("Similarity profiles"),
        (
            mark(
                "A profile says how much each dimension weighs when annotations are paired by their "
                "similarity: label, extent, attributes. Labels with a tag profile of their own are "
                "compared by that."
            ),
            mark(
                "Changes are used at once and can be undone; they are saved in a task file. Save your own "
                "methods as a Python module and name it in the preferences."
            ),
        ),
        ("score.spread",),
        ("task-file.md", "plugins.md"),
    ),
    WindowSection(
        "systems",
        mark("Many systems and other responses"),
        (
            mark(
                "Systems on one key are ranked, with the groups of those that do not differ by chance. "
                "Choose a row of two systems to see what one has right and the other has not."
            ),
        ),
        ("score.systems", "score.compare_runs"),
        ("campaigns.md",),
    ),
    WindowSection(
        "agreement",
        mark("Measure agreement"),
        (
            mark(
                "Each coefficient is shown with the observed agreement, the number of "
                "items, and what was left out."
            ),
            mark("Click a figure to list the disagreements of its type, slot or document."),
            mark(
                "The tab Laboratory has every measure in use, with interval, p and opinions, for each kind "
                "of annotation. Click a measure, or press Return, for its published example."
            ),
        ),
        ("window.agreement", "window.pairs", "view.blind"),
        (
            "measures.md#agreement-on-labels",
            "laboratory.md",
        ),
    ),
    WindowSection(
        "classes",
        mark("Compare coreference"),
        (mark("Choose a class to see its mentions in the text."), NUMBERS),
        ("window.coreference", "decide.link_first", "decide.link_second", "decide.link_none"),
        ("measures.md#classes-of-mentions",),
    ),
    WindowSection(
        "messages",
        mark("Messages"),
        (
            mark(
                "A message names the file, the line and the column, what was found there, what was "
                "expected, and what to do. Input files are never changed."
            ),
            mark(
                "Warnings about parts that were skipped are listed in the messages, those of a kind together."
            ),
        ),
        ("window.messages",),
        ("messages.md",),
    ),
    WindowSection(STATES, mark("What the states mean"), ()),
    WindowSection(
        "panes",
        mark("Panes and shortcuts"),
        (
            mark(
                "Each pane has a shortcut that shows it and moves the focus there. "
                "Another shortcut hides the pane with the focus."
            ),
            mark(
                "Single-letter shortcuts work while the text, the tree or the list of "
                "documents has the focus."
            ),
        ),
        (
            *("window.next_pane", "window.corpus", "window.inspector", "window.mapping", "window.scores"),
            *("window.hide_pane", "window.reset_layout", "help.shortcuts", "edit.preferences"),
        ),
    ),
    WindowSection(
        "preferences",
        mark("Preferences"),
        (
            mark(
                "Every choice is in force at once: theme, font, size and zoom of the text, shortcuts, your "
                "own methods, and whether the last session is opened again. The language changes with "
                "the next start."
            ),
            mark(
                "To change a shortcut, choose the action and press the keys. A shortcut belongs to "
                "one action."
            ),
        ),
        ("edit.preferences", "help.shortcuts", "view.theme_light", "view.theme_dark", "view.zoom_in"),
        ("keys.md",),
    ),
    WindowSection(
        GUIDE,
        mark("The guide"),
        (
            mark(
                "The guide opens at the section about the pane, dialog or field with the focus, beside the "
                "window: you can continue working."
            ),
            mark(
                "Search the guide with a question or a few words; words in quotation marks are found "
                "exactly. An arrow marks links that the browser opens."
            ),
        ),
        ("help.help",),
    ),
)
"""In the order of the page."""
