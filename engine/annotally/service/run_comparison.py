"""Requests to compare with another run of the same task."""

from collections.abc import Callable
from pathlib import Path

import msgspec

from annotally.adjudication.project.inputs import Inputs
from annotally.formats.atomic_write import keep_inputs, save_text
from annotally.reports.render.saved_result import looks_saved
from annotally.reports.tree.run_changes import RunChanges, run_changes_csv, run_changes_text
from annotally.service.agreement import throttled
from annotally.service.project_requests import Host
from annotally.service.requests import request
from annotally.workspace.facade import Workspace
from annotally.workspace.run_comparison import compare_runs, run_of, saved_run


class RunRequests:
    """Requests to compare the open response with another run against the same key."""

    def __init__(self, host: Host, read: Callable[[Inputs], Workspace]) -> None:
        self._host, self._read = host, read
        self._last: RunChanges | None = None
        self._path = ""

    @request
    def compare(self, path: str) -> RunChanges:
        """Return what changed between the response that is open and the run at ``path``.

        That is another response, a file or a folder, and then what came after; or a result that was saved as
        JSON, and then what was before. What is open stays. Raises InputRefused for what cannot be read as
        either, and for a result of another task, version or key.
        """
        asked = self._host.inputs()
        key, (_, paths) = asked.sides[0], asked.sides[1]
        name, told = Path(path).name, throttled(self._host.progress)
        own, opened = Path(paths[0]).name if len(paths) == 1 else asked.sides[1][0], self._host.workspace()
        if looks_saved(path):
            found = compare_runs(saved_run(path), run_of(opened), (name, own), told)
            self._last = msgspec.structs.replace(found, opened=1)
        else:
            other = self._read(asked._replace(sides=(key, (name, (path,)))))
            self._last = compare_runs(run_of(opened), run_of(other), (own, name), told)
        self._path = path
        return self._last

    @request
    def export(self, path: str) -> str:
        """Write what was compared last: as CSV where the path ends so, else as text; return the path.

        Raises InputRefused where it cannot be written, and for an input.
        """
        found = self._last
        assert found is not None  # asked for by who shows it
        keep_inputs([path], [*self._host.workspace().input_files, self._path])
        save_text(
            path, run_changes_csv(found) if path.casefold().endswith(".csv") else run_changes_text(found)
        )
        return path
