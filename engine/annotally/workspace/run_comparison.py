"""Two runs against one key: what is right in one and not in the other, by identity and not by row.

A run is a response that is open, or the result of one that was saved on an earlier day.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from typing import NamedTuple

from annotally.model.diagnostics import error
from annotally.reports.render.saved_result import read_saved_result
from annotally.reports.tables.comparability import Terms
from annotally.reports.tables.object_types import Types
from annotally.reports.tree.identities import KEY, Identity, Thing, things
from annotally.reports.tree.run_changes import Change, Kind, RunChanges
from annotally.scoring.tally import Status
from annotally.workspace.facade import Progress, Workspace, no_progress

_LISTED = (Kind.FIXED, Kind.BROKEN)


class Run(NamedTuple):
    """A response as it was scored: labels of documents by id, and what each one's things are."""

    terms: Terms
    signature: str
    documents: Mapping[str, str]
    things: Callable[[str], Mapping[Identity, Thing]]
    path: str = ""
    """Where it was saved; empty for one that is open."""
    scores_nothing: bool = False
    """Whether nothing on either side of one that is open is scored (C10)."""


def run_of(workspace: Workspace) -> Run:
    """Return the run of a workspace of a key and a response."""
    types, sides = Types(workspace.task), workspace.sides
    labels = {one: sides.label(one) for one in workspace.document_ids}

    def of(document: str) -> Mapping[Identity, Thing]:
        return things(workspace.tree(document), sides.instances(document), types)

    return Run(workspace.terms, workspace.signature, labels, of, scores_nothing=workspace.scores_nothing)


def saved_run(path: str) -> Run:
    """Return the run that ``annotally score --format json`` saved. Raises InputRefused for any other file."""
    saved = read_saved_result(path)
    return Run(saved.terms, saved.signature, saved.documents, saved.things.__getitem__, path)


def compare_runs(
    first: Run,
    second: Run,
    names: tuple[str, str],
    progress: Progress = no_progress,
    *,
    everything: bool = False,
) -> RunChanges:
    """Return what changed from the first run to the second; with ``everything`` what stayed is listed too.

    A thing of the key is the same in both runs where it stands at the same place of the key: fills of a slot
    are told by their order in the alternative that is compared. One that a response alone has is the same
    where it says the same in the same place (C7). Whole objects are right where nothing below them is wrong.
    Raises InputRefused for runs that were not scored against the same key in the same way.
    """
    _refuse_other_terms(first, second, names)
    counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
    changes: list[Change] = []
    labels = {**second.documents, **first.documents}
    ids = dict.fromkeys((*first.documents, *second.documents))
    for number, document in enumerate(ids, 1):
        before = first.things(document) if document in first.documents else {}
        after = second.things(document) if document in second.documents else {}
        for identity in dict.fromkeys((*before, *after)):
            place = document, labels[document]
            change = _change(place, identity, before.get(identity), after.get(identity))
            counts[change.level][change.kind.value] += 1
            if everything or change.kind in _LISTED:
                changes.append(change)
        progress(number, len(ids), "Comparing runs")
    told = {level: dict(one) for level, one in counts.items()}
    return RunChanges(names, told, tuple(changes), (first.signature, second.signature))


def _refuse_other_terms(first: Run, second: Run, names: tuple[str, str]) -> None:
    """Raise InputRefused for the first term they do not share: about the saved run if one is open."""
    ours, theirs, blamed = first, second, second.path or names[1]
    if first.path and not second.path:
        ours, theirs, blamed = second, first, first.path
    one, other = ours.terms, theirs.terms
    if one.program != other.program:
        found = f"it was scored by {other.program}"
        raise error(blamed, 0, 0, found, f"two runs by {one.program}", "score that response again")
    if one.task != other.task:
        found = f"it was scored as {other.task}"
        raise error(blamed, 0, 0, found, f"two runs of the task {one.task}", "score it again by that task")
    if one.definition != other.definition:
        found = f"it was scored by another definition of {other.task} ({other.definition})"
        expected = f"two runs by one definition ({one.definition})"
        raise error(blamed, 0, 0, found, expected, "score it again by the same task, profile and rules")
    if one.key != other.key:
        found = f"it is scored against another key ({other.key})"
        expected = f"two runs against one key ({one.key})"
        raise error(blamed, 0, 0, found, expected, "score both against the same key")
    if one.options != other.options:
        found, expected = (" | ".join(told.options) or "the usual ones" for told in (other, one))
        found = f"it was read or compared by other options: {found}"
        raise error(blamed, 0, 0, found, f"two runs by the same: {expected}", "score it again by these")


def _change(place: tuple[str, str], identity: Identity, before: Thing | None, after: Thing | None) -> Change:
    shown = before or after
    assert shown is not None  # it comes from one of the two
    return Change(
        *place,
        identity[0],
        _kind(_right(identity, before), _right(identity, after)),
        shown.type,
        shown.slot,
        shown.key,
        before.response if before is not None else "",
        after.response if after is not None else "",
        before.status.name if before is not None and before.status is not None else "",
        after.status.name if after is not None and after.status is not None else "",
        before.row if before is not None else -1,
        after.row if after is not None else -1,
    )


def _kind(was: bool | None, now: bool | None) -> Kind:
    """Return what became of a thing."""
    if was is None or now is None:
        return Kind.UNCOUNTED
    if was is now:
        return Kind.STILL_RIGHT if was else Kind.STILL_WRONG
    return Kind.FIXED if now else Kind.BROKEN


def _right(identity: Identity, seen: Thing | None) -> bool | None:
    """Tell whether a thing is right in a run; None where it does not count.

    Not to have what the key has not is right; what stands in the key is not compared where it is not there.
    """
    if seen is None:
        return None if identity[1] == KEY else True
    return None if seen.status is None else seen.status is Status.COR
