"""Requests about the final key before it is written."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from msgspec.structs import replace

from annotally.adjudication.coreference.classes import AcceptedLink, ClassConflict
from annotally.adjudication.decisions.display_codes import code_of, words_of
from annotally.adjudication.decisions.orphans import OrphanedEntry
from annotally.adjudication.final_key.duplicates import repeated
from annotally.adjudication.project.entries import (
    Added,
    Choice,
    Decision,
    EntryKind,
    Link,
    OpenRule,
    Pairing,
    Pinning,
    Remark,
)
from annotally.adjudication.project.ledger import Command, EntryKey
from annotally.adjudication.project.messages import (
    BrokenEnds,
    Changed,
    Conflict,
    KeyFindings,
    KeyFormat,
    KeyLoss,
    KeyPlace,
    KeyProblem,
    Linked,
    Lost,
    OpenType,
    VotesFile,
)
from annotally.adjudication.review.votes import votes_of_project
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.adjudication.session.relations import words
from annotally.comparison.result import Level
from annotally.formats.atomic_write import keep_inputs, save_text
from annotally.formats.base import Format
from annotally.formats.io import format_named
from annotally.formats.registry import FORMATS
from annotally.model.instances import Instance
from annotally.model.wording import Wording
from annotally.service.project_requests import ProjectRequests
from annotally.service.requests import request
from annotally.workspace.facade import Progress


class KeyRequests(ProjectRequests):
    """Requests about the final key, and about all that stands in the way of writing it."""

    def __init__(
        self,
        session: Callable[[], AdjudicationSession],
        answer: Callable[[Command | None, int], Changed],
        progress: Progress,
    ) -> None:
        super().__init__(session, answer)
        self._progress = progress

    # --- the file

    @request
    def formats(self) -> tuple[KeyFormat, ...]:
        """Return the formats a final key can be written in, that of the first side first."""
        first = self._session().workspace.sides.sets[0].format
        formats = [form for form in FORMATS if form.write is not None and form.carries_annotations]
        formats.sort(key=lambda form: form.name != first)
        return tuple(
            KeyFormat(form.name, form.title, (*form.suffixes, "")[0], self._taking_folders(form))
            for form in formats
        )

    @request
    def place(self, path: str, format_name: str | None, side: int, votes: str = "") -> KeyPlace:
        """Return the place that writing the key to ``path`` would fill, and the files that are there already.

        ``votes`` is the place of the file of votes, empty: there is none. Raises InputRefused for documents
        whose names cannot be those of files.
        """
        place = self._session().scorer.place(path, format_name, side)
        is_standing = bool(votes) and Path(votes).exists()
        return replace(place, standing=(*place.standing, votes)) if is_standing else place

    @request
    def losses(self, format_name: str | None, side: int) -> tuple[KeyLoss, ...]:
        """Return the losses of a key in a format. Raises InputRefused where there can be no key."""
        session = self._session()
        session.need_key()
        return session.scorer.problems.losses(format_name, side)

    @request
    def export(
        self,
        path: str,
        format_name: str | None,
        side: int,
        drop: Sequence[str] = (),
        votes: VotesFile | None = None,
    ) -> tuple[str, ...]:
        """Write the final key, checked by reading it back; return the files. Raises InputRefused.

        ``drop`` are the kinds of losses that are allowed. A file of all ``votes`` is written after the key.
        """
        # The votes are made before the key is written: they are of the same decisions, and a refusal of them
        # leaves nothing behind.
        session = self._session()
        keep_inputs([path], [session.project.path])
        text = self._votes(votes, path) if votes is not None else ""
        files = session.scorer.export(
            path, format_name=format_name, side=side, drop=drop, progress=self._progress
        )
        if votes is None:
            return files
        save_text(votes.path, text)
        return (*files, votes.path)

    @request
    def export_votes(self, votes: VotesFile) -> str:
        """Write the votes of the annotators beside the final values as decided so far; return the path.

        Raises InputRefused where there can be no final key, for an ending that names no form, and where the
        file cannot be written.
        """
        save_text(votes.path, self._votes(votes, ""))
        return votes.path

    def _votes(self, votes: VotesFile, key: str) -> str:
        session = self._session()
        keep_inputs(
            [votes.path, *filter(None, [key])], [*session.workspace.input_files, session.project.path]
        )
        return votes_of_project(session, votes.path, self._progress, texts=votes.texts)

    @request
    def problems(
        self,
        format_name: str | None,
        side: int,
        documents: Sequence[str] | None = None,
        drop: Sequence[str] = (),
    ) -> tuple[KeyProblem, ...]:
        """Return everything that stands in the way of a key, of some documents or of all, object by object.

        ``drop`` are the kinds of losses that are allowed.
        Nothing is written. Raises InputRefused where there can be no key.
        """
        session = self._session()
        session.need_key()
        report = session.scorer.problems.report("", format_name, side, self._progress, documents, drop)
        return report.problems

    def _taking_folders(self, chosen: Format) -> tuple[bool, ...]:
        """Return whether a key in a format is proposed as a folder, by the side of its files."""
        sets = self._session().workspace.sides.sets
        return tuple(
            chosen.one_document_a_file or (side.format == chosen.name and len(side.sources) > 1)
            for side in sets
        )

    # --- open objects

    @request
    def open_types(self) -> tuple[OpenType, ...]:
        """Return the types of open objects, their numbers, and the codes of their rules for a key."""
        session = self._session()
        rules = session.keys.open_rules()
        codes = {name: code_of(Decision(rule.choice, rule.sides)) for name, rule in rules.items()}
        return tuple(
            OpenType(name, count, codes.get(name.casefold(), 0))
            for name, count in session.keys.open_types(self._progress).items()
        )

    @request
    def fill_open(self, choices: Mapping[str, tuple[str, Sequence[int]]], label: str) -> Changed:
        """Set the rules for open objects by type: a `Choice` and its sides; an empty one refuses them again.

        Raises InputRefused for alternatives of mentions.
        """
        rules = {
            name: OpenRule(Choice(choice), tuple(sides)) if choice else None
            for name, (choice, sides) in choices.items()
        }
        return self._command(lambda session: session.keys.fill_open(rules, label, session.user))

    @request
    def types(self) -> tuple[str, ...]:
        """Return the types of all annotations, in order of their names."""
        sets = self._session().workspace.sides.sets
        documents = (document for side in sets for document in side.documents.values())
        return tuple(sorted({instance.type for document in documents for instance in document.instances}))

    # --- the key as it would be written

    @request
    def findings(self, limit: int, format_name: str = "") -> KeyFindings:
        """Return pointers that go with their targets, new names, and objects that stand twice in the key.

        That is as the key would be written now, the rules for open objects included; of each at most
        ``limit`` are listed. Names are listed that are a part of the file in a format, by itself that of the
        first side. Raises InputRefused for an unknown format.
        """
        session = self._session()
        workspace = session.workspace
        says_name = format_named(format_name or workspace.sides.sets[0].format).says_name
        options = workspace.options[0] if workspace.options else workspace.task.reading
        dropped, renamed = list[tuple[str, int, str, str]](), list[tuple[str, str, str]]()
        twice = list[tuple[str, int, str]]()
        templates = format_named(workspace.sides.sets[0].format).names_by_type
        lists = workspace.task.similarity.schema.lists
        ids = session.workspace.document_ids
        for number, name in enumerate(ids, 1):
            final = session.keys.of(name, filled=True)
            self._progress(number, len(ids), Wording("Checking the final key"))
            dropped += [(name, pointer.row, pointer.slot, pointer.target) for pointer in final.dropped]
            renamed += [
                (name, before.name, after) for before, after in final.anew if says_name(before, options)
            ]
            objects = () if templates else final.objects  # template files say the same of different objects
            twice += [
                (name, repetition.row, _called(repetition.instance))
                for repetition in repeated(objects, lists)
            ]
        return KeyFindings(
            len(dropped),
            tuple(dropped[:limit]),
            len(renamed),
            tuple(renamed[:limit]),
            len(twice),
            tuple(twice[:limit]),
        )

    @request
    def broken_relations(self) -> tuple[BrokenEnds, ...]:
        """Return the relations that would stand in the key without an end, all of them."""
        session = self._session()
        label = session.workspace.sides.label
        return tuple(
            BrokenEnds(relation.document, relation.row, words(label(relation.document), relation))
            for relation in session.relations.broken(self._progress)
        )

    @request
    def leave_relations_out(self, label: str) -> Changed:
        """Leave out the relations that would stand in the key without an end, in one step."""
        return self._command(lambda session: session.relations.leave_out(label, session.user))

    # --- orphaned entries

    @request
    def lost(self, documents: Sequence[str] | None = None) -> tuple[Lost, ...]:
        """Return the orphaned entries: about objects that are gone, or without effect.

        ``documents`` are those of which it is known that they have such entries, None: all. Entries about
        documents that are gone are listed in any case.
        """
        session = self._session()
        labels = session.workspace.sides.label
        return tuple(
            _lost(labels(orphan.key.document), orphan) for orphan in session.orphans.among(documents)
        )

    @request
    def dismiss(self, orphans: Sequence[Lost], label: str) -> Changed:
        """Remove orphaned entries. Raises InputRefused for one that is not orphaned."""
        keys = [EntryKey(EntryKind(orphan.kind), orphan.document, orphan.target) for orphan in orphans]
        return self._command(lambda session: session.orphans.dismiss(keys, label, session.user))

    # --- classes of mentions

    @request
    def conflicts(self, documents: Sequence[str] | None = None) -> tuple[Conflict, ...]:
        """Return the links that merge classes which were to stay apart, of some documents or of all."""
        return tuple(
            Conflict(document, conflict.side, conflict.classes, *conflict.link)
            for document, conflict in self._session().keys.conflicts(documents)
        )

    @request(interleaved=True)
    def resolve(self, conflict: Conflict, merge: bool, label: str) -> Changed:
        """Let the classes of a conflict be one, or give up the link that merges them.

        Raises InputRefused for a conflict that is resolved already, and where a link written by hand is to be
        given up.
        """
        link = AcceptedLink(conflict.mention, conflict.antecedent, conflict.link_side)
        class_conflict = ClassConflict(conflict.side, conflict.classes, link)

        def resolve(session: AdjudicationSession) -> Command | None:
            if (conflict.document, class_conflict) not in session.keys.conflicts([conflict.document]):
                raise ValueError(Wording("this is resolved already"))
            document, by = conflict.document, session.user
            return session.keys.resolve_conflict(document, class_conflict, label, merge=merge, by=by)

        return self._command(resolve)

    @request(interleaved=True)
    def link(self, document: str, rows: Sequence[int], sides: Sequence[int] | None, label: str) -> Changed:
        """Accept the links that sides have of mentions; with None as classes and mentions were decided.

        Raises InputRefused for rows that are no mentions.
        """
        chosen = tuple(sides) if sides is not None else None
        return self._command(lambda session: session.keys.link(document, rows, chosen, label, session.user))

    @request(interleaved=True)
    def link_majority(self, document: str, rows: Sequence[int], label: str) -> Changed:
        """Accept the links of mentions that more than half of the annotators have, of others none anew.

        ``rows`` are mentions, or what they lie in. Raises InputRefused where none has a majority.
        """

        def enter(session: AdjudicationSession) -> Command | None:
            links = session.keys.voted_links(document, rows)
            if not links:
                raise ValueError(Wording("no link here is shared by more than half of the annotators"))
            return session.keys.link_each(document, links, label, session.user)

        return self._command(enter)

    @request
    def linked(self, document: str, row: int) -> Linked | None:
        """Return the targets of the links of a mention; None for other rows, and mentions not in the key."""
        session = self._session()
        if not session.keys.has_classes:
            return None
        grouping, table = session.keys.of(document).grouping, session.state(document).table
        nodes = table.nodes
        if grouping is None or nodes.level[row] != Level.INSTANCE or not grouping.stands(row):
            return None
        leads = tuple(
            grouping.antecedent(row, side) if nodes.sides[side].instance[row] >= 0 else Linked.NOT_THERE
            for side in range(len(nodes.sides))
        )
        is_decided = table.link(row) is not None
        merges = any(conflict.link.mention == row for conflict in grouping.conflicts())
        return Linked(document, row, tuple(sorted(grouping.sides(row))), leads, is_decided, merges)


def _called(instance: Instance) -> str:
    return f"{instance.type} {instance.name}".strip()


def _lost(label: str, orphan: OrphanedEntry) -> Lost:
    """Return an entry as a window lists it."""
    key, entry = orphan.key, orphan.entry
    place = label, key.kind.value, key.document, key.target
    if isinstance(entry, Decision):
        decision = code_of(entry), words_of(entry), entry.by, entry.at
        return Lost(*place, entry.about, *decision, why=orphan.why, row=orphan.row)
    if isinstance(entry, Remark):
        return Lost(*place, entry.about, 0, entry.comment)
    if isinstance(entry, Link):
        return Lost(*place, entry.about, 0, "", entry.by, entry.at, entry.sides)
    if isinstance(entry, Pairing):
        return Lost(*place, entry.about, int(entry.together), "", entry.by, entry.at, entry.sides)
    if isinstance(entry, Pinning):
        return Lost(*place, entry.about, 0, "", entry.by, entry.at)
    assert isinstance(entry, Added)  # others are about documents, or about all
    return Lost(*place, entry.about, 0, entry.instance.type, entry.by, entry.at)
