"""Requests to compare with another run of the same task."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import msgspec

from annotally.adjudication.project.inputs import Inputs
from annotally.formats.atomic_write import keep_inputs, save_text
from annotally.model.paths import distinct_names
from annotally.reports.render.saved_result import looks_saved
from annotally.reports.tables.campaign_sheet import RunTests, run_tests, untested_runs
from annotally.reports.tables.score_tables import judged_by
from annotally.reports.tree.run_changes import RunChanges, run_changes_csv, run_changes_text
from annotally.service.agreement import throttled
from annotally.service.project_requests import Host
from annotally.service.requests import request
from annotally.workspace.campaign import CampaignRequest, SystemInput
from annotally.workspace.facade import Workspace
from annotally.workspace.request import OpenRequest
from annotally.workspace.run_comparison import compare_runs, run_of, saved_run
from annotally.workspace.run_significance import measure_significance


class RunRequests:
    """Requests to compare the open response with another run against the same key."""

    def __init__(
        self,
        host: Host,
        read: Callable[[Inputs], Workspace],
        open_request: Callable[[Inputs], OpenRequest],
    ) -> None:
        self._host, self._read, self._open_request = host, read, open_request
        self._runs: tuple[tuple[str, Workspace, OpenRequest], ...] = ()
        """The runs that were compared last with their names; none where one is a saved result."""
        self._last: RunChanges | None = None
        self._path = ""

    @request
    def compare(self, path: str) -> RunChanges:
        """Return the changes between the response that is open and the run at ``path``.

        That is another response, a file or a folder, taken as the later run; or a result that was saved as
        JSON, taken as the earlier one. The open comparison stays. Raises InputRefused for files that cannot
        be read as either, and for a result of another task, version or key.
        """
        inputs, workspace = self._host.inputs(), self._host.workspace()
        key, (side_name, paths) = inputs.sides[0], inputs.sides[1]
        name, report = Path(path).name, throttled(self._host.progress)
        open_name = Path(paths[0]).name if len(paths) == 1 else side_name
        if looks_saved(path):
            changes = compare_runs(saved_run(path), run_of(workspace), (name, open_name), report)
            self._last, self._runs = msgspec.structs.replace(changes, opened=1), ()
        else:
            further = inputs._replace(sides=(key, (name, (path,))))
            later = self._read(further)
            self._last = compare_runs(run_of(workspace), run_of(later), (open_name, name), report)
            names = distinct_names([*paths[:1], path])
            requests = self._open_request(inputs), self._open_request(further)
            self._runs = tuple(zip(names, (workspace, later), requests, strict=True))
        self._path = path
        return self._last

    @request
    def significance(self, row: str = "") -> RunTests:
        """Return the tests of the difference of the runs compared last, in a row of the score table.

        An empty ``row`` is the one that the task is judged by. Raises InputRefused for a row that there is
        not.
        """
        # The units of what is open stay, for the window shows them; those of the other run are kept for the
        # next row that is asked for.
        if self._last is None:
            return RunTests()
        if not self._runs:
            return untested_runs(self._last)
        systems = tuple(SystemInput(name, opening.sides[1]) for name, _, opening in self._runs)
        (_, first, opening), (_, second, _) = self._runs
        key = replace(opening, sides=opening.sides[:1])
        campaign_request = CampaignRequest(key, systems, row or None, ())
        campaign = measure_significance(campaign_request, (first, second), releases=False)
        return run_tests(self._last, campaign, judged_by(first.task))

    @request
    def export(self, path: str) -> str:
        """Write the changes found last: as CSV where the path ends so, else as text; return the path.

        Raises InputRefused where it cannot be written, and for an input.
        """
        changes = self._last
        assert changes is not None  # only a window that shows them asks
        keep_inputs([path], [*self._host.workspace().input_files, self._path])
        save_text(
            path, run_changes_csv(changes) if path.casefold().endswith(".csv") else run_changes_text(changes)
        )
        return path
