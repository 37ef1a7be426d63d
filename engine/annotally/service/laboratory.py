"""Requests for the agreement laboratory on the sides that are open."""

import os
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import msgspec

from annotally.formats.atomic_write import keep_inputs, save_files
from annotally.model.wording import Wording
from annotally.reports.render.laboratory import laboratory_csv, laboratory_json, laboratory_text
from annotally.reports.tables.judgement_section import UNDECIDED, with_judgement
from annotally.reports.tables.laboratory import LaboratoryReport
from annotally.reports.tables.laboratory_lines import example_sheet, laboratory_sheet
from annotally.reports.tables.laboratory_sheet import ExampleSheet, LaboratoryChoice, LaboratorySheet
from annotally.reports.tables.system_judgement import JudgementReport
from annotally.service.agreement import AgreementRequests, throttled
from annotally.service.project_requests import Host
from annotally.service.requests import request
from annotally.workspace.facade import Workspace
from annotally.workspace.label_aggregation import labelled_annotations
from annotally.workspace.label_laboratory import named_distances
from annotally.workspace.object_votes import VoteReader
from annotally.workspace.system_judgement import (
    FEWEST_MARKED_PEOPLE,
    PURPOSE,
    JudgementRequest,
    judge_systems,
)
from annotally.workspace.text_laboratory import (
    ALL_MEASURES,
    GammaRequest,
    TextLaboratoryRequest,
    examine_workspace,
    example_of,
    list_counted_rows,
)


class LaboratoryRequests:
    """Requests about the laboratory; the last report is kept to be exported."""

    def __init__(self, host: Host, agreement: AgreementRequests) -> None:
        self._host, self._agreement = host, agreement
        self._report: LaboratoryReport | None = None
        self._judged: JudgementReport | None = None
        """The judgement of marked systems on the same annotations, if there are any."""
        self._files: tuple[str, ...] = ()
        """The files of distances that the report was made with."""
        self._request = TextLaboratoryRequest()
        """The request of the report."""

    @request
    def examine(self, choice: LaboratoryChoice) -> LaboratorySheet:
        """Return every figure on the open sides as annotators, none of them the key.

        Raises InputRefused for sides that cannot be compared as annotators, and for a file that holds no
        distances.
        """
        workspace = self._host.workspace()
        self._agreement.check(workspace)
        distances, files = named_distances(choice.distances)
        self._request = laboratory_request = TextLaboratoryRequest(
            kinds=choice.kinds,
            distances=distances,
            seed=choice.seed if choice.intervals else None,
            order=choice.order,
            nothing=choice.nothing,
            gamma=GammaRequest(
                choice.sampler,
                choice.seed or 0,
                choice.gamma.precision,
                choice.gamma.position_weight,
                choice.gamma.label_weight,
            ),
        )
        report, steps = throttled(self._host.progress), 0

        def step() -> None:
            nonlocal steps
            steps += 1
            report(steps, 0, Wording("Measuring"))

        measured = examine_workspace(workspace, laboratory_request, files, step=step)
        slots = VoteReader(workspace.task).slots
        slot = choice.judged_slot if choice.judged_slot in slots else ""
        judged = self._judge_marked(workspace, choice.epsilon, slot)
        self._report, self._judged, self._files = measured, judged, files
        sheet = laboratory_sheet(measured)
        if judged is None:
            return sheet
        sheet = with_judgement(sheet, judged, len(workspace.document_ids), slot)
        return msgspec.structs.replace(sheet, judged_slots=tuple(slots), judged_slot=slot)

    def _judge_marked(self, workspace: Workspace, epsilon: str, slot: str) -> JudgementReport | None:
        """Return the judgement of marked systems by a slot or labels; None with too few people beside."""
        # In a blind project nobody is marked. With fewer people than a project needs nothing is said.
        names = workspace.side_names
        systems = tuple(names[number] for number in self._host.inputs().systems)
        if not systems or len(names) - len(systems) < FEWEST_MARKED_PEOPLE:
            return None
        labelled = labelled_annotations(workspace, slot, PURPOSE, texts=False)
        judged = judge_systems("", labelled, JudgementRequest(systems, Fraction(epsilon)))
        return replace(judged, notes=(UNDECIDED,))

    @request
    def instances(
        self, kind: str, name: str, key: tuple[str, ...]
    ) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """Return the rows of the trees that a count of the last report is about, by document.

        ``kind`` and ``name`` are those of its section, ``key`` that of its `LinkedCount`.
        """
        return list_counted_rows(self._host.workspace(), self._request, (kind, name), key)

    @request
    def example(self, measure: str) -> ExampleSheet:
        """Return the published example of a measure by its key, with the figures computed now."""
        titles = {each.key: each.title for each in ALL_MEASURES}
        declared = next(each for each in ALL_MEASURES if each.key == measure)
        return example_sheet(declared, example_of(measure), titles)

    @request
    def export(self, path: str) -> str:
        """Write the last report, as CSV or JSON where the path ends so, else as text; return the path.

        Judged systems follow the figures. Raises InputRefused where it cannot be written, and for an input.
        """
        report = self._report
        assert report is not None  # only a window that shows a report asks
        keep_inputs([path], [*self._host.workspace().input_files, *map(os.path.realpath, self._files)])
        ending = Path(path).suffix.casefold()
        write = {".csv": laboratory_csv, ".json": laboratory_json}.get(ending, laboratory_text)
        save_files({path: write(report, self._judged).encode(errors="backslashreplace")})
        return path
