"""Requests for tests of the agreement of three annotators or more."""

from annotally.formats.atomic_write import keep_inputs, save_files
from annotally.model.diagnostics import error
from annotally.model.wording import NO_WORDS, Wording
from annotally.reports.render.annotator_tests import annotator_tests_bytes
from annotally.reports.render.table_files import form_of
from annotally.reports.tables.annotator_tests import (
    WITH_FINAL,
    AnnotatorCampaign,
    AnnotatorTallies,
    AnnotatorTests,
    annotator_campaign,
    annotator_tests,
)
from annotally.service.agreement import AgreementRequests, throttled
from annotally.service.decided_scores import DecidedScores
from annotally.service.project_requests import Host
from annotally.service.requests import request
from annotally.workspace.annotator_significance import shared_documents, tallies_of_annotators

_FEWEST_ANNOTATORS, _FEWEST_DOCUMENTS = 3, 2


class AnnotatorSignificance:
    """Requests for tests of annotators, of pairs of them, and of them against the final key."""

    def __init__(self, host: Host, agreement: AgreementRequests, scores: DecidedScores) -> None:
        self._host, self._agreement, self._scores = host, agreement, scores
        self._tested: AnnotatorCampaign | None = None
        """The last tests, to be exported."""

    @request
    def test(self, subject: str, measure: str = "") -> AnnotatorTests:
        """Return ranks, tests of every two, and groups of a subject of `annotator_tests.SUBJECTS`.

        An empty measure is F. Raises InputRefused for fewer than three annotators, for fewer than two
        documents that all of them have, and against the final key where no project is open.
        """
        workspace = self._host.workspace()
        self._agreement.check(workspace)
        if len(workspace.sides.sets) < _FEWEST_ANNOTATORS:
            count = Wording("{count} annotators", count=len(workspace.sides.sets))
            raise error("", 0, 0, count, Wording("three annotators or more"), NO_WORDS)
        documents = shared_documents(workspace)
        if len(documents) < _FEWEST_DOCUMENTS:
            raise error(
                "",
                0,
                0,
                Wording("fewer than two documents are annotated by all annotators"),
                Wording("two documents or more that all annotated"),
                Wording("compare annotators of the same documents"),
            )
        if subject == WITH_FINAL:
            by_document = self._scores.by_document()
            annotators = [
                AnnotatorTallies(name, {document: by_document[document][number] for document in documents})
                for number, name in enumerate(workspace.side_names, 1)
            ]
        else:
            progress = throttled(self._host.progress)
            annotators = tallies_of_annotators(workspace, subject, tuple(documents), progress)
        self._tested = annotator_campaign(
            subject, annotators, documents, measure, signature=workspace.signature
        )
        return annotator_tests(self._tested)

    @request
    def export(self, path: str, table_name: str) -> str:
        """Write the last tests in the form that the path ends with, else as text; return the path.

        CSV has the table called ``table_name`` alone. Raises InputRefused where the file cannot be written,
        and for an input.
        """
        tested = self._tested
        assert tested is not None  # only a window that shows tests asks
        keep_inputs([path], self._host.workspace().input_files)
        save_files({path: annotator_tests_bytes(tested, form_of(path), table_name)})
        return path
