"""Event mention detection: mapping by overlap of tokens, then type and realis of what is mapped (E1-E5)."""

from collections.abc import Iterable
from functools import partial
from itertools import compress

from annotally.comparison import Sides, UnitComparison
from annotally.constraints import NONE, Constraints, bind
from annotally.methods.event_mapping import Tokens
from annotally.methods.event_nodes import Known, emit
from annotally.methods.event_unit import EventSide, mapped_unit
from annotally.model.text import Tokens as TokenTable
from annotally.tasks.definition import TaskDefinition


class EventMentionComparer:
    """Compares documents for one task. Make one per task: it remembers rows that many mentions share."""

    def __init__(self, task: TaskDefinition) -> None:
        self._invisible = _Invisible(word.casefold() for word in task.invisible_words)
        self._known = Known({}, {})

    def compare(self, document: str, sides: Sides, constraints: Constraints = NONE) -> UnitComparison:
        """Return the comparison of one document; a system without it has no mentions there (E5).

        Its nodes are made when somebody asks for them: the scores come from the mapping alone.
        Raises InputRefused for constraints that contradict each other, or pair what shares no token.
        """
        gold, system = map(EventSide, sides.instances(document))
        text = sides.documents.get(document)
        if self._invisible.words and text is not None and text.tokens is not None:
            mentions = (*gold.tokens, *system.tokens)
            hidden = _hidden(mentions, text.tokens, text.text, self._invisible)
            gold.hide(hidden)
            system.hide(hidden)
        bound = bind(constraints, document, sides, partial(_hindrance, gold, system))
        unit = mapped_unit(gold, system, bound)
        return UnitComparison(document, partial(emit, document, unit, self._known), unit.table())


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


def _hidden(mentions: Iterable[Tokens], table: TokenTable, text: str, invisible: _Invisible) -> Tokens:
    """Return those tokens of the mentions whose words do not count, whatever their case (E3)."""
    numbers = table.numbers
    names = [name for name in set().union(*mentions) if name in numbers]
    words = table.strings(map(numbers.__getitem__, names), text)
    return frozenset(compress(names, map(invisible.__getitem__, words)))
