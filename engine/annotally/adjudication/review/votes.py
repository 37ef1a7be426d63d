"""The votes of the annotators on each object of a project, beside its values in the final key."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from annotally.adjudication.coreference.classes import Grouping
from annotally.adjudication.decisions.decision_table import LABEL, SPAN, DecisionTable
from annotally.adjudication.final_key.open_objects import filled_in
from annotally.adjudication.project.entries import Added, Decision, EntryKind, Link, Remark
from annotally.adjudication.session.adjudication_session import AdjudicationSession, remarks_by_row
from annotally.model.extents import Extent, covered_words
from annotally.model.instances import Instance
from annotally.model.wording import Wording
from annotally.reports.tables.votes import VoteLine, VoteSource, form_of_votes, votes_text
from annotally.workspace.facade import Progress, no_progress
from annotally.workspace.link_votes import link_ballots
from annotally.workspace.object_votes import (
    Ballot,
    VoteAspect,
    VotedObject,
    VoteReader,
    most_frequent_extents,
    object_names,
    voted_objects,
)

FEWEST_UNANIMOUS = 2
"""Votes below which nothing is unanimous."""


def project_votes(
    session: AdjudicationSession, progress: Progress = no_progress, *, texts: bool = True
) -> Iterator[VoteLine]:
    """Yield the votes on every object of a project in corpus order, with the final values as decided so far.

    Where mentions make classes, those on links follow each mention that a link leads from.

    Objects without a decision are treated by the project's rules for open objects, as in the key; annotations
    that were added come last. Without ``texts`` nothing that may quote the text is in a line. Raises
    InputRefused where there can be no final key.
    """
    # A generator over documents, as the log of decisions is: the votes of a large corpus are never in memory
    # as a whole.
    session.need_key()
    reader = VoteReader(session.workspace.task)
    ids = session.workspace.document_ids
    for number, document in enumerate(ids, 1):
        for line in _DocumentVotes(session, document, reader).lines():
            closed = line.aspect != VoteAspect.SLOT or line.slot in reader.closed_slots
            yield line if texts else line.without_text(closed=closed)
        progress(number, len(ids), Wording("Reading decisions"))


class _Origin(NamedTuple):
    """The origin of a decision: a person with a reason, or a rule of this name."""

    rule: str = ""
    by: str = ""
    reason: str = ""


def _origin_of_decision(decision: Decision) -> _Origin:
    return _Origin(decision.rule, decision.by, decision.reason)


class _PlacedObject(NamedTuple):
    """An object with its name, its row, -1 where a person added it, and where it is; its final instances."""

    name: str
    row: int
    extents: tuple[Extent, ...]
    text: str
    final_members: Sequence[Instance]


class _DocumentVotes:
    """The votes of one document. The final key is read as one side more, in the same way as the others."""

    def __init__(self, session: AdjudicationSession, document: str, reader: VoteReader) -> None:
        workspace, state = session.workspace, session.state(document)
        self._session, self._reader, self._document, self._state = session, reader, document, state
        self._label = workspace.sides.label(document)
        self._instances = workspace.sides.instances(document)
        self._annotated = [document in side.documents for side in workspace.sides.sets]
        entries = session.project.ledger
        self._remarks: Mapping[int, Remark] = remarks_by_row(
            state.table, entries.of(EntryKind.REMARK, document)
        )
        self._added = session.keys.added(document)
        rules = session.keys.open_rules()
        self._table: DecisionTable = filled_in(state.table, state.instances, rules, state.hindrances)

    def lines(self) -> Iterator[VoteLine]:
        # The final key is one side more, so that its values are read and named exactly as the votes are.
        # Final objects are found by the row they were decided in; those that were added have none and stand
        # behind all rows, in their order.
        final = self._session.keys.of(self._document, filled=True)
        final_objects = final.objects
        final_instances = [final_object.instance for final_object in final_objects]
        by_row = defaultdict[int, list[int]](list)
        for number, final_object in enumerate(final_objects):
            by_row[final_object.row].append(number)
        nobody: tuple[tuple[int, ...], ...] = ((),) * len(self._instances)
        objects = [
            VotedObject(voted_object.row, (*voted_object.instances, tuple(by_row[voted_object.row])))
            for voted_object in voted_objects(self._state.unit.nodes)
        ]
        objects += [VotedObject(-1, (*nobody, (number,))) for number in by_row.get(-1, ())]
        everything = (*self._instances, final_instances)
        names = self._names(objects, everything)
        annotated = (*self._annotated, True)
        ballots = self._reader.ballots(self._document, everything, objects, names, annotated)
        links = self._links(objects, names, everything, final.grouping)
        for number, (name, voted_object, of_object) in enumerate(zip(names, objects, ballots, strict=True)):
            placed = self._placed(name, voted_object, everything)
            for ballot in of_object:
                row = self._row_of(voted_object.row, ballot)
                yield self._line(placed, ballot, row, self._origin(row, voted_object.row))
            for ballot, origin in links.get(number, ()):
                yield self._line(placed, ballot, voted_object.row, origin)

    def _links(
        self,
        objects: Sequence[VotedObject],
        names: Sequence[str],
        instances: Sequence[Sequence[Instance]],
        grouping: Grouping | None,
    ) -> Mapping[int, Sequence[tuple[Ballot, _Origin | None]]]:
        """Return by the number of a mention the ballots on its links with earlier ones, and their origins."""
        links = defaultdict[int, list[tuple[Ballot, _Origin | None]]](list)
        if grouping is None:
            return links
        ref_slot = self._session.workspace.task.reading.ref_slot
        for link in link_ballots(self._document, instances, objects, ref_slot):
            pair = objects[link.earlier], objects[link.later]
            ballot = Ballot(VoteAspect.LINK, names[link.earlier], link.votes)
            links[link.later].append((ballot, self._origin_of_link(*pair, instances[-1], grouping)))
        return links

    def _origin_of_link(
        self, earlier: VotedObject, later: VotedObject, final: Sequence[Instance], grouping: Grouping
    ) -> _Origin | None:
        """Return the origin of the link of two mentions; None where one of both is undecided."""
        # Whoever added a mention tied it, too. Else what decided the link of the later mention counts: an
        # entry about it, about a class it is in, or about the mention itself.
        for mention in (later, earlier):
            if mention.row < 0:
                return self._origin_of_added(final[mention.instances[-1][0]])
        of_mention = self._origin(later.row, later.row)
        if of_mention is None or self._origin(earlier.row, earlier.row) is None:
            return None
        entry = grouping.decision(later.row)
        if entry is None:
            return of_mention
        return _Origin(entry.rule, entry.by) if isinstance(entry, Link) else _origin_of_decision(entry)

    def _names(
        self, objects: Sequence[VotedObject], instances: Sequence[Sequence[Instance]]
    ) -> tuple[str, ...]:
        """Return names that no decision changes: those of objects of the annotators are by these alone."""
        without_key = [
            voted_object._replace(instances=(*voted_object.instances[:-1], ()))
            if voted_object.row >= 0
            else voted_object
            for voted_object in objects
        ]
        return object_names(instances, without_key)

    def _placed(
        self, name: str, voted_object: VotedObject, instances: Sequence[Sequence[Instance]]
    ) -> _PlacedObject:
        # The extents are those of the key where it has the object, for whoever looks for it there; else those
        # that most annotators have.
        members = [instances[side][number] for side, number in voted_object.members]
        final_members = [instances[-1][number] for number in voted_object.instances[-1]]
        extents = most_frequent_extents(final_members) or most_frequent_extents(members)
        return _PlacedObject(
            name, voted_object.row, extents, covered_words(self._state.text, extents), final_members
        )

    def _line(self, placed: _PlacedObject, ballot: Ballot, row: int, origin: _Origin | None) -> VoteLine:
        """Return the line of a ballot that is about a row, or about no row of its own, and was decided so."""
        *votes, final = ballot.votes
        place = (self._label, placed.name, ballot.aspect.value, ballot.slot, placed.extents, placed.text)
        if placed.row < 0:
            # Nobody voted on what a person added: the absence of a vote is not a vote against it.
            entry = self._entry_of(placed.final_members[0])
            comment = entry.comment if entry is not None else ""
            origin = self._origin_of_added(placed.final_members[0])
            return VoteLine(*place, (None,) * len(votes), final, VoteSource.ADJUDICATED, *origin, comment)
        # Unanimity is a fact about the votes and the key, whoever has decided: it comes before both origins.
        if origin is None:
            source, final, origin = VoteSource.UNRESOLVED, None, _Origin()
        elif set(votes) - {None} == {final} and _count(votes) >= FEWEST_UNANIMOUS:
            source = VoteSource.UNANIMOUS
        else:
            source = VoteSource.RULE if origin.rule else VoteSource.ADJUDICATED
        remark = self._remarks.get(row) or self._remarks.get(placed.row)
        comment = remark.comment if remark is not None else ""
        return VoteLine(*place, tuple(votes), final, source, *origin, comment)

    def _origin_of_added(self, instance: Instance) -> _Origin:
        entry = self._entry_of(instance)
        return _Origin(by=entry.by, reason=entry.reason) if entry is not None else _Origin()

    def _entry_of(self, instance: Instance) -> Added | None:
        """Return the entry of an annotation that was added; its name in the key may be another."""
        # Names and pointers may be others in the key; type and place stay as they were entered.
        content = instance.type, instance.extents
        return next(
            (entry for entry in self._added if (entry.instance.type, entry.instance.extents) == content), None
        )

    def _origin(self, row: int, object_row: int) -> _Origin | None:
        """Return the origin of the decision about a row of an object, if there is one."""
        # A decision reaches the rows below it; an object whose parts were decided one by one has none itself.
        decision = self._table.decision(row)
        if decision is None and row == object_row and self._table.is_decided(row):
            # All parts were decided one by one: the first decision stands for the whole.
            decided = self._table.decided_below(row)
            decision = self._table.own(decided[0]) if decided else None
        return _origin_of_decision(decision) if isinstance(decision, Decision) else None

    def _row_of(self, object_row: int, ballot: Ballot) -> int:
        """Return the row of an aspect below an object; that of the object where it has none."""
        # Labels and extents have rows of their own in some tasks; in the others the object's row decides.
        nodes = self._state.unit.nodes
        names = {VoteAspect.LABEL: LABEL, VoteAspect.EXTENT: SPAN}
        name = names.get(ballot.aspect) or self._reader.slot_names.get(ballot.slot, ballot.slot)
        return next(
            (
                row
                for row in nodes.children(object_row)
                if nodes.names[nodes.name[row]].casefold() == name.casefold()
            ),
            object_row,
        )


def votes_of_project(
    session: AdjudicationSession, path: str, progress: Progress = no_progress, *, texts: bool = True
) -> str:
    """Return the votes of a project as a file of this name has them. Raises InputRefused as `project_votes`.

    The ending of the name says in which form; another ending is refused.
    """
    form = form_of_votes(path)
    return votes_text(form, project_votes(session, progress, texts=texts), session.workspace.side_names)


def _count(votes: Sequence[str | None]) -> int:
    return len(votes) - votes.count(None)
