"""Requests about the agreement of the sides, and about orders that follow from it."""

import time
from array import array

from annotally.model.diagnostics import TaskError, error
from annotally.model.wording import NO_WORDS, Wording, sentence_of
from annotally.reports.messages import ObjectQueue
from annotally.reports.tables.agreement_sheet import AgreementSheet, agreement_sheet
from annotally.service.project_requests import Host
from annotally.service.requests import request
from annotally.workspace.agreement import AgreementRequest, measure_beside_raw
from annotally.workspace.facade import Progress, Workspace
from annotally.workspace.label_opinions import ModelOpinions
from annotally.workspace.queue_order import QueueOrder, queue_places

SEED = 1
"""Of the random samples that intervals are made of: the same figures come out each time."""
REPORT_EVERY = 0.05
"""Seconds between two reports of progress."""


class AgreementRequests:
    """Requests about agreement."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._asked: tuple[Workspace, ModelOpinions] | None = None
        """The workspace of the last queue, and what models think of it."""

    @request
    def queue(self, order: str) -> ObjectQueue:
        """Return all objects of the comparison in a `QueueOrder`."""
        # The opinions of models are kept with the workspace they are about: the same order is asked for again
        # when pairs change. Places are sent as two arrays, which cross the pipe in one piece.
        workspace = self._host.workspace()
        if self._asked is None or self._asked[0] is not workspace:
            self._asked = workspace, ModelOpinions(workspace)
        places = queue_places(workspace, QueueOrder(order), self._asked[1])
        numbers = {document: number for number, document in enumerate(workspace.document_ids)}
        return ObjectQueue(
            workspace.document_ids,
            array("i", [numbers[document] for document, _ in places]),
            array("i", [row for _, row in places]),
        )

    @request
    def measure(
        self,
        by: str,
        per: tuple[str, ...] = (),
        intervals: bool = True,
        nothing: bool = False,
    ) -> AgreementSheet:
        """Return how far the two sides agree, as annotators of whom none is the key (M19).

        ``by`` and ``per`` are as those of `annotally.annotators.agreement.AgreementRequest`. Pairs that
        people made count as in every score, which says so (C4). Raises InputRefused for what compares no two
        keys.
        """
        workspace = self._host.workspace()
        self.check(workspace)
        options = AgreementRequest(by, per, SEED if intervals else None, nothing)
        report = throttled(self._host.progress)
        return agreement_sheet(measure_beside_raw(workspace, options, (), report))

    def check(self, workspace: Workspace) -> None:
        """Raise InputRefused for sides that are no annotations of the same texts by annotators."""
        if workspace.sides.texts:
            problem = Wording("the texts of the two sides differ")
            raise error(
                "",
                0,
                0,
                problem,
                Wording("annotations of the same texts"),
                Wording("compare annotations of the same texts"),
            )
        try:
            workspace.among()
        except TaskError as refusal:
            raise error(
                "", 0, 0, sentence_of(refusal), Wording("a task that compares two annotators"), NO_WORDS
            ) from None


def throttled(progress: Progress) -> Progress:
    """Return a progress that reports a few times a second, however often it is called."""
    reported = 0.0

    def report(step: int, total: int, note: Wording) -> None:
        nonlocal reported
        if time.monotonic() - reported > REPORT_EVERY:
            reported = time.monotonic()
            progress(step, total, note)

    return report
