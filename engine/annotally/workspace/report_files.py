"""The files of the MUC scorer, written together for an open workspace."""

import os
from pathlib import Path, PurePath

from annotally.formats.atomic_write import keep_inputs, make_directory, save_files
from annotally.model.diagnostics import error
from annotally.model.wording import Wording
from annotally.tasks.report_outputs import Outputs
from annotally.workspace.facade import Workspace
from annotally.workspace.request import Progress, no_progress


def write_reports(workspace: Workspace, folder: str, progress: Progress = no_progress) -> tuple[str, ...]:
    """Write the files that the MUC scorer would write, all or none, and return their paths.

    ``folder`` is made if it is not there; without one they go where their names say. They are without the
    pairs that people changed. Raises InputRefused for a place that cannot be written, an input, or two
    reports of one name.
    """
    targets = report_paths(folder, workspace.outputs, workspace.task.method)
    keep_inputs(targets, workspace.input_files)
    reports = workspace.reports(progress)
    if folder:
        make_directory(folder, Wording("the reports"))
    # Half characters come from names of files that are not UTF-8; see `save_text`.
    texts = (report.text.encode(errors="backslashreplace") for report in reports)
    save_files(dict(zip(targets, texts, strict=True)))
    return targets


def report_paths(folder: str, outputs: Outputs, method: str = "templates") -> tuple[str, ...]:
    """Return where `write_reports` writes: ``folder``, if given, takes the place of those in the names.

    ``method`` is the task's. Raises InputRefused for two reports of one name.
    """
    names = outputs.names(method).values()
    paths = [os.fspath(Path(folder) / PurePath(name).name) for name in names] if folder else list(names)
    for path in paths:
        if paths.count(path) > 1:
            raise error(
                path,
                0,
                0,
                Wording("two reports in the same file"),
                Wording("a file for each"),
                Wording("choose another file for one of the reports"),
            )
    return tuple(paths)
