"""Why an action has no effect now, in words, and the action that would mend it."""

from collections.abc import Callable
from typing import NamedTuple

from annotally_gui.actions.spec import Need
from annotally_gui.services.i18n import mark


class Explanation(NamedTuple):
    """A sentence, and the id of the action to take instead; ``{remedy}`` in the sentence names it."""

    text: str
    remedy: str = ""


_NOTHING_OPEN = Explanation(mark("Nothing is open: {remedy} compares annotations"), "file.open")
_OF_PROJECTS = frozenset(
    {
        *(Need.PROJECT, Need.WRITABLE, Need.MENTION, Need.ANNOTATED, Need.REMARKABLE),
        *(Need.DECIDABLE, Need.COMPARED, Need.VOTE, Need.PINNABLE),
    }
)
_OF_ROWS = frozenset({Need.MENTION, Need.REMARKABLE, Need.DECIDABLE, Need.COMPARED, Need.VOTE})
_OF_DECISIONS = frozenset({Need.COMPARED, Need.VOTE})
_NO_PROJECT = Explanation(mark("There is no project yet: {remedy} starts one"), "file.start_project")
_READ_ONLY = Explanation(
    mark("This project can only be read: {remedy} makes a copy of your own"), "file.save_as"
)
_NO_ROW = Explanation(
    mark("No annotation is selected: {remedy} goes to the next one to be decided"), "go.next_open"
)
_UNMET = {
    Need.DISAGREEMENT: Explanation(mark("There is no disagreement: the sides say the same")),
    Need.FILTER: Explanation(mark("No filter is set: everything is listed")),
    Need.CLASSES: Explanation(mark("Nothing here is compared by classes of mentions")),
    Need.SIMILARITY: Explanation(mark("Nothing here is paired by similarity")),
    Need.TWO_TEXTS: Explanation(mark("Both sides have the same text: nothing is aligned")),
    Need.PINNABLE: Explanation(mark("Both sides have the same text: no words are aligned")),
    Need.DIFFERING: Explanation(mark("These annotations are compared on one text")),
    Need.NO_PROJECT: Explanation(mark("A project is open already: {remedy} closes it first"), "file.close"),
    Need.MENTION: Explanation(mark("This is no mention: choose one whose link is meant")),
    Need.ANNOTATED: Explanation(mark("One of the two sides is the key, and everything shown says so")),
    Need.DECIDABLE: Explanation(
        mark("Nothing is decided here: the texts of the sides differ, and a final key has one")
    ),
    Need.COMPARED: Explanation(
        mark("No side has what was added by hand: {remedy} writes it anew"), "decide.edit"
    ),
    Need.VOTE: Explanation(mark("With two annotators there is no majority: take one of them")),
    Need.ANNOTATORS: Explanation(mark("There are two annotators, and both are shown")),
}
_UNDER_FILTER = Explanation(
    mark("There is no disagreement under this filter: {remedy} lists everything"), "edit.clear_filter"
)
UNWANTED = {
    "edit.undo": Explanation(mark("Nothing to undo: nothing was entered before this")),
    "edit.redo": Explanation(mark("Nothing to redo: only what was undone can be entered again")),
    "go.back": Explanation(mark("Nothing to go back to: this was selected first")),
    "go.forward": Explanation(mark("Nothing to go forward to: you have not gone back")),
    "go.target": Explanation(mark("This row leads nowhere: choose one that points to another object")),
    "file.export_reports": Explanation(
        mark("The reports name the annotators: {remedy} shows the names again"), "view.blind"
    ),
    "score.reports": Explanation(
        mark("The reports name the annotators: {remedy} shows the names again"), "view.blind"
    ),
    "score.configuration": Explanation(
        mark("What is decided belongs to this task: close the project to compare otherwise")
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
