"""Decisions that would have no effect on a row: the actions greyed there, each with the reason."""

from annotally.adjudication.project.messages import Standing
from annotally_gui.actions.annotators import ADDS, TAKES
from annotally_gui.services.i18n import translate

_OF_TWO = {
    "decide.first": "take",
    "decide.second": "take",
    "decide.both": "both",
    "decide.either_first": "either",
    "decide.either_second": "either",
}
_OF_ANY = {
    "decide.majority": "take",
    "decide.neither": "neither",
    "decide.optional": "optional",
    "decide.edit": "edited",
}


def refused_actions(standing: Standing, annotators: int) -> dict[str, str]:
    """Return the reasons why actions would have no effect on a row, by the actions' ids."""
    meaning = {**_OF_ANY, **(_OF_TWO if annotators <= 2 else dict.fromkeys(TAKES, "take"))}
    if annotators > 2 and standing.sides:  # beside what is taken: otherwise it is taken alone
        meaning |= dict.fromkeys(ADDS, "either")
    return {
        action_id: translate(standing.refused[name])
        for action_id, name in meaning.items()
        if name in standing.refused
    }
