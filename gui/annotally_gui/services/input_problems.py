"""Sentences about chosen inputs: things missing before they can be opened, and things left out of them."""

from collections.abc import Sequence
from pathlib import Path

from annotally_gui.services.i18n import tr
from annotally_gui.services.input_roles import (
    DIFFERING_ROLES,
    MOST_SIDES,
    ROLE_TITLES,
    ChosenInput,
    Role,
    carries_annotations,
    role_title,
)


def problem(rows: Sequence[ChosenInput], task: str, *, differing: bool = False, keys: bool = False) -> str:
    """Return as a sentence the first input that is missing for opening the files; empty if none is.

    ``differing``: the sides may stand on texts that differ. ``keys``: they are annotators, none is the key.
    """
    # One sentence at a time, in the order in which a person can mend them: files, sides, task.
    refused = next((row for row in rows if row.refusal and row.role is not Role.IGNORE), None)
    if not rows:
        return tr("Add the files to compare, or drop them here.")
    if refused is not None:
        return tr("{name} cannot be read: {why}", name=Path(refused.path).name, why=refused.refusal)
    return _missing_side(rows, keys) or (_task_problem(rows, differing) if task else tr("Choose the task."))


def notice(rows: Sequence[ChosenInput], *, keys: bool = False) -> str:
    """Return a sentence on files of annotations that are not compared as somebody may expect; empty for none.

    ``keys``: they are those of annotators, of whom none is the key.
    """
    annotated = [row for row in rows if carries_annotations(row)]
    if len(annotated) <= MOST_SIDES:
        return ""
    left_out = sum(row.role is Role.IGNORE for row in annotated)
    if left_out:
        return tr(
            "{count} annotators were found, and at most {most} can be compared. {left} have the role Ignore.",
            count=len(annotated),
            most=MOST_SIDES,
            left=left_out,
        )
    if keys:
        return tr(
            "{count} annotation files were found, and at most {most} annotators can be "
            "compared. Give files of one annotator the same role, and set other files to "
            "Ignore.",
            count=len(annotated),
            most=MOST_SIDES,
        )
    return ""


def _missing_side(rows: Sequence[ChosenInput], keys: bool) -> str:
    """Return a sentence on the side that no file has, with the remedy; empty if both have files."""
    # From the plainest cause to the most general one: a file that cannot be read, no annotations at all, one
    # file alone, and at last roles that were not given.
    roles = {row.role for row in rows}
    side = next((side for side in (Role.KEY, Role.RESPONSE) if not roles & {side, Role.BOTH}), None)
    if side is None:
        return ""
    annotated = [row for row in rows if carries_annotations(row)]
    unread = next((row for row in rows if row.refusal), None)
    if unread is not None and len(annotated) < 2:
        return tr(
            "{name} cannot be read: {why}. Add another annotation file instead.",
            name=Path(unread.path).name,
            why=unread.refusal,
        )
    if not annotated:
        return tr(
            "{name} contains no annotations. Add the files or the folder with the annotations.",
            name=Path(rows[0].path).name,
        )
    title = role_title(side, several=False, differing=False, keys=keys)
    if len(annotated) == 1:
        return tr(
            "Only {name} has annotations. Add a file for the role {role}.",
            name=Path(annotated[0].path).name,
            role=title,
        )
    if keys:
        return tr("No file is {role} yet. Choose the role in the column Role.", role=title)
    if side is Role.KEY:
        return tr("No file is the key yet. Choose Key in the column Role.")
    return tr("No file is the response yet. Choose Response in the column Role.")


def _task_problem(rows: Sequence[ChosenInput], differing: bool) -> str:
    """Return as a sentence why files do not suit the task, empty if they do."""
    twice = next((role for role in (Role.GLM, Role.LEXICON) if _count(rows, role) > 1), None)
    if twice is not None:
        return tr("More than one file has the role {role}. Choose one file.", role=tr(ROLE_TITLES[twice]))
    misplaced = None if differing else next((row for row in rows if row.role in DIFFERING_ROLES), None)
    if misplaced is not None:
        return tr(
            "{name}: in this task both sides have the same text. Choose another role, or another task.",
            name=Path(misplaced.path).name,
        )
    return ""


def _count(rows: Sequence[ChosenInput], role: Role) -> int:
    return sum(row.role is role for row in rows)
