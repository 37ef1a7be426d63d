"""Event mention detection: mapping by overlap of tokens, then type and realis of what is mapped (E1-E5)."""

from collections.abc import Iterable
from functools import partial
from itertools import compress

from annotally.comparison.constraints import NONE, Constraints, bind
from annotally.comparison.result import Sides, UnitComparison
from annotally.formats.event_mentions.token_ids import respell_ids
from annotally.methods.event_mentions.mapping import Tokens
from annotally.methods.event_mentions.nodes import EventNodeCache, emit
from annotally.methods.event_mentions.scores import EventUnit, mapped_unit
from annotally.methods.event_mentions.sides import EventSide
from annotally.model.text import Tokens as TokenTable
from annotally.tasks.definition import TaskDefinition


class EventMentionComparer:
    """Compares documents for one task. Make one per task: it remembers rows that many mentions share."""

    def __init__(self, task: TaskDefinition) -> None:
        self._one_to_one = task.key2key
        self._invisible = _Invisible(word.casefold() for word in task.invisible_words)
        self._known = EventNodeCache({}, {})

    def compare(self, document: str, sides: Sides, constraints: Constraints = NONE) -> UnitComparison:
        """Return the comparison of one document; a system without it has no mentions there (E5).

        Its nodes are made when somebody asks for them: the scores come from the mapping alone.
        Raises InputRefused for constraints that contradict each other, or pair what shares no token.
        """
        unit = self.mapped(document, sides, constraints)
        return UnitComparison(document, partial(emit, document, unit, self._known), unit.table())

    def mapped(self, document: str, sides: Sides, constraints: Constraints = NONE) -> EventUnit:
        """Return the mentions of one document, mapped; see `compare`."""
        gold, system = map(EventSide, sides.instances(document))
        text = sides.documents.get(document)
        if text is not None and text.tokens is not None:
            ids = frozenset().union(*gold.tokens, *system.tokens)
            spelled = respell_ids(ids, text.tokens.numbers)
            for side in (gold, system) if spelled else ():
                side.respell(spelled)
            if self._invisible.words:
                hidden = _hidden(ids.union(spelled.values()), text.tokens, text.text, self._invisible)
                gold.hide(hidden)
                system.hide(hidden)
        bound = bind(constraints, document, sides, partial(_hindrance, gold, system))
        return mapped_unit(gold, system, bound, one_to_one=self._one_to_one)


def _hindrance(gold: EventSide, system: EventSide, one: int, other: int) -> str:
    if one not in gold.numbers or other not in system.numbers:
        return "one of them is no event mention"
    tokens = gold.tokens[gold.numbers.index(one)], system.tokens[system.numbers.index(other)]
    return "they share no token (E1)" if tokens[0].isdisjoint(tokens[1]) else ""


class _Invisible(dict[str, bool]):
    """Whether a word does not count, whatever its case (E3); each is folded once, for texts repeat theirs."""

    def __init__(self, words: Iterable[str]) -> None:
        super().__init__()
        self.words = frozenset(words)

    def __missing__(self, word: str) -> bool:
        if len(self) >= _KEPT:
            self.clear()
        self[word] = found = word.casefold() in self.words
        return found


_KEPT = 1 << 16


def _hidden(ids: Tokens, table: TokenTable, text: str, invisible: _Invisible) -> Tokens:
    """Return those of some tokens that do not count because of their words, in any case (E3)."""
    numbers = table.numbers
    names = [name for name in ids if name in numbers]
    words = table.strings(map(numbers.__getitem__, names), text)
    return frozenset(compress(names, map(invisible.__getitem__, words)))
