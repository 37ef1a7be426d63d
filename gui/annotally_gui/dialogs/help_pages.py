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
    "In the text, lines above the words are the key's (A) and lines below them the response's (B). "
    "Double lines mark fills that were found in the text by their words, not annotated there."
)
NUMBERS = mark(
    "Of coreference, the class that is chosen has its mentions numbered where they begin, above and below. "
    "A letter behind a number names the mention's class, where that side has several of them."
)
ARCS = mark(
    "An arc leads from an annotation to what it points to; one without words of its own joins those it "
    "points to. Click an arc to select what says it."
)
TEXTS = mark(
    "Two versions of a text stand side by side, words joined where they are aligned. A wave is a word that "
    "another stands for, a bracket words split or merged; struck through is what only the key's text has, "
    "underlined twice what only the response's has, dotted what may be left out. A wedge "
    "points to where the other text has something. In a project W aligns what is selected in both."
)
FINAL = mark(
    "In a project the column Final shows where a decision comes from: A, B, both (AB), either (A/B), neither "
    "(∅). Its chip is filled where the row itself was decided, and outlined where a row above it was; § says "
    "that a rule decided. A state is outlined until it is decided. ADD marks what was added by hand: what it "
    "says stands over the columns of the sides, which have nothing there. At the right a chain is a pair "
    "made by hand, a broken one a pair kept apart; a triangle warns of a link that merges classes that were "
    "to stay apart."
)
CODES = mark("A code such as (M7) in the inspector names the rule of scoring that a reason follows from.")

PAGES: tuple[HelpPage, ...] = (
    HelpPage(
        "open",
        mark("Open and compare"),
        (
            mark("Drop files or folders on the window, or choose them. They are read and never written."),
            mark("A sheet shows what each file is taken for; change a role in its table before you compare."),
            mark("A project keeps your decisions in a file beside the inputs. Start one from what is open."),
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
            mark("The list at the left has every document, how much of it is open, and its score."),
            mark("Type in the field above the list to find documents by name."),
        ),
        ("go.next_document", "go.previous_document", "decide.done"),
        ("corpus",),
    ),
    HelpPage(
        "walk",
        mark("Walk from disagreement to disagreement"),
        (LANES, ARCS, TEXTS),
        (
            *("go.next_disagreement", "go.previous_disagreement", "go.next_same", "go.next_document"),
            *("go.next_word_error", "go.other_text", "edit.find", "view.reflow", "view.zoom_in"),
        ),
        ("text",),
    ),
    HelpPage(
        "rows",
        mark("Find rows in the tree"),
        (
            mark(
                "The tree lists objects, their slots and fills, with what each side says. Return goes to the "
                "words in the text; a click with Ctrl follows a pointer."
            ),
            mark(
                "The filter takes words and conditions such as state:INC, type:PERSON or doc:name; a minus "
                "sign leaves out. A cell of a score table lists exactly what it counts."
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
                "In a project every row can be decided: take a side, both, either or neither. The next row "
                "that is open follows. Only what nobody has decided is open."
            ),
            mark(
                "A key that has no effect says why at the bottom of the window, and what to press instead. "
                "Everything can be undone, also after a restart."
            ),
            CODES,
        ),
        (
            *("decide.first", "decide.second", "decide.both", "decide.either_second", "decide.neither"),
            *("decide.majority", "decide.undecide", "decide.edit", "decide.comment", "decide.flag"),
            *("decide.reason", "go.next_open", "edit.undo", "edit.redo"),
        ),
        ("inspector",),
    ),
    HelpPage(
        "correct",
        mark("Pair, split, move and add"),
        (
            mark("To pair two rows, press the key on one and then on the other, or drag one onto the other."),
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
            mark("A rule shows what it would decide before it does, and is undone in one step."),
            mark("The concordance lists every place where words stand; several can be decided together."),
        ),
        ("decide.rules", "edit.concordance", "window.concordance"),
        ("concordance",),
    ),
    HelpPage(
        "finish",
        mark("Finish and export"),
        (
            mark("Questions are rows that somebody flagged or commented, in all documents."),
            mark("The final key is written once it was read back and scores the same."),
        ),
        (
            *("decide.done", "decide.questions", "decide.unresolved", "file.export_key"),
            *("file.export_log", "decide.against"),
        ),
        ("questions",),
    ),
    HelpPage(
        "scores",
        mark("Read the scores"),
        (
            mark("Every figure says how it is computed when the pointer rests on its column."),
            mark("Click a cell to list in the tree exactly what it counts."),
        ),
        ("score.copy_table", "score.reports", "score.spread", "score.configuration", "score.compare_runs"),
        ("scores", "confusion", "pairs"),
    ),
    HelpPage(
        "agreement",
        mark("Measure agreement"),
        (
            mark(
                "Each coefficient comes with the observed agreement, how many items it rests on, and what "
                "was left out."
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
        mark("Panes and keys"),
        (
            mark("Each pane has a key that shows it and goes to it; one key hides the pane with the focus."),
            mark("Single letters work while the text, the tree or the list of documents has the focus."),
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
