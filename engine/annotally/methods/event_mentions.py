"""Event mention detection: mapping by overlap of tokens, then type and realis of what is mapped (E1-E5)."""

from collections.abc import Iterable
from functools import partial

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
        self._invisible = frozenset(word.casefold() for word in task.invisible_words)
        self._known = Known({}, {})

    def compare(self, document: str, sides: Sides, constraints: Constraints = NONE) -> UnitComparison:
        """Return the comparison of one document; a system without it has no mentions there (E5).

        Its nodes are made when somebody asks for them: the scores come from the mapping alone.
        Raises InputRefused for constraints that contradict each other, or pair what shares no token.
        """
        gold, system = map(EventSide, sides.instances(document))
        text = sides.documents.get(document)
        if self._invisible and text is not None and text.tokens is not None:
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


def _hidden(mentions: Iterable[Tokens], table: TokenTable, text: str, invisible: frozenset[str]) -> Tokens:
    """Return those tokens of the mentions whose words do not count, whatever their case (E3)."""
    numbers = table.numbers
    return frozenset(
        name
        for name in set().union(*mentions)
        if name in numbers and table.word(numbers[name], text).casefold() in invisible
    )
