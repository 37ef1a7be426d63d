"""Event mention detection: mapping by overlap of tokens, then type and realis of mapped mentions (E1-E5)."""

from collections.abc import Iterable
from functools import partial
from itertools import compress

from annotally.comparison.constraints import NONE, Constraints, bind
from annotally.comparison.node_builder import NodeCache
from annotally.comparison.result import Sides, UnitComparison, UnitTotals
from annotally.formats.event_mentions.mentions import MentionColumns
from annotally.formats.event_mentions.token_ids import respell_ids
from annotally.methods.event_mentions.mapping import TokenIds
from annotally.methods.event_mentions.nodes import emit, outline
from annotally.methods.event_mentions.scores import EventUnit, map_unit
from annotally.methods.event_mentions.sides import EventSide
from annotally.methods.event_mentions.totals import tally_document
from annotally.model.text import Tokens
from annotally.model.wording import NO_WORDS, Wording
from annotally.tasks.definition import TaskDefinition


class EventMentionComparer:
    """Compares documents for one task. Make one per task: it caches rows that many mentions share."""

    def __init__(self, task: TaskDefinition) -> None:
        self._one_to_one = task.key2key
        self._invisible = _Invisible(word.casefold() for word in task.invisible_words)
        self._cache = NodeCache({}, {})

    def compare(self, document: str, sides: Sides, constraints: Constraints = NONE) -> UnitComparison:
        """Return the comparison of one document; a system without it has no mentions there (E5).

        Its nodes or their outline are made on demand: the scores come from the mapping alone.
        Raises InputRefused for constraints that contradict each other, or pair what shares no token.
        """
        unit = self.map_document(document, sides, constraints)
        makers = partial(emit, document, unit, self._cache), partial(outline, document, unit, self._cache)
        return UnitComparison(document, makers[0], unit.table(), outline_maker=makers[1])

    def totals(self, document: str, sides: Sides, constraints: Constraints = NONE) -> UnitTotals:
        """Return the totals of one document as `compare` has them."""
        if constraints or self._one_to_one:
            return UnitTotals(self.map_document(document, sides, constraints).table())
        return UnitTotals(tally_document(*self.visible_sides(document, sides)))

    def map_document(self, document: str, sides: Sides, constraints: Constraints = NONE) -> EventUnit:
        """Return the mentions of one document, mapped; see `compare`."""
        gold, system = self.visible_sides(document, sides)
        bound = bind(constraints, document, sides, partial(_hindrance, gold, system))
        return map_unit(gold, system, bound, one_to_one=self._one_to_one)

    def visible_sides(self, document: str, sides: Sides) -> tuple[EventSide, EventSide]:
        """Return the mentions of one document by their visible tokens, for both sides."""
        # Token ids are first spelled as in the token table (E11), then invisible ones are removed (E3);
        # mentions without a visible token overlap nothing.
        gold, system = self.spelled_sides(document, sides)
        hidden = self.hidden(document, sides, gold.ids.union(*system.tokens))
        gold.hide(hidden)
        system.hide(hidden)
        return gold, system

    def spelled_sides(self, document: str, sides: Sides) -> tuple[EventSide, EventSide]:
        """Return the mentions of one document, invisible tokens included, by ids as in its table (E11)."""
        gold, system = map(EventSide, sides.stored_instances(document))
        text = sides.documents.get(document)
        if text is not None and text.tokens is not None and not _are_on_table(text.tokens, gold, system):
            spelled = respell_ids(gold.ids | system.ids, text.tokens.numbers)
            for side in (gold, system) if spelled else ():
                side.respell(spelled)
        return gold, system

    def hidden(self, document: str, sides: Sides, ids: TokenIds) -> TokenIds:
        """Return those tokens of a document, of some spelled as in its table, that are invisible (E3)."""
        text = sides.documents.get(document)
        if text is None or text.tokens is None or not self._invisible.words:
            return _NO_IDS
        return _hidden(ids, text.tokens, text.text, self._invisible)


_NO_IDS: TokenIds = frozenset()


def _are_on_table(table: Tokens, *sides: EventSide) -> bool:
    """Tell whether it is known of all mentions that the table has their tokens, spelled as they list them."""
    return all(isinstance(side.instances, MentionColumns) and side.instances.table is table for side in sides)


def _hindrance(gold: EventSide, system: EventSide, gold_number: int, system_number: int) -> Wording:
    if gold_number not in gold.numbers or system_number not in system.numbers:
        return Wording("one of the two is not an event mention")
    tokens = gold.tokens[gold.numbers.index(gold_number)], system.tokens[system.numbers.index(system_number)]
    return Wording("they share no token") if tokens[0].isdisjoint(tokens[1]) else NO_WORDS


class _Invisible(dict[str, bool]):
    """A cache of invisible words: True for those in the list in any case (E3), folded once each."""

    def __init__(self, words: Iterable[str]) -> None:
        super().__init__()
        self.words = frozenset(words)

    def __missing__(self, word: str) -> bool:
        if len(self) >= _KEPT:
            self.clear()
        self[word] = is_invisible = word.casefold() in self.words
        return is_invisible


_KEPT = 1 << 16


def _hidden(ids: TokenIds, table: Tokens, text: str, invisible: _Invisible) -> TokenIds:
    """Return the given tokens that have an invisible word, in any case (E3)."""
    numbers = table.numbers
    names = [name for name in ids if name in numbers]
    words = table.strings(map(numbers.__getitem__, names), text)
    return frozenset(compress(names, map(invisible.__getitem__, words)))
