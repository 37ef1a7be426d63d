"""The cards of an inspection as one text, for a screen reader."""

from collections.abc import Sequence

from annotally.model.letters import LETTERS
from annotally.reports.tree.inspection import CardLine, Inspection
from annotally.scoring.tally import Status
from annotally_gui.models.card_rows import CardRow, card_rows
from annotally_gui.models.plain_names import plain_name
from annotally_gui.services.i18n import tr

_LONGEST = 400
"""Most code points of a fill: the text pane and the tooltips have all of it."""


def spoken_cards(inspection: Inspection, names: Sequence[str] = (), decision: str = "") -> str:
    """Return a line for each side, one for the fills all have, and one for the ``decision``.

    A side's line has its letter and name, its object, its label and words, and the slots that differ.
    ``names`` are the sides' names, the cards' own where empty; without a ``decision`` there is no line of it.
    """
    # The order is that of the cards on screen. O(lines of all cards · sides).
    cards = inspection.cards
    agreeing = {outcome.name.casefold() for outcome in inspection.outcomes if outcome.status == Status.COR}
    rows = card_rows(cards, agreeing)
    own_rows = [row for row in rows if row.differs or row.leads]
    common_words = "; ".join(_row_words(row) for row in rows if not row.differs and not row.leads)
    lines = [_side_words(inspection, names, side, own_rows) for side in range(len(cards))]
    if common_words and len(cards) > 1:
        template = tr("The same in both: {words}.") if len(cards) == 2 else tr("The same in all: {words}.")
        lines.append(template.format(words=common_words))
    elif common_words:
        lines.append(tr("{words}.", words=common_words))
    if decision:
        lines.append(tr("Final: {decision}.", decision=decision))
    return "\n".join(lines)


def _side_words(inspection: Inspection, names: Sequence[str], side: int, rows: Sequence[CardRow]) -> str:
    """Return the line of a side: its letter and name, its object, and its fills in ``rows``."""
    card = inspection.cards[side]
    title = (names[side] if side < len(names) else "") or card.side
    if len(inspection.cards) > 1:
        title = tr("{letter}, {name}", letter=LETTERS[side], name=title)
    parts = [card.heading, *(_cell_words(row, side) for row in rows)] if card.heading else []
    words = "; ".join(filter(None, parts)) or tr("no annotation here")
    return tr("{side}: {words}.", side=title, words=words)


def _cell_words(row: CardRow, side: int) -> str:
    line = row.cells[side]
    return _line_words(line) if line is not None else tr("{slot} empty", slot=plain_name(row.slot))


def _row_words(row: CardRow) -> str:
    return _line_words(next(line for line in row.cells if line is not None))


def _line_words(line: CardLine) -> str:
    text = " ".join(line.text.split())
    short = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
    return tr("{slot} {words}", slot=plain_name(line.slot), words=short)
