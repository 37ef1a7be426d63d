"""Texts of the lines of classes: their titles, and how another side cuts a class."""

from collections import Counter
from collections.abc import Callable, Sequence

from annotally.comparison.result import Level
from annotally.reports.tree.classes import BOTH, ClassTable, letter
from annotally_gui.services.i18n import tr


def line_title(table: ClassTable, line: int, below: Sequence[int], names: Sequence[str]) -> str:
    """Return the title of a line.

    ``below`` are the lines right below it, those beside it and itself for a mention; ``names`` are those of
    the sides.
    """
    # A component counts the classes of each side, a class its mentions. A mention goes by its number among
    # those of its class and, of two sides, by the letter of its class on the other one.
    side = table.side[line]
    if table.level[line] == Level.COMPONENT:
        counts = Counter(table.side[child] for child in below if table.level[child] == Level.CLASS)
        sides = (tr("{count} {side}", count=counts[number], side=name) for number, name in enumerate(names))
        return ", ".join(sides)
    if table.level[line] == Level.CLASS:
        part = letter(table.parts[side][line])
        return tr("{side} {part} ({count})", side=names[side], part=part, count=len(below))
    if side == BOTH:
        return table.title[line]
    number = list(below).index(line) + 1
    if len(table.parts) == 2 and table.present[line] & (1 << (1 - side)):
        part = letter(table.parts[1 - side][line])
        if not part:
            return tr("{count} in no class", count=number)
        return tr("{count} in {part}", count=number, part=part)
    return str(number)


def cut_words(
    table: ClassTable, mentions: Sequence[int], side: int, name_missing: Callable[[int], str]
) -> str:
    """Return into which classes of another side a class falls: ``2 in a · 1 in b · 1 missing``.

    ``name_missing`` returns the phrase for a number of mentions that the side does not have.
    """
    # Counted by class of the other side: -1 for mentions there that are in no class. O(mentions).
    present = [line for line in mentions if table.present[line] & (1 << side)]
    pieces = Counter(table.parts[side][line] for line in present)
    phrases = [
        tr("{count} in {part}", count=pieces[part], part=letter(part)) for part in sorted(pieces) if part >= 0
    ]
    if pieces[-1]:
        phrases.append(tr("{count} in no class", count=pieces[-1]))
    if len(present) < len(mentions):
        phrases.append(name_missing(len(mentions) - len(present)))
    return " · ".join(phrases)
