"""The final key as it is decided so far: its documents, what of them is open, and classes in conflict."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping

import msgspec.structs

from annotally.adjudication.coreference.classes import ClassConflict
from annotally.adjudication.coreference.links import held_apart, let_merge, linked
from annotally.adjudication.decisions.orphans import fits
from annotally.adjudication.editing.additions import in_order
from annotally.adjudication.final_key.document import Chaining, FinalDocument, final_document
from annotally.adjudication.final_key.merge_sources import merge_over_sources
from annotally.adjudication.final_key.open_objects import filled_in, open_types, types_of
from annotally.adjudication.final_key.status_slots import StatusSlots
from annotally.adjudication.project.entries import Added, Choice, Decision, Kind, Link, OpenRule
from annotally.adjudication.project.ledger import Command, Key
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.comparison.result import UnitComparison
from annotally.formats.io import format_named
from annotally.model.annotation_sets import AnnotationSet
from annotally.workspace.facade import Progress, no_progress


class FinalKeys:
    """What the decisions of a project make of the documents of a workspace."""

    def __init__(self, entered: AdjudicationSession) -> None:
        self._entered, self._workspace = entered, entered.workspace
        self._latest: tuple[UnitComparison, int, FinalDocument] | None = None
        """The final key made last, of which comparison and which state of its entries: it is asked often."""

    def of(
        self,
        document: str,
        *,
        filled: bool = False,
        without: Collection[int] = (),
        without_added: Collection[int] = (),
    ) -> FinalDocument:
        """Return the final key of a document as it is decided so far.

        If ``filled``, with what is open as the rules for it say: what is scored and shown is without.
        Then some rows can be left out, and of what was added by hand some, by their numbers in order.
        """
        if filled:
            return self._made(document, filled=True, without=without, without_added=without_added)
        unit = self._workspace.unit(document)
        version = self._entered.project.ledger.version(document)
        if self._latest is None or self._latest[0] is not unit or self._latest[1] != version:
            self._latest = unit, version, self._made(document, filled=False)
        return self._latest[2]

    def standing(self, document: str, added: Iterable[Added]) -> list[Added]:
        """Return those annotations added by hand that stand on the words they were added on."""
        there = self._workspace.document(document)
        return [one for one in added if fits(one, there)]

    def _made(
        self,
        document: str,
        *,
        filled: bool,
        without: Collection[int] = (),
        without_added: Collection[int] = (),
    ) -> FinalDocument:
        task = self._workspace.task
        every = self.standing(document, in_order(self._entered.of(Kind.ADDED, document)))
        added = [one for number, one in enumerate(every) if number not in without_added]
        reading = task.reading
        typed = format_named(self._workspace.sides.sets[0].format).names_by_type
        usual = "OBJ_STATUS" if typed else "STATUS"  # as the formats write it
        names = sorted(reading.status_slots, key=lambda name: name.casefold() != usual.casefold())
        settled = self._entered.settled(document)
        instances = self._workspace.sides.instances(document)
        if filled:
            settled = filled_in(
                settled, instances, self.open_rules(), self._entered.hindrances(document, settled)
            )
        if without:
            settled = settled.with_decisions(dict.fromkeys(without, Decision(Choice.NEITHER)))
        return final_document(
            settled,
            instances,
            added=[one.instance for one in added],
            text_slot=reading.text_slot,
            id_slot=reading.id_slot if task.method == "coreference" else "",
            status=StatusSlots(tuple(names), reading.optional_values),
            typed_names=typed,
            chaining=self._chaining,
            naming=task.similarity.schema.naming,
            lists=task.similarity.schema.lists,
        )

    def over_side(self, finals: Mapping[str, FinalDocument], side: int) -> AnnotationSet:
        """Return final keys as a set to be written over a side's sources; see `merge_over_sources`."""
        return merge_over_sources(self._workspace.sides.sets, side, finals)

    # --- what is open

    def open_documents(self) -> list[tuple[str, int]]:
        """Return the documents with open objects, and how many each has."""
        ids = self._workspace.document_ids
        found = ((name, len(self._entered.settled(name).open_objects())) for name in ids)
        return [(name, count) for name, count in found if count]

    def open_types(self, progress: Progress = no_progress) -> dict[str, int]:
        """Return the types of which objects are open, and how many, in order of their names."""
        found: Counter[str] = Counter()
        ids, instances = self._workspace.document_ids, self._workspace.sides.instances
        for number, name in enumerate(ids, 1):
            found.update(open_types(self._entered.settled(name), instances(name)))
            progress(number, len(ids), "Looking for what is open")
        return dict(sorted(found.items()))

    def types_open_in(self, finals: Mapping[str, FinalDocument]) -> dict[str, int]:
        """Return the types of the open objects in final keys, with their numbers, in order of the names."""
        found: Counter[str] = Counter()
        for name, final in finals.items():
            instances = self._workspace.sides.instances(name)
            found.update(types_of(self._entered.settled(name), instances, final.open))
        return dict(sorted(found.items()))

    def open_rules(self) -> dict[str, OpenRule]:
        """Return what open objects become in the key, by type as it is compared; others are refused."""
        found = self._entered.of(Kind.OPEN, "")
        return {name: one for name, one in found.items() if isinstance(one, OpenRule)}

    def fill_open(self, rules: Mapping[str, OpenRule | None], label: str, by: str = "") -> Command | None:
        """Record by type what open objects become when the key is written; None: they are refused again.

        Raises ValueError for alternatives where classes of mentions are settled: they know none.
        """
        if self.has_classes and any(one and one.choice is Choice.EITHER for one in rules.values()):
            raise ValueError("mentions and their classes have no alternatives")
        now = self._entered.now()
        entries = {
            Key(Kind.OPEN, "", type_name.casefold()): (
                msgspec.structs.replace(one, by=by, at=now) if one is not None else None
            )
            for type_name, one in rules.items()
        }
        return self._entered.enter(label, entries.items(), by)

    # --- classes of mentions

    @property
    def has_classes(self) -> bool:
        """Whether mentions make classes: the task compares coreference."""
        return self._chaining is not None

    @property
    def _chaining(self) -> Chaining | None:
        """How mentions make classes; None where the task compares none."""
        task = self._workspace.task
        types = frozenset(one.name.casefold() for one in task.classes)
        return Chaining(task.reading.ref_slot, types) if task.method == "coreference" else None

    def conflicts(self, documents: Iterable[str]) -> list[tuple[str, ClassConflict]]:
        """Return the classes of documents that were to stay apart and that a link merges."""
        if not self.has_classes:
            return []
        return [(name, one) for name in documents for one in self.of(name).conflicts]

    def link(
        self, document: str, rows: Iterable[int], sides: tuple[int, ...] | None, label: str, by: str = ""
    ) -> Command | None:
        """Accept the links that ``sides`` have of mentions, whatever else was decided about these.

        With None what was decided about classes and mentions says again whose link holds. Raises ValueError
        for rows that are no mentions.
        """
        return self.link_each(document, dict.fromkeys(rows, sides), label, by)

    def link_each(
        self, document: str, said: Mapping[int, tuple[int, ...] | None], label: str, by: str = ""
    ) -> Command | None:
        """Accept the links of mentions, each in its own way, as `link` does alike."""
        return self._entered.enter(label, self._linked(document, said, by).items(), by)

    def _linked(
        self, document: str, said: Mapping[int, tuple[int, ...] | None], by: str, rule: str = ""
    ) -> dict[Key, Link | None]:
        tell, wanted = self._entered.teller(document), dict[Key, Link | None]()
        settled, now = self._entered.settled(document), self._entered.now()
        for row, sides in said.items():
            one = Link(sides, by=by, at=now, about=tell(row), rule=rule) if sides is not None else None
            wanted |= linked(settled, [row], one)
        return wanted

    def majority_links(
        self, progress: Progress = no_progress
    ) -> Iterator[tuple[str, dict[int, tuple[int, ...]]]]:
        """Yield by document what the rule of most links would accept: whose links, by row.

        It speaks of mentions in the key whose annotators link them otherwise, where no person has chosen, and
        another link is accepted than that of more than half.
        """
        ids = self._workspace.document_ids if self.has_classes else ()
        for number, name in enumerate(ids, 1):
            settled, grouping = self._entered.settled(name), self.of(name).grouping
            found = {
                row: sides
                for row, sides in self.voted_links(name, [0]).items()
                if settled.link(row) is None
                and grouping is not None
                and grouping.differs(row)
                and grouping.sides(row) != frozenset(sides)
            }
            if found:
                yield name, found
            progress(number, len(ids), "Looking")

    def link_majority(
        self, label: str, rule: str, by: str = "", progress: Progress = no_progress
    ) -> Command | None:
        """Accept what `majority_links` yields, in one step; None where that is nothing."""
        wanted: dict[Key, Link | None] = {}
        for document, said in list(self.majority_links(progress)):
            wanted |= self._linked(document, said, by, rule)
        return self._entered.enter(label, wanted.items(), by)

    def voted_links(self, document: str, rows: Iterable[int]) -> dict[int, tuple[int, ...]]:
        """Return, of the mentions that rows are or hold, whose link more than half of the annotators have.

        Those who annotated the document are counted; a mention that is not in the key, or has no such
        majority, is not among them. What is accepted already is.
        """
        grouping = self.of(document).grouping
        if grouping is None:
            return {}
        nodes = self._entered.settled(document).nodes
        asked = sum(document in side.documents for side in self._workspace.sides.sets)
        mentions = {at for row in rows for at in range(row, nodes.end[row]) if grouping.stands(at)}
        found = {row: grouping.voted(row, asked) for row in sorted(mentions)}
        return {row: tuple(sorted(sides)) for row, sides in found.items() if sides is not None}

    def settle_classes(
        self, document: str, conflict: ClassConflict, label: str, *, merge: bool, by: str = ""
    ) -> Command | None:
        """Let the classes of a conflict merge, or give up the link that merges them.

        Raises ValueError for a link that a person wrote and that is to be given up.
        """
        settled, grouping = self._entered.settled(document), self.of(document).grouping
        assert grouping is not None  # else there were no conflict
        if merge:
            wanted = let_merge(settled, conflict, by, self._entered.now())
        else:
            wanted = held_apart(settled, grouping, conflict, by, self._entered.now())
        return self._entered.enter(label, wanted.items(), by)
