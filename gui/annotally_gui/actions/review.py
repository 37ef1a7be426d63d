"""The actions of a day's work in a project: decisions, the annotators they are against, open questions."""

from annotally_gui.actions.spec import ActionSpec, Need
from annotally_gui.services.i18n import mark

LOG = ActionSpec(
    "file.export_log",
    mark("Export decision &log…"),
    "file",
    mark("Save every decision as CSV or JSON Lines: where, what, who, when and why"),
    "export",
    ("Ctrl+Alt+L",),
    Need.PROJECT,
)
"""An entry of the menu File."""

VOTES = ActionSpec(
    "file.export_votes",
    mark("E&xport all votes…"),
    "file",
    mark("Save how each annotator voted on every annotation, with the final values so far"),
    "export",
    ("Ctrl+Alt+Q",),
    Need.PROJECT,
)
"""An entry of the menu File."""

REPORTS: tuple[ActionSpec, ...] = (
    ActionSpec(
        "file.report",
        mark("Sa&ve report…"),
        "file",
        mark("Save a report to hand on: scores, pictures, agreement, decisions and texts"),
        "export",
        ("Ctrl+Alt+I",),
        Need.COMPARISON,
    ),
    ActionSpec(
        "file.print",
        mark("Previe&w and print…"),
        "file",
        mark("Preview the report with the text of this document, and print it"),
        "table",
        ("Ctrl+P",),
        Need.COMPARISON,
    ),
)
"""Entries of the menu File."""

BLIND = ActionSpec(
    "view.blind",
    mark("&Hide annotators' names"),
    "view",
    mark("Blind mode: show annotators as numbers everywhere, in random order"),
    "panes",
    ("Ctrl+Alt+H",),
    Need.ANNOTATED,
    checkable=True,
)
"""An entry of the menu View."""

COLORS = ActionSpec(
    "view.annotator_colors",
    mark("Annotator co&lours"),
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
        mark("Compare with another response to the same key: what was fixed, and what broke"),
        "table",
        ("Ctrl+Alt+U",),
        Need.COMPARISON,
    ),
    ActionSpec(
        "score.compare_saved",
        mark("Compare with a save&d result…"),
        "score",
        mark(
            "Compare with an earlier result, saved as JSON by annotally score: what was fixed, and what broke"
        ),
        "table",
        ("Ctrl+Alt+V",),
        Need.COMPARISON,
    ),
    ActionSpec(
        "score.systems",
        mark("S&ystems…"),
        "score",
        mark("Score other systems against the same key: ranks, tests of every two, groups, and differences"),
        "table",
        ("Ctrl+Alt+Y",),
        Need.COMPARISON,
    ),
)
"""Entries of the menu Score."""

DECIDED: tuple[ActionSpec, ...] = (
    ActionSpec(
        "decide.questions",
        mark("Flags and co&mments"),
        "decide",
        mark("List the flagged and commented rows of all documents"),
        "flag",
        ("Ctrl+Alt+G",),
        Need.PROJECT,
        rule=True,
    ),
    ActionSpec(
        "decide.against",
        mark("Revie&w by annotator…"),
        "decide",
        mark("Count the decisions against each annotator, with examples"),
        "table",
        ("Ctrl+Alt+W",),
        Need.PROJECT,
    ),
)
"""Entries of the menu Decide."""
