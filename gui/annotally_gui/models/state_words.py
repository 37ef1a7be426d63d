"""States in words and abbreviations: MUC's between key and response, plain words between annotators."""

from annotally.scoring.tally import Status
from annotally_gui.services.i18n import mark, tr
from annotally_gui.services.status_glyphs import OUTCOMES, state_title

_SHORT = {
    Status.COR: mark("same"),
    Status.PAR: mark("partly"),
    Status.INC: mark("differ"),
    Status.MIS: mark("only A"),
    Status.SPU: mark("only B"),
    Status.NON: mark("not counted"),
    Status.OPT: mark("optional"),
    Status.UNS: mark("not scored"),
    Status.REM: mark("removed"),
}
"""States between two annotators, of whom none is the key."""

_AMONG_SEVERAL = {Status.MIS: mark("not in all"), Status.SPU: mark("not in all")}
"""States that are others among several."""


def short_state(status: Status, annotators: int = 0) -> str:
    """Return a state as the tree has it: ``INC`` between key and response, ``differ`` between annotators.

    ``annotators`` is their number, 0 for key and response.
    """
    if not annotators:
        return status.name
    return tr(_AMONG_SEVERAL.get(status, _SHORT[status]) if annotators > 2 else _SHORT[status])


def long_state(status: Status, rule: str = "", annotators: int = 0) -> str:
    """Return the full name of a state, as screen readers say it."""
    is_plain = annotators and rule not in OUTCOMES
    return short_state(status, annotators) if is_plain else state_title(status, rule)


def state_tip(status: Status, rule: str = "", annotators: int = 0) -> str:
    """Return the tooltip of a state: its code and its name; between annotators the name is enough."""
    long = long_state(status, rule, annotators)
    return long if annotators else tr("{short}: {long}", short=status.name, long=long)
