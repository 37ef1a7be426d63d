"""Objects of a unit as nested pairs, down to the single fill: the source of the historic reports.

Everything comes from the one result: its nodes hold the pairs and their counts, the sides
the contents of the files. A fill of either side stands in exactly one pair, also one of an undefined slot.
"""

from array import array
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, groupby, zip_longest

import msgspec

from annotally.comparison.result import TOTAL, Level, Nodes, Sides, UnitComparison
from annotally.formats.sgml import reader as sgml_reader
from annotally.model.instances import Fill, Instance, Slot
from annotally.reports.tables.score_tables import NOTHING
from annotally.scoring.tally import CountColumn, Status, Tally
from annotally.tasks.definition import FillKind, TaskDefinition

DocumentUnits = Iterable[tuple[str, UnitComparison]]
"""Documents by id with their units, in the order in which they are to be reported."""


class ReportedFillPair(msgspec.Struct, frozen=True, gc=False):
    """Two single fills, or one alone. ``tally`` is added to all slots."""

    status: Status
    tally: Tally
    key: Fill | None
    response: Fill | None


class MultiFillPair(msgspec.Struct, frozen=True, gc=False):
    """Two alternatives that were compared, or one alone: ``unused`` if another one was taken in its place."""

    tally: Tally
    fills: tuple[ReportedFillPair, ...]
    unused: bool = False


class SlotPair(msgspec.Struct, frozen=True, gc=False):
    """A slot of one or both objects. ``name`` is as the key's file writes it, else the response's."""

    name: str
    kind: FillKind
    status: Status
    tally: Tally
    key: Slot | None
    response: Slot | None
    multi_fills: tuple[MultiFillPair, ...]

    @property
    def compared(self) -> Iterator[ReportedFillPair]:
        """The fills of the alternatives that were compared."""
        return (fill for multi in self.multi_fills if not multi.unused for fill in multi.fills)


class ObjectPair(msgspec.Struct, frozen=True, gc=False):
    """Two objects, or one alone. ``tally`` counts its fills.

    ``status`` is that of the object level: COR if aligned, whatever its fills (M7).
    """

    status: Status
    tally: Tally
    key: Instance | None
    response: Instance | None
    numbers: tuple[int, ...]
    """Numbers of the instances in their documents, -1 where there is none."""
    slots: tuple[SlotPair, ...]

    @property
    def type(self) -> str:
        """The class as the key's file writes it, else the response's."""
        instance = self.key or self.response
        return instance.type if instance is not None else ""


def object_pairs(unit: UnitComparison, sides: Sides, task: TaskDefinition) -> tuple[ObjectPair, ...]:
    """Return every object of the unit once, in the order of the nodes."""
    reader = _Reader(unit, sides, task)
    # Mentions stand below the classes they are in.
    return tuple(reader.pair(row) for row, level in enumerate(unit.nodes.level) if level == Level.INSTANCE)


class _Reader:
    """Reads the pairs off one unit's nodes."""

    def __init__(self, unit: UnitComparison, sides: Sides, task: TaskDefinition) -> None:
        self._nodes = unit.nodes
        self._task = task
        self._tallies = _Tallies(unit.nodes)
        self._instances = sides.instances(unit.document)
        self._formats = [side.format for side in sides.sets]

    def pair(self, row: int) -> ObjectPair:
        """Return the object at a row and all that lies below it."""
        key, response = self._instance(0, row), self._instance(1, row)
        slots = [self._slot(child, key, response) for child in self._nodes.children(row)]
        slots += self._undefined(row, key, response)
        numbers = tuple(side.instance[row] for side in self._nodes.sides)
        status, tally = self._object_status(row), self._tallies.below(row)
        return ObjectPair(status, tally, key, response, numbers, tuple(slots))

    def _instance(self, side: int, row: int) -> Instance | None:
        number = self._nodes.sides[side].instance[row]
        return self._instances[side][number] if number >= 0 else None

    def _object_status(self, row: int) -> Status:
        nodes = self._nodes
        if self._task.method_spec.links_mentions:
            return Status(nodes.status[row])
        # The outcome is the column the object counts in; one that counts nowhere is optional or not scored.
        column = next((s.column for s in nodes.bundles[nodes.share[row]] if s.row[0] == "object"), None)
        if column is not None and column is not CountColumn.NON:
            return Status(column)
        definition = self._task.by_name.get(nodes.names[nodes.name[row]].casefold())
        return Status.OPT if definition is not None and definition.scored else Status.UNS

    def _slot(self, row: int, key: Instance | None, response: Instance | None) -> SlotPair:
        # Three cases: a row that is its own only fill, an optional slot left empty, or rows of fills below.
        nodes = self._nodes
        below = list(nodes.children(row))
        multi_fills: tuple[MultiFillPair, ...]
        ours, theirs = self._slot_of(0, row, key), self._slot_of(1, row, response)
        if not below:
            multi_fills = (self._multi_fill((row,)),)
        elif nodes.rules[nodes.rule[row]] == "optional-slot":
            multi_fills = self._unfilled(row, below)
        else:
            multi_fills = self._compared(below)
        definition = self._task.by_name[nodes.names[nodes.name[nodes.parent[row]]].casefold()]
        kind = definition.by_name[nodes.names[nodes.name[row]].casefold()].kind
        slot = ours or theirs
        name = slot.name if slot is not None else nodes.names[nodes.name[row]]
        status = Status(nodes.status[row])
        return SlotPair(name, kind, status, self._tallies.below(row), ours, theirs, multi_fills)

    def _slot_of(self, side: int, row: int, instance: Instance | None) -> Slot | None:
        """Return the slot a row or one below it speaks of on one side."""
        if instance is None:
            return None
        # The slot's number stands at its own row, or at the first row below it with something of this side.
        places = self._nodes.sides[side].slot
        for place in places[row : self._nodes.end[row]]:
            if place >= 0:
                return instance.slots[place]
        return None

    def _compared(self, below: Sequence[int]) -> tuple[MultiFillPair, ...]:
        """Return the alternatives that were compared, then those that were not."""
        nodes = self._nodes
        fills = [row for row in below if nodes.level[row] == Level.FILL]
        uncompared = [row for row in below if nodes.level[row] == Level.ALTERNATIVE]
        first = (self._multi_fill(fills),) if fills else ()
        return first + tuple(self._multi_fill(list(nodes.children(row)), unused=True) for row in uncompared)

    def _unfilled(self, row: int, below: Sequence[int]) -> tuple[MultiFillPair, ...]:
        """Return an unfilled optional slot: its one non-committal count (M9) goes with its first fill."""
        # The alternatives of the key and the response are runs of rows with the same pair of numbers.
        result = []
        tally = self._tallies.own(row)
        alternatives = self._nodes.sides[0].alternative, self._nodes.sides[1].alternative
        for _, rows in groupby(below, key=lambda row: (alternatives[0][row], alternatives[1][row])):
            pairs = []
            for fill in rows:
                pairs.append(msgspec.structs.replace(self._fill(fill), tally=tally))
                tally = NOTHING
            result.append(MultiFillPair(_sum(pairs), tuple(pairs)))
        return tuple(result)

    def _multi_fill(self, rows: Sequence[int], *, unused: bool = False) -> MultiFillPair:
        pairs = tuple(self._fill(row) for row in rows)
        return MultiFillPair(_sum(pairs), pairs, unused)

    def _fill(self, row: int) -> ReportedFillPair:
        status, tally = Status(self._nodes.status[row]), self._tallies.own(row)
        return ReportedFillPair(status, tally, self._fill_of(0, row), self._fill_of(1, row))

    def _fill_of(self, side: int, row: int) -> Fill | None:
        arrays, instance = self._nodes.sides[side], self._instance(side, row)
        if instance is None or arrays.fill[row] < 0:
            return None
        slot = instance.slots[arrays.slot[row]]
        return slot.alternatives[arrays.alternative[row]].fills[arrays.fill[row]]

    def _undefined(self, row: int, key: Instance | None, response: Instance | None) -> Iterator[SlotPair]:
        """Yield the slots that no node speaks of: the task does not define them, or compares no fills.

        Slots of one name stand in one pair, their alternatives and fills beside each other as written.
        """
        # Nodes are made of slots that the task compares. The others are read from the instances, for the
        # historic reports list every fill of the files; names of both sides are joined in the order in which
        # they occur.
        ours, theirs = self._unspoken(row, 0, key), self._unspoken(row, 1, response)
        for name in dict.fromkeys((*ours, *theirs)):
            key_slot, response_slot = ours.get(name), theirs.get(name)
            slot = key_slot or response_slot
            if slot is not None:
                multi_fills = tuple(
                    _beside(*pair) for pair in zip_longest(_filled(key_slot), _filled(response_slot))
                )
                kind = self._kind(key or response, slot, 0 if key_slot is slot else 1)
                yield SlotPair(slot.name, kind, Status.UNS, NOTHING, key_slot, response_slot, multi_fills)

    def _unspoken(self, row: int, side: int, instance: Instance | None) -> dict[str, Slot]:
        if instance is None:
            return {}
        # Every slot below an object has its number in some row of the subtree; the rest no method looked at.
        spoken_of = set(self._nodes.sides[side].slot[row : self._nodes.end[row]])
        return {
            slot.name.casefold(): slot
            for number, slot in enumerate(instance.slots)
            if number not in spoken_of and any(alternative.fills for alternative in slot.alternatives)
        }

    def _kind(self, instance: Instance | None, slot: Slot, side: int) -> FillKind:
        """Return the kind of a slot that no node speaks of: as the task declares it, else as it looks.

        Strings are quoted, but for tags, where quotes stand around any attribute; pointers point.
        """
        # In this order: a pointer, the kind the task declares, quotes or tags as the format has them.
        reading = next(slot.readings())
        if reading.target is not None:
            return FillKind.POINTER
        owner = self._task.by_name.get(instance.type.casefold()) if instance is not None else None
        declared = owner.by_name.get(slot.name.casefold()) if owner is not None else None
        if declared is not None and declared.kind is not FillKind.POINTER:
            return declared.kind
        options = self._task.reading
        texts = (options.text_slot.casefold(), options.min_slot.casefold(), options.alt_slot.casefold())
        tagged = self._formats[side] == sgml_reader.NAME
        is_text = slot.name.casefold() in texts if tagged else bool(reading.quote)
        return FillKind.STRING if is_text else FillKind.SET


def _filled(slot: Slot | None) -> list[tuple[Fill, ...]]:
    return (
        [alternative.fills for alternative in slot.alternatives if alternative.fills]
        if slot is not None
        else []
    )


def _beside(ours: Sequence[Fill] | None, theirs: Sequence[Fill] | None) -> MultiFillPair:
    """Return fills that count nowhere beside each other as they are written."""
    pairs = zip_longest(ours or (), theirs or ())
    return MultiFillPair(NOTHING, tuple(ReportedFillPair(Status.UNS, NOTHING, *pair) for pair in pairs))


def _sum(pairs: Sequence[ReportedFillPair]) -> Tally:
    return sum((pair.tally for pair in pairs), NOTHING) if len(pairs) != 1 else pairs[0].tally


class _Tallies:
    """Tallies of rows in all slots, alone or with all rows below.

    A subtree is a contiguous range of rows in preorder: prefix sums by column give its tally in O(1).
    """

    def __init__(self, nodes: Nodes) -> None:
        # One prefix sum a column over all rows: the tally of any subtree is then one subtraction a column.
        # Rows share their bundles of counts, so that these are added up once each and not once a row.
        self._nodes = nodes
        self._bundles = [
            Tally(
                *(sum(int(s.amount) for s in bundle if s.row == TOTAL and s.column is c) for c in CountColumn)
            )
            for bundle in nodes.bundles
        ]
        self._known: dict[tuple[int, ...], Tally] = {}
        self._sums = []
        for column in range(len(CountColumn)):
            counts = [tally.counts()[column] for tally in self._bundles]
            row_counts = (counts[number] for number in nodes.share)
            self._sums.append(array("q", accumulate(row_counts, initial=0)))

    def own(self, row: int) -> Tally:
        """Return the tally of the row alone."""
        return self._bundles[self._nodes.share[row]]

    def below(self, row: int) -> Tally:
        """Return the tally of the row and all rows below it."""
        # Leaves are most of the rows: they need no sums. Equal tallies are one object.
        end = self._nodes.end[row]
        if end == row + 1:
            return self.own(row)
        counts = tuple([sums[end] - sums[row] for sums in self._sums])
        tally = self._known.get(counts)
        if tally is None:
            tally = self._known[counts] = Tally(*counts)
        return tally
