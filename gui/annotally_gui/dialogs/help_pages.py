"""The pages of the help, task by task: a few sentences, and the actions with their keys."""

from typing import NamedTuple

from annotally_gui.services.i18n import mark


class HelpPage(NamedTuple):
    """A page: its id, its title, its paragraphs, its actions by id, and the panes that it is about."""

    id: str
    title: str
    texts: tuple[str, ...]
    actions: tuple[str, ...] = ()
    panes: tuple[str, ...] = ()


STATES = "states"
"""The id of the page with the meanings of the states, which are drawn beside its texts."""
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
    "Two versions of a text are shown side by side, with lines between aligned words. A "
    "wave marks a substituted word, a bracket split or merged words, strikethrough words "
    "only in the key's text, a double underline words only in the response's text, dots "
    "words that may be left out. A wedge marks a place where only the other text has "
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

PAGES: tuple[HelpPage, ...] = (
    HelpPage(
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
        ("welcome",),
    ),
    HelpPage(
        "documents",
        mark("Go through documents"),
        (
            mark("The list at the left shows every document with its undecided objects and its score."),
            mark("Type in the field above the list to find documents by name."),
        ),
        ("go.next_document", "go.previous_document", "decide.done"),
        ("corpus",),
    ),
    HelpPage(
        "walk",
        mark("Go through disagreements"),
        (LANES, ARCS, TEXTS),
        (
            *("go.next_disagreement", "go.previous_disagreement", "go.next_same", "go.next_document"),
            *("go.at_caret", "go.next_word_error", "go.other_text", "edit.find", "view.reflow"),
            "view.zoom_in",
        ),
        ("text",),
    ),
    HelpPage(
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
        ("mapping",),
    ),
    HelpPage(
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
        ("inspector",),
    ),
    HelpPage(
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
    HelpPage(
        "many",
        mark("Search, and decide many at once"),
        (
            mark("A rule shows a preview before it decides anything. One undo step reverts the whole rule."),
            mark("The concordance lists every occurrence of words. You can decide several together."),
        ),
        ("decide.rules", "edit.concordance", "window.concordance"),
        ("concordance",),
    ),
    HelpPage(
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
        ("questions",),
    ),
    HelpPage(
        "scores",
        mark("Read the scores"),
        (
            mark("Point at a column header to see its formula and source."),
            mark("Click a cell to list exactly the rows that it counts."),
        ),
        (
            *("score.copy_table", "score.reports", "score.spread", "score.configuration"),
            *("score.compare_runs", "score.systems", "file.report", "file.print"),
        ),
        ("scores", "confusion", "pairs"),
    ),
    HelpPage(
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
        ("agreement",),
    ),
    HelpPage(
        "classes",
        mark("Compare coreference"),
        (mark("Choose a class to see its mentions in the text."), NUMBERS),
        ("window.coreference", "decide.link_first", "decide.link_second", "decide.link_none"),
        ("coreference",),
    ),
    HelpPage(STATES, mark("What the states mean"), ()),
    HelpPage(
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
)
"""In the order of the list."""


def page_of_pane(pane: str) -> str:
    """Return the id of the page about a pane; that of the states for one without."""
    return next((page.id for page in PAGES if pane in page.panes), STATES)
