"""States in words and abbreviations: MUC's between key and response, plain words between annotators."""

from annotally.reports.tree.inspection import Inspection
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
"""States between annotators, of whom none is the key."""

_REASONS = {
    Status.COR: mark("Why it counts as the same"),
    Status.PAR: mark("Why it counts as partly the same"),
    Status.INC: mark("Why it counts as different"),
    Status.MIS: mark("Why it counts as only A’s"),
    Status.SPU: mark("Why it counts as only B’s"),
    Status.NON: mark("Why it does not count"),
    Status.OPT: mark("Why it does not count"),
    Status.UNS: mark("Why it is not scored"),
    Status.REM: mark("Why it does not count"),
}


def short_state(status: Status, *, annotators: bool) -> str:
    """Return the abbreviation of a state: ``INC`` between key and response, ``differ`` between annotators."""
    return tr(_SHORT[status]) if annotators else status.name


def reasons_title(inspection: Inspection) -> str:
    """Return the question that the reasons of a state answer: ``Why it counts as incorrect``."""
    status = Status(inspection.status)
    if inspection.stateless:
        return tr("Why")
    if inspection.annotators and inspection.rule not in OUTCOMES:
        if len(inspection.cards) > 2 and status in (Status.MIS, Status.SPU):
            status = Status.INC
        return tr(_REASONS[status])
    return tr("Why it counts as {state}", state=state_title(status, inspection.rule))
