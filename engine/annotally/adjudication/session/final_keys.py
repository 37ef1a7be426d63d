"""The final key so far: its documents, their open objects, and classes in conflict."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec.structs

from annotally.adjudication.coreference.classes import ClassConflict
from annotally.adjudication.coreference.links import link_entries, merge_entries, separation_entries
from annotally.adjudication.decisions.cache import DecisionState
from annotally.adjudication.decisions.orphans import fits
from annotally.adjudication.editing.additions import in_order
from annotally.adjudication.final_key.document import Chaining, FinalDocument, final_document
from annotally.adjudication.final_key.duplicates import without_duplicates
from annotally.adjudication.final_key.merge_sources import merge_over_sources
from annotally.adjudication.final_key.objects import ObjectMaker
from annotally.adjudication.final_key.open_objects import filled_in, open_types, types_of
from annotally.adjudication.final_key.pointers import FinalObject
from annotally.adjudication.final_key.status_slots import StatusSlots
from annotally.adjudication.project.entries import Added, Choice, Decision, EntryKind, Link, OpenRule
from annotally.adjudication.project.ledger import Command, EntryKey
from annotally.comparison.result import UnitComparison
from annotally.formats.io import format_named
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.wording import Wording
from annotally.workspace.facade import Progress, no_progress

if TYPE_CHECKING:
    from annotally.adjudication.session.adjudication_session import AdjudicationSession


class FinalKeys:
    """The final keys that the decisions of a project make of the documents of a workspace."""

    def __init__(self, session: "AdjudicationSession") -> None:
        self._session, self._workspace = session, session.workspace
        task = self._workspace.task
        self.has_classes = task.method_spec.links_mentions
        """Whether mentions make classes: the task compares coreference."""
        types = frozenset(definition.name.casefold() for definition in task.classes)
        self._chaining = Chaining(task.reading.ref_slot, types) if self.has_classes else None
        self._latest: tuple[UnitComparison, int, FinalDocument] | None = None
        """The last final key, with its comparison and the version of its entries: a cache of one."""

    def of(
        self,
        document: str,
        *,
        filled: bool = False,
        without: Collection[int] = (),
        without_added: Collection[int] = (),
    ) -> FinalDocument:
        """Return the final key of a document as it is decided so far.

        If ``filled``, with open objects treated by their rules; scores and views are without.
        Then some rows can be left out, and some added annotations, by their numbers in order.
        """
        # The last key is cached by the unit's identity and the version of the document's entries: any new
        # pairing or entry makes it out of date.
        if filled:
            return self._create(document, filled=True, without=without, without_added=without_added)
        unit = self._workspace.unit(document)
        version = self._session.project.ledger.version(document)
        if self._latest is None or self._latest[0] is not unit or self._latest[1] != version:
            self._latest = unit, version, self._create(document, filled=False)
        return self._latest[2]

    def standing(self, document: str, added: Iterable[Added]) -> list[Added]:
        """Return the annotations added manually that still have the words they were added on."""
        there = self._workspace.document(document)
        return [entry for entry in added if fits(entry, there)]

    def _create(
        self,
        document: str,
        *,
        filled: bool,
        without: Collection[int] = (),
        without_added: Collection[int] = (),
    ) -> FinalDocument:
        every = self.added(document)
        added = [entry for number, entry in enumerate(every) if number not in without_added]
        task, state = self._workspace.task, self._session.state(document)
        table, instances = state.table, self._workspace.sides.instances(document)
        if filled:
            table = filled_in(table, instances, self.open_rules(), state.hindrances)
        if without:
            table = table.with_decisions(dict.fromkeys(without, Decision(Choice.NEITHER)))
        return final_document(
            table,
            instances,
            added=[entry.instance for entry in added],
            text_slot=task.reading.text_slot,
            id_slot=task.reading.id_slot if task.method_spec.links_mentions else "",
            status=self._status,
            typed_names=self._typed_names,
            chaining=self._chaining,
            naming=task.similarity.schema.naming,
            lists=task.similarity.schema.lists,
        )

    def added(self, document: str) -> list[Added]:
        """Return the annotations added manually that are in the key of a document, in their order."""
        return self.standing(document, in_order(self._session.project.ledger.of(EntryKind.ADDED, document)))

    @cached_property
    def _typed_names(self) -> bool:
        """Whether objects of different types may share a name, as in template files."""
        return format_named(self._workspace.sides.sets[0].format).names_by_type

    @cached_property
    def _status(self) -> StatusSlots:
        """The slots for whether an object must be found, that of the format first."""
        reading = self._workspace.task.reading
        usual = "OBJ_STATUS" if self._typed_names else "STATUS"  # as the formats write it
        names = sorted(reading.status_slots, key=lambda name: name.casefold() != usual.casefold())
        return StatusSlots(tuple(names), reading.optional_values)

    # --- parts of a key

    def maker(self, state: DecisionState) -> ObjectMaker:
        """Return the maker of the objects of rows as they stand in the key of a document.

        It follows the decisions of the state. Names are not unique yet, and pointers are `marked`.
        """
        task = self._workspace.task
        text_slot, naming = task.reading.text_slot.casefold(), task.similarity.schema.naming
        return ObjectMaker(state.table, state.instances, text_slot, self._status, naming)

    def without_duplicates(self, document: str, objects: Sequence[FinalObject]) -> Sequence[FinalObject]:
        """Return objects of a part of a key without those that the key leaves out as duplicates."""
        if self._chaining is not None or self._typed_names:
            return objects
        instances, lists = (
            self._workspace.sides.instances(document),
            self._workspace.task.similarity.schema.lists,
        )
        return without_duplicates(document, instances, objects, lists)

    def over_side(self, finals: Mapping[str, FinalDocument], side: int) -> AnnotationSet:
        """Return final keys as a set to be written over a side's sources; see `merge_over_sources`."""
        return merge_over_sources(self._workspace.sides.sets, side, finals)

    # --- open objects

    def open_types(self, progress: Progress = no_progress) -> dict[str, int]:
        """Return the types of which objects are open, and how many, in order of their names."""
        counts: Counter[str] = Counter()
        ids, instances = self._workspace.document_ids, self._workspace.sides.instances
        for number, name in enumerate(ids, 1):
            counts.update(open_types(self._session.state(name).table, instances(name)))
            progress(number, len(ids), Wording("Looking for undecided objects"))
        return dict(sorted(counts.items()))

    def types_open_in(self, finals: Mapping[str, FinalDocument]) -> dict[str, int]:
        """Return the types of the open objects in final keys, with their numbers, in order of the names."""
        counts: Counter[str] = Counter()
        for name, final in finals.items():
            instances = self._workspace.sides.instances(name)
            counts.update(types_of(self._session.state(name).table, instances, final.open))
        return dict(sorted(counts.items()))

    def open_rules(self) -> dict[str, OpenRule]:
        """Return the rules for open objects in the key, by type as it is compared; others are refused."""
        entries = self._session.project.ledger.of(EntryKind.OPEN, "")
        return {name: entry for name, entry in entries.items() if isinstance(entry, OpenRule)}

    def fill_open(self, rules: Mapping[str, OpenRule | None], label: str, by: str = "") -> Command | None:
        """Record by type the rules for open objects when the key is written; None: they are refused again.

        Raises ValueError for alternatives where classes of mentions are adjudicated: they have none.
        """
        # Rules belong to no document and stand in the ledger under their type.
        if self.has_classes and any(rule and rule.choice is Choice.EITHER for rule in rules.values()):
            raise ValueError(Wording("mentions and their classes have no alternatives"))
        now = self._session.now()
        entries = {
            EntryKey(EntryKind.OPEN, "", type_name.casefold()): (
                msgspec.structs.replace(rule, by=by, at=now) if rule is not None else None
            )
            for type_name, rule in rules.items()
        }
        return self._session.enter(label, entries.items(), by)

    # --- classes of mentions

    def conflicts(self, documents: Iterable[str] | None = None) -> list[tuple[str, ClassConflict]]:
        """Return the classes that were to stay apart and that a link merges, of some documents or of all."""
        names = self._session.ids_among(documents) if self.has_classes else ()
        return [(name, conflict) for name in names for conflict in self.of(name).conflicts]

    def link(
        self, document: str, rows: Iterable[int], sides: tuple[int, ...] | None, label: str, by: str = ""
    ) -> Command | None:
        """Accept the links that ``sides`` have of mentions, whatever else was decided about these.

        With None the decisions about classes and mentions determine the accepted links again. Raises
        ValueError for rows that are no mentions.
        """
        return self.link_each(document, dict.fromkeys(rows, sides), label, by)

    def link_each(
        self, document: str, sides_by_row: Mapping[int, tuple[int, ...] | None], label: str, by: str = ""
    ) -> Command | None:
        """Accept the links of mentions, each in its own way, as `link` does alike."""
        return self._session.enter(label, self._link_entries(document, sides_by_row, by).items(), by)

    def _link_entries(
        self, document: str, sides_by_row: Mapping[int, tuple[int, ...] | None], by: str, rule: str = ""
    ) -> dict[EntryKey, Link | None]:
        describe, entries = self._session.describer(document), dict[EntryKey, Link | None]()
        table, now = self._session.state(document).table, self._session.now()
        for row, sides in sides_by_row.items():
            entry = Link(sides, by=by, at=now, about=describe(row), rule=rule) if sides is not None else None
            entries |= link_entries(table, [row], entry)
        return entries

    def majority_links(
        self, progress: Progress = no_progress
    ) -> Iterator[tuple[str, dict[int, tuple[int, ...]]]]:
        """Yield by document the links that the rule of most links would accept: their sides, by row.

        These are mentions in the key that annotators link differently, where no person has chosen, and
        another link is accepted than that of more than half.
        """
        # A document is judged by its grouping as it is now: O(rows) for each document.
        ids = self._workspace.document_ids if self.has_classes else ()
        for number, name in enumerate(ids, 1):
            table, grouping = self._session.state(name).table, self.of(name).grouping
            links = {
                row: sides
                for row, sides in self.voted_links(name, [0]).items()
                if table.link(row) is None
                and grouping is not None
                and grouping.differs(row)
                and grouping.sides(row) != frozenset(sides)
            }
            if links:
                yield name, links
            progress(number, len(ids), Wording("Looking"))

    def link_majority(
        self, label: str, rule: str, by: str = "", progress: Progress = no_progress
    ) -> Command | None:
        """Accept the links of `majority_links`, in one step; None where there are none."""
        self._session.need_key()
        entries: dict[EntryKey, Link | None] = {}
        for document, sides_by_row in list(self.majority_links(progress)):
            entries |= self._link_entries(document, sides_by_row, by, rule)
        return self._session.enter(label, entries.items(), by)

    def voted_links(self, document: str, rows: Iterable[int]) -> dict[int, tuple[int, ...]]:
        """Return the sides with the majority link of the mentions that rows are or hold, by row.

        The annotators of the document are counted; a mention that is not in the key, or has no such
        majority, is not among them. Links accepted already are.
        """
        # A row may hold many mentions: its range is searched for those that stand in the key.
        grouping = self.of(document).grouping
        if grouping is None:
            return {}
        nodes = self._session.state(document).table.nodes
        voters = sum(document in side.documents for side in self._workspace.sides.sets)
        mentions = {at for row in rows for at in range(row, nodes.end[row]) if grouping.stands(at)}
        sides_by_row = {row: grouping.majority_sides(row, voters) for row in sorted(mentions)}
        return {row: tuple(sorted(sides)) for row, sides in sides_by_row.items() if sides is not None}

    def resolve_conflict(
        self, document: str, conflict: ClassConflict, label: str, *, merge: bool, by: str = ""
    ) -> Command | None:
        """Let the classes of a conflict merge, or give up the link that merges them.

        Raises ValueError for a link that a person wrote and that is to be given up.
        """
        table, grouping = self._session.state(document).table, self.of(document).grouping
        assert grouping is not None  # else there were no conflict
        if merge:
            entries = merge_entries(table, conflict, by, self._session.now())
        else:
            entries = separation_entries(table, grouping, conflict, by, self._session.now())
        return self._session.enter(label, entries.items(), by)
