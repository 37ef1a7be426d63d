"""The help on states and keys: meanings of the glyphs, and the walk over disagreements."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from annotally.scoring.tally import Status
from annotally_gui.actions.catalogue import spec
from annotally_gui.actions.registry import ActionRegistry, plain_text
from annotally_gui.dialogs.frame import Frame, wrapped
from annotally_gui.dialogs.shortcuts import native
from annotally_gui.services.i18n import mark, tr
from annotally_gui.services.status_glyphs import Glyphs, state_title
from annotally_gui.services.theme import GAP, heading_font
from annotally_gui.widgets.layouts import add_layout

MEANINGS = {
    Status.COR: mark("Key and response agree."),
    Status.PAR: mark("They agree in the form that earns partial credit."),
    Status.INC: mark("They are paired and differ."),
    Status.MIS: mark("The key has it, the response does not. Drawn in the upper lane only."),
    Status.SPU: mark("The response has it, the key does not. Drawn in the lower lane only."),
    Status.OPT: mark("Optional in the key and left out: counts neither way."),
    Status.NON: mark("Not counted: optional, or another alternative was compared."),
    Status.UNS: mark("The task does not score it."),
    Status.REM: mark("A pointer to something optional that nothing was paired with: taken out."),
}

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

WALK = (
    "go.next_disagreement",
    "go.previous_disagreement",
    "go.next_same",
    "go.next_document",
    "decide.first",
    "decide.second",
    "decide.both",
    "decide.either_second",
    "decide.neither",
    "decide.undecide",
    "go.next_open",
    "edit.undo",
    "go.next_word_error",
    "go.other_text",
    "go.target",
    "go.back",
    "view.open_only",
    "edit.find",
    "edit.filter",
    "window.next_pane",
    "help.shortcuts",
)


class HelpDialog(Frame):
    """A dialog of one page, with the glyphs and keys in force."""

    def __init__(self, glyphs: Glyphs, actions: ActionRegistry, parent: QWidget | None = None) -> None:
        super().__init__(tr("States and keys"), parent, 600, 616)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, GAP, 0)
        column.setSpacing(GAP)
        column.addWidget(_heading(tr("States")))
        add_layout(column, _states(glyphs))
        column.addWidget(wrapped(tr(LANES)))
        column.addWidget(wrapped(tr(NUMBERS)))
        column.addWidget(wrapped(tr(ARCS)))
        column.addWidget(wrapped(tr(TEXTS)))
        column.addWidget(wrapped(tr(FINAL)))
        column.addWidget(wrapped(tr(CODES)))
        column.addSpacing(GAP)
        column.addWidget(_heading(tr("Keys")))
        add_layout(column, _keys(actions))
        column.addWidget(
            wrapped(
                tr("Single letters work while the text, the tree or the list of documents has the focus.")
            )
        )
        column.addStretch(1)
        self.scroll_content(page, tr("States and keys"))
        self.add_button(tr("&Close"), self.accept, default=True)


def _heading(text: str) -> QLabel:
    label = QLabel(text)
    label.setFont(heading_font())
    return label


def _states(glyphs: Glyphs) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(GAP)
    grid.setVerticalSpacing(GAP)
    grid.setColumnStretch(3, 1)
    ratio = QGuiApplication.primaryScreen().devicePixelRatio()
    for row, (status, meaning) in enumerate(MEANINGS.items()):
        glyph = QLabel()
        glyph.setPixmap(glyphs.pixmap(status, 16, ratio))
        top = Qt.AlignmentFlag.AlignTop
        grid.addWidget(glyph, row, 0, top)
        grid.addWidget(QLabel(status.name), row, 1, top)
        grid.addWidget(QLabel(state_title(status)), row, 2, top)
        grid.addWidget(wrapped(tr(meaning)), row, 3)
    return grid


def _keys(actions: ActionRegistry) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(2 * GAP)
    grid.setVerticalSpacing(GAP // 2)
    grid.setColumnStretch(1, 1)
    for row, action_id in enumerate(WALK):
        grid.addWidget(QLabel(native(actions.shortcuts(action_id))), row, 0)
        grid.addWidget(QLabel(plain_text(tr(spec(action_id).text))), row, 1)
    return grid
