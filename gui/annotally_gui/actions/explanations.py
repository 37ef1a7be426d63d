"""Why an action has no effect now, in words, and the action that would mend it."""

from collections.abc import Callable
from typing import NamedTuple

from annotally_gui.actions.spec import Need
from annotally_gui.services.i18n import mark


class Explanation(NamedTuple):
    """A sentence, and the id of the action to take instead; ``{remedy}`` in the sentence names it."""

    text: str
    remedy: str = ""


# The state comes first, then the action to use: the status bar cuts long lines at their end.
_NOTHING_OPEN = Explanation(mark("No files are open: use {remedy} to compare files"), "file.open")
_OF_PROJECTS = frozenset(
    {
        *(Need.PROJECT, Need.WRITABLE, Need.MENTION, Need.ANNOTATED, Need.REMARKABLE),
        *(Need.DECIDABLE, Need.COMPARED, Need.VOTE, Need.PINNABLE),
    }
)
_OF_ROWS = frozenset({Need.MENTION, Need.REMARKABLE, Need.DECIDABLE, Need.COMPARED, Need.VOTE})
_OF_DECISIONS = frozenset({Need.COMPARED, Need.VOTE})
_NO_PROJECT = Explanation(mark("No project is open: use {remedy} to start a project"), "file.start_project")
_READ_ONLY = Explanation(
    mark("This project is read-only: use {remedy} to make a copy that you can change"), "file.save_as"
)
_NO_ROW = Explanation(mark("No annotation is selected: use {remedy}"), "go.next_open")
_UNMET = {
    Need.DISAGREEMENT: Explanation(mark("There is no disagreement: the sides agree")),
    Need.FILTER: Explanation(mark("No filter is set: all rows are listed")),
    Need.CLASSES: Explanation(mark("This task does not compare classes of mentions")),
    Need.SIMILARITY: Explanation(mark("This task does not pair by similarity")),
    Need.TWO_TEXTS: Explanation(mark("Both sides have the same text: there is nothing to align")),
    Need.SEVERAL_TEXTS: Explanation(mark("No further annotator has another text of this document")),
    Need.PINNABLE: Explanation(mark("Both sides have the same text: there is nothing to align")),
    Need.DIFFERING: Explanation(mark("Alignment settings need two texts that differ, and no open project")),
    Need.NO_PROJECT: Explanation(mark("A project is already open: use {remedy} first"), "file.close"),
    Need.MENTION: Explanation(mark("This is not a mention: choose a mention to decide its link")),
    Need.ANNOTATED: Explanation(mark("Names cannot be hidden: one side is the key, not an annotator")),
    Need.DECIDABLE: Explanation(
        mark("Decisions are not possible here: the texts of the sides differ, and a final key has one text")
    ),
    Need.COMPARED: Explanation(
        mark("No side has this added annotation: use {remedy} to change it"), "decide.edit"
    ),
    Need.VOTE: Explanation(mark("Two annotators have no majority: take A or B")),
    Need.ANNOTATORS: Explanation(mark("Both annotators are already shown")),
}
_UNDER_FILTER = Explanation(
    mark("No disagreement matches the filter: use {remedy} to show all rows"), "edit.clear_filter"
)
UNWANTED = {
    "edit.undo": Explanation(mark("Nothing to undo: no step was made yet")),
    "edit.redo": Explanation(mark("Nothing to redo: no step was undone")),
    "go.back": Explanation(mark("Nothing to go back to: this was the first selection")),
    "go.forward": Explanation(mark("Nothing to go forward to: you have not gone back")),
    "go.target": Explanation(mark("This row is not a pointer: choose a row that points to another object")),
    "file.export_reports": Explanation(
        mark("The reports name the annotators: turn off {remedy} to see the reports"), "view.blind"
    ),
    "score.reports": Explanation(
        mark("The reports name the annotators: turn off {remedy} to see the reports"), "view.blind"
    ),
    "file.report": Explanation(
        mark("The reports name the annotators: turn off {remedy} to see the reports"), "view.blind"
    ),
    "file.print": Explanation(
        mark("The reports name the annotators: turn off {remedy} to see the reports"), "view.blind"
    ),
    "score.configuration": Explanation(
        mark("The decisions belong to this task: close the project to change the configuration")
    ),
}
"""Of actions that are of no use now though their `Need` is there, by their ids."""
NO_USE = Explanation(mark("{action} has no effect here"))
HINDERED = Explanation(mark("{action} has no effect here: {reason}"))


def unmet(need: Need, is_there: Callable[[Need], bool]) -> Explanation:
    """Return why a need is not there; ``is_there`` tells which others are."""
    # From the outside in: first what every need of its kind presupposes, then what it needs by itself.
    missing = _explain_missing(need, is_there)
    if missing is not None:
        return missing
    if need in _OF_DECISIONS:
        for nearer in (Need.DECIDABLE, Need.COMPARED):
            if not is_there(nearer):
                return _UNMET[nearer]
    if need is Need.DISAGREEMENT and is_there(Need.FILTER):
        return _UNDER_FILTER
    return _UNMET.get(need, NO_USE)


def _explain_missing(need: Need, is_there: Callable[[Need], bool]) -> Explanation | None:
    """Explain which of comparison, project, right to write, and row a need lacks; None if it lacks none."""
    # The outermost of them that is missing is named.
    opened = Need.PROJECT if need is Need.NO_PROJECT else Need.COMPARISON
    if not is_there(opened):
        return _NOTHING_OPEN
    if need in _OF_PROJECTS and not is_there(Need.PROJECT):
        return _NO_PROJECT
    if need in _OF_PROJECTS and not is_there(Need.WRITABLE):
        return _READ_ONLY
    if need in _OF_ROWS and not is_there(Need.REMARKABLE):
        return _NO_ROW
    return None
