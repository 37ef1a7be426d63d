"""Reports to hand on: made of a comparison, its agreement, its texts and its decisions."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from annotally.adjudication.review.decision_log import decision_log
from annotally.adjudication.review.feedback import feedback
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.formats.atomic_write import keep_inputs, make_directory, save_files
from annotally.model.diagnostics import InputRefused, TaskError, error
from annotally.model.wording import Wording
from annotally.reports.full.agreement_sections import agreement_sections
from annotally.reports.full.decision_sections import decision_sections
from annotally.reports.full.files import form_of, printed_report, report_files
from annotally.reports.full.lane_sections import lane_section
from annotally.reports.full.method_sections import method_sections
from annotally.reports.full.model import FullReport, InputDigest, ReportSection
from annotally.reports.full.realignment_sections import raw_agreement_section, realignment_section
from annotally.reports.full.score_sections import confusion_section, score_sections
from annotally.reports.messages import PrintedReport, ReportChoice
from annotally.reports.second_text import shown_text
from annotally.reports.tables.agreement import AgreementReport
from annotally.reports.tables.confusion import confusion_counts
from annotally.reports.tables.methods_paragraph import agreement_methods, score_methods
from annotally.reports.tables.score_tables import judged
from annotally.reports.tables.table import Column, NamedTable, Table
from annotally.reports.warning_groups import finding_lines
from annotally.service.agreement import throttled
from annotally.service.project_requests import Host, ProjectAccess
from annotally.service.requests import request
from annotally.workspace.agreement import AgreementRequest, measure_beside_raw
from annotally.workspace.facade import Progress, Workspace, no_progress
from annotally.workspace.raw_scores import score_raw


def workspace_report(
    workspace: Workspace,
    choice: ReportChoice,
    session: AdjudicationSession | None = None,
    progress: Progress = no_progress,
) -> FullReport:
    """Return the report of a comparison, with its decisions if it is that of a project's ``session``.

    Raises InputRefused for a document that is not there.
    """
    # Names are looked up first, so that a wrong one is refused before minutes of comparing.
    chosen = [_document_id(workspace, name) for name in dict.fromkeys(choice.documents)]
    sections: list[ReportSection] = []
    methods: list[str] = []
    if len(workspace.sides.sets) == 2:
        comparison = workspace.comparison(progress)
        labelled = [(workspace.document(name).label, unit.table) for name, unit in comparison.units.items()]
        sections += score_sections(workspace.task, comparison.table, labelled)
        realignment = score_raw(workspace, comparison, progress)
        if realignment is not None:
            sections.append(realignment_section(workspace.task, comparison.table, realignment))
        sections += method_sections(workspace.task, comparison, workspace.sides)
        tally = judged(workspace.task, comparison.table)
        names, signature = workspace.side_names, comparison.signature
        methods += score_methods(workspace.task, names, tally, len(labelled), signature)
        if workspace.has_confusion:
            matrix = confusion_counts(workspace.task.similarity, comparison.units.values())
            sections += confusion_section(matrix, workspace.side_names)
    if choice.agreement:
        agreement = _agreement(workspace, choice.seed, throttled(progress))
        if agreement is not None:
            sections += agreement_sections(agreement)
            if agreement.raw is not None:
                sections.append(raw_agreement_section(agreement))
            methods += agreement_methods(agreement)
    if session is not None:
        sections += decision_sections(decision_log(session, progress), feedback(session, progress))
    if methods:
        sections.append(ReportSection("methods", "Methods, for a paper", tuple(methods)))
    sections += _texts(workspace, chosen)
    sections += _warnings(workspace)
    title = f"{workspace.task.title}: {_joined(workspace.side_names)}"
    return FullReport(str(title), workspace.signature, tuple(_inputs(workspace)), tuple(sections))


def _agreement(workspace: Workspace, seed: int, progress: Progress) -> AgreementReport | None:
    """Return the agreement; None for a task or texts that annotators are not compared by."""
    if workspace.sides.texts:
        return None
    with suppress(TaskError):
        return measure_beside_raw(workspace, AgreementRequest(seed=seed), (), progress)
    return None


def _texts(workspace: Workspace, document_ids: Sequence[str]) -> Iterator[ReportSection]:
    for number, document_id in enumerate(document_ids, 1):
        tree = workspace.tree(document_id)
        text = shown_text(tree, workspace.sides)
        yield lane_section(number, tree, text, workspace.marks(document_id, tree), workspace.side_names)


def _warnings(workspace: Workspace) -> Iterator[ReportSection]:
    """Yield the section of warnings, if there are any: data that is not counted, above all (C10)."""
    # Paths of the machine at hand become names of files, in which the lines stay right.
    renamed_findings = [replace(finding, file=Path(finding.file).name) for finding in workspace.warnings]
    if renamed_findings:
        rows = [(line,) for line in finding_lines(renamed_findings)]
        table = NamedTable("warnings", "Warnings", Table((Column("warning", "Warning"),), rows))
        yield ReportSection("warnings", f"Warnings ({len(renamed_findings)})", table=table)


def _inputs(workspace: Workspace) -> Iterator[InputDigest]:
    """Yield the files of the sides, by name: where they lay on a machine is nobody else's business."""
    for side in workspace.sides.sets:
        digests = {(Path(source.path).name, source.byte_digest()) for source in side.sources}
        yield from (InputDigest(side.name, *entry) for entry in sorted(digests))


def _document_id(workspace: Workspace, name: str) -> str:
    """Return the id of a document called by its id or its label."""
    labels = {workspace.document(document_id).label: document_id for document_id in workspace.document_ids}
    if name in workspace.document_ids:
        return name
    if name not in labels:
        examples = ", ".join(sorted(labels)[:10])
        raise error(
            name,
            0,
            0,
            Wording("no document of the comparison has this name"),
            Wording("a document such as {names}", names=examples),
            Wording("choose another document"),
        )
    return labels[name]


def _joined(names: Sequence[str]) -> str:
    return " and ".join((", ".join(names[:-1]), names[-1])) if len(names) > 1 else "".join(names)


def write_report(report: FullReport, path: str, inputs: Sequence[str]) -> tuple[str, ...]:
    """Write a report in the form that the ending of its path names; return the files.

    CSV and SVG go into a folder of that name. Raises InputRefused for another ending, for a target that is an
    input, and where nothing can be written.
    """
    # All contents are made before a folder is, and written together or not at all.
    return _save(path, report_files(report, form_of(path)), inputs)


def _save(path: str, files: Mapping[str, bytes], inputs: Sequence[str]) -> tuple[str, ...]:
    targets = {str(Path(path) / name) if name else path: content for name, content in files.items()}
    keep_inputs(targets, inputs)
    if "" not in files:
        make_directory(path, Wording("the tables or pictures of the report"))
    save_files(targets)
    return tuple(targets)


class ReportRequests:
    """Requests for reports to hand on."""

    def __init__(self, host: Host, access: ProjectAccess) -> None:
        self._host, self._access = host, access

    @request
    def write(self, path: str, choice: ReportChoice) -> tuple[str, ...]:
        """Write a report of the open comparison in the form that a path's ending names; return the files.

        Raises InputRefused as `write_report` does.
        """
        return write_report(self._report(choice), path, self._inputs())

    @request
    def save(self, path: str, files: Mapping[str, bytes]) -> tuple[str, ...]:
        """Write files that the window made of a report, PDF or PNG, as `write_report` does; return them."""
        return _save(path, files, self._inputs())

    @request
    def printed(self, choice: ReportChoice) -> PrintedReport:
        """Return a report of the open comparison for a printer, which is the window's."""
        return printed_report(self._report(choice))

    def _report(self, choice: ReportChoice) -> FullReport:
        progress = throttled(self._host.progress)
        return workspace_report(self._host.workspace(), choice, self._session(), progress)

    def _inputs(self) -> list[str]:
        session, files = self._session(), list(self._host.workspace().input_files)
        return files if session is None else [*files, session.project.path]

    def _session(self) -> AdjudicationSession | None:
        # A comparison without a project has no session, which is no fault here.
        with suppress(InputRefused):
            return self._access.session()
        return None
