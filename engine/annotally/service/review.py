"""Requests for reports on the decisions of a project: its log, and feedback to annotators."""

from annotally.adjudication.review.decision_log import decision_log
from annotally.adjudication.review.feedback import feedback
from annotally.formats.atomic_write import keep_inputs, save_text
from annotally.reports.render.decision_log import log_text
from annotally.reports.render.feedback import Feedback, feedback_csv, feedback_text
from annotally.service.agreement import throttled
from annotally.service.project_requests import Host, ProjectAccess
from annotally.service.requests import request


class ReviewRequests:
    """Requests for reports on decisions."""

    def __init__(self, host: Host, access: ProjectAccess) -> None:
        self._host, self._access = host, access

    @request
    def export_log(self, path: str, form: str, questions: bool = False) -> int:
        """Write every entry of the project to a file, as one of `FORMS`; return how many that is.

        ``questions``: only what is flagged or commented.
        Raises InputRefused where it cannot be written, for an input, and for the project itself.
        """
        session = self._access.session()
        log = decision_log(session, throttled(self._host.progress))
        lines = [line for line in log if line.flag or line.comment or not questions]
        self._save(path, log_text(form, lines, len(session.workspace.side_names)))
        return len(lines)

    @request
    def feedback(self) -> Feedback:
        """Return the decisions for and against each annotator."""
        return feedback(self._access.session(), throttled(self._host.progress))

    @request
    def export_feedback(self, path: str) -> str:
        """Write the feedback to annotators: as CSV where the path ends so, else as text; return the path.

        Raises InputRefused as `export_log` does.
        """
        summary = self.feedback()
        as_csv = path.casefold().endswith(".csv")
        self._save(path, feedback_csv(summary) if as_csv else feedback_text(summary))
        return path

    def _save(self, path: str, text: str) -> None:
        session = self._access.session()
        keep_inputs([path], [*session.workspace.input_files, session.project.path])
        save_text(path, text)
