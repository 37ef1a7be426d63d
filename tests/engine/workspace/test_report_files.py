"""The files of the MUC scorer are written together, and never over an input."""

from collections.abc import Callable
from pathlib import Path

import pytest

from annotally.model.diagnostics import InputRefused
from annotally.tasks.catalogue import find_task
from annotally.tasks.report_outputs import DEFAULT_OUTPUTS, Outputs
from annotally.workspace.facade import OpenRequest, SideInput, Workspace, open_workspace
from annotally.workspace.report_files import report_paths, write_reports
from support.small_inputs import sgml, template, write


def opened(
    key: str,
    response: str,
    texts: tuple[str, ...] = (),
    task: str = "named-entity",
    outputs: Outputs = DEFAULT_OUTPUTS,
) -> Workspace:
    sides = (SideInput("key", (key,)), SideInput("response", (response,)))
    return open_workspace(OpenRequest(find_task(task), sides, texts, outputs=outputs))


def test_reports_are_written_together_into_a_folder_that_is_made(tmp_path: Path) -> None:
    key = write(tmp_path, "key.sgm", sgml("17"))
    workspace = opened(key, key)
    folder = tmp_path / "out"
    paths = write_reports(workspace, str(folder))
    assert paths == report_paths(str(folder), DEFAULT_OUTPUTS)
    assert [Path(path).name for path in paths] == ["scores", "report_summary", "map_history"]
    assert [Path(path).read_text(encoding="utf-8") for path in paths] == [
        report.text for report in workspace.reports()
    ]
    assert sorted(path.name for path in folder.iterdir()) == ["map_history", "report_summary", "scores"]


def test_where_one_report_cannot_be_written_none_is(tmp_path: Path) -> None:
    key = write(tmp_path, "key.sgm", sgml("17"))
    (tmp_path / "out" / "map_history").mkdir(parents=True)
    with pytest.raises(InputRefused, match=r"map_history: cannot be written: a directory"):
        write_reports(opened(key, key), str(tmp_path / "out"))
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["map_history"]
    with pytest.raises(InputRefused, match=r"key.sgm: cannot be made a directory: "):
        write_reports(opened(key, key), key)


@pytest.mark.parametrize("link", [None, Path.symlink_to, Path.hardlink_to])
def test_reports_never_replace_an_input(tmp_path: Path, link: Callable[[Path, str], None] | None) -> None:
    key = write(tmp_path, "key.sgm", sgml("17"))
    previous_content = Path(key).read_bytes()
    name = "key.sgm"
    if link is not None:
        name = "another"
        link(tmp_path / name, key)
    with pytest.raises(InputRefused, match="is an input, which is never written"):
        write_reports(opened(key, key, outputs=Outputs(report_summary=name)), str(tmp_path))
    assert Path(key).read_bytes() == previous_content
    assert not (tmp_path / "scores").exists()


def test_reports_replace_no_text_either(tmp_path: Path) -> None:
    key = write(tmp_path, "key", template("17"))
    text = write(tmp_path, "17.txt", "Ada")
    outputs = Outputs(map_history="17.txt")
    workspace = opened(key, key, (text,), "muc6-template-element", outputs)
    assert workspace.input_files == (key, text)
    with pytest.raises(InputRefused, match=r"17.txt: is an input"):
        write_reports(workspace, str(tmp_path))


def test_two_reports_of_one_name_are_refused(tmp_path: Path) -> None:
    with pytest.raises(InputRefused, match="two reports in the same file; expected a file for each"):
        report_paths(str(tmp_path), Outputs(score_report="x", map_history="./x"))


def test_the_folder_takes_the_place_of_those_in_the_names(tmp_path: Path) -> None:
    outputs = Outputs("/elsewhere/run1-scores", "", "deep/down")
    assert report_paths(str(tmp_path), outputs) == (f"{tmp_path}/run1-scores", f"{tmp_path}/down")
