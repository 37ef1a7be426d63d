"""What a window shows of decisions: their codes by row, and the words of what was written anew."""

from annotally.adjudication.entries import Choice, Decision
from annotally.adjudication.parcels import CODES, side_code


class DecidedRows:
    """The arrays of a `Decided` while they are filled."""

    def __init__(self, size: int) -> None:
        self.choice, self.own, self.rule = bytearray(size), bytearray(size), bytearray(size)
        self.optional, self.waits = bytearray(size), bytearray(size)

    def take(self, row: int, decision: Decision, *, own: bool) -> None:
        """Take the decision in force for a row."""
        self.choice[row] = code_of(decision)
        self.own[row] = own
        self.rule[row] = bool(decision.rule)
        self.optional[row] = own and decision.optional is True


def code_of(decision: Decision) -> int:
    """Return what a window calls a decision: one of `CODES`."""
    if decision.choice is Choice.TAKE:
        return CODES["both"] if len(decision.sides) > 1 else side_code(decision.sides[0])
    return CODES[decision.choice.value]


def extents_of(decision: Decision) -> tuple[tuple[int, int], ...]:
    """Return where a person let an annotation stand; none for other decisions."""
    instance = decision.edited.instance if decision.edited is not None else None
    return tuple((one.start, one.end) for one in instance.extents) if instance is not None else ()


def words_of(decision: Decision) -> str:
    """Return the words of what was written anew; empty for other decisions."""
    edited = decision.edited
    if edited is None:
        return ""
    if edited.instance is not None:
        readings = edited.instance.readings()
        if not edited.instance.slots:
            return edited.instance.type
    elif edited.slot is not None:
        readings = edited.slot.readings()
    else:
        fills = edited.alternative.fills if edited.alternative is not None else ()
        readings = (one for fill in fills for part in fill.parts for one in part.readings)
    return "; ".join(one.text for one in readings)
