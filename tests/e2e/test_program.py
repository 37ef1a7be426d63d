"""The program from outside: a process of its own, keys and clicks, its title, its exit code."""

import re
import subprocess
import sys
from pathlib import Path

from PySide6.QtGui import QGuiApplication, QImage
from pytestqt.qtbot import QtBot

from annotally_gui.services.session import session_from
from annotally_gui.services.settings import Preferences, Settings
from support.program import Run, environment, xdotool
from support.small_inputs import sgml, write


def test_the_program_shows_the_sample_and_ends_with_0_on_control_q(run: Run) -> None:
    program = run("--sample")
    window = program.wait_for_title("^Sample – Annotally$")
    program.focus(window)
    xdotool("key", "ctrl+q")
    assert program.ended() == 0


def test_a_quick_quit_while_it_still_scores_ends_with_0_and_says_nothing(run: Run) -> None:
    program = run("--sample")
    window = program.wait_for_title("Annotally")
    program.focus(window)
    xdotool("key", "ctrl+q")
    assert program.ended() == 0
    assert program.errors() == ""


def test_closing_by_the_window_manager_keeps_the_session(run: Run) -> None:
    program = run("--sample")
    window = program.wait_for_title("^Sample – Annotally$")
    program.focus(window)
    xdotool("key", "--clearmodifiers", "alt+F4")
    assert program.ended() == 0
    second_outcome = run()
    second_outcome.focus(second_outcome.wait_for_title("^Sample – Annotally$"))
    xdotool("key", "ctrl+q")
    assert second_outcome.ended() == 0


def stored(folder: Path) -> Preferences:
    """Return the settings that a program keeps in a folder, as they are on disk now."""
    return Settings(folder / "annotally" / "annotally.ini").values


def test_a_program_that_is_killed_comes_back_with_layout_document_and_selection(
    run: Run, tmp_path: Path, qtbot: QtBot
) -> None:
    folder = tmp_path / "own config"
    program = run("--sample")
    program.focus(program.wait_for_title("^Sample – Annotally$"))
    xdotool("key", "--clearmodifiers", "F8", "F8", "alt+4", "ctrl+F4")
    qtbot.waitUntil(lambda: bool(session_from(stored(folder).session).selection), timeout=20_000)
    docks = stored(folder).docks
    xdotool("key", "--clearmodifiers", "F8", "alt+1", "ctrl+F4")
    qtbot.waitUntil(lambda: stored(folder).docks != docks, timeout=20_000)
    previous = stored(folder)
    assert session_from(previous.session).document
    program.process.kill()
    assert program.ended() == -9
    again = run()
    again.focus(again.wait_for_title("^Sample – Annotally$"))
    xdotool("key", "ctrl+q")
    assert again.ended() == 0
    assert session_from(stored(folder).session) == session_from(previous.session)
    assert stored(folder).docks == previous.docks


def test_a_program_that_ends_before_it_has_read_its_files_opens_them_the_next_time(
    run: Run, tmp_path: Path
) -> None:
    program = run("--sample")
    program.focus(program.wait_for_title("^Sample – Annotally$"))
    xdotool("key", "ctrl+q")
    assert program.ended() == 0
    previous = session_from(stored(tmp_path / "own config").session)
    assert previous.sample
    again = run()
    again.focus(again.wait_for_title("Annotally"))
    xdotool("key", "ctrl+q")
    assert again.ended() == 0
    assert session_from(stored(tmp_path / "own config").session) == previous


def test_files_named_on_the_command_line_wait_in_the_sheet_for_return(run: Run, tmp_path: Path) -> None:
    key, response = write(tmp_path, "key.sgm", sgml("0001")), write(tmp_path, "answer.sgm", sgml("0001"))
    program = run(response, key)
    sheet = program.wait_for_title("^Compare$")
    program.focus(sheet)
    xdotool("key", "Return")
    window = program.wait_for_title("^key.sgm – answer.sgm – Annotally$")
    program.focus(window)
    xdotool("key", "ctrl+q")
    assert program.ended() == 0


def picture(window: str) -> QImage:
    """Return what is on screen where the window is."""
    place = dict(re.findall(r"(\w+)=(\d+)", xdotool("getwindowgeometry", "--shell", window)))
    x, y, width, height = (int(place[name]) for name in ("X", "Y", "WIDTH", "HEIGHT"))
    return QGuiApplication.primaryScreen().grabWindow(0, x, y, width, height).toImage()


def test_a_letter_on_the_welcome_page_opens_the_sample_and_a_click_walks_it(run: Run, qtbot: QtBot) -> None:
    program = run()
    window = program.wait_for_title("^Annotally$")
    program.focus(window)
    xdotool("key", "--clearmodifiers", "alt+a")
    assert program.wait_for_title("^Sample – Annotally$") == window
    described = subprocess.run(
        ["xprop", "-id", window, "WM_CLASS", "_NET_WM_PID"], check=True, capture_output=True, text=True
    ).stdout
    assert "annotally" in described.casefold()
    assert str(program.process.pid) in described
    previous_picture = picture(window)
    grid = [
        (x, y) for x in range(0, previous_picture.width(), 5) for y in range(0, previous_picture.height(), 5)
    ]
    assert len({previous_picture.pixel(x, y) for x, y in grid}) > 20, "the window is empty"
    xdotool("mousemove", "--window", window, 110, 38, "click", 1)  # Next, on the toolbar

    def changed() -> bool:
        current_picture = picture(window)
        return sum(previous_picture.pixel(x, y) != current_picture.pixel(x, y) for x, y in grid) > 300

    qtbot.waitUntil(changed, timeout=45_000)
    xdotool("key", "ctrl+q")
    assert program.ended() == 0


def test_smoke_shows_the_sample_and_ends_with_0(run: Run) -> None:
    program = run("--smoke")
    assert program.ended() == 0
    assert program.errors() == ""


def test_the_first_paint_is_timed_on_request(run: Run) -> None:
    program = run("--smoke", "--startup-times")
    assert program.ended() == 0
    assert re.fullmatch(r"first paint after \d+ ms\n", program.output())


def test_without_a_display_it_ends_with_1_and_says_what_to_do(run: Run) -> None:
    program = run("--sample", DISPLAY="", WAYLAND_DISPLAY="", QT_QPA_PLATFORM="")
    assert program.ended() == 1
    assert "There is no display." in program.errors()
    assert "ssh -X" in program.errors()


def test_an_unknown_option_ends_with_2(run: Run) -> None:
    program = run("--nonsense")
    assert program.ended() == 2
    assert program.errors() == "annotally: unknown option --nonsense; see 'annotally --help'\n"


def test_score_goes_to_the_command_line_without_importing_qt(tmp_path: Path) -> None:
    key = write(tmp_path, "key.sgm", sgml("0001"))
    code = (
        "import sys; from annotally_gui.__main__ import main; status = main(sys.argv[1:]);"
        "assert not any(name.startswith('PySide6') for name in sys.modules); sys.exit(status)"
    )
    words = ["score", "--task", "muc7-named-entity", "--key", key, "--response", key]
    done = subprocess.run(
        [sys.executable, "-c", code, *words],
        env=environment(tmp_path) | {"DISPLAY": ""},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "100" in done.stdout


def test_nothing_is_left_of_a_program_that_was_killed(run: Run, qtbot: QtBot) -> None:
    program = run("--sample")
    program.wait_for_title("^Sample – Annotally$")
    children = Path(f"/proc/{program.process.pid}/task/{program.process.pid}/children").read_text().split()
    assert children
    program.process.kill()
    program.ended()
    qtbot.waitUntil(lambda: not any(map(_alive, children)), timeout=10_000)


def _alive(process: str) -> bool:
    """Tell whether a process runs; one that has ended and was not yet reaped does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
