"""Two runs against one key: what is right in one and not in the other, by identity and not by row."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from annotally.comparison import Level, Nodes, disagrees
from annotally.errors import error
from annotally.model.sets import stable_ids
from annotally.multi.labels import Types
from annotally.reports.run_changes import FILL, OBJECT, Change, Kind, RunChanges
from annotally.reports.trees import TreeTable
from annotally.scoring.tally import Status
from annotally.workspace import Progress, Workspace, no_progress

_COUNTED = frozenset({Status.COR, Status.PAR, Status.INC, Status.MIS, Status.SPU})
_LISTED = (Kind.FIXED, Kind.BROKEN)

_Identity = tuple[object, ...]
"""Of a thing of the key where it stands in the key; of one that a response alone has what it says (C7)."""


class _Seen(NamedTuple):
    """A thing as one run has it."""

    row: int
    status: Status | None
    type: str
    slot: str
    key: str
    response: str


def compare_runs(
    first: Workspace,
    second: Workspace,
    names: tuple[str, str],
    progress: Progress = no_progress,
    *,
    everything: bool = False,
) -> RunChanges:
    """Return what changed from the first run to the second; with ``everything`` what stayed is listed too.

    A thing of the key is the same in both runs where it stands at the same place of the key: fills of a slot
    are told by their order in the alternative that is compared. One that a response alone has is the same
    where it says the same in the same place (C7). Whole objects are right where nothing below them is wrong.
    Raises InputRefused for runs whose keys differ.
    """
    _refuse_other_key(first, second, names[1])
    counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
    changes: list[Change] = []
    ids = dict.fromkeys((*first.document_ids, *second.document_ids))
    for number, document in enumerate(ids, 1):
        before = _seen(first, document) if document in first.document_ids else {}
        after = _seen(second, document) if document in second.document_ids else {}
        for identity in dict.fromkeys((*before, *after)):
            change = _change(first, document, identity, before.get(identity), after.get(identity))
            counts[change.level][change.kind.value] += 1
            if everything or change.kind in _LISTED:
                changes.append(change)
        progress(number, len(ids), "Comparing runs")
    told = {level: dict(one) for level, one in counts.items()}
    return RunChanges(names, told, tuple(changes), (first.signature, second.signature))


def _refuse_other_key(first: Workspace, second: Workspace, name: str) -> None:
    keys = [[source.text for source in workspace.sides.sets[0].sources] for workspace in (first, second)]
    if keys[0] != keys[1]:
        found = "it is scored against another key"
        raise error(name, 0, 0, found, "two runs against one key", "give both the same key")


def _change(
    workspace: Workspace, document: str, identity: _Identity, before: _Seen | None, after: _Seen | None
) -> Change:
    shown = before or after
    assert shown is not None  # it comes from one of the two
    return Change(
        document,
        workspace.sides.label(document),
        str(identity[0]),
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


def _right(identity: _Identity, seen: _Seen | None) -> bool | None:
    """Tell whether a thing is right in a run; None where it does not count.

    Not to have what the key has not is right; what stands in the key is not compared where it is not there.
    """
    if seen is None:
        return None if identity[1] == "key" else True
    return None if seen.status is None else seen.status is Status.COR


def _seen(workspace: Workspace, document: str) -> Mapping[_Identity, _Seen]:
    """Return the things of a document as a run has them, in the order of its tree."""
    tree, nodes = workspace.tree(document), workspace.unit(document).nodes
    instances = workspace.sides.instances(document)
    responses = stable_ids(document, instances[1])
    types = Types(workspace.task)
    found: dict[_Identity, _Seen] = {}
    ranks: Counter[_Identity] = Counter()
    for row, level in enumerate(nodes.level):
        if level not in (Level.INSTANCE, Level.MENTION) and not _is_fill(nodes, row):
            continue
        what = FILL if _is_fill(nodes, row) else OBJECT
        owner = _owner(nodes, row)
        numbers = [side.instance[owner] for side in nodes.sides]
        there = 0 if numbers[0] >= 0 else 1
        if numbers[there] < 0 or nodes.status[owner] == Status.UNS:
            continue
        if nodes.sides[0].instance[row] >= 0:
            side = nodes.sides[0]
            identity: _Identity = (what, "key", numbers[0], side.slot[row], max(side.fill[row], 0))
        else:
            place = numbers[0] if numbers[0] >= 0 else responses[numbers[1]]
            identity = (what, "response", place, nodes.names[nodes.name[row]], tree.texts[1][row])
        rank = ranks[identity]
        ranks[identity] += 1
        kind = types(instances[there][numbers[there]])
        found[*identity, rank] = _thing(tree, nodes, row, kind, what)
    return found


def _thing(tree: TreeTable, nodes: Nodes, row: int, kind: str, what: str) -> _Seen:
    status = Status(nodes.status[row])
    counted: Status | None = status if status in _COUNTED else None
    if what == OBJECT and status is Status.COR and disagrees(nodes, row):
        counted = Status.INC
    slot = nodes.names[nodes.name[_slot(nodes, row)]] if what == FILL else ""
    return _Seen(row, counted, kind, slot, tree.texts[0][row], tree.texts[1][row])


def _is_fill(nodes: Nodes, row: int) -> bool:
    """Tell whether a row is the lowest below an object, and not the object itself."""
    return nodes.level[row] in (Level.SLOT, Level.ALTERNATIVE, Level.FILL) and nodes.end[row] == row + 1


def _owner(nodes: Nodes, row: int) -> int:
    while nodes.level[row] not in (Level.INSTANCE, Level.MENTION) and nodes.parent[row] >= 0:
        row = nodes.parent[row]
    return row


def _slot(nodes: Nodes, row: int) -> int:
    """Return the row of the slot that a row belongs to."""
    return next((one for one in _above(nodes, row) if nodes.level[one] == Level.SLOT), row)


def _above(nodes: Nodes, row: int) -> Iterator[int]:
    while row >= 0:
        yield row
        row = nodes.parent[row]
