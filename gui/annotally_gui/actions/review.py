"""The actions of a day's work in a project: decisions, the annotators they are against, open questions."""

from annotally_gui.actions.spec import ActionSpec, Need
from annotally_gui.services.i18n import mark

LOG = ActionSpec(
    "file.export_log",
    mark("Export decision &log…"),
    "file",
    mark("Write every decision as CSV or lines of JSON: where, what, who, when and why"),
    "export",
    ("Ctrl+Alt+L",),
    Need.PROJECT,
)
"""An entry of the menu File."""

BLIND = ActionSpec(
    "view.blind",
    mark("&Hide who annotated what"),
    "view",
    mark(
        "Blind mode: annotators go by numbers everywhere, in an order drawn by lot before the first decision"
    ),
    "panes",
    ("Ctrl+Alt+H",),
    Need.ANNOTATED,
    checkable=True,
)
"""An entry of the menu View."""

COLORS = ActionSpec(
    "view.annotator_colors",
    mark("Co&lours for annotators"),
    "view",
    mark("Give each annotator a colour; states keep their lines and signs"),
    "panes",
    ("Ctrl+Alt+K",),
    Need.COMPARISON,
    checkable=True,
)
"""The other end of blind mode, behind it in the menu View."""

RUNS: tuple[ActionSpec, ...] = (
    ActionSpec(
        "score.compare_runs",
        mark("Compare with another r&un…"),
        "score",
        mark("Choose another response to the same key: what became right, and what broke"),
        "table",
        ("Ctrl+Alt+U",),
        Need.COMPARISON,
    ),
    ActionSpec(
        "score.compare_saved",
        mark("Compare with a save&d result…"),
        "score",
        mark("Choose what annotally score saved as JSON on an earlier day: what became right since"),
        "table",
        ("Ctrl+Alt+V",),
        Need.COMPARISON,
    ),
)
"""Entries of the menu Score."""

DECIDED: tuple[ActionSpec, ...] = (
    ActionSpec(
        "decide.questions",
        mark("Co&mments and questions"),
        "decide",
        mark("List what is flagged or commented in all documents, to walk through it"),
        "flag",
        ("Ctrl+Alt+G",),
        Need.PROJECT,
        rule=True,
    ),
    ActionSpec(
        "decide.against",
        mark("Decided against &whom…"),
        "decide",
        mark("Count for each annotator what was decided against them, with examples, to tell them"),
        "table",
        ("Ctrl+Alt+W",),
        Need.PROJECT,
    ),
)
"""Entries of the menu Decide."""
