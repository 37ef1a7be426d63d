"""Results of a workspace in the form that is documented and kept: one value as JSON."""

from annotally.comparison.reason_codes import RULES, rule_wording
from annotally.reports.render.agreement_json import agreement_json
from annotally.reports.render.laboratory import laboratory_json
from annotally.reports.render.laboratory_example import example_json
from annotally.reports.render.score_json import ScoreJson
from annotally.reports.tables.agreement import AgreementReport
from annotally.reports.tables.laboratory import LaboratoryReport
from annotally.scoring.agreement.laboratory.catalogue import LaboratoryMeasure
from annotally.scoring.agreement.laboratory.examples import PublishedExample
from annotally.workspace.facade import Progress, Workspace, no_progress
from annotally.workspace.raw_scores import score_raw


def scores_as_json(workspace: Workspace, progress: Progress = no_progress) -> bytes:
    """Compare all documents of a workspace; return the result as ``annotally score --format json`` has it.

    Raises InputRefused where what is encoded cannot wait in temporary files.
    """
    # Units are passed on and forgotten: of a large corpus only what is encoded stays.
    with ScoreJson(workspace.task, workspace.sides) as result:
        comparison = workspace.pass_units(result.add, progress, outlined=True)
        raw = score_raw(workspace, comparison, progress)
        return b"".join(result.pieces(comparison, workspace.warnings, workspace.terms, raw))


def agreement_as_json(report: AgreementReport) -> bytes:
    """Return measured agreement as ``annotally agreement --format json`` has it."""
    return agreement_json(report).encode()


def laboratory_as_json(report: LaboratoryReport) -> bytes:
    """Return the laboratory's figures as ``annotally agreement --measures`` has them as JSON."""
    return laboratory_json(report).encode()


def example_as_json(measure: LaboratoryMeasure, example: PublishedExample) -> bytes:
    """Return a published example as ``annotally agreement --example`` has it as JSON."""
    return example_json(measure, example).encode()


def reason_words(code: str) -> str:
    """Return why a row of a result counts as it does, in words, by the code of its rule."""
    return str(rule_wording(code)) if code in RULES else ""
