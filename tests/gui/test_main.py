"""The start, in processes of its own: what is imported, what is said, how it ends."""

import os
import subprocess
import sys
from pathlib import Path

from annotally_resources import resource

ALL = [path for path in sys.path if path]


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept_values = {
        name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "TMPDIR", "LANG")
    }
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**kept_values, "PYTHONPATH": os.pathsep.join(ALL), **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


COMMAND_LINE = """
import sys, types
cli = types.ModuleType("annotally.cli.main")
cli.main = lambda argv: print(argv) or 7
cli.command_names = lambda: ["score"]
sys.modules["annotally.cli.main"] = cli
from annotally_gui.__main__ import main
code = main(["score", "--key", "k"])
print(any(name.startswith("PySide6") for name in sys.modules))
sys.exit(code)
"""

REPORT = """
import sys
from annotally_gui.__main__ import main
code = main(["report", *sys.argv[1:], {folder!r} + "/r.pdf"])
code += main(["report", *sys.argv[1:], {folder!r} + "/r.png"])
sys.exit(code)
"""

LATE = (
    "annotally_gui.views",
    "annotally_gui.text.",
    "annotally.formats",
    "annotally.workspace.facade",
    "annotally.service.server",
    "annotally.service.adjudication",
    "PySide6.QtSvg",
)
IMPORTED = """
import sys
import annotally_gui.app.application
print([name for name in sys.modules if name.startswith({late!r})])
"""

SCORED = """
import sys
from annotally_gui.__main__ import main
code = main(["score", "-q", "-t", "named-entity", "-k", "k.sgm", "-r", "r.sgm", "-o", "scores.txt"])
formats = [name for name in sys.modules if name.startswith("annotally.formats.") and name.endswith(".format")]
print(code, sum(name.startswith("annotally") for name in sys.modules), len(sys.modules), *formats)
"""

START = "import sys; from annotally_gui.__main__ import main; sys.exit(main({words!r}))"

SMOKE = """
import sys
from annotally_gui.app.application import run
from annotally_gui.app.arguments import parse
from annotally_gui.services.input_roles import InputCatalogue
from annotally_gui.window.docks import Panes
from annotally_gui.window.main_window import ShownWorkspace
from support.fake_service import FAKE
import annotally_gui.services.engine_client as background

background.SERVICE = "support.fake_service:serve"
background.EngineClient.__init__.__defaults__ = (None, background.SERVICE)

class Parts:
    def inputs(self):
        return InputCatalogue(lambda path: "no format", ())
    def panes(self, context):
        return Panes()
    def attach(self, window):
        self.window = window
        window.sample_requested.connect(self.open)
    def open(self):
        if BREAK:
            raise RuntimeError("broken on purpose")
        self.window.context.engine.call(FAKE.echo, "Sample", on_result=self.show)
    def show(self, name):
        self.window.show_workspace(ShownWorkspace(name))
        self.window.settle()
        print("shown", name)

if __name__ == "__main__":
    sys.exit(run(parse(["--smoke", "--startup-times"]), Parts))
"""


def test_the_command_line_starts_without_qt() -> None:
    done = run(COMMAND_LINE)
    assert (done.stdout, done.returncode) == ("['score', '--key', 'k']\nFalse\n", 7), done.stderr


def test_what_shows_data_is_not_imported_before_the_first_paint() -> None:
    done = run(IMPORTED.format(late=LATE))
    assert done.stdout == "[]\n", done.stderr


def test_without_a_display_one_message_and_code_1() -> None:
    done = run(START.format(words=["--smoke"]))
    assert done.returncode == 1
    assert done.stderr.startswith("annotally: There is no display.")
    assert done.stderr.count("\n") == 1


WITHOUT_QT = """
import sys
sys.modules["PySide6"] = None
from annotally_gui.__main__ import main
sys.exit(main([]))
"""


def test_without_qt_one_message_says_what_to_install() -> None:
    result = run(WITHOUT_QT, DISPLAY=":77")
    assert result.returncode == 1
    assert result.stderr == (
        "annotally: The window needs Qt, which is not installed: pip install 'annotally[gui]'\n"
    )


def test_an_unknown_option_is_refused_with_code_2() -> None:
    done = run(START.format(words=["--smok"]))
    assert (done.returncode, done.stdout) == (2, "")
    assert "--smok" in done.stderr


def smoke(folder: Path, broken: bool) -> subprocess.CompletedProcess[str]:
    """Run the window; a worker process needs a file to start from."""
    program = folder / "smoke.py"
    program.write_text(SMOKE.replace("BREAK", str(broken)), "utf-8")
    start = f"import runpy; runpy.run_path({str(program)!r}, run_name='__main__')"
    return run(start, QT_QPA_PLATFORM="offscreen", XDG_CONFIG_HOME=str(folder))


def test_smoke_fails_at_once_when_something_breaks(tmp_path: Path) -> None:
    done = smoke(tmp_path, broken=True)
    assert done.returncode == 1
    assert "broken on purpose" in done.stderr


def test_smoke_shows_the_sample_and_ends(tmp_path: Path) -> None:
    done = smoke(tmp_path, broken=False)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0].startswith("first paint after ")
    assert lines[1] == "shown Sample"


def test_reports_are_drawn_without_a_display(tmp_path: Path) -> None:
    sides = [str(Path(str(resource("sample"))) / "entities" / f"{side}.sgm") for side in ("key", "response")]
    drawing = REPORT.replace("*sys.argv[1:]", f"*{[*sides, '-t', 'spans', '--to']!r}")
    process = run(drawing.format(folder=str(tmp_path)))
    assert (process.returncode, "Traceback" in process.stderr) == (0, False)
    assert (tmp_path / "r.pdf").read_bytes().startswith(b"%PDF-")
    assert (tmp_path / "r.png" / "confusion.png").read_bytes().startswith(b"\x89PNG")


def test_a_small_score_imports_few_modules(tmp_path: Path) -> None:
    """Formats, methods, reports and trees that a comparison does not need stay out of its start."""
    text = '<DOC>\n<DOCNO> 1 </DOCNO>\n<TXT>\n<ENAMEX TYPE="PERSON">Ada</ENAMEX> left.\n</TXT>\n</DOC>\n'
    for name in ("k.sgm", "r.sgm"):
        (tmp_path / name).write_text(text)
    ended = run(f"import os; os.chdir({str(tmp_path)!r})\n{SCORED}")
    code, ours, everything, *formats = ended.stdout.split()
    assert (code, formats) == ("0", ["annotally.formats.sgml.format"]), ended.stderr
    assert int(ours) <= 260
    assert int(everything) <= 440
    assert (tmp_path / "scores.txt").stat().st_size > 0
