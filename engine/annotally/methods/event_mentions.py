"""Event mention detection: mapping by overlap of tokens, then type and realis of what is mapped (E1-E5).

A gold mention stands with all system mentions that map to it; below it every one of them has a node of its
own, with its type and its realis status as facets.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache, partial
from math import gcd
from typing import NamedTuple

from annotally.comparison import (
    LOSERS_KEPT,
    NO_PLACE,
    TOTAL,
    Level,
    Loser,
    NodeBuilder,
    Passage,
    Place,
    Ref,
    Share,
    Sides,
    UnitComparison,
    Why,
)
from annotally.constraints import FREE, NONE, Bound, Constraints, bind
from annotally.formats.event_reader import CLASS, PLACES, REALIS, TYPE
from annotally.methods.event_mapping import Mapping, Overlap, Tokens, map_mentions
from annotally.model.instances import Instance, Slot
from annotally.model.text import Tokens as TokenTable
from annotally.scoring.measures import Amount
from annotally.scoring.mentions import MentionColumn
from annotally.scoring.tally import Status
from annotally.tasks.definition import TaskDefinition
from annotally.textual.tokenised import token_ids

FACETS = ((TYPE, MentionColumn.TYPE), (REALIS, MentionColumn.REALIS))
"""What is compared beside the tokens, and where a right one counts."""


class EventMentionComparer:
    """Compares documents for one task. Make one per task: it remembers rows that many mentions share."""

    def __init__(self, task: TaskDefinition) -> None:
        self._invisible = frozenset(word.casefold() for word in task.invisible_words)
        self._known = _Known({}, {})

    def compare(self, document: str, sides: Sides, constraints: Constraints = NONE) -> UnitComparison:
        """Return the comparison of one document; a system without it has no mentions there (E5).

        Raises InputRefused for constraints that contradict each other, or pair what shares no token.
        """
        instances = sides.instances(document)
        gold, system = map(_Side, instances)
        text = sides.documents.get(document)
        if self._invisible and text is not None and text.tokens is not None:
            mentions = (*gold.tokens, *system.tokens)
            hidden = _hidden(mentions, text.tokens, text.text, self._invisible)
            gold.hide(hidden)
            system.hide(hidden)
        bound = bind(constraints, document, sides, partial(_hindrance, gold, system))
        bound = bound.within(gold.numbers, system.numbers)
        builder = NodeBuilder()
        builder.open(Level.DOCUMENT, document, Status.NON, (NO_PLACE, NO_PLACE))
        _Emission(builder, gold, system, self._known, bound).emit()
        builder.undeclared(instances, (gold.numbers, system.numbers))
        builder.close()
        nodes = builder.finish()
        return UnitComparison(document, nodes, nodes.table())


class _Known(NamedTuple):
    """What is kept from document to document: rows of objects that compare alike, and why they do."""

    passages: dict[object, Passage]
    reasons: dict[tuple[str, int, int], Why]


_Facet = tuple[Slot | None, int]
"""A slot that is compared, and its number among those of its mention; -1 where it is not filled."""


class _Side:
    """The mentions of one side of a document: their numbers among its instances and their visible tokens."""

    def __init__(self, instances: Sequence[Instance]) -> None:
        self.instances = instances
        self.numbers = [number for number, instance in enumerate(instances) if instance.type == CLASS]
        self.tokens = [token_ids(instances[number]) for number in self.numbers]

    def __len__(self) -> int:
        return len(self.numbers)

    def hide(self, hidden: Tokens) -> None:
        """Take tokens from all mentions."""
        if hidden:
            self.tokens = [one if one.isdisjoint(hidden) else one - hidden for one in self.tokens]

    def start(self, mention: int) -> int:
        """Return where a mention begins, 0 where its place is not known."""
        extents = self.instances[self.numbers[mention]].extents
        return extents[0].start if extents else 0

    def facets(self, mention: int) -> tuple[_Facet, ...]:
        """Return the slots that are compared, in the order of `FACETS`."""
        instance = self.instances[self.numbers[mention]]
        return _facet(instance, TYPE), _facet(instance, REALIS)

    def place(self, mention: int) -> Place:
        """Return the place of a mention."""
        return (self.numbers[mention], -1, -1, -1)

    def facet_place(self, mention: int, facet: _Facet) -> Place:
        """Return the place of one of its slots, its own where that is not filled."""
        slot = facet[1]
        return (self.numbers[mention], slot, 0, 0) if slot >= 0 else self.place(mention)


def _hindrance(gold: _Side, system: _Side, one: int, other: int) -> str:
    if one not in gold.numbers or other not in system.numbers:
        return "one of them is no event mention"
    tokens = gold.tokens[gold.numbers.index(one)], system.tokens[system.numbers.index(other)]
    return "they share no token (E1)" if tokens[0].isdisjoint(tokens[1]) else ""


def _hidden(mentions: Iterable[Tokens], table: TokenTable, text: str, invisible: frozenset[str]) -> Tokens:
    """Return those tokens of the mentions whose words do not count, whatever their case (E3)."""
    numbers = table.numbers
    return frozenset(
        name
        for name in set().union(*mentions)
        if name in numbers and table.word(numbers[name], text).casefold() in invisible
    )


def _facet(instance: Instance, name: str) -> _Facet:
    place, slots = PLACES[name], instance.slots
    if place >= len(slots) or slots[place].name != name:  # not as a file of mentions has them
        found = instance.slot(name)
        if found is None:
            return None, -1
        place = slots.index(found)
    slot = slots[place]
    return slot, place if slot.alternatives else -1


def _same(one: _Facet, other: _Facet) -> bool:
    """Tell whether two slots say the same, verbatim (E4)."""
    return one[0] is other[0] or _said(one[0]) == _said(other[0])


def _said(slot: Slot | None) -> list[str]:
    return [reading.text for reading in slot.readings()] if slot is not None else []


class _Emission:
    """Writes the nodes of one document, in reading order."""

    def __init__(
        self, builder: NodeBuilder, gold: _Side, system: _Side, known: _Known, bound: Bound = FREE
    ) -> None:
        self._builder = builder
        self._gold = gold
        self._system = system
        self._known = known
        self._mapping: Mapping = map_mentions(gold.tokens, system.tokens, bound)
        self._missed = self._lost_to_others()

    def emit(self) -> None:
        """Append every gold mention with those that map to it, and every system mention that maps to none."""
        candidates, mapped = self._mapping.candidates, self._mapping.mapped
        entries = [(self._gold.start(number), 0, number) for number in range(len(self._gold))]
        entries += [
            (self._system.start(number), 1, number) for number, one in enumerate(candidates) if not one
        ]
        entries.sort()
        for _, side, number in entries:
            if side:
                self._spurious(number)
            elif len(mapped[number]) == 1:
                self._pair(number, mapped[number][0])
            elif mapped[number]:
                self._group(number, mapped[number])
            else:
                self._missing(number)

    def _lost_to_others(self) -> dict[int, list[Loser]]:
        """Return, for every gold mention nobody maps to, the system mentions that overlap it the most."""
        found: dict[int, list[tuple[Overlap, Loser]]] = {}
        mapped = self._mapping.mapped
        for number, candidates in enumerate(self._mapping.candidates):
            for one in candidates[1:]:
                if not mapped[one.gold]:
                    taken, system = self._gold.numbers[candidates[0].gold], self._system.numbers[number]
                    reason = "taken-by-hand" if self._is_by_hand(number) else "maps-elsewhere"
                    loser = Loser(1, system, _terms(one), 0.0, reason, taken)
                    found.setdefault(one.gold, []).append((one, loser))
        for number, overlaps in self._mapping.apart.items():
            for one in overlaps:
                loser = Loser(1, self._system.numbers[number], _terms(one), 0.0, "apart-by-hand")
                found.setdefault(one.gold, []).append((one, loser))
        return {
            gold: [loser for _, loser in sorted(losers, key=lambda pair: -pair[0].exact)[:LOSERS_KEPT]]
            for gold, losers in found.items()
        }

    def _is_by_hand(self, system: int) -> bool:
        return system in self._mapping.bound.backward

    # --- alone

    def _missing(self, number: int) -> None:
        rule = "no-overlap" if self._gold.tokens[number] else "no-visible-token"
        losers = self._missed.get(number)
        if losers and any(one.reason in _BY_HAND for one in losers):
            rule = "left-by-hand"
        why = Why(rule, losers=tuple(losers)) if losers else self._reason(rule)
        self._alone(Status.MIS, (self._gold.place(number), NO_PLACE), _MISSING, why)

    def _spurious(self, number: int) -> None:
        rule = "nothing-shared" if self._system.tokens[number] else "no-visible-token"
        why = self._reason(rule)
        if self._mapping.apart.get(number):
            why = Why("left-by-hand", losers=tuple(self._apart(number)))
        self._alone(Status.SPU, (NO_PLACE, self._system.place(number)), _SPURIOUS, why)

    def _apart(self, number: int) -> list[Loser]:
        """Return the gold mentions that a system mention is kept apart from by hand."""
        numbers, apart = self._gold.numbers, self._mapping.apart.get(number, ())
        return [Loser(0, numbers[one.gold], _terms(one), 0.0, "apart-by-hand") for one in apart[:LOSERS_KEPT]]

    def _alone(
        self, status: Status, places: tuple[Place, Place], shares: tuple[Share, ...], why: Why
    ) -> None:
        passage = self._known.passages.get((status, why.rule))
        if passage is not None:
            self._builder.repeat(passage, (places[0][0], places[1][0]), why)
            return
        first = self._builder.open(Level.INSTANCE, CLASS, status, places, shares, why.rule, why)
        self._builder.close()
        self._known.passages[status, why.rule] = self._builder.passage(first)

    # --- together

    def _pair(self, number: int, best: int) -> None:
        """Append a gold mention with the only one that maps to it: most do as others before them."""
        gold, system = self._gold.facets(number), self._system.facets(best)
        overlap = self._mapping.candidates[best][0]
        same = map(_same, gold, system)
        places = [place for _, place in (*gold, *system)]
        rule = self._best_rule(best)
        wanted = (rule, overlap.shared, overlap.size, *same, *places)
        passage = self._known.passages.get(wanted)
        if passage is None:
            first = len(self._builder)
            self._group(number, [best])
            self._known.passages[wanted] = self._builder.passage(first)
            return
        numbers = self._gold.numbers[number], self._system.numbers[best]
        self._builder.repeat(passage, numbers, self._why(best, rule))

    def _best_rule(self, system: int) -> str:
        return "paired-by-hand" if self._is_by_hand(system) else "best-overlap"

    def _group(self, number: int, mapped: Sequence[int]) -> None:
        """Append a gold mention, and below it every system mention that maps to it, the best one first."""
        builder, system = self._builder, self._system
        overlap = self._mapping.candidates[mapped[0]][0]
        status = Status.COR if overlap.whole else Status.PAR
        place = self._gold.place(number)
        best = self._best_rule(mapped[0])
        others = "also-mapped" if best == "best-overlap" else "also-mapped-by-hand"
        why = self._why(mapped[0], best)
        both = (place, system.place(mapped[0]))
        shares = _together(overlap.shared, overlap.size, len(mapped))
        row = builder.open(Level.INSTANCE, CLASS, status, both, shares, why.rule, why)
        builder.also(row, tuple(Ref(1, system.numbers[one]) for one in mapped[1:]))
        for order, one in enumerate(mapped):
            # Why the best one is, the pair says.
            rule = others if order else ""
            own = self._why(one, rule or best) if len(mapped) > 1 else None
            outcome = Status.SPU if order else status
            builder.open(Level.MENTION, CLASS, outcome, (place, system.place(one)), (), rule, own)
            self._facets(number, one, len(mapped))
            builder.close()
        builder.close()

    def _facets(self, number: int, mention: int, together: int) -> None:
        pairs = zip(FACETS, self._gold.facets(number), self._system.facets(mention), strict=True)
        for (name, column), gold, system in pairs:
            same = _same(gold, system)
            shares = _divided(column, together) if same else ()
            status, rule = (Status.COR, "same-value") if same else (Status.INC, "other-value")
            places = (self._gold.facet_place(number, gold), self._system.facet_place(mention, system))
            self._builder.leaf(Level.SLOT, name, status, places, shares, rule)

    def _why(self, system: int, rule: str) -> Why:
        best, *others = self._mapping.candidates[system]
        losers, by_hand = self._apart(system), self._is_by_hand(system)
        for one in others:
            reason = "later-line" if _terms(one) == _terms(best) else "less-overlap"
            if by_hand:
                reason = "passed-by-hand"
            losers.append(Loser(0, self._gold.numbers[one.gold], _terms(one), 0.0, reason))
        if losers:
            return Why(rule, _terms(best), losers=tuple(losers[:LOSERS_KEPT]))
        return self._reason(rule, best.shared, best.size)

    def _reason(self, rule: str, shared: int = 0, size: int = 0) -> Why:
        """Return why, where nothing else was considered; kept once for all that say the same."""
        why = self._known.reasons.get((rule, shared, size))
        if why is None:
            terms = _terms(Overlap(-1, shared, size)) if size else None
            why = self._known.reasons[rule, shared, size] = Why(rule, terms)
        return why


def _terms(one: Overlap) -> tuple[int, int]:
    """Return the overlap in lowest terms."""
    common = gcd(2 * one.shared, one.size)
    return 2 * one.shared // common, one.size // common


def _shares(*amounts: tuple[MentionColumn, Amount]) -> tuple[Share, ...]:
    return tuple(Share(TOTAL, column, amount) for column, amount in amounts if amount)


@lru_cache(maxsize=1 << 12)
def _together(shared: int, size: int, mapped: int) -> tuple[Share, ...]:
    """Return what a gold mention adds that so many map to, the best one with that overlap (E1)."""
    best = Overlap(-1, shared, size)
    return _shares(
        (MentionColumn.TP, 1 if best.whole else best.exact),
        (MentionColumn.FP, mapped - 1),
        (MentionColumn.GOLD, 1),
        (MentionColumn.SYSTEM, mapped),
    )


@lru_cache(maxsize=1 << 8)
def _divided(column: MentionColumn, together: int) -> tuple[Share, ...]:
    """Return what a right facet adds where so many map to the gold mention (E4)."""
    return _shares((column, Fraction(1, together) if together > 1 else 1))


_BY_HAND = ("apart-by-hand", "taken-by-hand")
_MISSING = _shares((MentionColumn.GOLD, 1))
_SPURIOUS = _shares((MentionColumn.FP, 1), (MentionColumn.SYSTEM, 1))
