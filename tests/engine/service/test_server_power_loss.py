"""Keys, reports, logs and copies, asked for as the window does: on disk once the answer is there."""

import random
import re
import tempfile
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest

import annotally
from annotally.adjudication.project.state import open_project
from annotally.formats.atomic_write import cut_off_saves, finish_saves_beside
from support.house import MEMORY
from support.power_disk import Disk, write_state
from support.power_recorder import recorded
from support.project_window import DOCUMENT, Window, inputs, sample_in
from support.projects import a_clock

Outputs = Mapping[str, bytes]


def outputs(folder: Path) -> Outputs:
    """Return what was written but projects, by path from the folder."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(".") and ".annotally" not in path.name
    }


@pytest.mark.parametrize("count", [1, pytest.param(30, marks=pytest.mark.soak)])
def test_whatever_a_window_has_written_is_there_after_a_loss_of_power(tmp_path: Path, count: int) -> None:
    sample, root = sample_in(tmp_path), tmp_path / "work"
    root.mkdir()
    window, result, decided = Window.make(), list[Outputs](), list[int]()
    window.service.open(*inputs(sample))
    with recorded(root) as recorder:

        def said() -> None:
            result.append(outputs(root))
            session = window.service.adjudication.session()
            decided.append(len(session.project.ledger))
            recorder.say(len(result) - 1)

        window.ask("files.start", str(root / "p.annotally"))
        said()
        window.ask("decided")
        rows = {document: item.waits.index(1) for document, item in window.decided.items() if 1 in item.waits}
        for turn in range(2):
            window.take(DOCUMENT, window.waiting()[0], turn)
            said()
            window.ask("files.backup", str(root / "backup.annotally"))
            said()
            window.ask_any("review.export_log", str(root / "log.csv"), "csv")
            said()
            window.ask_any("export_rows", str(root / "rows.csv"), [(DOCUMENT, [rows[DOCUMENT]])])
            said()
            window.ask_any("export_reports", str(root / "reports"))
            said()
            kinds = window.ask("key.types")
            window.ask("key.fill_open", {kind: ("take", [turn]) for kind in kinds}, "fill")
            window.ask("key.export", str(root / "key.tmpl"), None, 0)
            said()
        window.ask("close")
    disk, chance, last, states = Disk(recorder), random.Random(5), -1, set[object]()
    for event in recorder.events:
        if event[0] == "said":
            last = event[1]
        else:
            disk.do(event)
        for state in disk.states(chance, count):
            if (last, state) not in states:
                states.add((last, state))
                with tempfile.TemporaryDirectory(prefix="annotally-power-", dir=MEMORY) as folder:
                    write_state(state, root, Path(folder))
                    check(Path(folder), result, decided, last)
    assert len(states) > 200


def check(folder: Path, contained_outputs: list[Outputs], decided: list[int], last: int) -> None:
    """Look for what was acknowledged: each output as it was then, or as it was next."""
    if last < 0:
        return
    following = contained_outputs[min(last + 1, len(contained_outputs) - 1)]
    cut_off = [place for place in (folder, folder / "reports") if any(place.glob(".annotally-*.saving"))]
    reported_cut_off_saves = list(cut_off_saves(map(str, (folder, folder / "reports"))))
    assert {cut_off_save.file for cut_off_save in reported_cut_off_saves} <= {str(place) for place in cut_off}
    # Opening the project finishes what is cut off; nothing is left to tell about.
    finish_saves_beside(str(folder / "p.annotally"), ())
    assert list(cut_off_saves(map(str, (folder, folder / "reports")))) == []
    actual_outputs = outputs(folder)
    for path, content in contained_outputs[last].items():
        assert actual_outputs[path] in (content, following[path]), f"{path} after {last}"
    reports = {path: content for path, content in actual_outputs.items() if path.startswith("reports")}
    assert reports in [
        {path: content for path, content in each.items() if path.startswith("reports")}
        for each in (contained_outputs[last], following)
    ]
    with closing(open_project(str(folder / "p.annotally"), now=a_clock)) as project:
        assert decided[last] <= len(project.ledger) <= max(decided)
    if last >= 2:
        open_project(str(folder / "backup.annotally"), read_only=True).close()


WRITERS = {
    "adjudication/project/lock.py": "a lock is worth nothing after a start of the system",
    "adjudication/project/rescue.py": "a copy that is mended, read and removed",
    "workspace/fork.py": "the end of a pipe",
    "cli/output.py": "what nobody reads any more goes nowhere",
    "formats/durable.py": "the place for all others",
    "formats/regular_files.py": "inputs, opened to be read",
    "adjudication/final_key/key_check.py": "a temporary folder, to read the key back",
}
_WRITING = re.compile(
    r"write_bytes\(|write_text\(|open\([^)]*\"[rwxa]b?\+?\"|os\.(open|write|replace|rename|link)\(|copyfile|copy2"
)


def test_nothing_else_of_the_engine_writes_files() -> None:
    """What is written goes through `durable`: there it is synced."""
    engine = Path(annotally.__file__).parent
    writers = {
        path.relative_to(engine).as_posix()
        for path in engine.rglob("*.py")
        for match in _WRITING.finditer(path.read_text(encoding="utf-8"))
        if '"rb"' not in match[0] and '"r"' not in match[0]
    }
    assert writers == set(WRITERS)
