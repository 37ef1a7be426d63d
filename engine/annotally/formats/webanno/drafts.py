"""Drafts of instances for the cells of a WebAnno TSV file: rows, numbers, chains, and then values."""

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from annotally.formats.base import ReadOptions
from annotally.formats.span_writing import Refuser, count_extents, has_pointers
from annotally.formats.webanno.entries import CellEntry
from annotally.formats.webanno.header import (
    ANYTHING,
    DEPENDENCY,
    RELATION,
    TOKEN,
    TYPE,
    DeclaredLayer,
    LayerKind,
    slot_names,
)
from annotally.formats.webanno.rows import Row
from annotally.formats.webanno.schema import LayerSchema, ends_of, link_of
from annotally.formats.webanno.table import TokenTable
from annotally.formats.webanno.values import (
    JOINED,
    NO_ANNOTATION,
    NO_VALUE,
    STACKED,
    Reference,
    escape_value,
    parse_reference,
)
from annotally.model.annotation_sets import DocumentAnnotations, pointer_name
from annotally.model.chains import classes, references
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.source_diagnostics import shown
from annotally.model.wording import Wording, plural

Stack = tuple[str, int]
"""A layer, and a row by its identity."""


@dataclass(slots=True)
class InstanceDraft:
    """An instance and its future place; without layer a bare token, which is in no column.

    ``number`` and ``link`` are those of `CellEntry`; ``unchanged``: the instance is as the file has it.
    """

    instance: Instance
    layer: DeclaredLayer | None
    rows: list[Row] = field(default_factory=list)
    number: int = 0
    link: int = 0
    unchanged: bool = False


class Drafts:
    """The instances of one document, and the cells that state them."""

    def __init__(
        self,
        document_annotations: DocumentAnnotations,
        schema: LayerSchema,
        drafts: Iterable[InstanceDraft],
        refuser: Refuser,
        former: Container[str] = (),
    ) -> None:
        # Pointers are resolved by the name of their target, so an index is built first and two instances of
        # one name are refused.
        self._document_annotations = document_annotations
        self._schema = schema
        self._refuser = refuser
        self._former = former
        """Targets that the file has: a pointer to one that is gone has changed with it."""
        self.drafts = list(drafts)
        self.by_target: dict[str, InstanceDraft] = {}
        for draft in self.drafts:
            name = self._target(draft.instance)
            if name in self.by_target:
                raise self.refusal(
                    draft.instance, Wording("a name that another instance has"), Wording("every name once")
                )
            self.by_target[name] = draft

    @property
    def options(self) -> ReadOptions:
        """The options of reading: the names of slots among them."""
        return self._schema.options

    def refusal(self, instance: Instance, finding: Wording, expected: Wording) -> InputRefused:
        """Build the refusal to write an instance, for the caller to raise."""
        return self._refuser.refusal(self._document_annotations, instance, finding, expected)

    def _target(self, instance: Instance) -> str:
        return pointer_name(self._document_annotations.document, instance).casefold()

    def find_target(self, reading: Reading) -> InstanceDraft | None:
        """Return the draft that a reading points to."""
        return self.by_target.get((reading.target or "").casefold())

    # --- rows

    def place(self, table: TokenTable, text: str) -> None:
        """Give every draft its rows. Raises InputRefused for extents that no rows can say."""
        # Three steps: pieces of tokens for all spans without rows; sub-tokens for pieces that have none; then
        # the rows. Relations come last, for they stand in the row of their dependent.
        unplaced = [draft for draft in self.drafts if draft.instance.extents and not draft.rows]
        for draft in unplaced:
            self._check_extents(draft.instance, table, text)
        pieces = {id(draft): table.pieces(draft.instance.extents[0]) for draft in unplaced}
        table.add((piece for draft in unplaced if draft.layer for piece in pieces[id(draft)]), text)
        for draft in unplaced:
            draft.rows = list(table.rows_of(pieces[id(draft)]))
            if draft.layer is None and len(draft.rows) != 1:
                raise self.refusal(
                    draft.instance,
                    Wording("an extent that is no token's"),
                    Wording("the extent of one token"),
                )
        for draft in self.drafts:
            if draft.layer is not None:
                self._place_relation(draft, draft.layer)

    def _check_extents(self, instance: Instance, table: TokenTable, text: str) -> None:
        self._refuser.check_extents(self._document_annotations, instance, text)
        if len(instance.extents) != 1:
            raise self.refusal(
                instance,
                count_extents(instance),
                Wording("exactly one extent"),
            )
        (extent,) = instance.extents
        if not table.pieces(extent):
            inside = shown(text[extent.start : extent.end], 30)
            finding = Wording(
                "{text!r} from {start} to {end}, which starts or ends between tokens",
                text=inside,
                start=extent.start,
                end=extent.end,
            )
            raise self.refusal(instance, finding, Wording("an extent from within a token to within a token"))

    def _place_relation(self, draft: InstanceDraft, layer: DeclaredLayer) -> None:
        ends = ends_of(draft.instance) if layer.kind is LayerKind.RELATION else None
        spanned = bool(draft.instance.extents)
        if (layer.kind is LayerKind.RELATION) is spanned or (ends is None and not spanned):
            finding = (
                Wording("an extent")
                if spanned
                else Wording("no extent")
                if ends
                else Wording("no extent, and not two pointers")
            )
            expected = Wording("an extent as others of {layer}", layer=layer.name)
            if layer.kind is LayerKind.RELATION:
                expected = Wording(
                    "no extent, and pointers to Governor and Dependent as others of {layer}", layer=layer.name
                )
            raise self.refusal(draft.instance, finding, expected)
        dependent = self._find_end(draft, ends[1]) if ends is not None else None
        if dependent is not None:
            draft.rows = [dependent.rows[0]]

    def _find_end(self, draft: InstanceDraft, slot: Slot) -> InstanceDraft | None:
        """Return an end of a relation; None only for one that the file itself leads nowhere."""
        readings = self._values(draft.instance, slot)
        if len(readings) != 1:
            raise self.refusal(
                draft.instance,
                plural("{count} fill of {slot}", "{count} fills of {slot}", len(readings), slot=slot.name),
                Wording("one of either end"),
            )
        return self._find_pointed(draft, slot, readings[0])

    def _find_pointed(self, draft: InstanceDraft, slot: Slot, reading: Reading) -> InstanceDraft | None:
        target = self.find_target(reading)
        if target is None and (not draft.unchanged or (reading.target or "").casefold() in self._former):
            finding = Wording("{slot} points to {text!r}", slot=slot.name, text=shown(reading.text))
            raise self.refusal(draft.instance, finding, Wording("pointers to instances of this document"))
        if target is not None and not target.instance.extents:
            raise self.refusal(
                draft.instance,
                Wording("{slot} points to a relation", slot=slot.name),
                Wording("pointers to spans"),
            )
        return target

    # --- numbers

    def stacks(self) -> dict[Stack, list[InstanceDraft]]:
        """Return the drafts on each row of each layer, in order."""
        result: dict[Stack, list[InstanceDraft]] = {}
        for draft in self.drafts:
            if draft.layer is not None:
                for row in draft.rows:
                    result.setdefault((draft.layer.name, id(row)), []).append(draft)
        return result

    def number(self, before: Mapping[Stack, Sequence[InstanceDraft]]) -> None:
        """Give numbers to spans of several rows, to several in one row, and to targets of any layer.

        Stacks with the same members as ``before`` stay as they are.
        """
        # Numbers are only added, never changed: spans keep theirs, others get the next ones in order.
        needing = {id(draft) for draft in self.drafts if len(draft.rows) > 1}
        for stack, members in self.stacks().items():
            targets_before = [self._target(draft.instance) for draft in before.get(stack, ())]
            if len(members) > 1 and targets_before != [self._target(draft.instance) for draft in members]:
                needing.update(map(id, members))
        needing.update(map(id, self._targets_of_any_layer()))
        spans = [draft for draft, _ in self._spans()]
        last = max((draft.number for draft in spans), default=0)
        for draft in spans:
            if id(draft) in needing and not draft.number:
                last += 1
                draft.number = last

    def _spans(self) -> Iterator[tuple[InstanceDraft, DeclaredLayer]]:
        """Yield the drafts of layers of spans, each with its layer."""
        for draft in self.drafts:
            if draft.layer is not None and draft.layer.kind is LayerKind.SPAN:
                yield draft, draft.layer

    def _linking(self) -> Iterator[tuple[InstanceDraft, DeclaredLayer, Slot]]:
        """Yield the slots of spans that point, each with its draft and that draft's layer."""
        for draft, layer in self._spans():
            for slot in draft.instance.slots:
                if has_pointers(slot):
                    yield draft, layer, slot

    def _targets_of_any_layer(self) -> Iterator[InstanceDraft]:
        """Yield the targets of changed slots that may point to any layer: only their numbers name them."""
        for draft, layer, slot in self._linking():
            link, _ = link_of(slot, layer)
            if link is not None and link.target == ANYTHING and not draft.unchanged:
                for reading in slot.readings():
                    target = self.find_target(reading)
                    if target is not None:
                        yield target

    def chain(self, before: Mapping[str, Mapping[int, Sequence[int]]]) -> None:
        """Give chains and links their numbers; ``before`` are the links that each chain of a layer had.

        A class keeps the number that most of its members have; a chain with other members is counted anew.
        """
        for layer in self._schema.layers:
            if layer.kind is LayerKind.CHAIN:
                members = [draft for draft in self.drafts if draft.layer is layer]
                self._chain(members, before.get(layer.name, {}))

    def _chain(self, drafts: Sequence[InstanceDraft], before: Mapping[int, Sequence[int]]) -> None:
        instances = [draft.instance for draft in drafts]
        ref = self.options.ref_slot
        for draft in drafts:
            self._check_link(draft)
        # Classes are the connected components of the pointers (union-find). The number that most members bear
        # stays, the least of equals; links are counted anew unless the chain consists of just the links that
        # it had.
        links = references(self._document_annotations.document, instances, ref)
        used: set[int] = set()
        last = max((draft.number for draft in drafts), default=0)
        for group in classes(links):
            order = _chain_order(group, links, drafts)
            numbers = Counter(draft.number for draft in order if draft.number and draft.number not in used)
            number = (
                min(numbers, key=lambda candidate: (-numbers[candidate], candidate)) if numbers else last + 1
            )
            last = max(last, number)
            used.add(number)
            same = all(draft.number == number for draft in order)
            if not same or [draft.link for draft in order] != list(before.get(number, ())):
                for place, draft in enumerate(order, 1):
                    draft.number, draft.link = number, place

    def _check_link(self, draft: InstanceDraft) -> None:
        slots = [
            slot for slot in draft.instance.slots if slot.name.casefold() == self.options.ref_slot.casefold()
        ]
        for slot in slots:
            for reading in self._values(draft.instance, slot):
                target = self._find_pointed(draft, slot, reading)
                if target is not None and target.layer is not draft.layer:
                    finding = Wording("{slot} points to a {type}", slot=slot.name, type=target.instance.type)
                    raise self.refusal(
                        draft.instance, finding, Wording("pointers to links of the same layer")
                    )

    # --- values

    def cells(self, layer: DeclaredLayer, stack: Sequence[InstanceDraft]) -> list[str]:
        """Return the cells of a layer's columns in one row."""
        if not stack:
            return [NO_ANNOTATION] * len(layer.columns)
        columns = zip(*(self._columns(draft, layer) for draft in stack), strict=True)
        return [STACKED.join(values) for values in columns]

    def _columns(self, draft: InstanceDraft, layer: DeclaredLayer) -> list[str]:
        instance = draft.instance
        if layer.kind is LayerKind.CHAIN:
            return [self._chain_value(draft, column) for column in layer.columns]
        # Plain values and links are collected in the order of the slots and put into their columns; a column
        # that no slot fills keeps the sign for no value.
        number = f"[{draft.number}]" if draft.number else ""
        result = [NO_VALUE + number] * len(layer.columns)
        names = slot_names(layer, self.options)
        by_name = {name.casefold(): column for column, name in names.items()}
        ends = ends_of(instance) if layer.kind is LayerKind.RELATION else None
        links: dict[int, list[tuple[str, str]]] = {link.column: [] for link in layer.links}
        for slot in self._schema.column_slots(instance, self.refusal):
            if not has_pointers(slot):
                column = by_name.pop(slot.name.casefold(), None)
                if column is None:
                    raise self.refusal(
                        instance,
                        Wording("slot {slot!r} again", slot=shown(slot.name)),
                        Wording("every slot once"),
                    )
                result[column] = self._value(instance, slot) + number
            elif ends is None:
                self._add_links(draft, layer, slot, links)
        for column, pairs in links.items():
            roles, targets = zip(*pairs, strict=True) if pairs else ((NO_ANNOTATION,), (NO_VALUE,))
            result[column] = JOINED.join(roles) + number
            result[column + 1] = JOINED.join(targets)
        if layer.kind is LayerKind.RELATION:
            result[-1] = self._governor(draft, layer)
        return result

    def _values(self, instance: Instance, slot: Slot) -> tuple[Reading, ...]:
        return self._refuser.values(self._document_annotations, instance, slot)

    def _value(self, instance: Instance, slot: Slot) -> str:
        readings = self._values(instance, slot)
        if len(readings) > 1:
            raise self.refusal(
                instance,
                plural("{count} fill of {slot}", "{count} fills of {slot}", len(readings), slot=slot.name),
                Wording("one fill of a feature"),
            )
        if readings and "\r" in readings[0].text:
            finding = Wording(
                "{slot} {text!r} with a carriage return", slot=slot.name, text=shown(readings[0].text)
            )
            raise self.refusal(instance, finding, Wording("line feeds at most"))
        return escape_value(readings[0].text) if readings else NO_VALUE

    def _chain_value(self, draft: InstanceDraft, column: str) -> str:
        ref, id_name = self.options.ref_slot.casefold(), self.options.id_slot.casefold()
        value = NO_VALUE
        for slot in self._schema.column_slots(draft.instance, self.refusal):
            name = slot.name.casefold()
            if name == column.casefold():
                value = self._value(draft.instance, slot)
            elif name == id_name and [reading.text for reading in slot.readings()] == [draft.instance.name]:
                continue  # which mention it is shows in the number of its link
            elif name not in (ref, TYPE.casefold(), RELATION.casefold()):
                raise self.refusal(
                    draft.instance,
                    Wording("slot {slot}", slot=slot.name),
                    Wording("the two features of a chain's links"),
                )
        if column == TYPE:
            return f"{value}[{draft.number}]"
        return f"{value}->{draft.number}-{draft.link}"

    def _add_links(
        self,
        draft: InstanceDraft,
        layer: DeclaredLayer,
        slot: Slot,
        links: Mapping[int, list[tuple[str, str]]],
    ) -> None:
        link, role = link_of(slot, layer)
        assert link is not None  # the schema has grown
        for reading in self._values(draft.instance, slot):
            target = self._find_pointed(draft, slot, reading)
            if target is None:
                cell = reading.text
            else:
                self._check_target(draft, slot, target, link.target)
                cell = str(Reference(target.rows[0].unit, target.number))
            links[link.column].append((escape_value(role) if role else NO_VALUE, cell))

    def _check_target(self, draft: InstanceDraft, slot: Slot, target: InstanceDraft, layer: str) -> None:
        if target.layer is None:
            fits = layer == TOKEN or (draft.layer is not None and draft.layer.name == DEPENDENCY)
        else:
            fits = layer in (ANYTHING, target.layer.name)
        if not fits:
            finding = Wording("{slot} points to a {type}", slot=slot.name, type=target.instance.type)
            raise self.refusal(draft.instance, finding, Wording("pointers to {layer}", layer=layer))

    def _governor(self, draft: InstanceDraft, layer: DeclaredLayer) -> str:
        ends = ends_of(draft.instance)
        assert ends is not None  # or it had no row
        governor, dependent = (self._find_end(draft, slot) for slot in ends)
        for slot, end in zip(ends, (governor, dependent), strict=True):
            if end is not None:
                self._check_target(draft, slot, end, layer.base)
        end_references = [
            _reference(end, slot) for slot, end in zip(ends, (governor, dependent), strict=True)
        ]
        return Reference(
            end_references[0].unit, end_references[0].number, end_references[1].number
        ).of_relation()


def _reference(end: InstanceDraft | None, slot: Slot) -> Reference:
    """Return the reference to an end of a relation; one that leads nowhere as the file has it."""
    if end is not None:
        return Reference(end.rows[0].unit, end.number)
    text = next(slot.readings()).text
    return parse_reference(text) or Reference(text)


def _chain_order(
    group: Sequence[int], links: Sequence[int], drafts: Sequence[InstanceDraft]
) -> list[InstanceDraft]:
    """Return a class as a chain: each behind the one it points to, or else in the order of the text."""
    # A class is a chain if one member points nowhere and no two point to the same: then the order is that of
    # the pointers. Else (a tree, a circle) it is that of the text.
    behind = {links[member]: member for member in group if links[member] >= 0}
    first = [member for member in group if links[member] < 0]
    if len(first) == 1 and len(behind) == len(group) - 1:
        order = [first[0]]
        while order[-1] in behind:
            order.append(behind[order[-1]])
        return [drafts[member] for member in order]
    places = [(drafts[member].instance.extents[0], member) for member in group]
    return [drafts[member] for _, member in sorted(places)]


def drafts_of(instances: Iterable[Instance], entries: Iterable[CellEntry | Row]) -> list[InstanceDraft]:
    """Return instances as drafts in the cells that they were read from."""
    result = []
    for instance, entry in zip(instances, entries, strict=True):
        if isinstance(entry, Row):
            result.append(InstanceDraft(instance, None, [entry], unchanged=True))
        else:
            rows = list(entry.rows)
            result.append(
                InstanceDraft(instance, entry.layer, rows, entry.number, entry.link, unchanged=True)
            )
    return result
