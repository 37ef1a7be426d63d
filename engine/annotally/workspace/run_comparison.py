"""Two runs against one key: objects and fills that are right in only one, by identity and not by row.

A run is a response that is open, or the result of one that was saved on an earlier day.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from typing import NamedTuple

from annotally.model.diagnostics import error
from annotally.model.wording import Wording, verbatim
from annotally.reports.render.saved_result import read_saved_result
from annotally.reports.tables.comparability import Terms
from annotally.reports.tables.object_types import Types
from annotally.reports.tree.identities import KEY, Identity, RunEntry, run_entries
from annotally.reports.tree.run_changes import ChangeKind, RunChange, RunChanges
from annotally.scoring.tally import Status
from annotally.workspace.facade import Progress, Workspace, no_progress

_LISTED = (ChangeKind.FIXED, ChangeKind.BROKEN)


class ScoredRun(NamedTuple):
    """A response as it was scored: labels of documents by id, and the objects and fills of each."""

    terms: Terms
    signature: str
    documents: Mapping[str, str]
    entries: Callable[[str], Mapping[Identity, RunEntry]]
    path: str = ""
    """The path of a saved run; empty for an open one."""
    scores_nothing: bool = False
    """Whether nothing on either side of an open run is scored (C10)."""


def run_of(workspace: Workspace) -> ScoredRun:
    """Return the run of a workspace of a key and a response."""
    types, sides = Types(workspace.task), workspace.sides
    labels = {document_id: sides.label(document_id) for document_id in workspace.document_ids}

    def entries_of(document: str) -> Mapping[Identity, RunEntry]:
        return run_entries(workspace.tree(document), sides.instances(document), types)

    return ScoredRun(
        workspace.terms, workspace.signature, labels, entries_of, scores_nothing=workspace.scores_nothing
    )


def saved_run(path: str) -> ScoredRun:
    """Return the run that ``annotally score --format json`` saved. Raises InputRefused for any other file."""
    saved = read_saved_result(path)
    return ScoredRun(saved.terms, saved.signature, saved.documents, saved.entries.__getitem__, path)


def compare_runs(
    first: ScoredRun,
    second: ScoredRun,
    names: tuple[str, str],
    progress: Progress = no_progress,
    *,
    everything: bool = False,
) -> RunChanges:
    """Return the changes from the first run to the second; with ``everything`` those without change too.

    An object or fill of the key is the same in both runs where it stands at the same place of the key: fills
    of a slot are told apart by their order in the compared alternative. One of a response alone is the same
    where it says the same in the same place (C7). Whole objects are right where nothing below them is wrong.
    Raises InputRefused for runs that were not scored against the same key in the same way.
    """
    _refuse_other_terms(first, second, names)
    # Both runs are maps from identity to object or fill, so that one pass over the union of their keys finds
    # every change: O(rows), whatever the order of rows.
    counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
    changes: list[RunChange] = []
    labels = {**second.documents, **first.documents}
    ids = dict.fromkeys((*first.documents, *second.documents))
    for number, document in enumerate(ids, 1):
        before = first.entries(document) if document in first.documents else {}
        after = second.entries(document) if document in second.documents else {}
        for identity in dict.fromkeys((*before, *after)):
            place = document, labels[document]
            change = _change(place, identity, before.get(identity), after.get(identity))
            counts[change.level][change.kind.value] += 1
            if everything or change.kind in _LISTED:
                changes.append(change)
        progress(number, len(ids), Wording("Comparing runs"))
    counts_by_level = {level: dict(kinds) for level, kinds in counts.items()}
    signatures = (first.signature, second.signature)
    return RunChanges(
        names, counts_by_level, tuple(changes), signatures, task=first.terms.task, documents=len(ids)
    )


def _refuse_other_terms(first: ScoredRun, second: ScoredRun, names: tuple[str, str]) -> None:
    """Raise InputRefused for the first term they do not share: about the saved run if one is open."""
    # The terms are compared from the most to the least telling: program, task, definition, key, options.
    ours, theirs, blamed = first, second, second.path or names[1]
    if first.path and not second.path:
        ours, theirs, blamed = second, first, first.path
    our_terms, their_terms = ours.terms, theirs.terms
    if our_terms.program != their_terms.program:
        problem = Wording("this run was scored by {program}", program=their_terms.program)
        raise error(
            blamed,
            0,
            0,
            problem,
            Wording("two runs by {program}", program=our_terms.program),
            Wording("score the response of this run again"),
        )
    if our_terms.task != their_terms.task:
        problem = Wording("this run was scored as {task}", task=their_terms.task)
        raise error(
            blamed,
            0,
            0,
            problem,
            Wording("two runs of the task {task}", task=our_terms.task),
            Wording("score the response again with this task"),
        )
    if our_terms.definition != their_terms.definition:
        problem = Wording(
            "this run was scored by another definition of {task} ({definition})",
            task=their_terms.task,
            definition=their_terms.definition,
        )
        expected = Wording(
            "two runs with the same definition ({definition})", definition=our_terms.definition
        )
        raise error(
            blamed,
            0,
            0,
            problem,
            expected,
            Wording("score the response again with the same task, profile and rules"),
        )
    if our_terms.key != their_terms.key:
        problem = Wording("this run was scored against another key ({key})", key=their_terms.key)
        expected = Wording("two runs against the same key ({key})", key=our_terms.key)
        raise error(blamed, 0, 0, problem, expected, Wording("score both against the same key"))
    if our_terms.options != their_terms.options:
        their_options, our_options = (
            verbatim(" | ".join(terms.options)) or Wording("the default options")
            for terms in (their_terms, our_terms)
        )
        problem = Wording(
            "this run was read or compared with other options: {options}", options=their_options
        )
        raise error(
            blamed,
            0,
            0,
            problem,
            Wording("two runs with the same options: {options}", options=our_options),
            Wording("score the response again with these options"),
        )


def _change(
    place: tuple[str, str], identity: Identity, before: RunEntry | None, after: RunEntry | None
) -> RunChange:
    either = before or after
    assert either is not None  # every identity comes from one of the two
    return RunChange(
        *place,
        identity[0],
        _kind(_right(identity, before), _right(identity, after)),
        either.type,
        either.slot,
        either.key,
        before.response if before is not None else "",
        after.response if after is not None else "",
        before.status.name if before is not None and before.status is not None else "",
        after.status.name if after is not None and after.status is not None else "",
        before.row if before is not None else -1,
        after.row if after is not None else -1,
    )


def _kind(was: bool | None, now: bool | None) -> ChangeKind:
    """Return the kind of change between two runs, each right, wrong or without count."""
    if was is None or now is None:
        return ChangeKind.UNCOUNTED
    if was is now:
        return ChangeKind.STILL_RIGHT if was else ChangeKind.STILL_WRONG
    return ChangeKind.FIXED if now else ChangeKind.BROKEN


def _right(identity: Identity, entry: RunEntry | None) -> bool | None:
    """Tell whether an entry is right in a run; None where it does not count.

    Not to have what the key has not is right; what stands in the key is not compared where it is not there.
    """
    if entry is None:
        return None if identity[1] == KEY else True
    return None if entry.status is None else entry.status is Status.COR
