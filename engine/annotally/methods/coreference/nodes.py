"""The nodes of a coreference comparison: connected classes, each side's classes, pairs of mentions."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from annotally.comparison.links import LinkWriter
from annotally.comparison.node_builder import NodeBuilder, one_sided
from annotally.comparison.result import (
    LINK_KINDS,
    NO_PLACE,
    Level,
    Links,
    Nodes,
    Outline,
    RowKey,
    Share,
    UnitComparison,
    sum_shares,
)
from annotally.matching.candidates import IndexPair
from annotally.methods.coreference.mentions import Mention, MentionAlignment, Reasons
from annotally.methods.coreference.metrics import (
    METRICS,
    ClassAlignments,
    Groupings,
    MetricPart,
    MetricParts,
    align_classes,
    parts,
    sum_parts,
)
from annotally.model.instance_columns import types_of
from annotally.model.instances import Instance
from annotally.model.wording import Wording, join_commas, plural
from annotally.scoring.families import AnyTally
from annotally.scoring.ratios import LinkColumn, RatioColumn, link_tally
from annotally.scoring.tally import Status

MENTIONS: RowKey = ("mentions",)
"""The row that counts aligned mentions and all mentions, without unaligned optional ones."""
CLASSES: RowKey = ("classes",)
"""The row that counts classes of two and more: equal ones, and all."""
BLANC: RowKey = ("metric", "blanc")
ROWS: dict[str, RowKey] = {name: ("metric", name) for name in METRICS}

_COLUMNS = (
    (RatioColumn.RECALL_NUM, RatioColumn.RECALL_DEN),
    (RatioColumn.PRECISION_NUM, RatioColumn.PRECISION_DEN),
)
_CLASS = tuple(tuple(Share(CLASSES, column) for column in columns) for columns in _COLUMNS)
_ALONE = tuple((Share(MENTIONS, columns[1]),) for columns in _COLUMNS)
_ALIGNED = tuple(Share(MENTIONS, column) for column in RatioColumn)
_MEMBER, _CEAF_M, _CEAF_E = range(len(LINK_KINDS))


class MentionSide(NamedTuple):
    """A side of a document in comparison; mentions are numbered by their places in ``mentions``.

    ``classes`` are the scored ones, sorted by members; ``class_of`` maps each mention to its scored class,
    also those in ``left_out``: the unaligned optional mentions, which are no members of it.
    """

    instances: Sequence[Instance]
    mentions: Sequence[Mention]
    classes: Sequence[tuple[int, ...]]
    class_of: dict[int, int]
    left_out: frozenset[int]


class CoreferenceUnit(NamedTuple):
    """A document pair with its mentions aligned and grouped into classes."""

    document: str
    sides: tuple[MentionSide, MentionSide]
    alignment: MentionAlignment
    two_keys: bool
    """Whether both sides are keys (M19)."""


def emit(unit: CoreferenceUnit) -> UnitComparison:
    """Return the comparison: nodes with their shares, the links between them, and the table they sum to."""
    groupings = groupings_of(unit)
    alignments = align_classes(groupings)
    emitter = _Emitter(unit, groupings, alignments, parts(groupings, alignments))
    return emitter.builder.unit(unit.document, emitter.append_all())


def sketch(unit: CoreferenceUnit, make_nodes: Callable[[], Nodes]) -> UnitComparison:
    """Return the comparison as `emit` does, with an outline in place of the nodes, made on request.

    The outline has the rows of the nodes, without the shares of classes in the metrics.
    """
    groupings = groupings_of(unit)
    alignments = align_classes(groupings)
    emitter = _Emitter(unit, groupings, alignments)
    links = emitter.append_all()
    emitter.builder.close()
    maker = partial(Outline, emitter.builder.finish(), ())
    table = _tabulate(unit, groupings, alignments)
    return UnitComparison(unit.document, make_nodes, table, links, outline_maker=maker)


def tabulate(unit: CoreferenceUnit) -> dict[RowKey, AnyTally]:
    """Return the table that the nodes of `emit` sum to, without making them."""
    groupings = groupings_of(unit)
    return _tabulate(unit, groupings, align_classes(groupings))


def _tabulate(
    unit: CoreferenceUnit, groupings: Groupings, alignments: ClassAlignments
) -> dict[RowKey, AnyTally]:
    shares = [*_blanc(unit, groupings)]
    counted = []
    for number, (side, sums) in enumerate(zip(unit.sides, sum_parts(groupings, alignments), strict=True)):
        sizes = (groupings.key, groupings.response)[number]
        shares += _shares(number, sums)
        equal = sum(sizes[class_number] > 1 for class_number in _equal_classes(groupings)[number])
        counted += [(_CLASS[number][:1], equal), (_CLASS[number][1:], sum(size > 1 for size in sizes))]
        unaligned = len(side.mentions) - len(unit.alignment.partner) - len(side.left_out)
        counted.append((_ALONE[number], unaligned))
    counted.append((_ALIGNED, len(unit.alignment.partner)))
    return sum_shares([(tuple(shares), 1), *(entry for entry in counted if entry[1])])


def _blanc(unit: CoreferenceUnit, groupings: Groupings) -> tuple[Share, ...]:
    """Return the document's counts of linked and unlinked pairs of mentions."""
    common = [(k, r, shared) for (k, r), shared in groupings.common.items()]
    tally = link_tally(groupings.key, groupings.response, common, two_keys=unit.two_keys)
    counts = zip(LinkColumn, tally.counts(), strict=True)
    return tuple(Share(BLANC, column, count) for column, count in counts if count)


_Entry = tuple[tuple[int, ...], IndexPair]
"""A pair of mentions, or an unaligned one: its sort key, and the places of both (-1: absent)."""


class _Component(NamedTuple):
    """A connected component of classes: both sides' classes linked by common mentions."""

    classes: tuple[tuple[int, ...], tuple[int, ...]]


class _Emitter:
    """Writes the nodes of one unit; without parts of classes in the metrics, their shares are left out."""

    def __init__(
        self,
        unit: CoreferenceUnit,
        groupings: Groupings,
        alignments: ClassAlignments,
        class_parts: MetricParts | None = None,
    ) -> None:
        self._unit = unit
        self._sides = unit.sides
        self.builder = NodeBuilder()
        self._reasons = Reasons((unit.sides[0].mentions, unit.sides[1].mentions), unit.alignment)
        self._groupings, self._alignments, self._parts = groupings, alignments, class_parts
        self._matches = _equal_classes(self._groupings)
        self._met = tuple({pair[side] for pair in self._groupings.common} for side in (0, 1))
        self._rows: tuple[dict[int, int], dict[int, int]] = ({}, {})
        self._links = LinkWriter()
        self._types = [types_of(side.instances) for side in unit.sides]
        self._places = tuple(
            [(mention.number, -1, -1, -1) for mention in side.mentions] for side in unit.sides
        )

    def append_all(self) -> Links:
        """Append all nodes below that of the document, which stays open; return the links between them."""
        shares = _blanc(self._unit, self._groupings) if self._parts is not None else ()
        self.builder.open_document(self._unit.document, shares=shares)
        # A component's node holds its classes and its mentions, in the reading order of its first mention;
        # mentions without a scored class (-1) are on the same level. Links go to rows, so they come last.
        components = _components(self._groupings, self._alignments.connected)
        inside = self._by_component(components)
        listing = [(entry[0], [entry], -1) for entry in inside.pop(-1, ())]
        listing += [(entries[0][0], entries, number) for number, entries in inside.items()]
        for _, entries, number in sorted(listing):
            if number < 0:
                self._mention(entries[0])
            else:
                self._component(components[number], entries)
        self._append_uncompared()
        for kind, alignment in ((_CEAF_M, self._alignments.ceaf_m), (_CEAF_E, self._alignments.ceaf_e)):
            for key, response in sorted(alignment):
                self._links.add(kind, self._rows[0][key], self._rows[1][response])
        return self._links.links()

    # --- entries in order

    def _entries(self) -> list[_Entry]:
        """Return the pairs and the unaligned mentions, in reading order."""
        key, response = self._sides[0].mentions, self._sides[1].mentions
        partner = self._unit.alignment.partner
        used_responses = set(partner.values())
        pairs = [(k, partner.get(k, -1)) for k in range(len(key))]
        pairs += [(-1, r) for r in range(len(response)) if r not in used_responses]
        entries = []
        # Reading order by the first extent of the pair; longer extents come before those that they enclose.
        for k, r in pairs:
            extents = [side[n].extent for side, n in ((key, k), (response, r)) if n >= 0]
            first = min(extents)
            entries.append(((first.start, -first.end, k < 0, k, r), (k, r)))
        return sorted(entries)

    def _by_component(self, components: Sequence[_Component]) -> dict[int, list[_Entry]]:
        """Return the entries by component number, with -1 for mentions without a scored class."""
        # Both members of an entry are in the same component if both have a class, so the first number will
        # do.
        number_of = tuple(
            {
                class_number: number
                for number, component in enumerate(components)
                for class_number in component.classes[side]
            }
            for side in (0, 1)
        )
        inside: defaultdict[int, list[_Entry]] = defaultdict(list)
        for entry in self._entries():
            numbers = [
                number_of[side][self._sides[side].class_of[member]]
                for side, member in enumerate(entry[1])
                if member in self._sides[side].class_of
            ]
            inside[numbers[0] if numbers else -1].append(entry)
        return inside

    # --- nodes

    def _component(self, component: _Component, entries: Iterable[_Entry]) -> None:
        # COR only for a single pair of equal classes: an equal class has no mention in common with others, so
        # it is a component of its own.
        keys, responses = component.classes
        name = join_commas((_count_key_classes(len(keys)), _count_response_classes(len(responses))))
        if not keys:
            status = Status.SPU
        elif not responses:
            status = Status.MIS
        else:
            status = Status.COR if keys[0] in self._matches[0] else Status.INC
        places = tuple(
            self._places[side][self._sides[side].classes[class_numbers[0]][0]] if class_numbers else NO_PLACE
            for side, class_numbers in enumerate(component.classes)
        )
        self.builder.open(self.builder.leaf(Level.COMPONENT, name, status, places))
        for side, class_numbers in enumerate(component.classes):
            for number in class_numbers:
                self._class(side, number)
        for entry in entries:
            self._mention(entry)
        self.builder.close()

    def _class(self, side: int, number: int) -> None:
        # A class is equal to one of the other side, shares mentions with some, or stands alone. Classes of
        # one mention count in the metrics but not in the row of classes.
        members = self._sides[side].classes[number]
        if number in self._matches[side]:
            status, rule = Status.COR, "class-same"
        elif number in self._met[side]:
            status, rule = Status.INC, "class-differs"
        else:
            status, rule = (Status.MIS, Status.SPU)[side], "class-alone"
        shares: tuple[Share, ...] = ()
        if self._parts is not None:
            shares = _shares(side, self._parts[side][number])
            if len(members) > 1:
                shares += _CLASS[side] if status is Status.COR else _CLASS[side][1:]
        name = _name_class(side, len(members))
        places = one_sided(side, self._places[side][members[0]])
        self._rows[side][number] = self.builder.leaf(Level.CLASS, name, status, places, shares, rule)

    def _mention(self, entry: _Entry) -> None:
        # A mention's node links to the class nodes of both sides; those were written before, so their rows
        # are known. Mentions left out of their class have no link.
        pair = k, r = entry[1]
        sides = self._sides
        if k >= 0 and r >= 0:
            shares, status, rule = _ALIGNED, Status.COR, self._unit.alignment.rules[k]
        else:
            shares, status, rule = self._alone(k, r)
        numbers = (
            sides[0].mentions[k].number if k >= 0 else -1,
            sides[1].mentions[r].number if r >= 0 else -1,
        )
        name = self._types[0][numbers[0]] if k >= 0 else self._types[1][numbers[1]]
        why = self._reasons.why(rule, k, r)
        row, builder = len(self.builder), self.builder
        # Nearly all mentions have a row like others, inside a component or beside one.
        key = name, rule, status, k >= 0, r >= 0, builder.depth
        if not builder.repeat(key, numbers, why):
            places = (
                self._places[0][k] if k >= 0 else NO_PLACE,
                self._places[1][r] if r >= 0 else NO_PLACE,
            )
            builder.pair(name, status, places, (), shares, why, key=key)
        for side, member in enumerate(pair):
            class_number = sides[side].class_of.get(member, -1)
            if class_number >= 0 and member not in sides[side].left_out:
                self._links.add(_MEMBER, row, self._rows[side][class_number])

    def _alone(self, k: int, r: int) -> tuple[tuple[Share, ...], Status, str]:
        """Return shares, status and rule of a mention without a partner."""
        side, member = (0, k) if r < 0 else (1, r)
        if member in self._sides[side].left_out:
            return (), Status.OPT, "mention-optional"
        if side == 0:
            return _ALONE[0], Status.MIS, "mention-missing"
        return _ALONE[1], Status.SPU, "mention-spurious"

    def _append_uncompared(self) -> None:
        """Append the instances that are no mentions."""
        mentions = [[mention.number for mention in side.mentions] for side in self._sides]
        self.builder.add_undeclared([side.instances for side in self._sides], mentions)


def groupings_of(unit: CoreferenceUnit) -> Groupings:
    """Return the sizes of the classes, and the number of mentions that two of them have in common."""
    key, response = unit.sides
    classes = ((key.class_of.get(k), response.class_of.get(r)) for k, r in unit.alignment.partner.items())
    common = Counter((k, r) for k, r in classes if k is not None and r is not None)
    return Groupings(tuple(map(len, key.classes)), tuple(map(len, response.classes)), common)


def _equal_classes(groupings: Groupings) -> tuple[set[int], set[int]]:
    """Return the classes of each side that have the same mentions as a class of the other side."""
    same = [
        pair
        for pair, shared in groupings.common.items()
        if groupings.key[pair[0]] == shared == groupings.response[pair[1]]
    ]
    return {k for k, _ in same}, {r for _, r in same}


def _components(groupings: Groupings, connected: Sequence[Sequence[IndexPair]]) -> list[_Component]:
    """Return the connected components; a class without common mentions is one of its own."""
    result = []
    for pairs in connected:
        keys, responses = {k for k, _ in pairs}, {r for _, r in pairs}
        result.append(_Component((tuple(sorted(keys)), tuple(sorted(responses)))))
    met = tuple(
        {class_number for component in result for class_number in component.classes[side]} for side in (0, 1)
    )
    result += [_Component(((k,), ())) for k in range(len(groupings.key)) if k not in met[0]]
    result += [_Component(((), (r,))) for r in range(len(groupings.response)) if r not in met[1]]
    return result


def _shares(side: int, adds: Mapping[str, MetricPart]) -> tuple[Share, ...]:
    columns = _COLUMNS[side]
    return tuple(
        Share(ROWS[name], column, amount)
        for name, part in adds.items()
        for column, amount in zip(columns, part, strict=True)
        if amount
    )


# All documents have classes of the same few sizes: their names are made once.


@lru_cache(maxsize=1 << 10)
def _count_key_classes(number: int) -> Wording:
    if not number:
        return Wording("no key class")
    return plural("{count} key class", "{count} key classes", number)


@lru_cache(maxsize=1 << 10)
def _count_response_classes(number: int) -> Wording:
    if not number:
        return Wording("no response class")
    return plural("{count} response class", "{count} response classes", number)


@lru_cache(maxsize=1 << 10)
def _name_class(side: int, members: int) -> Wording:
    if side:
        return Wording("response class of {count}", count=members)
    return Wording("key class of {count}", count=members)
