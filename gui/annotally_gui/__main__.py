"""Where ``annotally`` starts. A subcommand goes to the command line before Qt is imported.

Qt is an extra of the installed package: without it commands run, and a start of the window says what to
install.
"""

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from annotally.cli.garbage_collection import gc_seldom
from annotally.cli.shell_request import is_asked_by_shell
from annotally.cli.terminal import visible
from annotally_gui.app import arguments

if TYPE_CHECKING:
    from annotally_gui.app.application import WindowParts

_WITHOUT_QT = "The window needs Qt, which is not installed: pip install 'annotally[gui]'"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line or the window; return the exit code.

    0: done; 1: Qt is not installed, no display, or an input was refused; 2: an unknown option.
    """
    words = list(sys.argv[1:] if argv is None else argv)
    if is_asked_by_shell() or arguments.for_command_line(words):
        with gc_seldom():
            from annotally.cli.main import main as command_line

            if words[:1] == ["report"]:
                _offer_drawing()
            return command_line(words)
    try:
        parsed = arguments.parse(words)
    except arguments.UsageError as problem:
        sys.stderr.write(visible(f"annotally: {problem}; see 'annotally --help'\n"))
        return 2
    from importlib.util import find_spec

    if find_spec("PySide6") is None:
        sys.stderr.write(f"annotally: {_WITHOUT_QT}\n")
        return 1
    from annotally_gui.services.display_check import missing_display

    problem_with_display = missing_display(os.environ)
    if problem_with_display:
        sys.stderr.write(visible(f"annotally: {problem_with_display}\n"))
        return 1
    from annotally_gui.app.application import run

    return run(parsed, _load_parts)


def _offer_drawing() -> None:
    """Have reports drawn as PDF and PNG by Qt, which is loaded only when one is."""
    from annotally.reports.full.files import Drawing
    from annotally.reports.messages import PrintedReport

    def draw(report: PrintedReport, form: str) -> dict[str, bytes]:
        from annotally_gui.services.report_printing import draw_without_screen

        return draw_without_screen(report, form)

    Drawing.drawer = draw


def _load_parts() -> "WindowParts":
    from annotally_gui.app.window_builder import WindowBuilder

    return WindowBuilder()


if __name__ == "__main__":
    sys.exit(main())
