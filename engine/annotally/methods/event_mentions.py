"""Event mention detection: mapping by overlap of tokens, then type and realis of what is mapped (E1-E5).

A gold mention stands with all system mentions that map to it; below it every one of them has a node of its
own, with its type and its realis status as facets.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from annotally.comparison import (
    NO_PLACE,
    Level,
    Loser,
    NodeBuilder,
    Passage,
    Place,
    Ref,
    RowKey,
    Share,
    Sides,
    UnitComparison,
    Why,
)
from annotally.formats.event_reader import CLASS, REALIS, TYPE, value_of
from annotally.methods.event_mapping import Mapping, Overlap, Tokens, map_mentions
from annotally.model.instances import Instance
from annotally.model.text import Document
from annotally.scoring.mentions import Amount, MentionColumn
from annotally.scoring.tally import Status
from annotally.tasks.definition import TaskDefinition
from annotally.textual.tokenised import token_ids

TOTAL: RowKey = ("total",)
FACETS = ((TYPE, MentionColumn.TYPE), (REALIS, MentionColumn.REALIS))
"""What is compared beside the tokens, and where a right one counts."""

LOSERS_KEPT = 3


class EventMentionComparer:
    """Compares documents for one task. Make one per task: it remembers rows that many mentions share."""

    def __init__(self, task: TaskDefinition) -> None:
        self._invisible = frozenset(word.casefold() for word in task.invisible_words)
        self._passages: dict[object, Passage] = {}
        self._bundles: dict[object, tuple[Share, ...]] = {}

    def compare(self, document: str, sides: Sides) -> UnitComparison:
        """Return the comparison of one document; a system without it has no mentions there (E5)."""
        instances: list[Sequence[Instance]] = []
        for annotation_set in sides.sets:
            annotations = annotation_set.documents.get(document)
            instances.append(annotations.instances if annotations is not None else ())
        text = sides.documents.get(document)
        gold, system = (_mentions(side, text, self._invisible) for side in instances)
        mapping = map_mentions([one.tokens for one in gold], [one.tokens for one in system])
        builder = NodeBuilder()
        builder.open(Level.DOCUMENT, document, Status.NON, (NO_PLACE, NO_PLACE))
        _Emission(builder, gold, system, mapping, self._passages, self._bundles).emit()
        for side, found in enumerate(instances):
            _append_others(builder, side, found)
        builder.close()
        nodes = builder.finish()
        return UnitComparison(document, nodes, nodes.table())


class _Mention(NamedTuple):
    """A mention ready to be compared: its number among the instances, where it begins, what is compared."""

    number: int
    start: int
    tokens: Tokens
    type: str
    values: tuple[str | None, ...]
    places: tuple[Place, ...]
    """Of its facets."""


def _mentions(
    instances: Sequence[Instance], text: Document | None, invisible: frozenset[str]
) -> list[_Mention]:
    result = []
    for number, instance in enumerate(instances):
        if instance.type != CLASS:
            continue
        tokens = frozenset(token_ids(instance))
        if text is not None and text.tokens is not None and invisible:
            tokens = _visible(tokens, text, invisible)
        values = tuple(value_of(instance, slot) for slot, _ in FACETS)
        places = _facet_places(number, instance)
        start = instance.extents[0].start if instance.extents else 0
        result.append(_Mention(number, start, tokens, values[0] or "", values, places))
    return result


def _visible(names: Tokens, text: Document, invisible: frozenset[str]) -> Tokens:
    """Return the tokens whose words count, whatever their case (E3)."""
    tokens = text.tokens
    assert tokens is not None
    hidden = []
    for name in names:
        number = tokens.numbers.get(name)
        if number is not None and tokens.word(number, text.text).casefold() in invisible:
            hidden.append(name)
    return names.difference(hidden) if hidden else names


def _facet_places(number: int, instance: Instance) -> tuple[Place, ...]:
    names = {slot.name: place for place, slot in enumerate(instance.slots) if slot.alternatives}
    return tuple((number, names[slot], 0, 0) if slot in names else (number, -1, -1, -1) for slot, _ in FACETS)


def _append_others(builder: NodeBuilder, side: int, instances: Sequence[Instance]) -> None:
    """Append what is no event mention: shown, and scored nowhere."""
    for number, instance in enumerate(instances):
        if instance.type != CLASS:
            place = (number, -1, -1, -1)
            places = (place, NO_PLACE) if side == 0 else (NO_PLACE, place)
            builder.leaf(Level.INSTANCE, instance.type, Status.UNS, places, (), "undeclared-class")


class _Emission:
    """Writes the nodes of one document, in reading order."""

    def __init__(
        self,
        builder: NodeBuilder,
        gold: Sequence[_Mention],
        system: Sequence[_Mention],
        mapping: Mapping,
        passages: dict[object, Passage],
        bundles: dict[object, tuple[Share, ...]],
    ) -> None:
        self._builder = builder
        self._gold = gold
        self._system = system
        self._mapping = mapping
        self._passages = passages
        self._bundles = bundles
        self._missed = self._lost_to_others()

    def emit(self) -> None:
        """Append every gold mention with those that map to it, and every system mention that maps to none."""
        entries = [(one.start, 0, number) for number, one in enumerate(self._gold)]
        entries += [
            (one.start, 1, number)
            for number, one in enumerate(self._system)
            if not self._mapping.candidates[number]
        ]
        entries.sort()
        for _, side, number in entries:
            if side:
                self._spurious(number)
            elif self._mapping.mapped[number]:
                self._together(number)
            else:
                self._missing(number)

    def _lost_to_others(self) -> dict[int, list[Loser]]:
        """Return, for every gold mention nobody maps to, the system mentions that overlap it the most."""
        found: dict[int, list[tuple[Fraction, Loser]]] = {}
        for number, candidates in enumerate(self._mapping.candidates):
            for one in candidates[1:]:
                if not self._mapping.mapped[one.gold]:
                    taken = self._gold[candidates[0].gold].number
                    system = self._system[number].number
                    loser = Loser(1, system, _terms(one), 0.0, "maps-elsewhere", taken)
                    found.setdefault(one.gold, []).append((-one.exact, loser))
        return {
            gold: [loser for _, loser in sorted(losers, key=lambda pair: pair[0])[:LOSERS_KEPT]]
            for gold, losers in found.items()
        }

    # --- alone

    def _missing(self, number: int) -> None:
        gold = self._gold[number]
        rule = "no-overlap" if gold.tokens else "no-visible-token"
        shares = self._shares(gold.type, 0, 0)
        why = Why(rule, losers=tuple(self._missed.get(number, ())))
        self._alone(Status.MIS, ((gold.number, -1, -1, -1), NO_PLACE), shares, why)

    def _spurious(self, number: int) -> None:
        system = self._system[number]
        rule = "nothing-shared" if system.tokens else "no-visible-token"
        shares = self._bundle((system.type, "alone"), ((MentionColumn.FP, 1), (MentionColumn.SYSTEM, 1)))
        self._alone(Status.SPU, (NO_PLACE, (system.number, -1, -1, -1)), shares, Why(rule))

    def _alone(
        self, status: Status, places: tuple[Place, Place], shares: tuple[Share, ...], why: Why
    ) -> None:
        self._builder.open(Level.INSTANCE, CLASS, status, places, shares, why.rule, why)
        self._builder.close()

    # --- together

    def _together(self, number: int) -> None:
        mapped = self._mapping.mapped[number]
        gold, best = self._gold[number], self._system[mapped[0]]
        overlap = self._mapping.candidates[mapped[0]][0]
        if len(mapped) > 1:
            self._write(number)
            return
        equal = tuple(one == other for one, other in zip(gold.values, best.values, strict=True))
        shape = [place[1] for places in (gold.places, best.places) for place in places]
        wanted = (gold.type, overlap.shared, overlap.size, *equal, *shape)
        passage = self._passages.get(wanted)
        if passage is None:
            first = len(self._builder)
            self._write(number)
            self._passages[wanted] = self._builder.passage(first)
        else:
            self._builder.repeat(passage, (gold.number, best.number), self._why(mapped[0], "best-overlap"))

    def _write(self, number: int) -> None:
        """Append a gold mention, and below it every system mention that maps to it, the best one first."""
        builder, gold, mapped = self._builder, self._gold[number], self._mapping.mapped[number]
        overlap = self._mapping.candidates[mapped[0]][0].exact
        status = Status.COR if overlap == 1 else Status.PAR
        place = (gold.number, -1, -1, -1)
        shares = self._shares(gold.type, overlap, len(mapped))
        why = self._why(mapped[0], "best-overlap")
        system = [self._system[one] for one in mapped]
        both = (place, (system[0].number, -1, -1, -1))
        row = builder.open(Level.INSTANCE, CLASS, status, both, shares, why.rule, why)
        builder.also(row, tuple(Ref(1, one.number) for one in system[1:]))
        for order, one in enumerate(system):
            rule = "also-mapped" if order else "best-overlap"
            own = self._why(mapped[order], rule) if len(mapped) > 1 else None
            outcome = Status.SPU if order else status
            places = (place, (one.number, -1, -1, -1))
            builder.open(Level.MENTION, CLASS, outcome, places, (), rule, own)
            self._facets(gold, one, len(mapped))
            builder.close()
        builder.close()

    def _facets(self, gold: _Mention, system: _Mention, together: int) -> None:
        for number, (slot, column) in enumerate(FACETS):
            same = gold.values[number] == system.values[number]
            share = ((column, Fraction(1, together) if together > 1 else 1),)
            shares = self._bundle((gold.type, slot, together), share) if same else ()
            status, rule = (Status.COR, "same-value") if same else (Status.INC, "other-value")
            places = (gold.places[number], system.places[number])
            self._builder.leaf(Level.SLOT, slot, status, places, shares, rule)

    def _why(self, system: int, rule: str) -> Why:
        best, *others = self._mapping.candidates[system]
        losers = tuple(
            Loser(
                0,
                self._gold[one.gold].number,
                _terms(one),
                0.0,
                "later-line" if one.exact == best.exact else "less-overlap",
            )
            for one in others
        )
        return Why(rule, _terms(best), losers=losers)

    # --- shares

    def _shares(self, kind: str, overlap: Fraction | int, system: int) -> tuple[Share, ...]:
        """Return what a gold mention adds with those that map to it (E1)."""
        return self._bundle(
            (kind, overlap, system),
            (
                (MentionColumn.TP, 1 if overlap == 1 else overlap),
                (MentionColumn.FP, max(0, system - 1)),
                (MentionColumn.GOLD, 1),
                (MentionColumn.SYSTEM, system),
            ),
        )

    def _bundle(
        self, wanted: tuple[object, ...], amounts: Sequence[tuple[MentionColumn, Amount]]
    ) -> tuple[Share, ...]:
        """Return shares in the row of all mentions and in that of an event type; no share is 0.

        The first member of ``wanted`` is the type; equal bundles are made once.
        """
        bundle = self._bundles.get(wanted)
        if bundle is None:
            rows: tuple[RowKey, ...] = (TOTAL, (TYPE, str(wanted[0])))
            bundle = self._bundles[wanted] = tuple(
                Share(row, column, amount) for row in rows for column, amount in amounts if amount
            )
        return bundle


def _terms(one: Overlap) -> tuple[int, int]:
    return one.exact.as_integer_ratio()
