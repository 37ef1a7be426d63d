"""Relations that would stand in the final key without an end: reported and left out together."""

from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import msgspec.structs

from annotally.adjudication.decisions.decision_table import decision_entries
from annotally.adjudication.editing.additions import in_order
from annotally.adjudication.final_key.broken_relations import BrokenRelation, broken_relations
from annotally.adjudication.final_key.document import FinalDocument
from annotally.adjudication.project.entries import Choice, Decision, Entry, EntryKind
from annotally.adjudication.project.ledger import Command, EntryKey
from annotally.formats.io import format_named
from annotally.model.wording import Wording, plural
from annotally.workspace.facade import Progress, no_progress

if TYPE_CHECKING:
    from annotally.adjudication.session.adjudication_session import AdjudicationSession

_NEITHER = Decision(Choice.NEITHER)
REASON = "what it points to is left out"
"""The reason that decisions to leave such relations out are marked with."""


class Relations:
    """The relations of a project's final key that lost an end."""

    def __init__(self, session: "AdjudicationSession") -> None:
        self._session = session

    def broken(self, progress: Progress = no_progress) -> tuple[BrokenRelation, ...]:
        """Return the relations that cannot stand in the key as it would be written now, in reading order."""
        ids = () if self._templates or self._session.keyless else self._session.workspace.document_ids
        relations: list[BrokenRelation] = []
        for number, document in enumerate(ids, 1):
            relations += broken_relations(partial(self._without, document))
            progress(number, len(ids), Wording("Looking for relations without a target"))
        return tuple(relations)

    @property
    def _templates(self) -> bool:
        """Whether objects without a place point to others and are no relations."""
        return format_named(self._session.workspace.sides.sets[0].format).names_by_type

    def _without(self, document: str, rows: Collection[int], added: Collection[int]) -> FinalDocument:
        return self._session.keys.of(document, filled=True, without=rows, without_added=added)

    def leave_out(self, label: str, by: str = "") -> Command | None:
        """Leave out all relations that cannot stand, in one step; None where there are none."""
        # Relations of rows are decided, added ones are deleted: both in one command.
        self._session.need_key()
        entries: dict[EntryKey, Entry | None] = {}
        now = self._session.now()
        for relation in self.broken():
            if relation.row < 0:
                target = self.added_target(relation.document, relation.added)
                entries[EntryKey(EntryKind.ADDED, relation.document, target)] = None
                continue
            about = self._session.describer(relation.document)(relation.row)
            decision = msgspec.structs.replace(_NEITHER, by=by, at=now, about=about, reason=REASON)
            table = self._session.state(relation.document).table
            entries |= decision_entries(table, {relation.row: decision})
        return self._session.enter(label, entries.items(), by)

    def added_target(self, document: str, number: int) -> str:
        """Return the target of an annotation added to a document by its number among those in the key."""
        entries = self._session.project.ledger.of(EntryKind.ADDED, document)
        added = self._session.keys.standing(document, in_order(entries))[number]
        return next(target for target, entry in entries.items() if entry is added)


class RelationWords(NamedTuple):
    """The sentence about relations that lost an end, the content expected instead, and the remedy."""

    finding: Wording
    expected: Wording
    remedy: Wording


def relation_words(count: int) -> RelationWords:
    """Return the finding that relations point to objects left out, with its remedy."""
    finding = plural(
        "{count} relation points to an object that is not in the final key",
        "{count} relations point to objects that are not in the final key",
        count,
    )
    remedy = plural(
        "leave the relation out too (export --omit-relations), or keep its target",
        "leave the relations out too (export --omit-relations), or keep their targets",
        count,
    )
    return RelationWords(finding, Wording("relations with all their targets"), remedy)


def lost_ends(relation: BrokenRelation) -> Wording:
    """Return the lost ends of a relation in words."""
    # A pointer is called TYPE-DOCUMENT-NAME, and the document is named already.
    ends = ((lost.slot, lost.target.replace(f"-{relation.document}-", " ", 1)) for lost in relation.lost)
    sentences = [Wording("{slot} pointed to {target}", slot=slot, target=target) for slot, target in ends]
    joined = sentences[0]
    for sentence in sentences[1:]:
        joined = Wording("{findings}, {finding}", findings=joined, finding=sentence)
    return joined


def words(label: str, relation: BrokenRelation) -> Wording:
    """Return a relation and its lost ends in words, with its document's name as users see it."""
    name = f"{relation.instance.type} {relation.instance.name}".strip()
    return Wording("{document}: {name}: {finding}", document=label, name=name, finding=lost_ends(relation))
