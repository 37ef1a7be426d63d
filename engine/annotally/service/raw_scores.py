"""The request for scores at the offsets of each side's own text, where texts that differ were aligned."""

from annotally.reports.tables.realignment import RawScores, Realignment, raw_scores
from annotally.service.agreement import throttled
from annotally.service.project_requests import Host
from annotally.service.requests import request
from annotally.workspace.raw_scores import score_raw


class RawScoreRequests:
    """The request for raw scores of the open comparison."""

    def __init__(self, host: Host) -> None:
        self._host = host

    @request
    def measure(self, document_id: str = "") -> RawScores | None:
        """Return the raw scores of the corpus or of one document; None where nothing was moved.

        Of more than two sides there are no scores, raw or other.
        """
        # Documents whose annotations were moved are compared once more; of one document that one alone.
        workspace = self._host.workspace()
        if len(workspace.sides.sets) != 2 or not workspace.sides.moved:
            return None
        if not document_id:
            realignment = score_raw(workspace, workspace.comparison(), throttled(self._host.progress))
            return realignment and raw_scores(workspace.task, workspace.comparison().table, realignment)
        raw = workspace.at_own_offsets()
        if raw is None or document_id not in workspace.sides.moved_documents:
            return None
        table = raw.unit(document_id).table
        realignment = Realignment({document_id: table}, table)
        return raw_scores(workspace.task, workspace.unit(document_id).table, realignment)
